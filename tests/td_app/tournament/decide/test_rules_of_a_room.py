"""House rules taken from a room: the draw, the finishing order, the player who moves, positions."""

from __future__ import annotations

from dataclasses import replace

from builders import a_tournament, clock_of, out, seated_at
from positions_builders import a_hand, a_table_of, arrives_at, out_at

from rules_ropta.house_rules import OF_A_ROOM, known_departure
from rules_ropta.ruling import Refused
from td_app.live.draw_record import as_json, draws_of, from_json
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.history import History
from td_app.tournament.state.setup import DeclaredHouseRule, declared_house_rules
from td_app.words import minute_sentence, proposal_reason


def declared(*codes: str) -> tuple[DeclaredHouseRule, ...]:
    return tuple(DeclaredHouseRule(known_departure(code).article, "", code) for code in codes)


def declaring(session: TournamentSession, *codes: str) -> TournamentSession:
    setup = replace(session.state.setup, house_rules=declared(*codes))
    session.dispatch(cmd.ChangeSetup(setup))
    return session


def kept(session: TournamentSession) -> None:
    """The journal, written and read again, gives the same state."""
    entries = session.history.entries
    for entry in entries:
        assert decode(*encode(entry.event)) == entry.event
    assert History(entries).state == session.state


def told(session: TournamentSession) -> str:
    """The last line of the minutes."""
    (line,) = Live(session).minutes(last=1)
    return minute_sentence(line, "fr").replace("\u00a0", " ")


def test_none_is_declared_unless_the_club_says_so() -> None:
    rules = declared_house_rules(a_tournament().state.setup)
    assert not rules.obeyed(*OF_A_ROOM)


class TestTheStartButton:
    def test_it_stands_at_the_last_taken_seat_of_each_table(self) -> None:
        rules = declared("BUTTON_AT_LAST_SEAT")
        session = a_tournament(entrants=13, tables=2, started=False, house_rules=rules)
        (draw,) = session.state.draws
        for table, place in draw.buttons:
            assert place == max(session.state.tables[table].places)
        entry = session.history.entries[-1]
        assert isinstance(entry.event, ev.SeatsDrawn)
        assert entry.event.cites == ("2.1", "room 29")
        assert "dernière place occupée de chaque table, règle maison" in told(session)
        kept(session)

    def test_the_draw_can_be_made_again_from_its_file(self) -> None:
        rules = declared("BUTTON_AT_LAST_SEAT")
        session = a_tournament(entrants=13, tables=2, started=False, house_rules=rules)
        (written,) = draws_of(session.history.entries)
        assert written.holds()
        file = as_json(written)
        assert file["last_seat"] is True and from_json(file).holds()
        assert not from_json({**file, "last_seat": False}).holds()

    def test_by_the_book_the_file_says_nothing_of_it(self) -> None:
        session = a_tournament(entrants=13, tables=2, started=False)
        (written,) = draws_of(session.history.entries)
        assert written.holds() and "last_seat" not in as_json(written)


class TestATieByLot:
    def test_equal_stacks_of_a_table_take_two_places(self) -> None:
        session = a_tournament(entrants=12, tables=2, house_rules=declared("TIE_BY_LOT"))
        first, second = seated_at(session, 1)[:2]
        outs = (cmd.PlayerOut(first, 5_000), cmd.PlayerOut(second, 5_000))
        entry = session.dispatch(cmd.Eliminate(outs))
        event = entry.event
        assert isinstance(event, ev.PlayersEliminated)
        assert event.places == (11, 12) and event.seed
        assert {who for group in event.ranking for who in group} == {first, second}
        assert event.cites == ("1.10", "room 41")
        assert "départagés par tirage au sort, règle maison" in told(session)
        kept(session)

    def test_nothing_is_drawn_where_stacks_differ_or_the_director_ranks(self) -> None:
        session = a_tournament(entrants=12, tables=2, house_rules=declared("TIE_BY_LOT"))
        first, second, third, fourth = seated_at(session, 1)[:4]
        outs = (cmd.PlayerOut(first, 5_000), cmd.PlayerOut(second, 4_000))
        event = session.dispatch(cmd.Eliminate(outs)).event
        assert isinstance(event, ev.PlayersEliminated) and event.seed == ""
        outs = (cmd.PlayerOut(third, 5_000), cmd.PlayerOut(fourth, 5_000))
        chosen = cmd.Eliminate(outs, ranking=((third, fourth),), note="vu")
        event = session.dispatch(chosen).event
        assert isinstance(event, ev.PlayersEliminated)
        assert (event.seed, event.ranking) == ("", ((third, fourth),))

    def test_by_the_book_they_tie(self) -> None:
        session = a_tournament(entrants=12, tables=2)
        first, second = seated_at(session, 1)[:2]
        outs = (cmd.PlayerOut(first, 5_000), cmd.PlayerOut(second, 5_000))
        event = session.dispatch(cmd.Eliminate(outs)).event
        assert isinstance(event, ev.PlayersEliminated)
        assert (event.places, event.seed) == ((11,), "")


