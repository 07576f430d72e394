chocolatier-name = Мастер-шоколатье
chocolatier-about = Берите конфеты с блюдец, заполняйте ряды и коробку; золотые блюдца меняют правила.
chocolatier-option-wall = Коробка
chocolatier-option-wall-colored = цветная: у каждой клетки свой цвет
chocolatier-option-wall-grey = серая: столбец выбираете вы
chocolatier-option-max_rounds = Не больше раундов
chocolatier-option-first_seat = Кто начинает

chocolatier-teal = бирюзовый
chocolatier-brown = коричневый
chocolatier-cream = кремовый
chocolatier-dark = тёмный
chocolatier-red = красный
chocolatier-marker = жетон первого игрока

chocolatier-display = Блюдца
chocolatier-factory = блюдце { $number }
chocolatier-center = центр
chocolatier-tiles = { $count } { $count ->
    [one] конфета
    [few] конфеты
   *[many] конфет
 }, цвет: { $color }, { $source }
chocolatier-marker-in-center = жетон первого игрока: его берёт тот, кто первым возьмёт конфеты из центра
chocolatier-bag = Мешочек: конфет { $count } (бирюзовый { $teal }, коричневый { $brown }, кремовый { $cream }, тёмный { $dark }, красный { $red })
chocolatier-lid = Сброс: конфет { $count } (бирюзовый { $teal }, коричневый { $brown }, кремовый { $cream }, тёмный { $dark }, красный { $red })

chocolatier-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $bonus ->
    [0] {""}
   *[other] , в конце ещё { $bonus }
 }
chocolatier-line-empty = ряд { $line }, пустой
chocolatier-line = ряд { $line }, { $count } из { $line }, цвет: { $color }
chocolatier-cell = коробка, строка { $row }, столбец { $column }: { $color }
chocolatier-cell-empty = коробка, строка { $row }, столбец { $column }: пусто, для цвета: { $color }
chocolatier-cell-grey = коробка, строка { $row }, столбец { $column }: пусто
chocolatier-floor-item = линия остатков: { $item }, минус { $cost }
chocolatier-floor-free = линия остатков, место { $slot }, свободно, минус { $cost }

chocolatier-status-take = Раунд { $round }: { $voice ->
    [do] возьмите конфеты
   *[other] { $seat } берёт конфеты
 }
chocolatier-status-place = Раунд { $round }: { $voice ->
    [do] выберите столбец для ряда { $line }
   *[other] { $seat } выбирает столбец для ряда { $line }
 }
chocolatier-status-deal = Раунд { $round }: раздаются конфеты
chocolatier-status-over = Игра окончена
chocolatier-status-truncated = Игра окончена: сыгран последний разрешённый раунд

chocolatier-why-not-tiling = столбец выбирают, когда заполняют коробку
chocolatier-why-tiling = сейчас заполняют коробки: выберите столбец
chocolatier-why-cell-taken = в строке { $row } коробки столбец { $column } уже занят
chocolatier-why-column = в столбце { $column } коробки уже есть цвет: { $color }
chocolatier-why-no-factory = { $source } не в игре
chocolatier-why-no-tile = { $source }: нет цвета: { $color }
chocolatier-why-full = ряд { $line } заполнен
chocolatier-why-mixed = в ряду { $line } уже лежит цвет: { $color }
chocolatier-why-on-wall = в строке { $line } коробки уже есть цвет: { $color }

chocolatier-option-saucers = Блюдца
chocolatier-option-saucers-golden = золотые: некоторые блюдца умеют больше
chocolatier-option-saucers-plain = обычные: все блюдца синие
chocolatier-option-setup_order = Порядок эффектов подготовки
chocolatier-option-setup_order-plus_first = сначала ПЛЮС, потом магниты
chocolatier-option-setup_order-position = по кругу
chocolatier-option-shield_absorbs_marker = Щит ловит жетон
chocolatier-option-shield_absorbs_marker-yes = да
chocolatier-option-shield_absorbs_marker-no = нет

chocolatier-golden = блюдце { $number }, золотое: { $effect }
chocolatier-gone = место { $number }: блюдце забрали как щит
chocolatier-effect-magnet-teal = магнит, цвет: бирюзовый
chocolatier-effect-magnet-brown = магнит, цвет: коричневый
chocolatier-effect-magnet-cream = магнит, цвет: кремовый
chocolatier-effect-magnet-dark = магнит, цвет: тёмный
chocolatier-effect-magnet-red = магнит, цвет: красный
chocolatier-effect-plus = плюс одна конфета
chocolatier-effect-keep = хранит: остальные конфеты остаются
chocolatier-effect-spread = рассыпает: остальные конфеты уходят к соседям
chocolatier-effect-shield = щит: ловит первое, что падает
chocolatier-shield-free = щит, свободен: поймает следующее, что упадёт
chocolatier-shield-used = щит: { $item }
chocolatier-held = в руке: { $count }, цвет: { $color }
chocolatier-send-left = отправить налево: { $saucer }
chocolatier-send-right = отправить направо: { $saucer }

