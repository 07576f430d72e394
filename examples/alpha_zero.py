"""A learning curve: OpenSpiel's AlphaZero learns tiny azul; how far it can be exploited is known exactly.

pip install jax flax optax orbax-checkpoint chex
python examples/alpha_zero.py [--small] [--games 400] [--seed 0]

OpenSpiel's tree search plays the game with all its draws, and a network of OpenSpiel's learns from what the search
prefers and how the games end.
"""

import argparse
import random

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.alpha_zero import model_nnx as models
from open_spiel.python.algorithms.alpha_zero.evaluator import AlphaZeroEvaluator
from open_spiel.python.algorithms.alpha_zero.utils import TrainInput

import maiolica
from maiolica.rl import openspiel
from maiolica.rl.exact import GameTree

STRETCH = 100  # games between two evaluations
WALKS = 30  # of the search for each decision
BATCH, STEPS = 128, 400  # of learning after each stretch
KEPT = 4000  # positions


class OwnView(AlphaZeroEvaluator):
    """Our tensors show a position as the seat sees it that has to decide, so the network's value is that seat's."""

    def evaluate(self, state) -> np.ndarray:
        """The value for both seats."""
        value, _ = self._inference(state)
        return np.array([value, -value] if state.current_player() == 0 else [-value, value])


def policy_of(tree: GameTree, model: models.Model) -> np.ndarray:
    """What the network alone would play in every information set of the tree."""
    policy, game = np.zeros(tree.choices), tree.game
    for first, seat, (data, actions) in zip(tree.first, tree.seats, tree.examples, strict=True):
        view = np.frombuffer(bytearray(data), game.state.layout)[0]
        features, mask = np.zeros(game.feature_count, np.float32), np.zeros(game.moves.size, bool)
        game.rules.hide(view, seat)
        game.features(view, seat, features)
        mask[actions] = True
        _, wishes = model.inference(features, mask)
        policy[first + int(np.argmax(np.asarray(wishes)[actions]))] = 1.0
    return policy


def game_of_itself(game, bot: mcts.MCTSBot) -> list[TrainInput]:
    """One game, as the network learns from it: what the search preferred, and who won."""
    state, seen = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            continue
        visits = np.zeros(game.num_distinct_actions())
        for child in bot.mcts_search(state).children:
            visits[child.action] = child.explore_count
        wishes = visits / visits.sum()
        seen.append((state.current_player(), state.observation_tensor(), state.legal_actions_mask(), wishes))
        state.apply_action(int(np.random.choice(len(wishes), p=wishes)))
    result = state.returns()
    return [
        TrainInput(
            observation=np.asarray(tensor, np.float32),
            legals_mask=np.asarray(mask, bool),
            policy=wishes.astype(np.float32),
            value=np.float32(result[seat]),
        )
        for seat, tensor, mask, wishes in seen
    ]


def main(count: int, seed: int) -> None:
    """Print a line for each stretch: games, and by how much the network's first choice can be exploited."""
    random.seed(seed)
    np.random.seed(seed)
    game = openspiel().load_game("maiolica_azul(tiny=true,options=first_seat:1)")
    tree = GameTree(maiolica.position("azul", options={"first_seat": 1}, tiny=True), reward="win")
    shape = [game.observation_tensor_size(), 1, 1]
    model = models.Model.build_model("mlp", shape, game.num_distinct_actions(), 128, 2, 1e-4, 1e-3, None, seed)
    memory: list[TrainInput] = []
    print(f"anything: {tree.exploitability(tree.uniform()):.3f}", flush=True)
    for done in range(0, count + 1, STRETCH):
        print(f"{done:5} games: {tree.exploitability(policy_of(tree, model)):.3f}", flush=True)
        if done == count:
            break
        judge = OwnView(game, model)
        bot = mcts.MCTSBot(
            game,
            1.5,
            WALKS,
            judge,
            solve=False,
            dirichlet_noise=(0.25, 1.0),
            child_selection_fn=mcts.SearchNode.puct_value,
            random_state=np.random.RandomState(seed + done),
            dont_return_chance_node=True,
        )
        for _ in range(STRETCH):
            memory = [*memory, *game_of_itself(game, bot)][-KEPT:]
        for _ in range(STEPS):
            model.update(TrainInput.stack([memory[i] for i in np.random.randint(len(memory), size=BATCH)]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="no games")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    main(0 if given.small else given.games, given.seed)
