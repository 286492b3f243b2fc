"""The sample tournament is an evening like any other."""

from __future__ import annotations

from builders import a_club

from td_app.sample import ENTRANTS, sample_tournament
from td_app.session import TournamentSession
from td_app.tournament.views.clock import clock_view
from td_app.words.language import set_current_language


def seats(session: TournamentSession) -> dict[int, object]:
    return {who: entrant.seat for who, entrant in session.state.entrants.items()}


def test_thirty_six_entrants_four_tables_level_three_five_out() -> None:
    session = sample_tournament(a_club())
    state = session.state
    assert len(state.entrants) == len(ENTRANTS) == 36
    assert sorted(state.counts()) == [1, 2, 3, 4]
    assert len(state.outs) == 5
    view = clock_view(state, session.now_ms())
    assert (view.level, view.running, view.look) == (3, True, "running")


def test_the_same_seed_gives_the_same_seats() -> None:
    once, again = (sample_tournament(a_club(), seed=b"x") for _ in range(2))
    assert seats(once) == seats(again)
    assert seats(once) != seats(sample_tournament(a_club(), seed=b"y"))


def test_there_is_something_to_do() -> None:
    session = sample_tournament(a_club())
    assert {p.kind for p in session.proposals()} == {"stop_table", "balance_tables"}


def test_what_follows_draws_from_the_club_s_own_chance() -> None:
    club = a_club()
    session = sample_tournament(club, seed=b"x")
    assert session._shuffler is club.shuffler


def test_its_name_is_in_the_language_of_the_screens() -> None:
    set_current_language("en")
    try:
        session = sample_tournament(a_club())
    finally:
        set_current_language("fr")
    assert session.state.setup.name == "Sample tournament"
