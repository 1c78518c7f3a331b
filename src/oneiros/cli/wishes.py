"""Asking before a game who plays, with what, and with which seed; an empty line takes the usual."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from oneiros.cli import commands, seats, setup
from oneiros.cli.folding import fold
from oneiros.cli.game import YES, Game, Wish
from oneiros.cli.prompt import Leaving, at_terminal, read_line
from oneiros.cli.seats import HUMAN
from oneiros.cli.shell import Shell
from oneiros.kernel.errors import BadData


def settle(arguments: argparse.Namespace, shell: Shell, game: Game) -> dict[str, str]:
    """Give what is wished for a game; where the command line leaves all open, ask a person."""
    wished = setup.wished(arguments, shell.words, game)
    settled = wished or seats.said(arguments) or arguments.seed or arguments.player_seed
    if at_terminal() and not settled:
        _Questions(shell, game, wished).ask(arguments)
    return wished


class _Questions:
    """The questions before a game; what they bring is added to the wishes."""

    def __init__(self, shell: Shell, game: Game, wished: dict[str, str]) -> None:
        self.shell = shell
        self.words = shell.words
        self.game = game
        self.wished = wished
        named = (self.words.say("cli-play-quit-word"), "quit", "exit")
        known = commands.spoken(self.words, game)
        self.leaving = [one for one in known if one in map(fold, named)]

    def ask(self, arguments: argparse.Namespace) -> None:
        """Ask how many sit down, who they are, what they bring, and about the seed."""
        own = self.game.wishes(self.words)
        self.shell.say("cli-setup-intro")
        for wish in own:
            if wish.before_seats:
                self._ask_wish(wish)
        self._ask_seats(arguments)
        for wish in own:
            if not wish.before_seats:
                self._ask_wish(wish)
        self.shell.say("cli-setup-chance")
        arguments.seed = self._line(self.words.say("cli-setup-chance-prompt"), {}) or None

    def _ask_seats(self, arguments: argparse.Namespace) -> None:
        names = (HUMAN, *self.game.bots)
        people = {one: self.words.say(f"cli-setup-seat-{one}") for one in names}
        self.shell.say("cli-setup-seats")
        self._list(people)
        ruleset = self.game.ruleset
        for number, seat in enumerate(ruleset.seats(self.game.setup(self.wished))):
            usual = seats.usual(self.game, number)
            prompt = self.words.say("cli-setup-seat", seat=seat, usual=usual)
            chosen = self._one_of(prompt, people, usual, self._no_seat)
            setattr(arguments, f"seat_{seats.letters()[number]}", chosen)

    def _ask_wish(self, wish: Wish) -> None:
        if wish.introduction:
            self.shell.print(wish.introduction)
            self._list(wish.values)
        if not wish.values and not wish.free:
            if self._yes(wish):
                self.wished[wish.name] = YES
            return

        def other(said: str) -> str:
            if not wish.free:
                raise BadData("cli-setup-no-value", came=said[:40], known=", ".join(wish.values))
            self.game.setup({**self.wished, wish.name: said})
            return said

        self.wished[wish.name] = self._one_of(wish.prompt, wish.values, wish.usual, other)

    def _yes(self, wish: Wish) -> bool:
        """Ask until it is a yes or a no; an empty line is a no."""
        yes, no = (fold(self.words.say(f"cli-play-{one}")).split() for one in ("yes", "no"))
        while True:
            answer = fold(self._line(wish.prompt, dict.fromkeys((yes[0], no[0]), "")))
            if answer in (*yes, YES):
                return True
            if answer in (*no, "no", ""):
                return False
            self.shell.refuse(BadData("cli-setup-yes-or-no", came=answer[:40]))

    def _list(self, known: Mapping[str, str]) -> None:
        for number, (name, meaning) in enumerate(known.items(), 1):
            self.shell.print(f"[{number}] {name} – {meaning}" if meaning else f"[{number}] {name}")

    def _one_of(
        self, prompt: str, known: Mapping[str, str], usual: str, other: Callable[[str], str]
    ) -> str:
        """Ask until a name, a number, the beginning of a name or something else will do."""
        numbered = {str(number): name for number, name in enumerate(known, 1)}
        while True:
            said = self._line(prompt, known)
            if not said:
                return usual
            if said in known:
                return said
            # Where the names are numbers, no other numbers choose among them.
            if said in numbered and not usual.isdecimal():
                return numbered[said]
            begun = [name for name in known if fold(name).startswith(fold(said))]
            if len(begun) == 1:
                return begun[0]
            try:
                if said.isdecimal() and not usual.isdecimal():
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
        known = ", ".join((HUMAN, *self.game.bots))
        raise BadData("cli-setup-no-seat", came=said[:40], known=known)
