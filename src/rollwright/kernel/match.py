"""A game in progress: the actions so far, the position they lead to, and what may be taken back."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Event, IllegalAction, Seat
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.kernel.trail import Trail

P = TypeVar("P")


@final
class Move:
    """One action by one actor."""

    def __init__(self, actor: Seat, action: Action) -> None:
        self.actor: Final = actor
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.actor == other.actor and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.actor, self.action))

    def __repr__(self) -> str:
        return f"Move({self.actor}, {self.action})"


@final
class Match(Generic[P]):
    """A line of moves from a set-up, with every position on the way."""

    def __init__(self, game: Game[P], setup: Setup, line: Match[P] | None = None, start: P | None = None) -> None:
        """With a line, that far already; with a start, from that position on instead of from the beginning."""
        self.game: Final = game
        self.setup: Final = setup
        self.start: Final[P | None] = start
        self.moves: Final[Trail[Move]] = Trail() if line is None else line.moves.copy()
        self.positions: Final[Trail[P]] = Trail() if line is None else line.positions.copy()
        if line is None:
            self.positions.append(game.new(setup) if start is None else start)

    def copy(self) -> Match[P]:
        """The same line, to go on with apart from this one."""
        return Match(self.game, self.setup, self, self.start)

    @property
    def position(self) -> P:
        return self.positions[-1]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.position)

    def play(self, actor: Seat, action: Action) -> list[Event]:
        """Play one action, chance's too, and give its events. Raises IllegalAction."""
        refusal = self.game.check(self.position, actor, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.play_judged(actor, action)

    def play_judged(self, actor: Seat, action: Action) -> list[Event]:
        """The same for a caller who has asked `check` already, or has the action from the game itself."""
        step = self.game.apply(self.position, actor, action)
        self.moves.append(Move(actor, action))
        self.positions.append(step.position)
        return step.events

    def play_text(self, actor: Seat, text: str) -> list[Event]:
        return self.play(actor, self.game.read_action(text))

    def settle(self, seed: str) -> list[Event]:
        """Let chance act as long as it is its turn: local dice, fixed by a seed and the rules' own labels."""
        events: list[Event] = []
        while self.game.to_act(self.position) == (CHANCE,):
            node = self.game.chance(self.position)
            number = Source(f"{seed} {node.label}").below(node.total)
            events.extend(self.play_judged(CHANCE, self.game.outcome(self.position, number)))
        return events

    def undoable(self, seat: Seat) -> int | None:
        """The index of the seat's latest move if it may be taken back, else None.

        It may if nothing random has happened and the turn has not been handed over since, and if what others have
        done since stands just as well without it.
        """
        game = self.game
        now = game.stage(self.position)
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            before = self.positions[index]
            if move.actor == CHANCE or game.stage(before) != now:
                return None
            if move.actor == seat:
                return index
            mine = self._latest_of(seat, index)
            if mine is None or not game.commute(
                self.positions[mine], seat, self.moves[mine].action, move.actor, move.action
            ):
                return None
        return None

    def undo(self, seat: Seat) -> bool:
        """Take the seat's latest move back; whether it could be."""
        index = self.undoable(seat)
        if index is None:
            return False
        kept = self.moves[index + 1 :]
        self.moves.cut(index)
        self.positions.cut(index + 1)
        for move in kept:
            self.play(move.actor, move.action)
        return True

    def _latest_of(self, seat: Seat, before: int) -> int | None:
        for index in range(before - 1, -1, -1):
            if self.moves[index].actor == seat:
                return index
        return None
