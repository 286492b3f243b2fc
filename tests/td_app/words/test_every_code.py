"""Every code the house raises or returns has its sentence, which uses what comes with it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.penalties import LADDER
from td_app.words import members_file
from td_app.words.house_rules import (
    BY_THE_TEXT,
    CHANGES,
    HOUSE_RULES,
    VALUES,
    by_the_text,
    house_rule_text,
)
from td_app.words.language import Language
from td_app.words.reasons import REASONS
from td_app.words.refusals import REFUSALS
from td_app.words.rulings import LINES, OPTIONS
from td_app.words.speaking import Pair, Table, fields_of, fullest
from td_app.words.terms import ENTERS, reading_text
from td_app.words.troubles import TROUBLES

ROOT = Path(__file__).parents[3]
CODE = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*")
MAKERS = ("Refused", "Reason", "Option", "StorageTrouble")
LINE_MAKERS = ("Line", "Amount")
MAKES = re.compile(rf"\b({'|'.join((*MAKERS, *LINE_MAKERS))})\(")
TABLES: dict[str, Table] = {
    "Refused": REFUSALS,
    "Reason": REASONS,
    "Option": OPTIONS,
    "StorageTrouble": TROUBLES,
    "Line": LINES,
    "Amount": LINES,
}


@dataclass(frozen=True)
class Made:
    """A place where a code is made; ``params`` None when they are not written there."""

    maker: str
    code: str
    params: frozenset[str] | None
    where: str


def codes_in(node: ast.AST | None) -> Iterator[str]:
    for part in ast.walk(node) if node else ():
        value = part.value if isinstance(part, ast.Constant) else None
        if isinstance(value, str) and CODE.fullmatch(value):
            yield value


def named_codes(tree: ast.AST, name: str) -> set[str]:
    """The codes a name may hold, by what is assigned to it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if any(isinstance(t, ast.Name) and t.id == name for t in targets):
            found.update(codes_in(node.value))  # type: ignore[attr-defined]
    return found


def params_of(call: ast.Call) -> frozenset[str] | None:
    """The parameters written in the call, None when some are only known when it runs."""
    if call.func.id == "Reason":  # type: ignore[attr-defined]
        if len(call.args) < 2:
            return frozenset()
        given = call.args[1]
        if not isinstance(given, ast.Dict) or not all(
            isinstance(key, ast.Constant) for key in given.keys
        ):
            return None
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(str(k.arg) for k in call.keywords) - {"cites", "detail", "weighs"}


def made_in(path: Path) -> Iterator[Made]:
    source = path.read_text(encoding="utf-8")
    if not MAKES.search(source):
        return
    tree = ast.parse(source)
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef):
            for node in ast.walk(scope):
                yield from made_by(node, scope, f"{path.relative_to(ROOT)}")


def made_by(node: ast.AST, scope: ast.FunctionDef, where: str) -> Iterator[Made]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return
    if node.func.id not in (*MAKERS, *LINE_MAKERS) or not node.args:
        return
    code = node.args[0]
    codes = named_codes(scope, code.id) if isinstance(code, ast.Name) else set(codes_in(code))
    for one in codes:
        yield Made(node.func.id, one, params_of(node), f"{where}:{node.lineno}")


@cache
def every_code_made() -> tuple[Made, ...]:
    sources = [*(ROOT / "td_app").rglob("*.py"), *(ROOT / "rules_ropta").rglob("*.py")]
    return tuple(
        made
        for path in sorted(sources)
        if "wording" not in path.parts and path.name != "ruling.py"
        for made in made_in(path)
    )


def sentence_for(made: Made) -> Pair | None:
    """The sentence chosen when the application runs; members' files speak for themselves."""
    given = dict.fromkeys(made.params or (), 1)
    pair = fullest(TABLES[made.maker], made.code, given)
    if pair is None and made.maker in ("Refused", "Reason"):
        return members_file.SENTENCES.get(made.code)
    return pair


@pytest.mark.parametrize("maker", [*MAKERS, *LINE_MAKERS])
def test_every_code_made_has_a_sentence(maker: str) -> None:
    made_here = [made for made in every_code_made() if made.maker == maker]
    assert [f"{m.code} ({m.where})" for m in made_here if sentence_for(m) is None] == []


