"""What every answer says to a browser, and what it never says."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie

import httpx
import pytest

from oneiros.server.http.pages import STATIC
from tests.server.guest import ME, OPEN, Guest
from tests.server.served import Served

# Names of languages and drawings, and of nobody who is asked for anything.
NAMES = (
    *("http://www.w3.org/", "https://www.w3.org/", "http://localhost", "https://svelte.dev/e/"),
)
ADDRESS = re.compile(r"""(?:https?:|wss?:)?//[a-z0-9-]+\.[a-z0-9.-]+[^\s"'`)]*""", re.IGNORECASE)


def assert_safe(answer: httpx.Response) -> None:
    """Find the headers of safety, each once."""
    for name, value in (
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ):
        assert answer.headers.get_list(name) == [value], (name, answer.url)
    (policy,) = answer.headers.get_list("Content-Security-Policy")
    rules = {one.split()[0]: one.split()[1:] for one in policy.split(";")}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert rules["frame-ancestors"] == rules["base-uri"] == ["'none'"]
    assert "unsafe" not in policy
    assert "*" not in policy
    for name, value in answer.headers.items():
        assert name not in ("server", "x-powered-by", "access-control-allow-origin")
        assert not ADDRESS.search(value), value


def test_every_kind_of_answer_is_safe(ann: Guest) -> None:
    table = ann.lay(ME, OPEN)
    wish = {"game": "dreamblade", "seats": [ME, ME]}
    for answer in (
        ann.call("GET", "/"),
        ann.call("GET", "/table/x"),
        ann.call("GET", "/rules"),
        ann.call("GET", "/rules/dreamblade"),
        ann.call("GET", "/learn/dreamscape"),
        ann.call("GET", "/nothing"),
        ann.call("GET", "/assets/nothing"),
        ann.call("GET", "/favicon.svg"),
        ann.call("GET", "/api"),
        ann.call("GET", "/api/"),
        ann.call("GET", "/api/openapi.json"),
        ann.call("GET", "/api/games/dreamblade/miniatures"),
        ann.call("GET", f"/api/tables/{table}"),
        ann.call("GET", "/api/tables/nothing"),
        ann.call("GET", f"/api/tables/{table}/record"),
        ann.call("HEAD", "/"),
        ann.call("DELETE", "/"),
        ann.call("POST", "/api/tables", wish),
        ann.call("POST", "/api/tables", {}),
        ann.raw("POST", "/api/tables", b"x" * 70_000),
        ann.call("POST", "/api/tables", wish, Origin="http://elsewhere.example"),
        ann.call("GET", "/", Host="elsewhere.example"),
        Guest(ann.served, known=False).call("POST", "/api/tables", wish),
    ):
        assert_safe(answer)


def test_answers_of_the_api_are_not_kept_by_anybody(ann: Guest) -> None:
    for path in ("/api/me", "/api/tables", "/api/tables/x", "/api/health"):
        assert ann.call("GET", path).headers["Cache-Control"] == "no-store"


def cookie_of(guest: Guest) -> SimpleCookie:
    answer = guest.call("GET", "/api/me")
    assert len(answer.headers.get_list("Set-Cookie")) == 1
    return SimpleCookie(answer.headers["Set-Cookie"])


def test_the_cookie_is_not_for_scripts_and_other_sites(served: Served, ann: Guest) -> None:
    morsel = cookie_of(Guest(served, known=False))[ann.cookie_name]
    assert morsel["httponly"] is True
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert morsel["domain"] == ""
    assert morsel["secure"] == ""
    assert int(morsel["max-age"]) > 30 * 24 * 3600
    assert cookie_of(ann)[ann.cookie_name].value == ann.cookie
    assert "Set-Cookie" not in ann.call("GET", "/").headers


def test_behind_encryption_the_cookie_travels_encrypted_only(encrypted: Served) -> None:
    guest = Guest(encrypted, known=False)
    assert cookie_of(guest)[guest.cookie_name]["secure"] is True
    assert guest.call("GET", "/api/health", Host="dreams.example").status_code == 200
    assert guest.call("GET", "/api/health", Host="elsewhere.example").status_code == 421


def test_no_page_names_another_host(ann: Guest) -> None:
    for path in ("/", "/api", "/api/openapi.json", "/favicon.svg"):
        assert not foreign(ann.call("GET", path).text)


@pytest.mark.skipif(not STATIC.is_dir(), reason="the pages are not built")
def test_no_built_file_names_another_host() -> None:
    files = [one for one in STATIC.rglob("*") if one.suffix in (".js", ".css", ".html", ".svg")]
    assert files
    for file in files:
        assert not foreign(file.read_text("utf-8")), file


def foreign(text: str) -> list[str]:
    """Find addresses of other hosts."""
    return [one for one in ADDRESS.findall(text) if not one.startswith(NAMES)]
