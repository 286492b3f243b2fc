"""S'entraîner: a training evening played by bots, disputes on cards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from random import randrange

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.printing.training import (
    REPORT_FILE,
    SHEET_FILE,
    dispute_sheets_pdf,
    training_report_pdf,
)
from td_app.training.disputes import Dispute
from td_app.training.evening import evening_again
from td_app.training.leitner import SETTING, Boxes, read, sheet_cards, written
from td_app.training.pace import PACES, PacedClock
from td_app.training.room import MOST_SEED, SeededChance, Wish
from td_app.training.steps import kept_in
from td_app.ui.desk import Desk
from td_app.ui.pages.program.training.dispute_view import DisputeView
from td_app.ui.pages.program.training.paper_buttons import PaperButtons
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, fill, framed, row
from td_app.ui.widgets.page_parts import Card, FormRows, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.language import fr_en
from td_app.words.training import (
    boxes_words,
    go_on_words,
    last_report_words,
    left_words,
    pace_words,
)


class EveningNumber(NumberField):
    """The number of an evening, written as a name: no thousands separator."""

    def text_of(self, value: int) -> str:
        """Return the number as the evening's name has it."""
        return str(value)


class TrainingPage(QStackedWidget):
    """Two ways to train; the cards take the whole page while they are put."""

    def __init__(self, desk: Desk, today: Callable[[], date] = date.today) -> None:
        """Train at ``desk``; ``today`` returns the day, for the cards that are due."""
        super().__init__()
        dress(self, kind="page")
        self._desk = desk
        self._today = today
        self._pace = PACES[0]
        self.dispute: DisputeView | None = None
        self.seed = EveningNumber(randrange(1, MOST_SEED), least=1, most=MOST_SEED - 1)
        self.seed.setFixedWidth(120)
        self.begin = explained(
            Button(
                fr_en("Commencer la soirée", "Begin the evening"),
                Rank.PRIMARY,
                does=lambda: self._desk.training_asked.emit(Wish(self.seed.value(), self._pace)),
            ),
            "Ouvre une soirée jouée par des robots, dans un fichier à part.",
            "Opens an evening played by bots, in a separate file.",
        )
        there = fr_en(
            "Là où vous l’avez laissée, bilan compris.",
            "Where you left it, with its report so far.",
        )
        self.resume = Button(
            "",
            Rank.PRIMARY,
            tip=there,
            does=lambda: self._desk.training_asked.emit(
                Wish(self.seed.value(), self._pace, goes_on=True)
            ),
        )
        self.left = label("", Say.BODY, wraps=True)
        self.refused = label("", Say.SMALL, wraps=True)
        self.last = label("", Say.STRONG)
        self.report = PaperButtons(
            fr_en("Bilan d’entraînement", "Practice report"),
            REPORT_FILE,
            self._report,
            desk.trouble.emit,
        )
        self.told = label("", Say.BODY, wraps=True)
        self.rule = explained(
            Button(fr_en("Dix minutes de litiges", "Ten minutes of rulings"), does=self._rule),
            "Propose des litiges un par un ; ceux que vous manquez reviennent.",
            "Gives you rulings one at a time; those you miss come back.",
        )
        title = fr_en("Feuille de litiges", "Rulings sheet")
        self.sheet = PaperButtons(title, SHEET_FILE, self._sheet)
        self._home = ScrolledColumn()
        self._home.fill_in_front((self._evening(), self._cards()))
        self._home.fade_edges()
        self.addWidget(self._home)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on what one most likely wants."""
        super().showEvent(event)
        self.refresh()
        if self.dispute is None:
            (self.resume if self.resume.isVisibleTo(self) else self.begin).setFocus()

    def event(self, event: QEvent) -> bool:
        """Look again when the window comes back: an evening may have been played meanwhile."""
        if event.type() == QEvent.Type.WindowActivate and self.dispute is None:
            self.refresh()
        return super().event(event)

    def refresh(self) -> None:
        """Show which cards are due now."""
        boxes = self.boxes()
        self.told.setText(boxes_words(boxes.in_boxes(), len(boxes.due(self._day(), most=99))))
        missing = fr_en(
            "Cette soirée a besoin du fichier du club, sur cet ordinateur\u00a0: ouvrez-le "
            "d’abord. Les litiges, eux, se tranchent partout.",
            "This evening needs the club’s file, on this computer: open it first. Rulings can be "
            "practised anywhere.",
        )
        if self._desk.club.training is not None:
            refusal = None
        else:
            refusal = missing
        kept = kept_in(self._desk.club.training_folder)
        waits = kept is not None and not kept.over
        self.resume.setVisible(waits)
        if waits:
            self.begin.set_rank(Rank.SECONDARY)
        else:
            self.begin.set_rank(Rank.PRIMARY)
        tell(self.left, left_words(kept.seed) if kept is not None and waits else "")
        for button in (self.begin, self.resume):
            button.set_refusal(refusal)
        self.rule.set_rank(Rank.PRIMARY if refusal else Rank.SECONDARY)
        tell(self.refused, refusal or "", Tone.AMBER)
        if kept is not None:
            self.resume.setText(go_on_words(kept.seed))
            self.last.setText(last_report_words(kept.seed))
        self.papers.setVisible(kept is not None)
        there = fr_en(
            "La soirée est ouverte\u00a0: son bilan est dans sa fenêtre.",
            "The evening is open: its report is in its window.",
        )
        if self._desk.training_on:
            self.report.refuse(there)
        else:
            self.report.refuse(None)

    def boxes(self) -> Boxes:
        """Return the cards as the club keeps them; new ones where they cannot be read."""
        try:
            return read(self._desk.club.directory.setting(SETTING))
        except StorageTrouble:
            return Boxes()

    def went_back(self) -> bool:
        """Come back from the cards, if they are put; return whether they were."""
        there = self.dispute is not None
        if there:
            self.home()
        return there

    def home(self) -> None:
        """Come back from the cards."""
        gone = self.dispute
        self.dispute = None
        self.setCurrentWidget(self._home)
        if gone is not None:
            self.removeWidget(gone)
            gone.deleteLater()
        self.refresh()
        self.rule.setFocus(Qt.FocusReason.OtherFocusReason)

    def _report(self) -> bytes:
        club = self._desk.club
        kept = kept_in(club.training_folder)
        assert kept is not None and club.training is not None
        clock = PacedClock(club.clock, kept.at_ms)
        apart = club.training(clock, SeededChance(kept.seed))
        try:
            evening = evening_again(apart.club, clock, kept)
            return training_report_pdf(evening, self._desk.stationery(), datetime.now())
        finally:
            apart.close()

    def _rule(self) -> None:
        boxes = self.boxes()
        today = self._day()
        view = self.dispute = DisputeView(boxes, boxes.due(today), today)
        view.kept.connect(self._keep)
        view.closed.connect(self.home)
        self.addWidget(view)
        self.setCurrentWidget(view)
        view.setFocus()

    def _keep(self, boxes: Boxes) -> None:
        if self._desk.club.read_only:
            return
        try:
            self._desk.club.directory.set_setting(SETTING, written(boxes))
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)

    def _sheet(self) -> bytes:
        cards: tuple[Dispute, ...] = sheet_cards(self._day())
        return dispute_sheets_pdf(cards, self._desk.stationery(), datetime.now())

    def _day(self) -> int:
        return self._today().toordinal()

    def _evening(self) -> QWidget:
        card = Card(fr_en("Une soirée d’entraînement", "A practice evening"))
        rows = FormRows()
        words = fr_en(
            "Des robots jouent une soirée de dix-huit joueurs, avec les incidents d’une soirée de "
            "club. Vous dirigez pour de vrai, dans les vraies pages, dans une fenêtre à "
            "part\u00a0: rien n’est enregistré dans le fichier du club. Comptez trois quarts "
            "d’heure\u00a0; une soirée interrompue se reprend.",
            "Bots play an eighteen-player evening with the incidents a club sees. You direct it "
            "on the real pages, in a separate window, and nothing is saved to the club’s file. "
            "Allow 45 minutes; close it at any point and it waits for you.",
        )
        paces = [(str(pace), pace_words(pace)) for pace in PACES]
        chosen = ChoiceRow(paces, str(self._pace), self._paced)
        fast = fr_en(
            "Le temps passe plus vite entre deux événements, mais pas pendant.",
            "Time runs faster between incidents, but never during one.",
        )
        same = fr_en(
            "Le même numéro donne la même soirée.", "The same number gives the same evening."
        )
        rows.add(
            fr_en("Numéro", "Number"),
            explained(
                self.seed,
                "Le même numéro rejoue la même soirée.",
                "The same number plays the same evening again.",
            ),
            same,
        )
        rows.add(fr_en("Allure", "Pace"), chosen, fast)
        buttons = row(self.resume, self.begin, STRETCH, spacing=Space.TIGHT)
        fill(card.body, label(words, wraps=True), rows, self.left, framed(buttons), self.refused)
        self.papers = framed(column(self.last, row(self.report, STRETCH), self.report.outcome))
        fill(card.body, self.papers)
        return card

    def _cards(self) -> QWidget:
        card = Card(fr_en("Des litiges à trancher", "Rulings to give"))
        words = fr_en(
            "Une fiche raconte ce qui s’est passé\u00a0; vous tranchez, puis vous voyez la "
            "décision du règlement. Les fiches manquées reviennent. Dix minutes par semaine "
            "suffisent.",
            "A flashcard says what happened; you rule, then you see the rulebook’s ruling. What "
            "you miss comes back. Ten minutes a week are enough.",
        )
        printed = fr_en(
            "Pour une soirée de formation\u00a0: dix cas à trancher ensemble, les réponses à part.",
            "For a club training evening: ten rulings to give together, the answers on a separate "
            "sheet.",
        )
        fill(
            card.body,
            label(words, wraps=True),
            self.told,
            framed(row(self.rule, STRETCH)),
            label(printed, Say.SOFT, wraps=True),
            framed(row(self.sheet, STRETCH)),
            self.sheet.outcome,
        )
        return card

    def _paced(self, key: str) -> None:
        self._pace = int(key)
