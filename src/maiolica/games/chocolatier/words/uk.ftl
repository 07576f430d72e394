chocolatier-name = Майстер-шоколатьє
chocolatier-about = Беріть цукерки з блюдець, заповнюйте ряди та коробку; золоті блюдця змінюють правила.
chocolatier-option-wall = Коробка
chocolatier-option-wall-colored = кольорова: кожна клітинка має свій колір
chocolatier-option-wall-grey = сіра: стовпчик обираєте ви
chocolatier-option-max_rounds = Найбільше раундів
chocolatier-option-first_seat = Хто починає

chocolatier-teal = бірюзовий
chocolatier-brown = коричневий
chocolatier-cream = кремовий
chocolatier-dark = темний
chocolatier-red = червоний
chocolatier-marker = жетон першого гравця

chocolatier-display = Блюдця
chocolatier-factory = блюдце { $number }
chocolatier-center = центр
chocolatier-tiles = { $count } { $count ->
    [one] цукерка
    [few] цукерки
   *[many] цукерок
 }, колір: { $color }, { $source }
chocolatier-marker-in-center = жетон першого гравця: його бере той, хто перший візьме цукерки з центру
chocolatier-bag = Мішечок: цукерок { $count } (бірюзовий { $teal }, коричневий { $brown }, кремовий { $cream }, темний { $dark }, червоний { $red })
chocolatier-lid = Скинуті: цукерок { $count } (бірюзовий { $teal }, коричневий { $brown }, кремовий { $cream }, темний { $dark }, червоний { $red })

chocolatier-board = { $seat }: { $score } { $score ->
    [one] очко
    [few] очки
   *[many] очок
 }{ $bonus ->
    [0] {""}
   *[other] , наприкінці ще { $bonus }
 }
chocolatier-line-empty = ряд { $line }, порожній
chocolatier-line = ряд { $line }, { $count } з { $line }, колір: { $color }
chocolatier-cell = коробка, рядок { $row }, стовпчик { $column }: { $color }
chocolatier-cell-empty = коробка, рядок { $row }, стовпчик { $column }: порожньо, для кольору: { $color }
chocolatier-cell-grey = коробка, рядок { $row }, стовпчик { $column }: порожньо
chocolatier-floor-item = лінія залишків: { $item }, мінус { $cost }
chocolatier-floor-free = лінія залишків, місце { $slot }, вільне, мінус { $cost }

chocolatier-status-take = Раунд { $round }: { $voice ->
    [do] візьміть цукерки
   *[other] { $seat } бере цукерки
 }
chocolatier-status-place = Раунд { $round }: { $voice ->
    [do] оберіть стовпчик для ряду { $line }
   *[other] { $seat } обирає стовпчик для ряду { $line }
 }
chocolatier-status-deal = Раунд { $round }: роздаються цукерки
chocolatier-status-over = Гру завершено
chocolatier-status-truncated = Гру завершено: зіграно останній дозволений раунд

chocolatier-why-not-tiling = стовпчик обирають, коли заповнюють коробку
chocolatier-why-tiling = зараз заповнюють коробки: оберіть стовпчик
chocolatier-why-cell-taken = у рядку { $row } коробки стовпчик { $column } уже зайнято
chocolatier-why-column = у стовпчику { $column } коробки вже є колір: { $color }
chocolatier-why-no-factory = { $source } не в грі
chocolatier-why-no-tile = { $source }: немає кольору: { $color }
chocolatier-why-full = ряд { $line } заповнений
chocolatier-why-mixed = у ряді { $line } вже лежить колір: { $color }
chocolatier-why-on-wall = у рядку { $line } коробки вже є колір: { $color }

chocolatier-option-saucers = Блюдця
chocolatier-option-saucers-golden = золоті: деякі блюдця вміють більше
chocolatier-option-saucers-plain = звичайні: усі блюдця сині
chocolatier-option-setup_order = Порядок ефектів підготовки
chocolatier-option-setup_order-plus_first = спочатку ПЛЮС, потім магніти
chocolatier-option-setup_order-position = по колу
chocolatier-option-shield_absorbs_marker = Щит ловить жетон
chocolatier-option-shield_absorbs_marker-yes = так
chocolatier-option-shield_absorbs_marker-no = ні

chocolatier-golden = блюдце { $number }, золоте: { $effect }
chocolatier-gone = місце { $number }: блюдце забрали як щит
chocolatier-effect-magnet-teal = магніт, колір: бірюзовий
chocolatier-effect-magnet-brown = магніт, колір: коричневий
chocolatier-effect-magnet-cream = магніт, колір: кремовий
chocolatier-effect-magnet-dark = магніт, колір: темний
chocolatier-effect-magnet-red = магніт, колір: червоний
chocolatier-effect-plus = плюс одна цукерка
chocolatier-effect-keep = зберігає: решта цукерок лишається
chocolatier-effect-spread = розсипає: решта цукерок іде до сусідів
chocolatier-effect-shield = щит: ловить перше, що падає
chocolatier-shield-free = щит, вільний: зловить наступне, що впаде
chocolatier-shield-used = щит: { $item }
chocolatier-held = у руці: { $count }, колір: { $color }
chocolatier-send-left = відправити ліворуч: { $saucer }
chocolatier-send-right = відправити праворуч: { $saucer }

