"""A round on one screen: clocks, every table, who is out and where, the teams live."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QStackedWidget, QWidget

from td_app.meeting import commands as cmd
from td_app.meeting.views import SeatRow, TableView
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.heartbeat import Heartbeat
from td_app.ui.pages.club.teams.clock_strip import ClockStrip
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.pages.club.teams.order_dialog import TableOrderDialog
from td_app.ui.pages.club.teams.standings_table import BESIDE, StandingsTable
from td_app.ui.pages.club.teams.table_card import DENSITIES, CardFacts, Density, TableCard
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import keep, letter_of, step_of
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, framed, put_away, row, wide
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained, set_tip
from td_app.wall.meeting_words import time_left
from td_app.words.language import fr_en
from td_app.words.meetings import draw_sentence
from td_app.words.speaking import listed

SCROLL_BAR = 16


class RoundTab(QWidget):
    """One round of the meeting; keys: arrows choose a seat, E out, A missing, R substitute."""

    def __init__(self, held: HeldMeeting, number: int) -> None:
        """Show a round by its number, drawn or not."""
        super().__init__()
        dress(self, kind="page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        explained(
            self,
            "Un clic choisit un joueur, un second le sort (ou E) ; A : absent, R : remplaçant.",
            "One click selects a player, a second one eliminates (or E); A: absent, R: substitute.",
        )
        self._held = held
        self.number = number
        self.chosen: tuple[int, ...] = ()
        self.active = 0
        self.cards: dict[int, TableCard] = {}
        self.ordering: TableOrderDialog | None = None
        self.clock = ClockStrip(held)
        self.notes = DrawNotes(held)
        self.standings = StandingsTable(beside=True)
        self.said = CutLabel("", Say.SOFT)
        self._make_buttons()
        self._tables = QWidget()
        dress(self._tables, kind="scrolled")
        self._grid = QGridLayout(self._tables)
        self.area = scrolled(self._tables, fr_en("Tables", "Tables"))
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.installEventFilter(self)
        self._stack = QStackedWidget()
        self._lay_out()
        self._heart = Heartbeat(self, held.live.counted_ms, self.tick)

    def refresh(self) -> None:
        """Show the round as it is now."""
        live = self._held.live
        tables = live.tables(self.number)
        if tables:
            self._stack.setCurrentIndex(1)
        else:
            self._stack.setCurrentIndex(0)
        self.draw.set_refusal(self._held.why_not(cmd.DrawRound(self.number)))
        if not tables:
            return
        self._show_tables(tables)
        self.notes.show_round(self.number)
        self.standings.show_standings(live.standings())
        self.tick()
        self._show_chosen()

    def tick(self) -> None:
        """Show the time as it is now."""
        live = self._held.live
        readings = live.clocks(self.number)
        # What is beside the tables says whether points count already.
        alone = self.standings.isHidden()
        self.clock.show_clock(self.number, self.active, readings, tells_uncounted=alone)
        if not live.clocks_apart:
            return
        for number, card in self.cards.items():
            facts = card.facts
            told = ""
            if number in readings:
                told = time_left(readings[number])
            card.show_facts(CardFacts(facts.table, facts.chosen, told, facts.active))

    def choose(self, player: int, several: bool = False) -> None:
        """Choose a seat, or take it out where it was the one chosen and still plays."""
        seat = self._seat(player)
        if not several and self.chosen == (player,) and seat is not None:
            if seat.rank is None and not seat.missing:
                self.put_out()
            return
        table = 0
        for each in self._held.live.tables(self.number):
            if any(one.player == player for one in each.seats):
                table = each.number
                break
        if several and table == self.active:
            kept = self.chosen
        else:
            kept = ()
        self.chosen = tuple(one for one in kept if one != player)
        if player not in kept:
            self.chosen = (*self.chosen, player)
        self.active = table
        self._show_tables(self._held.live.tables(self.number))
        self._show_chosen()
        self.tick()
        self.setFocus()

    def put_out(self) -> None:
        """Record the chosen players as out, together."""
        if self.chosen and self._held.send(cmd.EliminatePlayers(self.number, self.chosen)):
            self.chosen = ()
            self.refresh()

    def mark_missing(self) -> None:
        """Note that the player chosen is missing, or has come."""
        seat = self._only()
        if seat is not None:
            self._held.send(cmd.MarkMissing(self.number, seat.player, not seat.missing))

    def bring_back(self) -> None:
        """Put the player chosen back in play."""
        seat = self._only()
        if seat is not None:
            self._held.send(cmd.ReinstatePlayer(self.number, seat.player))

    def mates_menu(self) -> QMenu | None:
        """Return the team-mates who may take the seat chosen, ``None`` when there are none."""
        seat = self._only()
        if seat is None:
            return None
        menu = QMenu(self)
        team = next(t for t in self._held.live.teams() if t.team == seat.team)
        for mate in team.players:
            swap = cmd.Substitute(self.number, seat.player, mate.player)
            if mate.player != seat.player and self._held.why_not(swap) is None:
                menu_line(menu, mate.name.replace("&", "&&"), partial(self._swap, swap))
        if menu.actions():
            return menu
        return None

    def ask_order(self) -> None:
        """Ask for the order of the table chosen."""
        table = next(
            (t for t in self._held.live.tables(self.number) if t.number == self.active), None
        )
        if table is not None:
            self.ordering = TableOrderDialog(self.number, table, self._held.why_not, self)
            self.ordering.decided.connect(self._held.send)
            self.ordering.open()

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from those of the window."""
        if keep(event, self._is_ours):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from seat to seat, put out, mark missing, substitute."""
        if step := step_of(event):
            self._walk(step)
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        match letter_of(event):
            case "e":
                self.put_out()
            case "a":
                self.mark_missing()
            case "r":
                self._open_mates()
            case _ if enter:
                self.put_out()
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put as many tables side by side as there is room for, whenever there is another."""
        if event.type() == QEvent.Type.Resize:
            self._place_cards()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the time while it is seen."""
        super().showEvent(event)
        self._heart.align()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing while hidden."""
        super().hideEvent(event)
        self._heart.stop()

    def _is_ours(self, event: QKeyEvent) -> bool:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return letter_of(event) in ("e", "a", "r") or step_of(event) != 0 or enter

    def _walk(self, step: int) -> None:
        """Choose the next seat that plays, from table to table."""
        seats = [
            seat.player
            for table in self._held.live.tables(self.number)
            for seat in table.seats
            if (seat.rank is None and not table.over) or seat.player in self.chosen
        ]
        if not seats:
            return
        at = 0
        if self.chosen and self.chosen[-1] in seats:
            at = seats.index(self.chosen[-1]) + step
        self.chosen = ()
        self.choose(seats[at % len(seats)])
        self.area.ensureWidgetVisible(self.cards[self.active])

    def _swap(self, swap: cmd.Substitute) -> None:
        if self._held.send(swap):
            self.chosen = (swap.other,)
            self.refresh()

    def _open_mates(self) -> None:
        menu = self.mates_menu()
        if menu is not None:
            menu.popup(self.mates.mapToGlobal(QPoint(0, self.mates.height())))

    def _open_menu(self, player: int, where: QPoint) -> None:
        if self.chosen != (player,):
            self.chosen = ()
            self.choose(player)
        menu = QMenu(self)
        for button in (self.out, self.missing, self.back, self.order):
            act = menu_line(menu, button.text(), button.click)
            act.setEnabled(button.isEnabled())
            set_tip(act, button.toolTip())
        mates = self.mates_menu()
        if mates is not None:
            mates.setTitle(self.mates.text())
            menu.addMenu(mates)
        menu.popup(where)

    def _show_tables(self, tables: tuple[TableView, ...]) -> None:
        known = {seat.player for table in tables for seat in table.seats}
        self.chosen = tuple(who for who in self.chosen if who in known)
        missing = [table for table in tables if table.number not in self.cards]
        if missing or len(tables) != len(self.cards):
            self._make_cards(tables)
        for table in tables:
            here = frozenset(w for w in self.chosen if w in {s.player for s in table.seats})
            card = self.cards[table.number]
            active = table.number == self.active
            card.show_facts(CardFacts(table, here, card.facts.clock, active))

    def _make_cards(self, tables: tuple[TableView, ...]) -> None:
        for card in self.cards.values():
            put_away(card)
        self.cards = {table.number: TableCard(CardFacts(table)) for table in tables}
        for number, card in self.cards.items():
            card.clicked.connect(self.choose)
            card.menuAsked.connect(self._open_menu)
            card.headClicked.connect(lambda number=number: self._choose_table(number))
        self._place_cards()

    def _choose_table(self, number: int) -> None:
        if self.active == number and not self.chosen:
            self.active = 0
        else:
            self.active = number
        self.chosen = ()
        self._show_tables(self._held.live.tables(self.number))
        self._show_chosen()
        self.tick()

    def _place_cards(self) -> None:
        """Put every table in sight, as airily as the room allows; teams beside, if they fit."""
        if not self.cards:
            return
        seats = max(len(card.facts.table.seats) for card in self.cards.values())
        full = self.width() - 2 * GUTTER
        beside = full - BESIDE - Space.SNUG
        ways = [(beside, close) for close in DENSITIES[:2]] + [(full, c) for c in DENSITIES]
        ways = [way for way in ways if way[0] >= way[1].width]
        high = self.area.height()
        fits = next((way for way in ways if self._height(*way, seats) <= high), None)
        room, close = fits or (full - SCROLL_BAR, DENSITIES[-1])
        if self.standings.isHidden() == (room == beside):
            self.standings.setVisible(room == beside)
            self.tick()
        lines = -(-len(self.cards) // self._across(room, close))
        across = -(-len(self.cards) // lines)
        if fits:
            close = close.filling((high - (lines - 1) * close.gap) // lines, seats)
        self._grid.setSpacing(close.gap)
        self._grid.setContentsMargins(0, 0, 0 if fits else Space.TIGHT, 0)
        for at, card in enumerate(self.cards.values()):
            card.set_density(close)
            self._grid.addWidget(card, at // across, at % across, Qt.AlignmentFlag.AlignTop)
        for place in range(self._grid.columnCount()):
            self._grid.setColumnStretch(place, 1 if place < across else 0)
        for line in range(self._grid.rowCount() + 1):
            self._grid.setRowStretch(line, 1 if line == lines else 0)

    @staticmethod
    def _across(room: int, close: Density) -> int:
        return max(1, (room + close.gap) // (close.width + close.gap))

    def _height(self, room: int, close: Density, seats: int) -> int:
        lines = -(-len(self.cards) // self._across(room, close))
        return lines * (close.height(seats) + close.gap) - close.gap

    def _show_chosen(self) -> None:
        live = self._held.live
        seat = self._only()
        names = [one.name for who in self.chosen if (one := self._seat(who)) is not None]
        over = fr_en(
            "En cas d’erreur\u00a0: choisissez la table.", "In case of a mistake, select the table."
        )
        nobody = fr_en("Choisissez d’abord un joueur.", "Select a player first.")
        self.said.say(listed(names) or (over if live.round_over(self.number) else nobody))
        put_out = cmd.EliminatePlayers(self.number, self.chosen)
        self.out.set_rank(Rank.PRIMARY if self.chosen else Rank.SECONDARY)
        if self.chosen:
            self.out.set_refusal(self._held.why_not(put_out))
        else:
            self.out.set_refusal(nobody)
        words = fr_en("Absent", "Absent")
        if seat is not None and seat.missing:
            words = fr_en("Présent", "Present")
        self.missing.setText(words)
        for button, command in (
            (self.missing, lambda s: cmd.MarkMissing(self.number, s.player, not s.missing)),
            (self.back, lambda s: cmd.ReinstatePlayer(self.number, s.player)),
        ):
            if seat is None:
                button.set_refusal(nobody)
            else:
                button.set_refusal(self._held.why_not(command(seat)))
        alone = fr_en(
            "Aucun joueur de l’équipe n’est libre pour cette place.",
            "Nobody on the team is free for this seat.",
        )
        if seat is None:
            why = nobody
        elif self.mates_menu():
            why = None
        else:
            why = alone
        self.mates.set_refusal(why)
        pick = fr_en("Choisissez d’abord une table.", "Select a table first.")
        if self.active:
            self.order.set_refusal(None)
        else:
            self.order.set_refusal(pick)

    def _only(self) -> SeatRow | None:
        if len(self.chosen) == 1:
            return self._seat(self.chosen[0])
        return None

    def _seat(self, player: int) -> SeatRow | None:
        seats = (s for t in self._held.live.tables(self.number) for s in t.seats)
        return next((seat for seat in seats if seat.player == player), None)

    def _make_buttons(self) -> None:
        self.out = Button(
            fr_en("Éliminer (E)", "Eliminate (E)"),
            icon="eliminate",
            does=self.put_out,
        )
        self.missing = Button(fr_en("Absent", "Absent"), does=self.mark_missing)
        self.mates = explained(
            Button(fr_en("Remplacer…", "Substitute…"), does=self._open_mates),
            "Met un remplaçant à la place du joueur choisi (R).",
            "Puts a substitute in the selected player’s seat (R).",
        )
        self.back = Button(fr_en("Réintégrer", "Reinstate"), does=self.bring_back)
        self.order = Button(
            fr_en("Corriger le résultat…", "Correct the result…"), Rank.QUIET, does=self.ask_order
        )
        for button in (self.out, self.missing, self.mates, self.back, self.order):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        title = fr_en("La manche {0} n’est pas tirée", "Round {0} has not been drawn")
        facts = EmptyFacts(
            "draw",
            title.format(self.number),
            fr_en(
                "Aucune table ne réunira deux joueurs d’un même club, et chacun changera de place "
                "d’une manche à l’autre. N’importe qui peut refaire le tirage à partir de sa "
                "graine.",
                "No clubmates will share a table, and everyone changes seats from round to round. "
                "Anyone can make the draw again from its seed.",
            ),
            primary=fr_en("Tirer les places", "Draw the seats"),
        )
        empty = EmptyPage(facts)
        empty.primaryClicked.connect(lambda: self._held.send(cmd.DrawRound(self.number)))
        self.draw = empty.primary
        self._stack.addWidget(empty)
        played = QWidget()
        acts = (self.missing, self.mates, self.back, self.order)
        column(
            self.clock,
            self.notes,
            row(self.out, *acts, wide(self.said), spacing=Space.TIGHT),
            wide(row(wide(self.area), self.standings, spacing=Space.SNUG)),
            on=played,
            spacing=Space.TIGHT,
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )
        self._stack.addWidget(played)
        column(wide(self._stack), on=self, margins=0)


GOOD = ("fine", "first")
ALL_HEIGHT = 320


class DrawNotes(Banner):
    """Green when the draw could avoid everything, amber otherwise; its button shows the details."""

    def __init__(self, held_meeting: HeldMeeting) -> None:
        """Show the draws of ``held_meeting``."""
        super().__init__(BannerFacts(""))
        self._held = held_meeting
        self._number = 0
        self._lines: tuple[str, ...] = ()
        self.telling: HouseDialog | None = None
        self.acted.connect(self._act)

    def show_round(self, number: int) -> None:
        """Show the draw of a round, as long as play has not begun."""
        self._number = number
        live = self._held.live
        notes = live.draw_notes(number)
        self._lines = tuple(draw_sentence(note.code, note.params) for note in notes)
        self.setVisible(bool(notes) and not live.round_begun(number))
        good = all(note.code in GOOD for note in notes[:1])
        again = fr_en("Tirer à nouveau", "Redraw")
        actions = (again,) if good else (fr_en("Tout voir", "See all"), again)
        title = ""
        if self._lines:
            title = self._lines[0]
        self.set_facts(
            BannerFacts(
                title,
                self._lines[1] if len(self._lines) > 1 and good else "",
                tone=Tone.ACCENT if good else Tone.AMBER,
                actions=actions,
            )
        )
        why = self._held.why_not(cmd.DrawRound(number))
        if self.buttons:
            self.buttons[-1].set_refusal(why)

    def _act(self, index: int) -> None:
        if index == len(self.buttons) - 1:
            self._held.send(cmd.DrawRound(self._number))
            return
        self.telling = HouseDialog(
            fr_en("Ce que le tirage n’a pas pu éviter", "What the draw could not avoid"),
            parent=self,
            icon="draw",
            width=560,
        )
        told = [label(line, wraps=True) for line in self._lines]
        area = scrolled(framed(column(*told, STRETCH)))
        area.setFixedHeight(ALL_HEIGHT)
        self.telling.body.addWidget(area)
        self.telling.add_button("close", fr_en("Fermer", "Close"))
        self.telling.open()
