"""The type family of the application, with figures of one width."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from assets import assets_folder
from td_app.ui.theme.tokens import TypeSize

REGULAR = QFont.Weight.Normal
STRONG = QFont.Weight.DemiBold


@cache
def load_typefaces() -> tuple[str, ...]:
    """Load every typeface of ``assets/fonts`` and return the families, the main one first.

    The main family is the one with the most files: a lone file only lends its symbols.
    Needs a running application. Empty when no typeface can be read.
    """
    files_of: dict[str, int] = {}
    fonts = (assets_folder() / "fonts").rglob("*")
    for file in sorted(one for one in fonts if one.suffix.lower() in (".ttf", ".otf")):
        for family in QFontDatabase.applicationFontFamilies(
            QFontDatabase.addApplicationFont(str(file))
        ):
            files_of[family] = files_of.get(family, 0) + 1
    return tuple(sorted(files_of, key=lambda family: (-files_of[family], family)))


def typeface(size: float = TypeSize.BODY, *, strong: bool = False) -> QFont:
    """Return the application's font, ``size`` in pixels, in one of the two weights.

    Figures share one width, so that columns line up and a clock does not tremble.
    """
    return QFont(_typeface(max(1, round(size)), strong))


@cache
def _typeface(size: int, strong: bool) -> QFont:
    font = QFont()
    families = load_typefaces()
    if families:
        font.setFamilies(list(families))
    font.setPixelSize(size)
    if strong:
        font.setWeight(STRONG)
    else:
        font.setWeight(REGULAR)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
