"""Git repositories to publish to: on this computer, behind sshd, behind HTTPS."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from cut_network import CutNetwork
from dulwich.index import commit_tree
from dulwich.object_store import iter_tree_contents
from dulwich.objects import Blob, Commit
from dulwich.repo import Repo
from publishing_servers import (
    NETWORK,
    PASSWORD,
    SITE,
    FilesOf,
    a_python_server,
    an_sshd,
    given_to_them,
    ordinary_user,
)

from td_app.publishing.transports.accounts import Account, GitAccount
from td_app.publishing.transports.transport import NO_SECRET, Piece, Secret

BRANCH = b"refs/heads/gh-pages"


@dataclass
class Branch:
    """A branch of a repository, with what is on it."""

    folder: Path
    account: Account
    secret: Secret = NO_SECRET

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        return Piece.of(FilesOf.path_of(name), text.encode())

    def held(self) -> dict[str, str]:
        """Return the text of every file on the branch, those of ours by their names."""
        with closing(Repo(str(self.folder))) as repository:
            return {
                FilesOf.name_of(path): repository[sha].as_raw_string().decode()
                for path, sha in self._files(repository).items()
            }

    def commits(self) -> list[Commit]:
        """Return the commit of the branch and all those before it."""
        with closing(Repo(str(self.folder))) as repository:
            return [step.commit for step in repository.get_walker([repository.refs[BRANCH]])]

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else commit a file to the branch."""
        with closing(Repo(str(self.folder))) as repository:
            blob = Blob.from_string(text.encode())
            repository.object_store.add_object(blob)
            files = self._files(repository) | {name: blob.id}
            commit = Commit()
            commit.tree = commit_tree(
                repository.object_store,
                [(path.encode(), sha, 0o100644) for path, sha in files.items()],
            )
            commit.parents = [repository.refs[BRANCH]] if BRANCH in repository.refs else []
            commit.author = commit.committer = b"web <web@club.example>"
            commit.author_time = commit.commit_time = 1_800_000_000
            commit.author_timezone = commit.commit_timezone = 0
            commit.message = b"accueil"
            repository.object_store.add_object(commit)
            repository.refs[BRANCH] = commit.id
        self.give()

    def give(self) -> None:
        """Give the repository to who serves it."""
        for folder, _, files in os.walk(self.folder):
            given_to_them(Path(folder), *(Path(folder) / file for file in files))

    def _files(self, repository: Repo) -> dict[str, bytes]:
        if BRANCH not in repository.refs:
            return {}
        tree = repository[repository.refs[BRANCH]].tree
        entries = iter_tree_contents(repository.object_store, tree)
        return {entry.path.decode(): entry.sha for entry in entries}


@dataclass
class ServedBranch(Branch):
    """A branch behind a network that can be cut."""

    network: CutNetwork = None  # type: ignore[assignment]
    change_host: Callable[[], None] = None  # type: ignore[assignment]


def a_repository(folder: Path) -> Path:
    """Return a new bare repository in a folder."""
    made = folder / "pages.git"
    Repo.init_bare(str(made), mkdir=True).close()
    return made


@contextmanager
def a_local_repository(where: Path) -> Iterator[Branch]:
    """Yield a repository of this computer."""
    made = a_repository(where)
    yield Branch(made, GitAccount(str(made), site=SITE))


@contextmanager
def a_repository_over_ssh(_where: Path) -> Iterator[ServedBranch]:
    """Yield a repository that the program git serves, started by sshd."""
    with an_sshd() as (folder, network, change_host):
        made = a_repository(folder)
        user = ordinary_user()
        account = GitAccount(
            f"ssh://{user}@127.0.0.1:{network.port}{made}",
            key_file=str(folder / "key"),
            site=SITE,
        )
        branch = ServedBranch(made, account, Secret(PASSWORD), network, change_host)
        branch.give()
        yield branch


@contextmanager
def a_repository_over_https(_where: Path) -> Iterator[ServedBranch]:
    """Yield a repository that dulwich serves over HTTPS, for whoever has the password."""
    with a_python_server("git_https.py", prepare=a_repository) as (folder, network, change):
        address = f"https://{NETWORK}:{network.port}/pages.git"
        account = GitAccount(address, user="club", site=SITE)
        yield ServedBranch(folder / "pages.git", account, Secret(PASSWORD), network, change)
