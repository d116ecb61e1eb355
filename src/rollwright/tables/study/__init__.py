"""Looking at games rather than playing them: what if, hints, luck, checking a log, and recorded games as tables."""
