"""A table: one game being played, its log as text, words and JSON, and draws that can be verified."""
