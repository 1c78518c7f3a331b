"""Reading notation: the text becomes every attempt it could mean; the legal one is meant.

A name without its number is enough where only one miniature can be meant.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final, NoReturn

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.reasons import explain
from oneiros.games.dreamblade.table.board import cell_name, cell_named
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.text import notation
from oneiros.games.dreamblade.vocabulary import (
    BLADE,
    DOUBLE_MULTIBLADE,
    FACES,
    FORTUNATE,
    SPAWN,
)
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadNotation, IllegalAnswer
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

_LONGEST: Final = 400
_MOST_MEANINGS: Final = 512
_NAME: Final = r"([^,:]+?)"
_VERBS_WITH_CELL: Final = {verb: deed for deed, verb in notation.WITH_CELL.items()}
_VERBS_ALONE: Final = {verb: deed for deed, verb in notation.ALONE.items()}
_PLAIN_WORDS: Final = {text: option for option, text in notation.PLAIN.items()}
_VERBS_OF_GROUPS: Final = {verb: deed for deed, verb in notation.GROUPS.items()}


def read(table: Table, text: str) -> int:
    """Give the option that a text means, or refuse with the candidates or the rule."""
    meant = meanings(table, text)
    legal = [attempt for attempt in meant if attempt in table.options]
    if len(legal) == 1:
        return legal[0]
    said = " ".join(text.split()).lower()
    for option in legal:
        # What is written in full means what it says, though it could be short for something else.
        if notation.write(table, option).lower() == said:
            return option
    if legal and _are_copies_alike(table, legal):
        return legal[0]
    if legal:
        candidates = "; ".join(notation.write(table, option) for option in legal[:8])
        raise BadNotation("notation-ambiguous", text=text.strip(), candidates=candidates)
    reason = explain.explain(table, table.seat, _likeliest(table, meant))
    if reason is None:  # pragma: no cover - what is not listed has a reason
        raise BadNotation("notation-unknown", text=text.strip())
    raise IllegalAnswer(reason.key, rule=reason.rule, **reason.details)


def _are_copies_alike(table: Table, options: list[int]) -> bool:
    """Tell whether options spawn copies into one cell that only their numbers tell apart."""
    kinds: set[tuple[object, ...]] = set()
    for option in options:
        if opt.deed(option) != opt.SPAWN:
            return False
        one, cell = opt.miniature_of(option), opt.cell_of(option)
        marks = [marked >> one & 1 for marked in (*table.used, *table.energized)]
        kinds.add((table.roster.miniatures[one].name, one >> 4, table.where[one], cell, *marks))
    return len(kinds) == 1


def _likeliest(table: Table, meant: list[int]) -> int:
    """Among illegal attempts, the one about a miniature of the player who is asked."""
    for attempt in meant:
        about = explain.about(attempt)
        if about >= 0 and about >> 4 == table.seat:
            return attempt
    return meant[0]


def meanings(table: Table, text: str) -> list[int]:
    """Give every attempt a text could mean, legal or not; refuse what means nothing."""
    said = " ".join(text.split())
    if not said or len(said) > _LONGEST:
        raise BadNotation("notation-unknown", text=said[:80])
    if said.lower() in _PLAIN_WORDS:
        return [_PLAIN_WORDS[said.lower()]]
    verb, _, rest = said.partition(" ")
    verb = verb.lower()
    found = _read_verb(table, verb, rest)
    if not found:
        raise BadNotation("notation-unknown", text=said)
    return found


def _read_verb(table: Table, verb: str, rest: str) -> list[int]:
    nameless = not rest or cell_named(rest.lower()) >= 0
    if nameless and (verb in _VERBS_WITH_CELL or verb in _VERBS_ALONE):
        raise BadNotation("notation-needs-name", verb=verb)
    if verb in _VERBS_WITH_CELL:
        name, _, cell = rest.rpartition(" ")
        if cell_named(cell.lower()) < 0 and named_or_none(table, rest):
            raise BadNotation("notation-needs-cell", came=rest)
        # A single word is meant as a name.
        who = named(table, name or cell)
        return [opt.with_cell(_VERBS_WITH_CELL[verb], one, _cell(cell)) for one in who]
    if verb in _VERBS_ALONE:
        return [_VERBS_ALONE[verb] | miniature for miniature in named(table, rest)]
    if verb in _VERBS_OF_GROUPS:
        return _read_group(table, _VERBS_OF_GROUPS[verb], rest)
    if verb == "roll":
        return _read_roll(table, rest)
    if verb == "damage":
        return _read_damage(table, rest)
    if verb == "activate":
        return _read_activation(table, rest)
    if verb == "reroll":
        return _read_reroll(table, rest)
    if verb == "blade":
        return _read_blade(table, rest)
    if verb == "resolve":
        return _read_effect(table, rest)
    return []


def named(table: Table, name: str) -> list[int]:
    """Every miniature of a name, with or without its number; refuse an unknown one."""
    plain, hash_sign, number = name.strip().partition("#")
    wanted = plain.strip().lower()
    found: list[int] = []
    for index, miniature in table.roster.miniatures.items():
        if miniature.name.lower() != wanted:
            continue
        if hash_sign and table.roster.labels[index].partition("#")[2] != number.strip():
            continue
        found.append(index)
    if not found:
        _refuse_name(table, name.strip(), wanted)
    return found


def _refuse_name(table: Table, came: str, wanted: str) -> NoReturn:
    """Refuse a name; where only its number is wrong, with the copies that there are."""
    copies = [
        table.roster.labels[index]
        for index, miniature in table.roster.miniatures.items()
        if miniature.name.lower() == wanted
    ]
    if copies:
        raise BadNotation("notation-copy", came=came, copies=", ".join(copies))
    raise BadNotation("notation-name", came=came)


def _refuse_ability(table: Table, ability: str, who: int) -> NoReturn:
    """Refuse an ability that a miniature cannot use so, with all that are printed on it."""
    printed = "; ".join(one.text() for one in table.roster.miniatures[who].abilities) or "–"
    name = table.roster.called[who]
    raise BadNotation("notation-ability", came=ability, miniature=name, printed=printed)


def _cell(name: str) -> int:
    cell = cell_named(name.strip().lower())
    if cell < 0:
        raise BadNotation("notation-cell", came=name.strip())
    return cell


def _number(text: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,4}", text.strip()) or int(text) > most:
        raise BadNotation("notation-number", came=text.strip(), most=most)
    return int(text)


def _read_group(table: Table, what: int, rest: str) -> list[int]:
    cell_text, _, who = rest.partition(" with ")
    cell = _cell(cell_text)
    if not who.strip():
        raise BadNotation("notation-needs-attackers", cell=cell_name(cell))
    everyone = notation.attackers_in(table, what, cell)
    if who.strip().lower() == "all":
        return [opt.with_group(what, cell, everyone)]
    choices: list[list[int]] = []
    meanings_so_far = 1
    for name in who.split(","):
        candidates = named(table, name)
        here = [one for one in candidates if everyone & BIT[one]]
        choices.append(here or candidates[:1])
        meanings_so_far *= len(choices[-1])
        if meanings_so_far > _MOST_MEANINGS:
            raise BadNotation("notation-too-vague", text=rest)
    groups = set()
    for chosen in product(*choices):
        if len(set(chosen)) == len(chosen):
            groups.add(sum(BIT[one] for one in chosen))
    if not groups:
        raise BadNotation("notation-name-twice", text=rest)
    return [opt.with_group(what, cell, group) for group in sorted(groups)]


def _read_roll(table: Table, rest: str) -> list[int]:
    face = rest.lower()
    if table.seat == CHANCE and table.question == questions.INITIATIVE_DIE:
        if face not in ("1", "2", "3", "4", "5", "6"):
            raise BadNotation("notation-die", came=rest, expected="1 2 3 4 5 6")
        return [opt.DIE | int(face)]
    if face not in FACES:
        raise BadNotation("notation-die", came=rest, expected=" ".join(FACES))
    return [opt.FACE | FACES.index(face)]


def _read_damage(table: Table, rest: str) -> list[int]:
    name, _, amount = rest.rpartition(" ")
    if not amount.isdigit() and named_or_none(table, rest):
        raise BadNotation("notation-needs-amount", came=rest)
    points = _number(amount, 9999)
    return [opt.with_amount(miniature, points) for miniature in named(table, name)]


def _entries(table: Table, miniature: int, ability: str, first: int, last: int) -> list[int]:
    """The entries of a miniature that hold an ability of that name and activation."""
    found: list[int] = []
    for slot in range(SLOTS):
        entry = miniature * SLOTS + slot
        code = table.roster.keyword[entry]
        if code < 0 or not first <= table.roster.when[entry] <= last:
            continue
        if ability.lower() in (
            KEYWORDS[code].name.lower(),
            notation.ability_name(table.roster, entry).lower(),
        ):
            found.append(entry)
    return found


def _read_activation(table: Table, rest: str) -> list[int]:
    parsed = re.fullmatch(rf"{_NAME}: *([^:]+?)(?: X=(\d+))?", rest, re.IGNORECASE)
    if parsed is None:
        return []
    chosen = _number(parsed[3], 9999) if parsed[3] else 0
    who, ability = named(table, parsed[1]), parsed[2].strip()
    found = [
        opt.with_ability(miniature, entry % SLOTS, chosen)
        for miniature in who
        for entry in _entries(table, miniature, ability, SPAWN, SPAWN)
    ]
    return found or _refuse_ability(table, ability, who[0])


def _read_reroll(table: Table, rest: str) -> list[int]:
    parsed = re.fullmatch(rf"{_NAME}(/\d)?: *(.+)", rest)
    if parsed is None:
        return []
    faces = [0] * 5
    for word in parsed[3].lower().replace(",", " ").split():
        if word not in FACES:
            raise BadNotation("notation-die", came=word, expected=" ".join(FACES))
        faces[FACES.index(word)] += 1
    if max(faces) > 15:
        raise BadNotation("notation-number", came=parsed[3], most=15)
    who, ability = named(table, parsed[1]), KEYWORDS[FORTUNATE].name + (parsed[2] or "")
    found = [
        opt.with_dice(miniature, entry % SLOTS, faces)
        for miniature in who
        for entry in _entries(table, miniature, ability, 0, 0)
    ]
    return found or _refuse_ability(table, ability, who[0])


def _read_blade(table: Table, rest: str) -> list[int]:
    ability, colon, whose = rest.partition(":")
    ability = ability.strip()
    found: set[int] = set()
    if not colon:
        return []
    ways = _ways(table, whose, ("from", "by"))
    for names in ways:
        users, bearers, lenders = names[0], names[1] or names[0], names[2]
        for user, bearer in product(users, bearers):
            if not names[1] and user != bearer:
                continue
            entries = _entries(table, bearer, ability, BLADE, DOUBLE_MULTIBLADE)
            if lenders:
                entries = [at for one in lenders for at in _entries(table, one, ability, 0, 0)]
            found.update(opt.with_blade(user, bearer, entry) for entry in entries)
        if not lenders:
            # The bearer or the lender may be left out where only one fits.
            found.update(_listed_blades(table, ability, users, names[1]))
    if not found:
        # The bearer's or the lender's ability, where one is named, is the one that is used.
        _refuse_ability(table, ability, ([names for names in ways[0] if names][-1])[0])
    return sorted(found)


def _ways(table: Table, text: str, words: tuple[str, ...]) -> list[list[list[int]]]:
    """Read `NAME [word NAME] …` in at least one way, or refuse the first name that is none."""
    ways = _splits(table, text, words)
    if not ways:
        for name in re.split(rf" (?:{'|'.join(words)}) ", text):
            named(table, name)
        raise BadNotation("notation-unknown", text=text.strip())
    return ways


def _splits(table: Table, text: str, words: tuple[str, ...]) -> list[list[list[int]]]:
    """Read `NAME [word NAME] …` in every way in which all the names are miniatures' names.

    Names may hold the words themselves. A way lists the miniatures meant, none where a word is
    left out.
    """
    if not words:
        found = named_or_none(table, text)
        return [[found]] if found else []
    ways = [[*before, []] for before in _splits(table, text, words[:-1])]
    mark = f" {words[-1]} "
    at = text.find(mark)
    while at >= 0:
        last = named_or_none(table, text[at + len(mark) :])
        if last:
            ways.extend([*before, last] for before in _splits(table, text[:at], words[:-1]))
        at = text.find(mark, at + 1)
    return ways


def named_or_none(table: Table, name: str) -> list[int]:
    """Every miniature of a name, none where it is unknown."""
    try:
        return named(table, name)
    except BadNotation:
        return []


def _listed_blades(table: Table, ability: str, users: list[int], bearers: list[int]) -> list[int]:
    """List the blade abilities offered now under a name; no bearers means any."""
    found: list[int] = []
    for option in table.options:
        if opt.deed(option) != opt.BLADE:
            continue
        user, of, entry = opt.assigned_blade(option)
        name = notation.ability_name(table.roster, entry)
        fits = ability.lower() in (name.lower(), name.partition("/")[0].lower())
        if user in users and fits and (not bearers or of in bearers):
            found.append(option)
    return found


def _read_effect(table: Table, rest: str) -> list[int]:
    ability, colon, whose = rest.partition(":")
    ability = ability.strip()
    plain = ability.partition("/")[0].lower()
    codes = [code for code, one in enumerate(KEYWORDS) if one.name.lower() == plain]
    found: set[int] = set()
    if not colon:
        return []
    ways = _ways(table, whose, ("on",))
    for users, targets in ways:
        for user, code in product(users, codes):
            slots = [entry % SLOTS for entry in _entries(table, user, ability, 0, 6)]
            if KEYWORDS[code].aftermath:
                # Effects of the end of combat name no slot.
                slots = [0]
            aimed = [0]
            if KEYWORDS[code].aimed:
                aimed = targets or numbers(table.roster.everyone)
            for slot, target in product(slots, aimed):
                found.add(opt.waiting_effect(code, user, slot, target))
    if not found:
        _refuse_ability(table, ability, ways[0][0][0])
    return sorted(found)
