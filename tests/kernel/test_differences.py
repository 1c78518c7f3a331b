"""What is told of a view is what is different in it."""

from __future__ import annotations

from oneiros.kernel.differences import differences


class _Untouched(dict[str, object]):
    """Something that must not be looked into."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError

    __hash__ = None


def test_only_what_differs_is_told_and_where_it_stands() -> None:
    old = {"turn": 1, "dice": [1, 2], "rows": [{"a": 1, "b": 2}, {"a": 1}], "gone": 1}
    new = {"turn": 2, "dice": [1, 3], "rows": [{"a": 1, "b": 3}, {"a": 1}], "come": {"x": 1}}
    changes, removed = differences(old, new)
    assert changes == [
        (["turn"], 2),
        (["dice"], [1, 3]),
        (["rows", 0, "b"], 3),
        (["come"], {"x": 1}),
    ]
    assert removed == [["gone"]]


def test_a_list_of_another_length_is_told_whole() -> None:
    assert differences({"rows": [{"a": 1}]}, {"rows": [{"a": 1}, {"a": 2}]}).changes == [
        (["rows"], [{"a": 1}, {"a": 2}])
    ]


def test_the_same_object_is_not_looked_into() -> None:
    row = _Untouched(a=1)
    assert differences({"rows": [row]}, {"rows": [row]}) == ([], [])
