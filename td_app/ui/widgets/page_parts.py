"""Parts of pages: cards and headings, tabs, forms, a column that scrolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import SCROLL_BAR, Height, Space, Tone
from td_app.ui.widgets.buttons import Button, icon_button
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import STRETCH, Margins, Part, at, column, framed, row, wide
from td_app.ui.widgets.page_head import PageHead
from td_app.words.language import fr_en


class SectionHeading(QWidget):
    """A title, a figure or a few words after it, and room for buttons at the right."""

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        beside: str = "",
        say: Say = Say.SECTION,
    ) -> None:
        """Say ``title``, with ``beside`` in the soft colour."""
        super().__init__(parent)
        self._title = label(title, say)
        self._beside = label(beside, Say.SOFT)
        told = (self._title, self._beside, STRETCH)
        self._row = row(*told, on=self, spacing=Space.TIGHT, margins=0)

    def set_beside(self, beside: str) -> None:
        """Say something else beside the title."""
        self._beside.setText(beside)

    def add(self, widget: QWidget) -> None:
        """Put a button or a pill at the right end."""
        self._row.addWidget(widget)


class Card(QFrame):
    """A surface with a thin edge; what it holds goes into ``body``, a vertical layout."""

    def __init__(
        self, title: str = "", parent: QWidget | None = None, *, margin: int = Space.NORMAL
    ) -> None:
        """Make a section under ``title``, or without a title."""
        super().__init__(parent)
        dress(self, kind="card")
        self.body = column(on=self, spacing=Space.SNUG, margins=margin)
        self.heading: SectionHeading | None = None
        if title:
            self.heading = SectionHeading(title)
            self.body.addWidget(self.heading)


def line() -> QFrame:
    """Return a thin horizontal line."""
    drawn = QFrame()
    dress(drawn, kind="line")
    return drawn


def upright() -> QFrame:
    """Return a thin vertical line."""
    drawn = QFrame()
    dress(drawn, kind="upright")
    return drawn


class ViewHead(QWidget):
    """``back`` is its button; the mark is an icon, or an article's number."""

    def __init__(self, back: str, parent: QWidget | None = None) -> None:
        """Lead back to where ``back`` says."""
        super().__init__(parent)
        tip = fr_en("{0} (Échap)", "{0} (Esc)").format(back)
        self.back = icon_button("chevron-left", back, tip=tip)
        self._icon = icon_label("stage-deal", "accent_text", 24)
        self._number = label("", Say.TITLE, tone=Tone.ACCENT)
        self._title = label("", Say.TITLE, wraps=True)
        self._title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._beside = label("", Say.SOFT)
        told = (self.back, self._icon, self._number, wide(self._title), self._beside)
        row(*told, on=self, spacing=Space.SNUG, margins=0)

    def say(self, title: str, *, icon: str = "", number: str = "", beside: str = "") -> None:
        """Say ``title`` after its icon or its number; ``beside`` stands at the right."""
        if icon:
            give_icon(self._icon, icon, "accent_text")
        self._icon.setVisible(bool(icon))
        self._number.setText(f"§\u00a0{number}")
        self._number.setVisible(bool(number))
        self._title.setText(title)
        self._beside.setText(beside)


