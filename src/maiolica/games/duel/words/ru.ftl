duel-name = Azul. Дуэль
duel-about = Два мастера украшают купол: берите плитки при солнце и при луне, выбирайте фрагменты, заполняйте ряды.
duel-option-goals = Цели
duel-option-goals-first = первая партия: строки, столбцы и диагонали
duel-option-goals-three = три: по жребию
duel-option-goals-four = четыре: по одной стороне каждого жетона, по жребию
duel-option-free_draws = Фрагменты из стопки без очков
duel-option-free_draws-no = нет: только если нет открытых фрагментов
duel-option-free_draws-yes = да: при 0 очков бесплатно
duel-option-special_is_a_color = Специальная плитка — отдельный цвет
duel-option-special_is_a_color-yes = да
duel-option-special_is_a_color-no = нет
duel-option-first_seat = Кто начинает

duel-blue = синий
duel-yellow = жёлтый
duel-red = красный
duel-black = чёрный
duel-turquoise = бирюзовый
duel-special-tile = специальная плитка
duel-special = специальная клетка
duel-wild = разноцветная клетка
duel-token = жетон первого игрока, минус 2

duel-display = Фабрики
duel-factory = фабрика { $number }
duel-large = большая фабрика
duel-large-moon = лунная сторона большой фабрики
duel-moon = лунные стороны
duel-moon-of = { $source }, лунная сторона
duel-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, цвет: { $color }, { $source }
duel-pile = плитка в стопке, цвет: { $color }, снизу: { $height }, фабрика { $number }
duel-pile-top = верхняя плитка стопки, цвет: { $color }, снизу: { $height }, фабрика { $number }
duel-chip-one = фишка, цвет: { $color }
duel-chip-two = фишка, цвета: { $first } и { $second }
duel-chip-down = закрытая фишка, фабрика { $number }
duel-chip-up = { $chip }, фабрика { $number }
duel-chip-spent = использованная фишка
duel-chip-place = место для фишки; взято в этом раунде: { $taken } из 2
duel-token-free = жетон первого игрока: его берёт тот, кто первым возьмёт плитки с лунной стороны большой фабрики
duel-bag = Мешочек: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, бирюзовых { $turquoise })
duel-tower = Башня: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, бирюзовых { $turquoise })

duel-plates = Фрагменты купола
duel-plate = фрагмент { $plate }: вверху { $first }, { $second }, внизу { $third }, { $fourth }
duel-plate-turned = фрагмент { $plate }, { $turn ->
    [0] без поворота
    [1] повёрнутый направо
    [2] повёрнутый на пол-оборота
   *[other] повёрнутый налево
 }: вверху { $first }, { $second }, внизу { $third }, { $fourth }
duel-plate-returned = возвращается под стопку, номер { $place }: фрагмент { $plate }: вверху { $first }, { $second }, внизу { $third }, { $fourth }
duel-put = положить фрагмент { $plate } на место { $slot }, { $turn ->
    [0] без поворота
    [1] повёрнутый направо
    [2] повёрнутый на пол-оборота
   *[other] повёрнутый налево
 }: вверху { $first }, { $second }, внизу { $third }, { $fourth }
duel-no-plate = пустое место: его заполнят в следующем раунде
duel-back-special = специальный
duel-back-wild = джокерный
duel-stack = стопка, фрагментов: { $count }, верхний: { $type }
duel-stack-empty = стопка пуста
duel-stack-top-unknown = стопка, фрагментов: { $count }
duel-under-known = возвращён вами, { $place }-й в стопке: фрагмент { $plate }: вверху { $first }, { $second }, внизу { $third }, { $fourth }
duel-under-unknown = возвращён соперником под стопку: { $type }
duel-hand = взятый фрагмент: { $type }
duel-stop = хватит, посмотреть
duel-bench = верстак: здесь выбирают и поворачивают взятые фрагменты
duel-goal-rows = строки: 3 очка за каждую заполненную строку; { $now }
duel-goal-colors = цвета: 4 очка за каждую строку с пятью цветами; { $now }
duel-goal-columns = столбцы: 7 очков за каждый заполненный столбец; { $now }
duel-goal-perimeter = периметр: 1 очко за каждую плитку на краю; { $now }
duel-goal-diagonals = диагонали: 10 очков за каждую заполненную диагональ; { $now }
duel-goal-corners = углы: 3 очка за заполненный верхний угловой фрагмент, 8 за нижний; { $now }
duel-goal-wilds = разноцветные клетки: по 2 очка, если заполнены все; { $now }
duel-goal-specials = специальные клетки: минус 3 за каждую пустую; { $now }
duel-goal-now = сейчас: { $first } — { $one }, { $second } — { $two }
duel-goal-points = { $seat }, очки за эту цель сейчас: { $points }

