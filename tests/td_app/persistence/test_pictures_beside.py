"""The club's pictures go where its file is copied, put back, joined."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from td_app.joining import Chosen
from td_app.persistence.copies import copies_folder, make_copy, put_back
from td_app.persistence.engine import open_club_file
from td_app.persistence.joining.files import join_files
from td_app.persistence.pictures_beside import LARGEST, PICTURES, bring_pictures
from td_app.printing.document import KEPT_AS, LOGO
from td_app.ui.public.kept_pictures import BACKGROUND, BACKGROUND_KEPT, PARTNERS

EVENING = datetime(2026, 11, 20, 20, 30)
PARTNER = "partenaire_0123456789ab.png"
ALL = (KEPT_AS, BACKGROUND_KEPT, PARTNER)
SETTINGS = {LOGO: "blason.png", BACKGROUND: "salle.jpg", PARTNERS: '[{"name": "Garage"}]'}


def a_club(folder: Path, *pictures: str, settings: bool = True) -> Path:
    folder.mkdir(parents=True)
    path = folder / "club.db"
    with open_club_file(path) as file:
        for name, value in SETTINGS.items() if settings else ():
            file.directory.set_setting(name, value)
    for name in pictures:
        (folder / name).write_bytes(f"{folder.name} {name}".encode())
    return path


def settings_in(path: Path) -> dict[str, str]:
    with open_club_file(path, read_only=True) as file:
        return {name: file.directory.setting(name) for name in SETTINGS}


def test_they_are_those_that_the_wall_and_papers_look_for() -> None:
    assert {Path(name).match(one) for name, one in zip(ALL, PICTURES, strict=True)} == {True}


def test_a_copy_put_back_on_another_computer_has_its_pictures(tmp_path: Path) -> None:
    here = a_club(tmp_path / "here", *ALL)
    stick = tmp_path / "stick"
    copy = make_copy(here, EVENING, stick)
    there = tmp_path / "there" / "club.db"
    there.parent.mkdir()
    put_back(copy.path, there, EVENING)
    assert settings_in(there) == SETTINGS
    assert [(there.parent / name).read_bytes() for name in ALL] == [
        (here.parent / name).read_bytes() for name in ALL
    ]


def test_a_copy_follows_a_picture_that_changed_and_brings_back_no_older_one(
    tmp_path: Path,
) -> None:
    here = a_club(tmp_path / "here", KEPT_AS)
    logo = here.parent / KEPT_AS
    os.utime(logo, (1_000, 1_000))
    copy = make_copy(here, EVENING)
    logo.write_bytes(b"another")
    put_back(copy.path, here, EVENING)
    assert logo.read_bytes() == b"another"
    make_copy(here, EVENING)
    assert (copies_folder(here) / KEPT_AS).read_bytes() == b"another"


def test_joined_the_other_files_pictures_come_where_there_were_none(tmp_path: Path) -> None:
    here = a_club(tmp_path / "here", KEPT_AS, settings=False)
    other = a_club(tmp_path / "other", KEPT_AS, PARTNER)
    join_files(here, other, Chosen(), EVENING)
    assert settings_in(here)[PARTNERS] == SETTINGS[PARTNERS]
    assert (here.parent / PARTNER).read_bytes() == f"other {PARTNER}".encode()
    assert (here.parent / KEPT_AS).read_bytes() == f"here {KEPT_AS}".encode(), "ours stays"


def test_what_is_no_picture_stays_behind(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    (tmp_path / "from" / KEPT_AS).write_bytes(b"x" * (LARGEST + 1))
    (tmp_path / "from" / PARTNER).mkdir()
    (tmp_path / "into").mkdir()
    bring_pictures(tmp_path / "from", tmp_path / "into")
    assert not any((tmp_path / "into").iterdir())
