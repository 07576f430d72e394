chocolatier-name = Master Chocolatier
chocolatier-about = Take sweets from the saucers, fill your lines and your box; golden saucers bend the rules.
chocolatier-option-wall = Box
chocolatier-option-wall-colored = colored: every cell has its color
chocolatier-option-wall-grey = grey: you choose the column
chocolatier-option-max_rounds = Most rounds
chocolatier-option-first_seat = Who starts

chocolatier-teal = teal
chocolatier-brown = brown
chocolatier-cream = cream
chocolatier-dark = dark
chocolatier-red = red
chocolatier-marker = first-player marker

chocolatier-display = Saucers
chocolatier-factory = saucer { $number }
chocolatier-center = center
chocolatier-tiles = { $count } { $color } { $count ->
    [one] sweet
   *[other] sweets
 }, { $source }
chocolatier-marker-in-center = first-player marker: the first to take from the center takes it
chocolatier-bag = Sweets in the bag: { $count } (teal { $teal }, brown { $brown }, cream { $cream }, dark { $dark }, red { $red })
chocolatier-lid = Sweets in the lid: { $count } (teal { $teal }, brown { $brown }, cream { $cream }, dark { $dark }, red { $red })

chocolatier-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more in the end
 }
chocolatier-line-empty = line { $line }, empty
chocolatier-line = line { $line }, { $count } of { $line }, { $color }
chocolatier-cell = box row { $row }, column { $column }: { $color }
chocolatier-cell-empty = box row { $row }, column { $column }: empty, for { $color }
chocolatier-cell-grey = box row { $row }, column { $column }: empty
chocolatier-floor-item = scrap line: { $item }, minus { $cost }
chocolatier-floor-free = scrap line slot { $slot }, free, minus { $cost }

chocolatier-status-take = Round { $round }: { $voice ->
    [do] take sweets
   *[other] { $seat } takes sweets
 }
chocolatier-status-place = Round { $round }: { $voice ->
    [do] choose a column for line { $line }
   *[other] { $seat } chooses a column for line { $line }
 }
chocolatier-status-deal = Round { $round }: sweets are dealt
chocolatier-status-over = The game is over
chocolatier-status-truncated = The game is over: the last round allowed was played

chocolatier-why-not-tiling = columns are chosen when the boxes are packed
chocolatier-why-tiling = the boxes are being packed: choose a column
chocolatier-why-cell-taken = row { $row } of the box already has a sweet in column { $column }
chocolatier-why-column = column { $column } of the box already holds { $color }
chocolatier-why-no-factory = { $source } is not in play
chocolatier-why-no-tile = { $source } holds no { $color }
chocolatier-why-full = line { $line } is full
chocolatier-why-mixed = line { $line } already holds { $color }
chocolatier-why-on-wall = row { $line } of the box already holds { $color }

chocolatier-option-saucers = Saucers
chocolatier-option-saucers-golden = golden: some saucers do more
chocolatier-option-saucers-plain = plain: all saucers are blue
chocolatier-option-setup_order = Order of set-up effects
chocolatier-option-setup_order-plus_first = the PLUS first, then the magnets
chocolatier-option-setup_order-position = round the ring
chocolatier-option-shield_absorbs_marker = A shield catches the marker
chocolatier-option-shield_absorbs_marker-yes = yes
chocolatier-option-shield_absorbs_marker-no = no

chocolatier-golden = saucer { $number }, golden: { $effect }
chocolatier-gone = place { $number }: its saucer was taken as a shield
chocolatier-effect-magnet-teal = magnet for teal
chocolatier-effect-magnet-brown = magnet for brown
chocolatier-effect-magnet-cream = magnet for cream
chocolatier-effect-magnet-dark = magnet for dark
chocolatier-effect-magnet-red = magnet for red
chocolatier-effect-plus = plus one sweet
chocolatier-effect-keep = keep: the other sweets stay
chocolatier-effect-spread = spread: the other sweets go to the neighbors
chocolatier-effect-shield = shield: it catches what falls first
chocolatier-shield-free = shield, free: it catches the next thing that falls
chocolatier-shield-used = shield: { $item }
chocolatier-held = in hand: { $count }, { $color }
chocolatier-send-left = send to the left: { $saucer }
chocolatier-send-right = send to the right: { $saucer }

