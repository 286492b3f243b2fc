"""Every place that the tests publish to, by name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from publishing_git import (
    a_local_repository,
    a_repository_over_https,
    a_repository_over_ssh,
)
from publishing_servers import (
    Place,
    a_folder,
    a_webdav_server,
    an_ftps_server,
    an_sftp_server,
)
from publishing_wordpress import a_wordpress

PLACES: dict[str, Callable[[Path], AbstractContextManager[Place]]] = {
    "folder": a_folder,
    "sftp": an_sftp_server,
    "ftps": an_ftps_server,
    "webdav": a_webdav_server,
    "wordpress": a_wordpress,
    "git": a_local_repository,
    "git over ssh": a_repository_over_ssh,
    "git over https": a_repository_over_https,
}
#: Those of this computer, without a network.
HERE = ("folder", "git")
SERVED = [pytest.param(name, marks=pytest.mark.servers) for name in PLACES if name not in HERE]
