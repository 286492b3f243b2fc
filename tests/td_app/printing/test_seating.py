"""The presence sheet of a tournament whose seats are not drawn yet."""

from __future__ import annotations

from builders import a_session, people, registered
from read_papers import ReadPaper

from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.seating import presence_sheet
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority


class TestBeforeTheDraw:
    def test_it_waits_for_the_first_entry_and_not_for_the_draw(self) -> None:
        session = a_session()
        assert document("presence_sheet").ready(session) == "NOBODY_ENTERED_YET"
        registered(session, 1)
        assert document("presence_sheet").ready(session) is None

    def test_ages_checked_and_vouched_for_are_ticked(self) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants(people(3), False, Majority.UNCHECKED))
        session.dispatch(cmd.MarkMajority((2,), Majority.CHECKED))
        session.dispatch(cmd.MarkMajority((3,), Majority.VOUCHED, note="connu du club"))
        told = presence_sheet(session, Stationery())
        assert [one.of_age for one in told.entrants] == [False, True, True]
        assert not any(one.present for one in told.entrants)

    def test_everybody_is_on_it_with_number_and_club(self) -> None:
        session = a_session()
        registered(session, 20, club="Les As du Bocage")
        paper = ReadPaper(document("presence_sheet").pdf(session, Stationery("fr", "Les As")))
        names = [session.person(who).display_name for who in session.state.entrants]
        assert paper.missing(names) == []
        assert "20 inscrits · 20 présents · 20 majorités vérifiées" in paper.text()
