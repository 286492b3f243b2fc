"""``td-app words``: every text out, one language in, and how far it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from every_pair import every_pair

from td_app.cli import arguments
from td_app.cli.arguments import main
from td_app.cli.every_text import every_text
from td_app.program import added_languages
from td_app.words.catalogue import read_catalogue
from td_app.words.language import remove_language


def test_every_text_is_written_and_what_is_translated_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "es.po"
    assert main(["words", "export", str(path)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert set(first) == {"players", "desk", "guide"}
    assert not any(tier["done"] for tier in first.values())
    file = polib.pofile(str(path))
    assert len(file) == sum(tier["texts"] for tier in first.values())
    (close,) = (entry for entry in file if (entry.msgctxt, entry.msgid) == ("Fermer", "Close"))
    close.msgstr = "Cerrar"
    file.save(str(path))
    assert main(["words", "export", str(path)]) == 0
    capsys.readouterr()
    assert read_catalogue(path.read_bytes()) == {("Fermer", "Close"): "Cerrar"}
    assert main(["words", "share", str(path)]) == 0
    again = json.loads(capsys.readouterr().out)
    assert sum(tier["done"] for tier in again.values()) == 1


def test_no_text_that_is_read_is_forgotten() -> None:
    known = {text.pair for text in every_text()}
    said = {(one.french, one.english) for one in every_pair() if not one.searched}
    assert sorted(said - known) == []


@pytest.mark.parametrize("text", ["msgid hello\n", "x", "\udcff"])
def test_a_broken_file_is_not_taken(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "es.po"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["words", "import", str(path)]) == 2
    assert "1" in capsys.readouterr().err


def test_a_file_named_by_no_language_is_not_taken(tmp_path: Path) -> None:
    assert main(["words", "import", str(tmp_path / "en.po"), "--preview"]) == 2


def test_a_paper_s_text_of_one_small_word_is_written_out() -> None:
    pairs = {text.pair for text in every_text()}
    assert {("libre", "empty"), ("floor", "floor"), ("normales", "standard")} <= pairs


@pytest.mark.parametrize("what", ["share", "import"])
def test_a_file_that_is_not_there_is_refused(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "fr", "words", what, str(tmp_path / "es.po")]) == 2
    told = capsys.readouterr()
    assert not told.out and told.err.startswith("Il n’y a pas de fichier")


@pytest.fixture
def spanish_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer on which somebody added Spanish."""
    (tmp_path / "es.po").write_text('msgid ""\nmsgstr ""\n"X-Language-Name: Español\\n"\n', "utf-8")
    monkeypatch.setattr(added_languages, "words_folder", lambda: tmp_path)
    arguments._added.cache_clear()
    yield
    arguments._added.cache_clear()
    remove_language("es")


@pytest.mark.usefixtures("spanish_here")
@pytest.mark.parametrize("typed", [["--help"], ["--lang", "es", "--help"], ["play", "--help"]])
def test_the_help_lists_the_languages_added_here(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(typed)
    assert "--lang {fr,en,es}" in capsys.readouterr().out
