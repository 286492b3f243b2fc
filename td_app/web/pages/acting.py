"""Acts sent by a form: recorded once, on what its page showed, if the role allows; their result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person
from td_app.web.calls import Calls
from td_app.web.devices import Device
from td_app.web.guard import TooLong, TooSlow, body_of, status_of
from td_app.web.pages.asking import Form, asked_of, form_of, mark_of, one
from td_app.web.pages.site import Site, home_of, spoken
from td_app.web.roles import Role
from td_app.web.served import Forbidden, KeyTaken, Served
from td_app.wire import Wrong
from td_app.words import cites_text, refusal_sentence, trouble_sentence
from td_app.words.phones import page_text

#: What was done meanwhile, at most so many lines of it.
MOST_SINCE: Final = 8
LONGEST_KEY: Final = 64


class Stale(Exception):  # noqa: N818 - somebody else was faster
    """The page is out of date: ``since`` are the acts of others, latest first."""

    def __init__(self, since: tuple[str, ...]) -> None:
        self.since = since
        super().__init__()


class NotOurs(Exception):  # noqa: N818 - another site's form
    """The form was not shown by a page of ours on this phone."""


@dataclass(slots=True)
class Acting:
    """The addresses to which the forms of the staff are sent."""

    site: Site

    def routes(self) -> list[Route]:
        """Return the addresses of acts."""
        return [
            Route("/act", spoken(self.act), methods=["POST"]),
            Route("/acts/{key}", spoken(self.known)),
            Route("/calling", spoken(self.calling), methods=["POST"]),
        ]

    async def act(self, request: Request) -> Response:
        """Do what a form asks for, and lead back; a refusal says why, nothing done."""
        device = self.site.device(request)
        if device is None:
            return RedirectResponse("/pair", 303)
        return await self._answered(request, device, self._act)

    async def calling(self, request: Request) -> Response:
        """Call the floor, go there, be done; confirm or set aside what a table asked for."""
        device = self.site.device(request)
        if device is None:
            return RedirectResponse("/pair", 303)
        return await self._answered(request, device, self._call)

    async def known(self, request: Request) -> Response:
        """Answer whether an act of this phone is on disk, and what it was.

        Once told that it is not, the request that was lost does nothing should it arrive after
        all: the person asks again, or does not.
        """
        device = self.site.device(request)
        key = request.path_params["key"]
        if device is None:
            return JSONResponse({"done": False}, 401)

        def look() -> str:
            served = self.site.served
            calls = self.site.calls
            entry = served.known(key, device)
            if entry is not None:
                return served.sentence_of(entry, device)
            if calls.waits(key, device):
                return page_text("TO_BE_CONFIRMED")
            if calls.was_handled(key, device.post):
                return page_text("HEARD")
            calls.give_up(key[:LONGEST_KEY], device.post)
            return ""

        try:
            said = await self.site.gate.ask(look)
        except KeyTaken:
            said = ""
        return JSONResponse({"done": bool(said), "said": said})

    async def _answered(self, request: Request, device: Device, does: Any) -> Response:
        """Return what ``does`` answers; what goes wrong is a page that says what to do.

        What may be put right in the form as it stands is marked so: the page keeps it.
        """
        form: Form = {}
        try:
            form = form_of(await body_of(request.receive))
            if not self.site.honest(request, form):
                raise NotOurs
            return RedirectResponse(await does(device, form), 303)
        except Refused as refusal:
            told = refusal
            said = await self.site.gate.ask(
                lambda: refusal_sentence(told, self.site.served.names_for(device))
            )
            cites = cites_text(refusal.cites)
            return await self._no(request, device, form, 409, said, cites=cites, mend=True)
        except Stale as stale:
            said = page_text("CHANGED_SINCE")
            return await self._no(request, device, form, 409, said, since=stale.since)
        except (Forbidden, NotOurs) as not_allowed:
            code = "BEYOND_ROLE" if isinstance(not_allowed, Forbidden) else "NOT_OUR_FORM"
            return await self._no(request, device, form, 403, page_text(code))
        except KeyTaken:
            return await self._no(request, device, form, 409, page_text("SENT_BEFORE"))
        except Wrong as wrong:
            said = page_text(WRONGS.get(wrong.said["code"], "FORM_WRONG"))
            return await self._no(request, device, form, 400, said, mend=True)
        except (TooLong, TooSlow) as fault:
            said = page_text("FORM_WRONG")
            return await self._no(request, device, form, status_of(fault), said)
        except StorageTrouble as trouble:
            return await self._no(request, device, form, 503, trouble_sentence(trouble))

    async def _no(
        self,
        request: Request,
        device: Device,
        form: Form,
        status: int,
        said: str,
        *,
        cites: str = "",
        since: tuple[str, ...] = (),
        mend: bool = False,
    ) -> Response:
        back = _local(one(form, "back"), home_of(device))
        facts = {"said": said, "cites": cites, "since": since, "back": back, "mend": mend}
        return await self.site.show(
            request, device, "refused.html", lambda live: facts, status=status
        )

    async def _act(self, device: Device, form: Form) -> str:
        key = one(form, "key")
        asked = asked_of(form)
        if not key or len(key) > LONGEST_KEY or not key.isascii():
            raise Wrong("NOT_A_FORM", "no key", "key")
        served = self.site.served
        calls = self.site.calls

        def unchanged() -> None:
            _unchanged(served, form, device)
            _nobody_of_this_name(served, form)

        def does() -> str:
            _not_given_up(calls, form, device)
            card = one(form, "card")
            with served.as_card(card):
                served.act(device, served.with_licence(asked, card), key, unchanged)
            return _local(one(form, "back"), home_of(device))

        return await self.site.gate.ask(does)

    async def _call(self, device: Device, form: Form) -> str:
        what = one(form, "what")
        told = one(form, "which")
        which = int(told) if told.isdecimal() and len(told) < 9 else 0
        calls = self.site.calls
        served = self.site.served

        def does() -> str:
            key = one(form, "key")[:LONGEST_KEY]
            if key and calls.was_handled(key, device.post):
                return _local(one(form, "back"), home_of(device))
            _not_given_up(calls, form, device)
            if device.role is Role.TABLE:
                _from_the_table(calls, what, device)
            else:
                _from_the_staff(calls, served, what, which, device)
            calls.remember_key(key, device.post)
            return _local(one(form, "back"), home_of(device))

        return await self.site.gate.ask(does)


WRONGS: Final = {
    "NOBODY_CHOSEN": "NOBODY_CHOSEN",
    "STACK_MISSING": "STACK_MISSING",
    "NOT_A_NUMBER": "NOT_A_NUMBER",
    "NOT_A_SUM": "NOT_A_SUM",
    "NAME_KNOWN": "NAME_KNOWN",
}


def _not_given_up(calls: Calls, form: Form, device: Device) -> None:
    """Refuse a late act that this phone was told had failed, unless it is asked for again."""
    if calls.given_up(one(form, "key"), device.post) and not one(form, "again"):
        raise KeyTaken


def _from_the_table(calls: Calls, what: str, device: Device) -> None:
    if device.table is None or what not in ("call", "over"):
        raise Forbidden
    if what == "call":
        calls.call(device.table)
    else:
        calls.end(device.table)


def _from_the_staff(calls: Calls, served: Served, what: str, which: int, device: Device) -> None:
    match what:
        case "take":
            if not calls.take(which, device.name, device.post):
                raise Stale((page_text("SOMEBODY_GOES"),))
        case "over":
            calls.end(which)
        case "confirm" | "refuse":
            settled = served.confirm(which) if what == "confirm" else calls.settle(which)
            if not settled:
                raise Stale((page_text("SETTLED_ALREADY"),))
        case _:
            raise Wrong("NOT_A_FORM", what[:20], "what")


def _unchanged(served: Served, form: Form, device: Device) -> None:
    """Raise :class:`Stale` when what the page showed is not so any more."""
    live = served.live
    card = one(form, "card")
    seen = (told.rpartition(":") for told in form.get("seen", ()))
    # A card offered may be on the list since, or gone from the register.
    stale = bool(card) and card not in {str(known.id) for known in served.cards()}
    if stale or any(mark_of(live, about) != mark for about, _, mark in seen):
        shown = one(form, "shown")
        after = int(shown) if shown.isdecimal() and len(shown) < 12 else live.sequence
        entries = reversed(live.entries_since(after)[-MOST_SINCE:])
        raise Stale(tuple(_by(served, entry, device) for entry in entries))


def _nobody_of_this_name(served: Served, form: Form) -> None:
    """Raise :class:`Wrong` for a name that is on the list already, unless it is another person.

    Two of the staff write down the same latecomer: the second hears of it.
    """
    if one(form, "command") != "register_entrants" or one(form, "another"):
        return
    named = Person(one(form, "last_name"), one(form, "first_name")).name_key
    if any(row.person.name_key == named for row in served.live.players().rows):
        raise Wrong("NAME_KNOWN", "this name is on the list", "last_name")


def _by(served: Served, entry: Any, device: Device) -> str:
    told = served.sentence_of(entry, device)
    return f"{told} ({entry.operator})" if entry.operator else told


def _local(path: str, otherwise: str) -> str:
    """Return an address of ours to lead back to."""
    plain = path.isascii() and path.isprintable() and "\\" not in path
    inside = path.startswith("/") and not path.startswith("//")
    return path if plain and inside else otherwise
