"""A real server on a free port, and the system's own Chromium."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, sync_playwright

import maiolica
from tests.server.serving import free_port
from tests.server.shared import folder_of_run, shared

from .driver import remember

STATIC = Path(maiolica.__file__).parent / "server" / "static"
PATIENCE = 600  # seconds for a first start, which compiles the rules, and for an end on a busy machine
OFFLINE: dict[str, object] = {"service_workers": "allow"}  # as people have it: pages need no network
WINDOW: dict[str, object] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-US",
    "service_workers": "block",  # it would fetch the whole app for each test anew
}
NO_WORKER = "Service Worker registration blocked by Playwright"
HASTY = "--js-flags=--no-opt --no-maglev --single-threaded-gc"
UNPAINTED = "--force-gpu-mem-available-mb=0"  # no room for pixels: pages are laid out, and nobody looks at them
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def server(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests of a run share, with bots that do not dawdle."""
    run = folder_of_run(pytestconfig, tmp_path_factory)
    with shared(run, "browser-server", "tests.browser.conftest:serving") as address:
        yield address


@contextmanager
def serving(folder: Path, cache: Path | None = None) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder; with a cache of its own nothing is compiled yet."""
    assert (STATIC / "index.html").exists(), "the app is not built: python hatch_build.py run build"
    port = free_port()
    settings = {
        "PORT": port,
        "DATABASE": f"sqlite:{folder / 'test.db'}",
        "BOT_PAUSE": 0,
        "BOT_PROCESSES": 1,
        "BOT_SECONDS": 0.05,
        "HINT_SECONDS": 0.2,
        "REVIEW_WALKS": 400,
        "NEW_PER_MINUTE": 10_000,
        "REQUESTS_PER_MINUTE": 100_000,
        "HINTS_PER_MINUTE": 1000,
        "MESSAGES_PER_SECOND": 1000,
        "WORK_SHARE": 100,  # all tests come from one address
        "CONNECTIONS_PER_ADDRESS": 10_000,
        "LOG_LEVEL": "warning",
    }
    environment = os.environ | {f"MAIOLICA_{name}": str(value) for name, value in settings.items()}
    if cache:
        environment["MAIOLICA_CACHE"] = str(cache)
    process = subprocess.Popen([sys.executable, "-m", "tests.luck", "serve"], env=environment)
    try:
        wait_for(f"http://127.0.0.1:{port}/api/catalog", process, compiled=cache is None)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(address: str, process: subprocess.Popen[bytes], compiled: bool) -> None:
    """Until the server answers, and all its games are compiled if they have to be."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the server did not start"
        try:
            with urlopen(address, timeout=5) as answer:
                if not compiled or all(game["ready"] for game in json.load(answer)["games"]):
                    return
        except (URLError, ConnectionError, TimeoutError):
            pass
        time.sleep(0.2)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One Chromium for all tests of a process, and the loop that Playwright talks to it in."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium, UNPAINTED)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """That Chromium; Playwright's loop is there during such tests alone, because others have their own."""
    browser, loop = chromium
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture
def painter(browser: Browser) -> Iterator[Browser]:
    """Another one that paints, for what is looked at pixel by pixel."""
    with launched(browser.browser_type) as painter:
        yield painter


def launched(kind: BrowserType, *more: str) -> Browser:
    """The system's Chromium, for pages that live for seconds, beside other tests."""
    return kind.launch(executable_path=find_chromium(), args=["--no-sandbox", HASTY, *more])


def find_chromium() -> str:
    """The system's own browser."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "a Chromium is needed on the path"
    return found


Open = Callable[..., Page]


@pytest.fixture
def complaints() -> list[str]:
    """What pages complained of; a test that expects something takes it out."""
    return []


@pytest.fixture
def visit(browser: Browser, server: str, complaints: list[str]) -> Iterator[Open]:
    """Opens a page as a new visitor; afterwards no page may have complained."""
    contexts: list[BrowserContext] = []

    def visit(path: str = "", settings: dict[str, object] | None = None, **options: object) -> Page:
        context = browser.new_context(**WINDOW | options)
        context.set_default_timeout(20_000)
        contexts.append(context)
        remember(context, {"speed": "off", "sound": False, **(settings or {})})
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: is_complaint(message) and complaints.append(message.text))
        page.on("request", lambda request: foreign(request.url) and complaints.append(f"foreign: {request.url}"))
        page.goto(server + path)
        return page

    def is_complaint(message: ConsoleMessage) -> bool:
        return message.type in ("error", "warning") and message.text != NO_WORKER

    def foreign(address: str) -> bool:
        return not address.startswith((server, server.replace("http", "ws"), "data:", "blob:"))

    yield visit
    for context in contexts:
        context.close()
    assert not complaints
