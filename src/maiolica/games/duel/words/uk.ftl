duel-name = Azul. Дуель
duel-about = Двоє майстрів прикрашають купол: беріть плитки за сонця та за місяця, обирайте фрагменти, заповнюйте ряди.
duel-option-goals = Цілі
duel-option-goals-first = перша партія: рядки, стовпчики та діагоналі
duel-option-goals-three = три: за жеребом
duel-option-goals-four = чотири: один бік кожного жетона, за жеребом
duel-option-free_draws = Фрагменти зі стосу без очок
duel-option-free_draws-no = ні: лише якщо немає відкритих фрагментів
duel-option-free_draws-yes = так: за 0 очок безкоштовно
duel-option-special_is_a_color = Спеціальна плитка — окремий колір
duel-option-special_is_a_color-yes = так
duel-option-special_is_a_color-no = ні
duel-option-first_seat = Хто починає

duel-blue = синій
duel-yellow = жовтий
duel-red = червоний
duel-black = чорний
duel-turquoise = бірюзовий
duel-special-tile = спеціальна плитка
duel-special = спеціальна клітинка
duel-wild = різнокольорова клітинка
duel-token = жетон першого гравця, мінус 2

duel-display = Фабрики
duel-factory = фабрика { $number }
duel-large = велика фабрика
duel-large-moon = місячний бік великої фабрики
duel-moon = місячні боки
duel-moon-of = { $source }, місячний бік
duel-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, колір: { $color }, { $source }
duel-pile = плитка у стопці, колір: { $color }, знизу: { $height }, фабрика { $number }
duel-pile-top = верхня плитка стопки, колір: { $color }, знизу: { $height }, фабрика { $number }
duel-chip-one = фішка, колір: { $color }
duel-chip-two = фішка, кольори: { $first } та { $second }
duel-chip-down = закрита фішка, фабрика { $number }
duel-chip-up = { $chip }, фабрика { $number }
duel-chip-spent = використана фішка
duel-chip-place = місце для фішки; узято в цьому раунді: { $taken } з 2
duel-token-free = жетон першого гравця: його бере той, хто перший візьме плитки з місячного боку великої фабрики
duel-bag = Мішечок: плиток { $count } (синіх { $blue }, жовтих { $yellow }, червоних { $red }, чорних { $black }, бірюзових { $turquoise })
duel-tower = Вежа: плиток { $count } (синіх { $blue }, жовтих { $yellow }, червоних { $red }, чорних { $black }, бірюзових { $turquoise })

duel-plates = Фрагменти купола
duel-plate = фрагмент { $plate }: угорі { $first }, { $second }, унизу { $third }, { $fourth }
duel-plate-turned = фрагмент { $plate }, { $turn ->
    [0] без повороту
    [1] обернутий праворуч
    [2] обернутий на пів оберта
   *[other] обернутий ліворуч
 }: угорі { $first }, { $second }, унизу { $third }, { $fourth }
duel-plate-returned = повертається під стос, номер { $place }: фрагмент { $plate }: угорі { $first }, { $second }, унизу { $third }, { $fourth }
duel-put = покласти фрагмент { $plate } на місце { $slot }, { $turn ->
    [0] без повороту
    [1] обернутий праворуч
    [2] обернутий на пів оберта
   *[other] обернутий ліворуч
 }: угорі { $first }, { $second }, унизу { $third }, { $fourth }
duel-no-plate = порожнє місце: його заповнять у наступному раунді
duel-back-special = спеціальний
duel-back-wild = джокерний
duel-stack = стос, фрагментів: { $count }, верхній: { $type }
duel-stack-empty = стос порожній
duel-stack-top-unknown = стос, фрагментів: { $count }
duel-under-known = повернений вами, { $place }-й у стосі: фрагмент { $plate }: угорі { $first }, { $second }, унизу { $third }, { $fourth }
duel-under-unknown = повернений суперником під стос: { $type }
duel-hand = узятий фрагмент: { $type }
duel-stop = досить, подивитися
duel-bench = верстак: тут обирають і обертають узяті фрагменти
duel-goal-rows = рядки: 3 очки за кожен заповнений рядок; { $now }
duel-goal-colors = кольори: 4 очки за кожен рядок із п'ятьма кольорами; { $now }
duel-goal-columns = стовпчики: 7 очок за кожен заповнений стовпчик; { $now }
duel-goal-perimeter = периметр: 1 очко за кожну плитку на краю; { $now }
duel-goal-diagonals = діагоналі: 10 очок за кожну заповнену діагональ; { $now }
duel-goal-corners = кути: 3 очки за заповнений верхній кутовий фрагмент, 8 за нижній; { $now }
duel-goal-wilds = різнокольорові клітинки: по 2 очки, якщо заповнено всі; { $now }
duel-goal-specials = спеціальні клітинки: мінус 3 за кожну порожню; { $now }
duel-goal-now = зараз: { $first } — { $one }, { $second } — { $two }
duel-goal-points = { $seat }, очки за цю ціль зараз: { $points }

