"""Golden saucers as a person would use them, upon the second implementation of Azul.

It knows nothing of the engine. Inside it speaks of Azul's colors; its words are those of the log.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ..azul.naive import COLORS, Board, Naive

LETTERS = "TBWDR"
TO_AZUL = str.maketrans(LETTERS, COLORS)
FROM_AZUL = str.maketrans(COLORS, LETTERS)


class NaiveGold(Naive):
    """A game with golden saucers or plain ones, told its draws and moves in the words of the log."""

    def __init__(self, seats: int, header: dict[str, str]) -> None:
        super().__init__(seats, header["wall"] == "grey", int(header["max_rounds"]))
        self.golden = header["saucers"] == "golden"
        self.by_position = header["setup_order"] == "position"
        self.marker_falls = header["shield_absorbs_marker"] == "no"
        self.gold: dict[str, str] = {}  # place: type
        self.gone = ""
        self.shields: dict[Board, str] = {}
        self.hand: tuple[str, str, str] | None = None  # the saucer, the tiles in hand, where they go
        self.seen: Counter[str] = Counter()  # what has happened, for those who look for a game that shows it
        self.is_set_up = False

    @property
    def places(self) -> list[str]:
        return [name for name in self.sources if name not in ("C", self.gone)]

    def neighbor(self, place: str, side: int) -> str:
        """CH-7, CH-10."""
        return self.places[(self.places.index(place) + side) % len(self.places)]

    # Set-up of a round

    def draw(self, what: str) -> None:
        """CH-5 to CH-7, in the order of chance."""
        if what.startswith("gold"):
            self.gold[what[4:]] = ""
        elif "" in self.gold.values():
            self.gold[next(place for place, kind in self.gold.items() if not kind)] = what
        elif what in LETTERS and all(len(self.sources[place]) == 4 for place in self.places):
            self.draw_plus(what.translate(TO_AZUL))
        else:
            super().draw(what.translate(TO_AZUL) if what in LETTERS else what)

    def draw_plus(self, tile: str) -> None:
        """CH-7a; by position the magnets before the PLUS have worked."""
        plus = next(place for place, kind in self.gold.items() if kind == "+")
        if not self.bag:
            self.bag, self.lid = self.lid, ""
            self.seen["refill for +"] += 1
        self.bag = self.bag.replace(tile, "", 1)
        self.seen["+"] += 1
        before, seen = self.sources, self.seen
        layouts = []
        for by_position in (not self.by_position, self.by_position):
            self.sources, self.seen = dict(before), seen.copy()
            self.attract([place for place in self.places if by_position and place < plus])
            self.sources[plus] += tile
            self.attract([place for place in self.places if not by_position or place > plus])
            layouts.append({place: sorted(tiles) for place, tiles in self.sources.items()})
        self.seen["order of set-up"] += layouts[0] != layouts[1]
        self.is_set_up = True

    def attract(self, places: list[str]) -> None:
        """CH-7b."""
        for place in places:
            kind = self.gold.get(place, "")
            color = kind[1:].translate(TO_AZUL) if kind.startswith("m") else ""
            for neighbor in (self.neighbor(place, -1), self.neighbor(place, 1)):
                if color and color in self.sources[neighbor]:
                    self.sources[neighbor] = self.sources[neighbor].replace(color, "", 1)
                    self.sources[place] += color
                    self.seen[kind] += 1

    def begin_offer(self) -> None:
        """A deal is over when somebody moves."""
        if not self.is_set_up:
            super().begin_offer()
            self.attract(self.places)

    # Taking tiles

    def moves(self, seat: int) -> list[str]:
        """CH-8, CH-10."""
        if self.hand and not self.tiling:
            group = self.first_group(self.hand[0])
            return [f"{group}{side}".translate(FROM_AZUL) for side in ("<<", ">>")] if seat == self.turn else []
        return [text.translate(FROM_AZUL) for text in super().moves(seat)]

    def first_group(self, place: str) -> str:
        return next(color for color in COLORS if color in self.sources[place])

    def play(self, seat: int, text: str) -> None:
        """CH-10: a take from the SPREAD is put off until its rest has been spread."""
        if text[1:] in ("<<", ">>"):
            self.spread(seat, text[0].translate(TO_AZUL), -1 if "<" in text else 1)
            return
        place, color = text[0], text[1:2].translate(TO_AZUL)
        tiles = self.sources.get(place, "")
        if self.gold.get(place) == "spread" and tiles.strip(color):
            self.hand = place, color * tiles.count(color), text[3]
            self.sources[place] = tiles.replace(color, "")
        else:
            super().play(seat, text.translate(TO_AZUL))

    def spread(self, seat: int, group: str, side: int) -> None:
        """CH-10."""
        assert self.hand
        place, held, line = self.hand
        target = self.neighbor(place, side)
        self.seen["spread"] += 1
        self.seen["spread onto an empty saucer"] += not self.sources[target]
        if self.gone and self.is_between(place, self.gone, target, side):
            self.seen["spread past the taken shield"] += 1
        self.sources[target] += self.sources[place].count(group) * group
        self.sources[place] = self.sources[place].replace(group, "")
        if not self.sources[place]:
            self.hand = None
            self.put_down(self.boards[seat], held, line)
            self.turn = (self.turn + 1) % len(self.boards)

    def is_between(self, place: str, gone: str, target: str, side: int) -> bool:
        ring = [name for name in self.sources if name != "C"]
        return (place, gone) in self.steps(ring, side) and (gone, target) in self.steps(ring, side)

    @staticmethod
    def steps(ring: list[str], side: int) -> list[tuple[str, str]]:
        return list(pairwise([*ring, ring[0]])) if side == 1 else list(pairwise([ring[0], *reversed(ring)]))

    def put_down(self, board: Board, tiles: str, line: str) -> None:
        """AZ-12d."""
        placed = 0
        if line != "F":
            row = int(line) - 1
            placed = min(len(tiles), row + 1 - len(board.lines[row]))
            board.lines[row] += tiles[:placed]
        self.fall(board, tiles[placed:])

    def take(self, board: Board, name: str, color: str, line: str) -> None:
        """CH-9, CH-11."""
        kind = self.gold.get(name)
        if kind == "keep":
            tiles = self.sources[name]
            self.sources[name] = tiles.replace(color, "")
            self.seen["keep"] += bool(self.sources[name])
            self.put_down(board, color * tiles.count(color), line)
            return
        if kind == "shield":
            self.gone = name
            self.gold[name] = "gone"
            self.shields[board] = ""
            self.seen["shield"] += 1
        super().take(board, name, color, line)

    def fall(self, board: Board, items: str) -> None:
        """CH-12, CH-14."""
        for item in items:
            is_free = self.shields.get(board) == ""
            if is_free and not (item == "M" and self.marker_falls):
                self.shields[board] = item
                self.seen["caught marker" if item == "M" else "caught tile"] += 1
                self.seen["caught stuck tile"] += self.tiling
            else:
                self.seen["marker past a free shield"] += is_free
                super().fall(board, item)

    def end_round(self) -> None:
        """CH-15."""
        self.lid += "".join(self.shields.values()).replace("M", "")
        self.shields, self.gold, self.gone, self.is_set_up = {}, {}, "", False
        super().end_round()


def replay(text: str) -> NaiveGold:
    """The game at the end of a log."""
    words = [line.split(" ") for line in text.splitlines()]
    header = {line[1]: line[2] for line in words if line[0] == "option"}
    game = NaiveGold(next(int(line[1]) for line in words if line[0] == "seats"), header)
    if header["first_seat"] != "random":
        game.draw(f"seat{header['first_seat']}")
    for word, *rest in words:
        if word == "draw":
            for what in rest:
                game.draw(what)
            game.begin_offer()
        elif word.isdigit():
            game.play(int(word) - 1, rest[0])
    return game
