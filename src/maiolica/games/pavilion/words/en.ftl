pavilion-name = Azul Summer Pavilion Mini
pavilion-about = Take tiles with the help of wild ones, and complete stars.
pavilion-option-side = Side of the boards
pavilion-option-side-colored = colored: each outer star has its color
pavilion-option-side-grey = grey: each star is of one color, or of all different ones
pavilion-option-wild_order = Wild colors by round
pavilion-option-wild_order-PGOYBR = purple, green, orange, yellow, blue, red
pavilion-option-wild_order-ORBYGP = orange, red, blue, yellow, green, purple (the second variant; its true order is not verified)
pavilion-option-score_floor = No score falls below
pavilion-option-score_floor-0 = 0
pavilion-option-score_floor-1 = 1
pavilion-option-last_round_keep = Keeping tiles in the last round
pavilion-option-last_round_keep-no = no: what is left is discarded when passing
pavilion-option-last_round_keep-literal = yes: up to four, each costs a point after the bonuses
pavilion-option-first_seat = Who starts

pavilion-purple = purple
pavilion-green = green
pavilion-orange = orange
pavilion-yellow = yellow
pavilion-blue = blue
pavilion-red = red

pavilion-star-purple = purple star
pavilion-star-green = green star
pavilion-star-orange = orange star
pavilion-star-yellow = yellow star
pavilion-star-blue = blue star
pavilion-star-red = red star
pavilion-star-center = center star

pavilion-display = Factories and supply
pavilion-factory = factory { $number }
pavilion-center = center
pavilion-tiles = { $count } { $color } { $count ->
    [one] tile
   *[other] tiles
 }, { $source }
pavilion-marker-in-center = first-player marker: the first to take from the center takes it and loses a point for each tile
pavilion-marker-held = first-player marker
pavilion-bag = Tiles in the bag: { $count } ({ $purple } purple, { $green } green, { $orange } orange, { $yellow } yellow, { $blue } blue, { $red } red)
pavilion-box = Discarded tiles: { $count } ({ $purple } purple, { $green } green, { $orange } orange, { $yellow } yellow, { $blue } blue, { $red } red)
pavilion-supply = supply: bonus tiles are picked here
pavilion-supply-tile = { $color } tile in the supply
pavilion-wild-now = round { $round }, now: { $color } is wild
pavilion-wild-round = round { $round }: { $color } is wild

pavilion-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more in the end
 }
pavilion-space-covered = { $star }, space { $slot }: { $color }
pavilion-space-free = { $star }, space { $slot }: free, costs { $cost }{ $gain ->
    [0] {""}
    [one] , brings { $gain } bonus tile
   *[other] , brings { $gain } bonus tiles
 }
pavilion-medal = { $star }: { $points } points when complete
pavilion-medal-done = { $star }: complete, { $points } points in the end
pavilion-medal-open = { $star }: its points depend on its first two tiles
pavilion-feature-pillar = pillar, { $tiles } bonus tile: { $missing ->
    [0] complete
    [one] { $missing } space is missing
   *[other] { $missing } spaces are missing
 }
pavilion-feature-statue = statue, { $tiles } bonus tiles: { $missing ->
    [0] complete
    [one] { $missing } space is missing
   *[other] { $missing } spaces are missing
 }
pavilion-feature-window = window, { $tiles } bonus tiles: { $missing ->
    [0] complete
    [one] { $missing } space is missing
   *[other] { $missing } spaces are missing
 }
pavilion-set = spaces with { $number }: { $covered } of { $count } covered, { $points } points for all
pavilion-corner-free = free corner space: a tile can be kept here
pavilion-corner-tile = kept for the next round: { $color }
pavilion-passed = has passed
pavilion-hand = hand: { $count } { $count ->
    [one] tile
   *[other] tiles
 }
pavilion-hand-tile = { $count } { $color } in hand
pavilion-hand-wild = { $count } { $color } in hand, wild
pavilion-pass = pass: keep up to four tiles, lose a point for each other
pavilion-done = keep no more: lose a point for each tile left
pavilion-pay = pay { $own } { $color } and { $wilds } wild ({ $wild })

pavilion-status-take = Round { $round }, { $wild } is wild: { $voice ->
    [do] take tiles
   *[other] { $seat } takes tiles
 }
pavilion-status-place = Round { $round }, { $wild } is wild: { $voice ->
    [do] place a tile or pass
   *[other] { $seat } places a tile or passes
 }
pavilion-status-pay = Round { $round }, { $wild } is wild: { $voice ->
    [do] choose the wild tiles to pay with
   *[other] { $seat } chooses the wild tiles to pay with
 }
pavilion-status-pick = Round { $round }, { $wild } is wild: { $voice ->
    [do] pick
   *[other] { $seat } picks
 } { $count } bonus { $count ->
    [one] tile
   *[other] tiles
 }
pavilion-status-keep = Round { $round }, { $wild } is wild: { $voice ->
    [do] choose tiles to keep
   *[other] { $seat } passes and chooses tiles to keep
 }
pavilion-status-deal = Round { $round }, { $wild } is wild: tiles are dealt
pavilion-status-refill = Round { $round }, { $wild } is wild: the supply is refilled
pavilion-status-over = The game is over

pavilion-why-take = tiles are being taken from the factories
pavilion-why-place = tiles are being placed: choose a space, or pass
pavilion-why-pay = choose how many wild tiles to pay with
pavilion-why-pick = choose a bonus tile from the supply
pavilion-why-keep = choose tiles to keep, or say done
pavilion-why-no-factory = { $source } is not in play
pavilion-why-no-tile = { $source } has no tile of this color: { $color }
pavilion-why-wild = { $color } is wild: it can be chosen only where nothing else lies
pavilion-why-covered = a tile lies on this space
pavilion-why-color-outer = the { $star } takes only its own color, not { $color }
pavilion-why-color-center = the { $star } already has this color: { $color }
pavilion-why-color-grey = this star must be of one color or of all different ones, so it does not take { $color }
pavilion-why-no-hand = there is no such tile in hand: { $color }
pavilion-why-cost = this space costs { $cost }: there are too few tiles of this color ({ $color }) and wild ones
pavilion-why-wilds = between { $fewest } and { $most } wild tiles can be in this payment
pavilion-why-supply = the supply has no tile of this color: { $color }

