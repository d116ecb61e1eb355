"""`rollwright replay`: a recorded game or a study, step by step in a terminal, or all of it in a row."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final, final

from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.errors import CommandError, read_record_file, replay_record
from rollwright.cli.notes import Notes
from rollwright.cli.paint import Paint, terminal_paint
from rollwright.cli.prompt import Prompt
from rollwright.cli.seats import players_of_record, shown_names
from rollwright.cli.show import Show
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Event
from rollwright.kernel.record import Entry, Record
from rollwright.texts.words import Words


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="look through a recorded game or a study")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--step", action="store_true", help="step by step, also without a terminal")
    parser.add_argument("--at", metavar="N", type=int, help="the position after N moves")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    record = read_record_file(args.file)
    match = replay_record(record, args.file)
    words = Words(match.game, args.lang, shown_names(players_of_record(record), args.lang))
    paint = terminal_paint(words.say, not args.no_colour)
    replayed = Replay(match, record, words, paint)
    if args.at is not None and not 0 <= args.at <= len(match.moves):
        raise CommandError(f"--at {args.at} is no moment of {args.file}, which has {len(match.moves)} moves")
    if args.step or replayed.prompt.live:
        replayed.step(args.at or 0)
    elif args.at is not None:
        replayed.look(args.at)
    else:
        replayed.all()


@final
class Replay:
    """A match, and how to look at any moment of it. Moment n is after n moves."""

    def __init__(self, match: Match[Any], record: Record, words: Words, paint: Paint) -> None:
        self.match: Final = match
        self.record: Final = record
        self.notes: Final = Notes(words)
        self.game: Final = match.game
        self.words: Final = words
        self.paint: Final = paint
        self.show: Final = Show(match.game, words, paint)
        self.prompt: Final = Prompt()

    def all(self) -> None:
        """Every move with what it brought, what is said of it and where it led; then the last position, drawn."""
        if "title" in self.record.header:
            print(self.paint.bold(self.record.header["title"]))
        for line in self.notes.lines(self.record.comments):
            print(f"   {line}")
        for moment, entry in enumerate(self.record.entries, start=1):
            print(self.move(moment))
            for line in self.show.whole_events(self.events(moment)):
                print(f"  {line}")
            for line in self.notes.lines(entry.comments):
                print(f"   {line}")
            print(f"   {self.paint.dim(self.game.write(self.match.positions[moment]))}")
            for variation in entry.variations:
                self._variation(moment, variation, 1)
        print()
        self.look(len(self.match.moves))

    def _variation(self, moment: int, entries: list[Entry], depth: int) -> None:
        """What might have been played from a moment on, further in than what was."""
        indent = "      " * depth
        for number, entry in enumerate(entries, start=moment):
            print(f"{indent}{number:>4}  {self._told(entry.actor, entry.text)}")
            for line in self.notes.lines(entry.comments):
                print(f"{indent}   {line}")
            for variation in entry.variations:
                self._variation(number, variation, depth + 1)

    def step(self, moment: int) -> None:
        last = len(self.match.moves)
        while True:
            self.prompt.clear()
            self.look(moment)
            try:
                typed = self.prompt.ask(self.words.say("cli-replay", moment=moment, last=last) + " ", []).strip()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if typed == "q":
                return
            if typed in ("", "n"):
                moment = min(moment + 1, last)
            elif typed == "p":
                moment = max(moment - 1, 0)
            elif typed.isdecimal():
                moment = min(int(typed), last)

    def look(self, moment: int) -> None:
        """The position at a moment, the move that led there, and what it brought."""
        position = self.match.positions[moment]
        print("\n".join(["", *self.show.position(position, self._viewer(moment)), ""]))
        if moment:
            print(self.move(moment))
            print("\n".join([*self.show.whole_events(self.events(moment)), *self._noted(moment)]))
        if not self.game.to_act(position):
            print("\n".join(self.show.result(self.game.standings(position))))
        print()

    def move(self, moment: int) -> str:
        move = self.match.moves[moment - 1]
        return f"{moment:>4}  {self._told(move.actor, self.game.write_action(move.action))}"

    def _told(self, actor: int, action: str) -> str:
        name = self.words.say("cli-chance") if actor == CHANCE else self.words.names[actor]
        return f"{self.paint.bold(self.words.say('cli-told-of', name=name))} {action}"

    def _noted(self, moment: int) -> list[str]:
        return self.notes.lines(self.record.entries[moment - 1].comments)

    def events(self, moment: int) -> list[Event]:
        move = self.match.moves[moment - 1]
        return self.game.apply(self.match.positions[moment - 1], move.actor, move.action).events

    def _viewer(self, moment: int) -> int | None:
        """The seat that moved, so that its sheet is the large one; chance has none."""
        actor = self.match.moves[moment - 1].actor if moment else CHANCE
        return None if actor == CHANCE else actor