@pytest.mark.parametrize("maker", MAKERS)
def test_a_sentence_uses_only_what_its_code_brings(maker: str) -> None:
    wrong = []
    for made in every_code_made():
        pair = sentence_for(made) if made.maker == maker else None
        if pair is None or made.params is None or pair in members_file.SENTENCES.values():
            continue
        lacking = (fields_of(pair[0]) | fields_of(pair[1])) - made.params
        if lacking:
            wrong.append(f"{made.code} wants {sorted(lacking)} ({made.where})")
    assert wrong == []


@cache
def dynamic_codes() -> set[str]:
    """Codes of tables, or told with their line and column: of databases, questions, seasons."""
    found: set[str] = set()
    for folder in ("td_app/persistence", "td_app/season", "rules_ropta"):
        for path in (ROOT / folder).rglob("*.py"):
            found.update(codes_in(ast.parse(path.read_text(encoding="utf-8"))))
    return found


@pytest.mark.parametrize("maker", MAKERS)
def test_no_sentence_is_left_without_a_code(maker: str) -> None:
    alive = {made.code for made in every_code_made()} | dynamic_codes() | set(LADDER)
    assert {key.split("+")[0] for key in TABLES[maker]} - alive == set()


def malformed_codes(tree: ast.AST) -> Iterator[str]:
    """The codes of answers that cannot be: their sentences are told by the field at fault."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from codes_in(node.args[0]) if node.func.id == "Malformed" else ()


def test_codes_the_rulebook_hands_on_have_a_sentence() -> None:
    """Questions and options reach their maker through a helper: all capitals count."""
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "rules_ropta").rglob("*.py"))]
    trees = [ast.parse(source) for source in sources if re.search(r"\b(Option|Reason)\(", source)]
    written = {code for tree in trees for code in codes_in(tree) if len(code) > 2}
    named = {n.id for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Name)}
    spoken = {key.split("+")[0] for table in TABLES.values() for key in table}
    spoken |= {code for tree in trees for code in malformed_codes(tree)}
    assert written - named - spoken == set()


def test_readings_and_arrivals_have_words() -> None:
    source = "\n".join(p.read_text("utf-8") for p in (ROOT / "rules_ropta").glob("*.py"))
    readings = set(re.findall(r'"([CU]\d+-\w+)"', source))
    assert [code for code in readings if not reading_text(code, "fr")] == []
    assert [code for code in readings if not reading_text(code, "en")] == []
    arrivals = re.search(r"Enters = Literal\[(.*?)\]", source, re.S)
    assert arrivals is not None
    assert set(re.findall(r'"(\w+)"', arrivals[1])) == set(ENTERS)


def test_every_step_of_the_ladder_of_sanctions_can_be_offered() -> None:
    assert set(LADDER) <= set(OPTIONS)


def test_house_rules_have_words() -> None:
    assert set(KNOWN_DEPARTURES) == set(HOUSE_RULES) == set(CHANGES)
    unsaid = {code for code, departure in KNOWN_DEPARTURES.items() if departure.text is None}
    assert unsaid == set(BY_THE_TEXT)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_value_of_a_house_rule_has_words(language: Language) -> None:
    for code, departure in KNOWN_DEPARTURES.items():
        assert by_the_text(code, language)
        if departure.unit is not None:
            assert departure.unit in VALUES
            assert str(departure.most) in house_rule_text(code, language, departure.most)
        for choice in departure.choices:
            assert f"{code}.{choice}" in VALUES
            assert "_" not in house_rule_text(code, language, choice)


def test_what_the_database_says_has_a_sentence() -> None:
    from td_app.persistence.database import AT_THE_DOOR, SAID, STATES

    told = {code for _, code in (*SAID, *AT_THE_DOOR)} | set(STATES.values())
    assert told | {"SERVER_UNREACHABLE"} <= {key.split("+")[0] for key in TROUBLES}


def test_the_scan_sees_the_codes() -> None:
    assert {"SEAT_TAKEN", "TABLE_FULL", "FILE_BINARY", "DISK_FULL"} <= {
        made.code for made in every_code_made()
    }
