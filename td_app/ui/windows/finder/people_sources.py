"""What the palette offers of people: each act of a seat, whose player is asked for then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from td_app.ui.acts import Group, group_words
from td_app.ui.pages.room.seat_acts import seat_acts
from td_app.ui.windows.finder.offer import Offer

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow
    from td_app.ui.windows.tournament_view import TournamentView

ICONS = {"move": "move", "swap": "duplicate", "name": "edit", "need": "seat", "back": "check"}


def people_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield what may be done with a player of the room, and bringing one back."""
    view = window.view
    if view is None or window.front is not None:
        return
    tr, group = QCoreApplication.translate, group_words(Group.PLAY)
    why_not = _why_nobody_sits(window)
    for what, words in seat_acts().items():
        ask = partial(_ask_whom, view, what)
        icon = ICONS.get(what, "players")
        yield Offer(f"people.{what}", group, words, ask, icon, why_not=why_not)
    nobody = tr("palette", "Personne n'est encore sorti.")
    outs = window.desk.live is not None and window.desk.live.state.outs
    yield Offer(
        "people.reinstate",
        group,
        tr("palette", "Réintégrer un joueur sorti"),
        partial(_show_out, view),
        "undo",
        why_not="" if outs else nobody,
    )
    nothing = tr("deeds", "Aucun changement de place n'attend d'être annoncé.")
    yield Offer(
        "people.announced",
        group,
        tr("palette", "Tous les changements de place sont annoncés"),
        view.side.announcements.announce,
        "announce",
        why_not="" if view.side.announcements.count else nothing,
    )


def _why_nobody_sits(window: MainWindow) -> str:
    tr, live = QCoreApplication.translate, window.desk.live
    if live is None or not live.state.drawn:
        return tr("deeds", "Les places ne sont pas encore tirées.")
    return tr("palette", "Le tournoi est terminé.") if live.state.over else ""


def _ask_whom(view: TournamentView, what: str) -> None:
    page: Any = view.show_page("room")
    page.ask_whom(what)


def _show_out(view: TournamentView) -> None:
    page: Any = view.show_page("players")
    page.show_only("out")
