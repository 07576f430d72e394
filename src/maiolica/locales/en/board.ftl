board-table = The table
board-choices = What can be chosen
board-clear = Take back what is picked
board-your-turn = Your turn
board-picked-more = { $what }. Now choose what is marked.
board-skip = Skip
