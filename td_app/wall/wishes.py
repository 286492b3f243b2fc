"""What a club wants on its wall, and the message of the moment."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from td_app.wall.themes import EARLIER

WISHES = "public_wall"
"""The club's setting."""


PANELS = ("moves", "closing", "ranking", "stacks", "prizes", "chips")
"""The panels of the tournament that may turn in the right column, in their order."""


EVERY_PANEL = (*PANELS, "season")
"""Those, then the first of the club's season."""


ASKED_FOR = ("moves", "season")
"""Those that nobody sees unless the club asks."""


LEAST_SECONDS = 4


MOST_SECONDS = 60


USUAL_SECONDS = 10


LONGEST_MESSAGE = 120


MOST_MESSAGES = 20


SeasonLines = tuple[str, tuple[tuple[str, str], ...]]


NO_SEASON: SeasonLines = ("", ())


@dataclass(frozen=True, slots=True)
class PanelWish:
    """A panel, and how many seconds it stays before the next one."""

    key: str
    seconds: int = USUAL_SECONDS
    on: bool = True


@dataclass(frozen=True, slots=True)
class WallWishes:
    """The wall as a club wants it; ``colours``: the name of a theme."""

    panels: tuple[PanelWish, ...] = tuple(
        PanelWish(key, on=key not in ASKED_FOR) for key in EVERY_PANEL
    )
    colours: str = "noir"
    messages: tuple[str, ...] = ()

    def panel(self, key: str) -> PanelWish:
        """Return the wish for a panel; the usual one where none was stored."""
        for panel in self.panels:
            if panel.key == key:
                return panel
        return PanelWish(key, on=key not in ASKED_FOR)

    def with_panel(self, wish: PanelWish) -> tuple[PanelWish, ...]:
        """Return the panels with another wish for one of them."""
        return tuple(wish if key == wish.key else self.panel(key) for key in EVERY_PANEL)


USUAL_WALL = WallWishes()


@dataclass(frozen=True, slots=True)
class WallMessage:
    """A message of the director to the hall: over the clock (``full``) or in the band.

    ``until_ms`` since 1970; None: until it is taken down.
    """

    text: str
    full: bool = False
    until_ms: int | None = None

    def on_at(self, now_ms: int) -> bool:
        """Return whether it is still shown."""
        return self.until_ms is None or now_ms < self.until_ms


def written_wishes(wishes: WallWishes) -> str:
    """Return wishes as the club's file keeps them."""
    return json.dumps(asdict(wishes), ensure_ascii=False)


def wishes_read(text: str) -> WallWishes:
    """Return the wishes stored; the usual ones for those that cannot be read.

    >>> wishes_read("not written by us") == USUAL_WALL
    True
    """
    try:
        kept = json.loads(text)
        panels = {str(p["key"]): p for p in kept["panels"]}
        return WallWishes(
            tuple(_panel(key, panels.get(key)) for key in EVERY_PANEL),
            EARLIER.get(str(kept["colours"]), str(kept["colours"])),
            tuple(str(m)[:LONGEST_MESSAGE] for m in kept["messages"])[:MOST_MESSAGES],
        )
    except (ValueError, KeyError, TypeError):
        return USUAL_WALL


def _panel(key: str, kept: dict[str, object] | None) -> PanelWish:
    if kept is None:
        return USUAL_WALL.panel(key)
    seconds = max(LEAST_SECONDS, min(MOST_SECONDS, int(str(kept["seconds"]))))
    return PanelWish(key, seconds, bool(kept["on"]))
