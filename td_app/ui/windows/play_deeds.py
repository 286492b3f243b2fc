"""What is done with players, at the tables and with the papers, by a key or from the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.acts import Act
from td_app.ui.pages.ranking.order_dialog import why_no_order
from td_app.ui.windows.deeds import Deed, Deeds, commanded, no_writing, refusal_of
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def play_deeds(window: MainWindow) -> Deeds:
    """Return what is done in the open tournament of ``window``, the clock apart."""
    return {
        Act.ELIMINATE: Deed(lambda: _view(window).eliminate(), lambda: _before_the_draw(window)),
        Act.DRAW_SEATS: Deed(
            lambda: _page(window, "room").before.draw(),
            lambda: refusal_of(window, cmd.DrawSeats()),
        ),
        Act.IMPORT_LIST: Deed(
            lambda: _page(window, "players").show_import(),
            lambda: refusal_of(window, cmd.RegisterEntrants((Person("A"),))),
        ),
        Act.CORRECT_ORDER: Deed(
            lambda: _page(window, "ranking").correct_order(), lambda: _no_order(window)
        ),
        Act.READ_OUT: Deed(lambda: _view(window).side.read_out(), lambda: _nothing_to_read(window)),
        Act.HAND_FOR_HAND: commanded(window, cmd.AnnounceHandForHand()),
        Act.NEXT_HAND: commanded(window, cmd.StartNextHand()),
        Act.END_HAND_FOR_HAND: commanded(window, cmd.EndHandForHand()),
        Act.FLOOR: Deed(lambda: _view(window).call_floor()),
        Act.FLOOR_WINDOW: Deed(window.show_floor_window),
        Act.CALL_TIME: Deed(
            lambda: _page(window, "floor").call_time(), lambda: _no_time_called(window)
        ),
        Act.SANCTION: Deed(
            lambda: _page(window, "floor").sanction(), lambda: _before_the_draw(window)
        ),
        Act.INCIDENTS: Deed(lambda: _page(window, "floor").show_incidents()),
        Act.RULEBOOK: Deed(lambda: _page(window, "floor").show_book()),
        Act.SAVE_EVERYTHING: Deed(lambda: _page(window, "papers").save_all.click()),
    }


def club_deeds(window: MainWindow) -> Deeds:
    """Return what is done with the tournaments of the club."""
    return {
        Act.NEW_TOURNAMENT: Deed(window.show_new, lambda: no_writing(window), anywhere=True),
        Act.ALL_TOURNAMENTS: Deed(window.show_start, anywhere=True),
    }


def _view(window: MainWindow) -> Any:
    return window.view


def _page(window: MainWindow, key: str) -> Any:
    return _view(window).show_page(key)


def _before_the_draw(window: MainWindow) -> str:
    live = window.desk.live
    if live is None or live.state.drawn:
        return ""
    return fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")


def _no_order(window: MainWindow) -> str:
    live = window.desk.live
    return why_no_order(live) if live is not None else ""


def _nothing_to_read(window: MainWindow) -> str:
    if _view(window).side.announcements.count:
        return ""
    return fr_en(
        "Aucun changement de place n'attend d'être annoncé.", "No move waits to be announced."
    )


def _no_time_called(window: MainWindow) -> str:
    live = window.desk.live
    counts = live.state.counts() if live is not None else {}
    if not counts:
        return _before_the_draw(window)
    return refusal_of(window, cmd.CallTime(min(counts), accepted=False))
