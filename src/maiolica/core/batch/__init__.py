"""Many games at once, on all cores or on a GPU: random games, and batches that are stepped together."""
