pavilion-name = Azul Summer Pavilion Mini
pavilion-about = Беріть плитки, користуйтеся джокерами й заповнюйте зірки.
pavilion-option-side = Бік планшетів
pavilion-option-side-colored = кольоровий: кожна зовнішня зірка має свій колір
pavilion-option-side-grey = сірий: кожна зірка одноколірна або з усіх різних кольорів
pavilion-option-wild_order = Кольори-джокери за раундами
pavilion-option-wild_order-PGOYBR = фіолетовий, зелений, помаранчевий, жовтий, блакитний, червоний
pavilion-option-wild_order-ORBYGP = помаранчевий, червоний, блакитний, жовтий, зелений, фіолетовий (другий варіант; справжній порядок не перевірено)
pavilion-option-score_floor = Очок не може бути менше ніж
pavilion-option-score_floor-0 = 0
pavilion-option-score_floor-1 = 1
pavilion-option-last_round_keep = Зберігати плитки в останньому раунді
pavilion-option-last_round_keep-no = ні: пасуючи, скидають усе, що лишилося
pavilion-option-last_round_keep-literal = так: до чотирьох, кожна коштує очко після бонусів
pavilion-option-first_seat = Хто починає

pavilion-purple = фіолетовий
pavilion-green = зелений
pavilion-orange = помаранчевий
pavilion-yellow = жовтий
pavilion-blue = блакитний
pavilion-red = червоний

pavilion-star-purple = фіолетова зірка
pavilion-star-green = зелена зірка
pavilion-star-orange = помаранчева зірка
pavilion-star-yellow = жовта зірка
pavilion-star-blue = блакитна зірка
pavilion-star-red = червона зірка
pavilion-star-center = центральна зірка

pavilion-display = Фабрики й запас
pavilion-factory = фабрика { $number }
pavilion-center = центр
pavilion-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, колір: { $color }, { $source }
pavilion-marker-in-center = маркер першого гравця: його бере той, хто перший візьме з центру, і втрачає по очку за кожну плитку
pavilion-marker-held = маркер першого гравця
pavilion-bag = Торбинка: плиток { $count } (фіолетових { $purple }, зелених { $green }, помаранчевих { $orange }, жовтих { $yellow }, блакитних { $blue }, червоних { $red })
pavilion-box = Скинуті: плиток { $count } (фіолетових { $purple }, зелених { $green }, помаранчевих { $orange }, жовтих { $yellow }, блакитних { $blue }, червоних { $red })
pavilion-supply = запас: звідси беруть бонусні плитки
pavilion-supply-tile = плитка в запасі, колір: { $color }
pavilion-wild-now = раунд { $round }, зараз: джокер — { $color }
pavilion-wild-round = раунд { $round }: джокер — { $color }

pavilion-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }{ $bonus ->
    [0] {""}
   *[other] , наприкінці ще { $bonus }
 }
pavilion-space-covered = { $star }, ромб { $slot }: { $color }
pavilion-space-free = { $star }, ромб { $slot }: вільний, коштує { $cost }{ $gain ->
    [0] {""}
    [one] , дає { $gain } бонусну плитку
    [few] , дає { $gain } бонусні плитки
   *[many] , дає { $gain } бонусних плиток
 }
pavilion-medal = { $star }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
 }, коли заповнена
pavilion-medal-done = { $star }: заповнена, { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
 } наприкінці
pavilion-medal-open = { $star }: очки залежать від перших двох плиток
pavilion-feature-pillar = колона, бонусних плиток: { $tiles }; { $missing ->
    [0] завершена
    [one] бракує { $missing } ромба
   *[other] бракує { $missing } ромбів
 }
pavilion-feature-statue = статуя, бонусних плиток: { $tiles }; { $missing ->
    [0] завершена
    [one] бракує { $missing } ромба
   *[other] бракує { $missing } ромбів
 }
pavilion-feature-window = вікно, бонусних плиток: { $tiles }; { $missing ->
    [0] завершене
    [one] бракує { $missing } ромба
   *[other] бракує { $missing } ромбів
 }
pavilion-set = ромби з числом { $number }: закрито { $covered } з { $count }, за всі — { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
 }
