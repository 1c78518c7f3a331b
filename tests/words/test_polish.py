"""Polish as it is printed: one word for one thing, numbers that agree, and marks of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from oneiros.words import Words
from oneiros.words.numbers import decimal, percent
from oneiros.words.rulebook import pages

PLURALS = {"one", "few", "many", "other"}
PL = Words("pl")


class Text(NamedTuple):
    """Something that is read: its key, or the page and line where it stands."""

    key: str
    said: str


def _parsed() -> Iterator[ftl.Message]:
    for file in files("oneiros.words").joinpath("pl").iterdir():
        if file.name.endswith(".ftl"):
            body = FluentParser().parse(file.read_text("utf-8")).body
            yield from (entry for entry in body if isinstance(entry, ftl.Message))


MESSAGES = {message.id.name: message for message in _parsed()}
"""Every message of the language."""


class Spoken(Visitor):
    """Collects the text of a message, without what is put into it."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.parts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        self.parts.append(node.value)

    def visit_Placeable(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        self.parts.append("{}")
        self.generic_visit(node)


class Counts(Visitor):
    """Collects the forms that a message tells apart by a number."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        names = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        if "one" in names and names <= PLURALS:
            self.forms.append(names)
        self.generic_visit(node)


def texts() -> list[Text]:
    """Give every sentence of the language, and every line of its rules."""
    found = []
    for message in MESSAGES.values():
        spoken = Spoken()
        spoken.visit(message)
        found.append(Text(message.id.name, "".join(spoken.parts)))
    for game in pages():
        page = files("oneiros.words").joinpath("pl", f"{game}-rules.md").read_text("utf-8")
        found += [Text(f"{game}-rules", line) for line in page.splitlines()]
    return found


TEXTS = texts()


@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("warband", "zestaw figurek"),
        ("dreamscape", "kraina wyśniona"),
        ("scoring-cell", "obszar punktowany"),
        ("activation-score", "pole punktowe"),
        ("spawn-row", "rząd formowania"),
        ("reserves", "zasoby"),
        ("graveyard", "cmentarz"),
        ("removed", "poza grą"),
        ("disrupt", "odgonić"),
        ("banish", "wygnać"),
        ("deathblow", "atak przedśmiertny"),
        ("shift", "przemieszczanie"),
        ("strike", "walka"),
        ("conquest-point", "punkt podboju"),
        ("turn-win", "wygrana tura"),
        ("ability-reinforce-name", "Posiłki"),
        ("ability-skirmish-name", "Potyczka"),
        ("phase-emergence", "wyłanianie"),
        ("term-dreamer", "Śniący"),
        ("web-dreamscape-world-hands", "Dłonie"),
        ("web-table-log", "Dziennik"),
        ("web-board-price", "Cena teraz"),
        ("web-asking-you", "Twój ruch"),
        ("web-lobby-your-turn", "Twój ruch"),
        ("web-table-rematch", "Rewanż"),
    ],
)
def test_the_terms_of_the_glossary_are_used(key: str, term: str) -> None:
    assert PL.say(key) == term


# What must not be said, what to say instead, and the keys where it means something else.
FORBIDDEN = [
    (r"\bkostk(a|i|ę|ą|om|ami|ach)\b", "a die is kość", ""),
    (r"\bplansz", "the thing on the screen is the map, or the table", ""),
    (r"\bnotacj", "notation is zapis ruchów", ""),
    (r"\bodnośnik", "a link is link", ""),
    (r"\bwskazówk", "a hint is podpowiedź", ""),
    (r"\bminiatur(a|y|ę|ą)\b", "a miniature is figurka", ""),
    (r"\bcel(a|i|ą|ach)\b", "a cell is obszar", "^dreamscape-|^web-"),
    (r"odpędz|zdezorient", "to disrupt is odgonić", ""),
    (r"zawężeni", "office language: (tylko: …)", ""),
    (r"\bdział(u|y|em|ów)?\b", "a section of the rules is rozdział", "^card-watershed$"),
    (r"dzisiejsz\w+ cen", "the price now is cena teraz", ""),
    (r"gracz\w* komputerow|przeciwnik\w* komputerow", "on pages komputer, else bot", ""),
    (r"\b[Oo]dpowiada(sz)? (ty|gracz|teraz)", "a question is somebody's kolej, or twój ruch", ""),
    (r"ziarn\w+ (losu|kości)", "a seed is ziarno", ""),
    (r"wsuwa|wsunięt", "cards are put na spód talii", "dreamscape-rules"),
    (r"odsun|odsuwa", "to set aside is odłożyć na bok", ""),
    (r"karty snów", "a dreamcard is karta snu", ""),
    (r"gr\w+ z koszmarem", "the game is gra z koszmarami", ""),
    (r"na portalu", "in a portal is w portalu", ""),
    (r"tur wygrywa grę", "whoever wins six turns wins the game", ""),
    (r"przeznacza ostrz|uruchamia\w* umiejętn", "blades are assigned, abilities activated", ""),
    (r"\bz poszanowaniem\b|\bw liczbie\b|\bdotyczy to\b", "office language", ""),
    (r"\b(sama?|gotowy|pewny|pierwszy) (jesteś|musisz|decydujesz)", "nobody's sex is known", ""),
    (r"\b\w+(łeś|łaś)\b", "nobody's sex is known", ""),
    (r"[Pp]lease|[Yy]ou\b|(?<!-)\bthe\b", "English", ""),
    (r"(?<!\.)\.\.\.(?!\.)", "three dots are one sign", ""),
    (r"“", "quotation is „ ”", ""),
    (r"(?<=\w) - (?=\w)", "a dash is –", "^dreamblade-board-legend$"),
    (r"\d ?%(?<=\s%)", "a percentage has no blank", ""),
]


@pytest.mark.parametrize(("wrong", "reason", "elsewhere"), FORBIDDEN)
def test_nothing_else_is_said_in_their_place(wrong: str, reason: str, elsewhere: str) -> None:
    said = [one for one in TEXTS if re.search(wrong, one.said)]
    found = [one for one in said if not elsewhere or not re.search(elsewhere, one.key)]
    assert not found, reason


# Sentences in which two and five things have one form, each with what makes it so.
ALIKE = {
    "attack-dice": "2 kości, 5 kości",
    "ability-fortunate": "do 2 kości, do 5 kości",
    "ability-vengeance": "co najmniej 2 tur, 5 tur",
    "reason-too-many-dice": "2 kości, 5 kości",
    "log-special-attack": "2 kośćmi, 5 kośćmi",
    "web-asking-attack-confirm": "2 kośćmi, 5 kośćmi",
    "web-asking-deathblow-confirm": "2 kośćmi, 5 kośćmi",
    "web-asking-left-spawn": "jedną z 2 figurek, jedną z 5 figurek",
    "question-deathblow": "no number is said",
    "question-disrupt": "no number is said",
    "dreamscape-question-tower": "the Tower takes two at most",
    "web-dreamscape-stage-tower-left": "the Tower takes two at most",
    "web-dreamscape-stage-golem-left": "the Golem moves three times at most",
    "web-dreamscape-stage-harvest-now": "no number is said",
    "web-dreamscape-world-next": "no number is said",
    "web-dreamscape-world-behind": "no number is said",
    "web-fair-more": "zostało: 2, zostało: 5",
    "web-fair-rolls-show": "no number is said",
    "cli-bots-weaker": "no number is said",
    "web-lobby-weaker": "no number is said",
    "web-invite-waiting": "Wolne miejsca: 2, Wolne miejsca: 5",
}


def test_whatever_is_counted_has_its_forms_for_one_two_and_five() -> None:
    """The default form is that of five; two and twenty-two have their own."""
    counted = {}
    for message in MESSAGES.values():
        counts = Counts()
        counts.visit(message)
        if counts.forms:
            counted[message.id.name] = all("few" in forms for forms in counts.forms)
    assert len(counted) > 80
    assert {key for key, whole in counted.items() if not whole} == set(ALIKE)


POINTS = "1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty"


@pytest.mark.parametrize(
    ("key", "number", "forms"),
    [
        ("points-counted", "points", POINTS),
        ("web-points", "count", POINTS),
        ("cards-points", "points", POINTS),
        ("log-points-gained", "amount", POINTS),
        ("log-claimed", "worth", POINTS),
        ("web-asking-price", "price", POINTS),
        ("action-points-counted", "points", POINTS),
        ("activation-spawn", "number", POINTS),
        (
            "log-damaged",
            "amount",
            "1 obrażenie, 2 obrażenia, 5 obrażeń, 12 obrażeń, 22 obrażenia",
        ),
        ("log-blades-assigned", "blades", "1 ostrze, 2 ostrza, 5 ostrzy, 12 ostrzy, 22 ostrza"),
        ("reason-vengeance", "turns", "1 turę, 2 tury, 5 tur, 12 tur, 22 tury"),
        ("reason-too-many-dice", "most", "1 kość, 2 kości, 5 kości, 12 kości, 22 kości"),
        ("log-special-attack", "dice", "1 kością, 2 kośćmi, 5 kośćmi, 12 kośćmi, 22 kośćmi"),
        ("question-spawn", "pool", "został 1, zostały 2, zostało 5, zostało 12, zostały 22"),
        ("warband-size", "came", "1 figurkę, 2 figurki, 5 figurek, 12 figurek, 22 figurki"),
        (
            "web-lobby-warband-count",
            "number",
            "1 figurka, 2 figurki, 5 figurek, 12 figurek, 22 figurki",
        ),
        ("warband-copies", "came", "1 kopia, 2 kopie, 5 kopii, 12 kopii, 22 kopie"),
        ("cards-counted", "cards", "1 kartę, 2 karty, 5 kart, 12 kart, 22 karty"),
        (
            "shards-counted",
            "count",
            "1 odłamek, 2 odłamki, 5 odłamków, 12 odłamków, 22 odłamki",
        ),
        (
            "web-table-clock-left",
            "seconds",
            "1 sekunda, 2 sekundy, 5 sekund, 12 sekund, 22 sekundy",
        ),
        ("web-table-takeback-asked", "count", "1 krok, 2 kroki, 5 kroków, 12 kroków, 22 kroki"),
        ("web-table-ended-turns", "count", "1 turę, 2 tury, 5 tur, 12 tur, 22 tury"),
        ("web-table-onlookers", "count", "1 widz, 2 widzów, 5 widzów, 12 widzów, 22 widzów"),
        ("web-rules-found", "number", "1 zasada, 2 zasady, 5 zasad, 12 zasad, 22 zasady"),
        ("web-pace-days", "days", "1 dzień, 2 dni, 5 dni, 12 dni, 22 dni"),
        ("server-claim-early", "minutes", "1 minutę, 2 minuty, 5 minut, 12 minut, 22 minuty"),
    ],
)
def test_one_two_five_twelve_and_twenty_two_things_agree(key: str, number: str, forms: str) -> None:
    details: dict[str, object] = dict.fromkeys(_details(key), "?")
    for count, form in zip((1, 2, 5, 12, 22), forms.split(", "), strict=True):
        said = PL.say(key, **{**details, number: count})
        assert re.search(rf"{form}\b", said), said


def _details(key: str) -> set[str]:
    """Name whatever a message and those within it put in."""
    found: set[str] = set()
    waiting = [key]

    class Inside(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: ANN401, N802 - fluent's name
            found.add(node.id.name)

        def visit_MessageReference(self, node: Any) -> None:  # noqa: ANN401, N802 - fluent's name
            waiting.append(node.id.name)

    while waiting:
        Inside().visit(MESSAGES[waiting.pop()])
    return found


def test_decimals_are_written_as_each_language_writes_them() -> None:
    assert (decimal(PL, -4.71, 1), percent(PL, 1 / 3)) == ("−4,7", "33,3%")
    english = Words("en")
    assert (decimal(english, -4.71, 1), percent(english, 1 / 3)) == ("−4.7", "33.3%")
