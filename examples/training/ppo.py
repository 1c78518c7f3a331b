"""Learn a small Dreamblade by PPO until the random bot is beaten: docs/training.md tells about it.

Needs the extras `rl` and `learn`. Begin with `python examples/training/ppo.py`; `--help` says what
can be chosen.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from oneiros.envs import BatchEnv

SMALL = "2 Runetagged Brawler\n2 Twilight Scout\n1 Inspired Samurai\n1 Noble Dragon"
"""Six miniatures for each side instead of sixteen."""
FORMAT = {"brings": [SMALL, SMALL], "agreed": {"turn_limit": 5}}

WIDTH = 128
RATE = 1e-3
EVERY = 4
"""So many updates lie between two measurements."""
DISCOUNT, TRACE = 0.997, 0.95
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT, STEEPEST = 0.2, 0.5, 0.01, 0.5
EPOCHS, MINIBATCHES = 3, 4


class Player(nn.Module):
    """A network that gives a preference for each action, and what the game is worth."""

    def __init__(self, size, actions):
        """Take observations of a size."""
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        # At first every open action is nearly as likely as another.
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen, masks):
        """Give the chances of actions, 0 for those that are not open, and the worth."""
        # Most bytes are 0 or 1, and a few are large.
        hidden = self.trunk(torch.log1p(seen.float()))
        preferences = self.policy(hidden).masked_fill(masks == 0, -torch.inf)
        return preferences, self.value(hidden).squeeze(-1)


def collect(player, env, steps):
    """Play so many steps in every game, and give what was seen, done and rewarded."""
    kept = {name: [] for name in ("seen", "masks", "actions", "chances", "worths")}
    rewards, ended = [], []
    with torch.no_grad():
        for _ in range(steps):
            seen, masks = torch.tensor(env.observations), torch.tensor(env.masks)
            preferences, worth = player(seen, masks)
            choice = Categorical(logits=preferences, validate_args=False)
            action = choice.sample()
            row = (seen, masks, action, choice.log_prob(action), worth)
            for name, value in zip(kept, row, strict=True):
                kept[name].append(value)
            env.step(action.numpy())
            rewards.append(torch.tensor(env.rewards))
            ended.append(torch.tensor(env.ended))
        _, last = player(torch.tensor(env.observations), torch.tensor(env.masks))
    rows = {name: torch.stack(values) for name, values in kept.items()}
    return rows, torch.stack(rewards), torch.stack(ended), last


def advantages(rewards, ended, worths, last):
    """Say how much better each action did than was expected (GAE)."""
    found = torch.zeros_like(rewards)
    trace = torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step].float()
        surprise = rewards[step] + DISCOUNT * last * goes_on - worths[step]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        found[step] = trace
        last = worths[step]
    return found


def improve(player, optimizer, rows, gains):
    """Make what did well more likely, a little at a time."""
    flat = {name: value.flatten(0, 1) for name, value in rows.items()}
    gains = gains.flatten()
    returns = gains + flat["worths"]
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(gains)).chunk(MINIBATCHES):
            preferences, worths = player(flat["seen"][chosen], flat["masks"][chosen])
            choice = Categorical(logits=preferences, validate_args=False)
            ratio = (choice.log_prob(flat["actions"][chosen]) - flat["chances"][chosen]).exp()
            gain = gains[chosen]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            kept_near = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gain, kept_near * gain).mean()
            value_loss = (worths - returns[chosen]).square().mean()
            # What is not open has the chance 0, and adds nothing.
            likely = preferences.log_softmax(-1)
            entropy = -(likely.exp() * likely.nan_to_num(neginf=0.0)).sum(-1).mean()
            loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), STEEPEST)
            optimizer.step()


def measure(player, opponent, games, seed):
    """Tell how many of so many games are won and drawn against a bot."""
    at_once = 100
    env = BatchEnv("dreamblade", at_once, opponent, copy=False, **FORMAT)
    env.reset(seed=seed)
    each = games // at_once
    # So many games of each row: those that are over first would be the short ones.
    played = np.zeros(at_once, int)
    won, drawn = 0, 0
    while played.min() < each:
        with torch.no_grad():
            preferences, _ = player(torch.tensor(env.observations), torch.tensor(env.masks))
        action = Categorical(logits=preferences, validate_args=False).sample()
        env.step(action.numpy())
        counted = env.ended & (played < each)
        won += int((env.rewards[counted] > 0).sum())
        drawn += int((env.rewards[counted] == 0).sum())
        played += counted
    return {"won": won / (each * at_once), "drawn": drawn / (each * at_once)}


def train(opponent="random", updates=40, seed=0, trials=1000, *, games=64, steps=64, tell=print):
    """Learn, and give the network and its course: what was measured every few updates."""
    torch.manual_seed(seed)
    env = BatchEnv("dreamblade", games, opponent, copy=False, **FORMAT)
    env.reset(seed=seed)
    player = Player(env.encoding.size, env.encoding.actions)
    optimizer = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    course, spent = [], 0.0
    for update in range(updates + 1):
        if update % EVERY == 0 or update == updates:
            found = measure(player, opponent, trials, seed=1000 + seed)
            point = {"update": update, "steps": update * games * steps, "seconds": spent, **found}
            course.append(point)
            tell(f"{point['steps']:8} steps, {spent:5.0f} s: {found['won']:6.1%} won")
        if update < updates:
            begun = time.perf_counter()
            optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
            rows, rewards, ended, last = collect(player, env, steps)
            improve(player, optimizer, rows, advantages(rewards, ended, rows["worths"], last))
            spent += time.perf_counter() - begun
    return player, course


def main():
    """Train as the command says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opponent", default="random", help="any bot by its name")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trials", type=int, default=1000, help="games of each measurement")
    parser.add_argument("--course", type=Path, help="keep what was measured, as JSON")
    parser.add_argument("--weights", type=Path, help="keep the network")
    asked = parser.parse_args()
    player, course = train(asked.opponent, asked.updates, asked.seed, asked.trials)
    if asked.course:
        asked.course.write_text(json.dumps(course, indent=1) + "\n", "utf-8")
    if asked.weights:
        torch.save(player.state_dict(), asked.weights)


if __name__ == "__main__":
    main()
