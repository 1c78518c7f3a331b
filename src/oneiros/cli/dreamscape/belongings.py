"""What a player has besides the dreamscape, in a line: Hands, the marker, cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.games.dreamscape.vocabulary import GRASS, LETTERS, NIGHTMARE, SEATS
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE
from oneiros.words import Words
from oneiros.words.dreamscape import card_name

_USES: Final = (opt.PLACE, opt.PLANT, opt.STORE, opt.USE, opt.TRADE)
"""What is done with shards in Hands during a creation."""


def hands(table: Dreamscape, player: int) -> list[int]:
    """List the shards in a player's Hands one by one."""
    return [
        kind for kind in range(GRASS, NIGHTMARE + 1) for _ in range(int(table.held(player, kind)))
    ]


def doubt(words: Words, table: Dreamscape, option: int) -> str:
    """Name the shards that the end of a creation would lose though they could be used."""
    if option != opt.END or table.question != questions.CREATION:
        return ""
    # 10.7: red shards are set aside.
    lost = [kind for kind in hands(table, table.seat) if kind != NIGHTMARE]
    usable = any(opt.deed(one) in _USES for one in table.options)
    if not lost or not usable:
        return ""
    return words.say("dreamscape-doubt-lost", shards=" ".join(LETTERS[kind] for kind in lost))


def _holding(words: Words, table: Dreamscape, player: int, parts: list[str]) -> Text:
    """Say in a line what a player holds, and something else behind it."""
    text = colours.seat(player, SEATS[player]).append(" ")
    text.append(words.say("dreamscape-hands")).append(" ")
    held = [Text(LETTERS[kind], colours.KINDS[kind]) for kind in hands(table, player)]
    text.append_text(Text(" ").join(held) if held else Text(words.say("dreamscape-nothing")))
    if table.nightmares(player):
        parts = [words.say("dreamscape-nightmares", shards=table.nightmares(player)), *parts]
    for part in parts:
        text.append(" | ").append(part)
    return text


def own(words: Words, table: Dreamscape, player: int) -> Text:
    """Say in a line what a player has and can still use, besides open cards."""
    parts = []
    if player == table.active and table.points:
        parts.append(words.say("action-points-counted", points=table.points))
    if table.phase == TRAVEL:
        used = "yes" if table.flipped & BIT[player] else "no"
        parts.append(words.say("dreamscape-power-used", used=used))
    if table.free & BIT[player]:
        parts.append(words.say("dreamscape-free-step"))
    if table.dreamer[player] == NONE:
        parts.append(words.say("dreamscape-dreamer-outside"))
    if table.pile[player]:
        number, top = len(table.pile[player]), table.box.cards[table.top_of_pile(player)]
        name = card_name(words, top)
        parts.append(words.say("dreamscape-completed", number=number, card=name))
    text = _holding(words, table, player, parts)
    return text.append_text(colours.stored(table.covered[player]))


def summary(words: Words, table: Dreamscape, player: int, *, names: bool) -> Text:
    """Say in a line what another player has, with the names of open cards or their number."""
    parts = []
    if table.pile[player]:
        number = len(table.pile[player])
        parts.append(words.say("dreamscape-completed-number", number=number))
    cards = [card_name(words, table.box.cards[card]) for card in table.open[player]]
    if cards:
        shown = ", ".join(cards) if names else str(len(cards))
        parts.append(words.say("dreamscape-open", cards=shown))
    return _holding(words, table, player, parts)
