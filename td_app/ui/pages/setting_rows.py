"""The club's settings in a form: each is read into its control, and kept as it changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from td_app.ui.club_settings import (
    ChosenSetting,
    ClubSetting,
    ClubSettings,
    TextSetting,
    TickedSetting,
)
from td_app.ui.widgets.choices import ChoiceField, ChoiceRow
from td_app.ui.widgets.page_parts import FormRows


class SettingRows(FormRows):
    """A form of the club's settings: each is read into its control, and kept as it changes."""

    def __init__(self, settings: ClubSettings) -> None:
        """Start without texts; a read-only post changes nothing."""
        super().__init__()
        self._settings = settings
        self.controls: dict[ClubSetting, QWidget] = {}

    def ask_text(self, setting: TextSetting) -> QLineEdit:
        """Ask for a text, kept once its field is left."""
        field = QLineEdit(self._settings.value(setting))
        field.setMaxLength(setting.longest)
        field.setReadOnly(self._settings.read_only)
        when_typed(field, lambda typed: self._settings.set(setting, typed))
        self._add(setting, field)
        return field

    def ask_tick(self, setting: TickedSetting) -> QCheckBox:
        """Ask for a yes or a no."""
        box = QCheckBox(setting.box())
        box.setChecked(self._settings.value(setting))
        box.setEnabled(not self._settings.read_only)
        box.toggled.connect(lambda ticked: self._settings.set(setting, ticked))
        self._add(setting, box)
        return box

    def ask_choice(self, setting: ChosenSetting) -> ChoiceRow:
        """Ask for one of a few values."""
        choices = ChoiceRow(
            setting.choices(),
            self._settings.value(setting),
            lambda value: self._settings.set(setting, value),
        )
        self._add(setting, choices)
        return choices

    def ask_from_list(self, setting: ChosenSetting) -> ChoiceField:
        """Ask for one of a few values whose words are too long side by side."""
        field = ChoiceField(setting.choices())
        field.choose(self._settings.value(setting))
        field.setEnabled(not self._settings.read_only)
        field.choiceChanged.connect(lambda value: self._settings.set(setting, value))
        self._add(setting, field)
        return field

    def _add(self, setting: ClubSetting, control: QWidget) -> None:
        hint = ""
        if setting.hint is not None:
            hint = setting.hint()
        self.controls[setting] = control
        self.add(setting.title(), control, hint)


def when_typed(field: QLineEdit, keep: Callable[[str], None]) -> None:
    """Store a field once it is left; one that was only passed through is not stored.

    What is kept may be longer than the field allows, or not said at all.
    """

    def left() -> None:
        if field.isModified():
            field.setModified(False)
            keep(field.text())

    field.editingFinished.connect(left)
