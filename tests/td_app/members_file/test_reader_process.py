"""Workbooks made to harm: each is a sentence here, whatever it does to what reads it."""

from __future__ import annotations

import ctypes
import os
import zipfile
from io import BytesIO
from multiprocessing.context import SpawnProcess
from pathlib import Path

import psutil
import pytest
from xlsxwriter import Workbook

from rules_ropta.ruling import Refused
from td_app.members_file.preview import preview_file
from td_app.members_file.reader_process import WORKBOOKS, JobLimits, ProcessApart, read_apart
from td_app.words import refusal_sentence

SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet"
SHEET = "application/vnd.oasis.opendocument.spreadsheet"
XLSX = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/'
    'content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    "xl/workbook.xml": '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
    '<sheets><sheet name="Membres" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/'
    '2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml" Type="http://schemas'
    '.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>',
}
SHEET = (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{}</worksheet>'
)
ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    '<table:table table:name="Membres">{}</table:table>'
    "</office:spreadsheet></office:body></office:document-content>"
)


def zipped(parts: dict[str, str], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return made.getvalue()


def an_xlsx(rows: str) -> bytes:
    """A real workbook, its one sheet replaced."""
    made = BytesIO()
    book = Workbook(made, {"in_memory": True})
    book.add_worksheet("Membres")
    book.close()
    with zipfile.ZipFile(made) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    return zipped({**parts, "xl/worksheets/sheet1.xml": SHEET.format(rows)})


def an_ods(rows: str, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    manifest = "<manifest/>"
    parts = {"META-INF/manifest.xml": manifest, "content.xml": ODS.format(rows)}
    return zipped({"mimetype": SPREADSHEET, **parts}, method)


def a_row(cell: str) -> str:
    return f"<sheetData><row r='1'>{cell}</row></sheetData>"


CELLS_THAT_LIE = {
    "single quotes": "<c r='XFD1048576' t='inlineStr'><is><t>Nom</t></is></c>",
    "two corners": "<c r='A1'><v>1</v></c><c r='XFD1048576'><v>2</v></c>",
    "beyond any sheet": "<c r='ZZZ9999999'><v>1</v></c><c r='A1'><v>1</v></c>",
    "row and cell disagree": "<c r='A4000000000'><v>1</v></c>",
}
DEEP = "<text:span>" * 60_000 + "Nom" + "</text:span>" * 60_000
ODS_THAT_HARM = {
    "spans without end": "<table:table-row><table:table-cell><text:p>" + DEEP + "</text:p>"
    "</table:table-cell></table:table-row>",
    "a row a hundred million times": '<table:table-row table:number-rows-repeated="99999999">'
    "<table:table-cell><text:p>Nom</text:p></table:table-cell></table:table-row>",
    "a cell a hundred million times": "<table:table-row><table:table-cell "
    'table:number-columns-repeated="99999999"><text:p>Nom</text:p></table:table-cell>'
    "</table:table-row>",
}


GOOD_ROW = (
    "<table:table-row><table:table-cell><text:p>Nom</text:p></table:table-cell></table:table-row>"
)


def refused(content: bytes) -> str:
    """The code of the refusal, once it is known to have a sentence; "" when it is read."""
    try:
        read_apart(content, None)
    except Refused as refusal:
        assert refusal_sentence(refusal, "fr") != refusal.code
        return refusal.code
    return ""


class TestAFileThatHarms:
    @pytest.mark.parametrize("cell", CELLS_THAT_LIE.values(), ids=CELLS_THAT_LIE.keys())
    def test_a_cell_reference_that_lies_ends_nothing_here(self, cell: str) -> None:
        assert refused(an_xlsx(a_row(cell)))
        assert read_apart(an_xlsx(a_row('<c r="A1"><v>7</v></c>')), None).rows

    @pytest.mark.parametrize("rows", ODS_THAT_HARM.values(), ids=ODS_THAT_HARM.keys())
    def test_an_ods_that_repeats_or_nests_without_end(self, rows: str) -> None:
        assert refused(an_ods(rows))

    def test_a_document_that_swells_a_thousand_times(self) -> None:
        rows = "<table:table-row/>" * 4_000_000
        assert refused(an_ods(rows)) in ("FILE_TOO_LARGE", "FILE_TOO_HEAVY")

    @pytest.mark.parametrize("at", [6, 8], ids=["encrypted", "unknown compression"])
    def test_a_zip_that_says_what_it_is_not(self, at: int) -> None:
        content = bytearray(an_ods("<table:table-row/>"))
        for mark, shift in ((b"PK\x03\x04", 0), (b"PK\x01\x02", 2)):
            place = content.find(mark)
            while place >= 0:
                content[place + at + shift] |= 0x61
                place = content.find(mark, place + 4)
        assert refused(bytes(content)) == "FILE_UNREADABLE"

    def test_sizes_that_lie(self) -> None:
        content = bytearray(an_xlsx(a_row('<c r="A1"><v>7</v></c>')))
        place = content.find(b"PK\x01\x02")
        while place >= 0:
            content[place + 24 : place + 28] = (5).to_bytes(4, "little")
            place = content.find(b"PK\x01\x02", place + 4)
        assert refused(bytes(content)) == "FILE_UNREADABLE"


class TestTheProcess:
    def test_one_that_takes_too_long_is_ended_and_said(self) -> None:
        reader = ProcessApart(WORKBOOKS, seconds=0.0)
        with pytest.raises(Refused, match="FILE_TOO_HEAVY"):
            reader.read(an_ods("<table:table-row/>" * 200_000), None)

    def test_where_none_can_begin_that_is_refused_and_the_next_is_read(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def none_left(self: object) -> None:
            raise BlockingIOError

        reader = ProcessApart(WORKBOOKS)
        with monkeypatch.context() as full:
            full.setattr(SpawnProcess, "start", none_left)
            with pytest.raises(Refused, match="FILE_UNREADABLE"):
                reader.read(b"", None)
        assert reader.read(an_xlsx(a_row('<c r="A1"><v>7</v></c>')), None).rows[0].cells == ("7",)
        reader.end()

    def test_it_is_kept_from_one_file_to_the_next(self) -> None:
        content = an_xlsx(a_row('<c r="A1"><v>7</v></c>'))
        read_apart(content, None)
        before = {child.pid for child in psutil.Process().children()}
        assert read_apart(content, None).rows[0].cells == ("7",)
        assert {child.pid for child in psutil.Process().children()} == before

    def test_it_says_nothing_itself_when_it_aborts(self, capfd: pytest.CaptureFixture[str]) -> None:
        reader = ProcessApart(WORKBOOKS)
        for cell in CELLS_THAT_LIE.values():
            with pytest.raises(Refused):
                reader.read(an_xlsx(a_row(cell)), None)
        assert capfd.readouterr() == ("", "")

    def test_others_go_on_while_one_waits(self) -> None:
        reader, looks = ProcessApart(WORKBOOKS), list[int]()
        reader.meanwhile = lambda: looks.append(1)
        reader.read(an_ods("<table:table-row/>" * 100_000 + GOOD_ROW), None)
        assert looks

    def test_a_job_of_windows_is_told_its_limits_as_windows_reads_them(self) -> None:
        """Windows itself was not tried: the shape of what it is handed, on 64 bits, is."""
        assert (ctypes.sizeof(JobLimits), JobLimits.process_memory.offset) == (144, 112)


class TestWhatIsNoFile:
    def test_a_pipe_is_refused_without_waiting(self, tmp_path: Path) -> None:
        pipe = tmp_path / "membres.csv"
        os.mkfifo(pipe)
        with pytest.raises(Refused, match="FILE_NOT_PLAIN"):
            preview_file(pipe)

    def test_a_device_is_refused(self) -> None:
        with pytest.raises(Refused, match="FILE_NOT_PLAIN"):
            preview_file(Path("/dev/zero"))

    def test_a_gigabyte_is_refused_before_it_is_read(self, tmp_path: Path) -> None:
        large = tmp_path / "membres.csv"
        with large.open("wb") as made:
            made.truncate(1 << 30)
        with pytest.raises(Refused, match="FILE_TOO_LARGE"):
            preview_file(large)
