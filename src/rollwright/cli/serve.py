"""`rollwright serve`: a server for everybody in the house, with nothing to configure."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.arguments import Commands, add_bot_pause, add_bus, add_log_level, add_store
from rollwright.cli.errors import CommandError

if TYPE_CHECKING:
    from rollwright.server.settings import Settings as ServerSettings


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="host tables for browsers")
    parser.add_argument("--port", metavar="N", type=int, default=8000, help="the port (8000); 0 for any that is free")
    parser.add_argument("--host", metavar="ADDRESS", default="0.0.0.0", help="the address to listen at (all there are)")
    add_store(parser)
    add_bus(parser)
    parser.add_argument("--workers", action="store_true", help="leave bots' turns to `rollwright worker`")
    parser.add_argument(
        "--origin", metavar="ORIGIN", action="append", default=[], help="a page elsewhere that may connect"
    )
    parser.add_argument(
        "--public", metavar="ORIGIN", default="", help="where people find this server: previews of links name it"
    )
    parser.add_argument(
        "--smtp",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_SMTP", ""),
        help="a mail server for links by mail, as smtps://user:password@host (ROLLWRIGHT_SMTP)",
    )
    parser.add_argument(
        "--mail-from",
        metavar="ADDRESS",
        default=os.environ.get("ROLLWRIGHT_MAIL_FROM", ""),
        help="the address that mail comes from (ROLLWRIGHT_MAIL_FROM)",
    )
    parser.add_argument(
        "--calls-inside",
        action="store_true",
        help="let webhooks lead into your own network, and without TLS: where you trust all who play",
    )
    parser.add_argument(
        "--vacation-days",
        metavar="N",
        type=int,
        default=30,
        help="days in a year for which somebody may let their clocks stand, where turns have days (30)",
    )
    add_bot_pause(parser)
    parser.add_argument(
        "--address-share",
        metavar="N",
        type=float,
        default=1.0,
        help="how many households one address may stand for (1), as that of a school does",
    )
    parser.add_argument("--no-limits", action="store_true", help="hold nobody back: for tests and measurements")
    add_log_level(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    try:
        from rollwright.server.http.security import is_origin
        from rollwright.server.serve import run as run_server
        from rollwright.server.settings import Settings
        from rollwright.stores.addresses import is_address
        from rollwright.stores.store import StoreError
    except ImportError as error:
        raise CommandError(
            f"the server needs more packages ({error.name}): pip install 'rollwright[server]'"
        ) from error
    for origin in args.origin:
        if not is_origin(origin):
            raise CommandError(f"--origin is written like https://play.example.org, not {origin!r}")
    if args.public and not is_origin(args.public):
        raise CommandError(f"--public is written like https://play.example.org, not {args.public!r}")
    if args.smtp:
        need_mail(args.smtp, args.mail_from, args.public)
    if not 0 <= args.vacation_days <= 60:
        raise CommandError("--vacation-days is a number from 0 to 60")
    if not 0 < args.address_share <= 1000:
        raise CommandError("--address-share is a number from 0 to 1000, and not 0")
    port = args.port or _free_port(args.host)
    if not _is_free(args.host, port):
        raise CommandError(f"port {port} is in use; name another with --port")
    if args.bus:
        need_bus(args.bus)
    elif args.workers:
        raise CommandError("--workers needs the bus by which they are reached: --bus nats://host:4222")
    place = args.data or args.store or str(data_folder())
    settings = Settings(
        data=Path(place),
        store=place if is_address(place) else "",
        accounts=args.accounts or "",
        host=args.host,
        port=port,
        origins=tuple(args.origin),
        public=args.public,
        smtp=args.smtp,
        vacation_days=args.vacation_days,
        calls_inside=args.calls_inside,
        mail_from=args.mail_from,
        limits=not args.no_limits,
        address_share=args.address_share,
        bot_pause=args.bot_pause / 1000,
        bus=args.bus,
        workers=args.workers,
    )
    try:
        run_server(settings, args.log, lambda: _announce(args.host, port, settings))
    except StoreError as error:
        raise CommandError(str(error)) from error


def need_bus(address: str) -> None:
    """Raises CommandError where no bus can be at this address, or the package for it isn't there."""
    from rollwright.bus.factory import is_address

    if not is_address(address):
        raise CommandError(f"--bus is written like nats://host:4222, not {address!r}")
    try:
        import rollwright.bus.nats  # noqa: F401
    except ImportError as error:
        raise CommandError(f"NATS needs one more package ({error.name}): pip install 'rollwright[many]'") from error


def need_mail(smtp: str, sender: str, public: str) -> None:
    """Raises CommandError where no mail can be sent."""
    from urllib.parse import urlsplit

    from rollwright.server.host.mail import AVAILABLE
    from rollwright.server.http.mail_address import is_mail_address

    if not AVAILABLE:
        raise CommandError("mail needs one more package: pip install 'rollwright[accounts]'")
    server = urlsplit(smtp)
    if server.scheme not in ("smtp", "smtps") or not server.hostname:
        # It isn't repeated: there may be a password in it.
        raise CommandError("--smtp is written like smtps://user:password@mail.example.org")
    if not is_mail_address(sender):
        raise CommandError("--smtp needs --mail-from, the address that mail comes from: games@example.org")
    if not public:
        raise CommandError("--smtp needs --public: links in mails must name this server, whatever a request says")


def data_folder() -> Path:
    """Where programs of this system keep what they must not lose."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "Rollwright"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Rollwright"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local/share")) / "rollwright"


def _announce(host: str, port: int, settings: ServerSettings) -> None:
    from rollwright.stores.addresses import without_password

    lan = lan_address() if host in ("0.0.0.0", "::", "") else None
    print(f"Rollwright is at http://{'localhost' if lan or host == '0.0.0.0' else host}:{port}")
    if lan is not None:
        address = f"http://{lan}:{port}"
        print(f"On the same network: {address}")
        if sys.stdout.isatty():
            import segno

            segno.make(address, error="l").terminal(compact=True)
    kept = f"at {without_password(settings.store)}" if settings.store else f"in {settings.data}"
    print(f"Games are kept {kept}. Ctrl-C stops.", flush=True)


def lan_address() -> str | None:
    """The address by which others in the house reach this machine: the one it would use to reach out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples; a datagram socket sends nothing to connect
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port
