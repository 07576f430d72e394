"""A tournament of bots on the same deals from every seat, with a bot of one's own among them.

python examples/tournament.py [--small]
"""

import argparse

from maiolica.bots.match import new_match, play_match
from maiolica.bots.report import report
from maiolica.core.game.game import game_of


class NeverFloor:
    """A bot of one's own: it plays anything but the floor, as long as there is anything else."""

    def choose(self, view, seat, legal, rng, budget) -> int:
        """A legal action; the game of the view knows what each of them means."""
        moves = game_of(view).moves
        return next((action for action in legal if not moves.text(action).endswith(">F")), legal[0])


def main(small: bool = False) -> None:
    """Let everybody meet everybody, and print who won how much."""
    players = ["random", "greedy", "tournament:NeverFloor"]
    match = new_match(players, "azul", games=2 if small else 100, seed=1)
    result = report(match, play_match(match, cores=1 if small else None))
    for player in sorted(result.players, key=lambda player: -(player.share.value if player.share else 0)):
        share = f"{player.share.value:.1%}" if player.share else "nothing"
        print(f"{player.name:22} {share:>7} of {player.games} games, {player.mean_score:5.1f} points on average")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="only a few games")
    main(parser.parse_args().small)
