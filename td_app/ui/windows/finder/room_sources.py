"""What the palette offers of the room: each table's acts, its chips, the structure in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from td_app.tournament import commands as cmd
from td_app.ui.windows.finder.offer import Offer
from td_app.ui.wording import refusal_sentence

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def tables_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield, for each table in play, its page, its stop, its next hand and its break."""
    live, view = window.desk.live, window.view
    if live is None or view is None or window.front is not None:
        return
    tr = QCoreApplication.translate
    for table in live.state.open_tables():
        number = table.number
        group = tr("palette", "Table {0}").format(number)
        yield Offer(
            f"table.{number}.page",
            group,
            tr("palette", "Table {0}\u00a0: ouvrir sa page").format(number),
            partial(_show_table, window, number),
            "room",
        )
        stop = cmd.ResumeTable(number) if table.stopped else cmd.StopTable(number)
        words = (
            tr("palette", "Table {0}\u00a0: reprendre le jeu")
            if table.stopped
            else tr("palette", "Table {0}\u00a0: arrêter le jeu")
        )
        yield _dispatched(window, f"table.{number}.stop", group, words.format(number), stop)
        words = tr("palette", "Table {0}\u00a0: main suivante").format(number)
        yield _dispatched(window, f"table.{number}.hand", group, words, cmd.NextHand(number))
        words = tr("palette", "Table {0}\u00a0: fermer").format(number)
        yield _dispatched(window, f"table.{number}.break", group, words, cmd.BreakTable(number))


def chips_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the worksheets of the chips, and the structure changed in play."""
    view = window.view
    if view is None or window.front is not None:
        return
    tr = QCoreApplication.translate
    group = tr("palette", "Jetons")
    for name, words in (
        ("show_race", tr("palette", "Retirer une valeur, chip race")),
        ("show_stacks", tr("palette", "Compter les tapis")),
    ):
        yield Offer(f"chips.{name}", group, words, partial(_on_chips, window, name), "chips")
    words = tr("palette", "Changer la structure en cours")
    yield Offer("structure.edit", group, words, partial(_edit_structure, window), "edit")


def _dispatched(
    window: MainWindow, name: str, group: str, words: str, command: cmd.Command
) -> Offer:
    live = window.desk.live
    assert live is not None
    refused = live.can(command)
    return Offer(
        name,
        group,
        words,
        partial(live.dispatch, command),
        "room",
        why_not=refusal_sentence(refused) if refused else "",
    )


def _show_table(window: MainWindow, number: int) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("room")
    page.open_table(number)


def _edit_structure(window: MainWindow) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("clock")
    page.side.open_editor()


def _on_chips(window: MainWindow, method: str) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("chips")
    getattr(page, method)()
