"""Screens are tested without one, wherever the test stands; CI tries the same examples again.

What asks for a server is marked ``servers``: left out of ``pytest``, run by ``pytest -m servers``.
"""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
import written_doctests
from examples import HUNTING, USUAL, tried
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from postgres_server import NoServer, PostgresServer, postgres_server
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live import computer_hour
from td_app.persistence import bounded_connection, server_link
from td_app.persistence import server as server_address
from td_app.ui.post_settings import settings_kept_in

#: Linux has a folder in memory. An act is on disk before it is told, and tests do thousands of
#: them: waiting for the disk, which shows nothing, would be a good part of the run.
MEMORY, ROOM = "/dev/shm", 4 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("TMPDIR", MEMORY)
    tempfile.tempdir = None

#: What the user of this machine keeps for the application is neither read nor written by a test,
#: nor by the programs that it starts.
USERS_OWN = tempfile.TemporaryDirectory(prefix="td-app-tests-")
os.environ["XDG_CONFIG_HOME"] = USERS_OWN.name
os.environ["XDG_DATA_HOME"] = f"{USERS_OWN.name}/data"

#: How long a test waits for what must come (ms): a machine shared by several is slow, or stands
#: still for seconds. What has come is not waited for; what never comes fails as surely.
PATIENCE_MS = 60_000
for waits in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
    getattr(QtBot, waits).__kwdefaults__["timeout"] = PATIENCE_MS

# A busy machine is slow at making examples too: that says nothing of what they try.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time: others are hunted for when they are asked for (HUNT=1 pytest …).
settings.register_profile("same", UNHURRIED, derandomize=True, max_examples=tried(USUAL))
settings.register_profile("hunt", UNHURRIED)
settings.load_profile("hunt" if HUNTING else "same")
if not HUNTING:
    # Figures and words of the modules that happen to be imported are tried too: all of them would
    # be taken apart in each worker, and one test alone would try others than in the whole run.
    providers._get_local_constants = lambda: providers._local_constants


SEARCHED_AFTER = (10_000, 20, 20)
"""What may be made between two searches for cycles, of each generation, as ``gc`` counts it."""
AT_ONCE_AFTER = 500_000
"""What one test may make before they are searched for in the middle of it."""


def pytest_configure(config: pytest.Config) -> None:
    """Choose among the files of the whole project, the product's too."""
    config.pluginmanager.register(written_doctests)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no cycles among what the collection makes: all of it stays to the end.

    Afterwards they are looked for between two tests, in the thread of the tests: a thread that
    copies or asks a server would destroy windows and timers that are not its own.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(AT_ONCE_AFTER, *SEARCHED_AFTER[1:])
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks for a server, before the marks choose."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.servers)


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what a post remembers of a test in a folder of its own."""
    with settings_kept_in(tmp_path_factory.mktemp("post")):
        yield


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Really delete the windows of a test: without a running loop Qt keeps them, closed or not.

    Those that stay are dressed again with each theme, and their timers go on.
    """
    kept = QApplication.topLevelWidgets() if QApplication.instance() is not None else []
    yield
    if QApplication.instance() is not None:
        for window in QApplication.topLevelWidgets():
            if window not in kept:
                window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    counts = zip(gc.get_count(), SEARCHED_AFTER, strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(max(due))


@pytest.fixture(autouse=True)
def any_clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run on a machine of any day: clocks are judged where a test asks for ``judged``."""
    if "judged" not in request.fixturenames:
        monkeypatch.setattr(computer_hour, "far_off", lambda *_: None)


@pytest.fixture
def judged() -> None:
    """Judge the computer's clock, as the application does."""


@pytest.fixture(scope="session")
def running_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the whole run; without one such a test fails, it is not skipped."""
    try:
        with postgres_server() as started:
            yield started
    except NoServer as missing:
        pytest.fail(str(missing))


@pytest.fixture
def server(running_server: PostgresServer) -> PostgresServer:
    """The server, for one test."""
    return running_server


@pytest.fixture
def unhurried(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server take its time, where no network is cut: a slow machine is not a silent one.

    The seconds after which a server counts as silent are a post's, on a machine of its own; they
    stay where a test makes the silence itself.
    """
    if "network" in request.fixturenames:
        return
    patient_s = PATIENCE_MS / 1_000
    monkeypatch.setitem(server_address._TIMEOUTS, "connect_timeout", round(patient_s))
    monkeypatch.setattr(server_address, "_SESSION", "")
    monkeypatch.setattr(server_address, "ENDING_S", patient_s)
    monkeypatch.setattr(bounded_connection, "ANSWER_S", patient_s)
    monkeypatch.setattr(bounded_connection.BoundedConnection, "patience_s", patient_s)
    monkeypatch.setattr(server_link, "PATIENCE_S", patient_s)
    monkeypatch.setattr(server_link, "SILENT_MS", PATIENCE_MS)


@pytest.fixture
def postgresql(server: PostgresServer, unhurried: None) -> Iterator[str]:
    """The address of an empty database of the server."""
    with server.database() as url:
        yield url
