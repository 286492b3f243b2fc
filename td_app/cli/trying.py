"""``simulate`` plays a whole tournament, ``gallery`` draws every page, ``flows`` counts answers."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Collection, Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from td_app.cli.answers import Answer, complaining, say
from td_app.club.club import Club
from td_app.persistence.engine import memory_club, open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.ports.trouble import StorageTrouble
from td_app.printing.files import write_exports, write_papers
from td_app.training.simulation import Plan, SeededChance, SimulatedClock, Simulation
from td_app.words.guide import Shown
from td_app.words.language import Language, in_language

#: Papers of the draw, written when it is made, and those of the end.
BEFORE = ("seat_slips", "alphabetical_list", "list_by_table", "draw_certificate", "structure")
AFTER = ("moves_sheet", "ranking")


@complaining
def simulate(options: argparse.Namespace) -> int:
    """Play, write the papers and exports into the folder, print one JSON object."""
    plan = Plan(options.players, options.seats, options.tables, options.seed, options.late)
    began = time.perf_counter()
    clock = SimulatedClock()
    with open_club_file(options.out / "simulation.db") as file:
        club = Club(file.store, file.directory, clock, SeededChance(plan.seed))
        simulation = Simulation(
            club, clock, plan, _print_sequence if options.acknowledge else _quiet
        )
        simulation.after_draw = lambda session: write_papers(session, options.out, BEFORE)
        simulation.play()
        write_papers(simulation.session, options.out, AFTER)
        write_exports(simulation.session, options.out)
    simulation.outcome.seconds = round(time.perf_counter() - began, 3)
    say(simulation.outcome.as_json(), indented=not options.json)
    return 0


def _print_sequence(sequence: int) -> None:
    print(sequence, flush=True)


def _quiet(sequence: int) -> None:
    """Report no progress."""


@complaining
def gallery(options: argparse.Namespace) -> int:
    """Write the pictures into the folder, offscreen, and print their names."""
    width, _, height = options.size.partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) >= 640 and int(height) >= 480):
        raise StorageTrouble("GALLERY_SIZE", size=options.size)
    size = (int(width), int(height))
    written = pictures_written(options.out, options.lang, options.theme, size)
    say([path.name for path in written], indented=True)
    return 0


def pictures_written(
    folder: Path,
    language: Language,
    theme: str,
    size: tuple[int, int],
    only: Collection[str] | None = None,
    guide: Mapping[str, Shown] | None = None,
) -> tuple[Path, ...]:
    """Write the gallery's pictures, or those of some scenes, offscreen; return their files.

    Those of the ``guide`` show what it tells of.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from td_app.ui.gallery import Gallery
    from td_app.ui.post_settings import settings_kept_in

    with (
        memory_club() as file,
        TemporaryDirectory(prefix="td-gallery-") as beside,
        settings_kept_in(Path(beside)),
    ):
        clock = SimulatedClock()
        path = Path(beside) / "club.db"
        open_club_file(path).close()
        copies = PrivateCopies(path)
        copies.make(datetime.now())
        club = Club(
            *(file.store, file.directory, clock, SeededChance(36)),
            copies=copies,
            post=in_language(("Direction", "Desk"), language),
            prints=file.prints,
            photos=file.photos,
            published=file.published,
            privacy=file.privacy,
            seasons=file.seasons,
            register=file.register,
            meeting_store=file.meetings,
        )
        drawn = Gallery(club, clock, language=language, theme=theme, size=size)
        return drawn.write(folder, only, guide or {})


@complaining
def flows(_options: argparse.Namespace) -> int:
    """Print every question of the rulebook and the answers to its ruling, the longest first."""
    from td_app.floor.flows import flow_table
    from td_app.floor.table_facts import prefilled, table_facts
    from td_app.training.sample import sample_tournament

    with memory_club() as file:
        club = Club(file.store, file.directory, SimulatedClock(), SeededChance(36))
        session = sample_tournament(club, bytes(range(32)))
        facts = table_facts(session.state, session.now_ms(), min(session.state.tables))
    print(flow_table(lambda op: prefilled(op, facts)))
    return 0


ANSWERS: Final[Mapping[str, Answer]] = {"simulate": simulate, "gallery": gallery, "flows": flows}
