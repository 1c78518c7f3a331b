"""What can be read about a game stays the same, and a browser fetches it once."""

from __future__ import annotations

from tests.server.guest import Guest

GALLERY = "/api/games/dreamblade/gallery"


def test_a_browser_that_has_an_answer_is_told_so_without_it(ann: Guest) -> None:
    first = ann.call("GET", GALLERY)
    assert first.headers["Cache-Control"] == "no-cache"
    again = ann.call("GET", GALLERY, **{"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    other = ann.call("GET", GALLERY, **{"If-None-Match": '"something-else"'})
    assert other.status_code == 200
    assert other.json() == first.json()


def test_it_comes_compressed_to_a_browser_that_reads_that(ann: Guest) -> None:
    small = ann.call("GET", GALLERY, **{"Accept-Encoding": "gzip"})
    plain = ann.call("GET", GALLERY, **{"Accept-Encoding": "identity"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert small.json() == plain.json()
    assert small.num_bytes_downloaded < plain.num_bytes_downloaded / 3


def test_what_is_asked_with_a_body_is_answered_anew(ann: Guest) -> None:
    check = "/api/games/dreamblade/warbands/check"
    answer = ann.call("POST", check, {"text": "1 Mirrorman"})
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.json()["copies"] == {"Mirrorman": 1}
    assert ann.call("POST", check, {"text": "2 Mirrorman"}).json()["copies"] == {"Mirrorman": 2}
