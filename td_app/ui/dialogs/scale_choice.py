"""The scale a season starts from: that of the season before, a ready one, none."""

from __future__ import annotations

from td_app.season.repository import Season
from td_app.season.scale_file import read_scale, ready_scales, scales_to_fill
from td_app.season.scale_text import scale_text
from td_app.season.scale_typed import typed_of
from td_app.ui.widgets.choices import ChoiceField
from td_app.words.language import fr_en
from td_app.words.scale_changes import CHOICES
from td_app.words.speaking import say

SAME = "same"
NONE = "none"


class ScaleChoice(ChoiceField):
    """``text()`` is the scale chosen as TOML, "" for none."""

    def __init__(self, last: Season | None) -> None:
        """Offer that of ``last``, then the ready ones."""
        paths = (*ready_scales(), *scales_to_fill())
        if last:
            same = [(SAME, fr_en("Comme {0}", "Same as {0}").format(last.name))]
        else:
            same = []
        ready = []
        for path in paths:
            scale = read_scale(path)
            kind = say(CHOICES["kind"][typed_of(scale)["kind"]])
            # A ready scale is usually called after its club: its kind tells more.
            ready.append((path.stem, f"{scale.name} · {kind[:1].lower()}{kind[1:]}"))
        none = (NONE, fr_en("Aucun pour l’instant", "None for now"))
        super().__init__([*same, *ready, none])
        self._last = last
        self._paths = {path.stem: path for path in paths}

    def text(self) -> str:
        """Return the scale chosen."""
        chosen = self.chosen()
        if chosen == SAME and self._last is not None:
            return self._last.scale
        if chosen in self._paths:
            return scale_text(read_scale(self._paths[chosen]))
        return ""
