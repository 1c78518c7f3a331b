"""Asking a person: the question, the options by number or notation, and words in between."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from oneiros.cli import commands, listing
from oneiros.cli.prompt import read_line
from oneiros.cli.session import Session
from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import BadData, BadNotation, Refusal

MOST_SHOWN: Final = 80


class Talk:
    """Talks with whoever sits before the terminal, one decision at a time."""

    def __init__(self, session: Session, decision: Decision) -> None:
        """Write down the options as they are typed."""
        self.session = session
        self.shell = session.shell
        self.words = session.words
        self.match = session.match
        self.decision = decision
        self.commands = commands.spoken(session.words)
        write = self.match.ruleset.write
        self.notations = [write(self.match.state, option) for option in decision.options]

    def ask(self) -> None:
        """Ask until the person has answered, taken back or left."""
        self.show_question()
        prompt = f"{self.match.seats[self.decision.seat]}> "
        while not self._settled_by(read_line(prompt, [*self.notations, *self.commands]).strip()):
            pass

    def show_question(self) -> None:
        """Show the question and the options."""
        game, state = self.session.game, self.match.state
        self.shell.print(game.question(self.words, state), style="bold")
        shown = self.decision.options[:MOST_SHOWN]
        choices = [game.choice(self.words, state, option) for option in shown]
        self.shell.draw(listing.grouped(choices))
        if len(self.decision.options) > MOST_SHOWN:
            self.shell.say("cli-play-more", more=len(self.decision.options) - MOST_SHOWN)

    def numbered(self, said: str) -> int:
        """Give the option of a number."""
        most = len(self.decision.options)
        if len(said) > len(str(most)) or not 1 <= int(said) <= most:
            raise BadData("cli-play-no-number", came=said[:20], most=most)
        return self.decision.options[int(said) - 1]

    def meant(self, said: str) -> int:
        """Give the option that a number or a notation means, or refuse it with the reason."""
        if said.isdecimal():
            return self.numbered(said)
        text = self.session.game.expand(self.match.state, said)
        return self.match.ruleset.read(self.match.state, text)

    def _settled_by(self, said: str) -> bool:
        """Do what was said; tell whether there is nothing more to ask here."""
        word, _, rest = said.partition(" ")
        try:
            if not said:
                self.session.draw()
                self.show_question()
                return False
            if word.lower() in self.commands:
                return self.commands[word.lower()](self, rest.strip())
            seat, step = self.decision.seat, self.decision.step
            self.match.answer(seat, self.meant(said), step)
        except Refusal as refusal:
            self.shell.refuse(refusal)
            if isinstance(refusal, BadNotation) and "candidates" not in refusal.details:
                self._guess(said)
            return False
        return True

    def _guess(self, said: str) -> None:
        """After a text that means nothing, name what is nearest to it."""
        known = {one.lower(): one for one in (*self.notations, *self.commands)}
        near = [known[one] for one in get_close_matches(said.lower(), known, 3)]
        if near:
            self.shell.say("cli-play-near", near="; ".join(near))
        else:
            self.shell.say("cli-play-hint")
