"""Those out in one hand: a line each with its stack, and the order where it is left to the
director (1.10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QFrame, QLabel, QRadioButton, QWidget

from rules_ropta.finishing_order import Out, order_by_option
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.chips import stack_doubtful
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, emptied, height_at, put_away, row, wide
from td_app.ui.widgets.typed_fields import StackField, not_a_number
from td_app.ui.widgets.typed_lines import LineField
from td_app.words import option_sentence, place_text, refusal_sentence, seat_text
from td_app.words.language import fr_en, titled
from td_app.words.speaking import listed

OWN = "own"
PLACE_WIDTH = 92

Ranking = tuple[tuple[int, ...], ...]


class OutLine(QWidget):
    """One player out: name, seat, the stack before the hand, and what takes the line away."""

    def __init__(self, name: str, seat: Seat, away: str) -> None:
        """Show a player; ``away`` names the button at the end."""
        super().__init__()
        self.name = name
        self.seat = seat
        self.stack = StackField(name)
        # Stacks that chips do not make: asked about, then kept.
        self.asked: int | None = None
        self.kept: int | None = None
        self.away = Button(rank=Rank.QUIET, icon="close", scale="small", name=away)
        self.away.setFixedSize(28, 28)
        row(
            label(name, Say.STRONG),
            wide(label(seat_text(seat), Say.SOFT)),
            self.stack,
            self.away,
            on=self,
            spacing=Space.SNUG,
            margins=0,
        )

    def take_keyboard(self) -> None:
        """Take the keyboard in the stack."""
        self.stack.setFocus(Qt.FocusReason.TabFocusReason)


class OutsOfHand(QFrame):
    """The form of the players out in one hand: it asks for what the rule needs, then sends them.

    ``resized()`` when it needs another height. The subclass puts ``lines_box``, ``order_box``
    and ``wrong`` in its column.
    """

    resized = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Start with nobody, hidden."""
        super().__init__(parent)
        self.live = live
        self.order: RankingForm | None = None
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        self._alarmed = False
        self.lines_box = column(spacing=Space.HAIR)
        self.order_box = column()
        ClickGuard(self)
        self.hide()

    def lines(self) -> Mapping[int, OutLine]:
        """Return the lines by entrant, in the order they were named."""
        raise NotImplementedError

    def send(self) -> None:
        """Send the hand, or ask what is missing: stacks, the director's order."""
        raise NotImplementedError

    def ask_for_stacks(self, refused: Refused) -> None:
        """Ask for the stacks that the rule needs."""
        raise NotImplementedError

    def place(self, room: QRect) -> None:
        """Take as much of ``room`` (the parent's pixels) as the hand needs, from its top."""
        if not self.isHidden():
            high = height_at(self, room.width())
            self.setGeometry(room.x(), room.y(), room.width(), high)
            self.raise_()

    def event(self, event: QEvent) -> bool:
        """Ask for another height when what it holds needs one."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    def stack_field(self, entrant: int) -> StackField:
        """Return where the stack of a player out is typed."""
        return self.lines()[entrant].stack

    def settle(self, command: cmd.Command) -> ev.Entry | None:
        """Send a command; return its entry, or ask what is missing."""
        if self.unread():
            return None
        refused = self.live.can(command)
        if refused is None:
            self.say("")
            return self.live.dispatch(command)
        if refused.code == "STACK_NEEDED":
            self.ask_for_stacks(refused)
        elif refused.code == "DIRECTOR_RANKS":
            self._ask_order(refused)
        else:
            self.say(refusal_with_articles(self.live, refused))
            if self.order is not None and refused.code == "REASON_NEEDED":
                self.order.reason.setFocus()
        return None

    def watch(self, line: OutLine) -> None:
        """Let what is wrong with a stack go as soon as another one is typed."""
        line.stack.textEdited.connect(self._on_edited)

    def _on_edited(self) -> None:
        if self._alarmed:
            self.say("")
        if self.order is not None:
            self.order.show_places()

    def unread(self) -> bool:
        """Show which stack is not a number, with the keyboard in it; return whether there is
        one.
        """
        bad = [line for line in self.lines().values() if line.stack.isVisible() and line.stack.bad]
        if bad:
            self.say(not_a_number(bad[0].stack.text()))
            bad[0].take_keyboard()
            return True
        return any(self.doubts(line) for line in self.lines().values() if line.stack.isVisible())

    def doubts(self, line: OutLine) -> bool:
        """Ask once about a stack that the chips of the tournament do not make: the number of a
        table, perhaps; return whether it was asked now.
        """
        if not self.odd(line):
            return False
        if line.asked == line.stack.stack():
            line.kept = line.asked
            return False
        line.asked = line.stack.stack()
        words = fr_en(
            "Vos jetons ne font pas {0} : corrigez, ou Entrée pour garder ce tapis.",
            "Your chips do not make {0}: correct it, or press Enter to keep this stack.",
        )
        self.say(words.format(line.stack.text()))
        line.take_keyboard()
        return True

    def odd(self, line: OutLine) -> bool:
        """Return whether the stack typed is none that chips make, and is not kept all the same."""
        stack = line.stack.stack() or 0
        return stack != line.kept and self.live.ask(stack_doubtful, stack)

    def say(self, words: str, tone: Tone = Tone.RED) -> None:
        """Show what is missing or wrong."""
        self._alarmed = bool(words) and tone is Tone.RED
        tell(self.wrong, words, tone)
        self.resized.emit()

    def drop_order(self) -> None:
        """Ask for no order any more."""
        if self.order is not None:
            put_away(self.order)
            self.order = None

    def _ask_order(self, refused: Refused) -> None:
        self.drop_order()
        self.order = RankingForm(
            {who: line.name for who, line in self.lines().items()},
            self._outs,
            refused,
            self.live.progress().players_left,
        )
        self.order.reason.returnPressed.connect(self.send)
        self.order.resized.connect(self.resized)
        self.order_box.addWidget(self.order)
        self.order.reason.setFocus(Qt.FocusReason.TabFocusReason)
        self.say("")

    def _outs(self) -> list[Out]:
        lines = self.lines().items()
        return [Out(who, line.seat.table, line.stack.stack()) for who, line in lines]


class RankingForm(QWidget):
    """``ranking()`` and ``note()`` give the order chosen and why; ``resized()`` when rows come."""

    resized = Signal()

    def __init__(
        self,
        names: Mapping[int, str],
        outs: Callable[[], Sequence[Out]],
        refused: Refused,
        players_left: int,
    ) -> None:
        """Offer the orders that ``refused`` names, and an order of the director's own.

        ``outs``: those out with their stacks as they are typed now.
        """
        super().__init__()
        self._names = dict(names)
        self._outs = outs
        self._order = list(names)
        self._left = players_left
        self._ties: dict[int, QCheckBox] = {}
        self._places: dict[int, QLabel] = {}
        codes = refused.params.get("options", ())
        if isinstance(codes, tuple):
            offered = codes
        else:
            offered = ()
        words = {str(code): option_sentence(str(code)) for code in offered}
        words[OWN] = fr_en("dans cet ordre, le meilleur d’abord", "in this order, the best first")
        self.ways = {
            code: QRadioButton(told[:1].upper() + told[1:]) for code, told in words.items()
        }
        next(iter(self.ways.values())).setChecked(True)
        self._rows = column(spacing=Space.HAIR)
        self.places = label("", Say.STRONG, wraps=True)
        self.reason = LineField(
            hint=fr_en("Motif, inscrit au journal", "Reason, recorded in the log"),
            name=fr_en("Motif", "Reason"),
        )
        column(
            label(refusal_sentence(refused), Say.STRONG, wraps=True),
            *self.ways.values(),
            self._rows,
            self.places,
            self.reason,
            on=self,
            spacing=Space.HAIR,
            margins=0,
        )
        group = QButtonGroup(self)
        for way in self.ways.values():
            group.addButton(way)
        group.buttonToggled.connect(self._show_order)
        self._show_order()

    def ranking(self) -> Ranking:
        """Return the groups from the best place."""
        chosen = next((code for code, way in self.ways.items() if way.isChecked()), OWN)
        if chosen != OWN:
            groups = order_by_option(chosen, self._outs())
            return tuple(tuple(int(who) for who in group) for group in groups)
        own: list[list[int]] = []
        for who in self._order:
            if own and who in self._ties and self._ties[who].isChecked():
                own[-1].append(who)
            else:
                own.append([who])
        return tuple(tuple(group) for group in own)

    def note(self) -> str:
        """Return the director's reason."""
        return self.reason.text().strip()

    def shift(self, entrant: int, by: int) -> None:
        """Put a player one place higher (-1) or lower (1) in the own order."""
        place = self._order.index(entrant)
        target = place + by
        if 0 <= target < len(self._order):
            self._order[place], self._order[target] = self._order[target], self._order[place]
            self._show_order()

    def _show_order(self) -> None:
        ticked = {who for who, box in self._ties.items() if box.isChecked()}
        self._ties.clear()
        emptied(self._rows)
        if self.ways[OWN].isChecked():
            for index, who in enumerate(self._order):
                self._rows.addWidget(self._row(index, who, tied=who in ticked))
        self.show_places()
        self.resized.emit()

    def show_places(self) -> None:
        """Say the place of each in the order chosen, by the stacks typed now."""
        own = self.ways[OWN].isChecked()
        told: list[str] = []
        place = self._left - len(self._order) + 1
        for group in self.ranking():
            rank = place_text(place, len(group) > 1)
            for who in group if own else ():
                self._places[who].setText(rank)
            told.append(titled(rank, listed([self._names[who] for who in group])))
            place += len(group)
        tell(self.places, "" if own else " · ".join(told))

    def _row(self, index: int, who: int, *, tied: bool) -> QWidget:
        held = QWidget()
        name = self._names[who]
        self._places[who] = label("", Say.STRONG)
        self._places[who].setMinimumWidth(PLACE_WIDTH)
        line = row(self._places[who], wide(label(name)), on=held, spacing=Space.HAIR)
        line.setContentsMargins(Space.WIDE, 0, 0, 0)
        if index:
            box = QCheckBox(fr_en("ex æquo avec le précédent", "tied with the one before"))
            box.setChecked(tied)
            box.toggled.connect(self.show_places)
            self._ties[who] = box
            line.addWidget(box)
        for icon, by, words in (
            ("arrow-up", -1, fr_en("Monter {0}", "Move {0} up")),
            ("arrow-down", 1, fr_en("Descendre {0}", "Move {0} down")),
        ):
            button = Button(rank=Rank.QUIET, icon=icon, scale="small", name=words.format(name))
            if not 0 <= index + by < len(self._order):
                end = fr_en("C’est une extrémité.", "Nothing stands beyond it.")
                button.set_refusal(end)
            button.clicked.connect(lambda _=False, step=by: self.shift(who, step))
            line.addWidget(button)
        return held
