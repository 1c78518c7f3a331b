"""What a name means: a card, a power or location, a purpose, a kind of shard, a term."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import cast

from rich.text import Text

from oneiros.cli.dreamscape.printed import cards
from oneiros.cli.dreamscape.terms import terms
from oneiros.cli.terminal import Glance
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.vocabulary import COLOURS, KINDS, LETTERS, LOCATIONS, POWERS
from oneiros.kernel.errors import BadData
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.folding import fold
from oneiros.words.rulebook import rulebook


def about(glance: Glance, name: str) -> Sequence[Text]:
    """Explain what is called so, in English or in the language spoken, or refuse the name."""
    wanted = fold(name)
    known = list(_known(glance, cast("Dreamscape", glance.state)))
    for names, lines in known:
        if wanted in map(fold, names):
            return lines
    begun = [lines for names, lines in known if any(wanted in fold(one) for one in names)]
    if len(begun) == 1:
        return begun[0]
    folded = {fold(one): one for names, _ in known for one in names}
    near = [folded[one] for one in get_close_matches(wanted, folded, 3)]
    if near:
        raise BadData("dreamscape-about-near", came=name, near=", ".join(near))
    raise BadData("dreamscape-about-unknown", came=name)


def _known(glance: Glance, table: Dreamscape) -> Iterator[tuple[list[str], list[Text]]]:
    """Give everything that has a name, with its explanation."""
    words = glance.words
    for card in table.box.cards:
        yield [card.name, said.card_name(words, card)], _lines(glance, card.name, table)
    for power in range(1, LOCATIONS + 1):
        key = f"power-{POWERS[power]}"
        names = [POWERS[power], words.say(key), words.say(f"{key}-short"), str(power)]
        text = words.say("dreamscape-about-power", number=power, power=names[1])
        yield names, [Text(text, "bold"), Text(words.say(f"{key}-text"))]
    for place, kind in enumerate(table.purposes):
        name = said.purpose_name(words, kind, table.colours[place])
        text = said.purpose_text(words, kind, table.colours[place])
        yield [purpose.NAMES[kind], name], [Text(name, "bold"), Text(text)]
    for kind in range(1, len(KINDS)):
        names = [KINDS[kind], COLOURS[kind], LETTERS[kind], *_spoken(words, kind)]
        yield names, [Text(words.say(f"dreamscape-about-{KINDS[kind]}"))]
    book = rulebook("dreamscape", words.language)
    for term in terms(words):
        rules = [rule for number in term.rules for rule in [book.rule(number)] if rule is not None]
        heading = Text(term.names[0][:1].upper() + term.names[0][1:], "bold")
        yield term.names, [heading, *(Text(f"{rule.number} {rule.text}") for rule in rules)]


def _spoken(words: Words, kind: int) -> list[str]:
    return [words.say(f"shard-{KINDS[kind]}"), words.say(f"colour-{COLOURS[kind]}")]


def _lines(glance: Glance, name: str, table: Dreamscape) -> list[Text]:
    card = next(one for one in table.box.cards if one.name == name)
    return [Text(line) for line in cards.in_full(glance.words, card, plain=glance.screen.plain)]
