"""Seeds that people can say: three words of a list of ours.

No two words of the list differ in one letter only, so a slip is noticed and does not silently open
something else.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import Refusals

LENGTH: Final = 3
"""So many words has a phrase: 24 bits."""
_LIST: Final = """
    acorn agate alder almond amber anchor antler apple arrow aspen atlas attic autumn badge
    baker bamboo banjo barley basil basket beacon beetle bell birch bison blanket bonfire
    bramble breeze bridge brook bubble bucket button cabin cactus camel candle canyon caper
    carpet castle cedar cello chalk cherry chimney circus citrus clay cliff clover cobalt cocoa
    comet copper coral cotton cradle crane crayon cricket crystal curtain cypress dahlia dawn
    denim desert dolphin domino donkey dragon drizzle drum dune dusk eagle echo eclipse elbow
    engine falcon feather fennel ferry fiddle finch flint flute forest fossil fountain fox
    galaxy garden garlic gazelle ginger glacier goblet gondola granite grape gravel guitar
    hammer harbor hazel hedge helmet heron hickory honey hornet hotel igloo indigo island ivory
    jacket jaguar jasmine jelly jigsaw juniper kayak kettle kiosk kitten ladder lagoon lantern
    lava lemon library lilac lizard lobster lotus lunar magnet mango maple marble meadow melon
    mirror monsoon mosaic moss muffin mustard nectar needle nickel nutmeg oasis oboe ocean
    octopus olive onyx opal orbit orchid otter oxygen oyster paddle palace panda papaya parrot
    pebble pelican pepper piano picnic pillow pirate planet plaza plum pocket pollen poppy
    prairie prism puzzle quarry quartz quill rabbit radish rainbow raven reef ribbon river robin
    saffron salmon sandal satin scarf shadow silk silver sleigh snail sparrow spindle sponge
    spruce squid stable starfish storm sugar summit sunset swallow tablet teapot temple thimble
    thistle thunder tiger timber toffee topaz torch trumpet tulip tundra turtle twig umbrella
    valley vanilla velvet violin volcano waffle walnut walrus whale window winter yarn yogurt
    zebra zigzag zipper
"""
WORDS: Final = tuple(_LIST.split())
_BETWEEN: Final = re.compile(r"[\s-]+")
_KNOWN: Final = frozenset(WORDS)


def new_phrase() -> str:
    """Make a phrase at random."""
    return "-".join(secrets.choice(WORDS) for _ in range(LENGTH))


def spelled(text: str) -> str:
    """Give a phrase in its one form, and any other text as it is."""
    words = _words(text)
    return "-".join(words) if len(words) == LENGTH and _KNOWN.issuperset(words) else text


def read_phrase(text: str) -> str:
    """Give a phrase in its one form, however it was typed; refuse every word that is none."""
    words = _words(text)
    if len(words) != LENGTH:
        raise BadData("seed-words", came=text, expected=LENGTH)
    refusals = Refusals()
    for word in words:
        if word not in _KNOWN:
            refusals.note(BadData("seed-word", came=word, near=nearest(word, WORDS)))
    refusals.check()
    return "-".join(words)


def _words(text: str) -> list[str]:
    return [one for one in _BETWEEN.split(text.lower()) if one]
