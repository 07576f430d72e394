"""Where the processor's time goes: ``pytest -p tests.processor`` prints it for each folder, file and test.

Other programs that run at the same time do not count; processes that a test starts do, when they have ended.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

SPENT: Counter[str] = Counter()
BEGUN = pytest.StashKey[float]()
LEAST = 1.0  # seconds; what takes less is not listed
SHARED = "what tests share: servers that end with the last test of a process"
START = "starts: importing and collecting"


def spent() -> float:
    """Seconds of this process and of those that it has waited for."""
    return sum(os.times()[:4])


def pytest_collection_finish(session: pytest.Session) -> None:
    """What it takes until the first test can run, in each process."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[START] = spent()
    else:
        add(START, spent())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """A process has ended."""
    add(START, getattr(node, "workeroutput", {}).get(START, 0.0))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note when a test begins."""
    item.stash[BEGUN] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """The end of the last test is the end of all that tests have shared."""
    if nextitem is None:
        item.user_properties.append(("processor", (item.nodeid, spent() - item.stash[BEGUN])))
        item.stash[BEGUN] = spent()
    result = yield
    item.user_properties.append(("processor", (item.nodeid if nextitem else SHARED, spent() - item.stash[BEGUN])))
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Reports travel to the process that prints."""
    for name, found in report.user_properties if report.when == "teardown" else ():
        if name == "processor":
            add(*found)


def add(place: str, seconds: float) -> None:
    """Add up: a test is counted with all its parameters."""
    file = place.partition("::")[0]
    for part in {"everything", file.rpartition("/")[0], file, place.partition("[")[0]} - {""}:
        SPENT[part] += seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The most expensive first."""
    terminalreporter.section("seconds of processor time")
    for place, seconds in SPENT.most_common():
        if seconds >= LEAST:
            terminalreporter.write_line(f"{seconds:8.1f}  {place}")
