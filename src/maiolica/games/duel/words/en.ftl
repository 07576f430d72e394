duel-name = Azul Duel
duel-about = Two masters tile a dome: take tiles by sun and by moon, choose plates, fill your lines.
duel-option-goals = Goals
duel-option-goals-first = first: rows, columns and diagonals
duel-option-goals-three = three: drawn by lot
duel-option-goals-four = four: one side of each tablet, drawn by lot
duel-option-free_draws = Plates of the stack at 0 points
duel-option-free_draws-no = no: only if no plate lies face up
duel-option-free_draws-yes = yes: free of charge
duel-option-special_is_a_color = A special tile is a color of its own
duel-option-special_is_a_color-yes = yes
duel-option-special_is_a_color-no = no
duel-option-first_seat = Who starts

duel-blue = blue
duel-yellow = yellow
duel-red = red
duel-black = black
duel-turquoise = turquoise
duel-special-tile = special tile
duel-special = special
duel-wild = wild
duel-token = first-player token, minus 2

duel-display = Factories
duel-factory = factory { $number }
duel-large = large factory
duel-large-moon = moon side of the large factory
duel-moon = moon sides
duel-moon-of = { $source }, moon side
duel-tiles = { $count } { $color } { $count ->
    [one] tile
   *[other] tiles
 }, { $source }
duel-pile = { $color } tile, number { $height } from the bottom of the pile, factory { $number }
duel-pile-top = { $color } tile on top of the pile, number { $height } from the bottom, factory { $number }
duel-chip-one = chip: { $color }
duel-chip-two = chip: { $first } and { $second }
duel-chip-down = chip face down, factory { $number }
duel-chip-up = { $chip }, factory { $number }
duel-chip-spent = spent chip
duel-chip-place = room for a chip; taken in this round: { $taken } of 2
duel-token-free = first-player token: it goes to the first who takes from the moon side of the large factory
duel-bag = Tiles in the bag: { $count } ({ $blue } blue, { $yellow } yellow, { $red } red, { $black } black, { $turquoise } turquoise)
duel-tower = Tiles in the tower: { $count } ({ $blue } blue, { $yellow } yellow, { $red } red, { $black } black, { $turquoise } turquoise)

duel-plates = Plates
duel-plate = plate { $plate }: { $first }, { $second } above, { $third }, { $fourth } below
duel-plate-turned = plate { $plate }, { $turn ->
    [0] not turned
    [1] turned right
    [2] turned halfway
   *[other] turned left
 }: { $first }, { $second } above, { $third }, { $fourth } below
duel-plate-returned = number { $place } of those that go back: plate { $plate }: { $first }, { $second } above, { $third }, { $fourth } below
duel-put = put plate { $plate } on slot { $slot }, { $turn ->
    [0] not turned
    [1] turned right
    [2] turned halfway
   *[other] turned left
 }: { $first }, { $second } above, { $third }, { $fourth } below
duel-no-plate = empty place of the display: it is refilled in the next round
duel-back-special = special
duel-back-wild = wild
duel-stack = stack of { $count }, top plate: { $type }
duel-stack-empty = the stack is empty
duel-stack-top-unknown = stack of { $count }
duel-under-known = you put it back, place { $place } in the stack: plate { $plate }: { $first }, { $second } above, { $third }, { $fourth } below
duel-under-unknown = put back under the stack by the other seat: { $type }
duel-hand = drawn plate: { $type }
duel-stop = stop and look
duel-bench = bench: plates in hand are turned and chosen here
duel-goal-rows = rows: 3 points for each full row; { $now }
duel-goal-colors = colors: 4 points for each row with five colors; { $now }
duel-goal-columns = columns: 7 points for each full column; { $now }
duel-goal-perimeter = perimeter: 1 point for each tile on the border; { $now }
duel-goal-diagonals = diagonals: 10 points for each full diagonal; { $now }
duel-goal-corners = corners: 3 points for each full upper corner plate, 8 for each lower one; { $now }
duel-goal-wilds = wild cells: 2 points each, if all are filled; { $now }
duel-goal-specials = special cells: minus 3 for each empty one; { $now }
duel-goal-now = now { $first } has { $one }, { $second } { $two }
duel-goal-points = { $seat } from this goal now: { $points }