pavilion-corner-free = вільне місце в кутку: тут можна зберегти плитку
pavilion-corner-tile = збережено на наступний раунд: { $color }
pavilion-passed = спасовано
pavilion-hand = у руці: { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }
pavilion-hand-tile = у руці { $count }, колір: { $color }
pavilion-hand-wild = у руці { $count }, колір: { $color }, джокер
pavilion-pass = пас: збережіть до чотирьох плиток, за кожну іншу втратите очко
pavilion-done = більше не зберігати: за кожну плитку, що лишилася, втратите очко
pavilion-pay = заплатити: { $own } ({ $color }) і джокерів { $wilds } ({ $wild })

pavilion-status-take = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] візьміть плитки
   *[other] { $seat } бере плитки
 }
pavilion-status-place = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] викладіть плитку або пасуйте
   *[other] { $seat } викладає плитку або пасує
 }
pavilion-status-pay = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] оберіть, скільки джокерів заплатити
   *[other] { $seat } обирає, скільки джокерів заплатити
 }
pavilion-status-pick = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] візьміть
   *[other] { $seat } бере
 } { $count } { $count ->
    [one] бонусну плитку
    [few] бонусні плитки
   *[many] бонусних плиток
 }
pavilion-status-keep = Раунд { $round }, джокер — { $wild }: { $voice ->
    [do] оберіть, що зберегти
   *[other] { $seat } пасує й обирає, що зберегти
 }
pavilion-status-deal = Раунд { $round }, джокер — { $wild }: роздаються плитки
pavilion-status-refill = Раунд { $round }, джокер — { $wild }: поповнюється запас
pavilion-status-over = Гру завершено

pavilion-why-take = зараз беруть плитки з фабрик
pavilion-why-place = зараз викладають плитки: оберіть ромб або спасуйте
pavilion-why-pay = оберіть, скільки джокерів заплатити
pavilion-why-pick = оберіть бонусну плитку із запасу
pavilion-why-keep = оберіть плитки, які зберегти, або завершіть
pavilion-why-no-factory = { $source } не в грі
pavilion-why-no-tile = { $source }: немає кольору: { $color }
pavilion-why-wild = { $color } — джокер: його беруть окремо лише там, де немає нічого іншого
pavilion-why-covered = на цьому ромбі вже лежить плитка
pavilion-why-color-outer = { $star } приймає лише свій колір, не { $color }
pavilion-why-color-center = { $star } вже має цей колір: { $color }
pavilion-why-color-grey = ця зірка має бути одноколірна або з усіх різних кольорів, тож не приймає колір: { $color }
pavilion-why-no-hand = у руці немає такої плитки: { $color }
pavilion-why-cost = цей ромб коштує { $cost }: замало плиток цього кольору ({ $color }) і джокерів
pavilion-why-wilds = у цій платі може бути від { $fewest } до { $most } джокерів
pavilion-why-supply = у запасі немає кольору: { $color }

pavilion-told-take = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } { $color } { $source }
pavilion-told-color-purple = фіолетові
pavilion-told-color-green = зелені
pavilion-told-color-orange = помаранчеві
pavilion-told-color-yellow = жовті
pavilion-told-color-blue = блакитні
pavilion-told-color-red = червоні
pavilion-told-from-factory = з фабрики { $number }
pavilion-told-from-center = з центру
pavilion-told-one-purple = фіолетову
pavilion-told-one-green = зелену
pavilion-told-one-orange = помаранчеву
pavilion-told-one-yellow = жовту
pavilion-told-one-blue = блакитну
pavilion-told-one-red = червону
pavilion-told-place = { $voice ->
    [do] покласти
    [you] кладете
   *[other] кладе
 } { $color } на ромб { $slot } { $star }
pavilion-told-of-purple = фіолетової зірки
pavilion-told-of-green = зеленої зірки
pavilion-told-of-orange = помаранчевої зірки
pavilion-told-of-yellow = жовтої зірки
pavilion-told-of-blue = блакитної зірки
pavilion-told-of-red = червоної зірки
pavilion-told-of-center = центральної зірки
pavilion-told-pay = { $voice ->
    [do] заплатити
    [you] платите
   *[other] платить
 } { $wilds ->
    [0] без джокерів
    [one] з { $wilds } джокером
   *[other] із { $wilds } джокерами
 }
