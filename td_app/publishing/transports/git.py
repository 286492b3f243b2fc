"""A branch of a git repository, without the program git: one commit, and no history behind it.

What others put on the branch stays; what of ours was there before is in no commit any more, so
that no history keeps a name (a server still holds it until it tidies up).
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import paramiko
from dulwich.client import (
    GitClient,
    HTTPUnauthorized,
    LocalGitClient,
    TraditionalGitClient,
    Urllib3HttpGitClient,
)
from dulwich.config import ConfigDict
from dulwich.errors import GitProtocolError, HangupException, NotGitRepository
from dulwich.index import commit_tree
from dulwich.object_store import MemoryObjectStore, iter_tree_contents
from dulwich.objects import Blob, Commit, ObjectID
from dulwich.pack import pack_objects_to_data
from dulwich.protocol import Protocol
from dulwich.repo import MemoryRepo

from td_app.publishing.transports.accounts import GitAccount
from td_app.publishing.transports.files import address_of
from td_app.publishing.transports.https import checked_pool
from td_app.publishing.transports.ssh import ssh_session
from td_app.publishing.transports.transport import (
    CONNECT_S,
    READ_S,
    Batch,
    Put,
    Removed,
    Secret,
    Step,
    TransportTrouble,
    Tried,
    Trying,
    folders_above,
)

#: Whose commits these are: nobody's name.
AUTHOR: Final = b"td-app <td-app@localhost>"
A_FILE: Final = 0o100644
#: ``user@host:path``, as forges show it; one letter is a disk of Windows.
SHORT_SSH: Final = re.compile(r"(?:([^@/:]+)@)?([^@/:]{2,}):(?!//)(.+)")
#: What a server says when the branch is not what it was a moment ago.
MOVED: Final = re.compile(r"lock|fetch first|expected|unable to set|changed|stale", re.I)
ANSWERED: Final = re.compile(r"unexpected http resp (\d+)")


class GitTransport:
    """A transport to a branch: a delivery is one commit, all of it or nothing."""

    def __init__(self, account: GitAccount, secret: Secret) -> None:
        self._account = account
        self._secret = secret
        self._branch = f"refs/heads/{account.branch}".encode()

    def deliver(self, batch: Batch) -> Iterator[Step]:
        """Yield each step as it is done; raises :class:`TransportTrouble`."""
        with self._repository() as (client, path):
            tip = _Tip.fetched(client, path, self._branch)
            yield from self._check_new(batch, tip)
            changes = self._changes(batch, tip)
            if changes != tip.files:
                self._push(client, path, tip, changes, batch)
        for piece in batch.puts:
            yield Put(piece.path, piece.digest, "", address_of(self._account.site, piece.path))
        for placed in batch.removals:
            yield Removed(placed.path)

    def tried(self) -> Tried:
        """Read the branch, and ask whether we may write; raises :class:`TransportTrouble`."""
        with self._repository() as (client, path):
            _Tip.fetched(client, path, self._branch)
            # Asked to change nothing, a server still says whether it would.
            client.send_pack(path.encode(), lambda _refs: {}, lambda *_, **__: (0, iter(())))
        user, host, _ = _over_ssh(self._account)
        host = host or urlsplit(self._account.address).hostname or self._account.address
        return Tried(f"{user}@{host}" if user else host, self._account.site)

    def _check_new(self, batch: Batch, tip: _Tip) -> Iterator[Step]:
        """Yield the paths that may be there from now on; refuse those that are others'."""
        gone = {placed.path for placed in batch.removals}
        there = {path for path in tip.files if path not in gone}
        folders = {folder for path in there for folder in folders_above(path)}
        new = []
        for piece in batch.puts:
            blocked = piece.path in folders or bool(there.intersection(folders_above(piece.path)))
            ours = piece.path in batch.placed or piece.path in batch.unsure
            if not ours and piece.path in tip.files:
                blocked = tip.files[piece.path][1] != Blob.from_string(piece.content).id
            if blocked:
                raise TransportTrouble("PATH_TAKEN", lasting=True, path=piece.path)
            if piece.path not in batch.placed and piece.path not in tip.files:
                new.append(piece.path)
        for path in new:
            yield Trying(path)

    def _changes(self, batch: Batch, tip: _Tip) -> Files:
        """Return the files of the branch as they are due."""
        due = dict(tip.files)
        for placed in batch.removals:
            due.pop(placed.path, None)
        for piece in batch.puts:
            due[piece.path] = (A_FILE, Blob.from_string(piece.content).id)
        return due

    def _push(self, client: GitClient, path: str, tip: _Tip, due: Files, batch: Batch) -> None:
        """Put one commit without parents in the place of the tip that was seen."""
        made = MemoryObjectStore()
        for piece in batch.puts:
            made.add_object(Blob.from_string(piece.content))
        commit = Commit()
        commit.tree = commit_tree(
            made,
            [
                (name.encode(errors="surrogateescape"), sha, mode)
                for name, (mode, sha) in due.items()
            ],
        )
        commit.author = commit.committer = AUTHOR
        commit.author_time = commit.commit_time = int(time.time())
        commit.author_timezone = commit.commit_timezone = 0
        commit.message = b"td-app"
        made.add_object(commit)
        objects = [made[sha] for sha in made]

        def replaced(refs: dict[Any, ObjectID]) -> dict[Any, ObjectID]:
            if refs.get(self._branch) != tip.commit:
                raise TransportTrouble("BRANCH_MOVED", branch=self._account.branch)
            return {self._branch: commit.id}

        done = client.send_pack(
            path.encode(), replaced, lambda *_, **__: pack_objects_to_data(objects)
        )
        refused = (done.ref_status or {}).get(self._branch)
        if refused:
            moved = MOVED.search(str(refused)) is not None
            code = "BRANCH_MOVED" if moved else "BRANCH_REFUSED"
            raise TransportTrouble(code, lasting=not moved, branch=self._account.branch)

    @contextmanager
    def _repository(self) -> Iterator[tuple[GitClient, str]]:
        """Yield what asks the repository, and its path there."""
        account = self._account
        user, host, path = _over_ssh(account)
        parts = urlsplit(account.address)
        with _as_trouble(host or parts.hostname or account.address):
            if host:
                at = (host, (parts.port if "://" in account.address else None) or 22)
                key = account.key_file
                opened = ssh_session(at, user, key, self._secret, account.known)
                with opened as session, closing(_OverSsh(session)) as over_ssh:
                    yield over_ssh, path
            elif parts.scheme == "https":
                with checked_pool(account.address, account.known) as pool:
                    client = Urllib3HttpGitClient(
                        f"https://{parts.netloc}",
                        pool_manager=pool,
                        config=ConfigDict(),
                        username=account.user or None,
                        password=self._secret.revealed(),
                    )
                    yield client, parts.path
            else:
                yield LocalGitClient(config=ConfigDict()), account.address


