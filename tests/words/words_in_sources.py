"""The keys that rules give to `words` and the details that come with them, as the sources say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.root import ROOT

SOURCES: Final = ROOT / "src" / "oneiros"
_KEY: Final = re.compile("[a-z]+(-[a-z]+)+")

# Where a call has its key, and where its details: None means that they are keywords.
_CALLS: Final[dict[str, tuple[int, int | None]]] = {
    "Reason": (1, 2),
    "Fault": (1, 2),
    "self._fault": (1, 2),
    "Refusal": (0, None),
    "StaleAnswer": (0, None),
    "ForeignAnswer": (0, None),
    "IllegalAnswer": (0, None),
    "NothingToUndo": (0, None),
    "BadData": (0, None),
    "BadNotation": (0, None),
    "Unmet": (0, None),
}


class Site(NamedTuple):
    """One place that gives a key."""

    where: str
    key: str
    details: frozenset[str]


class Module:
    """One file, and what is known about the texts and tables in it."""

    def __init__(self, path: Path) -> None:
        """Read a file."""
        self.name = str(path.relative_to(SOURCES))
        self.tree = ast.parse(path.read_text("utf-8"))
        self.functions = {
            node.name: node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)
        }

    def sites(self) -> Iterator[Site]:
        """Find every call that gives a key of its own; what passes on another's key is no site."""
        for function in self.functions.values():
            for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                called = _called(call)
                if called not in _CALLS:
                    continue
                at_key, at_details = _CALLS[called]
                details: set[str] = {"rule"} if called == "Reason" else set()
                if at_details is None:
                    for word in call.keywords:
                        details |= {word.arg} if word.arg else self.names(word.value, function)
                elif len(call.args) > at_details:
                    details |= self.names(call.args[at_details], function)
                for key in self.keys(call.args[at_key]):
                    yield Site(f"{self.name}:{call.lineno}", key, frozenset(details))

    def keys(self, node: ast.expr) -> list[str]:
        """Give the keys that an expression can be."""
        if isinstance(node, ast.Constant):
            return [str(node.value)]
        if isinstance(node, ast.IfExp):
            return [*self.keys(node.body), *self.keys(node.orelse)]
        if isinstance(node, ast.Attribute) and _named(node.value) == "lacking":
            return conditions()
        assert isinstance(node, ast.Attribute | ast.Name), ast.dump(node)
        return []

    def names(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """Give the names that a table of details surely holds."""
        if isinstance(node, ast.Dict):
            found: set[str] = set()
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
                elif key is None:
                    found |= self.names(value, function)
            return found
        if isinstance(node, ast.Name):
            return self._names_of_variable(node.id, function)
        if isinstance(node, ast.Call) and _called(node) in self.functions:
            made = self.functions[_called(node)]
            given = [one.value for one in ast.walk(made) if isinstance(one, ast.Return)]
            return set.intersection(*(self.names(one, made) for one in given if one))
        return set()

    def _names_of_variable(self, name: str, function: ast.FunctionDef) -> set[str]:
        places = [one.arg for one in function.args.args]
        if name in places:
            return self._names_of_parameter(places.index(name), function)
        found: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    if isinstance(target, ast.Name) and target.id == name:
                        found |= self.names(node.value, function)
                    elif isinstance(target, ast.Subscript) and _named(target.value) == name:
                        assert isinstance(target.slice, ast.Constant)
                        found.add(str(target.slice.value))
        return found

    def _names_of_parameter(self, index: int, function: ast.FunctionDef) -> set[str]:
        given = [
            self.names(call.args[index], caller)
            for caller in self.functions.values()
            for call in ast.walk(caller)
            if isinstance(call, ast.Call) and _called(call) == function.name
        ]
        return set.intersection(*given) if given else set()


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        own = _named(function.value) == "self"
        return f"self.{function.attr}" if own else function.attr
    return _named(function)


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def conditions() -> list[str]:
    """Give the keys of all that an ability may want of a target or of where it goes."""
    kinds = SOURCES / "games" / "dreamblade" / "keywords" / "kinds"
    found: set[str] = set()
    for name in ("target.py", "destination.py"):
        found |= {key for key in literals(Module(kinds / name)) if key.startswith("reason-")}
    return sorted(found)


def modules() -> list[Module]:
    """Read everything below the kernel and the games."""
    paths = [path for part in ("kernel", "games") for path in (SOURCES / part).rglob("*.py")]
    return [Module(path) for path in sorted(paths)]


def literals(module: Module) -> set[str]:
    """Give every text in a module that has the form of a key."""
    texts = [node.value for node in ast.walk(module.tree) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and _KEY.fullmatch(text)}
