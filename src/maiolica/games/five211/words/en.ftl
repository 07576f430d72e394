five211-name = 5211 Azul
five211-about = Everyone plays cards at once: the most frequent color scores, unless it is too frequent.
five211-option-roosters = Roosters score
five211-option-roosters-at_least = when there are enough or more
five211-option-roosters-exact = only when there are exactly enough
five211-option-target = Long game
five211-option-target-none = no: one deal
five211-option-target-50 = up to 50 points
five211-option-target-100 = up to 100 points
five211-option-first_seat = Who is asked first

five211-yellow = yellow
five211-green = green
five211-orange = orange
five211-blue = blue
five211-turquoise = turquoise
five211-roosters = the roosters
five211-card-yellow = yellow { $value }
five211-card-green = green { $value }
five211-card-orange = orange { $value }
five211-card-blue = blue { $value }
five211-card-turquoise = turquoise { $value }
five211-rooster-yellow = yellow rooster
five211-rooster-green = green rooster
five211-rooster-orange = orange rooster
five211-rooster-blue = blue rooster
five211-rooster-turquoise = turquoise rooster

five211-table = Table
five211-track = { $color }: { $count } { $count ->
    [one] card
   *[other] cards
 } open{ $mine ->
    [0] {""}
   *[other] {" "}and { $mine } chosen by you
 }, at most { $limit } may score
five211-track-roosters = roosters: { $count } open{ $mine ->
    [0] {""}
   *[other] {" "}and { $mine } chosen by you
 }, they score { $exact ->
    [1] when there are exactly { $enough }
   *[other] from { $enough } on
 }
five211-leads = { $color }: would score now
five211-tied = { $color }: does not score, another color has as many cards
five211-over = { $color }: does not score, there are too many cards
five211-pile = Pile: { $count } { $count ->
    [one] card
   *[other] cards
 }; { $removed } more were taken out of the game. Not seen so far: { $yellow } yellow, { $green } green, { $orange } orange, { $blue } blue, { $turquoise } turquoise
five211-discards = Discarded: { $count } { $count ->
    [one] card
   *[other] cards
 } ({ $yellow } yellow, { $green } green, { $orange } orange, { $blue } blue, { $turquoise } turquoise)
five211-part-done = part { $part } is over: { $count ->
    [one] one card
   *[other] two cards
 } each
five211-part-now = part { $part }, now: { $count ->
    [one] one card
   *[other] two cards
 } each
five211-part-later = part { $part } to come: { $count ->
    [one] one card
   *[other] two cards
 } each
five211-round = round { $round } of { $rounds }
five211-last = the round before
five211-last-counts = the round before: { $yellow } yellow, { $green } green, { $orange } orange, { $blue } blue, { $turquoise } turquoise; roosters among them: { $roosters }
five211-last-color = the round before: { $color } scored
five211-last-roosters = the round before: the roosters scored
five211-last-nobody = the round before: nobody scored
five211-now-nobody = now nobody would score
five211-deal = deal { $count }
five211-target = the game ends after the deal in which somebody has { $count } points

five211-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }{ $total ->
    [-1] {""}
   *[other] , { $total } of them in this deal
 }
five211-back = a card, face down
five211-chosen = chosen
five211-open = open: { $card }
five211-place = an empty place
five211-kept-card = kept: { $card }
five211-kept = kept: { $count ->
    [0] no card
    [one] one card worth { $points }: { $cards }
   *[other] { $count } cards worth { $points }: { $cards }
 }{ $before ->
    [0] {""}
   *[other] ; in the deals before: { $before } cards
 }
five211-gain = { $count } { $count ->
    [one] point
   *[other] points
 } in the round before

five211-status-choose = { $deal ->
    [0] {""}
   *[other] Deal { $deal }.{" "}
 }Round { $round } of { $rounds }, part { $part }: choose { $count ->
    [one] a card
   *[other] two cards
 }
five211-status-choose-more = { $deal ->
    [0] {""}
   *[other] Deal { $deal }.{" "}
 }Round { $round } of { $rounds }, part { $part }: choose one more card
