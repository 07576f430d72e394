"""Azul once more, written as a person would play it: letters, lists and no thought of speed.

It knows nothing of the engine and is compared with it, move by move.
"""

from __future__ import annotations

from dataclasses import dataclass, field

COLORS = "BYRKW"
PENALTIES = (1, 1, 2, 2, 2, 3, 3)


@dataclass(eq=False)
class Board:
    """What lies before one player."""

    score: int = 0
    lines: list[str] = field(default_factory=lambda: [""] * 5)
    wall: dict[tuple[int, int], str] = field(default_factory=dict)
    floor: str = ""
    tiled: int = 0  # lines that have been looked at in this tiling

    def run(self, row: int, column: int, down: int, right: int) -> int:
        """AZ-16: how many tiles lie in one direction."""
        length = 0
        while (row + down * (length + 1), column + right * (length + 1)) in self.wall:
            length += 1
        return length

    def place(self, row: int, column: int) -> str:
        """AZ-14, AZ-16: tile a line and return what goes to the lid."""
        color = self.lines[row][0]
        self.wall[row, column] = color
        across = 1 + self.run(row, column, 0, 1) + self.run(row, column, 0, -1)
        down = 1 + self.run(row, column, 1, 0) + self.run(row, column, -1, 0)
        self.score += sum(length for length in (across, down) if length > 1) or 1
        self.lines[row] = ""
        self.tiled = row + 1
        return color * row

    def columns(self, row: int, grey: bool) -> list[int]:
        """AZ-6, AZ-25: where a complete line may go."""
        color = self.lines[row][0]
        if not grey:
            return [(COLORS.index(color) + row) % 5]
        free = [column for column in range(5) if (row, column) not in self.wall]
        return [column for column in free if all(self.wall.get((y, column)) != color for y in range(5))]

    def bonus(self) -> int:
        """AZ-22."""
        places = list(self.wall)
        rows = sum(sum(row == i for row, _ in places) == 5 for i in range(5))
        columns = sum(sum(column == i for _, column in places) == 5 for i in range(5))
        colors = sum(list(self.wall.values()).count(color) == 5 for color in COLORS)
        return 2 * rows + 7 * columns + 10 * colors

    def has_row(self) -> bool:
        """AZ-19."""
        return any(all((row, column) in self.wall for column in range(5)) for row in range(5))


class Naive:
    """A game, told its draws and moves in the words of the log."""

    def __init__(self, seats: int, grey: bool, max_rounds: int) -> None:
        self.boards = [Board() for _ in range(seats)]
        self.grey, self.max_rounds, self.rounds = grey, max_rounds, 1
        self.sources = {str(number): "" for number in range(1, 2 * seats + 2)} | {"C": "M"}
        self.bag, self.lid = COLORS * 20, ""
        self.stuck = self.refills = self.short_deals = 0
        self.over = self.tiling = False
        self.first = self.turn = 0

    def draw(self, what: str) -> None:
        """AZ-8, AZ-9."""
        if what.startswith("seat"):
            self.first = self.turn = int(what[4:]) - 1
            return
        factory = next(name for name, tiles in self.sources.items() if len(tiles) < 4)
        if not self.bag:
            self.refills += len(self.sources[factory]) > 0
            self.bag, self.lid = self.lid, ""
        self.bag = self.bag.replace(what, "", 1)
        self.sources[factory] += what

    def begin_offer(self) -> None:
        """A deal is over when somebody moves."""
        self.short_deals += any(len(tiles) < 4 for name, tiles in self.sources.items() if name != "C")

    def moves(self, seat: int) -> list[str]:
        """AZ-11, AZ-25."""
        board = self.boards[seat]
        if self.tiling:
            return [f"@{column + 1}" for column in board.columns(board.tiled, True)] if board.tiled < 5 else []
        if self.over or seat != self.turn:
            return []
        result = []
        for name, tiles in self.sources.items():
            for color in COLORS:
                if color in tiles:
                    lines = [row for row in range(5) if self.accepts(board, row, color)]
                    result += [f"{name}{color}>{row + 1}" for row in lines] + [f"{name}{color}>F"]
        return result

    @staticmethod
    def accepts(board: Board, row: int, color: str) -> bool:
        """AZ-11."""
        in_row = [board.wall.get((row, column)) for column in range(5)]
        return len(board.lines[row]) <= row and set(board.lines[row]) <= {color} and color not in in_row

    def play(self, seat: int, text: str) -> None:
        """AZ-12, and what follows when the last tile is taken or placed."""
        board = self.boards[seat]
        if text.startswith("@"):
            self.lid += board.place(board.tiled, int(text[1:]) - 1)
        else:
            self.take(board, text[0], text[1], text[3])
            if any(tiles.strip("M") for tiles in self.sources.values()):
                self.turn = (self.turn + 1) % len(self.boards)
                return
            self.tiling = True
        for each in self.boards:
            self.tile(each)
        if all(each.tiled == 5 for each in self.boards):
            self.end_round()

    def take(self, board: Board, name: str, color: str, line: str) -> None:
        """AZ-12."""
        tiles = self.sources[name]
        taken, rest = tiles.count(color), tiles.replace(color, "")
        if name == "C":
            if "M" in rest:
                self.first = self.boards.index(board)
                self.fall(board, "M")
            self.sources["C"] = rest.replace("M", "")
        else:
            self.sources[name] = ""
            self.sources["C"] += rest
        if line != "F":
            row = int(line) - 1
            placed = min(taken, row + 1 - len(board.lines[row]))
            board.lines[row] += color * placed
            taken -= placed
        self.fall(board, color * taken)

    def fall(self, board: Board, items: str) -> None:
        """AZ-12c, AZ-12e."""
        for item in items:
            if len(board.floor) < 7:
                board.floor += item
            else:
                self.lid += item.strip("M")

    def tile(self, board: Board) -> None:
        """AZ-14, AZ-25: go down the lines as far as there is no choice."""
        while board.tiled < 5:
            row = board.tiled
            if len(board.lines[row]) <= row:
                board.tiled += 1
                continue
            columns = board.columns(row, self.grey)
            if not columns:
                self.fall(board, board.lines[row])
                board.lines[row] = ""
                self.stuck += 1
            elif self.grey:
                return
            else:
                self.lid += board.place(row, columns[0])

    def end_round(self) -> None:
        """AZ-17 to AZ-22."""
        for board in self.boards:
            board.score = max(0, board.score - sum(PENALTIES[: len(board.floor)]))
            self.lid += board.floor.replace("M", "")
            board.floor, board.tiled = "", 0
        self.tiling, self.turn, self.sources["C"] = False, self.first, "M"
        if self.rounds == self.max_rounds or any(board.has_row() for board in self.boards) or not self.bag + self.lid:
            self.over = True
            for board in self.boards:
                board.score += board.bonus()
        else:
            self.rounds += 1


def replay(text: str) -> Naive:
    """The game at the end of a log."""
    words = [line.split(" ") for line in text.splitlines()]
    header = {line[1]: line[2] for line in words if line[0] == "option"}
    seats = next(int(line[1]) for line in words if line[0] == "seats")
    game = Naive(seats, header["wall"] == "grey", int(header["max_rounds"]))
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