duel-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $goals ->
    [none] {""}
   *[other] , за цели: { $goals }
 }
duel-line-empty = ряд { $line }: { $count ->
    [0] пустая
   *[other] { $count } из { $line }
 }
duel-line = ряд { $line }, { $count } из { $line }, цвет: { $color }
duel-line-paid = ряд { $line }: оплачено фишками
duel-line-paying = ряд { $line }: эту плитку оплачивают, фишек уже: { $chips }
duel-cell = купол, строка { $row }, столбец { $column }: { $tile }
duel-slot-free = свободное место { $slot }
duel-cell-empty = купол, строка { $row }, столбец { $column }: пусто, { $use }{ $gain ->
    [0] {""}
    [one] , даст { $gain } очко
    [few] , даст { $gain } очка
   *[many] , даст { $gain } очков
 }
duel-cell-empty-special = купол, строка { $row }, столбец { $column }: пусто, для специальной плитки; она появится, когда остальные клетки фрагмента заполнены; очки: { $row }
duel-cell-blue = для синего
duel-cell-yellow = для жёлтого
duel-cell-red = для красного
duel-cell-black = для чёрного
duel-cell-turquoise = для бирюзового
duel-cell-wild = для любого цвета
duel-broken = разбитая плитка, цвет: { $color }, всего потеряно очков: { $cost }
duel-broken-free = поле разбитых плиток, место { $count }: всего потеряно очков: { $cost }
duel-now = рассматривается ряд { $line }
duel-player-token = жетон игрока для фрагмента, осталось в этом раунде: { $count }
duel-player-token-used = жетон игрока, использован; осталось в этом раунде: { $count }
duel-leave = оставить ряд { $line } как есть
duel-complete = закончить ряд { $line } фишками

duel-status-pick = Раунд { $round }: { $voice ->
    [do] выберите первый фрагмент
   *[other] { $seat } выбирает первый фрагмент
 }
duel-status-offer = Раунд { $round }: { $voice ->
    [do] возьмите плитки, фрагмент или фишку
   *[other] { $seat } берёт плитки, фрагмент или фишку
 }
duel-status-draw = Раунд { $round }: { $voice ->
    [do] набирайте фрагменты
   *[other] { $seat } набирает фрагменты
 }
duel-status-keep = Раунд { $round }: { $voice ->
    [do] выберите, какой фрагмент оставить
   *[other] { $seat } выбирает, какой фрагмент оставить
 }
duel-status-put = Раунд { $round }: { $voice ->
    [do] положите фрагмент на купол
   *[other] { $seat } кладёт фрагмент на купол
 }
duel-status-return = Раунд { $round }: { $voice ->
    [do] верните фрагменты под стопку
   *[other] { $seat } возвращает фрагменты под стопку
 }
duel-status-pile = Раунд { $round }: { $voice ->
    [do] сложите остаток стопкой, снизу вверх
   *[other] { $seat } складывает остаток стопкой, снизу вверх
 }
duel-status-dome = Раунд { $round }: { $voice ->
    [do] облицуйте купол, ряд { $line }
   *[other] { $seat } облицовывает купол, ряд { $line }
 }
duel-status-deal = Раунд { $round }: решает жребий
duel-status-over = Игра окончена

duel-why-not-now = сейчас не время для этого ({ $now })
duel-why-last-round = в последнем раунде фрагменты не берут
duel-why-no-token = оба жетона игрока в этом раунде использованы
duel-why-no-plate = фрагмент { $plate } не лежит открытым
duel-why-no-stack = стопка пуста
duel-why-no-points = фрагмент из стопки стоит одно очко
duel-why-slot = на месте { $slot } уже лежит фрагмент
duel-why-not-left = { $source }: больше нет цвета: { $color }
duel-why-not-in-hand = фрагмента { $plate } среди них нет
duel-why-no-tile = { $source }: взять нельзя, нет цвета: { $color }
duel-why-full = ряд { $line } заполнен
duel-why-mixed = в ряду { $line } уже лежит цвет: { $color }
duel-why-enough-chips = в этом раунде уже взяты две фишки
duel-why-chip-down = фишка фабрики { $number } ещё закрыта
duel-why-no-chip = на фабрике { $number } нет фишки
duel-why-no-choice = для ряда { $line } нужно другое решение
duel-why-no-payment = ряд { $line } сейчас не заканчивают фишками
duel-why-chip = { $chip }: так ряд { $line } не оплатить
duel-why-other-line = сначала ряд { $line }
duel-why-cell = плитка ряда { $line } не может лечь в столбец { $column }

