"""What the club chose for its papers: its name, its logo, the sheets they are printed on."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final, get_args

from reports.facts import PaperSize
from reports.wording import Language
from td_app.club import Club
from td_app.printing.document import SlipSize, Stationery

CLUB_NAME: Final = "club_name"
PAPER_SIZE: Final = "paper_size"
SLIP_SIZE: Final = "slip_size"
LANGUAGE: Final = "language"
LOGO: Final = "public_logo"
"""The club's settings; that of the logo holds what its file was called, empty without one."""

KEPT_AS: Final = "logo_affichage.png"
"""The logo's copy beside the club's file, always a PNG."""


def stationery_of(club: Club, language: Language | None = None) -> Stationery:
    """Return what papers bear now; in the club's own language unless another is given."""
    directory = club.directory
    size, slips = directory.setting(PAPER_SIZE), directory.setting(SLIP_SIZE)
    return Stationery(
        language=language or ("en" if directory.setting(LANGUAGE) == "en" else "fr"),
        club=directory.setting(CLUB_NAME) or "",
        logo=_logo(club),
        size=size if size in get_args(PaperSize) else "A4",  # type: ignore[arg-type]
        slips=slips if slips in get_args(SlipSize) else "A6",  # type: ignore[arg-type]
    )


def _logo(club: Club) -> bytes:
    """Return the logo's copy; nothing without one, when it is not at this post or is damaged."""
    if club.folder is None or not club.directory.setting(LOGO):
        return b""
    try:
        png = (club.folder / KEPT_AS).read_bytes()
    except OSError:
        return b""
    return png if _is_picture(png) else b""


@lru_cache(maxsize=2)
def _is_picture(png: bytes) -> bool:
    # Loaded when a club has a logo: papers without one need no pictures.
    from PIL import Image

    try:
        Image.open(io.BytesIO(png)).load()
    except (OSError, SyntaxError, ValueError):
        return False
    return True
