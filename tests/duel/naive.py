"""Azul Duel once more, told as a rule book tells it: letters, lists and no thought of speed.

It knows nothing of the engine and is compared with it, event by event. The game is a generator: it asks seats or
chance for one of several answers, in the words of the log, and goes on when it is told which. In the second phase
both seats may be asked at the same time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import combinations_with_replacement, product

COLORS = "BYRKT"
KINDS = ["B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB"]
GOALS = ["rows", "colors", "columns", "perimeter", "diagonals", "corners", "wilds", "specials"]
SMALL = ["1", "2", "3", "4"]
SPECIAL_PLATES = "YK/TS KS/TR SK/RB YB/KS TR/BS YS/KR BK/ST ST/YB SY/BR"
WILD_PLATES = "WB/TK TR/BW KY/RW TY/WK YR/WB TK/RW RT/YW TB/WY RW/BK"
PLATES = dict(enumerate(f"{SPECIAL_PLATES} {WILD_PLATES}".split(), 1))
TURNS = "^>v<"
BROKEN_COSTS = [0, 1, 3, 6, 10]
CHANCE = -1

Answers = dict[str, int]
Asking = Generator[dict[int, Answers], tuple[int, str], None]
Told = Generator[dict[int, Answers], tuple[int, str], str]
OwnAsking = Generator[Answers, str, None]


def type_of(plate: int) -> str:
    """The type that a plate's back shows."""
    return "S" if "S" in PLATES[plate] else "W"


def turned(plate: int, turn: str) -> list[str]:
    """The two rows of a plate after some quarter turns clockwise."""
    top, bottom = PLATES[plate].split("/")
    for _ in range(TURNS.index(turn)):
        top, bottom = bottom[0] + top[0], bottom[1] + top[1]
    return [top, bottom]


class Board:
    """What lies before one player."""

    def __init__(self) -> None:
        self.score = 5
        self.lines = [""] * 6
        self.slots: dict[int, tuple[int, str]] = {}  # plate and turn, by the slot from 1 to 9
        self.tiles: dict[tuple[int, int], str] = {}  # a color or S, by row and column from 1 to 6
        self.broken = ""
        self.chips: list[str] = []
        self.spent = 0
        self.plates_taken = self.chips_taken = 0

    def cell(self, row: int, column: int) -> str:
        """What is printed on a cell; nothing where no plate lies."""
        slot = (row - 1) // 2 * 3 + (column - 1) // 2 + 1
        if slot not in self.slots:
            return ""
        return turned(*self.slots[slot])[(row - 1) % 2][(column - 1) % 2]

    def cells(self, letter: str) -> list[tuple[int, int]]:
        """Where something is printed."""
        return [place for place in product(range(1, 7), repeat=2) if self.cell(*place) == letter]

    def available(self, row: int) -> list[int]:
        """DU-20: the columns."""
        color = self.lines[row - 1][0]
        return [c for c in range(1, 7) if (row, c) not in self.tiles and self.cell(row, c) in ("W", color)]

    def has_all_plates(self, row: int) -> bool:
        """DU-23."""
        return all(self.cell(row, column) for column in range(1, 7))

    def run(self, row: int, column: int, down: int, right: int) -> int:
        """DU-26: the length of the unbroken run through a cell."""
        length = 1
        for way in (1, -1):
            r, c = row + way * down, column + way * right
            while (r, c) in self.tiles:
                length += 1
                r, c = r + way * down, c + way * right
        return length

    def points(self, row: int, column: int) -> int:
        """DU-26."""
        runs = [self.run(row, column, 0, 1), self.run(row, column, 1, 0)]
        return sum(run for run in runs if run > 1) or 1

    def payments(self, color: str) -> Iterator[tuple[str, ...]]:
        """DU-22: what may be paid for one tile, each payment in the order of the kinds."""
        for size, matching in ((2, (2,)), (3, (0, 1))):
            for payment in combinations_with_replacement(KINDS, size):
                fits = sum(color in kind for kind in payment) in matching
                if fits and all(payment.count(kind) <= self.chips.count(kind) for kind in payment):
                    yield payment

    def can_pay(self, color: str, tiles: int) -> bool:
        """DU-22: try everything, but only what differs in the number of matching chips."""
        matching = sum(color in kind for kind in self.chips)
        return pays(matching, len(self.chips) - matching, tiles)


def pays(matching: int, others: int, tiles: int) -> bool:
    """DU-22: whether chips pay for so many tiles."""
    if matching < 0 or others < 0:
        return False
    return tiles == 0 or any(pays(matching - a, others - b, tiles - 1) for a, b in ((2, 0), (1, 2), (0, 3)))


