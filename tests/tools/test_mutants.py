"""The list of faults: each has its place in the code, and the copies leave it as it is."""

from __future__ import annotations

import pytest

from tests.root import ROOT
from tools.mutant_list import Mutant, read_list


def test_every_fault_has_one_place_in_its_file() -> None:
    for mutant in read_list():
        text = (ROOT / mutant.file).read_text("utf-8")
        assert mutant.planted(text) != text


def test_there_are_forty_faults_and_eight_are_in_the_pages() -> None:
    listed = read_list()
    assert len({mutant.id for mutant in listed}) == len(listed) == 40
    assert sum(mutant.file.startswith("web/src/") for mutant in listed) == 8


def test_a_fault_is_planted_in_its_function_only() -> None:
    text = "def f():\n    return 1\n\n\nclass C:\n    def f(self):\n        return 1\n"
    mutant = Mutant("one", "one.py", "C.f", "return 1", "return 2", "")
    assert mutant.planted(text) == text[:-2] + "2\n"


@pytest.mark.parametrize(
    ("function", "old", "found"), [("f", "return 3", 0), ("g", "return 1", 0), ("", "return", 2)]
)
def test_a_fault_without_one_place_is_refused(function: str, old: str, found: int) -> None:
    mutant = Mutant("one", "one.py", function, old, "", "")
    with pytest.raises(SystemExit, match=f"^one: the old text occurs {found} times in .*one.py"):
        mutant.planted("def f():\n    if 1:\n        return 1\n    return 2\n")
