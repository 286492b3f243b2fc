"""The ranking as a file: a spreadsheet of the club's or to publish; what other programs read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import CLUB_NAME
from td_app.printing.files import export_ranking, names_apart, ranking_file
from td_app.printing.listed_results import ListedForm, form_of, keep_form, listed_csv, listed_file
from td_app.printing.tournament_summary import ENDING, summary_bytes, summary_file
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.printing.outcome import Saving
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import current_language, fr_en
from td_app.words.listed import headings

if TYPE_CHECKING:
    from td_app.ui.dialogs.listed_dialog import ListedDialog

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


class ProgramExports:
    """Results that leave the club, under the names of its site; ``asking`` is the dialog open."""

    def __init__(self, session: TournamentSession, saving: Saving, club: Club) -> None:
        """Export the results of ``session``, a tournament of ``club``, through ``saving``."""
        self._session = session
        self._saving = saving
        self._club = club
        self.asking: ListedDialog | None = None

    def stand_in(self, menu: ExportMenu) -> None:
        """Add the lines to a menu."""
        menu.add_form(
            "listed",
            fr_en(
                "Résultats pour un site de résultats (CSV)…", "Results for a listing site (CSV)…"
            ),
            self.ask_columns,
        )
        menu.add_form(
            "summary",
            fr_en("Résumé ouvert du tournoi (OTS)…", "Open Tournament Summary (OTS)…"),
            self.ask_summary,
        )

    def ask_columns(self) -> None:
        """Ask which columns the site wants, then for a file."""
        from td_app.ui.dialogs.listed_dialog import ListedDialog

        try:
            shown = self._on_site()
            kept = form_of(self._club.directory)
        except StorageTrouble as trouble:
            self._saving.failed.emit(trouble)
            return
        asking = ListedDialog(kept, lambda form: _listed(shown, form), self._saving.over)
        asking.decided.connect(self._save_listed)
        self.asking = asking
        asking.open()

    def ask_summary(self) -> None:
        """Ask where the summary goes."""
        name = summary_file(self._session, current_language())
        club = self._club.directory.setting(CLUB_NAME)
        self._saving.ask_file(
            name, f"OTS (*.{ENDING})", lambda: summary_bytes(self._on_site(), club)
        )

    def _save_listed(self, form: ListedForm) -> None:
        try:
            keep_form(self._club.directory, form)
        except StorageTrouble as trouble:
            self._saving.failed.emit(trouble)
        name = listed_file(self._session, current_language())
        self._saving.ask_file(
            name, "CSV (*.csv)", lambda: _listed(self._on_site(), form).encode("utf-8", "replace")
        )

    def _on_site(self) -> TournamentSession:
        # The site is loaded by whoever publishes, or exports: no window starts later for it.
        from td_app.publishing.site.years import naming_of

        return naming_of(self._club).on_site(self._session)


def _listed(session: TournamentSession, form: ListedForm) -> str:
    return listed_csv(session, form, headings(), current_language()).decode()
