"""Asking a person: the question, the options by number or notation, and the words in between."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from oneiros.cli import refusals, rules
from oneiros.cli.columns import in_columns
from oneiros.cli.prompt import Leaving, read_line
from oneiros.cli.rulebook import rulebook
from oneiros.cli.session import Session
from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import BadData, BadNotation, IllegalAnswer, Refusal

MOST_SHOWN: Final = 60
LAST_LINES: Final = 20

_COMMANDS: Final = (
    "why",
    "undo",
    "board",
    "options",
    "log",
    "ability",
    "rule",
    "save",
    "help",
    "quit",
)


class Talk:
    """Talks with whoever sits before the terminal, one decision at a time."""

    def __init__(self, session: Session) -> None:
        """Learn the commands, in English and in the language spoken."""
        self.session = session
        self.shell = session.shell
        self.words = session.words
        self.decision: Decision
        self._options: list[str] = []
        self._seen = ""
        self._commands: dict[str, Callable[[str], bool]] = {}
        for name in _COMMANDS:
            act: Callable[[str], bool] = getattr(self, f"_{name}")
            self._commands[name] = act
            self._commands[self.words.say(f"cli-play-{name}-word")] = act

    def ask(self, decision: Decision) -> None:
        """Ask until the person has answered, taken back or left."""
        self.decision = decision
        match = self.session.match
        self._options = [match.ruleset.write(match.state, one) for one in decision.options]
        heading = self.session.game.heading(self.words, match.state)
        if heading != self._seen:
            self._seen = heading
            self._board("")
        self._show_options(self._options)
        prompt = f"{match.seats[decision.seat]}> "
        choices = [*self._options, *self._commands]
        while not self._heard(read_line(prompt, choices).strip()):
            pass

    def _heard(self, said: str) -> bool:
        """Do what was said; tell whether the question is settled."""
        try:
            if not said:
                self._board("")
                return self._show_options(self._options)
            word, _, rest = said.partition(" ")
            if word.lower() in self._commands:
                return self._commands[word.lower()](rest.strip())
            return self._answer(said)
        except Refusal as refusal:
            self.shell.print(refusals.sentence(self.words, refusal), style="red")
            self._guess(said, refusal)
            return False

    def _answer(self, said: str) -> bool:
        match, decision = self.session.match, self.decision
        if said.isdecimal():
            match.answer(decision.seat, self._numbered(said), decision.step)
        else:
            text = self.session.game.expand(match.state, said)
            match.say(decision.seat, text, decision.step)
        return True

    def _numbered(self, said: str) -> int:
        most = len(self.decision.options)
        if len(said) > len(str(most)) or not 1 <= int(said) <= most:
            raise BadData("cli-play-no-number", came=said[:20], most=most)
        return self.decision.options[int(said) - 1]

    def _guess(self, said: str, refusal: Refusal) -> None:
        """After a text that means nothing, name what is nearest to it."""
        if isinstance(refusal, BadNotation):
            known = {one.lower(): one for one in (*self._options, *self._commands)}
            near = [known[one] for one in get_close_matches(said.lower(), known, 3)]
            key = "cli-play-near" if near else "cli-play-hint"
            self.shell.say(key, near="; ".join(near))

    def _show_options(self, options: list[str]) -> bool:
        state = self.session.match.state
        self.shell.print(self.session.game.question(self.words, state), style="bold")
        self._list(options)
        return False

    def _list(self, options: list[str]) -> None:
        numbers = {text: number for number, text in enumerate(self._options, 1)}
        shown = [f"{numbers[text]:>3} {text}" for text in options[:MOST_SHOWN]]
        for line in in_columns(shown, self.shell.out.width):
            self.shell.print(line)
        if len(options) > MOST_SHOWN:
            self.shell.say("cli-play-more", more=len(options) - MOST_SHOWN)

    def _why(self, rest: str) -> bool:
        """Say why something may not be done, with the text of the rule."""
        if not rest:
            raise BadData("cli-play-why-what")
        match = self.session.match
        try:
            text = self.session.game.expand(match.state, rest)
            option = self._numbered(rest) if rest.isdecimal() else match.ruleset.read(match.state, text)
        except IllegalAnswer as refusal:
            self.shell.print(refusals.sentence(self.words, refusal))
            book = rulebook(match.ruleset.name, self.words.language)
            if rule := book.rule(str(refusal.details.get("rule", ""))):
                rules.show(self.shell, [rule])
        else:
            self.shell.say("cli-play-allowed", option=match.ruleset.write(match.state, option))
        return False

    def _undo(self, _rest: str) -> bool:
        """Take back the last answer of a person, if that is still free."""
        match = self.session.match
        people = [seat for seat, bot in enumerate(self.session.seating.bots) if bot is None]
        free = [seat for seat in people if match.undo_limit(seat) < match.step]
        answer = match.undo(free[0] if free else self.decision.seat)
        self.shell.say("cli-play-undone", option=answer.text)
        self._seen = ""
        return True

    def _board(self, _rest: str) -> bool:
        self.session.draw()
        return False

    def _options_(self, rest: str) -> bool:
        return False

    def _log(self, rest: str) -> bool:
        match = self.session.match
        lines = self.session.game.log(self.words, match.state, match.facts_since(0))
        last = int(rest) if rest.isdecimal() and len(rest) < len(str(10**9)) else LAST_LINES
        for line in lines[-last:] if last else []:
            self.shell.print(line)
        return False

    def _ability(self, rest: str) -> bool:
        if not rest:
            raise BadData("cli-play-ability-what")
        text = self.session.game.expand(self.session.match.state, rest)
        self.shell.print(self.session.game.about(self.words, self.session.match.state, text))
        return False

    def _rule(self, rest: str) -> bool:
        rules.look_up(self.shell, self.session.match.ruleset.name, rest)
        return False

    def _save(self, rest: str) -> bool:
        if not rest:
            raise BadData("cli-play-save-what")
        self.session.save_to(rest)
        self.shell.say("cli-play-saved", file=rest)
        return False

    def _help(self, _rest: str) -> bool:
        self.shell.say("cli-play-help-intro")
        for name in _COMMANDS:
            self.shell.print("  " + self.words.say(f"cli-play-{name}-help"))
        return False

    def _quit(self, _rest: str) -> bool:
        raise Leaving
