azul-name = Azul Mini
azul-about = Беріть плитки з фабрик, заповнюйте ряди та викладайте стіну.
azul-option-wall = Стіна
azul-option-wall-colored = кольорова: кожна клітинка має свій колір
azul-option-wall-grey = сіра: стовпчик обираєте ви
azul-option-max_rounds = Найбільше раундів
azul-option-first_seat = Хто починає

azul-blue = синій
azul-yellow = жовтий
azul-red = червоний
azul-black = чорний
azul-white = білий
azul-marker = жетон першого гравця

azul-display = Фабрики
azul-factory = фабрика { $number }
azul-center = центр
azul-tiles = { $count } { $count ->
    [one] плитка
    [few] плитки
   *[many] плиток
 }, колір: { $color }, { $source }
azul-marker-in-center = жетон першого гравця: його бере той, хто перший візьме плитки з центру
azul-bag = Мішечок: плиток { $count } (синіх { $blue }, жовтих { $yellow }, червоних { $red }, чорних { $black }, білих { $white })
azul-lid = Скинуті: плиток { $count } (синіх { $blue }, жовтих { $yellow }, червоних { $red }, чорних { $black }, білих { $white })

azul-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }{ $bonus ->
    [0] {""}
   *[other] , наприкінці ще { $bonus }
 }
azul-line-empty = ряд { $line }, порожній
azul-line = ряд { $line }, { $count } з { $line }, колір: { $color }
azul-cell = стіна, рядок { $row }, стовпчик { $column }: { $color }
azul-cell-empty = стіна, рядок { $row }, стовпчик { $column }: порожньо, для кольору: { $color }
azul-cell-grey = стіна, рядок { $row }, стовпчик { $column }: порожньо
azul-floor-item = підлога: { $item }, мінус { $cost }
azul-floor-free = підлога, місце { $slot }, вільне, мінус { $cost }

azul-status-take = Раунд { $round }: { $voice ->
    [do] візьміть плитки
   *[other] { $seat } бере плитки
 }
azul-status-place = Раунд { $round }: { $voice ->
    [do] оберіть стовпчик для ряду { $line }
   *[other] { $seat } обирає стовпчик для ряду { $line }
 }
azul-status-deal = Раунд { $round }: роздаються плитки
azul-status-over = Гру завершено
azul-status-truncated = Гру завершено: зіграно останній дозволений раунд

azul-why-not-tiling = стовпчик обирають, коли викладають стіну
azul-why-tiling = зараз викладають стіни: оберіть стовпчик
azul-why-cell-taken = у рядку { $row } стіни стовпчик { $column } уже зайнято
azul-why-column = у стовпчику { $column } стіни вже є колір: { $color }
azul-why-no-factory = { $source } не в грі
azul-why-no-tile = { $source }: немає кольору: { $color }
azul-why-full = ряд { $line } заповнений
azul-why-mixed = у ряді { $line } вже лежить колір: { $color }
azul-why-on-wall = у рядку { $line } стіни вже є колір: { $color }

azul-told-take = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } { $color } { $source } { $line }
azul-told-color-blue = сині
azul-told-color-yellow = жовті
azul-told-color-red = червоні
azul-told-color-black = чорні
azul-told-color-white = білі
azul-told-from-factory = з фабрики { $number }
azul-told-from-center = з центру
azul-told-to-line = у ряд { $line }
azul-told-to-floor = на підлогу
azul-told-place = { $voice ->
    [do] обрати
    [you] обираєте
   *[other] обирає
 } стовпчик { $column }
azul-told-deal = роздано плитки: { $tiles }
azul-told-count-blue = синіх { $count }
azul-told-count-yellow = жовтих { $count }
azul-told-count-red = червоних { $count }
azul-told-count-black = чорних { $count }
azul-told-count-white = білих { $count }

azul-account-alone = ряд { $line }, плитка без сусідів: { $points }
azul-account-row = ряд { $line }, у рядку { $across }: { $points }
azul-account-column = ряд { $line }, у стовпчику { $down }: { $points }
azul-account-both = ряд { $line }, у рядку { $across }, у стовпчику { $down }: { $points }
azul-account-floor = підлога, { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
 }: { $points }
azul-account-full-row = рядок { $row } заповнено: { $points }
azul-account-full-column = стовпчик { $column } заповнено: { $points }
azul-account-full-color = усі п'ять одного кольору ({ $color }): { $points }
azul-source-wall = Стіна
azul-source-floor = Підлога
azul-source-rows = Рядки
azul-source-columns = Стовпчики
azul-source-colors = Кольори
azul-tie = { $seats }: очок порівну; { $broken ->
    [1] вирішує кількість заповнених рядків ({ $values })
   *[other] заповнених рядків теж порівну ({ $values }), тож місце спільне
 }
