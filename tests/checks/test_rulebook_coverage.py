"""Rulings, articles and tests hold together: what is cited exists, is declared and is tested."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import rules_ropta
from rules_ropta.listing import coverage_of_other_texts, coverage_table
from rules_ropta.other_texts import known_citations, load_clauses
from rules_ropta.other_texts.clauses import Standing, other_texts
from rules_ropta.registry import questions, questions_of, questions_of_every_text
from rules_ropta.rulebook import Handling, load_rulebook
from rules_ropta.ruling import articles_applied, functions_applying
from rules_ropta.texts import FEDERATION
from rules_ropta.texts import text_of as text_cited

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(rules_ropta.__path__, "rules_ropta.")
    if not module.name.endswith("__main__")
)
for _name in MODULES:
    importlib.import_module(_name)

Function = ast.FunctionDef


def sources(*folders: str, holding: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """Yield the files of these folders in which this word is written, taken apart."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if holding in (written := path.read_text(encoding="utf-8")):
                yield path, ast.parse(written)


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def cited_in(tree: ast.AST) -> set[str]:
    """The article numbers written in ``cites=`` or ``cites = `` under this node."""
    written: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "cites":
            written.append(node.value)
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "cites" for target in node.targets
        ):
            written.append(node.value)
    inside = (inner for value in written for inner in ast.walk(value))
    texts = {text_of(node) or "" for node in inside if isinstance(node, ast.expr)}
    return {text for text in texts if text[:1].isdigit() or text_cited(text) != FEDERATION}


def declared_by(function: Function) -> set[str]:
    """The articles in the function's ``@applies``."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "applies":
            return {text for arg in decorator.args if (text := text_of(arg))}
    return set()


def reached_from(function: Function, known: dict[str, Function]) -> set[str]:
    """The function and the private ones of its module that it calls, directly or not."""
    reached, to_read = {function.name}, [function]
    while to_read:
        for node in ast.walk(to_read.pop()):
            name = node.id if isinstance(node, ast.Name) else ""
            if name.startswith("_") and name in known and name not in reached:
                reached.add(name)
                to_read.append(known[name])
    return reached


def declared_and_cited() -> Iterator[tuple[str, set[str], set[str]]]:
    for path, tree in sources("rules_ropta"):
        known = {node.name: node for node in tree.body if isinstance(node, Function)}
        for function in known.values():
            declared = declared_by(function)
            if declared:
                reached = reached_from(function, known)
                cited = set().union(*(cited_in(known[name]) for name in reached))
                yield f"{path.stem}.{function.name}", declared, cited


def classes_of_tests() -> set[str]:
    """The names of test classes under tests/rules_ropta."""
    return {
        node.name
        for _, tree in sources("tests/rules_ropta")
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def class_of(article: str) -> str:
    """The name of the test class of an article, or of another text's clause: TestRoom_53."""
    if text_cited(article) == FEDERATION:
        return f"TestArticle_{article.replace('.', '_')}"
    text, _, clause = article.partition(" ")
    return f"Test{text.capitalize()}_{clause.replace(' ', '_')}"


def test_every_cited_article_is_in_the_rulebook() -> None:
    known = set(load_rulebook().articles) | known_citations()
    for path, tree in sources("rules_ropta", "td_app", "reports", holding="cites"):
        assert cited_in(tree) <= known, path


def test_a_ruling_cites_only_what_its_function_declares() -> None:
    checked = list(declared_and_cited())
    assert len(checked) > 15
    for name, declared, cited in checked:
        assert cited <= declared, name
        assert cited, f"{name} rests on no article"


def test_every_reading_named_is_explained_in_the_rulebook() -> None:
    named = {
        text
        for _, tree in sources("rules_ropta")
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id[:1] in "CU"
        and node.targets[0].id[1:].isdigit()
        and (text := text_of(node.value))
    }
    assert named <= set(load_rulebook().readings)


def test_every_article_declared_exists_and_has_its_test_class() -> None:
    known, tested = {*load_rulebook().articles, *known_citations()}, classes_of_tests()
    unknown = [(one, functions_applying(one)) for one in articles_applied() if one not in known]
    assert unknown == []
    named = {article: class_of(article) for article in articles_applied()}
    assert [article for article, name in named.items() if name not in tested] == []


def test_every_procedure_and_incident_is_applied_by_a_function() -> None:
    computed = {
        number
        for number, article in load_rulebook().articles.items()
        if article.handling is not Handling.REMINDER
    }
    assert computed <= set(articles_applied())


def test_an_article_that_a_function_applies_is_no_mere_reminder() -> None:
    book = load_rulebook()
    applied = [
        book.article(number)
        for number in articles_applied()
        if text_cited(number) == FEDERATION
        and any(name.startswith("rules_ropta.") for name in functions_applying(number))
    ]
    assert [a.number for a in applied if a.handling is Handling.REMINDER] == []


NO_FLOOR_IS_CALLED = {
    *("1.1", "1.3", "1.5", "1.6", "1.7"),  # what everybody owes the game, and who rules
    *("3.3", "3.4", "3.6"),  # order at the table, asked for and given
    *("5", "5.1", "5.2", "7"),  # how to deal, and the head of a chapter
    *("9.14", "10.3"),  # no limit to raises; the cards speak
}
"""Articles that settle no dispute by themselves: read in the book."""


def test_an_article_that_a_floor_meets_has_its_question() -> None:
    articles = load_rulebook().articles.values()
    reminders = {one.number for one in articles if one.handling is Handling.REMINDER}
    assert reminders <= NO_FLOOR_IS_CALLED


def test_the_coverage_tells_every_question_under_each_of_its_articles() -> None:
    _, _, *lines = coverage_table().splitlines()
    applied = {line.split(" | ")[0].strip("| "): line for line in lines}
    assert list(applied) == list(load_rulebook().articles)
    for asked in questions().values():
        for article in asked.articles:
            assert f"`{asked.op}`" in applied[article]


def test_the_coverage_of_the_other_texts_tells_every_clause() -> None:
    _, _, *lines = coverage_of_other_texts().splitlines()
    told = {line.split(" | ")[0].strip("| ") for line in lines}
    assert told == known_citations()
    assert {f"room {n}" for n in range(1, 56)} <= told


def test_a_clause_without_a_question_of_its_own_tells_why() -> None:
    for text in other_texts():
        for number, clause in load_clauses(text).clauses.items():
            applied = clause.standing is Standing.APPLIED
            assert bool(questions_of(number)) == applied, number
            assert applied or (clause.why_fr and clause.why_en), number
            assert bool(clause.see) or clause.standing is not Standing.ELSEWHERE, number
            assert set(clause.see) <= known_citations() | set(load_rulebook().articles), number


def test_a_question_of_another_text_cites_clauses_that_exist() -> None:
    cited = {
        clause
        for asked in questions_of_every_text().values()
        for clause in (*asked.articles, *asked.elsewhere)
        if text_cited(clause) != FEDERATION
    }
    assert cited <= known_citations()


def test_every_rule_shows_an_example() -> None:
    for path, tree in sources("rules_ropta"):
        for node in tree.body:
            if isinstance(node, Function) and declared_by(node):
                assert ">>>" in (ast.get_docstring(node) or ""), f"{path.stem}.{node.name}"
