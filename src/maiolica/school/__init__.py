"""Learning a game: lessons on the real board, by the real rules."""
