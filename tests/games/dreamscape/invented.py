"""Set-ups, positions and answers made up at random: every question and power turns up."""

from __future__ import annotations

from typing import Any, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.text.scenario import STAGE
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS, LEVELS, POWERS, SEATS, SHARDS
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE

SIZES: Final = ((3, 3), (5, 5), (5, 5), (5, 5), (5, 3), (7, 4), (3, 10))
# Words of the notation, and marks that notation uses, too, stand in names.
_NAMES: Final = (
    *("Ash Dawn", "Place Water", "Keep", "O'Malley's End", "King’s Hill", "Sleep-walker"),
    *("Use of Rain", "Deck II", "Grass", "Pale Wind to c", "Store", "Card Card"),
)
# Small enough to be completed by chance.
_STRUCTURES: Final = (
    *(["W@"], ["G@"], ["R@"], ["L@"], ["W@"], ["R@"], ["M@"], ["RR@"], ["LW@"]),
    *(["G* L@"], ["R", "W@"], ["L@ L"], ["W@ . W"], ["R . .", "W G L@"], ["GW R@"]),
)
# How often each deed is tried: players who end at once would see little of the game.
_EAGER: Final = (
    *((opt.END, 1), (opt.DECLINE, 1), (opt.STORE, 1), (opt.USE, 3), (opt.MOVE, 3), (opt.KEY, 2)),
    *((opt.TRADE, 2), (opt.COLLECT, 16), (opt.PLACE, 8), (opt.STEP, 40), (opt.ENTER, 40)),
    (opt.DECK, 30),
)
_LINKS: Final = ("1-2", "1-4", "2-3", "2-5", "3-6", "4-5", "5-6")


def one(dice: Dice, among: Any) -> Any:  # noqa: ANN401 - whatever is listed
    """Choose evenly."""
    return among[dice.below(len(among))]


def shuffled(dice: Dice, things: Any) -> list[Any]:  # noqa: ANN401 - whatever is listed
    """Give the same things in another order."""
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(left))]


def cards(dice: Dice) -> list[dict[str, Any]]:
    """Make up as many cards as fit into a box; some show the same, and most are of level I."""
    shown = [one(dice, _STRUCTURES) for _ in range(4)]
    return [
        {
            "name": name,
            "level": max(1, dice.below(6) - 2),
            "points": dice.below(16) - 1,
            "power": one(dice, POWERS[1:]),
            "structure": one(dice, shown),
        }
        for name in _NAMES
    ]


def setup(dice: Dice, *, own_cards: bool = True) -> dict[str, Any]:
    """Make up a set-up: players, switches, size and perhaps cards of its own."""
    columns, rows = one(dice, SIZES)
    made: dict[str, Any] = {"players": 2 + dice.below(3), "columns": columns, "rows": rows}
    for switch in ("nightmare", "simultaneous", "mirrored"):
        made[switch] = dice.below(2) == 1
    if own_cards and dice.below(2):
        made["cards"] = cards(dice)
    return made


def position(dice: Dice, *, own_cards: bool = True) -> dict[str, Any]:
    """Make up a sheet of a position in the middle of a game, where much can happen.

    With the shipped cards and no others, all of them, it can be written as a line.
    """
    fields = setup(dice, own_cards=own_cards)
    own = fields.pop("cards", [])
    seats = SEATS[: fields["players"]]
    bag = [kind for kind in range(1, 6) for _ in range(SHARDS[kind])]
    shards = [LETTERS[kind] for kind in shuffled(dice, bag)]
    # Cards are taken from the end, where most of the invented ones lie.
    deck = shuffled(dice, [card.name for card in catalogue.load()])
    for card in own:
        deck.insert(len(deck) - dice.below(8), card["name"])
    fields |= {
        "card": own,
        "cycle": 1 + dice.below(6),
        "phase": _phase(dice, seats),
        "order": " ".join(shuffled(dice, seats)),
        "lain": " ".join(shuffled(dice, seats)),
        "purposes": _tiles(dice, shards),
    }
    for seat in seats:
        fields[seat] = _player(dice, fields, shards, deck)
    fields["row"] = {
        str(location): "".join(shards.pop() for _ in range(dice.below(5)))
        for location in range(1, 7)
    }
    if dice.below(5) == 0:
        # 3.3, 5.4: little is left in the bag, one deck or all are empty, and so is the pool.
        del shards[dice.below(4) :]
        fields["bag"], fields["trees"] = "".join(shards), dice.below(2)
        if own_cards:
            fields["decks"] = {level: [] for level in LEVELS[1 : 2 + dice.below(3)]}
    if fields["nightmare"]:
        fields["links"] = " ".join(shuffled(dice, _LINKS)[: dice.below(4)])
        fields["mr_nightmare"] = 1 + dice.below(6)
        left = SHARDS[-1] - _nightmares(fields, seats)
        fields["reserve"] = dice.below(left + 1)
        fields["bag"] = "".join(shards) + f"N{left - fields['reserve']}"
    if dice.below(2):
        fields["under"] = _under(dice, own, deck)
        for level in fields.get("decks", {}):
            fields["under"][level] = []
        seen = [name for names in fields["under"].values() for name in names]
        for seat in seats:
            fields[seat]["knows"] = [name for name in seen if dice.below(3) == 0]
    return fields


