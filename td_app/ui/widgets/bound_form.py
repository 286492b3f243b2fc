"""A form that shows a frozen value and reads it back: a field says once what it is bound to.

``form.bind("reentry.most", CountField(most=99), "Per person, at most", none=0)`` adds a row that
shows ``value.reentry.most``, 0 where that is ``None``; ``form.read(value)`` returns the value with
what is written there. A row whose attribute hangs on a part that is ``None`` is neither shown nor
read: the part stays ``None``. What a field does besides is left to whoever binds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import LABEL_WIDTH, FormRow, FormRows
from td_app.ui.widgets.typed_fields import HourField, NumberField

V = TypeVar("V")
W = TypeVar("W", bound=QWidget)
Turn = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Control:
    """What a field holds, how it is made to hold another value, what it sends when it changes."""

    holds: Callable[[], Any]
    show: Callable[[Any], object]
    changed: SignalInstance


def control_of(field: QWidget) -> Control:
    """Return how a field is used; raises ``TypeError`` for a kind that no form binds yet."""
    match field:
        case HourField():
            return Control(field.hour, field.set_hour, field.hourChanged)
        case DateField():
            return Control(field.date, field.set_date, field.dateChanged)
        case NumberField() | QSpinBox():
            return Control(field.value, field.setValue, field.valueChanged)
        case ChoiceField():
            return Control(field.chosen, field.choose, field.choiceChanged)
        case QCheckBox():
            return Control(field.isChecked, field.setChecked, field.toggled)
        case QPlainTextEdit():
            return Control(field.toPlainText, field.setPlainText, field.textChanged)
        case QLineEdit():
            return Control(
                lambda: field.text().strip(), lambda text: _write(field, text), field.textChanged
            )
    raise TypeError(type(field))


def _write(field: QLineEdit, text: str) -> None:
    """Write a text, from its beginning, unless it is the one being typed."""
    if field.text().strip() != text:
        field.setText(text)
        field.setCursorPosition(0)


@dataclass(frozen=True, slots=True)
class Bound:
    """A field and the attribute it is bound to."""

    path: tuple[str, ...]
    control: Control
    none: Any
    when: Callable[[Any], bool] | None
    to_field: Turn | None
    from_field: Turn | None

    def part_of(self, value: Any) -> Any:
        """Return the part of a value that has the attribute, ``None`` where there is none."""
        for name in self.path[:-1]:
            if value is None:
                return None
            value = _attribute(value, name)
        return value

    def shown_for(self, value: Any) -> bool:
        """Return whether the row is shown."""
        if self.part_of(value) is None:
            return False
        return self.when is None or self.when(value)

    def show(self, value: Any) -> None:
        """Show the attribute, where the value has it."""
        part = self.part_of(value)
        if part is None:
            return
        held = _attribute(part, self.path[-1])
        if self.to_field is not None:
            held = self.to_field(held)
        elif held is None:
            held = self.none
        elif isinstance(held, Enum):
            held = held.value
        self.control.show(held)

    def read(self, before: Any) -> Any:
        """Return what the field says, in the place of ``before``."""
        held = self.control.holds()
        if self.from_field is not None:
            return self.from_field(held)
        if self.none is not None and held == self.none:
            return None
        if isinstance(before, Enum):
            return type(before)(held)
        return held

    def written_in(self, value: Any) -> Any:
        """Return the value with what the field says; as it was where it lacks the attribute."""
        if self.part_of(value) is None:
            return value
        return self._written(value, self.path)

    def _written(self, part: Any, path: tuple[str, ...]) -> Any:
        name = path[0]
        before = _attribute(part, name)
        if len(path) > 1:
            now = self._written(before, path[1:])
        else:
            now = self.read(before)
        if isinstance(part, Mapping):
            return {**part, name: now}
        return replace(part, **{name: now})


def _attribute(part: Any, name: str) -> Any:
    if isinstance(part, Mapping):
        return part[name]
    return getattr(part, name)


class BoundFields(Generic[V]):
    """Fields bound to the attributes of a frozen value, or to the keys of a mapping.

    ``rows`` has a row for each that is bound with a title; the others stand where one puts them.
    """

    def __init__(self, changed: Callable[[], object], rows: FormRows | None = None) -> None:
        """Bind nothing yet; ``changed`` is called when somebody changed a field."""
        self._changed = changed
        self._rows = rows
        self._bound: dict[str, Bound] = {}
        self._showing = False
        self.rows: dict[str, FormRow] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Return the attributes of the value itself that are written here, in order."""
        return tuple(dict.fromkeys(bound.path[0] for bound in self._bound.values()))

    def bind(
        self,
        path: str,
        field: W,
        title: str = "",
        hint: str = "",
        *,
        width: int = 0,
        row: FormRow | None = None,
        none: Any = None,
        when: Callable[[V], bool] | None = None,
        show: Turn | None = None,
        read: Turn | None = None,
    ) -> W:
        """Bind a field to an attribute (``"part.name"``) and return it.

        Under ``title`` it has a row of its own, ``width`` pixels wide; or ``row`` is the row it
        stands in. ``none`` is what it shows for ``None``, ``when`` whether the row is shown.
        ``show`` makes what the field holds of the attribute and ``read`` the reverse, where they
        are not the same; a choice is bound to an ``Enum`` by its values without them.
        """
        if title and self._rows is not None:
            row = self._rows.add(title, field, hint, width=width)
        if row is not None:
            self.rows[path] = row
        control = control_of(field)
        control.changed.connect(self._on_changed)
        self._bound[path] = Bound(tuple(path.split(".")), control, none, when, show, read)
        return field

    def show_value(self, value: V) -> None:
        """Show a value and the rows it has, without telling anybody that it changed."""
        self._showing = True
        self.show_rows(value)
        for bound in self._bound.values():
            bound.show(value)
        self._showing = False

    def show_rows(self, value: V) -> bool:
        """Show the rows that a value has, the fields as they are; tell whether there is one."""
        shown = {path: self._bound[path].shown_for(value) for path in self.rows}
        for path, row in self.rows.items():
            row.set_shown(shown[path])
        return any(shown.values())

    def read(self, value: V) -> V:
        """Return the value with what is written in the fields."""
        for bound in self._bound.values():
            value = bound.written_in(value)
        return value

    def _on_changed(self, *_: object) -> None:
        if not self._showing:
            self._changed()


class BoundForm(QWidget, Generic[V]):
    """Bound fields in rows, under a title or none; ``typed()`` when somebody changed one."""

    typed = Signal()

    def __init__(
        self, title: str = "", *, say: Say = Say.SECTION, label_width: int = LABEL_WIDTH
    ) -> None:
        """Have no row yet."""
        super().__init__()
        self.form = FormRows(label_width=label_width)
        self.fields: BoundFields[V] = BoundFields(self.typed.emit, self.form)
        self.bind = self.fields.bind
        self.rows = self.fields.rows
        parts: list[QWidget] = [self.form]
        if title:
            parts.insert(0, label(title, say))
        column(*parts, on=self, spacing=Space.TIGHT, margins=0)

    def show_value(self, value: V) -> None:
        """Show a value; nothing, not even the title, where it has none of the rows."""
        self.fields.show_value(value)
        self.show_rows(value)

    def show_rows(self, value: V) -> None:
        """Show the rows that a value has, or nothing; the fields as they are."""
        self.setVisible(self.fields.show_rows(value))

    def read(self, value: V) -> V:
        """Return the value with what is written here."""
        return self.fields.read(value)
