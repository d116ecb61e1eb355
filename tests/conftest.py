"""What all tests share: how Hypothesis searches."""

import os

from hypothesis import settings

# CI must say the same thing twice about the same commit; a person's run may find something new.
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("person", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "person")
