"""Every registered game, the one that tests add included, with what its tests make up for it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from tests.games.dreamblade import invented as dreamblade
from tests.games.dreamscape import invented as dreamscape
from tests.thirdgame import invented as envelopes
from tests.thirdgame.game import added

with added():
    EVERY: Final[dict[str, Game]] = dict(all_games())

# A module with `setup`, `start` and `answer`: set-ups, beginnings and answers made up at random.
INVENTED: Final[dict[str, Any]] = {
    "dreamblade": dreamblade,
    "dreamscape": dreamscape,
    "envelopes": envelopes,
}

# Dreamblade lists every group of attackers; so many options of a question are read back there.
MOST_READ: Final = {"dreamblade": 200}


class Table(NamedTuple):
    """A game in progress, and the dice that make up its answers."""

    game: Game
    state: State
    dice: Dice

    def answer(self) -> int:
        """Make up an answer; where several seats may answer, the state turns to one of them."""
        option: int = INVENTED[self.game.ruleset.name].answer(self.state, self.dice)
        return option

    def play(self, answers: int) -> None:
        """Play on for so many answers, or to the end."""
        for _ in range(answers):
            if self.state.seat != NOBODY:
                self.state.apply(self.answer())


def begun(game: Game, seed: int) -> Table:
    """Begin a made-up game."""
    state, dice = INVENTED[game.ruleset.name].start(seed)
    return Table(game, state, dice)


def match_of(game: Game, seed: int, answers: int) -> tuple[Match, Dice]:
    """Begin a match with a made-up set-up, and play on for so many answers or to the end."""
    dice = Dice(seed)
    match = Match(game.ruleset, INVENTED[game.ruleset.name].setup(dice))
    for _ in range(answers):
        if match.state.seat == NOBODY:
            break
        answer(match, dice.choose(match.state))
    return match, dice


def answer(match: Match, option: int) -> None:
    """Answer for the seat that is asked, chance included."""
    if match.state.seat == CHANCE:
        match.answer_chance(option)
    else:
        match.answer(match.state.seat, option, match.step)
