"""The end of the evening over its ranking: what it was, how players went out, what follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_tournament, clock_of, everyone
from deal_builders import won_by_three
from flight_builders import bagged, two_flights
from hand_for_hand_builders import a_bubble, all_done, hand_for_hand
from prize_builders import a_tie
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.printing.finish import course_played
from td_app.tournament import commands as cmd
from td_app.ui.destinations import Destination, Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.page import RankingPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

Shown = Callable[[TournamentSession], RankingPage]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    def page_of(session: TournamentSession) -> RankingPage:
        page = RankingPage(LiveTournament(session))
        qtbot.addWidget(page)
        page.resize(1100, 680)
        page.show()
        return page

    return page_of


def won() -> TournamentSession:
    """Return an evening of four, one out every twenty minutes; the last took all of them."""
    session = a_tournament(entrants=4, tables=1, knockouts_noted=True)
    last, *others = everyone(session)
    for who in others:
        clock_of(session).forward(20 * 60_000)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who, by=(last,)),)))
    return session


def test_it_tells_what_the_evening_was_and_draws_how_players_went_out(shown: Shown) -> None:
    end = shown(won()).end
    assert end.facts == {
        "Joueurs": "4",
        "Temps joué": "1\u00a0h",
        "Plus d’éliminations": f"{end.steps[0]._name.whole} (3)",
    }
    assert end.more.isVisible() and end.curve.marks()
    assert "Temps joué\u00a0: 1\u00a0h" in end.curve.accessibleDescription()


def test_its_curve_runs_over_the_hours_played_though_levels_were_skipped() -> None:
    session = a_tournament(entrants=4, tables=1)
    started = clock_of(session).now_ms()
    session.dispatch(cmd.GoToStep(4))
    for who in tuple(everyone(session))[1:]:
        clock_of(session).forward(5 * 60_000)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    course = course_played(session, "fr")
    assert course is not None
    assert course.begins.at_ms == started
    assert course.now.at_ms == started + 15 * 60_000


def test_a_low_page_keeps_its_room_for_the_ranking(shown: Shown, qtbot: QtBot) -> None:
    page = shown(won())
    page.resize(900, 600)
    qtbot.waitUntil(lambda: not page.end.more.isVisible())
    assert page.end.brief.isVisible(), "what it was is told, not drawn"
    assert "Temps joué\u00a0: 1\u00a0h" in page.end.brief.whole
    page.resize(900, 512)
    qtbot.waitUntil(lambda: not page.end.brief.isVisible())
    # What a window 600 pixels high leaves.
    qtbot.waitUntil(lambda: page.minimumSizeHint().height() <= 512)
    assert page.end.steps[0].isVisible()


def test_the_next_evening_is_prepared_from_it(shown: Shown, qtbot: QtBot) -> None:
    page = shown(won())
    asked: list[Destination] = []
    page.asked.connect(asked.append)
    page.end.next.click()
    assert asked == [Spot.NEXT_EVENING]


@pytest.mark.parametrize("ended", [won_by_three, lambda: a_tie(4, 5)])
def test_a_deal_and_a_tie_have_theirs(shown: Shown, ended: Callable[[], TournamentSession]) -> None:
    end = shown(ended()).end
    assert end.isVisible() and end.facts["Joueurs"]


def test_an_evening_over_within_five_minutes_has_no_curve(shown: Shown) -> None:
    session = a_tournament(entrants=4, tables=1)
    for who in tuple(everyone(session))[1:]:
        clock_of(session).forward(60_000)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    assert course_played(session, "fr") is None
    end = shown(session).end
    assert not end.curve.isVisible()
    assert end.facts["Joueurs"] == "4"


def test_a_cancelled_tournament_has_none(shown: Shown) -> None:
    session = a_tournament(entrants=4, tables=1)
    session.dispatch(cmd.CancelTournament("incendie"))
    assert not shown(session).end.isVisible()


def test_a_day_one_has_its_day_two_before_any_next_evening(shown: Shown) -> None:
    (_, first, _) = two_flights()
    bagged(first, 20_000, 5_000)
    end = shown(first).end
    assert end.isVisible() and end.facts["Joueurs"] == "6"
    assert not end.next.isVisible()


def test_the_longest_hand_for_hand_is_told(shown: Shown) -> None:
    session = hand_for_hand(a_bubble(3, 2))
    for _ in range(2):
        all_done(session)
        session.dispatch(cmd.StartNextHand())
    all_done(session)
    session.dispatch(cmd.EndHandForHand())
    while session.state.players_left > 1:
        table = max(session.state.open_tables(), key=lambda one: len(one.places))
        if len(session.state.open_tables()) > 1 and len(table.places) < 3:
            session.dispatch(cmd.FormFinalTable())
            continue
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(iter(table.places.values()))),)))
    assert shown(session).end.facts["Plus long main par main"] == "3 mains"
