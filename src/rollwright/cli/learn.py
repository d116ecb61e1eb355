"""`rollwright learn`: the lessons of a game, played at the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final, final

from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.errors import CommandError
from rollwright.cli.lessons import course_of
from rollwright.cli.moves import wrapped
from rollwright.cli.pages import show_rule
from rollwright.cli.paint import terminal_paint
from rollwright.cli.seats import Player
from rollwright.cli.session import Session
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.lesson import DONE, LEARNER, OTHER, TRY, Answer, Step, begin
from rollwright.kernel.record import comments_in, seats_of
from rollwright.texts.words import Phrases, Words

_HINT: Final = "hint"
_SKIP: Final = "skip"


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("learn", help="learn a game by playing its lessons")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="the lesson to begin with, by number or name")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    course = course_of(args.game)
    if not course:
        raise CommandError(f"{args.game} has no lessons")
    first = number = first_of(list(course), args.lesson) if args.lesson else 1
    phrases = Phrases(args.lang)
    greeting: str | None = phrases.say("cli-learn-welcome")
    last = phrases.say("cli-learn-over", command=f"rollwright play {args.game}")
    try:
        for number, lesson in list(enumerate(course.values(), start=1))[first - 1 :]:
            for place, step in enumerate(lesson.steps, start=1):
                where = {"lesson": number, "title": lesson.title(args.lang), "step": place, "steps": len(lesson.steps)}
                session = session_of(find_game(args.game), step, args)
                session.greeting, greeting = greeting, None
                Learning(session, step, phrases.say("cli-learn-step", **where)).run()
    except (EOFError, KeyboardInterrupt):
        print()
        last = phrases.say("cli-learn-left", command=f"rollwright learn {args.game} {number}")
    print("\n".join(wrapped(last, 80)))


def first_of(names: list[str], wanted: str) -> int:
    """The number of the lesson that is wanted by its number, its whole name, or its name without the number."""
    for number, name in enumerate(names, start=1):
        if wanted in (str(number), name, name.partition("-")[2]):
            return number
    raise CommandError(f"there is no lesson {wanted!r}; the lessons are {', '.join(names)}")


def session_of(game: Game[Any], step: Step, args: Namespace) -> Session:
    """The table of a step. Nobody else acts at it, so that no seat needs a bot."""
    names = ["you", *seats_of(step.record)[1:]]
    words = Words(game, args.lang, names)
    paint = terminal_paint(words.say, not args.no_colour)
    session = Session(begin(game, step), [Player(name) for name in names], "", words, paint, None)
    session.commands.update({_HINT: "cli-learn-help-hint", _SKIP: "cli-learn-help-skip"})
    return session


@final
class Learning:
    """One step at the terminal: what is asked for, and what is said to what is typed."""

    def __init__(self, session: Session, step: Step, heading: str) -> None:
        self.session: Final = session
        self.step: Final = step
        self.heading: Final = heading
        self.language: Final = session.words.language

    def run(self) -> None:
        """Ask until what is asked for is done, or left out."""
        self.ask()
        while True:
            text = " ".join(self.session.ask(LEARNER).split())
            if text == _SKIP:
                return
            if text == _HINT:
                self.session.tell(self.session.words.say("cli-learn-hint", move=self.step.next_move(self.made()) or ""))
                continue
            changed = self.session.command(LEARNER, text)
            if changed is None and self.move(text):
                return
            if changed:
                self.ask()

    def made(self) -> list[str]:
        """The moves that the learner has made."""
        return [self.session.game.write_action(move.action) for move in self.session.match.moves]

    def ask(self) -> None:
        """The table, and what to do."""
        self.session.look(LEARNER)
        todo, *why = self.step.ask(self.language)
        self.session.print(["", f" {self.session.paint.dim(self.heading)}"])
        self.session.print([self.session.paint.bold(line) for line in wrapped(todo, self.width())])
        self.session.print([*[line for text in why for line in wrapped(text, self.width())], ""])

    def move(self, text: str) -> bool:
        """Make a move that is right, or say why it isn't; whether the step is done."""
        action = self.session.judge(LEARNER, text)
        if action is None:
            return False
        written = self.session.game.write_action(action)
        answer = self.step.answer([*self.made(), written])
        if answer.kind in (TRY, OTHER):
            self.otherwise(answer, written)
            return False
        self.session.match.play(LEARNER, action)
        if answer.kind == DONE:
            self.tell_done(answer)
            return True
        self.ask()
        return False

    def otherwise(self, answer: Answer, text: str) -> None:
        """It is allowed, but not asked for: the step's own answer to it, or what it would bring."""
        if answer.kind == TRY:
            self.session.print(["", *wrapped(" ".join(comments_in(answer.comments, self.language)), self.width()), ""])
            return
        self.session.print(["", *wrapped(self.session.words.say("cli-learn-other"), self.width())])
        self.session.preview(LEARNER, text)
        self.session.print([""])

    def tell_done(self, answer: Answer) -> None:
        """What it brought, and by which rules."""
        session = self.session
        session.see(LEARNER)
        if session.match.over:
            session.print([*session.show.result(session.game.standings(session.match.position)), ""])
        brought = wrapped(" ".join(comments_in(answer.comments, self.language)), self.width(), "   ")
        session.print([session.paint.bold(line) for line in (f" ✓ {brought[0][3:]}", *brought[1:])])
        for rule in self.step.rules():
            session.print(show_rule(rule, session.rules[rule], session.paint))
        session.print([""])
        if session.prompt.live:
            session.prompt.ask(session.words.say("cli-learn-next") + " ", [])

    def width(self) -> int:
        return min(self.session.paint.width, 100)
