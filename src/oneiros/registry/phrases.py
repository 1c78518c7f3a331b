"""Seeds that people can say: three words of a list of ours, in any language.

A word stands for its place in the list of its language, so every phrase can be said in each of
them. No two words of all the lists differ in one letter only, so a slip is noticed and does not
silently open something else.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import Refusals

LENGTH: Final = 3
"""So many words has a phrase: 24 bits."""
_ENGLISH: Final = """
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
_POLISH: Final = """
    akacja aksamit albatros ananas antylopa arbuz aronia awokado bajka balon bambus banan
    baranek bazalt bazylia beczka biwak bluszcz bocian brama bratek brokat brzeg brzoza
    bukiet bursztyn cebula chaber chata chmura cykada cynamon cytryna czapla czosnek daktyl
    deszcz diament dolina drabina drozd dynia dzban dziupla dzwon fala fasola figa fiolet
    flaga flet foka fortepian gawron globus gniazdo groszek gruszka gryka grzyb gwiazda
    hamak harfa herbata hiacynt imbir irys iskra jagoda jantar jaskier jaskinia jelonek
    jesion jezioro kaczka kamyk kanapa kanarek kapelusz karmel karuzela kasztan kilim
    klejnot klon klucz kminek kogut kokos kolejka koliber kometa komin kompas konewka
    koniczyna konwalia korona koszyk kotwica kozica krab krater kredka krokus kropla kruk
    kubek kurtyna kwiat lampion latarka latarnia latawiec lawenda lawina lemur liana lilia
    limonka lipa listek lotnia lukier lustro malina malwa mandolina marchew maska maszt
    meduza melodia mewa mimoza moneta morela morze motyl mozaika muszla nagietek namiot
    narcyz niebo nurek nuta oaza ognisko okno okruszek orzech osika ostryga owca owies
    paleta palma pantera parasol pasieka patyk pieprz piernik pingwin piramida piwonia
    plecak podkowa poduszka polana pomidor porcelana potok poziomka promyk puchacz pustynia
    puszcza rafa rakieta renifer rogalik rosa rower rozmaryn rumianek rycerz rynek sadzawka
    sanie sarna sasanka schody sernik sikorka skarb skowronek skrzynia skrzypce skuter smok
    sosna sowa srebro stokrotka strumyk struna studnia syrena szachy szafa szafir szalik
    szmaragd szpak szuflada szyszka talerz tarcza topola torba traktor tratwa trzcina
    trzmiel tukan tulipan turkus tygrys tymianek wachlarz wagon walc walizka warkocz
    weranda wiadro wianek wiatrak wieloryb wierzba wilga wiosna wodospad wrona wrzos wulkan
    wydra wyspa zamek zatoka zegar zima zorza
"""
LISTS: Final = {"en": tuple(_ENGLISH.split()), "pl": tuple(_POLISH.split())}
"""The words of each language in the order of their numbers, which is never changed.

None needs a letter that an English keyboard lacks.
"""
_BETWEEN: Final = re.compile(r"[\s-]+")
_STROKES: Final = str.maketrans("ł", "l")
_NUMBERS: Final = {word: number for words in LISTS.values() for number, word in enumerate(words)}


def new_phrase() -> str:
    """Make a phrase at random."""
    return "-".join(secrets.choice(LISTS["en"]) for _ in range(LENGTH))


def spelled(text: str, language: str = "en") -> str:
    """Give a phrase in the words of a language, in English its one form; other text as it is."""
    words = [_plain(one) for one in _words(text)]
    if len(words) != LENGTH or not _NUMBERS.keys() >= set(words):
        return text
    return "-".join(LISTS[language][_NUMBERS[one]] for one in words)


def read_phrase(text: str) -> str:
    """Give a phrase in its one form, however it was typed; refuse every word that is none."""
    words = _words(text)
    if len(words) != LENGTH:
        raise BadData("seed-words", came=text, expected=LENGTH)
    refusals = Refusals()
    for word in words:
        if _plain(word) not in _NUMBERS:
            refusals.note(BadData("seed-word", came=word, near=nearest(_plain(word), _NUMBERS)))
    refusals.check()
    return spelled(text)


def _words(text: str) -> list[str]:
    return [one for one in _BETWEEN.split(text.lower()) if one]


def _plain(word: str) -> str:
    """Take accents off a word."""
    parted = unicodedata.normalize("NFKD", word.translate(_STROKES))
    return "".join(one for one in parted if not unicodedata.combining(one))
