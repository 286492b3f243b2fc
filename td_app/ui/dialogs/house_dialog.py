"""The base of every dialog (a title, a few words, buttons with verbs); the usual questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QPlainTextEdit, QWidget

from td_app.tournament.commands import UndoChoice
from td_app.ui.dialogs.dialog_help import FRAME, DialogHelp
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, at, column, row, wide
from td_app.ui.widgets.page_help import explain_all, on_page, told_as
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.row_height import row_height_in
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.why_grey import why_grey
from td_app.words.language import Pair, fr_en

WIDTH = 480
LINES_HEIGHT = 92
LEAST_LIST = 132
"""Height that a list keeps where the screen ends, in pixels: a title and two rows."""
LEAST_ROOM = 528
"""Height of the smallest window a dialog stands over, in pixels: none is lower for it."""

AS_IF_NEVER = "as_if_never"
FROM_NOW = "from_now"
#: What the command calls each choice.
UNDO_CHOICES: dict[str, UndoChoice] = {AS_IF_NEVER: "as_if_never", FROM_NOW: "from_now"}


class _Content(ScrolledColumn):
    """The content of a dialog: as high as it needs to be, scrolled where there is less room."""

    def hasHeightForWidth(self) -> bool:
        """Return that labels that wrap claim more height in less width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at which nothing scrolls, in pixels."""
        if self.column.hasHeightForWidth():
            return self.column.totalHeightForWidth(width)
        return self.column.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """Return the size of the content, in pixels."""
        return self.column.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which nothing is cut, in pixels."""
        return QSize(self.column.totalMinimumSize().width(), 0)

    def event(self, event: QEvent) -> bool:
        """Notify the dialog when the content needs another height."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


@runtime_checkable
class _InRows(Protocol):
    """A list that is as high as so many rows; the table itself would bring the tournament in."""

    def stand_as_high_as(self, rows: int) -> None: ...


class HouseDialog(QDialog):
    """``chosen(name)`` when a button is pressed; then the dialog closes.

    Never higher than the screen, nor than the window it stands over: its lists give first, then
    all that is between its title and its buttons scrolls.

    Escape and the window's cross choose nothing; where something is typed (``typed``) the first
    one says so, and stays. Opened by ``open()``: nothing waits inside.
    Its controls are explained (``help``) by the sentences of ``help_page``, then of the page it
    was opened from.
    """

    chosen = Signal(str)
    help_page: ClassVar[str] = "dialogs"

    def __init__(
        self,
        title: str,
        words: str = "",
        parent: QWidget | None = None,
        *,
        icon: str = "",
        width: int = WIDTH,
    ) -> None:
        """Say ``title`` and ``words``; ``icon`` is a name of ``assets/icons``."""
        super().__init__(parent)
        self._fitted_to = 0
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFixedWidth(width)
        ClickGuard(self)
        self.help = DialogHelp(on_page(self, self.help_page))
        self.buttons: dict[str, Button] = {}
        top = Qt.AlignmentFlag.AlignTop
        head = row(at(label(title, Say.TITLE, wraps=True), top, 1), spacing=Space.SNUG)
        if icon:
            head.insertWidget(0, icon_label(icon, "text_soft", 24), 0, top)
        self.body = column(spacing=Space.SNUG)
        self._row = row(STRETCH, spacing=Space.TIGHT)
        self.held_back = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.held_back.hide()
        self.between = _Content(spacing=Space.NORMAL)
        if words:
            self.between.column.addWidget(label(words, even=True))
        self.between.column.addLayout(self.body, 1)
        self._whole = column(
            head,
            wide(self.between),
            Space.TIGHT,
            self.held_back,
            self._row,
            on=self,
            spacing=Space.NORMAL,
            margins=(Space.WIDE, Space.WIDE, Space.WIDE, Space.NORMAL),
        )

    def add_button(
        self,
        name: str,
        words: str,
        rank: Rank = Rank.SECONDARY,
        *,
        explains: Pair | None = None,
        tells_why: bool = False,
    ) -> Button:
        """Add a button that chooses ``name``; the primary one answers Enter.

        ``tells_why``: while it is grey, the foot says why at the left.
        """
        button = Button(words, rank, explains=explains)
        button.setAutoDefault(rank is Rank.PRIMARY)
        button.setDefault(rank is Rank.PRIMARY)
        button.clicked.connect(lambda: self.choose(name))
        self._row.addWidget(button)
        if tells_why:
            self._row.insertWidget(0, why_grey(button), MOST_OF_IT)
        self.buttons[name] = button
        return button

    def list_unkept(self, unkept: Sequence[str]) -> None:
        """List what is written and not kept, a line each."""
        lost = fr_en("Saisi mais pas enregistré\u00a0:", "Not saved:")
        self.body.addWidget(label(lost, wraps=True))
        for words in unkept:
            self.body.addWidget(label(f"·\u00a0{words}", Say.STRONG, wraps=True))

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the words need at this width: a label that wraps claims more."""
        super().showEvent(event)
        explain_all(self)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Grow with words that wrap onto one more line, so that the content keeps its room."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._fitted_to and self.isVisible():
            grown = self._whole.totalHeightForWidth(self.width()) > self._fitted_to
            if grown:
                self.fit()
        return done

    def fit(self) -> None:
        """Be as wide and as high as what is shown needs, as far as there is room."""
        # Nothing is empty in the middle: it would take a space of its own.
        self.between.setHidden(self.between.column.isEmpty())
        # Buttons that need more than the usual width are never cut.
        self.setFixedWidth(max(self.width(), self._whole.totalMinimumSize().width()))
        room = self._height_allowed()
        for listed in self.between.findChildren(QAbstractScrollArea):
            over = self._height_needed() - room
            gives = min(over, listed.minimumHeight() - LEAST_LIST)
            if gives > 0 and isinstance(listed, _InRows):
                # Whole rows: as high as anything else, it would be as before once laid out.
                row_height = row_height_in(listed)
                listed.stand_as_high_as((listed.minimumHeight() - gives) // row_height - 1)
            elif gives > 0:
                fixed = listed.minimumHeight() == listed.maximumHeight()
                listed.setMinimumHeight(listed.minimumHeight() - gives)
                if fixed:
                    listed.setMaximumHeight(listed.minimumHeight())
        needed = self._height_needed()
        if needed > room >= self._fitted_to:
            bar = self.between.verticalScrollBar().sizeHint().width()
            self.setFixedWidth(self.width() + bar)
        self._fitted_to = needed
        self.setFixedHeight(min(needed, room))
        self._stand_on_screen()

    def _stand_on_screen(self) -> None:
        """Move what grew beyond the screen's edges: its buttons are at the bottom."""
        screen = self.screen().availableGeometry()
        frame = self.frameGeometry()
        over = QPoint(
            max(0, min(frame.right() - screen.right(), frame.left() - screen.left())),
            max(0, min(frame.bottom() - screen.bottom(), frame.top() - screen.top())),
        )
        if not over.isNull():
            self.move(self.pos() - over)

    def _height_needed(self) -> int:
        """Return the height at which nothing scrolls, in pixels."""
        self.between.column.activate()
        self.between.updateGeometry()
        self._whole.invalidate()
        return self._whole.totalHeightForWidth(self.width())

    def _height_allowed(self) -> int:
        """Return the height there is in the screen, and in the window, its own frame too."""
        screen = self.screen().availableGeometry().height() - FRAME
        over = self.parentWidget()
        if over is None:
            return screen
        return min(screen, max(LEAST_ROOM, over.window().height() - FRAME))

    def typed(self) -> bool:
        """Return whether Escape would throw away something typed here; by default it may."""
        return False

    def reject(self) -> None:
        """Leave without choosing; what is typed is not thrown away by one key."""
        if self.held_back.isHidden() and self.typed():
            words = fr_en(
                "Ce qui est saisi ici n’est pas enregistré. Appuyez encore sur Échap pour "
                "l’abandonner.",
                "What you typed here is not saved. Press Esc again to discard it.",
            )
            self.held_back.setText(words)
            self.held_back.show()
            return
        super().reject()

    def when_confirmed(self, do: Callable[[], object]) -> None:
        """Do this once the button ``confirm`` is pressed."""

        def on_chosen(name: str) -> None:
            if name == "confirm":
                do()

        self.chosen.connect(on_chosen)

    def choose(self, name: str) -> None:
        """Choose as its button would."""
        self.accept()
        self.chosen.emit(name)


KEEP = "keep"
WITHOUT = "without"
STAY = "stay"
"""What is chosen of something not kept, before an act that rests on it."""


class UnkeptDialog(HouseDialog):
    """``chosen`` gives :data:`KEEP`, :data:`WITHOUT` or :data:`STAY`, which Enter does."""

    def __init__(
        self, title: str, unkept: Sequence[str], parent: QWidget, *, keep: str, without: str
    ) -> None:
        """List the unsaved work; ``keep`` and ``without`` are on the buttons that go on."""
        super().__init__(title, "", parent, icon="warning")
        self.list_unkept(unkept)
        self.add_button(WITHOUT, without)
        self.add_button(KEEP, keep)
        stay = explained(
            self.add_button(STAY, fr_en("Revenir à la saisie", "Keep typing"), Rank.PRIMARY),
            "Ferme la question : ce qui est saisi reste à l’écran.",
            "Closes this; what you typed stays on the screen.",
        )
        stay.setFocus()


class ReasonDialog(HouseDialog):
    """``given(reason)`` with the words typed."""

    given = Signal(str)

    def __init__(
        self,
        title: str,
        words: str,
        verb: str,
        parent: QWidget | None = None,
        *,
        needed: bool = True,
    ) -> None:
        """Ask under ``title``; ``verb`` is on the button, greyed until a needed reason is typed."""
        super().__init__(title, words, parent, icon="note")
        self._needed = needed
        self.reason = QPlainTextEdit()
        self.reason.setAccessibleName(fr_en("Motif", "Reason"))
        self.reason.setFixedHeight(LINES_HEIGHT)
        self.reason.setTabChangesFocus(True)
        if needed:
            title_of_field = fr_en("Motif", "Reason")
        else:
            title_of_field = fr_en("Motif (facultatif)", "Reason (optional)")
        self.body.addWidget(label(title_of_field, Say.STRONG))
        self.body.addWidget(self.reason)
        self.body.addWidget(
            label(
                fr_en("Il sera inscrit au journal.", "It will be recorded in the log."),
                Say.SMALL,
                wraps=True,
            )
        )
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        confirm = self.add_button("confirm", verb, Rank.PRIMARY, tells_why=True)
        self.confirm = told_as(confirm, fr_en("Confirmer", "Confirm"))
        self.reason.textChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.given.emit(self.reason.toPlainText().strip()))
        self._update_confirm()
        self.reason.setFocus()

    def _update_confirm(self) -> None:
        missing = self._needed and not self.reason.toPlainText().strip()
        if missing:
            self.confirm.set_refusal(fr_en("Indiquez d’abord un motif.", "Enter a reason first."))
        else:
            self.confirm.set_refusal(None)


