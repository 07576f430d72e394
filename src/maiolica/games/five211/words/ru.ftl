five211-name = 5211 Azul
five211-about = Все играют карточки одновременно: очки приносит преобладающий цвет, если его не слишком много.
five211-option-roosters = Петушки приносят очки
five211-option-roosters-at_least = когда их достаточно или больше
five211-option-roosters-exact = только когда их ровно столько, сколько нужно
five211-option-target = Длинная игра
five211-option-target-none = нет: одна раздача
five211-option-target-50 = до 50 очков
five211-option-target-100 = до 100 очков
five211-option-first_seat = Кого спрашивают первым

five211-yellow = жёлтый
five211-green = зелёный
five211-orange = оранжевый
five211-blue = синий
five211-turquoise = бирюзовый
five211-roosters = петушки
five211-card-yellow = жёлтая карточка { $value }
five211-card-green = зелёная карточка { $value }
five211-card-orange = оранжевая карточка { $value }
five211-card-blue = синяя карточка { $value }
five211-card-turquoise = бирюзовая карточка { $value }
five211-rooster-yellow = жёлтый петушок
five211-rooster-green = зелёный петушок
five211-rooster-orange = оранжевый петушок
five211-rooster-blue = синий петушок
five211-rooster-turquoise = бирюзовый петушок

five211-table = Стол
five211-track = { $color }: { $count ->
    [one] открыта { $count } карточка
    [few] открыты { $count } карточки
   *[many] открыто { $count } карточек
 }{ $mine ->
    [0] {""}
   *[other] , выбрано вами: { $mine }
 }; лимит цвета: { $limit }
five211-track-roosters = петушки: { $count ->
    [one] открыт { $count }
    [few] открыты { $count }
   *[many] открыто { $count }
 }{ $mine ->
    [0] {""}
   *[other] , выбрано вами: { $mine }
 }; приносят очки, когда их { $exact ->
    [1] ровно { $enough }
   *[other] { $enough } или больше
 }
five211-leads = { $color }: сейчас очки были бы здесь
five211-tied = { $color }: без очков, столько же карточек у другого цвета
five211-over = { $color }: без очков, лимит превышен
five211-pile = Общая стопка: { $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 }; убрано в коробку: { $removed }. Ещё не видели: жёлтых { $yellow }, зелёных { $green }, оранжевых { $orange }, синих { $blue }, бирюзовых { $turquoise }
five211-discards = Сброс: { $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 } (жёлтых { $yellow }, зелёных { $green }, оранжевых { $orange }, синих { $blue }, бирюзовых { $turquoise })
five211-part-done = часть { $part } сыграна: { $count ->
    [one] по одной карточке
   *[other] по две карточки
 }
five211-part-now = часть { $part }, сейчас: { $count ->
    [one] по одной карточке
   *[other] по две карточки
 }
five211-part-later = часть { $part } впереди: { $count ->
    [one] по одной карточке
   *[other] по две карточки
 }
five211-round = раунд { $round } из { $rounds }
five211-last = прошлый раунд
five211-last-counts = прошлый раунд: жёлтых { $yellow }, зелёных { $green }, оранжевых { $orange }, синих { $blue }, бирюзовых { $turquoise }; петушков среди них: { $roosters }
five211-last-color = прошлый раунд: очки принёс { $color }
five211-last-roosters = прошлый раунд: очки принесли петушки
five211-last-nobody = прошлый раунд: очков никто не получил
five211-now-nobody = сейчас очков не получил бы никто
five211-deal = раздача { $count }
five211-target = игра закончится после раздачи, в которой кто-то { $count ->
    [one] наберёт { $count } очко
    [few] наберёт { $count } очка
   *[many] наберёт { $count } очков
 }

five211-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $total ->
    [-1] {""}
   *[other] , в этой раздаче { $total }
 }
five211-back = карточка лицом вниз
five211-chosen = выбрана
five211-open = открыта: { $card }
five211-place = пустое место
five211-kept-card = собрана: { $card }
five211-kept = собрано: { $count ->
    [0] ни одной карточки
    [one] { $count } карточка, очков { $points }: { $cards }
    [few] { $count } карточки, очков { $points }: { $cards }
   *[many] { $count } карточек, очков { $points }: { $cards }
 }{ $before ->
    [0] {""}
   *[other] ; карточек в прежних раздачах: { $before }
 }
five211-gain = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
 } в прошлом раунде

five211-status-choose = { $deal ->
    [0] {""}
   *[other] Раздача { $deal }.{" "}
 }Раунд { $round } из { $rounds }, часть { $part }: выберите { $count ->
    [one] карточку
   *[other] две карточки
 }
