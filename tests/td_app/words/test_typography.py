"""What is read is set as its language is printed, and is wholly in that language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import td_app
from td_app.words import (
    house_rules,
    minutes,
    proposals,
    reasons,
    refusals,
    rulings,
    terms,
    troubles,
)
from td_app.words.chip_looks import COLOUR_NAMES
from td_app.words.speaking import Pair, Table, fields_of, typeset

TABLES: dict[str, Table] = {
    "refusals": refusals.REFUSALS,
    "reasons": reasons.REASONS,
    "options": rulings.OPTIONS,
    "troubles": troubles.TROUBLES,
    "minutes": minutes.SENTENCES,
    "minutes, within": minutes.PARTS,
    "minutes, besides": minutes.BESIDES,
    "labels": minutes.LABELS,
    "titles": proposals.TITLES,
    "buttons": proposals.ACTIONS,
    "house rules": house_rules.HOUSE_RULES,
    "what house rules change": house_rules.CHANGES,
    "house rules, by the text": house_rules.BY_THE_TEXT,
    "house rules, values": house_rules.VALUES,
    "standings": terms.STANDINGS,
    "majorities": terms.MAJORITIES,
    "regimes": terms.REGIMES,
    "antes": terms.ANTES,
    "moves": terms.MOVE_REASONS,
    "arrivals": terms.ENTERS,
    "colours": COLOUR_NAMES,
}
PAIRS: list[tuple[str, Pair]] = [
    (f"{name}: {code}", pair) for name, table in TABLES.items() for code, pair in table.items()
]

FIELD = re.compile(r"\{[^}]*\}")
FRENCH_WORDS = (
    r"(?i)\b(le|la|les|des|une|et|est|dans|pour|joueurs?|tirage|niveau|tapis|blinde|avec)\b"
    r"|[àâçéèêëîïôùûœ]"
)
ENGLISH_WORDS = (
    r"(?i)\b(the|of|is|are|and|with|players?|seats?|draw|level|stack|from|to|chips?|blind)\b"
)


ROOT = Path(td_app.__file__).parent
FRENCH_SPACE = re.compile("[\u00a0\u202f][:;!?»%]|«[\u00a0\u202f]")


#: How the source writes such a space.
SPACE_WRITTEN = re.compile(r"[\u00a0\u202f]|\\(u00a0|u202f|xa0|N)")


def french_alone(path: Path) -> list[str]:
    """Return the texts set as French is that stand in no pair: an English screen shows them too."""
    source = path.read_text(encoding="utf-8")
    if not SPACE_WRITTEN.search(source):
        return []
    tree = ast.parse(source)
    paired: set[ast.AST] = set()
    for node in ast.walk(tree):
        first = None
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fr_en":
            first = node.args[0]
        elif isinstance(node, ast.Tuple) and len(node.elts) > 1:
            first = node.elts[0]
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(
            node
        ):
            first = node.body[0]
        paired.update(ast.walk(first) if first is not None else ())
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and n not in paired]
    return [t.value for t in texts if isinstance(t.value, str) and FRENCH_SPACE.search(t.value)]


def test_no_text_of_the_screens_is_set_as_french_in_both_languages() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): told
        for folder in ("ui", "printing", "words")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (told := french_alone(path))
    }
    assert found == {}


def bare(text: str) -> str:
    """The text without its fields, but with the words they choose from."""
    return FIELD.sub(lambda field: " " + chosen(field[0]), text)


def chosen(field: str) -> str:
    asked = field.strip("{}").partition(":")[2]
    return asked.lstrip("=").replace("|", " ") if "|" in asked else ""


def found(pattern: str, texts: dict[str, str]) -> list[str]:
    """What the sentences hold that they should not, by code."""
    return [f"{what}: {hit[0]!r}" for what, t in texts.items() if (hit := re.search(pattern, t))]


class TestEverySentence:
    def test_no_french_mark_can_start_a_line(self) -> None:
        printed = {what: FIELD.sub("x", typeset(pair[0])) for what, pair in PAIRS}
        assert found(r"[^\u00a0\u202f][:;!?»]", printed) == []
        assert found(r"«(?!\u00a0)", printed) == []

    def test_english_marks_follow_their_word(self) -> None:
        printed = {what: FIELD.sub("x", typeset(pair[1], "en")) for what, pair in PAIRS}
        assert found(r"\s[:;!?]", printed) == []
        assert found(r"[«»]", printed) == []

    def test_no_straight_quotes_three_dots_or_double_spaces(self) -> None:
        written = {what: "|".join(pair) for what, pair in PAIRS}
        assert found(r'"|\.\.\.|  ', written) == []

    def test_no_word_of_the_other_language(self) -> None:
        assert found(ENGLISH_WORDS, {what: bare(pair[0]) for what, pair in PAIRS}) == []
        assert found(FRENCH_WORDS, {what: bare(pair[1]) for what, pair in PAIRS}) == []

    def test_both_languages_tell_the_same_figures(self) -> None:
        assert [what for what, (fr, en) in PAIRS if fields_of(fr) != fields_of(en)] == []


@pytest.mark.parametrize("table", ["refusals", "troubles", "minutes", "minutes, besides"])
def test_full_sentences_end_with_a_stop(table: str) -> None:
    lines = [text for pair in TABLES[table].values() for text in pair]
    assert [text for text in lines if not text.endswith((".", "…"))] == []
    assert [text for text in lines if not re.match("[A-ZÀÉÊ«“{]", text)] == []
