"""A table, and the rows of its log: all that a table is follows from them. It holds no secret, no name and no chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from rollwright.kernel.game import Game
from rollwright.kernel.match import Match, Move
from rollwright.kernel.model import CHANCE, Action, Event, Seat
from rollwright.kernel.options import Setup
from rollwright.kernel.trail import Trail
from rollwright.tables.fairness.canonical import fingerprint
from rollwright.tables.fairness.dice import CHAIN
from rollwright.tables.log.answers import Answers
from rollwright.tables.log.chairs import OPEN, PERSON, Chair
from rollwright.tables.log.chance import CardsOpened, ChanceEntry, DeckCommitment, Seal
from rollwright.tables.log.clocks import DAYS, LIVE, TO_GATHER, TO_REVEAL, Clock, Clocks
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.patience import Patience
from rollwright.tables.log.shapes import Shape

# Phases
WAITING: Final = "waiting"
STARTING: Final = "starting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
PHASES: Final = (WAITING, STARTING, PLAYING, OVER, CLOSED)

MOST_UNDOS: Final = 300
"""How many moves a seat may take back in a game. With it, the number of rows of a game has a bound."""


@final
class Played:
    """A move as it was played: what it brought, and the positions before and after."""

    def __init__(self, move: Move, events: list[Event], before: Any, after: Any) -> None:
        self.move: Final = move
        self.events: Final = events
        self.before: Final = before
        self.after: Final = after


@final
class Change:
    """What a row did, for messages about it. `taken_back` is the move that was undone, as it had been played."""

    def __init__(self, seat: Seat | None, played: list[Played], taken_back: Played | None, position: Any) -> None:
        self.seat: Final = seat
        self.played: Final = played
        self.taken_back: Final = taken_back
        self.position: Final = position
        """After the row; None before the game has begun."""


class Body:
    """What a row says. Its class has all that is to be known of its kind: shape, JSON, and what it does to a table."""

    kind: ClassVar = ""
    fields: ClassVar[Mapping[str, Shape]] = {}
    """The shapes of what is its own; what all bodies have is added by kinds.shape_of."""

    def __init__(self, asked: str, chance: list[ChanceEntry] | None = None, opened: CardsOpened | None = None) -> None:
        self.asked: Final = asked
        """The fingerprint of the command's payload, which tells a repeated command from another with its id."""
        self.chance: Final[list[ChanceEntry]] = [] if chance is None else chance
        """What chance brought: in most kinds nothing."""
        self.opened = opened
        """The cards, where the row has ended the game: known as soon as it is folded."""

    @staticmethod
    def read(data: Mapping[str, Any]) -> Body:
        """From JSON of its shape."""
        raise NotImplementedError

    def new_seal(self) -> Seal | None:
        """The seal that holds from this row on, where it seals the table."""
        return None

    def own_json(self) -> dict[str, Any]:
        """The values of `fields`, in the order in which they are written."""
        return {}

    def to_json(self) -> dict[str, Any]:
        data = {"kind": self.kind, **self.own_json(), "asked": self.asked}
        if self.opened is not None:
            data["opened"] = self.opened.to_json()
        return data

    def is_for_all(self) -> bool:
        """Whether all of it may be shown to everybody while the game goes on, beside what chance and play hide."""
        return True

    def new_table(self, row: Row) -> Table:
        """The table that a log begins with. Raises LogError: one kind alone can be first."""
        raise LogError(row.seq, "a log begins with row 1, which creates the table")

    def check_may_follow(self, seq: int) -> None:
        """Raises LogError where no row of this kind comes after another."""

    def told(self) -> dict[str, Any]:
        """What its line of the log says beside what was played: for all to see."""
        return {}

    def apply(self, table: Table, row: Row) -> Change:
        """Apply the row to a table in place. Raises LogError, and then the table is spoilt."""
        raise NotImplementedError


