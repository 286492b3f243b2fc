"""What the club chose for its papers, and a logo that was damaged since."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from builders import a_club
from PIL import Image
from read_papers import read_once

from td_app.club.club import Club
from td_app.printing.document import KEPT_AS, LOGO, PAPER_SIZE, SITE_HOST, SLIP_SIZE, stationery_of
from td_app.printing.member_papers import privacy_notice_pdf


def a_blazon() -> bytes:
    held = io.BytesIO()
    Image.new("RGB", (40, 20), "green").save(held, "PNG")
    return held.getvalue()


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = replace(a_club(), folder=tmp_path)
    club.directory.set_setting(LOGO, "blason.png")
    return club


def test_the_usual_sheets_until_the_club_chooses() -> None:
    told = stationery_of(a_club())
    assert (told.size, told.slips, told.logo, told.language) == ("A4", "A7", b"", "fr")


def test_the_sheets_and_the_slips_chosen() -> None:
    club = a_club()
    club.directory.set_setting(PAPER_SIZE, "A5")
    club.directory.set_setting(SLIP_SIZE, "roll")
    told = stationery_of(club, "en")
    assert (told.size, told.slips, told.language) == ("A5", "roll", "en")


def test_the_notice_names_the_host_that_the_club_tells() -> None:
    club = a_club()
    now = datetime(2026, 11, 30, 20)
    nobody = read_once(privacy_notice_pdf(stationery_of(club), now))
    assert nobody.missing(["hébergé"])
    club.directory.set_setting(SITE_HOST, "OVH, Roubaix")
    notice = read_once(privacy_notice_pdf(stationery_of(club), now))
    assert not notice.missing(["hébergé par OVH, Roubaix", "prénom et initiale"])


def test_a_size_of_another_version_is_the_usual_one() -> None:
    club = a_club()
    club.directory.set_setting(PAPER_SIZE, "A3")
    assert stationery_of(club).size == "A4"


def test_the_logo_beside_the_file(club: Club, tmp_path: Path) -> None:
    (tmp_path / KEPT_AS).write_bytes(a_blazon())
    assert stationery_of(club).logo == a_blazon()


@pytest.mark.parametrize("left", [b"", b"no picture", a_blazon()[:60]])
def test_a_damaged_logo_is_left_out(club: Club, tmp_path: Path, left: bytes) -> None:
    (tmp_path / KEPT_AS).write_bytes(left)
    assert stationery_of(club).logo == b""


def test_a_logo_that_is_at_another_post(club: Club) -> None:
    assert stationery_of(club).logo == b""
