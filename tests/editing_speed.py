"""How long the editor looks for what could lie at a place: ``python -m tests.editing_speed``, in processor time."""

from __future__ import annotations

from statistics import median
from time import process_time

import maiolica
from maiolica.core.table.editing import changed, drawn, fillings
from maiolica.games import ids

PLACES = 12

if __name__ == "__main__":
    for game in ids():
        table = maiolica.new(game, seed=5)
        for _ in range(10):
            table.play(table.legal()[0])
        position = table.position
        places = [shape.id for panel in drawn(position, 0).panels for shape in panel.shapes if shape.id]
        fillings(position, 0, places[0])  # everything is loaded and compiled
        first, later = [], []
        for place in places[:: max(1, len(places) // PLACES)]:
            changed.cache_clear()
            for times in (first, later):
                start = process_time()
                fillings(position, 0, place)
                times.append(process_time() - start)
        print(f"{game}: {median(first):.2f} s, at most {max(first):.2f} s; the same again {median(later):.2f} s")
