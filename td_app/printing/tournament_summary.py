"""A tournament as an Open Tournament Summary, which programs that keep results read.

The form is that of ts-specs.handhistory.org, version 1.1.5: one JSON object, amounts in units of
the currency. It was made for what one player keeps of play online: the hero is left empty, since
the file is the club's, and what a tournament of a club has no word for is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from td_app import __version__
from td_app.live.session import TournamentSession
from td_app.printing.evening_result import play_began, play_ended
from td_app.printing.files import of_the_evening
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.structure import Level
from td_app.tournament.views.finishing import StandingRow, standings
from td_app.tournament.views.prizes import prizes_view
from td_app.words.language import Language, in_language

SPECIFICATION: Final = "1.1.5"
EURO: Final = "EUR"
#: What stands for a tournament in which no money is won.
PLAY_MONEY: Final = "XPM"
#: What the specification asks of the name of a file, in ASCII.
ENDING: Final = "ots"
FILES: Final = (f"resume.{ENDING}", f"summary.{ENDING}")


def summary_bytes(session: TournamentSession, club: str = "") -> bytes:
    """Return the summary of a tournament as a file, by the names that ``session`` gives."""
    told = {"ots": summary_of(session, club)}
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def summary_file(session: TournamentSession, language: Language) -> str:
    """Return the name offered for the file."""
    return of_the_evening(in_language(FILES, language), session.state.setup)


def summary_of(session: TournamentSession, club: str = "") -> dict[str, Any]:
    """Return the fields of the summary; who still plays has no place in it."""
    state = session.state
    setup = state.setup
    terms = setup.entry_terms
    first = next(step for step in setup.structure.steps if isinstance(step, Level))
    money = setup.prize_kind is PrizeKind.MONEY or terms.of_money
    rows = standings(state, session).rows
    told: dict[str, Any] = {
        "spec_version": SPECIFICATION,
        "site_name": club,
        "network_name": club,
        "internal_version": __version__,
        "tournament_number": str(session.tournament),
        "tournament_name": setup.name,
        **_hours(session),
        "currency": EURO if money else PLAY_MONEY,
        "buyin_amount": units(terms.cost.price),
        "fee_amount": units(terms.cost.fee),
        "bounty_fee_amount": units(terms.cost.bounty) if terms.puts_bounties else None,
        "initial_stack": setup.starting_stack,
        "type": "STT" if len(state.tables) == 1 else "MTT",
        "flags": list(_flags(terms, satellite=setup.satellite)),
        "speed": {"type": "Normal", "round_time": first.minutes * 60},
        "prize_pool": units(prizes_view(state, session).pool if money else 0),
        "hero_player_name": "",
        "player_count": len(rows),
        "tournament_finishes_and_winnings": [_finish(row) for row in rows],
        "rebuy_cost": _cost(terms),
        "addon_cost": units(terms.addon.cost.price) if terms.addon else None,
        "tournament_rebuys": list(_bought(session, rows)),
    }
    return {name: value for name, value in told.items() if value is not None}


def units(cents: int) -> int | float:
    """Return an amount of cents in units of its currency.

    >>> units(2_000), units(1_250)
    (20, 12.5)
    """
    return cents / 100 if cents % 100 else cents // 100


def _hours(session: TournamentSession) -> dict[str, str | None]:
    began = play_began(session)
    ended = play_ended(session) if session.state.over else None
    return {"start_date_utc": _at(began), "end_date_utc": _at(ended)}


def _at(ms: int | None) -> str | None:
    if ms is None:
        return None
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _flags(terms: EntryTerms, *, satellite: bool) -> Iterator[str]:
    if terms.rebuy is not None:
        yield "Rebuy"
    if terms.puts_bounties:
        yield "Bounty"
    if satellite:
        yield "Satellite"


def _cost(terms: EntryTerms) -> int | float | None:
    """Return what one more stack costs: a re-buy, or an entry taken again."""
    if terms.rebuy is not None:
        return units(terms.rebuy.cost.price)
    return units(terms.cost.price) if terms.reentry is not None else None


def _finish(row: StandingRow) -> dict[str, Any]:
    if row.place is None:
        return {"player_name": row.name, "still_playing": True}
    won = row.won.cents if row.won is not None else 0
    return {
        "player_name": row.name,
        "finish_position": row.place,
        "still_playing": False,
        "prize": units(won + row.bounties),
    }


def _bought(session: TournamentSession, rows: tuple[StandingRow, ...]) -> Iterator[dict[str, Any]]:
    """Yield who bought more stacks than one: entries taken again count as re-buys there."""
    for row in rows:
        stays = session.state.stays.by_entrant.get(row.entrant, ())
        again = max(0, len(stays) - 1) + sum(stay.times(RE_BUY) for stay in stays)
        addons = sum(stay.times(ADD_ON) for stay in stays)
        if again or addons:
            yield {"player_name": row.name, "rebuys": again, "addons": addons}
