"""The room: every table, who is out, who moves; the director's main page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.season.final import FinalNight
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.ui.destinations import (
    Destination,
    Spot,
    ToArticle,
    ToLateSeat,
    ToNewSeat,
    ToPage,
    ToPaper,
    ToPlayed,
    ToProposal,
    ToSanction,
    ToSeat,
    ToSeatAct,
    ToTable,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.arrival_flows import LateFlow, notice_of
from td_app.ui.pages.evening.room.balance_flow import BalanceFlow
from td_app.ui.pages.evening.room.before_draw import BeforeDraw
from td_app.ui.pages.evening.room.floor_view import FloorView
from td_app.ui.pages.evening.room.flow import Flow
from td_app.ui.pages.evening.room.table_page import TablePage
from td_app.ui.pages.page import Page, written_in
from td_app.ui.refusals import names_of
from td_app.ui.theme import Tone, dress
from td_app.ui.widgets.layout import column, put_away
from td_app.ui.widgets.notices import BannerFacts
from td_app.words import refusal_sentence
from td_app.words.language import fr_en


class RoomPage(Page):
    """Before the draw what is still missing, then the plan, a table's page, or a flow."""

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        final_night: Callable[[], FinalNight | None] = lambda: None,
    ) -> None:
        """Show the room of ``live``; ``final_night``: the season’s final that it may be."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self.names = names_of(live)
        self.before = BeforeDraw(live, final_night)
        self.floor = FloorView(live)
        self.flow: Flow | None = None
        self.table_page: TablePage | None = None
        self.stack = QStackedWidget()
        self.stack.addWidget(self.before)
        self.stack.addWidget(self.floor)
        column(self.stack, on=self, margins=0)
        self.before.asked.connect(self.asked)
        self.floor.paperAsked.connect(lambda name: self.asked.emit(ToPaper(name)))
        self.floor.rankingAsked.connect(lambda: self.asked.emit(ToPage("ranking")))
        self.floor.lateAsked.connect(self.seat_late)
        self.floor.sanctionAsked.connect(self._sanction)
        self.floor.panels.cardAsked.connect(self._show_card)
        self.floor.tablePageAsked.connect(self.open_table)
        self.floor.knockoutsAsked.connect(self._say_knockouts)
        self.refresh()

    def refresh(self) -> None:
        """Show the room as it is now."""
        if self.flow is not None:
            self.flow.refresh()
        if self.flow is not None:
            return
        if not self.live.progress().drawn:
            self.before.refresh()
            self.stack.setCurrentWidget(self.before)
        else:
            before = len(self.floor.plan.plans)
            self.floor.refresh()
            if len(self.floor.plan.plans) < before:
                # What was said spoke of seats that are no longer there.
                self.floor.notice.hide()
            page = self.table_page
            if page is not None and page.table() is not None:
                page.refresh()
                self.stack.setCurrentWidget(page)
            else:
                self.close_table()
                self.stack.setCurrentWidget(self.floor)

    def go(self, destination: Destination) -> None:
        """Show a destination of the room."""
        match destination:
            case ToSeat(Seat(table, place)):
                self.show_seat(table, place)
            case ToTable(table, alone):
                (self.open_table if alone else self.show_table)(table)
            case ToSeatAct(act):
                self.ask_whom(act)
            case ToLateSeat(entrant):
                self.seat_late(entrant)
            case ToNewSeat(entrant):
                self.pick_seat_for(entrant)
            case ToProposal(proposal):
                self.ask(proposal)
            case Spot.DRAW:
                self.before.draw()
            case Spot.ELIMINATION:
                self.eliminate()
            case Spot.OPEN_A_TABLE:
                self.open_tables()
            case Spot.BREAKING_ORDER:
                self.change_order()
            case Spot.RANK_HAND:
                self.rank_hand()

    def open_table(self, number: int) -> None:
        """Open the page of a table in play, in place of the room's."""
        if number not in {table.number for table in self.live.open_tables()}:
            return
        self.close_table()
        page = self.table_page = TablePage(self.live, number)
        page.left.connect(self._leave_table)
        page.tableAsked.connect(self.open_table)
        page.panels.outAsked.connect(page.put_out)
        page.knockouts.elsewhere.connect(self._say_knockouts)
        page.panels.sameHandAsked.connect(self._on_same_hand)
        page.panels.moveAsked.connect(self.pick_seat_for)
        page.panels.penaltyAsked.connect(self._sanction)
        page.panels.cardAsked.connect(self._show_card)
        page.panels.lateAsked.connect(self.seat_late)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.take_keyboard()

    def close_table(self) -> None:
        """Go back from the page of a table to the room, if one is open."""
        page = self.table_page
        self.table_page = None
        if page is not None:
            self.stack.setCurrentWidget(self.floor)
            self.stack.removeWidget(page)
            put_away(page)

    def _show_card(self, entrant: int) -> None:
        self.asked.emit(ToPlayed(entrant))

    def _sanction(self, entrant: int) -> None:
        self.asked.emit(ToSanction(entrant))

    def _say_knockouts(self) -> None:
        self.asked.emit(Spot.KNOCKOUTS)

    def _leave_table(self) -> None:
        self.close_table()
        self.floor.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_same_hand(self, seat: Seat) -> None:
        self.close_table()
        self.floor.same_hand(seat)

    def _room(self) -> FloorView:
        """Leave what stands over the room; return the room in play."""
        self._leave()
        self.close_table()
        return self.floor

    def stays_put(self) -> bool:
        """Return whether tables are in play: somebody may be about to click one."""
        played = self.stack.currentWidget() is not self.before
        return played and not self.live.progress().over

    def cover_foot(self, pixels: int) -> None:
        """Keep the room's sentence above the banners that lie over its foot."""
        self.floor.cover_foot(pixels)

    def escaped(self) -> bool:
        """Put away what was said of the last act."""
        return self.floor.leave_notice()

    def part_seen(self) -> str:
        """Return the room once it plays: who goes out is no longer the draw."""
        if self.live.progress().drawn:
            return "room_in_play"
        return ""

    def find_text(self, text: str) -> None:
        """Search the room for a player, a table or a seat."""
        if self.live.progress().drawn:
            self._room().find_text(text)

    def unsaved_changes(self) -> str:
        """Return that a question is being answered, or players out are not recorded."""
        if self.flow is not None:
            return fr_en("La question posée dans la salle", "The question asked in the room")
        if self.floor.tray.entrants:
            return fr_en("Des sorties de la même main", "Players out in the same hand")
        shown = self.table_page or self.floor
        form = fr_en("Le formulaire d’une place ou d’une table", "The form of a seat or a table")
        if written_in(shown):
            return form
        return ""

    def show_seat(self, table: int, place: int) -> None:
        """Open what can be done at a seat."""
        if self.live.progress().drawn:
            self._room().panels.open_seat(table, place)

    def show_table(self, table: int) -> None:
        """Open what can be done with a table."""
        if self.live.progress().drawn:
            self._room().panels.open_table(table)

    def eliminate(self) -> None:
        """Put the keyboard where players are put out."""
        if self.live.progress().drawn:
            self._room().eliminate()

    def ask_whom(self, what: str) -> None:
        """Ask for the player of an act of ``seat_acts``, then do it."""
        if self.live.progress().drawn:
            self._room().ask_whom(what)

    def open_tables(self) -> None:
        """Offer the tables that are not in play."""
        self._room().open_tables()

    def change_order(self) -> None:
        """Show the breaking order, to be changed (2.4)."""
        room = self._room()
        order = self.live.room().closing_order
        if order:
            room.panels.open_order(order[0])

    def rank_hand(self) -> None:
        """Rank those out in the hand that all tables played, or ask what is missing (2.7)."""
        self._room().round.outs.send()

    def ask(self, proposal: Proposal) -> None:
        """Ask what a proposal needs to know; the others ask no question."""
        if proposal.kind == "balance_tables":
            self._begin(BalanceFlow(self.live, proposal))
        elif proposal.kind in ("seat_late_entrant", "re_enter") and proposal.entrant is not None:
            self.seat_late(proposal.entrant)
        elif proposal.kind == "withdraw_no_show" and proposal.entrant is not None:
            self._room().panels.open_no_show(proposal.entrant)

    def seat_late(self, entrant: int, table: int | None = None) -> None:
        """Find a seat for a late entrant, at a table or wherever the director chooses."""
        self._begin(LateFlow(self.live, entrant, table))

    def pick_seat_for(self, entrant: int) -> None:
        """Ask on the plan for another seat for a player."""
        if self.live.progress().drawn:
            self._room().pick_seat_for(entrant)

    def _begin(self, flow: Flow) -> None:
        self._end_flow()
        panel = (self.table_page or self.floor).panels.popover
        if not written_in(panel):
            # What it offered is not to be pressed by an Enter too many once the flow is done.
            panel.leave()
        self.flow = flow
        flow.left.connect(self._leave)
        flow.stale.connect(self._on_stale)
        flow.done.connect(self._on_done)
        flow.articleAsked.connect(lambda number: self.asked.emit(ToArticle(number, in_short=True)))
        self.stack.addWidget(flow)
        self.stack.setCurrentWidget(flow)
        flow.go_on()

    def _end_flow(self) -> None:
        flow = self.flow
        self.flow = None
        if flow is not None:
            self.stack.removeWidget(flow)
            put_away(flow)

    def _leave(self) -> None:
        if self.flow is not None:
            self._end_flow()
            self.refresh()
            shown = self.table_page or self.floor
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_stale(self) -> None:
        self._leave()
        words = refusal_sentence(Refused("NO_SUCH_PROPOSAL"), self.names)
        self.floor.say(BannerFacts(words, tone=Tone.AMBER, closable=True))

    def _on_done(self, entry: ev.Entry) -> None:
        self._leave()
        facts = notice_of(entry.event, self.names)
        if facts is not None:
            self.floor.say(facts, entry)
