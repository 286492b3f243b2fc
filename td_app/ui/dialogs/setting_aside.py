"""A line of the journal that cannot be read: told in a banner, set aside in a dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.commands import SetEntryAside
from td_app.ui.dialogs.house_dialog import ReasonDialog
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

Send = Callable[[SetEntryAside], object]
ASIDE_HELP = (
    "Demande un motif, puis écarte la ligne : la soirée reprend à tous les postes.",
    "Asks for a reason, then skips the line: play goes on at every computer.",
)


class SettingAsideDialog(ReasonDialog):
    """Asks why the line that stops an evening is set aside, and sends it."""

    def __init__(self, stopped: Refused, send: Send, over: QWidget) -> None:
        """Ask about the line that ``stopped`` names."""
        line = int(str(stopped.params["sequence"]))
        title = fr_en("Écarter la ligne {0} du journal\u00a0?", "Skip line {0} of the log?")
        words = fr_en(
            "Rien de ce qu’elle disait ne comptera, à aucun poste\u00a0: si c’était une action, "
            "refaites-la ensuite. Elle reste au journal telle quelle, et cela ne s’annule pas.",
            "Nothing in it will count, on any computer. If it was an action, do it again "
            "afterwards. It stays in the log as it is, and this cannot be undone.",
        )
        verb = fr_en("Écarter la ligne", "Skip the line")
        super().__init__(title.format(line), words, verb, over)
        self.given.connect(lambda reason: send(SetEntryAside(line, reason)))


class StoppedBanner(QWidget):
    """Shown as long as a line of the journal that cannot be read stops the evening."""

    def __init__(self, stopped: Callable[[], Refused | None], send: Send, *, looking: bool) -> None:
        """Tell why an evening is ``stopped``; ``looking``: nothing is sent from here."""
        super().__init__()
        self._stopped = stopped
        self._send = send
        self._looking = looking
        self.asking: SettingAsideDialog | None = None
        self.banner = Banner(BannerFacts("", tone=Tone.RED))
        self.banner.acted.connect(self._ask)
        column(self.banner, on=self, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
        self.refresh()

    def refresh(self) -> None:
        """Tell which line stops the evening, or hide."""
        stopped = self._stopped()
        if stopped is not None:
            offered: tuple[str, ...] = ()
            if stopped.code == "ENTRY_UNREADABLE" and not self._looking:
                offered = (fr_en("Écarter la ligne…", "Skip the line…"),)
            told = refusal_sentence(stopped)
            self.banner.set_facts(BannerFacts(told, tone=Tone.RED, actions=offered))
            for button in self.banner.buttons:
                explained(button, *ASIDE_HELP)
        self.setVisible(stopped is not None)

    def _ask(self) -> None:
        stopped = self._stopped()
        if stopped is not None:
            self.asking = SettingAsideDialog(stopped, self._send, self)
            self.asking.open()