@final
class Row:
    """One accepted command, together with the chance it caused.

    `hash` stands for the whole table after it. So a row leaves the process only through `export.log_json`.
    """

    def __init__(
        self, table: str, seq: int, actor: str, cid: str, version: int, body: Body, digest: str, at: int
    ) -> None:
        self.table: Final = table
        self.seq: Final = seq
        self.actor: Final = actor
        self.cid: Final = cid
        self.version: Final = version
        self.body: Final = body
        self.hash: Final = digest
        self.at: Final = at

    @property
    def kind(self) -> str:
        return self.body.kind

    def with_hash(self, digest: str) -> Row:
        return Row(self.table, self.seq, self.actor, self.cid, self.version, self.body, digest, self.at)

    def to_json(self) -> dict[str, object]:
        return {
            "table": self.table,
            "seq": self.seq,
            "actor": self.actor,
            "cid": self.cid,
            "version": self.version,
            "body": self.body.to_json(),
            "hash": self.hash,
            "at": self.at,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.table, self.seq, self.hash))

    def __repr__(self) -> str:
        return f"Row({self.seq}, {self.actor}, {self.body.to_json()})"


@final
class Table:
    """A table after some rows. Made and changed by rows alone; everybody else only reads it."""

    def __init__(
        self,
        table_id: str,
        game: Game[Any],
        setup: Setup,
        clock: Clock,
        patience: int | None = None,
        start: Any = None,
    ) -> None:
        seats = setup.players
        self.id: Final = table_id
        self.game: Final = game
        self.setup: Final = setup
        self.clock: Final = clock
        self.start: Final[Any] = start
        """The position that the game starts from, where that is not its beginning: such a game counts for nothing."""
        self.format = 0
        """How its log is written."""
        self.seq = 0
        self.at = 0
        self.phase = WAITING
        self.host = ""
        self.open = False
        self.code = ""
        self.hints: bool | None = None
        """As it was set when the table was created."""
        self.chairs: list[Chair] = [Chair() for _ in range(seats)]
        self.when_full = False
        """Whether it starts by itself when the last seat is taken."""
        self.challenge = ""
        """The challenge that is taken up here; empty at most tables."""
        self.scheme = CHAIN
        self.commit = ""
        self.cards = ""
        """The seal of the cards' secret."""
        self.earlier: list[str] = []
        """The seals of the cards that were replaced in the middle of the game, the first one first."""
        self.redraws = 0
        """How often it was sealed anew because a seed was not revealed."""
        self.restored = 0
        """And how often because the store was restored."""
        self.decks: dict[str, DeckCommitment] = {}
        self.drawn = 0
        """How many cards have come from them."""
        self.context = ""
        """In hex, as soon as all seeds are known."""
        self.key = ""
        """The last key that was published; the commitment before the first."""
        self.rolls = 0
        self.revealing_since = 0
        self.match: Match[Any] | None = None
        self.clocks = Clocks(clock, seats)
        self.patience = Patience(patience, seats)
        self.legal: list[list[Action]] = [[] for _ in range(seats)]
        """What each seat may do now."""
        self.decisions: list[int] = [0] * seats
        """The number of each seat's decision: the seq at which what the seat may do changed last."""
        self.undos: list[int] = [0] * seats
        """How many moves each seat has taken back."""
        self.rematch = ""
        self.rows: Trail[Row] = Trail()
        self.changes: Trail[Change] = Trail()
        """One for each row."""
        self.answers = Answers()

    def copy(self) -> Table:
        twin = Table(self.id, self.game, self.setup, self.clock, self.patience.agreed, self.start)
        twin.format = self.format
        twin.seq = self.seq
        twin.at = self.at
        twin.phase = self.phase
        twin.host = self.host
        twin.open = self.open
        twin.code = self.code
        twin.hints = self.hints
        twin.chairs = [chair.copy() for chair in self.chairs]
        twin.when_full = self.when_full
        twin.challenge = self.challenge
        twin.scheme = self.scheme
        twin.commit = self.commit
        twin.cards = self.cards
        twin.earlier = list(self.earlier)
        twin.redraws = self.redraws
        twin.restored = self.restored
        twin.decks = dict(self.decks)
        twin.drawn = self.drawn
        twin.context = self.context
        twin.key = self.key
        twin.rolls = self.rolls
        twin.revealing_since = self.revealing_since
        twin.match = None if self.match is None else self.match.copy()
        twin.clocks = self.clocks.copy()
        twin.patience = self.patience.copy()
        twin.legal = list(self.legal)
        twin.decisions = list(self.decisions)
        twin.undos = list(self.undos)
        twin.rematch = self.rematch
        twin.rows = self.rows.copy()
        twin.changes = self.changes.copy()
        twin.answers = self.answers.copy()
        return twin

    # Questions

    @property
    def ended(self) -> bool:
        """Whether nothing of the game is hidden any more."""
        return self.phase in (OVER, CLOSED)

    @property
    def gives_hints(self) -> bool:
        """As it was set, which everybody knew who sat down; else where one person has a seat and none is open."""
        if self.hints is not None:
            return self.hints
        kinds = [chair.kind for chair in self.chairs]
        return kinds.count(PERSON) == 1 and OPEN not in kinds

    def bots(self) -> list[str]:
        """By seat: the bot that sits there; empty where none does."""
        return [chair.bot for chair in self.chairs]

    def seats_of(self, person: str | None) -> list[Seat]:
        if not person:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def persons(self) -> list[str]:
        """Those who sit here, in the order of their seats, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.kind == PERSON))

    def all_decks(self) -> list[DeckCommitment]:
        """Those that are drawn from now, and those that they have replaced."""
        found: list[DeckCommitment] = []
        for deck in self.decks.values():
            made: DeckCommitment | None = deck
            while made is not None:
                found.append(made)
                made = made.replaced
        return found

    def acting(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        if self.phase != PLAYING or self.match is None:
            return ()
        return tuple(seat for seat in self.game.to_act(self.match.position) if seat != CHANCE)

    def voters(self) -> list[str]:
        """Those who wait for others: persons who play here themselves, and whom nobody waits for."""
        waited = {self.chairs[seat].person for seat in self.patience.waited_for()}
        playing = {chair.person for chair in self.chairs if chair.kind == PERSON and not chair.player}
        return [person for person in self.persons() if person in playing and person not in waited]

    def votes_needed(self) -> int:
        """How many of them must wish for the same: more than half."""
        return len(self.voters()) // 2 + 1

    def unrevealed(self) -> list[Seat]:
        """The seats that must still reveal a seed before the game can begin."""
        if self.scheme != CHAIN:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON and not chair.seed]

    @property
    def starts_now(self) -> bool:
        """Whether it is to start by itself: every seat is taken, and every person has committed to a seed."""
        return (
            self.when_full
            and self.phase == WAITING
            and all(chair.kind != OPEN for chair in self.chairs)
            and all(self.chairs[seat].seed_hash for seat in self.unrevealed())
        )

    def gather_by(self) -> int:
        """When a table that waits is closed, if nothing happens there."""
        return self.at + TO_GATHER

    def reveal_by(self) -> int:
        """Who sits down at a table that starts by itself need not be there when it does, unless it is a live one."""
        if not self.when_full or self.clock.kind == LIVE:
            return self.revealing_since + TO_REVEAL
        return self.revealing_since + (self.clock.first if self.clock.kind == DAYS else self.patience.length)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat has a move that it may take back, and has not taken back very many."""
        return self.match is not None and self.undos[seat] < MOST_UNDOS and self.match.undoable(seat) is not None

    def answer_to(self, actor: str, cid: str) -> Row | None:
        """The row that a command has led to already."""
        seq = self.answers.seq_of(actor, cid)
        if not 0 < seq <= self.seq:
            return None
        row = self.rows[seq - 1]
        return row if (row.actor, row.cid) == (actor, cid) else None

    def digest(self) -> str:
        """Stands for all that matters: two tables with one digest go on alike."""
        position = "" if self.match is None else self.game.write(self.match.position)
        patience = self.patience.to_json()
        return fingerprint(
            [
                self.id,
                self.game.id,
                self.setup.to_json(),
                [
                    self.phase,
                    self.host,
                    self.open,
                    self.code,
                    self.rematch,
                    *([] if self.hints is None else [self.hints]),
                ],
                [chair.to_json() for chair in self.chairs],
                [self.scheme, self.commit, self.context, self.key, self.rolls, self.revealing_since],
                [self.cards, [made.to_json() for made in self.decks.values()], self.drawn],
                [position, self.decisions, self.clock.to_json(), self.clocks.to_json()],
                *([self.format] if self.format else []),
                *([patience] if patience else []),
                *([] if self.start is None else [{"start": self.game.write(self.start)}]),
                *([{"challenge": self.challenge}] if self.challenge else []),
                *([{"when_full": True}] if self.when_full else []),
            ]
        )
