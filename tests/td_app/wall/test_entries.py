"""The wall of other formats: entries, pool, the next add-on, those called to a seat."""

from __future__ import annotations

from builders import MINUTE, a_tournament, clock_of, out, played_down_to, registered, seated_at
from buy_in_builders import FREE_REENTRIES, REBUYS, an_evening, paid_up, terms, to_level
from knockout_builders import PROGRESSIVE, a_bounty_evening
from wall_scenes import every_turn, facts_of, scene_of, told

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import SHOWN_MS, public_view
from td_app.wall.facts import Figure, Wall, WallFacts
from td_app.wall.words import wall_facts


def wall(session: TournamentSession) -> WallFacts:
    now = session.now_ms()
    view = public_view(session.state, session, now)
    return wall_facts(Wall(view, standings(session.state, session), now))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def figures(session: TournamentSession) -> dict[str, str]:
    told = wall(session).column.figures
    return {f.caption: plain(f"{f.figure} {f.beside}").strip() for f in told}


def test_a_free_freezeout_says_nothing_of_it() -> None:
    assert set(figures(a_tournament(16))) == {
        "Joueurs",
        "Tapis moyen",
        "Jetons en jeu",
        "Pause dans",
    }


def test_the_pool_and_the_entries_re_entries_apart() -> None:
    session = an_evening(16)
    out(session, 5)
    session.dispatch(cmd.ReEnter(5, Means.CASH))
    told = figures(session)
    assert (told["Dotation"], told["Entrées"]) == ("340 €", "16 + 1 réinscr.")


def test_free_reentries_tell_no_money() -> None:
    session = an_evening(16, FREE_REENTRIES)
    told = figures(session)
    assert told["Entrées"] == "16" and "Dotation" not in told


def test_rebuys_and_the_add_on_to_come_then_now_then_past() -> None:
    session = an_evening(16, REBUYS)
    session.dispatch(cmd.TakeReBuy(5, Means.CASH))
    told = figures(session)
    assert (told["Recaves"], told["Add-on"]) == ("1", "15 000 après niv. 4")
    to_level(session, 4, in_break=True)
    assert figures(session)["Add-on"] == "15 000 maintenant"
    to_level(session, 5)
    assert "Add-on" not in figures(session)


def test_who_is_called_to_a_seat_is_named_for_five_minutes() -> None:
    session = an_evening(8, terms(greatest_field=8), tables=1)
    paid_up(session, *registered(session, 2))
    assert figures(session)["En attente"] == "2"
    out(session, 3)
    session.dispatch(cmd.SeatLateEntrant(9))
    seat = session.state.entrants[9].seat
    assert seat is not None
    (called,) = wall(session).band.moves
    assert plain(called.seats) == f"→ table 1, place {seat.number}"
    assert figures(session)["En attente"] == "1"
    clock_of(session).forward(SHOWN_MS + MINUTE)
    assert wall(session).band.moves == ()


def test_every_turn_of_the_column_is_shown() -> None:
    facts = facts_of(an_evening(16, REBUYS))
    shown = [told(scene_of(facts, turn=turn)) for turn in every_turn(facts)]
    assert Figure("Recaves", "0") in facts.column.figures
    assert any("Recaves 0" in words for words in shown)


def test_everybody_who_won_a_seat_is_named() -> None:
    seats = MoneyPool(from_entries=True, seat=11_000)
    prizes = {"satellite": True, "prize_kind": PrizeKind.MONEY, "prize_money": seats}
    by = terms(cost=Cost(3_000, 300), reentry=None)
    session = an_evening(12, by, tables=2, late_entry_until=0, **prizes)
    played_down_to(session, 3)
    session.dispatch(cmd.EndSatellite())
    face = wall(session).face
    assert len(face.winners) == 3 and face.clock.heading == "3 places gagnées"
    assert plain(face.note) == "110 € chacun"


def test_bounties_on_heads_the_same_then_the_largest() -> None:
    session = a_bounty_evening(by=PROGRESSIVE)
    assert figures(session)["Primes"] == "5 € par tête"
    victim, author = seated_at(session, 1)[:2]
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, by=(author,)),)))
    assert figures(session)["Primes"] == "7,50 € au plus"
