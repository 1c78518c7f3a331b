"""Hints, and why a bot did what it did, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oneiros.kernel.dice import derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import NOBODY
from oneiros.registry import advice
from oneiros.registry.advice import Go
from oneiros.registry.named import Account, Advice
from oneiros.words import Words

if TYPE_CHECKING:
    from oneiros.cli.table.session import Session
    from oneiros.cli.table.talk import Talk

MOST_GOS: Final = 4
"""Of more that a bot did, the last ones are explained."""


class Hinting:
    """The hint about one question: the first step is told first, and then the second."""

    def __init__(self, *, allowed: bool) -> None:
        """Begin with no hint; between people they must be allowed."""
        self._allowed = allowed
        self._about: tuple[object, ...] | None = None
        self._advice: Advice | None = None

    def hint(self, talk: Talk, rest: str) -> bool:
        """Say where to look, and when asked again, what could be done and what speaks for it."""
        if rest:
            raise BadData("cli-play-hint-alone", came=rest)
        if not self._allowed:
            raise BadData("cli-play-hint-people")
        match, seat = talk.match, talk.decision.seat
        about = (talk.decision.step, match.takebacks, seat, talk.state.frozen())
        if about == self._about and self._advice is not None:
            for line in second_step(talk.words, self._advice):
                talk.shell.print(line)
            return False
        seed = derived_seed("hint", talk.decision.step, match.takebacks)
        seen = match.ruleset.veil(talk.state, seat)
        self._advice = advice.hint(talk.session.terminal.game, talk.words, seen, seed)
        self._about = about
        talk.shell.print(self._advice.plan.look.sentence)
        talk.shell.say("cli-play-hint-again")
        return False


def explain_bots(talk: Talk) -> bool:
    """Say what speaks for what bots did since the person asked now answered last."""
    session, match = talk.session, talk.match
    game, words = session.terminal.game, talk.words
    # Several people at one screen see together what onlookers see.
    viewer = talk.decision.seat if len(session.people) == 1 else NOBODY
    parts = [
        part
        for go in _of_bots(session, talk.decision.seat)
        for part in advice.decided(game, match.setup, match.answers, go, viewer)
    ]
    known = [(go, seen) for go, seen in parts if seen is not None]
    if parts and not known:
        raise BadData("advice-secret")
    if not known:
        raise BadData("cli-play-why-what", example=talk.notations[-1])
    for go, seen in known[-MOST_GOS:]:
        seed = derived_seed("motive", go.step, match.takebacks)
        found = advice.motive(game, words, seen, go.options, seed)
        talk.shell.say("cli-play-motive", seat=match.seats[go.seat])
        for line in second_step(words, found):
            talk.shell.print(line)
    talk.shell.say("cli-play-motive-judged")
    return False


def _of_bots(session: Session, seat: int) -> list[Go]:
    """Give what bots did since a seat answered, or the last that any did."""
    found = advice.every_go(session.match.answers)
    last = max((one.step for one in found if one.seat == seat), default=-1)
    bots = [one for one in found if one.seat not in session.people]
    return [one for one in bots if one.step > last] or bots[-1:]


def second_step(words: Words, found: Advice) -> Iterator[str]:
    """Tell a plan, what follows from it, and the same of the other one."""
    yield from _plan(found.plan)
    if found.instead is None:
        return
    deeds = "; ".join(one.text for one in found.instead.deeds)
    how = "close" if found.close else "better" if found.better else "worse"
    yield words.say("advice-instead", deeds=deeds, how=how)
    for one in found.instead.consequences:
        yield f"    – {one.sentence}"
    if not found.instead.consequences:
        yield "    – " + words.say("advice-same")


def _plan(account: Account) -> Iterator[str]:
    for deed in account.deeds:
        yield f"  {deed.text}: {deed.sentence}"
    for one in account.consequences:
        yield f"    – {one.sentence}"
