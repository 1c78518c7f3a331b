"""The ladder of Dreamscape: `python -m oneiros.learn.dreamscape.ladder`, see `--help`."""

from __future__ import annotations

from oneiros.learn import ladder
from oneiros.learn.dreamscape.contest import CONTEST

if __name__ == "__main__":
    ladder.main(CONTEST)
