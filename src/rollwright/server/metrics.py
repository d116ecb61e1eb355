"""What an operator can measure, in the text format of Prometheus: counters, gauges and histograms, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """Counts, by one label."""

    def __init__(self, name: str, help_text: str, label: str) -> None:
        self.name: Final = name
        self._help_text: Final = help_text
        self._label: Final = label
        self._counts: Final[dict[str, int]] = {}

    def add(self, value: str) -> None:
        self._counts[value] = self._counts.get(value, 0) + 1

    def lines(self) -> list[str]:
        head = [f"# HELP {self.name} {self._help_text}", f"# TYPE {self.name} counter"]
        return head + [f'{self.name}{{{self._label}="{value}"}} {count}' for value, count in self._counts.items()]


class Gauge:
    """A number that is looked up with each scrape."""

    def __init__(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self.name: Final = name
        self._help_text: Final = help_text
        self._value: Final = value

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self._help_text}", f"# TYPE {self.name} gauge", f"{self.name} {self._value()}"]


class Histogram:
    """Seconds, in buckets."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name: Final = name
        self._help_text: Final = help_text
        self._buckets: Final = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        index = next((index for index, most in enumerate(_SECONDS) if seconds <= most), len(_SECONDS))
        self._buckets[index] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self._help_text}", f"# TYPE {self.name} histogram"]
        total = 0
        for most, count in zip((*_SECONDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{most}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """All that is measured. Labels are words of the protocol, never what a client has typed."""

    def __init__(self) -> None:
        self.requests: Final = Counter("rollwright_http_requests_total", "Answers by status.", "status")
        self.messages: Final = Counter("rollwright_messages_total", "Messages of clients by kind.", "kind")
        self.commands: Final = Counter("rollwright_commands_total", "Commands by what came of them.", "outcome")
        self.bots: Final = Counter("rollwright_bot_turns_total", "Turns of bots by what came of them.", "outcome")
        self.closed: Final = Counter("rollwright_sockets_closed_total", "Sockets closed by the server.", "reason")
        self.shed: Final = Counter("rollwright_shed_total", "What was left undone because there was too much.", "what")
        self.refused: Final = Counter("rollwright_held_back_total", "Who was held back or refused, by limit.", "limit")
        self.sign_ins: Final = Counter("rollwright_sign_ins_total", "Sign-ins by way, and those refused.", "outcome")
        self.mails: Final = Counter("rollwright_mails_total", "Mails by what came of them.", "outcome")
        self.calls: Final = Counter("rollwright_calls_total", "Calls by way and what came of them.", "outcome")
        self.commit_seconds: Final = Histogram("rollwright_commit_seconds", "From a decision to its row on the disk.")
        self.command_seconds: Final = Histogram("rollwright_command_seconds", "From a command to its answer.")
        self.bot_seconds: Final = Histogram("rollwright_bot_seconds", "How long bots think.")
        self.call_seconds: Final = Histogram("rollwright_call_seconds", "From a turn's beginning until it is told.")
        self._gauges: Final[list[Gauge]] = []

    def add_gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self._gauges.append(Gauge(name, help_text, value))

    def text(self) -> str:
        metrics: list[Counter | Gauge | Histogram] = [
            self.requests,
            self.messages,
            self.commands,
            self.bots,
            self.closed,
            self.shed,
            self.refused,
            self.sign_ins,
            self.mails,
            self.calls,
        ]
        metrics += [self.commit_seconds, self.command_seconds, self.bot_seconds, self.call_seconds, *self._gauges]
        lines = [line for metric in metrics for line in metric.lines()]
        return "\n".join(lines) + "\n"
