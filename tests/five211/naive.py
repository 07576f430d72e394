"""5211 once more, told as a rule book tells it: cards in lists, and no thought of speed.

It knows nothing of the engine and is compared with it, event by event. The game is a generator: it says which answers
chance or each seat may give, in the words of the log, and goes on when it is told one. Rounds are counted by the table
of the rules; that the pile ends with them is not assumed but checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

COLORS = "YGOBT"
CARDS = [f"{color}{value}" for color in COLORS for value in range(1, 7)]
COPIES = {"1": 5, "2": 6, "3": 5, "4": 2, "5": 1, "6": 1}
REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}
PARTS = (2, 1, 1)

Answers = dict[int, dict[str, int]]  # by who is asked: a seat or CHANCE
Asking = Generator[Answers, tuple[int, str], None]
CHANCE = -1


class Board:
    """What lies before one player."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.chosen: list[str] = []
        self.open: list[str] = []
        self.kept: list[str] = []
        self.total = self.cards_before = self.gain = 0

    @property
    def score(self) -> int:
        """FI-8, FI-9."""
        return self.total + worth(self.kept)

    @property
    def cards(self) -> int:
        """FI-8, FI-9."""
        return self.cards_before + len(self.kept)


class Naive:
    """A game, told its draws and choices in the words of the log."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.exact = options["roosters"] == "exact"
        self.target = 0 if options["target"] == "none" else int(options["target"])
        self.given = options["first_seat"]
        self.boards = [Board() for _ in range(seats)]
        self.rounds = self.deals = self.first = self.parts = 0
        self._shuffle()
        self.drawer: int | None = None  # who draws the next card
        self.won: str | None = None  # what scored last: a color, "roosters" or "nobody"
        self.over = False
        self.seen: Counter[str] = Counter()  # what has scored, for those who look for a game that shows it
        self._script = self._game()
        self.answers = next(self._script)

    def tell(self, who: int, answer: str) -> None:
        """Go on with one of the answers."""
        assert answer in self.answers.get(who, {}), f"{who} cannot answer {answer}"
        try:
            self.answers = self._script.send((who, answer))
        except StopIteration:
            self.answers, self.over = {}, True

    def ranks(self) -> list[int]:
        """FI-8."""
        order = [(board.score, board.cards) for board in self.boards]
        return [1 + sum(other > mine for other in order) for mine in order]

    def _game(self) -> Asking:
        """FI-2 to FI-9."""
        if self.given == "random":
            _, seat = yield {CHANCE: {f"seat{i + 1}": 1 for i in range(len(self.boards))}}
            self.first = int(seat.removeprefix("seat")) - 1
        else:
            self.first = int(self.given) - 1
        while not self.deals or (self.target and max(board.score for board in self.boards) < self.target):
            yield from self._deal()

    def _deal(self) -> Asking:
        """FI-2, FI-9."""
        for board in self.boards:
            board.total, board.cards_before, board.kept = board.score, board.cards, []
        self._shuffle()
        self.deals += 1
        self.rounds = 1
        yield from self._draw_up()
        for number in range(1, ROUNDS[len(self.boards)] + 1):
            self.rounds = number
            yield from self._round()
        for board in self.boards:
            assert len(board.hand) == 1
            self.discarded += board.hand
            board.hand = []

    def _shuffle(self) -> None:
        """FI-1, FI-2: who knows which cards were removed? They stay among the unseen ones."""
        self.unseen = [card for card in CARDS for _ in range(COPIES[card[1]])]
        self.discarded: list[str] = []
        self.pile = 100 - REMOVED[len(self.boards)]

    def _round(self) -> Asking:
        """FI-3 to FI-5."""
        is_last = self.rounds == ROUNDS[len(self.boards)]
        assert is_last == (self.pile == 0)
        for number in PARTS:
            yield from self._select(number)
            for board in self.boards:
                board.open += board.chosen
                board.chosen = []
            self.parts += 1
            if not is_last:
                yield from self._draw_up()
        self._score()
        self.parts = 0

    def _select(self, number: int) -> Asking:
        """FI-3: in any order, for the choices are made at once."""
        while any(len(board.chosen) < number for board in self.boards):
            seat, card = yield {
                seat: dict.fromkeys((card for card in CARDS if card in board.hand), 1)
                for seat, board in enumerate(self.boards)
                if len(board.chosen) < number
            }
            self.boards[seat].hand.remove(card)
            self.boards[seat].chosen.append(card)

    def _draw_up(self) -> Asking:
        """FI-2, FI-4."""
        for seat, board in enumerate(self.boards):
            self.drawer = seat
            while len(board.hand) < 5:
                assert self.pile > 0
                _, card = yield {CHANCE: dict(Counter(self.unseen))}
                self.unseen.remove(card)
                self.pile -= 1
                board.hand.append(card)
        self.drawer = None

    def _score(self) -> None:
        """FI-7."""
        table = [card for board in self.boards for card in board.open]
        roosters = sum(card[1] == "1" for card in table)
        enough = len(self.boards) + 2
        if roosters == enough or (roosters > enough and not self.exact):
            self.won = "roosters"
        else:
            counts = {color: sum(card[0] == color for card in table) for color in COLORS}
            self.won = majority(counts, len(self.boards)) or "nobody"
        self.seen[self.won if len(self.won) > 1 else "color"] += 1
        for board in self.boards:
            scoring = [card for card in board.open if self.won in ({"1": "roosters"}.get(card[1]), card[0])]
            board.kept += scoring
            board.gain = worth(scoring)
            self.discarded += remove(board.open, scoring)
            board.open = []


def majority(counts: dict[str, int], seats: int) -> str | None:
    """FI-7b, step by step."""
    left = {color: count for color, count in counts.items() if count}
    while left:
        most = max(left.values())
        leading = [color for color, count in left.items() if count == most]
        if len(leading) == 1 and most <= seats + 3:
            return leading[0]
        for color in leading:
            del left[color]
    return None


def worth(cards: list[str]) -> int:
    """The sum of the values."""
    return sum(int(card[1]) for card in cards)


def remove(cards: list[str], some: list[str]) -> list[str]:
    """Cards without some of them."""
    rest = list(cards)
    for card in some:
        rest.remove(card)
    return rest


def replay(text: str) -> Naive:
    """The game at the end of a log."""
    words = [line.split(" ") for line in text.splitlines()]
    options = {line[1]: line[2] for line in words if line[0] == "option"}
    game = Naive(next(int(line[1]) for line in words if line[0] == "seats"), options)
    for word, *rest in words:
        if word == "draw" or word.isdigit():
            for what in rest:
                game.tell(CHANCE if word == "draw" else int(word) - 1, what)
    return game
