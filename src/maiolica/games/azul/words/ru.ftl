azul-name = Azul Mini
azul-about = Берите плитки с фабрик, заполняйте ряды и выкладывайте стену.
azul-option-wall = Стена
azul-option-wall-colored = цветная: у каждой клетки свой цвет
azul-option-wall-grey = серая: столбец выбираете вы
azul-option-max_rounds = Не больше раундов
azul-option-first_seat = Кто начинает

azul-blue = синий
azul-yellow = жёлтый
azul-red = красный
azul-black = чёрный
azul-white = белый
azul-marker = жетон первого игрока

azul-display = Фабрики
azul-factory = фабрика { $number }
azul-center = центр
azul-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, цвет: { $color }, { $source }
azul-marker-in-center = жетон первого игрока: его берёт тот, кто первым возьмёт плитки из центра
azul-bag = Мешочек: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, белых { $white })
azul-lid = Сброс: плиток { $count } (синих { $blue }, жёлтых { $yellow }, красных { $red }, чёрных { $black }, белых { $white })

azul-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $bonus ->
    [0] {""}
   *[other] , в конце ещё { $bonus }
 }
azul-line-empty = ряд { $line }, пустой
azul-line = ряд { $line }, { $count } из { $line }, цвет: { $color }
azul-cell = стена, строка { $row }, столбец { $column }: { $color }
azul-cell-empty = стена, строка { $row }, столбец { $column }: пусто, для цвета: { $color }
azul-cell-grey = стена, строка { $row }, столбец { $column }: пусто
azul-floor-item = пол: { $item }, минус { $cost }
azul-floor-free = пол, место { $slot }, свободно, минус { $cost }

azul-status-take = Раунд { $round }: { $voice ->
    [do] возьмите плитки
   *[other] { $seat } берёт плитки
 }
azul-status-place = Раунд { $round }: { $voice ->
    [do] выберите столбец для ряда { $line }
   *[other] { $seat } выбирает столбец для ряда { $line }
 }
azul-status-deal = Раунд { $round }: раздаются плитки
azul-status-over = Игра окончена
azul-status-truncated = Игра окончена: сыгран последний разрешённый раунд

azul-why-not-tiling = столбец выбирают, когда выкладывают стену
azul-why-tiling = сейчас выкладывают стены: выберите столбец
azul-why-cell-taken = в строке { $row } стены столбец { $column } уже занят
azul-why-column = в столбце { $column } стены уже есть цвет: { $color }
azul-why-no-factory = { $source } не в игре
azul-why-no-tile = { $source }: нет цвета: { $color }
azul-why-full = ряд { $line } заполнен
azul-why-mixed = в ряду { $line } уже лежит цвет: { $color }
azul-why-on-wall = в строке { $line } стены уже есть цвет: { $color }

azul-told-take = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } { $color } { $source } { $line }
azul-told-color-blue = синие
azul-told-color-yellow = жёлтые
azul-told-color-red = красные
azul-told-color-black = чёрные
azul-told-color-white = белые
azul-told-from-factory = с фабрики { $number }
azul-told-from-center = из центра
azul-told-to-line = в ряд { $line }
azul-told-to-floor = на пол
azul-told-place = { $voice ->
    [do] выбрать
    [you] выбираете
   *[other] выбирает
 } столбец { $column }
azul-told-deal = розданы плитки: { $tiles }
azul-told-count-blue = синих { $count }
azul-told-count-yellow = жёлтых { $count }
azul-told-count-red = красных { $count }
azul-told-count-black = чёрных { $count }
azul-told-count-white = белых { $count }

azul-account-alone = ряд { $line }, плитка без соседей: { $points }
azul-account-row = ряд { $line }, в строке { $across }: { $points }
azul-account-column = ряд { $line }, в столбце { $down }: { $points }
azul-account-both = ряд { $line }, в строке { $across }, в столбце { $down }: { $points }
azul-account-floor = пол, { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
 }: { $points }
azul-account-full-row = строка { $row } заполнена: { $points }
azul-account-full-column = столбец { $column } заполнен: { $points }
azul-account-full-color = все пять одного цвета ({ $color }): { $points }
azul-source-wall = Стена
azul-source-floor = Пол
azul-source-rows = Строки
azul-source-columns = Столбцы
azul-source-colors = Цвета
azul-tie = { $seats }: очков поровну; { $broken ->
    [1] решает число заполненных строк ({ $values })
   *[other] заполненных строк тоже поровну ({ $values }), поэтому место общее
 }
