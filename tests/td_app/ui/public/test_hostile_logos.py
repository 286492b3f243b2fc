"""Drawings made to harm, chosen as the club's logo: drawn or refused, and the window goes on."""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from struct import pack

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from rules_ropta.ruling import Refused
from td_app.members_file.reader_process import ProcessApart, while_reading
from td_app.ui.public.hall import KEPT_AS, LOGO, Hall
from td_app.ui.public.logo import DRAWER, DRAWING_SECONDS, kept_logo
from td_app.words import refusal_sentence
from td_app.words.language import LANGUAGES

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="0 0 100 100" width="100" height="100">'
)
SQUARE = '<rect width="50" height="50" fill="#ff0000"/>'
#: Lines, each ten times the one before it.
LAUGHS = "".join(f'<!ENTITY a{at} "{f"&a{at - 1};" * 10}">' for at in range(1, 10))
USES = "".join(
    f"<g id='u{at}'>" + f"<use xlink:href='#u{at - 1}'/>" * 10 + "</g>" for at in range(1, 9)
)
CURVES = "".join(f"C{i % 97} {i % 89},{i % 83} {i % 79},{i % 73} {i % 71}" for i in range(200_000))
BLURS = "<feGaussianBlur stdDeviation='5000'/>" * 200


def a_swollen_png(side: int) -> str:
    """A picture of so many pixels a side, all black, as a drawing holds it."""

    def chunk(kind: bytes, held: bytes) -> bytes:
        return pack(">I", len(held)) + kind + held + pack(">I", zlib.crc32(kind + held))

    packing = zlib.compressobj(9)
    line = bytes(1 + 3 * side)
    rows = b"".join(packing.compress(line) for _ in range(side)) + packing.flush()
    size = chunk(b"IHDR", pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
    whole = b"\x89PNG\r\n\x1a\n" + size + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(whole).decode()


HOSTILE = {
    "a milliard laughs": f'<!DOCTYPE svg [<!ENTITY a0 "ha">{LAUGHS}]>{HEAD}<text>&a9;</text></svg>',
    "huge dimensions": HEAD.replace('width="100"', 'width="1000000000"') + SQUARE + "</svg>",
    "deep nesting": HEAD + "<g>" * 200_000 + SQUARE + "</g>" * 200_000 + "</svg>",
    "a giant path": f'{HEAD}<path stroke="#000" stroke-dasharray=".0001" d="M0 0{CURVES}"/></svg>',
    "a filter bomb": f"{HEAD}<filter id='f' x='-9999%' width='99999%'>{BLURS}</filter>"
    + f"<g filter='url(#f)'>{SQUARE}</g>" * 50
    + "</svg>",
    "a swollen picture": f'{HEAD}<image width="9" height="9" xlink:href="{{}}"/></svg>',
    "a truncated file": HEAD + SQUARE + '<path d="M0 0 L10',
    "a milliard squares": f"{HEAD}<defs><g id='u0'>{SQUARE}</g>{USES}</defs>"
    "<use xlink:href='#u8'/></svg>",
    "one in itself": f"{HEAD}<g id='a'><use xlink:href='#b'/></g>"
    "<g id='b'><use xlink:href='#a'/></g></svg>",
}


@pytest.fixture
def hall(qapp: QApplication, tmp_path: Path) -> Hall:
    settings: dict[str, str] = {}
    return Hall(lambda name: settings.get(name, ""), settings.__setitem__, tmp_path / "club")


@pytest.fixture
def ticks(qapp: QApplication) -> Iterator[list[int]]:
    """What the window does meanwhile."""
    seen: list[int] = []
    clock = QTimer()
    clock.timeout.connect(lambda: seen.append(1))
    clock.start(1)
    while_reading(qapp.processEvents)
    yield seen
    ProcessApart.meanwhile = staticmethod(lambda: None)
    clock.stop()


def chosen(hall: Hall, path: Path, content: str | bytes) -> str:
    """The code of the refusal, worded in both languages; "" when the drawing is taken."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    try:
        hall.set_logo(path)
    except Refused as refusal:
        sentences = {refusal_sentence(refusal, language=language) for language in LANGUAGES}
        assert len(sentences) == 2 and refusal.code not in sentences
        assert refusal.params["name"] == path.name
        return refusal.code
    return ""


@pytest.mark.parametrize("what", HOSTILE)
def test_it_is_drawn_or_refused_and_the_window_goes_on(
    hall: Hall, tmp_path: Path, ticks: list[int], what: str
) -> None:
    content = HOSTILE[what]
    if what == "a swollen picture":
        content = content.replace("{}", a_swollen_png(12_000))
    before = active_children()
    code = chosen(hall, tmp_path / "blason.svg", content)
    assert ticks
    assert code in ("", "LOGO_UNREADABLE", "LOGO_TOO_LARGE", "LOGO_TOO_HEAVY")
    assert (hall.logo is not None) is (code == "")
    assert active_children() == before, "nothing goes on behind"


def test_it_has_less_than_two_seconds() -> None:
    assert DRAWER.seconds == DRAWING_SECONDS < 2


def test_one_that_takes_too_long_is_refused(hall: Hall, tmp_path: Path) -> None:
    code = chosen(hall, tmp_path / "blason.svg", HOSTILE["a milliard squares"])
    assert code == "LOGO_TOO_HEAVY" and hall.logo is None
    assert chosen(hall, tmp_path / "blason.svg", HEAD + SQUARE + "</svg>") == ""


def test_an_honest_one_is_drawn_with_its_letters(hall: Hall, tmp_path: Path) -> None:
    letters = '<text x="55" y="95" font-size="60">M</text>'
    illustrator = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>'
    drawing = illustrator + HEAD.replace("http://www.w3.org/2000/svg", "&ns_svg;")
    drawing += f"<style>.a {{ fill: #0000ff }}</style>{SQUARE}<rect class='a' x='60' width='9' "
    drawing += f"height='9'/>{letters}</svg>"
    assert chosen(hall, tmp_path / "blason.svg", drawing) == ""
    assert hall.logo is not None and hall.logo.width() == 100
    assert hall.logo.pixelColor(10, 10) == QColor("#ff0000")
    assert hall.logo.pixelColor(64, 4) == QColor("#0000ff")
    lower = [hall.logo.pixelColor(x, y).alpha() for x in range(55, 100) for y in range(60, 95)]
    assert max(lower) > 200
    packed = gzip.compress(drawing.encode())
    assert chosen(hall, tmp_path / "blason.svgz", packed) == ""


class TestWhatItTakesFromElsewhere:
    def test_another_picture_is_left_out(self, hall: Hall, tmp_path: Path) -> None:
        other = QImage(10, 10, QImage.Format.Format_RGB32)
        other.fill(QColor("#00ff00"))
        other.save(str(tmp_path / "secret.png"))
        links = (tmp_path / "secret.png", (tmp_path / "secret.png").as_uri(), "http://x.invalid/x")
        taken = "".join(f'<image width="99" height="99" xlink:href="{to}"/>' for to in links)
        assert chosen(hall, tmp_path / "blason.svg", HEAD + taken + SQUARE + "</svg>") == ""
        assert hall.logo is not None
        assert hall.logo.pixelColor(10, 10) == QColor("#ff0000")
        assert hall.logo.pixelColor(90, 90).alpha() == 0

    @pytest.mark.parametrize(
        "start",
        [
            "data:image/svg+xml;base64,",
            "data:image/png;base64,",
            "data:text/plain;base64,",
            " data:;base64,AAAA;base64,",
        ],
    )
    @pytest.mark.parametrize("packed", [False, True])
    def test_nothing_is_taken_by_a_drawing_within(
        self, hall: Hall, tmp_path: Path, start: str, packed: bool
    ) -> None:
        other = QImage(10, 10, QImage.Format.Format_RGB32)
        other.fill(QColor("#00ff00"))
        other.save(str(tmp_path / "secret.png"))
        link = f'<image width="99" height="99" xlink:href="{tmp_path / "secret.png"}"/>'
        inner = f"{HEAD}{link}</svg>".encode()
        held = start + base64.b64encode(gzip.compress(inner) if packed else inner).decode()
        image = f'<image width="99" height="99" xlink:href="{held}"/>'
        assert chosen(hall, tmp_path / "blason.svg", HEAD + image + SQUARE + "</svg>") == ""
        assert hall.logo is not None
        assert hall.logo.pixelColor(10, 10) == QColor("#ff0000")
        assert hall.logo.pixelColor(90, 90).alpha() == 0

    @pytest.mark.parametrize("kind", ["png", "jpeg", "webp"])
    def test_a_picture_within_is_drawn(self, hall: Hall, tmp_path: Path, kind: str) -> None:
        picture = QImage(10, 10, QImage.Format.Format_RGB32)
        picture.fill(QColor("#0000ff"))
        assert picture.save(str(tmp_path / f"picture.{kind}"))
        held = base64.b64encode((tmp_path / f"picture.{kind}").read_bytes()).decode()
        image = f'<image width="99" height="99" xlink:href="data:image/{kind};base64,\n{held}"/>'
        assert chosen(hall, tmp_path / "blason.svg", HEAD + image + "</svg>") == ""
        assert hall.logo is not None and hall.logo.pixelColor(50, 50).blue() > 200

    def test_a_style_sheet_and_an_entity_are_never_opened(self, hall: Hall, tmp_path: Path) -> None:
        """A pipe would be waited for."""
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        sheet = f'<?xml-stylesheet type="text/css" href="{pipe}"?>'
        code = chosen(hall, tmp_path / "blason.svg", sheet + HEAD + SQUARE + "</svg>")
        assert code == "" and hall.logo is not None
        entity = f'<!DOCTYPE svg [<!ENTITY e SYSTEM "{pipe.as_uri()}">]>'
        code = chosen(hall, tmp_path / "blason.svg", entity + HEAD + SQUARE + "&e;</svg>")
        assert code in ("", "LOGO_UNREADABLE")


def test_a_drawing_in_place_of_the_copy_kept_is_not_read(hall: Hall, tmp_path: Path) -> None:
    """A stick that was lent: the copy beside the club's file is a PNG or nothing."""
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / KEPT_AS).write_text(HEAD + SQUARE + "</svg>")
    hall._keep(LOGO, "blason.png")
    assert kept_logo(folder / KEPT_AS) is None and hall.logo is None
