"""Asking before a game which one it is, who plays, with what, and with which seed."""

from __future__ import annotations

import argparse

from oneiros.cli.before import seats, setup
from oneiros.cli.before.asking import Asking
from oneiros.cli.table.prompt import at_terminal
from oneiros.cli.terminal import YES, Terminal, Wish
from oneiros.cli.terminals import default_game, find, terminals
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.installed import HUMAN
from oneiros.registry.bots.names import outsiders
from oneiros.registry.game import levels
from oneiros.registry.seat_bots import weakened


def choose(arguments: argparse.Namespace, asking: Asking) -> Terminal:
    """Find the game that the command line means; where it means any, ask a person for one."""
    name = setup.meant(arguments, asking.words)
    if name is None and at_terminal():
        name = _which_game(asking)
    return find(asking.shell, name or default_game())


def settle(arguments: argparse.Namespace, asking: Asking, terminal: Terminal) -> dict[str, str]:
    """Give what is wished for a game; where the command line leaves all open, ask a person."""
    wished = setup.wished(arguments, asking.words, terminal)
    settled = wished or seats.said(arguments) or arguments.seed or arguments.player_seed
    if at_terminal() and not settled:
        _Questions(asking, terminal, wished).ask(arguments)
    return wished


def _which_game(asking: Asking) -> str:
    known = {name: one.summary(asking.words) for name, one in terminals().items()}
    asking.introduce()
    asking.shell.say("cli-setup-games")
    asking.show(known)
    prompt = asking.words.say("cli-setup-game", usual=default_game())

    def no_game(said: str) -> str:
        raise BadData("cli-game-unknown", came=said[:40], known=", ".join(known))

    return asking.one_of(prompt, known, default_game(), no_game)


class _Questions:
    """The questions before a game; what they bring is added to the wishes."""

    def __init__(self, asking: Asking, terminal: Terminal, wished: dict[str, str]) -> None:
        self.asking = asking
        self.shell = asking.shell
        self.words = asking.words
        self.terminal = terminal
        self.game = terminal.game
        self.wished = wished

    def ask(self, arguments: argparse.Namespace) -> None:
        """Ask how many sit down, who they are, what they bring, and about the seed."""
        own = self.terminal.wishes(self.words)
        self.asking.introduce()
        for wish in own:
            if wish.before_seats:
                self._ask_wish(wish)
        self._ask_seats(arguments)
        for wish in own:
            if not wish.before_seats:
                self._ask_wish(wish)
        self.shell.say("cli-setup-chance")
        prompt = self.words.say("cli-setup-chance-prompt")
        arguments.seed = self.asking.line(prompt, {}) or None

    def _ask_seats(self, arguments: argparse.Namespace) -> None:
        ordered = levels(self.game)
        names = (HUMAN, *ordered, *(one for one in self.game.bots if one not in ordered))
        people = {one: self.words.say(f"cli-setup-seat-{one}") for one in names}
        people |= {name: one.about for name, one in outsiders(self.game).items()}
        self.shell.say("cli-setup-seats")
        self.asking.show(people)
        if weaker := weakened(self.game):
            self.shell.say("cli-bots-weaker", levels=", ".join(weaker), number=len(weaker))
        ruleset = self.game.ruleset
        for number, seat in enumerate(ruleset.seats(self.terminal.setup(self.wished))):
            usual = seats.usual(self.game, number)
            prompt = self.words.say("cli-setup-seat", seat=seat, usual=usual)
            chosen = self.asking.one_of(prompt, people, usual, self._other)
            setattr(arguments, f"seat_{seats.letters()[number]}", chosen)

    def _ask_wish(self, wish: Wish) -> None:
        if wish.introduction:
            self.shell.print(wish.introduction)
            self.asking.show(wish.values)
        if not wish.values and not wish.free:
            means = self.words.say("cli-setup-wish-means", means=wish.means)
            if self.asking.yes(wish.prompt, means):
                self.wished[wish.name] = YES
            return

        def other(said: str) -> str:
            if not wish.free:
                raise BadData("cli-setup-no-value", came=said[:40], known=", ".join(wish.values))
            self.terminal.setup({**self.wished, wish.name: said})
            return said

        self.wished[wish.name] = self.asking.one_of(wish.prompt, wish.values, wish.usual, other)

    def _other(self, said: str) -> str:
        seats.check_sitter(self.game, said)
        return said
