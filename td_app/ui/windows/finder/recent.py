"""What was asked of the palette lately at this post: names of acts, never of people."""

from __future__ import annotations

from td_app.ui.post_settings import post_settings

KEPT = "palette/recent"
MOST = 5


def recent_names() -> tuple[str, ...]:
    """Return the names of the acts taken lately, the last one first."""
    kept = str(post_settings().value(KEPT, "") or "")
    return tuple(name for name in kept.split("\n") if name)


def remember(name: str) -> None:
    """Note that an act has been taken."""
    names = (name, *(other for other in recent_names() if other != name))
    post_settings().setValue(KEPT, "\n".join(names[:MOST]))
