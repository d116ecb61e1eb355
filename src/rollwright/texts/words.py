"""Words in the reader's language: the Fluent messages of whoever speaks, and of one game.

A message's id is the code of an event or refusal with "-" for "." and "_"; the values are its arguments. A value that
the game has a word for (`crw-word-red`) comes as that word, and an empty text as "none", which messages can select on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, final

from rollwright.kernel.discovery import package_of
from rollwright.kernel.game import Game
from rollwright.kernel.model import Event, Refusal
from rollwright.kernel.options import Fault, Option, OptionValue, Place, value_to_text
from rollwright.texts.folders import folder_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMAND_LINE: Final = "rollwright.cli"
"""The package whose messages are spoken of a game, unless another is named."""


def prefix_of(game: Game[Any]) -> str:
    """What the ids of a game's messages start with: the first part of its codes."""
    return game.events[0].partition(".")[0] if game.events else game.id


def message_id(code: str) -> str:
    return code.replace(".", "-").replace("_", "-")


def value_attribute(value: OptionValue) -> str:
    """The attribute of an option's message that words one of its values."""
    return "is-" + message_id(value_to_text(value))


def read_messages(package: str, language: str) -> str | None:
    """A package's message file, if it has one in that language."""
    file = folder_of(package) / "messages" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def make_bundle(language: str, sources: Sequence[str], name_of: Callable[[int], str]) -> FluentBundle:
    """The messages of some files, ready to be filled in. Imported late: most commands print no message."""
    from fluent.runtime import FluentBundle

    def seat(number: Any) -> Any:
        return name_of(int(number))

    # Isolation marks are for texts of mixed direction; terminals show them as boxes.
    bundle = FluentBundle([language], functions={"SEAT": seat}, use_isolating=False)
    for source in sources:
        bundle.add_resource(_parsed(source))
    return bundle


@lru_cache(maxsize=32)
def _parsed(source: str) -> Any:
    """A server speaks of the same games again and again."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


@final
class Phrases:
    """Speaks of no game: the command line's own messages, in one language."""

    def __init__(self, language: str) -> None:
        self._bundle: Final = make_bundle(language, [read_messages(COMMAND_LINE, language) or ""], str)

    def say(self, message: str, /, **values: object) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} is a message with a text"
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)


@final
class Words:
    """Speaks of one game, with its players' names, in one language; `own` is the package that speaks."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str], own: str = COMMAND_LINE) -> None:
        package = package_of(game.id)
        texts = [read_messages(own, language), read_messages(package, language) or read_messages(package, "en")]
        self.language: Final = language
        self._prefix: Final = prefix_of(game)
        self._bundle: Final = make_bundle(language, [text for text in texts if text], lambda seat: self.names[seat])
        self._called: Final[dict[str, str]] = {}
        self.names: Final = [self.say("cli-you") if name == "you" else name for name in names]

    def say(self, message: str, /, **values: object) -> str:
        """A message, or one of its attributes as `id.attribute`; its id where there is no such message."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return message
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return message
        # Only a game's own messages have its words put in: in the command line's, "reroll" is what one types.
        ours = name.startswith(f"{self._prefix}-")
        given = {key: self._worded(value) for key, value in values.items()} if ours else values
        text, _ = self._bundle.format_pattern(pattern, given)
        return str(text)

    def call(self, names: Mapping[str, object]) -> None:
        """From now on these values have the names that a content pack gives them: each a text, or one by language."""
        for value, name in names.items():
            text = (name.get(self.language) or name.get("en")) if isinstance(name, dict) else name
            if text:
                self._called[value] = str(text)

    def word(self, value: str) -> str:
        """The game's word for one of its values."""
        return str(self._worded(value))

    def event(self, event: Event) -> str:
        """What happened; the name of the event's player is for the caller to put in front."""
        name = "none" if event.seat is None or event.seat < 0 else self.names[event.seat]
        return self._text_of(event.code, "", {**event.values, "seat": name}, repr(event))

    def refusal(self, refusal: Refusal) -> str:
        """What is wrong and what would be right; the rule's id is for the caller to add."""
        return self._text_of(refusal.code, "refusal", refusal.values, refusal.code)

    def fault(self, fault: Fault) -> str:
        """What is wrong with a content pack, and where; the rule's id is for the caller to add."""
        what = self._plain(message_id(fault.code), fault.values)
        place = self._place(fault.place) if what else ""
        joined = self._plain(f"{self._prefix}-fault", {"place": place, "fault": what or ""}) if what else None
        return joined or fault.text

    def edition(self, edition: str) -> str:
        return self._or(f"{self._prefix}-edition-{edition}", edition)

    def option(self, option: Option) -> str:
        return self._or(f"{self._prefix}-option-{message_id(option.name)}", option.name)

    def option_value(self, option: Option, value: OptionValue) -> str:
        name = f"{self._prefix}-option-{message_id(option.name)}.{value_attribute(value)}"
        return self._or(name, value_to_text(value))

    def score(self, part: str) -> str:
        """The name of a source of points, or of a tie-breaker."""
        return self._or(f"{self._prefix}-score-{message_id(part)}", part)

    def help(self) -> str:
        """How the game's moves are written."""
        return self._or(f"{self._prefix}-help", "")

    def _text_of(self, code: str, attribute: str, values: Mapping[str, object], unknown: str) -> str:
        name = message_id(code)
        if not self._bundle.has_message(name):
            return unknown
        # A code may be both an event and a refusal: then the refusal is worded in an attribute.
        if attribute and attribute in self._bundle.get_message(name).attributes:
            name = f"{name}.{attribute}"
        return self.say(name, **values)

    def _place(self, place: Place) -> str:
        """A place in a pack: the name of each field, with the number of an entry where it has entries."""
        steps: list[tuple[str, object]] = []
        for step in place:
            if isinstance(step, str):
                steps.append((step, "none"))
            else:
                steps[-1] = (steps[-1][0], step + 1)
        worded = [self._plain(f"{self._prefix}-place-{name}", {"number": n}) or name for name, n in steps]
        return ", ".join(worded) or self._plain(f"{self._prefix}-place-pack", {}) or ""

    def _plain(self, message: str, values: Mapping[str, object]) -> str | None:
        """A message with values as they are: in a pack, what looks like one of the game's words is what was typed."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])

    def _or(self, message: str, unknown: str) -> str:
        text = self.say(message)
        return unknown if text == message else text

    def _worded(self, value: object) -> object:
        if not isinstance(value, str):
            return value
        if value in self._called:
            return self._called[value]
        name = f"{self._prefix}-word-{value.lower()}"
        if self._bundle.has_message(name):
            return self.say(name)
        several = [f"{self._prefix}-word-{word}" for word in value.lower().split()]
        if several and all(self._bundle.has_message(one) for one in several):
            return ", ".join(self.say(one) for one in several)
        return value or "none"
