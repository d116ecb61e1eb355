"""Looking at games rather than playing them: what if, hints, what luck did, checking a log, and recorded games as tables."""
