"""The application's Qt style sheet, made from the tokens."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from string import Template

from assets import assets_folder
from td_app.ui.theme.tokens import RADIUS, Colours


@lru_cache(maxsize=4)
def stylesheet(colours: Colours) -> str:
    """Return the style sheet of ``assets/style/application.qss`` in those colours.

    Raises ``KeyError`` when the sheet names a token that does not exist.
    """
    sheet = (assets_folder() / "style" / "application.qss").read_text(encoding="utf-8")
    marks = (assets_folder() / "icons" / "controls").as_posix()
    return Template(sheet).substitute(asdict(colours), radius=RADIUS, icons_folder=marks)
