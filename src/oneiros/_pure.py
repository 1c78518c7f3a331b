"""Import the sources of this package although compiled files are beside them."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

FIRST_GROUP = "_native0__mypyc"
"""The library from which the first group of compiled modules loads its code.

It is put in place after all other compiled files and removed before them.
"""
_HOME = str(Path(__file__).parent)


def has_all_compiled() -> bool:
    """Return whether all compiled files are in place."""
    return any(Path(_HOME).glob(f"{FIRST_GROUP}.*"))


def _inside(path: str) -> bool:
    """Say whether a folder belongs to this package."""
    return path == _HOME or path.startswith(_HOME + os.sep)


def _source_finder(path: str) -> FileFinder:
    """Find only .py files in the folders of this package, and leave the others alone."""
    if not _inside(path):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def prefer_sources() -> None:
    """Put the finder of sources before the usual ones."""
    if _source_finder in sys.path_hooks:
        return
    sys.path_hooks.insert(0, _source_finder)
    for known in filter(_inside, tuple(sys.path_importer_cache)):
        del sys.path_importer_cache[known]
