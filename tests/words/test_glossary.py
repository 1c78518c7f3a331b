"""The glossary of the rules: the same terms in both languages, each with a rule that there is."""

from __future__ import annotations

import pytest

from oneiros.words.rulebook import pages, read_page, rulebook

every_page = pytest.mark.parametrize("game", pages())


@every_page
def test_both_languages_have_the_same_terms_and_rules(game: str) -> None:
    english, polish = (rulebook(game, language).glossary for language in ("en", "pl"))
    assert {(one.own, one.other, one.rule) for one in english} == {
        (one.other, one.own, one.rule) for one in polish
    }
    assert english


@every_page
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_term_has_a_rule_and_stands_once(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert [one for one in book.glossary if book.rule(one.rule) is None] == []
    terms = [one.own for one in book.glossary]
    assert len(set(terms)) == len(terms)


def test_the_glossary_belongs_to_no_section() -> None:
    table = "| t | u | rule |\n| --- | --- | --- |\n| x | y | 1.1 |\n"
    book = read_page(f"# T\n## 1 One\n- 1.1 a\nrest\n## Glossary\n{table}")
    assert [tuple(one) for one in book.glossary] == [("x", "y", "1.1")]
    assert book.sections[0].lines == ["rest"]