pavilion-told-take = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } { $color } { $source }
pavilion-told-color-purple = purple
pavilion-told-color-green = green
pavilion-told-color-orange = orange
pavilion-told-color-yellow = yellow
pavilion-told-color-blue = blue
pavilion-told-color-red = red
pavilion-told-from-factory = from factory { $number }
pavilion-told-from-center = from the center
pavilion-told-one-purple = purple
pavilion-told-one-green = green
pavilion-told-one-orange = orange
pavilion-told-one-yellow = yellow
pavilion-told-one-blue = blue
pavilion-told-one-red = red
pavilion-told-place = { $voice ->
    [do] put
    [you] put
   *[other] puts
 } { $color } on space { $slot } of { $star }
pavilion-told-of-purple = the purple star
pavilion-told-of-green = the green star
pavilion-told-of-orange = the orange star
pavilion-told-of-yellow = the yellow star
pavilion-told-of-blue = the blue star
pavilion-told-of-red = the red star
pavilion-told-of-center = the center star
pavilion-told-pay = { $voice ->
    [do] pay
    [you] pay
   *[other] pays
 } { $wilds ->
    [0] without wild tiles
    [one] with { $wilds } wild tile
   *[other] with { $wilds } wild tiles
 }
pavilion-told-pick = { $voice ->
    [do] pick
    [you] pick
   *[other] picks
 } { $color } from the supply
pavilion-told-pass = { $voice ->
    [do] pass
    [you] pass
   *[other] passes
 }
pavilion-told-keep = { $voice ->
    [do] keep
    [you] keep
   *[other] keeps
 } { $color }
pavilion-told-done = { $voice ->
    [do] keep no more
    [you] keep no more
   *[other] keeps no more
 }
pavilion-told-draw = tiles drawn: { $tiles }
pavilion-told-count-purple = { $count } purple
pavilion-told-count-green = { $count } green
pavilion-told-count-orange = { $count } orange
pavilion-told-count-yellow = { $count } yellow
pavilion-told-count-blue = { $count } blue
pavilion-told-count-red = { $count } red

pavilion-account-start = points to begin with: { $points }
pavilion-account-marker = first-player marker, { $count } { $count ->
    [one] tile
   *[other] tiles
 } taken: { $points }
pavilion-account-group = { $star }, { $count ->
    [1] a tile without neighbors
   *[other] group of { $count }
 }: { $points }
pavilion-account-discarded = { $count } { $count ->
    [one] tile
   *[other] tiles
 } discarded: { $points }
pavilion-account-kept = { $count } { $count ->
    [one] tile
   *[other] tiles
 } kept to the end: { $points }
pavilion-account-star = { $star } complete: { $points }
pavilion-account-set = all spaces with { $number } covered: { $points }
pavilion-source-start = Start
pavilion-source-tiles = Tiles placed
pavilion-source-marker = First-player marker
pavilion-source-discards = Leftover tiles
pavilion-source-stars = Complete stars
pavilion-source-sets = Sets of numbers
pavilion-pad-marker = tiles taken together with the marker
pavilion-pad-discards = tiles that could not be kept
pavilion-pad-kept = tiles kept to the end
pavilion-tie = { $seats } have equal points and share the place

# Why a position cannot be
pavilion-wrong-order = wild_order does not name each color once
pavilion-wrong-over = the game is over after { $rounds } rounds
pavilion-wrong-grey = a grey star has one color, or all different ones
pavilion-wrong-star = a star has a tile of another color
pavilion-wrong-middle = the middle star has a color twice
pavilion-wrong-hand = it has tiles in hand, but has passed or does not play now
pavilion-wrong-corner = more than { $most } tiles are kept
pavilion-wrong-corner-early = it has kept tiles before it passed
pavilion-wrong-corner-last = tiles are kept in the last round
pavilion-wrong-hand-deal = it has more tiles in hand than can be kept
pavilion-wrong-factory = a factory has more than { $most } tiles, or is not in play
pavilion-wrong-heaps = tiles lie on the factories or in the center, but they are neither dealt nor taken now
pavilion-wrong-dealt = dealt does not fit the tiles on the factories
pavilion-wrong-supply = { $count } tiles in the supply, not { $of }
pavilion-wrong-supply-fill = the supply would have been filled up
pavilion-wrong-refill = there is nothing to fill up, or nothing to fill it with
pavilion-wrong-supply-early = the supply is filled after it is known who starts
pavilion-wrong-turn-passed = it is the turn of seat { $seat }, which has passed
pavilion-wrong-turn-empty = it is the turn of seat { $seat }, which has no tiles
pavilion-wrong-passed = seats pass only while they place tiles
pavilion-wrong-over-passed = the game is over, but not all have passed
pavilion-wrong-marker-early = the marker is taken only while tiles are taken
pavilion-wrong-marker-first = first is not who has the marker
pavilion-wrong-pay-zero = space and color tell of a tile that is paid for, and there is none
pavilion-wrong-picks-zero = picks tells of bonus tiles, and none are picked
pavilion-wrong-pay = a space is paid for that is taken, or there is nothing to choose in paying
pavilion-wrong-pick = there is nothing to choose in picking bonus tiles
pavilion-wrong-keep = no more tiles can be kept
