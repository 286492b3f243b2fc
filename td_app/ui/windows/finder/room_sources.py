"""What the palette offers of the room: each table's acts, hand-for-hand, the breaking order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Table
from td_app.ui.acts import Group, group_words
from td_app.ui.windows.deeds import refusal_of
from td_app.ui.windows.finder.offer import Offer
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow

#: Refusals that the room answers by asking what is missing.
ASKED_THERE = ("STACK_NEEDED", "DIRECTOR_RANKS")


def tables_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield, for each table in play, its page, its stop, its hands and its end."""
    live = window.desk.live
    if live is None or window.view is None or window.front is not None:
        return
    for table in live.state.open_tables():
        number = table.number
        group = fr_en("Table {0}", "Table {0}").format(number)
        yield Offer(
            f"table.{number}.page",
            group,
            fr_en("Table {0}\u00a0: ouvrir sa page", "Table {0}: open its page").format(number),
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
    number = table.number
    if table.stopped:
        words = fr_en("Table {0}\u00a0: reprendre le jeu", "Table {0}: play again")
        yield "stop", words, cmd.ResumeTable(number)
    else:
        words = fr_en("Table {0}\u00a0: arrêter le jeu", "Table {0}: stop play")
        yield "stop", words, cmd.StopTable(number)
    if going:
        words = fr_en(
            "Table {0}\u00a0: main finie (main par main)", "Table {0}: hand over (hand-for-hand)"
        )
        yield "done", words, cmd.TableDone(number)
        words = fr_en(
            "Table {0}\u00a0: tapis payé (main par main)",
            "Table {0}: all-in called (hand-for-hand)",
        )
        yield "all_in", words, cmd.TableAllIn(number)
    yield (
        "hand",
        fr_en("Table {0}\u00a0: main suivante", "Table {0}: next hand"),
        cmd.NextHand(number),
    )
    empty = cmd.CloseEmptyTable(number)
    ending = cmd.BreakTable(number) if table.places else empty
    yield "break", fr_en("Table {0}\u00a0: fermer", "Table {0}: break"), ending


def room_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield what concerns all tables: another one opened, their order, the hand to rank."""
    live = window.desk.live
    if live is None or window.view is None or window.front is not None:
        return
    group = group_words(Group.PLAY)
    room, drawn = live.room(), live.state.drawn
    before = fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")
    waiting = any(table.status != "open" for table in room.tables)
    full = (
        ""
        if waiting
        else fr_en(
            "Toutes les tables de la salle sont ouvertes.", "Every table of the room is open."
        )
    )
    alone = (
        ""
        if len(room.closing_order) > 1
        else fr_en("Il n'y a qu'une table en jeu.", "Only one table is in play.")
    )
    refused = live.can(cmd.RankHand())
    asked = refused is None or refused.code in ASKED_THERE
    rank = "" if asked else refusal_of(window, cmd.RankHand())
    acts = (
        ("open_tables", fr_en("Ouvrir une table", "Open a table"), full if drawn else before),
        (
            "change_order",
            fr_en("Changer l'ordre de fermeture", "Change the breaking order"),
            alone if drawn else before,
        ),
        (
            "rank_hand",
            fr_en(
                "Main par main\u00a0: classer les sorties de la main",
                "Hand-for-hand: rank those out in the hand",
            ),
            rank,
        ),
    )
    for method, words, why_not in acts:
        take = partial(_on_room, window, method)
        yield Offer(f"room.{method}", group, words, take, "room", why_not=why_not)


def _on_room(window: MainWindow, method: str, *what: int) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("room")
    act: Callable[..., object] = getattr(page, method)
    act(*what)
