"""What is loaded before anything is asked: little, so that it answers, or is seen, at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament.state.setup import TournamentSetup

#: Of our own, what the command line's words and options are read with; nothing else.
READS_OPTIONS = {
    "td_app",
    "td_app.__main__",
    "td_app.cli",
    "td_app.cli.arguments",
    "td_app.cli.explained",
    "td_app.cli.mistakes",
}
#: Slow to load, and of no use to a command that only tells its version.
SLOW = {"PySide6", "sqlalchemy", "reportlab", "cattrs", "starlette", "multiprocessing", "logging"}


def loaded_by(lines: str, home: Path | None = None) -> set[str]:
    """Return the modules that a fresh Python holds after ``lines``, no screen being needed."""
    own = {"QT_QPA_PLATFORM": "offscreen"}
    if home is not None:
        own |= {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    told = f"{lines}\nimport sys\nprint('LOADED', *sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, **own},
    )
    return set(done.stdout.rpartition("LOADED")[2].split())


def test_the_version_is_told_without_the_application() -> None:
    lines = "import contextlib\nfrom td_app.__main__ import main\n"
    lines += "with contextlib.suppress(SystemExit): main(['--version'])"
    loaded = loaded_by(lines)
    ours = {name for name in loaded if name.partition(".")[0] in ("td_app", "rules_ropta")}
    assert ours == READS_OPTIONS
    assert not loaded & SLOW


#: What papers, members' files, phones and old databases need, and what plays a tournament or a
#: meeting: nothing that a first picture shows.
LATER = {
    "PIL",
    "PySide6.QtMultimedia",
    "PySide6.QtTextToSpeech",
    "alembic",
    "cattrs",
    "cryptography",
    "multiprocessing.context",
    "numpy",
    "openpyxl",
    "psutil",
    "reportlab",
    "starlette",
    "uvicorn",
    "xlsxwriter",
    "td_app.club.check_in",
    "td_app.club.seasons",
    "td_app.club.team_seasons",
    "td_app.floor.question_steps",
    "td_app.live.meeting_session",
    "td_app.live.reading",
    "td_app.live.session",
    "td_app.meeting.events",
    "td_app.members_file.workbooks",
    "td_app.persistence.event_codec",
    "td_app.printing.files",
    "td_app.printing.register",
    "td_app.season.board",
    "td_app.tournament.apply",
    "td_app.tournament.decide",
    "td_app.tournament.events",
    "td_app.tournament.views",
    "td_app.ui.public.sounds",
    "td_app.ui.windows.tournament_view",
}

FIRST_PICTURE = """
from PySide6.QtWidgets import QApplication


def drawn(*_):
    QApplication.instance().processEvents()
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    assert [type(one).__name__ for one in shown] == ["MainWindow"]
    return 0


QApplication.exec = drawn
from td_app.__main__ import main

main(["--file", {path!r}])
"""


def test_the_first_picture_is_shown_without_what_it_does_not_show(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with open_club_file(path) as opened:
        # A club of before, of one evening: a new file is made by what changes databases.
        club_of(opened).create(TournamentSetup(name="Mardi"))
    loaded = loaded_by(FIRST_PICTURE.format(path=str(path)), home=tmp_path)
    assert loaded & LATER == set()
    pages = {name for name in loaded if name.startswith("td_app.ui.pages.")}
    assert pages == {"td_app.ui.pages.page"}


#: Pages that print, and the palette that finds papers.
OFFERS_PAPERS = (
    "td_app.ui.pages.evening.papers.page",
    "td_app.ui.pages.evening.floor.tabs",
    "td_app.ui.pages.evening.ranking.page",
    "td_app.ui.pages.evening.cash.page",
    "td_app.ui.windows.finder.finder_panel",
)
#: What pages need of papers without making one: names, headings, labels.
SHARED_WITH_PAPERS = {
    "reports.facts",
    "reports.labels",
    "reports.names",
    # What a page's chart is made of; no module that draws on paper comes with them.
    "reports.charts",
    "reports.finish_chart",
    "reports.lettering",
    "reports.marks",
    "reports.stacks_chart",
    "reports.structure_chart",
}


def test_pages_offer_papers_without_loading_what_draws_them() -> None:
    loaded = loaded_by(f"import {', '.join(OFFERS_PAPERS)}")
    assert "td_app.printing.register" in loaded
    drawing = {name for name in loaded if name.startswith(("reports.", "reportlab"))}
    assert drawing <= SHARED_WITH_PAPERS
