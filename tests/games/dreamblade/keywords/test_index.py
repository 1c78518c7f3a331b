from __future__ import annotations

from oneiros.games.dreamblade import keywords, vocabulary
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from tests.root import ROOT

FOLDER = ROOT / "src" / "oneiros" / "games" / "dreamblade" / "keywords"
NO_ABILITIES = {"__init__", "index", "keyword"}


def test_every_keyword_knows_its_number() -> None:
    assert [keyword.code for keyword in KEYWORDS] == list(range(len(KEYWORDS)))
    assert len(KEYWORDS) <= vocabulary.MOST_KEYWORDS


def test_the_numbers_that_rules_ask_about_are_those_of_the_index() -> None:
    named = {
        word: keyword.code
        for keyword in KEYWORDS
        if (word := keyword.name.upper().replace(" ", "_").replace("'", "")) in vars(vocabulary)
    }
    assert len(named) > 30
    assert named == {word: getattr(vocabulary, word) for word in named}


def test_every_ability_is_listed_once() -> None:
    modules = {path.stem for path in FOLDER.glob("*.py")} - NO_ABILITIES
    listed = [name for name in modules if getattr(keywords, name).KEYWORD in KEYWORDS]
    assert sorted(listed) == sorted(modules)
    assert len(KEYWORDS) == len(modules) == len({keyword.name for keyword in KEYWORDS})
