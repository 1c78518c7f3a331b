"""A bar is for somebody who looks at it."""

from __future__ import annotations

import pytest

from oneiros.cli.progress import progress
from oneiros.cli.shell import Shell
from oneiros.words import Words


def test_where_there_is_no_screen_nothing_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(Shell(Words("en"))) as bar:
        bar.advance(bar.add_task("games", total=2))
        # One that has begun writes an empty line when it ends, in the lowest version allowed.
        assert not bar.live.is_started
    assert capsys.readouterr() == ("", "")
