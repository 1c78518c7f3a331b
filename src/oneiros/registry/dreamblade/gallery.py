"""What a gallery shows of a miniature besides its printed text: names, rarity and strength."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.games.dreamblade.vocabulary import ACTIVATIONS
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.registry.dreamblade.strengths import Measured, Strength, strengths
from oneiros.registry.game import Reading
from oneiros.registry.named import Told
from oneiros.words.dreamblade.names import names_of_figures


class MiniatureExhibit(Told, frozen=True):
    """A miniature in the gallery."""

    name: str
    called: list[str]
    """What it is called in each language."""
    activations: list[str]
    """When its abilities work, each once."""
    score: bool = False
    """Whether an ability works only where its cell scores."""
    number: int = 0
    rarity: str = ""
    strength: Strength | None = None
    """None for a miniature that was not measured."""


class MiniatureGallery(Told, frozen=True):
    """The miniatures in the gallery, and how their strength was measured."""

    measured: Measured
    exhibits: list[MiniatureExhibit]


@cache
def gallery(_nothing: None) -> MiniatureGallery:
    """Show every miniature there is."""
    shown = [_exhibit(one) for one in catalogue().values()]
    return MiniatureGallery(strengths().measured, shown)


def _exhibit(one: Miniature) -> MiniatureExhibit:
    return MiniatureExhibit(
        one.name,
        names_of_figures()[one.name],
        [ACTIVATIONS[when] for when in sorted({printed.when for printed in one.abilities})],
        any(printed.score for printed in one.abilities),
        one.number,
        one.rarity,
        strengths().miniatures.get(one.name),
    )


GALLERY: Final = Reading(
    "gallery",
    "What a gallery of miniatures shows besides their text.",
    MiniatureGallery,
    gallery,
)
