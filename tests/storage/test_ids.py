from __future__ import annotations

from oneiros.storage.ids import (
    ALPHABET,
    is_table_id,
    new_guest_id,
    new_invite,
    new_secret,
    new_table_id,
)


def test_ids_are_short_and_made_of_letters_that_look_different() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("ilou") & set(ALPHABET)
    for make, length in ((new_table_id, 10), (new_invite, 16), (new_guest_id, 26)):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert {len(one) for one in made} == {length}
        assert set().union(*made) == set(ALPHABET)


def test_a_secret_has_256_bits() -> None:
    assert len(bytes.fromhex(new_secret())) == 32


def test_what_could_be_the_id_of_a_table_is_told_by_its_shape() -> None:
    assert is_table_id(new_table_id())
    for other in ("", "\0", "0123456789a", "012345678", "012345678\0", "012345678I", new_invite()):
        assert not is_table_id(other)