def _nightmares(fields: dict[str, Any], seats: tuple[str, ...]) -> int:
    """Count the red shards that are neither in the bag nor in the reserve."""
    found = len(fields["links"].split())
    for own in (fields[seat] for seat in seats):
        found += "".join([own["hands"], *own["land"]]).count("N") + own["aside"]
    return found


def _phase(dice: Dice, seats: tuple[str, ...]) -> str:
    kind = one(dice, ("travel", "travel", "creation", "creation", "last creation", "", ""))
    return f"{kind} {one(dice, seats)}" if kind else str(one(dice, ("emergence", "closing")))


def _tiles(dice: Dice, shards: list[str]) -> list[str]:
    """2.2: lay out four tiles; no colour comes twice, and its shard is out of the game."""
    found: list[str] = []
    colours = shuffled(dice, range(1, 5))
    for _ in range(4):
        kind = dice.below(len(purpose.NAMES))
        found.append(purpose.NAMES[kind])
        if purpose.has_colour(kind):
            colour = colours.pop()
            shards.remove(LETTERS[colour])
            found[-1] += f" {KINDS[colour]}"
    return found


def _under(dice: Dice, own: list[dict[str, Any]], deck: list[str]) -> dict[str, list[str]]:
    """Put some cards at the bottom of the decks."""
    level = {str(card["name"]): int(card["level"]) for card in own}
    level |= {card.name: card.level for card in catalogue.load()}
    chosen = [name for name in deck if dice.below(2)]
    return {LEVELS[n]: [name for name in chosen if level[name] == n] for n in (1, 2, 3)}


def _player(
    dice: Dice, fields: dict[str, Any], shards: list[str], deck: list[str]
) -> dict[str, Any]:
    nightmare = fields["nightmare"]
    hands = "".join(shards.pop() for _ in range(dice.below(9)))
    made: dict[str, Any] = {
        "score": dice.below(30) - 5,
        "sleeper": 1 + dice.below(6),
        "hands": hands + "N" * (dice.below(3) if nightmare else 0),
        "land": land(dice, fields["columns"], fields["rows"], shards, nightmare=nightmare),
        "aside": dice.below(2) if nightmare else 0,
        "flipped": dice.below(3) == 0,
        "cards": [_open_card(dice, shards, deck) for _ in range(dice.below(5))],
        "pile": [deck.pop() for _ in range(dice.below(3))],
    }
    if made["pile"] and dice.below(2):
        made["covered"] = KINDS[LETTERS.index(shards.pop())]
    return made


def _open_card(dice: Dice, shards: list[str], deck: list[str]) -> str:
    name = deck.pop()
    return f"{name}={KINDS[LETTERS.index(shards.pop())]}" if dice.below(3) == 0 else name


def land(
    dice: Dice, columns: int, rows: int, shards: list[str], *, nightmare: bool = False
) -> list[str]:
    """Make up a dreamscape that has grown from the entry slot, as a picture, top row first."""
    slots = [["."] * columns for _ in range(rows)]
    edge = [(columns // 2, 0)]
    free: list[tuple[int, int]] = []
    trees, reds = 0, 2 if nightmare else 0
    for _ in range(dice.below(min(10, columns * rows) + 1)):
        x, y = edge.pop(dice.below(len(edge)))
        if reds and dice.below(6) == 0:
            slots[y][x] = "N"
            reds -= 1
        else:
            slots[y][x] = "".join(shards.pop() for _ in range(1 + dice.below(4) // 3))
        if trees < 3 and slots[y][x] != "N" and dice.below(5) == 0:
            slots[y][x] += "*"
            trees += 1
        else:
            free.append((x, y))
        beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        edge += [(a, b) for a, b in beside if 0 <= a < columns and 0 <= b < rows]
        edge = [(a, b) for a, b in dict.fromkeys(edge) if slots[b][a] == "."]
    if free and dice.below(5):
        x, y = one(dice, free)
        slots[y][x] += "@"
    return [" ".join(row) for row in reversed(slots)]


def begin(seed: int, dice: Dice, *, own_cards: bool = True) -> Dreamscape:
    """Begin every third game at its first marker, the others in the middle."""
    if seed % 3 == 0:
        return DREAMSCAPE.start(DREAMSCAPE.check(setup(dice, own_cards=own_cards)))
    table = STAGE.lay_out(position(dice, own_cards=own_cards), "invented").state
    table.facts = None
    return table


def start(seed: int, *, own_cards: bool = True) -> tuple[Dreamscape, Dice]:
    """Begin a game and give the dice it is played with."""
    dice = Dice(seed)
    return begin(seed, dice, own_cards=own_cards), dice


def answer(table: Dreamscape, dice: Dice) -> int:
    """Turn to one of those who may answer (5.11), and choose for that one."""
    if table.box.format.simultaneous:
        seat = dice.below(table.players)
        if table.facing(seat) is not None:
            table.attend(seat)
    return choose(table, dice)


def choose(table: Dreamscape, dice: Dice) -> int:
    """Answer as somebody does who would rather do something than end."""
    if table.seat == CHANCE:
        return int(dice.choose(table))
    deeds: dict[int, list[int]] = {}
    for option in table.options:
        deeds.setdefault(option & ~opt.BELOW, []).append(option)
    if opt.KEEP in deeds and dice.below(4):
        # Invented cards come last and are easy.
        return deeds[opt.KEEP][-1]
    lots = [deed for deed in deeds for _ in range(dict(_EAGER).get(deed, 6))]
    return int(one(dice, deeds[one(dice, lots)]))
