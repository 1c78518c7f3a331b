"""The files of the pages, which browsers keep."""

from __future__ import annotations

import httpx
import pytest

from oneiros.server.http.pages import BESIDE, STATIC
from tests.server.guest import Guest

pytestmark = pytest.mark.skipif(not STATIC.is_dir(), reason="the pages are not built")


@pytest.mark.parametrize(
    "path", ["/", "/table/x", *(f"/{one}" for one in BESIDE), "/api", "/api/openapi.json"]
)
def test_what_a_browser_has_is_not_sent_again(ann: Guest, path: str) -> None:
    first = ann.call("GET", path)
    assert first.status_code == httpx.codes.OK
    assert first.headers["Cache-Control"] == "no-cache"
    again = ann.call("GET", path, **{"If-None-Match": first.headers["ETag"]})
    assert again.status_code == httpx.codes.NOT_MODIFIED
    assert again.content == b""
    changed = ann.call("GET", path, **{"If-None-Match": '"something else"'})
    assert changed.content == first.content


def test_what_never_changes_is_kept_for_good(ann: Guest) -> None:
    name = next((STATIC / "assets").iterdir()).name
    assert "immutable" in ann.call("GET", f"/assets/{name}").headers["Cache-Control"]


def test_an_unknown_page_is_not_taken_for_a_known_one(ann: Guest) -> None:
    tag = ann.call("GET", "/").headers["ETag"]
    answer = ann.call("GET", "/nothing", Accept="text/html", **{"If-None-Match": tag})
    assert answer.status_code == httpx.codes.NOT_FOUND
