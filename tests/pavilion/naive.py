"""Summer Pavilion once more, told as a rule book tells it: letters, lists and no thought of speed.

It knows nothing of the engine and is compared with it, event by event. The game is a generator: it asks a seat or
chance for one of several answers, in the words of the log, and goes on when it is told which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

COLORS = "PGOYBR"
STARS = "ORBYGPC"
CLOCKWISE = "PORBYG"  # the outer stars as the rules number them, from purple
SPACES = [f"{star}{slot}" for star in STARS for slot in range(1, 7)]
PILLARS = [
    {f"{star}2", f"{star}3", f"C{(s + 3) % 6 + 1}", f"C{(s + 4) % 6 + 1}"} for s, star in enumerate(CLOCKWISE, 1)
]
STATUES = [
    {f"{star}1", f"{star}2", f"{CLOCKWISE[s % 6]}3", f"{CLOCKWISE[s % 6]}4"} for s, star in enumerate(CLOCKWISE, 1)
]
WINDOWS = [{f"{star}5", f"{star}6"} for star in CLOCKWISE]
KINDS = {"pillar": (1, PILLARS), "statue": (2, STATUES), "window": (3, WINDOWS)}
STAR_BONUS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20}
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}

Asking = Generator[tuple[int, dict[str, int]], str, None]
CHANCE = -1


class Board:
    """What lies before one player."""

    def __init__(self) -> None:
        self.score = 5
        self.hand = self.corner = ""
        self.tiles: dict[str, str] = {}  # the color on each covered space

    def colors(self, star: str) -> list[str]:
        """The colors that lie on a star."""
        return [color for space, color in self.tiles.items() if space[0] == star]

    def group(self, space: str) -> int:
        """PA-16: walk from a space along its ring in both ways."""
        found = {space}
        for way in (1, -1):
            slot = int(space[1])
            while (next_one := f"{space[0]}{(slot - 1 + way) % 6 + 1}") in self.tiles and next_one not in found:
                found.add(next_one)
                slot = int(next_one[1])
        return len(found)

    def completed(self, space: str) -> list[str]:
        """PA-17: the kinds of the features that covering a space completes."""
        there = {*self.tiles, space}
        return [kind for kind, (_, features) in KINDS.items() for f in features if space in f and f <= there]


class Naive:
    """A game, told its draws and moves in the words of the log."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.grey = options["side"] == "grey"
        self.order = options["wild_order"]
        self.floor = int(options["score_floor"])
        self.literal = options["last_round_keep"] == "literal"
        self.given = options["first_seat"]
        self.boards = [Board() for _ in range(seats)]
        self.bag, self.box, self.supply = COLORS * 22, "", ""
        self.sources = {str(number): "" for number in range(1, 2 * seats + 2)} | {"C": ""}
        self.marker: int | None = None  # who has it
        self.rounds = self.first = 0
        self.over = False
        self.seen: Counter[str] = Counter()  # what has happened, for those who look for a game that shows it
        self._script = self._game()
        self.who, self.answers = next(self._script)

    def tell(self, answer: str) -> None:
        """Go on with one of the answers."""
        assert answer in self.answers, f"{answer} is not among {' '.join(self.answers)}"
        try:
            self.who, self.answers = self._script.send(answer)
        except StopIteration:
            self.who, self.answers, self.over = -2, {}, True

    # The course of the game

    def _game(self) -> Asking:
        """PA-6 to PA-21."""
        if self.given == "random":
            seat = yield CHANCE, {f"seat{i + 1}": 1 for i in range(len(self.boards))}
            self.first = int(seat.removeprefix("seat")) - 1
        else:
            self.first = int(self.given) - 1
        yield from self._refill()
        for self.rounds in range(1, 7):
            yield from self._deal()
            yield from self._draft()
            yield from self._place_in_turn()
        for board in self.boards:
            board.score += self.bonus(board)
            self._lose(board, len(board.corner))

    def _draw(self) -> Generator[tuple[int, dict[str, int]], str, str]:
        """PA-5."""
        tile = yield CHANCE, dict(Counter(self.bag or self.box))
        if not self.bag:
            self.bag, self.box = self.box, ""
            self.seen["bag refilled"] += 1
        self.bag = self.bag.replace(tile, "", 1)
        return tile

    def _refill(self) -> Asking:
        """PA-6, PA-18."""
        while len(self.supply) < 10 and self.bag + self.box:
            self.supply += yield from self._draw()
        self.seen["gap in the supply"] += len(self.supply) < 10

    def _deal(self) -> Asking:
        """PA-7."""
        self.marker = None
        for board in self.boards:
            board.hand, board.corner = board.hand + board.corner, ""
        for name in self.sources:
            while name != "C" and len(self.sources[name]) < 4 and self.bag + self.box:
                self.sources[name] += yield from self._draw()
        dealt = sum(len(tiles) for tiles in self.sources.values())
        self.seen["short deal"] += dealt < 4 * (len(self.sources) - 1)
        self.seen["no deal"] += dealt == 0

    @property
    def wild(self) -> str:
        """PA-4."""
        return self.order[self.rounds - 1]

    def _lose(self, board: Board, points: int) -> None:
        """PA-2."""
        self.seen["points saved by the floor"] += board.score - points < self.floor
        board.score = max(self.floor, board.score - points)

    # Stage 1

    def _draft(self) -> Asking:
        """PA-8, PA-12."""
        seat = self.first
        while any(self.sources.values()):
            take = yield seat, dict.fromkeys(self.takes(), 1)
            self._take(seat, take[0], take[1])
            seat = (seat + 1) % len(self.boards)
        if self.marker is None:
            self.seen["nobody took the marker"] += 1
        else:
            self.first = self.marker

    def takes(self) -> list[str]:
        """PA-9."""
        result = []
        for name, tiles in self.sources.items():
            others = [color for color in COLORS if color in tiles and color != self.wild]
            result += [name + color for color in others or tiles[:1]]
        return result

    def _take(self, seat: int, name: str, color: str) -> None:
        """PA-9 to PA-11."""
        tiles, board = self.sources[name], self.boards[seat]
        everything = color * tiles.count(color) + self.wild * (self.wild in tiles)
        taken = everything if color != self.wild else color
        rest = remove(tiles, taken)
        if name == "C":
            self.sources["C"] = rest
            if self.marker is None:
                self.marker = seat
                self._lose(board, len(taken))
        else:
            self.sources[name] = ""
            self.sources["C"] += rest
        board.hand += taken

    # Stage 2

    def _place_in_turn(self) -> Asking:
        """PA-13, PA-18."""
        passed: set[int] = set()
        seat = self.first
        while len(passed) < len(self.boards):
            board = self.boards[seat]
            if not board.hand:
                passed.add(seat)
            if seat not in passed:
                move = yield seat, dict.fromkeys([*self.placements(board), "pass"], 1)
                if move == "pass":
                    passed.add(seat)
                    yield from self._pass(seat, board)
                else:
                    yield from self._place(seat, board, move[0], move[2:])
                yield from self._refill()
            seat = (seat + 1) % len(self.boards)

    def number(self, space: str) -> int:
        """PA-3."""
        slot = int(space[1])
        if not self.grey:
            return slot
        return 3 if space[0] == "C" else (3, 2, 1, 4, 5, 6)[slot - 1]

    def placements(self, board: Board) -> list[str]:
        """PA-14."""
        result = []
        colors = {star: [c for c in COLORS if c in board.hand and self.allows(board, star, c)] for star in STARS}
        for space in SPACES:
            if space not in board.tiles:
                cost = self.number(space)
                result += [f"{color}>{space}" for color in colors[space[0]] if self.payments(board, color, cost)]
        return result

    def allows(self, board: Board, star: str, color: str) -> bool:
        """PA-15."""
        there = board.colors(star)
        if not self.grey:
            return color not in there if star == "C" else color == star
        if len(there) < 2:
            return True
        return color == there[0] if there[0] == there[1] else color not in there

    def payments(self, board: Board, color: str, cost: int) -> list[int]:
        """PA-14: the numbers of wild tiles that may be paid."""
        own, wilds = board.hand.count(color), board.hand.count(self.wild)
        if color == self.wild:
            return [0] if own >= cost else []
        return [cost - a for a in range(cost, 0, -1) if a <= own and cost - a <= wilds]

    def _place(self, seat: int, board: Board, color: str, space: str) -> Asking:
        """PA-14, PA-16, PA-17."""
        cost = self.number(space)
        payments = self.payments(board, color, cost)
        wilds = payments[0]
        if len(payments) > 1:
            answer = yield seat, {f"w{number}": 1 for number in payments}
            wilds = int(answer[1:])
        board.hand = remove(board.hand, color * (cost - wilds) + self.wild * wilds)
        self.box += color * (cost - wilds - 1) + self.wild * wilds
        board.score += board.group(space)
        kinds = board.completed(space)
        board.tiles[space] = color
        self.seen.update(kinds)
        self.seen[" and ".join(sorted(kinds))] += len(kinds) > 1
        yield from self._pick(seat, board, sum(KINDS[kind][0] for kind in kinds))

    def _pick(self, seat: int, board: Board, bonus: int) -> Asking:
        """PA-17; a tile that is the only kind to choose is taken unasked."""
        self.seen["bonus cut short"] += bonus > len(self.supply)
        for _ in range(min(bonus, len(self.supply))):
            colors = [color for color in COLORS if color in self.supply]
            tile = colors[0]
            if len(colors) > 1:
                answer = yield seat, {f"+{color}": 1 for color in colors}
                tile = answer[1]
            self.supply = remove(self.supply, tile)
            board.hand += tile

    def _pass(self, seat: int, board: Board) -> Asking:
        """PA-19, PA-20."""
        while board.hand and len(board.corner) < 4 and (self.rounds < 6 or self.literal):
            kept = yield seat, dict.fromkeys(["done", *(f"keep{color}" for color in COLORS if color in board.hand)], 1)
            if kept == "done":
                break
            board.hand = remove(board.hand, kept[4])
            board.corner += kept[4]
            self.seen["kept in the last round"] += self.rounds == 6
        self._lose(board, len(board.hand))
        self.box += board.hand
        board.hand = ""

    # The end

    def bonus(self, board: Board) -> int:
        """PA-21."""
        points = 0
        for star in STARS:
            colors = board.colors(star)
            if len(colors) == 6:
                points += 12 if len(set(colors)) == 6 else STAR_BONUS[colors[0]]
                self.seen["complete star"] += 1
        for number, bonus in NUMBER_BONUS.items():
            points += bonus * all(space in board.tiles for space in SPACES if self.number(space) == number)
        return points


def remove(tiles: str, some: str) -> str:
    """Tiles without some of them."""
    for tile in some:
        assert tile in tiles
        tiles = tiles.replace(tile, "", 1)
    return tiles


def replay(text: str) -> Naive:
    """The game at the end of a log."""
    words = [line.split(" ") for line in text.splitlines()]
    options = {line[1]: line[2] for line in words if line[0] == "option"}
    game = Naive(next(int(line[1]) for line in words if line[0] == "seats"), options)
    for word, *rest in words:
        if word == "draw" or word.isdigit():
            for what in rest:
                assert game.who == (CHANCE if word == "draw" else int(word) - 1)
                game.tell(what)
    return game
