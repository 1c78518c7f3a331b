"""Seeds that people can say: however they are typed, and no slip goes unnoticed."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import ManyRefusals
from oneiros.registry.phrases import LENGTH, LISTS, new_phrase, read_phrase, spelled
from oneiros.words import Words, languages

ALL = [word for words in LISTS.values() for word in words]


def test_every_language_has_a_list_with_a_byte_for_each_word() -> None:
    assert set(LISTS) == set(languages())
    for words in LISTS.values():
        assert len(set(words)) == len(words) == 256
        assert all(one.isascii() and one.isalpha() and one.islower() for one in words)


def test_no_two_words_of_any_language_differ_in_one_letter_only() -> None:
    assert len(set(ALL)) == len(ALL)

    def near(one: str, other: str) -> bool:
        if len(one) == len(other):
            return sum(a != b for a, b in zip(one, other, strict=True)) == 1
        short, long = sorted((one, other), key=len)
        shorter = {long[:at] + long[at + 1 :] for at in range(len(long))}
        return short in shorter

    assert [pair for pair in combinations(ALL, 2) if near(*pair)] == []


def test_a_phrase_is_read_however_it_is_typed() -> None:
    for typed in ("amber-otter-quill", " Amber OTTER  quill ", "amber - otter\nquill"):
        assert read_phrase(typed) == spelled(typed) == "amber-otter-quill"
    phrase = new_phrase()
    assert read_phrase(phrase) == phrase
    assert len(phrase.split("-")) == LENGTH


def test_the_same_phrase_is_said_in_every_language() -> None:
    assert spelled("amber-otter-quill", "pl") == "antylopa-piramida-sarna"
    phrase = new_phrase()
    for language in LISTS:
        assert read_phrase(spelled(phrase, language)) == phrase
        assert spelled(spelled(phrase, language)) == phrase


def test_old_words_keep_their_numbers_and_new_ones_have_them_for_good() -> None:
    first_and_last = {"en": ("acorn", "zipper"), "pl": ("akacja", "zorza")}
    assert {language: (words[0], words[-1]) for language, words in LISTS.items()} == first_and_last
    joined = {language: " ".join(words).encode() for language, words in LISTS.items()}
    assert {language: sha256(words).hexdigest()[:16] for language, words in joined.items()} == {
        "en": "efdfe3e3c227da6d",
        "pl": "5f549411a2178244",
    }


@pytest.mark.parametrize(
    "typed",
    ["antylopa-piramida-sarna", " Antylopa  PIRAMIDA-sarna", "ąńtyłópą-pirąmidą-śąrńą"],
)
def test_polish_words_are_read_with_accents_and_without(typed: str) -> None:
    assert read_phrase(typed) == spelled(typed) == "amber-otter-quill"


def test_words_of_several_languages_make_one_phrase() -> None:
    mixed = f"amber {spelled('amber-otter-quill', 'pl').split('-')[1]} quill"
    assert read_phrase(mixed) == "amber-otter-quill"


@pytest.mark.parametrize("language", languages())
def test_a_refusal_shows_a_phrase_of_its_language(language: str) -> None:
    sentence = Words(language).say("seed-words", came="x", expected=LENGTH)
    shown = sentence.rstrip(".").split()[-1]
    assert spelled(read_phrase(shown), language) == shown


@pytest.mark.parametrize("typed", ["", "amber", "amber-otter", "amber-otter-quill-quill", "---"])
def test_too_few_and_too_many_words_are_refused(typed: str) -> None:
    with pytest.raises(BadData) as refused:
        read_phrase(typed)
    assert refused.value.key == "seed-words"
    assert spelled(typed) == typed


def test_every_word_that_is_none_is_refused_with_what_comes_near() -> None:
    with pytest.raises(ManyRefusals) as refused:
        read_phrase("ambre-otter-qvill")
    near = [one.details["near"] for one in refused.value.refusals]
    assert ["amber" in str(near[0]), "quill" in str(near[1])] == [True, True]
    assert spelled("ambre-otter-qvill") == "ambre-otter-qvill"


def test_what_comes_near_is_of_any_language() -> None:
    with pytest.raises(ManyRefusals) as refused:
        read_phrase("bursztin-łabędź-latarina")
    first, _, last = refused.value.refusals
    assert (first.details["came"], "bursztyn" in str(first.details["near"])) == ("bursztin", True)
    assert "latarnia" in str(last.details["near"])
