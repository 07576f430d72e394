five211-name = 5211 Azul
five211-about = Усі грають картки одночасно: очки приносить колір, якого найбільше, якщо його не забагато.
five211-option-roosters = Півники приносять очки
five211-option-roosters-at_least = коли їх досить або більше
five211-option-roosters-exact = лише коли їх рівно стільки, скільки треба
five211-option-target = Довга гра
five211-option-target-none = ні: одна роздача
five211-option-target-50 = до 50 очок
five211-option-target-100 = до 100 очок
five211-option-first_seat = Кого питають першим

five211-yellow = жовтий
five211-green = зелений
five211-orange = помаранчевий
five211-blue = синій
five211-turquoise = бірюзовий
five211-roosters = півники
five211-card-yellow = жовта картка { $value }
five211-card-green = зелена картка { $value }
five211-card-orange = помаранчева картка { $value }
five211-card-blue = синя картка { $value }
five211-card-turquoise = бірюзова картка { $value }
five211-rooster-yellow = жовтий півник
five211-rooster-green = зелений півник
five211-rooster-orange = помаранчевий півник
five211-rooster-blue = синій півник
five211-rooster-turquoise = бірюзовий півник

five211-table = Стіл
five211-track = { $color }: { $count ->
    [one] відкрито { $count } картку
    [few] відкрито { $count } картки
   *[many] відкрито { $count } карток
 }{ $mine ->
    [0] {""}
   *[other] , обрано вами: { $mine }
 }; межа кольору: { $limit }
five211-track-roosters = півники: відкрито { $count }{ $mine ->
    [0] {""}
   *[other] , обрано вами: { $mine }
 }; приносять очки, коли їх { $exact ->
    [1] рівно { $enough }
   *[other] { $enough } або більше
 }
five211-leads = { $color }: зараз очки були б тут
five211-tied = { $color }: без очок, стільки ж карток має інший колір
five211-over = { $color }: без очок, карток забагато
five211-pile = Стопка: { $count } { $count ->
    [one] картка
    [few] картки
   *[many] карток
 }; прибрано з гри: { $removed }. Ще не бачили: жовтих { $yellow }, зелених { $green }, помаранчевих { $orange }, синіх { $blue }, бірюзових { $turquoise }
five211-discards = Скинуто: { $count } { $count ->
    [one] картку
    [few] картки
   *[many] карток
 } (жовтих { $yellow }, зелених { $green }, помаранчевих { $orange }, синіх { $blue }, бірюзових { $turquoise })
five211-part-done = частину { $part } зіграно: { $count ->
    [one] по одній картці
   *[other] по дві картки
 }
five211-part-now = частина { $part }, зараз: { $count ->
    [one] по одній картці
   *[other] по дві картки
 }
five211-part-later = частина { $part } попереду: { $count ->
    [one] по одній картці
   *[other] по дві картки
 }
five211-round = раунд { $round } з { $rounds }
five211-last = минулий раунд
five211-last-counts = минулий раунд: жовтих { $yellow }, зелених { $green }, помаранчевих { $orange }, синіх { $blue }, бірюзових { $turquoise }; півників серед них: { $roosters }
five211-last-color = минулий раунд: очки приніс { $color }
five211-last-roosters = минулий раунд: очки принесли півники
five211-last-nobody = минулий раунд: очок не здобув ніхто
five211-now-nobody = зараз очок не здобув би ніхто
five211-deal = роздача { $count }
five211-target = гра скінчиться після роздачі, у якій хтось матиме { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
 }

five211-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }{ $total ->
    [-1] {""}
   *[other] , у цій роздачі { $total }
 }
five211-back = картка долілиць
five211-chosen = обрано
five211-open = відкрито: { $card }
five211-place = порожнє місце
five211-kept-card = зібрано: { $card }
five211-kept = зібрано: { $count ->
    [0] жодної картки
    [one] { $count } картку, очок { $points }: { $cards }
    [few] { $count } картки, очок { $points }: { $cards }
   *[many] { $count } карток, очок { $points }: { $cards }
 }{ $before ->
    [0] {""}
   *[other] ; карток у попередніх роздачах: { $before }
 }
five211-gain = { $count } { $count ->
    [one] очко
    [few] очки
   *[many] очок
 } у минулому раунді

five211-status-choose = { $deal ->
    [0] {""}
   *[other] Роздача { $deal }.{" "}
 }Раунд { $round } з { $rounds }, частина { $part }: оберіть { $count ->
    [one] картку
   *[other] дві картки
 }
