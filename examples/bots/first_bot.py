"""A bot for Maiolica in forty lines: it fills lines on Azul's boards, and plays anything in other games.

maiolica match "cmd:python examples/bots/first_bot.py" random --games 20
"""

import json
import random
import re
import sys


def worth(view, seat, text):
    """How good a move looks: best are tiles that complete a line, worst are tiles that fall to the floor."""
    move = re.fullmatch(r"([1-9C])([BYRKW])>([1-5F])", text)  # 3R>2: all red tiles of factory 3 go to line 2
    if not move or view["game"] != "azul":
        return 0
    source = 9 if move[1] == "C" else int(move[1]) - 1
    tiles = view["position"]["sources"][source]["BYRKW".index(move[2])]
    if move[3] == "F":
        return -2 * tiles
    line = int(move[3]) - 1
    room = line + 1 - view["position"]["seats"][seat]["line_count"][line]
    return (10 - room if tiles >= room else 0) - 2 * max(0, tiles - room)


def main():
    """Answer every hello and every question, one JSON object per line."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"ready": True}), flush=True)
        elif message["type"] == "choose":
            luck = random.Random(message["seed"])
            moves = [move["text"] for move in message["legal"]]
            best = max(moves, key=lambda text: (worth(message["view"], message["seat"], text), luck.random()))
            print(json.dumps({"move": best}), flush=True)


main()
