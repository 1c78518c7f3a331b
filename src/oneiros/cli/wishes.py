"""Asking before a game who plays, with what, and with which dice; an empty line takes the usual."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

from oneiros.cli import commands
from oneiros.cli.folding import fold
from oneiros.cli.game import Game
from oneiros.cli.prompt import Leaving, at_terminal, read_line
from oneiros.cli.seats import BOTS, HUMAN
from oneiros.cli.setup import DEFAULT_BROUGHT
from oneiros.cli.shell import Shell
from oneiros.kernel.errors import BadData

DEFAULT_SEATS: Final = {"a": HUMAN, "b": "scripted"}


def settle(arguments: argparse.Namespace, shell: Shell, game: Game) -> None:
    """Settle what the command line leaves open: ask a person about it, or take the usual."""
    said = vars(arguments)
    open_ones = [f"{what}_{seat}" for what in ("seat", "warband") for seat in DEFAULT_SEATS]
    if at_terminal() and not any(said[one] for one in (*open_ones, "seed", "player_seed")):
        _Wishes(shell, game).ask(arguments)
    for seat, usual in DEFAULT_SEATS.items():
        said[f"seat_{seat}"] = said[f"seat_{seat}"] or usual
        said[f"warband_{seat}"] = said[f"warband_{seat}"] or DEFAULT_BROUGHT


class _Wishes:
    """The questions before a game."""

    def __init__(self, shell: Shell, game: Game) -> None:
        self.shell = shell
        self.words = shell.words
        self.game = game
        named = (self.words.say("cli-play-quit-word"), "quit", "exit")
        self.leaving = [one for one in commands.spoken(self.words) if one in map(fold, named)]

    def ask(self, arguments: argparse.Namespace) -> None:
        """Ask about the seats, what they bring, and the dice."""
        said = vars(arguments)
        self.shell.say("cli-setup-intro")
        people = {one: self.words.say(f"cli-setup-seat-{one}") for one in (HUMAN, *BOTS)}
        self._list(people)
        for seat, usual in DEFAULT_SEATS.items():
            prompt = self.words.say("cli-setup-seat", seat=seat.upper(), usual=usual)
            said[f"seat_{seat}"] = self._one_of(prompt, people, usual, self._no_seat)
        ready = self.game.ready(self.words)
        self.shell.say("cli-setup-warbands")
        self._list(ready)
        for seat, usual in zip(DEFAULT_SEATS, ready, strict=False):
            prompt = self.words.say("cli-setup-warband", seat=seat.upper(), usual=usual)
            said[f"warband_{seat}"] = self._one_of(prompt, ready, usual, self._brought)
        self.shell.say("cli-setup-dice")
        said["seed"] = self._line(self.words.say("cli-setup-dice-prompt"), {}) or None

    def _list(self, known: Mapping[str, str]) -> None:
        for number, (name, meaning) in enumerate(known.items(), 1):
            self.shell.print(f"[{number}] {name} – {meaning}" if meaning else f"[{number}] {name}")

    def _one_of(
        self, prompt: str, known: Mapping[str, str], usual: str, other: Callable[[str], str]
    ) -> str:
        """Ask until a number, a name, the beginning of a name or something else will do."""
        numbered = {str(number): name for number, name in enumerate(known, 1)}
        while True:
            said = self._line(prompt, known)
            if not said:
                return usual
            if said in known or said in numbered:
                return numbered.get(said, said)
            begun = [name for name in known if fold(name).startswith(fold(said))]
            if len(begun) == 1:
                return begun[0]
            try:
                if said.isdecimal():
                    raise BadData("cli-play-no-number", came=said[:20], most=len(known))  # noqa: TRY301 - said like the other's refusal
                return other(said)
            except BadData as refusal:
                self.shell.refuse(refusal)

    def _line(self, prompt: str, known: Mapping[str, str]) -> str:
        said = read_line(f"{prompt} ", [*known, *self.leaving]).strip()
        if fold(said) in self.leaving:
            raise Leaving
        return said

    def _no_seat(self, said: str) -> str:
        raise BadData("cli-setup-no-seat", came=said[:40], known=", ".join((HUMAN, *BOTS)))

    def _brought(self, said: str) -> str:
        self.game.setup([said, said])
        return said
