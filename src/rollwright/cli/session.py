"""A game at the terminal: people are asked in turn, chance and bots act in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from rollwright.cli.errors import CommandError, write_file
from rollwright.cli.hint import hint_lines
from rollwright.cli.moves import by_verb, examples, legal_texts, listing, most_like, summary, wrapped
from rollwright.cli.pages import find_rule, read_page, rules_of, show_rule
from rollwright.cli.paint import Paint
from rollwright.cli.prompt import Prompt
from rollwright.cli.seats import Player, recorded
from rollwright.cli.show import Show
from rollwright.kernel.match import Match
from rollwright.kernel.model import Event, NotationError, Refusal, Seat
from rollwright.kernel.source import Source
from rollwright.texts.words import Words

ROOMY: Final = 32
"""A screen of this many lines has room for gaps."""
COMMANDS: Final = ("help", "moves", "hint", "undo", "board", "log", "rules", "options", "save", "quit")


def advance(match: Match[Any], players: Sequence[Player], seed: str) -> None:
    """Let chance and bots act until a person has to, or the game is over."""
    match.settle(seed)
    while not match.over:
        waiting = [seat for seat in match.game.to_act(match.position) if players[seat].bot is not None]
        if not waiting:
            return
        seat = waiting[0]
        bot = players[seat].bot
        assert bot is not None
        # The seed and the number of the move fix what a bot does, so a resumed game goes on as it would have.
        source = Source(f"{seed} bot {seat} move {len(match.moves)}")
        match.play(seat, bot.choose(match.game, match.game.view(match.position, seat), seat, source))
        match.settle(seed)


@final
class Session:
    """One session: the match, who plays it, and what each person has seen so far."""

    def __init__(
        self, match: Match[Any], players: Sequence[Player], seed: str, words: Words, paint: Paint, save_to: str | None
    ) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.players: Final = players
        self.seed: Final = seed
        self.words: Final = words
        self.paint: Final = paint
        self.show: Final = Show(match.game, words, paint)
        self.save_to: Final = save_to
        self.rules: Final = rules_of(read_page(match.game.id, words.language))
        self.prompt: Final = Prompt()
        self.people: Final = [seat for seat, player in enumerate(players) if player.bot is None]
        self.seen: Final = dict.fromkeys(self.people, len(match.moves))
        """How many moves each person has seen."""
        self.commands: Final = {command: f"cli-help-{command}" for command in COMMANDS}
        """What can be typed besides moves, with the message that says what it does."""
        self.looking: Seat | None = None
        """Who was asked last."""
        self.greeting: str | None = words.say("cli-welcome", seed=seed)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            print()
            self.tell(self.words.say("cli-unfinished"))
        if self.save_to is not None:
            self.save(self.save_to)

    def play(self) -> None:
        fresh = True
        while True:
            advance(self.match, self.players, self.seed)
            if self.match.over:
                break
            seat = self.game.to_act(self.match.position)[0]
            if fresh or seat != self.looking:
                self.hand_over(seat)
                self.look(seat)
            fresh = self.obey(seat, self.ask(seat))
        self.look(self.people[0])
        self.print(self.show.result(self.game.standings(self.match.position)))

    def hand_over(self, seat: Seat) -> None:
        """Before another person sees what only they may see, the others look away."""
        hides = self.game.write(self.game.view(self.match.position, seat)) != self.game.write(self.match.position)
        if hides and len(self.people) > 1 and self.looking != seat:
            self.prompt.clear()
            self.prompt.ask(self.words.say("cli-hand-over", name=self.words.names[seat]) + " ", [])
        self.looking = seat

    # What is seen

    def print(self, lines: Sequence[str]) -> None:
        print("\n".join(lines))

    def tell(self, text: str) -> None:
        self.print(wrapped(text, min(self.paint.width, 100)))

    def see(self, seat: Seat) -> None:
        """The table, and what has happened since the last look."""
        self.prompt.clear()
        gap = [""] if self.paint.height >= ROOMY or not self.prompt.live else []
        self.print([*gap, *self.show.position(self.game.view(self.match.position, seat), seat), *gap])
        if news := self.show.events(self.events_from(self.seen[seat]), seat):
            self.print([*news, *gap])
        self.seen[seat] = len(self.match.moves)

    def look(self, seat: Seat) -> None:
        """The same, and what the seat may do."""
        self.see(seat)
        if not self.match.over:
            undo = ["undo"] if self.match.undoable(seat) is not None else []
            self.print(summary([*self.moves(seat), *undo], self.paint))
        if self.greeting is not None:
            self.tell(self.greeting)
            self.greeting = None

    def events_from(self, moment: int) -> list[Event]:
        """What has happened after a number of moves."""
        since = zip(self.match.positions[moment:], self.match.moves[moment:], strict=False)
        steps = [self.game.apply(position, move.actor, move.action) for position, move in since]
        return [event for step in steps for event in step.events]

    def moves(self, seat: Seat) -> list[str]:
        return legal_texts(self.game, self.game.view(self.match.position, seat), seat)

    def ask(self, seat: Seat) -> str:
        return self.prompt.ask(f"{self.words.names[seat]}> ", [*self.moves(seat), *self.commands])

    # What is typed

    def obey(self, seat: Seat, line: str) -> bool:
        """Do what a person typed; whether the table has changed."""
        text = " ".join(line.split())
        changed = self.command(seat, text)
        return self.move(seat, text) if changed is None else changed

    def command(self, seat: Seat, text: str) -> bool | None:
        """Do what is typed besides moves; whether the table has changed, or None where it is no command."""
        verb, _, rest = text.partition(" ")
        if not text:
            self.print(summary(self.moves(seat), self.paint))
        elif text in ("?", "help"):
            self.help()
        elif text.startswith("?"):
            self.list_moves(seat, text[1:].strip())
        elif text.endswith("?"):
            self.preview(seat, text[:-1].strip())
        elif verb == "moves":
            self.list_moves(seat, rest)
        elif text == "hint":
            self.hint(seat)
        elif text == "undo":
            return self.undo(seat)
        elif text == "board":
            return True
        elif text == "log":
            self.log(seat)
        elif verb == "rules":
            self.show_rule(rest)
        elif text == "options":
            self.show_options()
        elif verb == "save":
            self.save(rest or self.save_to)
        elif text in ("quit", "exit"):
            raise EOFError
        else:
            return None
        return False

    def move(self, seat: Seat, text: str) -> bool:
        action = self.judge(seat, text)
        if action is None:
            return False
        self.match.play(seat, action)
        return True

    def judge(self, seat: Seat, text: str) -> int | None:
        """The action that a text names, if the seat may do it; else the reason is printed."""
        view = self.game.view(self.match.position, seat)
        verb = text.lower().partition(" ")[0]
        groups = by_verb(self.moves(seat))
        if text.lower() == verb and len(groups.get(verb, [])) > 1:
            self.list_moves(seat, verb)
            return None
        try:
            found = self.game.judge(view, seat, text)
        except NotationError:
            self.not_read(text, groups)
            return None
        if isinstance(found, Refusal):
            self.refuse(found, groups, text)
            return None
        return found

    def refuse(self, refusal: Refusal, groups: dict[str, list[str]], text: str) -> None:
        """What is wrong, the rule that says so, and what would be right."""
        first, *more = wrapped(f"{self.words.refusal(refusal)} ({refusal.rule})", min(self.paint.width, 100), "   ")
        self.print(["", *(self.paint.bold(line) for line in (f" ✗ {first[3:]}", *more))])
        if refusal.rule in self.rules:
            self.print(show_rule(refusal.rule, self.rules[refusal.rule], self.paint))
        self.suggest(groups, text)

    def suggest(self, groups: dict[str, list[str]], text: str) -> None:
        """Some legal moves: of the same kind where there are any, and those most like it first."""
        words = text.lower().split()
        moves = groups.get(words[0] if words else "")
        if moves is None:
            moves = [move for group in groups.values() for move in (group if len(groups) == 1 else group[:1])]
        text = self.words.say("cli-possible", moves=examples(most_like(moves, " ".join(words))))
        self.print([*wrapped(text, min(self.paint.width, 100), "   "), ""])

    def not_read(self, text: str, groups: dict[str, list[str]]) -> None:
        """The text names no action: print how one of its verb is written, if there is such a verb."""
        verb = text.lower().partition(" ")[0]
        known = by_verb(self.game.write_action(action) for action in range(self.game.action_space))
        if verb in known:
            example = (groups.get(verb) or known[verb])[0]
            self.tell(self.words.say("cli-not-read", text=text, example=example))
        else:
            self.tell(self.words.say("cli-no-such-move", text=text))
        self.suggest(groups, text)

    def preview(self, seat: Seat, text: str) -> None:
        """What a move would bring, without making it."""
        action = self.judge(seat, text)
        if action is None:
            return
        found = self.game.preview(self.game.view(self.match.position, seat), seat, action)
        self.tell(self.words.say("cli-preview", low=found.low, high=found.high, same=int(found.low == found.high)))
        self.print(self.show.events(found.events, seat))

    def undo(self, seat: Seat) -> bool:
        if not self.match.undo(seat):
            self.tell(self.words.say("cli-no-undo"))
            return False
        self.seen[seat] = len(self.match.moves)
        return True

    # Commands that change nothing

    def help(self) -> None:
        """How moves are written, by the game itself, and what else can be typed."""
        for line in self.words.help().splitlines():
            self.print(wrapped(line, min(self.paint.width, 100)))
        self.tell(self.words.say("cli-help"))
        for command, message in self.commands.items():
            self.print([f"   {self.paint.bold(command.ljust(8))} {self.words.say(message)}"])
        self.print([""])

    def list_moves(self, seat: Seat, verb: str) -> None:
        moves = self.moves(seat)
        chosen = [move for move in moves if not verb or move == verb or move.startswith(f"{verb.lower()} ")]
        if chosen:
            self.print([*listing(chosen, self.paint.width), ""])
        else:
            self.tell(self.words.say("cli-none-of-these", verb=verb))
            self.suggest(by_verb(moves), "")

    def hint(self, seat: Seat) -> None:
        view = self.game.view(self.match.position, seat)
        self.print([*hint_lines(self.game, view, seat, f"{self.seed} move {len(self.match.moves)}", self.words), ""])

    def log(self, seat: Seat) -> None:
        """All that has happened so far."""
        self.print([*self.show.events(self.events_from(0), seat), ""])

    def show_rule(self, wanted: str) -> None:
        if not wanted:
            self.tell(self.words.say("cli-which-rule"))
            return
        try:
            self.print([*show_rule(*find_rule(self.rules, wanted), self.paint), ""])
        except CommandError:
            self.tell(self.words.say("cli-no-such-rule", rule=wanted))

    def show_options(self) -> None:
        setup = self.match.setup
        lines = [f" {self.paint.bold(self.words.edition(setup.edition))}"]
        for option in self.game.options:
            text = self.words.option_value(option, setup.options[option.name])
            lines.append(f"   {self.words.option(option)}: {text}")
        self.print([*lines, ""])

    def save(self, path: str | None) -> None:
        if not path:
            self.tell(self.words.say("cli-which-file"))
            return
        try:
            write_file(path, recorded(self.match, self.players))
            self.tell(self.words.say("cli-saved", file=path))
        except CommandError as error:
            self.tell(str(error))