Files = dict[str, "tuple[int, ObjectID]"]


@dataclass(frozen=True, slots=True)
class _Tip:
    """The commit a branch is at, ``None`` where there is none yet, and its files."""

    commit: ObjectID | None = None
    files: Files = field(default_factory=dict)

    @classmethod
    def fetched(cls, client: GitClient, path: str, branch: bytes) -> _Tip:
        """Return the tip of a branch, without what came before."""
        held: MemoryRepo = MemoryRepo()
        seen: list[ObjectID] = []

        def wanted(refs: Any, depth: int | None = None) -> list[ObjectID]:
            seen.extend(sha for name, sha in refs.items() if name == branch)
            return seen

        try:
            client.fetch(path, held, determine_wants=wanted, depth=1)
            if not seen:
                return cls()
            commit = held[seen[0]]
            assert isinstance(commit, Commit)
            entries = iter_tree_contents(held.object_store, commit.tree)
            files = {
                one.path.decode(errors="surrogateescape"): (one.mode, one.sha) for one in entries
            }
            return cls(commit.id, files)
        finally:
            held.close()


def _over_ssh(account: GitAccount) -> tuple[str, str, str]:
    """Return the user, the host and the path of an address over SSH; no host where it is none."""
    short = SHORT_SSH.fullmatch(account.address)
    if short and "://" not in account.address:
        return account.user or short[1] or "git", short[2], short[3]
    parts = urlsplit(account.address)
    if parts.scheme != "ssh":
        return account.user, "", ""
    user = account.user or unquote(parts.username or "") or "git"
    return user, parts.hostname or "", unquote(parts.path)


