"""Refusals as sentences, whatever refuses."""

from __future__ import annotations

from oneiros.words.dreamblade import refusal as sentence

__all__ = ["sentence"]
