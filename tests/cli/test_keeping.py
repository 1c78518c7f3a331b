"""How long something is kept when nobody says so, as commands tell it and as it is."""

from __future__ import annotations

import argparse

from oneiros.cli import keeping
from oneiros.cli.parser import Parser
from oneiros.storage import Keeping
from oneiros.words import Words


def test_what_is_usual_is_what_storage_takes_for_it() -> None:
    parser = Parser(words=Words("en"))
    keeping.equip(parser)
    assert keeping.wished(parser.parse_args([])) == Keeping()
    wished = argparse.Namespace(keep_open=1, keep_finished=2, keep_guests=3, keep_unfinished=4)
    assert keeping.wished(wished) == Keeping(1, 2, 3, 4)
