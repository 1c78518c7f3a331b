"""What may be answered at a table of Dreamscape, in names instead of numbers."""

from __future__ import annotations

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.text import notation
from oneiros.games.dreamscape.views import deeds
from oneiros.games.dreamscape.views.foresight import foreseen
from oneiros.registry.named import Option
from oneiros.words.dreamscape import options as said
from oneiros.words.portable import PORTABLE


def listed(table: Dreamscape) -> list[Option]:
    """List the options, each with what it does at once as far as the player asked can know."""
    ahead = foreseen(table, table.options)
    return [
        Option(
            deed=deeds.deed(option).name,
            text=notation.write(table, option),
            sentence=said.option(PORTABLE, table, option),
            index=index,
            about=deeds.about(table, option),
            points=found.points,
            completes=[table.box.cards[card].name for card in found.completes],
            ends=found.ends,
            reveals=found.reveals,
        )
        for index, (option, found) in enumerate(zip(table.options, ahead, strict=True))
    ]
