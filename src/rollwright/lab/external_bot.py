"""Bots that are programs of their own, in any language: a line of JSON comes in, and a line of JSON goes out.

For each decision the program gets one line:

    {"game": "copenhagen_roll", "setup": {"players": 2, ...}, "seat": 0, "seed": 1234567,
     "view": {...}, "legal": [[478, "roll"], [479, "pass"]]}

`view` is what the seat sees, as clients get it; `legal` has the id and the text of each action that may be taken. It
answers with one of them: `{"action": 478}` or `{"action": "roll"}`. A program that takes its randomness from `seed`
plays the same game every time. It is started once in each process of the arena, and ends when its input does.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
from typing import Any, Final, final

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

TIMEOUT: Final = 60.0
"""Seconds for a decision."""


class ExternalBotError(Exception):
    """A program that doesn't play: what it did."""


@final
class ExternalBot:
    """Asks a program, which is started with the first question."""

    def __init__(self, command: str, timeout: float = TIMEOUT) -> None:
        self._command: Final = command
        self._timeout: Final = timeout
        self._process: subprocess.Popen[str] | None = None

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        """Raises ExternalBotError."""
        legal = game.legal(view, seat)
        question = {
            "game": game.id,
            "setup": game.setup(view).to_json(),
            "seat": seat,
            "seed": int(source.bits()),
            "view": game.to_json(view),
            "legal": [[action, game.write_action(action)] for action in legal],
        }
        answer = self._ask(json.dumps(question))
        try:
            action = json.loads(answer)["action"]
        except (ValueError, TypeError, KeyError):
            raise self._error(f'answered {answer.strip()!r}, which is not like {{"action": {legal[0]}}}') from None
        for one in legal:
            if action in (one, game.write_action(one)):
                return one
        raise self._error(f"played {action!r}, which is not legal")

    def close(self) -> None:
        """End the program with its input."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _ask(self, question: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(self._timeout, process.kill)
        timer.start()
        try:
            print(question, file=process.stdin, flush=True)
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            timed_out = not timer.is_alive()
            timer.cancel()
        if answer:
            return answer
        self.close()
        raise self._error(f"took more than {self._timeout:g} s" if timed_out else "ended before it answered")

    def _start(self) -> subprocess.Popen[str]:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as error:
            raise self._error(f"can't be started: {error.strerror}") from error
        return self._process

    def _error(self, what: str) -> ExternalBotError:
        return ExternalBotError(f"the program {self._command!r} {what}")
