"""Settings of a server. The defaults suit a household."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The folder that games are kept in, where there is no `store`."""
    store: str = ""
    """The address of a PostgreSQL, which other servers may use too; of several, a shard of the tables each."""
    accounts: str = ""
    """The address of the PostgreSQL for people, where that isn't the first of `store`."""
    host: str = "0.0.0.0"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may open a socket, as "https://play.example.org"."""
    public: str = ""
    """Where people find this server, as "https://play.example.org": for previews of links, which must name it."""
    smtp: str = ""
    """The mail server, as "smtps://user:password@mail.example.org"; empty where no mail is sent."""
    mail_from: str = ""
    """The address that mail comes from."""
    vacation_days: int = 30
    """Days in a year for which somebody may let their clocks stand, where turns have days."""
    calls_inside: bool = False
    """Whether webhooks may lead into the operator's own network, and without TLS."""
    limits: bool = True
    """Off only where clients are trusted: for measuring, and for tests."""
    bot_pause: float = 0.4
    """Seconds between a bot's steps, so that people can follow."""
    bot_patience: float = 20.0
    """Seconds of thought after which another bot is asked instead."""
    bot_processes: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bus: str = ""
    """The address of the bus between many servers; empty for one alone."""
    workers: bool = False
    """Whether bots' turns are left to `rollwright worker`."""
    beacon: float = 2.0
    hello_within: float = 5.0
    sweep: float = 2.0
    """Seconds between sweeps for tables that nobody looks after."""
    keep_idle: float = 600.0
    """Seconds that a table stays in memory with nobody there."""
    queue: int = 64
    """Messages that may wait for one socket."""
    queue_bytes: int = 256 * 1024
    """And bytes."""
    backlog_bytes: int = 64 * 1024 * 1024
    """Bytes that may wait for all sockets together."""
    patience: float = 20.0
    """Seconds in which a socket takes nothing of what waits for it, and after which it is closed."""
    sockets: int = 10_000
    """Open at once, in all."""
    sockets_of_address: int = 200
    sockets_of_person: int = 16
    address_share: float = 1.0
    """How many households stand behind one address: its limits are this many times the usual."""
    export_bytes: int = 32 * 1024 * 1024
    """Bytes of replays, records and logs that are kept, packed, for those who ask again."""
    card_bytes: int = 16 * 1024 * 1024
    """Bytes of cards of links that are kept: some seven hundred."""
