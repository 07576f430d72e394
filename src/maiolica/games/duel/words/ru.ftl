duel-name = Azul. Дуэль
duel-about = Два мастера украшают купол: берите плитки при солнце и при луне, выбирайте фрагменты, заполняйте линии.
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

duel-display = Склады
duel-factory = склад { $number }
duel-large = большой склад
duel-large-moon = лунная сторона большого склада
duel-moon = лунные стороны
duel-moon-of = { $source }, лунная сторона
duel-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, цвет: { $color }, { $source }
duel-pile = плитка в стопке, цвет: { $color }, снизу: { $height }, склад { $number }
duel-pile-top = верхняя плитка стопки, цвет: { $color }, снизу: { $height }, склад { $number }
duel-chip-one = фишка, цвет: { $color }
duel-chip-two = фишка, цвета: { $first } и { $second }
duel-chip-down = закрытая фишка, склад { $number }
duel-chip-up = { $chip }, склад { $number }
duel-chip-spent = использованная фишка
duel-chip-place = место для фишки; взято в этом раунде: { $taken } из 2
duel-token-free = жетон первого игрока: его берёт тот, кто первым возьмёт плитки с лунной стороны большого склада
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
duel-line-empty = линия { $line }: { $count ->
    [0] пустая
   *[other] { $count } из { $line }
 }
duel-line = линия { $line }, { $count } из { $line }, цвет: { $color }
duel-line-paid = линия { $line }: оплачено фишками
duel-line-paying = линия { $line }: эту плитку оплачивают, фишек уже: { $chips }
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
duel-now = рассматривается линия { $line }
duel-player-token = жетон игрока для фрагмента, осталось в этом раунде: { $count }
duel-player-token-used = жетон игрока, использован; осталось в этом раунде: { $count }
duel-leave = оставить линию { $line } как есть
duel-complete = закончить линию { $line } фишками

duel-status-pick = Раунд { $round }: { $seat } выбирает первый фрагмент
duel-status-offer = Раунд { $round }: { $seat } берёт плитки, фрагмент или фишку
duel-status-draw = Раунд { $round }: { $seat } набирает фрагменты
duel-status-keep = Раунд { $round }: { $seat } выбирает, какой фрагмент оставить
duel-status-put = Раунд { $round }: { $seat } кладёт фрагмент на купол
duel-status-return = Раунд { $round }: { $seat } возвращает фрагменты под стопку
duel-status-pile = Раунд { $round }: { $seat } складывает остаток стопкой, снизу вверх
duel-status-dome = Раунд { $round }: { $seat } облицовывает купол, линия { $line }
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
duel-why-full = линия { $line } заполнена
duel-why-mixed = в линии { $line } уже лежит цвет: { $color }
duel-why-enough-chips = в этом раунде уже взяты две фишки
duel-why-chip-down = фишка склада { $number } ещё закрыта
duel-why-no-chip = на складе { $number } нет фишки
duel-why-no-choice = для линии { $line } нужно другое решение
duel-why-no-payment = линию { $line } сейчас не заканчивают фишками
duel-why-chip = { $chip }: так линию { $line } не оплатить
duel-why-other-line = сначала линия { $line }
duel-why-cell = плитка линии { $line } не может лечь в столбец { $column }

duel-told-take = берёт { $color } { $source } { $line }
duel-told-color-blue = синие
duel-told-color-yellow = жёлтые
duel-told-color-red = красные
duel-told-color-black = чёрные
duel-told-color-turquoise = бирюзовые
duel-told-from-factory = со склада { $number }
duel-told-from-large = с большого склада
duel-told-from-moon = с лунных сторон
duel-told-to-line = в линию { $line }
duel-told-broken = и разбивает их
duel-told-one-blue = синюю
duel-told-one-yellow = жёлтую
duel-told-one-red = красную
duel-told-one-black = чёрную
duel-told-one-turquoise = бирюзовую
duel-told-pile = кладёт в стопку { $color }
duel-told-plate = берёт открытый фрагмент { $plate }
duel-told-draw = берёт фрагмент из стопки
duel-told-stop = больше не берёт и смотрит
duel-told-keep = оставляет себе фрагмент { $plate }
duel-told-under = возвращает фрагмент { $plate } под стопку
duel-told-put = кладёт фрагмент на место { $slot }{ $turn ->
    [0] {" "}без поворота
    [1] , повернув направо
    [2] , повернув на пол-оборота
   *[other] , повернув налево
 }
duel-told-chip = берёт фишку склада { $number }
duel-told-leave = оставляет линию как есть
duel-told-complete = заканчивает линию фишками
duel-told-spend = тратит фишку ({ $chip })
duel-told-two = { $first }/{ $second }
duel-told-place = кладёт плитку линии { $line } в столбец { $column }
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
duel-account-alone = линия { $line }, плитка без соседей: { $points }
duel-account-row = линия { $line }, в строке { $across }: { $points }
duel-account-column = линия { $line }, в столбце { $down }: { $points }
duel-account-both = линия { $line }, в строке { $across }, в столбце { $down }: { $points }
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
duel-tie = { $seats }: очков поровну; { $broken ->
    [1] решает жетон первого игрока последнего раунда
   *[other] жетона первого игрока последнего раунда ни у кого нет, поэтому победа общая
 }
