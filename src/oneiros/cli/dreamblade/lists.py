"""Lists of miniatures with their copies, as tables or for other programs, and their sums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.table import Table as Grid

from oneiros.cli.dreamblade import cards
from oneiros.cli.shell import Shell, clean
from oneiros.games.dreamblade.warbands.builder import CHEAP, MIDDLING
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.words import Words


def show(shell: Shell, copies: Mapping[str, int]) -> None:
    """Show how many copies of which miniature, also of one that nobody knows."""
    rows = [[str(number), *_row(shell.words, name)] for name, number in copies.items()]
    if not shell.on_screen:
        for row in rows:
            shell.write("\t".join(row) + "\n")
        return
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("×", justify="right")
    for column in ("name", "cost", "aspects", "lineage", "stats", "abilities"):
        number = column in ("cost", "stats")
        grid.add_column(
            shell.words.say(f"cli-column-{column}"),
            justify="right" if number else "left",
            no_wrap=number or column == "name",
        )
    for count, name, cost, aspects, lineage, *stats, abilities in rows:
        power, defense, life = stats
        drawn = f"{power}/{defense}/{life}" if defense.isdecimal() else power
        grid.add_row(count, clean(name), cost, aspects, lineage, drawn, abilities)
    shell.draw(grid)


def summary(words: Words, miniatures: Iterable[Miniature]) -> str:
    """Say how many miniatures there are, what they cost together, and how the costs are spread."""
    costs = [one.cost for one in miniatures]
    return words.say(
        "cli-warband-summary",
        number=len(costs),
        total=sum(costs),
        cheap=sum(cost <= CHEAP for cost in costs),
        middling=sum(CHEAP < cost <= MIDDLING for cost in costs),
        dear=sum(cost > MIDDLING for cost in costs),
        most_cheap=CHEAP,
        most_middling=MIDDLING,
    )


def aspects(words: Words, miniatures: Iterable[Miniature]) -> str:
    """Name the aspects that miniatures belong to, the most frequent first."""
    found: dict[str, int] = {}
    for one in miniatures:
        for aspect in dict.fromkeys(one.aspects):
            found[aspect] = found.get(aspect, 0) + 1
    frequent = sorted(found, key=lambda aspect: -found[aspect])
    return ", ".join(words.say(f"aspect-{aspect.lower()}") for aspect in frequent)


def _row(words: Words, name: str) -> list[str]:
    shelf = catalogue()
    if name in shelf:
        return cards.row(words, shelf[name])
    return [name, *["?"] * (len(cards.COLUMNS) - 1)]
