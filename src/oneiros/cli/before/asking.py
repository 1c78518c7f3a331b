"""Asking a person before a game: numbered lists, and an empty line that takes the usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oneiros.cli.shell import Shell
from oneiros.cli.table.prompt import Leaving, read_line
from oneiros.cli.terminal import YES
from oneiros.kernel.errors import BadData
from oneiros.words.folding import fold


class Asking:
    """Asks at the terminal until an answer is valid, or the person wants to leave."""

    def __init__(self, shell: Shell) -> None:
        """Ask nothing yet."""
        self.shell = shell
        self.words = shell.words
        self.leaving = [fold(one) for one in (self.words.say("cli-play-quit-word"), "quit", "exit")]
        self._introduced = False

    def introduce(self) -> None:
        """Say once how to answer."""
        if not self._introduced:
            self.shell.say("cli-setup-intro")
        self._introduced = True

    def show(self, known: Mapping[str, str]) -> None:
        """List names by their numbers, each with its meaning."""
        for number, (name, meaning) in enumerate(known.items(), 1):
            self.shell.print(f"[{number}] {name} – {meaning}" if meaning else f"[{number}] {name}")

    def one_of(
        self, prompt: str, known: Mapping[str, str], usual: str, other: Callable[[str], str]
    ) -> str:
        """Ask until a name, a number, the beginning of a name or something else will do."""
        numbered = {str(number): name for number, name in enumerate(known, 1)}
        while True:
            said = self.line(prompt, known)
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

    def yes(self, prompt: str, means: str) -> bool:
        """Ask until it is a yes or a no, and say what they mean on request; no is the usual."""
        yes, no = (fold(self.words.say(f"cli-play-{one}")).split() for one in ("yes", "no"))
        while True:
            answer = fold(self.line(prompt, dict.fromkeys((yes[0], no[0]), "")))
            if answer in (*yes, YES):
                return True
            if answer in (*no, "no", ""):
                return False
            if answer in ("?", "help", fold(self.words.say("cli-play-help-word"))):
                self.shell.print(means)
                continue
            self.shell.refuse(BadData("cli-setup-yes-or-no", came=answer[:40]))

    def line(self, prompt: str, known: Mapping[str, str]) -> str:
        """Read a line; the tab key completes what is known."""
        said = read_line(f"{prompt} ", [*known, *self.leaving]).strip()
        if fold(said) in self.leaving:
            raise Leaving
        return said