duel-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }{ $goals ->
    [none] {""}
   *[other] , за цілі: { $goals }
 }
duel-line-empty = ряд { $line }: { $count ->
    [0] порожній
   *[other] { $count } з { $line }
 }
duel-line = ряд { $line }, { $count } з { $line }, колір: { $color }
duel-line-paid = ряд { $line }: оплачено фішками
duel-line-paying = ряд { $line }: цю плитку оплачують, фішок уже: { $chips }
duel-cell = купол, рядок { $row }, стовпчик { $column }: { $tile }
duel-slot-free = вільне місце { $slot }
duel-cell-empty = купол, рядок { $row }, стовпчик { $column }: порожньо, { $use }{ $gain ->
    [0] {""}
    [one] , дасть { $gain } очко
    [few] , дасть { $gain } очки
   *[many] , дасть { $gain } очок
 }
duel-cell-empty-special = купол, рядок { $row }, стовпчик { $column }: порожньо, для спеціальної плитки; вона з'явиться, коли решту клітинок фрагмента заповнено; очки: { $row }
duel-cell-blue = для синього
duel-cell-yellow = для жовтого
duel-cell-red = для червоного
duel-cell-black = для чорного
duel-cell-turquoise = для бірюзового
duel-cell-wild = для будь-якого кольору
duel-broken = розбита плитка, колір: { $color }, разом утрачено очок: { $cost }
duel-broken-free = поле розбитих плиток, місце { $count }: разом утрачено очок: { $cost }
duel-now = розглядається ряд { $line }
duel-player-token = жетон гравця для фрагмента, лишилося в цьому раунді: { $count }
duel-player-token-used = жетон гравця, використаний; лишилося в цьому раунді: { $count }
duel-leave = залишити ряд { $line } як є
duel-complete = завершити ряд { $line } фішками

duel-status-pick = Раунд { $round }: { $voice ->
    [do] оберіть перший фрагмент
   *[other] { $seat } обирає перший фрагмент
 }
duel-status-offer = Раунд { $round }: { $voice ->
    [do] візьміть плитки, фрагмент або фішку
   *[other] { $seat } бере плитки, фрагмент або фішку
 }
duel-status-draw = Раунд { $round }: { $voice ->
    [do] набирайте фрагменти
   *[other] { $seat } набирає фрагменти
 }
duel-status-keep = Раунд { $round }: { $voice ->
    [do] оберіть, який фрагмент залишити
   *[other] { $seat } обирає, який фрагмент залишити
 }
duel-status-put = Раунд { $round }: { $voice ->
    [do] покладіть фрагмент на купол
   *[other] { $seat } кладе фрагмент на купол
 }
duel-status-return = Раунд { $round }: { $voice ->
    [do] поверніть фрагменти під стос
   *[other] { $seat } повертає фрагменти під стос
 }
duel-status-pile = Раунд { $round }: { $voice ->
    [do] складіть решту стопкою, знизу вгору
   *[other] { $seat } складає решту стопкою, знизу вгору
 }
duel-status-dome = Раунд { $round }: { $voice ->
    [do] облицюйте купол, ряд { $line }
   *[other] { $seat } облицьовує купол, ряд { $line }
 }
duel-status-deal = Раунд { $round }: вирішує жереб
duel-status-over = Гру завершено

duel-why-not-now = зараз не час для цього ({ $now })
duel-why-last-round = в останньому раунді фрагментів не беруть
duel-why-no-token = обидва жетони гравця в цьому раунді використано
duel-why-no-plate = фрагмент { $plate } не лежить відкритим
duel-why-no-stack = стос порожній
duel-why-no-points = фрагмент зі стосу коштує одне очко
duel-why-slot = на місці { $slot } вже лежить фрагмент
duel-why-not-left = { $source }: більше немає кольору: { $color }
duel-why-not-in-hand = фрагмента { $plate } серед них немає
duel-why-no-tile = { $source }: узяти не можна, немає кольору: { $color }
duel-why-full = ряд { $line } заповнений
duel-why-mixed = у ряді { $line } вже лежить колір: { $color }
duel-why-enough-chips = у цьому раунді вже взято дві фішки
duel-why-chip-down = фішка фабрики { $number } ще закрита
duel-why-no-chip = на фабриці { $number } немає фішки
duel-why-no-choice = для ряду { $line } потрібне інше рішення
duel-why-no-payment = ряд { $line } зараз не завершують фішками
duel-why-chip = { $chip }: так ряд { $line } не оплатити
duel-why-other-line = спершу ряд { $line }
duel-why-cell = плитка ряду { $line } не може лягти у стовпчик { $column }

