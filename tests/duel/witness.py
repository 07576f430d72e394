"""What each seat has seen of the plates, gathered event by event from a game of the second engine (DU-9)."""

from __future__ import annotations

from collections import Counter

from .naive import CHANCE, Naive, type_of


class Witness:
    """Both seats' knowledge; plates and batches are told by what happened, never read from the engine."""

    def __init__(self, naive: Naive) -> None:
        self.naive = naive
        self.batches: list[tuple[int, int]] = []  # of each plate put back, from the top: by whom, and a batch's number
        self.count = 0
        self.held: int | None = None  # taken from the display and not yet put down
        self.drawer: int | None = None
        self.from_whom: list[int | None] = []  # of each plate drawn in this turn, who had put it back
        self.hand: list[int] = []  # those looked at so far
        self.drawn_plates: list[int | None] = []  # of each plate drawn, its number if it had been put back
        self.seen: list[set[int]] = [set(), set()]  # every plate that a seat has ever looked at

    def tell(self, who: int, answer: str) -> None:
        """Let something happen, and remember what was to be seen."""
        naive, before = self.naive, list(self.naive.under)
        is_draw = answer == "+?"
        if who != CHANCE:
            self.held = int(answer[1:]) if answer.startswith("+") and not is_draw else None
        had_fresh = naive.fresh.total() > 0
        naive.tell(who, answer)
        if is_draw:
            self.drawer = who
            self.from_whom.append(None if had_fresh else self.batches[0][0])
            self.drawn_plates.append(None if had_fresh else before[0])
            if not had_fresh:
                self.batches.pop(0)
        elif who == CHANCE and answer.startswith("#"):
            self._look(int(answer[1:]), had_fresh)
        elif self.drawer is not None and answer.startswith("#"):
            self._put_down(who)
        if len(naive.under) > len(before) and not is_draw:
            self._put_back(len(naive.under) - len(before))

    def _look(self, plate: int, had_fresh: bool) -> None:
        if self.drawer is None:
            for seat in (0, 1):
                self.seen[seat].add(plate)
            if not had_fresh:
                self.batches.pop(0)
            return
        self.hand.append(plate)
        self.seen[self.drawer].add(plate)

    def _put_down(self, seat: int) -> None:
        kept = next(plate for plate in self.hand if self.is_open(plate))
        self.seen[1 - seat].add(kept)
        self.hand.remove(kept)
        if not self.hand:
            self._forget_hand()

    def _put_back(self, plates: int) -> None:
        assert self.drawer is not None
        self.count += 1
        self.batches += [(self.drawer, self.count)] * plates
        self._forget_hand()

    def _forget_hand(self) -> None:
        self.drawer = None
        self.from_whom, self.hand, self.drawn_plates = [], [], []

    def is_open(self, plate: int) -> bool:
        """Whether a plate lies face up."""
        naive = self.naive
        return plate in (self.held, *naive.display) or any(
            plate == p for board in naive.boards for p, _ in board.slots.values()
        )

    def own(self, seat: int) -> dict[int, int]:
        """The plates that a seat put back, by their place under the stack."""
        return {i: self.naive.under[i] for i, (by, _) in enumerate(self.batches) if by == seat}

    def types(self, seat: int) -> dict[int, Counter[str]]:
        """The types in each batch of a seat."""
        found: dict[int, Counter[str]] = {}
        for plate, (by, batch) in zip(self.naive.under, self.batches, strict=True):
            if by == seat:
                found.setdefault(batch, Counter())[type_of(plate)] += 1
        return found
