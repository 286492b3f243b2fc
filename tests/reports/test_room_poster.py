"""The poster of the room: what is read on it, and what telephones read."""

from datetime import datetime

import pytest
from read_papers import ReadPaper, read_codes

from reports.facts import Heading, PaperSize
from reports.room_poster import RoomPoster, render_room_poster
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords

ADDRESS = "http://192.168.1.20:8123"


def a_poster(language: Language = "fr", size: PaperSize = "A4", address: str = ADDRESS) -> bytes:
    at = datetime(2026, 11, 21, 19, 30)
    heading = Heading("Open", None, "", at, PaperWords(language), size=size)
    return render_room_poster(RoomPoster(heading, address))


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_its_code_leads_to_ones_seat_and_its_address_can_be_typed(size: PaperSize) -> None:
    pdf = a_poster(size=size)
    assert read_codes(pdf) == [f"{ADDRESS}/seat"]
    assert not ReadPaper(pdf).missing(["Où suis-je assis ?", ADDRESS])


def test_without_an_address_the_wall_is_told_nothing_meant_for_the_director() -> None:
    pdf = a_poster("en", address="")
    assert read_codes(pdf) == []
    assert ReadPaper(pdf).missing(["turn them on", "settings"]) == ["turn them on", "settings"]
