"""``td-app ask``: what the floor's page would find for a phrase, for other programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from td_app.__main__ import main
from td_app.floor.situations import found_lines
from td_app.words.asking import question_title
from td_app.words.language import Language, set_current_language

NEVER_LOADED = ("PySide6", "sqlalchemy", "reportlab", "numpy", "td_app.persistence", "td_app.ui")


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return the status of ``td-app ask`` here, and what it said."""
    try:
        status = main(["ask", *words])
    except SystemExit as left:
        status = int(str(left.code))
    finally:
        set_current_language("fr")
    return status, *capsys.readouterr()


class TestAsJson:
    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_situations_then_articles_best_first(
        self, capsys: pytest.CaptureFixture[str], language: Language
    ) -> None:
        status, out, _ = asked(capsys, "il a string bet", "--lang", language, "--json")
        rows = json.loads(out)
        assert status == 0
        assert rows[0] == {"op": "string_bet", "title": question_title("string_bet", language)}
        assert {"article": "9.2", "title": rows[-1]["title"]}.keys() == rows[-1].keys()
        assert "9.2" in [row.get("article") for row in rows]

    def test_the_floor_page_and_the_door_find_the_same(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        _, out, _ = asked(capsys, "flop 4 cartes", "--json")
        told = [row.get("op") or row.get("article") for row in json.loads(out)]
        assert told == [line.key for line in found_lines("flop 4 cartes")]

    def test_the_number_of_an_article(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = asked(capsys, "9.13", "--json")
        assert {"op": "silent_chips", "title": question_title("silent_chips")} in json.loads(out)

    def test_words_need_no_quotes(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, quoted, _ = asked(capsys, "string bet", "--json")
        _, bare, _ = asked(capsys, "string", "bet", "--json")
        assert bare == quoted

    def test_nothing_found_is_an_empty_list(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert asked(capsys, "xyzzyx qwrtplk", "--json") == (0, "[]\n", "")


class TestWhatTheTextHardlyNames:
    @pytest.mark.parametrize("language", ["fr", "en"])
    @pytest.mark.parametrize(
        ("typed", "nearest"), [("straddle", "4.5"), ("run it twice", "10.4"), ("misclick", "9.2")]
    )
    def test_it_is_said_first_with_the_articles_nearest(
        self, capsys: pytest.CaptureFixture[str], typed: str, nearest: str, language: Language
    ) -> None:
        _, out, _ = asked(capsys, typed, "--lang", language, "--json")
        told, second, *_ = json.loads(out)
        assert ("pas dans le règlement" if language == "fr" else "not in the rule") in told["title"]
        assert told["says"] and second["article"] == nearest

    def test_no_situation_is_made_of_it(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = asked(capsys, "straddle", "--json")
        assert not any("op" in row for row in json.loads(out))

    def test_in_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = asked(capsys, "straddle")
        assert "le directeur tranche" in out and "§\u00a04.5" in out


class TestInWords:
    def test_a_line_each_with_its_articles(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, _ = asked(capsys, "string bet")
        assert status == 0
        assert out.startswith("Jetons en deux fois (string bet)")
        assert "§\u00a09.2" in out and "{" not in out

    def test_nothing_found_says_what_to_do(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, _ = asked(capsys, "xyzzyx", "--lang", "en")
        assert status == 0 and "Nothing matches these words." in out


class TestRefused:
    @pytest.mark.parametrize("words", [(), ("",), ("   ",), ("?!",)])
    def test_nothing_asked(
        self, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
    ) -> None:
        status, out, said = asked(capsys, *words, "--json")
        assert (status, out) == (2, "")
        assert "décrivez en quelques mots ce qui s’est passé" in said

    def test_a_language_there_is_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, said = asked(capsys, "string", "--lang", "de", "--json")
        assert (status, out) == (2, "")
        assert "--lang" in said and "Traceback" not in said

    def test_a_page_of_text_is_answered_soon(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert asked(capsys, "relacne tapsi jetno " * 5_000, "--json")[0] == 0


def test_no_file_is_opened_and_no_screen_is_loaded(tmp_path: Path) -> None:
    looked = (
        "import sys; from td_app.__main__ import main; main(['ask', 'hors tour', '--json']); "
        f"print([name for name in {NEVER_LOADED!r} if name in sys.modules], file=sys.stderr)"
    )
    home = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", looked],
        capture_output=True,
        env={**os.environ, **home},
        check=True,
        timeout=60,
    )
    assert json.loads(done.stdout)[0]["op"] == "out_of_turn"
    assert done.stderr.decode().strip() == "[]"
    assert list(tmp_path.iterdir()) == []
