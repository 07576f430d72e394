"""Where the processor's time goes: ``pytest -p tests.processor`` prints it for each folder and file of tests.

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


def spent() -> float:
    """Seconds of this process and of those that it has waited for."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note when a test begins."""
    item.stash[BEGUN] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """The last report of a test tells what it has spent; it travels to the process that prints."""
    report = yield
    if report.when == "teardown":
        report.user_properties.append(("processor", spent() - item.stash[BEGUN]))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up."""
    for name, seconds in report.user_properties if report.when == "teardown" else ():
        if name == "processor":
            file = report.nodeid.split("::")[0]
            for place in {file, file.rpartition("/")[0]}:
                SPENT[place] += seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The most expensive first."""
    terminalreporter.section("seconds of processor time")
    for place, seconds in SPENT.most_common():
        if seconds >= LEAST:
            terminalreporter.write_line(f"{seconds:8.1f}  {place}")
