puzzle-why-played = { $average ->
    [1] The obvious move scores { $points } in this round on average ({ $parts })
   *[other] The obvious move scores { $points } in this round ({ $parts })
 }
puzzle-why-best = { $average ->
    [1] The best move scores { $points } on average ({ $parts })
   *[other] The best move scores { $points } ({ $parts })
 }
puzzle-why-others = { $seat } scores { $played } after the obvious move, { $best } after the best one
puzzle-why-reply = After the obvious move, { $seat } { $told }
puzzle-why-later = The best move also leaves more for later: about { $points } points
puzzle-why-less-later = For later it leaves about { $points } points less
puzzle-why-later-only = It leads to more later
puzzle-title = Puzzles
puzzle-about = Positions from strong games. One move is clearly best, and it is not the obvious one.
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }
puzzle-today = Today’s puzzle
puzzle-train = Train
puzzle-ask = Your move. Which is the best one?
puzzle-first = Right on the first try!
puzzle-right = That’s it!
puzzle-wrong = That loses { $loss } of the chance of winning. Try again
puzzle-answer = Show the answer
puzzle-best = Best
puzzle-obvious = Obvious, but worse
puzzle-next = Next puzzle
puzzle-go-on = Go on training
puzzle-leave = All puzzles
puzzle-rating = Your rating
puzzle-difficulty = Difficulty
puzzle-level = First level that solves it
puzzle-solved = Solved
puzzle-solved-of = { $solved } of { $tried }
puzzle-tomorrow = Tomorrow there is another one.
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-block = Hindering others
puzzle-theme-later = Looking ahead
puzzle-theme-end = End of the game
puzzle-hard = How hard
puzzle-hard-fitting = To match my rating
puzzle-hard-easy = Easy
puzzle-hard-middle = Medium
puzzle-hard-hard = Hard
puzzle-again = You have seen all of these. They start over.
puzzle-none = There are no such puzzles.
puzzle-offline = Without a network, only puzzles that were loaded before can be shown.
