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


def test_no_part_of_qt_that_is_used_is_left_out() -> None:
    used = {
        name
        for path in (ROOT / "td_app").rglob("*.py")
        for name in re.findall(r"from (PySide6\.\w+) import", path.read_text(encoding="utf-8"))
    }
    spec = (PACK / "td-app.spec").read_text(encoding="utf-8")
    unused = spec.partition("UNUSED = [")[2].partition("]")[0]
    assert [name for name in used if f'"{name}"' in unused] == []
