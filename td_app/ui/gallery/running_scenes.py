"""Running the room: hand-for-hand, chips leaving, a table's page, the structure changed or made."""

from __future__ import annotations

from collections.abc import Iterator

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.colour_ups import due
from td_app.tournament.state.structure import Break
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.chips_page import ChipsPage
from td_app.ui.pages.room_page import RoomPage
from td_app.ui.pages.settings_tabs import SettingsTabs
from td_app.ui.pages.setup.structure_section import StructureSection
from td_app.ui.windows.public_window import PublicWindow
from td_app.ui.windows.tournament_view import TournamentView

#: Names of pictures; the window shows what each says by the time it is told.
Names = Iterator[str]


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
            continue
        table = max(session.state.open_tables(), key=lambda one: len(one.places))
        who = next(iter(table.places.values()))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
