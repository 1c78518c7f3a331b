"""A warband as its builder sees it: problems, how to mend them, prices, gaps and its forms."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.warbands import encodings, packed, warband
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES, Warband
from oneiros.kernel.errors import Refusal
from oneiros.registry.dreamblade.gaps import WarbandGap, gaps
from oneiros.registry.dreamblade.packs import missing
from oneiros.registry.dreamblade.pools import MOST_OPENED, PieceName, PoolCopies, listed
from oneiros.registry.dreamblade.prices import AspectPrice, prices
from oneiros.registry.dreamblade.written import MOST_PROBLEMS, WarbandForm, written_warband
from oneiros.registry.game import Reading
from oneiros.registry.named import Sentence, Told
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE


class WarbandProblem(Told, frozen=True):
    """Something that rule 3.1 has against a warband, and what to take out so that it has not."""

    sentence: Sentence
    miniature: str = ""
    copies: int = 0
    """So many copies of the miniature are to be taken out; 0 where it is for the builder to say."""


class WarbandDraft(WarbandForm, frozen=True):
    """A warband that is being built, or one that somebody has pasted."""

    known: bool = False
    """Whether a line is refused that names no miniature, like one that cannot be read."""
    pool: PoolCopies | None = None
    """What it must be built from; without it from whatever there is."""
    blamed: Annotated[tuple[PieceName, ...], msgspec.Meta(max_length=MOST_OPENED)] = ()
    """Who failed in its last games between bots, and is not to be named as a help."""
    dear: bool = False
    """Whether these games found it too dear; then who is dear is not named either."""


class WarbandStudy(Told, frozen=True):
    """A warband while it is built."""

    name: str
    about: str
    """What its maker says about it."""
    copies: dict[str, int]
    problems: list[WarbandProblem]
    prices: list[AspectPrice]
    gaps: list[WarbandGap]
    most: int
    """So many miniatures may a warband have."""
    most_copies: int
    longest_name: int
    longest_about: int
    text: str
    json: str
    packed: str
    """Empty where it holds a miniature that does not exist."""


def study(sent: WarbandDraft) -> WarbandStudy:
    """Read a warband in any form, and say everything that its builder wants to know."""
    read = written_warband(sent.text, known=sent.known)
    names = read.names()
    known = [catalogue()[name] for name in names if name in catalogue()]
    extra = prices(known)
    pool = None if sent.pool is None else listed(sent.pool)
    problems = warband.problems(names)
    if pool is not None:
        problems += missing(names, [one.name for one in pool])
    return WarbandStudy(
        read.name,
        read.about,
        dict(read.copies),
        [_problem(one) for one in problems[:MOST_PROBLEMS]],
        extra,
        gaps(known, extra, pool, sent.blamed, too_dear=sent.dear),
        MOST_MINIATURES,
        MOST_COPIES,
        encodings.LONGEST_NAME,
        encodings.LONGEST_ABOUT,
        *_forms(read, whole=len(known) == len(names)),
    )


def _problem(problem: Refusal) -> WarbandProblem:
    details = problem.details
    sentence = said.refusal(PORTABLE, problem)
    match problem.key:
        case "warband-copies":
            out = int(str(details["came"])) - MOST_COPIES
            return WarbandProblem(sentence, str(details["name"]), out)
        case "miniature-unknown":
            return WarbandProblem(sentence, str(details["came"]), warband.MOST_WRITTEN)
        case "sealed-not-there":
            return WarbandProblem(sentence, str(details["name"]), int(str(details["came"])))
        case "sealed-too-often":
            out = int(str(details["came"])) - int(str(details["there"]))
            return WarbandProblem(sentence, str(details["name"]), out)
    return WarbandProblem(sentence)


def _forms(read: Warband, *, whole: bool) -> tuple[str, str, str]:
    text, as_json = (encodings.write(read, form) for form in (encodings.TEXT, encodings.JSON))
    return text, as_json, packed.pack(read) if whole else ""


STUDY: Final = Reading(
    "warbands/study",
    "Read a warband that is being built: problems, prices, gaps and forms.",
    WarbandStudy,
    study,
    WarbandDraft,
)
