"""Many connections at once: there is a limit for each address and for all, and service goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import create_connection, socket

import pytest

from oneiros.server.crowd import MOST_AT_ADDRESS
from oneiros.server.serving import SPARE_FILES
from tests.server.guest import BOT, ME, Guest
from tests.server.raw import read_all, request, status
from tests.server.served import PATIENCE, Served, wait_until

ROOM = 60
"""So many connections fit into the small server."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may open few files."""
    with Served(tmp_path_factory.mktemp("small"), files=SPARE_FILES + ROOM) as one:
        yield one


def many(served: Served, stack: ExitStack, count: int, address: str) -> list[socket]:
    """Connect often, and say nothing."""
    found = []
    for _ in range(count):
        # The server may have no room even for saying so.
        with suppress(OSError):
            way = create_connection(("127.0.0.1", served.port), PATIENCE, (address, 0))
            found.append(stack.enter_context(way))
    return found


def serves(served: Served) -> bool:
    """Tell whether somebody new is served."""
    try:
        with create_connection(("127.0.0.1", served.port), PATIENCE, ("127.9.9.9", 0)) as line:
            line.sendall(request(served, "Connection: close"))
            return status(read_all(line)) == 200
    except OSError:
        return False


def test_one_address_has_so_many_connections_and_others_are_served(served: Served) -> None:
    with ExitStack() as stack:
        opened = many(served, stack, MOST_AT_ADDRESS, "127.7.7.7")
        assert len(opened) == MOST_AT_ADDRESS
        one_more = many(served, stack, 1, "127.7.7.7")[0]
        assert status(read_all(one_more)) == 429
        assert serves(served)
    with ExitStack() as stack:
        wait_until(lambda: _answered(served, many(served, stack, 1, "127.7.7.7")))


def _answered(served: Served, lines: list[socket]) -> bool:
    lines[0].sendall(request(served, "Connection: close"))
    return status(read_all(lines[0])) == 200


@pytest.mark.slow
def test_a_full_server_says_so_and_goes_on_when_there_is_room(small: Served) -> None:
    with Guest(small, "Ann").playing(ME, BOT) as browser, ExitStack() as stack:
        many(small, stack, ROOM, "127.8.8.8")
        late = many(small, stack, 1, "127.8.9.1")[0]
        assert status(read_all(late)) == 503
        # Who is there already plays on.
        browser.catch_up()
        # The silent ones are let go, so there is room again while they still wait.
        wait_until(lambda: serves(small))
        browser.catch_up()
    assert small.errors() == ""


@pytest.mark.slow
def test_hundreds_of_silent_sockets_do_not_end_service(small: Served) -> None:
    with Guest(small, "Ann").playing(ME, BOT) as browser, ExitStack() as stack:
        many(small, stack, 400, "127.8.7.1")
        browser.catch_up()
        wait_until(lambda: serves(small))
        browser.catch_up()
    assert "Traceback" not in small.errors()


@pytest.mark.slow
def test_running_out_of_files_is_survived(tmp_path: Path) -> None:
    # So few that not even those let in at a time are sure to get one.
    with Served(tmp_path, files=48) as served:
        with ExitStack() as stack:
            many(served, stack, 300, "127.8.6.1")
        wait_until(lambda: serves(served))
        assert "Traceback" not in served.errors()
