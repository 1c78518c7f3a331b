"""Records that every verifier must accept or refuse, which the pages are tested with as well."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oneiros.kernel.errors import BadData
from oneiros.kernel.proof import prove
from oneiros.kernel.record import read_record
from tests.kernel import second_verifier
from tests.root import ROOT

EXAMPLE = (ROOT / "docs" / "records.md").read_text("utf-8").split("```json\n")[1].split("```")[0]
VECTORS: list[dict[str, Any]] = json.loads((ROOT / "docs" / "records.json").read_text("utf-8"))


def changed(vector: dict[str, Any]) -> bytes:
    """Change the example of the page as a vector says."""
    text = EXAMPLE
    if not vector.get("rolls", True):
        start, end = text.index('"answers": ['), text.index('"result"')
        text = f'{text[:start]}"answers": [], {text[end:]}'
    if "old" in vector:
        assert vector["old"] in text
        text = text.replace(vector["old"], vector["new"], 1)
    data = text.encode(vector.get("bytes", "utf-8"))
    data = bytes.fromhex(vector.get("before", "")) + data + bytes.fromhex(vector.get("after", ""))
    return data.ljust(vector.get("size", 0))


@pytest.mark.parametrize("vector", VECTORS, ids=[one["what"] for one in VECTORS])
def test_both_verifiers_agree_with_the_page(vector: dict[str, Any]) -> None:
    data = changed(vector)
    try:
        prove(read_record(data))
        accepted = True
    except BadData:
        accepted = False
    try:
        second_verifier.verify(data)
        accepted_by_the_second = True
    except second_verifier.Rejected:
        accepted_by_the_second = False
    assert (accepted, accepted_by_the_second) == (vector["accepted"], vector["accepted"])
