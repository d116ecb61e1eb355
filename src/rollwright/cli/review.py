"""`rollwright review`: what luck and what the players did to a game that is over, and what would have been better."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final, final

from rollwright.cli.arguments import Commands, add_display
from rollwright.cli.errors import CommandError, read_record_file, replay_record
from rollwright.cli.moves import wrapped
from rollwright.cli.paint import Paint, terminal_paint
from rollwright.cli.review_chart import ROLLED, graph
from rollwright.cli.seats import players_of_record, shown_names
from rollwright.kernel.match import Match
from rollwright.tables.study.efforts import EFFORTS, Effort
from rollwright.tables.study.moments import Difference, Moment
from rollwright.tables.study.review import NoJudge, Review, Reviewer, StillPlayed
from rollwright.tables.study.review_json import review_json
from rollwright.tables.study.verdicts import BETTER, OPEN, Span
from rollwright.texts.words import Words

SEED: Final = "review"
"""The same record has the same review each time."""
NARROWEST: Final = 60
WIDEST: Final = 100


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("review", help="what luck and choices did to a recorded game")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--depth", choices=tuple(EFFORTS), default="draft", help="how deep it goes (draft)")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    add_display(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    record = read_record_file(args.file)
    match = replay_record(record, args.file)
    players = players_of_record(record)
    words = Words(match.game, args.lang, shown_names(players, args.lang))
    found = reviewed(match, EFFORTS[args.depth], args.file, words)
    if args.json:
        print(json.dumps(review_json(found), ensure_ascii=False))
        return
    paint = terminal_paint(words.say, not args.no_colour, NARROWEST)
    shown = Shown(match, found, words, Paint(words.say, min(WIDEST, paint.width), paint.height, paint.depth))
    shown.you = [player.name == "you" for player in players]
    print("\n".join(shown.all(args.file)))


def reviewed(match: Match[Any], effort: Effort, file: str, words: Words) -> Review[Any]:
    """The review, with a word about how far it has come where somebody is watching."""
    try:
        reviewer = Reviewer(match, SEED, effort, None)
    except StillPlayed as error:
        raise CommandError(f"{file}: {error}; a review is for a game that has been played to its end") from error
    except NoJudge as error:
        raise CommandError(f"{file} can't be reviewed: {error}") from error
    watched, latest = sys.stderr.isatty(), -1
    while reviewer.step():
        percent = round(100 * reviewer.done)
        if watched and percent != latest:
            latest = percent
            text = words.say("cli-review-progress", percent=percent)
            print(f"\r{text:<40}", end="", file=sys.stderr, flush=True)
    if watched:
        print(f"\r{'':<40}\r", end="", file=sys.stderr, flush=True)
    found = reviewer.review()
    assert found is not None, "a reviewer that is done has a review"
    return found


@final
class Shown:
    """A review in lines."""

    def __init__(self, match: Match[Any], review: Review[Any], words: Words, paint: Paint) -> None:
        self.match: Final = match
        self.review: Final = review
        self.words: Final = words
        self.paint: Final = paint
        self.you: list[bool] = [False] * review.players
        """Which seats are the reader's."""

    def all(self, file: str) -> list[str]:
        say, review = self.words.say, self.review
        drawn = graph(review, self.words.names, self.match.game.grades, self.paint)
        title = "cli-review-points" if review.players == 1 else "cli-review-chances"
        lines = [
            "",
            *self._text(self.scores()),
            *[self.paint.bold(line) for line in self._text(self.sentence())],
            "",
            *self._text(say(title, name=self.words.names[0], players=review.players)),
            *drawn,
            *(self._text(say("cli-review-dots"), dim=True) if any(ROLLED in line for line in drawn) else []),
            *self._text(say("cli-review-lanes"), dim=True),
            "",
            *self.sum(),
            "",
            *self.moments(file),
            *self.played(),
        ]
        if review.depth == "draft":
            lines += ["", *self._text(say("cli-review-draft"), dim=True)]
        return lines

    def scores(self) -> str:
        standings = sorted(self.match.game.standings(self.match.position), key=lambda one: one.place)
        return ", ".join(f"{self.words.names[one.seat]} {one.points}" for one in standings)

    def sentence(self) -> str:
        """Who was lucky, and whose choices counted; of several players, who gave away the least."""
        account, players = self.review.account, range(self.review.players)
        luck = account.luck().leads
        choices = [account.decisions(seat).leads for seat in players]
        if len(players) == 1:
            return self.words.say("cli-review-alone", luck=self._signed(luck[0]), choices=self._signed(choices[0][0]))
        if len(players) > 2:
            return self._of_several(luck)
        # What one gains is what the other loses: as the winner sees it, who has the luck, and whose choices.
        winner = account.end.leads.index(max(account.end.leads))
        towards = sum(choices[seat][winner] for seat in players)
        lucky = winner if luck[winner] >= 0 else 1 - winner
        chooser = winner if towards >= 0 else 1 - winner
        return self.words.say(
            "cli-review-sentence",
            lucky=self._name(lucky),
            luck=self._number(luck[winner]),
            chooser="same" if lucky == chooser else self._name(chooser),
            choices=self._number(towards),
        )

    def _of_several(self, luck: Sequence[float]) -> str:
        given = [played.points for played in self.review.seats]
        lucky, careful = luck.index(max(luck)), given.index(min(given))
        return self.words.say(
            "cli-review-several",
            lucky=self._name(lucky),
            luck=self._number(luck[lucky]),
            careful=self._name(careful),
            given=self._number(given[careful]),
        )

    def sum(self) -> list[str]:
        """What made the result, in points: it adds up as it stands there."""
        say, account, players = self.words.say, self.review.account, range(self.review.players)
        parts = [("cli-review-start", account.start), ("cli-review-luck", account.luck())]
        rows = [(say(name), stakes.leads) for name, stakes in parts]
        if any(abs(points) >= 0.05 for points in account.revealed().leads):
            rows.append((say("cli-review-revealed"), account.revealed().leads))
        for seat in players:
            label = say("cli-review-choices", name=self._name(seat), players=len(players))
            rows.append((label, account.decisions(seat).leads))
        columns = [tenths([leads[seat] for _, leads in rows], account.end.leads[seat]) for seat in players]
        label_width = min(max(len(label) for label, _ in rows) + 1, self.paint.width - 8 * len(columns))
        widths = [max(7, min(len(name), 10) + 2) for name in self.words.names]
        head = say("cli-review-result-alone" if len(players) == 1 else "cli-review-leads")
        names = "".join(name[:10].rjust(width) for name, width in zip(self.words.names, widths, strict=True))
        lines = [*self._text(head), f" {'':<{label_width}}{names}"]
        whole = self._number if len(players) == 1 else self._signed
        for index, (label, _) in enumerate(rows):
            told = self._signed if index else whole
            lines.append(self._row(label, label_width, [told(column[index] / 10) for column in columns], widths))
        ends = [whole(sum(column) / 10) for column in columns]
        rule = " " + "─" * (label_width + sum(widths))
        result = self.paint.bold(self._row(say("cli-review-result"), label_width, ends, widths))
        doubt = say("cli-review-doubt", points=self._number(max(account.doubt().leads)))
        return [*lines, rule, result, *self._text(doubt, dim=True)]

    def moments(self, file: str) -> list[str]:
        say = self.words.say
        if not self.review.moments:
            return [*self._text(say("cli-review-no-moments")), ""]
        lines = [f" {self.paint.bold(say('cli-review-moments'))}"]
        for number, moment in enumerate(self.review.moments, start=1):
            lines += [*self.moment(number, moment, file), ""]
        return lines

    def moment(self, number: int, moment: Moment[Any], file: str) -> list[str]:
        say, decision, verdict = self.words.say, moment.decision, moment.verdict
        turn = next(turn for turn in self.review.turns if turn.start <= decision.start < turn.end)
        name = self.words.names[decision.seat]
        cost = say(
            "cli-review-cost-alone" if self.review.players == 1 else "cli-review-cost",
            **self._span("chance", verdict.chance, 100),
            **self._span("points", verdict.points, 1),
            games=len(verdict.leads[0]),
        )
        lines = self._text(f"{number}. {say('cli-review-turn', turn=turn.number, name=name)} {cost}")
        for label, line in ((say("cli-review-played"), moment.played), (say("cli-review-better"), moment.better)):
            moves = " · ".join(self.match.game.write_action(action) for action in line.actions)
            lines += wrapped(f"{label} {moves}", self.paint.width, "    ")
        if moment.differences:
            why = "; ".join(self.difference(one) for one in moment.differences)
            lines += wrapped(why, self.paint.width, "    ")
        return [*lines, self.paint.dim(f"    rollwright replay {file} --at {decision.start}")]

    def difference(self, one: Difference) -> str:
        what = (
            self.words.say("cli-review-points-now")
            if one.code == "points"
            else self.words.score(str(one.values["part"]))
        )
        return self.words.say("cli-review-difference", what=what, played=one.played, better=one.better)

    def played(self) -> list[str]:
        """How many decisions each had, and what was given away. No grade for a few."""
        say, lines = self.words.say, list[str]()
        for seat, played in enumerate(self.review.seats):
            words = [one.verdict.word for one in self.review.findings if one.decision.seat == seat]
            text = say(
                "cli-review-seat",
                name=self.words.names[seat],
                real=played.real,
                best=played.best,
                better=words.count(BETTER),
                open=words.count(OPEN),
                points=self._number(played.points),
            )
            if played.grade is not None:
                text += " " + say("cli-review-grade", grade=self._number(played.grade, 2))
            lines += self._text(text)
        return lines

    def _text(self, text: str, dim: bool = False) -> list[str]:
        lines = wrapped(text, self.paint.width)
        return [self.paint.dim(line) for line in lines] if dim else lines

    def _row(self, label: str, wide: int, cells: Sequence[str], widths: Sequence[int]) -> str:
        return f" {label[:wide].ljust(wide)}{''.join(c.rjust(w) for c, w in zip(cells, widths, strict=True))}"

    def _name(self, seat: int) -> str:
        return "you" if self.you[seat] else self.words.names[seat]

    def _number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}"
        return text if self.words.language == "en" else text.replace(".", ",")

    def _signed(self, value: float) -> str:
        text = self._number(value)
        return text if not text.strip("0.,") else ("+" if value > 0 else "−") + text

    def _span(self, name: str, span: Span, times: int) -> dict[str, str]:
        """Whole percents, and points to a tenth."""
        digits = 0 if times > 1 else 1
        ends = {"": span.mean, "_low": max(0.0, span.low), "_high": span.high}
        return {f"{name}{end}": self._number(times * value, digits) for end, value in ends.items()}


def tenths(parts: Sequence[float], total: float) -> list[int]:
    """The parts in whole tenths that add up to the total's: what rounding leaves over goes where it was largest."""
    rounded = [round(10 * part) for part in parts]
    while (missing := round(10 * total) - sum(rounded)) != 0:
        step = 1 if missing > 0 else -1
        worst = max(range(len(parts)), key=lambda index: step * (10 * parts[index] - rounded[index]))
        rounded[worst] += step
    return rounded
