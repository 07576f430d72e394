tesserae-name = Tesserae
tesserae-about = Lay stones in your floor: three of a color in a line, or three different ones.
tesserae-option-lines = Lines that count
tesserae-option-lines-straight = straight: rows and columns
tesserae-option-lines-diagonal = diagonal: the diagonals as well
tesserae-option-first_seat = Who starts

tesserae-terracotta = terracotta
tesserae-slate = slate
tesserae-ochre = ochre
tesserae-ivory = ivory
tesserae-bench = Bench
tesserae-gap = an empty place of the bench
tesserae-bag = Bag: { $count } { $count ->
    [one] stone
   *[other] stones
 } ({ $terracotta } terracotta, { $slate } slate, { $ochre } ochre, { $ivory } ivory)
tesserae-board = { $seat }: { $score } { $score ->
    [one] point
   *[other] points
 }
tesserae-cell = row { $row }, column { $column }: { $color }
tesserae-cell-free = row { $row }, column { $column }: free
tesserae-status-draw = A stone is drawn
tesserae-status-lay = { $seat } lays a stone
tesserae-status-over = The game is over
tesserae-why-none = No stone on the bench is { $color }.
tesserae-why-taken = There is a stone in row { $row }, column { $column } already.

tesserae-told-lay = lays { $color } in row { $row }, column { $column }
tesserae-told-terracotta = terracotta
tesserae-told-slate = slate
tesserae-told-ochre = ochre
tesserae-told-ivory = ivory
tesserae-told-draw = stones drawn: { $stones }
tesserae-told-count = { $count } { $color }

tesserae-account-equal = a line of one color: { $points }
tesserae-account-different = a line of different colors: { $points }
tesserae-source-equal = Lines of one color
tesserae-source-different = Lines of different colors
tesserae-tie = { $seats } have equal points and share the place
