"""The ranking as a file for a spreadsheet: the club's own, or the one that is published."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from td_app.live.session import TournamentSession
from td_app.printing.files import export_ranking, names_apart, ranking_file
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.printing.outcome import Saving
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import current_language, fr_en

CLUB = "club"
PUBLIC = "public"


class RankingExport:
    """Asks for the readers, where a player refuses to be named, then for a file; ``asking`` is
    open.
    """

    def __init__(self, session: TournamentSession, saving: Saving) -> None:
        """Export the ranking of ``session`` through ``saving``."""
        self._session = session
        self._saving = saving
        self.asking: HouseDialog | None = None

    def ask(self, form: str) -> None:
        """Save the ranking as ``csv`` or ``xlsx``."""
        if not names_apart(self._session):
            self._save(form, public=False)
            return
        asking = self.asking = HouseDialog(
            fr_en("Pour qui est ce fichier\u00a0?", "Who is this file for?"),
            fr_en(
                "Des joueurs refusent que leur nom soit publié. Le fichier du club contient tous "
                "les noms\u00a0: ne le publiez pas. Dans le fichier à publier, ces joueurs sont "
                "sous leur pseudo ou un numéro.",
                "Some players do not want their names published. The club’s file contains every "
                "name: do not publish it. In the file to publish, these players appear under "
                "their nickname or a number.",
            ),
            self._saving.over,
            icon="export",
        )
        asking.add_button(CLUB, fr_en("Pour le club", "For the club"))
        explained(
            asking.add_button(PUBLIC, fr_en("À publier", "For publication"), Rank.PRIMARY),
            "Enregistre le classement ; les joueurs qui refusent la publication y sont sous leur "
            "pseudo ou un numéro.",
            "Saves the ranking; players who refuse publication appear under their nickname or a "
            "number.",
        )
        asking.chosen.connect(lambda name: self._save(form, public=name == PUBLIC))
        asking.open()

    def _save(self, form: str, *, public: bool) -> None:
        language = current_language()
        self._saving.ask_file(
            ranking_file(self._session, language, form, public=public),
            f"{form.upper()} (*.{form})",
            lambda: export_ranking(self._session, language, form, public=public),
        )


class ExportMenu(Button):
    """One button, a form a line; what is written is what is true when the file is named."""

    def __init__(self, session: TournamentSession, saving: Saving, *, scale: str = "") -> None:
        """Export the ranking of ``session`` through ``saving``; a page may add other forms."""
        super().__init__(fr_en("Exporter", "Export"), icon="export", scale=scale)
        self.ranking = RankingExport(session, saving)
        self.forms: dict[str, QAction] = {}
        self._lines = QMenu(self)
        self._lines.setToolTipsVisible(True)
        self.setMenu(self._lines)
        self.add_form(
            "csv",
            fr_en("Classement en CSV…", "Ranking as CSV…"),
            lambda: self.ranking.ask("csv"),
        )
        self.add_form(
            "xlsx",
            fr_en("Classement pour un tableur (XLSX)…", "Ranking for a spreadsheet (XLSX)…"),
            lambda: self.ranking.ask("xlsx"),
        )

    def add_form(self, form: str, words: str, does: Callable[[], object]) -> None:
        """Add a line that does ``does``."""
        self.forms[form] = menu_line(self._lines, words, does)

    def refuse_ranking(self, reason: str) -> None:
        """Grey the lines of the ranking and say why on them; empty makes them available again."""
        for form in ("csv", "xlsx"):
            self.forms[form].setEnabled(not reason)
            set_tip(self.forms[form], reason)
