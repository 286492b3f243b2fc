"""``td-app gallery``: every page, dialog and the public window, as pictures."""

from __future__ import annotations

import argparse
import os

from td_app.cli.answers import complain, say
from td_app.club import Club
from td_app.persistence.engine import memory_club
from td_app.ports import StorageTrouble
from td_app.simulation import SeededChance, SimulatedClock


def run(options: argparse.Namespace) -> int:
    """Write the pictures into the folder, offscreen, and print their names."""
    width, _, height = options.size.partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) >= 640 and int(height) >= 480):
        return complain(StorageTrouble("GALLERY_SIZE", size=options.size))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from td_app.ui.gallery import Gallery

    with memory_club() as file:
        clock = SimulatedClock()
        club = Club(
            file.store, file.directory, clock, SeededChance(36), post="Bureau", prints=file.prints
        )
        gallery = Gallery(
            club,
            clock,
            language=options.lang,
            theme=options.theme,
            size=(int(width), int(height)),
        )
        try:
            written = gallery.write(options.out)
        except StorageTrouble as trouble:
            return complain(trouble)
    say([path.name for path in written], indented=True)
    return 0
