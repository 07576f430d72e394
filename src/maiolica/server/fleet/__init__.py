"""Several processes on one database: what they tell each other."""
