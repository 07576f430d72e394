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
duel-token = жетон первого игрока, минус 2

duel-display = Склады
duel-factory = склад { $number }
duel-large = большой склад
duel-large-moon = лунная сторона большого склада
duel-moon = лунные стороны
duel-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, цвет: { $color }, { $source }
duel-pile = плитка, цвет: { $color }, { $height }-я снизу в стопке, склад { $number }
duel-chip = фишка { $colors }
duel-chip-down = закрытая фишка, склад { $number }
duel-chip-up = { $chip }, склад { $number }
duel-chip-spent = использованная фишка
duel-token-free = жетон первого игрока: его берёт тот, кто первым возьмёт плитки с лунной стороны большого склада
duel-bag = Мешочек: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, бирюзовых { $turquoise })
duel-tower = Башня: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, бирюзовых { $turquoise })

duel-plates = Фрагменты купола
duel-plate = фрагмент { $plate }
duel-plate-turned = фрагмент { $plate }, поворотов на четверть: { $turn }
duel-back-special = специальный
duel-back-wild = джокерный
duel-stack = стопка, фрагментов: { $count }, верхний: { $type }
duel-hand = взятый фрагмент: { $type }
duel-stop = хватит, посмотреть
duel-goal-rows = строки: 3 очка за каждую заполненную строку
duel-goal-colors = цвета: 4 очка за каждую строку с пятью цветами
duel-goal-columns = столбцы: 7 очков за каждый заполненный столбец
duel-goal-perimeter = периметр: 1 очко за каждую плитку на краю
duel-goal-diagonals = диагонали: 10 очков за каждую заполненную диагональ
duel-goal-corners = углы: 3 очка за заполненный верхний угловой фрагмент, 8 за нижний
duel-goal-wilds = разноцветные клетки: по 2 очка, если заполнены все
duel-goal-specials = специальные клетки: минус 3 за каждую пустую

duel-board = Место { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }
duel-line-empty = линия { $line }, пустая
duel-line = линия { $line }, { $count } из { $line }, цвет: { $color }
duel-cell = купол, строка { $row }, столбец { $column }: { $tile }
duel-cell-empty = купол, строка { $row }, столбец { $column }: пусто, { $use }
duel-cell-free = купол, строка { $row }, столбец { $column }: свободное место { $slot }
duel-cell-blue = для синего
duel-cell-yellow = для жёлтого
duel-cell-red = для красного
duel-cell-black = для чёрного
duel-cell-turquoise = для бирюзового
duel-cell-special = для специальной плитки
duel-cell-wild = для любого цвета
duel-broken = разбитая плитка, цвет: { $color }, всего потеряно очков: { $cost }
duel-broken-free = поле разбитых плиток, место { $count }: всего потеряно очков: { $cost }
duel-leave = оставить линию { $line } как есть
duel-complete = закончить линию { $line } фишками

duel-status-pick = Место { $seat } выбирает первый фрагмент
duel-status-offer = Раунд { $round }: место { $seat } берёт плитки, фрагмент или фишку
duel-status-draw = Раунд { $round }: место { $seat } набирает фрагменты
duel-status-keep = Раунд { $round }: место { $seat } выбирает, какой фрагмент оставить
duel-status-put = Место { $seat } кладёт фрагмент на купол
duel-status-return = Раунд { $round }: место { $seat } возвращает фрагменты под стопку
duel-status-pile = Раунд { $round }: место { $seat } складывает остаток стопкой, снизу вверх
duel-status-dome = Раунд { $round }: место { $seat } украшает купол
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
