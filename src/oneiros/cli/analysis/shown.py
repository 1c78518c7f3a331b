"""An analysis as text: what the result is made of, the chances by turns, and what was missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table

from oneiros.analysis.report import Analysis, Part, Passage, PlayerShare
from oneiros.words import Words
from oneiros.words.numbers import decimal, percent


def lines(words: Words, found: Analysis) -> Iterator[RenderableType]:
    """Tell everything."""
    for player in found.players:
        yield summary(words, found, player)
    yield ""
    yield words.say("analysis-shares")
    yield _shares(words, found)
    yield words.say("analysis-adds-up", finished="yes" if found.finished else "no")
    yield ""
    yield words.say("analysis-given-away")
    for player in found.players:
        yield _given_away(words, player)
    yield ""
    yield words.say("analysis-turns", game=found.game)
    yield _turns(words, found)
    if found.decisive:
        yield ""
        yield words.say("analysis-decisive")
        for number in found.decisive:
            yield decided(words, found, found.passages[number])
        yield words.say("analysis-step")
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


def summary(words: Words, found: Analysis, one: PlayerShare) -> str:
    """Say what somebody's game was mostly won or lost by, and in which turns most was lost."""
    said = [
        words.say(
            "analysis-summary",
            standing=_standing(found, one),
            seat=one.name,
            parts=", ".join(
                words.say("analysis-part", part=part, share=signed(words, _share(one, part)))
                for part in one.mostly
            ),
            some="yes" if one.mostly else "no",
        )
    ]
    for name, loss in (("fell", one.fell), ("missed-most", one.missed)):
        if loss is not None:
            turn = turn_name(words, found, loss.turn)
            said.append(words.say(f"analysis-{name}", turn=turn, lost=percent(words, loss.lost)))
    return " ".join(said)


def _share(one: PlayerShare, part: Part) -> float:
    """Give how much a part has moved; luck without what was only unforeseen."""
    return one.luck - one.unforeseen if part == "luck" else getattr(one, part)


def _standing(found: Analysis, one: PlayerShare) -> str:
    """Tell whether a game was won or lost, or who is better off; a draw is neither."""
    if found.finished and one.result not in (0, 1):
        return "drawn"
    better = one.result > one.start
    if found.finished:
        return "won" if better else "lost"
    return "ahead" if better else "behind"


def decided(words: Words, found: Analysis, one: Passage) -> str:
    """Say what moved the chances, and for whom, and what it cost if it is graded."""
    changes = ", ".join(
        f"{name} {signed(words, change)}"
        for name, change in zip(found.seats, one.change, strict=True)
    )
    said = words.say(
        "analysis-decided",
        turn=turn_name(words, found, one.turn),
        step=one.step,
        kind=one.kind,
        seat=found.seats[one.seat] if one.seat >= 0 else "",
        done=_joined(one.texts) if one.kind == "choice" else _rolled(words, found, one),
        changes=changes,
    )
    if not one.grade:
        return said
    return f"{said} {words.say('analysis-decided-cost', cost=percent(words, one.lost))}"


def _rolled(words: Words, found: Analysis, one: Passage) -> str:
    """Say for what chance was asked, and what it gave, each outcome once."""
    number = found.passages.index(one)
    before = found.passages[number - 1] if number else None
    of = before is not None and before.kind == "choice" and before.turn == one.turn
    given = Counter(one.texts)
    return words.say(
        "analysis-rolled",
        question=one.question,
        of="yes" if of else "no",
        seat=found.seats[before.seat] if before is not None and of else "",
        deed=before.texts[-1] if before is not None and of else "",
        given=_joined(
            [f"{text} ({times}×)" if times > 1 else text for text, times in given.items()]
        ),
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


def _given_away(words: Words, one: PlayerShare) -> str:
    grades = f"{one.inaccuracies} / {one.mistakes} / {one.blunders}"
    lost = percent(words, one.lost)
    return words.say("analysis-given-away-by", seat=one.name, lost=lost, grades=grades)


def _luck(words: Words, one: PlayerShare) -> str:
    return f"{signed(words, one.luck)} ± {decimal(words, 100 * one.luck_error, 1)}"


_ROWS: Final[dict[str, Callable[[Words, PlayerShare], str]]] = {
    "start": lambda words, one: percent(words, one.start),
    "luck": _luck,
    "unforeseen": lambda words, one: signed(words, one.unforeseen),
    "choices": lambda words, one: signed(words, one.choices),
    "others": lambda words, one: signed(words, one.others),
    "result": lambda words, one: percent(words, one.result),
}


def _turns(words: Words, found: Analysis) -> Table:
    """Show the chances at the end of each turn."""
    table = Table(box=SIMPLE)
    table.add_column(words.say("analysis-column-turn", game=found.game))
    for name in found.seats:
        table.add_column(name, justify="right")
    for turn, passages in groupby(found.passages, key=lambda one: one.turn):
        *_, last = passages
        name = str(turn) if turn else words.say("analysis-row-start")
        table.add_row(name, *(percent(words, chance) for chance in last.chances))
    return table
