"""A second game: its own options and bots, two to four seats, secrets, phases for all at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from oneiros.cli.table.endings import ending
from oneiros.kernel.ruleset import Ending
from oneiros.words import Words
from tests.cli.command import COMMAND, accepted, environment, refused
from tests.root import ROOT
from tests.thirdgame.game import added


@pytest.fixture(autouse=True)
def _second_game() -> Iterator[None]:
    with added():
        yield


def at_terminal(*arguments: str, term: str = "xterm") -> pexpect.spawn[str]:
    """Sit down at a terminal with the second game."""
    return pexpect.spawn(
        COMMAND,
        ["play", "envelopes", *arguments],
        env=environment(TERM=term, PYTHONPATH=str(ROOT)),
        cwd=str(ROOT),
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 100),
    )


@pytest.mark.parametrize("command", ["play", "simulate", "perft"])
def test_every_game_has_its_options_under_its_name(command: str) -> None:
    said = accepted(command, "--help")
    first, shared, own = (
        said.index(f"options of {names}:")
        for names in ("dreamblade", "dreamscape, envelopes", "envelopes")
    )
    assert first < said.index("\n  --warband-b ") < shared
    assert shared < said.index("\n  --players {2,3,4}") < said.index("options of dreamscape:") < own
    assert own < said.index("\n  --poor  ")
    assert ("\n  --seat-d " in said) == (command == "play")


def test_an_option_of_another_game_is_refused_with_the_game_it_belongs_to() -> None:
    said = refused("simulate", "--players", "3")
    assert "--players is not an option of dreamblade" in said
    assert "oneiros simulate dreamscape --players" in said
    assert "--poor is not an option of dreamscape" in refused("play", "dreamscape", "--poor")
    assert "--warband-b is not an option of envelopes" in refused(
        "play", "envelopes", "--warband-b", "sample"
    )
    assert "nie jest opcją gry dreamscape" in refused(
        "perft", "dreamscape", "--depth=1", "--poor", "--lang=pl"
    )
    assert "--players is not an option of dreamblade" in refused(
        "play", "--players", "3", "--warband-a", "sample"
    )
    assert "“5” is not known; there is: 2, 3, 4" in refused("play", "envelopes", "--players", "5")


def test_an_option_of_one_game_only_stands_for_its_name() -> None:
    assert "depth 1: 9" in accepted("perft", "--depth", "1", "--poor")
    found = json.loads(accepted("simulate", "--nightmare", "--games", "1", "--json"))
    assert found["game"] == "dreamscape"
    assert "Most points win." in accepted("play", "--poor", "--seed", "2", said="quit\n")


def test_seats_and_bots_that_a_game_has_not_are_refused() -> None:
    assert "There is no player for --seat-d: the players of this game are A, B." in refused(
        "play", "envelopes", "--seat-d", "random"
    )
    assert "no player for --seat-c" in refused("play", "--seat-c", "scripted")
    assert "“scripted” cannot play; there is: human, random." in refused(
        "play", "envelopes", "--seat-b", "scripted"
    )
    simulate = ("simulate", "envelopes", "--seats")
    assert "There is no bot “scripted”; there are: random." in refused(*simulate, "random,scripted")
    assert "does not name a bot for each of the players A, B" in refused(
        *simulate, "random,random,random"
    )


def test_simulate_sums_up_what_each_of_several_seats_won() -> None:
    line = ("simulate", "envelopes", "--players", "3", "--games", "40", "--seed", "1")
    found = json.loads(accepted(*line, "--json"))
    assert found["seats"] == ["random"] * 3
    assert list(found["wins"]) == list(found["scores"]) == ["A", "B", "C"]
    assert sum(found["wins"].values()) + found["shared"] + found["draws"] == 40
    assert found["draws"] > 0
    assert all(4 < mean < 9 for mean in found["scores"].values())
    said = accepted(*line)
    assert f"Won by C (random): {found['wins']['C']} (" in said
    assert f"Points on average: A {found['scores']['A']:.1f}; B " in said
    assert "Shared victories" not in said


def test_a_victory_is_of_one_or_of_several_or_of_nobody() -> None:
    words, seats = Words("en"), ("A", "B", "C")
    assert ending(words, seats, Ending((2,), "8.2")) == "C wins the game (rule 8.2)."
    assert ending(words, seats, Ending((0, 2), "8.2")) == "A, C share the victory (rule 8.2)."
    assert ending(words, seats, Ending((), "8.2")) == "The game is a draw (rule 8.2)."
    assert ending(words, seats, None) == "The game is not over."


def test_a_person_among_bots_sees_only_what_a_player_may_know() -> None:
    said = accepted("play", "envelopes", "--players", "4", "--seed", "2", said="log\ntake\nquit\n")
    assert said.count("dealt 0 3\n") == 2
    for seat in (1, 2, 3):
        assert said.count(f"dealt {seat} a card\n") == 2
    assert "Table: cards 3 ? ? ?\n" in said
    assert "press Enter" not in said


def test_somebody_who_only_looks_on_sees_no_secret_until_all_is_shown() -> None:
    line = ("play", "envelopes", "--seat-a", "random", "--poor", "--seed", "2")
    said = accepted(*line)
    assert "dealt 0 a card\ndealt 1 a card\n" in said
    assert "shown 0 6\n" in said
    assert "Table: cards 6 4\n" in said
    assert said.endswith("A wins the game (rule 3.1).\n")


def test_what_a_game_refuses_it_says_itself() -> None:
    said = accepted("play", "envelopes", "--seed", "2", said="peek\npeek\nfoo\nquit\n")
    assert said.count("Envelopes refuse: toy-not-now") == 1
    assert "Envelopes refuse: toy-notation" in said


def test_people_who_may_answer_at_the_same_time_begin_with_their_letter() -> None:
    said = ("B: take", "b: peek", "c: take", "B:", "take", "A: done", "B: options", "A: take")
    people = ("--players", "3", "--seat-b", "human", "--seed", "2")
    heard = accepted("play", "envelopes", *people, said="\n".join((*said, "quit", "")))
    assert "with their letter first: B:\n" in heard
    assert "taken 1\n" in heard
    assert "Player C has nothing to answer here now; player A is asked." in heard
    first, second = heard.split("B> ", 1)
    assert first.count("A> ") == 4
    assert "taken 1" in second
    assert "stopped 0" in second
    assert "Player A has nothing to answer here now; player B is asked." in second


def test_a_saved_game_of_several_goes_on_and_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("play", "envelopes", "--players", "3", "--seat-c", "human", "--seed", "2")
    accepted(*start, "--record", file, said="C: take\nquit\n")
    assert "Taken back: take" in accepted("play", "--continue", file, said="undo\nC: take\nquit\n")
    for option in ("--players", "--poor", "--seat-c"):
        value = () if option == "--poor" else ("3" if option == "--players" else "random",)
        complaint = refused("play", "--continue", file, option, *value)
        assert f"--continue and {option} cannot" in complaint
    accepted("play", "--continue", file, said="abandon\n")
    assert "is verified" in accepted("verify", file)
    told = accepted("replay", file)
    assert "C take" in told
    assert told.endswith("The game was given up before its end. Nobody has won.\n")


def test_a_replay_is_seen_with_the_eyes_of_a_player(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    accepted("play", "envelopes", "--seat-a", "random", "--seed", "2", "--record", file)
    assert "dealt 0 6\ndealt 1 4\n" in accepted("replay", file, "--log")
    assert "dealt 0 a card\ndealt 1 4\n" in accepted("replay", file, "--log", "--seat", "B")
    assert "Table in full: cards 6 ?\nHeap: 4\n" in accepted("replay", file, "--step", "2")
    assert "cards ? 4\n" in accepted("replay", file, "--step", "2", "--seat", "B")
    assert "There is no player “C”" in refused("replay", file, "--seat", "C")


def test_people_are_asked_how_many_they_are_before_who_they_are() -> None:
    person = at_terminal()
    person.expect_exact("How many [2]: ")
    person.sendline("7")
    person.expect_exact("cannot be chosen; there is: 2, 3, 4.")
    person.expect_exact("How many [2]: ")
    person.sendline("3")
    for seat in ("A [human]", "B [random]", "C [random]"):
        person.expect_exact(f"Player {seat}: ")
        person.sendline("")
    person.expect_exact("A small heap? [no]: ")
    person.sendline("perhaps")
    person.expect_exact("is neither yes nor no.")
    person.expect_exact("A small heap? [no]: ")
    person.sendline("yes")
    person.expect_exact("Seed [sealed]: ")
    person.sendline("2")
    person.expect_exact("A> ")
    person.sendline("quit")
    person.expect(pexpect.EOF)


@pytest.mark.parametrize(("term", "cleared"), [("xterm", "\x1b[3J"), ("dumb", "\n" * 20)])
def test_people_at_one_screen_hide_their_secrets_from_each_other(term: str, cleared: str) -> None:
    people = at_terminal("--seat-b", "human", "--seed", "2", term=term)
    people.expect_exact("Player A, it is your turn. What comes is for your eyes only: press Enter.")
    assert "dealt 0" not in str(people.before)
    people.sendline("")
    people.expect_exact("A> ")
    assert "cards 6 ?" in str(people.before)
    people.sendline("take")
    people.expect_exact("A> ")
    assert "press Enter" not in str(people.before)
    people.sendline("B:")
    people.expect_exact("Player B, it is your turn.")
    assert cleared in str(people.before).replace("\r", "")
    people.sendline("")
    people.expect_exact("B> ")
    shown = str(people.before)
    assert "dealt 0 a card" in shown
    assert "dealt 1 4" in shown
    assert "taken 0" in shown
    assert "cards ? 4" in shown
    people.sendline("done")
    people.expect_exact("Player A, it is your turn.")
    people.sendline("")
    people.expect_exact("A> ")
    assert "dealt" not in str(people.before)
    assert "stopped 1" in str(people.before)
    people.sendline("done")
    people.expect_exact("keeps none): ")
    people.sendline("")
    people.expect(pexpect.EOF)


def test_its_scenarios_run(tmp_path: Path) -> None:
    head = 'game = "envelopes"\nrule = "2.2"\ntitle = "Everybody takes coins from one heap"\n'
    script = "script = '''\nB: take\nA: take\nexpect: B coins 1\nrefused B: take (2.2)\n'''\n"
    file = tmp_path / "heap.toml"
    file.write_text(f"{head}cards = [3, 5]\nheap = 2\n{script}", "utf-8")
    assert accepted("scenario", file).endswith("Passed: 1. Failed: 0.\n")


def test_its_records_are_verified_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    accepted("play", "envelopes", "--seat-a", "random", "--seed", "3", "--record", file)
    assert "is verified" in accepted("verify", file)
    assert "wins the game (rule 3.1)" in accepted("replay", file)