pavilion-told-pick = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } із запасу { $color }
pavilion-told-pass = { $voice ->
    [do] пасувати
    [you] пасуєте
   *[other] пасує
 }
pavilion-told-keep = { $voice ->
    [do] зберегти
    [you] зберігаєте
   *[other] зберігає
 } { $color }
pavilion-told-done = { $voice ->
    [do] більше нічого не зберігати
    [you] більше нічого не зберігаєте
   *[other] більше нічого не зберігає
 }
pavilion-told-draw = витягнуто плитки: { $tiles }
pavilion-told-count-purple = фіолетових { $count }
pavilion-told-count-green = зелених { $count }
pavilion-told-count-orange = помаранчевих { $count }
pavilion-told-count-yellow = жовтих { $count }
pavilion-told-count-blue = блакитних { $count }
pavilion-told-count-red = червоних { $count }

pavilion-account-start = очки на початку: { $points }
pavilion-account-marker = маркер першого гравця, узято { $count } { $count ->
    [one] плитку
    [few] плитки
   *[many] плиток
 }: { $points }
pavilion-account-group = { $star }, { $count ->
    [1] плитка без сусідів
   *[other] група з { $count }
 }: { $points }
pavilion-account-discarded = скинуто { $count } { $count ->
    [one] плитку
    [few] плитки
   *[many] плиток
 }: { $points }
pavilion-account-kept = збережено до кінця { $count } { $count ->
    [one] плитку
    [few] плитки
   *[many] плиток
 }: { $points }
pavilion-account-star = { $star } заповнена: { $points }
pavilion-account-set = закрито всі ромби з числом { $number }: { $points }
pavilion-source-start = Початок
pavilion-source-tiles = Викладені плитки
pavilion-source-marker = Маркер першого гравця
pavilion-source-discards = Зайві плитки
pavilion-source-stars = Заповнені зірки
pavilion-source-sets = Набори чисел
pavilion-pad-marker = скільки плиток узято разом із маркером
pavilion-pad-discards = плитки, які не вдалося зберегти
pavilion-pad-kept = плитки, збережені до кінця
pavilion-tie = { $seats }: очок порівну, тож місце спільне

# Why a position cannot be
pavilion-wrong-order = wild_order не називає кожен колір один раз
pavilion-wrong-over = гра закінчена, а раундів { $rounds }
pavilion-wrong-grey = на сірій зірці один колір або всі різні
pavilion-wrong-star = на зірці плитка іншого кольору
pavilion-wrong-middle = на середній зірці колір повторюється
pavilion-wrong-hand = у нього плитки на руках, але воно спасувало або зараз не грає
pavilion-wrong-corner = збережено понад { $most } плиток
pavilion-wrong-corner-early = воно зберегло плитки, ще не спасувавши
pavilion-wrong-corner-last = плитки збережено в останньому раунді
pavilion-wrong-hand-deal = на руках більше плиток, ніж можна зберегти
pavilion-wrong-factory = на фабриці понад { $most } плиток, або її немає у грі
pavilion-wrong-heaps = плитки лежать на фабриках або в центрі, але зараз їх не роздають і не беруть
pavilion-wrong-dealt = dealt не відповідає плиткам на фабриках
pavilion-wrong-supply = у запасі плиток { $count }, а не { $of }
pavilion-wrong-supply-fill = запас було б поповнено
pavilion-wrong-refill = поповнювати нічого або нічим
pavilion-wrong-supply-early = запас заповнюють, коли відомо, хто починає
pavilion-wrong-turn-passed = хід місця { $seat }, яке спасувало
pavilion-wrong-turn-empty = хід місця { $seat }, у якого немає плиток
pavilion-wrong-passed = пасують, лише поки викладають плитки
pavilion-wrong-over-passed = гра закінчена, але спасували не всі
pavilion-wrong-marker-early = маркер беруть, лише поки беруть плитки
pavilion-wrong-marker-first = first — не той, у кого маркер
pavilion-wrong-pay-zero = space і color говорять про плитку, за яку платять, а такої немає
pavilion-wrong-picks-zero = picks говорить про бонусні плитки, а їх не беруть
pavilion-wrong-pay = платять за зайняте місце, або в оплаті нема що вибирати
pavilion-wrong-pick = серед бонусних плиток нема що вибирати
pavilion-wrong-keep = більше плиток зберегти не можна
