"""Traits: numbers of what holds, the same for the same fields; blocks under one name share them."""

from __future__ import annotations

from rollwright.kernel.traits import Traits


def some(traits: Traits, value: int) -> None:
    traits.about("self")
    traits.one_of("colour", value, 3, "red green blue")
    traits.steps("count", value, 2)
    for other in (0, 1):
        traits.about("others")
        traits.mask("squares", 5 + other, 4, "a b c d")
        traits.flag("first", other == 0)
    traits.about("")
    traits.flag("late", value > 1)


def test_each_field_has_numbers_of_its_own_and_a_block_begun_again_the_same() -> None:
    traits = Traits(named=True)
    some(traits, 1)
    assert traits.held == [1, 4, 6, 8, 10, 7, 8]
    assert traits.size == 12
    assert [(one.name, one.first, one.size) for one in traits.fields] == [
        ("self: colour", 0, 3),
        ("self: count", 3, 3),
        ("others: squares", 6, 4),
        ("others: first", 10, 1),
        ("late", 11, 1),
    ]


def test_a_value_out_of_range_is_none_of_them_and_a_count_out_of_range_the_nearest() -> None:
    traits = Traits()
    for value in (-1, 3):
        traits.one_of("colour", value, 3, "red green blue")
        traits.steps("count", value, 2)
    assert traits.held == [3, 11]


def test_names_change_nothing_about_the_numbers() -> None:
    for value in (0, 1, 2, 5):
        named, plain = Traits(named=True), Traits()
        some(named, value)
        some(plain, value)
        assert (named.held, named.size) == (plain.held, plain.size)
        assert plain.fields == []


def test_fields_collected_apart_are_as_if_they_had_been_given_here() -> None:
    def part(traits: Traits, value: int) -> None:
        traits.steps("count", value, 4)
        traits.mask("squares", value, 3, "a b c")

    here, apart = Traits(named=True), Traits(named=True)
    for whose, value in (("self", 1), ("others", 3), ("others", 2)):
        here.about(whose)
        here.flag("first", whose == "self")
        part(here, value)
        kept = Traits(named=True)
        part(kept, value)
        apart.about(whose)
        apart.flag("first", whose == "self")
        apart.extend(kept)
    assert (here.held, here.size, here.layout()) == (apart.held, apart.size, apart.layout())


def test_the_layout_is_that_of_the_fields_and_not_of_what_holds() -> None:
    one, other, wider, renamed = (Traits(named=True) for _ in range(4))
    some(one, 0)
    some(other, 2)
    assert one.layout() == other.layout() == "38b04ed87dc7047c"
    wider.one_of("colour", 0, 4, "red green blue")
    renamed.one_of("colours", 0, 3, "red green blue")
    assert len({one.layout(), wider.layout(), renamed.layout()}) == 3
