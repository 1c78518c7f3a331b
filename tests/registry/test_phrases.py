"""Seeds that people can say: however they are typed, and no slip goes unnoticed."""

from __future__ import annotations

from itertools import combinations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import ManyRefusals
from oneiros.registry.phrases import LENGTH, WORDS, new_phrase, read_phrase, spelled


def test_the_list_has_a_byte_for_each_word() -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert all(one.isascii() and one.isalpha() and one.islower() for one in WORDS)


def test_no_two_words_differ_in_one_letter_only() -> None:
    def near(one: str, other: str) -> bool:
        if len(one) == len(other):
            return sum(a != b for a, b in zip(one, other, strict=True)) == 1
        short, long = sorted((one, other), key=len)
        shorter = {long[:at] + long[at + 1 :] for at in range(len(long))}
        return short in shorter

    assert [pair for pair in combinations(WORDS, 2) if near(*pair)] == []


def test_a_phrase_is_read_however_it_is_typed() -> None:
    for typed in ("amber-otter-quill", " Amber OTTER  quill ", "amber - otter\nquill"):
        assert read_phrase(typed) == spelled(typed) == "amber-otter-quill"
    phrase = new_phrase()
    assert read_phrase(phrase) == phrase
    assert len(phrase.split("-")) == LENGTH


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
