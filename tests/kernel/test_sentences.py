"""Whatever the kernel refuses has a sentence in every language, with the same arguments."""

from __future__ import annotations

import ast
from collections import defaultdict
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.root import ROOT

SOURCE = ROOT / "src" / "oneiros"
MODULES = ("match", "fair", "proof", "record", "sowing", "replay", "state", "trying")
REFUSALS = {"BadData", "ForeignAnswer", "IllegalAnswer", "NothingToUndo", "StaleAnswer", "_Fault"}
# A fault of a single value is found by its key and gets its place later.
PLACED_LATER = {"record-too-deep", "record-half-letter", "record-name-twice", "record-number"}


def raised() -> dict[str, set[str]]:
    """Collect the keys of refusals in the sources, with the details that come with them."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in MODULES:
        text = (SOURCE / "kernel" / f"{module}.py").read_text("utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found[str(key.value)] |= details(node)
            if isinstance(node, ast.Constant) and node.value in PLACED_LATER:
                found[str(node.value)].add("place")
    return found


def details(call: ast.Call) -> set[str]:
    names = {word.arg for word in call.keywords if word.arg}
    return names if len(names) == len(call.keywords) else names | {"line", "column"}


class Arguments(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        """Begin with none."""
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: ANN401, N802 - as fluent names it
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    files = [SOURCE / "words" / language / f"{name}.ftl" for name in ("kernel", "records")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_refusal_has_a_sentence_with_all_its_details(language: str) -> None:
    assert sentences(language) == raised()