duel-told-take = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } { $color } { $source } { $line }
duel-told-color-blue = синие
duel-told-color-yellow = жёлтые
duel-told-color-red = красные
duel-told-color-black = чёрные
duel-told-color-turquoise = бирюзовые
duel-told-from-factory = с фабрики { $number }
duel-told-from-large = с большой фабрики
duel-told-from-moon = с лунных сторон
duel-told-to-line = в ряд { $line }
duel-told-broken = { $voice ->
    [do] и разбить их
    [you] и разбиваете их
   *[other] и разбивает их
 }
duel-told-one-blue = синюю
duel-told-one-yellow = жёлтую
duel-told-one-red = красную
duel-told-one-black = чёрную
duel-told-one-turquoise = бирюзовую
duel-told-pile = { $voice ->
    [do] положить
    [you] кладёте
   *[other] кладёт
 } в стопку { $color }
duel-told-plate = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } открытый фрагмент { $plate }
duel-told-draw = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } фрагмент из стопки
duel-told-stop = { $voice ->
    [do] больше не брать и посмотреть
    [you] больше не берёте и смотрите
   *[other] больше не берёт и смотрит
 }
duel-told-keep = { $voice ->
    [do] оставить
    [you] оставляете
   *[other] оставляет
 } себе фрагмент { $plate }
duel-told-under = { $voice ->
    [do] вернуть
    [you] возвращаете
   *[other] возвращает
 } фрагмент { $plate } под стопку
duel-told-put = { $voice ->
    [do] положить
    [you] кладёте
   *[other] кладёт
 } фрагмент на место { $slot }{ $turn ->
    [0] {" "}без поворота
    [1] , повернув направо
    [2] , повернув на пол-оборота
   *[other] , повернув налево
 }
duel-told-chip = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } фишку фабрики { $number }
duel-told-leave = { $voice ->
    [do] оставить
    [you] оставляете
   *[other] оставляет
 } ряд как есть
duel-told-complete = { $voice ->
    [do] закончить
    [you] заканчиваете
   *[other] заканчивает
 } ряд фишками
duel-told-spend = { $voice ->
    [do] потратить
    [you] тратите
   *[other] тратит
 } фишку ({ $chip })
duel-told-two = { $first }/{ $second }
duel-told-place = { $voice ->
    [do] положить
    [you] кладёте
   *[other] кладёт
 } плитку ряда { $line } в столбец { $column }
duel-told-goals = цели: { $goals }
duel-told-goal-rows = строки
duel-told-goal-colors = цвета
duel-told-goal-columns = столбцы
duel-told-goal-perimeter = периметр
duel-told-goal-diagonals = диагонали
duel-told-goal-corners = углы
duel-told-goal-wilds = разноцветные клетки
duel-told-goal-specials = специальные клетки
duel-told-deal = розданы плитки: { $tiles }
duel-told-count-blue = синих { $count }
duel-told-count-yellow = жёлтых { $count }
duel-told-count-red = красных { $count }
duel-told-count-black = чёрных { $count }
duel-told-count-turquoise = бирюзовых { $count }
duel-told-plates = открыты фрагменты: { $plates }
duel-told-number = { $number }
duel-told-top = верхний фрагмент стопки: { $type }
duel-told-chips = открыты фишки: { $chips }

duel-account-start = очки в начале: { $points }
duel-account-plate = фрагмент взят из стопки: { $points }
duel-account-alone = ряд { $line }, плитка без соседей: { $points }
duel-account-row = ряд { $line }, в строке { $across }: { $points }
duel-account-column = ряд { $line }, в столбце { $down }: { $points }
duel-account-both = ряд { $line }, в строке { $across }, в столбце { $down }: { $points }
duel-account-special = специальная плитка в строке { $row }: { $points }
duel-account-broken = { $count } { $count ->
    [one] разбитая плитка
    [few] разбитые плитки
   *[many] разбитых плиток
 }: { $points }
