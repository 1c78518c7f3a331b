"""Environments to learn in, for every game that is written as numbers; needs the extra `rl`.

`<game>_v0` holds the environments of a game for PettingZoo, `Oneiros/<Game>-v0` is its name for
Gymnasium, and `BatchEnv` plays many games at once. docs/environments.md shows each.
`text` needs no extra: a game in texts, for language models.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oneiros.envs.petting import Petting
    from oneiros.envs.vector import BatchEnv

__all__ = ["BatchEnv", "Petting", "register"]

_VERSION = "_v0"


def register() -> None:
    """Tell Gymnasium the names of all games, as importing this package does."""
    from gymnasium.envs.registration import register as add  # noqa: PLC0415 - only with the extra
    from gymnasium.envs.registration import registry  # noqa: PLC0415 - the same

    from oneiros.registry.addresses import names  # noqa: PLC0415 - the same

    for name in names():
        called = f"Oneiros/{name.capitalize()}-v0"
        if called not in registry:
            add(
                called,
                entry_point="oneiros.envs.single:SingleEnv",
                vector_entry_point="oneiros.envs.vector:BatchEnv",
                kwargs={"game": name},
            )


def __getattr__(name: str) -> Any:  # noqa: ANN401 - environments of a game, or a class
    """Give the environments of a game by its name and version, or what is public."""
    if name in ("BatchEnv", "Petting"):
        home = "vector" if name == "BatchEnv" else "petting"
        return getattr(import_module(f"{__name__}.{home}"), name)
    if name.endswith(_VERSION):
        petting = import_module(f"{__name__}.petting")
        return petting.Petting(name.removesuffix(_VERSION))
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


# OpenSpiel needs no Gymnasium.
if find_spec("gymnasium"):
    register()
