"""What a command loads before anything is asked of it: little, so that it answers at once."""

from __future__ import annotations

import subprocess
import sys

#: Of our own, what the command line's words and options are read with; nothing else.
READS_OPTIONS = {
    "td_app",
    "td_app.__main__",
    "td_app.cli",
    "td_app.cli.arguments",
    "td_app.cli.mistakes",
}
#: Slow to load, and of no use to a command that only tells its version.
SLOW = {"PySide6", "sqlalchemy", "reportlab", "cattrs", "starlette", "multiprocessing", "logging"}


def loaded_by(lines: str) -> set[str]:
    """Return the modules that a fresh Python holds after ``lines``."""
    told = f"{lines}\nimport sys\nprint('LOADED', *sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.rpartition("LOADED")[2].split())


def test_the_version_is_told_without_the_application() -> None:
    lines = "import contextlib\nfrom td_app.__main__ import main\n"
    lines += "with contextlib.suppress(SystemExit): main(['--version'])"
    loaded = loaded_by(lines)
    ours = {name for name in loaded if name.partition(".")[0] in ("td_app", "rules_ropta")}
    assert ours == READS_OPTIONS
    assert not loaded & SLOW
