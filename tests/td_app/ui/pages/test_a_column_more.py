"""A column put in the middle of each table moves nothing else: columns are found by their key."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from checks import more_faces as faces
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTableView, QWidget

import td_app.ui
from td_app.cli.trying import pictures_written
from td_app.register.member import NEW
from td_app.tournament import commands as cmd
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.ui.destinations import ToPage
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.past_season import TAKE
from td_app.ui.gallery import floor_scenes as floor
from td_app.ui.gallery import knockout_scenes as knockouts
from td_app.ui.gallery import page_scenes as pages
from td_app.ui.gallery.club_scenes import club_scenes
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.pool_scenes import priced, till_scenes
from td_app.ui.gallery.stage import Scenes, Stage
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.evening.chips.page import ChipsPage
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.widgets.cell_grid import CellColumn, CellGrid
from td_app.ui.widgets.row_model import Column, ColumnModel
from td_app.ui.widgets.row_table import RowTable

Facts = dict[str, Any]
Told = dict[str, list[Facts]]
UI = Path(td_app.ui.__file__).parent
MADE_UP = "made_up"
SIZE = (1366, 768)
NEVER = 10**6
"""Pixels that no window has: the column is there, and takes no room."""
WIDTHS = (480, 620, 720, 860)
ROWS = 10
PAST = (
    "Date;Soirée;Joueur;Place;Kills\n"
    "11/09/2026;Reprise;MARTIN Jean;1;2\n"
    "11/09/2026;Reprise;ZOLA Zoé;2;1\n"
)
SEEN = 1
"""In how many scenes a table is looked at while it may be empty; once more with rows in it."""
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.TextAlignmentRole,
)


def scenes(stage: Stage) -> Scenes:
    """Yield pages and dialogs with nearly every kind of table in them."""
    session = stage.sample()
    yield from pages._pages(stage, session, "")
    yield from pages._inside(stage, session)
    yield from pages._ranked(stage)
    yield from club_scenes(stage)
    bounty = BountyTerms(BountyKind.PROGRESSIVE)
    yield from knockouts._asked(stage, priced(stage, knockouts.FIVE, bounty=bounty), "bounty")
    yield from till_scenes(stage)
    yield from of_the_floor(stage)
    yield from of_the_club(stage)


def of_the_floor(stage: Stage) -> Scenes:
    """Yield what an evening in play brings: incidents, a penalty lifted, chips counted."""
    session = stage.sample()
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None and desk.live is not None
    page = window.view.show_page("floor")
    assert isinstance(page, FloorTabs)
    for name in floor._followed(page, desk.live.session):
        yield f"floor_{name}", window
    penalty = desk.live.penalties()[0]
    desk.live.dispatch(cmd.LiftPenalty(penalty.number, "erreur"))
    page.penalties.refresh()
    yield "floor_penalty_lifted", window
    for name in floor._chips(window.view, desk.live.session):
        yield name, window
    chips = window.view.show_page("chips")
    assert isinstance(chips, ChipsPage)
    chips.show_ledger()
    yield "chips_ledger", window
    stage.close(desk, window)


def of_the_club(stage: Stage) -> Scenes:
    """Yield a card, two of one person, who comes to a final, evenings taken from a file."""
    assert stage.club.register is not None
    twin = next(iter(stage.club.register.members()))
    stage.club.register.keep([replace(twin, id=NEW)])
    desk, window = stage.window()
    yield from faces._members(stage, window)
    yield from faces._final(stage, window)
    window.go(ToPage("archive"))
    archive = window.layers.club_space().page("archive")
    assert isinstance(archive, ArchivePage)
    with TemporaryDirectory() as folder:
        told = Path(folder) / "saison.csv"
        told.write_text(PAST, "utf-8")
        archive.past.ask(told)
    asked = archive.past.question
    assert asked is not None
    yield "past_season", asked
    asked.choose(TAKE)
    archive.refresh()
    taken = next(one for one in archive.table.rows.rows if one.imported is not None)
    archive.table.choose(taken.row.id)
    archive.read.click()
    assert archive.question is not None
    yield "imported_evening", archive.question
    archive.question.close()
    window.go(ToPage("members"))
    members = window.layers.club_space().page("members")
    assert isinstance(members, MembersPage)
    for card in stage.club.register.members():
        if card.person.last_name == "MARTIN":
            members.show_played(card.id)
    yield "member_of_a_file", window
    stage.close(desk, window)


def with_one_more(columns: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return columns with a made-up one in their middle."""
    if not columns:
        return columns
    middle = (len(columns) + 1) // 2
    one: Any = Column(MADE_UP, "", lambda _row: None, width=40, hides_below=NEVER)
    if isinstance(columns[0], CellColumn):
        one = CellColumn(MADE_UP, "", 40)
    return (*columns[:middle], one, *columns[middle:])


