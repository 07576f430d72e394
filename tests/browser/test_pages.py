"""Every page and board: readable by everyone, in all languages, by day and by night, without colors."""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from maiolica.core.game.words import LANGUAGES
from maiolica.games import ids

from .conftest import OFFLINE, STATIC, Open
from .driver import Player
from .meter import metering

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("", "#/new/duel", "#/replay", "#/rules/azul", "#/settings", "#/about", "#/recover/0123456789abc", "#/nowhere")
SCHEMES: dict[Literal["light", "dark"], dict[str, list[str]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},  # all else is as by day
}
TEXTS = """() => [...document.querySelectorAll('body *')].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ...['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
]).concat(document.title)"""
KEY = re.compile(
    rf"(?<![\w-])(?:web|error|level|signal|board|seat|{'|'.join(ids())})-[a-z][\w-]*|[{{}}]|\bundefined\b|\bNaN\b"
)


def check(page: Page) -> list[str]:
    """What axe finds serious by day and by night, or wrong with the order of headings, with the places."""
    if page.evaluate("!window.axe"):
        page.add_script_tag(path=AXE)
    found = []
    for scheme, how in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        for one in page.evaluate("how => axe.run(document, how)", how)["violations"]:
            if one["impact"] in ("serious", "critical") or one["id"] == "heading-order":
                places = [f"{node['html'][:200]} {node['failureSummary']}" for node in one["nodes"][:3]]
                found += [f"{scheme}, {one['id']}: {place}" for place in places]
    return found


BARRIERS = """<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"><p>Words</p></main><style>
  p { color: #000; background: #fff }
  @media (prefers-color-scheme: dark) { p { color: #777; background: #666 } }
</style>"""
POST = """([path, body]) => fetch(`api/${path}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then((answer) => answer.json())"""


def create(page: Page, game: str, **more: object) -> str:
    """A table of a newcomer against a bot, without clicking; its id."""
    if not page.evaluate("localStorage.getItem('maiolica-visitor')"):
        page.evaluate(POST, ["visitors", {"name": "Ada"}])
        page.evaluate("localStorage.setItem('maiolica-visitor', '1')")
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}], **more}
    found: str = page.evaluate(POST, ["tables", body])["id"]
    return found


GO = """path => new Promise((shown) => {
  if (location.hash === path) return shown()
  addEventListener('hashchange', () => requestAnimationFrame(shown), { once: true })
  location.hash = path
})"""


def show(page: Page, path: str, selector: str = "h1") -> None:
    """Another page of the app, when it is there."""
    page.evaluate(GO, path or "#/")
    page.wait_for_selector(selector)


