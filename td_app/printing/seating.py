"""Seating on paper: the door's sheet, slips, the wall's list, the draw's certificate."""

from __future__ import annotations

from reports.draw_certificate import CertifiedDraw, DrawCertificate, DrawnEntrant
from reports.facts import SeatedPlayer, TablePlace
from reports.posters import RoomPoster
from reports.presence_sheet import ExpectedEntrant, PresenceSheet
from reports.seat_lists import AlphabeticalList, DrawProof, alphabetical_key
from reports.seat_slips import SeatSlips
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time
from td_app.tournament.views.players import DrawView, draws, players
from td_app.tournament.views.room import room
from td_app.words.language import Language
from td_app.words.papers import METHOD_ELSEWHERE, draw_method
from td_app.words.speaking import say


def presence_sheet(session: TournamentSession, stationery: Stationery) -> PresenceSheet:
    """Return everyone entered, whether age was checked, and who was seen."""
    entrants = tuple(
        ExpectedEntrant(row.entrant, row.name, row.club, row.majority != "unchecked", row.present)
        for row in players(session.state, session).rows
    )
    return PresenceSheet(heading_of(session, stationery), entrants)


def seat_slips(session: TournamentSession, stationery: Stationery) -> SeatSlips:
    """Return the slips, in the order of the alphabet, to be handed out at the door."""
    players = sorted(_seated(session), key=lambda player: alphabetical_key(player.name))
    stack = session.state.setup.starting_stack
    address = session.shelf.address() if session.shelf else ""
    heading = heading_of(session, stationery)
    phones = f"{stationery.phones}/seat" if stationery.phones else ""
    return SeatSlips(heading, tuple(players), stack, stationery.slips, address, phones)


def room_poster(session: TournamentSession, stationery: Stationery) -> RoomPoster:
    """Return where the room's pages are, for the wall."""
    return RoomPoster(heading_of(session, stationery), stationery.phones)


def alphabetical_list(session: TournamentSession, stationery: Stationery) -> AlphabeticalList:
    """Return the wall list, with the seed of the last draw and how to check it."""
    return AlphabeticalList(
        heading_of(session, stationery), _seated(session), _proof(session, stationery.language)
    )


def draw_certificate(session: TournamentSession, stationery: Stationery) -> DrawCertificate:
    """Return the certificate of every draw that counts, the last one last."""
    made = draws(session.state, session)
    if not made:
        raise ValueError("no draw to certify")
    return DrawCertificate(
        heading_of(session, stationery),
        draw_method(stationery.language),
        tuple(
            _certified(session, draw, number, any(not later.final_table for later in made[number:]))
            for number, draw in enumerate(made, 1)
        ),
    )


def seats_given(session: TournamentSession) -> tuple[object, ...]:
    """Return the seats of the entrants: the value changes when a player moves or enters.

    Those gone out count where they left: nobody sits elsewhere for it.
    """
    state = session.state
    seats = {who: record.seat for who, record in state.outs.items()}
    seats |= {who: entrant.seat for who, entrant in state.entrants.items() if entrant.seat}
    return tuple(
        (session.person(who).display_name, session.person(who).club, seat.table, seat.number)
        for who, seat in sorted(seats.items())
    )


def slips_last(session: TournamentSession) -> object:
    """Return what slips stay good for: the seats and the stacks."""
    state = session.state
    return seats_given(session), state.setup.starting_stack, tuple(sorted(state.own_stacks.items()))


def list_lasts(session: TournamentSession) -> object:
    """Return what the list stays good for: the seats and the seed."""
    proof = _proof(session, "fr")
    return seats_given(session), proof.seed if proof is not None else ""


def _seated(session: TournamentSession) -> tuple[SeatedPlayer, ...]:
    """Everyone at a table now, by table and place."""
    state = session.state
    brought = {who: one.bag.stack for who, one in state.carried.items()} or state.own_stacks
    return tuple(
        SeatedPlayer(*(seat.name, table.number, seat.place, seat.club), brought.get(seat.entrant))
        for table in sorted(room(session.state, session).tables, key=lambda t: t.number)
        for seat in table.players
    )


def _proof(session: TournamentSession, language: Language) -> DrawProof | None:
    made = draws(session.state, session)
    if not made:
        return None
    return DrawProof(made[-1].seed, say(METHOD_ELSEWHERE, language=language))


def _certified(
    session: TournamentSession, draw: DrawView, number: int, replaced: bool
) -> CertifiedDraw:
    drawn = []
    for one in draw.seats:
        given = getattr(session.state.entrants[one.entrant].need, "place", None) is not None
        drawn.append(DrawnEntrant(one.name, one.seat.table, one.seat.number, given))
    return CertifiedDraw(
        seed=draw.seed,
        entrants=tuple(drawn),
        button_place=draw.button_place,
        buttons=tuple(TablePlace(table, place) for table, place in draw.buttons),
        file=f"tirage_{draw.sequence}.json",
        number=number,
        drawn_at=local_time(draw.at_ms),
        final_table=draw.final_table,
        replaced=replaced,
    )
