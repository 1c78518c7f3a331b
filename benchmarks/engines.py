"""The engines that are measured, and what we need of ours."""

from __future__ import annotations

from typing import Final, NamedTuple


class Engine(NamedTuple):
    """An engine to measure: what the table calls it, what drives it, and who measures it."""

    game: str
    driver: str
    contender: str
    pure: bool = False


def _ours(game: str) -> dict[str, Engine]:
    """One of our games in both forms, driven in both ways."""
    found: dict[str, Engine] = {}
    for form in ("compiled", "interpreted"):
        called, pure = f"{game.capitalize()}, {form}", form == "interpreted"
        loop = Engine(called, "own loop", f"ours.OwnLoop {game} {form}", pure)
        found[f"{game}-{form}-loop"] = loop
        found[f"{game}-{form}"] = Engine(called, "Python", f"ours.FromPython {game} {form}", pure)
    return found


ENGINES: Final = {
    **_ours("dreamblade"),
    **_ours("dreamscape"),
    "dreamscape-compiled-busy": Engine(
        "Dreamscape, compiled", "Python, busy", "ours.Busy dreamscape compiled"
    ),
    "dreamscape-interpreted-busy": Engine(
        "Dreamscape, interpreted", "Python, busy", "ours.Busy dreamscape interpreted", pure=True
    ),
    "dreamscape-4": Engine(
        "Dreamscape for 4, compiled", "own loop", "ours.OwnLoop dreamscape-4 compiled"
    ),
    "dreamscape-4-busy": Engine(
        "Dreamscape for 4, compiled", "Python, busy", "ours.Busy dreamscape-4 compiled"
    ),
    "chess-inside": Engine("OpenSpiel chess", "own loop, C++", "spiel.Inside chess"),
    "chess": Engine("OpenSpiel chess", "Python", "spiel.FromPython chess"),
    "backgammon-inside": Engine("OpenSpiel backgammon", "own loop, C++", "spiel.Inside backgammon"),
    "backgammon": Engine("OpenSpiel backgammon", "Python", "spiel.FromPython backgammon"),
    "python-chess": Engine("python-chess", "Python", "others.PythonChess"),
    "catanatron": Engine("catanatron", "Python", "others.Catanatron"),
    "uno": Engine("RLCard uno", "Python", "others.RLCard uno"),
    "doudizhu": Engine("RLCard doudizhu", "Python", "others.RLCard doudizhu"),
    "mahjong": Engine("RLCard mahjong", "Python", "others.RLCard mahjong"),
}
SEARCHES: Final = {
    "dreamblade-planner": Engine(
        "Dreamblade, compiled", "planner", "searching.Planner dreamblade compiled"
    ),
    "dreamblade-tree": Engine(
        "Dreamblade, compiled", "tree search", "searching.Tree dreamblade compiled"
    ),
    "dreamscape-planner": Engine(
        "Dreamscape, compiled", "planner", "searching.Planner dreamscape compiled"
    ),
    "dreamscape-tree": Engine(
        "Dreamscape, compiled", "tree search", "searching.Tree dreamscape compiled"
    ),
    "chess-mcts": Engine("OpenSpiel chess", "MCTS, C++", "spiel.Mcts chess"),
    "backgammon-mcts": Engine("OpenSpiel backgammon", "MCTS, C++", "spiel.Mcts backgammon"),
}
"""The searches that are measured: how many plans and playouts a second."""
YARDSTICK: Final = "chess"

NEEDED_RATIO: Final = (
    ("dreamblade-compiled-loop", YARDSTICK, 1),
    ("dreamblade-compiled", YARDSTICK, 1),
    ("dreamblade-interpreted", "python-chess", 1),
    ("dreamscape-interpreted", "python-chess", 1),
    ("dreamscape-interpreted", "catanatron", 1),
    ("dreamscape-interpreted", "uno", 1),
    ("dreamscape-interpreted", "doudizhu", 1),
    ("dreamscape-interpreted", "mahjong", 1),
)
HOPED_FOR: Final = (
    ("dreamblade-compiled-loop", YARDSTICK, 5),
    ("dreamscape-compiled-loop", YARDSTICK, 5),
)
NEEDED_SPEED: Final = {"dreamscape-compiled-loop": 100_000, "dreamscape-compiled": 100_000}
"""Decisions a second."""
NEEDED_COPY: Final = {"dreamblade-compiled": 0.8, "dreamscape-compiled": 1.5, "dreamscape-4": 4.0}
"""Microseconds."""
