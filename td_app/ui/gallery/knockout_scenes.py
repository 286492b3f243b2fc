"""Scenes of knock-outs: asked over the plan, then from the ranking; with bounties."""

from __future__ import annotations

from dataclasses import replace

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.ui.gallery.pool_scenes import priced
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.program.settings.page import SettingsTabs

FIVE = EntryTerms(cost=Cost(1_500, 0, 500))


def knockout_scenes(stage: Stage) -> Scenes:
    """Yield the question in a free tournament, then an evening of progressive bounties."""
    session = stage.sample()
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, knockouts_noted=True)))
    yield from _asked(stage, session, "knockout")
    bounties = priced(stage, FIVE, bounty=BountyTerms(BountyKind.PROGRESSIVE))
    yield from _terms(stage, bounties)
    yield from _asked(stage, bounties, "bounty")


def _terms(stage: Stage, session: TournamentSession) -> Scenes:
    """The kind of the bounties in the settings."""
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None
    settings = window.view.show_page("settings")
    assert isinstance(settings, SettingsTabs)
    settings.setup.form.show_section("format")
    settings.setup.form.format.bounty.percent.setFocus()
    yield "bounty_terms", window
    stage.close(desk, window)


def _asked(stage: Stage, session: TournamentSession, name: str) -> Scenes:
    table = session.state.open_tables()[0]
    first, second, author, other = list(table.places.values())[:4]
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(first, by=(author, other)),)))
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(second, by=(author,)),)))
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None
    page = window.view.show_page("room")
    assert isinstance(page, RoomPage)
    third = next(iter(session.state.open_tables()[1].places.values()))
    page.floor.put_out(third)
    yield f"{name}_asked", window
    page.floor.knockouts.leave()
    session.dispatch(cmd.Withdraw(other, 1_000))
    players = window.view.show_page("players")
    assert isinstance(players, PlayersPage)
    players.entrants.show_entrant(author)
    yield f"{name}_heads", window
    ranking = window.view.show_page("ranking")
    assert isinstance(ranking, RankingPage)
    yield f"{name}_ranking", window
    ranking.say_knockouts()
    if ranking.naming is not None:
        yield f"{name}_said", ranking.naming
        ranking.naming.close()
    stage.close(desk, window)
