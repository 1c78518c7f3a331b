from __future__ import annotations

import pytest

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.words.rulebook import pages, read_page, rulebook
from tests.cli.command import accepted, refused


def test_without_a_number_the_contents_are_shown() -> None:
    said = accepted("rules")
    assert "\n  7 Action phase: strike\n" in said
    assert "oneiros rules 7.5" in said


def test_a_rule_is_found_by_its_number_and_stands_in_one_line_for_other_programs() -> None:
    assert accepted("rules", "9.3").count("\n") == 1
    assert accepted("rules", "9.3").startswith("9.3 More points wins the turn")
    assert accepted("rules", "9.3.", "--lang", "pl").startswith("9.3 ")


def test_a_section_is_found_by_its_number() -> None:
    said = accepted("rules", "6")
    assert said.startswith("6 Action phase: shift\n6.1 ")
    assert "\n6.5 " in said
    assert "| Noble Dragon | creature | 12 |" in accepted("rules", "12")


def test_a_word_leads_to_its_ability_and_to_every_rule_that_mentions_it() -> None:
    said = accepted("rules", "hell's", "fury").splitlines()
    assert said[0].startswith("11 Hell's Fury: ")
    assert any(line.startswith("7.5 ") for line in said[1:])
    assert accepted("rules", "OCHRONIARZ", "--lang", "pl").startswith("11 Ochroniarz (Bodyguard)")


def test_everything_can_be_read() -> None:
    for language, word in (("en", "all"), ("pl", "wszystko")):
        said = accepted("rules", word, "--lang", language)
        assert "\n1.1 " in said
        assert "Noble Dragon" in said


@pytest.mark.parametrize(
    ("sought", "complaint"),
    [
        ("7.99", "There is no rule 7.99; the last one of its section is 7.11."),
        ("77", "There is no section 77; the last one is 12."),
        ("11.3", "Section 11 has no numbered rules"),
        ("bodygard", "Words that come near: bodyguard"),
        ("qqqqqq", "No rule mentions “qqqqqq”."),
        ("\x1b[31m", "No rule mentions “\ufffd[31m”."),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(sought: str, complaint: str) -> None:
    assert complaint in refused("rules", sought)


def test_on_a_narrow_page_nothing_is_lost() -> None:
    book = read_page("# T\nintro\n## 1 One\n- 1.1 a\n- **Bolster +X** (Wsparcie +X): b\n\nrest\n")
    (section,) = book.sections
    assert [rule.number for rule in section.rules] == ["1.1", "1"]
    assert section.rules[1].names == ("Bolster", "Wsparcie")
    assert section.lines == ["rest"]
    assert read_page("").sections == []


def test_every_page_can_be_read_and_the_first_game_is_meant_where_none_is_named() -> None:
    assert pages() == ("dreamblade", "dreamscape")
    assert accepted("rules", "dreamblade", "9.3") == accepted("rules", "9.3")
    assert accepted("rules", "dreamblade") == accepted("rules")


@pytest.mark.parametrize(
    ("language", "contents", "example"),
    [
        ("en", "\n  7 Powers\n", "oneiros rules dreamscape 7.7,"),
        ("pl", "\n  7 Moce\n", "oneiros rules dreamscape wszystko\n"),
    ],
)
def test_the_first_word_may_name_the_game(language: str, contents: str, example: str) -> None:
    said = accepted("rules", "Dreamscape", "--lang", language)
    assert contents in said
    assert example in said
    assert accepted("rules", "--game", "dreamscape", "--lang", language) == said


def test_a_rule_of_another_game_is_found_by_number_and_by_word() -> None:
    assert accepted("rules", "dreamscape", "7.2").startswith("7.2 Muse Archives: ")
    golem = accepted("rules", "dreamscape", "clockwork", "golem").splitlines()
    assert golem[0].startswith("7.7 Clockwork Golem: ")
    assert golem[1].startswith("1.3 ")
    assert accepted("rules", "dreamscape", "GORA", "--lang", "pl").startswith("5.8 Góra: ")


def test_a_word_that_no_rule_contains_may_lead_to_one() -> None:
    assert accepted("rules", "dreamscape", "candle").startswith("4.1 You have up to 4 action")
    assert accepted("rules", "dreamscape", "storing").startswith("7.1 ")
    assert "No rule mentions" in refused("rules", "dreamblade", "candle")


@pytest.mark.parametrize(("language", "legend"), [("en", "(house rule)"), ("pl", "zasada domowa")])
@pytest.mark.parametrize("game", pages())
def test_the_marks_of_the_page_are_explained(game: str, language: str, legend: str) -> None:
    assert legend in accepted("rules", game, "--lang", language)
    shown = accepted("rules", "dreamscape", "5.9", "--lang", language, FORCE_COLOR="1")
    assert "[H] = " in shown
    assert "[H] = " not in accepted("rules", "dreamscape", "5.2", FORCE_COLOR="1")


def test_with_the_option_every_word_is_sought() -> None:
    said = accepted("rules", "--game", "dreamblade", "dreamscape")
    assert said.startswith("1.1 The dreamscape is")


def test_what_introduces_a_section_is_found_under_its_number() -> None:
    said = accepted("rules", "dreamscape", "Memory", "Rock")
    assert said.startswith("11 The sources ")
    assert said.count("\n") == 1
    section = accepted("rules", "dreamscape", "9")
    assert section.startswith("9 Purposes\nA tree counts as one more shard")


def test_a_table_on_a_screen_stands_between_the_texts_around_it() -> None:
    assert "| III | 14 | 13–18 |" in accepted("rules", "dreamscape", "11")
    on_screen = " ".join(accepted("rules", "dreamscape", "11", FORCE_COLOR="1").split())
    assert "only the name. level cards" in on_screen
    assert "6–8 Structures are made" in on_screen


@pytest.mark.parametrize(
    ("sought", "complaint"),
    [
        ("5.12", "There is no rule 5.12; the last one of its section is 5.11."),
        ("12", "There is no section 12; the last one is 11."),
        ("11.1", "Section 11 has no numbered rules"),
        ("mountian", "Words that come near: mountain"),
        ("Bodyguard", "No rule mentions “Bodyguard”."),
    ],
)
def test_each_game_has_its_own_refusals(sought: str, complaint: str) -> None:
    assert complaint in refused("rules", "dreamscape", sought)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_describes_every_ability_by_its_english_name(language: str) -> None:
    book = rulebook("dreamblade", language)
    assert len(book.sections) == 12
    for keyword in KEYWORDS:
        assert book.ability(keyword.name) is not None, keyword.name


@pytest.mark.parametrize("game", pages())
def test_both_pages_number_the_same_rules(game: str) -> None:
    english, polish = (rulebook(game, language).rules() for language in ("en", "pl"))
    assert [rule.number for rule in english] == [rule.number for rule in polish]


def test_marks_on_letters_may_be_left_out() -> None:
    marked = accepted("rules", "umiejętność", "--lang", "pl")
    assert accepted("rules", "Umiejetnosc", "--lang", "pl") == marked
