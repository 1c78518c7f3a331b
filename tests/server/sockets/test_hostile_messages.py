"""Messages that nobody should send: each is refused with a reason, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oneiros.server.protocol import messages as told
from oneiros.server.rooms.audience import MOST_OF_GUEST
from oneiros.server.sockets.socket import DEAR, SPEECH
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, OPEN, Guest
from tests.server.portable import in_both
from tests.server.served import PATIENCE, Served

UNREADABLE: list[str | bytes] = [
    *("", " ", "garbage", "null", "true", "5", "[]", "{}", '"answer"', "{", "[" * 2000),
    *('{"type":"answer"}', '{"type":"nothing"}', '{"type":5}', '{"type":null}', '{"Type":"ping"}'),
    '{"type":"answer","seat":"0","step":6,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":6.5,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":"0"}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":null}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":true}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":-1}',
    '{"type":"answer","seat":-1,"step":6,"cuts":0,"option":0}',
    '{"type":"answer","seat":4,"step":6,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":-6,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":1e400,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":999999999999999999999999,"cuts":0,"option":0}',
    '{"type":"answer","seat":0,"step":6,"option":0}',
    '{"type":"answer","seat":0,"step":6,"cuts":-1,"option":0}',
    '{"type":"answer","seat":0,"step":6,"cuts":null,"option":0}',
    '{"type":"undo","seat":0,"step":6}',
    '{"type":"ask-takeback","seat":0,"step":6}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":0,"table":"another"}',
    '{"type":"answer","seat":0,"step":6,"cuts":0,"option":0}{}',
    '{"type":"say","seat":0,"step":6,"cuts":0,"text":""}',
    '{"type":"say","seat":0,"step":6,"cuts":0,"text":["end"]}',
    '{"type":"say","seat":0,"step":6,"cuts":0,"text":"%s"}' % ("x" * 401),
    '{"type":"reveal","seat":0,"seed":"blank seed"}',
    '{"type":"reveal","seat":0,"seed":"seed\\n"}',
    f'{{"type":"sow","seat":0,"promise":"{"0" * 64}","seal":"{"A" * 64}"}}',
    f'{{"type":"sow","seat":0,"promise":"{"0" * 63}","seal":"{"0" * 64}"}}',
    '{"type":"sow","seat":0,"seed":"seed"}',
    '{"type":"reply-takeback","seat":0,"step":1,"allow":1}',
    '{"type":"ping","number":-1}',
    '{"type":"ping","number":99999999999999999999}',
    '{"type":"resync","seat":0}',
    '{"type":"table","id":"x"}',
    '{"deep":%s,"type":"ping"}' % ("[" * 2000 + "]" * 2000),
    '{"deep":%s,"type":"ping"}' % ('{"a":' * 600 + "1" + "}" * 600),
    '{"type":"ping","number":%s}' % ("[" * 2000 + "]" * 2000),
    *(b"\x00\xff\xfe", b"\x80" * 3000, b'{"type":"say","seat":0,"step":6,"cuts":0,"text":"\xff"}'),
]


class Everything(msgspec.Struct):
    """What somebody who comes in sees of a table."""

    table: told.Table
    play: told.Play


def everything(guest: Guest, table: str) -> Everything:
    """Come in and look, as soon as the server has noticed that onlookers have gone."""
    with guest.at(table) as browser:
        browser.until_play()
        browser.hear_until(lambda: browser.table is not None and not browser.table.onlookers)
        assert browser.table is not None
        assert browser.play is not None
        return Everything(browser.table, browser.play)


@contextmanager
def untouched(guest: Guest, *seats: dict[str, str]) -> Iterator[Browser]:
    """Begin a game, and find in the end that nothing has happened to it."""
    with guest.playing(*seats) as browser:
        browser.play_on(Random(18), 5)
        browser.until_asked()
        browser.catch_up()
        assert browser.table is not None
        before = everything(guest, browser.table.id)
        yield browser
        assert everything(guest, browser.table.id) == before


def assert_said(refused: told.Refused, reason: str = "") -> None:
    """Find a reason, and a sentence that can be said in every language."""
    assert refused.reason
    assert not reason or refused.reason == reason
    for sentence in in_both(refused.sentence).values():
        assert sentence


def test_what_cannot_be_read_is_refused(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        for text in UNREADABLE:
            browser.socket.send(text)
            assert_said(browser.next(told.Refused), "server-message")


def test_a_refusal_names_the_type_of_what_cannot_be_read_in_full(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        for text, to in (
            ('{"type":"answer"}', "answer"),
            ('{"type":"why","seat":0,"text":""}', "why"),
            ('{"type":"nothing"}', ""),
            ("garbage", ""),
        ):
            browser.socket.send(text)
            assert browser.next(told.Refused).to == to


def test_bytes_and_text_say_the_same(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        browser.socket.send(b'{"type":"ping","number":7}')
        assert browser.next(told.Pong).number == 7


def test_answers_that_are_not_asked_for_are_refused(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        step = browser.step
        for message, reason in (
            (told.Answer(1, step, 0, 0), "server-seat-foreign"),
            (told.Answer(2, step, 0, 0), "server-no-seat"),
            (told.Answer(0, 0, 0, 0), "answer-stale"),
            (told.Answer(0, step - 1, 0, 0), ""),
            (told.Answer(0, step + 1, 0, 0), "answer-stale"),
            (told.Answer(0, 100_000, 0, 0), "answer-stale"),
            (told.Answer(0, step, 0, 5000), ""),
            (told.Answer(0, step, 0, 2**62), ""),
            (told.Answer(0, step, 0, 2**63), ""),
            (told.Answer(0, step, 0, 2**64 - 1), ""),
            (told.Say(0, step, 0, "gibberish"), "notation-unknown"),
            (told.Say(0, step, 0, "spawn"), ""),
            (told.Say(0, step, 0, "\x00\x1b[31m"), ""),
            (told.Say(0, step, 0, "{ $evil }"), ""),
            (told.Say(1, step, 0, "end"), "server-seat-foreign"),
            (told.Undo(1, step, 0), "server-seat-foreign"),
            (told.Undo(0, step + 1, 0), "answer-stale"),
            (told.AskTakeback(0, step, 0), "server-takeback-foreign"),
            (told.AskTakeback(3, 0, 0), "server-no-seat"),
            (told.ReplyTakeback(0, 1, allow=True), "server-takeback-none"),
            (told.ReplyTakeback(1, 1, allow=True), "server-seat-foreign"),
            (told.Resign(1), "server-seat-foreign"),
            (told.Rematch(0), "server-table-playing"),
            (told.Sow(0, "0" * 64, "0" * 64), "server-not-seating"),
            (told.Reveal(0, "again"), "server-not-seating"),
        ):
            assert_said(browser.refusal(message), reason)


def test_foreigners_change_nothing(ann: Guest, eve: Guest) -> None:
    nobody = Guest(eve.served, known=False)
    with untouched(ann, ME, BOT) as browser:
        assert browser.table is not None
        for guest in (eve, nobody):
            with guest.at(browser.table.id) as other:
                for message in (
                    *(told.Answer(0, browser.step, 0, 0), told.Say(0, browser.step, 0, "end")),
                    *(told.Undo(0, browser.step, 0), told.AskTakeback(0, 0, 0), told.Resign(0)),
                    *(
                        told.ReplyTakeback(0, 1, allow=True),
                        told.Reveal(0, "x"),
                        told.Why(0, "end"),
                    ),
                    *(told.Sow(0, "0" * 64, "0" * 64),),
                    *(told.Rematch(0), told.Answer(1, browser.step, 0, 0), told.Resign(1)),
                ):
                    assert_said(other.refusal(message), "server-seat-foreign")


def test_a_large_message_is_refused_and_a_huge_one_ends_the_connection(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        assert browser.table is not None
        for size in (4100, 10_000, 60_000):
            browser.socket.send('{"type":"say","text":"%s"}' % ("x" * size))
            assert_said(browser.next(told.Refused), "server-message-large")
        with ann.at(browser.table.id) as other:
            other.until_play()
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it takes a while
                other.socket.send("x" * 10_000_000)
                while True:
                    other.hear()
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        browser.catch_up()


def test_the_limit_counts_bytes(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        browser.socket.send('{"type":"say","seat":0,"step":0,"cuts":0,"text":"%s"}' % ("ż" * 4000))
        assert_said(browser.next(told.Refused), "server-message-large")


@pytest.mark.parametrize("table", ["0000000000", "x", "a" * 3000, "%00", "..", "%E2%9F%A6", "*"])
def test_an_unknown_table_is_refused_and_closed(ann: Guest, table: str) -> None:
    with ann.at(table) as browser:
        assert_said(browser.next(told.Refused), "server-table-unknown")
        with pytest.raises(ConnectionClosed) as closed:
            browser.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(
    "headers",
    [
        *({"Origin": f"http://{one}"} for one in ("elsewhere.example", "localhost", "[", "[::1")),
        *({"Origin": one} for one in ("null", "", "localhost", "file://", "http://", "x" * 3000)),
    ],
)
def test_a_page_of_another_site_is_not_let_in(ann: Guest, headers: dict[str, str]) -> None:
    with ann.playing(ME, BOT) as browser:
        assert browser.table is not None
        with pytest.raises(InvalidStatus) as refused, ann.at(browser.table.id, **headers):
            pytest.fail("it was let in")
        assert refused.value.response.status_code == 403
        browser.catch_up()


@pytest.mark.parametrize("name", ["elsewhere.example", "localhost.elsewhere.example", "127.1.evil"])
def test_another_name_for_this_computer_is_not_let_in(ann: Guest, name: str) -> None:
    table = ann.lay(ME, BOT)
    for headers in ({}, {"Origin": f"http://{name}:{ann.served.port}"}):
        with pytest.raises(InvalidStatus) as refused, ann.at(table, name, **headers):
            pytest.fail("it was let in")
        assert refused.value.response.status_code == 403


def test_our_own_page_is_let_in(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, BOT)
    for name in ("localhost", "127.0.0.1", "[::1]"):
        with ann.at(table, name, Origin=f"http://{name}:{served.port}") as browser:
            browser.until_table()
            assert browser.seats == [0]


def test_a_forged_cookie_is_nobody(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, BOT)
    identity, _, signature = ann.cookie.partition(".")
    other = bob.cookie.partition(".")[2]
    for cookie in (
        *("", ".", "x", identity, f"{identity}.", f"{identity}.{signature[:-1]}"),
        *(f"{identity}.{signature[:32]}", f"{identity}.{signature.upper()}", f"{identity}.{other}"),
        *(f"{identity[:-1]}.{signature}", f"{'0' * 26}.{signature}", f"{identity}.{'ż' * 64}"),
        *(f"{'é' * 26}.{signature}", f'"{identity}".{signature}', f"{signature}.{identity}"),
        *("x" * 5000, f"{identity}.{signature}x", f"{identity}.{signature}.{signature}"),
    ):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ann, "cookie", "")
            header = f"{ann.cookie_name}={cookie}".encode().decode("latin-1")
            with ann.at(table, Cookie=header) as browser:
                browser.until_table()
                assert browser.seats == []
                assert_said(browser.refusal(told.Sow(0, "0" * 64, "0" * 64)), "server-seat-foreign")
    assert not ann.summary(table).seats[0].sown


def test_a_flood_is_refused_then_closed_and_a_neighbour_does_not_notice(
    ann: Guest, bob: Guest
) -> None:
    with bob.playing(ME, BOT) as neighbour, untouched(ann, ME, BOT) as browser:
        assert browser.table is not None
        with ann.at(browser.table.id) as flooding:
            flooding.until_play()
            before = len(flooding.heard)
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it takes a while
                for number in range(1, 5001):
                    flooding.socket.send(f'{{"type":"ping","number":{number}}}')
                    # As many at once as are let through in a second, so a slow machine floods too.
                    if number % SPEECH.per_second == 0:
                        neighbour.catch_up()
                        for _ in range(SPEECH.per_second):
                            flooding.hear()
            # What came before the end is still there.
            with suppress(ConnectionClosed):
                while True:
                    flooding.hear()
            refusals = [one for one in flooding.heard[before:] if isinstance(one, told.Refused)]
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert len(refusals) >= 200
            assert_said(refusals[0], "server-too-fast")
            assert refusals[0].to == "ping"
        neighbour.play_on(Random(19), 10)


def test_looking_ahead_counts_as_several_messages(ann: Guest) -> None:
    with untouched(ann, ME, BOT) as browser:
        wish = msgspec.json.encode(told.Try(0, 0, 0, [])).decode()
        often = 2 * SPEECH.burst // (1 + DEAR[told.Try])
        # All at once, so that a slow machine is fast enough.
        for _ in range(often):
            browser.socket.send(wish)
        said = [browser.next(told.Refused).reason for _ in range(often)]
        assert "server-too-fast" in said
        assert said.index("server-too-fast") >= SPEECH.burst // (1 + DEAR[told.Try]) - 2


def test_a_burst_without_reading_ends_that_connection_only(ann: Guest, bob: Guest) -> None:
    with bob.playing(ME, BOT) as neighbour, untouched(ann, ME, BOT) as browser:
        assert browser.table is not None
        with ann.at(browser.table.id) as flooding:
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it takes a while
                for _ in range(3000):
                    flooding.socket.send("garbage")
                neighbour.catch_up()
                while True:
                    flooding.socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is None or closed.value.rcvd.code in (1008, 1013)
        neighbour.play_on(Random(20), 10)
        browser.catch_up()


def test_a_guest_who_does_not_read_keeps_nobody_waiting(ann: Guest, bob: Guest, eve: Guest) -> None:
    with ann.playing(ME, ME) as browser:
        assert browser.table is not None
        with eve.socket(browser.table.id) as asleep, bob.at(browser.table.id) as awake:
            # Nobody reads what comes to `asleep`; much more comes than fits on the way.
            for _ in range(100):
                asleep.send('{"type":"resync"}')
            browser.play_on(Random(21), 60)
            browser.catch_up()
            awake.catch_up()
            assert awake.events == browser.events


def test_a_guest_opens_a_table_so_often_and_others_come_in(
    ann: Guest, bob: Guest, served: Served
) -> None:
    table = ann.lay(ME, OPEN, public=True)
    with ExitStack() as stack:
        opened = [stack.enter_context(ann.at(table)) for _ in range(MOST_OF_GUEST)]
        for one in opened:
            one.catch_up()
        with ann.at(table) as other:
            assert_said(other.next(told.Refused), "server-sockets-many")
            with pytest.raises(ConnectionClosed) as closed:
                other.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        for guest in (bob, Guest(served, known=False)):
            with guest.at(table) as browser:
                browser.catch_up()
        with ann.at(ann.lay(ME, OPEN)) as browser:
            browser.catch_up()
    with ann.at(table) as browser:
        browser.catch_up()
