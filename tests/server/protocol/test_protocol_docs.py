"""What docs/protocol.md says is true: messages, fields, kinds, reasons, limits, and its example."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.text import notation
from oneiros.games.dreamblade.views.typed_view import (
    Change,
    Combat,
    Defender,
    Due,
    Need,
    Piece,
    Threshold,
    View,
    Worth,
)
from oneiros.games.dreamscape.table import facts as dreamscape_facts
from oneiros.games.dreamscape.views import deeds as dreamscape_deeds
from oneiros.games.dreamscape.views import typed_view as dreamscape_view
from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry import named
from oneiros.registry.dreamblade import pools
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.dreamscape.game import DREAMSCAPE
from oneiros.server import crowd, names, serving
from oneiros.server.http import api, drafts, endpoints, head, pages, tables
from oneiros.server.http.line import UNREAD
from oneiros.server.protocol import api_types, listener, messages
from oneiros.server.rooms import (
    audience,
    duels,
    ending,
    keepsakes,
    passes,
    pursuits,
    results,
    reveals,
    room,
    seating,
    service_clock,
    silence,
    views,
    waiting,
)
from oneiros.server.rooms.reviews import analyses, review, shelf
from oneiros.server.sockets import frames, socket, talk
from oneiros.storage import Status
from oneiros.storage import drafts as storage_drafts
from oneiros.words import refusals
from tests.folding import last_index
from tests.games.dreamblade import invented
from tests.games.dreamscape import invented as dreamscape_invented
from tests.root import ROOT
from tests.server.served import PATIENCE, Served

TEXT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
# What is inside messages, and what is inside views.
PARTS = (
    messages.Origin,
    messages.SealedTable,
    messages.Rubber,
    messages.Sitter,
    messages.Fairness,
    messages.Played,
    messages.Outcome,
    messages.Takeback,
    messages.Pace,
    messages.Claimable,
    messages.Ending,
    named.Event,
    named.Cause,
    named.Ask,
    named.Option,
    named.Odds,
    named.PieceOdds,
    named.Threat,
    named.Advice,
    named.Account,
    named.Look,
    named.PlannedDeed,
    named.Consequence,
)
VIEWS = (View, Due, Worth, Piece, Change, Combat, Defender, Need, Threshold)
DREAMSCAPE_VIEWS = (
    dreamscape_view.View,
    dreamscape_view.Player,
    dreamscape_view.Slot,
    dreamscape_view.OpenCard,
    dreamscape_view.Deck,
    dreamscape_view.Purpose,
    dreamscape_view.UnderWay,
    dreamscape_view.Near,
    dreamscape_view.NearSlot,
    dreamscape_view.Reckoning,
)
Rows = list[list[str]]


def section(title: str) -> str:
    """Give what stands below a title, up to the next title of the same depth or less."""
    depth = title.index(" ")
    lines = TEXT.splitlines()
    rest = lines[lines.index(title) + 1 :]
    below: list[str] = []
    for line in rest:
        if re.match(rf"#{{1,{depth}}} ", line):
            break
        below.append(line)
    return "\n".join(below)


def rows(text: str) -> Rows:
    """Give the cells of all tables in a text, without their headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    headings = {number - 1 for number, line in enumerate(lines) if line.startswith("| --- |")}
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for number, line in enumerate(lines)
        if number not in headings and number - 1 not in headings
    ]
    return [line for line in cells if line]


def word(cell: str) -> str:
    """Give what stands between grave accents."""
    (found,) = re.findall(r"`([^`]+)`", cell)
    return str(found)


def described(name: str) -> Rows:
    """Give the rows of the one table about a message or a part of one."""
    return rows(section(f"### `{name}`"))


