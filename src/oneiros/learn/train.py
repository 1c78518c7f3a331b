"""Training with PyTorch on whatever device there is: outcomes first, then mixed with what is near.

A game is held out by its number; training stops when held-out games are foretold no better.
"""

from __future__ import annotations

import copy
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from oneiros.learn.data import Data
from oneiros.learn.floats import Floats
from oneiros.learn.subject import Subject

_PATIENCE: Final = 2
_LATER: Final = 4
"""By how much steps are smaller when something is known already."""
_MUCH_LATER: Final = 40
"""The same for a training that goes on from weights that were trained before."""
_AT_ONCE: Final = 65536


class _Net(torch.nn.Module):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """Two hidden layers over inputs that are brought to one size."""

    def __init__(self, widths: tuple[int, int], size: Any) -> None:  # noqa: ANN401 - a tensor
        super().__init__()
        self.register_buffer("size", size)
        self.first = torch.nn.Linear(len(size), widths[0])
        self.second = torch.nn.Linear(*widths)
        self.last = torch.nn.Linear(widths[1], 1)

    def forward(self, inputs: Any) -> Any:  # noqa: ANN401 - tensors
        """Give results."""
        hidden = torch.relu(self.first(inputs.float() / self.size))
        return self.last(torch.relu(self.second(hidden))).squeeze(1)


class Training(NamedTuple):
    """How to train: the widths of the hidden layers, and what PyTorch wants to know.

    `far` says how far targets look: 1 is to the outcome only, less mixes it with the next values.
    A training goes on from `start`, whose widths count then, with smaller steps.
    """

    widths: tuple[int, int] = (64, 32)
    epochs: int = 12
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 0.02
    far: float = 0.7
    seconds: float = 600.0
    seed: int = 1
    start: Floats | None = None


class _Lessons(NamedTuple):
    """What a training goes through: the subject, and all positions on the device."""

    subject: Subject
    data: Data
    inputs: Any
    outcome: Any
    weighed: Any
    weight: Any
    learnt: Any
    held: Any

    def seen_by_other(self, inputs: Any) -> Any:  # noqa: ANN401 - tensors
        """Show the same tables to the opponent."""
        half = self.subject.half
        return torch.cat([inputs[:, half : 2 * half], inputs[:, :half], inputs[:, 2 * half :]], 1)

    def loss(self, results: Any, wanted: Any, rows: Any, weight: Any = None) -> Any:  # noqa: ANN401
        """Tell how badly results foretell what is wanted of some rows."""
        if self.subject.chances:
            return torch.nn.functional.binary_cross_entropy_with_logits(results, wanted, weight)
        errors = (results + self.weighed[rows] - wanted) ** 2
        return (errors if weight is None else errors * weight).mean()

    def values(self, net: Any, rows: Any) -> Any:  # noqa: ANN401 - tensors
        """Foretell the outcomes of some rows."""
        inputs = self.inputs[rows]
        if not self.subject.chances:
            return net(inputs) + self.weighed[rows]
        found = torch.sigmoid(net(inputs))
        if self.subject.half:
            found = (found + 1 - torch.sigmoid(net(self.seen_by_other(inputs)))) / 2
        return found


