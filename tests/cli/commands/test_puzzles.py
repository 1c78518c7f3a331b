"""oneiros puzzles and oneiros puzzle: listed, solved, missed and explained, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.cli.puzzles.solving import AGAIN, NEXT, QUIT, SOLUTION
from oneiros.cli.table.requests import spoken
from oneiros.cli.terminals import terminals
from oneiros.puzzles.puzzle import Puzzle
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.addresses import OURS
from oneiros.words import Words
from oneiros.words.folding import fold
from tests.cli.command import accepted, refused

SAID = {
    "en": ("Solved!", "Not the one.", "What follows from your attempt:", "Instead of this"),
    "pl": ("Rozwiązane!", "To nie to.", "Co wynika z twojej próby:", "Zamiast tego"),
}


def first(game: str) -> Puzzle:
    return next(iter(puzzles(game).values()))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", SAID)
def test_a_puzzle_is_missed_explained_and_solved(game: str, language: str, tmp_path: Path) -> None:
    solved, missed, follows, tempts = SAID[language]
    one = first(game)
    answers = [*one.tries[0].answers, "again", *one.solution, "quit"]
    said = accepted(
        *("puzzle", one.id, "--lang", language),
        said="\n".join(answers) + "\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert said.index(missed) < said.index(solved) < said.index(tempts)
    assert follows in said
    listed = accepted("puzzles", game, "--lang", language, XDG_DATA_HOME=str(tmp_path))
    assert listed.count("✓") == 1
    assert f"{one.id}  ✓" in listed


@pytest.mark.parametrize("game", OURS)
def test_the_next_one_is_the_first_that_is_not_solved(game: str, tmp_path: Path) -> None:
    one, other = list(puzzles(game).values())[:2]
    said = accepted(
        *("puzzle", game),
        said="\n".join([*one.solution, "next", "quit"]) + "\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert said.index(one.id) < said.index(other.id)


def test_who_gives_up_is_shown_the_solution(tmp_path: Path) -> None:
    one = first("dreamblade")
    said = accepted("puzzle", one.id, said="solution\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert f"1. {one.solution[0]}" in said
    assert "0 of" in accepted("puzzles", "dreamblade", XDG_DATA_HOME=str(tmp_path))


def test_a_grade_can_be_asked_for(tmp_path: Path) -> None:
    hard = next(one for one in puzzles("dreamblade").values() if one.grade == 4)
    said = accepted(
        *("puzzle", "dreamblade", "--grade", 4), said="quit\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert hard.id in said


def test_what_is_no_puzzle_is_refused() -> None:
    assert "There is no puzzle “nothing”" in refused("puzzle", "nothing")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", SAID)
def test_no_word_of_a_puzzle_is_one_of_the_table_but_that_for_leaving(
    game: str, language: str
) -> None:
    words = Words(language)
    said = {one: fold(words.say(f"puzzle-{one}-word")) for one in (AGAIN, SOLUTION, NEXT, QUIT)}
    table = {*spoken(words, terminals()[game]), fold(words.say("cli-play-end-word"))}
    assert {one for one, word in said.items() if word in table or one in table} == {QUIT}
    assert said[QUIT] == fold(words.say("cli-play-quit-word"))
    assert len(set(said.values())) == len(said)


def test_what_is_listed_and_asked_for_can_be_said_in_every_language() -> None:
    for language in SAID:
        words = Words(language)
        puzzles_own = [words.say(f"puzzle-{one}-word") for one in (AGAIN, SOLUTION, NEXT, QUIT)]
        tables_own = [words.say(f"cli-play-{one}-word") for one in ("undo", "hint", "help")]
        listed = words.say("puzzle-words")
        assert all(word in listed for word in (puzzles_own[1], puzzles_own[3], *tables_own))
        unknown = words.say("puzzle-wish-unknown", came="")
        for asked in (words.say("puzzle-prompt", usual=NEXT), unknown):
            assert all(word in asked for word in puzzles_own)
