#!/usr/bin/env python3
"""A bot for any game, over standard input and output. It needs nothing but Python.

    oneiros simulate dreamscape --seats "cmd:examples/bots/eager.py,random"

docs/bot-protocol.md says what is written in both directions.
"""

import json
import random
import sys


def say(line):
    """Answers must not wait in a buffer."""
    print(line, flush=True)


def choose(asked, count):
    """Take what brings most at once; without points do what people mostly do; else draw."""
    options = asked["ask"].get("options", [])
    if options:
        best = max(options, key=lambda option: option.get("points", 0))
        if best.get("points", 0) > 0:
            return best["index"]
    usual = asked["ask"].get("usual", -1)
    return usual if usual >= 0 else random.Random(asked["seed"]).randrange(count)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "oneiros":
        about = {"title": "Eager", "author": "Oneiros", "about": "Takes what brings most at once."}
        say("ready 1 " + json.dumps(about))
    elif word == "game":
        say("ready")
    elif word == "ask":
        number, milliseconds, count, data = rest.split(" ", 3)
        say(f"answer {number} {choose(json.loads(data), int(count))}")
    elif word == "quit":
        break
