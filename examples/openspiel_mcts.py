"""OpenSpiel's own Monte Carlo tree search plays a game of Maiolica against a random player.

python examples/openspiel_mcts.py [--small]
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import mcts

from maiolica.rl import openspiel


def play(game, bots, luck: np.random.RandomState) -> list[float]:
    """One game; what each seat gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main(small: bool = False) -> None:
    """Play some games and tell how the search did, changing seats."""
    pyspiel = openspiel()
    game = pyspiel.load_game("maiolica_azul(options=max_rounds:1)" if small else "maiolica_azul")
    luck = np.random.RandomState(1)
    search = mcts.MCTSBot(
        game,
        uct_c=1.0,
        max_simulations=3 if small else 40,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        random_state=luck,
    )
    won = 0.0
    games = 2 if small else 10
    for number in range(games):
        rival = pyspiel.make_uniform_random_bot(1 - number % 2, number)
        bots = [search, rival] if number % 2 == 0 else [rival, search]
        won += play(game, bots, luck)[number % 2]
    print(f"OpenSpiel's search against a random player: mean reward {won / games:+.2f} in {games} games")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="short games and a short search")
    main(parser.parse_args().small)
