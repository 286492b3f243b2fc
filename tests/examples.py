"""How many examples a property is tried with: all of them where others are hunted for."""

from __future__ import annotations

import os

from hypothesis import settings

#: Others than the same ones every time (``HUNT=1 pytest …``).
HUNTING = bool(os.environ.get("HUNT"))
#: Hypothesis's own, where a test does not say.
USUAL = 100


def tried(most: int) -> int:
    """Return how many of ``most`` examples are tried: half of them where they are the same."""
    return most if HUNTING else (most + 1) // 2


def examples(most: int) -> settings:
    """Try a property with so many examples, half of them where they are the same every time."""
    return settings(max_examples=tried(most))
