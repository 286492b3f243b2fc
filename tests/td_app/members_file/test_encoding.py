from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.members_file.text_files import MIXED, decode

LIST = "Nom;Prénom\r\nPérez;Gaëtan\r\nÇelik;Laëtitia\r\nMÉNARD;Véronique\r\nHébert;Noël\r\n"
PLAIN = LIST.replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("codec", "said"),
    [
        ("utf-8", "utf-8"),
        ("utf-8-sig", "utf-8 (BOM)"),
        ("utf-16", "utf-16"),
        ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"),
        ("utf-32", "utf-32"),
        ("cp1252", "windows-1252"),
        ("mac_roman", "mac-roman"),
        ("cp850", "cp850"),
    ],
)
def test_a_list_reads_the_same_in_every_encoding(codec: str, said: str) -> None:
    decoded = decode(LIST.encode(codec))
    assert (decoded.text, decoded.encoding) == (PLAIN, said)


def test_old_line_ends_are_line_ends() -> None:
    assert decode("Pérez\rGoff".encode()).text == "Pérez\nGoff"


def test_two_encodings_in_one_file_are_both_read() -> None:
    content = "Hervé\nZoé\nÉric\n".encode() + "Noël\n".encode("cp1252")
    decoded = decode(content)
    assert decoded.text == "Hervé\nZoé\nÉric\nNoël\n"
    assert (decoded.encoding, decoded.repaired) == (MIXED, frozenset({4}))


def test_two_encodings_in_one_line_are_both_read() -> None:
    assert decode("Hervé;".encode() + "Noël".encode("cp1252")).text == "Hervé;Noël"


@pytest.mark.parametrize(
    "content",
    [b"%PDF-1.7\n1 0 obj", b"\x89PNG\r\n\x1a\n", bytes(range(256)), b"MZ\0\0\x03\0\0\0\x04abc"],
)
def test_what_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(Refused) as refusal:
        decode(content)
    assert refusal.value.code == "FILE_BINARY"
