"""Drafts of packs by themselves, without network and disk: passing, secrecy, time, and leaving."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from oneiros.kernel.errors import BadData, Refusal, StaleAnswer
from oneiros.server.protocol.packs import NewDraft
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms import draft_views, drafting
from oneiros.storage import StoredDraft

SECOND = 1000


def laid(*seats: str, seconds: int = 60) -> StoredDraft:
    """Make a draft; `me` is ann."""
    return drafting.lay(_wish(*seats, seconds=seconds), "ann", 0)


def _wish(*seats: str, seconds: int = 60) -> NewDraft:
    body = {"game": "dreamblade", "seats": seats, "seconds": seconds}
    return msgspec.convert(body, NewDraft)


def with_people(*guests: str, bots: int = 0) -> StoredDraft:
    """Begin a draft of ann, of others, and of bots."""
    draft = laid("me", *["open"] * len(guests), *["bot"] * bots)
    for guest in guests:
        draft = drafting.join(draft, guest, None, draft.invite)
    return draft if draft.status == "drafting" else drafting.begin(draft, "ann", 0)


def picks_first(draft: StoredDraft, guest: str, shown: int = 0) -> StoredDraft:
    """Pick whatever lies on top."""
    mine = drafting.number_of(draft, guest)
    hand = drafting.hand_of(draft, mine)
    return drafting.pick(draft, guest, drafting.step_of(draft), hand[0].name, shown)


def everything(draft: StoredDraft) -> Counter[str]:
    """Count what lies in all packs of a draft."""
    return Counter(name for one in draft.packs for pack in one for name, _ in pack)


@pytest.mark.parametrize("people", [1, 2, 3, 8])
def test_3_3_everything_is_taken_and_everybody_has_equally_much(people: int) -> None:
    guests = [f"guest {number}" for number in range(people - 1)]
    draft = with_people(*guests, bots=8 - people)
    random = Random(people)
    while draft.status == "drafting":
        waiting = [
            guest
            for guest in ("ann", *guests)
            if len(draft.seats[drafting.number_of(draft, guest)].picks) == drafting.step_of(draft)
        ]
        draft = picks_first(draft, random.choice(waiting))
    assert draft.status == "over"
    assert [len(one.picks) for one in draft.seats] == [21] * 8
    assert Counter(name for one in draft.seats for name in one.picks) == everything(draft)
    assert drafting.drafted(draft).guests[:people] == ["ann", *guests]


def test_3_3_packs_go_to_the_left_then_to_the_right_and_to_the_left_again() -> None:
    draft = with_people("bob", "eve")
    names = ("ann", "bob", "eve")
    for number, step in enumerate((1, -1, 1)):
        held = [drafting.hand_of(draft, seat) for seat in range(3)]
        assert [len(one) for one in held] == [7, 7, 7]
        for guest in names:
            draft = picks_first(draft, guest)
        for seat in range(3):
            assert drafting.hand_of(draft, (seat + step) % 3) == held[seat][1:], number
        for _ in range(6):
            for guest in names:
                draft = picks_first(draft, guest)


def test_bots_pick_at_once_and_people_are_waited_for() -> None:
    draft = with_people("bob", bots=2)
    assert [len(one.picks) for one in draft.seats] == [0, 0, 1, 1]
    draft = picks_first(draft, "bob")
    assert [len(one.picks) for one in draft.seats] == [0, 1, 1, 1]
    assert drafting.step_of(draft) == 0
    draft = picks_first(draft, "ann")
    assert [len(one.picks) for one in draft.seats] == [1, 1, 2, 2]


def test_a_draft_of_one_person_ends_with_their_last_pick() -> None:
    draft = laid("me", "bot")
    for _ in range(20):
        draft = picks_first(draft, "ann")
        assert draft.status == "drafting"
    assert picks_first(draft, "ann").status == "over"


def test_a_pick_is_made_once_and_from_the_pack_at_hand() -> None:
    draft = with_people("bob")
    hand = [one.name for one in drafting.hand_of(draft, 0)]
    foreign = next(one.name for one in drafting.hand_of(draft, 1) if one.name not in hand)
    for name in (foreign, "Nobody", ""):
        with pytest.raises(BadData, match="server-draft-pick"):
            drafting.pick(draft, "ann", 0, name, 0)
    picked = drafting.pick(draft, "ann", 0, hand[0], 0)
    for step in (0, 1, 5):
        with pytest.raises(StaleAnswer, match="server-draft-stale"):
            drafting.pick(picked, "ann", step, hand[1], 0)
    with pytest.raises(Forbidden, match="server-draft-foreign"):
        drafting.pick(draft, "eve", 0, hand[0], 0)


def test_whose_time_runs_out_gets_the_usual_pick_which_is_noted() -> None:
    draft = with_people("bob")
    draft = picks_first(draft, "ann", 10 * SECOND)
    assert drafting.run_out(draft, 60 * SECOND - 1) is draft
    late = drafting.run_out(draft, 60 * SECOND)
    assert [len(one.picks) for one in late.seats] == [1, 1]
    assert [one.missed for one in late.seats] == [(), (0,)]
    # From then on everybody has all the time again.
    assert late.due == 120 * SECOND
    assert late.version == draft.version + 1
    both = drafting.run_out(late, 500 * SECOND)
    assert [one.missed for one in both.seats] == [(1,), (0, 1)]
    assert both.due == 560 * SECOND
    while both.status == "drafting":
        both = drafting.run_out(both, (both.due or 0) + 1)
    assert both.seats[0].missed == tuple(range(1, 21))
    assert (both.status, both.due) == ("over", None)


def test_the_time_for_a_pick_is_not_longer_because_somebody_else_picks() -> None:
    draft = with_people("bob", "eve")
    draft = picks_first(draft, "ann", 50 * SECOND)
    assert draft.due == 60 * SECOND
    draft = picks_first(draft, "bob", 55 * SECOND)
    assert draft.due == 60 * SECOND
    assert picks_first(draft, "eve", 59 * SECOND).due == 119 * SECOND


def test_who_leaves_has_a_bot_pick_on_and_nobody_waits() -> None:
    draft = with_people("bob", bots=1)
    draft = picks_first(draft, "ann")
    left = drafting.leave(draft, "bob", 0)
    assert [one.kind for one in left.seats] == ["guest", "bot", "bot"]
    assert drafting.step_of(left) == 1
    assert left.owner == "ann"
    with pytest.raises(Forbidden):
        drafting.leave(left, "bob", 0)
    alone = drafting.leave(draft, "ann", 0)
    assert alone.owner == "bob"
    assert drafting.is_deserted(drafting.leave(alone, "bob", 0))


def test_before_it_begins_a_seat_is_open_again_and_bots_take_what_is_left() -> None:
    draft = laid("me", "open", "open", "bot")
    assert (draft.status, draft.packs, draft.due) == ("seating", (), None)
    with pytest.raises(Forbidden, match="server-invite-wrong"):
        drafting.join(draft, "bob", None, "wrong")
    draft = drafting.join(draft, "bob", 2, draft.invite)
    assert drafting.join(draft, "bob", None, "") is draft
    with pytest.raises(Untimely, match="server-seat-taken"):
        drafting.join(draft, "eve", 2, draft.invite)
    for deed in (drafting.begin, drafting.leave):
        with pytest.raises(Forbidden, match="server-draft-foreign"):
            deed(draft, "eve", 0)
    with pytest.raises(Forbidden, match="server-draft-owner"):
        drafting.begin(draft, "bob", 0)
    with pytest.raises(Forbidden, match="server-draft-owner"):
        drafting.close(draft, "bob")
    with pytest.raises(Untimely, match="server-draft-status"):
        drafting.pick(draft, "bob", 0, "Porch Light", 0)
    assert drafting.close(draft, "ann").status == "closed"
    assert [one.kind for one in drafting.leave(draft, "bob", 0).seats][2] == "open"
    begun = drafting.begin(draft, "ann", 0)
    assert [one.kind for one in begun.seats] == ["guest", "bot", "guest", "bot"]
    full = drafting.join(draft, "eve", None, draft.invite)
    with pytest.raises(Untimely, match="server-draft-full"):
        drafting.join(full, "zoe", None, full.invite)
    with pytest.raises(Untimely, match="server-draft-status"):
        drafting.begin(begun, "ann", 0)
    with pytest.raises(Untimely, match="server-draft-early"):
        drafting.drafted(begun)


def test_nobody_is_shown_what_others_hold_or_have_picked() -> None:
    draft = with_people("bob", bots=2)
    names = {"ann": "Ann", "bob": "Bob"}
    random = Random(5)
    while draft.status == "drafting":
        for guest in ("ann", "bob"):
            mine = drafting.number_of(draft, guest)
            shown = draft_views.shown(draft, guest, names, 0)
            own = drafting.hand_of(draft, mine) + drafting.pool_of(draft, mine)
            told = msgspec.json.encode(shown).decode()
            secret = set(everything(draft)) - {one.name for one in own}
            assert not [name for name in secret if f'"{name}"' in told]
        stranger = msgspec.json.encode(draft_views.shown(draft, "eve", names, 0)).decode()
        nobody = msgspec.json.encode(draft_views.shown(draft, None, names, 0)).decode()
        assert not [name for name in everything(draft) if name in stranger + nobody]
        assert draft.invite not in stranger + nobody
        waiting = [
            guest for guest in ("ann", "bob") if draft_views.shown(draft, guest, names, 0).pack
        ]
        draft = picks_first(draft, random.choice(waiting))
    shown = draft_views.shown(draft, "ann", names, 0)
    assert [one.name for one in shown.picks] == list(draft.seats[0].picks)
    others = {name for one in draft.seats[1:] for name in one.picks} - set(draft.seats[0].picks)
    told = msgspec.json.encode(shown).decode()
    assert not [name for name in others if f'"{name}"' in told]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (("me",), "server-draft-seats"),
        (("me", *["bot"] * 8), "server-draft-seats"),
        (("bot", "bot"), "server-draft-me"),
        (("me", "me"), "server-draft-me"),
    ],
)
def test_nonsense_is_refused(wish: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        laid(*wish)


def test_a_pick_has_a_time_within_limits() -> None:
    for seconds in (0, 14, 3 * 24 * 3600 + 1, -5):
        with pytest.raises(BadData, match="server-draft-seconds"):
            laid("me", "bot", seconds=seconds)


def test_who_is_forgotten_leaves_what_the_others_have() -> None:
    draft = with_people("bob")
    while draft.status == "drafting":
        draft = drafting.run_out(draft, (draft.due or 0) + 1)
    gone = drafting.depart(draft, "ann", 0)
    assert [one.guest_id for one in gone.seats] == [None, "bob"]
    assert gone.owner == "bob"
    assert gone.seats[0].picks == draft.seats[0].picks
    # The seat of nobody known is no bot, which could be played against.
    assert drafting.drafted(gone).guests == ["", "bob"]
