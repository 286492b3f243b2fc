"""Where the club's file lives and its copies: the usual place, and where it must not (a share)."""

from __future__ import annotations

import ctypes
import errno
import platform
import re
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from glob import escape
from hashlib import sha256
from pathlib import Path, PurePosixPath

from td_app.ports.copies import SafeCopy
from td_app.ports.trouble import StorageTrouble
from td_app.program.portable import data_folder

CLUB_FILE = "club.db"
#: Characters of a post's name at most.
LONGEST_POST = 30


def club_file() -> Path:
    """Return the path of the club's file."""
    return data_folder() / CLUB_FILE


def training_file(club: Path | None) -> Path:
    """Return the path of the training evenings of a club's file, or of a club on a server.

    In a folder of its own: what is kept beside a club's file is not theirs either.
    """
    club = club or club_file()
    return club.parent / f"{club.stem} training" / f"{club.stem} training{club.suffix}"


def post_name() -> str:
    """Return what the journals call this post: as it was named here, else a number of its own.

    A computer's name is often its owner's, and what a journal holds is never erased: it stays out.
    """
    with suppress(OSError, UnicodeDecodeError):
        named = _post_file().read_text(encoding="utf-8").strip()
        if named:
            return named[:LONGEST_POST]
    return f"PC {sha256(platform.node().encode()).hexdigest()[:4].upper()}"


def name_post(name: str) -> None:
    """Call this post so from its next start on; empty gives it its number back.

    Raises :class:`StorageTrouble` ``FOLDER_FORBIDDEN`` or ``DISK_FULL``.
    """
    try:
        _post_file().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _post_file().write_text(name.strip()[:LONGEST_POST], encoding="utf-8")
    except OSError as trouble:
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble)) from trouble


def _post_file() -> Path:
    return data_folder() / "post.txt"


_KINDS = """
afpfs afs beegfs ceph cifs coda davfs davfs2 glusterfs lustre ncpfs nfs nfs3 nfs4 orangefs smb
smb2 smb3 smbfs
"""
#: File systems that live on another computer, as Linux names them.
NETWORK_KINDS = frozenset(_KINDS.split())

_FUSE = """
afpfs ceph curlftpfs davfs davfs2 gcsfuse glusterfs gvfsd-fuse rclone s3fs smbnetfs sshfs
"""
#: The same, reached through FUSE: ``fuse.sshfs``.
NETWORK_FUSE = frozenset(_FUSE.split())

MOUNTS = Path("/proc/self/mounts")

_ESCAPED = re.compile(r"\\([0-7]{3})")
_DRIVE_REMOTE = 4


#: The longest ending of what SQLite and the lock put beside a file.
LONGEST_BESIDE = "-journal"
_WINDOWS_TOO_LONG = 206


def check_length(path: Path) -> None:
    """Raise :class:`StorageTrouble` ``PATH_TOO_LONG`` where the system takes no such name."""
    try:
        Path(f"{path}{LONGEST_BESIDE}").stat()
    except OSError as trouble:
        windows = getattr(trouble, "winerror", None) == _WINDOWS_TOO_LONG
        if windows or trouble.errno == errno.ENAMETOOLONG:
            raise StorageTrouble("PATH_TOO_LONG", str(trouble), path=str(path)) from trouble


def check_kind(path: Path) -> None:
    """Raise :class:`StorageTrouble` where something else than a file stands at this path.

    ``FOLDER_GIVEN``, or ``NOT_A_PLAIN_FILE`` for a pipe or a device: reading it may never end. A
    path where nothing is passes.
    """
    try:
        kind = path.stat().st_mode
    except OSError:
        return
    if not stat.S_ISREG(kind):
        code = "FOLDER_GIVEN" if stat.S_ISDIR(kind) else "NOT_A_PLAIN_FILE"
        raise StorageTrouble(code, path=str(path))


def is_network_folder(path: Path) -> bool:
    """Return whether a path (absolute, links followed) lies on a network share."""
    if sys.platform == "win32":
        return is_unc(str(path)) or _remote_drive(path.drive)
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return False
    kind = file_system_of(str(path), mounts)
    return kind in NETWORK_KINDS or kind.removeprefix("fuse.") in NETWORK_FUSE


def file_system_of(path: str, mounts: str) -> str:
    """Return the kind of file system a path lies on, by the text of ``/proc/mounts``.

    The deepest mount point wins, and the last of several at the same place.

    >>> file_system_of("/club/td.db", "/dev/sda1 / ext4 rw 0 0\\nnas:/c /club nfs4 rw 0 0")
    'nfs4'
    """
    above = {str(place) for place in (PurePosixPath(path), *PurePosixPath(path).parents)}
    deepest = -1
    found = ""
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = _ESCAPED.sub(lambda octal: chr(int(octal[1], 8)), fields[1])
        if point in above and len(point) >= deepest:
            deepest = len(point)
            found = fields[2]
    return found


