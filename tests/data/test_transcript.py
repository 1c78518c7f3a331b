"""A game as a text is read by people, and read back as the same record."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.data import transcript
from oneiros.data.recording import play_recorded
from oneiros.kernel.errors import BadData
from oneiros.kernel.origin import PLAYED_BY
from oneiros.kernel.record import RESIGNED, Result, TakenBack, read_record
from oneiros.kernel.replay import verify
from oneiros.registry.game import Game
from tests.data.games import fixtures, made_up
from tests.games.every import EVERY
from tests.thirdgame.game import added

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
GAME = EVERY["dreamscape"]
RECORD = read_record(play_recorded(fixtures(GAME, 1)[0]).line)
TEXT = transcript.write(RECORD)


@every_game
@settings(max_examples=15)
@given(seed=st.integers(0, 2**40), answers=st.integers(0, 400), closed=st.booleans())
def test_every_game_comes_back_as_it_was(
    game: Game, seed: int, answers: int, *, closed: bool
) -> None:
    with added():
        record = made_up(game, seed, answers, closed=closed)
        assert transcript.read(transcript.write(record)) == record


def test_a_game_with_takebacks_comes_back_and_is_verified() -> None:
    record = made_up(GAME, 3, 200)
    assert any(isinstance(one, TakenBack) for one in record.answers)
    text = transcript.write(record)
    assert re.search(r"^[0-9]+ < [0-9]+ by [AB], [AB]", text, re.MULTILINE)
    assert verify(GAME.ruleset, transcript.read(text)).proof.takebacks


def test_a_game_that_somebody_gave_up_comes_back() -> None:
    record = made_up(GAME, 3, 40)
    resigned = msgspec.structs.replace(record, result=Result(["B"], RESIGNED))
    assert transcript.read(transcript.write(resigned)) == resigned


@pytest.mark.parametrize("odd", ["\x85", "\u2028", "\u2029"])
def test_a_name_that_would_end_a_line_comes_back(odd: str) -> None:
    players = [{"name": f"Ann{odd}Lee", "version": ""}] * len(RECORD.seats)
    setup = {**RECORD.setup, PLAYED_BY: players}
    named = msgspec.structs.replace(RECORD, setup=setup)
    assert transcript.read(transcript.write(named)) == named


def test_lines_may_end_as_on_windows() -> None:
    assert transcript.read(TEXT.replace("\n", "\r\n")) == RECORD


def test_it_reads_like_a_game() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == '[Game "dreamscape"]'
    assert "Turn 1" in lines
    assert any(re.fullmatch(r"0 \* marker [AB]; tile .+", line) for line in lines)
    assert lines[-2].startswith('[Result {"winners": [')
    tags = [line for line in lines if line.startswith("[")]
    assert all(len(line) <= transcript.WIDTH for line in lines if line not in tags)


def test_remarks_blank_lines_and_other_breaks_change_nothing() -> None:
    loose = "# A fine game\n" + TEXT.replace("; ", ";\n     ").replace("\n\n", "\n\n# so\n\n")
    assert transcript.read(loose) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[Rules 2]", "", "transcript-no-tag"),
        ("[Rules 2]", "[Rules 2]\n[Rules 2]", "transcript-tag"),
        ("[Rules 2]", "[Rules 2]\n[Opening 3]", "transcript-tag"),
        ("[Rules 2]", "[Rules two]", "transcript-value"),
        ("[Rules 2]", "[Rules 99]", "record-other-rules"),
        ('[Game "dreamscape"]', '[Game "chess"]', "game-unknown"),
        ('"A", "B"', '"A", "C"', "record-seats"),
        ("Turn 1", "Turn one", "transcript-line"),
        ("\n0 * ", "\n1 * ", "transcript-line"),
        ("\n0 * ", "\n0 C ", "transcript-line"),
        ("\n0 * ", "\n0 < nothing by ", "transcript-line"),
        ("\n0 * ", "\n0 * fly; ", "transcript-line"),
        ("\n0 * ", "\n0 A end; ", "transcript-line"),
    ],
)
def test_what_is_wrong_is_refused(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData, match=key):
        transcript.read(TEXT.replace(old, new, 1))


def test_the_line_of_a_fault_is_named() -> None:
    number = TEXT.splitlines().index("Turn 1") + 1
    with pytest.raises(BadData) as caught:
        transcript.read(TEXT.replace("Turn 1\n", "Turn one\n"), 11)
    assert caught.value.details["line"] == number + 10
