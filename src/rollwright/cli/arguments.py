"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
from typing import TypeAlias

from rollwright.cli.languages import LANGUAGES, language_of_environment

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - argparse has no public name for it
"""What a command adds its own parser to."""


def add_language(parser: argparse.ArgumentParser) -> None:
    language = language_of_environment()
    parser.add_argument("--lang", choices=LANGUAGES, default=language, help=f"the language ({language})")


def add_display(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="draw without colour")


def add_store(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="the folder that games are kept in")
    place.add_argument(
        "--store",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_STORE"),
        help="a PostgreSQL instead, as postgresql://user@host/database (ROLLWRIGHT_STORE)",
    )
    parser.add_argument(
        "--accounts",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_ACCOUNTS"),
        help="a PostgreSQL of its own for people (ROLLWRIGHT_ACCOUNTS)",
    )


def add_bus(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bus",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_BUS", ""),
        help="a NATS between many servers, as nats://host:4222 (ROLLWRIGHT_BUS)",
    )


def add_bot_pause(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bot-pause", metavar="MS", type=int, default=400, help="between the steps of a bot (400)")


def add_log_level(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--log", choices=("error", "warning", "info"), default="warning", help="how much to log (warning)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--on", choices=("local", "ray"), default="local", help="this machine, or a Ray cluster (local)"
    )
    parser.add_argument(
        "--address", metavar="HOST:PORT", help="the Ray cluster that is there; else one is started here"
    )
    parser.add_argument("--processes", metavar="N", type=int, help="how many work at once (one for each core)")
