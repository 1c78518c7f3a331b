"""What a player has besides the dreamscape: Hands, marker, open cards and completed ones."""

from __future__ import annotations

from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.cli.dreamscape.landscape import Landscape
from oneiros.cli.dreamscape.missing import nearest
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import GRASS, LETTERS, LEVELS, NIGHTMARE, POWERS, SEATS
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE
from oneiros.words import Words
from oneiros.words.dreamscape import card_name


def hands(table: Dreamscape, player: int) -> list[int]:
    """List the shards in a player's Hands one by one."""
    return [
        kind for kind in range(GRASS, NIGHTMARE + 1) for _ in range(int(table.held(player, kind)))
    ]


def line(words: Words, table: Dreamscape, player: int) -> Text:
    """Say in a line what a player holds and can still use."""
    text = colours.seat(player, SEATS[player]).append(" ")
    text.append(words.say("dreamscape-hands")).append(" ")
    held = [Text(LETTERS[kind], colours.KINDS[kind]) for kind in hands(table, player)]
    text.append_text(Text(" ").join(held) if held else Text(words.say("dreamscape-nothing")))
    for part in _state(words, table, player):
        text.append(" | ").append(part)
    return text


def _state(words: Words, table: Dreamscape, player: int) -> list[str]:
    found = []
    if player == table.active and table.points:
        found.append(words.say("action-points-counted", points=table.points))
    if player in table.order:
        flipped = "yes" if table.flipped & BIT[player] else "no"
        number = table.order.index(player) + 1
        found.append(words.say("dreamscape-marker", number=number, flipped=flipped))
    if table.free & BIT[player]:
        found.append(words.say("dreamscape-free-step"))
    if table.dreamer[player] == NONE:
        found.append(words.say("dreamscape-dreamer-outside"))
    if table.nightmares(player):
        found.append(words.say("dreamscape-nightmares", shards=table.nightmares(player)))
    return found


def summary(words: Words, table: Dreamscape, player: int) -> Text:
    """Say in a line what another player has, with the cards."""
    text = line(words, table, player)
    names = [card_name(words, table.box.cards[card]) for card in table.open[player]]
    if names:
        text.append(" | ").append(words.say("dreamscape-open", cards=", ".join(names)))
    if table.pile[player]:
        count = len(table.pile[player])
        text.append(" | ").append(words.say("dreamscape-completed-number", number=count))
    return text


def title(words: Words, table: Dreamscape, card: int) -> Text:
    """Name a card with its level, its points and its power, and the shard that lies on it."""
    printed = table.box.cards[card]
    text = Text().append(card_name(words, printed), "bold")
    text.append(f" {LEVELS[printed.level]} {printed.points} ")
    text.append(words.say(f"power-{POWERS[printed.power]}-short"))
    if table.stored[card]:
        kind = table.stored[card]
        text.append(" [").append(LETTERS[kind], colours.KINDS[kind]).append("]")
    return text


def open_card(words: Words, table: Dreamscape, player: int, card: int, *, plain: bool) -> Text:
    """Draw a card as it would fit best into the dreamscape, and say what that lacks."""
    found = nearest(table, player, card)
    lines = [title(words, table, card)]
    if found is None:
        lines.append(Text(words.say("dreamscape-card-nowhere"), "dim"))
        return Text("\n").join(lines)
    lines += Landscape(table, player, plain=plain).part(found.slots)
    lacking = ", ".join(found.lacking)
    lines.append(Text(words.say("dreamscape-card-lacks", lacking=lacking), colours.LACKING))
    return Text("\n").join(lines)


def pile(words: Words, table: Dreamscape, player: int) -> Text | None:
    """Say what lies on the pile of completed cards and whether its power can be used."""
    top = table.top_of_pile(player)
    if top == NONE:
        return None
    printed = table.box.cards[top]
    text = Text(
        words.say(
            "dreamscape-completed",
            number=len(table.pile[player]),
            card=card_name(words, printed),
            power=words.say(f"power-{POWERS[printed.power]}-short"),
        )
    )
    kind = table.covered[player]
    if kind:
        text.append(" [").append(LETTERS[kind], colours.KINDS[kind]).append("]")
    return text
