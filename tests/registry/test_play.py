"""One game with bots: what they see, whose dice they roll, and what comes of it."""

from __future__ import annotations

import pytest

from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, IllegalAnswer
from oneiros.kernel.fact import NONE
from oneiros.kernel.fair import FairChance
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.play import play
from oneiros.words import Words, languages, refusals
from tests.games.every import EVERY
from tests.thirdgame.game import GAME
from tests.thirdgame.rules import ENVELOPES, PEEK, Envelopes

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


class Witness:
    """Takes the first option, and notes what it is shown; it spoils whatever it can."""

    def __init__(self, draws: int = 0) -> None:
        """Roll so many dice before each answer."""
        self.seen: list[State] = []
        self.draws = draws

    def choose(self, seen: State, dice: Dice) -> int:
        self.seen.append(seen.copy())
        for _ in range(self.draws):
            dice.word()
        chosen = seen.options[0]
        seen.apply(chosen)
        return chosen


@every_game
def test_every_game_is_played_as_usual_by_any_number_of_seats(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        played = play(game, ["random"] * seats, seed=seats)
        assert played.state.seat == NOBODY
        assert played.ending == game.ruleset.ending(played.state)
        assert played.returns == tuple(game.returns(played.state))
        assert played.scores is None or len(played.scores) == seats
        again = play(game, ["random"] * seats, seed=seats)
        assert again.state.frozen() == played.state.frozen()
        assert again[1:] == played[1:]


def test_a_bot_sees_a_veiled_copy_and_cannot_spoil_the_game() -> None:
    bots = [Witness(), Witness()]
    setup = ENVELOPES.check({"heap": 2})
    told: list[tuple[int, int]] = []

    def tell(state: State, option: int) -> None:
        told.append((state.seat, option))

    played = play(GAME, bots, setup, seed=4, listener=tell)
    assert played.decisions == len(bots[0].seen) + len(bots[1].seen)
    assert played.rolls == sum(seat == CHANCE for seat, _ in told) == 2 + 2
    for seat, bot in enumerate(bots):
        for seen in bot.seen:
            assert isinstance(seen, Envelopes)
            assert seen.seat == seat
            known = (seat, 1 - seat) in seen.known
            assert (seen.cards[1 - seat] == NONE) == (not known)
    assert (0, PEEK) in told


def test_the_dice_of_bots_change_nothing_about_chance() -> None:
    def rolls(*draws: int) -> list[int]:
        found: list[int] = []

        def tell(state: State, option: int) -> None:
            if state.seat == CHANCE:
                found.append(option)

        play(GAME, [Witness(one) for one in draws], seed=6, listener=tell)
        return found

    assert rolls(0, 0) == rolls(3, 5)


def test_a_game_goes_on_from_a_state_which_stays_as_it_is() -> None:
    state = ENVELOPES.start(ENVELOPES.check({"players": 3}))
    before = state.frozen()
    played = play(GAME, ["random"] * 3, state, seed=1)
    assert state.frozen() == before
    assert played.state is not state
    assert len(played.returns) == 3


def test_another_chance_draws() -> None:
    chance = FairChance(bytes(32), ["a", "b"])
    played = play("dreamblade", ["random", "random"], chance=chance)
    assert chance.drawn == played.rolls > 0


def test_wrong_bots_are_refused() -> None:
    class Wrong:
        def choose(self, _seen: State, _dice: Dice) -> int:
            return -5

    with pytest.raises(IllegalAnswer, match="toy-not-now"):
        play(GAME, [Wrong(), Wrong()])
    refused = {
        "play-bots": [["random"], ["random"] * 5],
        "play-bot-unknown": [["random", "nobody"]],
    }
    for key, wrong in refused.items():
        for bots in wrong:
            with pytest.raises(BadData, match=key) as caught:
                play(GAME, bots)
            for language in languages():
                assert refusals.refusal(Words(language), caught.value)
    with pytest.raises(BadData, match="play-bots"):
        play(GAME, ["random"] * 3, {"players": 2})
    with pytest.raises(BadData, match="game-unknown"):
        play("chess", ["random", "random"])
