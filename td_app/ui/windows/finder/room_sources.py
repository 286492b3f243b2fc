"""What the palette offers of the room: each table's acts, hand-for-hand, the breaking order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Table
from td_app.ui.acts import Group, group_words
from td_app.ui.windows.deeds import refusal_of
from td_app.ui.windows.finder.offer import Offer

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow

#: Refusals that the room answers by asking what is missing.
ASKED_THERE = ("STACK_NEEDED", "DIRECTOR_RANKS")


def tables_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield, for each table in play, its page, its stop, its hands and its end."""
    live = window.desk.live
    if live is None or window.view is None or window.front is not None:
        return
    tr = QCoreApplication.translate
    for table in live.state.open_tables():
        number = table.number
        group = tr("palette", "Table {0}").format(number)
        yield Offer(
            f"table.{number}.page",
            group,
            tr("palette", "Table {0}\u00a0: ouvrir sa page").format(number),
            partial(_on_room, window, "open_table", number),
            "room",
        )
        for name, words, command in _acts_of(table, going=live.state.hand_for_hand is not None):
            yield Offer(
                f"table.{number}.{name}",
                group,
                words.format(number),
                partial(live.dispatch, command),
                "room",
                why_not=refusal_of(window, command),
            )


def _acts_of(table: Table, *, going: bool) -> Iterator[tuple[str, str, cmd.Command]]:
    """Yield the name, the words and the command of what may be done with a table."""
    tr, number = QCoreApplication.translate, table.number
    if table.stopped:
        words = tr("palette", "Table {0}\u00a0: reprendre le jeu")
        yield "stop", words, cmd.ResumeTable(number)
    else:
        words = tr("palette", "Table {0}\u00a0: arrêter le jeu")
        yield "stop", words, cmd.StopTable(number)
    if going:
        words = tr("palette", "Table {0}\u00a0: main finie (main par main)")
        yield "done", words, cmd.TableDone(number)
        words = tr("palette", "Table {0}\u00a0: tapis payé (main par main)")
        yield "all_in", words, cmd.TableAllIn(number)
    yield "hand", tr("palette", "Table {0}\u00a0: main suivante"), cmd.NextHand(number)
    empty = cmd.CloseEmptyTable(number)
    ending = cmd.BreakTable(number) if table.places else empty
    yield "break", tr("palette", "Table {0}\u00a0: fermer"), ending


def room_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield what concerns all tables: another one opened, their order, the hand to rank."""
    live = window.desk.live
    if live is None or window.view is None or window.front is not None:
        return
    tr, group = QCoreApplication.translate, group_words(Group.PLAY)
    room, drawn = live.room(), live.state.drawn
    before = tr("deeds", "Les places ne sont pas encore tirées.")
    waiting = any(table.status != "open" for table in room.tables)
    full = "" if waiting else tr("palette", "Toutes les tables de la salle sont ouvertes.")
    alone = "" if len(room.closing_order) > 1 else tr("palette", "Il n'y a qu'une table en jeu.")
    refused = live.can(cmd.RankHand())
    asked = refused is None or refused.code in ASKED_THERE
    rank = "" if asked else refusal_of(window, cmd.RankHand())
    acts = (
        ("open_tables", tr("palette", "Ouvrir une table"), full if drawn else before),
        ("change_order", tr("palette", "Changer l'ordre de fermeture"), alone if drawn else before),
        ("rank_hand", tr("palette", "Main par main\u00a0: classer les sorties de la main"), rank),
    )
    for method, words, why_not in acts:
        take = partial(_on_room, window, method)
        yield Offer(f"room.{method}", group, words, take, "room", why_not=why_not)


def _on_room(window: MainWindow, method: str, *what: int) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("room")
    act: Callable[..., object] = getattr(page, method)
    act(*what)
