"""Sealed play over HTTP: packs are opened, built from, checked, and played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from oneiros.registry.dreamblade.packs import PACKS
from oneiros.registry.dreamblade.pools import BuiltWarband
from oneiros.registry.dreamblade.study import WarbandStudy
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.packs import Pool, SealedPlay
from oneiros.words.dreamblade.names import key_of
from tests.server.browser import begin
from tests.server.guest import BOT, ME, OPEN, SHORT, Guest

SEALED = "/api/games/dreamblade/sealed"
WORDS = "amber-otter-quill"
SAME = {"way": "boosters", "seed": WORDS}


def names(pool: Pool) -> list[str]:
    """Name everything that lay in a pool."""
    return [one.name for pack in pool.packs for one in pack.contents]


def opened(guest: Guest, **wish: str) -> Pool:
    """Open packs."""
    return guest.give("POST", SEALED, Pool, wish)


def built(pool: Pool) -> list[str]:
    """Build a warband as the builder would."""
    found = PACKS.built(names(pool))
    assert isinstance(found, list)
    return found


def warbands(guest: Guest, table: str) -> list[list[str]]:
    """Give what both sides brought, by the record of their game."""
    record = guest.call("GET", f"/api/tables/{table}/record").json()
    both: list[list[str]] = record["setup"]["warbands"]
    return both


def fits(warband: Sequence[str], pool: Sequence[str]) -> bool:
    """Tell whether a pool has everything for a warband."""
    return not Counter(warband) - Counter(pool)


def test_3_3_packs_are_opened_by_words_the_same_each_time(ann: Guest, bob: Guest) -> None:
    play = ann.give("GET", SEALED, SealedPlay)
    assert [one.name for one in play.ways] == ["starter", "boosters"]
    assert (play.sets, play.rounds) == (["first-sleep"], 3)
    first = opened(ann, **SAME)
    assert first == opened(bob, way="boosters", set="first-sleep", seed=" Amber  OTTER-quill ")
    assert [one.kind for one in first.packs] == ["booster"] * 3
    for pack in first.packs:
        rarities = [one.rarity for one in pack.contents]
        assert rarities == ["common"] * 4 + ["uncommon"] * 2 + ["rare"]
    starter = opened(ann, seed=WORDS)
    assert [len(one.contents) for one in starter.packs] == [16, 7]
    at_random = opened(ann)
    assert at_random.seed != WORDS
    assert opened(ann, seed=at_random.seed) == at_random


def test_friends_with_different_languages_open_the_same_packs_by_their_own_words(
    ann: Guest, bob: Guest
) -> None:
    first = opened(ann, **SAME)
    assert first.said == {"en": WORDS, "pl": "antylopa-piramida-sarna"}
    for words in ("antylopa-piramida-sarna", "Antylopa PIRAMIDA śarna", "antylopa otter quill"):
        assert opened(bob, way="boosters", seed=words) == first
    table = bob.lay(ME, OPEN, sealed={"way": "boosters", "seed": first.said["pl"]})
    assert bob.give("GET", f"/api/tables/{table}/pool", Pool) == first


def test_nonsense_is_refused_in_words(ann: Guest) -> None:
    refused = ann.refused("POST", SEALED, {"seed": "amber-oter-quil"})
    assert (refused.reason, len(refused.more)) == ("seed-word", 1)
    assert "otter" in refused.sentence
    assert "sarna" in ann.refused("POST", SEALED, {"seed": "amber-otter-sarrna"}).sentence
    for body, reason in (
        ({"seed": "amber"}, "seed-words"),
        ({"seed": "a b c d"}, "seed-words"),
        ({"seed": "x" * 65}, "server-message"),
        ({"way": "all"}, "sealed-way"),
        ({"set": "rulebook"}, "sealed-set"),
        ({"set": "second-sleep"}, "sealed-set"),
    ):
        assert ann.refused("POST", SEALED, body).reason == reason
    assert ann.refused("GET", "/api/games/dreamscape/sealed").reason == "server-sealed-none"
    assert ann.refused("POST", "/api/games/chess/sealed", {}).reason == "server-game-unknown"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "dreamscape", "sealed": {}}, "server-sealed-none"),
        ({"sealed": {"seed": "no"}}, "seed-words"),
        ({"sealed": {"pools": "own", "seed": WORDS}}, "server-sealed-seed"),
        ({"sealed": {"set": "nowhere"}}, "sealed-set"),
        ({"sealed": {"draft": "nothing"}}, "server-draft-unknown"),
        ({"sealed": {}, "seats": [ME, {**BOT, "brings": "sample"}]}, "server-sealed-bot"),
        ({"format": {"packs": {}}}, "server-sealed-format"),
        ({"format": {"rubber": {}}}, "server-sealed-format"),
        ({"seats": [], "lesson": "score", "best_of": 3}, "server-lesson-more"),
        ({"best_of": 5}, "server-message"),
        ({"seats": [ME, {**BOT, "drafter": 1}]}, "server-sealed-drafter"),
        ({"sealed": {}, "seats": [ME, {**BOT, "drafter": 1}]}, "server-sealed-drafter"),
    ],
)
def test_no_table_is_made_of_nonsense(ann: Guest, wish: dict[str, object], reason: str) -> None:
    whole = {"game": "dreamblade", "seats": [ME, BOT], **wish}
    assert ann.refused("POST", "/api/tables", whole).reason == reason


def test_to_a_table_without_packs_nothing_is_brought_later(ann: Guest) -> None:
    table = ann.lay(ME, BOT)
    assert ann.refused("GET", f"/api/tables/{table}/pool").reason == "server-not-sealed"
    refused = ann.refused("POST", f"/api/tables/{table}/bring", {"brings": "sample"})
    assert refused.reason == "server-not-sealed"


def test_3_3_what_is_not_in_the_pool_is_refused_all_at_once(ann: Guest) -> None:
    pool = opened(ann, **SAME)
    common = Counter(names(pool)).most_common(1)[0]
    absent = next(
        one for one in ("Porch Light", "Tin Bugler", "Damp Patch") if one not in names(pool)
    )
    brings = [*[common[0]] * (common[1] + 1), absent, "Twilight Scout", "Nobody"]
    wish = {
        "game": "dreamblade",
        "seats": [{"kind": "me", "brings": brings}, BOT],
        "sealed": SAME,
    }
    refused = ann.refused("POST", "/api/tables", wish)
    said = [refused.sentence, *refused.more]
    for name, key in (
        ("Nobody", "miniature-unknown"),
        (absent, "sealed-not-there"),
        ("Twilight Scout", "sealed-not-there"),
        (common[0], "sealed-too-often"),
    ):
        # What is known is named by a key, so that everybody reads it in their own language.
        named = name if name == "Nobody" else f"⟦figure-{key_of(name)}⟧"
        assert any(key in one and named in one for one in said), (name, said)


def test_the_builder_helps_with_a_pool_and_sees_what_is_not_in_it(ann: Guest) -> None:
    pool = opened(ann, **SAME)
    copies = dict(Counter(names(pool)))
    found = ann.give("POST", f"{SEALED}/build", BuiltWarband, {"pool": copies})
    assert Counter(found.copies) + Counter(found.left) == Counter(copies)
    assert found.reasons
    assert Counter(found.copies) == Counter(built(pool))
    study = "/api/games/dreamblade/warbands/study"
    text = "\n".join(f"{number} {name}" for name, number in found.copies.items())
    fine = ann.give("POST", study, WarbandStudy, {"text": text, "pool": copies})
    assert fine.problems == []
    few = "\n".join(text.split("\n")[:6])
    helped = ann.give("POST", study, WarbandStudy, {"text": few, "pool": copies})
    assert helped.gaps
    assert {name for gap in helped.gaps for name in gap.add} <= set(copies)
    wrong = {"text": "2 Twilight Scout\n1 Nobody", "pool": copies}
    problems = ann.give("POST", study, WarbandStudy, wrong).problems
    assert ("Twilight Scout", 2) in [(one.miniature, one.copies) for one in problems]
    for body, reason in (
        ({"pool": {}}, "pool-size"),
        ({"pool": {"Nobody": 1}}, "miniature-unknown"),
        ({"pool": {"Mirrorman": 99}}, "pool-size"),
        ({"pool": {"Mirrorman": 0}}, "server-message"),
    ):
        assert ann.refused("POST", f"{SEALED}/build", body).reason == reason


def test_3_3_a_pool_is_played_against_a_bot_with_a_pool_of_its_own(ann: Guest) -> None:
    pool = opened(ann, **SAME)
    mine = {"kind": "me", "brings": built(pool)}
    found: list[list[str]] = []
    for _ in range(2):
        table = ann.lay(mine, BOT, sealed=SAME, format=SHORT)
        shown = ann.summary(table)
        assert shown.sealed == told.SealedTable(
            "same", "boosters", "first-sleep", WORDS, opened=True
        )
        assert [one.brings for one in shown.seats] == ["pool", "pool"]
        assert ann.refused("GET", f"/api/tables/{table}/pool?seat=1").reason == (
            "server-pool-foreign"
        )
        with ann.at(table) as browser:
            browser.sow()
            browser.until_status("playing")
            browser.say(told.Resign(0))
            browser.until_status("over")
        assert ann.verified(table)
        own, bots = warbands(ann, table)
        assert own == built(pool)
        others = ann.give("GET", f"/api/tables/{table}/pool?seat=1", Pool)
        assert others.seed == ""
        assert names(others) != names(pool)
        assert fits(bots, names(others))
        found.append(bots)
    # The same seed has the same opponent for everybody who compares results.
    assert found[0] == found[1]


def test_friends_build_from_the_same_pool_and_bring_it_when_it_is_built(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    table = ann.lay(ME, OPEN, sealed=SAME, format=SHORT)
    bob.join(table, invite=ann.summary(table).invite)
    path = f"/api/tables/{table}"
    assert ann.summary(table).sealed == told.SealedTable(
        "same", "boosters", "first-sleep", WORDS, opened=True
    )
    assert ann.summary(table).lacks == [0, 1]
    pool = bob.give("GET", f"{path}/pool", Pool)
    assert pool == opened(bob, **SAME)
    assert ann.give("GET", f"{path}/pool?seat=1", Pool) == pool
    assert eve.refused("GET", f"{path}/pool").reason == "server-not-seated"
    assert eve.refused("GET", f"{path}/pool?seat=0").reason == "server-pool-foreign"
    for seat in ("9", "x", "-1", "²"):
        assert ann.call("GET", f"{path}/pool?seat={seat}").status_code in (404, 422)
    warband = built(pool)
    with ann.at(table) as first, bob.at(table) as second:
        second.until_table()
        refused = second.refusal(second.sealed(1, "seed"))
        assert refused.reason == "server-sow-lacking"
        refused_too = ann.refused("POST", f"{path}/bring", {"brings": "sample"})
        assert refused_too.reason == "sealed-not-there"
        assert ann.refused("POST", f"{path}/bring", {"brings": None}).reason == "sealed-nothing"
        body = {"brings": warband, "seat": 1}
        assert ann.refused("POST", f"{path}/bring", body).reason == "server-seat-foreign"
        ann.give("POST", f"{path}/bring", api.TableSummary, {"brings": warband[:3]})
        ann.give("POST", f"{path}/bring", api.TableSummary, {"brings": warband, "seat": 0})
        assert ann.summary(table).lacks == [1]
        bob.give("POST", f"{path}/bring", api.TableSummary, {"brings": warband[:8]})
        begin(first, second)
        body = {"brings": warband}
        assert bob.refused("POST", f"{path}/bring", body).reason == "server-not-seating"
        second.say(told.Resign(1))
        first.until_status("over")
    assert warbands(ann, table) == [warband, warband[:8]]
    assert ann.verified(table)


def test_own_pools_stay_shut_until_everybody_sits_and_nobody_leaves_for_better_ones(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    own = {"way": "boosters", "pools": "own"}
    wish = {"game": "dreamblade", "seats": [{**ME, "brings": "sample"}, OPEN], "sealed": own}
    assert ann.refused("POST", "/api/tables", wish).reason == "server-packs-shut"
    table = ann.lay(ME, OPEN, sealed=own, format=SHORT)
    path = f"/api/tables/{table}"
    assert ann.refused("GET", f"{path}/pool").reason == "server-packs-shut"
    assert ann.refused("POST", f"{path}/bring", {"brings": "sample"}).reason == "server-packs-shut"
    invite = ann.summary(table).invite
    bob.join(table, invite=invite)
    shown = ann.summary(table).sealed
    assert shown is not None
    assert (shown.seed, shown.opened, ann.summary(table).lacks) == ("", True, [0, 1])
    first = ann.give("GET", f"{path}/pool", Pool)
    assert names(first) != names(bob.give("GET", f"{path}/pool", Pool))
    assert bob.refused("GET", f"{path}/pool?seat=0").reason == "server-pool-foreign"
    ann.give("POST", f"{path}/bring", api.TableSummary, {"brings": built(first)})
    left = bob.give("POST", f"{path}/leave", api.TableSummary)
    assert (left.status, left.sealed and left.sealed.opened) == ("seating", False)
    assert bob.refused("POST", f"{path}/join", {"invite": invite}).reason == "server-got-up"
    assert ann.refused("GET", f"{path}/pool").reason == "server-packs-shut"
    eve.join(table, invite=invite)
    second = ann.give("GET", f"{path}/pool", Pool)
    assert names(second) != names(first)
    # Nothing that somebody may ask for has the seed by which all pools are opened.
    everything = ann.call("GET", "/api/me/export").text
    assert table in everything
    assert '"seed":""' in everything.replace(" ", "")
    theirs = eve.give("GET", f"{path}/pool", Pool)
    for guest, pool in ((ann, second), (eve, theirs)):
        guest.give("POST", f"{path}/bring", api.TableSummary, {"brings": built(pool)})
    with ann.at(table) as one, eve.at(table) as two:
        begin(one, two)
        two.say(told.Resign(1))
        one.until_status("over")
        one.say(told.Rematch(0))
        two.say(told.Rematch(1))
        one.hear_until(lambda: one.table is not None and one.table.next)
        assert one.table is not None
        following = one.table.next
    assert names(eve.give("GET", f"{path}/pool?seat=0", Pool)) == names(second)
    assert ann.summary(following).lacks == [0, 1]
    fresh = ann.give("GET", f"/api/tables/{following}/pool", Pool)
    assert names(fresh) not in (names(second), names(theirs))


def test_who_has_seen_what_the_other_brings_does_not_come_back_with_something_else(
    ann: Guest, bob: Guest
) -> None:
    table = ann.lay(ME, OPEN, sealed={"way": "boosters", "seed": WORDS}, format=SHORT)
    path, invite = f"/api/tables/{table}", ann.summary(table).invite
    bob.join(table, invite=invite)
    for guest in (ann, bob):
        warband = built(guest.give("GET", f"{path}/pool", Pool))
        guest.give("POST", f"{path}/bring", api.TableSummary, {"brings": warband})
    with ann.at(table) as one, bob.at(table) as two:
        for browser, seat in ((one, 0), (two, 1)):
            browser.until_table()
            browser.say(browser.sealed(seat, "mine"))
        two.hear_until(lambda: two.table is not None and two.table.fairness.played is not None)
        left = bob.give("POST", f"{path}/leave", api.TableSummary)
    assert left.status == "seating"
    assert bob.refused("POST", f"{path}/join", {"invite": invite}).reason == "server-got-up"
    # Ann goes on waiting, and may bring something that Bob has not seen.
    body = {"brings": warband[:9]}
    assert ann.give("POST", f"{path}/bring", api.TableSummary, body).status == "seating"


def test_defeats_are_not_left_to_somebody_else(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, OPEN, best_of=3, format=SHORT)
    bob.join(table, invite=ann.summary(table).invite)
    with ann.at(table) as one, bob.at(table) as two:
        begin(one, two)
        two.say(told.Resign(1))
        one.until_status("over")
    for guest in (ann, bob):
        following = guest.give("POST", f"/api/tables/{table}/rematch", api.Rematched).table
    left = bob.give("POST", f"/api/tables/{following}/leave", api.TableSummary)
    assert left.status == "closed"


@pytest.mark.parametrize("pools", ["same", "own"])
def test_best_of_three_goes_on_with_the_same_pools_until_somebody_has_two(
    ann: Guest, pools: str
) -> None:
    sealed = {"way": "boosters", "pools": pools}
    table = ann.lay(ME, BOT, sealed=sealed, best_of=3, format=SHORT)
    pool = ann.give("GET", f"/api/tables/{table}/pool", Pool)
    body: dict[str, object] = {"brings": built(pool)}
    ann.give("POST", f"/api/tables/{table}/bring", api.TableSummary, body)
    for number in (1, 2):
        before = ann.summary(table).rubber
        assert before is not None
        mine = (number + 1) % 2
        wins = [0, 0] if number == 1 else [1, 0]
        assert before == told.Rubber(3, number, wins)
        with ann.at(table) as browser:
            browser.sow()
            browser.until_status("playing")
            browser.say(told.Resign(mine))
            browser.until_status("over")
            assert browser.table is not None
            after = browser.table.rubber
        assert after == ann.summary(table).rubber
        wins[1 - mine] += 1
        over = number == 2
        assert after == told.Rubber(3, number, wins, over=over, winners=[0] if over else [])
        assert (
            ann.refused("GET", f"/api/tables/{table}/pool?seat={1 - mine}").reason
            if (not over)
            else ann.give("GET", f"/api/tables/{table}/pool?seat={1 - mine}", Pool)
        )
        again = f"/api/tables/{table}/rematch"
        table = ann.give("POST", again, api.Rematched).table
        own = 1 - mine
        if number == 1:
            assert names(ann.give("GET", f"/api/tables/{table}/pool", Pool)) == names(pool)
            assert ann.summary(table).seats[own].brings == "pool"
            # Another warband of the same pool may be brought to the next game.
            body = {"brings": built(pool)[:9], "seat": own}
            ann.give("POST", f"/api/tables/{table}/bring", api.TableSummary, body)
    assert ann.summary(table).rubber == told.Rubber(3, 1, [0, 0])
