"""Guests over HTTP: a name, how their games came out, their data, and their other browsers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oneiros.registry.games import all_games, game
from oneiros.server.http.endpoint import Call, File, KnownAs
from oneiros.server.names import clean_name
from oneiros.server.protocol import api_types as api
from oneiros.server.refusals import Forbidden, Unknown, Untimely
from oneiros.server.rooms import exporting, results
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.passes import GOOD_FOR
from oneiros.server.rooms.results import MOST_COUNTED, Opponent, Outcome
from oneiros.storage import Keeping, StoredTable


async def me(call: Call) -> api.Me:
    """Give the name of the guest who asks."""
    guest = call.caller()
    if not call.known:
        return api.Me("")
    await call.hall.archive.note_visit(guest)
    return await _named(call, guest)


async def rename(call: Call) -> api.Me:
    """Take another name."""
    name = clean_name(call.body.name)
    await call.hall.know(call.caller(), name)
    return api.Me(name)


async def renew(call: Call) -> KnownAs:
    """Make every cookie worthless that the guest had until now, and end their connections."""
    guest = call.caller()
    if not call.known:
        return KnownAs(guest, await me(call))
    issue = call.hall.archive.issue(guest)
    call.hall.passes.revoke(guest)
    told = await me(call)
    await call.hall.renew(guest, issue)
    # An earlier cookie may have made another one meanwhile.
    call.hall.passes.revoke(guest)
    return KnownAs(guest, told)


async def count(call: Call) -> api.Results:
    """Count how the games of the guest who asks came out."""
    guest, archive = call.caller(), call.hall.archive
    storage = archive.storage
    found = await archive.read(lambda: storage.finished_of(guest, MOST_COUNTED + 1))
    games = [one for one in found[:MOST_COUNTED] if results.counts(one, guest)]
    entries = await archive.read(lambda: storage.count_entries([one.id for one in games]))
    reckoned = results.reckon(games, guest)
    await archive.learn_names([one.guest for _, one in reckoned.opponents if one.guest])
    names = archive.names
    return api.Results(
        [_game(one, each, games) for one, each in reckoned.games.items()],
        [_told(game, one, each, names) for (game, one), each in reckoned.opponents.items()],
        [
            api.LongestGame(one.game, one.id, entries[one.id])
            for one in results.longest(games, entries)
        ],
        [
            api.LuckiestGame(one.game, one.id, luck.got, luck.usual)
            for one, luck in results.luckiest(games, guest)
        ],
        MOST_COUNTED if len(found) > MOST_COUNTED else 0,
    )


async def export(call: Call) -> File:
    """Give everything that is kept of the guest who asks."""
    return File("oneiros-me.json", exporting.parts(call.hall.archive.storage, call.caller()))


async def erase(call: Call) -> KnownAs:
    """Delete everything that is kept of the guest who asks, as an operator would."""
    guest = call.caller()
    call.hall.passes.revoke(guest)
    async with call.hall.seating(guest):
        erased = await Housekeeping(call.hall, Keeping()).erase(guest)
    if not erased.gone:
        raise Untimely("server-erase-back")
    return KnownAs(None, api.Erased(erased.removed, erased.vacated, erased.keepsakes))


async def make_pass(call: Call) -> api.Pass:
    """Make a pass for another browser of the guest who asks."""
    guest, archive = call.caller(), call.hall.archive
    issue = archive.issue(guest)
    # Whoever comes with it finds somebody who is known.
    await call.hall.know(guest)
    # The cookie of this call may have become worthless meanwhile.
    if archive.issue(guest) != issue:
        raise Forbidden("server-no-guest")
    return api.Pass(call.hall.passes.make(guest), GOOD_FOR)


async def pass_standing(call: Call) -> api.PassStanding:
    """Tell whether the pass of the guest who asks can still be used."""
    return api.PassStanding(call.hall.passes.is_good(call.caller()))


async def revoke_pass(call: Call) -> api.Me:
    """Make the pass of the guest who asks worthless."""
    call.hall.passes.revoke(call.caller())
    return await me(call)


async def arrive(call: Call) -> KnownAs:
    """Be known in this browser as the guest of a pass."""
    guest, archive = call.hall.passes.take(call.body.phrase), call.hall.archive
    issue = archive.issue(guest)
    told = await _named(call, guest)
    # The pass is worthless, too, if cookies were renewed meanwhile.
    if archive.issue(guest) != issue:
        raise Unknown("server-pass-unknown")
    return KnownAs(guest, told)


async def _named(call: Call, guest: str) -> api.Me:
    await call.hall.archive.learn_names([guest])
    return api.Me(call.hall.archive.names[guest])


def _tally(counted: Counter[Outcome]) -> api.Tally:
    return api.Tally(counted["won"], counted["lost"], counted["drawn"])


def _game(name: str, counted: Counter[Outcome], games: Sequence[StoredTable]) -> api.GameResult:
    """Tell how one's games of one kind came out."""
    # A game that is offered no more tells nothing new.
    tells_luck = name in all_games() and game(name).luck is not None
    unnoted = sum(one.game == name and one.luck is None for one in games) if tells_luck else 0
    return api.GameResult(name, _tally(counted), tells_luck, unnoted)


def _told(
    game: str, one: Opponent, counted: Counter[Outcome], names: dict[str, str]
) -> api.OpponentResult:
    name = names.get(one.guest, "") if one.guest else ""
    return api.OpponentResult(game, _tally(counted), one.bot or "", name)