chocolatier-status-spread = Round { $round }: { $voice ->
    [do] send { $color } to the left or to the right
   *[other] { $seat } sends { $color } to the left or to the right
 }
chocolatier-why-spreading = sweets are being spread: choose a side
chocolatier-why-not-spreading = there is nothing to spread
chocolatier-why-other-group = { $color } has to be spread first

chocolatier-told-take = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } { $color } { $source } { $line }
chocolatier-told-color-teal = teal
chocolatier-told-color-brown = brown
chocolatier-told-color-cream = cream
chocolatier-told-color-dark = dark
chocolatier-told-color-red = red
chocolatier-told-from-factory = from saucer { $number }
chocolatier-told-from-center = from the center
chocolatier-told-to-line = for line { $line }
chocolatier-told-to-floor = for the scrap line
chocolatier-told-place = { $voice ->
    [do] choose
    [you] choose
   *[other] chooses
 } column { $column }
chocolatier-told-send-left = { $voice ->
    [do] send
    [you] send
   *[other] sends
 } { $color } to the left
chocolatier-told-send-right = { $voice ->
    [do] send
    [you] send
   *[other] sends
 } { $color } to the right
chocolatier-told-deal = sweets dealt: { $tiles }
chocolatier-told-count-teal = { $count } teal
chocolatier-told-count-brown = { $count } brown
chocolatier-told-count-cream = { $count } cream
chocolatier-told-count-dark = { $count } dark
chocolatier-told-count-red = { $count } red
chocolatier-told-gold = golden: { $saucers }
chocolatier-told-saucer = { $saucer } ({ $effect })

chocolatier-account-alone = line { $line }, a sweet without neighbors: { $points }
chocolatier-account-row = line { $line }, row of { $across }: { $points }
chocolatier-account-column = line { $line }, column of { $down }: { $points }
chocolatier-account-both = line { $line }, row of { $across } and column of { $down }: { $points }
chocolatier-account-floor = scrap line, { $count } { $count ->
    [one] slot
   *[other] slots
 }: { $points }
chocolatier-account-full-row = row { $row } complete: { $points }
chocolatier-account-full-column = column { $column } complete: { $points }
chocolatier-account-full-color = all five of a color ({ $color }): { $points }
chocolatier-source-wall = Box
chocolatier-source-floor = Scrap line
chocolatier-source-rows = Rows
chocolatier-source-columns = Columns
chocolatier-source-colors = Colors
chocolatier-tie = { $seats } have equal points: { $broken ->
    [1] the number of complete rows decides ({ $values })
   *[other] with equally many complete rows ({ $values }), they share the place
 }

# Why a position cannot be
chocolatier-wrong-saucer-full = a saucer has more than { $most } tiles
chocolatier-wrong-saucer-out = tiles lie on a saucer that is not in play, or there are too many
chocolatier-wrong-hand = tiles are in hand while others are spread, and only then
chocolatier-wrong-held = held_color and held_line tell of tiles in hand, and there are none
chocolatier-wrong-shield = a shield is with a seat if it is away from the ring, and only then
chocolatier-wrong-shield-marker = its shield holds the marker, which it has not caught
chocolatier-wrong-ring-twice = a golden saucer lies at two places
chocolatier-wrong-ring-out = a golden saucer lies where no factory is in play
chocolatier-wrong-golden-off = there are golden saucers, but golden is 0
chocolatier-wrong-golden-count = { $count } golden saucers for { $seats } seats
chocolatier-wrong-golden-when = golden saucers lie in the ring before or after all rounds
chocolatier-wrong-golden-placed = all golden saucers have their places
chocolatier-wrong-turning = a saucer is being turned up, and the phase says otherwise
chocolatier-wrong-plus = a tile is drawn for a saucer that is not there
chocolatier-wrong-shield-gone = the shield is gone before anybody could take it
chocolatier-wrong-spread = tiles are spread from a saucer that has none
chocolatier-wrong-shield-tiles = tiles lie where the shield was
