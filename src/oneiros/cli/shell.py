"""What every command speaks through: words, a console for results and one for complaints."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from shutil import which
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from oneiros.cli.refusals import sentence
from oneiros.kernel.errors import Refusal
from oneiros.words import Words

# What the command leaves behind: everything in order, a check that failed, wrong input.
FINE: Final = 0
FAILED: Final = 1
WRONG: Final = 2
BROKEN_PIPE: Final = 141

# A text from a file must not steer the terminal that shows it.
_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


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

    def refuse(self, refusal: Refusal) -> None:
        """Say on the screen why something is not accepted."""
        self.print(sentence(self.words, refusal), style="red")

    def complain(self, text: str) -> None:
        """Print what is wrong."""
        self.err.print(Text(clean(text), style="red"), soft_wrap=True)


_NAME: Final = "oneiros"


def program() -> str:
    """How the command can be called again from here: by its name, or by its path if need be."""
    called = Path(sys.argv[0])
    return str(called) if called.name == _NAME and not which(_NAME) else _NAME


def clean(text: str) -> str:
    """Show letters only, without anything that a terminal would obey."""
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text)
