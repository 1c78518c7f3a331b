"""A game in texts: a prompt holds what its seat knows, and what is refused says why."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.envs.prompt import decision
from oneiros.envs.text import TextEnv, last_line, seen
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, StaleAnswer
from oneiros.kernel.replay import verify
from oneiros.kernel.state import NOBODY
from oneiros.registry.game import Game
from oneiros.words import Words, languages
from oneiros.words.portable import MARKS
from tests.games.every import EVERY, begun
from tests.root import ROOT
from tests.thirdgame.game import added

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
SPOKEN = {language: Words(language) for language in languages()}


def env_of(game: Game, **more: object) -> TextEnv:
    """Begin a game in which the first seat reads, and the others play at random."""
    bots = [list(game.bots)[-1]] * (game.least_seats - 1)
    return TextEnv(game, [None, *bots], **more)  # type: ignore[arg-type]


def offered(prompt: str) -> list[str]:
    """Read the numbers of the answers from a prompt, as somebody does who knows nothing else."""
    answers = prompt.rpartition("\nAnswers:\n")[2]
    return re.findall(r"^([0-9]+) ", answers, re.MULTILINE)


@every_game
def test_a_whole_game_is_played_from_prompts_alone(game: Game) -> None:
    with added():
        env = env_of(game, seed=5)
        dice = Dice(1)
        asked = 0
        while not env.done:
            assert env.seat == 0
            prompt = env.prompt()
            assert env.prompt() == prompt
            # Only games that come with Oneiros have sentences.
            assert game is EVERY["envelopes"] or not any(mark in prompt for mark in MARKS)
            numbers = offered(prompt)
            answer = numbers[dice.below(len(numbers))]
            assert env.answer(f"I think about it.\n{answer}\n").accepted
            asked += 1
        assert asked
        assert sum(env.returns) == pytest.approx(0)
        assert env.prompt().startswith("The game is over.")
        assert verify(game.ruleset, env.record()).ending == env.ending
        with pytest.raises(StaleAnswer):
            env.answer("0")


@every_game
@settings(max_examples=15)
@given(seed=st.integers(0, 2**40), answers=st.integers(0, 250))
def test_a_prompt_holds_nothing_that_its_seat_does_not_know(
    game: Game, seed: int, answers: int
) -> None:
    """What is written of a veiled state, which lacks all secrets, is the same."""
    table = begun(game, seed)
    table.play(answers)
    state = table.state
    seats = range(len(game.returns(state)))
    for seat in seats:
        if state.facing(seat) is None:
            continue
        veiled = game.ruleset.veil(state, seat)
        for words in SPOKEN.values():
            told = [decision(words, "", [], *seen(game, one, seat)) for one in (veiled, state)]
            assert told[0] == told[1]


def test_what_others_were_dealt_is_not_told() -> None:
    """Envelopes deals a number to each seat, which others learn only by peeking."""
    game = EVERY["envelopes"]
    prompts: dict[str, set[str]] = {}
    dealt: dict[str, set[object]] = {}
    with added():
        for seed in range(60):
            env = TextEnv(game, [None, None, None], seed=seed)
            known = str(game.ruleset.view(env.match.state, env.seat))
            prompts.setdefault(known, set()).add(env.prompt())
            dealt.setdefault(known, set()).add(env.match.state.frozen())
    assert max(len(states) for states in dealt.values()) > 1
    assert all(len(texts) == 1 for texts in prompts.values())


@every_game
def test_every_answer_of_the_list_can_be_given_in_notation(game: Game) -> None:
    with added():
        env = env_of(game)
        while not env.done and env.match.step < 60:
            lines = env.prompt().rpartition("\nAnswers:\n")[2].splitlines()
            notation = lines[-1].partition(" ")[2].partition(" (or name fewer")[0]
            assert env.answer(notation).accepted, notation


def test_a_refusal_says_why_and_changes_nothing() -> None:
    env = env_of(EVERY["dreamblade"])
    before, step = env.prompt(), env.match.step
    heard = env.answer("spawn Noble Dragon#1 e1")
    assert not heard.accepted
    assert "rule" in heard.text
    assert heard.text.endswith("Answer again.")
    assert (env.prompt(), env.match.step) == (before, step)


def test_after_too_many_refusals_the_usual_answer_is_given() -> None:
    env = env_of(EVERY["dreamscape"], tries=2)
    step = env.match.step
    assert env.answer("").text.endswith("Answer again.")
    heard = env.answer("99999")
    assert not heard.accepted
    assert "This answer was given instead: " in heard.text
    assert env.match.step > step
    assert env.answer("nothing of the kind").text.endswith("Answer again.")


@pytest.mark.parametrize("text", ["", "9" * 5000, "-1", "٣", "999999999", "\x00", "end " * 3000])
def test_no_answer_is_too_odd_to_be_refused(text: str) -> None:
    env = env_of(EVERY["dreamblade"])
    assert not env.answer(text).accepted
    assert env.why(text)


def test_why_explains_without_answering() -> None:
    env = env_of(EVERY["dreamblade"])
    step = env.match.step
    assert "rule" in env.why("spawn Noble Dragon#1 e1")
    first = env.game.ruleset.write(env.match.state, env.match.state.options[0])
    assert env.why(first) == "You may answer that."
    assert env.match.step == step


def test_the_same_seed_gives_the_same_prompts_and_another_another_game() -> None:
    one, same, other = (env_of(EVERY["dreamscape"], seed=seed) for seed in (1, 1, 2))
    assert one.prompt() == same.prompt() != other.prompt()


def test_several_seats_may_read() -> None:
    env = TextEnv("dreamscape", [None, None], seed=3)
    asked = set()
    while not env.done:
        asked.add(env.seat)
        env.answer(offered(env.prompt())[0])
    assert asked == {0, 1}
    assert env.seat == NOBODY


def test_rules_board_and_pieces_can_be_read() -> None:
    env = env_of(EVERY["dreamblade"])
    assert "version 2" in env.introduction(0)
    assert "turn_limit 30" in env.introduction(0)
    assert re.search(r"^  e1 \| .*A", env.introduction(0), re.MULTILINE)
    assert "\n7.5 " in env.rules()
    assert "Payback" in env.printed("noble dragon")
    assert env.printed("Nobody") == ""
    cards = env_of(EVERY["dreamscape"])
    assert "points: " in cards.printed("Memory Rock")


def test_polish_is_spoken() -> None:
    env = env_of(EVERY["dreamscape"], language="pl")
    assert "Odpowiedzi:\n0 " in env.prompt()
    assert env.answer("xyz").text.endswith("Odpowiedz jeszcze raz.")


def test_each_seat_has_a_player() -> None:
    with pytest.raises(BadData, match="play-bots"):
        TextEnv("dreamblade", [None, "random", "random"], {})


@pytest.mark.parametrize(
    ("text", "line"), [("", ""), ("end", "end"), ("Hm.\n\n end \n\n", "end"), ("a\nb", "b")]
)
def test_the_last_line_counts(text: str, line: str) -> None:
    assert last_line(text) == line


def test_the_example_of_the_page_runs() -> None:
    page = (ROOT / "docs" / "language-models.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.+?)^```$", page, re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)  # noqa: S102 - it is ours
    env = names["env"]
    assert isinstance(env, TextEnv)
    assert env.done
