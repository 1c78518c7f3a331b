"""Options that need not stand on the command line: they may be in a file or in the environment.

What stands on the command line wins over the environment, and that over the file.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from oneiros.cli.files import read_text
from oneiros.kernel.errors import BadData

OPTION: Final = "--settings"
_YES: Final = ("1", "yes", "true", "on")
_NO: Final = ("0", "no", "false", "off", "")


def variable(command: str, option: str) -> str:
    """Name the variable that gives an option of a command."""
    return f"ONEIROS_{command}_{option}".upper().replace("-", "_")


def names_of(options: Sequence[argparse.Action]) -> list[str]:
    """Name the options that may be in a file or in the environment."""
    return [
        _name(one) for one in options if one.option_strings and one.default != argparse.SUPPRESS
    ]


def settle(
    command: str, options: Sequence[argparse.Action], given: Sequence[str], known: Sequence[str]
) -> None:
    """Let options default to what the environment or a file says, or refuse that.

    The file may have all that are known of a command, of which these options may be a part.
    """
    named = {_name(one): one for one in options if one.option_strings and _name(one) in known}
    file = _wished(given) or os.environ.get(variable(command, OPTION[2:]), "")
    for name, value in (_read(file, known) if file else {}).items():
        if name not in named:
            continue
        named[name].default = _value(named[name], value, f"{file}: {name}")
    for name, option in named.items():
        came = os.environ.get(variable(command, name))
        if came is not None:
            option.default = _value(option, came, variable(command, name))


def _name(option: argparse.Action) -> str:
    return option.option_strings[-1].removeprefix("--")


def _wished(given: Sequence[str]) -> str:
    """Give the file that the command line names, before anything of it is parsed."""
    for one, following in zip(given, (*given[1:], ""), strict=False):
        name, equals, value = one.partition("=")
        if name == OPTION:
            return value if equals else following
    return ""


def _read(file: str, known: Sequence[str]) -> Mapping[str, object]:
    try:
        found = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadData("cli-settings-form", file=file, why=str(error)) from None
    for name in found:
        if name not in known:
            near = ", ".join(get_close_matches(name, known, 3) or known)
            raise BadData("cli-settings-unknown", file=file, came=name, known=near)
    return found


def _value(option: argparse.Action, came: object, where: str) -> object:
    """Read a value as the command line would."""
    if option.nargs == 0:
        if str(came).lower() not in (*_YES, *_NO):
            raise BadData("cli-settings-switch", where=where, came=str(came))
        return str(came).lower() in _YES
    if isinstance(option.default, list):
        several = came if isinstance(came, list) else str(came).split(",")
        return [str(one).strip() for one in several if str(one).strip()]
    if isinstance(came, list | dict):
        raise BadData("cli-settings-one", where=where, came=str(came))
    if option.choices is not None and came not in option.choices:
        known = ", ".join(map(str, option.choices))
        raise BadData("cli-settings-choice", where=where, came=str(came), known=known)
    if not callable(option.type):
        return str(came)
    try:
        return option.type(str(came))
    except argparse.ArgumentTypeError as error:
        raise BadData("cli-settings-value", where=where, why=str(error)) from None