duel-told-take = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } { $color } { $source } { $line }
duel-told-color-blue = сині
duel-told-color-yellow = жовті
duel-told-color-red = червоні
duel-told-color-black = чорні
duel-told-color-turquoise = бірюзові
duel-told-from-factory = з фабрики { $number }
duel-told-from-large = з великої фабрики
duel-told-from-moon = з місячних боків
duel-told-to-line = у ряд { $line }
duel-told-broken = { $voice ->
    [do] і розбити їх
    [you] і розбиваєте їх
   *[other] і розбиває їх
 }
duel-told-one-blue = синю
duel-told-one-yellow = жовту
duel-told-one-red = червону
duel-told-one-black = чорну
duel-told-one-turquoise = бірюзову
duel-told-pile = { $voice ->
    [do] покласти
    [you] кладете
   *[other] кладе
 } у стопку { $color }
duel-told-plate = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } відкритий фрагмент { $plate }
duel-told-draw = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } фрагмент зі стосу
duel-told-stop = { $voice ->
    [do] більше не брати й подивитися
    [you] більше не берете й дивитеся
   *[other] більше не бере й дивиться
 }
duel-told-keep = { $voice ->
    [do] залишити
    [you] залишаєте
   *[other] залишає
 } собі фрагмент { $plate }
duel-told-under = { $voice ->
    [do] повернути
    [you] повертаєте
   *[other] повертає
 } фрагмент { $plate } під стос
duel-told-put = { $voice ->
    [do] покласти
    [you] кладете
   *[other] кладе
 } фрагмент на місце { $slot }{ $turn ->
    [0] {" "}без повороту
    [1] , обернувши праворуч
    [2] , обернувши на пів оберта
   *[other] , обернувши ліворуч
 }
duel-told-chip = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } фішку фабрики { $number }
duel-told-leave = { $voice ->
    [do] залишити
    [you] залишаєте
   *[other] залишає
 } ряд як є
duel-told-complete = { $voice ->
    [do] завершити
    [you] завершуєте
   *[other] завершує
 } ряд фішками
duel-told-spend = { $voice ->
    [do] витратити
    [you] витрачаєте
   *[other] витрачає
 } фішку ({ $chip })
duel-told-two = { $first }/{ $second }
duel-told-place = { $voice ->
    [do] покласти
    [you] кладете
   *[other] кладе
 } плитку ряду { $line } у стовпчик { $column }
duel-told-goals = цілі: { $goals }
duel-told-goal-rows = рядки
duel-told-goal-colors = кольори
duel-told-goal-columns = стовпчики
duel-told-goal-perimeter = периметр
duel-told-goal-diagonals = діагоналі
duel-told-goal-corners = кути
duel-told-goal-wilds = різнокольорові клітинки
duel-told-goal-specials = спеціальні клітинки
duel-told-deal = роздано плитки: { $tiles }
duel-told-count-blue = синіх { $count }
duel-told-count-yellow = жовтих { $count }
duel-told-count-red = червоних { $count }
duel-told-count-black = чорних { $count }
duel-told-count-turquoise = бірюзових { $count }
duel-told-plates = відкрито фрагменти: { $plates }
duel-told-number = { $number }
duel-told-top = верхній фрагмент стосу: { $type }
duel-told-chips = відкрито фішки: { $chips }

duel-account-start = очки на початку: { $points }
duel-account-plate = фрагмент узято зі стосу: { $points }
duel-account-alone = ряд { $line }, плитка без сусідів: { $points }
duel-account-row = ряд { $line }, у рядку { $across }: { $points }
duel-account-column = ряд { $line }, у стовпчику { $down }: { $points }
duel-account-both = ряд { $line }, у рядку { $across }, у стовпчику { $down }: { $points }
duel-account-special = спеціальна плитка в рядку { $row }: { $points }
duel-account-broken = { $count } { $count ->
    [one] розбита плитка
    [few] розбиті плитки
   *[many] розбитих плиток
 }: { $points }