duel-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }{ $goals ->
    [none] {""}
   *[other] , { $goals } from goals
 }
duel-line-empty = line { $line }: { $count ->
    [0] empty
   *[other] { $count } of { $line }
 }
duel-line = line { $line }, { $count } of { $line }, { $color }
duel-line-paid = line { $line }: paid with chips
duel-line-paying = line { $line }: this tile is being paid, chips so far: { $chips }
duel-cell = dome row { $row }, column { $column }: { $tile }
duel-slot-free = free slot { $slot }
duel-cell-empty = dome row { $row }, column { $column }: empty, { $use }{ $gain ->
    [0] {""}
    [one] , brings { $gain } point
   *[other] , brings { $gain } points
 }
duel-cell-empty-special = dome row { $row }, column { $column }: empty, for a special tile, which comes when the plate's other cells are filled and brings { $row }
duel-cell-blue = for blue
duel-cell-yellow = for yellow
duel-cell-red = for red
duel-cell-black = for black
duel-cell-turquoise = for turquoise
duel-cell-wild = for any color
duel-broken = broken: { $color }, { $cost } points lost up to here
duel-broken-free = broken area, space { $count }: { $cost } points lost up to here
duel-now = line { $line } is being resolved
duel-player-token = player token for a plate, left in this round: { $count }
duel-player-token-used = player token, used; left in this round: { $count }
duel-leave = leave line { $line } as it is
duel-complete = complete line { $line } with chips

duel-status-pick = Round { $round }: { $voice ->
    [do] choose your first plate
   *[other] { $seat } chooses a first plate
 }
duel-status-offer = Round { $round }: { $voice ->
    [do] take tiles, a plate or a chip
   *[other] { $seat } takes tiles, a plate or a chip
 }
duel-status-draw = Round { $round }: { $voice ->
    [do] draw plates
   *[other] { $seat } draws plates
 }
duel-status-keep = Round { $round }: { $voice ->
    [do] choose which plate to keep
   *[other] { $seat } chooses which plate to keep
 }
duel-status-put = Round { $round }: { $voice ->
    [do] put a plate on the dome
   *[other] { $seat } puts a plate on the dome
 }
duel-status-return = Round { $round }: { $voice ->
    [do] put plates back under the stack
   *[other] { $seat } puts plates back under the stack
 }
duel-status-pile = Round { $round }: { $voice ->
    [do] pile up the rest, from the bottom
   *[other] { $seat } piles up the rest, from the bottom
 }
duel-status-dome = Round { $round }: { $voice ->
    [do] tile the dome, line { $line }
   *[other] { $seat } tiles the dome, line { $line }
 }
duel-status-deal = Round { $round }: chance decides
duel-status-over = The game is over

duel-why-not-now = it is not the time for that ({ $now })
duel-why-last-round = in the last round no plates are taken
duel-why-no-token = both player tokens of this round are used
duel-why-no-plate = plate { $plate } does not lie face up
duel-why-no-stack = the stack is empty
duel-why-no-points = a plate of the stack costs a point
duel-why-slot = slot { $slot } already has a plate
duel-why-not-left = { $source } has no { $color } left
duel-why-not-in-hand = plate { $plate } is not among those
duel-why-no-tile = { $source }: no { $color } to take
duel-why-full = line { $line } is full
duel-why-mixed = line { $line } already holds { $color }
duel-why-enough-chips = two chips were taken in this round
duel-why-chip-down = the chip of factory { $number } is still face down
duel-why-no-chip = factory { $number } has no chip
duel-why-no-choice = line { $line } needs another decision
duel-why-no-payment = line { $line } is not being completed with chips
duel-why-chip = { $chip }: line { $line } could not be paid with it
duel-why-other-line = line { $line } comes first
duel-why-cell = line { $line } cannot go to column { $column }