@contextmanager
def _as_trouble(host: str) -> Iterator[None]:
    """Tell what git says as a :class:`TransportTrouble`."""

    try:
        yield
    except HTTPUnauthorized:
        raise TransportTrouble("WRONG_SECRET", lasting=True, host=host) from None
    except NotGitRepository:
        raise TransportTrouble("NOT_THIS_KIND", lasting=True, host=host) from None
    except PermissionError:
        raise TransportTrouble("FORBIDDEN", lasting=True, path=host) from None
    except HangupException:
        raise TransportTrouble("CONNECTION_LOST", host=host) from None
    except GitProtocolError as trouble:
        answered = ANSWERED.search(str(trouble))
        if answered and answered[1] == "403":
            raise TransportTrouble("FORBIDDEN", lasting=True) from None
        if answered and answered[1] in ("429", "503"):
            raise TransportTrouble("BUSY", host=host) from None
        code = "NOT_THIS_KIND" if answered else "CONNECTION_LOST"
        raise TransportTrouble(code, host=host) from None
    except (OSError, EOFError):
        raise TransportTrouble("CONNECTION_LOST", host=host) from None


class _OverSsh(TraditionalGitClient):
    """Git's commands over our session, in place of a program."""

    def __init__(self, session: paramiko.Transport) -> None:
        super().__init__()
        self._session = session
        self._asked: list[Protocol] = []

    def close(self) -> None:
        """End what was asked."""
        for one in self._asked:
            one.close()

    def _connect(
        self, cmd: bytes, path: str | bytes, protocol_version: int | None = None
    ) -> tuple[Protocol, Callable[[], bool], None]:
        channel = self._session.open_session(timeout=READ_S)
        channel.settimeout(READ_S)
        named = path if isinstance(path, str) else path.decode()
        # Forges expect the quotes, even where a shell would not need them.
        quoted = named.replace("'", r"'\''")
        channel.exec_command(f"git-{cmd.decode()} '{quoted}'")
        command = _Command(channel)
        self._asked.append(Protocol(command.read, command.write, command.close))
        return self._asked[-1], command.can_read, None


class _Command:
    """A command that runs there, as a way to and from it."""

    def __init__(self, channel: paramiko.Channel) -> None:
        self._channel = channel

    def can_read(self) -> bool:
        return self._channel.recv_ready()

    def read(self, size: int) -> bytes:
        """Return so many bytes; raises :class:`TransportTrouble` where it ends with a fault."""
        held = bytearray()
        while len(held) < size:
            came = self._channel.recv(size - len(held))
            if not came:
                self._check_end()
                break
            held.extend(came)
        return bytes(held)

    def write(self, content: bytes) -> int:
        self._channel.sendall(content)
        return len(content)

    def close(self) -> None:
        self._channel.close()

    def _check_end(self) -> None:
        """Tell a command that the server ended, a repository that is not there, from a cut."""
        self._channel.status_event.wait(CONNECT_S)
        if self._channel.exit_status > 0:
            host = self._channel.get_transport().getpeername()[0]
            raise TransportTrouble("NOT_THIS_KIND", host=host)
