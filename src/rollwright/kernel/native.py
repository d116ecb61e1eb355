"""`Word`: a machine integer where the code is compiled, a plain int everywhere else.

The compiler (mypyc) reads types as mypy does, and MYPY is true to mypy alone; at run time, and to every other reader,
Word is int. So hot masks and counts cost one instruction compiled, and nothing needs mypy_extensions. This module
itself stays interpreted: compiled, its branches could not both be there.
"""

from __future__ import annotations

__all__ = ["Word"]

MYPY = False

if MYPY:
    from mypy_extensions import i64 as Word  # noqa: N812 - it is a type
else:
    Word = int
