"""The measurements of all interfaces."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from maiolica.rl import speed

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.fixture(autouse=True)
def short_measurements(monkeypatch) -> None:
    for name, value in (("SECONDS", 0.0), ("ROUNDS", 1), ("ON_CORES", 16)):
        monkeypatch.setattr(speed, name, value)
    monkeypatch.setattr(speed, "_once", lambda steps, clock: float(steps()))


@pytest.mark.needs("five211")
def test_every_interface_is_measured_with_two_and_four_seats() -> None:
    found = speed.measure("five211")
    ours = [one for one in found if "own" not in one.what and "Pgx" not in one.what]
    assert [one.what for one in ours if one.seats == 2] == [one.what for one in ours if one.seats == 4]
    assert [one.what.split()[0].rstrip(",") for one in ours if one.seats == 2] == [
        *["batch"] * 4,
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
    ]
    assert all(one.steps > 0 for one in found)


@pytest.mark.needs("duel")
def test_the_command_prints_them(monkeypatch) -> None:
    from maiolica.cli.main import app

    monkeypatch.setattr(speed, "measure", lambda game, device, note: [speed.Speed(f"{game} on {device}", 2, 5.0)])
    done = CliRunner().invoke(app, ["bench", "duel", "--interfaces", "--json"])
    assert json.loads(done.stdout) == [{"what": "duel on cpu", "seats": 2, "steps": 5.0}]
    assert "duel on cpu" in CliRunner().invoke(app, ["bench", "duel", "--interfaces"]).stdout
