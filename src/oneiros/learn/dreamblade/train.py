"""Training with PyTorch on whatever device there is: outcomes first, then mixed with what is near.

A game is held out by its number; training stops when held-out games are foretold no better.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from oneiros.bots.dreamblade.value.inputs import HALF, INPUTS
from oneiros.learn.dreamblade import shards
from oneiros.learn.dreamblade.floats import Floats

_EMPHASIS: Final = {"planner": 4.0, "merciless": 4.0}
"""How much a game of a source counts, where it counts for more than one."""
_PATIENCE: Final = 2


class Data(NamedTuple):
    """All positions: inputs, how the game ended for A, its number in the data, and who is held out.

    Positions of one game stand together, in their order.
    """

    inputs: Any
    outcome: Any
    game: Any
    weight: Any
    held_out: Any


def load(files: Sequence[Path]) -> Data:
    """Read all games into memory."""
    dense: list[Any] = []
    rows: list[tuple[float, int, float, bool]] = []
    number = 0
    for file in files:
        positions: list[Any] = []
        for game in shards.games(file):
            outcome = 0.5 if game.winner == shards.DRAWN else float(1 - game.winner)
            row = (outcome, number, _EMPHASIS.get(shards.SOURCES[game.source], 1.0), game.held_out)
            for position in game.positions:
                positions.append(np.frombuffer(position, np.uint16))
                rows.append(row)
            number += 1
        dense += [_dense(positions)] if positions else []
    outcomes, games, weights, held = zip(*rows, strict=True)
    return Data(
        np.concatenate(dense),
        np.array(outcomes, np.float32),
        np.array(games, np.int64),
        np.array(weights, np.float32),
        np.array(held, bool),
    )


def _dense(positions: list[Any]) -> Any:  # noqa: ANN401 - an array
    """Lay positions out with all their inputs, a row for each."""
    found = np.zeros((len(positions), INPUTS), np.uint8)
    entries = np.concatenate(positions)
    rows = np.repeat(np.arange(len(positions)), [len(one) for one in positions])
    found[rows, entries >> shards.AMOUNT_BITS] = entries & (2**shards.AMOUNT_BITS - 1)
    return found


class _Net(torch.nn.Module):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """Two hidden layers over inputs that are brought to one size."""

    def __init__(self, widths: tuple[int, int], size: Any) -> None:  # noqa: ANN401 - a tensor
        super().__init__()
        self.register_buffer("size", size)
        self.first = torch.nn.Linear(INPUTS, widths[0])
        self.second = torch.nn.Linear(*widths)
        self.last = torch.nn.Linear(widths[1], 1)

    def forward(self, inputs: Any) -> Any:  # noqa: ANN401 - tensors
        """Give logits."""
        hidden = torch.relu(self.first(inputs.float() / self.size))
        return self.last(torch.relu(self.second(hidden))).squeeze(1)


class Training(NamedTuple):
    """How to train: the widths of the hidden layers, and what PyTorch wants to know.

    `far` says how far targets look: 1 is to the outcome only, less mixes it with the next values.
    """

    widths: tuple[int, int] = (64, 32)
    epochs: int = 12
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 0.02
    far: float = 0.7
    seconds: float = 600.0
    seed: int = 1


def train(data: Data, how: Training) -> tuple[Floats, list[dict[str, float]]]:
    """Train on outcomes, then on targets mixed with the next turns' values; give the curve, too."""
    torch.manual_seed(how.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    inputs = torch.from_numpy(data.inputs).to(device)
    learnt = torch.from_numpy(np.flatnonzero(~data.held_out)).to(device)
    sample = inputs[learnt[: min(len(learnt), 100_000)]].float()
    size = torch.clamp(torch.cat([_both(sample), sample]).std(0), min=0.3)
    net = _Net(how.widths, size).to(device)
    weight = torch.from_numpy(data.weight).to(device)
    begun = monotonic()
    curve: list[dict[str, float]] = []
    outcome = torch.from_numpy(data.outcome).to(device)
    for stage, share in ((0, 0.6), (1, 1.0)):
        target = outcome if stage == 0 else _mixed(net, inputs, data, how, device)
        rate = how.rate if stage == 0 else how.rate / 4
        limit = begun + how.seconds * share
        _fit(net, (inputs, target, weight, learnt), outcome, data, how, rate, limit, stage, curve)
        if how.far >= 1:
            break
    about: dict[str, object] = {
        "positions": len(data.outcome),
        "games": int(data.game[-1]) + 1,
        "curve": curve,
        "seconds": round(monotonic() - begun, 1),
        "device": device,
    }
    return _floats(net, how.widths, about), curve


def _both(inputs: Any) -> Any:  # noqa: ANN401 - a tensor
    """Show the same tables to the other player."""
    return torch.cat([inputs[:, HALF : 2 * HALF], inputs[:, :HALF], inputs[:, 2 * HALF :]], 1)


def _fit(  # noqa: PLR0917 - one stage of training, with all it needs
    net: Any,  # noqa: ANN401
    tensors: tuple[Any, Any, Any, Any],
    outcome: Any,  # noqa: ANN401
    data: Data,
    how: Training,
    rate: float,
    limit: float,
    stage: int,
    curve: list[dict[str, float]],
) -> None:
    """Train until held-out games are foretold no better, epochs are over or time is up."""
    inputs, target, weight, learnt = tensors
    held = torch.from_numpy(np.flatnonzero(data.held_out)).to(inputs.device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=how.decay)
    steps = max(how.epochs * -(-len(learnt) // how.batch), 1)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    best, kept, worse = _loss(net, inputs, outcome, held), copy.deepcopy(net.state_dict()), 0
    for epoch in range(how.epochs):
        net.train()
        order = learnt[torch.randperm(len(learnt), device=learnt.device)]
        total = torch.zeros((), device=inputs.device)
        for batch in order.split(how.batch):
            seen, wanted = inputs[batch], target[batch]
            flipped = torch.rand(len(batch), device=seen.device) < 0.5  # noqa: PLR2004 - half
            seen = torch.where(flipped[:, None], _both(seen), seen)
            wanted = torch.where(flipped, 1 - wanted, wanted)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                net(seen), wanted, weight[batch]
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(batch)
        now = _loss(net, inputs, outcome, held)
        row = {"stage": stage, "epoch": epoch, "learnt": float(total) / len(learnt), "held": now}
        curve.append(row)
        print(row, flush=True)  # noqa: T201 - the course of a training is its output
        if now < best:
            best, kept, worse = now, copy.deepcopy(net.state_dict()), 0
        else:
            worse += 1
        if worse >= _PATIENCE or monotonic() > limit:
            break
    net.load_state_dict(kept)


@torch.no_grad()  # type: ignore[misc,untyped-decorator,unused-ignore]
def _loss(net: Any, inputs: Any, outcome: Any, held: Any) -> float:  # noqa: ANN401 - tensors
    """Give how badly held-out games are foretold."""
    net.eval()
    if not len(held):
        return 0.0
    found = torch.cat([net(inputs[part]) for part in held.split(65536)])
    return float(torch.nn.functional.binary_cross_entropy_with_logits(found, outcome[held]))


@torch.no_grad()  # type: ignore[misc,untyped-decorator,unused-ignore]
def _mixed(net: Any, inputs: Any, data: Data, how: Training, device: str) -> Any:  # noqa: ANN401
    """Mix outcomes with values of the turns that follow, backwards through each game."""
    net.eval()
    parts = [
        (torch.sigmoid(net(part)) + 1 - torch.sigmoid(net(_both(part)))) / 2
        for part in inputs.split(65536)
    ]
    values = torch.cat(parts).cpu().numpy()
    target = data.outcome.copy()
    last = np.append(data.game[1:] != data.game[:-1], True)
    for index in range(len(target) - 2, -1, -1):
        if not last[index]:
            target[index] = how.far * target[index + 1] + (1 - how.far) * values[index + 1]
    return torch.from_numpy(target.astype(np.float32)).to(device)


def _floats(net: Any, widths: tuple[int, int], about: dict[str, object]) -> Floats:  # noqa: ANN401
    """Give the weights for inputs as they are, not brought to one size."""
    first = (net.first.weight / net.size[None, :]).t()
    parts = (
        first,
        net.first.bias,
        net.second.weight.t(),
        net.second.bias,
        net.last.weight,
        net.last.bias,
    )
    numbers = [one for part in parts for one in part.detach().cpu().reshape(-1).tolist()]
    return Floats(widths, numbers, about)
