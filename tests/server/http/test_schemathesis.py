"""Requests made up from the documentation of the API: each is answered as the document says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from oneiros.server.http.endpoints import endpoints
from oneiros.server.http.openapi import document
from oneiros.storage import new_guest_id
from tests.server.guest import ME, OPEN, Guest
from tests.server.served import PATIENCE, Served

EXAMPLES = 10
Operation = APIOperation[Any, Any, Any, Any]
SCHEMA = schemathesis.openapi.from_dict(document(endpoints()))
CALLS = [one.ok() for one in SCHEMA.get_all_operations() if isinstance(one, Ok)]
TAKING = [one for one in CALLS if one.body]
ABOUT_A_TABLE = [one for one in CALLS if "{table}" in one.path]
_numbers = count()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy, which is this test."""
    with Served(tmp_path_factory.mktemp("proxied"), "--trusted-proxy", "127.0.0.1") as one:
        yield one
        assert one.errors() == ""


@pytest.mark.parametrize("call", CALLS, ids=[one.label for one in CALLS])
def test_what_is_documented_is_answered_as_documented(call: Operation, proxied: Served) -> None:
    for status, reason in fuzzed(call, GenerationMode.POSITIVE, proxied):
        assert status < 500
        assert reason != "server-message"


@pytest.mark.parametrize("call", ABOUT_A_TABLE, ids=[one.label for one in ABOUT_A_TABLE])
def test_a_table_that_is_there_is_answered_as_documented(call: Operation, proxied: Served) -> None:
    table = Guest(proxied).lay(ME, OPEN, public=True)
    found = fuzzed(call, GenerationMode.POSITIVE, proxied, {"table": table})
    assert "server-table-unknown" not in [reason for _, reason in found]


@pytest.mark.parametrize("call", TAKING, ids=[one.label for one in TAKING])
def test_what_is_not_documented_is_refused(call: Operation, proxied: Served) -> None:
    for status, reason in fuzzed(call, GenerationMode.NEGATIVE, proxied):
        assert 400 <= status < 500
        assert reason


def fuzzed(
    call: Operation, mode: GenerationMode, served: Served, path: dict[str, str] | None = None
) -> list[tuple[int, str]]:
    """Make up requests, find that the document has such answers, and give status and reason."""
    found: list[tuple[int, str]] = []

    @given(call.as_strategy(generation_mode=mode, path_parameters=path))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def answered(case: Case[Any]) -> None:
        # Each request comes from somebody else, or most of them would be too fast.
        number = next(_numbers)
        headers = {
            "X-Forwarded-For": f"198.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
            "Cookie": f"{served.cookie_name}={served.signature.sign(new_guest_id())}",
        }
        answer = case.call_and_validate(
            base_url=served.url,
            headers=headers,
            timeout=PATIENCE,
            # What the document allows may still be no name, no warband or no table.
            excluded_checks=[negative_data_rejection, positive_data_acceptance],
        )
        told = answer.json()
        found.append((answer.status_code, told.get("reason", "") if isinstance(told, dict) else ""))

    answered()
    return found
