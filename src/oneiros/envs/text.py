"""A game in texts, for language models: a prompt of what a seat knows, and an answer in notation.

`docs/language-models.md` shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from oneiros.envs import prompt as written
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData, Refusal, StaleAnswer
from oneiros.kernel.fair import BOT_SEED, FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import Record
from oneiros.kernel.replay import to_record
from oneiros.kernel.ruleset import Ending, Setup
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.bots.names import find
from oneiros.registry.game import Chronicle, Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Ask
from oneiros.words import Words

_LONGEST_INDEX: Final = 9
TRIES: Final = 5
"""So many answers of a seat in a row may be refused before the usual one is given for it."""


class Heard(NamedTuple):
    """What came of an answer: whether it was accepted, and why not or what happens instead.

    The game has gone on by it, or by the usual answer in its place.
    """

    accepted: bool
    went_on: bool
    text: str = ""


class TextEnv:
    """One game in which some seats read prompts and answer in texts, and bots play the others.

    `players` has a bot, or the name of one, for each seat, and None for those that read. The same
    seed gives the same dice.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[Bot | str | None],
        start: Setup | None = None,
        *,
        seed: object = 0,
        language: str = "en",
        tries: int = TRIES,
    ) -> None:
        """Set the game up, and go on until somebody who reads is asked."""
        self.game = registered(game) if isinstance(game, str) else game
        setup = start
        if setup is None:
            setup = self.game.setup({}, [self.game.brought(None)] * len(players))
        self.match = Match(self.game.ruleset, setup)
        if len(players) != len(self.match.seats):
            raise BadData("play-bots", came=len(players), seats=len(self.match.seats))
        self.words = Words(language)
        self.tries = tries
        self._players = [find(self.game, one)() if isinstance(one, str) else one for one in players]
        self._dice = [Dice(derived_seed(seed, "seat", seat)) for seat in range(len(players))]
        server_seed = sha256(f"oneiros text {seed}".encode()).digest()
        self._chance = FairChance(server_seed, [BOT_SEED] * len(players))
        self._told = [_Told(self.game.chronicle(self.match)) for _ in players]
        self._refused = 0
        self._go_on()

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        return self.match.state.seat

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.match.state.seat == NOBODY

    @property
    def ending(self) -> Ending | None:
        """How the game ended, or None while it goes on."""
        return self.match.ending()

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat got out of the finished game, 0 in all."""
        return tuple(self.game.returns(self.match.state))

    def introduction(self, seat: int) -> str:
        """Say to a seat what is played, by which rules, and how to answer."""
        name = self.match.seats[seat]
        return written.introduction(self.words, self.game, name, self.match.setup)

    def rules(self) -> str:
        """Give all numbered rules of the game."""
        return written.whole_rules(self.words, self.game)

    def printed(self, name: str) -> str:
        """Say what is printed on something, such as a miniature or a card, or nothing."""
        return written.printed(self.words, self.game, name)

    def prompt(self) -> str:
        """Give everything that the seat asked needs: what happened, the position, the answers.

        Once the game is over it says how.
        """
        if self.done:
            return self.result()
        seat = self.seat
        view, ask = seen(self.game, self.match.state, seat)
        name, happened = self.match.seats[seat], self._happened(seat)
        return written.decision(self.words, name, happened, view, ask)

    def result(self) -> str:
        """Say who has won, and by which rule."""
        ending = self.ending
        if ending is None:
            return self.words.say("text-going-on")
        winners = ", ".join(self.match.seats[seat] for seat in ending.winners)
        won = "yes" if winners else "no"
        return self.words.say("text-over", won=won, winners=winners, rule=ending.rule)

    def answer(self, text: str) -> Heard:
        """Take the answer of the seat asked, a number or notation, from the last line of a text.

        What is refused changes nothing, and the reason comes back; too often in a row, and the
        usual answer is given instead.
        """
        if self.done:
            raise StaleAnswer("answer-game-over")
        try:
            self._take(text)
        except Refusal as refusal:
            self._refused += 1
            why = self.game.refusal(self.words, refusal)
            if self._refused < self.tries:
                text = self.words.say("text-again", why=why)
                return Heard(accepted=False, went_on=False, text=text)
            usual = self._usual()
            said = self.game.ruleset.write(self.match.state, usual)
            self.match.answer(self.seat, usual, self.match.step)
            self._go_on()
            text = self.words.say("text-instead", why=why, answer=said)
            return Heard(accepted=False, went_on=True, text=text)
        self._go_on()
        return Heard(accepted=True, went_on=True)

    def why(self, text: str) -> str:
        """Say why the seat asked may not answer something, or that it may; nothing changes."""
        if self.done:
            return self.result()
        try:
            self._read(last_line(text))
        except Refusal as refusal:
            return self.game.refusal(self.words, refusal)
        return self.words.say("text-may")

    def record(self) -> Record:
        """Write the game down, as far as it has come."""
        return to_record(self.match, self._chance, abandoned=True)

    def _take(self, text: str) -> None:
        said = last_line(text)
        seat, step = self.seat, self.match.step
        index = as_index(said)
        if index is not None:
            self.match.answer_at(seat, index, step)
        else:
            self.match.answer(seat, self._read(said), step)

    def _read(self, said: str) -> int:
        """Read notation as the seat asked knows the game, so that no refusal tells it more."""
        state = self.game.ruleset.veil(self.match.state, self.seat)
        return self.game.ruleset.read(state, self.game.spelled(state, said))

    def _usual(self) -> int:
        state = self.match.state
        index = self.game.ask(state, options=True).usual
        return state.options[max(index, 0)]

    def _go_on(self) -> None:
        """Let chance and bots answer until somebody who reads is asked."""
        self._refused = 0
        while self.match.state.seat != NOBODY:
            state = self.match.state
            if state.seat == CHANCE:
                self.match.roll(self._chance)
                continue
            bot = self._players[state.seat]
            if bot is None:
                return
            veiled = self.game.ruleset.veil(state, state.seat)
            option = bot.choose(veiled, self._dice[state.seat])
            self.match.answer(state.seat, option, self.match.step)

    def _happened(self, seat: int) -> list[str]:
        """Tell what a seat heard since its last question; asked again, the same."""
        told = self._told[seat]
        if told.step < self.match.step:
            steps = self.match.heard_by_step(told.step, seat)
            told.lines = written.sentences(self.words, told.chronicle.tell(steps))
            told.step = self.match.step
        return told.lines


class _Told:
    """What a seat has been told, up to which step."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.step = 0
        self.lines: list[str] = []


def seen(game: Game, state: State, seat: int) -> tuple[written.View, Ask]:
    """Give the position as a seat knows it, and what is asked, with the answers if it is asked."""
    asking = state.facing(seat) or state
    return game.view(asking, seat), game.ask(asking, options=asking.seat == seat)


def last_line(text: str) -> str:
    """Give the last line of what somebody said, which is the answer; others may think aloud."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def as_index(said: str) -> int | None:
    """Read the number of an answer, or None where notation is meant."""
    plain = said.isascii() and said.isdecimal() and len(said) <= _LONGEST_INDEX
    return int(said) if plain else None
