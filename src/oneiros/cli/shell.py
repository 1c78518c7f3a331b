"""What every command speaks through: words, a console for results and one for complaints."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import which
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from oneiros.cli.refusals import Refused, readable
from oneiros.kernel.errors import Refusal
from oneiros.words import Words, refusals

# A text from a file must not steer the terminal that shows it.
_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")

# Lets a terminal forget the lines that have left the screen.
_FORGET: Final = "\x1b[3J"


class _Screen(Console):
    """A console that leaves it to the command what a broken pipe means."""

    def on_broken_pipe(self) -> None:
        """Pass the error on; it is being handled when rich calls this."""
        raise  # noqa: PLE0704 - rich calls it from its except clause


class Shell:
    """Results go out, complaints go to the error output, and both in one language."""

    def __init__(self, words: Words) -> None:
        """Open both consoles on whatever they are connected to."""
        self.words = words
        # A game that is spoken of has names of its own.
        self.refused: Refused = refusals.refusal
        self.out = _Screen(highlight=False, markup=False, emoji=False)
        self.err = _Screen(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def on_screen(self) -> bool:
        """Say whether results are laid out for a person rather than for another program."""
        return self.out.is_terminal

    def say(self, key: str, **details: object) -> None:
        """Print a sentence."""
        self.print(self.words.say(key, **details))

    def print(self, text: str | Text = "", style: str = "") -> None:
        """Print a line, wrapped on a screen and left whole otherwise."""
        shown = Text(clean(text)) if isinstance(text, str) else text
        self.out.print(shown, style=style, soft_wrap=not self.on_screen)

    def clear(self) -> None:
        """Begin with an empty screen, where there is one; a plain one is scrolled away."""
        if self.out.is_dumb_terminal:
            self.out.print("\n" * self.out.height)
        elif self.on_screen:
            self.out.clear()
            self.out.file.write(_FORGET)

    def draw(self, picture: RenderableType) -> None:
        """Print a table or a board."""
        self.out.print(picture)

    @property
    def plain(self) -> bool:
        """Say whether the screen has only the plainest letters."""
        return not self.out.encoding.lower().startswith("utf")

    def write(self, text: str) -> None:
        """Write a text for other programs exactly as it is."""
        self.out.file.write(text)

    def show(self, shown: Iterable[RenderableType]) -> None:
        """Print lines and pictures one below the other."""
        for one in shown:
            if isinstance(one, str | Text):
                self.print(one)
            else:
                self.draw(one)

    def sentence(self, refusal: Refusal) -> str:
        """Say why something is not accepted."""
        return self.refused(self.words, readable(refusal))

    def refuse(self, refusal: Refusal) -> None:
        """Say on the screen why something is not accepted."""
        self.print(self.sentence(refusal), style="red")

    def complain(self, refusal: Refusal) -> None:
        """Say beside the results what is wrong."""
        self.err.print(Text(clean(self.sentence(refusal)), style="red"), soft_wrap=True)


_NAME: Final = "oneiros"


def program() -> str:
    """How the command can be called again from here: by its name, or by its path if need be."""
    called = Path(sys.argv[0])
    return str(called) if called.name == _NAME and not which(_NAME) else _NAME


def clean(text: str) -> str:
    """Show letters only, without anything that a terminal would obey."""
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text)