def add_a_column(patch: pytest.MonkeyPatch) -> None:
    """Put a made-up column in the middle of every table that is made from now on."""

    def without_room(made: Callable[..., None]) -> Callable[..., None]:
        def made_so(table: RowTable[Any] | CellGrid, *given: Any, **named: Any) -> None:
            made(table, *given, **named)
            model = columns_of(table)
            QTableView.setColumnHidden(table, model.place_of(MADE_UP), True)

        return made_so

    more = property(
        lambda model: model.__dict__["all"],
        lambda model, columns: model.__dict__.update(all=with_one_more(tuple(columns))),
    )
    patch.setattr(ColumnModel, "columns", more, raising=False)
    for table in (RowTable, CellGrid):
        patch.setattr(table, "__init__", without_room(table.__init__))


def columns_of(table: RowTable[Any] | CellGrid) -> ColumnModel[Any]:
    if isinstance(table, RowTable):
        return table.rows
    model = table.model()
    assert isinstance(model, ColumnModel)
    return model


def told_by(table: RowTable[Any] | CellGrid) -> Facts:
    """Return what a table shows and does, by the key of its columns."""
    model = table.model()
    columns = columns_of(table).columns
    places = {column.key: at for at, column in enumerate(columns) if column.key != MADE_UP}
    rows = range(min(ROWS, model.rowCount()))
    header = table.horizontalHeader()

    def of(key: str) -> Facts:
        at = places[key]
        cells = [model.index(row, at) for row in rows]
        return {
            "title": model.headerData(at, Qt.Orientation.Horizontal),
            "cells": [[str(cell.data(role)) for role in ROLES] for cell in cells],
            "flags": [cell.flags() for cell in cells],
            "hidden": table.isColumnHidden(at),
            "width": table.columnWidth(at),
            "mode": header.sectionResizeMode(at),
            "drawn by": type(table.itemDelegateForColumn(at)).__name__,
            "spans": [table.columnSpan(row, at) > 1 for row in rows],
            "sorted": in_order(table, at),
        }

    told: Facts = {key: of(key) for key in places}
    told["hidden at"] = hidden_at(table, places)
    return told


def in_order(table: QTableView, at: int) -> list[str]:
    """Return the first words of the rows, sorted by a column."""
    if not table.isSortingEnabled():
        return []
    table.sortByColumn(at, Qt.SortOrder.DescendingOrder)
    model = table.model()
    told = [str(model.index(row, at).data()) for row in range(model.rowCount())]
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    return told


def hidden_at(table: QTableView, places: dict[str, int]) -> list[list[str]]:
    """Return the columns left out at each of some widths."""
    before = table.size()
    told = []
    for width in WIDTHS:
        table.resize(width, before.height())
        told.append([key for key, at in places.items() if table.isColumnHidden(at)])
    table.resize(before)
    return told


def tables_in(widget: QWidget) -> Iterator[RowTable[Any] | CellGrid]:
    yield from widget.findChildren(RowTable)
    yield from widget.findChildren(CellGrid)


