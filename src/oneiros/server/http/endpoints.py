"""Every call of the HTTP API with its route, in one list."""

from __future__ import annotations

from typing import Final

from oneiros.puzzles.telling import PuzzleSolution, PuzzleVerdict
from oneiros.server.http import (
    analyses,
    drafts,
    duels,
    keepsakes,
    library,
    me,
    puzzles,
    reviews,
    sparrings,
    tables,
)
from oneiros.server.http.endpoint import Endpoint
from oneiros.server.protocol import api_types as types
from oneiros.server.protocol import packs

LARGEST_RECORD_BODY: Final = 1024 * 1024
_ME: Final = "/api/me"
_KEEPSAKES: Final = f"{_ME}/keepsakes"
_TABLE: Final = "/api/tables/{table}"
_DRAFT: Final = "/api/drafts/{draft}"


def endpoints() -> list[Endpoint]:
    """List every call, with what the games offer to be read."""
    return [
        Endpoint("GET", "/api/health", "Does it answer?", tables.health, types.Health),
        Endpoint("GET", "/api/ready", "Can it keep answers?", tables.ready, types.Health),
        Endpoint("GET", _ME, "Who am I? Gives a cookie.", me.me, types.Me, welcomes=True),
        Endpoint(
            "PUT", _ME, "Take another name.", me.rename, types.Me, types.NewName, welcomes=True
        ),
        Endpoint(
            "POST",
            f"{_ME}/renew",
            "Get a new cookie, and make all others of mine worthless.",
            me.renew,
            types.Me,
            welcomes=True,
        ),
        Endpoint(
            "GET",
            f"{_ME}/results",
            "How my games came out, by game and by opponent, with the longest of each.",
            me.count,
            types.Results,
            cost=10,
        ),
        Endpoint(
            "GET", f"{_ME}/export", "Everything that is kept of me.", me.export, None, cost=100
        ),
        Endpoint(
            "POST",
            f"{_ME}/pass",
            "Make a pass, which makes another browser mine; my last one is worthless then.",
            me.make_pass,
            types.Pass,
            cost=10,
        ),
        Endpoint(
            "GET",
            f"{_ME}/pass",
            "Whether my pass can still be used.",
            me.pass_standing,
            types.PassStanding,
        ),
        Endpoint(
            "DELETE", f"{_ME}/pass", "Make my pass worthless.", me.revoke_pass, types.Me, cost=10
        ),
        Endpoint(
            "POST",
            f"{_ME}/arrive",
            "Be known in this browser as the guest of a pass, which is used up. Gives a cookie.",
            me.arrive,
            types.Me,
            types.Arrival,
            cost=10,
        ),
        Endpoint(
            "DELETE",
            _ME,
            "Delete everything that is kept of me.",
            me.erase,
            types.Erased,
            cost=20,
        ),
        Endpoint(
            "GET",
            f"{_ME}/tables",
            "My finished tables, by pages.",
            tables.earlier,
            types.TablePage,
            query=("before",),
        ),
        Endpoint(
            "GET",
            _KEEPSAKES,
            "What I keep to bring it to games, the last changed first.",
            keepsakes.listed,
            list[types.Keepsake],
        ),
        Endpoint(
            "POST",
            _KEEPSAKES,
            "Keep something to bring it to a game later.",
            keepsakes.keep,
            types.Keepsake,
            types.NewKeepsake,
        ),
        Endpoint(
            "PUT",
            f"{_KEEPSAKES}/{{keepsake}}",
            "Keep it otherwise from now on.",
            keepsakes.change,
            types.Keepsake,
            types.NewKeepsake,
        ),
        Endpoint(
            "DELETE",
            f"{_KEEPSAKES}/{{keepsake}}",
            "Keep it no more; gives what is left.",
            keepsakes.forget,
            list[types.Keepsake],
        ),
        Endpoint("GET", "/api/games", "The games.", library.games, list[types.GameDescription]),
        *library.readings(),
        Endpoint(
            "GET",
            "/api/games/{game}/sealed",
            "How packs of a game are opened.",
            library.sealed,
            packs.SealedPlay,
        ),
        Endpoint(
            "POST",
            "/api/games/{game}/sealed",
            "Open packs, at random or by a seed.",
            library.open_packs,
            packs.Pool,
            packs.NewPool,
        ),
        Endpoint(
            "GET",
            "/api/games/{game}/puzzles",
            "The puzzles of a game, the easiest first.",
            puzzles.listed,
            list[types.PuzzleOutline],
        ),
        Endpoint(
            "GET",
            "/api/games/{game}/puzzles/{puzzle}/solution",
            "The solution of a puzzle, with what speaks for it.",
            puzzles.solution,
            PuzzleSolution,
        ),
        Endpoint(
            "GET",
            "/api/games/{game}/sparrings",
            "How many games bots may play with something that is brought, the usual number first.",
            sparrings.sizes,
            list[types.SparringSize],
        ),
        Endpoint(
            "POST",
            "/api/games/{game}/sparrings",
            "Have bots play with something that is brought, or hear how far that is.",
            sparrings.begin,
            types.Sparred,
            types.NewSparring,
        ),
        Endpoint(
            "GET",
            "/api/games/{game}/sparrings/{sparring}",
            "How far that is, and what it comes to.",
            sparrings.of,
            types.Sparred,
        ),
        Endpoint(
            "GET",
            "/api/rules/{game}",
            "The rules of a game.",
            library.rules,
            types.Rulebook,
            query=("lang",),
        ),
        Endpoint("GET", "/api/tables", "My tables and open ones.", tables.listed, types.Tables),
        Endpoint("POST", "/api/tables", "Make a table.", tables.make, types.Made, types.NewTable),
        Endpoint("GET", _TABLE, "One table.", tables.show, types.TableSummary),
        Endpoint(
            "POST",
            f"{_TABLE}/join",
            "Sit down in an open seat.",
            tables.join,
            types.TableSummary,
            types.Join,
        ),
        Endpoint(
            "POST",
            f"{_TABLE}/bring",
            "Bring something of what was opened for a table.",
            tables.bring,
            types.TableSummary,
            types.Bring,
        ),
        Endpoint(
            "GET",
            f"{_TABLE}/pool",
            "What was opened for my seat, or when all is over for another.",
            tables.pool,
            packs.Pool,
            query=("seat",),
        ),
        Endpoint(
            "POST",
            f"{_TABLE}/leave",
            "Get up before the game begins.",
            tables.leave,
            types.TableSummary,
        ),
        Endpoint(
            "POST",
            f"{_TABLE}/close",
            "Close a table that is mine, or wish for it where others play.",
            tables.close,
            types.TableSummary,
        ),
        Endpoint(
            "POST",
            f"{_TABLE}/rematch",
            "Wish for another game with the same players, or hear where it is.",
            tables.rematch,
            types.Rematched,
        ),
        Endpoint(
            "GET",
            f"{_TABLE}/verdict",
            "What I have done at the table of a puzzle: whether it solves it.",
            puzzles.verdict,
            PuzzleVerdict,
        ),
        Endpoint(
            "GET",
            f"{_TABLE}/record",
            "The record of a game that has ended.",
            tables.record,
            None,
        ),
        Endpoint(
            "GET",
            f"{_TABLE}/review",
            "A game from its beginning, moment by moment.",
            reviews.of_table,
            types.Reviewed,
            query=("viewer", "from"),
        ),
        *_drafts(),
        Endpoint(
            "POST",
            "/api/reviews",
            "Look at a record file.",
            reviews.opened,
            types.Reviewed,
            types.RecordFile,
            largest=LARGEST_RECORD_BODY,
        ),
        Endpoint(
            "GET",
            "/api/reviews/{review}",
            "More of a record file that was sent before.",
            reviews.of_record,
            types.Reviewed,
            query=("viewer", "from"),
        ),
        *(
            Endpoint(method, f"{path}/analysis", summary, handler, types.Analysed)
            for path, begins, follows in (
                (_TABLE, analyses.begin_table, analyses.of_table),
                ("/api/reviews/{review}", analyses.begin_record, analyses.of_record),
            )
            for method, summary, handler in (
                ("POST", "Have a finished game analysed, or hear how far that is.", begins),
                ("GET", "How far that is, and what was found.", follows),
            )
        ),
        *(
            Endpoint(
                "GET",
                f"{path}/lookback",
                "What a finished game shows about each seat and what it brought.",
                handler,
                types.LookedBack,
            )
            for path, handler in (
                (_TABLE, analyses.back_at_table),
                ("/api/reviews/{review}", analyses.back_at_record),
            )
        ),
        *(
            Endpoint(method, f"{path}/duel", summary, handler, types.Duelled)
            for path in (_TABLE, "/api/reviews/{review}")
            for method, summary, handler in (
                ("GET", "How what was brought to a finished game does in equal hands.", duels.of),
                ("POST", "Have bots play with it, as often as is usual, then more.", duels.begin),
                ("DELETE", "Have those games ended that I have begun.", duels.give_up),
            )
        ),
    ]


def _drafts() -> list[Endpoint]:
    """List the calls of drafts of packs."""
    gives = packs.Draft
    return [
        Endpoint("GET", "/api/drafts", "My drafts of packs.", drafts.listed, packs.Drafts),
        Endpoint(
            "POST", "/api/drafts", "Make a draft of packs.", drafts.make, gives, packs.NewDraft
        ),
        Endpoint("GET", _DRAFT, "A draft, as I see it.", drafts.show, gives),
        Endpoint(
            "POST",
            f"{_DRAFT}/join",
            "Sit down in an open seat.",
            drafts.join,
            gives,
            packs.JoinDraft,
        ),
        Endpoint(
            "POST",
            f"{_DRAFT}/leave",
            "Get up; once it has begun, a bot picks on.",
            drafts.leave,
            gives,
        ),
        Endpoint("POST", f"{_DRAFT}/begin", "Begin; bots take open seats.", drafts.begin, gives),
        Endpoint(
            "POST", f"{_DRAFT}/close", "Close a draft that has not begun.", drafts.close, gives
        ),
        Endpoint(
            "POST",
            f"{_DRAFT}/pick",
            "Pick something from the pack at hand.",
            drafts.pick,
            gives,
            packs.NewPick,
        ),
    ]