class TestTheMoverByLot:
    def uneven(self) -> TournamentSession:
        session = a_tournament(entrants=16, tables=2, house_rules=declared("MOVER_BY_LOT"))
        out(session, *seated_at(session, 2)[:3])
        return session

    def test_the_to_do_list_speaks_of_no_next_big_blind(self) -> None:
        by_lot = ("MOVER_BY_LOT",), "TABLES_EVENER_BY_LOT"
        for rules, code in (by_lot, ((), "TABLES_COULD_BE_EVENER")):
            session = a_tournament(16, 2, house_rules=declared(*rules))
            out(session, *seated_at(session, 1)[:2])
            (move,) = [p for p in session.proposals() if p.kind == "balance_tables"]
            assert move.because.code == code
            assert ("grosse blinde" in proposal_reason(move, language="fr")) == (not rules)

    def test_nobody_is_asked_where_the_big_blind_is_at_the_table_that_gives(self) -> None:
        (proposal,) = [p for p in self.uneven().proposals() if p.kind == "balance_tables"]
        assert proposal.asks == ("to_big_blind",)

    def test_the_player_is_drawn_and_sits_where_the_big_blind_comes_last(self) -> None:
        session = self.uneven()
        there = sorted(session.state.tables[2].places)
        entry = session.dispatch(cmd.BalanceTables(1, 2, None, there[0]))
        event = entry.event
        assert isinstance(event, ev.PlayerMoved)
        assert event.mover_seed and not event.seed and event.asked_big_blind is None
        assert event.cites == ("2.3", "room 42")
        free = [p for p in range(1, 9) if p not in there]
        waits = {p: (p - there[0]) % 8 for p in free}
        assert waits[event.move.to_seat.number] == max(waits.values())
        assert "tiré au sort, règle maison" in told(session)
        kept(session)

    def test_without_the_big_blind_there_player_and_seat_are_drawn_apart(self) -> None:
        event = self.uneven().dispatch(cmd.BalanceTables(1, 2)).event
        assert isinstance(event, ev.PlayerMoved)
        assert event.seed and event.mover_seed and event.seed != event.mover_seed

    def test_every_player_may_be_drawn_but_who_keeps_a_seat(self) -> None:
        session = self.uneven()
        keeps = seated_at(session, 1)[0]
        session.dispatch(cmd.SetNeed(keeps, never_moved=True))
        movers = set()
        for _ in range(40):
            foreseen = session.foresee(cmd.BalanceTables(1, 2))
            assert not isinstance(foreseen, Refused)
            assert isinstance(foreseen.event, ev.PlayerMoved)
            movers.add(foreseen.event.move.entrant)
        assert keeps not in movers and len(movers) > 3


class TestTheBigBlindForward:
    def test_the_button_never_stands_on_an_empty_seat(self) -> None:
        session = declaring(a_table_of(1, 2, 3, 4, 5, 6), "BIG_BLIND_FORWARD")
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        out_at(session, 2, 3)
        hand = a_hand(session)
        assert (hand.button, hand.sb, hand.sb_place, hand.bb) == (1, None, None, 4)
        assert not hand.button_dead and hand.cites == ("4.3", "room 46")
        then = a_hand(session)
        assert (then.button, then.sb, then.bb) == (1, 4, 5)
        kept(session)

    def test_who_sits_down_between_the_button_and_the_big_blind_waits(self) -> None:
        session = declaring(a_table_of(1, 2, 5, 6, 7), "BIG_BLIND_FORWARD")
        session.dispatch(cmd.SetPositions(1, 1, 2, 5))
        arrives_at(session, 3)
        hand = a_hand(session)
        assert (hand.button, hand.sb, hand.bb) == (2, 5, 6)
        assert hand.entering == ((3, "waits"),)

    def test_between_two_the_button_posts_the_small_blind(self) -> None:
        session = declaring(a_table_of(1, 2, 3), "BIG_BLIND_FORWARD")
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        out_at(session, 1)
        hand = a_hand(session)
        assert (hand.button, hand.sb, hand.bb) == (3, 3, 2)


def test_what_changed_before_the_departure_was_known_reads_the_same() -> None:
    session = a_tournament(entrants=16, tables=2)
    clock_of(session).forward(60_000)
    out(session, *seated_at(session, 2)[:3])
    places = sorted(session.state.tables[1].places)
    entry = session.dispatch(cmd.BalanceTables(1, 2, places[0]))
    assert "mover_seed" not in encode(entry.event)[2]
    assert "seed" not in encode(session.history.entries[-2].event)[2]
