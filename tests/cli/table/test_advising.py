"""Hints in two steps, and why bots did what they did, at the terminal."""

from __future__ import annotations

import pytest

from oneiros.cli.seeds import repeatable_chance
from oneiros.cli.shell import Shell
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.table.talk import Talk
from oneiros.cli.terminals import find
from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.registry import advice
from oneiros.registry.bots.installed import HUMAN
from oneiros.words import Words


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare a few playouts, and by no clock."""
    monkeypatch.setattr(advice, "PLAYOUTS", 8)
    monkeypatch.setattr(advice, "MILLISECONDS", 0)


def talk(game: str, names: list[str], *, hints: bool | None = None, language: str = "en") -> Talk:
    """Sit down, and give the first question after a bot has done something."""
    shell = Shell(Words(language))
    terminal = find(shell, game)
    brought = [terminal.game.brought(None)] * len(names)
    match = Match(terminal.game.ruleset, terminal.game.setup({}, brought))
    seating = Seating(names, "1", hints)
    session = Session(shell, terminal, match, repeatable_chance("3", match.seats), seating)
    while (decision := session.go_on()) is not None:
        # The first card of Dreamscape is chosen in secret.
        if HUMAN in names[1:] or sum(one.seat == 1 for one in match.answers) > 2:
            return Talk(session, decision)
        session.course.answer(decision, decision.options[-1])
    raise AssertionError(game)


def said(about: Talk, text: str) -> str:
    with about.shell.out.capture() as capture:
        assert not about._settled_by(text)
    return " ".join(capture.get().split())


@pytest.mark.parametrize("game", ["dreamblade", "dreamscape"])
def test_a_hint_says_first_where_to_look_and_then_what_could_be_done(game: str) -> None:
    about = talk(game, [HUMAN, "scripted"])
    before = about.state.frozen()
    first, second = said(about, "hint"), said(about, "hint")
    assert "“hint” once more" in first
    assert first not in second
    assert any(text in second for text in about.notations)
    assert about.state.frozen() == before


@pytest.mark.parametrize("game", ["dreamblade", "dreamscape"])
def test_why_alone_asks_about_what_bots_did(game: str) -> None:
    told = said(talk(game, [HUMAN, "scripted"]), "why")
    assert "What player B did:" in told
    assert "judged just now by the strongest planner" in told


def test_polish_has_its_own_words_for_it() -> None:
    about = talk("dreamblade", [HUMAN, "scripted"], language="pl")
    assert "jeszcze raz" in said(about, "podpowiedź")
    assert "gracz B" in said(about, "dlaczego")


def test_between_people_hints_must_be_wished_for() -> None:
    about = talk("dreamblade", [HUMAN, HUMAN])
    with pytest.raises(BadData, match="cli-play-hint-people"):
        about.session.hinting.hint(about, "")
    agreed = talk("dreamblade", [HUMAN, HUMAN], hints=True)
    assert "once more" in said(agreed, "hint")
    alone = talk("dreamblade", [HUMAN, "scripted"], hints=False)
    with pytest.raises(BadData, match="cli-play-hint-people"):
        alone.session.hinting.hint(alone, "")


def test_a_hint_takes_nothing_after_it() -> None:
    about = talk("dreamblade", [HUMAN, "scripted"])
    with pytest.raises(BadData, match="cli-play-hint-alone"):
        about.session.hinting.hint(about, "c3")
