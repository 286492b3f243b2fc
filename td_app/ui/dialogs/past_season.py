"""A season played elsewhere taken over from a file: what it tells, what is wrong, where it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.past_results import PastResults, read_past_results
from td_app.season.kept import Season
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import scrolled
from td_app.words.figures import points_text
from td_app.words.language import current_language, fr_en
from td_app.words.past_results import evening_words, taken_words, wrong_words

TAKE = "take"
KINDS = "(*.csv *.xlsx *.xls *.ods *.txt)"
WIDTH, HEIGHT, LINE, MOST_TOLD = 640, 260, 44, 200


class TakingOver(QObject):
    """``failed(refusal)`` where a file tells no season; else what it tells is shown, and asked."""

    failed = Signal(object)

    def __init__(
        self,
        seasons: Callable[[], Sequence[Season]],
        take: Callable[[int, PastResults], object],
        over: QWidget,
    ) -> None:
        """Ask over ``over``; ``take`` is called with a season's number and what goes in it."""
        super().__init__(over)
        self._seasons, self._take, self._over = seasons, take, over
        self.dialog: FileDialog | None = None
        self.question: PastDialog | None = None

    def ask_which(self) -> None:
        """Ask for the file."""
        title = fr_en("Une saison jouée ailleurs", "A season played elsewhere")
        self.dialog = file_to_open(self._over, title, KINDS)
        self.dialog.fileSelected.connect(lambda name: self.ask(Path(name)))
        self.dialog.open()

    def ask(self, path: Path) -> None:
        """Show what a file tells, and ask in which season it goes."""
        try:
            past = read_past_results(path)
        except Refused as refusal:
            self.failed.emit(refusal)
            return
        question = self.question = PastDialog(past, self._seasons(), self._over)
        question.chosen.connect(
            lambda name: self._take(question.season(), past) if name == TAKE else None
        )
        question.open()


class PastDialog(HouseDialog):
    """What would be taken, the lines left out and why; ``season()`` is where it goes."""

    def __init__(self, past: PastResults, seasons: Sequence[Season], over: QWidget | None) -> None:
        """Show what a file tells."""
        title = fr_en("Reprendre cette saison\u00a0?", "Take this season over?")
        words = taken_words(len(past.evenings), past.players)
        super().__init__(title, f"{past.source} · {words}", over, icon="import", width=WIDTH)
        if past.ranking:
            kept = fr_en(
                "Chacun garde ses points, écrits dans les minutes de la saison avec leur raison.",
                "Everybody keeps their points, written in the minutes of the season with their "
                "reason.",
            )
            self.body.addWidget(label(kept, wraps=True))
        choices = tuple((str(season.id), season.name) for season in seasons)
        self.where = ChoiceField(choices, name=fr_en("Saison", "Season"))
        self.body.addWidget(self.where)
        self.body.addWidget(self._lines(past))
        self.add_button("cancel", fr_en("Ne rien changer", "Change nothing"))
        take = self.add_button(TAKE, fr_en("Reprendre", "Take over"), Rank.PRIMARY)
        none = fr_en("Commencez d’abord une saison.", "First begin a season.")
        take.set_refusal(None if seasons else none)

    def season(self) -> int:
        """Return the number of the season chosen."""
        return int(self.where.chosen())

    def _lines(self, past: PastResults) -> QWidget:
        parts: list[QWidget] = []
        if past.wrong:
            words = fr_en("Laissé de côté", "Left out")
            parts.append(label(words, Say.SECTION))
            for one in past.wrong[:MOST_TOLD]:
                told = wrong_words(one.line, one.code, one.params)
                parts.append(label(told, wraps=True, tone=Tone.AMBER))
        parts.append(label(fr_en("Repris", "Taken over"), Say.SECTION))
        for evening in past.evenings[:MOST_TOLD]:
            told = evening_words(evening.name, evening.date, len(evening.results))
            parts.append(label(told, wraps=True))
        told_points = (points_text(one.points, current_language()) for one in past.ranking)
        ranked = zip(past.ranking[:MOST_TOLD], told_points, strict=False)
        parts += [label(f"{one.player} · {points}", wraps=True) for one, points in ranked]
        inside = QWidget()
        column(*parts, on=inside, spacing=Space.TIGHT, margins=(0, 0, Space.SNUG, 0))
        area = scrolled(inside)
        area.setFixedHeight(min(HEIGHT, LINE * len(parts)))
        return area
