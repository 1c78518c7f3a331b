"""What Oneiros says about Dreamscape: refusals, the log, questions and options."""

from __future__ import annotations

from oneiros.words.dreamscape.advice import consequence, look_at_card, look_at_place
from oneiros.words.dreamscape.facts import log
from oneiros.words.dreamscape.names import card_name, purpose_name, purpose_text
from oneiros.words.dreamscape.options import option
from oneiros.words.dreamscape.questions import question
from oneiros.words.dreamscape.refusals import reason, refusal

__all__ = [
    "card_name",
    "consequence",
    "log",
    "look_at_card",
    "look_at_place",
    "option",
    "purpose_name",
    "purpose_text",
    "question",
    "reason",
    "refusal",
]
