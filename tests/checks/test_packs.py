"""What packs the application stays true to it: commands tried, file type, what is left out."""

from __future__ import annotations

import argparse
import configparser
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

from td_app.cli.arguments import parser
from td_app.persistence.open_mark import KIND
from td_app.persistence.places import CLUB_FILE

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / ".ci" / "pack"
WORKFLOWS = ROOT / ".github" / "workflows"
IMPORTED = re.compile(r"(?m)^ *(?:from|import) ([\w.]+)")
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_every_command_is_tried_once_packed() -> None:
    tried = (PACK / "smoke.py").read_text(encoding="utf-8")
    groups = [one for one in parser()._actions if isinstance(one, argparse._SubParsersAction)]
    assert [name for name in groups[0].choices if f'"{name}"' not in tried] == []


def test_the_menu_opens_the_club_s_file_that_it_is_told() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACK / "td-app.desktop", encoding="utf-8")
    kind = ET.parse(PACK / "td-app.xml").find(f"{NAMESPACE}mime-type")
    assert kind is not None
    assert entry["Desktop Entry"]["Exec"] == "td-app %f"
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"


def test_the_file_type_is_the_mark_that_files_bear() -> None:
    told = (PACK / "td-app.xml").read_text(encoding="utf-8")
    assert f'offset="68" value="{struct.pack(">I", KIND).decode()}"' in told
    assert f'<glob pattern="{CLUB_FILE}"' in told


def test_nothing_that_is_imported_is_left_out() -> None:
    spec = (PACK / "td-app.spec").read_text(encoding="utf-8")
    unused = set(re.findall(r'"([\w.]+)"', spec.partition("UNUSED = [")[2].partition("]")[0]))
    used = {
        name
        for package in ("td_app", "rules_ropta", "reports", "assets")
        for path in (ROOT / package).rglob("*.py")
        for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
    }
    assert "numpy.random" in unused and "PySide6.QtPdf" in used
    assert [name for name in used if {name, name.partition(".")[0]} & unused] == []


def test_what_the_workflows_run_is_there() -> None:
    """Windows and macOS are not tried here: what they call must at least exist."""
    told = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS.glob("*.yml"))
    called = set(re.findall(r"\.ci[/\\]pack[/\\]([\w.-]+)", told))
    assert called >= {"build.py", "smoke.py", "td-app.iss"}
    assert [name for name in called if not (PACK / name).is_file()] == []
    spec = (PACK / "td-app.spec").read_text(encoding="utf-8")
    assert (PACK / "td-app.entitlements").is_file() and '"td-app.entitlements"' in spec
    # A Debian without what is merely recommended: xvfb-run needs it.
    assert "xvfb-run" not in told or " xauth " in told


def test_a_bare_machine_gets_all_that_the_readme_asks_for() -> None:
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    asked = _packages(told)
    assert "libegl1" in asked and told.count("apt-get install --no-install-recommends") == 1
    assert asked - _packages((ROOT / ".ci" / "run").read_text(encoding="utf-8")) == set()


def _packages(text: str) -> set[str]:
    """Return the Debian packages that the first ``apt-get install`` of ``text`` names."""
    command = re.search(r"apt-get install ((?:.*\\\n)*.*)", text)
    assert command is not None
    names = command.group(1).replace("\\\n", " ").split()
    return {name for name in names if re.fullmatch(r"[a-z][a-z0-9.+-]+", name)}