def train(subject: Subject, data: Data, how: Training) -> tuple[Floats, list[dict[str, float]]]:
    """Train on outcomes, then on targets mixed with the values that follow; give the curve, too."""
    torch.manual_seed(how.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lessons = _Lessons(
        subject,
        data,
        *(
            torch.from_numpy(one).to(device)
            for one in (
                data.inputs,
                data.outcome,
                data.weighed,
                data.weight,
                np.flatnonzero(data.learnt),
                np.flatnonzero(data.held_out),
            )
        ),
    )
    sample = lessons.inputs[lessons.learnt[:: max(len(lessons.learnt) // 100_000, 1)]].float()
    if subject.half:
        sample = torch.cat([lessons.seen_by_other(sample), sample])
    widths = how.widths if how.start is None else how.start.widths
    net = _Net(widths, torch.clamp(sample.std(0), min=0.3)).to(device)
    if how.start is not None:
        _go_on(net, how.start)
    before = _held_loss(net, lessons)
    begun = monotonic()
    curve: list[dict[str, float]] = []
    for stage, share in ((0, 0.6), (1, 1.0)):
        target = lessons.outcome if stage == 0 else _mixed(net, lessons, how)
        rate = how.rate if stage == 0 else how.rate / _LATER
        if how.start is not None:
            rate = how.rate / _MUCH_LATER
        _fit(net, lessons, target, how, (rate, begun + how.seconds * share, stage), curve)
        if how.far >= 1:
            break
    about: dict[str, object] = {
        "before": before,
        "positions": len(data.outcome),
        "games": data.games,
        "curve": curve,
        "seconds": round(monotonic() - begun, 1),
        "device": device,
    }
    return _floats(net, subject, widths, about), curve


def _fit(  # noqa: PLR0917 - one stage of training, with all it needs
    net: Any,  # noqa: ANN401 - a network
    lessons: _Lessons,
    target: Any,  # noqa: ANN401 - a tensor
    how: Training,
    stage: tuple[float, float, int],
    curve: list[dict[str, float]],
) -> None:
    """Train until held-out games are foretold no better, epochs are over or time is up."""
    rate, limit, number = stage
    learnt = lessons.learnt
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=how.decay)
    steps = max(how.epochs * -(-len(learnt) // how.batch), 1)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    best, kept, worse = _held_loss(net, lessons), copy.deepcopy(net.state_dict()), 0
    for epoch in range(how.epochs):
        net.train()
        order = learnt[torch.randperm(len(learnt), device=learnt.device)]
        total = torch.zeros((), device=learnt.device)
        for batch in order.split(how.batch):
            seen, wanted = lessons.inputs[batch], target[batch]
            if lessons.subject.half:
                flipped = torch.rand(len(batch), device=seen.device) < 0.5  # noqa: PLR2004 - half
                seen = torch.where(flipped[:, None], lessons.seen_by_other(seen), seen)
                wanted = torch.where(flipped, 1 - wanted, wanted)
            loss = lessons.loss(net(seen), wanted, batch, lessons.weight[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(batch)
        now = _held_loss(net, lessons)
        row = {"stage": number, "epoch": epoch, "learnt": float(total) / len(learnt), "held": now}
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
def _held_loss(net: Any, lessons: _Lessons) -> float:  # noqa: ANN401 - a network
    """Tell how badly held-out games are foretold."""
    net.eval()
    found = torch.cat([net(lessons.inputs[part]) for part in lessons.held.split(_AT_ONCE)])
    return float(lessons.loss(found, lessons.outcome[lessons.held], lessons.held))


@torch.no_grad()  # type: ignore[misc,untyped-decorator,unused-ignore]
def _mixed(net: Any, lessons: _Lessons, how: Training) -> Any:  # noqa: ANN401 - tensors
    """Mix outcomes with the values of positions that follow, backwards through each game."""
    net.eval()
    rows = torch.arange(len(lessons.inputs), device=lessons.inputs.device)
    values = torch.cat([lessons.values(net, part) for part in rows.split(_AT_ONCE)]).cpu().numpy()
    target = lessons.data.outcome.copy()
    last = np.append(lessons.data.track[1:] != lessons.data.track[:-1], True)
    for index in range(len(target) - 2, -1, -1):
        if not last[index]:
            target[index] = how.far * target[index + 1] + (1 - how.far) * values[index + 1]
    return torch.from_numpy(target.astype(np.float32)).to(lessons.inputs.device)


@torch.no_grad()  # type: ignore[misc,untyped-decorator,unused-ignore]
def _go_on(net: Any, start: Floats) -> None:  # noqa: ANN401 - a network
    """Begin with weights that are there already."""
    layers = (net.first, net.second, net.last)
    parts = [torch.tensor(part, device=net.size.device) for part in start.parts()]
    for layer, weight, bias in zip(layers, parts[::2], parts[1::2], strict=True):
        layer.weight.copy_(weight.reshape(layer.weight.shape[::-1]).t())
        layer.bias.copy_(bias)
    net.first.weight.mul_(net.size[None, :])


def _floats(
    net: Any,  # noqa: ANN401 - a network
    subject: Subject,
    widths: tuple[int, int],
    about: dict[str, object],
) -> Floats:
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
    return Floats(subject.kind, widths, numbers, about)
