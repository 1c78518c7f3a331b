"""All dreamcards side by side as one SVG picture, with a legend."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from oneiros.cli.dreamscape.printed import blocks, emblems
from oneiros.cli.dreamscape.printed.cards import called
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.vocabulary import GRASS, KINDS, LEVELS, MOVEMENT, POWERS
from oneiros.words import Words

_COLUMNS: Final = 6
_WIDTH: Final = 230
_HEIGHT: Final = 300
_GAP: Final = 16
_MARGIN: Final = 36
_HEADING: Final = 54
_LETTERS_IN_LINE: Final = 16
_LEGEND_COLUMNS: Final = 4
_LETTERS_IN_LEGEND: Final = 108
# The deeper the sleep, the darker the card's edge.
_EDGES: Final = ("", "#8fa8d8", "#6a6bbd", "#43307d")

_STYLE: Final = (
    "text{font-family:Georgia,'DejaVu Serif',serif}"
    ".heading{font-size:26px;fill:#f4ecd8;letter-spacing:2px}"
    f".name{{font-size:15px;font-weight:bold;fill:{emblems.INK}}}"
    ".points{font-size:19px;font-weight:bold;fill:#fff;text-anchor:middle}"
    f".power{{font-size:12px;fill:{emblems.INK}}}"
    ".kind{font:bold 12px 'DejaVu Sans',Verdana,sans-serif;text-anchor:middle}"
    ".plan{font:12px 'DejaVu Sans Mono',Consolas,monospace;fill:#6b6480;white-space:pre}"
    f".legend{{font-size:14px;fill:{emblems.INK}}}"
)


def sheet(words: Words, cards: Sequence[Card]) -> str:
    """Draw all cards in their levels, and explain the drawings after the last one."""
    width = 2 * _MARGIN + _COLUMNS * _WIDTH + (_COLUMNS - 1) * _GAP
    found: list[str] = []
    y, used = _MARGIN - 10, _COLUMNS
    for level in range(1, len(LEVELS)):
        together = [card for card in cards if card.level == level]
        if not together:
            continue
        heading = escape(words.say("cards-sheet-level", level=LEVELS[level]))
        found.append(f'<text class="heading" x="{_MARGIN}" y="{y + 34}">{heading}</text>')
        y += _HEADING
        for place, card in enumerate(together):
            row, column = divmod(place, _COLUMNS)
            found.append(_card(words, card, _left(column), y + row * (_HEIGHT + _GAP)))
        y += -(-len(together) // _COLUMNS) * (_HEIGHT + _GAP)
        used = (len(together) - 1) % _COLUMNS + 1
    if used + _LEGEND_COLUMNS > _COLUMNS:
        used = 0
        y += _HEIGHT + _GAP
    found.append(_legend(words, _left(used), y - _HEIGHT - _GAP))
    height = y - _GAP + _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">\n'
        f"<title>{escape(words.say('cards-sheet-title'))}</title>\n"
        f"<defs><style>{_STYLE}</style>{emblems.definitions()}{blocks.definitions()}</defs>\n"
        f'<rect width="{width}" height="{height}" fill="#1d1b3a"/>\n'
        + "\n".join(found)
        + "\n</svg>\n"
    )


def _left(column: int) -> int:
    return _MARGIN + column * (_WIDTH + _GAP)


def _card(words: Words, card: Card, x: int, y: int) -> str:
    """Draw one card: name and points above, the structure, power and picture in letters below."""
    edge = _EDGES[card.level]
    lines = wrap(called(words, card), _LETTERS_IN_LINE, break_long_words=False)
    name = "".join(
        f'<text class="name" x="14" y="{30 + 18 * number}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    plan = card.structure.picture()
    letters = "".join(
        f'<text class="plan" x="{_WIDTH - 14 - _plan_width(plan):g}"'
        f' y="{_HEIGHT - 14 - 14 * (len(plan) - 1 - number)}" xml:space="preserve">{line}</text>'
        for number, line in enumerate(plan)
    )
    power = escape(words.say(f"power-{POWERS[card.power]}-short"))
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="12" fill="{emblems.PAPER}"'
        f' stroke="{edge}" stroke-width="3"/>'
        f'<circle cx="{_WIDTH - 28}" cy="29" r="17" fill="{edge}"/>'
        f'<text class="points" x="{_WIDTH - 28}" y="36">{card.points}</text>'
        f'{name}<g transform="translate(14 58)">'
        f"{blocks.drawing(card.structure, _WIDTH - 28, _HEIGHT - 116)}</g>"
        f"{emblems.used(f'power-{card.power}', 14, _HEIGHT - 38)}"
        f'<text class="power" x="44" y="{_HEIGHT - 21}">{power}</text>{letters}</g>'
    )


def _plan_width(plan: Sequence[str]) -> float:
    return 7.23 * max(len(line) for line in plan)


def _legend(words: Words, x: int, y: int) -> str:
    """Explain kinds, tree, Dreamer, powers and the letters."""
    things = [
        (emblems.used(f"block-{kind}", 30, 30), words.say(f"shard-{KINDS[kind]}"))
        for kind in range(GRASS, MOVEMENT)
    ]
    things.append((emblems.used("tree", 40, 36), words.say("cards-sheet-tree")))
    things.append((emblems.used("dreamer", 44, 34), words.say("cards-sheet-dreamer")))
    powers = [
        (emblems.used(f"power-{power}", 18, 9), words.say(f"power-{name}"))
        for power, name in enumerate(POWERS)
        if name
    ]
    width = _LEGEND_COLUMNS * (_WIDTH + _GAP) - _GAP
    rows = [things, powers[:3], powers[3:]]
    drawn = "".join(_row(items, width, 26 + 60 * number) for number, items in enumerate(rows))
    lines = wrap(words.say("cards-sheet-plan"), _LETTERS_IN_LEGEND)
    text = "".join(
        f'<text class="legend" x="34" y="{_HEIGHT - 72 + 24 * number}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<g transform="translate({x} {y})"><rect width="{width}" height="{_HEIGHT}" rx="12"'
        f' fill="{emblems.PAPER}"/>{drawn}{text}</g>'
    )


def _row(items: Sequence[tuple[str, str]], width: int, y: int) -> str:
    """Put drawings with their names side by side."""
    pitch = (width - 40) // len(items)
    return "".join(
        f'<g transform="translate({16 + number * pitch} {y})">{drawn}'
        f'<text class="legend" x="64" y="27">{escape(text)}</text></g>'
        for number, (drawn, text) in enumerate(items)
    )
