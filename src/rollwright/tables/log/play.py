"""Rows during and after the game: actions, undo, timeouts, seats given up and taken back, a rematch, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.tables.log.chance import (
    CHANCE_ENTRIES,
    DICE,
    OPENED,
    CardsOpened,
    ChanceEntry,
    Seal,
    chance_from_json,
    chance_to_json,
    opened_from_json,
    seal_from_json,
)
from rollwright.tables.log.clocks import ACTED, OTHERWISE, UNDONE
from rollwright.tables.log.fields import ACTION, BOT, ID, LATEST, MOST_STEPS, SEAT, SEATS, SERVER, LogError
from rollwright.tables.log.shapes import ListOf, Shape, Whole
from rollwright.tables.log.standing import ANSWER, standing_answer
from rollwright.tables.log.steps import (
    after_play,
    back,
    change_of,
    commit_anew,
    free,
    match_of,
    now_acting,
    play,
    replay_chance,
    require,
    require_player,
    seal_with,
)
from rollwright.tables.log.table import CLOSED, OVER, PLAYING, STARTING, WAITING, Body, Change, Played, Row, Table


@final
class Acted(Body):
    """Actions of one seat, and the chance that they led to."""

    kind: ClassVar = "acted"
    fields: ClassVar[Mapping[str, Shape]] = {
        "seat": SEAT,
        "actions": ListOf(ACTION, MOST_STEPS),
        "chance": CHANCE_ENTRIES,
        "standing?": ANSWER,
        "opened?": OPENED,
    }

    def __init__(
        self,
        asked: str,
        seat: Seat,
        actions: list[Action],
        chance: list[ChanceEntry],
        opened: CardsOpened | None = None,
        standing: str = "",
    ) -> None:
        super().__init__(asked, chance, opened)
        self.seat: Final = seat
        self.actions: Final = actions
        self.standing: Final = standing
        """The standing answer that it comes of; empty where the player has just chosen it."""

    @staticmethod
    def read(data: Mapping[str, Any]) -> Acted:
        chance = chance_from_json(data["chance"])
        opened = opened_from_json(data)
        return Acted(data["asked"], data["seat"], data["actions"], chance, opened, data.get("standing", ""))

    def own_json(self) -> dict[str, Any]:
        data = {"seat": self.seat, "actions": list(self.actions), "chance": chance_to_json(self.chance)}
        if self.standing:
            data["standing"] = self.standing
        return data

    def told(self) -> dict[str, Any]:
        return {"standing": self.standing} if self.standing else {}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [self.seat], PLAYING)
        if self.standing:
            self._require_answer(table, row)
        else:
            require_player(table, row, self.seat)
        if not self.actions:
            raise LogError(row.seq, "it holds no action")
        match = match_of(table)
        played: list[Played] = []
        for action in self.actions:
            if table.game.to_act(match.position) == (CHANCE,):
                raise LogError(row.seq, f"seat {self.seat} acts where the rules ask for chance")
            played.append(play(match, row, self.seat, action))
        played += replay_chance(table, match, row)
        if row.actor != BOT:
            back(table, self.seat)
        after_play(table, self.seat, ACTED)
        return change_of(table, [self.seat], played)

    def _require_answer(self, table: Table, row: Row) -> None:
        """Raises LogError where what the player has said once does not give this."""
        found = standing_answer(table, self.seat)
        if row.actor != SERVER or found is None or [found[0], [found[1]]] != [self.standing, self.actions]:
            raise LogError(row.seq, f"seat {self.seat} has no standing answer {self.standing!r} that gives this")


@final
class Undone(Body):
    """A seat has taken its latest action back."""

    kind: ClassVar = "undone"
    fields: ClassVar[Mapping[str, Shape]] = {"seat": SEAT, "moves": Whole(1, 1)}

    def __init__(self, asked: str, seat: Seat) -> None:
        super().__init__(asked)
        self.seat: Final = seat

    @staticmethod
    def read(data: Mapping[str, Any]) -> Undone:
        return Undone(data["asked"], data["seat"])

    def own_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "moves": 1}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [self.seat], PLAYING)
        require_player(table, row, self.seat)
        match = match_of(table)
        index = match.undoable(self.seat)
        if index is None:
            raise LogError(row.seq, f"seat {self.seat} has nothing that it may take back")
        taken_back = Played(match.moves[index], [], match.positions[index], match.positions[index + 1])
        match.undo(self.seat)
        table.undos[self.seat] += 1
        table.chairs[self.seat].answers_wait = True
        back(table, self.seat)
        after_play(table, self.seat, UNDONE)
        return change_of(table, [self.seat], taken_back=taken_back)


@final
class TimedOut(Body):
    """Who has not revealed a seed leaves the seat, and the table is sealed anew; who has not acted in time is away."""

    kind: ClassVar = "timed_out"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS, "dice?": DICE}

    def __init__(self, asked: str, seats: list[Seat], seal: Seal | None = None) -> None:
        super().__init__(asked)
        self.seats: Final = seats
        self.seal: Final = seal

    @staticmethod
    def read(data: Mapping[str, Any]) -> TimedOut:
        dice = data.get("dice")
        return TimedOut(data["asked"], data["seats"], None if dice is None else seal_from_json(dice))

    def own_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seats": list(self.seats)}
        if self.seal is not None:
            data["dice"] = self.seal.to_json()
        return data

    def new_seal(self) -> Seal | None:
        return self.seal

    def apply(self, table: Table, row: Row) -> Change:
        if table.phase == STARTING and self.seal is not None:
            require(table, row, self.seats, STARTING)
            free(table, self.seats)
            commit_anew(table, self.seal)
            table.redraws += 1
        else:
            require(table, row, self.seats, PLAYING)
            if self.seal is not None:
                raise LogError(row.seq, "it seals the table anew in the middle of the game")
            for seat in self.seats:
                table.chairs[seat].away = True
            now_acting(table, OTHERWISE)
        return change_of(table, self.seats)


@final
class Resealed(Body):
    """The store was restored: what was drawn before may have been seen, so the table draws a new tail.

    Before the game all commit anew. In the middle of it seeds can't be asked for again: rolls are numbered from 1, with
    the keys of the new chain, and what is left of each deck is made anew when its next card is drawn.
    """

    kind: ClassVar = "resealed"
    fields: ClassVar[Mapping[str, Shape]] = {"dice": DICE}

    def __init__(self, asked: str, seal: Seal) -> None:
        super().__init__(asked)
        self.seal: Final = seal

    @staticmethod
    def read(data: Mapping[str, Any]) -> Resealed:
        return Resealed(data["asked"], seal_from_json(data["dice"]))

    def own_json(self) -> dict[str, Any]:
        return {"dice": self.seal.to_json()}

    def new_seal(self) -> Seal | None:
        return self.seal

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [], WAITING, STARTING, PLAYING)
        if self.seal.scheme != table.scheme:
            raise LogError(row.seq, f"it seals with {self.seal.scheme} dice, and those of the table are {table.scheme}")
        table.restored += 1
        if table.phase == PLAYING:
            table.earlier.append(table.cards)
            table.rolls = 0
            seal_with(table, self.seal)
        else:
            commit_anew(table, self.seal)
        return change_of(table, [])


@final
class Credited(Body):
    """Time that ran while the server was away is given back."""

    kind: ClassVar = "credited"
    fields: ClassVar[Mapping[str, Shape]] = {"milliseconds": Whole(1, LATEST)}

    def __init__(self, asked: str, milliseconds: int) -> None:
        super().__init__(asked)
        self.milliseconds: Final = milliseconds

    @staticmethod
    def read(data: Mapping[str, Any]) -> Credited:
        return Credited(data["asked"], data["milliseconds"])

    def own_json(self) -> dict[str, Any]:
        return {"milliseconds": self.milliseconds}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [], STARTING, PLAYING)
        table.revealing_since += self.milliseconds
        table.clocks.credit(self.milliseconds)
        return change_of(table, [])


@final
class Returned(Body):
    """A person is back at seats that a bot has played."""

    kind: ClassVar = "returned"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS}

    def __init__(self, asked: str, seats: list[Seat]) -> None:
        super().__init__(asked)
        self.seats: Final = seats

    @staticmethod
    def read(data: Mapping[str, Any]) -> Returned:
        return Returned(data["asked"], data["seats"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats)}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, self.seats, PLAYING)
        for seat in self.seats:
            back(table, seat)
        now_acting(table, OTHERWISE)
        return change_of(table, self.seats)


@final
class Resigned(Body):
    """A person has given seats to a bot for good."""

    kind: ClassVar = "resigned"
    fields: ClassVar[Mapping[str, Shape]] = {"seats": SEATS}

    def __init__(self, asked: str, seats: list[Seat]) -> None:
        super().__init__(asked)
        self.seats: Final = seats

    @staticmethod
    def read(data: Mapping[str, Any]) -> Resigned:
        return Resigned(data["asked"], data["seats"])

    def own_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats)}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, self.seats, PLAYING)
        for seat in self.seats:
            table.chairs[seat].resigned = True
        now_acting(table, OTHERWISE)
        return change_of(table, self.seats)


@final
class Rematched(Body):
    """The same once more, at another table."""

    kind: ClassVar = "rematched"
    fields: ClassVar[Mapping[str, Shape]] = {"next": ID}

    def __init__(self, asked: str, to: str) -> None:
        super().__init__(asked)
        self.next: Final = to

    @staticmethod
    def read(data: Mapping[str, Any]) -> Rematched:
        return Rematched(data["asked"], data["next"])

    def own_json(self) -> dict[str, Any]:
        return {"next": self.next}

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [], OVER)
        table.rematch = self.next
        return change_of(table, [])


@final
class Closed(Body):
    """Nobody is to play here any more."""

    kind: ClassVar = "closed"
    fields: ClassVar[Mapping[str, Shape]] = {"opened?": OPENED}

    @staticmethod
    def read(data: Mapping[str, Any]) -> Closed:
        return Closed(data["asked"], opened=opened_from_json(data))

    def apply(self, table: Table, row: Row) -> Change:
        require(table, row, [], WAITING, STARTING, PLAYING)
        table.phase = CLOSED
        now_acting(table, OTHERWISE)
        return change_of(table, [])
