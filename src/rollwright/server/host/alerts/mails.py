"""Calls as a mail: one or several, with links to stop them that work without signing in."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.server.host.alerts.letters import Letter
from rollwright.server.host.alerts.tokens import STOP_MAIL, STOP_TABLE, Tokens
from rollwright.server.host.alerts.wishes import Wishes
from rollwright.server.link_words import link_words


def mail_of(
    person: str, wishes: Wishes, letters: Sequence[Letter], tokens: Tokens, site: str
) -> tuple[str, str, dict[str, str]]:
    """Its subject, its text, and the headers by which a mail program offers to stop it (RFC 8058)."""
    words, first = link_words(wishes.language), letters[0]
    subject = first.title if len(letters) == 1 else words.say("call-many", count=len(letters))
    texts = [f"{letter.title}\n{letter.text}\n\n{letter.link}" for letter in letters]
    stop = tokens.make(STOP_MAIL, person)
    feet = [words.say("call-foot", site=site, change=f"{site}/alerts", stop=f"{site}/alerts#{stop}")]
    if len(letters) == 1 and first.table:
        of_table = f"{site}/alerts#{tokens.make(STOP_TABLE, person, first.table)}"
        feet.insert(0, words.say("call-foot-table", stop=of_table))
    headers = {
        "List-Unsubscribe": f"<{site}/api/alerts/stop/{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return subject, "\n\n".join([*texts, "-- \n" + "\n".join(feet)]), headers
