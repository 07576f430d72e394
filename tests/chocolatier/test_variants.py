"""A helper of Azul that Master Chocolatier replaces."""

from __future__ import annotations

from maiolica.games import get
from tests.test_machine import lessons


def test_a_variant_is_replaced_for_one_record_and_kept_for_all_others():
    azul, chocolatier = get("azul"), get("chocolatier")
    chosen = lessons()[azul.rules.begin_round]
    assert chosen(chocolatier.state.layout) is chocolatier.rules.begin_round
    assert chosen(azul.state.layout) is azul.rules.begin_round.__wrapped__
    for game, phase in ((azul, 1), (chocolatier, 5)):
        s = game.state.new()
        if game is chocolatier:
            s.golden = 1
        azul.rules.begin_round(s)
        assert s.phase == phase
