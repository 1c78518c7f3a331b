"""What happened, in lines: all of it with its causes, or briefly for a player who waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oneiros.cli.terminal import Told
from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.names import PHASES, SEATS
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.kernel.fact import Fact
from oneiros.words import Words
from oneiros.words.dreamblade.lines import Lines
from oneiros.words.dreamblade.names import label_name

# What the picture of the table shows anyway.
_SHOWN: Final = (
    kinds.POINTS_GAINED,
    kinds.POINTS_SPENT,
    kinds.DAMAGE_CLEARED,
)
# What stands together in one line: the kind of fact, and the line.
_TOGETHER: Final = {
    kinds.INITIATIVE_ROLLED: "dreamblade-brief-initiative",
    kinds.SPAWNED: "dreamblade-brief-spawned",
    kinds.SHIFTED: "dreamblade-brief-shifted",
}


def log(words: Words, roster: Roster, told: Told) -> list[str]:
    """Tell everything, the dice of one roll in one line."""
    return [line for _, fact, line in _lines(words, roster, told) if line is not None]


def _lines(words: Words, roster: Roster, told: Told) -> Iterator[tuple[int, Fact, str | None]]:
    """Give the facts to be told, each with its line if it has one."""
    lines = Lines(words, roster).tell(told.facts)
    for number, (fact, line) in enumerate(zip(told.facts, lines, strict=True)):
        if number >= told.start:
            yield number, fact, line


class _Brief:
    """Lines that grow while facts of one kind follow each other."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines: list[str] = []
        self.phase: Fact | None = None
        self.kind = -1
        self.deeds: list[str] = []

    def tell(self, line: str) -> None:
        """Add a line; the first of a phase begins with the name of the phase."""
        if self.phase is not None:
            line = self.words.say("dreamblade-brief-phase", **_phase(self.phase), told=line)
        self.phase = None
        self.lines.append(line[:1].upper() + line[1:])

    def gather(self, kind: int, deed: str) -> None:
        """Add a deed to the line of its kind."""
        if kind != self.kind:
            self.close()
        self.kind = kind
        self.deeds.append(deed)

    def close(self) -> None:
        """Tell the deeds that were gathered."""
        if self.deeds:
            self.tell(self.words.say(_TOGETHER[self.kind], deeds=", ".join(self.deeds)))
        self.deeds = []

    def begin(self, fact: Fact) -> None:
        """Begin a phase; one in which nothing was done is told, too."""
        self.close()
        if self.phase is not None:
            self.tell(self.words.say("dreamblade-brief-nothing"))
        # Initiative and conquest tell enough by what happens in them.
        self.phase = fact if fact.about[1] >= 0 else None


def brief(words: Words, roster: Roster, told: Told) -> list[str]:
    """Tell moves in few words, and what the picture shows anyway not at all."""
    text = _Brief(words)
    caused = told.caused
    for number, fact, line in _lines(words, roster, told):
        if fact.kind == kinds.PHASE_BEGAN:
            text.close()
            if number < caused:
                text.tell(words.say("dreamblade-brief-by-itself"))
                caused = 0
            text.begin(fact)
        elif fact.kind in _TOGETHER:
            text.gather(fact.kind, _deed(words, roster, fact))
        elif line is not None and fact.kind not in _SHOWN:
            text.close()
            text.tell(line)
    text.close()
    return text.lines


def _deed(words: Words, roster: Roster, fact: Fact) -> str:
    """Say in a few words who went where, or whose die shows what."""
    if fact.kind == kinds.INITIATIVE_ROLLED:
        player, number = fact.about
        return f"{SEATS[player]} {number}"
    miniature, cell = fact.about
    label = label_name(words, roster.called[miniature])
    return words.say("dreamblade-brief-deed", miniature=label, cell=cell_name(cell))


def _phase(fact: Fact) -> dict[str, str]:
    phase, player = fact.about
    return {"phase": PHASES[phase].replace(" ", "-"), "seat": SEATS[player]}
