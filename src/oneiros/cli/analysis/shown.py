"""An analysis as text: what the result is made of, the chances by turns, and what was missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table

from oneiros.analysis.report import Analysis, Passage, PlayerShare
from oneiros.words import Words
from oneiros.words.numbers import decimal, percent


def lines(words: Words, found: Analysis) -> Iterator[RenderableType]:
    """Tell everything."""
    yield words.say("analysis-shares")
    yield _shares(words, found)
    yield words.say("analysis-adds-up", finished="yes" if found.finished else "no")
    yield ""
    yield words.say("analysis-turns", game=found.game)
    yield _turns(words, found)
    if found.decisive:
        yield ""
        yield words.say("analysis-decisive")
        for number in found.decisive:
            yield decided(words, found, found.passages[number])
    yield ""
    missed = [one for one in found.passages if one.grade]
    yield words.say("analysis-missed" if missed else "analysis-none-missed")
    for one in missed:
        yield from mistake(words, found, one)
    yield ""
    yield words.say("analysis-how", playouts=found.playouts, seed=found.seed)


def signed(words: Words, share: float) -> str:
    """Write a change as a percentage with its sign."""
    return f"{'+' if round(1000 * share) > 0 else ''}{percent(words, share)}"


def turn_name(words: Words, found: Analysis, turn: int) -> str:
    """Name a turn, or whatever a game has instead."""
    return words.say("analysis-turn", game=found.game, turn=turn)


def decided(words: Words, found: Analysis, one: Passage) -> str:
    """Say what moved the chances, and for whom."""
    changes = ", ".join(
        f"{name} {signed(words, change)}"
        for name, change in zip(found.seats, one.change, strict=True)
    )
    return words.say(
        "analysis-decided",
        turn=turn_name(words, found, one.turn),
        step=one.step,
        kind=one.kind,
        seat=found.seats[one.seat] if one.seat >= 0 else "",
        done=_joined(one.texts),
        changes=changes,
    )


def mistake(words: Words, found: Analysis, one: Passage) -> Iterator[str]:
    """Say what a choice has cost, and what would have been better."""
    yield words.say(
        "analysis-mistake",
        grade=one.grade,
        turn=turn_name(words, found, one.turn),
        step=one.step,
        seat=found.seats[one.seat],
        done=_joined(one.texts),
        cost=percent(words, one.lost),
        error=percent(words, one.lost_error),
    )
    yield words.say("analysis-better", notation=_joined(one.better))
    if one.against:
        yield words.say("analysis-against")
    for reason in one.reasons or one.against or [words.say("analysis-playouts-alone")]:
        yield f"  – {reason}"


def _joined(texts: Sequence[str]) -> str:
    return "; ".join(texts)


def _shares(words: Words, found: Analysis) -> Table:
    """Show a column for each player, so that every heading fits whole on the narrowest screen."""
    table = Table(box=SIMPLE)
    table.add_column("")
    for one in found.players:
        table.add_column(one.name, justify="right", no_wrap=True)
    for name, show in _ROWS.items():
        told = (show(words, one) for one in found.players)
        table.add_row(words.say(f"analysis-row-{name}"), *told)
    return table


def _luck(words: Words, one: PlayerShare) -> str:
    return f"{signed(words, one.luck)} ± {decimal(words, 100 * one.luck_error, 1)}"


_ROWS: Final[dict[str, Callable[[Words, PlayerShare], str]]] = {
    "start": lambda words, one: percent(words, one.start),
    "luck": _luck,
    "unforeseen": lambda words, one: signed(words, one.unforeseen),
    "choices": lambda words, one: signed(words, one.choices),
    "others": lambda words, one: signed(words, one.others),
    "result": lambda words, one: percent(words, one.result),
    "lost": lambda words, one: percent(words, one.lost),
    "grades": lambda _, one: f"{one.inaccuracies} / {one.mistakes} / {one.blunders}",
}


def _turns(words: Words, found: Analysis) -> Table:
    """Show the chances at the end of each turn."""
    table = Table(box=SIMPLE)
    table.add_column(words.say("analysis-column-turn", game=found.game))
    for name in found.seats:
        table.add_column(name, justify="right")
    for turn, passages in groupby(found.passages, key=lambda one: one.turn):
        *_, last = passages
        table.add_row(str(turn), *(percent(words, chance) for chance in last.chances))
    return table
