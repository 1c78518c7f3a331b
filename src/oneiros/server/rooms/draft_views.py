"""What each viewer is shown of a draft; nothing leaves a draft in another way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oneiros.server.protocol.packs import Draft, Drafter, DraftTable
from oneiros.server.rooms import drafting
from oneiros.server.rooms.packs import packs_of
from oneiros.server.rooms.rubbers import score_of, told
from oneiros.storage import StoredDraft, StoredTable


def shown(
    draft: StoredDraft,
    guest: str | None,
    names: Mapping[str, str],
    moment: int,
    tables: Sequence[StoredTable] = (),
) -> Draft:
    """Show a draft to a guest at a moment of the service: own packs and picks, and no others."""
    mine = drafting.number_of(draft, guest)
    told = outlined(draft, guest, names)
    if mine == drafting.NOBODY or not draft.packs:
        return told
    own, step = draft.seats[mine], drafting.step_of(draft)
    goes_on = draft.status == "drafting"
    picking = goes_on and len(own.picks) == step
    size = drafting.size_of(draft.packs)
    passes_to = (mine + drafting.direction(step // size)) % len(draft.seats)
    return Draft(
        told.id,
        told.game,
        told.set,
        told.status,
        told.version,
        told.seats,
        told.seconds,
        told.moved,
        owner=told.owner,
        mine=mine,
        rounds=len(draft.packs),
        size=size,
        step=step,
        left=0 if draft.due is None else max(0, draft.due - moment),
        pack=drafting.hand_of(draft, mine) if picking else [],
        picks=drafting.pool_of(draft, mine),
        missed=list(own.missed),
        passes_to=passes_to if goes_on else drafting.NOBODY,
        tables=[_table(one) for one in tables],
    )


def outlined(draft: StoredDraft, guest: str | None, names: Mapping[str, str]) -> Draft:
    """Show who sits there and how it stands, as lists and strangers see it."""
    mine = drafting.number_of(draft, guest)
    seating = draft.status == "seating"
    return Draft(
        draft.id,
        draft.game,
        draft.title,
        draft.status,
        draft.version,
        _seats(draft, guest, names),
        draft.seconds,
        draft.moved,
        invite=draft.invite if seating and mine != drafting.NOBODY else "",
        owner=guest is not None and draft.owner == guest,
        mine=mine,
        step=drafting.step_of(draft),
    )


def _seats(draft: StoredDraft, guest: str | None, names: Mapping[str, str]) -> list[Drafter]:
    step = drafting.step_of(draft)
    return [
        Drafter(
            one.kind,
            names.get(one.guest_id, "") if one.guest_id else "",
            mine=guest is not None and one.guest_id == guest,
            ready=draft.status == "drafting" and len(one.picks) > step,
            missed=len(one.missed),
        )
        for one in draft.seats
    ]


def _table(table: StoredTable) -> DraftTable:
    packs = packs_of(table.format)
    numbers = () if packs is None else packs.numbers
    score, over = score_of(table.format), table.status == "over"
    return DraftTable(
        table.id,
        list(numbers),
        table.status,
        list(table.winners or ()),
        None if score is None else told(score, table.winners, over=over),
    )
