"""An analysis as a picture: the chances over the game, what chance brought, and what was missed."""

from __future__ import annotations

from html import escape
from typing import Final

from oneiros.analysis.report import Analysis, Passage
from oneiros.cli.analysis.shown import decided, mistake, signed
from oneiros.words import Words

_SPACE: Final = "http://www.w3.org/2000/svg"
_WIDE: Final = 960
_LEFT: Final = 56
_RIGHT: Final = 24
_TOP: Final = 64
_CURVE: Final = 260
_GAP: Final = 36
_LUCK: Final = 110
_LEGEND: Final = 24
_TALL: Final = _TOP + _CURVE + _GAP + _LUCK + 4 * _LEGEND
_COLOURS: Final = ("#2f6f9f", "#c2571a", "#3c8a4a", "#8a4fa0")
_DASHES: Final = ("", "8 4", "3 4", "10 4 3 4")
_STYLE: Final = """
svg { background: #fff; font: 14px system-ui, sans-serif; }
text { fill: #222; }
.soft { fill: #555; font-size: 12px; }
.grid { stroke: #d5d5d5; }
.axis { stroke: #777; }
.line { fill: none; stroke-width: 2.5; }
.mark { stroke: #fff; stroke-width: 1.5; }
.title { font-size: 18px; font-weight: 600; }
"""
_MARKS: Final = {
    "inaccuracy": ("#b8860b", "?!"),
    "mistake": ("#c2571a", "?"),
    "blunder": ("#b00020", "??"),
}


def drawn(words: Words, found: Analysis) -> str:
    """Draw it; the picture needs nothing but itself."""
    sheet = _Sheet(words, found)
    title = escape(words.say("analysis-picture-title", game=found.game.capitalize()))
    about = escape(sheet.about())
    language = words.language
    return "\n".join(
        [
            f'<svg xmlns="{_SPACE}" viewBox="0 0 {_WIDE} {_TALL}" role="img" lang="{language}">',
            f"<title>{title}</title>",
            f"<desc>{about}</desc>",
            f"<style>{_STYLE}</style>",
            f'<text class="title" x="{_LEFT}" y="28">{title}</text>',
            *sheet.turns(),
            *sheet.scale(),
            *sheet.lines(),
            *sheet.luck(),
            *sheet.mistakes(),
            *sheet.legend(),
            "</svg>",
            "",
        ]
    )