def ask_reason(
    parent: QWidget,
    title: str,
    words: str,
    verb: str,
    given: Callable[[str], object],
    *,
    needed: bool = True,
) -> ReasonDialog:
    """Open the question and call ``given`` with the reason; return the dialog."""
    dialog = ReasonDialog(title, words, verb, parent, needed=needed)
    dialog.given.connect(given)
    dialog.open()
    return dialog


class UndoClockDialog(HouseDialog):
    """``chosen`` gives ``as_if_never`` or ``from_now``, the choices of the command."""

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        """Ask about ``action``, in the words of the undo button."""
        super().__init__(
            fr_en("Annuler\u00a0: {0}", "Undo: {0}").format(action),
            fr_en(
                "Du temps a passé depuis. Que doit afficher l’horloge\u00a0?",
                "Time has passed since then. What should the clock show now?",
            ),
            parent,
            icon="clock",
            width=560,
        )
        self._choice(
            AS_IF_NEVER,
            fr_en("Comme si de rien n’était", "As if it had never happened"),
            fr_en(
                "L’horloge affiche ce qu’elle afficherait si l’action n’avait pas eu lieu.",
                "The clock shows what it would show if the action had not happened.",
            ),
            Rank.PRIMARY,
        )
        self._choice(
            FROM_NOW,
            fr_en("À partir de maintenant", "From now"),
            fr_en(
                "Le temps affiché ne change pas\u00a0; l’horloge repart ou s’arrête comme avant "
                "l’action.",
                "The time shown stays; the clock runs or stays paused as before the action.",
            ),
            Rank.SECONDARY,
        )
        self.add_button(
            "cancel",
            fr_en("Ne pas annuler", "Do not undo"),
            Rank.QUIET,
            explains=("Laisse l’action telle quelle.", "Leaves the action as it is."),
        )

    def _choice(self, name: str, words: str, meaning: str, rank: Rank) -> None:
        button = Button(words, rank)
        button.setDefault(rank is Rank.PRIMARY)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(lambda: self.choose(name))
        self.buttons[name] = button
        self.body.addWidget(button)
        self.body.addWidget(label(meaning, Say.SMALL, wraps=True))


