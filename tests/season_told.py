"""The season of ``scenarios/seasons/saison.toml``: its evenings, and its points counted again."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from td_app.register.member import Member
from td_app.season.repository import RecordedResult

TOLD: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "scenarios/seasons/saison.toml").read_text("utf-8")
)


def results(order: str, members: dict[str, Member]) -> Iterator[RecordedResult]:
    """Yield the results of an evening told in a line."""
    place = 0
    for at, word in enumerate(order.split(), 1):
        found = re.fullmatch(r"(=?)(\w+)(?:\*(\d))?", word)
        assert found is not None
        place = place if found[1] else at
        name, kills = found[2], int(found[3] or 0)
        guest = name in TOLD["guests"]
        member = members[name].id if name in members else None
        yield RecordedResult(name, place, kills, guest, member=member)


def by_hand(days: Sequence[str], same: dict[str, str], kill: int) -> dict[str, Fraction]:
    """Count a season again, plainly: place points shared by those tied, the best eight, kills."""
    worth, told = [10, 6, 4, 3, 2], dict[str, list[Fraction]]()
    for day in days:
        rows = list(results(TOLD["evenings"][day], {}))
        for row in rows:
            tied = sum(other.place == row.place for other in rows)
            held = range(row.place, row.place + tied)
            shared = Fraction(sum(worth[at - 1] if at <= 5 else 1 for at in held), tied)
            told.setdefault(same.get(row.name, row.name), []).append(shared + kill * row.kills)
    kept = {who: sum(sorted(points, reverse=True)[:8], Fraction(0)) for who, points in told.items()}
    return {who: points for who, points in kept.items() if who not in TOLD["guests"]}


def as_csv(days: Sequence[str]) -> str:
    """Return these evenings as a club's spreadsheet has them."""
    lines = ["date;soirée;joueur;place;éliminations;invité"]
    for day in days:
        for one in results(TOLD["evenings"][day], {}):
            guest = "oui" if one.guest else ""
            lines.append(f"{day};Soirée du {day};{one.name};{one.place};{one.kills};{guest}")
    return "\n".join(lines) + "\n"
