board-table = The table
board-choices = What can be chosen
board-clear = Take back what is picked
board-your-turn = Your turn
board-scored = { $name }: { $points } { $points ->
    [one] point
   *[other] points
 }
