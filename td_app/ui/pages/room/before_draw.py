"""Before play: what is ready, what is missing, the draw, and the start of the clock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.figures import whole
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import counted, players_counted
from td_app.ui.pages.room.panel_form import said
from td_app.ui.theme import Height, Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.reason_line import ReasonLine
from td_app.words.language import fr_en


class ChecklistRow(QWidget):
    """Words with a tick once ready, a warning until then, a quiet dot while it must wait."""

    def __init__(self, verb: str) -> None:
        """Offer ``verb`` at the right."""
        super().__init__()
        self.setMinimumHeight(Height.ROW + Space.HAIR)
        self._icon = icon_label("check", "accent_text")
        self.words = label("")
        self.button = Button(verb, Rank.SECONDARY, scale="small")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(Space.SNUG)
        self._line.addWidget(self._icon)
        self._line.addWidget(self.words, 1)
        self._line.addWidget(self.button)

    def add(self, button: Button) -> None:
        """Put another button at the right."""
        self._line.addWidget(button)

    def say(self, words: str, *, ready: bool, waiting: bool = False) -> None:
        """Say where it stands."""
        self.words.setText(words)
        if waiting:
            give_icon(self._icon, "hourglass", "text_soft")
        elif ready:
            give_icon(self._icon, "check", "accent_text")
        else:
            give_icon(self._icon, "warning", "amber_text")
        dress(self.words, tone=Tone.NEUTRAL.value if ready or waiting else Tone.AMBER.value)
        dress(self.words, type="soft" if waiting else "body")


CARD_WIDTH = 560


TABLES_A_ROW = 8


class BeforeDraw(QWidget):
    """``pageAsked(key)`` for what is done on another page."""

    pageAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Wait for the first refresh."""
        super().__init__()
        self.live = live
        self.title = label("", Say.TITLE)
        self.entered = ChecklistRow(fr_en("Inscrire des joueurs", "Enter players"))
        self.present = ChecklistRow(fr_en("Pointer les présents", "Mark who is present"))
        self.of_age = ChecklistRow(fr_en("Vérifier", "Check"))
        self.vouch = Button(fr_en("J'en réponds…", "I answer for it…"), Rank.QUIET, scale="small")
        self.of_age.add(self.vouch)
        self.seats = ChecklistRow(fr_en("Réglages", "Settings"))
        self.vouching = ReasonLine(
            fr_en("En répondre", "Answer for it"),
            name=fr_en("Raison de répondre de la majorité", "Reason for answering for the age"),
            margins=(Space.ROOMY, 0, 0, Space.HAIR),
        )
        self.vouching.hide()
        self.reason, self.answer = self.vouching.field, self.vouching.button
        self.draw_button = Button(
            fr_en("Tirer les places", "Draw the seats"), Rank.PRIMARY, icon="draw"
        )
        self.choose = Button(fr_en("Choisir les tables…", "Choose the tables…"), Rank.QUIET)
        self.why_not = label("", Say.SMALL, wraps=True)
        self.tables: dict[int, Button] = {}
        self._lay_out()
        self._listen()

    def _listen(self) -> None:
        for row in (self.entered, self.present, self.of_age):
            row.button.clicked.connect(lambda: self.pageAsked.emit("players"))
        self.seats.button.clicked.connect(lambda: self.pageAsked.emit("settings"))
        self.vouch.clicked.connect(self._open_reason)
        self.vouching.given.connect(self.vouch_for_all)
        self.draw_button.clicked.connect(self.draw)
        self.choose.clicked.connect(self._open_tables)

    def _lay_out(self) -> None:
        card = QFrame()
        dress(card, kind="card")
        card.setFixedWidth(CARD_WIDTH)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE)
        inside.setSpacing(Space.HAIR)
        for row in (self.entered, self.present, self.of_age):
            inside.addWidget(row)
        inside.addWidget(self.vouching)
        inside.addWidget(self.seats)
        inside.addWidget(self._tables_box())
        inside.addSpacing(Space.SNUG)
        foot = QHBoxLayout()
        foot.setSpacing(Space.TIGHT)
        foot.addWidget(self.draw_button)
        foot.addWidget(self.choose)
        foot.addStretch(1)
        inside.addLayout(foot)
        inside.addWidget(self.why_not)
        middle = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self)
        column.setSpacing(Space.SNUG)
        column.addStretch(2)
        column.addWidget(icon_label("room", "felt_line", 64), 0, middle)
        column.addWidget(self.title, 0, middle)
        column.addWidget(card, 0, middle)
        column.addStretch(3)

    def _tables_box(self) -> QWidget:
        self._tables = QWidget()
        column = QVBoxLayout(self._tables)
        column.setContentsMargins(Space.ROOMY, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        words = fr_en(
            "Sans choix, le moins de tables possible.",
            "Without a choice, as few tables as possible.",
        )
        column.addWidget(label(words, Say.SMALL))
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.HAIR)
        self._grid.setColumnStretch(TABLES_A_ROW, 1)
        column.addLayout(self._grid)
        self._tables.hide()
        return self._tables

    def refresh(self) -> None:
        """Show what is ready and what is missing."""
        counts = self.live.players()
        tables = self.live.room().tables
        seats = sum(t.seats - len(t.out_of_use) for t in tables)
        self._say_entered(counts.registered)
        self._say_present(counts.present, counts.registered)
        self._say_of_age(counts.present, counts.unchecked)
        several = fr_en("{0} tables, {1} places", "{0} tables, {1} seats")
        words = fr_en("1 table, {1} places", "1 table, {1} seats") if len(tables) == 1 else several
        self.seats.say(
            words.format(whole(len(tables)), whole(seats)), ready=counts.present <= seats
        )
        self.seats.button.setVisible(counts.present > seats)
        self._show_tables(tuple(t.number for t in tables))
        self._judge()

    def _say_entered(self, registered: int) -> None:
        several = fr_en("{0} joueurs inscrits", "{0} players entered")
        words = counted(registered, fr_en("{0} joueur inscrit", "{0} player entered"), several)
        if not registered:
            words = fr_en("Personne n'est inscrit", "Nobody is entered")
        self.entered.say(words, ready=registered > 1)
        self.entered.button.setVisible(registered < 2)

    def _say_present(self, present: int, registered: int) -> None:
        words = counted(
            present, fr_en("{0} présent", "{0} present"), fr_en("{0} présents", "{0} present")
        )
        if not present:
            words = fr_en("Aucun présent n'est pointé", "Nobody is marked present")
        self.present.say(words, ready=present > 1, waiting=not registered)
        self.present.button.setVisible(bool(registered) and present < registered)

    def _say_of_age(self, present: int, unchecked: int) -> None:
        words = fr_en(
            "Majorité vérifiée pour tous les présents (§\u00a01.4)",
            "Age settled for everyone present (§\u00a01.4)",
        )
        if unchecked:
            several = fr_en(
                "{0} majorités à vérifier (§\u00a01.4)", "{0} ages to check (§\u00a01.4)"
            )
            words = counted(
                unchecked,
                fr_en("{0} majorité à vérifier (§\u00a01.4)", "{0} age to check (§\u00a01.4)"),
                several,
            )
        if not present:
            words = fr_en("Majorité des présents (§\u00a01.4)", "Age of those present (§\u00a01.4)")
        self.of_age.say(words, ready=bool(present) and not unchecked, waiting=not present)
        self.of_age.button.setVisible(bool(unchecked))
        self.vouch.setVisible(bool(unchecked))
        if not unchecked:
            self.vouching.hide()

    def _show_tables(self, numbers: tuple[int, ...]) -> None:
        self.choose.setVisible(len(numbers) > 1 and self._tables.isHidden())
        if numbers == tuple(self.tables):
            return
        for button in self.tables.values():
            button.hide()
            button.deleteLater()
        self.tables = {}
        for index, number in enumerate(numbers):
            button = Button(str(number), Rank.SECONDARY)
            dress(button, layout="number")
            button.setCheckable(True)
            button.setFixedWidth(48)
            button.setAccessibleName(
                fr_en("Tirer à la table {0}", "Draw at table {0}").format(number)
            )
            button.toggled.connect(self._judge)
            self._grid.addWidget(button, index // TABLES_A_ROW, index % TABLES_A_ROW)
            self.tables[number] = button

    def _judge(self) -> None:
        refused = self.live.can(self.command())
        words = said(self.live, refused) if refused else ""
        ready, first = (
            fr_en("Prêt à tirer les places", "Ready to draw the seats"),
            fr_en("Avant le tirage des places", "Before the draw for seats"),
        )
        self.title.setText(first if refused else ready)
        self.draw_button.set_refusal(words or None)
        self.why_not.setText(words)
        self.why_not.setVisible(bool(words))
        dress(self.why_not, tone=Tone.AMBER.value)

    def command(self) -> cmd.DrawSeats:
        """Return the draw, at the tables ticked if any."""
        return cmd.DrawSeats(tuple(n for n, button in self.tables.items() if button.isChecked()))

    def draw(self) -> None:
        """Draw the seats."""
        self.live.dispatch(self.command())

    def vouch_for_all(self, note: str) -> None:
        """Answer for the age of those present who were not checked, with the reason (1.4)."""
        unchecked = tuple(
            row.entrant
            for row in self.live.players().rows
            if row.present and row.majority == Majority.UNCHECKED.value
        )
        if unchecked:
            self.live.dispatch(cmd.MarkMajority(unchecked, Majority.VOUCHED, note))

    def _open_reason(self) -> None:
        self.vouching.show()
        self.reason.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_tables(self) -> None:
        self._tables.show()
        self.choose.hide()
        next(iter(self.tables.values())).setFocus(Qt.FocusReason.TabFocusReason)


OVERRULABLE = "TOO_FEW_TO_START"


class DrawnBar(QFrame):
    """One line over the plan; drawing again asks once, starting too few asks why."""

    def __init__(self, live: LiveTournament) -> None:
        """Wait for the first refresh."""
        super().__init__()
        self.live = live
        dress(self, kind="banner", tone=Tone.ACCENT.value)
        self.words = label("", Say.STRONG, wraps=True)
        self.under = label("", Say.SMALL, wraps=True)
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Raison, écrite au procès-verbal", "Reason, written in the minutes")
        )
        self.reason.setAccessibleName(fr_en("Raison de commencer", "Reason for starting"))
        self.again = Button(fr_en("Refaire le tirage…", "Draw again…"), Rank.QUIET, icon="draw")
        self.again_sure = Button(fr_en("Tirer à nouveau", "Draw again"), Rank.DANGER, icon="draw")
        self.keep = Button(fr_en("Garder ce tirage", "Keep this draw"))
        self.start = Button(
            fr_en("Démarrer l'horloge", "Start the clock"), Rank.PRIMARY, icon="play"
        )
        self.again.clicked.connect(lambda: self._ask_again(True))
        self.keep.clicked.connect(lambda: self._ask_again(False))
        self.again_sure.clicked.connect(self._draw_again)
        self.start.clicked.connect(self._start)
        self.reason.returnPressed.connect(self._start)
        self._asking = False
        self._short = False
        self._lay_out()

    def _lay_out(self) -> None:
        said_here = QVBoxLayout()
        said_here.setSpacing(0)
        said_here.addWidget(self.words)
        said_here.addWidget(self.under)
        holder = QWidget()
        holder.setLayout(said_here)
        said_here.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        line.setSpacing(Space.TIGHT)
        line.addWidget(icon_label("draw", "accent_text"))
        line.addWidget(holder, 1)
        line.addWidget(self.reason, 1)
        for button in (self.again, self.again_sure, self.keep, self.start):
            line.addWidget(button)

    def refresh(self) -> None:
        """Show the draw as it is, while play has not begun."""
        state = self.live.state
        shown = state.drawn and not state.clock.started and not state.finishing
        self.setVisible(shown)
        if not shown:
            self._asking = self._short = False
            return
        self._say()

    def _say(self) -> None:
        draw = self.live.draws()[-1]
        told = fr_en(
            "Places tirées pour {0}. Bouton\u00a0: place {1}.",
            "Seats drawn for {0}. Button: seat {1}.",
        )
        where = fr_en(
            "Si elle est vide, le bouton va à la place occupée suivante (§\u00a02.1).",
            "If it is empty, the button goes to the next occupied seat (§\u00a02.1).",
        )
        if self._asking:
            told = fr_en("Tirer à nouveau toutes les places\u00a0?", "Draw every seat again?")
            where = fr_en(
                "Les places annoncées changent\u00a0; ce tirage reste au procès-verbal.",
                "The seats announced change; this draw stays in the minutes.",
            )
        refused = self.live.can(cmd.StartClock())
        if self._short and refused is not None:
            where = said(self.live, refused)
        self.words.setText(told.format(players_counted(len(draw.seats)), draw.button_place))
        self.under.setText(where)
        redraw = self.live.can(self._redraw())
        self.again.set_refusal(said(self.live, redraw) if redraw else None)
        self.reason.setVisible(self._short and not self._asking)
        self.again.setVisible(not self._asking and not self._short)
        self.again_sure.setVisible(self._asking)
        self.keep.setVisible(self._asking)
        self.start.setVisible(not self._asking)
        overrules = refused is not None and refused.code == OVERRULABLE
        stuck = refused is not None and not overrules
        self.start.set_refusal(said(self.live, refused) if refused and stuck else None)

    def _redraw(self) -> cmd.DrawSeats:
        """The same tables again, or as many as it takes when more players came."""
        same = cmd.DrawSeats(tuple(self.live.state.counts()))
        return cmd.DrawSeats() if self.live.can(same) else same

    def _ask_again(self, asking: bool) -> None:
        self._asking = asking
        self._say()
        if asking:
            self.keep.setFocus(Qt.FocusReason.TabFocusReason)

    def _draw_again(self) -> None:
        self._asking = False
        self.live.dispatch(self._redraw())

    def _start(self) -> None:
        refused = self.live.can(cmd.StartClock())
        if refused is None:
            self.live.dispatch(cmd.StartClock())
        elif refused.code == OVERRULABLE and not self._short:
            self._short = True
            self._say()
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        elif refused.code == OVERRULABLE and self.reason.text().strip():
            self.live.dispatch(cmd.StartClock(overruled=True, note=self.reason.text().strip()))
