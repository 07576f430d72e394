"""A table while it is played: what each command does to it. Nothing here waits, stores or sends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ... import games
from ...core.game.errors import IllegalMove
from ...core.game.game import Game
from ...core.table.fair import seed_of
from ...core.table.log import event_lines, read
from ...core.table.table import Table
from ..answers import Stored
from ..messages import Result
from ..problems import Refused
from ..store.journal import difference, log_of, mismatch
from ..store.rows import STAND_IN, ClockMark, Entry, EntryKind, TableRow
from .clocks import deadlines, pressed, resumed, taken_back, wound_up
from .pictures import Pictures

T = TypeVar("T")


@dataclass
class Live:
    """A row, its entries played out, and what the next entry will be."""

    row: TableRow
    entries: list[Entry] = field(default_factory=list)
    table: Table | None = None
    stopped: str | None = None  # why it cannot go on
    damage: str = ""  # what exactly does not fit in what was stored
    seen: dict[str, Stored] = field(default_factory=dict)  # what was answered to each message
    lengths: list[int] = field(default_factory=list)  # of the log after each entry
    pictures: Pictures = field(default_factory=Pictures)
    _found: tuple[int, dict[Any, Any]] = field(
        default_factory=lambda: (-1, {})
    )  # what was worked out since the last entry

    @classmethod
    def load(cls, row: TableRow, entries: list[Entry], up: int) -> Live:
        """A stored table, as far as it was played, in a server that has been up since then."""
        live = cls(row)
        live.stopped = mismatch(row)
        live.follow(row, entries)
        row.clocks = resumed(row.clock, row.clocks, up)
        row.marks = [ClockMark(mark.done, resumed(row.clock, mark.clocks, up)) for mark in row.marks]
        return live

    @property
    def game(self) -> Game:
        """Which game is played."""
        return games.get(self.row.game)

    @property
    def playing(self) -> Table:
        """The table, if it is being played."""
        self.check_going()
        if self.table is None:
            raise Refused("not-now", "the game has not begun")
        if self.row.state != "playing":
            raise Refused("not-now", "the game is over")
        return self.table

    @property
    def begun(self) -> Table:
        """The table, if there is anything to see."""
        self.check_going()
        if self.table is None:
            raise Refused("not-now", "the game has not begun")
        return self.table

    def check_going(self) -> None:
        """Refuse what cannot be done at a table that was stopped."""
        if self.damage:
            raise Refused("broken", f"table {self.row.id} is damaged: {self.stopped}")
        if self.stopped:
            raise Refused("not-now", f"this table cannot go on: {self.stopped}")

    def once(self, key: Any, work_out: Callable[[], T]) -> T:
        """Something that stays true until the next entry, worked out only once."""
        if self._found[0] != self.row.number:
            self._found = (self.row.number, {})
        found = self._found[1]
        if key not in found:
            found[key] = work_out()
        result: T = found[key]
        return result

    # What was stored ------------------------------------------------------------------------------

    def follow(self, row: TableRow, entries: list[Entry]) -> None:
        """Do again what the next entries say; a difference to what was stored then stops the table."""
        self.row = row
        for entry in entries:
            self._follow(entry)
        if not self.stopped and (found := difference(row, self.entries, self.table)):
            self._stop("its journal and its row do not fit together", found)
        if row.state == "over":
            self.reveal()

    def _follow(self, entry: Entry) -> None:
        self.entries.append(entry)
        if not self.stopped:
            which = f"entry {entry.number} of its journal"
            try:
                if entry.number != len(self.entries):
                    self._stop(f"entry {len(self.entries)} of its journal is missing", f"{which} follows")
                elif (text := self._redo(entry)) != entry.text:
                    self._stop(f"{which} does not fit the rules", f"{which} is {entry.text!r}, and should be {text!r}")
            except Exception as error:  # whatever is wrong with a journal, only its own table stops
                self._stop(f"{which} cannot be replayed", f"{which}, {entry.text!r}: {type(error).__name__}: {error}")
        self._remember(entry)

    def _stop(self, reason: str, damage: str) -> None:
        self.stopped, self.damage = reason, damage[:500]

    def _remember(self, entry: Entry) -> None:
        self.lengths.append(self.done)
        if entry.message:
            self.seen[entry.message] = Stored(entry.number, self.done)

    def kept_since(self, number: int) -> int:
        """How many events there were when the table had this number that were never taken back."""
        return min(self.lengths[number - 1 :], default=0) if 0 < number <= len(self.lengths) else 0

    def _redo(self, entry: Entry) -> str:
        if entry.kind == "start":
            return self._open()
        if entry.kind == "import":
            self._take(Table.replay(read(log_of(self.row, [entry.text]), [self.game])[0]))
        elif entry.kind == "move":
            seat, _, move = entry.text.partition("\n")[0].partition(" ")
            return self._play(int(seat) - 1, move)
        elif entry.kind == "undo":
            self._back_to(int(entry.text))
        elif entry.kind not in ("seats", "end"):
            raise ValueError(f"there is no kind {entry.kind!r}")
        return entry.text

    @property
    def done(self) -> int:
        """How long the log is."""
        return len(self.table.log.events) if self.table else 0

    # What happens now -----------------------------------------------------------------------------

    def start(self, now: int) -> list[Entry]:
        """Deal, as everybody is there."""
        self.check_going()
        text = self._open()
        self.row.state, self.row.clocks = "playing", wound_up(self.row.clock, len(self.row.seats))
        return [self._note("start", None, text, now), *self._forced(now)]

    def adopt(self, table: Table, now: int) -> list[Entry]:
        """Go on with a table that was played elsewhere."""
        self._take(table)
        self.row.state = "playing"
        return [self._note("import", None, "\n".join(event_lines(self.game, table.log.events)), now)]

    def play(self, seat: int, move: str, turn: int | None, message: str | None, now: int) -> list[Entry]:
        """A decision of a seat, and the forced ones that follow."""
        table = self.playing
        if turn is not None and turn != table.decisions(seat):
            raise Refused("stale", f"that decision was made already: {table.decisions(seat)} are done, not {turn}")
        try:
            text = self._play(seat, move)
        except IllegalMove as error:
            raise Refused("illegal", str(error), error.reason) from None
        return [self._note("move", seat, text, now, message), *self._forced(now)]

    def undo(self, seat: int, message: str | None, now: int) -> list[Entry]:
        """Take back a decision, as far as the table allows it."""
        if not self.can_undo(seat, now):
            raise Refused("not-now", "there is nothing that may be taken back")
        self._back_to(self._undo_target(seat))
        return [self._note("undo", seat, str(self.done), now, message)]

    def can_undo(self, seat: int, now: int) -> bool:
        """Whether a seat may take back something now, and would have time left to decide again."""
        if self.table is None or self.stopped or self.row.state != "playing" or self.row.undo == "none":
            return False
        target = self._undo_target(seat)
        if target < 0 or (self.row.undo == "own" and not self.table.showed_nothing(seat)):
            return False
        before = next((mark.clocks for mark in reversed(self.row.marks) if mark.done == target), None)
        return deadlines(before).get(seat, now + 1) > now

    def give_up(self, seat: int, reason: str, message: str | None, now: int) -> list[Entry]:
        """A person resigns, leaves or runs out of time: the game ends, or a bot sits in."""
        table, chair = self.playing, self.row.seats[seat]
        if chair.kind != "person" or chair.stand_in:
            raise Refused("not-now", "no person plays at this seat")
        others = [
            one for i, one in enumerate(self.row.seats) if i != seat and one.kind == "person" and not one.stand_in
        ]
        if not others or self.row.absent == "end" or (reason == "resigned" and table.seats == 2):
            self._end(reason, seat)
            return [self._note("end", seat, reason, now, message)]
        chair.stand_in = STAND_IN
        return [self._note("seats", seat, f"{reason}: a bot sits in", now, message)]

    def come_back(self, seat: int, now: int) -> list[Entry]:
        """A person takes over again from the bot that sat in."""
        chair = self.row.seats[seat]
        chair.stand_in = None
        return [self._note("seats", seat, "came back", now), *self._forced(now)]

    def set_auto(self, seat: int, on: bool, now: int) -> list[Entry]:
        """From now on a person's forced decisions are played at once, or no longer."""
        self.row.seats[seat].auto = on
        text = "forced decisions are played" if on else "forced decisions are asked for"
        return [self._note("seats", seat, text, now), *self._forced(now)]

    def changed_seats(self, seat: int | None, text: str, now: int) -> list[Entry]:
        """Somebody sat down, got up or is ready."""
        return [self._note("seats", seat, text, now)]

    def waiting_bots(self) -> Iterator[int]:
        """The seats where a bot has to decide."""
        if self.table and not self.stopped and self.row.state == "playing":
            yield from (seat for seat in self.row.waiting if self.row.seats[seat].bot)

    # How ------------------------------------------------------------------------------------------

    def _open(self) -> str:
        row = self.row
        seed = seed_of(bytes.fromhex(row.secret))
        self.table = Table(self.game, len(row.seats), row.options, row.names, seed)
        self.table.log.commitment = row.commitment
        return "\n".join(event_lines(self.game, self.table.log.events))

    def _take(self, table: Table) -> None:
        self.table = table
        table.log.commitment, table.log.secret = self.row.commitment, ""  # what it was elsewhere does not bind us
        table.reseed(seed_of(bytes.fromhex(self.row.secret)))

    def _play(self, seat: int, move: str) -> str:
        assert self.table
        before = self.done
        self.table.play(move, seat)
        return "\n".join(event_lines(self.game, self.table.log.events[before:]))

    def _back_to(self, done: int) -> None:
        assert self.table
        while self.done > done:
            self.table.undo()

    def _undo_target(self, seat: int) -> int:
        """How many events would be left, or -1."""
        assert self.table
        events = self.table.log.events
        if self.row.undo == "own":
            return len(events) - 1
        by_people = (i for i in reversed(range(len(events))) if events[i].seat >= 0 and self._is_person(events[i].seat))
        return next(by_people, -1)

    def _is_person(self, seat: int) -> bool:
        return self.row.seats[seat].bot is None

    def _forced(self, now: int) -> list[Entry]:
        entries: list[Entry] = []
        while self.table and self.row.state == "playing" and (forced := self._next_forced()):
            seat, move = forced
            entries.append(self._note("move", seat, self._play(seat, move), now))
        return entries

    def _next_forced(self) -> tuple[int, str] | None:
        assert self.table
        for seat in self.row.waiting:
            chair, legal = self.row.seats[seat], self.table.legal_actions(seat)
            if chair.auto and not chair.bot and len(legal) == 1:
                return seat, self.game.moves.text(legal[0])
        return None

    def _note(self, kind: EntryKind, seat: int | None, text: str, now: int, message: str | None = None) -> Entry:
        """Bring the row up to date and write down what happened."""
        row, table = self.row, self.table
        if table and table.over and row.state == "playing":
            self._end("played", None)
        row.waiting = table.waiting() if table and row.state == "playing" else []
        running = {one for one in row.waiting if self._is_person(one)}
        if kind == "undo":
            row.clocks = taken_back(row.marks, self.done) or row.clocks
        elif kind == "move" and seat is not None:
            self._mark_clocks(seat)
        row.clocks = pressed(row.clock, row.clocks, seat if kind == "move" else None, running, now)
        row.number, row.done, row.moved = row.number + 1, self.done, now
        row.due = now if list(self.waiting_bots()) else self._deadline()
        entry = Entry(row.number, now, kind, seat, text, message)
        self.entries.append(entry)
        self._remember(entry)
        return entry

    def _mark_clocks(self, seat: int) -> None:
        """Remember how the clocks stood before a decision, as long as it may be taken back."""
        row, table = self.row, self.table
        if row.clocks is None or row.undo == "none":
            return
        if row.state != "playing" or (row.undo == "own" and table and not table.showed_nothing(seat)):
            row.marks = []
        elif self._is_person(seat):
            row.marks.append(ClockMark(self.lengths[-1], row.clocks))

    def _deadline(self) -> int | None:
        return min(deadlines(self.row.clocks).values(), default=None) if self.row.state == "playing" else None

    def _end(self, reason: str, seat: int | None) -> None:
        assert self.table
        scores = self.table.scores()
        ranks = self.table.ranks() if seat is None else ranks_without(scores, seat)
        self.row.state = "over"
        self.row.result = Result(reason, scores, ranks, seat)  # type: ignore[arg-type]
        self.reveal()

    def reveal(self) -> None:
        """A finished game's log shows the secret of its draws, if it was committed to."""
        if self.table and self.row.commitment:
            self.table.log.commitment, self.table.log.secret = self.row.commitment, self.row.secret


def ranks_without(scores: list[int], loser: int) -> list[int]:
    """The places when one seat has given up: it is last, the others stand by their points."""
    others = [score for seat, score in enumerate(scores) if seat != loser]
    places = [1 + sum(score > mine for score in others) for mine in scores]
    places[loser] = len(scores)
    return places