duel-told-take = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } { $color } { $source } { $line }
duel-told-color-blue = blue
duel-told-color-yellow = yellow
duel-told-color-red = red
duel-told-color-black = black
duel-told-color-turquoise = turquoise
duel-told-from-factory = from factory { $number }
duel-told-from-large = from the large factory
duel-told-from-moon = from the moon sides
duel-told-to-line = for line { $line }
duel-told-broken = { $voice ->
    [do] and break it
    [you] and break it
   *[other] and breaks it
 }
duel-told-one-blue = blue
duel-told-one-yellow = yellow
duel-told-one-red = red
duel-told-one-black = black
duel-told-one-turquoise = turquoise
duel-told-pile = { $voice ->
    [do] put
    [you] put
   *[other] puts
 } { $color } on the pile
duel-told-plate = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } plate { $plate }
duel-told-draw = { $voice ->
    [do] draw
    [you] draw
   *[other] draws
 } a plate from the stack
duel-told-stop = { $voice ->
    [do] stop drawing and look
    [you] stop drawing and look
   *[other] stops drawing and looks
 }
duel-told-keep = { $voice ->
    [do] keep
    [you] keep
   *[other] keeps
 } plate { $plate }
duel-told-under = { $voice ->
    [do] put
    [you] put
   *[other] puts
 } plate { $plate } back under the stack
duel-told-put = { $voice ->
    [do] put
    [you] put
   *[other] puts
 } the plate on slot { $slot }, { $turn ->
    [0] not turned
    [1] turned right
    [2] turned halfway
   *[other] turned left
 }
duel-told-chip = { $voice ->
    [do] take
    [you] take
   *[other] takes
 } the chip of factory { $number }
duel-told-leave = { $voice ->
    [do] leave
    [you] leave
   *[other] leaves
 } the line as it is
duel-told-complete = { $voice ->
    [do] complete
    [you] complete
   *[other] completes
 } the line with chips
duel-told-spend = { $voice ->
    [do] spend
    [you] spend
   *[other] spends
 } a chip ({ $chip })
duel-told-two = { $first }/{ $second }
duel-told-place = { $voice ->
    [do] put
    [you] put
   *[other] puts
 } the tile of line { $line } in column { $column }
duel-told-goals = goals: { $goals }
duel-told-goal-rows = rows
duel-told-goal-colors = colors
duel-told-goal-columns = columns
duel-told-goal-perimeter = perimeter
duel-told-goal-diagonals = diagonals
duel-told-goal-corners = corners
duel-told-goal-wilds = wild cells
duel-told-goal-specials = special cells
duel-told-deal = tiles dealt: { $tiles }
duel-told-count-blue = { $count } blue
duel-told-count-yellow = { $count } yellow
duel-told-count-red = { $count } red
duel-told-count-black = { $count } black
duel-told-count-turquoise = { $count } turquoise
duel-told-plates = plates turned up: { $plates }
duel-told-number = { $number }
duel-told-top = top plate of the stack: { $type }
duel-told-chips = chips turned up: { $chips }

duel-account-start = points to begin with: { $points }
duel-account-plate = plate drawn from the stack: { $points }
duel-account-alone = line { $line }, a tile without neighbors: { $points }
duel-account-row = line { $line }, row of { $across }: { $points }
duel-account-column = line { $line }, column of { $down }: { $points }
duel-account-both = line { $line }, row of { $across } and column of { $down }: { $points }
duel-account-special = special tile in row { $row }: { $points }
duel-account-broken = { $count } broken { $count ->
    [one] tile
   *[other] tiles
 }: { $points }
