"""How a guest may be called."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from oneiros.kernel.errors import BadData
from oneiros.server.names import clean_name


@pytest.mark.parametrize(
    ("came", "name"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("", ""),
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("Z" + "a\u0301" * 23, "Z" + "á" * 23),
        ("Việt Nguyễn", "Việt Nguyễn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("กี่", "กี่"),
        ("🦊 ❤️", "🦊 ❤️"),
        ("q\u0323\u0307\u0302", "q\u0323\u0307\u0302"),
    ],
)
def test_a_name_is_kept_with_the_accents_that_languages_need(came: str, name: str) -> None:
    assert clean_name(came) == normalize("NFC", name)


@pytest.mark.parametrize(
    ("came", "reason"),
    [
        ("x" * 25, "server-name"),
        ("Ann\u0000", "server-name-unseen"),
        ("Ann\u202eeil", "server-name-unseen"),
        ("Ann\u2066", "server-name-unseen"),
        ("\u3164", "server-name-unseen"),
        ("\u2800\u2800", "server-name-unseen"),
        ("Ann\u200b", "server-name-unseen"),
        ("A" + "\u0335" * 4, "server-name-marks"),
        ("Z" + "\u0336\u0337\u0338" * 7, "server-name-marks"),
        ("\u0335A", "server-name-marks"),
        ("Ann \u0335", "server-name-marks"),
    ],
)
def test_a_name_that_would_be_unseen_or_cover_others_is_refused(came: str, reason: str) -> None:
    with pytest.raises(BadData) as refused:
        clean_name(came)
    assert refused.value.key == reason
