"""Mail addresses, as far as they can be judged without sending anything."""

from __future__ import annotations

import re
from typing import Final

_MOST: Final = 254
_ADDRESS: Final = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}", re.ASCII)


def is_mail_address(text: str) -> bool:
    return len(text) <= _MOST and _ADDRESS.fullmatch(text.lower()) is not None


def same_address(text: str) -> str:
    """An address as it is compared: few mail servers tell letters of two sizes apart, and people don't."""
    return text.strip().lower()
