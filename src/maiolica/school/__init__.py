"""Learning a game: lessons on the real board, by the real rules; puzzles from games of the program with itself."""
