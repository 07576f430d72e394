"""A program to be a bot, good or bad in the way its argument says."""

import json
import os
import subprocess
import sys
import time

how = sys.argv[1]
asked = 0


def say(thing):
    sys.stdout.write((thing if isinstance(thing, str) else json.dumps(thing)) + "\n")
    sys.stdout.flush()


def first(message):
    return message["legal"][0]


def answer(message):  # noqa: PLR0912
    match how:
        case "crash" if asked == 2:
            raise RuntimeError("the dragon woke")
        case "exit" if asked == 2:
            os._exit(3)
        case "killed" if asked == 2:
            os.kill(os.getpid(), 9)
        case "hang" if asked == 2:
            time.sleep(60)
        case "garbage":
            say("three reds, please")
        case "deep":
            say("[" * 60_000)
        case "list":
            say([1, 2])
        case "no move":
            say({"mvoe": 3})
        case "true":
            say({"move": True})
        case "unreadable":
            say({"move": "Z9"})
        case "out of range":
            say({"move": 10**30})
        case "illegal":
            legal = [move["number"] for move in message["legal"]]
            say({"move": next(number for number in range(1000) if number not in legal)})
        case "flood":
            while True:
                say({"move": first(message)["text"]})
        case "endless line":
            while True:
                sys.stdout.write("x" * 10_000)
        case "not text":
            os.write(1, b"\xff\xfe\x00\n")
        case "numbers":
            say({"move": first(message)["number"]})
        case _:
            say({"move": first(message)["text"].lower()})


if how == "crash at start":
    raise SystemExit("no model file")
if how == "hang at start":
    time.sleep(60)
if how == "leaves a child":
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.DEVNULL)
    with open(sys.argv[2], "w") as file:
        file.write(str(child.pid))
if how == "talks":
    sys.stderr.write("thinking aloud\n" * 10_000)
for line in sys.stdin:
    message = json.loads(line)
    if len(sys.argv) > 2 and how == "notes":
        with open(sys.argv[2], "a") as file:
            file.write(line)
    if message["type"] == "hello":
        say({"ready": True})
    elif message["type"] == "choose":
        asked += 1
        answer(message)
    elif message["type"] == "over" and how == "one game":
        break
    elif message["type"] == "goodbye" and how == "stays":
        time.sleep(60)