chocolatier-status-spread = Раунд { $round }: { $voice ->
    [do] відправте ліворуч або праворуч колір: { $color }
   *[other] { $seat } відправляє ліворуч або праворуч колір: { $color }
 }
chocolatier-why-spreading = цукерки розсипаються: оберіть бік
chocolatier-why-not-spreading = розсипати нічого
chocolatier-why-other-group = спочатку треба розсипати колір: { $color }

chocolatier-told-take = { $voice ->
    [do] взяти
    [you] берете
   *[other] бере
 } { $color } { $source } { $line }
chocolatier-told-color-teal = бірюзові
chocolatier-told-color-brown = коричневі
chocolatier-told-color-cream = кремові
chocolatier-told-color-dark = темні
chocolatier-told-color-red = червоні
chocolatier-told-from-factory = з блюдця { $number }
chocolatier-told-from-center = з центру
chocolatier-told-to-line = у ряд { $line }
chocolatier-told-to-floor = у лінію залишків
chocolatier-told-place = { $voice ->
    [do] обрати
    [you] обираєте
   *[other] обирає
 } стовпчик { $column }
chocolatier-told-send-left = { $voice ->
    [do] відправити
    [you] відправляєте
   *[other] відправляє
 } { $color } ліворуч
chocolatier-told-send-right = { $voice ->
    [do] відправити
    [you] відправляєте
   *[other] відправляє
 } { $color } праворуч
chocolatier-told-deal = роздано цукерки: { $tiles }
chocolatier-told-count-teal = бірюзових { $count }
chocolatier-told-count-brown = коричневих { $count }
chocolatier-told-count-cream = кремових { $count }
chocolatier-told-count-dark = темних { $count }
chocolatier-told-count-red = червоних { $count }
chocolatier-told-gold = золоті: { $saucers }
chocolatier-told-saucer = { $saucer } ({ $effect })

chocolatier-account-alone = ряд { $line }, цукерка без сусідів: { $points }
chocolatier-account-row = ряд { $line }, у рядку { $across }: { $points }
chocolatier-account-column = ряд { $line }, у стовпчику { $down }: { $points }
chocolatier-account-both = ряд { $line }, у рядку { $across }, у стовпчику { $down }: { $points }
chocolatier-account-floor = лінія залишків, { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
 }: { $points }
chocolatier-account-full-row = рядок { $row } заповнено: { $points }
chocolatier-account-full-column = стовпчик { $column } заповнено: { $points }
chocolatier-account-full-color = усі п'ять одного кольору ({ $color }): { $points }
chocolatier-source-wall = Коробка
chocolatier-source-floor = Лінія залишків
chocolatier-source-rows = Рядки
chocolatier-source-columns = Стовпчики
chocolatier-source-colors = Кольори
chocolatier-tie = { $seats }: очок порівну; { $broken ->
    [1] вирішує кількість заповнених рядків ({ $values })
   *[other] заповнених рядків теж порівну ({ $values }), тож місце спільне
 }

# Why a position cannot be
chocolatier-wrong-saucer-full = на блюдці понад { $most } плиток
chocolatier-wrong-saucer-out = плитки лежать на блюдці, якого немає у грі, або їх забагато
chocolatier-wrong-hand = плитки на руках, поки інші розкладають, і лише тоді
chocolatier-wrong-held = held_color і held_line говорять про плитки на руках, а їх немає
chocolatier-wrong-shield = щит у когось, якщо його немає в колі, і лише тоді
chocolatier-wrong-shield-marker = на його щиті жетон, якого воно не спіймало
chocolatier-wrong-ring-twice = золоте блюдце лежить у двох місцях
chocolatier-wrong-ring-out = золоте блюдце лежить там, де немає блюдець у грі
chocolatier-wrong-golden-off = є золоті блюдця, але golden дорівнює 0
chocolatier-wrong-golden-count = золотих блюдець { $count }, а місць { $seats }
chocolatier-wrong-golden-when = золоті блюдця лежать у колі до або після всіх раундів
chocolatier-wrong-golden-placed = усі золоті блюдця вже на місцях
chocolatier-wrong-turning = блюдце перевертають, а phase каже інше
chocolatier-wrong-plus = плитку тягнуть для блюдця, якого немає
chocolatier-wrong-shield-gone = щита немає, хоча ніхто ще не міг його взяти
chocolatier-wrong-spread = плитки розкладають із блюдця, на якому їх немає
chocolatier-wrong-shield-tiles = плитки лежать там, де був щит
