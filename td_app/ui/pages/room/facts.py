"""The room's rows as a plan shows them, and words said in several places."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.figures import whole
from td_app.ui.language import current_language
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.widgets.plan_facts import PlanSeat, TablePlanFacts, TableState
from td_app.ui.wording.speaking import alone

OPEN = "open"


def plan_facts(table: RoomTable, marked: int | None = None) -> TablePlanFacts:
    """Return a table as its plan shows it; ``marked`` is the entrant concerned, if any."""
    return TablePlanFacts(
        number=table.number,
        seats=table.seats,
        players=tuple(
            PlanSeat(seat.place, seat.name, _detail(seat), marked=seat.entrant == marked)
            for seat in table.players
        ),
        out_of_use=frozenset(table.out_of_use),
        button=table.button,
        state=state_of(table),
        caption=caption_of(table),
    )


def state_of(table: RoomTable) -> TableState:
    """Return why a table needs looking at; a final table is stopped for nobody."""
    if table.stopped:
        return TableState.STOPPED
    return TableState.SHORT if table.short_by else TableState.NORMAL


def caption_of(table: RoomTable) -> str:
    """Return what is said of a table in a few words."""
    if table.stopped:
        return QCoreApplication.translate("room", "arrêtée")
    if table.short_by:
        return QCoreApplication.translate("room", "à court de {0}").format(table.short_by)
    return QCoreApplication.translate("room", "table finale") if table.final else ""


def _detail(seat: RoomSeat) -> str:
    kept = QCoreApplication.translate("room", "jamais déplacé") if seat.never_moved else ""
    return " · ".join(words for words in (seat.club, kept) if words)


def counted(count: int, one: str, several: str) -> str:
    """Return a count in words: ``one`` or ``several``, with the figure at ``{0}``."""
    return (one if alone(count, current_language()) else several).format(whole(count))


def players_counted(count: int) -> str:
    """Return so many players in words."""
    one = QCoreApplication.translate("room", "{0} joueur")
    return counted(count, one, QCoreApplication.translate("room", "{0} joueurs"))


def names_of(live: LiveTournament) -> Callable[[int], str]:
    """Return what tells an entrant's name, also of one taken off the list."""

    def name(entrant: int) -> str:
        person = live.session.last_known(entrant)
        return person.display_name if person else ""

    return name