duel-account-token = first-player token: { $points }
duel-account-goal-rows = full rows ({ $count }): { $points }
duel-account-goal-colors = rows with five colors ({ $count }): { $points }
duel-account-goal-columns = full columns ({ $count }): { $points }
duel-account-goal-perimeter = tiles on the border ({ $count }): { $points }
duel-account-goal-diagonals = full diagonals ({ $count }): { $points }
duel-account-goal-corners = full corner plates ({ $count }): { $points }
duel-account-goal-wilds = wild cells, all filled ({ $count }): { $points }
duel-account-goal-specials = empty special cells ({ $count }): { $points }
duel-account-goal-wilds-open = wild cells, not all filled: { $points }
duel-source-start = Start
duel-source-tiles = Tiles
duel-source-special = Special tiles
duel-source-plates = Plates drawn
duel-source-broken = Broken tiles
duel-source-token = First-player token
duel-source-rows = Goal: rows
duel-source-colors = Goal: five colors
duel-source-columns = Goal: columns
duel-source-perimeter = Goal: perimeter
duel-source-diagonals = Goal: diagonals
duel-source-corners = Goal: corners
duel-source-wilds = Goal: wild cells
duel-source-specials = Goal: special cells
duel-pad-cell = dome row { $row }, column { $column }: empty
duel-pad-plates = plates drawn face down, one point each
duel-pad-wilds = your wild cells, if all of them are filled; otherwise 0
duel-pad-specials = your special cells without their tile
duel-tie = { $seats } have equal points: { $broken ->
    [1] the first-player token of the last round decides
   *[other] nobody holds the first-player token of the last round, they share the victory
 }

# Why a position cannot be
duel-wrong-nothing = { $name } is { $value }, but it means nothing now
duel-wrong-due = due is { $due }, which chance does not bring in phase { $phase }
duel-wrong-dealt = tiles are dealt, but dealt says otherwise
duel-wrong-piling = piling does not say which factory's tiles are piled up
duel-wrong-held = held does not say which plate is put on a dome
duel-wrong-goals = { $count } goals are in play, not { $of }
duel-wrong-top-due = the type of the stack's top plate is due, but it shows, or there is none
duel-wrong-looked = all drawn plates were looked at
duel-wrong-display = a plate is due for the display, but none is missing or there is none
duel-wrong-chip-due = a chip is due, but none is to be turned up
duel-wrong-broken = more than { $most } broken tiles
duel-wrong-second = { $names } are numbers of the second phase
duel-wrong-resolved = all its lines are resolved, and nothing is to be paid
duel-wrong-dome = need, paid, payment, shown and last do not fit each other
duel-wrong-no-plate = tiles lie on slot { $slot }, where no plate is
duel-wrong-cell = a tile on slot { $slot } lies on a cell of another color
duel-wrong-special = slot { $slot } has its special tile when all other cells are full, and only then
duel-wrong-chips-kind = more than { $most } chips of kind { $kind }
duel-wrong-chips = { $count } chips in all, not { $of }
duel-wrong-chips-round = other chips are in play than the { $each } of each round
duel-wrong-chips-taken = chips_taken and the chips on the factories are not the { $each } of this round
duel-wrong-factory = a factory has more tiles than belong on it
duel-wrong-pile = the pile of factory { $factory } has a gap
duel-wrong-chip-down = the chip of factory { $factory } would have been turned up
duel-wrong-cleared = tiles or chips are on the factories after the first phase
duel-wrong-round-over = all lines are resolved, and the round would be over
duel-wrong-beyond = { $name } has plates beyond its count
duel-wrong-lacks = under or hand lacks plates that its count has
duel-wrong-two-places = a plate is in two places
duel-wrong-known-open = known does not say which plates lie open
duel-wrong-known-seen = known does not say which plates were looked at
duel-wrong-fresh = { $count } plates of type { $kind } that nobody has seen, not { $of }
duel-wrong-seen = a plate under the stack was seen by whoever put it there
duel-wrong-under-by = under_by does not name a seat that knows the plate
duel-wrong-batch = the first plate under the stack begins a batch
duel-wrong-top = top is not the type of the stack's top plate
duel-wrong-unseen = a drawn plate is unseen until it is looked at, unless somebody had put it back
duel-wrong-hand-known = a drawn plate is not known to who has it
duel-wrong-hand-order = the plates in hand are not in order
