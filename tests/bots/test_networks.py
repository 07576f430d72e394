"""The search with networks: how much it remembers, what it keeps, and whose judgment it uses."""

from __future__ import annotations

import pytest

import maiolica
from maiolica import bots
from maiolica.bots.levels import LevelBot
from maiolica.bots.players import player
from maiolica.bots.search import SearchBot, merged
from maiolica.bots.tree import NO_NETWORK, Tree
from maiolica.bots.walks import Manner, search
from maiolica.cli.bench import judgment_speed
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import seeded
from maiolica.core.game.errors import BadOption
from maiolica.core.game.network import Layers
from maiolica.core.game.network_file import write_network
from maiolica.games import get
from tests.bots.test_search import middle
from tests.daily import DAILY, every_game
from tests.test_network import some_layers

WALKS = 20 if INTERPRETED else 3000


def shipped(game: str) -> Layers:
    """The numbers of a game's own network."""
    network = maiolica.network(game)
    assert network
    return network.layers


@pytest.fixture
def without_networks(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("maiolica.core.game.network_file.own_path", lambda game: tmp_path / "none.npz")


def own_file(tmp_path, game: str = "azul") -> str:
    """A network of somebody's own."""
    path = tmp_path / "my.npz"
    write_network(get(game), some_layers(get(game)), {}, path)
    return str(path)


@pytest.mark.compiled
@pytest.mark.parametrize("game", DAILY)
def test_how_fast_a_network_judges_can_be_measured(game) -> None:
    assert judgment_speed(get(game)) > 0


# Memory -------------------------------------------------------------------------------------------


@every_game
@pytest.mark.compiled
def test_a_search_never_takes_more_memory_than_it_may(game) -> None:
    """It goes on when the tree is full, and still names every move."""
    table = middle(game, get(game).seats[0], 3, 4)
    seat = table.actor
    bot = SearchBot(nodes=8_000, memory=1)
    estimates = bot.estimates(table.view(seat), seat, seeded(1), 1.0)
    ((_, (tree,)),) = bot._trees.values()
    assert tree.size() <= 1 << 20
    assert sorted(estimate.action for estimate in estimates) == table.legal_actions(seat)
    small = SearchBot(nodes=8_000, memory=64)
    small.estimates(table.view(seat), seat, seeded(1), 1.0)
    ((_, (larger,)),) = small._trees.values()
    assert larger.size() > 1 << 20


@every_game
def test_a_tree_that_grew_says_what_a_large_one_says(game) -> None:
    """Nothing that was found is lost on the way."""
    table = middle(game, get(game).seats[0], 3, 4)
    seat, trees = table.actor, []
    for at_once in (0, 20 * WALKS):
        tree = Tree(get(game), shipped(game))
        tree.start(table.view(seat), seat, seeded(5), Manner())
        tree.grow(at_once)
        for begin in range(0, WALKS, 100):
            tree.think(seat, begin, begin + 100)
        trees.append(tree)
    assert len(trees[0].memory.nodes) < len(trees[1].memory.nodes)
    assert INTERPRETED or len(trees[0].memory.nodes) > len(Tree(get(game)).memory.nodes)
    assert merged(trees[:1]) == merged(trees[1:])


# What is kept -------------------------------------------------------------------------------------


def thought(bot: SearchBot, table: maiolica.Table, seat: int, walks: int) -> int:
    """Visits at the root after so many walks."""
    (tree,) = bot.prepared(table.view(seat), seat, seeded(1))
    tree.think(seat, 0, walks)
    return int(tree.memory.edges["visits"][tree.root].sum())


def test_with_a_time_a_seat_goes_on_from_what_it_thought_before() -> None:
    table, bot = maiolica.new("azul", seed=1), SearchBot()
    before = thought(bot, table, table.actor, 30)
    assert thought(bot, table, table.actor, 5) == before + 5


def test_with_a_number_of_walks_nothing_is_kept() -> None:
    table, bot = maiolica.new("azul", seed=1), SearchBot(nodes=30)
    assert thought(bot, table, table.actor, 30) == thought(bot, table, table.actor, 30)


def test_who_is_told_not_to_keep_does_not() -> None:
    table, bot = maiolica.new("azul", seed=1), SearchBot(keep=False)
    assert thought(bot, table, table.actor, 30) == thought(bot, table, table.actor, 30)


@pytest.mark.needs("five211")
def test_a_seat_never_uses_what_another_seat_thought() -> None:
    """All seats of five211 choose at once, and a bot may be asked for one after the other."""
    table, bot = maiolica.new("five211", 3, seed=1), SearchBot()
    first, second = table.waiting()[:2]
    thought(bot, table, first, 30)
    (tree,) = bot.prepared(table.view(second), second, seeded(1))
    assert tree.memory.counts[0].nodes == 0
    thought(bot, table, second, 30)
    (tree,) = bot.prepared(table.view(first), first, seeded(1))
    assert tree.memory.counts[0].nodes == 0


def test_what_is_kept_leaves_room_for_new_thoughts() -> None:
    """A tree that old thoughts have half filled begins anew."""
    table, tree = maiolica.new("azul", seed=1), Tree(get("azul"), most=1)
    view, seat = table.view(table.actor), table.actor
    tree.start(view, seat, seeded(1), Manner(learned=False, draws=8), keep=True)
    while not tree.is_half_full():
        before = int(tree.memory.counts[0].nodes)
        tree.think(seat, 0, 10)
        assert tree.memory.counts[0].nodes > before
    tree.start(view, seat, seeded(1), Manner(learned=False, draws=8), keep=True)
    assert tree.memory.counts[0].nodes == 0


# Whose judgment -----------------------------------------------------------------------------------


def test_a_game_without_a_network_is_searched_by_its_fitted_values(without_networks) -> None:
    table = maiolica.new("azul", seed=1)
    seat, view = table.actor, table.view(table.actor)
    plain = SearchBot(nodes=20, learned=False).estimates(view, seat, seeded(1), 1.0)
    bot = SearchBot(nodes=20)
    assert bot.estimates(view, seat, seeded(1), 1.0) == plain
    assert not bot._trees["azul"][0].learned


def test_the_network_changes_what_is_expected() -> None:
    table = maiolica.new("azul", seed=1)
    seat, view = table.actor, table.view(table.actor)
    ours, plain = (SearchBot(nodes=20, learned=by).estimates(view, seat, seeded(1), 1.0) for by in (True, False))
    assert ours != plain


def test_classic_never_uses_a_network(tmp_path) -> None:
    table = maiolica.new("azul", seed=1)
    seat, view = table.actor, table.view(table.actor)
    bot = LevelBot("classic", network=own_file(tmp_path))
    (tree,) = bot.search(view).prepared(view, seat, seeded(1))
    assert not tree.manner.learned
    assert tree.memory.layers is NO_NETWORK
    assert not bot.search(view).keep


def test_a_network_of_ones_own_is_used(tmp_path) -> None:
    table = maiolica.new("azul", seed=1)
    seat, view = table.actor, table.view(table.actor)
    bot = player(f"master@{own_file(tmp_path)}:20n").bot
    assert isinstance(bot, LevelBot)
    theirs = bot.estimates(view, seat, seeded(1), 1.0)
    ((_, (tree,)),) = bot.search(view)._trees.values()
    assert tree.memory.layers.first.shape == (get("azul").feature_count, 12)
    assert theirs != LevelBot("master").estimates(view, seat, seeded(1), 0.01)


@pytest.mark.compiled
def test_another_network_needs_no_new_compilation(tmp_path) -> None:
    """A network's numbers and its shape are arguments of what is compiled."""
    table, compiled = maiolica.new("azul", seed=1), set()
    for bot in (
        SearchBot(nodes=5),
        SearchBot(nodes=5, network=own_file(tmp_path)),
        SearchBot(nodes=5, learned=False),
        SearchBot(nodes=5, explore=0.3, by_lead=0.0, draws=2),
    ):
        bot.estimates(table.view(table.actor), table.actor, seeded(1), 1.0)
        compiled.add(len(search.signatures))  # type: ignore[attr-defined]
    assert len(compiled) == 1


def test_a_network_for_another_game_is_refused_when_it_is_asked(tmp_path) -> None:
    table = maiolica.new("azul", seed=1)
    bot = player(f"master@{own_file(tmp_path, 'five211')}").bot
    with pytest.raises(BadOption, match="a network for five211, not for azul"):
        bot.choose(table.view(table.actor), table.actor, table.legal_actions(), seeded(1), 1.0)


# Players ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "level", "budget"),
    [
        ("master", "master", 1.0),
        ("grandmaster", "grandmaster", 5.0),
        ("grandmaster:2s", "grandmaster", 2.0),
        ("classic:200ms", "classic", 0.2),
        ("master@{}", "master", 1.0),
        ("master@{}:3s", "master", 3.0),
        ("grandmaster@{}", "grandmaster", 5.0),
    ],
)
def test_texts_of_players_with_networks(spec, level, budget, tmp_path) -> None:
    path = own_file(tmp_path)
    one = player(spec.format(path))
    assert isinstance(one.bot, LevelBot)
    assert (one.bot.level, one.budget) == (level, budget)
    assert one.bot.network == (path if "@" in spec else None)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("master@nowhere.npz", "there is no such network"),
        ("master@", "there is no such network"),
        ("greedy@my.npz", "'greedy' uses no network"),
        ("classic@my.npz:1s", "'classic' uses no network"),
        ("wizard@my.npz", "'wizard' uses no network"),
    ],
)
def test_networks_that_nobody_can_use_are_refused(spec, reason) -> None:
    with pytest.raises(BadOption, match=reason):
        player(spec)


@every_game
@pytest.mark.compiled
@pytest.mark.parametrize("name", ["master", "grandmaster", "classic"])
def test_the_strongest_answer_alike_when_they_are_given_walks(game, name) -> None:
    """Same view, same seed, same number of walks: the same move, however often a bot was asked."""
    used = bots.get(name)
    used.nodes = 60  # type: ignore[attr-defined]
    for seed in range(3):
        table = middle(game, get(game).seats[-1], seed, 9)
        seat = table.actor
        fresh = bots.get(name)
        fresh.nodes = 60  # type: ignore[attr-defined]
        answers = {
            bot.choose(table.view(seat), seat, table.legal_actions(seat), seeded(seed), 1.0) for bot in (used, fresh)
        }
        assert len(answers) == 1
