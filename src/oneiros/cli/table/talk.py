"""Asking a person: the question, the options by number or notation, and words in between."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from oneiros.cli.table import completion, listing, requests
from oneiros.cli.table.picture import glance_at
from oneiros.cli.table.prompt import at_terminal, read_line
from oneiros.cli.table.session import Session
from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import BadData, BadNotation, ForeignAnswer, Refusal
from oneiros.words.folding import fold

MOST_SHOWN: Final = 160
MOST_CANDIDATES: Final = 8
MOST_NEAR: Final = 3
END: Final = "end"
"""How the end of a phase is written in every game that has phases."""


class Talk:
    """Talks with the people at the terminal, one decision at a time."""

    def __init__(self, session: Session, decision: Decision) -> None:
        """Put the options into an order and write them down as they are typed."""
        self.session = session
        self.shell = session.shell
        self.words = session.words
        self.match = session.match
        self.decision = decision
        self.commands = requests.spoken(session.words, session.terminal)
        # The table as the player asked sees it; others may be asked at the same time.
        self.state = session.match.facing(decision.seat) or session.match.state
        terminal, state = session.terminal, self.state
        self.options = terminal.arrange(state, decision.options)
        self.notations = [self.match.ruleset.write(state, option) for option in self.options]
        self.choices = [terminal.choice(self.words, state, option) for option in self.options]

    def ask(self) -> None:
        """Ask until the person has answered, taken back or left."""
        self.show_question()
        prompt = f"{self.match.seats[self.decision.seat]}> "
        known = [*self.notations, *self.commands, *self._others()]
        while not self._settled_by(read_line(prompt, known).strip()):
            pass

    def show_question(self) -> None:
        """Show the question and the options."""
        glance = glance_at(self.shell, self.state, self.session.viewer.seat)
        exhibits = self.session.terminal.exhibits(glance)
        self.shell.show(exhibits)
        asked = self.session.terminal.question(self.words, self.state)
        self.shell.print(asked, style="bold")
        others = ", ".join(self._others())
        if others:
            self.shell.say("cli-play-others", seats=others)
        least, most = self._amounts()
        if most is not None:
            self.shell.say("cli-play-amount", least=least, most=most)
            return
        room = self.session.picture.room(exhibits)
        self.shell.draw(listing.Listing(self.choices[:MOST_SHOWN], room))
        if len(self.options) > MOST_SHOWN:
            self.shell.say("cli-play-more", more=len(self.options) - MOST_SHOWN)

    def number_of(self, index: int) -> int:
        """Give the number that chooses an option: its amount, or its index counted from 1."""
        amount = self.choices[index].amount
        return index + 1 if amount is None else amount

    def numbered(self, said: str) -> int:
        """Give the option of a number, which is an amount where amounts are asked for."""
        for index, option in enumerate(self.options):
            if said.lstrip("0") == str(self.number_of(index)).lstrip("0"):
                return option
        least, most = self._amounts()
        if most is None:
            raise BadData("cli-play-no-number", came=said[:20], most=len(self.options))
        raise BadData("cli-play-no-amount", came=said[:20], least=least, most=most)

    def _amounts(self) -> tuple[int, int | None]:
        """Give the least and the greatest amount, where every option is one."""
        amounts = [choice.amount for choice in self.choices]
        known = [amount for amount in amounts if amount is not None]
        return (known[0], known[-1]) if len(known) == len(amounts) else (0, None)

    def meant(self, said: str) -> int:
        """Give the option that a number or a notation means, or refuse it with the reason."""
        if said.isdecimal():
            return self.numbered(said)
        spoken = self._spoken(said)
        if spoken is not None:
            return spoken
        text = self.session.terminal.expand(self.words, self.state, said)
        if fold(text) == fold(self.words.say("cli-play-end-word")):
            text = END
        try:
            return self.match.ruleset.read(self.state, text)
        except BadNotation as refusal:
            if "candidates" in refusal.details:
                raise
            found = completion.fitting(self.notations, text)
            if not found:
                raise
        if len(found) > 1:
            written = {completion.unnumbered(self.notations[index]) for index in found}
            if len(written) == 1:
                # The rules say whether it matters which copy is meant.
                return self.match.ruleset.read(self.state, written.pop())
            listed = "; ".join(self.notations[index] for index in found[:MOST_CANDIDATES])
            raise BadNotation("cli-play-which", text=said, candidates=listed)
        return self.options[found[0]]

    def _spoken(self, said: str) -> int | None:
        """Give the option whose sentence somebody repeats, or the greatest amount."""
        _, most = self._amounts()
        if most is not None and fold(said) in (fold(self.words.say("cli-play-all-word")), "all"):
            return self.options[-1]
        for option in self.options:
            if fold(self.session.terminal.option(self.words, self.state, option)) == fold(said):
                return option
        return None

    def _named(self, said: str) -> list[str]:
        """Name what an answer may be about and what is called by a word that was said."""
        names = self.session.terminal.names(self.words, self.state)
        wanted = set(fold(said).split())
        return [name for name in names if wanted & set(fold(name).split())][:MOST_NEAR]

    def _others(self) -> list[str]:
        """Name the other people who may answer now, as they begin what they say."""
        match = self.match
        return [
            f"{match.seats[seat]}:"
            for seat in self.session.people
            if seat != self.decision.seat and match.decision(seat) is not None
        ]

    def _settled_by(self, said: str) -> bool:
        """Do what was said, perhaps by somebody else; tell whether there is no more to ask here."""
        try:
            name, colon, rest = said.partition(":")
            if colon and fold(name) in map(fold, self.match.seats):
                seat = [fold(one) for one in self.match.seats].index(fold(name))
                return self._said_by(seat, rest.strip())
            return self._said_here(said)
        except Refusal as refusal:
            self.shell.refuse(refusal)
            if isinstance(refusal, BadNotation) and "candidates" not in refusal.details:
                self._guess(said)
            return False

    def _said_by(self, seat: int, said: str) -> bool:
        """Let a person answer who may do so now; an empty line shows the question."""
        if seat == self.decision.seat:
            return self._said_here(said)
        decision = self.match.decision(seat) if seat in self.session.people else None
        if decision is None:
            name, asked = self.match.seats[seat], self.match.seats[self.decision.seat]
            raise ForeignAnswer("cli-play-not-asked", seat=name, asked=asked)
        if said:
            return Talk(self.session, decision)._said_here(said)  # noqa: SLF001 - another of its kind
        self.session.turn_to(decision)
        self.session.picture.unseen = True
        return True

    def _said_here(self, said: str) -> bool:
        word, _, rest = said.partition(" ")
        if not said:
            self.session.draw()
            self.show_question()
            return False
        if fold(word) in self.commands:
            return self.commands[fold(word)](self, rest.strip())
        option = self.meant(said)
        doubted, seat = self.session.doubted, self.decision.seat
        doubt = self._doubt(option) if at_terminal() and doubted.get(seat) != option else ""
        if doubt:
            doubted[seat] = option
            self.shell.print(doubt)
            return False
        doubted.pop(seat, None)
        cheaper = self.session.terminal.cheaper(self.state, option)
        if cheaper != option:
            self.shell.say("cli-play-cheaper", option=self.match.ruleset.write(self.state, cheaper))
        self.session.course.answer(self.decision, cheaper)
        return True

    def _doubt(self, option: int) -> str:
        """Say why the person may not mean an option, such as the end of a phase they missed."""
        ends = self.match.ruleset.write(self.state, option) == END
        if ends and self.session.begun_by_itself:
            return self.words.say("cli-play-skip")
        return self.session.terminal.doubt(self.words, self.state, option)

    def _guess(self, said: str) -> None:
        """After a text that means nothing, name what is nearest to it."""
        word, _, rest = said.partition(" ")
        # What follows a command was meant for it, and the command itself needs no guessing.
        followed = bool(rest) and fold(word) in self.commands
        offered = self.notations if followed else (*self.notations, *self.commands)
        known = {one.lower(): one for one in offered}
        meant = rest if followed else said
        near = [known[one] for one in get_close_matches(meant.lower(), known, MOST_NEAR)]
        near = near or self._named(meant)
        if near:
            self.shell.say("cli-play-near", near="; ".join(near))
        else:
            self.shell.say("cli-play-hint")
