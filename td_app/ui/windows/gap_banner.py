"""The banner under the header: time passed unseen, and the director says what it was."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.tournament.commands import GapChoice
from td_app.tournament.state.clock import MINUTE_MS, ClockGap
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words.figures import exactly, length
from td_app.words.language import fr_en

CHOICES: tuple[GapChoice, GapChoice] = ("as_if_running", "from_last_seen")


class GapBanner(QWidget):
    """Shown as long as a gap waits to be settled."""

    def __init__(self, live: LiveTournament) -> None:
        """Ask about the gap of ``live``, if there is one."""
        super().__init__()
        self._live = live
        self.banner = Banner(BannerFacts(""))
        self.banner.acted.connect(lambda place: live.settle_gap(CHOICES[place]))
        column(self.banner, on=self, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
        live.gap_found.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the gap, or hide when there is none."""
        gap = self._live.gap
        if gap is not None and not self._live.read_only:
            self.banner.set_facts(self._facts(gap))
        self.setVisible(gap is not None and not self._live.read_only)

    def _facts(self, gap: ClockGap) -> BannerFacts:
        seen = exactly(gap.seen_ms)
        back = exactly(gap.back_ms)
        told = length(round(abs(gap.length_ms) / 1000))
        if gap.why == "absence":
            text = fr_en(
                "Fermée pendant que l’horloge tournait.",
                "Closed while the clock was running.",
            )
            detail = fr_en(
                "Vue pour la dernière fois à {0}, il est {1}\u00a0: {2} d’absence.",
                "Last seen at {0}, it is now {1}: closed for {2}.",
            )
            return self._asked(text, detail.format(seen, back, told))
        # Both moments would read the same.
        brief = abs(gap.length_ms) < MINUTE_MS
        if gap.length_ms < 0:
            text = fr_en(
                "L’heure de l’ordinateur a reculé pendant que l’horloge tournait.",
                "The computer’s time went back while the clock was running.",
            )
            detail = fr_en(
                "Elle est passée de {0} à {1}\u00a0: {2} en arrière.",
                "It went from {0} to {1}: {2} back.",
            )
            if brief:
                detail = fr_en("À {0}, de {2}.", "At {0}, by {2}.")
        else:
            text = fr_en(
                "L’ordinateur s’est mis en veille, ou son heure a été changée.",
                "The computer went to sleep, or its time was changed.",
            )
            detail = fr_en(
                "Elle est passée de {0} à {1}\u00a0: {2} d’un coup.",
                "It went from {0} to {1}: {2} at once.",
            )
            if brief:
                detail = fr_en("À {0}, {2} d’un coup.", "At {0}, {2} at once.")
        return self._asked(text, detail.format(seen, back, told))

    def _asked(self, text: str, detail: str) -> BannerFacts:
        actions = (
            fr_en(
                "Le temps a passé\u00a0: comme si l’horloge tournait",
                "Time has passed: as if the clock were running",
            ),
            fr_en("Reprendre au dernier moment vu", "Resume from the last moment seen"),
        )
        return BannerFacts(text, detail, Tone.AMBER, actions)
