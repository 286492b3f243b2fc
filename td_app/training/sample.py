"""A tournament to try things on: 36 entrants, four tables of nine, level 3, five out."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.tournament.state.structure import AnteFormat, Level
from td_app.tournament.state.tournament import Majority
from td_app.words.language import fr_en

TABLES = 4
SEATS = 9
STACK = 10_000
#: Who goes out before level 3, by table and place: table 3 is then three players short.
OUTS = (((1, 4),), ((2, 7), (3, 1)), ((3, 5), (3, 8)))
INTO_LEVEL_MS = 7 * MINUTE_MS + 17_000

CLUBS = ("As de Trèfle", "Tapis Volant", "La Rivière Noire", "Brelan du Marais")
#: Invented, like their clubs.
ENTRANTS = (
    ("Abadie", "Chloé"), ("Aubertin", "Yann"), ("Bénard", "Sébastien"), ("Bonnefoy", "Maud"),
    ("Çelik", "Emre"), ("Charpentier-Lavigne", "Marie-Hélène"), ("Da Costa", "Rui"),
    ("Delaunay", "Hervé"), ("Dupré", "Agathe"), ("Évrard", "Noémie"), ("Faucheux", "Gaël"),
    ("Garrigue", "Loïc"), ("Haddad", "Samia"), ("Huon de Kermadec", "Tristan"),
    ("Imbert", "Françoise"), ("Jacquemin", "Théo"), ("Keller", "Anaïs"), ("Kowalczyk", "Piotr"),
    ("Le Goff", "Ewen"), ("Lemaître", "Zoé"), ("Marchand", "Inès"), ("Mbaye", "Ousmane"),
    ("Moreau", "Jean-Baptiste"), ("N'Diaye", "Fatou"), ("Nguyen", "Minh Anh"),
    ("O'Brien", "Kévin"), ("Ouellet", "Béatrice"), ("Pastor", "Raphaël"), ("Quéméner", "Solène"),
    ("Roussel", "Didier"), ("Saint-Aubin", "Cécile"), ("Tessier", "Mathéo"), ("Urbain", "Odile"),
    ("Vasseur", "Clément"), ("Wagner", "Lætitia"), ("Zimmermann", "Hugo"),
)  # fmt: skip


@dataclass
class _Chance:
    """Seeds made from one, so that the same sample comes again."""

    start: bytes
    drawn: int = 0

    def seed(self) -> bytes:
        self.drawn += 1
        return hashlib.sha256(self.start + bytes([self.drawn])).digest()


def sample_tournament(club: Club, seed: bytes | None = None) -> TournamentSession:
    """Return the session of a new sample tournament, its clock running.

    Everything goes through the session like any evening, but it counts nowhere; with ``seed``
    the seats drawn are the same every time. Raises what :meth:`Club.create` raises.
    """
    chance = club.shuffler if seed is None else _Chance(seed)
    session = replace(club, shuffler=chance).create(sample_setup(club.clock.now_ms()), sample=True)
    people = tuple(
        Person(last, first, licence=f"E{1001 + i}", club=CLUBS[i % len(CLUBS)])
        for i, (last, first) in enumerate(ENTRANTS)
    )
    session.dispatch(cmd.RegisterEntrants(people, True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    # Played to level three.
    steps = session.state.setup.structure.steps
    levels = [number for number, step in enumerate(steps) if isinstance(step, Level)]
    for level, outs in enumerate(OUTS, 1):
        for table, place in outs:
            who = session.state.tables[table].places[place]
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        if level < 3:
            session.dispatch(cmd.GoToStep(levels[level]))
    session.dispatch(cmd.AdjustClock(-(INTO_LEVEL_MS // 1000)))
    return club.open(session.tournament)


def sample_setup(now_ms: int) -> TournamentSetup:
    """Return the settings of the sample, dated of the day of ``now_ms`` (milliseconds)."""
    base = TournamentSetup()
    structure = ready_structure(
        StructureKind.CLUB_EVENING,
        STACK,
        base.chips,
        AnteFormat.BIG_BLIND,
        len(ENTRANTS),
    )
    return TournamentSetup(
        name=fr_en("Tournoi d’exemple", "Sample tournament"),
        date=datetime.fromtimestamp(now_ms / 1000, UTC).astimezone().date().isoformat(),
        place=fr_en("Salle des fêtes", "Village hall"),
        seats_per_table=SEATS,
        starting_stack=STACK,
        tables=tuple(TableSetup(number) for number in range(1, TABLES + 1)),
        breaking_order=tuple(range(TABLES, 0, -1)),
        structure=structure,
        late_entry_until=2,
    )