five211-status-wait = { $deal ->
    [0] {""}
   *[other] Deal { $deal }.{" "}
 }Round { $round } of { $rounds }, part { $part }: others are choosing
five211-status-draw = { $deal ->
    [0] {""}
   *[other] Deal { $deal }.{" "}
 }Round { $round } of { $rounds }: cards are drawn
five211-status-score = { $deal ->
    [0] {""}
   *[other] Deal { $deal }.{" "}
 }Round { $round } of { $rounds }: the cards are scored
five211-status-over = The game is over

five211-why-no-card = this card is not in your hand: { $card }

five211-choosing = { $voice ->
    [do] choose
    [you] choose
   *[other] chooses
 }
five211-told-choose-yellow = { five211-choosing } the yellow { $value }
five211-told-choose-green = { five211-choosing } the green { $value }
five211-told-choose-orange = { five211-choosing } the orange { $value }
five211-told-choose-blue = { five211-choosing } the blue { $value }
five211-told-choose-turquoise = { five211-choosing } the turquoise { $value }
five211-told-choose-rooster-yellow = { five211-choosing } the yellow rooster
five211-told-choose-rooster-green = { five211-choosing } the green rooster
five211-told-choose-rooster-orange = { five211-choosing } the orange rooster
five211-told-choose-rooster-blue = { five211-choosing } the blue rooster
five211-told-choose-rooster-turquoise = { five211-choosing } the turquoise rooster
five211-told-first = { $voice ->
    [you] you are asked first
   *[other] { $seat } is asked first
 }
five211-told-draw = cards drawn: { $cards }
five211-told-cards-yellow = yellow { $values }
five211-told-cards-green = green { $values }
five211-told-cards-orange = orange { $values }
five211-told-cards-blue = blue { $values }
five211-told-cards-turquoise = turquoise { $values }

five211-account-roosters = { $count } roosters are open, { $enough } are enough: the roosters score
five211-account-over = { $color } does not score: { $count } cards, more than { $limit }
five211-account-tied = { $colors } do not score: { $count } { $count ->
    [one] card
   *[other] cards
 } of each
five211-account-wins = { $color } scores: { $count } { $count ->
    [one] card
   *[other] cards
 }
five211-account-nobody = nobody scores
five211-account-kept = { $count } { $count ->
    [one] card
   *[other] cards
 } kept ({ $cards }): { $points }
five211-account-kept-roosters = { $count } { $count ->
    [one] rooster
   *[other] roosters
 } kept: { $points }
five211-account-deal = Deal { $deal }
five211-source-colors = Colors
five211-source-roosters = Roosters
five211-tie = { $seats } have equal points: { $broken ->
    [1] the number of kept cards decides ({ $values })
   *[other] with equally many kept cards ({ $values }), they share the place
 }

# Why a position cannot be
five211-wrong-kept = it has kept more cards than points
five211-wrong-total-early = total has the points of earlier deals, and there were none
five211-wrong-cards = { $card }: { $count } in all, not { $of }
five211-wrong-hand-count = hand_count or chosen_count is not the number of its cards
five211-wrong-open = { $count } open cards after part { $part }, not { $of }
five211-wrong-chosen-nobody = it has chosen cards, but nobody chooses now
five211-wrong-chosen-many = it has chosen more cards than it may
five211-wrong-hand-full = { $count } cards, not { $of }
five211-wrong-hand-many = { $count } cards are too many
five211-wrong-drawing = seats draw one after the other, from the first on, while a hand is not full
five211-wrong-all-chosen = all have chosen, and the cards would be open by now
five211-wrong-unseen = { $count } cards unseen, but { $pile } in the pile and { $out } taken out
five211-wrong-pile = the pile is empty in the last round, and only then
five211-wrong-no-pile = there is nothing left to draw
five211-wrong-parts = cards are open, but no round is played
five211-wrong-over = the game is over, but it would go on
five211-wrong-target = a deal was begun after somebody had reached the target
five211-wrong-counts = counts and roosters are not those of the open cards
five211-wrong-counts-none = counts and roosters tell of a round, and there was none
five211-wrong-gain = a seat has gained points in a round, and there was none
