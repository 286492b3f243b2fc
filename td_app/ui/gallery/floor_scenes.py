"""The floor's page: searching, asking, ruling, a director's decision, a sanction, the book."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import chain

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor_tabs import INCIDENTS, FloorTabs
from td_app.ui.windows.floor_window import FloorWindow
from td_app.words.language import fr_en

#: Names of pictures; the page shows what each says by the time it is told.
Names = Iterator[str]

TABLE = "2"

#: Three chips over a bet of 525: between a call and a raise (9.13, 9.6).
SILENT = {
    "bet_level": 525,
    "min_increment": 250,
    "prior": 0,
    "chips": [500, 100, 25],
    "players_in_hand": 3,
}
#: Too few chips over a raise, three in the hand: the director decides (9.10).
SHORT = {
    "announced": None,
    "bet_level": 600,
    "pushed": 400,
    "players_in_hand": 3,
    "chips_count": 2,
    "facing": "raise",
}


def floor_scenes(stage: Stage) -> Scenes:
    """Yield the floor's page from an empty search to what follows a ruling."""
    tournament = stage.sample().tournament
    desk, window = stage.window()
    desk.open(tournament)
    assert window.view is not None and desk.live is not None
    page = window.view.show_page("floor")
    if isinstance(page, FloorTabs):
        page.rule.where.choice.choose(TABLE)
        for name in chain(_finding(page), _ruling(page), _followed(page, desk.live.session)):
            yield f"floor_{name}", window
    stage.close(desk, window)
    yield from _alone(stage.club.open(tournament))


def _finding(page: FloorTabs) -> Names:
    page.find_text("")
    yield "empty"
    page.find_text("jeton unique")
    yield "found"
    page.rule.field.clear()
    page.find_text("")
    page.rule.finder.show_stage("board")
    yield "map"


def _ruling(page: FloorTabs) -> Names:
    _ask(page, "silent_chips", {"bet_level": 525, "min_increment": 250, "prior": 0})
    yield "question"
    _ask(page, "misdeal", {})
    yield "question_what"
    _ask(page, "next_positions", {})
    yield "question_places"
    _ask(page, "silent_chips", SILENT)
    yield "ruling"
    _ask(page, "undercall", SHORT)
    yield "director_decides"


def _followed(page: FloorTabs, session: TournamentSession) -> Names:
    """What an evening leaves behind: incidents, sanctions, a countdown; and the book."""
    table = session.state.tables[int(TABLE)]
    first, second, third = list(table.places.values())[:3]
    noted = session.dispatch(
        cmd.RecordIncident(
            "open_muck", '{"posted_bb": false}', table=int(TABLE), players=(first,), hand=27
        )
    )
    session.dispatch(
        cmd.RecordIncident("silent_chips", json.dumps(SILENT), table=3, players=(second,))
    )
    seen = fr_en(
        "Deux joueurs hors du coup le confirment.", "Deux joueurs hors du coup le confirment."
    )
    session.dispatch(cmd.NoteIncident(noted.sequence, seen))
    session.dispatch(cmd.GivePenalty(first, "open_muck", "hands", noted.sequence, hands=1))
    session.dispatch(cmd.GivePenalty(second, "insult", "hands", hands=3))
    page.sanction(first, "open_muck", noted.sequence)
    yield "penalty"
    page.tabs.setCurrentIndex(INCIDENTS)
    page.incidents.show_incident(noted.sequence)
    yield "incidents"
    page.show_article("9.12")
    yield "book"
    session.dispatch(cmd.CallTime(int(TABLE), third))
    page.rule.finder.show_home()
    page.find_text("")
    yield "time"


def _alone(session: TournamentSession) -> Scenes:
    """The page in a window of its own, as on a tablet."""
    live = LiveTournament(session)
    window = FloorWindow(live)
    window.page.rule.where.choice.choose(TABLE)
    _ask(window.page, "silent_chips", SILENT)
    yield "floor_window", window
    window.close()
    live.close()


def _ask(page: FloorTabs, op: str, answers: Mapping[str, object]) -> None:
    """Ask about a situation and answer as far as ``answers`` go."""
    page.choose(op)
    while (asked := page.rule.questioning) is not None:
        step = asked.current
        if step is None or step.name not in answers:
            return
        page.rule.show_questioning(asked.answer(step.name, answers[step.name]))
