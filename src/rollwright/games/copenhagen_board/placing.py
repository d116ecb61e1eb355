"""Chapter 5, placing a tile: a tile is laid in one's house, turned and flipped at will, and is to be paid next."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.copenhagen_board import abilities, ids
from rollwright.games.copenhagen_board.codes import refuse, tell
from rollwright.games.copenhagen_board.components import PLACINGS, TILES, Placing, Tile
from rollwright.games.copenhagen_board.cost import can_pay, cost, least_cost, most_cards, touches
from rollwright.games.copenhagen_board.deed import ACTED, Deed, off_grid, unsupported
from rollwright.games.copenhagen_board.position import DONE, OPEN, PAY, Position
from rollwright.kernel.actions import Verb, Words
from rollwright.kernel.model import Event, Refusal, Seat
from rollwright.kernel.native import Word
from rollwright.kernel.walk import Walk
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import lowest_bit


@final
class Build(Deed):
    """Choose a tile and lay it on these squares, its brick on one of them."""

    def __init__(self, placing: Placing) -> None:
        squares = HOUSE.write(placing.cells)
        super().__init__(f"build {placing.tile.name} {squares} brick {HOUSE.names[placing.square]}", OPEN)
        self.placing: Final = placing

    def refused(self, position: Position) -> Refusal | None:
        refusal = _acted(position)
        if refusal is not None:
            return refusal
        placing = self.placing
        tile = placing.tile
        if position.left(tile) <= 0:
            return refuse("cph.tile_gone", tile=tile.name)
        player = position.own()
        refusal = unsupported(position, placing.cells)
        if refusal is None and not can_pay(player, placing):
            least = least_cost(player, cost(player, placing))
            have = most_cards(player, tile.colour)
            return refuse("cph.too_few_cards", tile=tile.name, cost=least, have=have, took=int(position.took))
        return refusal

    def do(self, position: Position, log: list[Event] | None) -> Word:
        position.placed = self.placing
        position.step = PAY
        if log is not None:
            player, placing = position.own(), self.placing
            tell(
                log, "cph.placed", position.active,
                tile=placing.tile.name, squares=HOUSE.write(placing.cells), brick=HOUSE.names[placing.square],
                cost=cost(player, placing), touching=int(touches(player, placing)),
            )  # fmt: skip
        return ACTED

    def to_json(self) -> dict[str, object]:
        return {
            "do": "build",
            "tile": self.placing.tile.name,
            "colour": COLOURS[self.placing.tile.colour],
            "size": self.placing.tile.size,
            "squares": HOUSE.cell_names(self.placing.cells),
            "brick": HOUSE.names[self.placing.square],
        }


def _acted(position: Position) -> Refusal | None:
    """Why nothing is built any more in this turn, if so."""
    if position.built:
        return refuse("cph.one_tile")
    return refuse("cph.one_action", done="take") if position.step == DONE else None


BUILDS: Final[list[Build]] = [Build(placing) for placing in PLACINGS]


def offer_builds(position: Position, walk: Walk) -> None:
    """Every tile that is there, in every place where it can lie and be paid for."""
    player = position.own()
    empty = HOUSE.full & ~player.filled
    supported = HOUSE.supported(player.filled)
    colour: Word = -1
    cards: Word = 0
    for tile in TILES:
        if tile.colour != colour:
            colour = tile.colour
            cards = most_cards(player, colour)
        price = least_cost(player, tile.size)
        if cards >= price - 1 and position.left(tile) > 0:
            near = empty if cards >= price else HOUSE.beside(player.of_colour(colour))
            if near:
                _offer_places(tile, empty, supported, near, walk)


def _offer_places(tile: Tile, empty: Word, supported: Word, near: Word, walk: Walk) -> None:
    """The places of a tile that have a square among those that are near enough for its price."""
    first: Word = ids.BUILD + tile.first
    for orientation in tile.form.orientations:
        anchors = orientation.anchors(empty, supported)
        if anchors and near != empty:
            anchors &= orientation.anchors(empty, near)
        while anchors:
            place: Word = orientation.place[lowest_bit(anchors)]
            walk.run(first + tile.variants * place, tile.variants)
            anchors &= anchors - 1


# Texts

_SPECIAL: Final = ("special", "white", "white-1")
_NAMES: Final = frozenset([tile.name for tile in TILES])
_TEXTS: Final = frozenset([build.text for build in BUILDS])


def _build_in_order(words: Words) -> Words:
    return [*words[:1], *HOUSE.in_order(words[1:-2]), *words[-2:]]


def _refused_build(position: Position, seat: Seat, words: Words) -> Refusal | None:
    refusal = _acted(position)
    if refusal is None:
        refusal = abilities.refused_with_building(position.own(), abilities.short(words))
    if refusal is not None:
        return refusal
    if words and words[0] in _SPECIAL:
        return refuse("cph.special_not_bought")
    outside = off_grid(words[1:])
    if outside is not None or len(words) < 4 or words[0] not in _NAMES or words[-2] != "brick":
        return outside
    squares = HOUSE.in_order(words[1:-2])
    if len(squares) != len(words) - 3 or len(set(squares)) != len(squares) or HOUSE.square(words[-1]) is None:
        return None
    lying = " ".join(["build", words[0], *squares, "brick"])
    if f"{lying} {words[-1]}" in _TEXTS:
        return None
    if any(f"{lying} {square}" in _TEXTS for square in squares):
        return refuse("cph.brick_elsewhere", tile=words[0], brick=words[-1])
    return refuse("cph.not_the_shape", tile=words[0], squares=" ".join(squares))


VERBS: Final[dict[str, Verb[Position]]] = {
    "build": Verb("build green-3 a1 a2 a3 brick a1", ordered=_build_in_order, refused=_refused_build)
}
