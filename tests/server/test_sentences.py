"""Portable sentences lose nothing: put into a language later, they say what is said at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import cast

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, IllegalAnswer, Refusal
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import ANYTHING
from oneiros.server.http.endpoints import endpoints
from oneiros.server.protocol import messages as told
from oneiros.words import Words, languages
from oneiros.words import dreamblade as said
from oneiros.words import refusals as plainly
from oneiros.words.dreamblade.lines import Lines
from oneiros.words.portable import PORTABLE
from tests.server.guest import ME, Guest
from tests.server.portable import in_both, rendered

LANGUAGES = [Words(one) for one in languages()]


class Draws:
    """Chance that is not fair, only quick."""

    def __init__(self, seed: int) -> None:
        """Begin with a seed."""
        self._dice = Dice(seed)

    def draw(self, weights: Sequence[int]) -> int:
        return self._dice.below(len(weights))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_says_the_same(seed: int) -> None:
    random = Random(seed)
    warbands = ["sample", "mirror-parade"]
    match = Match(DREAMBLADE, {"warbands": warbands, "format": {"turn_limit": 8}})
    roster = cast("Table", match.state).roster
    tellers = [Lines(words, roster) for words in LANGUAGES]
    portably = Lines(PORTABLE, roster)
    chance = Draws(seed)
    count = told = 0

    def same(way: str, *direct: str) -> None:
        nonlocal count
        for words, sentence in zip(LANGUAGES, direct, strict=True):
            assert rendered(words, way) == sentence
            count += 1

    while match.ending() is None:
        match.roll(chance)
        facts = match.facts_since(told)
        told = match.step
        lines = [list(one.tell(facts)) for one in (portably, *tellers)]
        for portable, *direct in zip(*lines, strict=True):
            assert all((one is None) == (portable is None) for one in direct)
            if portable is not None:
                same(portable, *direct)
        state = cast("Table", match.state)
        if not state.options:
            break
        same(
            said.question_in_full(PORTABLE, state),
            *(said.question_in_full(words, state) for words in LANGUAGES),
        )
        for option in random.sample(state.options, min(8, len(state.options))):
            same(
                said.option(PORTABLE, state, option),
                *(said.option(words, state, option) for words in LANGUAGES),
            )
        for refusal in refused(match, random):
            same(
                said.refusal(PORTABLE, refusal),
                *(said.refusal(words, refusal) for words in LANGUAGES),
            )
        reason = DREAMBLADE.explain(state, 1 - state.seat, ANYTHING)
        if reason is not None:
            same(
                said.reason(PORTABLE, reason), *(said.reason(words, reason) for words in LANGUAGES)
            )
        match.answer(state.seat, random.choice(state.options), match.step)
    assert count > 2000


def refused(match: Match, random: Random) -> list[Refusal]:
    """Do several things that are refused."""
    seat, options = match.state.seat, match.state.options
    listed = random.choice(options)
    verb = DREAMBLADE.write(match.state, listed).split()[0]
    tried = [one for one in (listed ^ 1, listed ^ 16, random.getrandbits(40)) if one not in options]
    deeds: list[Callable[[], object]] = [
        lambda: match.answer(1 - seat, listed, match.step),
        lambda: match.answer(seat, listed, match.step + 1),
        lambda: match.say(seat, f"{verb} Mirrorman z9", match.step),
        lambda: match.say(seat, "Łódź = 3 # x", match.step),
        *(partial(match.answer, seat, one, match.step) for one in tried),
    ]
    if match.undo_limit(1 - seat) == match.step:
        deeds.append(lambda: match.undo(1 - seat))
    found: list[Refusal] = []
    for deed in deeds:
        with pytest.raises(Refusal) as caught:
            deed()
        found.append(caught.value)
    return found


@pytest.mark.parametrize(
    "details",
    [
        {"came": "a=b", "known": "c#4"},
        {"came": "", "known": None},
        {"came": "Zażółć “gęślą” jaźń", "known": "1\n2\x00\u202e"},
        {"came": BadData("server-seats", came=3, least=1, most=2), "known": -5},
    ],
)
def test_details_of_any_kind_say_the_same(details: dict[str, object]) -> None:
    refusal = IllegalAnswer("server-game-unknown", **details)
    for words in LANGUAGES:
        direct = plainly.refusal(words, refusal)
        assert rendered(words, plainly.refusal(PORTABLE, refusal)) == direct


@pytest.mark.parametrize("text", ["⟦", "⟧", "a¦b=c", "⟦server-origin⟧", "⟦x¦y#z⟧", "⟧⟦"])
def test_nobody_smuggles_a_sentence_into_a_sentence(ann: Guest, text: str) -> None:
    with ann.playing(ME, ME) as browser:
        ask = browser.until_asked()
        assert ask is not None
        shown = in_both(
            browser.refusal(told.Say(ask.seat, browser.step, browser.cuts, text)).sentence
        )
        assert "another site" not in shown["en"]
        browser.say(told.Why(ask.seat, text))
        in_both(browser.next(told.Because).sentence)
    wish = {"game": text, "seats": [ME, ME]}
    assert "another site" not in in_both(ann.refused("POST", "/api/tables", wish).sentence)["en"]
    in_both(ann.refused("POST", "/api/tables", {"game": "dreamblade", text: 1}).sentence)
    in_both(ann.refused("GET", f"/api/tables/{text}").sentence)
    in_both(
        ann.refused("POST", "/api/games/dreamblade/warbands/check", {"text": f"1 {text}"}).sentence
    )


def test_everything_that_can_be_read_is_in_both_languages(ann: Guest) -> None:
    for path, least in (
        ("/api/games/dreamblade/miniatures", 300),
        ("/api/games/dreamblade/warbands", 10),
    ):
        shape = next(one.gives for one in endpoints() if one.path == path)
        texts: list[str] = []
        for found in ann.give("GET", path, shape):
            texts += (getattr(found, "flavour", ""), getattr(found, "plan", ""))
            for one in getattr(found, "abilities", []):
                texts += (one.heading, one.sentence)
        for text in texts:
            in_both(text)
        assert len(list(filter(None, texts))) >= least
