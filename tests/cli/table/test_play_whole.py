"""Whole games at a pseudo-terminal, with bad input at every kind of prompt."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from tests.cli.command import accepted
from tests.cli.player import Player

NONSENSE = ("xyzzy", "9999", "-1", "mvoe", "why", "(", "%s", "strike z9 with all")
AMOUNT = re.compile(r"(?:from|od) (\d+) (?:to|do) (\d+)\.")
NUMBER = re.compile(r"\[(\d+)\]")


class Opponents:
    """Two people who share a keyboard and answer anything that is offered."""

    def __init__(self, player: Player, seed: int) -> None:
        """Sit down before the first question of the game."""
        self.player = player
        self.luck = random.Random(seed)
        self.shown = player.before
        self.kinds: set[str] = set()

    def play(self, most: int = 5000) -> int:
        """Answer until the game is over, or so many times; each new kind of question is tried."""
        for answers in range(most):
            if self.player.prompt not in ("A> ", "B> "):
                return answers
            kind = self.kind()
            if kind not in self.kinds:
                self.kinds.add(kind)
                self.try_nonsense()
            self.shown = self.player.say(self.answer())
        return most

    def kind(self) -> str:
        """Tell questions apart by the words of their options."""
        if AMOUNT.search(self.shown):
            return "amount"
        asked = self.shown[: self.shown.find("[1]")]
        return " ".join(re.findall(r"[A-Za-z]+", asked.rpartition("Player ")[2])[1:4])

    def try_nonsense(self) -> None:
        """Say what cannot be an answer; the same question is still asked after it."""
        asked = self.player.prompt
        for said in NONSENSE:
            heard = self.player.say(said)
            assert self.player.prompt == asked
            assert heard.removeprefix(said).strip(), said

    def answer(self) -> str:
        """Choose any of the options, and move on rather than stay."""
        amount = AMOUNT.search(self.shown)
        if amount:
            return amount[2]
        numbers = NUMBER.findall(self.shown)
        return str(self.luck.choice(numbers[1:] or numbers))


@pytest.mark.slow
def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    player = Player()
    assert "Which game? [1] dreamblade – warbands" in player.before
    for wrong, complaint in (("chess", "There is no game called “chess”"), ("9", "from 1 to 2")):
        assert complaint in player.say(wrong)
    who = player.say("1")
    assert "Who plays?" in who
    ordered = ("human", "drowsy", "hasty", "scripted", "planner", "merciless", "random")
    assert re.findall(r"\[\d\] (\S+) –", who) == list(ordered)
    for wrong, complaint in (("nobody", "cannot play"), ("9", "not a number from 1 to 7")):
        assert complaint in player.say(wrong)
    player.say("human")
    assert "The ready warbands" in player.say("1")
    for wrong, complaint in (
        ("nobody", "No ready warband is called"),
        ("99", "is not a number from 1 to 10"),
        ("/nowhere/at.toml", "cannot be read"),
    ):
        assert complaint in player.say(wrong)
    player.say("2")
    assert "Rolls and draws are sealed" in player.say("under")
    assert "fingerprint" in player.say("")
    assert "cannot be a seed" in player.say("no blanks")
    player.say("mine")
    assert player.prompt == "Seed of player B: "
    player.before = player.say("yours")
    opponents = Opponents(player, 5)
    answers = opponents.play()
    assert answers > 30
    # The dice are sealed, so which questions come up differs from game to game.
    assert len(opponents.kinds) >= 4
    assert "wins the game (rule 9.3)" in opponents.shown
    assert player.prompt == "keeps none): "
    assert "cannot be written" in player.say("/nowhere/at all")
    assert str(kept.name) in player.leave(str(kept))
    assert "is verified" in accepted("verify", kept)
    sheet = json.loads(kept.read_text())
    assert sheet["fairness"]["player_seeds"] == ["mine", "yours"]
    assert {row[0] for row in sheet["answers"]} == {"A", "B", "*"}


@pytest.mark.slow
def test_nonsense_is_met_at_more_than_six_kinds_of_questions() -> None:
    player = Player("dreamblade", "--seat-a", "human", "--seat-b", "human", "--seed", "3")
    opponents = Opponents(player, 5)
    opponents.play()
    assert len(opponents.kinds) > 6


@pytest.mark.slow
def test_a_person_plays_some_turns_in_polish(tmp_path: Path) -> None:
    file = tmp_path / "gra.json"
    player = Player("--lang", "pl")
    assert "W co grasz?" in player.before
    assert "Kto gra?" in player.say("")
    assert "nie może grać" in player.say("nikt")
    player.say("")
    assert "Gotowe zestawy" in player.say("random")
    assert "Nie ma gotowego zestawu" in player.say("nic")
    for _ in range(3):
        player.say("")
    assert player.prompt == "Ziarno gracza A: "
    assert "nie może być ziarnem" in player.say("żółw")
    player.before = player.say("")
    opponents = Opponents(player, 2)
    opponents.play(40)
    assert len(opponents.kinds) > 1
    assert "zagrasz dalej" in player.say(f"zapisz {file}")
    assert "Gra trwa dalej" in player.say("porzuć wszystko")
    assert "Dalej zagrasz tak" in player.leave("wyjdź")
    again = Player("--continue", file, "--lang", "pl")
    assert "trwa dalej po" in again.before
    assert "Na pewno ją porzucić?" in again.say("porzuc")
    assert "verify" in again.leave("tak")
    assert "wszystko się zgadza" in accepted("verify", file, "--lang", "pl")


def test_a_few_empty_lines_start_a_game() -> None:
    player = Player()
    assert "scripted" in player.say("")
    for _ in range(6):
        said = player.say("")
    assert player.prompt == "A> "
    assert "points left" in said
    assert "thinking" not in said


@pytest.mark.slow
def test_questions_before_the_game_can_be_left() -> None:
    for answers in ([], ["", ""], ["dreamscape", "3"]):
        player = Player()
        for answer in answers:
            player.say(answer)
        assert "You have left the game." in player.leave("quit")
        assert player.terminal.exitstatus == 0


@pytest.mark.slow
def test_a_game_is_asked_for_unless_it_is_named_or_an_option_belongs_to_one_only() -> None:
    player = Player("--seed", "4")
    assert "Which game?" in player.before
    assert "Who plays?" not in player.say("dreams")
    assert player.prompt == "A> "
    for options, expected in (
        (("--nightmare",), "Most points after six cycles win."),
        (("--warband-a", "sample"), "Win six turns to win the game."),
        (("dreamscape",), "Most points after six cycles win."),
    ):
        player = Player(*options, "--seed", "4")
        assert "Which game?" not in player.before
        assert expected in player.before
    player = Player("dreamscape")
    assert "Which game?" not in player.before
    assert "How many players [2" in player.before


def test_without_a_terminal_the_first_game_is_played() -> None:
    said = accepted("play", "--seed", "4", said="quit\n")
    assert "Which game?" not in said
    assert "Win six turns to win the game." in said
    said = accepted("play", "--players", "3", "--seed", "4", said="quit\n")
    assert "Most points after six cycles win." in said
