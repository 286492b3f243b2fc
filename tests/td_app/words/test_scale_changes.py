"""What changed of a scale: each field, a grid by its lines, a list by its places."""

from __future__ import annotations

from td_app.season.scale_file import read_scale, ready_scales
from td_app.season.scale_typed import BLANK, typed_of
from td_app.words.scale_changes import CHOICES, LABELS, scale_changes


def told(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [one.replace("\u00a0", " ") for one in scale_changes(BLANK | before, BLANK | after)]


def test_every_field_of_the_form_is_named() -> None:
    assert set(LABELS) == set(BLANK) and set(CHOICES) < set(LABELS)


def test_each_field_goes_from_what_it_was_to_what_it_is() -> None:
    assert told({"presence": "50", "best": "12"}, {"presence": "60", "ties": "higher"}) == [
        "Présence : 50 → 60",
        "Meilleures soirées : 12 → rien",
        "Aux ex æquo : La moyenne de leurs rangs → Le plus haut, chacun",
    ]


def test_of_a_list_only_the_places_that_changed() -> None:
    assert told({"points": "10 6 4"}, {"points": "10 7 4 2"}) == [
        "Points, place 2 : 6 → 7",
        "Points, place 4 : rien → 2",
    ]


def test_of_a_grid_only_the_lines_that_changed() -> None:
    before = {"rows": "15 : 26 18\n20 : 28 20", "kind": "grid"}
    after = {"rows": "15 : 26 18\n20 : 30 20\n25 : 35 25", "kind": "grid"}
    assert told(before, after) == ["Grille 20 : 28 20 → 30 20", "Grille 25 : rien → 35 25"]


def test_another_scale_altogether_is_told_field_by_field() -> None:
    one, other = (typed_of(read_scale(path)) for path in ready_scales()[:2])
    changes = told(dict(one), dict(other))
    assert changes[0].startswith("Nom du barème : ") and all(" → " in one for one in changes)
