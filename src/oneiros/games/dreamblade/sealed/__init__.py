"""Sealed play (3.3) from the packs on: both players build a warband, then they play."""
