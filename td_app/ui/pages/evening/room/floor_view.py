"""The room in play: the entry line, the hand being entered, the plan, the tables in reserve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from rules_ropta.table_layout import Seat
from td_app.register.finding import Found, those_out
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.room import RoomTable
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.before_draw import DrawnBar
from td_app.ui.pages.evening.room.eliminations_form import OutsOfHand
from td_app.ui.pages.evening.room.facts import OPEN, end_facts, paper_left, those_who_finished
from td_app.ui.pages.evening.room.hand_tray import HandTray
from td_app.ui.pages.evening.room.knockout_bar import KnockoutBar
from td_app.ui.pages.evening.room.panels import Panels
from td_app.ui.pages.evening.room.room_plan import ReserveLine, RoomPlan
from td_app.ui.pages.evening.room.round_bar import RoundBar
from td_app.ui.pages.evening.room.round_words import over_words, ranked_words
from td_app.ui.pages.evening.room.seat_panel import seat_acts
from td_app.ui.refusals import names_of, why_not
from td_app.ui.theme import Height, Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.entry_line import EntryLine, Purpose
from td_app.ui.widgets.keys import keep, press_focused
from td_app.ui.widgets.layout import column, height_at, keep_place, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_head import GUTTER, page_title
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.words.language import fr_en

TRAY_WIDTH = 440
TRAY_WITH_ORDER = 660
A_WORD = "."
"""Stands for a reason not asked yet, when only the seat is judged."""

BANNER_FROM = 10
"""Pixels between the top of the page and what is said beside the line, at most."""

UNDER_HEAD = 18
"""Pixels kept free under the head."""


class FloorView(QWidget):
    """``lateAsked(entrant, table)``, ``sanctionAsked(entrant)``, ``paperAsked(document)`` and
    ``tablePageAsked(table)``: elsewhere; ``knockoutsAsked()`` where a bounty is the director's
    to give; ``rankingAsked()`` once somebody has won.
    """

    lateAsked = Signal(int, int)  # noqa: N815 - a Qt signal among Qt's own
    sanctionAsked = Signal(int)  # noqa: N815
    paperAsked = Signal(str)  # noqa: N815
    tablePageAsked = Signal(int)  # noqa: N815
    knockoutsAsked = Signal()  # noqa: N815
    rankingAsked = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament) -> None:
        """Wait for the first refresh."""
        super().__init__()
        self.live = live
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.names = names_of(live)
        self.entry = EntryLine(self)
        self.names_button = Button(
            fr_en("Noms", "Names"), Rank.QUIET, tip=fr_en("Montrer les noms", "Show the names")
        )
        self.names_button.setCheckable(True)
        self.tray = HandTray(live, self)
        self.drawn = DrawnBar(live, self)
        self.round = RoundBar(live, self)
        self._bars = (self.drawn, self.round)
        self.notice = Banner(BannerFacts("", tone=Tone.ACCENT, closable=True), self)
        self._said_of: ev.Entry | None = None
        self._passes = True
        self._covered = 0
        self._tray_corner: int | None = None
        self._outs_asked: tuple[object, ...] = ()
        self._outs_place = 0
        self.knockouts = KnockoutBar(live)
        self.picking: int | None = None
        self.wanted = ""
        self._won = False
        self._was_going = False
        self.plan = RoomPlan()
        self.reserve = ReserveLine()
        self.panels = Panels(live, self.plan, self)
        self.entry.add(self.knockouts, 5)
        self.entry.add(self.names_button)
        column(
            row(page_title(fr_en("Salle", "Room")), wide(self.entry), spacing=Space.SNUG),
            # Beside the line and in the room under it lies what is asked of the whole room.
            UNDER_HEAD,
            wide(self.plan),
            self.reserve,
            on=self,
            spacing=0,
            margins=(GUTTER, 0, GUTTER, Space.TIGHT),
        )
        keep_place(self.entry)
        self.notice.hide()
        for over in (self.notice, *self._bars):
            over.installEventFilter(self)
        self._listen()

    def _listen(self) -> None:
        self.entry.field.entered.connect(self.panels.popover.leave)
        self.entry.out.connect(self._on_out)
        self.entry.added.connect(self.tray.add)
        self.entry.found.connect(lambda person: self._on_player(person.seat))
        self.entry.seatPicked.connect(self._on_picked)
        self.entry.pointed.connect(self._on_pointed)
        self.entry.escaped.connect(self._on_escaped)
        self.tray.sent.connect(self._on_sent)
        self.round.outs.resized.connect(self._place_tray)
        self.round.ranked.connect(self._on_ranked)
        self.round.acted.connect(self._take_keyboard)
        self.tray.handChanged.connect(self._on_hand)
        self.tray.resized.connect(self._place_tray)
        self.plan.seatClicked.connect(self._on_seat)
        self.plan.tableClicked.connect(self._on_table)
        self.plan.arranged.connect(self._show_names_button)
        self.names_button.toggled.connect(self.plan.show_names)
        self.reserve.openAsked.connect(self.open_tables)
        self.notice.closed.connect(self.notice.hide)
        self.notice.acted.connect(self._on_notice_acted)
        self.live.changed.connect(self._leave_undone)
        self.panels.outAsked.connect(self.put_out)
        self.panels.sameHandAsked.connect(self.same_hand)
        self.panels.moveAsked.connect(self.pick_seat_for)
        self.panels.lateAsked.connect(self.lateAsked)
        self.panels.penaltyAsked.connect(self.sanctionAsked)
        self.panels.placePicked.connect(self._on_picked)
        self.panels.pageAsked.connect(self.tablePageAsked)
        self.knockouts.ended.connect(lambda: self.entry.set_purpose(Purpose.OUT))
        self.knockouts.elsewhere.connect(self.knockoutsAsked)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def refresh(self) -> None:
        """Show the room as it is now: only what differs is drawn again."""
        over = self.live.progress().over
        room = self.live.room()
        open_tables = tuple(t for t in room.tables if t.status == OPEN)
        self.plan.set_tables(tuple(self._as_played(table) for table in open_tables))
        if over:
            for table in open_tables:
                self.plan.show_finished(table.number, those_who_finished(self.live, table))
        self.entry.set_room(room, self._gone)
        self.entry.setVisible(not over)
        if self.tray.entrants:
            self.tray.keep_only({seat.entrant for t in open_tables for seat in t.players})
        self.drawn.refresh()
        self._show_round()
        self._place_bar()
        self.reserve.set_room(room, over=over)
        self.panels.refresh()
        self.knockouts.refresh()
        if self.picking is not None and self.live.seat_of(self.picking) is None:
            self._end_picking()
        self._say_winner()

    def _gone(self) -> tuple[Found, ...]:
        return those_out(self.live.outs(), self.live.last_known, fr_en("sorti", "out"))

    def _as_played(self, table: RoomTable) -> RoomTable:
        """The button drawn for the final table is shown until somebody has gone out there.

        Nobody moves it from then on, and a place known from earlier is never trusted.
        """
        if not table.final:
            return table
        drawn = self.live.draws()[-1]
        if not drawn.final_table or table.count == len(drawn.seats):
            return table
        return replace(table, button=None)

    def find_text(self, text: str) -> None:
        """Search the room for a player, a table or a seat."""
        self._end_picking()
        self.entry.begin(Purpose.FIND, text)

    def eliminate(self) -> None:
        """Put the keyboard where players are put out."""
        self._end_picking()
        self.entry.begin(Purpose.OUT)

    def say(self, facts: BannerFacts, of: ev.Entry | None = None) -> None:
        """Say what has just been done, until it is put away, or the entry it is of undone."""
        self._said_of = of
        self._passes = facts.closable
        self.notice.set_facts(facts)
        self.notice.show()
        self._place_notice()

    def leave_notice(self) -> bool:
        """Put away what has just been said; return whether it was there to be put away."""
        left = self._passes and self.notice.isVisible()
        if left:
            self.notice.hide()
        return left

    def _leave_undone(self) -> None:
        """Put away what speaks of an act that no longer counts."""
        if self._said_of is not None and not self.live.counts(self._said_of.sequence):
            self.notice.hide()

    def cover_foot(self, pixels: int) -> None:
        """Keep the sentence above the banners, which cover so much of the foot, in pixels."""
        self._covered = pixels
        self._place_notice()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place anew what lies over the room when it needs another height, or has gone."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Hide):
            self._place_bar()
            self._place_notice()
        return super().eventFilter(watched, event)

    def _place_bar(self) -> None:
        """Lie beside the entry line, from the top of the page; under it, where it asks."""
        shown = [bar for bar in self._bars if not bar.isHidden()]
        if shown or self.notice.isHidden():
            self.entry.set_narrow(bool(shown))
        for bar in shown:
            box = self._room_beside()
            box.setTop(Space.HAIR)
            if not self.knockouts.isHidden():
                below = self.entry.geometry().bottom() + Space.HAIR
                box = QRect(self.entry.x(), below, self.entry.width(), 0)
            box.setHeight(height_at(bar, box.width()))
            bar.setGeometry(box)
            bar.raise_()
        self.panels.popover.raise_()
        self._place_tray()

    def _place_notice(self) -> None:
        """Lie beside the entry line, made narrow where it must be, so that no table is covered.

        Where something else stands there, lie over the foot of the room: no table moves for it.
        """
        if self.notice.isHidden():
            return
        box = None
        if self.knockouts.isHidden() and all(bar.isHidden() for bar in self._bars):
            box = self._box_beside(narrow=False) or self._box_beside(narrow=True)
        if box is None:
            wide = self.width() - 2 * GUTTER
            self.notice.resize(wide, self.notice.height())
            high = height_at(self.notice, wide)
            top = self.height() - self._covered - high - Space.TIGHT
            box = QRect(GUTTER, top, wide, high)
        self.notice.setGeometry(box)
        self.notice.raise_()
        self.panels.popover.raise_()

    def _box_beside(self, *, narrow: bool) -> QRect | None:
        """Return where the notice stands beside the entry line, or that it does not."""
        self.entry.set_narrow(narrow)
        box = self._room_beside()
        if not self.notice.stands_in(box.width()):
            return None
        self.notice.resize(box.width(), self.notice.height())
        high = height_at(self.notice, box.width())
        # In the middle of the head as long as it holds it.
        box.setTop(max(Space.HAIR, min(BANNER_FROM, (Height.HEAD - high) // 2)))
        if high > box.height():
            return None
        box.setHeight(high)
        return box

    def _room_beside(self) -> QRect:
        """Return what the entry line leaves free, and a little below: the tables begin lower."""
        line = self.entry.geometry()
        for part in (self.entry.field, self.entry.button):
            if part.isVisible():
                taken = part.geometry().right() + Space.TIGHT
                line.setLeft(max(line.left(), self.entry.x() + taken))
        if self.names_button.isVisible():
            line.setRight(self.entry.x() + self.names_button.x() - Space.TIGHT)
        return line.adjusted(0, 0, 0, Space.NORMAL)

    def put_out(self, entrant: int) -> None:
        """Eliminate one player."""
        self._on_sent(self.live.dispatch(cmd.Eliminate((cmd.PlayerOut(entrant),))))

    def pick_seat_for(self, entrant: int) -> None:
        """Ask for a free seat on the plan for this player."""
        self.panels.popover.leave()
        self.picking = entrant
        self.plan.pick_free_seat(True)
        words = fr_en(
            "Nouvelle place pour {0}\u00a0: cliquez sur une place libre, ou tapez 4.7.",
            "New seat for {0}: click a free seat, or type 4.7.",
        )
        text = words.format(self.names(entrant))
        actions = (fr_en("Ne pas déplacer", "Do not move"),)
        self.say(BannerFacts(text, tone=Tone.NEUTRAL, actions=actions))
        self.entry.begin(Purpose.PICK)

    def ask_whom(self, what: str) -> None:
        """Ask for a player on the plan or by name, then do with them what ``seat_acts`` names."""
        self._end_picking()
        self.panels.popover.leave()
        self.wanted = what
        words = fr_en(
            "{0}\u00a0: cliquez sur le joueur, ou tapez son nom.",
            "{0}: click the player or type the name.",
        )
        text = words.format(seat_acts()[what])
        self.say(
            BannerFacts(text, tone=Tone.NEUTRAL, actions=(fr_en("Ne rien changer", "Cancel"),))
        )
        self.entry.begin(Purpose.NAME)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the keyboard on Enter; Escape ends the search for a seat."""
        if press_focused(self, event) or (not self._busy() and self.round.take_key(event)):
            return
        if event.key() == Qt.Key.Key_Escape and (self._asks or self.knockouts.asking):
            self._end_picking()
        elif event.key() == Qt.Key.Key_Escape and self.panels.popover.isVisible():
            self.panels.popover.leave()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Keep the numbers of tables from the window while they wait for each other."""
        return keep(event, self._counts) or super().event(event)

    def _counts(self, key: QKeyEvent) -> bool:
        return not self._busy() and self.round.wants(key)

    @property
    def _asks(self) -> bool:
        """Return whether a seat or a player is to be pointed at."""
        return self.picking is not None or bool(self.wanted)

    @property
    def _gathers(self) -> bool:
        """Return whether a player clicked is one more out in the hand being entered."""
        asked = self._asks or self.knockouts.asking or self.panels.swapping
        return bool(self.tray.entrants) and not asked

    def _busy(self) -> bool:
        """Return whether something else on the page waits for an answer, or one types."""
        asked = self._asks or self.panels.popover.isVisible()
        return asked or is_typing(QApplication.focusWidget())

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard back while tables wait for each other: figures are their numbers."""
        super().showEvent(event)
        if self.round.going:
            self._take_keyboard()

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Do the same once nothing has it: a button was clicked, a field was left."""
        nowhere = new is None and self.isVisible() and self.isActiveWindow()
        if nowhere and self.round.going:
            self._take_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what lies over the plan within the page."""
        super().resizeEvent(event)
        self._tray_corner = None
        self._place_bar()
        self._place_notice()

    def _on_out(self, person: Found | None) -> None:
        if person is None:
            self.tray.send()
        else:
            self.put_out(person.entrant)
            if self.entry.field.hasFocus() and not self.knockouts.asking:
                self._take_keyboard()

    def _on_sent(self, entry: ev.Entry | None) -> None:
        if entry is None:
            return
        if isinstance(entry.event, ev.PlayersEliminated) and not self.live.progress().over:
            self.notice.hide()
        typed = self.entry.field.hasFocus() and not self.round.going
        if not (isinstance(entry.event, ev.OutsNoted) and self.round.outs.ask_stacks()):
            self._take_keyboard()
        if self.knockouts.ask_about(entry.event):
            # Whoever types goes on typing; elsewhere the keys of the page stay where they are.
            (self.entry.begin if typed else self.entry.set_purpose)(Purpose.NAME)

    def _take_keyboard(self) -> None:
        """Take the keys, unless the act just done has brought another page."""
        if self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_round(self) -> None:
        """Show hand-for-hand, take the keyboard when it begins, say it when it ends."""
        going = self.round.going
        was = self._was_going
        self._was_going = going
        self.round.refresh()
        if going and not was and self.isVisible() and not is_typing(QApplication.focusWidget()):
            self._take_keyboard()
        over = self.live.hand_for_hand_over()
        if was and not going and over is not None:
            facts = BannerFacts(over_words(over), tone=Tone.ACCENT, closable=True)
            self.say(facts, self.live.to_undo())

    def _on_ranked(self, entry: ev.Entry) -> None:
        self._take_keyboard()
        if not isinstance(entry.event, ev.PlayersEliminated):
            return
        over = entry.event.round_over
        text = ranked_words(self.live, entry.event)
        detail = ""
        if over is not None:
            detail = over_words(over)
        self.say(BannerFacts(text, detail=detail, tone=Tone.ACCENT, closable=True), entry)

    def _on_hand(self) -> None:
        self.entry.set_hand(self.tray.entrants)
        if not self.tray.entrants:
            self._tray_corner = None
        elif self.picking is None:
            self.notice.hide()
        self._place_tray()

    def _place_tray(self) -> None:
        """Lie under the entry line, over the plan: the tables do not move meanwhile."""
        shown = (bar.geometry().bottom() for bar in self._bars if not bar.isHidden())
        top = max(self.entry.geometry().bottom(), *shown, 0) + Space.TIGHT
        line = self.entry.geometry()
        self._place_outs(QRect(line.x(), top, line.width(), self.height() - top))
        if self.tray.entrants:
            wide = self.width() - 2 * GUTTER
            foot = self.height() - self._covered - Space.NORMAL
            self.tray.place(self._room_of_tray(QRect(GUTTER, top, wide, foot - top)))
        self.entry.list.raise_()

    def _room_of_tray(self, room: QRect) -> QRect:
        """Return the corner of ``room`` that leaves the hand's own tables in sight, if one does.

        It stays the same one as long as the hand is entered.
        """
        corners = _corners_of(room, self.tray)
        if self._tray_corner is None:
            self._tray_corner = self._least_covering(corners, self.tray)
        return corners[self._tray_corner]

    def _least_covering(self, boxes: Sequence[QRect], hand: OutsOfHand) -> int:
        """Return which box covers the tables of a hand least, then the other tables."""
        tables = {line.seat.table for line in hand.lines().values()}
        covered = [(self.plan.covered_by(box, tables), self.plan.covered_by(box)) for box in boxes]
        return covered.index(min(covered))

    def _place_outs(self, room: QRect) -> None:
        """Lie across the top of ``room``, across its foot or in a corner: where the tables of those
        out are seen best. It stays there until another player, or their order, is asked about.
        """
        outs = self.round.outs
        if outs.isHidden():
            return
        foot = self.plan.geometry().bottom() + 1
        if not self.notice.isHidden():
            foot = min(foot, self.notice.y() - Space.TIGHT)
        high = height_at(outs, room.width())
        below = QRect(room.x(), foot - high, room.width(), high)
        above = QRect(room.x(), room.y(), room.width(), high)
        room.setBottom(foot)
        boxes = (above, below, *_corners_of(room, outs))
        asked = (tuple(outs.lines()), outs.order is not None, self.size())
        if asked != self._outs_asked:
            self._outs_asked = asked
            self._outs_place = self._least_covering(boxes, outs)
        outs.place(boxes[self._outs_place])

    def same_hand(self, seat: Seat) -> None:
        """Begin the list of those out in one hand with the player of a seat."""
        person = self.entry.person_at(seat)
        if person is not None:
            self.tray.add(person)
            self.entry.begin(Purpose.OUT)

    def _on_seat(self, table: int, place: int) -> None:
        seat = Seat(table, place)
        if self.live.progress().over and self.entry.person_at(seat) is None:
            self.rankingAsked.emit()
        elif self.picking is not None:
            self._on_picked(seat)
        elif self._gathers and self.entry.person_at(seat) is not None:
            self.same_hand(seat)
        else:
            self._on_player(seat)

    def _on_player(self, seat: Seat) -> None:
        person = None
        if self.knockouts.asking:
            person = self.entry.person_at(seat)
        if person is not None:
            self.knockouts.answer(person.entrant)
            return
        what = self.wanted
        self._end_picking()
        if what:
            self.panels.ask(what, seat)
        else:
            self.panels.open_seat(seat.table, seat.number)

    def _on_table(self, table: int) -> None:
        if self.picking is not None:
            self.panels.open_free_places(table)
        elif self.round.takes(table):
            self.round.tap(table)
        else:
            self.panels.open_table(table)

    def _on_picked(self, seat: Seat) -> None:
        if self.picking is None:
            return
        who = self.picking
        refused = why_not(self.live, cmd.MovePlayer(who, seat, A_WORD))
        if refused is not None:
            actions = (fr_en("Ne pas déplacer", "Do not move"),)
            self.say(BannerFacts(refused, tone=Tone.AMBER, actions=actions))
            return
        self._end_picking()
        self.panels.open_move(who, seat)

    def _on_pointed(self, seat: Seat | None) -> None:
        if not self.panels.popover.isVisible():
            self.plan.ring(seat)

    def _on_escaped(self) -> None:
        self._end_picking()
        self.leave_notice()
        self._take_keyboard()

    def _end_picking(self) -> None:
        if self.knockouts.asking:
            self.knockouts.leave()
        if not self._asks:
            return
        self.picking = None
        self.wanted = ""
        self.plan.pick_free_seat(False)
        self.notice.hide()
        self.panels.popover.leave()
        self.entry.set_purpose(Purpose.OUT)

    def _show_names_button(self) -> None:
        compact = self.plan.mode is PlanMode.COMPACT
        self.names_button.setVisible(compact or self.names_button.isChecked())

    def open_tables(self) -> None:
        """Offer the tables that are not in play."""
        box = self.reserve.geometry()
        self.panels.open_tables(lambda: box.translated(-self.plan.pos()))

    def _on_notice_acted(self, index: int) -> None:
        if self._asks:
            self._end_picking()
        elif index > 0:
            self.rankingAsked.emit()
        else:
            self.paperAsked.emit(paper_left(self.live.progress()))

    def _say_winner(self) -> None:
        if self.live.progress().over:
            self._won = True
            self.say(end_facts(self.live))
        elif self._won:
            self._won = False
            self.notice.hide()


def _corners_of(room: QRect, hand: OutsOfHand) -> list[QRect]:
    """Return the corners of ``room`` that a hand may lie in, as large as it needs."""
    wide = max(hand.minimumSizeHint().width(), TRAY_WIDTH)
    if hand.order is not None:
        wide = TRAY_WITH_ORDER
    wide = min(wide, room.width())
    high = height_at(hand, wide)
    right = room.x() + room.width() - wide
    # Higher than the room there is, it covers the entry line rather than lose its button.
    foot = max(Space.HAIR, room.y() + room.height() - high)
    top = min(room.y(), foot)
    places = [(x, y) for y in (top, foot) for x in (room.x(), right)]
    return [QRect(x, y, wide, high) for x, y in places]
