"""Toys with a fault in their set-up, actions, texts or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from rollwright.kernel.options import Setup
from rollwright.testing.altered import altered
from rollwright.testing.texts import MOST_IDS
from tests.kernel.broken import MOVES_ONLY, Toy, breaks
from tests.toy.game import ACTIONS
from tests.toy.game import GAME as TOY
from tests.toy.position import Position

# Set-up


@breaks("options")
def cant_play_two_rounds() -> Toy:
    def new(setup: Setup) -> Position:
        assert setup.options["rounds"] != 2
        return TOY.new(setup)

    return altered(TOY, new=new)


@breaks("options")
def takes_no_notice_of_options() -> Toy:
    def new(setup: Setup) -> Position:
        return TOY.new(Setup(setup.players, setup.version, setup.edition, {"rounds": 3}))

    return altered(TOY, new=new)


@breaks("options")
def never_ends_in_two_rounds() -> Toy:
    return altered(TOY, longest=lambda setup: TOY.longest(setup) if setup.options["rounds"] == 3 else 4)


# Actions


@breaks("space")
def has_more_ids_than_can_be() -> Toy:
    return altered(TOY, action_space=MOST_IDS + 1)


@breaks("actions")
def writes_two_actions_alike() -> Toy:
    return altered(TOY, write_action=lambda action: TOY.write_action(min(action, 8)))


@breaks("actions")
def leaves_numbers_out_of_json() -> Toy:
    return altered(TOY, action_to_json=lambda action: {"do": TOY.action_to_json(action)["do"]})


@breaks("actions")
def puts_tuples_in_json() -> Toy:
    return altered(TOY, action_to_json=lambda action: {"do": tuple(TOY.write_action(action).split())})


@breaks("range")
def counts_from_the_end() -> Toy:
    return altered(TOY, write_action=lambda action: ACTIONS[action % len(ACTIONS)])


@breaks("range")
def raises_index_error() -> Toy:
    return altered(TOY, write_action=lambda action: ACTIONS[action])


# Texts


@breaks("notation")
def forgets_the_prize() -> Toy:
    return altered(TOY, read=lambda setup, text: replace(TOY.read(setup, text), prize=0), from_json=TOY.from_json)


@breaks("json")
def forgets_played_cards() -> Toy:
    return altered(TOY, from_json=lambda setup, data: replace(TOY.from_json(setup, data), played=()))


@breaks("equality")
def has_tuples_in_json() -> Toy:
    return altered(TOY, to_json=lambda position: {**TOY.to_json(position), "played": position.played})


@breaks("equality")
def writes_differently_each_time() -> Toy:
    written = count()
    return altered(TOY, write=lambda position: TOY.write(position) + " " * (next(written) % 2), to_json=TOY.to_json)


class Restless(Position):
    """A position whose hash says nothing about its value."""

    __hash__ = object.__hash__


@breaks("equality")
def hashes_by_identity() -> Toy:
    def restless(one: Position) -> Position:
        return Restless(one.setup, one.players, one.step, one.round, one.prize, one.played)

    return altered(
        TOY, new=lambda setup: restless(TOY.new(setup)), read=lambda setup, text: restless(TOY.read(setup, text))
    )


@breaks("equality")
def loses_something_in_json() -> Toy:
    written = count()
    return altered(TOY, to_json=lambda position: {**TOY.to_json(position), "written": next(written)})


@breaks("json")
def needs_what_it_does_not_send() -> Toy:
    def from_json(setup: Setup, data: Mapping[str, Any]) -> Position:
        return replace(TOY.from_json(setup, data), prize=data["prize"])

    return altered(TOY, from_json=from_json)


@breaks("garbage", MOVES_ONLY)
def stumbles_over_garbled_positions() -> Toy:
    def read(setup: Setup, text: str) -> Position:
        try:
            return TOY.read(setup, text)
        except ValueError:
            raise IndexError from None

    return altered(TOY, read=read)


@breaks("garbage", MOVES_ONLY)
def keeps_what_it_does_not_write() -> Toy:
    return altered(
        TOY, write=lambda position: TOY.write(position if position.step == "bid" else replace(position, prize=0))
    )


@breaks("garbage", MOVES_ONLY)
def takes_any_word_for_an_action() -> Toy:
    return altered(TOY, read_action=lambda text: ACTIONS.index(text) if text in ACTIONS else -1)
