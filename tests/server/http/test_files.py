"""The files of the pages come as compressed as a browser can read them."""

from __future__ import annotations

import httpx
import pytest

from oneiros.server.http.pages import STATIC
from tests.server.guest import Guest

pytestmark = pytest.mark.skipif(not STATIC.is_dir(), reason="the pages are not built")


def largest() -> str:
    """Give the path of the largest script."""
    scripts = (STATIC / "assets").glob("*.js")
    return f"/assets/{max(scripts, key=lambda one: one.stat().st_size).name}"


def fetched(guest: Guest, accepted: str) -> tuple[httpx.Response, int]:
    """Fetch the largest script, and count its bytes on the way."""
    answer = guest.call("GET", largest(), **{"Accept-Encoding": accepted})
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers.get_list("Vary") == ["Accept-Encoding"]
    assert "immutable" in answer.headers["Cache-Control"]
    return answer, answer.num_bytes_downloaded


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_reads(
    ann: Guest, accepted: str, encoding: str
) -> None:
    answer, size = fetched(ann, accepted)
    assert answer.headers["Content-Encoding"] == encoding
    ending = {"br": ".br", "gzip": ".gz"}[encoding]
    assert size == (STATIC / f"{largest()[1:]}{ending}").stat().st_size
    assert size < (STATIC / largest()[1:]).stat().st_size / 2


def test_a_browser_that_reads_none_gets_the_file_as_it_is(ann: Guest) -> None:
    answer, size = fetched(ann, "identity, br;q=0.0")
    assert "Content-Encoding" not in answer.headers
    assert size == (STATIC / largest()[1:]).stat().st_size


def test_a_file_that_is_not_there_is_not_there_in_any_form(ann: Guest) -> None:
    for accepted in ("br", "gzip", "identity"):
        answer = ann.call("GET", "/assets/nothing.js", **{"Accept-Encoding": accepted})
        assert answer.status_code == 404
