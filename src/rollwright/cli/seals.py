"""`rollwright seals follow`: watch the public log of seals of a server, and say so if anything in it is rewritten."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rollwright.cli.arguments import Commands, add_language
from rollwright.cli.errors import CommandError, write_file
from rollwright.texts.words import Phrases

if TYPE_CHECKING:
    from rollwright.tables.study.follow import Followed, Rewritten

_PATIENCE: Final = 10
_FAULTS: Final = {
    "key": "cli-seals-key",
    "signature": "cli-seals-signature",
    "below": "cli-seals-below",
    "forked": "cli-seals-forked",
    "malformed": "cli-seals-malformed",
    "missing": "cli-seals-missing",
    "unlinked": "cli-seals-unlinked",
    "changed": "cli-seals-changed",
}


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("seals", help="watch the seals that a server makes public")
    parser.add_argument("action", choices=("follow",), metavar="follow")
    parser.add_argument("url", metavar="URL", help="the server, as https://play.example.org")
    parser.add_argument(
        "--state", metavar="FILE", default="seals.json", help="where to keep what has been seen (seals.json)"
    )
    parser.add_argument("--every", metavar="SECONDS", type=float, default=60.0, help="how often to look (60)")
    parser.add_argument("--once", action="store_true", help="look once")
    parser.add_argument("--whole", action="store_true", help="read the whole log again first, not only what is new")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    """Look again and again. The exit code is 1 where the log was rewritten, and the state stays as it was before."""
    from rollwright.tables.study.follow import Rewritten, follow

    words = Phrases(args.lang)
    seen, whole = _read_state(args.state), args.whole
    while True:
        try:
            seen = follow(seen, lambda after: fetch(args.url, f"entries?after={after}"), is_signed(), whole)
        except Rewritten as found:
            _report(words, seen, found)
            sys.stdout.flush()
            sys.exit(1)
        except CommandError:
            if args.once:
                raise
            print(words.say("cli-seals-away", url=args.url), flush=True)
        else:
            write_file(args.state, json.dumps(seen.to_json(), indent=1) + "\n")
            assert seen.head is not None, "what was followed has a head"
            print(
                words.say(
                    "cli-seals-fit", entries=seen.head.number, seals=seen.seals, hash=seen.head.hash, key=seen.head.key
                ),
                flush=True,
            )
        if args.once:
            return
        whole = False
        time.sleep(args.every)


def _report(words: Phrases, seen: Followed, found: Rewritten) -> None:
    known = 0 if seen.head is None else seen.head.number
    print(words.say("cli-seals-rewritten"))
    print(f"  {words.say(_FAULTS[found.code], number=found.number, known=known)}")
    heads = [head for head in (seen.head, found.head) if head is not None]
    if len(heads) == 2:
        print(words.say("cli-seals-proof"))
    for head in heads:
        print(f"  {json.dumps(head.to_json())}")


def _read_state(path: str) -> Followed:
    from rollwright.tables.study.follow import Followed, followed_from_json

    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        return Followed()
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}") from error
    try:
        seen = followed_from_json(json.loads(text))
    except ValueError:
        seen = None
    if seen is None:
        raise CommandError(f"{path} is not what `rollwright seals follow` writes; name another file with --state")
    return seen


def fetch(url: str, what: str) -> Any:
    """What a server answers about its log of seals, as JSON; None where there is nothing. Raises CommandError."""
    import urllib.error
    import urllib.request

    address = f"{url.rstrip('/')}/api/seals/{what}"
    if not address.startswith(("http://", "https://")):
        raise CommandError(f"a server is written like https://play.example.org, not {url!r}")
    while True:
        try:
            with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                if error.code == 404:
                    return None
                if error.code != 429:
                    raise CommandError(f"{address} answers {error.code}") from error
            time.sleep(1)  # a long log takes more requests than a server allows at once
        except (OSError, ValueError) as error:
            raise CommandError(f"{address} can't be read: {error}") from error


def is_signed() -> Callable[[str, str, bytes], bool]:
    """A function that says whether a key has signed a text: both in hex. Raises CommandError."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as error:
        raise CommandError("signatures need one more package: pip install 'rollwright[server]'") from error

    def check(key: str, signature: str, text: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text)
        except (ValueError, InvalidSignature):
            return False
        return True

    return check
