"""The set-up (2): markers, tiles, colours, first cards, locations, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import drawing, filling
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld
from oneiros.games.dreamscape.vocabulary import LAND
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# How far the set-up has come.
_MARKERS: Final = 0
_TILES: Final = 1
_COLOURS: Final = 2
_CARDS: Final = 3
_LOCATIONS: Final = 4
_NIGHTMARES: Final = 5

_NIGHTMARES_IN_BAG: Final = 3

# The frame: how many of the present step are done.
_COUNT: Final = -3


def proceed(table: Table) -> None:
    """Go on with the set-up; the first cycle follows it."""
    step = table.step()
    if step == _MARKERS:
        _deal_markers(table)
    elif step == _TILES:
        _draw_tiles(table)
    elif step == _COLOURS:
        _colour_tiles(table)
    elif step == _CARDS:
        _draw_first_cards(table)
    elif step == _LOCATIONS:
        # 2.4: each Sleeper starts on the location of its player's marker.
        for number, player in enumerate(table.order, 1):
            table.place_sleeper(player, number)
        table.go(_NIGHTMARES)
        filling.begin(table, "2.5")
    else:
        table.done()
        if table.box.format.nightmare:
            _release_nightmares(table)
        table.call(procedures.CYCLE)


def answer(table: Table, option: i64) -> None:
    """Take what chance has dealt."""
    what = opt.deed(option)
    about = opt.low(option)
    if what == opt.MARKER:
        table.deal_marker(about, len(table.order) + 1, "2.1")
    elif what == opt.TILE:
        table.reveal_tile(about)
    else:
        table.colour_tile(_first_without_colour(table), about)


def _deal_markers(table: Table) -> None:
    """2.1: the markers are dealt at random."""
    left = [opt.MARKER | player for player in range(table.players) if player not in table.order]
    if left:
        table.ask_chance(questions.MARKER, left, [1] * len(left))
    else:
        table.go(_TILES)


def _draw_tiles(table: Table) -> None:
    """2.2: four tiles are drawn; the Nightmare tiles only in the Nightmare game."""
    if len(table.purposes) == purpose.DRAWN:
        table.go(_COLOURS)
        return
    left = purpose.tiles(nightmare=table.box.format.nightmare)
    for kind in table.purposes:
        left[kind] -= 1
    kinds = [kind for kind in range(len(left)) if left[kind]]
    table.ask_chance(
        questions.TILE, [opt.TILE | kind for kind in kinds], [left[kind] for kind in kinds]
    )


def _colour_tiles(table: Table) -> None:
    """2.2: one blue, green, gray and brown shard are dealt to the tiles with a slot."""
    if _first_without_colour(table) < 0:
        table.go(_CARDS)
        return
    left = [opt.COLOUR | kind for kind in range(1, LAND + 1) if kind not in table.colours]
    table.ask_chance(questions.COLOUR, left, [1] * len(left))


def _first_without_colour(table: Table) -> i64:
    for place, kind in enumerate(table.purposes):
        if purpose.has_colour(kind) and table.colours[place] == 0:
            return place
    return -1


def _draw_first_cards(table: Table) -> None:
    """2.3: each player in marker order draws as many level I cards as the marker says."""
    count: i64 = table.stack[_COUNT]
    if count == table.players:
        table.go(_LOCATIONS)
        return
    table.stack[_COUNT] = count + 1
    drawing.begin_first(table, table.order[count], count + 1)


def _release_nightmares(table: Table) -> None:
    """10.1: Mr Nightmare on location 6, a red shard on each of its links, three in the bag."""
    table.move_nightmare(dreamworld.NIGHTMARE_LAIR, "10.1")
    for link in dreamworld.LINKS_OF[dreamworld.NIGHTMARE_LAIR]:
        table.seed_link(NOBODY, link, "10.1")
    table.add_nightmares(_NIGHTMARES_IN_BAG)
