azul-name = Azul Mini
azul-about = Take tiles from the factories, fill your lines and tile your wall.
azul-option-wall = Wall
azul-option-wall-colored = colored: every cell has its color
azul-option-wall-grey = grey: you choose the column
azul-option-max_rounds = Most rounds
azul-option-first_seat = Who starts

azul-blue = blue
azul-yellow = yellow
azul-red = red
azul-black = black
azul-white = white
azul-marker = first-player marker

azul-display = Factories
azul-factory = factory { $number }
azul-center = center
azul-tiles = { $count } { $color } { $count ->
    [one] tile
   *[other] tiles
 }, { $source }
azul-marker-in-center = first-player marker: the first to take from the center takes it
azul-bag = Tiles in the bag: { $count } ({ $blue } blue, { $yellow } yellow, { $red } red, { $black } black, { $white } white)
azul-lid = Tiles in the lid: { $count } ({ $blue } blue, { $yellow } yellow, { $red } red, { $black } black, { $white } white)

azul-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more in the end
 }
azul-line-empty = line { $line }, empty
azul-line = line { $line }, { $count } of { $line }, { $color }
azul-cell = wall row { $row }, column { $column }: { $color }
azul-cell-empty = wall row { $row }, column { $column }: empty, for { $color }
azul-cell-grey = wall row { $row }, column { $column }: empty
azul-floor-item = floor: { $item }, minus { $cost }
azul-floor-free = floor slot { $slot }, free, minus { $cost }

azul-status-take = Round { $round }: { $voice ->
    [do] take tiles
   *[other] { $seat } takes tiles
 }
azul-status-place = Round { $round }: { $voice ->
    [do] choose a column for line { $line }
   *[other] { $seat } chooses a column for line { $line }
 }
azul-status-deal = Round { $round }: tiles are dealt
azul-status-over = The game is over
azul-status-truncated = The game is over: the last round allowed was played

azul-why-not-tiling = columns are chosen when the walls are tiled
azul-why-tiling = the walls are being tiled: choose a column
azul-why-cell-taken = row { $row } of the wall already has a tile in column { $column }
azul-why-column = column { $column } of the wall already holds { $color }
azul-why-no-factory = { $source } is not in play
azul-why-no-tile = { $source } holds no { $color }
azul-why-full = line { $line } is full
azul-why-mixed = line { $line } already holds { $color }
azul-why-on-wall = row { $line } of the wall already holds { $color }

azul-told-take = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } { $color } { $source } { $line }
azul-told-color-blue = blue
azul-told-color-yellow = yellow
azul-told-color-red = red
azul-told-color-black = black
azul-told-color-white = white
azul-told-from-factory = from factory { $number }
azul-told-from-center = from the center
azul-told-to-line = for line { $line }
azul-told-to-floor = for the floor
azul-told-place = { $voice ->
    [do] choose
    [you] choose
   *[other] chooses
 } column { $column }
azul-told-deal = tiles dealt: { $tiles }
azul-told-count-blue = { $count } blue
azul-told-count-yellow = { $count } yellow
azul-told-count-red = { $count } red
azul-told-count-black = { $count } black
azul-told-count-white = { $count } white

azul-account-alone = line { $line }, a tile without neighbors: { $points }
azul-account-row = line { $line }, row of { $across }: { $points }
azul-account-column = line { $line }, column of { $down }: { $points }
azul-account-both = line { $line }, row of { $across } and column of { $down }: { $points }
azul-account-floor = floor, { $count } { $count ->
    [one] slot
   *[other] slots
 }: { $points }
azul-account-full-row = row { $row } complete: { $points }
azul-account-full-column = column { $column } complete: { $points }
azul-account-full-color = all five of a color ({ $color }): { $points }
azul-source-wall = Wall
azul-source-floor = Floor
azul-source-rows = Rows
azul-source-columns = Columns
azul-source-colors = Colors
azul-tie = { $seats } have equal points: { $broken ->
    [1] the number of complete rows decides ({ $values })
   *[other] with equally many complete rows ({ $values }), they share the place
 }
