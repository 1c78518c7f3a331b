"""List every numbered rule with its code and its tests; fail where one of them is missing."""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

from oneiros.registry.games import all_games

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- (\d+\.\d+) ")
# A game may have abilities: a section 11 gives them names in place of numbers.
ABILITY = re.compile(r"^- \*\*([^*]+?)(?: [+(\[]?X\)?| NAME| TYPE \+X| \[words\])?\*\*:")
NUMBER = re.compile(r"(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d])")
KEYWORD = re.compile(r"KEYWORD: Final\[Keyword\] = \w+\(\s*\"([^\"]+)\"")
TEST = re.compile(r"def test_(\d+)_(\d+)_")
ABILITY_TEST = re.compile(r"def test_11_([a-z_]+?)__")


def rules_of(game: str) -> list[str]:
    """Read the numbers of the rules and, as `11 Name`, the abilities."""
    found: list[str] = []
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8").splitlines():
        if number := RULE.match(line):
            found.append(number[1])
        elif ability := ABILITY.match(line):
            found.append(f"11 {ability[1]}")
    return found


def code_of(game: str) -> dict[str, set[str]]:
    """Find the numbers that the sources cite, and the abilities by the name of their module."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    home = ROOT / "src" / "oneiros" / "games" / game
    for source in sorted(home.rglob("*.py")):
        text = source.read_text("utf-8")
        where = source.relative_to(home).as_posix()
        for number in NUMBER.findall(text):
            found[number].add(where)
        if keyword := KEYWORD.search(text):
            found[f"11 {keyword[1]}"].add(where)
    return found


def tests_of(game: str) -> dict[str, set[str]]:
    """Find the rules that tests bear in their names and scenarios name in their head."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for test in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        text = test.read_text("utf-8")
        for section, number in TEST.findall(text):
            found[f"{section}.{number}"].add(test.name)
        for ability in ABILITY_TEST.findall(text):
            found[f"11 {ability.replace('_', ' ').title()}"].add(test.name)
    for scenario in sorted((ROOT / "tests" / "scenarios" / game).rglob("*.toml")):
        cited = tomllib.loads(scenario.read_text("utf-8")).get("rule", [])
        for rule in [cited] if isinstance(cited, str) else cited:
            found[rule].add(scenario.relative_to(ROOT / "tests" / "scenarios" / game).as_posix())
    return found


def holes_of(game: str, *, listing: bool) -> int:
    """Print the rules of a game without code or test, or all of them, and count the holes."""
    rules, code, tests = rules_of(game), code_of(game), tests_of(game)
    if listing:
        for rule in rules:
            print(f"{game} {rule}: {', '.join(sorted(code[rule]))} <- {len(tests[rule])} tests")
    holes = [
        f"{rule}: no {kind}"
        for rule in rules
        for kind, places in (("code", code), ("test", tests))
        if not places[rule]
    ]
    holes += [
        f"{rule}: no such rule, but {', '.join(sorted(tests[rule]))}"
        for rule in sorted(set(tests) - set(rules))
    ]
    for hole in holes:
        print(game, hole)
    print(f"{game}: {len(rules)} rules and abilities, {len(holes)} holes")
    return len(holes)


def main() -> int:
    """Print the index, or only the holes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="print every rule, not only the holes")
    parser.add_argument("games", nargs="*", default=tuple(all_games()))
    asked = parser.parse_args()
    holes = [holes_of(game, listing=asked.list) for game in asked.games]
    return 1 if any(holes) else 0


if __name__ == "__main__":
    sys.exit(main())
