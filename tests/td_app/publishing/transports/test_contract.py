"""What every transport promises, wherever it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from publishing_cuts import Ledger
from publishing_servers import Place, a_folder, transport_to

from td_app.publishing.transports.transport import Put, Removed, TransportTrouble, Trying

PLACES: dict[str, Callable[[Path], AbstractContextManager[Place]]] = {"folder": a_folder}


@pytest.fixture(params=[pytest.param("folder")])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with PLACES[request.param](tmp_path) as place:
        yield place


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


def test_an_evening_is_published(place: Place, ledger: Ledger) -> None:
    page = place.piece("soiree-12", "<h1>Soirée du 12</h1>")
    steps = ledger.delivered(transport_to(place), [page])
    assert [type(step) for step in steps] == [Trying, Put]
    assert place.held() == {"soiree-12": "<h1>Soirée du 12</h1>"}
    assert ledger.placed[page.path].digest == page.digest
    assert ledger.addresses[page.path].startswith("https://")


def test_what_others_link_to_is_sent_first_and_removals_come_last(
    place: Place, ledger: Ledger
) -> None:
    old = place.piece("soiree-11", "<p>onze</p>")
    ledger.delivered(transport_to(place), [old])
    due = [place.piece("soiree-12", "<p>douze</p>"), place.piece("saison", "<p>saison</p>")]
    steps = ledger.delivered(transport_to(place), due)
    done = [step.path for step in steps if not isinstance(step, Trying)]
    assert done == [due[0].path, due[1].path, old.path]
    assert place.held() == {"soiree-12": "<p>douze</p>", "saison": "<p>saison</p>"}


def test_a_page_that_changes_is_replaced(place: Place, ledger: Ledger) -> None:
    before = place.piece("soiree-12", "<p>avant</p>")
    ledger.delivered(transport_to(place), [before])
    address = ledger.addresses[before.path]
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>après</p>")])
    assert place.held() == {"soiree-12": "<p>après</p>"}
    assert ledger.addresses[before.path] == address


def test_a_page_taken_off_is_gone(place: Place, ledger: Ledger) -> None:
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>douze</p>")])
    steps = ledger.delivered(transport_to(place), [])
    assert [type(step) for step in steps] == [Removed]
    assert place.held() == {}


def test_a_page_that_somebody_removed_already_is_gone_too(place: Place, ledger: Ledger) -> None:
    page = place.piece("soiree-12", "<p>douze</p>")
    ledger.delivered(transport_to(place), [page])
    before = dict(ledger.placed)
    ledger.delivered(transport_to(place), [])
    ledger.placed = before
    assert ledger.delivered(transport_to(place), []) == [Removed(page.path)]


def test_what_others_put_there_is_left_alone(place: Place, ledger: Ledger) -> None:
    place.put_by_another("accueil", "<p>Bienvenue au club</p>")
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>douze</p>")])
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>encore</p>")])
    ledger.delivered(transport_to(place), [])
    assert place.held() == {"accueil": "<p>Bienvenue au club</p>"}


def test_a_delivery_given_up_half_way_is_whole_at_the_next_try(
    place: Place, ledger: Ledger
) -> None:
    due = [place.piece(f"soiree-{number}", f"<p>{number}</p>") for number in range(4)]
    for stop_after in range(1, 6):
        steps = ledger.steps(transport_to(place), due)
        for _ in range(stop_after):
            next(steps, None)
        steps.close()
    ledger.delivered(transport_to(place), due)
    assert place.held() == {f"soiree-{number}": f"<p>{number}</p>" for number in range(4)}
    assert ledger.unsure == set()


def test_a_page_whose_answer_was_lost_is_not_doubled(place: Place, ledger: Ledger) -> None:
    """It is there, the journal knows of the try alone, and another page is due by now."""
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>avant</p>")])
    ledger.unsure = set(ledger.placed)
    ledger.placed = {}
    ledger.delivered(transport_to(place), [place.piece("soiree-12", "<p>après</p>")])
    assert place.held() == {"soiree-12": "<p>après</p>"}


def test_an_account_is_tried_and_leaves_nothing_behind(place: Place, ledger: Ledger) -> None:
    place.put_by_another("accueil", "<p>Bienvenue au club</p>")
    tried = transport_to(place).tried()
    assert tried.who
    assert tried.address.startswith("https://")
    assert place.held() == {"accueil": "<p>Bienvenue au club</p>"}


class TestFiles:
    """What places made of files promise besides."""

    def test_a_file_of_the_same_path_that_is_not_ours_is_left_alone(
        self, place: Place, ledger: Ledger
    ) -> None:
        page = place.piece("soiree-12", "<p>la nôtre</p>")
        place.put_by_another(page.path, "<p>la leur</p>")
        with pytest.raises(TransportTrouble) as refused:
            ledger.delivered(transport_to(place), [page])
        assert (refused.value.code, refused.value.lasting) == ("PATH_TAKEN", True)
        assert place.held() == {"soiree-12": "<p>la leur</p>"}
        assert ledger == Ledger()

    def test_one_that_holds_the_same_becomes_ours(self, place: Place, ledger: Ledger) -> None:
        page = place.piece("soiree-12", "<p>pareille</p>")
        place.put_by_another(page.path, "<p>pareille</p>")
        steps = ledger.delivered(transport_to(place), [page])
        assert [type(step) for step in steps] == [Put]
        assert page.path in ledger.placed