class _Sheet:
    """Where everything stands: from left to right the passages, from bottom to top the chances."""

    def __init__(self, words: Words, found: Analysis) -> None:
        self._words = words
        self._found = found
        self._starts = [one.start for one in found.players]
        most = max((abs(change) for one in found.passages for change in one.change), default=0.0)
        self._most = max(most, 0.1)

    def about(self) -> str:
        """Say the result in words, for those who do not see the picture."""
        say = self._words.say
        return " ".join(
            say(
                "analysis-picture-player",
                seat=one.name,
                luck=signed(self._words, one.luck),
                choices=signed(self._words, one.choices),
                others=signed(self._words, one.others),
            )
            for one in self._found.players
        )

    def _x(self, number: float) -> float:
        return _LEFT + number * (_WIDE - _LEFT - _RIGHT) / max(len(self._found.passages), 1)

    @staticmethod
    def _y(chance: float) -> float:
        return _TOP + (1 - chance) * _CURVE

    def turns(self) -> list[str]:
        """Draw where each turn begins, and number those for which there is room."""
        parts, last, free = [], -1, 0.0
        for number, one in enumerate(self._found.passages):
            if one.turn == last:
                continue
            last, x = one.turn, self._x(number)
            bottom = _TOP + _CURVE + _GAP + _LUCK
            parts.append(
                f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP - 6}" y2="{bottom}"/>'
            )
            if x >= free:
                parts.append(f'<text class="soft" x="{x + 3:.1f}" y="{_TOP - 10}">{last}</text>')
                free = x + 22
        said = escape(self._words.say("analysis-column-turn", game=self._found.game))
        return [*parts, f'<text class="soft" x="8" y="{_TOP - 10}">{said}</text>']

    def scale(self) -> list[str]:
        """Draw the chances beside the curve."""
        parts = []
        for part in range(0, 101, 25):
            y = self._y(part / 100)
            parts.append(
                f'<line class="grid" x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{y}" y2="{y}"/>'
            )
            parts.append(
                f'<text class="soft" x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{part} %</text>'
            )
        return parts

    def lines(self) -> list[str]:
        """Draw the chance of each seat."""
        parts = []
        for seat in range(len(self._found.seats)):
            points = [f"{self._x(0):.1f},{self._y(self._starts[seat]):.1f}"]
            points += [
                f"{self._x(number):.1f},{self._y(one.chances[seat]):.1f}"
                for number, one in enumerate(self._found.passages, 1)
            ]
            parts.append(
                f'<polyline class="line" stroke="{_COLOURS[seat % len(_COLOURS)]}"'
                f' stroke-dasharray="{_DASHES[seat % len(_DASHES)]}" points="{" ".join(points)}"/>'
            )
        return parts

    def luck(self) -> list[str]:
        """Draw what each roll brought: upwards in the colour of whom it helped most."""
        middle = _TOP + _CURVE + _GAP + _LUCK
        said = escape(self._words.say("analysis-row-luck"))
        parts = [
            f'<text class="soft" x="{_LEFT}" y="{middle - _LUCK - 8}">{said}</text>',
            f'<line class="axis" x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{middle}" y2="{middle}"/>',
        ]
        wide = max((_WIDE - _LEFT - _RIGHT) / max(len(self._found.passages), 1) - 1, 1.5)
        for number, one in enumerate(self._found.passages):
            if one.kind != "chance":
                continue
            seat = max(range(len(one.change)), key=lambda who, one=one: one.change[who])  # type: ignore[misc]
            tall = one.change[seat] / self._most * _LUCK
            said = escape(decided(self._words, self._found, one))
            parts.append(
                f'<rect x="{self._x(number):.1f}" y="{middle - tall:.1f}" width="{wide:.1f}"'
                f' height="{max(tall, 0):.1f}" fill="{_COLOURS[seat % len(_COLOURS)]}">'
                f"<title>{said}</title></rect>"
            )
        return parts

    def mistakes(self) -> list[str]:
        """Mark what was missed on the line of whoever missed it."""
        return [
            self._mark(number, one)
            for number, one in enumerate(self._found.passages, 1)
            if one.grade
        ]

    def _mark(self, number: int, one: Passage) -> str:
        colour, sign = _MARKS[one.grade]
        x, y = self._x(number), self._y(one.chances[one.seat])
        said = escape(" ".join(mistake(self._words, self._found, one)))
        return (
            f'<g><title>{said}</title><circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="9"'
            f' fill="{colour}"/><text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle"'
            f' style="fill:#fff;font-size:11px">{sign}</text></g>'
        )

    def legend(self) -> list[str]:
        """Say whose line is whose, and what the marks mean."""
        y = _TOP + _CURVE + _GAP + _LUCK + _LEGEND + 8
        parts = []
        for seat, one in enumerate(self._found.players):
            x = _LEFT + seat * 210
            colour, dash = _COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]
            parts.append(
                f'<line x1="{x}" x2="{x + 36}" y1="{y - 5}" y2="{y - 5}" stroke="{colour}"'
                f' stroke-width="2.5" stroke-dasharray="{dash}"/>'
            )
            parts.append(f'<text x="{x + 44}" y="{y}">{escape(one.name)}</text>')
        x = _LEFT
        for grade, (colour, sign) in _MARKS.items():
            said = escape(self._words.say("analysis-grade", grade=grade))
            parts.append(
                f'<circle cx="{x + 9}" cy="{y + _LEGEND + 4}" r="9" fill="{colour}"/>'
                f'<text x="{x + 9}" y="{y + _LEGEND + 8}" text-anchor="middle"'
                f' style="fill:#fff;font-size:11px">{sign}</text>'
                f'<text x="{x + 26}" y="{y + _LEGEND + 9}">{said}</text>'
            )
            x += 210
        return parts
