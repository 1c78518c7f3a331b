"""What draws may bring, and what would come to the locations, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.odds.draws import refill_of
from oneiros.games.dreamscape.text import notation, reading
from oneiros.games.dreamscape.views.view import veil
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, LOCATIONS, POWERS
from oneiros.kernel.errors import BadData
from oneiros.registry.dreamscape.odds import DRAW, filled, odds_of
from oneiros.registry.named import PieceOdds
from oneiros.words import Words
from oneiros.words.dreamscape.names import card_name
from oneiros.words.numbers import chance


def odds(words: Words, table: Dreamscape, viewer: int, text: str) -> list[str]:
    """Tell what an answer draws, what would come to a location, or all that may be drawn now."""
    known = veil(table, viewer)
    if not text:
        found = list(_every_draw(words, known))
        return [*found, *_refills(words, known, range(1, LOCATIONS + 1))]
    if text.isdecimal():
        location = int(text)
        if not 1 <= location <= LOCATIONS:
            raise BadData("cli-odds-location", came=text, most=LOCATIONS)
        return list(_refills(words, known, [location]))
    return list(_told(words, known, reading.read(known, text)))


def _every_draw(words: Words, known: Dreamscape) -> Iterator[str]:
    """Tell of each answer that draws; whichever shard pays for a card, the same comes."""
    seen: list[list[str]] = []
    for option in known.options:
        if opt.deed(option) not in (opt.POWER, opt.USE, opt.DECK):
            continue
        try:
            first, *rest = _told(words, known, option)
        except BadData:
            continue
        if rest not in seen:
            seen.append(rest)
            yield from (first, *rest)


def _told(words: Words, known: Dreamscape, option: int) -> Iterator[str]:
    found = odds_of(known, option, DRAW)
    yield words.say("cli-draw", option=notation.write(known, option))
    if found.chances:
        yield "  " + _listed(words, found.chances)
    for named, pieces in groupby(found.pieces, lambda one: "comes" in one.chances):
        if named:
            yield from _named(words, known, list(pieces))
        else:
            yield from ("  " + _piece(words, known, one) for one in pieces)


def _named(words: Words, known: Dreamscape, pieces: Sequence[PieceOdds]) -> Iterator[str]:
    """Name the cards of a deck that may come now, and those that lie deeper."""
    coming = [_coming(words, known, one) for one in pieces if one.chances["comes"]]
    if coming:
        yield "    " + words.say("cli-draw-names", cards=", ".join(coming))
    deeper = [
        words.say("cli-draw-deep", card=_called(words, known, one), over=one.over)
        for one in pieces
        if not one.chances["comes"]
    ]
    if deeper:
        yield "    " + words.say("cli-draw-deeper", cards=", ".join(deeper))


def _coming(words: Words, known: Dreamscape, one: PieceOdds) -> str:
    state = next((word for word in ("matched", "ready") if word in one.chances), "far")
    share = chance(one.chances["comes"])
    return words.say("cli-draw-name", card=_called(words, known, one), chance=share, state=state)


def _called(words: Words, known: Dreamscape, one: PieceOdds) -> str:
    return card_name(words, next(card for card in known.box.cards if card.name == one.piece))


def _piece(words: Words, known: Dreamscape, one: PieceOdds) -> str:
    """Tell about a card that may be helped, a deck, or a location that is filled."""
    if one.piece.isdecimal():
        return _refill(words, one)
    if one.piece in LEVELS:
        chances = _listed(words, one.chances)
        return words.say("cli-draw-deck", level=one.piece, chances=chances)
    return words.say(
        "cli-draw-helps",
        card=_called(words, known, one),
        helps=chance(one.chances["helps"]),
        enough=chance(one.chances.get("enough", 0)),
        told="yes" if one.chances.get("enough") else "no",
    )


def _refills(words: Words, known: Dreamscape, locations: Sequence[int]) -> Iterator[str]:
    by_name = {one.piece: one for one in filled(refill_of(known)).pieces}
    if not by_name:
        yield words.say("cli-refill-nothing")
        return
    yield words.say("cli-refill-now")
    for location in locations:
        one = by_name.get(str(location))
        if one is not None:
            yield "  " + _refill(words, one)
        elif len(locations) == 1:
            yield "  " + words.say("cli-refill-full", location=location)


def _refill(words: Words, one: PieceOdds) -> str:
    kinds: dict[str, float] = {kind: one.chances[kind] for kind in KINDS if kind in one.chances}
    line = words.say("cli-refill", location=int(one.piece), chances=_listed(words, kinds))
    keys: dict[str, float] = {
        kind: one.chances[f"key-{kind}"] for kind in KINDS if f"key-{kind}" in one.chances
    }
    return f"{line}; {words.say('cli-refill-key', chances=_listed(words, keys))}" if keys else line


def _listed(words: Words, chances: Mapping[str, float]) -> str:
    """List what may come, each with its chance, the likeliest first."""
    found = sorted(chances.items(), key=lambda one: -one[1])
    return ", ".join(f"{_name(words, name)} {chance(share)}" for name, share in found if share)


def _name(words: Words, name: str) -> str:
    if name in POWERS:
        return words.say(f"power-{name}-short")
    return words.say(f"shard-{name}") if name in KINDS else words.say(f"cli-draw-{name}")
