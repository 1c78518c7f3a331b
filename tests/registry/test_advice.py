"""Hints and motives: lawful, the same for the same seed, in both languages, and nothing hidden."""

from __future__ import annotations

import pytest

from oneiros.bots.weighing import Weighed
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry import advice
from oneiros.registry.advice import decided, every_go, go_at, hint, motive, speaking
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Account, Consequence, Look
from oneiros.registry.planned import played as played_on
from oneiros.words import Words
from oneiros.words.portable import PORTABLE
from tests.games.dreamscape.views import test_secrets
from tests.games.every import EVERY
from tests.registry.test_weighing import asked, followed

EN, PL = Words("en"), Words("pl")
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare a few playouts, and by no clock."""
    monkeypatch.setattr(advice, "PLAYOUTS", 12)
    monkeypatch.setattr(advice, "MILLISECONDS", 0)


@every_game
@seeds
def test_a_hint_is_lawful_and_the_same_for_the_same_seed(game: Game, seed: int) -> None:
    state = asked(game, seed)
    before = state.frozen()
    told = hint(game, EN, state, seed)
    assert state.frozen() == before
    assert told == hint(game, EN, state, seed)
    assert told.plan.look.sentence
    texts = [one.text for one in told.plan.deeds]
    assert texts
    after = state
    for text in texts:
        assert after.seat == state.seat
        after = followed(after, (game.ruleset.read(after, text),))


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
@seeds
def test_a_hint_is_told_in_every_language(name: str, seed: int) -> None:
    game = registered(name)
    state = asked(game, seed)
    english, polish, portable = (hint(game, words, state, 1).plan for words in (EN, PL, PORTABLE))
    kinds = [
        [(one.kind, one.about) for one in told.consequences] for told in (english, polish, portable)
    ]
    assert kinds[0] == kinds[1] == kinds[2]
    assert sentences(english)
    for one, other in zip(sentences(english), sentences(polish), strict=True):
        assert one
        assert other
        assert one != other


def sentences(account: Account) -> list[str]:
    """Give everything that is said about a plan."""
    told = [account.look.sentence, *(one.sentence for one in account.deeds)]
    return told + [one.sentence for one in account.consequences]


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_the_other_plan_tells_only_what_the_first_does_not(name: str) -> None:
    game, left_out = registered(name), 0
    for seed in range(12):
        state = asked(game, seed)
        told = hint(game, EN, state, seed)
        if told.instead is None:
            continue
        assert told.instead.deeds != told.plan.deeds
        whole = game.account(EN, state, answers_of(game, state, told.instead))
        shared = {one.sentence for one in told.plan.consequences}
        assert told.instead.consequences == [
            one for one in whole.consequences if one.sentence not in shared
        ]
        left_out += len(whole.consequences) - len(told.instead.consequences)
    assert left_out


def answers_of(game: Game, state: State, account: Account) -> list[int]:
    """Read what is planned, answer by answer."""
    found: list[int] = []
    for one in account.deeds:
        found.append(game.ruleset.read(state, one.text))
        state = followed(state, (found[-1],))
    return found


@pytest.mark.parametrize(
    ("tried", "error", "worth", "told"),
    [
        (1, 0.0, 0.9, "close"),
        (2, 0.0, 0.9, "better"),
        (2, 0.0, 0.1, "worse"),
        (40, 0.3, 0.9, "close"),
        (40, 0.1, 0.9, "better"),
    ],
)
def test_plans_are_close_where_one_trial_or_large_errors_prove_nothing(
    tried: int, error: float, worth: float, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registered("dreamblade")
    state = asked(game, 3)
    chosen, other = ((option,) for option in state.options[:2])
    weighed = [Weighed(other, worth, error, tried), Weighed(chosen, 0.5, error, 40)]
    monkeypatch.setattr(game, "weigh", lambda *_: weighed)
    found = motive(game, EN, state, chosen, 1)
    assert found.instead is not None
    assert (found.close, found.better) == (told == "close", told == "better")


def test_what_is_hidden_changes_no_hint() -> None:
    game, dice = registered("dreamscape"), Dice(3)
    bot = game.bots["scripted"]()
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 2}))
    compared = 0
    for number in range(160):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        if number % 16 == 0:
            fixed = test_secrets.cards_not_hidden(table, table.seat)
            twin, _ = test_secrets.shuffle(table, fixed, dice)
            seen, other = (DREAMSCAPE.veil(one, one.seat) for one in (table, twin))
            assert hint(game, EN, seen, number) == hint(game, EN, other, number)
            compared += 1
        table.apply(bot.choose(DREAMSCAPE.veil(table, table.seat), dice))
    assert compared > 3


def played(game: Game, answers: int) -> Match:
    """Let two bots play."""
    match = Match(game.ruleset, game.setup({}, [game.brought(None)] * 2), facts=False)
    dice, bot = Dice(4), game.bots["scripted"]()
    while match.step < answers and match.state.seat != NOBODY:
        state = match.state
        if state.seat == CHANCE:
            match.answer_chance(dice.choose(state))
        else:
            chosen = bot.choose(game.ruleset.veil(state, state.seat), dice)
            match.answer(state.seat, chosen, match.step)
    return match


def test_answers_are_cut_where_chance_or_somebody_else_speaks() -> None:
    seats = [CHANCE, 0, 0, 1, 1, CHANCE, 1]
    answers = [Answer(seat, number, "") for number, seat in enumerate(seats)]
    found = every_go(answers)
    assert [(one.seat, one.step, one.options) for one in found] == [
        (0, 1, [1, 2]),
        (1, 3, [3, 4]),
        (1, 6, [6]),
    ]
    assert go_at(answers, 4) == found[1]
    # What chance answered belongs to what led to it.
    assert go_at(answers, 5) == found[1]
    for step in (0, 7):
        with pytest.raises(BadData, match="advice-no-step"):
            go_at(answers, step)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_a_motive_tells_of_what_was_done_in_one_phase(name: str) -> None:
    game = registered(name)
    match = played(game, 120)
    told = 0
    for go in every_go(match.answers)[-12:]:
        parts = decided(game, match.setup, match.answers, go, 1 - go.seat)
        assert [one for part in parts for one in part.go.options] == go.options
        for part, state in parts:
            if state is None:
                continue
            found = motive(game, EN, state, part.options, 1)
            done = [match.answers[part.step + number].text for number in range(len(part.options))]
            assert [one.text for one in found.plan.deeds] == done
            told += 1
    assert told > 4


def test_what_only_the_player_could_see_is_not_explained_to_others() -> None:
    game = registered("dreamscape")
    match = played(game, 200)
    secret = 0
    for go in every_go(match.answers):
        own = decided(game, match.setup, match.answers, go, go.seat)
        others = decided(game, match.setup, match.answers, go, 1 - go.seat)
        for mine, theirs in zip(own, others, strict=True):
            assert mine.state is not None
            if game.secret(mine.state):
                assert theirs.state is None
                secret += 1
    assert secret


def test_what_only_the_player_could_see_stands_by_itself() -> None:
    """Otherwise a part that all could see would tell of answers that they could not."""
    game = registered("dreamscape")
    match = played(game, 300)
    cut = 0
    for go in every_go(match.answers):
        secrets = []
        for part in decided(game, match.setup, match.answers, go, go.seat):
            state = part.state
            assert state is not None
            asks = {game.secret(step.before) for step in played_on(state, part.go.options)}
            assert asks == {game.secret(state)}
            secrets.append(game.secret(state))
        cut += len(set(secrets)) > 1
    assert cut


def test_a_motive_knows_no_more_than_its_viewer() -> None:
    """What a bot has put under a deck others do not know, so it is not in the state."""
    game = registered("dreamscape")
    match = played(game, 300)
    for go in every_go(match.answers)[::6]:
        for _, state in decided(game, match.setup, match.answers, go, 1 - go.seat):
            if state is not None:
                again = DREAMSCAPE.veil(state, 1 - go.seat)
                again.options = state.options
                assert again.frozen() == state.frozen()


def account(*told: tuple[str, float]) -> Account:
    """Make a plan of which these subjects are told with these merits."""
    return Account(Look(""), [], [Consequence("", {}, f"{s} {m}", s, m) for s, m in told])


def test_only_what_is_good_and_better_than_in_the_other_plan_speaks_for_one() -> None:
    done = account(("card", 2), ("cell", -1), ("hurt", -0.5), ("same", -1))
    best = account(("card", 1), ("cell", 2), ("odds", 0.004), ("hurt", -0.1), ("same", -1))
    found = speaking(best, done)
    assert found.wanted == ["cell 2"]
    assert found.unwanted == ["cell -1", "hurt -0.5"]
    assert speaking(account(("", 0)), account(("", 0))) == ([], [])


@seeds
@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_every_consequence_that_speaks_names_its_subject(name: str, seed: int) -> None:
    game = registered(name)
    state = asked(game, seed)
    told = [game.account(EN, state, [option]) for option in state.options]
    assert all(one.subject or one.merit == 0 for each in told for one in each.consequences)