def walked(patch: pytest.MonkeyPatch, folder: Path) -> Told:
    """Return what each table told in the first scenes that show it, by the table's name."""
    told: Told = defaultdict(list)

    def seen(gallery: Gallery, folder: Path, name: str, widget: QWidget, *_others: object) -> Path:
        widget.show()
        if not isinstance(widget, HouseDialog):
            widget.resize(*SIZE)
        gallery._stage.app.processEvents()
        for table in tables_in(widget):
            about = told[table.accessibleName()]
            if len(about) < SEEN + bool(table.model().rowCount()):
                about.append({"scene": name, **told_by(table)})
        return folder / name

    patch.setattr(Gallery, "_scenes", lambda gallery: scenes(gallery._stage))
    patch.setattr(Gallery, "_saved", seen)
    pictures_written(folder, "fr", "light", SIZE)
    return told


@pytest.fixture(scope="module")
def both(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> tuple[Told, Told]:
    """Return what the tables tell as they are, and with a column in their middle."""
    folder = tmp_path_factory.mktemp("scenes")
    with pytest.MonkeyPatch.context() as patch:
        plain = walked(patch, folder)
    with pytest.MonkeyPatch.context() as patch:
        add_a_column(patch)
        return plain, walked(patch, folder)


TABLES = (
    "Liste des inscrits",
    "Structure",
    "Niveaux et pauses",
    "Tables",
    "Classement",
    "Papiers",
    "Lignes de caisse",
    "Ce que la caisse doit",
    "Ce que chacun doit",
    "Lignes écartées",
    "Doublons et homonymes",
    "Lignes du fichier",
    "Tables de la salle",
    "Jetons du club",
    "Lots par rang",
    "Ordre des sorties, le meilleur d’abord",
    "Registre du club",
    "Classement de la saison",
    "Classement des équipes de la saison",
    "Rencontres du club",
    "Soirées du club",
    "Soirées du site",
    "Grille de la saison",
    "Soirées de la saison",
    "Ce que le barème change",
    "Journal de la saison",
    "Journal de la rencontre",
    "Classement des équipes",
    "Équipes de la rencontre",
    "Joueurs de l’équipe",
    "Joueurs sortis, le dernier d’abord",
    "Sanctions terminées",
    "Incidents notés, le dernier d’abord",
    "Registre des jetons",
    "Soirées jouées",
    "Face à face",
    "Fiches deux à deux",
    "Relier les soirées jouées",
    "Fiche gardée",
    "L’autre fiche",
    "Tapis de la finale",
    "Joueurs de la saison",
    "Joueurs du fichier",
    "Soirées du fichier",
    "Classement de la soirée",
)


@pytest.mark.parametrize("name", TABLES)
def test_a_column_in_the_middle_moves_no_other(name: str, both: tuple[Told, Told]) -> None:
    plain, with_another = both
    assert plain[name], "no scene shows it"
    assert with_another[name] == plain[name]


def test_every_table_of_the_scenes_is_named_here(both: tuple[Told, Told]) -> None:
    assert set(both[0]) == set(TABLES)


#: What is asked of a column by its place in a table.
BY_PLACE = {
    "columnWidth",
    "isColumnHidden",
    "setColumnHidden",
    "setColumnWidth",
    "setItemDelegateForColumn",
    "setSectionHidden",
    "setSectionResizeMode",
    "siblingAtColumn",
    "sortByColumn",
}


def is_a_number(asked: ast.expr) -> bool:
    """Return whether a place is written out: a figure, or a constant of the module."""
    if isinstance(asked, ast.Name):
        return asked.id.isupper()
    return isinstance(asked, ast.Constant) and isinstance(asked.value, int)


def written_out(node: ast.AST) -> bool:
    """Return whether a column is found by its number: asked of, compared with, or taken."""
    match node:
        case ast.Call(func=ast.Attribute(attr=asked), args=[place, *_]) if asked in BY_PLACE:
            return is_a_number(place)
        case ast.Compare(left=ast.Call(func=ast.Attribute(attr="column")), comparators=[other]):
            return is_a_number(other)
        case ast.Subscript(value=ast.Attribute(attr="columns", value=ast.Attribute(attr="rows"))):
            return is_a_number(node.slice)
    return False


def test_no_column_is_found_by_its_number() -> None:
    found = [
        f"{file.relative_to(UI)}:{getattr(node, 'lineno', 0)}"
        for file in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if written_out(node)
    ]
    assert found == []
