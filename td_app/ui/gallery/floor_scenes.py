"""The floor's page: searching, asking, ruling, a director's decision, a sanction, the book."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import chain

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.colour_ups import due
from td_app.tournament.state.structure import Break
from td_app.ui.gallery.stage import Scenes, Stage, count_stacks
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.page import ChipsPage
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.ui.pages.evening.floor.tabs import INCIDENTS, FloorTabs
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.pages.program.setup.structure_section import StructureSection
from td_app.ui.windows.floor_window import FloorWindow
from td_app.ui.windows.public_window import PublicWindow
from td_app.ui.windows.tournament_view import TournamentView
from td_app.words.language import fr_en

#: Names of pictures; the page shows what each says by the time it is told.
Names = Iterator[str]
TABLE = "2"


#: Three chips over a bet of 525: between a call and a raise (9.13, 9.6).
SILENT = {
    "bet_level": 525,
    "min_increment": 250,
    "raised_from": 275,
    "prior": 0,
    "chips": [500, 100, 25],
    "players_in_hand": 3,
}


#: Too few chips over a raise, three in the hand: the director decides (9.10).
SHORT = {
    "done": None,
    "bet_level": 600,
    "pushed": 400,
    "players_in_hand": 3,
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
    page.find_text(fr_en("jeton unique", "single chip"))
    yield "found"
    page.find_text("straddle")
    yield "hardly_named"
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
    ruling = page.rule.views.currentWidget()
    if isinstance(ruling, RulingView) and ruling.cited is not None and ruling.cited.reading:
        ruling.cited.reading.click()
    yield "reading"
    _ask(page, "undercall", SHORT)
    yield "director_decides"
    if isinstance(ruling, RulingView) and ruling.options is not None:
        ruling.options.press(2)
    yield "reason"
    page.choose("cards_showdown")
    showdown = page.rule.showdown
    assert showdown is not None
    for card in ("Ks", "9h", "4d", "2c", "As", "Ad"):
        showdown.put(card)
    yield "showdown_typed"
    for card in ("Kc", "Qs", "Qh"):
        showdown.put(card)
    yield "showdown"


def _followed(page: FloorTabs, session: TournamentSession) -> Names:
    """Fill a page with an evening's incidents, penalties and a countdown; yield it, and the
    book.
    """
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
        "Deux joueurs hors du coup le confirment.", "Two players out of the hand confirm it."
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


def running_scenes(stage: Stage) -> Scenes:
    """Yield what fills the hours between the draw and the final table."""
    for scenes in (_at_a_table, _chips, _structure, _round):
        session = stage.sample()
        desk, window = stage.window()
        desk.open(session.tournament)
        assert window.view is not None and desk.live is not None
        for name in scenes(window.view, desk.live.session):
            yield name, window
        stage.close(desk, window)
    yield from _round_on_the_wall(stage.sample())


def _at_a_table(view: TournamentView, session: TournamentSession) -> Names:
    page = view.show_page("room")
    assert isinstance(page, RoomPage)
    page.open_table(1)
    yield "table_positions_asked"
    places = sorted(session.state.tables[1].places)
    session.dispatch(cmd.SetPositions(1, places[0], places[1], places[2]))
    session.dispatch(cmd.NextHand(1))
    who = session.state.tables[1].places[places[4]]
    session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
    session.dispatch(cmd.MarkAway((session.state.tables[1].places[places[6]],)))
    yield "table_page"
    page.close_table()
    page.show_table(3)
    yield "table_panel"


def _chips(view: TournamentView, session: TournamentSession) -> Names:
    page = view.show_page("chips")
    assert isinstance(page, ChipsPage)
    steps = session.state.setup.structure.steps
    pause = next(i for i, step in enumerate(steps) if isinstance(step, Break))
    session.dispatch(cmd.GoToStep(pause))
    page.show_race(1)
    yield "chips_race"
    table = session.state.tables[2]
    leaving = due(session.state, session.now_ms())[0]
    racers = tuple(cmd.RacerAsked(place, 2 + place % 5) for place in sorted(table.places))
    session.dispatch(cmd.RaceChips(2, leaving.value, racers, draw=True))
    page.show_race(2)
    yield "chips_raced"
    page.show_stacks(1)
    yield "chips_stacks"
    count_stacks(session)
    yield "chips_counted"
    view.show_page("ranking")
    yield "ranking_counted"


def _structure(view: TournamentView, session: TournamentSession) -> Names:
    settings = view.show_page("settings")
    assert isinstance(settings, SettingsTabs)
    settings.show_section("structure")
    for section in settings.findChildren(StructureSection):
        section.open_maker()
    yield "structure_maker"


def _round(view: TournamentView, session: TournamentSession) -> Names:
    _towards_the_final_table(session)
    session.dispatch(cmd.AnnounceHandForHand())
    view.show_page("room")
    yield "hand_for_hand_announced"
    for table in list(session.state.counts()):
        session.dispatch(cmd.TableDone(table))
    session.dispatch(cmd.StartNextHand())
    first, *_ = session.state.counts()
    session.dispatch(cmd.TableAllIn(first))
    yield "hand_for_hand"


def _round_on_the_wall(session: TournamentSession) -> Scenes:
    """Announced, a hand under way, an all-in that waits, then is turned up, and the end."""
    _towards_the_final_table(session)
    live = LiveTournament(session)
    wall = PublicWindow(live)
    first, second = session.state.counts()
    session.dispatch(cmd.AnnounceHandForHand())
    for name, commands in (
        ("announced", ()),
        ("", (cmd.TableDone(first), cmd.TableDone(second), cmd.StartNextHand())),
        ("all_in", (cmd.TableAllIn(first),)),
        ("turned_up", (cmd.TableDone(second),)),
        ("signal", (cmd.TableDone(first),)),
        ("over", (cmd.EndHandForHand(),)),
    ):
        for command in commands:
            session.dispatch(command)
        wall.refresh()
        yield "_".join(filter(None, ("public_hand_for_hand", name))), wall
    wall.close()
    live.close()


def _towards_the_final_table(session: TournamentSession) -> None:
    """Play on until one elimination parts the room from the final table."""
    last = session.state.setup.final_table_size + 1
    while session.state.players_left > last:
        closing = [p for p in session.proposals() if p.kind == "break_table" and p.table]
        if closing and closing[0].table:
            session.dispatch(cmd.BreakTable(closing[0].table))
            session.dispatch(cmd.AnnounceMoves(()))
            continue
        table = max(session.state.open_tables(), key=lambda one: len(one.places))
        who = next(iter(table.places.values()))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
