"""The panel beside a seat or a table, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import (
    OPEN,
    absence_words,
    bounty_words,
    halt_called,
    hands_missed,
)
from td_app.ui.pages.evening.room.panel_form import PanelForm
from td_app.ui.pages.evening.room.popover import PanelContent, Popover
from td_app.ui.pages.evening.room.room_plan import RoomPlan
from td_app.ui.pages.evening.room.seat_forms import (
    NO_SHOW,
    DepartureForm,
    MoveForm,
    NameForm,
    NeedForm,
    ReBuyForm,
    ReinstateForm,
    SwapForm,
    WrongSeatForm,
)
from td_app.ui.pages.evening.room.seat_panel import EmptySeatPanel, SeatPanel
from td_app.ui.pages.evening.room.table_panel import (
    BreakingOrderForm,
    CloseTableForm,
    FreePlacesPanel,
    OpenTablePanel,
    TablePanel,
)
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.words import seat_text
from td_app.words.figures import NO_BREAK, players_counted
from td_app.words.language import fr_en

Box = Callable[[], QRect]
Back = Callable[[], None]

#: What is written about the player of a seat, by what was asked.
FORMS: Mapping[str, Callable[[LiveTournament, int, Back], PanelForm]] = {
    "departure": DepartureForm,
    "name": NameForm,
    "rebuy": ReBuyForm,
    "need": NeedForm,
    "swap": SwapForm,
    "wrong_seat": WrongSeatForm,
}


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of the panel, as it was when it opened."""

    table: RoomTable | None = None
    seat: Seat | None = None
    entrant: int | None = None