duel-account-token = жетон первого игрока: { $points }
duel-account-goal-rows = заполненные строки ({ $count }): { $points }
duel-account-goal-colors = строки с пятью цветами ({ $count }): { $points }
duel-account-goal-columns = заполненные столбцы ({ $count }): { $points }
duel-account-goal-perimeter = плитки на краю ({ $count }): { $points }
duel-account-goal-diagonals = заполненные диагонали ({ $count }): { $points }
duel-account-goal-corners = заполненные угловые фрагменты ({ $count }): { $points }
duel-account-goal-wilds = разноцветные клетки, заполнены все ({ $count }): { $points }
duel-account-goal-specials = пустые специальные клетки ({ $count }): { $points }
duel-account-goal-wilds-open = разноцветные клетки, заполнены не все: { $points }
duel-source-start = Начало
duel-source-tiles = Плитки
duel-source-special = Специальные плитки
duel-source-plates = Взятые фрагменты
duel-source-broken = Разбитые плитки
duel-source-token = Жетон первого игрока
duel-source-rows = Цель: строки
duel-source-colors = Цель: пять цветов
duel-source-columns = Цель: столбцы
duel-source-perimeter = Цель: периметр
duel-source-diagonals = Цель: диагонали
duel-source-corners = Цель: углы
duel-source-wilds = Цель: разноцветные клетки
duel-source-specials = Цель: специальные клетки
duel-pad-cell = купол, строка { $row }, столбец { $column }: пусто
duel-pad-plates = фрагменты, взятые из стопки вслепую, по очку за каждый
duel-pad-wilds = ваши разноцветные клетки, если заполнены все; иначе 0
duel-pad-specials = ваши специальные клетки без плитки
duel-tie = { $seats }: очков поровну; { $broken ->
    [1] решает жетон первого игрока последнего раунда
   *[other] жетона первого игрока последнего раунда ни у кого нет, поэтому победа общая
 }

# Why a position cannot be
duel-wrong-nothing = { $name }: { $value }, но сейчас это ничего не значит
duel-wrong-due = due: { $due }, но в фазе { $phase } случай такого не приносит
duel-wrong-dealt = плитки раздают, но dealt говорит иное
duel-wrong-piling = piling не говорит, с какой фабрики складывают плитки
duel-wrong-held = held не говорит, какой фрагмент кладут на купол
duel-wrong-goals = целей в игре { $count }, а не { $of }
duel-wrong-top-due = надо показать тип верхнего фрагмента, но он виден или фрагментов нет
duel-wrong-looked = все взятые фрагменты уже просмотрены
duel-wrong-display = надо выложить фрагмент, но все на месте или их нет
duel-wrong-chip-due = надо открыть фишку, но открывать нечего
duel-wrong-broken = больше { $most } разбитых плиток
duel-wrong-second = { $names } — числа второй фазы
duel-wrong-resolved = все его ряды завершены, платить нечего
duel-wrong-dome = need, paid, payment, shown и last не согласованы между собой
duel-wrong-no-plate = на месте { $slot } плитки, но там нет фрагмента
duel-wrong-cell = на месте { $slot } плитка лежит на клетке другого цвета
duel-wrong-special = на месте { $slot } специальная плитка лежит, когда все другие клетки заполнены, и только тогда
duel-wrong-chips-kind = больше { $most } фишек вида { $kind }
duel-wrong-chips = всего фишек { $count }, а не { $of }
duel-wrong-chips-round = в игре не те фишки, что приходят каждый раунд ({ $each })
duel-wrong-chips-taken = chips_taken и фишки на фабриках — не { $each } этого раунда
duel-wrong-factory = на фабрике больше плиток, чем там может быть
duel-wrong-pile = в стопке фабрики { $factory } пропуск
duel-wrong-chip-down = фишка фабрики { $factory } была бы уже открыта
duel-wrong-cleared = после первой фазы на фабриках лежат плитки или фишки
duel-wrong-round-over = все ряды завершены, и раунд уже закончился бы
duel-wrong-beyond = в { $name } больше фрагментов, чем говорит число
duel-wrong-lacks = в under или hand не хватает фрагментов
duel-wrong-two-places = фрагмент лежит в двух местах
duel-wrong-known-open = known не говорит, какие фрагменты лежат открыто
duel-wrong-known-seen = known не говорит, какие фрагменты просмотрены
duel-wrong-fresh = невиданных фрагментов типа { $kind }: { $count }, а не { $of }
duel-wrong-seen = фрагмент под стопкой видел тот, кто его туда положил
duel-wrong-under-by = under_by не называет место, которое знает фрагмент
duel-wrong-batch = первый фрагмент под стопкой начинает новую группу
duel-wrong-top = top — не тип верхнего фрагмента стопки
duel-wrong-unseen = взятый фрагмент неизвестен, пока его не посмотрят, если его никто не возвращал
duel-wrong-hand-known = взятый фрагмент неизвестен тому, у кого он
duel-wrong-hand-order = фрагменты на руках не упорядочены