chocolatier-status-spread = Раунд { $round }: { $voice ->
    [do] отправьте налево или направо цвет: { $color }
   *[other] { $seat } отправляет налево или направо цвет: { $color }
 }
chocolatier-why-spreading = конфеты рассыпаются: выберите сторону
chocolatier-why-not-spreading = рассыпать нечего
chocolatier-why-other-group = сначала нужно рассыпать цвет: { $color }

chocolatier-told-take = { $voice ->
    [do] взять
    [you] берёте
   *[other] берёт
 } { $color } { $source } { $line }
chocolatier-told-color-teal = бирюзовые
chocolatier-told-color-brown = коричневые
chocolatier-told-color-cream = кремовые
chocolatier-told-color-dark = тёмные
chocolatier-told-color-red = красные
chocolatier-told-from-factory = с блюдца { $number }
chocolatier-told-from-center = из центра
chocolatier-told-to-line = в ряд { $line }
chocolatier-told-to-floor = в линию остатков
chocolatier-told-place = { $voice ->
    [do] выбрать
    [you] выбираете
   *[other] выбирает
 } столбец { $column }
chocolatier-told-send-left = { $voice ->
    [do] отправить
    [you] отправляете
   *[other] отправляет
 } { $color } налево
chocolatier-told-send-right = { $voice ->
    [do] отправить
    [you] отправляете
   *[other] отправляет
 } { $color } направо
chocolatier-told-deal = розданы конфеты: { $tiles }
chocolatier-told-count-teal = бирюзовых { $count }
chocolatier-told-count-brown = коричневых { $count }
chocolatier-told-count-cream = кремовых { $count }
chocolatier-told-count-dark = тёмных { $count }
chocolatier-told-count-red = красных { $count }
chocolatier-told-gold = золотые: { $saucers }
chocolatier-told-saucer = { $saucer } ({ $effect })

chocolatier-account-alone = ряд { $line }, конфета без соседей: { $points }
chocolatier-account-row = ряд { $line }, в строке { $across }: { $points }
chocolatier-account-column = ряд { $line }, в столбце { $down }: { $points }
chocolatier-account-both = ряд { $line }, в строке { $across }, в столбце { $down }: { $points }
chocolatier-account-floor = линия остатков, { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
 }: { $points }
chocolatier-account-full-row = строка { $row } заполнена: { $points }
chocolatier-account-full-column = столбец { $column } заполнен: { $points }
chocolatier-account-full-color = все пять одного цвета ({ $color }): { $points }
chocolatier-source-wall = Коробка
chocolatier-source-floor = Линия остатков
chocolatier-source-rows = Строки
chocolatier-source-columns = Столбцы
chocolatier-source-colors = Цвета
chocolatier-tie = { $seats }: очков поровну; { $broken ->
    [1] решает число заполненных строк ({ $values })
   *[other] заполненных строк тоже поровну ({ $values }), поэтому место общее
 }

# Why a position cannot be
chocolatier-wrong-saucer-full = на блюдце больше { $most } плиток
chocolatier-wrong-saucer-out = плитки лежат на блюдце, которого нет в игре, или их слишком много
chocolatier-wrong-hand = плитки на руках, пока другие раскладывают, и только тогда
chocolatier-wrong-held = held_color и held_line говорят о плитках на руках, а их нет
chocolatier-wrong-shield = щит у кого-то, если его нет в круге, и только тогда
chocolatier-wrong-shield-marker = на его щите жетон, которого оно не поймало
chocolatier-wrong-ring-twice = золотое блюдце лежит в двух местах
chocolatier-wrong-ring-out = золотое блюдце лежит там, где нет блюдец в игре
chocolatier-wrong-golden-off = есть золотые блюдца, но golden равно 0
chocolatier-wrong-golden-count = золотых блюдец { $count }, а мест { $seats }
chocolatier-wrong-golden-when = золотые блюдца лежат в круге до или после всех раундов
chocolatier-wrong-golden-placed = все золотые блюдца уже на местах
chocolatier-wrong-turning = блюдце переворачивают, а phase говорит иное
chocolatier-wrong-plus = плитку тянут для блюдца, которого нет
chocolatier-wrong-shield-gone = щита нет, хотя никто ещё не мог его взять
chocolatier-wrong-spread = плитки раскладывают с блюдца, на котором их нет
chocolatier-wrong-shield-tiles = плитки лежат там, где был щит