def test_barriers_are_found_and_those_of_the_night_too(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(BARRIERS)
    found = [text.split(": ")[0] for text in check(page)]
    page.close()
    assert sorted(found) == ["dark, color-contrast", "light, image-alt"]


def test_no_page_has_a_serious_barrier(visit: Open) -> None:
    page = visit(bypass_csp=True)
    for path in PAGES:
        show(page, path)
        assert not check(page), path
    table = create(page, "azul", seats=[{"kind": "me"}, {"kind": "open"}])
    show(page, f"#/t/{table}", ".seats")
    assert not check(page), "a table that waits"
    show(page, "", ".game")
    page.locator(".game").first.click()
    page.wait_for_selector("dialog[open]")
    assert not check(page), "a game's sheet"


@pytest.mark.parametrize("game", ids())
def test_no_board_has_a_serious_barrier(visit: Open, game: str) -> None:
    page = visit(bypass_csp=True, settings={"textView": True})
    show(page, f"#/t/{create(page, game)}", ".canvas.playing")
    assert not check(page)
    page.get_by_role("button", name="More").click()
    page.wait_for_selector("dialog[open]")
    assert not check(page), "the menu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_and_board_speaks_the_language_and_fits_a_phone(visit: Open, language: str) -> None:
    page = visit(settings={"language": language, "textView": True}, viewport={"width": 390, "height": 844})
    paths = [(path, "h1") for path in PAGES] + [(f"#/rules/{game}", "h1") for game in ids()]
    paths += [(f"#/new/{game}", "h1") for game in ids()]
    paths += [(f"#/t/{create(page, game)}", ".canvas.playing") for game in ids()]
    for path, selector in paths:
        show(page, path, selector)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not [text for text in page.evaluate(TEXTS) if KEY.search(text)], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"


ROWS = """() => {
  const boxes = [...document.querySelectorAll('.game')].map((card) => card.getBoundingClientRect())
  const tops = [...new Set(boxes.map((box) => Math.round(box.top)))]
  return tops.map((top) => boxes.filter((box) => Math.round(box.top) === top))
    .map((row) => [Math.min(...row.map((box) => box.left)), Math.max(...row.map((box) => box.right)), row.length])
}"""  # from where to where the cards of a row reach, and how many they are


@pytest.mark.parametrize("width", [390, 700, 1440])
def test_the_cards_of_the_games_fill_their_rows_however_many_there_are(visit: Open, width: int) -> None:
    page = visit(viewport={"width": width, "height": 900})
    page.wait_for_selector(".game svg")
    cards = page.locator(".game").evaluate_all("all => all.map((card) => card.outerHTML)")
    for count in range(2, 9):
        page.evaluate("html => document.querySelector('.games').innerHTML = html", "".join((cards * 2)[:count]))
        rows = page.evaluate(ROWS)
        assert sum(row[2] for row in rows) == count
        assert all(row[2] <= (1 if width == 390 else 2 if width == 700 else 3) for row in rows)
        assert all(abs(row[0] - rows[0][0]) < 2 and abs(row[1] - rows[0][1]) < 2 for row in rows), (count, rows)


def test_how_strong_a_level_is_stands_beside_it_where_somebody_measured_it(visit: Open) -> None:
    page = visit(path="#/settings")
    page.route("**/api/catalog", rated)
    page.goto(page.url.split("#")[0])
    page.reload()
    page.locator(".game").first.click()
    expect(page.locator("dialog .levels label", has_text=re.compile(r"^\s*Master"))).to_contain_text("1140+")
    expect(page.get_by_role("radio", name="Master Elo rating 1140+; the beginner has 0")).to_be_attached()
    expect(page.get_by_role("radio", name="Expert Elo rating 749; the beginner has 0")).to_be_attached()
    expect(page.locator("dialog .levels label", has_text="Casual")).to_have_text("Casual")
    show(page, "#/new/azul", ".seat select")
    page.get_by_role("button", name="3", exact=True).click()
    choice = page.locator(".seat select").nth(2)
    choice.select_option("master")
    expect(choice.locator("option:checked")).to_have_text("Bot · Master · 870+")
    expect(choice).to_have_attribute("title", re.compile(r"870\+"))


def rated(route: Route) -> None:
    """The catalog, as if one level had been measured, and of another were known how strong it is at least."""
    answer = route.fetch()
    catalog = answer.json()
    for game in catalog["games"]:
        game["ratings"] = {str(seats): {"expert": 749} for seats in game["seats"]}
        game["at_least"] = {str(seats): {"master": 1140 if seats == 2 else 870} for seats in game["seats"]}
    route.fulfill(response=answer, json=catalog)


def test_the_language_changes_without_a_reload(visit: Open) -> None:
    page = visit()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Українська").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ігри родини Azul")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.evaluate("window.same")


def test_your_turn_shows_in_the_title_and_the_icon(visit: Open) -> None:
    page = visit()
    show(page, f"#/t/{create(page, 'azul', options={'first_seat': '1'})}", ".canvas.playing")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "icon-turn.svg")
    page.get_by_role("link", name="All games").click()
    expect(page).to_have_title("Maiolica")


def test_a_move_made_without_a_connection_is_kept_and_sent(visit: Open) -> None:
    page = visit()
    wire = Wire(page)
    show(page, f"#/t/{create(page, 'azul', options={'first_seat': '1'})}", ".canvas.playing")
    warning = page.locator(".strip.warn")
    expect(warning).to_have_count(0)
    wire.cut()
    expect(warning).to_contain_text("No connection")
    lines = page.locator(".log li").count()
    player = Player(page)
    while page.query_selector(".canvas.playing"):
        player.pick()
    expect(warning).to_contain_text("your move is kept")
    assert page.locator(".log li").count() == lines
    wire.mend()
    expect(warning).to_have_count(0)
    expect(page.locator(".log li")).not_to_have_count(lines)


