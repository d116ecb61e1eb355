"""Commands before the game: create, sit, leave, seat bots, start, reveal seeds. Each gives a body, or a nack."""

from __future__ import annotations

from rollwright.bots import bot_names, bot_version
from rollwright.kernel.discovery import UnknownGame, find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import Seat
from rollwright.kernel.options import SetupError
from rollwright.tables.commands.chance import let_fall
from rollwright.tables.commands.command import Create, Leave, OpenSeat, Reveal, SeatBot, Sit, Start
from rollwright.tables.commands.outcome import Nack, refuse
from rollwright.tables.fairness.cards import seals
from rollwright.tables.fairness.dice import CHAIN, context_of, hash_of_seed
from rollwright.tables.log.chance import Fallen, seal_from_json
from rollwright.tables.log.lobby import Created, Left, Revealed, Seated, Started
from rollwright.tables.log.rows import SHA256, Body
from rollwright.tables.log.table import OPEN, PERSON, STARTING, WAITING, Chair, Table


def create(command: Create) -> Body | Nack:
    try:
        game = find_game(command.game)
    except UnknownGame:
        return refuse("table.unknown_game", game=command.game)
    try:
        setup = make_setup(game, len(command.seats), command.edition, command.options, content=command.content)
    except SetupError as error:
        return refuse("table.setup", message=error.message, rule=error.rule)
    chairs: list[Chair] = []
    for seat in command.seats:
        chair = Chair()
        if seat["kind"] == "bot":
            if seat["bot"] not in bot_names():
                return refuse("table.unknown_bot", bot=seat["bot"])
            chair.seat_bot(seat["bot"], bot_version(seat["bot"]))
        elif seat["kind"] == "me":
            if not _is_commitment(command.scheme, command.seed_hash):
                return refuse("table.seed_needed")
            chair.seat_person(command.actor, command.seed_hash)
        chairs.append(chair)
    return Created(
        command.asked(),
        game.id,
        setup,
        command.clock,
        command.is_open,
        command.fresh.code,
        command.actor,
        seal_from_json(seals(command.scheme, command.fresh.tail)),
        chairs,
        hints=command.hints,
    )


def sit(table: Table, command: Sit) -> Body | Nack:
    if table.phase != WAITING:
        return refuse("table.not_now", phase=table.phase)
    if not _is_commitment(table.scheme, command.seed_hash):
        return refuse("table.seed_needed")
    own = table.seats_of(command.actor)
    seats: list[Seat]
    if command.seat is not None and not 0 <= command.seat < len(table.chairs):
        return _no_such_seat(table, command.seat)
    if own and (command.seat is None or command.seat in own):
        seats = own
    elif command.seat is not None:
        if table.chairs[command.seat].kind != OPEN:
            return refuse("table.seat_taken", seat=command.seat)
        seats = [command.seat]
    else:
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN][:1]
        if not seats:
            return refuse("table.full")
    return Seated(command.asked(), seats, person=command.actor, seed_hash=command.seed_hash)


def leave(table: Table, command: Leave) -> Body | Nack:
    """Where the host leaves, the next person is host; where nobody is left, the table is closed."""
    if table.phase != WAITING:
        return refuse("table.not_now", phase=table.phase)
    seats = table.seats_of(command.actor)
    if not seats and command.actor != table.host:
        return refuse("table.not_seated")
    others = [person for person in table.persons() if person != command.actor]
    host = table.host
    if command.actor == host:
        host = others[0] if others else ""
    return Left(command.asked(), seats, host)


def seat_bot(table: Table, command: SeatBot) -> Body | Nack:
    refused = _host_changes(table, command.actor, command.seat)
    if refused is not None:
        return refused
    if command.bot not in bot_names():
        return refuse("table.unknown_bot", bot=command.bot)
    if table.chairs[command.seat].kind == PERSON:
        return refuse("table.seat_taken", seat=command.seat)
    return Seated(command.asked(), [command.seat], bot=command.bot, version=bot_version(command.bot))


def open_seat(table: Table, command: OpenSeat) -> Body | Nack:
    refused = _host_changes(table, command.actor, command.seat)
    if refused is not None:
        return refused
    chair = table.chairs[command.seat]
    if chair.kind == OPEN:
        return refuse("table.already_open", seat=command.seat)
    if chair.person == command.actor:
        return refuse("table.own_seat")
    return Left(command.asked(), [command.seat], table.host)


def start(table: Table, command: Start, secret: bytes) -> Body | Nack:
    if table.phase != WAITING:
        return refuse("table.not_now", phase=table.phase)
    if command.actor != table.host:
        return refuse("table.not_host")
    for seat, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            return refuse("table.seats_open", seat=seat)
        if chair.kind == PERSON and table.scheme == CHAIN and not chair.seed_hash:
            return refuse("table.seeds_missing", seat=seat)
    if table.unrevealed():
        return Started(command.asked())
    fallen = _begin(table, [chair.seed for chair in table.chairs], secret)
    return fallen if isinstance(fallen, Nack) else Started(command.asked(), fallen)


def reveal(table: Table, command: Reveal, secret: bytes) -> Body | Nack:
    if table.phase != STARTING:
        return refuse("table.not_now", phase=table.phase)
    own = table.seats_of(command.actor)
    if not own:
        return refuse("table.not_seated")
    waiting = [seat for seat in own if not table.chairs[seat].seed]
    if not waiting:
        return refuse("table.already_revealed")
    if SHA256.fault(command.seed, "the seed"):
        return refuse("table.seed_differs")
    opened = [seat for seat in waiting if table.chairs[seat].seed_hash == hash_of_seed(command.seed)]
    if not opened:
        return refuse("table.seed_differs")
    if len(table.unrevealed()) > len(opened):
        return Revealed(command.asked(), opened, command.seed, [])
    seeds = [command.seed if seat in opened else chair.seed for seat, chair in enumerate(table.chairs)]
    fallen = _begin(table, seeds, secret)
    return fallen if isinstance(fallen, Nack) else Revealed(command.asked(), opened, command.seed, fallen)


def _begin(table: Table, seeds: list[str], secret: bytes) -> list[Fallen] | Nack:
    """The game begins with this row: what chance has to say first belongs to it."""
    context = context_of(table.id, table.game.id, table.setup, [seed or None for seed in seeds])
    fallen = let_fall(table, Match(table.game, table.setup), context, secret)
    return refuse("table.no_dice_left") if fallen is None else fallen


def _host_changes(table: Table, actor: str, seat: Seat) -> Nack | None:
    """Why the actor may not change who sits at a seat, if so."""
    if table.phase != WAITING:
        return refuse("table.not_now", phase=table.phase)
    if actor != table.host:
        return refuse("table.not_host")
    return None if 0 <= seat < len(table.chairs) else _no_such_seat(table, seat)


def _no_such_seat(table: Table, seat: Seat) -> Nack:
    return refuse("table.unknown_seat", seat=seat, seats=len(table.chairs))


def _is_commitment(scheme: str, seed_hash: str) -> bool:
    return scheme != CHAIN or not SHA256.fault(seed_hash, "the hash of a seed")