class Naive:
    """A game, told its draws and moves in the words of the log."""

    def __init__(self, options: dict[str, str], bag: str = COLORS * 13, tower: str = "") -> None:
        self.options = options
        self.boards = [Board(), Board()]
        self.bag, self.tower = bag, tower
        self.sun = dict.fromkeys([*SMALL, "L"], "")
        self.piles = dict.fromkeys(SMALL, "")  # from the bottom up
        self.singles = ""  # the large factory's moon side
        self.factory_chips = dict.fromkeys(SMALL, "")  # ? face down
        self.unseen_chips = KINDS * 2
        self.display: list[int] = []
        self.unseen = list(PLATES)  # plates nobody has ever looked at
        self.fresh = Counter(S=9, W=9)  # the backs of those of them that lie in the stack
        self.top = ""
        self.under: list[int] = []  # below them, from the top
        self.goals: list[str] = []
        self.token: int | None = None
        self.rounds = self.first = 0
        self.over = False
        self.seen: Counter[str] = Counter()  # what has happened, for those who look for a game that shows it
        self._script = self._game()
        self.asked = next(self._script)

    def tell(self, who: int, answer: str) -> None:
        """Go on with one of the answers."""
        assert answer in self.asked[who], f"{answer} is not among {' '.join(self.asked[who])}"
        try:
            self.asked = self._script.send((who, answer))
        except StopIteration:
            self.asked, self.over = {}, True

    def _draw(self, odds: Answers) -> Told:
        _, answer = yield {CHANCE: {what: weight for what, weight in odds.items() if weight}}
        return answer

    def _ask(self, seat: int, answers: list[str]) -> Told:
        """A follow-up with just one possibility is not asked."""
        if len(answers) == 1:
            return answers[0]
        _, answer = yield {seat: dict.fromkeys(answers, 1)}
        return answer

    # The course of the game

    def _game(self) -> Asking:
        """DU-1 to DU-33."""
        if self.options["first_seat"] == "random":
            answer = yield from self._draw({"seat1": 1, "seat2": 1})
            self.first = int(answer[-1]) - 1
        else:
            self.first = int(self.options["first_seat"]) - 1
        yield from self._choose_goals()
        for self.rounds in range(1, 6):
            yield from self._begin_round()
            yield from self._offer()
            yield from self._domes()
            for seat, board in enumerate(self.boards):
                self._pay_penalties(board, self.token == seat)
        for board in self.boards:
            points = board.score + self.goal_points(board)
            self.seen["goals below zero"] += points < 0
            board.score = max(0, points)

    def _choose_goals(self) -> Asking:
        """DU-3."""
        chosen = self.options["goals"]
        if chosen == "first":
            self.goals = ["rows", "columns", "diagonals"]
        elif chosen == "three":
            for _ in range(3):
                taken = {GOALS.index(goal) // 2 for goal in self.goals}
                answer = yield from self._draw({goal: i // 2 not in taken for i, goal in enumerate(GOALS)})
                self.goals.append(answer)
        elif chosen == "four":
            for tablet in range(4):
                answer = yield from self._draw(dict.fromkeys(GOALS[2 * tablet : 2 * tablet + 2], 1))
                self.goals.append(answer)
        else:
            self.goals = chosen.split(",")

    def _begin_round(self) -> Asking:
        """DU-29, DU-30, DU-4 to DU-6."""
        if self.token is not None:
            self.first = self.token
        elif self.rounds > 1:
            self.seen["nobody took the token"] += 1
        self.token = None
        self.factory_chips = dict.fromkeys(SMALL, "?")
        for board in self.boards:
            board.plates_taken = board.chips_taken = 0
        yield from self._deal_large()
        for name in SMALL:
            yield from self._deal(name, 4)
        dealt = sum(map(len, self.sun.values()))
        self.seen["short deal"] += dealt < 21
        yield from self._fill_display()
        if self.rounds == 1:
            for seat in (1 - self.first, self.first):
                answer = yield from self._ask(seat, [f"+{plate}" for plate in sorted(self.display)])
                self.display.remove(int(answer[1:]))
                yield from self._put(seat, int(answer[1:]))
                yield from self._fill_display()
        yield from self._turn_chips()

    def _deal(self, name: str, tiles: int) -> Asking:
        """DU-4, DU-29."""
        while len(self.sun[name]) < tiles and self.bag + self.tower:
            tile = yield from self._draw(dict(Counter(self.bag or self.tower)))
            if not self.bag:
                self.bag, self.tower = self.tower, ""
                self.seen["bag refilled"] += 1
            self.bag = self.bag.replace(tile, "", 1)
            self.sun[name] += tile

    def _deal_large(self) -> Asking:
        """DU-4."""
        yield from self._deal("L", 5)
        while len(self.sun["L"]) == 5 and len(set(self.sun["L"])) == 1:
            color = self.sun["L"][0]
            if not (self.bag + self.tower).replace(color, ""):
                self.seen["large factory of one color"] += 1
                break
            self.seen["drawn anew"] += 1
            self.bag, self.sun["L"] = self.bag + self.sun["L"], ""
            if not self.bag.replace(color, ""):
                self.seen["tower poured for a redraw"] += 1
                self.bag, self.tower = self.bag + self.tower, ""
            yield from self._deal("L", 5)

    # The stack

    def _stack(self) -> int:
        return self.fresh.total() + len(self.under)

    def _show_top(self) -> Asking:
        """DU-2."""
        if self._stack() and not self.top:
            odds = {f"top{kind}": self.fresh[kind] for kind in "SW"}
            if not self.fresh.total():
                odds = {f"top{type_of(self.under[0])}": 1}
            answer = yield from self._draw(odds)
            self.top = answer[-1]

    def _take_top(self) -> int | str:
        """The top plate: its number if someone has put it back, otherwise its type."""
        plate: int | str = self.top
        if self.fresh.total():
            self.fresh[self.top] -= 1
        else:
            plate = self.under.pop(0)
            self.seen["plate drawn again"] += 1
        self.top = ""
        return plate

    def _look(self, plate: int | str) -> Generator[dict[int, Answers], tuple[int, str], int]:
        """The front of a plate."""
        fronts = [plate] if isinstance(plate, int) else [each for each in self.unseen if type_of(each) == plate]
        answer = yield from self._draw({f"#{front}": 1 for front in fronts})
        if isinstance(plate, str):
            self.unseen.remove(int(answer[1:]))
        return int(answer[1:])

    def _fill_display(self) -> Asking:
        """DU-2, DU-6, DU-29."""
        yield from self._show_top()
        while len(self.display) < 3 and self._stack():
            is_fixed = not self.fresh.total()
            front = yield from self._look(self.under[0] if is_fixed else self.top)
            self._take_top()
            self.display.append(front)
            yield from self._show_top()

    # Phase 1

    def _offer(self) -> Asking:
        """DU-7, DU-17, DU-18."""
        seat = self.first
        while any(self.actions(each) for each in (0, 1)):
            if not self.actions(seat):
                self.seen["a seat goes on alone"] += 1
                seat = 1 - seat
            self.seen["forced to draw without points"] += (
                self.actions(seat) == ["+?"] and not self.boards[seat].score and not self.display
            )
            _, action = yield {seat: dict.fromkeys(self.actions(seat), 1)}
            if ">" in action:
                yield from self._take(seat, *action.split(">"))
            elif action.startswith("chip"):
                self.boards[seat].chips.append(self.factory_chips[action[-1]])
                self.boards[seat].chips_taken += 1
                self.factory_chips[action[-1]] = ""
            else:
                yield from self._take_plate(seat, action)
            yield from self._turn_chips()
            seat = 1 - seat
        assert not any(self.factory_chips.values())
        assert self.rounds == 5 or all(board.plates_taken == 2 for board in self.boards)

    def actions(self, seat: int) -> list[str]:
        """DU-7, DU-8, DU-10, DU-11, DU-16."""
        board, result = self.boards[seat], []
        if self.rounds < 5 and board.plates_taken < 2:
            result += [f"+{plate}" for plate in sorted(self.display)]
            if self._stack() and (board.score or self.options["free_draws"] == "yes" or not self.display):
                result.append("+?")
        for source in (*self.sun, "M"):
            tiles = self.open_on_moon() if source == "M" else self.sun[source]
            for color in COLORS:
                if color in tiles:
                    lines = [str(i + 1) for i, line in enumerate(board.lines) if len(line) <= i and line in color * 6]
                    result += [f"{source}{color}>{line}" for line in [*lines, "X"]]
        if board.chips_taken < 2:
            result += [f"chip{name}" for name, chip in self.factory_chips.items() if chip not in ("", "?")]
        return result

    def open_on_moon(self) -> str:
        """DU-11."""
        return self.singles + "".join(pile[-1:] for pile in self.piles.values())

    def _take_plate(self, seat: int, action: str) -> Asking:
        """DU-7, DU-8."""
        board = self.boards[seat]
        board.plates_taken += 1
        if action != "+?":
            self.display.remove(int(action[1:]))
            yield from self._put(seat, int(action[1:]))
            return
        backs: list[int | str] = []
        self.seen["drawn for nothing with an empty display"] += not board.score and not self.display
        self.seen["drawn for nothing"] += not board.score
        while action == "+?":
            board.score = max(0, board.score - 1)
            backs.append(self._take_top())
            yield from self._show_top()
            action = "stop"
            if self._stack() and (board.score or self.options["free_draws"] == "yes"):
                action = yield from self._ask(seat, ["stop", "+?"])
        hand = []
        for back in backs:
            front = yield from self._look(back)
            hand.append(front)
        hand.sort()
        answer = yield from self._ask(seat, [f"keep{plate}" for plate in hand])
        kept = int(answer.removeprefix("keep"))
        hand.remove(kept)
        yield from self._put(seat, kept)
        self.seen[f"{len(hand)} plates put back"] += 1
        returned = []
        while hand:
            answer = yield from self._ask(seat, [f"under{plate}" for plate in hand])
            returned.append(int(answer.removeprefix("under")))
            hand.remove(returned[-1])
        self.under += returned
        yield from self._show_top()

    def _put(self, seat: int, plate: int) -> Asking:
        """DU-6, DU-7; on a full dome but for one slot there are still four turns."""
        free = [slot for slot in range(1, 10) if slot not in self.boards[seat].slots]
        answer = yield from self._ask(seat, [f"#{slot}{turn}" for slot in free for turn in TURNS])
        self.boards[seat].slots[int(answer[1])] = plate, answer[2]

    def _take(self, seat: int, what: str, line: str) -> Asking:
        """DU-10 to DU-14."""
        source, color = what
        if source == "M":
            taken = self.singles.count(color)
            if taken and self.token is None:
                self.token = seat
            self.singles = self.singles.replace(color, "")
            for name, pile in self.piles.items():
                if pile.endswith(color):
                    self.piles[name] = pile[:-1]
                    taken += 1
        else:
            rest = self.sun[source].replace(color, "")
            taken = len(self.sun[source]) - len(rest)
            self.sun[source] = ""
            if source == "L":
                self.singles = rest
                if not rest:
                    self.token = seat
                    self.seen["token with the large factory"] += 1
        board = self.boards[seat]
        if line != "X":
            room = int(line) - len(board.lines[int(line) - 1])
            board.lines[int(line) - 1] += color * min(room, taken)
            taken = max(0, taken - room)
        self._break(board, color * taken)
        if source in SMALL:
            yield from self._pile_up(seat, source, rest)

    def _pile_up(self, seat: int, name: str, rest: str) -> Asking:
        """DU-10."""
        while rest:
            answer = yield from self._ask(seat, [f"^{color}" for color in COLORS if color in rest])
            self.piles[name] += answer[1]
            rest = rest.replace(answer[1], "", 1)

    def _break(self, board: Board, tiles: str) -> None:
        """DU-14."""
        room = 4 - len(board.broken)
        board.broken += tiles[:room]
        self.tower += tiles[room:]
        self.seen["tiles beyond the broken area"] += len(tiles) > room

    def _turn_chips(self) -> Asking:
        """DU-15."""
        for name in SMALL:
            if self.factory_chips[name] == "?" and not self.sun[name] + self.piles[name]:
                answer = yield from self._draw({f"c{kind}": self.unseen_chips.count(kind) for kind in KINDS})
                self.factory_chips[name] = answer[1:]
                self.unseen_chips.remove(answer[1:])

    # Phase 2

    def _domes(self) -> Asking:
        """DU-19: each seat for itself."""
        scripts = [self._resolve(board) for board in self.boards]
        asked: dict[int, Answers] = {}
        for seat, script in enumerate(scripts):
            for answers in script:
                asked[seat] = answers
                break
        while asked:
            seat, answer = yield dict(asked)
            try:
                asked[seat] = scripts[seat].send(answer)
            except StopIteration:
                del asked[seat]

    def _resolve(self, board: Board) -> OwnAsking:
        """DU-19 to DU-24."""
        for row in range(1, 7):
            line = board.lines[row - 1]
            if not line:
                continue
            if not board.available(row):
                if board.has_all_plates(row):
                    board.lines[row - 1] = ""
                    self._break(board, line)
                    self.seen["broken line"] += 1
                continue
            missing = row - len(line)
            if missing:
                if not board.can_pay(line[0], missing):
                    continue
                answer = yield {"leave": 1, "complete": 1}
                if answer == "leave":
                    continue
                for left in range(missing, 0, -1):
                    yield from self._pay(board, line[0], left)
            yield from self._place(board, row, line)

    def _pay(self, board: Board, color: str, left: int) -> OwnAsking:
        """DU-22: the payments for one tile after which the others can be paid are gone through chip by chip."""
        possible = []
        for payment in board.payments(color):
            matching = sum(color in kind for kind in board.chips) - sum(color in kind for kind in payment)
            if pays(matching, len(board.chips) - len(payment) - matching, left - 1):
                possible.append(payment)
        paid = 0
        while len(possible) > 1 or len(possible[0]) > paid:
            kinds = [kind for kind in KINDS if any(payment[paid] == kind for payment in possible)]
            kind = kinds[0]
            if len(kinds) > 1:
                answer = yield {f"-{kind}": 1 for kind in kinds}
                kind = answer[1:]
            possible = [payment for payment in possible if payment[paid] == kind]
            paid += 1
            board.chips.remove(kind)
            board.spent += 1
        shown = sum(color in kind for kind in possible[0])
        self.seen[("payment without the color", "mixed payment", "matching payment")[shown]] += 1

    def _place(self, board: Board, row: int, line: str) -> OwnAsking:
        """DU-21, DU-26, DU-27."""
        columns = board.available(row)
        column = columns[0]
        if len(columns) > 1:
            answer = yield {f"{row}@{column}": 1 for column in columns}
            column = int(answer[-1])
        board.score += board.points(row, column)
        board.tiles[row, column] = line[0]
        board.lines[row - 1] = ""
        self.tower += line[1:]
        top, left = (row - 1) // 2 * 2 + 1, (column - 1) // 2 * 2 + 1
        plate = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
        empty = [place for place in plate if place not in board.tiles]
        if len(empty) == 1 and board.cell(*empty[0]) == "S":
            board.tiles[empty[0]] = "S"
            board.score += empty[0][0]
            self.seen["special tile"] += 1

    def _pay_penalties(self, board: Board, has_token: bool) -> None:
        """DU-28."""
        cost = BROKEN_COSTS[len(board.broken)] + 2 * has_token
        self.seen["points saved at zero"] += cost > board.score
        board.score = max(0, board.score - cost)
        self.tower += board.broken
        board.broken = ""

    # The end

    def goal_points(self, board: Board) -> int:
        """DU-32."""
        points = {goal: self.points_of(goal, board) for goal in self.goals}
        for goal, value in points.items():
            self.seen[goal] += value != 0
        return sum(points.values())

    def points_of(self, goal: str, board: Board) -> int:
        """DU-32: one goal."""
        side = range(1, 7)
        full = board.tiles.__contains__
        if goal == "rows":
            return 3 * sum(all(full((row, column)) for column in side) for row in side)
        if goal == "columns":
            return 7 * sum(all(full((row, column)) for row in side) for column in side)
        if goal == "diagonals":
            return 10 * all(full((i, i)) for i in side) + 10 * all(full((i, 7 - i)) for i in side)
        if goal == "wilds":
            wilds = board.cells("W")
            return 2 * len(wilds) if all(map(full, wilds)) else 0
        if goal == "specials":
            return -3 * sum(not full(place) for place in board.cells("S"))
        if goal == "perimeter":
            return sum(row in (1, 6) or column in (1, 6) for row, column in board.tiles)
        if goal == "corners":
            corners = [all(full((top + i // 2, left + i % 2)) for i in range(4)) for top in (1, 5) for left in (1, 5)]
            return 3 * sum(corners[:2]) + 8 * sum(corners[2:])
        rows = [{board.tiles.get((row, column), "") for column in side} - {""} for row in side]
        if self.options["special_is_a_color"] == "no":
            rows = [colors - {"S"} for colors in rows]
        return 4 * sum(len(colors) >= 5 for colors in rows)

    def ranks(self) -> list[int]:
        """DU-33."""
        mine, others = (board.score for board in self.boards)
        if mine == others:
            return [1, 1] if self.token is None else [1 + (self.token == 1), 1 + (self.token == 0)]
        return [1, 2] if mine > others else [2, 1]


def replay(text: str) -> Naive:
    """The game at the end of a log."""
    words = [line.split(" ") for line in text.splitlines()]
    game = Naive({line[1]: line[2] for line in words if line[0] == "option"})
    for word, *rest in words:
        if word == "draw" or word.isdigit():
            for what in rest:
                game.tell(CHANCE if word == "draw" else int(word) - 1, what)
    return game
