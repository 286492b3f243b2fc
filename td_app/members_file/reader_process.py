"""What may be hostile read in a process apart: a file that makes a reader fail ends there.

A lying cell reference makes the reader of workbooks ask for more memory than any machine has, which
ends the process that asks; so may a drawing. The process is kept from one file to the next; what
goes wrong in it is a refusal here. Its memory is bounded by the system (a limit of the process on
Linux, a job on Windows), and watched from here everywhere: on macOS the watch alone holds it.
Neither Windows nor macOS was tried.

What starts the process, watches it and reads in it is loaded with the first file: the window
says what is done meanwhile long before.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from rules_ropta.ruling import Param, Refused
from td_app.members_file.grid import Grid, GridRow
from td_app.members_file.meanings import is_header

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


#: How much more than when it starts the process may take, and how long it may read (bytes, s).
MEMORY = 220 * 1024 * 1024
SECONDS = 20.0
#: Between two looks at its memory (s).
LOOK = 0.02


@dataclass(frozen=True, slots=True)
class ReadsApart:
    """What a process apart does: ``read``, with what it is handed, once ``begin`` was called.

    Both stand at the top of a module; what ``begin`` loads is not counted as a file's, what it
    returns is held. ``broken`` is the refusal of what ends the process or fails in it,
    ``too_heavy`` that of what takes more memory or time than it should.
    """

    begin: Callable[[], object]
    read: Callable[..., Any]
    broken: str
    too_heavy: str


class ProcessApart:
    """A process that reads files; started at the first, and again after one that ends it."""

    meanwhile: Callable[[], object] = staticmethod(lambda: None)
    """Called again and again while an answer is waited for; one for all."""

    def __init__(self, does: ReadsApart, memory: int = MEMORY, seconds: float = SECONDS) -> None:
        self.does = does
        self.memory = memory
        self.seconds = seconds
        self._process: BaseProcess | None = None
        self._ours: Connection | None = None
        self._one_at_a_time = Lock()

    def read(self, *question: object) -> Any:
        """Return what is read of ``question``; refuses as the reader does, and as it is ended."""
        with self._one_at_a_time:
            try:
                answer, refused = self._asked(question)
            except (EOFError, OSError) as ended:
                self._end()
                raise Refused(self.does.broken) from ended
        if refused is None:
            return answer
        code, params = refused
        refusal = Refused(code)
        refusal.params.update(params)
        raise refusal

    def end(self) -> None:
        """End the process: nothing more is read for long."""
        with self._one_at_a_time:
            self._end()

    def _asked(self, question: tuple[object, ...]) -> _Answer:
        import psutil

        process, ours = self._running()
        watched = psutil.Process(process.pid)
        most = watched.memory_info().rss + self.memory
        ours.send(question)
        until = time.monotonic() + self.seconds
        while not ours.poll(LOOK):
            self.meanwhile()
            with suppress(psutil.NoSuchProcess):
                if watched.memory_info().rss > most or time.monotonic() > until:
                    self._end()
                    raise Refused(self.does.too_heavy)
        answer: _Answer = ours.recv()
        return answer

    def _running(self) -> tuple[BaseProcess, Connection]:
        if self._process is None or self._ours is None or not self._process.is_alive():
            from multiprocessing import get_context

            self._end()
            context = get_context("spawn")
            self._ours, theirs = context.Pipe()
            process = context.Process(
                target=_serve, args=(theirs, self.does, self.memory), name="apart", daemon=True
            )
            # Ours from then on: one that did not begin cannot be ended.
            process.start()
            self._process = process
            theirs.close()
            # Ready: what it takes by itself is not counted as the file's.
            while not self._ours.poll(LOOK):
                self.meanwhile()
            self._ours.recv()
        return self._process, self._ours

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        if self._ours is not None:
            self._ours.close()
        self._process = self._ours = None


#: What was read, or the refusal as it comes from the other process: its code and parameters.
_Answer = tuple[object, tuple[str, dict[str, Param]] | None]


def _load_workbooks() -> object:
    return importlib.import_module("td_app.members_file.workbooks")


def _read_workbook(content: bytes, wanted: str | None) -> Grid:
    from td_app.members_file.workbooks import read_workbook

    return read_workbook(content, wanted, _speaks)


def _speaks(rows: list[GridRow]) -> bool:
    return any(is_header(row.cells) for row in rows[:30])


WORKBOOKS = ReadsApart(_load_workbooks, _read_workbook, "FILE_UNREADABLE", "FILE_TOO_HEAVY")
_READER = ProcessApart(WORKBOOKS)


def read_apart(content: bytes, wanted: str | None) -> Grid:
    """Return the rows of the sheet ``wanted``, else of the first sheet with persons in it.

    Refuses as :func:`read_workbook` does, and FILE_UNREADABLE or FILE_TOO_HEAVY where reading ends
    the process or takes more memory or time than a list of members can.
    """
    grid: Grid = _READER.read(content, wanted)
    return grid


def while_reading(do: Callable[[], object]) -> None:
    """Have ``do`` called again and again while a file is read apart: a window goes on."""
    ProcessApart.meanwhile = staticmethod(do)


def _serve(theirs: Connection, does: ReadsApart, memory: int) -> None:
    """Read what is asked until nobody asks any more; in the process apart."""
    # Before the bound: it is of what a file takes.
    _held = does.begin()

    _say_nothing()
    _bound(memory)
    theirs.send(None)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            theirs.send(_answer(does, theirs.recv()))


def _say_nothing() -> None:
    """Silence the reader's messages as it aborts: the refusal is worded here."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)


def _answer(does: ReadsApart, question: tuple[object, ...]) -> _Answer:
    try:
        return does.read(*question), None
    except Refused as refusal:
        return None, (refusal.code, dict(refusal.params))
    except MemoryError:
        return None, (does.too_heavy, {})
    except Exception:
        # Whatever a crafted file makes a reader raise: to the director it cannot be read.
        return None, (does.broken, {})


def _bound(memory: int) -> None:
    """Hold the process to so much more memory than it has, where the system does that."""
    import psutil

    size = psutil.Process().memory_info().vms + memory
    if sys.platform == "win32":
        with suppress(OSError, AttributeError):
            _put_in_a_job(size)
        return
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        # A reader that aborts leaves nothing behind.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class JobLimits(ctypes.Structure):
    """Windows' ``JOBOBJECT_EXTENDED_LIMIT_INFORMATION``."""

    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
        ("counted", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


_PROCESS_MEMORY = 0x100
_EXTENDED_LIMITS = 9


def _put_in_a_job(size: int) -> None:
    """Put this process in a job of its own that commits no more memory; Windows alone has them."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        for function in (kernel.CreateJobObjectW, kernel.GetCurrentProcess):
            function.restype = ctypes.c_void_p
        # The job lives as long as the process: its handle is never closed.
        job = ctypes.c_void_p(kernel.CreateJobObjectW(None, None))
        limits = JobLimits(flags=_PROCESS_MEMORY, process_memory=size)
        told = ctypes.byref(limits), ctypes.c_uint32(ctypes.sizeof(limits))
        kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, *told)
        kernel.AssignProcessToJobObject(job, ctypes.c_void_p(kernel.GetCurrentProcess()))
