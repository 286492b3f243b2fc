"""Before play: what is ready, what is missing, the draw, and the start of the clock."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from td_app.season.final import FinalNight
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.destinations import Destination, Spot, ToPage, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import refusal_with_articles, why_not
from td_app.ui.theme import Height, Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank, number_button
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import Say, icon_label, label, tell
from td_app.ui.widgets.layout import STRETCH, Placed, at, column, put_away, row, wide
from td_app.ui.widgets.page_head import PageHead
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField, ReasonLine
from td_app.words.figures import counted, players_counted, whole
from td_app.words.language import fr_en
from td_app.words.speaking import say

CARD_WIDTH = 560
TABLES_A_ROW = 8
OVERRULABLE = "TOO_FEW_TO_START"
STACKS_TO_GIVE = "{n:tapis|tapis} à donner", "{n:stack|stacks} to give"


class ChecklistRow(QWidget):
    """Words with a tick once ready, a warning until then, a quiet dot while it must wait."""

    def __init__(self, verb: str, does: Callable[[], object], *beside: QWidget) -> None:
        """Offer ``verb`` at the right, and what stands ``beside`` it."""
        super().__init__()
        self.setMinimumHeight(Height.ROW + Space.HAIR)
        self._icon = icon_label("check", "accent_text")
        self.words = label("")
        self.button = Button(verb, Rank.SECONDARY, scale="small", does=does)
        told = wide(self.words)
        row(self._icon, told, self.button, *beside, on=self, spacing=Space.SNUG, margins=0)

    def say(self, words: str, *, ready: bool, waiting: bool = False, offered: bool = True) -> None:
        """Say where it stands, and offer to see to it."""
        icon, ink = ("check", "accent_text") if ready else ("warning", "amber_text")
        if waiting:
            icon = "hourglass"
            ink = "text_soft"
        give_icon(self._icon, icon, ink)
        self.words.setText(words)
        if ready or waiting:
            tone = Tone.NEUTRAL
        else:
            tone = Tone.AMBER
        dress(self.words, tone=tone.value, type="soft" if waiting else "body")
        self.button.setVisible(offered)


class BeforeDraw(QWidget):
    """``asked(destination)`` for what is done on another page."""

    asked = Signal(object)

    def __init__(
        self,
        live: LiveTournament,
        final_night: Callable[[], FinalNight | None] = lambda: None,
    ) -> None:
        """Wait for the first refresh; ``final_night``: the season’s final that it may be."""
        super().__init__()
        self.live = live
        self._final_night = final_night
        self.title = label("", Say.TITLE)
        self.vouch = Button(
            fr_en("Passer outre…", "Override…"),
            Rank.QUIET,
            scale="small",
            does=self._open_reason,
        )
        enter = fr_en("Inscrire des joueurs", "Register players")
        mark = ToPage("players")
        self.entered = self._row(enter, Spot.ADD_PLAYER)
        self.present = explained(
            self._row(fr_en("Pointer les présents", "Mark who is present"), mark),
            "Ouvre la page Joueurs, pour pointer les joueurs arrivés.",
            "Opens the Players page, to mark who is present.",
        )
        check = fr_en("Vérifier", "Check")
        self.of_age = explained(
            self._row(check, Spot.AGES_UNCHECKED, self.vouch),
            "Ouvre la page Joueurs sur ceux dont la majorité reste à vérifier.",
            "Opens the Players page on those whose age is still to be checked.",
        )
        self.seats = self._row(fr_en("Réglages", "Settings"), ToSetting("tables"))
        qualified = fr_en("Inscrire les qualifiés…", "Register qualifiers…")
        self.finalists = self._row(qualified, Spot.QUALIFIED)
        self.final = self._row(fr_en("Donner les tapis…", "Give the stacks…"), Spot.FINAL_STACKS)
        for line in (self.finalists, self.final):
            line.hide()
        self.vouching = ReasonLine(
            fr_en("Passer outre", "Override"),
            name=fr_en("Motif pour répondre de la majorité", "Reason for vouching for the age"),
            margins=(Space.ROOMY, 0, 0, Space.HAIR),
        )
        self.vouching.given.connect(self.vouch_for_all)
        self.vouching.hide()
        self.reason = self.vouching.field
        self.answer = self.vouching.button
        told = fr_en("Tirer les places", "Draw the seats")
        self.draw_button = Button(told, Rank.PRIMARY, icon="draw", does=self.draw)
        self.choose = Button(
            fr_en("Choisir les tables…", "Choose the tables…"),
            Rank.QUIET,
            does=self._open_tables,
            explains=(
                "Choisit les tables ouvertes au tirage, et combien de places chacune.",
                "Chooses which tables the draw opens, and how many seats each.",
            ),
        )
        self.why_not = label("", Say.SMALL, wraps=True)
        self.tables: dict[int, Button] = {}
        self._lay_out()

    def _row(self, verb: str, there: Destination, *beside: QWidget) -> ChecklistRow:
        return ChecklistRow(verb, lambda: self.asked.emit(there), *beside)

    def _lay_out(self) -> None:
        explained(
            self.draw_button,
            "Donne une table et une place à chaque joueur présent.",
            "Gives every player present a table and a seat.",
        )
        card = QFrame()
        dress(card, kind="card")
        card.setFixedWidth(CARD_WIDTH)
        column(
            *(self.finalists, self.entered, self.present, self.of_age, self.vouching),
            *(self.seats, self.final),
            self._tables_box(),
            Space.SNUG,
            row(self.draw_button, self.choose, STRETCH, spacing=Space.TIGHT),
            self.why_not,
            on=card,
            spacing=Space.HAIR,
            margins=(Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE),
        )
        icon = icon_label("room", "felt_line", 64)
        middle = [at(part, Qt.AlignmentFlag.AlignHCenter) for part in (icon, self.title)]
        # In a row of its own the card is as high as its lines at its own width, not the page's.
        held = row(STRETCH, card, STRETCH, spacing=0)
        shown = column(Placed(None, 2), *middle, held, Placed(None, 3), spacing=Space.SNUG)
        head = PageHead(fr_en("Salle", "Room"))
        column(head, wide(shown), on=self, spacing=0, margins=0)

    def _tables_box(self) -> QWidget:
        self._tables = QWidget()
        words = fr_en(
            "Par défaut, le moins de tables possible.",
            "By default, as few tables as possible.",
        )
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.HAIR)
        self._grid.setColumnStretch(TABLES_A_ROW, 1)
        left = (Space.ROOMY, 0, 0, 0)
        told = label(words, Say.SMALL)
        column(told, self._grid, on=self._tables, spacing=Space.HAIR, margins=left)
        self._tables.hide()
        return self._tables

    def refresh(self) -> None:
        """Show what is ready and what is missing."""
        counts = self.live.players()
        self._say_entered(counts.registered)
        self._say_present(counts.present, counts.registered)
        self._say_of_age(counts.present, counts.unchecked)
        self._say_final()
        self._show_tables(tuple(t.number for t in self.live.room().tables))
        self._update_buttons()

    def _say_seats(self) -> None:
        """Count the tables ticked, or all of them while none is."""
        tables = self.live.room().tables
        ticked = self.command().tables
        opened = [t for t in tables if not ticked or t.number in ticked]
        seats = sum(t.seats - len(t.out_of_use) for t in opened)
        words = fr_en("{0} tables, {1} places", "{0} tables, {1} seats")
        if len(tables) == 1:
            words = fr_en("1 table, {1} places", "1 table, {1} seats")
        elif ticked:
            words = fr_en(
                "{0} tables sur {2} cochées, {1} places", "{0} of {2} tables ticked, {1} seats"
            )
            if len(opened) == 1:
                words = fr_en(
                    "1 table sur {2} cochée, {1} places", "1 of {2} tables ticked, {1} seats"
                )
        told = words.format(whole(len(opened)), whole(seats), whole(len(tables)))
        enough = self.live.players().present <= seats
        self.seats.say(told, ready=enough, offered=not enough and len(opened) == len(tables))

    def _say_final(self) -> None:
        night = self._final_night()
        self.final.setVisible(night is not None and night.gives_stacks)
        self.finalists.setVisible(night is not None and bool(night.finalists))
        if night is None:
            return
        self._say_finalists(night)
        told = fr_en("Finale de «\u00a0{0}\u00a0»\u00a0: ", "Final of “{0}”: ").format(
            night.season.name
        )
        left = len(night.to_give)
        if left:
            told += say(STACKS_TO_GIVE, {"n": left})
        else:
            told += fr_en(
                "à chacun le tapis de ses points", "everyone has the stack their points give"
            )
        self.final.say(told, ready=not left, waiting=not night.stacks, offered=bool(left))

    def _say_finalists(self, night: FinalNight) -> None:
        left = len(night.to_enter)
        several = fr_en("{0} qualifiés à inscrire", "{0} qualifiers to register")
        words = counted(
            left, fr_en("{0} qualifié à inscrire", "{0} qualifier to register"), several
        )
        if not left:
            words = fr_en("Les qualifiés sont inscrits", "The qualifiers are registered")
        unsaid = night.players is None and not any(one.entered for one in night.finalists)
        if unsaid:
            words = fr_en("Qualifiés à choisir", "Qualifiers to choose")
        said = fr_en("Finale\u00a0: {0}", "Final: {0}").format(words[0].lower() + words[1:])
        self.finalists.say(said, ready=not left and not unsaid, offered=bool(left) or unsaid)

    def _say_entered(self, registered: int) -> None:
        several = fr_en("{0} joueurs inscrits", "{0} players registered")
        words = counted(registered, fr_en("{0} joueur inscrit", "{0} player registered"), several)
        if not registered:
            words = fr_en("Personne n’est inscrit", "Nobody is registered")
        self.entered.say(words, ready=registered > 1, offered=registered < 2)

    def _say_present(self, present: int, registered: int) -> None:
        told = fr_en("{0} présent", "{0} present")
        words = counted(present, told, fr_en("{0} présents", "{0} present"))
        if not present:
            words = fr_en("Personne n’est pointé présent", "Nobody is marked present")
        waiting = not registered
        offered = present < registered
        self.present.say(words, ready=present > 1, waiting=waiting, offered=offered)

    def _say_of_age(self, present: int, unchecked: int) -> None:
        words = fr_en(
            "Majorité vérifiée pour tous les présents (§\u00a01.4)",
            "Age checked for everyone present (§\u00a01.4)",
        )
        if unchecked:
            one = fr_en("{0} majorité à vérifier (§\u00a01.4)", "{0} age to check (§\u00a01.4)")
            several = fr_en(
                "{0} majorités à vérifier (§\u00a01.4)", "{0} ages to check (§\u00a01.4)"
            )
            words = counted(unchecked, one, several)
        if not present:
            words = fr_en("Majorité des présents (§\u00a01.4)", "Age of those present (§\u00a01.4)")
        ready = bool(present) and not unchecked
        waits = not present
        self.of_age.say(words, ready=ready, waiting=waits, offered=bool(unchecked))
        self.vouch.setVisible(bool(unchecked))
        if not unchecked:
            self.vouching.hide()

    def _show_tables(self, numbers: tuple[int, ...]) -> None:
        self.choose.setVisible(len(numbers) > 1 and self._tables.isHidden())
        if numbers == tuple(self.tables):
            return
        for button in self.tables.values():
            put_away(button)
        self.tables = {}
        for index, number in enumerate(numbers):
            name = fr_en("Tirer à la table {0}", "Draw at table {0}").format(number)
            button = number_button(number, name)
            button.setCheckable(True)
            button.setFixedWidth(48)
            button.toggled.connect(self._update_buttons)
            self._grid.addWidget(button, index // TABLES_A_ROW, index % TABLES_A_ROW)
            self.tables[number] = button

    def _update_buttons(self) -> None:
        self._say_seats()
        refused = why_not(self.live, self.command())
        ready = fr_en("Prêt à tirer les places", "Ready to draw the seats")
        first = fr_en("Avant le tirage des places", "Before the seat draw")
        if refused:
            self.title.setText(first)
        else:
            self.title.setText(ready)
        self.draw_button.set_refusal(refused)
        tell(self.why_not, refused or "", Tone.AMBER)

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
            if self.draw_button.isEnabled():
                self.draw_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_reason(self) -> None:
        self.vouching.show()
        self.reason.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_tables(self) -> None:
        self._tables.show()
        self.choose.hide()
        next(iter(self.tables.values())).setFocus(Qt.FocusReason.TabFocusReason)


class DrawnBar(QFrame):
    """Over the plan, beside the entry line; drawing again asks once, too few started asks why."""

    def __init__(self, live: LiveTournament, over: QWidget) -> None:
        """Lie over the room ``over``, hidden until the first refresh."""
        super().__init__(over)
        ClickGuard(self)
        self.live = live
        dress(self, kind="banner", tone=Tone.ACCENT.value)
        self.words = label("", Say.STRONG, wraps=True)
        self.under = label("", Say.SMALL, wraps=True)
        self.reason = LineField(
            hint=fr_en("Motif, inscrit au journal", "Reason, recorded in the log"),
            name=fr_en("Motif pour commencer", "Reason for starting"),
        )
        self.reason.returnPressed.connect(self._start)
        self.again = Button(
            fr_en("Refaire le tirage…", "Redraw…"),
            Rank.QUIET,
            icon="draw",
            does=lambda: self._ask_again(True),
            explains=(
                "Tire de nouveau toutes les places, après confirmation.",
                "Redraws every seat, after confirmation.",
            ),
        )
        told = fr_en("Tirer à nouveau", "Redraw")
        self.again_sure = Button(told, Rank.DANGER, icon="draw", does=self._draw_again)
        self.keep = Button(
            fr_en("Garder ce tirage", "Keep this draw"), does=lambda: self._ask_again(False)
        )
        self.start = Button(
            fr_en("Démarrer l’horloge", "Start the clock"),
            Rank.PRIMARY,
            icon="play",
            does=self._start,
        )
        self._asking = False
        self._short = False
        self._lay_out()

    def refresh(self) -> None:
        """Show the draw as it is, while play has not begun."""
        now = self.live.progress()
        shown = now.drawn and not now.started and not self.live.finishing_order()
        self.setVisible(shown)
        if not shown:
            self._asking = self._short = False
            return
        self._say()

    def _lay_out(self) -> None:
        icon = icon_label("draw", "accent_text")
        buttons = (self.again, self.again_sure, self.keep)
        column(
            row(icon, wide(self.words), spacing=Space.TIGHT),
            # Beside the buttons, on two lines: the bar ends over the tables.
            row(
                wide(column(self.under, self.reason, spacing=Space.HAIR)),
                *buttons,
                self.start,
                spacing=Space.TIGHT,
            ),
            on=self,
            spacing=0,
            margins=(Space.SNUG, Space.HAIR, Space.HAIR, Space.HAIR),
        )
        self.hide()

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
        if not draw.button_place:
            told = fr_en(
                "Places tirées pour {0}. Bouton\u00a0: la dernière place occupée.",
                "Seats drawn for {0}. Button: the last occupied seat.",
            )
            where = fr_en(
                "Règle maison, qui s’écarte du §\u00a02.1.",
                "A house rule: it departs from §\u00a02.1.",
            )
        if self._asking:
            told = fr_en("Tirer à nouveau toutes les places\u00a0?", "Redraw every seat?")
            where = fr_en(
                "Les places déjà annoncées vont changer\u00a0; ce tirage reste au journal.",
                "The seats already announced will change. This draw stays in the log.",
            )
        refused = self.live.can(cmd.StartClock())
        if self._short and refused is not None:
            where = refusal_with_articles(self.live, refused)
        self.words.setText(told.format(players_counted(len(draw.seats)), draw.button_place))
        self.under.setText(where)
        self.again.set_refusal(why_not(self.live, self._redraw()))
        self.reason.setVisible(self._short and not self._asking)
        self.again.setVisible(not self._asking and not self._short)
        self.again_sure.setVisible(self._asking)
        self.keep.setVisible(self._asking)
        self.start.setVisible(not self._asking)
        stuck = refused is not None and refused.code != OVERRULABLE
        if refused and stuck:
            self.start.set_refusal(refusal_with_articles(self.live, refused))
        else:
            self.start.set_refusal(None)

    def _redraw(self) -> cmd.DrawSeats:
        """The same tables again, or as many as it takes when more players came."""
        same = cmd.DrawSeats(tuple(table.number for table in self.live.open_tables()))
        if self.live.can(same):
            return cmd.DrawSeats()
        return same

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
        note = self.reason.text().strip()
        if refused is None:
            self.live.dispatch(cmd.StartClock())
        elif refused.code == OVERRULABLE and not self._short:
            self._short = True
            self._say()
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        elif refused.code == OVERRULABLE and note:
            self.live.dispatch(cmd.StartClock(overruled=True, note=note))
