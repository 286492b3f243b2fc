"""Papers of other formats: slips for the bags of a day 1, a jackpot's certificate, bounty chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from reports.bag_slips import BagSlip, BagSlips
from reports.bounty_chips import BountyChip, BountyChips
from reports.jackpot_certificate import JackpotCertificate, JackpotLine
from rules_ropta.formats.jackpot import jackpot_tables
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time
from td_app.tournament.state.jackpot import Jackpot
from td_app.tournament.views.flights import flights_view
from td_app.tournament.views.knockouts import bounties_on_heads
from td_app.words import seat_text
from td_app.words.figures import money_text
from td_app.words.jackpot import edition_text, jackpot_facts, jackpot_method


def bag_slips(session: TournamentSession, stationery: Stationery) -> BagSlips:
    """Return a slip for each bag, the largest stack first."""
    view = flights_view(session.state, session)
    return BagSlips(
        heading_of(session, stationery),
        view.of,
        tuple(
            BagSlip(
                name=row.name,
                stack=row.stack or 0,
                seal=row.seal,
                table=row.seat.table if row.seat else 0,
                place=row.seat.number if row.seat else 0,
                club=row.club,
            )
            for row in view.bags
        ),
    )


def jackpot_certificate(session: TournamentSession, stationery: Stationery) -> JackpotCertificate:
    """Return how the jackpot was drawn, and from which table."""
    drawn = session.state.jackpot
    language = stationery.language
    assert drawn is not None  # the paper waits for it
    sequences = (
        entry.sequence
        for entry in reversed(session.history.entries)
        if getattr(entry.event, "jackpot", None) == drawn and session.history.counts(entry.sequence)
    )
    return JackpotCertificate(
        heading=heading_of(session, stationery),
        method=jackpot_method(language),
        table=edition_text(drawn.edition, language),
        lines=tuple(_lines(drawn, stationery)),
        seed=drawn.seed,
        number=drawn.number,
        multiplier=drawn.multiplier,
        facts=jackpot_facts(drawn.payout, drawn.stack, drawn.level_minutes, language),
        file=f"tirage_{next(sequences, 0)}.json",
        drawn_at=local_time(drawn.at_ms),
    )


def _lines(drawn: Jackpot, stationery: Stationery) -> Iterator[JackpotLine]:
    first = 0
    for line in jackpot_tables()[drawn.edition].multipliers:
        last = first + line.draws - 1
        prize = money_text(int(line.times * drawn.buy_in), stationery.language)
        here = first <= drawn.number <= last
        yield JackpotLine(f"{line.times:f}", line.draws, first, last, prize, here)
        first = last + 1


def bounty_chips(session: TournamentSession, stationery: Stationery) -> BountyChips:
    """Return the bounty of every head in play, by table and place."""
    heads = bounties_on_heads(session.state)
    language = stationery.language
    entrants = session.state.entrants
    seats = {who: entrants[who].seat for who in heads}
    by_seat = sorted(heads, key=lambda who: _where(session, who))
    kinds = Counter(heads.values())
    return BountyChips(
        heading=heading_of(session, stationery),
        kinds=tuple(
            (kinds[cents], money_text(cents, language)) for cents in sorted(kinds, reverse=True)
        ),
        chips=tuple(
            BountyChip(
                session.person(who).display_name,
                money_text(heads[who], language),
                seat_text(seat, language) if (seat := seats[who]) else "",
            )
            for who in by_seat
        ),
        total=money_text(sum(heads.values()), language),
    )


def _where(session: TournamentSession, who: int) -> tuple[int, int]:
    seat = session.state.entrants[who].seat
    return (seat.table, seat.number) if seat else (10_000, who)