class Wire:
    """The sockets between a page and the real server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live$"), self.lay)

    def lay(self, socket: WebSocketRoute) -> None:
        """Connect, unless the line is cut."""
        if self.broken:
            socket.close(code=1012)
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.broken = True
        for socket in self.sockets:
            socket.close(code=1012)

    def mend(self) -> None:
        """The next attempt succeeds."""
        self.broken = False


SYMBOLS = """([game, size]) => {
  const looks = [...document.querySelectorAll(`symbol.thing[id^="${game}/"]`)].map((symbol) => symbol.id)
  const sheet = document.createElement('div')
  sheet.id = 'sheet'
  sheet.style = 'position: fixed; inset: 0; z-index: 99; background: #fff; filter: grayscale(1); overflow: hidden'
  sheet.innerHTML = looks.map((look) => `<svg width="${size}" height="${size}"><use href="#${look}"/></svg>`).join('')
  document.querySelector('#sheet')?.remove()
  document.body.append(sheet)
  return looks
}"""
APART = """async ([shots, block]) => {
  const greys = async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data: pixels, width, height } = context.getImageData(0, 0, image.width, image.height)
    const across = Math.ceil(width / block)
    const blocks = Array.from({ length: across * Math.ceil(height / block) }, () => [])
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        blocks[Math.floor(y / block) * across + Math.floor(x / block)].push(pixels[4 * (y * width + x)])
    return blocks
  }
  const all = await Promise.all(shots.map(greys))
  const differ = (a, b) => a.reduce((sum, grey, i) => sum + Math.abs(grey - b[i]), 0) / a.length
  const apart = (a, b) => Math.max(...a.map((one, i) => differ(one, b[i])))
  return all.map((one, i) => all.slice(0, i).map((other) => apart(one, other)))
}"""  # for each pair, how far the greys differ in the square where they differ most
LEAST = 30  # of 255


@pytest.mark.parametrize("game", ids())
def test_tiles_can_be_told_apart_without_colors(painter: Browser, server: str, game: str) -> None:
    page = painter.new_page()
    page.goto(server)
    show(page, f"#/t/{create(page, game)}", ".canvas.playing")
    looks = page.evaluate(SYMBOLS, [game, 64])
    assert len(looks) >= 5
    shots = [base64.b64encode(found.screenshot()).decode() for found in page.locator("#sheet svg").all()]
    for look, row in zip(looks, page.evaluate(APART, [shots, 8]), strict=True):
        for other, apart in zip(looks, row, strict=False):
            assert apart > LEAST, f"{look} looks like {other}"


def test_the_built_app_holds_no_game_and_is_small() -> None:
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert {path.name[:2] for path in files} >= {"in", "sw", *LANGUAGES}
    assert not [path for path in files for game in ids() if f"{game}-name =" in path.read_text("utf-8")]
    assert (
        sum(len(gzip.compress(path.read_bytes())) for path in files) <= 208_000
    )  # much of it (the school, puzzles, rules, score pads, the editor's reasons) is only fetched by who goes there


MOST = 90_000  # bytes of a first visit: the table, lessons and puzzles come when somebody is about to use them


@pytest.mark.parametrize("locale", ["en-US", "uk-UA"])
def test_a_first_visit_transfers_little(browser: Browser, server: str, locale: str) -> None:
    with metering(server) as meter:
        page = browser.new_page(locale=locale)
        page.goto(meter.address)
        expect(page.locator(".game svg")).to_have_count(len(ids()))
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_load_state("networkidle")
        page.close()
    assert 40_000 < meter.count <= MOST


def test_rules_and_covers_are_there_without_a_network(visit: Open, complaints: list[str]) -> None:
    page = visit(**OFFLINE)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.locator(".game svg")).to_have_count(len(ids()))
    show(page, "#/rules/azul", "article h2")
    page.wait_for_function(
        "games => caches.open('maiolica-games').then((c) => c.keys()).then((k) => k.length > games)", arg=len(ids())
    )
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("article h2")
    expect(page.get_by_role("heading", level=1)).to_have_text("Azul Mini")
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".lost")).to_contain_text("server")
    expect(page.locator(".game svg")).to_have_count(len(ids()))
    complaints[:] = [text for text in complaints if "ERR_INTERNET_DISCONNECTED" not in text]


def test_of_a_game_only_the_latest_content_is_kept(visit: Open) -> None:
    page = visit(**OFFLINE)
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(
        "caches.open('maiolica-games').then((cache) => cache.put('games/azul/0123/art.svg', new Response('old')))"
    )
    page.reload()
    show(page, "#/rules/azul", "article h2")
    page.wait_for_function(
        """caches.open('maiolica-games').then((c) => c.keys()).then((k) => k.map((r) => r.url)).then((urls) =>
             urls.some((url) => url.includes('/games/azul/')) && !urls.some((url) => url.includes('/0123/')))"""
    )


def test_the_app_works_under_a_path_and_has_what_an_installation_needs(visit: Open) -> None:
    page = visit(**OFFLINE)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["start_url"] == "./"
    for icon in manifest["icons"]:
        assert page.evaluate("name => fetch(name).then((answer) => answer.ok)", icon["src"])
    assert page.evaluate("navigator.serviceWorker.ready.then((ready) => ready.scope)") == page.url.split("#")[0]
    kept = page.evaluate(
        """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((c) => c.keys()))))
             .then((all) => all.flat().map((request) => request.url))"""
    )
    assert kept
    assert not [address for address in kept if "/api/" in address]
    html = page.evaluate("fetch('index.html').then((answer) => answer.text())")
    assert not re.findall(r'(?:src|href)="/', html)
