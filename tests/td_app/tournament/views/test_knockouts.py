"""Who knocked out whom, told: kills, heads, what is paid and what waits to be said."""

from __future__ import annotations

from dataclasses import replace

from builders import out, played_down_to, seated_at
from knockout_builders import (
    PROGRESSIVE,
    VIP,
    a_bounty_evening,
    a_noted_evening,
    knocked,
    said,
)

from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.knockouts import knockouts_view
from td_app.tournament.views.players import players


def kills_told(session: TournamentSession) -> dict[int, tuple[int, int]]:
    view = knockouts_view(session.state, session)
    return {row.entrant: (row.kills, row.shared) for row in view.players}


class TestKills:
    def test_whoever_shares_one_did_it_too(self) -> None:
        session = a_noted_evening()
        a, b, c, d = seated_at(session, 1)[:4]
        knocked(session, a, c)
        knocked(session, b, c, d)
        assert kills_told(session) == {c: (2, 1), d: (1, 1)}

    def test_the_list_and_the_ranking_have_them(self) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        knocked(session, a, c)
        knocked(session, b, c)
        listed = {row.entrant: row.kills for row in players(session.state, session).rows}
        ranked = {row.entrant: row.kills for row in standings(session.state, session).rows}
        assert listed[c] == ranked[c] == 2
        assert listed[a] == 0

    def test_rows_kept_follow_a_correction(self) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        live = Live(session)
        knocked(session, a, b)
        assert {r.entrant: r.kills for r in live.standings().rows}[b] == 1
        said(session, a, c)
        told = {r.entrant: r.kills for r in live.standings().rows}
        assert (told[b], told[c]) == (0, 1)

    def test_those_out_of_whom_nobody_said_it(self) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        out(session, a)
        knocked(session, b, c)
        session.dispatch(cmd.Withdraw(c, 10))
        view = knockouts_view(session.state, session)
        assert view.unsaid == 1
        assert [(row.entrant, row.said, row.how) for row in view.rows] == [
            (c, False, "withdrawn"),
            (b, True, "out"),
            (a, False, "out"),
        ]

    def test_nothing_is_shown_where_it_is_not_asked(self) -> None:
        session = a_noted_evening(knockouts_noted=False)
        out(session, *seated_at(session, 1)[:2])
        view = knockouts_view(session.state, session)
        assert not view
        assert view.rows == view.players == ()


class TestBounties:
    def test_every_cent_put_on_a_head_is_somewhere(self) -> None:
        session = a_bounty_evening(8, 1, by=PROGRESSIVE)
        a, b, c, d, e = seated_at(session, 1)[:5]
        knocked(session, a, b)
        out(session, c)
        session.dispatch(cmd.Withdraw(d, 10))
        said(session, d, to_pool=True, note="parti")
        knocked(session, b, e)
        view = knockouts_view(session.state, session)
        assert view.put == 8 * 500
        assert (view.to_pool, view.waiting) == (500, 500)
        assert view.paid + view.on_heads == 8 * 500 - 1_000
        assert {row.entrant: row.waits for row in view.rows}[c]

    def test_the_winner_is_paid_the_own_head(self) -> None:
        session = a_bounty_evening(3, 1, by=PROGRESSIVE)
        a, b, c = seated_at(session, 1)
        knocked(session, a, c)
        knocked(session, b, c)
        won = {row.entrant: row.bounties for row in standings(session.state, session).rows}
        assert won == {a: 0, b: 0, c: 1_500}

    def test_heads_stand_in_the_room_and_in_the_list(self) -> None:
        session = a_bounty_evening()
        a, b = seated_at(session, 1)[:2]
        knocked(session, a, b)
        live = Live(session)
        heads = {s.entrant: s.bounty for t in live.room().tables for s in t.players}
        assert set(heads.values()) == {500}
        assert {row.entrant: row.bounty for row in live.players().rows}[a] == 0

    def test_a_vip_who_enters_again_pays_nobody(self) -> None:
        session = a_bounty_evening(by=VIP)
        vip, author = seated_at(session, 1)[:2]
        session.dispatch(cmd.SetBounty(vip, 5_000))
        knocked(session, vip, author)
        before = knockouts_view(session.state, session)
        assert (before.paid, before.rows[0].void) == (5_000, False)
        # What a re-entry does to the stays.
        again = replace(session.state, stays=session.state.stays.entered((vip,)))
        after = knockouts_view(again, session)
        assert (after.paid, after.rows[0].void) == (0, True)

    def test_an_evening_to_its_end_pays_all(self) -> None:
        session = a_bounty_evening(12, 2)
        while not session.state.over:
            played_down_to(session, session.state.players_left - 1)
            for row in knockouts_view(session.state, session).rows:
                if not row.said:
                    author = next(iter(session.state.open_tables()[0].places.values()))
                    said(session, row.entrant, author)
        view = knockouts_view(session.state, session)
        assert view.put == 12 * 500
        rows = standings(session.state, session).rows
        assert sum(row.bounties for row in rows) == 12 * 500
