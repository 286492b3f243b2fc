"""The cash desk as faces read it: dues with their reason, lines both ways, sums by means."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

from builders import out, registered
from buy_in_builders import an_evening, terms
from golden.test_old_journals import read

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.history import History
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.state.deals import DealKind
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views import cash_desk
from td_app.tournament.views.cash_desk import DeskView, DueRow, Why, desk_view
from td_app.words.till import WHY, purpose_words, state_text

CASH, CARD = Means.CASH, Means.CARD
OF_ENTRIES: dict[str, Any] = {
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(from_entries=True, shares=(600, 400)),
    "late_entry_until": 0,
}
WITH_BOUNTY = terms(cost=Cost(2_000, 400, 600))


class ReadOnly:
    """A journal without names or notes."""

    def __init__(self, history: History) -> None:
        self.history = history

    def last_known(self, entrant: int) -> None:
        return None

    def shown_number(self, sequence: int) -> int:
        return sequence

    def note(self, sequence: int) -> str:
        return ""

    def now_ms(self) -> int:
        return self.history.entries[-1].recorded_at


def view(session: TournamentSession) -> DeskView:
    return desk_view(session.state, session)


def why(session: TournamentSession) -> dict[tuple[int, Purpose], Why]:
    return {(row.entrant, row.purpose): row.why for row in view(session).dues}


def last_act(session: TournamentSession) -> int:
    return session.history.sequence


class TestWhatTheTillOwes:
    def test_a_prize_by_its_place_from_the_act_that_gave_it(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        out(session, 1, 2, 3)
        first, second = view(session).dues
        assert (first.entrant, first.cents, first.why) == (4, 4_800, Why("PLACE", {"place": 1}))
        assert (second.entrant, second.why) == (3, Why("PLACE", {"place": 2}))
        assert first.act == second.act == last_act(session)
        session.dispatch(cmd.PayOut((4,), CASH, Purpose.PRIZE, 1_000))
        again = view(session).dues[0]
        assert (again.cents, again.paid) == (3_800, 1_000)

    def test_bounties_name_who_was_knocked_out_and_the_winners_own_head(self) -> None:
        session = an_evening(4, WITH_BOUNTY, tables=1, **OF_ENTRIES)
        for gone, by in ((1, 2), (2, 4), (3, 4)):
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(gone, by=(by,)),)))
        names = {who: session.person(who).display_name for who in range(1, 5)}
        said = why(session)
        assert said[2, Purpose.BOUNTY] == Why("KNOCKOUTS", {"outs": (names[1],)})
        taken = Why("KNOCKOUTS_AND_HEAD", {"outs": (names[2], names[3])})
        assert said[4, Purpose.BOUNTY] == taken

    def test_a_cancellation_keeps_the_own_head_in_its_settlement(self) -> None:
        session = an_evening(4, WITH_BOUNTY, tables=1, **OF_ENTRIES)
        for gone in (1, 2):
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(gone, by=(4,)),)))
        session.dispatch(cmd.CancelTournament("x", ((3, 20_000), (4, 20_000))))
        names = tuple(session.person(who).display_name for who in (1, 2))
        assert why(session)[4, Purpose.BOUNTY] == Why("KNOCKOUTS", {"outs": names})

    def test_a_deal_a_cancellation_and_who_never_sat(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,)))
        assert why(session)[late, Purpose.REFUND] == Why("NEVER_SAT")
        assert view(session).to_give == 2_400, "entries are closed: they will not play"
        out(session, 1, 2)
        stacks = ((3, 20_000), (4, 20_000))
        session.dispatch(cmd.AgreeDeal(DealKind.EVEN, stacks, (3, 4)))
        assert why(session)[4, Purpose.DEAL_SHARE] == Why("DEAL", {"kind": "even"})
        side = an_evening(4, terms(), tables=1, started=False, **OF_ENTRIES)
        side.dispatch(cmd.CancelTournament("trop peu de joueurs"))
        rows = view(side).dues
        settled = Why("CANCELLED", {"stage": "before_start"})
        assert [row.why for row in rows] == [settled] * 4
        assert {row.act for row in rows} == {last_act(side)}

    def test_a_prize_paid_to_the_wrong_one_is_to_be_taken_back(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        out(session, 1, 2, 3)
        session.dispatch(cmd.PayOut((4,)))
        paid = last_act(session)
        session.dispatch(cmd.CorrectPayment(paid, 0, "remis à 2", entrant=2))
        over = [row for row in view(session).dues if row.over]
        assert [(row.entrant, row.cents, row.why) for row in over] == [(2, 4_800, Why("PAID_OVER"))]
        assert view(session).due == 4_800

    def test_every_reason_has_its_words(self) -> None:
        source = inspect.getsource(cash_desk)
        codes = set(re.findall(r'"([A-Z][A-Z_]+)"', source))
        assert codes == set(WHY)


class TestItsLines:
    def test_say_which_way_what_for_by_whom_and_what_was_put_right(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        wrong = view(session).payments[1]
        assert (wrong.out, wrong.purpose, wrong.stands) == (False, Purpose.ENTRY, True)
        session.dispatch(cmd.CorrectPayment(wrong.number, wrong.line, "par carte", means=CARD))
        rows = view(session).payments
        back, right = rows[-2:]
        assert rows[1].corrected and not rows[1].stands
        assert (back.takes_back, back.out, back.stands) == (True, False, False)
        assert (right.takes_back, right.out, right.stands) == (False, False, True)
        assert {back.corrects, right.corrects} == {wrong.number}
        assert right.note == "par carte" and right.cashier == rows[0].cashier
        keys = {(row.number, row.line) for row in rows}
        assert len(keys) == len(rows)

    def test_make_sums_both_ways_by_means_wrong_lines_apart(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        wrong = view(session).payments[1]
        session.dispatch(cmd.CorrectPayment(wrong.number, wrong.line, "par carte", means=CARD))
        out(session, 1, 2, 3)
        session.dispatch(cmd.PayOut((4, 3)))
        now = view(session)
        sums = {row.means: (row.received, row.paid_out) for row in now.by_means}
        assert sums[CASH] == (3 * 2_400, 8_000) and sums[CARD] == (2_400, 0)
        assert (now.received, now.paid_out, now.total) == (9_600, 8_000, 1_600)
        assert now.left(CASH) == session.state.cash.taken["cash"]

    def test_what_was_won_is_no_part_of_what_somebody_paid(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        out(session, 1, 2, 3)
        session.dispatch(cmd.PayOut((4,)))
        winner = next(row for row in view(session).rows if row.entrant == 4)
        assert winner.by == ((CASH, 2_400),) and winner.owes == 0


class TestTheClosing:
    def test_keeps_its_word_and_how_many_lines_came_since(self) -> None:
        session = an_evening(4, terms(), tables=1, **OF_ENTRIES)
        session.dispatch(cmd.CountTill(9_000, "un billet manque"))
        assert (view(session).till_note, view(session).lines_since) == ("un billet manque", 0)
        out(session, 1, 2, 3)
        session.dispatch(cmd.PayOut((4,)))
        assert view(session).lines_since == 1


class TestPaymentsOfBefore:
    def test_written_before_a_purpose_was_asked_read_as_they_were(self) -> None:
        path = Path(__file__).parents[3] / "golden" / "journal_buy_ins.jsonl"
        history = History(read(path))
        rows = desk_view(history.state, ReadOnly(history)).payments
        assert rows and {row.purpose for row in rows} == {None}
        assert {purpose_words(None), state_text(rows[0])} == {""}
        assert all(row.stands for row in rows)
        assert sum(row.cents for row in rows) == sum(history.state.cash.taken.values())


class TestMoneyWithoutEntries:
    def test_a_free_tournament_with_money_to_win_keeps_a_till(self) -> None:
        pool = {**OF_ENTRIES, "prize_money": MoneyPool(pool=100, shares=(600, 400))}
        session = an_evening(4, terms(cost=Cost(0)), tables=1, **pool)
        assert view(session).money.desk_open
        out(session, 1, 2, 3)
        rows: tuple[DueRow, ...] = view(session).dues
        assert [row.cents for row in rows] == [6_000, 4_000]
        session.dispatch(cmd.PayOut((4, 3)))
        session.dispatch(cmd.CountTill(0, float_cents=10_000))
        assert session.state.cash.till is not None and session.state.cash.till.right
