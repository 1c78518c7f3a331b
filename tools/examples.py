"""Write the examples of abilities and powers from the scenarios that are made to be tried.

Those are named `to-try`: in the folder of their ability, or behind the name of their power.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oneiros.kernel.state import NOBODY
from oneiros.registry.games import all_games, game

ROOT: Final = Path(__file__).parent.parent
_ENDING: Final = "to-try"
_OF_ANY_GAME: Final = ("game", "rule", "title", "script")


def file(name: str) -> Path:
    """Say where the examples of a game are kept."""
    return ROOT / "src/oneiros/registry" / name / "examples.toml"


def scenarios(name: str) -> Iterator[tuple[str, Path]]:
    """Give each scenario of a game that is made to be tried, with the name of its example."""
    for path in sorted((ROOT / "tests/scenarios" / name).rglob(f"*{_ENDING}.toml")):
        about = path.stem.removesuffix(_ENDING).strip("-").split("-")[2:]
        yield "-".join(about) or path.parent.name, path


def written(name: str) -> str:
    """Write the examples of a game: what each is of, and its position."""
    one = game(name)
    lines = ["# Written by tools/examples.py from the scenarios that are made to be tried."]
    for example, path in scenarios(name):
        fields = tomllib.loads(path.read_text("utf-8"))
        rule = fields["rule"]
        known = {key: field for key, field in fields.items() if key not in _OF_ANY_GAME}
        state = one.stage.lay_out(known, str(path)).state
        position = one.going_on({"format": {}}, state, NOBODY)["position"]
        lines += ["", f"[{example}]", f"rule = {json.dumps(rule)}"]
        lines += [f"position = {json.dumps(position)}"]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for each in all_games():
        if any(scenarios(each)):
            file(each).write_text(written(each), "utf-8")