class PageTabs(QTabBar):
    """``name`` is the tabs' name for screen readers; ``words`` are their labels."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        """Choose the first tab."""
        super().__init__()
        self._rule: QFrame | None = None
        self.setDrawBase(False)
        self.setAccessibleName(name)
        for said in words:
            self.addTab(said)

    def lay_out(
        self,
        page: QWidget,
        *below: QWidget,
        title: str | None = None,
        beside: Sequence[Part] = (),
        rest: Sequence[Button] = (),
    ) -> None:
        """Fill ``page``: its head with the tabs, then ``below``, the last one high.

        ``title`` is the tabs' name where none is given; "" under a head that says it already.
        ``beside`` stand at the right of the head, ``rest`` are listed by its « ⋯ », and with them
        buttons of the first that have no room.
        """
        tabs = at(self, Qt.AlignmentFlag.AlignBottom)
        dress(self, layout="head")
        if title is None:
            title = self.accessibleName()
        fold = [one for one in beside if isinstance(one, Button)]
        head = PageHead(title, tabs, STRETCH, *beside, rest=rest, fold=fold)
        *others, last = below
        self._rule = line()
        column(head, self._rule, *others, wide(last), on=page, spacing=0, margins=0)
        if self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            self._rule.setHidden(self.isHidden())

    def setVisible(self, visible: bool) -> None:
        """Show the tabs on their rule, or leave both out."""
        super().setVisible(visible)
        # Without a page laid out it has none: shown with no parent, it would be a window.
        if self._rule is not None:
            self._rule.setVisible(visible)


LABEL_WIDTH = 176

DRESSING = (QEvent.Type.StyleChange, QEvent.Type.Polish)


class FormRow:
    """One row of a form, as ``FormRows.add`` returned it."""

    def __init__(self, title: str, field: QWidget, hint: str) -> None:
        """Hold ``field`` under its label's buddy, hint and error."""
        self.field = field
        # Beside a field, a lone & would mark a key.
        self.title = label(title.replace("&", "&&"))
        self.title.setBuddy(field)
        self.title.setMinimumHeight(Height.CONTROL)
        self.title.setWordWrap(True)
        self._hint = label(hint, Say.SMALL, wraps=True)
        if not hint:
            self._hint.hide()
        self._error = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self._error.hide()
        self.beside = QWidget()
        column(field, self._hint, self._error, on=self.beside, spacing=Space.HAIR, margins=0)
        if not field.accessibleName():
            field.setAccessibleName(title)

    @property
    def error(self) -> str:
        """Return the error, "" when there is none."""
        return self._error.text()

    @property
    def hint(self) -> str:
        """Return the line under the field, "" when there is none."""
        return self._hint.text()

    def set_error(self, error: str | None) -> None:
        """Show an error under the field and ring it in red; ``None`` clears it."""
        self._error.setText(error or "")
        self._error.setVisible(bool(error))
        self._hint.setVisible(bool(self._hint.text()) and not error)
        dress(self.field, wrong="true" if error else "false")
        self.field.setAccessibleDescription(error or self._hint.text())

    def set_shown(self, shown: bool) -> None:
        """Show the row, or leave it out."""
        self.title.setVisible(shown)
        self.beside.setVisible(shown)

    def set_hint(self, hint: str, tone: Tone = Tone.NEUTRAL) -> None:
        """Say another hint."""
        self._hint.setText(hint)
        dress(self._hint, tone=tone.value)
        self._hint.setVisible(bool(hint) and not self.error)


