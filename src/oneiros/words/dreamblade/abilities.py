"""Abilities in words: the heading as it is printed, and what the ability does."""

from __future__ import annotations

from oneiros.games.dreamblade.keywords.keyword import SIGNED, UNNUMBERED
from oneiros.games.dreamblade.vocabulary import ACTIVATIONS, ALWAYS, SPAWN, UNIQUE
from oneiros.games.dreamblade.warbands.ability import CHOSEN, Ability
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import figure_name, key_of, signed


def ability(words: Words, printed: Ability) -> str:
    """Say an ability in full, with what activates it."""
    text = meaning(words, printed)
    return words.say("ability-full", heading=heading(words, printed), text=text)


def meaning(words: Words, printed: Ability) -> str:
    """Say what an ability does."""
    number = printed.number
    return words.say(
        f"ability-{key_of(printed.keyword.name)}",
        narrowed=_narrowed(printed),
        words=_narrowing(words, printed),
        number=_number(number),
        signed=_amount(number, with_sign=True),
        sense="minus" if CHOSEN < number < 0 else "plus",
        size=_number(number) if number == CHOSEN else abs(number),
    )


def heading(words: Words, printed: Ability) -> str:
    """Write an ability as it is printed, without what it does."""
    activation = _activation(words, printed)
    return words.say(
        "ability-heading",
        activated="yes" if activation else "no",
        activation=activation,
        said=headline(words, printed, printed.number),
    )


def headline(words: Words, printed: Ability, number: int) -> str:
    """Write the name of an ability, the words that narrow it, and a number in place of its own."""
    name = words.say(f"ability-{key_of(printed.keyword.name)}-name")
    amount = ""
    if printed.keyword.number != UNNUMBERED:
        amount = _amount(number, with_sign=printed.keyword.number == SIGNED)
    return words.say(
        "ability-said",
        name=name,
        narrowed=_narrowed(printed),
        words=_narrowing(words, printed),
        numbered="yes" if amount else "no",
        amount=amount,
    )


def _narrowed(printed: Ability) -> str:
    """Tell the words that have sentences of their own, each alone, from others and from none."""
    return {"": "no", "Enemies": "enemies", "Self": "self"}.get(printed.words(), "yes")


def _narrowing(words: Words, printed: Ability) -> str:
    """Write the words that narrow an ability (10.10)."""
    said = [
        words.say(f"aspect-{key_of(printed.aspect)}") if printed.aspect else "",
        words.say(f"lineage-{key_of(printed.lineage)}") if printed.lineage else "",
        words.say("word-enemies") if printed.enemies else "",
        _name(words, printed),
        words.say("word-self") if printed.self_only else "",
    ]
    return ", ".join(word for word in said if word)


def _name(words: Words, printed: Ability) -> str:
    """Write the miniature that an ability is about, or the name by which its bearer is Unique."""
    unique = f"unique-{key_of(printed.name)}"
    if printed.keyword.code == UNIQUE and words.knows(unique):
        return words.say(unique)
    return figure_name(words, printed.name)


def _activation(words: Words, printed: Ability) -> str:
    """Write what must hold or be paid for an ability to work (10.2)."""
    said = [words.say("activation-score")] if printed.score else []
    if printed.when == SPAWN:
        said.append(words.say("activation-spawn", number=_number(printed.price)))
    elif printed.when != ALWAYS:
        said.append(words.say(f"activation-{key_of(ACTIVATIONS[printed.when])}"))
    return ", ".join(said)


def _number(number: int) -> int | str:
    return "X" if number == CHOSEN else number


def _amount(number: int, *, with_sign: bool) -> str:
    if number == CHOSEN:
        return "X"
    return signed(number) if with_sign else str(number).replace("-", "−")
