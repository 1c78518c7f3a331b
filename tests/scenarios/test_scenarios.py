"""Every scenario below tests/scenarios is a test of its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from oneiros.kernel.scenarios import scenario
from oneiros.registry.games import all_games

ROOT = Path(__file__).parent
FILES = sorted(ROOT.rglob("*.toml"))
STAGES: Final = {name: game.stage for name, game in all_games().items()}
RULES: Final = {name: game.rule_names() for name, game in all_games().items()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_scenario(file: Path) -> None:
    outcome = scenario.run(file.read_text("utf-8"), file.name, STAGES, RULES)
    faults = [f"{f.line}: {f.key} {f.details} {f.reason or ''}" for f in outcome.faults]
    assert outcome.passed, "\n".join([outcome.title, *faults])
    assert outcome.game == file.relative_to(ROOT).parts[0]


@pytest.mark.once
def test_each_scenario_is_where_its_rule_belongs() -> None:
    """Sections hold files with the number of their rule, abilities a folder for each keyword."""
    for file in FILES:
        _check_place(file)


def _check_place(file: Path) -> None:
    written = file.read_text("utf-8")
    fields = tomllib.loads(written)
    assert [name for name in fields if name != "game"][:2] == ["rule", "title"], file
    cited = fields["rule"]
    rules = [cited] if isinstance(cited, str) else cited
    _, folder, *keyword = file.relative_to(ROOT).parts[:-1]
    if folder == "11-abilities":
        slugs = {
            one.removeprefix("11 ").lower().replace(" ", "-").replace("'", "") for one in rules
        }
        assert len(keyword) == 1, file
        assert keyword[0] in slugs, file
    elif folder != "examples":
        numbered = re.match(r"(\d\d)-(\d\d)-", file.name)
        assert numbered is not None, file
        assert not keyword, file
        assert folder.startswith(f"{numbered[1]}-"), file
        assert f"{int(numbered[1])}.{int(numbered[2])}" in rules, file
    script, heading = written.index("\nscript = '''\n"), re.search(r"^\[", written, re.MULTILINE)
    assert heading is None or script < heading.start(), file


@pytest.mark.parametrize("game", STAGES)
def test_there_are_scenarios(game: str) -> None:
    assert any(file.is_relative_to(ROOT / game) for file in FILES)