class FormRows(QWidget):
    """Rows aligned on one edge: labels at the left, fields at the right."""

    def __init__(self, parent: QWidget | None = None, *, label_width: int = LABEL_WIDTH) -> None:
        """Start an empty form."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self.setProperty(FORM, True)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.NORMAL)
        self._grid.setVerticalSpacing(Space.SNUG)
        self._grid.setColumnMinimumWidth(0, label_width)
        self._grid.setColumnStretch(1, 1)
        self._count = 0

    def add(
        self, title: str, field: QWidget, hint: str = "", *, width: int = 0, under: bool = False
    ) -> FormRow:
        """Add a row and return it; ``width`` in pixels keeps a field from filling the line.

        ``under``: the field stands under its label, and has the whole line.
        """
        if width:
            field.setFixedWidth(width)
        row = FormRow(title, field, hint)
        top = Qt.AlignmentFlag.AlignTop
        if under:
            both = column(row.title, row.beside, spacing=0)
            self._grid.addLayout(both, self._count, 0, 1, 2)
        else:
            self._grid.addWidget(row.title, self._count, 0, top)
            self._grid.addWidget(row.beside, self._count, 1, top)
        self._count += 1
        return row


REACH = Space.NORMAL
"""How far into the gutter an area reaches for its scroll bar, in pixels."""


class Area(QScrollArea):
    """Scrolls its content up and down; measures it only once it is styled.

    Measured before, all that is inside would be dressed twice: a page took half as long again.
    """

    _waiting: QWidget | None = None

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def reach_into_gutter(self) -> None:
        """Scroll from the gutter: the content keeps one right edge, ``REACH`` from the area's.

        What goes on beyond an edge fades there.
        """
        # Its room is always kept: words that wrap would be measured at two widths in turn.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(0, 0, REACH - SCROLL_BAR, 0)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        bar.setEnabled(False)
        self.fade_edges()

    def fade_edges(self, *, card: bool = False) -> None:
        """Let what goes on above or below fade out at the edge: no line is seen cut in two.

        ``card``: it lies on a card, not on the page.
        """
        self._fades = fades_of(self, card=card)

    def setWidget(self, widget: QWidget) -> None:  # noqa: N802 - as Qt names it
        """Show ``widget``, as wide as the area, in place of the previous one."""
        if self.window().styleSheet():
            super().setWidget(widget)
        else:
            self._waiting = widget
            widget.setParent(self.viewport())

    def takeWidget(self) -> QWidget:  # noqa: N802
        """Remove the content and return it."""
        waiting = self._waiting
        self._waiting = None
        if waiting is None:
            return super().takeWidget()
        waiting.setParent(None)
        return waiting

    def event(self, event: QEvent) -> bool:
        """Measure the content from the moment there is a style to measure it by."""
        waiting = self._waiting
        if event.type() in DRESSING and waiting is not None:
            self._waiting = None
            super().setWidget(waiting)
        return super().event(event)


class Fade(QWidget):
    """Fades what scrolls into the page at an edge of its area, as long as it goes on there."""

    def __init__(self, area: QAbstractScrollArea, *, above: bool, card: bool) -> None:
        """Lie over the upper or the lower edge of ``area``."""
        super().__init__(area)
        self._area = area
        self._above = above
        self._card = card
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._lie)
        bar.rangeChanged.connect(self._lie)
        area.viewport().installEventFilter(self)
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as wide as what is seen."""
        if event.type() is QEvent.Type.Resize:
            self._lie()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        bar = self._area.verticalScrollBar()
        end = bar.minimum() if self._above else bar.maximum()
        seen = self._area.viewport().geometry()
        high = min(int(REACH), seen.height() // 4)
        top = seen.top() if self._above else seen.bottom() + 1 - high
        self.setGeometry(seen.left(), top, seen.width(), high)
        self.setVisible(bar.value() != end)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page's colour, less and less of it away from the edge."""
        ink = colours()
        page = QColor(ink.surface if self._card else ink.page)
        clear = QColor(page)
        clear.setAlpha(0)
        top, bottom = (page, clear) if self._above else (clear, page)
        falling = QLinearGradient(0, 0, 0, self.height())
        falling.setColorAt(0, top)
        falling.setColorAt(1, bottom)
        painter = QPainter(self)
        painter.fillRect(self.rect(), falling)
        painter.end()


def fades_of(area: QAbstractScrollArea, *, card: bool) -> tuple[Fade, Fade]:
    """Let what goes on above or below an area, or a list, fade out at its edges."""
    return Fade(area, above=True, card=card), Fade(area, above=False, card=card)


#: How wide what is read on a page in front of the others is at most, in its middle (pixels).
IN_FRONT = 880


class ScrolledColumn(Area):
    """Scrolls ``column``, a vertical layout that ``renew`` returns empty."""

    def __init__(
        self, *parts: Part | None, spacing: int = Space.NORMAL, margins: Margins = 0
    ) -> None:
        """Show ``parts`` from the top; start empty without any (or with ``None``)."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._going: dict[int, QWidget] = {}
        self.column = self.renew(spacing=spacing, margins=margins)
        if kept := [part for part in parts if part is not None]:
            self.fill(kept, spacing=spacing, margins=margins)

    def renew(self, *, spacing: int = Space.NORMAL, margins: Margins = 0) -> QVBoxLayout:
        """Return an empty column; what was there is deleted unless it has another parent."""
        inside = _Inside()
        self.column = column(on=inside, spacing=spacing, margins=margins)
        self._show(inside)
        return self.column

    def fill(
        self,
        parts: Iterable[Part],
        *,
        spacing: int = Space.NORMAL,
        margins: Margins = 0,
        widest: int | None = None,
    ) -> None:
        """Show these from the top, and nothing else; none wider than ``widest`` pixels."""
        inside = _Inside()
        self.column = column(*parts, STRETCH, on=inside, spacing=spacing, margins=margins)
        if widest is not None:
            for part in inside.children():
                if isinstance(part, QWidget):
                    part.setMaximumWidth(widest)
            # As wide as they are, no wider: lines that wrap would be counted as fewer.
            around = self.column.contentsMargins()
            inside.setMaximumWidth(widest + around.left() + around.right())
        # Once it is whole: what joins a widget on screen is shown in the layout's own time.
        self._show(inside)

    def fill_in_front(self, parts: Iterable[Part]) -> None:
        """Show these in the middle of a page that stands in front of the others."""
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.fill(parts, margins=Space.WIDE, widest=IN_FRONT)

    def height_in_front(self, width: int) -> int:
        """Return how high what is shown is in a page so wide, in pixels."""
        return self.column.totalHeightForWidth(min(width, IN_FRONT + 2 * Space.WIDE))

    def _show(self, inside: QWidget) -> None:
        """Hold ``inside``; what was there goes later: a field in it may hear a key just now."""
        gone = self.takeWidget()
        self.setWidget(inside)
        if gone is not None:
            going = self._going
            mark = id(gone)
            going[mark] = gone
            gone.destroyed.connect(lambda: going.pop(mark, None))
            gone.deleteLater()


def foot_in_front(buttons: QLayout) -> QHBoxLayout:
    """Return what stands under such a page: its buttons, between the same edges."""
    foot = framed(buttons, margins=(Space.WIDE, 0, Space.WIDE, Space.TIGHT))
    foot.setMaximumWidth(IN_FRONT + 2 * Space.WIDE)
    return row(STRETCH, wide(foot, 100), STRETCH)


def scrolled(inside: QWidget, name: str = "") -> QScrollArea:
    """Return an area in which a widget scrolls up and down; ``name`` when Tab may stop there."""
    area = Area()
    area.setAccessibleName(name)
    area.setWidget(inside)
    return area


def lay_out_form(
    form: QWidget, title: QWidget, parts: Sequence[Part], wrong: QWidget, buttons: Sequence[Part]
) -> None:
    """Lay out a form beside a list: what it is of, its parts that scroll, then what is wrong.

    The buttons stand below, always in sight.
    """
    form.setProperty(FORM, True)
    inside = QWidget()
    sides = (Space.NORMAL, 0, Space.NORMAL, 0)
    dress(inside, kind="scrolled")
    edges = (Space.NORMAL, 0, Space.NORMAL, Space.TIGHT)
    column(*parts, STRETCH, on=inside, spacing=Space.TIGHT, margins=edges)
    area = scrolled(inside)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    column(
        row(title, margins=sides),
        wide(area),
        row(wrong, margins=sides),
        row(*buttons, spacing=Space.TIGHT, margins=sides),
        on=form,
        spacing=Space.TIGHT,
        margins=(0, Space.SNUG, 0, Space.SNUG),
    )


class _Inside(QWidget):
    """Asks for the height its width needs: labels that wrap claim more, at any width.

    What does not wrap has one height whatever the width, and asks for that one.
    """

    def __init__(self) -> None:
        super().__init__()
        dress(self, kind="scrolled")

    def minimumSizeHint(self) -> QSize:
        """Return the least width, in pixels; the height may follow from the width."""
        least = super().minimumSizeHint()
        inside = self.layout()
        wraps = inside is not None and inside.hasHeightForWidth()
        return QSize(least.width(), 0 if wraps else least.height())
