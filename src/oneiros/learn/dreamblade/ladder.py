"""The ladder of Dreamblade: `python -m oneiros.learn.dreamblade.ladder`, see `--help`."""

from __future__ import annotations

from oneiros.learn import ladder
from oneiros.learn.dreamblade.contest import CONTEST

if __name__ == "__main__":
    ladder.main(CONTEST)
