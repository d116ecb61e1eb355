"""Whether a game's lessons can be learned: every step replays, says all that it should in every language, and is short.

    from rollwright.testing.lessons import lesson_faults
    assert lesson_faults("my_game") == []

Lessons lie in the game's folder: `lessons/1-points.lesson`, `lessons/2-turn.lesson` and so on (kernel/lesson.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rollwright.cli.lessons import course_of
from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.lesson import LEARNER, Lesson, Step, begin
from rollwright.kernel.match import Match
from rollwright.kernel.record import Entry, RecordError, comments_in, comments_tagged, replay, seats_of, setup_of
from rollwright.tables.log.starting import StartError, start_of
from rollwright.testing.messages import languages_of
from rollwright.testing.rules import rules_of

MOST_STEPS: Final = 15
MOST_WORDS: Final = 700
"""Of a whole course, in each language."""
_WORD: Final = re.compile(r"[\w’-]+")
_SENTENCES: Final = re.compile(r"[.?] ")


def lesson_faults(game_id: str) -> list[str]:
    """What is wrong with the lessons of a game; nothing where it has none."""
    game, course, languages = find_game(game_id), course_of(game_id), languages_of(package_of(game_id))
    found: list[str] = []
    for name, lesson in course.items():
        found += [f"{name}: no title in {one}" for one in languages if len(comments_tagged(lesson.titles, one)) != 1]
        for number, step in enumerate(lesson.steps, start=1):
            faults = [*_unplayable(game, step), *_unsaid(step, languages), *_wrong_rules(step, rules_of(game_id))]
            found += [f"{name}, step {number}: {fault}" for fault in faults]
    steps = sum(len(lesson.steps) for lesson in course.values())
    if steps > MOST_STEPS:
        found.append(f"the course has {steps} steps; {MOST_STEPS} is the most")
    for language in languages:
        if (words := words_in(course.values(), language)) > MOST_WORDS:
            found.append(f"the course has {words} words in {language}; {MOST_WORDS} is the most")
    return found


def words_in(lessons: Iterable[Lesson], language: str) -> int:
    """How many words a learner can come to read in a language."""
    return sum(len(_WORD.findall(text)) for lesson in lessons for text in set(said(lesson, language)))


def said(lesson: Lesson, language: str) -> list[str]:
    """All that a lesson says in a language: the same answer to several tries is several times there."""
    comments = list(lesson.titles)
    for step in lesson.steps:
        comments += step.record.comments
        comments += [comment for entry in all_entries(step.record.entries) for comment in entry.comments]
    return comments_in(comments, language)


def all_entries(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Every move of a record, those of variations too."""
    for entry in entries:
        yield entry
        for variation in entry.variations:
            yield from all_entries(variation)


def _unplayable(game: Game[Any], step: Step) -> Iterator[str]:
    """Whether a table can begin there, it replays to its hash, and all that is right comes to the same."""
    if "hash" not in step.record.header:
        yield "no hash of the position that it ends at"
    try:
        setup = setup_of(game, step.record)
        if setup != make_setup(game, setup.players, setup.edition, setup.options):
            yield f"tables are opened with version {game.versions[-1]} of the rules and {game.content('') or 'no'} pack"
        if start_of(game, setup, step.record.header.get("start", "")) is None:
            yield "it begins at no position of its own"
        asked = replay(game, step.record)
    except (RecordError, StartError) as error:
        yield f"it can't be played: {error}"
        return
    for entry in all_entries(step.record.entries):
        if (own := game.write_action(game.read_action(entry.text))) != entry.text:
            yield f"the game writes {entry.text!r} as {own!r}"
    for line in step.right_lines():
        match = begin(game, step)
        for text in line:
            match.play_text(LEARNER, text)
        if _outcome(match) != _outcome(asked):
            yield f"{', '.join(line)!r} is said to be right, but comes to something else"


def _outcome(match: Match[Any]) -> object:
    """What a learner is told of: points, places, and who is next."""
    standings = [(standing.points, standing.place) for standing in match.game.standings(match.position)]
    return standings, match.game.to_act(match.position)


def _unsaid(step: Step, languages: Sequence[str]) -> Iterator[str]:
    """What it does not say in some language, or says where nobody is listening."""
    *before, last = step.record.entries
    for language in languages:
        asks = comments_tagged(step.record.comments, language)
        if len(asks) not in (1, 2) or any(_SENTENCES.search(ask) for ask in asks):
            yield f"in {language} it should say what to do, and may say why: one sentence each"
        if len(comments_tagged(last.comments, language)) != 1:
            yield f"in {language} it should say what it brought, in one comment after the last move"
    comments = [*step.record.comments, *[one for entry in all_entries(step.record.entries) for one in entry.comments]]
    for name in seats_of(step.record)[1:]:
        if any(name in comment for comment in comments):
            yield f"it speaks of {name}; at a table others have names of their own"
    if any(entry.comments for entry in before):
        yield "only the last move has comments: what to do is said before the first"
    for entry in step.record.entries:
        for variation in entry.variations:
            answers = [comment for one in all_entries(variation) for comment in one.comments]
            if answers and not all(comments_tagged(answers, language) for language in languages):
                yield f"{variation[0].text!r} is not answered in every language"
            if variation[0].text == entry.text:
                yield f"a variation begins with {entry.text!r}, as what it varies does"


def _wrong_rules(step: Step, rules: Sequence[str]) -> Iterator[str]:
    if not step.rules():
        yield "it shows no rule: end it with # [rule] and an id"
    yield from (f"there is no rule {rule}" for rule in step.rules() if rule not in rules)
