"""The web server: tables, seats, live play; the log is the truth."""
