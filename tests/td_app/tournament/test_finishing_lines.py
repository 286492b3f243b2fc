"""The finishing order rewritten line by line: places exchanged, ties made and undone (1.10)."""

from __future__ import annotations

import pytest
from prize_builders import a_tie, given

from td_app.tournament import commands as cmd
from td_app.tournament.planning.placings import (
    FinishingLine,
    Lines,
    awards_dropped,
    finishing_of,
    lines_of,
    shifted,
    tie_turned,
)


@pytest.fixture
def ranked() -> Lines:
    """Return 10th, two tied 11th, 13th."""
    return lines_of([(1, 10), (2, 11), (3, 11), (4, 13)])


class TestPlacesExchanged:
    def test_who_takes_a_shared_place_shares_it(self, ranked: Lines) -> None:
        assert finishing_of(shifted(ranked, 3, -1)) == ((3,), (2, 4), (1,))

    def test_up_then_down_is_as_before(self, ranked: Lines) -> None:
        for at in range(1, 4):
            assert shifted(shifted(ranked, at, -1), at - 1, 1) == ranked

    @pytest.mark.parametrize(("at", "by"), [(0, -1), (3, 1), (-1, 1)])
    def test_nobody_leaves_the_list(self, ranked: Lines, at: int, by: int) -> None:
        assert shifted(ranked, at, by) == ranked


class TestTies:
    def test_one_more_is_tied(self, ranked: Lines) -> None:
        assert finishing_of(tie_turned(ranked, 3)) == ((2, 3, 4), (1,))

    def test_a_tie_is_undone(self, ranked: Lines) -> None:
        assert finishing_of(tie_turned(ranked, 2)) == ((4,), (3,), (2,), (1,))

    def test_the_first_is_tied_with_nobody(self, ranked: Lines) -> None:
        assert tie_turned(ranked, 0) == ranked
        assert finishing_of((FinishingLine(8, tied=True),)) == ((8,),)


class TestPrizesDecided:
    """A decision on the prizes of a tie stands for that very tie."""

    def test_a_tie_undone_drops_it(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        order = ((1,), (2,), (3,), (4,), (5,))
        assert [tie.place for tie in awards_dropped(session.state, order)] == [2]

    def test_places_below_change_nothing(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        assert awards_dropped(session.state, ((2,), (1,), (3,), (4, 5))) == ()

    def test_nothing_decided_nothing_dropped(self) -> None:
        assert awards_dropped(a_tie(4, 5).state, ((1,), (2,), (3,), (4,), (5,))) == ()
