"""Prizes: each kind in the settings, a tie asked of the director, the ranking with what is won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import shares_proposed
from td_app.tournament.state.prizes import MoneyPool, PrizeGiven, PrizeKind
from td_app.ui.gallery.public_scenes import prizes_in
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.pages.ranking_page import RankingPage
from td_app.ui.pages.settings_tabs import SettingsTabs


def prize_scenes(stage: Stage) -> Scenes:
    """Yield the section of the settings for each kind, then what a tie asks."""
    session = stage.sample()
    desk, window = stage.window()
    desk.allow_money_prizes(True)
    desk.open(session.tournament)
    assert window.view is not None
    settings = window.view.show_page("settings")
    assert isinstance(settings, SettingsTabs)
    for name in _settings(stage, settings):
        yield name, window
    stage.close(desk, window)
    yield from _ranked(stage)


def _settings(stage: Stage, settings: SettingsTabs) -> Iterator[str]:
    settings.show_section("prizes")
    section = settings.setup.form.prizes
    section.kinds.buttons[PrizeKind.IN_KIND.value].click()
    section.texts.set_lines([("", text) for text in prizes_in(stage.language)])
    section.texts.edited.emit()
    yield "prizes_in_kind"
    section.kinds.buttons[PrizeKind.POINTS.value].click()
    yield "prizes_points"
    section.kinds.buttons[PrizeKind.MONEY.value].click()
    section.pool.setValue(1_250)
    section.unit.choose("10")
    section.unit.choiceChanged.emit("10")
    yield "prizes_money"
    section.cells.typed.emit(0, 1, "20")
    yield "prizes_money_short"


def _ranked(stage: Stage) -> Scenes:
    """The two last out tied for prizes in kind, asked; then the same evening in money."""
    session = _with(stage, prizes=prizes_in(stage.language))
    play_out(session, down_to=3)
    two = tuple(who for t in session.state.open_tables() for who in t.places.values())[:2]
    players = tuple(cmd.PlayerOut(who, 500) for who in two)
    session.dispatch(cmd.Eliminate(players, ranking=(two,), note="ensemble"))
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None
    page = window.view.show_page("ranking")
    assert isinstance(page, RankingPage)
    yield "ranking_tie_asked", window
    page.award(2)
    if page.question is not None:
        yield "award_prizes", page.question
        page.question.close()
        shared = tuple(PrizeGiven(prize, two) for prize in page.question.prizes)
        page.live.dispatch(cmd.AwardPrizes(2, shared))
    page.table.choose(two[1])
    page.correct_order()
    if page.ordering is not None:
        page.ordering.shift(1)
        yield "finishing_order", page.ordering
        page.ordering.close()
    stage.close(desk, window)
    money = MoneyPool(1_250, 10, shares_proposed(5))
    session = _with(stage, prize_kind=PrizeKind.MONEY, prize_money=money)
    play_out(session)
    desk, window = stage.window()
    desk.open(session.tournament)
    window.show_page("ranking")
    yield "ranking_money", window
    stage.close(desk, window)


def _with(stage: Stage, **prizes: object) -> TournamentSession:
    session = stage.sample()
    setup = replace(session.state.setup, late_entry_until=0, **prizes)  # type: ignore[arg-type]
    session.dispatch(cmd.ChangeSetup(setup))
    return session
