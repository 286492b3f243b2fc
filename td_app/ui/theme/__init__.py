"""How everything looks: tokens, type, icons, and the style sheet made from them."""

from td_app.ui.theme.active_theme import colours, theme_on
from td_app.ui.theme.apply import apply_theme, theme_signals
from td_app.ui.theme.icons import dress, give_icon, paint_icon, themed_icon
from td_app.ui.theme.tokens import (
    RADIUS,
    SCROLL_BAR,
    Colours,
    Height,
    Space,
    Theme,
    Tone,
    TypeSize,
)
from td_app.ui.theme.typefaces import typeface

__all__ = [
    "RADIUS",
    "SCROLL_BAR",
    "Colours",
    "Height",
    "Space",
    "Theme",
    "Tone",
    "TypeSize",
    "apply_theme",
    "colours",
    "dress",
    "give_icon",
    "paint_icon",
    "theme_on",
    "theme_signals",
    "themed_icon",
    "typeface",
]
