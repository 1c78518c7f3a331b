"""Every field of a TOML text is found on its line."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.scenarios.toml_lines import lines_of

TEXT = """# a = 1
turn = 3 # [no]
"odd name" = 'x = 1'
far.away = 2
script = '''
lost = 1
'''
more = \"\"\"
"lost" = [1]\\"\"\"
\"\"\"
list = [ # ] 'two'
  "a ] b", 'c # d',
  [1,
   2],
]
row = { name = "one", list = ["x",
  "y"], inner = { deep = 1 } }
[A]
c3 = "Moth"
[A.zone]
d4 = 1
[["many"]]
name = 1
[[many]]
name = [
  { name = "first" },
  { name = "second", other = [ 1,
    2 ] },
]
"""


def test_every_field_has_its_line() -> None:
    tomllib.loads(TEXT)
    expected = [
        ("turn", 2),
        ("odd name", 3),
        ("far.away", 4),
        ("script", 5),
        ("more", 8),
        ("list", 11),
        ("list.1", 12),
        ("list.2", 12),
        ("list.3", 13),
        ("list.3.1", 13),
        ("list.3.2", 14),
        ("row", 16),
        ("row.name", 16),
        ("row.list", 16),
        ("row.list.1", 16),
        ("row.list.2", 17),
        ("row.inner", 17),
        ("row.inner.deep", 17),
        ("A", 18),
        ("A.c3", 19),
        ("A.zone", 20),
        ("A.zone.d4", 21),
        ("many.1", 22),
        ("many.1.name", 23),
        ("many.2", 24),
        ("many.2.name", 25),
        ("many.2.name.1", 26),
        ("many.2.name.1.name", 26),
        ("many.2.name.2", 27),
        ("many.2.name.2.name", 27),
        ("many.2.name.2.other", 27),
        ("many.2.name.2.other.1", 27),
        ("many.2.name.2.other.2", 28),
    ]
    assert lines_of(TEXT) == dict(expected)


@given(st.text("ab=.[]{}'\"\\#,\n 1", max_size=60))
def test_no_text_stops_the_reading(text: str) -> None:
    most = text.count("\n") + 1
    assert all(1 <= line <= most for line in lines_of(text).values())
