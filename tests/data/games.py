"""Recorded games that several tests look at."""

from __future__ import annotations

from oneiros.arena.series import Fixture, series
from oneiros.kernel.dice import Dice
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import Record
from oneiros.kernel.replay import to_record
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.game import Game
from tests.games.every import INVENTED, answer

SERVER_SEED = bytes(range(32))


def fixtures(game: Game, games: int, seed: object = 1) -> list[Fixture]:
    """Give games between bots that play at random."""
    seats = game.least_seats
    setup = game.setup({}, [game.brought(None)] * seats)
    bots = (list(game.bots)[-1],) * seats
    return list(series(game.ruleset.name, setup, [bots] * games, seed))


def made_up(game: Game, seed: int, answers: int, *, closed: bool = True) -> Record:
    """Record a made-up game, in which players now and then take back what they have answered."""
    dice = Dice(seed)
    match = Match(game.ruleset, INVENTED[game.ruleset.name].setup(dice))
    chance = FairChance(SERVER_SEED, ["seed"] * len(match.seats))
    for _ in range(answers):
        match.roll(chance)
        if match.state.seat == NOBODY:
            break
        own = [step for step, one in enumerate(match.answers) if one.seat != CHANCE]
        if own and not dice.below(20):
            step = own[dice.below(len(own))]
            others = [seat for seat in range(len(match.seats)) if seat != match.answers[step].seat]
            match.go_back(step, [match.answers[step].seat, *others])
            chance.go_to(match.drawn, match.takebacks)
        else:
            answer(match, dice.choose(match.state))
    return to_record(match, chance, abandoned=closed)
