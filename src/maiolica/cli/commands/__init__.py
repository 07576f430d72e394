"""The commands, each with its words; what they do is done elsewhere."""