five211-status-choose-more = { $deal ->
    [0] {""}
   *[other] Раздача { $deal }.{" "}
 }Раунд { $round } из { $rounds }, часть { $part }: выберите ещё одну карточку
five211-status-wait = { $deal ->
    [0] {""}
   *[other] Раздача { $deal }.{" "}
 }Раунд { $round } из { $rounds }, часть { $part }: выбирают другие
five211-status-draw = { $deal ->
    [0] {""}
   *[other] Раздача { $deal }.{" "}
 }Раунд { $round } из { $rounds }: игроки берут карточки
five211-status-score = { $deal ->
    [0] {""}
   *[other] Раздача { $deal }.{" "}
 }Раунд { $round } из { $rounds }: подсчёт карточек
five211-status-over = Игра окончена

five211-why-no-card = этой карточки нет у вас на руке: { $card }

five211-choosing = { $voice ->
    [do] выбрать
    [you] выбираете
   *[other] выбирает
 }
five211-told-choose-yellow = { five211-choosing } жёлтую карточку { $value }
five211-told-choose-green = { five211-choosing } зелёную карточку { $value }
five211-told-choose-orange = { five211-choosing } оранжевую карточку { $value }
five211-told-choose-blue = { five211-choosing } синюю карточку { $value }
five211-told-choose-turquoise = { five211-choosing } бирюзовую карточку { $value }
five211-told-choose-rooster-yellow = { five211-choosing } жёлтого петушка
five211-told-choose-rooster-green = { five211-choosing } зелёного петушка
five211-told-choose-rooster-orange = { five211-choosing } оранжевого петушка
five211-told-choose-rooster-blue = { five211-choosing } синего петушка
five211-told-choose-rooster-turquoise = { five211-choosing } бирюзового петушка
five211-told-first = { $voice ->
    [you] первыми спрашивают вас
   *[other] первым спрашивают: { $seat }
 }
five211-told-draw = взяты карточки: { $cards }
five211-told-cards-yellow = жёлтые { $values }
five211-told-cards-green = зелёные { $values }
five211-told-cards-orange = оранжевые { $values }
five211-told-cards-blue = синие { $values }
five211-told-cards-turquoise = бирюзовые { $values }

five211-account-roosters = открыто петушков: { $count }, достаточно { $enough }: очки приносят петушки
five211-account-over = { $color } без очков: карточек { $count }, больше чем { $limit }
five211-account-tied = { $colors } без очков: карточек поровну, по { $count }
five211-account-wins = { $color } приносит очки: { $count } { $count ->
    [one] карточка
    [few] карточки
   *[many] карточек
 }
five211-account-nobody = очков никто не получает
five211-account-kept = { $count ->
    [one] собрана { $count } карточка
    [few] собраны { $count } карточки
   *[many] собрано { $count } карточек
 } ({ $cards }): { $points }
five211-account-kept-roosters = { $count ->
    [one] собран { $count } петушок
    [few] собраны { $count } петушка
   *[many] собрано { $count } петушков
 }: { $points }
five211-account-deal = Раздача { $deal }
five211-source-colors = Цвета
five211-source-roosters = Петушки
five211-tie = { $seats }: очков поровну; { $broken ->
    [1] решает число собранных карточек ({ $values })
   *[other] собранных карточек тоже поровну ({ $values }), поэтому место общее
 }

# Why a position cannot be
five211-wrong-kept = сохранённых карточек больше, чем очков
five211-wrong-total-early = в total очки прежних раздач, а их не было
five211-wrong-cards = { $card }: всего { $count }, а не { $of }
five211-wrong-hand-count = hand_count или chosen_count — не число его карточек
five211-wrong-open = открытых карточек { $count } после части { $part }, а не { $of }
five211-wrong-chosen-nobody = оно выбрало карточки, но сейчас никто не выбирает
five211-wrong-chosen-many = оно выбрало больше карточек, чем можно
five211-wrong-hand-full = карточек { $count }, а не { $of }
five211-wrong-hand-many = карточек { $count } — слишком много
five211-wrong-drawing = места тянут одно за другим, начиная с первого, пока рука не полна
five211-wrong-all-chosen = все выбрали, и карточки были бы уже открыты
five211-wrong-unseen = невиданных карточек { $count }, но в стопке { $pile }, и изъято { $out }
five211-wrong-pile = стопка пуста в последнем раунде, и только тогда
five211-wrong-no-pile = тянуть больше нечего
five211-wrong-parts = карточки открыты, но раунд не играют
five211-wrong-over = игра окончена, но она бы продолжалась
five211-wrong-target = раздача начата, когда кто-то уже достиг цели
five211-wrong-counts = counts и roosters — не такие, как на открытых карточках
five211-wrong-counts-none = counts и roosters говорят о раунде, а его не было
five211-wrong-gain = кто-то получил очки за раунд, а его не было
