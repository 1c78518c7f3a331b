"""Write what `oneiros balance miniatures --json` has measured for the gallery.

oneiros balance miniatures --games 3000 --seed 1 --bot scripted --json > shares.json
python tools/strengths.py shares.json --games 3000 --seed 1 --bot scripted
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

FILE = Path(__file__).parent.parent / "src/oneiros/registry/dreamblade/strengths.toml"


def written(shares: list[dict[str, object]], measured: dict[str, object]) -> str:
    """Write the file: how it was measured, then a line for each miniature, the strongest first."""
    lines = [
        "# Written by tools/strengths.py; docs/balance.md says how strength is measured.",
        "[measured]",
    ]
    lines += [f"{name} = {json.dumps(value)}" for name, value in measured.items()]
    lines += ["", "[miniatures]"]
    for one in shares:
        share, low, high = (f"{one[name]:.4f}" for name in ("share", "low", "high"))
        numbers = f"share = {share}, low = {low}, high = {high}, games = {one['games']}"
        lines.append(f"{json.dumps(one['name'])} = {{ {numbers} }}")
    return "\n".join([*lines, ""])


def main() -> None:
    """Read what was measured, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shares", type=Path)
    parser.add_argument("--bot", required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--set", default="first-sleep")
    given = parser.parse_args()
    measured = {"bot": given.bot, "games": given.games, "seed": given.seed, "set": given.set}
    FILE.write_text(written(json.loads(given.shares.read_text("utf-8")), measured), "utf-8")


if __name__ == "__main__":
    main()
