"""A value for Dreamscape: `python -m oneiros.learn.dreamscape generate|train|export|match`."""

from __future__ import annotations

from oneiros.learn import tasks
from oneiros.learn.dreamscape.contest import CONTEST
from oneiros.learn.dreamscape.play import SUBJECT

if __name__ == "__main__":
    tasks.main(SUBJECT, CONTEST)