UNDO_ANYWAY = "undo_anyway"
LEAVE_IT = "leave_it"

#: Lines shown, the latest; of more, how many there are.
MOST_LINES = 5


class OthersSinceDialog(HouseDialog):
    """``chosen`` gives ``undo_anyway`` or ``leave_it``."""

    def __init__(
        self, lines: Sequence[str], post: str, undone: str, parent: QWidget | None = None
    ) -> None:
        """Show the ``lines`` of the minutes since, the last by ``post``, which is ``undone``."""
        title = fr_en(
            "Un autre poste a enregistré une action depuis",
            "Another computer has recorded something since",
        )
        if post:
            title = fr_en(
                "Le poste «\u00a0{0}\u00a0» a enregistré une action depuis",
                "Computer “{0}” has recorded something since",
            )
        super().__init__(
            title.format(post),
            fr_en(
                "Rien n’est annulé. Depuis ce que vous aviez à l’écran\u00a0:",
                "Nothing has been undone. Since what you had on screen:",
            ),
            parent,
            icon="undo",
            width=560,
        )
        if len(lines) > MOST_LINES:
            more = fr_en("… et {0} autres lignes, plus anciennes.", "… and {0} earlier lines.")
            self.body.addWidget(label(more.format(len(lines) - MOST_LINES), wraps=True))
        for words in lines[-MOST_LINES:]:
            self.body.addWidget(label(f"– {words}", wraps=True))
        takes = fr_en(
            "Annuler supprimerait la dernière\u00a0: {0}.", "Undo would now take back: {0}."
        )
        self.body.addWidget(label(takes.format(undone), wraps=True))
        explained(
            self.add_button(UNDO_ANYWAY, fr_en("Annuler quand même", "Undo anyway")),
            "Annule la dernière ligne du journal, même enregistrée par un autre poste.",
            "Undoes the latest line of the log, even one recorded by another computer.",
        )
        self.add_button(LEAVE_IT, fr_en("Ne rien changer", "Cancel"), Rank.PRIMARY)
