"""What leaves for a spreadsheet or another program: the ranking, the journal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.printing.files import export_journal, export_ranking
from td_app.printing.register import document
from td_app.session import TournamentSession
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.papers.saving import Made, Saving
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import row, wide
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence


class ExportsRow(QWidget):
    """A button a form; what is written is what is true when the file is named."""

    def __init__(self, live: LiveTournament, saving: Saving) -> None:
        """Export ``live`` through ``saving``."""
        super().__init__()
        self._saving = saving
        session = live.session

        def ranking(form: str) -> Made:
            return lambda: export_ranking(session, current_language(), form)

        self.buttons = {
            "csv": self._button(
                "CSV…",
                fr_en("Exporter le classement en CSV", "Export the ranking as CSV"),
                "classement.csv",
                ranking("csv"),
            ),
            "xlsx": self._button(
                "XLSX…",
                fr_en(
                    "Exporter le classement pour un tableur", "Export the ranking for a spreadsheet"
                ),
                "classement.xlsx",
                ranking("xlsx"),
            ),
            "jsonl": self._button(
                fr_en("Journal…", "Journal…"),
                fr_en(
                    "Exporter le journal en JSON Lines, sans aucun nom",
                    "Export the journal as JSON Lines, without any name",
                ),
                "journal.jsonl",
                lambda: export_journal(session),
            ),
        }
        row(
            *(wide(button) for button in self.buttons.values()),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def refresh(self, session: TournamentSession) -> None:
        """Leave a ranking to be exported once there is one."""
        reason = waiting_sentence(document("ranking").ready(session) or "")
        for form in ("csv", "xlsx"):
            self.buttons[form].set_refusal(reason or None)

    def _button(self, words: str, told: str, file: str, made: Made) -> Button:
        button = Button(words, icon="export", scale="small", tip=told)
        button.setAccessibleName(told)
        suffix = file.rpartition(".")[2]
        kind = f"{suffix.upper()} (*.{suffix})"
        button.clicked.connect(lambda: self._saving.ask_file(file, kind, made))
        return button
