"""Which row answered which command. As with trails, copies share what they have in common."""

from __future__ import annotations

from typing import Final, final


@final
class Answers:
    """May also know rows that other copies went on with: what it says is to be compared with the row."""

    def __init__(self, seqs: dict[str, int] | None = None, count: int = 0) -> None:
        self._seqs: dict[str, int] = {} if seqs is None else seqs
        self._count = count

    def copy(self) -> Answers:
        return Answers(self._seqs, self._count)

    def add(self, actor: str, cid: str, seq: int) -> None:
        """The answer to a command, which is the newest row."""
        key = f"{actor} {cid}"
        self._count += 1
        if self._seqs.setdefault(key, seq) != seq or len(self._seqs) != self._count:
            # Another copy has gone on from here, maybe in another thread just now.
            seqs: Final = self._seqs.copy()
            self._seqs = {known: row for known, row in seqs.items() if row < seq}
            self._seqs[key] = seq
            self._count = len(self._seqs)

    def seq_of(self, actor: str, cid: str) -> int:
        """The row that may have answered it; 0 where none has."""
        return self._seqs.get(f"{actor} {cid}", 0)