def is_unc(path: str) -> bool:
    r"""Return whether a Windows path names a share: ``\\server\folder``.

    A local path written in the long form (``\\?\C:\…``) is no share.

    >>> is_unc("//nas/club/td.db"), is_unc("C:/club/td.db")
    (True, False)
    """
    slashed = path.replace("/", "\\")
    if slashed.startswith(("\\\\?\\", "\\\\.\\")):
        return slashed[4:].upper().startswith("UNC\\")
    return slashed.startswith("\\\\")


def _remote_drive(drive: str) -> bool:
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - absent from other systems' ctypes
    return bool(kernel.GetDriveTypeW(f"{drive}\\") == _DRIVE_REMOTE)


#: Folders that a service keeps the same on several computers: how the last part of their name
#: begins (letters alone), and what each leaves in the folder.
SYNCHRONISED = {
    "OneDrive": (("onedrive",), (".849C9593-D756-4E56-8D6E-42412F2A707B",)),
    "Dropbox": (("dropbox",), (".dropbox", ".dropbox.cache")),
    "Nextcloud": (("nextcloud", "owncloud"), (".nextcloudsync.log", ".owncloudsync.log")),
    "iCloud": (("iclouddrive", "mobiledocuments", "comappleclouddocs"), ()),
    "Google Drive": (
        ("googledrive", "mydrive", "mondrive"),
        (".tmp.drivedownload", ".tmp.driveupload", "desktop.google.ini"),
    ),
    "Syncthing": (("syncthing",), (".stfolder",)),
    "kDrive": (("kdrive",), (".kdrive", ".parms.db")),
    "pCloud": (("pclouddrive", "pcloudsync"), ()),
}
_SYNC_DATABASES = (".sync_*.db", "._sync_*.db")


def synchronised_by(path: Path) -> str:
    """Return the service that synchronises a file's folder, "" for none.

    >>> synchronised_by(Path("/home/zoe/OneDrive - Club/td.db"))
    'OneDrive'
    """
    for folder in path.parents:
        bare = "".join(letter for letter in folder.name.lower() if letter.isalnum())
        for service, (names, left) in SYNCHRONISED.items():
            if bare.startswith(names) or any(_there(folder / name) for name in left):
                return service
        if any(_any_of(folder, kind) for kind in _SYNC_DATABASES):
            return "Nextcloud"
    return ""


def is_there(folder: Path) -> bool:
    """Return whether a folder that comes and goes is there now."""
    try:
        return folder.is_dir()
    except OSError:
        return False


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def _any_of(folder: Path, kind: str) -> bool:
    try:
        return next(folder.glob(kind), None) is not None
    except OSError:
        return False


#: When a copy was made, as its name says.
STAMP = "%Y-%m-%d %Hh%Mm%S"
_STAMPED = re.compile(r"(\d{4}-\d\d-\d\d \d\dh\d\dm\d\d)(?: \d+)?")


def copies_folder(path: Path, second: Path | None = None, post: str = "") -> Path:
    """Return where the copies of a club's file stand, made or not: beside it, or in another place.

    There each computer has a folder of its own, named after it.
    """
    if second is None:
        return path.with_name(f"{path.stem} copies")
    named = re.sub(r"[^\w.-]+", " ", post).strip(" .")[:60]
    return second / f"{path.stem} copies {named}".rstrip()


def copies_folders(path: Path, second: Path) -> tuple[Path, ...]:
    """Return the folders of copies of a club's file in a second place, from any computer."""
    with suppress(OSError):
        return tuple(
            sorted(one for one in second.glob(f"{escape(path.stem)} copies*") if one.is_dir())
        )
    return ()


def salvaged_name(path: Path, now: datetime) -> Path:
    """Return where what is whole of a damaged file is written, beside it."""
    return path.with_name(f"{path.stem} salvaged {now.strftime(STAMP)}{path.suffix}")


def copies_in(folder: Path) -> tuple[SafeCopy, ...]:
    """Return the copies of a folder, latest first; none where it is not there."""
    found = []
    with suppress(OSError):
        for path in folder.iterdir():
            made = _made_at(path)
            if made is not None:
                found.append(SafeCopy(path, int(made.timestamp() * 1000)))
    return tuple(sorted(found, key=lambda copy: (copy.made_ms, copy.path.name), reverse=True))


def latest_first(copies: Iterable[SafeCopy], now: datetime) -> tuple[SafeCopy, ...]:
    """Return copies in the order of their making, latest first.

    Those named after a moment to come were made by a clock that was wrong: they come last.
    """
    soon = now.timestamp() * 1000 + 60_000
    return tuple(
        sorted(copies, key=lambda copy: (copy.made_ms <= soon, copy.made_ms), reverse=True)
    )


def latest_copy(path: Path) -> SafeCopy | None:
    """Return the latest copy of a club's file beside it, if there is one."""
    return next(iter(latest_first(copies_in(copies_folder(path)), datetime.now())), None)


def _made_at(path: Path) -> datetime | None:
    stamped = _STAMPED.fullmatch(path.stem)
    if stamped is None or not path.is_file():
        return None
    with suppress(ValueError):
        return datetime.strptime(stamped.group(1), STAMP)
    return None