class Panels(QObject):
    """``outAsked(entrant)``, ``sameHandAsked(Seat)``, ``moveAsked(entrant)``,
    ``penaltyAsked(entrant)``, ``cardAsked(entrant)``, ``lateAsked(entrant, table)``,
    ``placePicked(Seat)``, ``pageAsked(table)``.
    """

    outAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    sameHandAsked = Signal(object)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    penaltyAsked = Signal(int)  # noqa: N815
    cardAsked = Signal(int)  # noqa: N815
    lateAsked = Signal(int, int)  # noqa: N815
    placePicked = Signal(object)  # noqa: N815
    pageAsked = Signal(int)  # noqa: N815

    def __init__(
        self, live: LiveTournament, plan: RoomPlan, over: QWidget, *, pages: bool = True
    ) -> None:
        """Open over the page ``over``, beside what is clicked on ``plan``.

        ``pages``: offer the page of a table; not there.
        """
        super().__init__(over)
        self.live = live
        self._pages = pages
        self._plan = plan
        self._over = over
        self._subject = Subject()
        self._box: Box = QRect
        self.popover = Popover(over)
        self.popover.closed.connect(self._on_closed)
        plan.arranged.connect(self._on_arranged)

    def refresh(self) -> None:
        """Close the panel when its subject has changed."""
        subject = self._subject
        if not self.popover.isVisible():
            return
        if subject.seat is not None:
            table = self._table(subject.seat.table)
            here = None
            if table:
                here = _at(table, subject.seat.number)
            gone = table is None or (here.entrant if here else None) != subject.entrant
        elif subject.table is not None:
            gone = not self._still_there(subject.table)
        else:
            gone = False
        if gone:
            self.popover.leave()

    def _still_there(self, shown: RoomTable) -> bool:
        """Return whether the table is as it was but for hands missed, which are shown."""
        now = self._table(shown.number)
        if now is None or _hands_apart(now) != _hands_apart(shown):
            return False
        content = self.popover.content
        if now != shown and isinstance(content, TablePanel):
            self._subject = Subject(table=now)
            content.show_hands(now)
        return True

    @property
    def swapping(self) -> bool:
        """Return whether the panel asks for the other player of a swap."""
        return isinstance(self.popover.content, SwapForm)

    def open_seat(self, table: int, place: int) -> None:
        """Open what can be done at a seat."""
        room_table = self._table(table)
        if room_table is None or place in room_table.out_of_use:
            return
        seat = Seat(table, place)
        here = _at(room_table, place)
        asking = self.popover.content
        if here is not None and isinstance(asking, SwapForm):
            asking.pick.choose(here.entrant)
            return
        self._subject = Subject(seat=seat, entrant=here.entrant if here else None)
        self._plan.ring(seat)
        if here is None:
            self._open_empty(seat)
        else:
            panel = SeatPanel(self.live, here.entrant)
            panel.asked.connect(lambda what: self._on_seat(what, seat, here))
            self._open(here.name, self._words_of_seat(seat, here), panel, seat)

    def ask(self, what: str, seat: Seat) -> None:
        """Do an act on the player of a seat, or ask first what it needs to know."""
        table = self._table(seat.table)
        here = None
        if table:
            here = _at(table, seat.number)
        if here is None:
            self.open_seat(seat.table, seat.number)
            return
        self._subject = Subject(seat=seat, entrant=here.entrant)
        self._plan.ring(seat)
        self._on_seat(what, seat, here)

    def open_table(self, table: int) -> None:
        """Open what can be done with a table."""
        room_table = self._table(table)
        if room_table is None:
            return
        self._subject = Subject(table=room_table)
        compact = self._plan.mode is PlanMode.COMPACT
        panel = TablePanel(self.live, room_table, seats=compact, page=self._pages)
        panel.seatChosen.connect(lambda place: self._plan.seatClicked.emit(table, place))
        panel.asked.connect(lambda what: self._on_table(what, table))
        title = fr_en("Table {0}", "Table {0}").format(table)
        self._open(title, self.words_of(room_table), panel, table)

    def open_tables(self, beside: Box) -> None:
        """Offer the tables that are not in play, near a box of the plan."""
        self._subject = Subject()
        panel = OpenTablePanel(self.live)
        panel.chosen.connect(self._on_open_table)
        self._open(fr_en("Ouvrir une table", "Open a table"), "", panel, beside)

    def open_free_places(self, table: int) -> None:
        """Offer the free places of a table whose plan only shows dots."""
        room_table = self._table(table)
        if room_table is None:
            return
        self._subject = Subject(table=room_table)
        panel = FreePlacesPanel(room_table)
        panel.chosen.connect(lambda place: self.placePicked.emit(Seat(table, place)))
        title = fr_en("Table {0}", "Table {0}").format(table)
        self._open(title, fr_en("Places libres", "Free seats"), panel, table)

    def open_move(self, entrant: int, seat: Seat) -> None:
        """Ask why a player goes to this seat."""
        here = self.live.seat_of(entrant)
        self._subject = Subject(seat=here, entrant=entrant)
        name = self.live.person(entrant).display_name
        if here:
            words = f"{seat_text(here)} → {seat_text(seat)}"
        else:
            words = seat_text(seat)
        self._plan.ring(seat)
        self._open(name, words, MoveForm(self.live, entrant, seat), seat)

    def open_no_show(self, entrant: int) -> None:
        """Ask how many chips leave with a player who never came (1.8, 1.9)."""
        seat = self.live.seat_of(entrant)
        if seat is None:
            return
        self._subject = Subject(seat=seat, entrant=entrant)
        self._plan.ring(seat)
        form = DepartureForm(self.live, entrant)
        form.choose(NO_SHOW)
        name = self.live.person(entrant).display_name
        self._open(name, seat_text(seat), form, seat)

    def open_order(self, table: int) -> None:
        """Show the breaking order, to be changed (2.4)."""
        title = fr_en("Ordre de fermeture", "Breaking order")
        form = BreakingOrderForm(self.live, table)
        self._open(title, fr_en("Article 2.4", "Article 2.4"), form, table)

    def _open_empty(self, seat: Seat) -> None:
        panel = EmptySeatPanel(self.live, seat)
        panel.rebuyAsked.connect(lambda who: self._rebuy(who, seat))
        panel.reinstateAsked.connect(lambda: self._reinstate(seat))
        panel.lateAsked.connect(lambda who: self._late(who, seat.table))
        title = seat_text(seat)
        title = title[:1].upper() + title[1:]
        self._open(title, fr_en("Place libre", "Free seat"), panel, seat)

    def _reinstate(self, seat: Seat) -> None:
        title = fr_en("Réintégrer un joueur", "Reinstate a player")
        form = ReinstateForm(self.live, seat)
        self._open(title, seat_text(seat), form, seat)

    def _rebuy(self, entrant: int, seat: Seat) -> None:
        form = ReBuyForm(self.live, entrant, lambda: self.open_seat(seat.table, seat.number))
        self._open(self.live.person(entrant).display_name, seat_text(seat), form, seat)

    def _late(self, entrant: int, table: int) -> None:
        self.popover.leave()
        self.lateAsked.emit(entrant, table)

    def _on_seat(self, what: str, seat: Seat, here: RoomSeat) -> None:
        who = here.entrant
        if what in FORMS:
            form = FORMS[what](self.live, who, lambda: self.open_seat(seat.table, seat.number))
            words = self._words_of_seat(seat, here)
            self._open(here.name, words, form, seat)
            return
        self.popover.leave()
        if what in ("away", "back", "never_came"):
            never = None
            if what == "never_came":
                never = True
            self.live.dispatch(cmd.MarkAway((who,), what != "back", never))
        elif what == "same_hand":
            self.sameHandAsked.emit(seat)
        else:
            asked = {"out": self.outAsked, "move": self.moveAsked, "penalty": self.penaltyAsked}
            asked["card"] = self.cardAsked
            asked[what].emit(who)

    def _on_table(self, what: str, table: int) -> None:
        if what == "open":
            self.open_tables(lambda: self._plan.table_box(table))
        elif what == "overrule":
            form = CloseTableForm(self.live, table, self.live.can(cmd.BreakTable(table)))
            title = fr_en("Fermer la table {0}", "Break table {0}").format(table)
            under = fr_en("Hors de l’ordre affiché", "Out of the posted order")
            self._open(title, under, form, table)
        elif what == "order":
            self.open_order(table)
        elif what == "page":
            self.popover.leave()
            self.pageAsked.emit(table)
        else:
            self.popover.leave()
            commands: dict[str, cmd.Command] = {
                "stop": cmd.StopTable(table),
                "resume": cmd.ResumeTable(table),
                "close": cmd.BreakTable(table),
                "empty": cmd.CloseEmptyTable(table),
            }
            self.live.dispatch(commands[what])

    def _on_open_table(self, table: int) -> None:
        self.popover.leave()
        self.live.dispatch(cmd.OpenTable(table))

    def _open(
        self, title: str, under: str, content: PanelContent, beside: Seat | int | Box
    ) -> None:
        """Open beside a seat, a table or a box; a form takes the keyboard."""
        if isinstance(beside, Seat):
            self._box = partial(self._plan.seat_box, beside)
        elif isinstance(beside, int):
            self._box = partial(self._plan.table_box, beside)
        else:
            self._box = beside
        self.popover.open(title, under, content, self._box_now())
        if isinstance(content, PanelForm):
            content.start()

    def _box_now(self) -> QRect:
        return self._box().translated(self._plan.mapTo(self._over, QPoint(0, 0)))

    def _on_arranged(self) -> None:
        if self.popover.isVisible():
            self.popover.stand_beside(self._box_now())

    def _on_closed(self) -> None:
        self._plan.ring(None)
        self._subject = Subject()

    def _table(self, number: int) -> RoomTable | None:
        tables = self.live.room().tables
        return next((t for t in tables if t.number == number and t.status == OPEN), None)

    def _words_of_seat(self, seat: Seat, here: RoomSeat) -> str:
        kept = ""
        if here.never_moved:
            kept = fr_en("jamais déplacé", "never moved")
        states = (hands_missed(here), absence_words(here), bounty_words(here), here.club, kept)
        return " · ".join(words for words in (seat_text(seat), *states) if words)

    def words_of(self, table: RoomTable) -> str:
        """Return the line under the title of a table."""
        words = [players_counted(table.count)]
        if table.short_by and not table.stopped:
            words.append(fr_en("{0} de moins", "{0} short").format(table.short_by))
        if table.closing_rank == 1 and not table.final:
            words.append(fr_en("la prochaine à fermer", "the next to break"))
        elif table.closing_rank and not table.final:
            told = fr_en("ordre de fermeture\u00a0: {0}", "breaking order: {0}")
            words.append(told.format(table.closing_rank))
        if table.stopped:
            words.append(halt_called())
        return " · ".join(word.replace(" ", NO_BREAK) for word in words)


def _hands_apart(table: RoomTable) -> RoomTable:
    """The table as it would be were nobody missing hands."""
    seats = (replace(seat, hands_to_miss=0, away=False) for seat in table.players)
    return replace(table, players=tuple(seats))


def _at(table: RoomTable, place: int) -> RoomSeat | None:
    return next((seat for seat in table.players if seat.place == place), None)