five211-status-choose-more = { $deal ->
    [0] {""}
   *[other] Роздача { $deal }.{" "}
 }Раунд { $round } з { $rounds }, частина { $part }: оберіть ще одну картку
five211-status-wait = { $deal ->
    [0] {""}
   *[other] Роздача { $deal }.{" "}
 }Раунд { $round } з { $rounds }, частина { $part }: обирають інші
five211-status-draw = { $deal ->
    [0] {""}
   *[other] Роздача { $deal }.{" "}
 }Раунд { $round } з { $rounds }: гравці беруть картки
five211-status-score = { $deal ->
    [0] {""}
   *[other] Роздача { $deal }.{" "}
 }Раунд { $round } з { $rounds }: підрахунок карток
five211-status-over = Гру завершено

five211-why-no-card = цієї картки немає у вас на руці: { $card }

five211-choosing = { $voice ->
    [do] обрати
    [you] обираєте
   *[other] обирає
 }
five211-told-choose-yellow = { five211-choosing } жовту картку { $value }
five211-told-choose-green = { five211-choosing } зелену картку { $value }
five211-told-choose-orange = { five211-choosing } помаранчеву картку { $value }
five211-told-choose-blue = { five211-choosing } синю картку { $value }
five211-told-choose-turquoise = { five211-choosing } бірюзову картку { $value }
five211-told-choose-rooster-yellow = { five211-choosing } жовтого півника
five211-told-choose-rooster-green = { five211-choosing } зеленого півника
five211-told-choose-rooster-orange = { five211-choosing } помаранчевого півника
five211-told-choose-rooster-blue = { five211-choosing } синього півника
five211-told-choose-rooster-turquoise = { five211-choosing } бірюзового півника
five211-told-first = { $voice ->
    [you] першими питають вас
   *[other] першим питають: { $seat }
 }
five211-told-draw = узято картки: { $cards }
five211-told-cards-yellow = жовті { $values }
five211-told-cards-green = зелені { $values }
five211-told-cards-orange = помаранчеві { $values }
five211-told-cards-blue = сині { $values }
five211-told-cards-turquoise = бірюзові { $values }

five211-account-roosters = відкрито півників: { $count }, досить { $enough }: очки приносять півники
five211-account-over = { $color } без очок: карток { $count }, більше ніж { $limit }
five211-account-tied = { $colors } без очок: карток порівну, по { $count }
five211-account-wins = { $color } приносить очки: { $count } { $count ->
    [one] картка
    [few] картки
   *[many] карток
 }
five211-account-nobody = очок не здобуває ніхто
five211-account-kept = зібрано { $count } { $count ->
    [one] картку
    [few] картки
   *[many] карток
 } ({ $cards }): { $points }
five211-account-kept-roosters = зібрано { $count } { $count ->
    [one] півника
    [few] півники
   *[many] півників
 }: { $points }
five211-account-deal = Роздача { $deal }
five211-source-colors = Кольори
five211-source-roosters = Півники
five211-tie = { $seats }: очок порівну; { $broken ->
    [1] вирішує кількість зібраних карток ({ $values })
   *[other] зібраних карток теж порівну ({ $values }), тож місце спільне
 }

# Why a position cannot be
five211-wrong-kept = збережених карток більше, ніж очок
five211-wrong-total-early = у total очки попередніх роздач, а їх не було
five211-wrong-cards = { $card }: усього { $count }, а не { $of }
five211-wrong-hand-count = hand_count або chosen_count — не кількість його карток
five211-wrong-open = відкритих карток { $count } після частини { $part }, а не { $of }
five211-wrong-chosen-nobody = воно вибрало картки, але зараз ніхто не вибирає
five211-wrong-chosen-many = воно вибрало більше карток, ніж можна
five211-wrong-hand-full = карток { $count }, а не { $of }
five211-wrong-hand-many = карток { $count } — забагато
five211-wrong-drawing = місця тягнуть одне за одним, починаючи з першого, поки рука не повна
five211-wrong-all-chosen = усі вибрали, і картки були б уже відкриті
five211-wrong-unseen = небачених карток { $count }, але у стопці { $pile }, і вилучено { $out }
five211-wrong-pile = стопка порожня в останньому раунді, і лише тоді
five211-wrong-no-pile = тягнути більше нічого
five211-wrong-parts = картки відкриті, але раунду не грають
five211-wrong-over = гра закінчена, але вона б тривала
five211-wrong-target = роздачу почато, коли хтось уже досяг мети
five211-wrong-counts = counts і roosters — не такі, як на відкритих картках
five211-wrong-counts-none = counts і roosters говорять про раунд, а його не було
five211-wrong-gain = хтось здобув очки за раунд, а його не було
