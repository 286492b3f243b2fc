"""What the palette offers of people: each act of a seat, whose player is asked for then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from td_app.ui.acts import Group, group_words
from td_app.ui.pages.room.seat_panel import seat_acts
from td_app.ui.windows.finder.offer import Offer
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow
    from td_app.ui.windows.tournament_view import TournamentView

ICONS = {"move": "move", "swap": "duplicate", "name": "edit", "need": "seat", "back": "check"}


def people_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield what may be done with a player of the room, and bringing one back."""
    view = window.view
    if view is None or window.front is not None:
        return
    group = group_words(Group.PLAY)
    why_not = _why_nobody_sits(window)
    for what, words in seat_acts().items():
        ask = partial(_ask_whom, view, what)
        icon = ICONS.get(what, "players")
        yield Offer(f"people.{what}", group, words, ask, icon, why_not=why_not)
    nobody = fr_en("Personne n'est encore sorti.", "Nobody is out yet.")
    outs = window.desk.live is not None and window.desk.live.state.outs
    yield Offer(
        "people.reinstate",
        group,
        fr_en("Réintégrer un joueur sorti", "Bring back a player who is out"),
        partial(_show_out, view),
        "undo",
        why_not="" if outs else nobody,
    )
    nothing = fr_en(
        "Aucun changement de place n'attend d'être annoncé.", "No move waits to be announced."
    )
    yield Offer(
        "people.announced",
        group,
        fr_en(
            "Tous les changements de place sont annoncés", "All seat changes have been announced"
        ),
        view.side.announcements.announce,
        "announce",
        why_not="" if view.side.announcements.count else nothing,
    )


def _why_nobody_sits(window: MainWindow) -> str:
    live = window.desk.live
    if live is None or not live.state.drawn:
        return fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")
    return fr_en("Le tournoi est terminé.", "The tournament is over.") if live.state.over else ""


def _ask_whom(view: TournamentView, what: str) -> None:
    page: Any = view.show_page("room")
    page.ask_whom(what)


def _show_out(view: TournamentView) -> None:
    page: Any = view.show_page("players")
    page.show_only("out")
