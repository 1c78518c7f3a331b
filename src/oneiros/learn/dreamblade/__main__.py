"""A value for Dreamblade: `python -m oneiros.learn.dreamblade generate|train|export|match`."""

from __future__ import annotations

from oneiros.learn import tasks
from oneiros.learn.dreamblade.contest import CONTEST
from oneiros.learn.dreamblade.play import SUBJECT

if __name__ == "__main__":
    tasks.main(SUBJECT, CONTEST)
