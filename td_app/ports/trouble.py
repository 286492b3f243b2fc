"""Failures of the environment: a disk, a file, a server."""

from __future__ import annotations


class StorageTrouble(Exception):  # noqa: N818 - the environment's fault, not ours
    """The disk is full, the file locked or gone: memory is unchanged, one may try again.

    ``code`` names the trouble (``DISK_FULL``, ``FILE_LOCKED``, ``READ_ONLY``, ``FILE_LOST``,
    ``FILE_CORRUPTED``, ``FILE_NEWER``, ``NETWORK_FOLDER``, ``ALREADY_OPEN``,
    ``FOLDER_FORBIDDEN``); ``detail`` is what the system said, for the crash report.
    """

    def __init__(self, code: str, detail: str = "", **params: str) -> None:
        self.code = code
        self.detail = detail
        self.params = params
        super().__init__(f"{code} {detail}".strip())
