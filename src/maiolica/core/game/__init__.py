"""What a game is: its moves, options, pictures and words, and its rules for code that serves all games."""
