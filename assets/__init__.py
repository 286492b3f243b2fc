"""Fonts, icons, sounds and style: the files that screens and papers are made with.

They lie beside this module in a checkout, in an installed wheel and in a frozen program alike:
nothing else looks for them.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def assets_folder() -> Path:
    """Return the folder that holds ``fonts``, ``icons``, ``sounds`` and ``style``."""
    return _HERE
