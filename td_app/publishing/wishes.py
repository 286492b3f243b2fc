"""What a club wishes its site to be: languages, colours, who may list it, what is kept back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from td_app.words.language import LANGUAGES, Language

#: The club's setting.
KEPT_AS: Final = "site"
#: The green of the application, where a club has not chosen.
ACCENT: Final = "#0b5c3b"
SECOND: Final = "#b3842b"


class Shelf(Protocol):
    """What keeps the settings of a club."""

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting, or the default."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        ...


@dataclass(frozen=True, slots=True)
class SiteWishes:
    """The wishes of a club for its site.

    ``languages``: the first at the top, the others in a folder each. ``colours``: the main one and
    a second, ``#rrggbb``. ``listed``: search engines may list it. ``kept_back``: the evenings that
    are not on it, by their keys (``e12``, ``r34``, ``m3``). ``address``: where readers open it, ""
    while that is not known; ``about``: a line of the club's own under its name.
    """

    languages: tuple[Language, ...] = LANGUAGES[:1]
    colours: tuple[str, str] = (ACCENT, SECOND)
    listed: bool = True
    kept_back: frozenset[str] = frozenset()
    address: str = ""
    about: str = ""

    def keeping_back(self, evening: str, back: bool = True) -> SiteWishes:
        """Return the wishes with an evening kept back, or on the site again."""
        others = self.kept_back - {evening}
        return replace(self, kept_back=others | {evening} if back else others)


def _is_colour(told: object) -> bool:
    if not isinstance(told, str) or len(told) != 7 or told[0] != "#":
        return False
    return all(figure in "0123456789abcdef" for figure in told[1:].lower())


def wishes_of(shelf: Shelf) -> SiteWishes:
    """Return what the club wishes; what it has not said, or what cannot be read, as usual."""
    try:
        return _read(json.loads(shelf.setting(KEPT_AS) or "{}"))
    except (ValueError, TypeError, AttributeError, LookupError):
        return SiteWishes()


def _read(told: Any) -> SiteWishes:
    usual = SiteWishes()
    languages = tuple(one for one in told.get("languages", ()) if one in LANGUAGES)
    colours = told.get("colours", ())
    if len(colours) != 2 or not all(map(_is_colour, colours)):
        colours = usual.colours
    return SiteWishes(
        languages or usual.languages,
        (colours[0].lower(), colours[1].lower()),
        bool(told.get("listed", usual.listed)),
        frozenset(map(str, told.get("kept_back", ()))),
        str(told.get("address", "")),
        str(told.get("about", "")),
    )


def keep_wishes(shelf: Shelf, wishes: SiteWishes) -> None:
    """Keep what the club wishes."""
    told = {
        "languages": wishes.languages,
        "colours": wishes.colours,
        "listed": wishes.listed,
        "kept_back": sorted(wishes.kept_back),
        "address": wishes.address,
        "about": wishes.about,
    }
    shelf.set_setting(KEPT_AS, json.dumps(told, ensure_ascii=False))


def change_wishes(shelf: Shelf, change: Callable[[SiteWishes], SiteWishes]) -> SiteWishes:
    """Return the club's wishes changed, and keep them."""
    changed = change(wishes_of(shelf))
    keep_wishes(shelf, changed)
    return changed
