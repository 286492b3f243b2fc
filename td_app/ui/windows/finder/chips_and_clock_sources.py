"""What the palette offers of the chips, of the structure in play and of the wall."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from td_app.ui.acts import Group, group_words
from td_app.ui.windows.finder.offer import Offer
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def chips_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the worksheets and the ledger of the chips."""
    if window.view is None or window.front is not None:
        return
    group = fr_en("Jetons", "Chips")
    for name, words in (
        ("show_race", fr_en("Retirer une valeur, chip race", "Withdraw a value, chip race")),
        ("show_stacks", fr_en("Compter les tapis", "Count the stacks")),
        (
            "show_ledger",
            fr_en(
                "Anciens jetons retrouvés, jetons sortis du jeu",
                "Old chips found, chips taken out of play",
            ),
        ),
    ):
        yield Offer(f"chips.{name}", group, words, partial(_on, window, "chips", name), "chips")


def clock_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the structure changed or made, the end foreseen, and what the hall is shown."""
    if window.view is None or window.front is not None:
        return
    clock, screen = group_words(Group.CLOCK), group_words(Group.SCREEN)
    words = fr_en("Changer la structure en cours", "Change the structure in play")
    yield Offer("structure.edit", clock, words, partial(_on, window, "clock", "edit"), "edit")
    words, make = fr_en("Composer une structure", "Make a structure"), partial(_compose, window)
    yield Offer("structure.make", clock, words, make, "edit")
    words, take = (
        fr_en("Finirons-nous à l'heure\u00a0?", "Shall we finish in time?"),
        partial(window.show_page, "clock"),
    )
    yield Offer("finish", clock, words, take, "hourglass")
    words = fr_en(
        "Préparer l'affichage public, écrire un message à la salle",
        "Prepare the public display, write a message to the room",
    )
    prepare = partial(_on, window, "clock", "prepare_wall")
    yield Offer("wall.prepare", screen, words, prepare, "public-display")


def _compose(window: MainWindow) -> None:
    assert window.view is not None
    page: Any = window.view.show_page("settings")
    page.show_section("structure")
    page.setup.form.structure.open_maker()


def _on(window: MainWindow, key: str, method: str) -> None:
    assert window.view is not None
    page: Any = window.view.show_page(key)
    getattr(page, method)()
