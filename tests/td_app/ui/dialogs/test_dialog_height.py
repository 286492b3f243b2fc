"""A screen of 1024×600: what a dialog says scrolls, its title and its buttons stay in sight."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from builders import a_club, a_tournament, everyone, out
from knockout_builders import a_bounty_evening
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

import td_app.ui
from td_app.ui.acts import Act
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.wall_dialog import WallDialog
from td_app.ui.pages.evening.ranking.knockout_dialog import KnockoutDialog
from td_app.ui.pages.evening.ranking.order_dialog import OrderDialog
from td_app.ui.pages.program.settings.about_card import ChangesDialog, LicencesDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.ui.widgets.labels import label
from td_app.ui.windows.keys_dialog import KeysDialog
from td_app.ui.windows.page_acts import every_act
from td_app.ui.windows.page_register import PAGES

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

MOST = 560
"""Of 600 pixels, less the frame of the window."""


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    """The director's window, as large as a screen of 1024×600 leaves it."""
    window = QWidget()
    window.resize(1024, MOST)
    qtbot.addWidget(window)
    return window


def faults(dialog: HouseDialog) -> list[str]:
    """Return what of a dialog cannot be seen, or is cut, on such a screen."""
    dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    found = []
    if dialog.height() > MOST or dialog.width() > 1024:
        found.append(f"{dialog.width()} by {dialog.height()}")
    out_of_sight = [
        button.text()
        for button in dialog.buttons.values()
        if not dialog.rect().contains(button.geometry())
    ]
    found += out_of_sight
    between = dialog.between
    inside = between.widget()
    if inside is not None and inside.width() > between.viewport().width():
        found.append("cut at the side")
    return [f"{type(dialog).__name__}: {fault}" for fault in found]


def test_every_dialog_is_one_that_knows_how_high_it_may_be() -> None:
    for module in pkgutil.walk_packages(td_app.ui.__path__, "td_app.ui."):
        importlib.import_module(module.name)

    def kinds(kind: type[QDialog]) -> Iterator[type[QDialog]]:
        for one in kind.__subclasses__():
            yield one
            yield from kinds(one)

    # That of a file is the system's own.
    ours = {kind for kind in kinds(QDialog) if kind.__module__.startswith("td_app")} - {FileDialog}
    assert len(ours) > 30
    assert all(issubclass(kind, HouseDialog) for kind in ours)
    own = {"sizeHint", "event", "fit"}
    assert not [kind for kind in ours - {HouseDialog} if own & set(vars(kind))]


def test_those_of_a_full_evening_stand_on_the_screen_with_their_buttons(over: QWidget) -> None:
    ended = a_tournament(72, 9)
    for entrant in list(everyone(ended))[:30]:
        out(ended, entrant)
    bounties = a_bounty_evening(72, 9)
    for entrant in list(everyone(bounties))[:30]:
        out(bounties, entrant)
    desk = Desk(a_club())
    acts: tuple[Act, ...] = every_act((), PAGES)
    dialogs = (
        OrderDialog(LiveTournament(ended), parent=over),
        KnockoutDialog(LiveTournament(bounties), parent=over),
        WallDialog(LiveTournament(ended), desk.hall, over),
        KeysDialog(acts, over, sells=True),
        ChangesDialog(over),
        LicencesDialog(over),
    )
    assert not [fault for dialog in dialogs for fault in faults(dialog)]


def test_fields_and_words_of_any_number_scroll_and_the_buttons_do_not(over: QWidget) -> None:
    dialog = HouseDialog("Une question", "Beaucoup de mots. " * 60, over)
    for number in range(40):
        dialog.body.addWidget(label(f"Joueur {number}", wraps=True))
    last = QPlainTextEdit()
    dialog.body.addWidget(last)
    dialog.add_button("cancel", "Ne rien changer")
    dialog.add_button("confirm", "Confirmer", Rank.PRIMARY)
    assert not faults(dialog)
    assert dialog.between.verticalScrollBar().maximum() > 0
    last.setFocus()
    dialog.between.ensureWidgetVisible(last)
    assert (
        dialog.between.viewport()
        .rect()
        .intersects(
            last.rect().translated(last.mapTo(dialog.between.viewport(), last.rect().topLeft()))
        )
    )


def test_a_list_of_rows_gives_whole_rows_and_the_rest_stays_in_sight(over: QWidget) -> None:
    session = a_bounty_evening(72, 9)
    for entrant in list(everyone(session))[:30]:
        out(session, entrant)
    dialog = KnockoutDialog(LiveTournament(session), parent=over)
    assert not faults(dialog)
    assert dialog.between.verticalScrollBar().maximum() == 0
    rows = dialog.table.viewport().height() / dialog.table.rowHeight(0)
    assert rows == int(rows) >= 3
    field = dialog.people.search
    assert field.mapTo(dialog, QPoint()).y() == dialog.how.mapTo(dialog, QPoint()).y()
    assert dialog.note.mapTo(dialog, QPoint()).y() == dialog.buttons["close"].y()


def test_on_a_larger_screen_nothing_scrolls(qtbot: QtBot) -> None:
    dialog = HouseDialog("Une question", "Peu de mots.")
    qtbot.addWidget(dialog)
    for number in range(5):
        dialog.body.addWidget(label(f"Joueur {number}", wraps=True))
    dialog.add_button("confirm", "Confirmer", Rank.PRIMARY)
    assert not faults(dialog)
    assert dialog.between.verticalScrollBar().maximum() == 0
