"""What a judge sees of each game: the same fields whatever the view, and nothing that is hidden."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rollwright.games.woodcraft_roll.content_pack import pack_of
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.kernel.traits import Traits

TABLES = [(game_id, players) for game_id in game_ids() for players in find_game(game_id).players]


def held(game: Game[Any], view: Any, seat: Seat, named: bool = False) -> Traits:
    assert game.traits is not None, f"{game.id} says nothing of traits"
    found = Traits(named)
    game.traits(view, seat, found)
    return found


def met(game: Game[Any], players: int, seed: str, one_in: int = 5, edition: str | None = None) -> list[Any]:
    """Positions between turns: of a game that begins at random and is played by a quick look from then on."""
    between, turn = game.between, game.turn
    assert between is not None
    assert turn is not None
    source, position, found = Source(seed), game.new(make_setup(game, players, edition)), []
    random_turns = source.below(9)
    while seats := game.to_act(position):
        if between(position):
            found.append(position)
        if turn(position) <= random_turns or seats[0] == CHANCE:
            position = game.after(position, *random_move(game, position, source))
        else:
            position = game.after(position, seats[0], game.quick(position, seats[0]))
    assert between(position), "a judge may be asked when the game is over"
    return [*found[::one_in], position]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_fields_are_the_same_whatever_the_view(game_id: str, players: int) -> None:
    game = find_game(game_id)
    layout = game.judges.layout(make_setup(game, players))
    for edition in game.editions:
        for position in met(game, players, "layout", 8, edition):
            for seat in range(players):
                view = game.view(position, seat)
                named = held(game, view, seat, named=True)
                assert (named.layout(), named.size) == (layout.layout(), layout.size)
                plain = held(game, view, seat)
                assert (plain.held, plain.size) == (named.held, named.size), "fields may not count otherwise unnamed"
                assert all(0 <= trait < layout.size for trait in plain.held)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_is_hidden_changes_no_trait(game_id: str, players: int) -> None:
    """Whatever a seat can't see is exchanged for something that agrees with its view."""
    game, source = find_game(game_id), Source("exchange")
    for position in met(game, players, "hidden", 4):
        for seat in range(players):
            view = game.view(position, seat)
            other = game.sample(view, seat, source)
            assert held(game, game.view(other, seat), seat).held == held(game, view, seat).held


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_seat_can_be_judged_from_the_view_of_another(game_id: str, players: int) -> None:
    game = find_game(game_id)
    for position in met(game, players, "others", 9):
        for seat in range(players):
            for looking in (*range(players), None):
                assert held(game, game.view(position, looking), seat).held


@pytest.mark.parametrize("game_id", game_ids())
def test_a_trait_of_oneself_is_another_than_that_of_others(game_id: str) -> None:
    """Two seats look at the same table: what one sees of itself, the other sees of another."""
    game = find_game(game_id)
    fields = game.judges.layout(make_setup(game, 2)).fields
    first = {name: next(one.first for one in fields if one.name.startswith(name)) for name in ("self", "others")}
    size = first["others"]
    position = met(game, 2, "seats", 1)[-1]  # over, and nothing is hidden that counts
    own, other = (held(game, game.view(position, None), seat).held for seat in (0, 1))
    mine = sorted(trait for trait in own if trait < size)
    theirs = sorted(trait - size for trait in other if size <= trait < 2 * size)
    assert mine == theirs != []


@pytest.mark.parametrize("game_id", game_ids())
def test_no_judge_is_asked_while_something_is_pending(game_id: str) -> None:
    """Whoever may act there begins a turn, or waits for the others: chance apart."""
    game = find_game(game_id)
    assert game.between is not None
    assert not game.between(game.new(make_setup(game, 2)))
    for position in met(game, 2, "pending", 1)[:-1]:
        assert game.to_act(position)


# What is particular to a game


def test_orders_are_seen_by_what_they_want_and_bring_and_not_by_their_numbers() -> None:
    """A pack with its orders the other way round has the same orders under other numbers."""
    game = find_game("woodcraft_roll")
    own = json.loads(pack_of("").text)
    turned = {**own, "orders": list(reversed(own["orders"]))}
    setup = make_setup(game, 2, content=json.dumps(turned))
    position = next(one for one in met(game, 2, "orders", 1) if any(player.done for player in one.players))
    sizes = dict(zip("ab", pack_of("").deck_size, strict=True))
    cards = re.compile(r"(?<=[=,])([ab])(\d+)(?=[, ]|$)")

    def renumbered(table: str) -> str:
        """Dice and lanterns have such names too."""
        fields = [
            field
            if field.startswith(("dice=", "rows=", "board=", "lanterns="))
            else cards.sub(lambda card: f"{card[1]}{sizes[card[1]] + 1 - int(card[2])}", field)
            for field in table.split(" ")
        ]
        return " ".join(fields)

    other = game.read(setup, renumbered(game.write(position)))
    for seat in range(2):
        seen = held(game, game.view(other, seat), seat).held
        assert seen == held(game, game.view(position, seat), seat).held
