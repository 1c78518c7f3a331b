"""What Oneiros says about Dreamblade: refusals, the log, questions, options and abilities."""

from __future__ import annotations

from oneiros.words.dreamblade.abilities import ability, heading
from oneiros.words.dreamblade.advice import consequence, look_at
from oneiros.words.dreamblade.facts import log
from oneiros.words.dreamblade.options import blade_meaning, blade_name, option
from oneiros.words.dreamblade.questions import question, question_in_full
from oneiros.words.dreamblade.refusals import reason, refusal

__all__ = [
    "ability",
    "blade_meaning",
    "blade_name",
    "consequence",
    "heading",
    "log",
    "look_at",
    "option",
    "question",
    "question_in_full",
    "reason",
    "refusal",
]
