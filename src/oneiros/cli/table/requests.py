"""What a person can say besides an answer: why, undo, board, options, log and the like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from oneiros.cli.before.asking import Asking
from oneiros.cli.commands import rules
from oneiros.cli.shell import program
from oneiros.cli.table import listing
from oneiros.cli.table.advising import explain_bots
from oneiros.cli.table.prompt import Leaving, at_terminal
from oneiros.cli.terminal import Query, Terminal, Told
from oneiros.kernel.errors import BadData, IllegalAnswer, NothingToUndo
from oneiros.words import Words
from oneiros.words.folding import fold
from oneiros.words.rulebook import rulebook

if TYPE_CHECKING:
    from oneiros.cli.table.talk import Talk

Act = Callable[["Talk", str], bool]
"""Does what was said; tells whether there is nothing more to ask about the decision."""

LAST_LINES: Final = 20
_MOST_DIGITS: Final = 6


def _why(talk: Talk, rest: str) -> bool:
    """Say why something may not be done, with the text of the rule when it first matters.

    Alone it asks why bots did what they did.
    """
    if not rest:
        return explain_bots(talk)
    try:
        option = talk.meant(rest)
    except IllegalAnswer as refusal:
        talk.shell.refuse(refusal)
        book = rulebook(talk.match.ruleset.name, talk.words.language)
        rule = book.rule(str(refusal.details.get("rule", "")))
        if rule is not None and rule.number not in talk.session.rules_read:
            talk.session.rules_read.add(rule.number)
            rules.show(talk.shell, [rule])
    else:
        text = talk.match.ruleset.write(talk.state, option)
        talk.shell.say("cli-play-allowed", option=text)
    return False


def _hint(talk: Talk, rest: str) -> bool:
    """Say where to look, and then what could be done."""
    return talk.session.hinting.hint(talk, rest)


def _undo(talk: Talk, _rest: str) -> bool:
    """Take back the last answer of a person, if that is still free."""
    match = talk.match
    free = [seat for seat in talk.session.people if match.undo_limit(seat) < match.step]
    try:
        answer = match.undo(free[0] if free else talk.decision.seat)
    except NothingToUndo as refusal:
        # The kernel counts seats and steps; people know players.
        key = f"cli-{refusal.key}"
        raise BadData(key, **refusal.details) from None
    talk.shell.say("cli-play-undone", option=answer.text)
    return True


def _board(talk: Talk, _rest: str) -> bool:
    """Show the table with everything that explains it."""
    talk.session.draw(full=True)
    return False


def _less(talk: Talk, _rest: str) -> bool:
    """Draw the table again only when another phase begins."""
    talk.session.picture.sparing = True
    talk.shell.say("cli-play-less-done")
    return False


def _more(talk: Talk, _rest: str) -> bool:
    """Draw the table again as often as there is room for."""
    talk.session.picture.sparing = False
    talk.session.draw()
    talk.show_question()
    return False


def _options(talk: Talk, rest: str) -> bool:
    """List all options with their notation, or those that contain a text."""
    rows = []
    for index, option in enumerate(talk.options):
        notation = talk.notations[index]
        sentence = talk.session.terminal.option(talk.words, talk.state, option)
        if fold(rest) in f"{fold(notation)}\n{fold(sentence)}":
            rows.append((talk.number_of(index) - 1, notation, sentence))
    if not rows:
        raise BadData("cli-play-no-option", came=rest)
    talk.shell.draw(listing.in_full(rows))
    return False


def _log(talk: Talk, rest: str) -> bool:
    """Tell the last lines of the log, or as many as asked for."""
    if rest and not (rest.isascii() and rest.isdecimal() and len(rest) <= _MOST_DIGITS):
        raise BadData("cli-play-log-what", came=rest)
    told = Told(talk.match.heard_since(0, talk.session.viewer.seat))
    lines = talk.session.terminal.log(talk.words, talk.match.state, told)
    for line in lines[max(0, len(lines) - int(rest or LAST_LINES)) :]:
        talk.shell.print(line)
    return False


def _rule(talk: Talk, rest: str) -> bool:
    """Read in the rules."""
    _needed(rest, "rule")
    rules.look_up(talk.shell, talk.match.ruleset.name, rest)
    return False


def _save(talk: Talk, rest: str) -> bool:
    """Write the record to a file and keep it up to date."""
    return _save_to(talk, rest, replacing=False)


def _replace(talk: Talk, rest: str) -> bool:
    """Do the same, whatever is in the file now."""
    return _save_to(talk, rest, replacing=True)


def _save_to(talk: Talk, rest: str, *, replacing: bool) -> bool:
    _needed(rest, "save")
    saving = talk.session.saving
    saving.save_to(rest, replacing=replacing)
    sealed = "yes" if saving.sealed else "no"
    kept = "yes" if saving.kept else "no"
    talk.shell.say("cli-play-saved", file=rest, sealed=sealed)
    talk.shell.say("cli-play-saved-on", file=rest, kept=kept, program=program())
    return False


def _help(talk: Talk, _rest: str) -> bool:
    talk.shell.say("cli-play-help-intro")
    for name in COMMANDS:
        talk.shell.print(f"  {talk.words.say(f'cli-play-{name}-help')}")
    for name in talk.session.terminal.queries:
        talk.shell.print(f"  {talk.words.say(f'{talk.match.ruleset.name}-{name}-help')}")
    talk.shell.print(talk.session.terminal.primer(talk.words))
    return False


def _quit(talk: Talk, rest: str) -> bool:
    """Leave; a player who would lose the game by leaving is asked first."""
    if rest:
        raise BadData("cli-play-quit-alone", came=rest)
    played = any(answer.seat in talk.session.people for answer in talk.match.answers)
    if played and not talk.session.saving.files and at_terminal():
        talk.shell.say("cli-play-quit-unsaved")
        if not _sure(talk, "quit"):
            return False
    raise Leaving


def _sure(talk: Talk, command: str) -> bool:
    """Ask whether a command that ends the game is meant."""
    prompt, means = (f"cli-play-{command}-{part}" for part in ("prompt", "means"))
    return Asking(talk.shell).yes(talk.words.say(prompt), talk.words.say(means))


def _abandon(talk: Talk, rest: str) -> bool:
    """Leave for good: the saved record reveals the seed and can be verified."""
    if rest:
        raise BadData("cli-play-abandon-alone", came=rest)
    if at_terminal() and not _sure(talk, "abandon"):
        return False
    talk.session.saving.abandoned = True
    raise Leaving


def _needed(rest: str, command: str) -> None:
    """Refuse a command that came without what it is about."""
    if not rest:
        key = f"cli-play-{command}-what"
        raise BadData(key)


def _asking(name: str, query: Query) -> Act:
    """Make a command of a game's own question."""

    def ask(talk: Talk, rest: str) -> bool:
        if query.needed and not rest:
            key = f"{talk.match.ruleset.name}-{name}-what"
            raise BadData(key)
        about = talk.session.terminal.expand(talk.words, talk.state, rest)
        talk.shell.show(query.answer(talk.session.glance(), about))
        return False

    return ask


COMMANDS: Final[dict[str, Act]] = {
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "board": _board,
    "less": _less,
    "more": _more,
    "options": _options,
    "log": _log,
    "rule": _rule,
    "save": _save,
    "help": _help,
    "quit": _quit,
    "abandon": _abandon,
}


_ALIASES: Final[dict[str, Act]] = {
    "?": _help,
    "exit": _quit,
    "save!": _replace,
}


def spoken(words: Words, terminal: Terminal) -> dict[str, Act]:
    """Give the commands by their English names and by those of the language spoken, unmarked."""
    own = {fold(words.say(f"cli-play-{name}-word")): act for name, act in COMMANDS.items()}
    own[fold(words.say("cli-play-save-word")) + "!"] = _replace
    asked = {name: _asking(name, query) for name, query in terminal.queries.items()}
    for name, act in asked.items():
        own[fold(words.say(f"{terminal.game.ruleset.name}-{name}-word"))] = act
    return {**own, **asked, **COMMANDS, **_ALIASES}
