"""The floor's page: searching, asking, ruling, a director's decision, a sanction, the book."""

from __future__ import annotations

from td_app.ui.gallery.stage import Scenes, Stage


def floor_scenes(stage: Stage) -> Scenes:
    """Yield the floor's page from an empty search to what follows a ruling."""
    yield from ()
