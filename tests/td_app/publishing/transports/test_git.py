"""Publishing to a branch: one commit, nothing behind it, others' files beside ours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from dulwich.repo import Repo
from publishing_cuts import Ledger
from publishing_git import (
    BRANCH,
    Branch,
    ServedBranch,
    a_local_repository,
    a_repository_over_https,
    a_repository_over_ssh,
)
from publishing_servers import accepted, transport_to

from td_app.publishing.transports.accounts import GitAccount
from td_app.publishing.transports.transport import Put, TransportTrouble, Trying


@pytest.fixture
def branch(tmp_path: Path) -> Iterator[Branch]:
    with a_local_repository(tmp_path) as branch:
        yield branch


def test_no_commit_is_behind_the_one_that_is_published(branch: Branch) -> None:
    ledger = Ledger()
    branch.put_by_another("accueil.html", "Bienvenue")
    ledger.delivered(transport_to(branch), [branch.piece("12", "LÉA gagne")])
    ledger.delivered(transport_to(branch), [branch.piece("12", "une joueuse gagne")])
    (commit,) = branch.commits()
    assert commit.parents == []
    assert b"LEA" not in commit.as_raw_string()
    assert commit.author == b"td-app <td-app@localhost>"
    assert branch.held() == {"12": "une joueuse gagne", "accueil.html": "Bienvenue"}


def test_other_branches_are_left_alone(branch: Branch) -> None:
    branch.put_by_another("a.html", "a")
    with Repo(str(branch.folder)) as repository:
        source = repository.refs[BRANCH]
        repository.refs[b"refs/heads/main"] = source
    Ledger().delivered(transport_to(branch), [branch.piece("12", "douze")])
    with Repo(str(branch.folder)) as repository:
        assert repository.refs[b"refs/heads/main"] == source


def test_what_is_as_it_is_due_makes_no_new_commit(branch: Branch) -> None:
    page = branch.piece("12", "douze")
    Ledger().delivered(transport_to(branch), [page])
    before = branch.commits()[0].id
    steps = Ledger().delivered(transport_to(branch), [page])
    assert [type(step) for step in steps] == [Put]
    assert branch.commits()[0].id == before


def test_a_branch_that_moved_meanwhile_is_not_overwritten(branch: Branch) -> None:
    ledger = Ledger()
    steps = ledger.steps(transport_to(branch), [branch.piece("12", "douze")])
    assert isinstance(next(steps), Trying)
    branch.put_by_another("accueil.html", "Bienvenue")
    with pytest.raises(TransportTrouble) as moved:
        next(steps)
    assert (moved.value.code, moved.value.lasting) == ("BRANCH_MOVED", False)
    assert branch.held() == {"accueil.html": "Bienvenue"}
    ledger.delivered(transport_to(branch), [branch.piece("12", "douze")])
    assert branch.held() == {"12": "douze", "accueil.html": "Bienvenue"}


@pytest.mark.parametrize("taken", ["soirees", "soirees/12/index.html/photo.txt"])
def test_a_file_in_the_way_is_left_alone(branch: Branch, taken: str) -> None:
    branch.put_by_another(taken, "à eux")
    with pytest.raises(TransportTrouble) as refused:
        Ledger().delivered(transport_to(branch), [branch.piece("12", "douze")])
    assert refused.value.code == "PATH_TAKEN"
    assert list(branch.held().values()) == ["à eux"]


def test_what_is_no_repository_is_told(tmp_path: Path) -> None:
    nothing = Branch(tmp_path, GitAccount(str(tmp_path)))
    with pytest.raises(TransportTrouble) as refused:
        transport_to(nothing).tried()
    assert (refused.value.code, refused.value.lasting) == ("NOT_THIS_KIND", True)


@pytest.mark.servers
class TestServed:
    @pytest.fixture(params=["ssh", "https"])
    def served(self, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServedBranch]:
        places = {"ssh": a_repository_over_ssh, "https": a_repository_over_https}
        with places[request.param](tmp_path) as served:
            accepted(served)
            yield served

    def test_a_branch_that_may_not_be_replaced_is_told(self, served: ServedBranch) -> None:
        with (served.folder / "config").open("a") as config:
            config.write("[receive]\n\tdenyNonFastForwards = true\n")
        ledger = Ledger()
        ledger.delivered(transport_to(served), [served.piece("12", "douze")])
        with pytest.raises(TransportTrouble) as refused:
            ledger.delivered(transport_to(served), [served.piece("12", "autre")])
        assert (refused.value.code, refused.value.lasting) == ("BRANCH_REFUSED", True)
        assert served.held() == {"12": "douze"}

    def test_a_branch_that_moved_meanwhile_is_not_overwritten(self, served: ServedBranch) -> None:
        ledger = Ledger()
        steps = ledger.steps(transport_to(served), [served.piece("12", "douze")])
        assert isinstance(next(steps), Trying)
        served.put_by_another("accueil.html", "Bienvenue")
        with pytest.raises(TransportTrouble, match="BRANCH_MOVED"):
            next(steps)
        assert served.held() == {"accueil.html": "Bienvenue"}

    def test_a_repository_that_is_not_there_is_told(self, served: ServedBranch) -> None:
        assert isinstance(served.account, GitAccount)
        account = replace(served.account, address=f"{served.account.address}x")
        with pytest.raises(TransportTrouble) as refused:
            transport_to(served, account).tried()
        assert refused.value.code == "NOT_THIS_KIND"

    def test_pages_that_did_not_change_are_not_sent_again(self, served: ServedBranch) -> None:
        ledger = Ledger()
        large = served.piece("saison", "abc " * 250_000)
        ledger.delivered(transport_to(served), [large])
        small = served.piece("12", "douze")
        ledger.delivered(transport_to(served), [large, small])
        assert set(served.held()) == {"12", "saison"}
        assert len(served.commits()) == 1
