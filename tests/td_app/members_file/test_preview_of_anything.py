"""Whatever is pasted or opened: a preview or a refusal, never a traceback."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.cli.files import preview_json
from td_app.members_file.meanings import MEANINGS
from td_app.members_file.preview import preview_file, preview_text
from td_app.members_file.previewed import ImportPreview, RowStatus
from td_app.words.members_file import SENTENCES, sentence

CELLS = st.one_of(
    st.sampled_from(
        (
            *("Nom", "Prénom", "Joueur", "Club", "Licence", "Goff", "PÉREZ Gaëtan", "Zoé", "12"),
            *("OK", "", '"', "=1+1", "de la", "N'DIAYE", "(", "1.", "\u202e", "Total", "- ", "@"),
            "A" * 130,
        )
    ),
    st.text(max_size=12),
)
TABLES = st.builds(
    lambda rows, delimiter: "\n".join(delimiter.join(row) for row in rows),
    st.lists(st.lists(CELLS, max_size=5), max_size=12),
    st.sampled_from([";", ",", "\t", "|", "   ", " - ", " "]),
)


def check_whole(preview: ImportPreview) -> None:
    assert preview.valid + preview.doubtful + preview.refused == len(preview.rows) > 0
    lines = [row.line for row in preview.rows] + [line.line for line in preview.skipped]
    assert len(lines) == len(set(lines))
    for row in preview.rows:
        assert (row.member is None) == (row.status is RowStatus.REFUSED)
        assert row.status is RowStatus.VALID or row.reasons
        if row.member:
            assert row.member.display_name
            assert len(row.member.last_name) + len(row.member.first_name) <= 120
    for group in preview.duplicates:
        assert len(group.lines) + len(group.known) > 1
    json.dumps(preview_json(preview), ensure_ascii=False).encode("utf-8")


def check_refusal(refusal: Refused) -> None:
    assert refusal.code in SENTENCES
    assert sentence(refusal.code, refusal.params, "fr") != sentence(
        refusal.code, refusal.params, "en"
    )


@given(text=st.one_of(st.text(max_size=300), TABLES))
@examples(300)
def test_any_text_gives_a_preview_or_a_refusal(text: str) -> None:
    try:
        check_whole(preview_text(text))
    except Refused as refusal:
        check_refusal(refusal)


@given(
    text=TABLES,
    meanings=st.dictionaries(st.integers(0, 5), st.sampled_from(MEANINGS), max_size=4),
)
@examples(150)
def test_any_correction_gives_a_preview_or_a_refusal(text: str, meanings: dict[int, str]) -> None:
    try:
        check_whole(preview_text(text, meanings=meanings))
    except Refused as refusal:
        check_refusal(refusal)


@given(
    content=st.one_of(
        st.binary(max_size=400),
        TABLES.map(lambda text: text.encode("utf-16", "replace")),
        TABLES.map(lambda text: text.encode("cp1252", "replace")),
        st.binary(max_size=200).map(lambda tail: b"PK\x03\x04" + tail),
        st.binary(max_size=200).map(lambda tail: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + tail),
    )
)
@examples(200)
def test_any_file_gives_a_preview_or_a_refusal(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "membres.csv"
        path.write_bytes(content)
        try:
            check_whole(preview_file(path))
        except Refused as refusal:
            check_refusal(refusal)
