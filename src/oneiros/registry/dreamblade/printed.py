"""What can be read about Dreamblade without sitting down: its board, miniatures and warbands."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.games.dreamblade.table.board import CELLS, PORTAL, WORTH, cell_name
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.warbands import packed, warband
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.registry.dreamblade.gallery import GALLERY
from oneiros.registry.dreamblade.pools import BUILD
from oneiros.registry.dreamblade.similar import SIMILAR
from oneiros.registry.dreamblade.study import STUDY
from oneiros.registry.dreamblade.written import MOST_PROBLEMS, WarbandForm, written_warband
from oneiros.registry.game import Reading
from oneiros.registry.named import BoardCell, Sentence, Told
from oneiros.words import Words
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import key_of
from oneiros.words.portable import PORTABLE


class AbilityText(Told, frozen=True):
    """An ability as it is printed, and what it means."""

    text: str
    keyword: str
    heading: Sentence
    sentence: Sentence


class MiniatureText(Told, frozen=True):
    """A miniature of Dreamblade as it is printed."""

    name: str
    set: str
    cost: int
    aspects: list[str]
    lineage: str
    location: bool
    power: int
    defense: int
    life: int
    abilities: list[AbilityText]
    flavour: Sentence = ""


class ReadyWarband(Told, frozen=True):
    """A ready warband; its plan is a sentence."""

    name: str
    plan: Sentence
    copies: dict[str, int]


class CheckedWarband(Told, frozen=True):
    """A warband that was read: what is wrong with it, or nothing."""

    name: str
    copies: dict[str, int]
    problems: list[Sentence]
    packed: str = ""


def cells() -> tuple[BoardCell, ...]:
    """Describe the board."""
    return tuple(
        BoardCell(
            cell_name(cell),
            [WORTH[seat][cell] for seat in range(len(SEATS))],
            next((name for seat, name in enumerate(SEATS) if PORTAL[seat] == cell), ""),
        )
        for cell in range(CELLS)
    )


@cache
def miniatures(_nothing: None) -> list[MiniatureText]:
    """Describe every miniature there is."""
    english = Words("en")
    return [_miniature(english, one) for one in catalogue().values()]


def _miniature(english: Words, one: Miniature) -> MiniatureText:
    flavour = f"flavour-{key_of(one.name)}"
    return MiniatureText(
        one.name,
        one.set_name,
        one.cost,
        list(one.aspects),
        one.lineage,
        one.location,
        one.power,
        one.defense,
        one.life,
        [
            AbilityText(
                printed.text(),
                printed.keyword.name,
                said.heading(PORTABLE, printed),
                said.ability(PORTABLE, printed),
            )
            for printed in one.abilities
        ],
        PORTABLE.say(flavour) if english.knows(flavour) else "",
    )


def _warbands(_nothing: None) -> list[ReadyWarband]:
    return [
        ReadyWarband(name, PORTABLE.say(f"warband-{name}"), _copies(names))
        for name, names in warband.ready_warbands().items()
    ]


def _checked(sent: WarbandForm) -> CheckedWarband:
    """Read a warband and say what is wrong with it."""
    read = written_warband(sent.text)
    problems = warband.problems(read.names())
    return CheckedWarband(
        read.name,
        dict(read.copies),
        [said.refusal(PORTABLE, problem) for problem in problems[:MOST_PROBLEMS]],
        "" if problems else packed.pack(read),
    )


def _copies(names: tuple[str, ...]) -> dict[str, int]:
    return dict(warband.counted("", names).copies)


READINGS: Final = (
    GALLERY,
    Reading("miniatures", "The miniatures of Dreamblade.", list[MiniatureText], miniatures),
    Reading("warbands", "The ready warbands of Dreamblade.", list[ReadyWarband], _warbands),
    Reading(
        "warbands/check",
        "Read a warband and find what is wrong with it.",
        CheckedWarband,
        _checked,
        WarbandForm,
    ),
    STUDY,
    SIMILAR,
    BUILD,
)
