"""A learner at the screen: does what a lesson asks for, by mouse, finger or keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from maiolica.core.game.words import say
from maiolica.core.table.shown import Decision
from maiolica.games import get
from maiolica.school.lesson import lesson_of
from maiolica.school.lesson_form import LessonStep

from .driver import tab_to

ONWARD = ".coach .primary"
ASKED = ".canvas.playing"


def parts(step: LessonStep) -> list[tuple[str, dict[str, int]]]:
    """The places of a picture that the learner can pick, with what they fix."""
    shapes = [shape for panel in step.scene.panels for shape in panel.shapes if shape.part]
    shapes.sort(key=lambda shape: shape.label is None)  # who has words speaks for those that mean the same
    own = [(shape.id, dict(shape.part)) for shape in shapes if shape.part.get("seat", 0) == 0]
    return [(place, {name: value for name, value in part.items() if name != "seat"}) for place, part in own]


def picks(step: LessonStep, move: Decision) -> list[str]:
    """The places to be picked until a move is chosen; an empty text is the button with its words."""
    left, found = list(step.legal), []
    while not found or len(left) > 1:
        for place, part in parts(step):
            fewer = [one for one in left if part.items() <= one.fields.items()]
            if part.items() <= move.fields.items() and part and (len(fewer) < len(left) or len(left) == 1):
                left, found = fewer, [*found, place]
                break
        else:
            return [*found, ""]
    return found


class Learner:
    """Goes through a lesson with the mouse."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page = page
        self.lesson = lesson_of(get(game))
        self.language = language

    def finish(self) -> None:
        """Do every step; the coach says at each what the lesson says."""
        for step in self.lesson.steps:
            self.do(step)
        expect(self.page.locator(".coach .bubble")).to_contain_text(say(self.lesson.end, self.language))

    def do(self, step: LessonStep) -> None:
        """What one step asks for."""
        coach = self.page.locator(".coach .bubble")
        expect(coach).to_contain_text(say(step.say, self.language))
        if step.fits:
            self.page.wait_for_selector(ASKED)
            self.play(step, next(move for move in step.legal if move.text in step.fits))
        if step.then:
            expect(coach).to_contain_text(say(step.then, self.language))
        if step.then or not step.fits:
            self.press(ONWARD)

    def play(self, step: LessonStep, move: Decision) -> None:
        """Pick a move; what a tap does comes after the tap, and may scroll the page."""
        places = picks(step, move)
        for i, place in enumerate(places):
            if place:
                self.pick(at := f'.canvas [data-key="{place}"]')
                if i + 1 < len(places):
                    self.page.wait_for_selector(f"{at}.chosen")
            else:
                told = say(move.told, self.language, voice="do")
                self.press(f'.choices button[aria-label="{told[0].upper()}{told[1:]}"]')

    def pick(self, selector: str) -> None:
        """Pick a place of the board."""
        x, y = self.middle(selector)
        self.page.mouse.click(x, y)

    def press(self, selector: str) -> None:
        """Press a button."""
        self.page.locator(selector).click()

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of a place, which is scrolled to and not covered by the coach."""
        place = self.page.locator(selector).first
        place.evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
        box = place.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class LearnerWithFinger(Learner):
    """The same on a touch screen."""

    def pick(self, selector: str) -> None:
        """Tap on a place of the board."""
        self.page.touchscreen.tap(*self.middle(selector))

    def press(self, selector: str) -> None:
        """Tap on a button."""
        self.page.locator(selector).tap()


class LearnerWithKeys(Learner):
    """The same by keyboard: Tab, arrows, Enter."""

    def pick(self, selector: str) -> None:
        """Go to a place of the board by arrows: towards it and, where that leads nowhere, another way."""
        tab_to(self.page, '.canvas .shape[role="button"]')
        tried: dict[str, int] = {}  # how often an arrow was pressed there
        for _ in range(200):
            key, right, down = self.page.evaluate(AWAY, selector)
            if not (right or down):
                self.page.keyboard.press("Enter")
                return
            steps = {"Right": right, "Left": -right, "Down": down, "Up": -down}
            arrow = min(steps, key=lambda name: (tried.get(f"{key} {name}", 0), -steps[name]))
            tried[f"{key} {arrow}"] = tried.get(f"{key} {arrow}", 0) + 1
            self.page.keyboard.press(f"Arrow{arrow}")
        raise AssertionError(f"the arrows do not lead to {selector}")

    def press(self, selector: str) -> None:
        """Tab to a button, if the focus is not there already."""
        tab_to(self.page, selector)
        self.page.keyboard.press("Enter")


# what has the focus, and how far a place is from it
AWAY = """selector => {
  const from = document.activeElement.getBoundingClientRect()
  const to = document.querySelector(selector).getBoundingClientRect()
  return [document.activeElement.dataset.key, Math.round(to.x - from.x), Math.round(to.y - from.y)]
}"""