duel-account-token = жетон першого гравця: { $points }
duel-account-goal-rows = заповнені рядки ({ $count }): { $points }
duel-account-goal-colors = рядки з п'ятьма кольорами ({ $count }): { $points }
duel-account-goal-columns = заповнені стовпчики ({ $count }): { $points }
duel-account-goal-perimeter = плитки на краю ({ $count }): { $points }
duel-account-goal-diagonals = заповнені діагоналі ({ $count }): { $points }
duel-account-goal-corners = заповнені кутові фрагменти ({ $count }): { $points }
duel-account-goal-wilds = різнокольорові клітинки, заповнено всі ({ $count }): { $points }
duel-account-goal-specials = порожні спеціальні клітинки ({ $count }): { $points }
duel-account-goal-wilds-open = різнокольорові клітинки, заповнено не всі: { $points }
duel-source-start = Початок
duel-source-tiles = Плитки
duel-source-special = Спеціальні плитки
duel-source-plates = Узяті фрагменти
duel-source-broken = Розбиті плитки
duel-source-token = Жетон першого гравця
duel-source-rows = Ціль: рядки
duel-source-colors = Ціль: п'ять кольорів
duel-source-columns = Ціль: стовпчики
duel-source-perimeter = Ціль: периметр
duel-source-diagonals = Ціль: діагоналі
duel-source-corners = Ціль: кути
duel-source-wilds = Ціль: різнокольорові клітинки
duel-source-specials = Ціль: спеціальні клітинки
duel-pad-cell = купол, рядок { $row }, стовпчик { $column }: порожньо
duel-pad-plates = фрагменти, взяті зі стосу наосліп, по очку за кожен
duel-pad-wilds = ваші різнокольорові клітинки, якщо заповнено всі; інакше 0
duel-pad-specials = ваші спеціальні клітинки без плитки
duel-tie = { $seats }: очок порівну; { $broken ->
    [1] вирішує жетон першого гравця з останнього раунду
   *[other] жетона першого гравця з останнього раунду ні в кого немає, тож перемога спільна
 }

# Why a position cannot be
duel-wrong-nothing = { $name }: { $value }, але зараз це нічого не значить
duel-wrong-due = due: { $due }, але у фазі { $phase } випадок такого не приносить
duel-wrong-dealt = плитки роздають, але dealt каже інше
duel-wrong-piling = piling не каже, з якої фабрики складають плитки
duel-wrong-held = held не каже, який фрагмент кладуть на купол
duel-wrong-goals = цілей у грі { $count }, а не { $of }
duel-wrong-top-due = треба показати тип верхнього фрагмента, але його видно або фрагментів немає
duel-wrong-looked = усі взяті фрагменти вже подивилися
duel-wrong-display = треба викласти фрагмент, але всі на місці або їх немає
duel-wrong-chip-due = треба відкрити фішку, але відкривати нічого
duel-wrong-broken = понад { $most } розбитих плиток
duel-wrong-second = { $names } — числа другої фази
duel-wrong-resolved = усі його ряди завершено, платити нічого
duel-wrong-dome = need, paid, payment, shown і last не узгоджені між собою
duel-wrong-no-plate = на місці { $slot } плитки, але там немає фрагмента
duel-wrong-cell = на місці { $slot } плитка лежить на клітинці іншого кольору
duel-wrong-special = на місці { $slot } спеціальна плитка лежить, коли всі інші клітинки заповнено, і лише тоді
duel-wrong-chips-kind = понад { $most } фішок виду { $kind }
duel-wrong-chips = усього фішок { $count }, а не { $of }
duel-wrong-chips-round = у грі не ті фішки, що приходять кожного раунду ({ $each })
duel-wrong-chips-taken = chips_taken і фішки на фабриках — не { $each } цього раунду
duel-wrong-factory = на фабриці більше плиток, ніж там може бути
duel-wrong-pile = у стопці фабрики { $factory } прогалина
duel-wrong-chip-down = фішку фабрики { $factory } вже було б відкрито
duel-wrong-cleared = після першої фази на фабриках лежать плитки або фішки
duel-wrong-round-over = усі ряди завершено, і раунд уже закінчився б
duel-wrong-beyond = у { $name } більше фрагментів, ніж каже кількість
duel-wrong-lacks = в under або hand бракує фрагментів
duel-wrong-two-places = фрагмент лежить у двох місцях
duel-wrong-known-open = known не каже, які фрагменти лежать відкрито
duel-wrong-known-seen = known не каже, які фрагменти подивилися
duel-wrong-fresh = небачених фрагментів типу { $kind }: { $count }, а не { $of }
duel-wrong-seen = фрагмент під стосом бачив той, хто його туди поклав
duel-wrong-under-by = under_by не називає місце, яке знає фрагмент
duel-wrong-batch = перший фрагмент під стосом починає нову групу
duel-wrong-top = top — не тип верхнього фрагмента стосу
duel-wrong-unseen = взятий фрагмент невідомий, доки його не подивляться, якщо його ніхто не повертав
duel-wrong-hand-known = взятий фрагмент невідомий тому, хто його має
duel-wrong-hand-order = фрагменти на руках не впорядковані