def name_of(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    return str(tag) if tag else kind.__name__


SENT = get_args(messages.ToServer)
HEARD = (*get_args(messages.ToBrowser), *PARTS)


@pytest.mark.parametrize("kind", [*SENT, *HEARD, *VIEWS], ids=name_of)
def test_every_field_is_described_and_no_other(kind: type[msgspec.Struct]) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert [word(row[0]) for row in described(name_of(kind))] == fields


@pytest.mark.parametrize("kind", HEARD, ids=name_of)
def test_it_says_what_a_field_means_that_is_left_out(kind: type[msgspec.Struct]) -> None:
    for field, row in zip(msgspec.structs.fields(kind), described(name_of(kind)), strict=True):
        usual = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            usual = field.default_factory()
        left_out = "" if usual is msgspec.NODEFAULT else f"`{msgspec.json.encode(usual).decode()}`"
        assert row[2] == left_out, field.name


def test_every_message_is_described_and_no_other() -> None:
    titles = re.findall(r"^### `(.+)`$", TEXT, re.MULTILINE)
    assert sorted(titles) == sorted(name_of(kind) for kind in (*SENT, *HEARD, *VIEWS))


@pytest.mark.parametrize("kind", DREAMSCAPE_VIEWS, ids=name_of)
def test_every_field_of_a_view_of_dreamscape_is_described(kind: type[msgspec.Struct]) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert [word(row[0]) for row in rows(section(f"#### `{name_of(kind)}`"))] == fields


def test_every_part_of_a_view_of_dreamscape_is_described_and_no_other() -> None:
    titles = re.findall(r"^#### `(.+)`$", TEXT, re.MULTILINE)
    assert titles == [name_of(kind) for kind in DREAMSCAPE_VIEWS]


def test_every_event_of_dreamscape_is_listed_with_its_details() -> None:
    listed = {
        word(kind): re.findall(r"`([^`]+)`", about)
        for kind, about, _ in rows(section("## What happens in Dreamscape"))
    }
    assert listed == {kind.name: list(kind.fields) for kind in dreamscape_facts.KINDS}


def test_every_deed_of_dreamscape_is_listed_with_what_it_is_about() -> None:
    listed = {
        deed: re.findall(r"`([^`]+)`", about)
        for names, about in rows(section("## What may be done in Dreamscape"))
        for deed in re.findall(r"`([^`]+)`", names)
    }
    assert listed == {kind.name: list(kind.fields) for kind in dreamscape_deeds.KINDS}


def test_every_event_of_dreamblade_is_listed_with_its_details() -> None:
    listed = {
        word(kind): re.findall(r"`([^`]+)`", about)
        for kind, about, _ in rows(section("## What happens in Dreamblade"))
    }
    assert list(listed) == [kind.name for kind in facts.KINDS]
    assert list(listed.values()) == [list(kind.fields) for kind in facts.KINDS]


def deeds() -> dict[str, set[str]]:
    return {
        deed: set(re.findall(r"`([^`]+)`", fields))
        for names, fields in rows(section("## What may be done in Dreamblade"))
        for deed in re.findall(r"`([^`]+)`", names)
    }


def test_every_deed_of_dreamblade_is_listed() -> None:
    assert sorted(deeds()) == sorted(notation.DEEDS)


def asks(seed: int) -> Iterator[tuple[State, named.Ask]]:
    """Play a game at random, and give every question with its state."""
    dice = Dice(seed)
    match = Match(DREAMBLADE.ruleset, invented.setup(dice))
    while match.state.seat != NOBODY:
        chosen = dice.choose(match.state)
        if match.state.seat == CHANCE:
            match.answer_chance(chosen)
        else:
            yield match.state, DREAMBLADE.ask(match.state, options=True)
            match.answer(match.state.seat, chosen, match.step)


def test_options_have_the_fields_of_their_deed() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(25):
        for option in (one for _, ask in asks(seed) for one in ask.options):
            fields = set(msgspec.to_builtins(option)) - {"deed", "text", "sentence", "index"}
            found.setdefault(option.deed, set()).update(fields)
    listed = deeds()
    for deed, fields in found.items():
        assert fields <= listed[deed], deed
    # Random play does not come to everything, but to most of it; a Loner between others is rare.
    for deed in ("spawn", "move", "strike", "damage", "disrupt", "place", "blade", "end"):
        assert found[deed] >= listed[deed] - {"gaps"}, deed


def shape(value: object, place: str = "") -> Iterator[tuple[str, frozenset[str]]]:
    """Give the fields of every object in a view of Dreamscape, by where it stands."""
    if isinstance(value, dict):
        yield place, frozenset(value)
        for name, one in value.items():
            yield from shape(one, f"{place}.{name}" if place else name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from shape(one, place)


# Where in a view of Dreamscape which part stands; objects with other names for fields are left out.
STANDS = {
    "": "View",
    "seats": "Player",
    "seats.open": "OpenCard",
    "purposes": "Purpose",
    "under_way": "UnderWay",
    "near": "Near",
    "near.slots": "NearSlot",
    "reckoning": "Reckoning",
}
OPTIONAL = {"UnderWay"}


def test_what_is_told_of_dreamscape_is_what_is_listed() -> None:
    about_deeds = {
        deed: set(re.findall(r"`([^`]+)`", about))
        for names, about in rows(section("## What may be done in Dreamscape"))
        for deed in re.findall(r"`([^`]+)`", names)
    }
    about_events = {
        word(kind): set(re.findall(r"`([^`]+)`", about))
        for kind, about, _ in rows(section("## What happens in Dreamscape"))
    }
    every = {"points", "completes", "ends", "reveals", "about"}
    always = {"deed", "text", "sentence", "index"}
    deeds_found, events_found, parts_found = set[str](), set[str](), set[str]()
    # These games come to as much as the first twelve.
    for seed in (0, 4, 7, 11):
        match, dice = Match(DREAMSCAPE.ruleset, dreamscape_invented.setup(Dice(seed))), Dice(seed)
        while match.state.seat != NOBODY:
            state, chosen = match.state, dice.choose(match.state)
            if state.seat == CHANCE:
                match.answer_chance(chosen)
                continue
            ask = msgspec.to_builtins(DREAMSCAPE.ask(state, options=True))
            for index, option in enumerate(ask["options"]):
                assert set(option) <= always | every, option
                assert set(option.get("about", {})) == about_deeds[option["deed"]], option
                assert option["index"] == index
                assert DREAMSCAPE.ruleset.read(state, option["text"]) == state.options[index]
                deeds_found.add(option["deed"])
            for place, fields in shape(DREAMSCAPE.view(state, state.seat)):
                if place in STANDS:
                    part = STANDS[place]
                    listed = {word(row[0]) for row in rows(section(f"#### `{part}`"))}
                    assert fields <= listed if part in OPTIONAL else fields == listed, part
                    parts_found.add(part)
            match.answer(state.seat, chosen, match.step)
        facts = list(enumerate(match.facts_since(0)))
        for event in DREAMSCAPE.chronicle(match).tell(facts):
            assert set(event.about) == about_events[event.kind], event
            events_found.add(event.kind)
    assert parts_found == set(STANDS.values())
    assert len(deeds_found) > len(about_deeds) - 4, about_deeds.keys() - deeds_found
    assert len(events_found) > len(about_events) - 8, about_events.keys() - events_found


def test_the_text_of_an_option_says_it() -> None:
    for seed in range(5):
        for state, ask in asks(seed):
            for option in ask.options:
                said = DREAMBLADE.ruleset.read(state, option.text)
                assert said == state.options[last_index(option)]


def reasons_in_sources() -> set[str]:
    """Give the words with which the server refuses; ports and proxies are refused before that."""
    found: set[str] = set()
    sources = [ROOT / "src" / "oneiros" / part for part in ("server", "registry")]
    for source in (file for folder in sources for file in folder.rglob("*.py")):
        if source.name not in ("serving.py", "senders.py", "metrics.py"):
            text = source.read_text("utf-8")
            kinds = "StaleAnswer|Unknown|Forbidden|Untimely|TooMuch|Unready|BadData|Refused|refusal"
            calls = rf"\b(?:{kinds})\(\s*f?\"((?:server|setup|advice)-[^\"]+)"
            found.update(re.findall(calls, text))
            for named in re.findall(r"\bRefusals\(([^)]+)\)", text):
                found.update(re.findall(r"\"(server-[^\"]+)\"", named))
    statuses = get_args(Status)
    for pattern in [one for one in found if "{" in one]:
        found.remove(pattern)
        found.update(re.sub(r"\{.*\}", status, pattern) for status in statuses)
    return found


def test_every_reason_of_a_refusal_is_listed() -> None:
    keys = [
        key
        for file in ("kernel", "registry", "storage")
        for key in re.findall(
            r"^((?:answer|odds|threats|undo|storage)-[a-z-]+) =",
            (ROOT / f"src/oneiros/words/en/{file}.ftl").read_text("utf-8"),
            re.MULTILINE,
        )
    ]
    kept = {"storage-busy", "storage-closed", "storage-conflict", "storage-failed"}
    expected = {key for key in keys if not key.startswith("storage-") or key in kept}
    listed = [word(reason) for reason, _ in rows(section("## Refusals"))]
    assert sorted(listed) == sorted(expected | reasons_in_sources() | {"puzzle-unknown"})


def test_the_limits_are_those_of_the_server() -> None:
    assert [int(value) for _, value in rows(section("## Limits"))] == [
        talk.LARGEST,
        serving.LARGEST_MESSAGE,
        *socket.SPEECH,
        *socket.GUEST_SPEECH,
        *socket.ADDRESS_SPEECH,
        socket.DEAR[messages.Resync],
        socket.DEAR[messages.AskHint],
        socket.DEAR[messages.AskOdds],
        socket.DEAR[messages.Try],
        socket.DEAR[messages.Earlier],
        socket.MOST_EXCESS,
        *frames.FRAMES,
        frames.MOST_FRAGMENTS,
        views.MOST_TRIED,
        *socket.COMING,
        audience.MOST_OF_GUEST,
        audience.MOST_LISTENERS,
        crowd.MOST_AT_ADDRESS,
        crowd.MOST_CONNECTIONS,
        crowd.PATIENCE,
        socket.PATIENCE,
        UNREAD,
        listener.MOST_WAITING,
        listener.MOST_BYTES,
        views.LARGEST_PLAY,
        serving.PING_EVERY,
        head.LARGEST,
        api.LARGEST_BODY,
        endpoints.LARGEST_RECORD_BODY,
        api_types.LARGEST_RECORD,
        review.LARGEST_WINDOW,
        shelf.MOST_WANTED,
        shelf.MOST_OF_ADDRESS,
        shelf.FORGET_AFTER,
        waiting.MOST_EACH,
        waiting.MOST_AT_ONCE,
        analyses.MOST_PARTS,
        pursuits.GIVE_UP_AFTER,
        keepsakes.MOST_KEPT,
        api_types.LARGEST_KEPT,
        api_types.LONGEST_BROUGHT,
        waiting.MOST_EACH,
        waiting.MOST_AT_ONCE,
        *duels.SIZES,
        pursuits.GIVE_UP_AFTER,
        passes.GOOD_FOR,
        passes.MOST_PASSES,
        results.MOST_COUNTED,
        *api.WRITES,
        *api.READS,
        *sorted({one.cost for one in endpoints.endpoints()} - {1}),
        *pages.FILES,
        seating.LARGEST_FORMAT,
        room.MOST_ENTRIES,
        room.MOST_BEFORE_TAKEBACK,
        tables.MOST_UNFINISHED,
        tables.MOST_OPEN,
        tables.MOST_LISTED,
        tables.MOST_LISTED_OF_ONE,
        tables.PAGE,
        drafts.MOST_UNFINISHED,
        drafts.MOST_LISTED,
        storage_drafts.MOST_TABLES,
        pools.MOST_OPENED,
        messages.LONGEST_NAME,
        names.MOST_MARKS,
        refusals.LONGEST,
        reveals.REVEAL_WITHIN,
        ending.AWAY // 1000,
        silence.SILENCE // 1000,
        service_clock.STANDS_FOR,
    ]


def test_every_call_is_listed() -> None:
    listed = [word(call) for call, _ in rows(section("## Requests over HTTP"))]
    assert listed == [f"{one.method} {one.path}" for one in endpoints.endpoints()]


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)]+)\)", TEXT))))
def test_links_lead_somewhere(link: str) -> None:
    page, _, place = link.partition("#")
    there = (ROOT / "docs" / page).read_text("utf-8") if page else TEXT
    titles = re.findall(r"^#+ (.+)$", there, re.MULTILINE)
    places = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
    assert not place or place in places


def test_the_example_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    bot = tmp_path / "bot.py"
    bot.write_text(program, "utf-8")
    played = subprocess.run(
        [sys.executable, str(bot), served.url],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert re.search(r"^Winners: \[[01]?\]$", played.stdout, re.MULTILINE)


def codes() -> list[int]:
    return [int(code) for code, _, _ in rows(section("## When a connection is closed"))]


def test_connections_are_closed_with_the_codes_that_are_listed(served: Served) -> None:
    address = f"{served.url.replace('http', 'ws', 1)}/ws/nowhere"
    with connect(address) as line:
        assert '"server-table-unknown"' in str(line.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == socket.POLICY
    assert {socket.POLICY, socket.AGAIN_LATER} <= set(codes())


def test_a_page_of_another_site_is_answered_with_403(served: Served) -> None:
    address = f"{served.url.replace('http', 'ws', 1)}/ws/nowhere"
    origin = {"Origin": "http://elsewhere.test"}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=origin):
        pass
    assert refused.value.response.status_code == 403
    assert str(refused.value.response.status_code) in section("## When a connection is closed")
