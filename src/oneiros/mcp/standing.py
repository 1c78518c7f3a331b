"""How a table of a server stands for a seat: what is expected of it now, and what was agreed."""

from __future__ import annotations

from oneiros.mcp.connection import Connection
from oneiros.server.protocol import messages as told
from oneiros.words import Words


def expected(words: Words, at: Connection) -> str:
    """Say what a seat is to do now, and which tool does it."""
    table = at.table
    if table is None:
        return words.say("mcp-waiting")
    if at.over:
        return words.say("mcp-closed" if table.status == "closed" else "mcp-now-over")
    if table.status == "playing":
        return words.say("mcp-now-answer" if at.asked() is not None else "mcp-waiting")
    if at.builds:
        return words.say("mcp-now-bring", sealed="no" if table.sealed is None else "yes")
    if any(one.kind == "open" for one in table.seats):
        return words.say("mcp-now-open", sealed="yes" if _is_shut(table) else "no")
    return words.say("mcp-now-others" if table.sealed is not None else "mcp-now-agree")


def agreed(words: Words, table: told.Table, seat: int) -> list[str]:
    """Say who sits at a table that waits, what is opened for it, and how others sit down."""
    sitting = [
        f"{name} {one.name or one.bot or one.kind}"
        for name, one in zip(table.names, table.seats, strict=True)
    ]
    lines = [words.say("mcp-sitting", seats=", ".join(sitting), mine=table.names[seat])]
    if any(one.kind == "open" for one in table.seats):
        lines.append(words.say("mcp-invite", table=table.id, invite=table.invite))
    sealed = table.sealed
    if sealed is not None:
        details = {"way": sealed.way or "-", "set": sealed.set or "-", "seed": sealed.seed or "-"}
        lines.append(words.say(f"mcp-sealed-{sealed.pools}", **details))
    return [*lines, *rubber(words, table)]


def rubber(words: Words, table: told.Table) -> list[str]:
    """Say how several games stand of which this is one, if it is."""
    score = table.rubber
    if score is None:
        return []
    won = zip(table.names, score.wins, strict=True)
    lines = [
        words.say(
            "mcp-rubber",
            number=score.number,
            best=score.best,
            wins=", ".join(f"{name} {count}" for name, count in won),
            drawn=score.drawn,
        )
    ]
    if score.over:
        winners = ", ".join(table.names[seat] for seat in score.winners)
        lines.append(words.say("mcp-rubber-over", won="yes" if winners else "no", winners=winners))
    return lines


def further(words: Words, table: told.Table) -> list[str]:
    """Say how a game that is over is followed by another, if it can be."""
    if table.status != "over":
        return []
    goes_on = table.rubber is not None and not table.rubber.over
    return [words.say("mcp-next", goes="on" if goes_on else "anew")]


def back(words: Words, table: told.Table) -> str:
    """Say what does not count any more because somebody got up."""
    own = table.sealed is not None and table.sealed.pools == "own"
    return words.say("mcp-went-back", packs="yes" if own else "no")


def _is_shut(table: told.Table) -> bool:
    return table.sealed is not None and not table.sealed.opened
