"""How a phone of the staff comes in: a PIN, or the code that a camera has read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from td_app.web.devices import LASTS_S
from td_app.web.door import PIN_DIGITS
from td_app.web.guard import TooLong, TooSlow, body_of, heard, status_of
from td_app.web.pages.asking import form_of, one
from td_app.web.pages.rendering import lost_page, page
from td_app.web.pages.site import TOKEN, Site, from_here, home_of, spoken
from td_app.web.pairing import LONGEST_NAME, TooMany, Unprotected, WrongPin
from td_app.web.signing import proof_of
from td_app.wire import Wrong
from td_app.words.phones import page_text
from td_app.words.web import answer_sentence

#: A code in an address is longer than a PIN, and shorter than anything else.
LONGEST_CODE: Final = 64
#: The kinds of phones that are told how they install an authority.
PHONES: Final = ("iphone", "android")


@dataclass(slots=True)
class Doors:
    """The pairing page, and the way out."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        return [
            Route("/pair", spoken(self.ask)),
            Route("/pair", spoken(self.pair), methods=["POST"]),
            Route("/p/{code}", spoken(self.code)),
            Route("/leave", spoken(self.leave), methods=["POST"]),
            Route("/certificate", spoken(self.about_certificate)),
            Route("/certificate/td-app.crt", self.authority),
            Route("/certificate/{phone}", spoken(self.installing)),
        ]

    async def ask(self, request: Request) -> Response:
        """Ask for the PIN shown at the desk, and a name."""
        device = self.site.device(request)
        # One that is paired and cannot sign, without a script, comes in anew by digits.
        if device is not None and "digits" not in request.query_params:
            return RedirectResponse(home_of(device), 303)
        # Revoked at the desk, or left overnight: it says so before an act is typed.
        held = request.cookies.get(TOKEN, "")
        said = page_text("UNPAIRED") if held and device is None else ""
        if self._refuses(request):
            said = answer_sentence("UNPROTECTED_REFUSED")
        return await self._asked(request, said=said)

    async def code(self, request: Request) -> Response:
        """Ask for a name alone: a camera has read the code. Nothing is used up by looking.

        The code is the public name of an offer, whose secret the page's script has; or a whole code
        of an earlier edition's sheet.
        """
        code = request.path_params["code"]
        offered = self.site.pairing.offered(code) if len(code) <= LONGEST_CODE else None
        if offered is None:
            return await self._asked(request, said=page_text("CODE_GONE"), status=410)
        table, by_secret = offered
        if by_secret:
            return await self._asked(request, offer=code, table=table)
        return await self._asked(request, code=code, table=table)

    async def pair(self, request: Request) -> Response:
        """Pair this phone: its token goes into a cookie that no script reads."""
        try:
            form = form_of(await body_of(request.receive))
        except (Wrong, TooLong, TooSlow) as fault:
            return await self._asked(request, said=page_text("FORM_WRONG"), status=status_of(fault))
        if not from_here(request):
            # Another site would make this phone one of theirs, a floor's the one of a table.
            return await self._asked(request, said=page_text("NOT_OUR_FORM"), status=403)
        proof = proof_of({field: one(form, field) for field in form})
        secret = one(form, "code") or one(form, "pin").replace(" ", "")
        name = one(form, "name")
        code = one(form, "code")[:LONGEST_CODE]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            return await self._asked(request, code=code, said=page_text("NAME_NEEDED"), status=400)
        address = request.client.host if request.client else ""
        try:
            if proof is not None:
                token, device = self.site.pairing.pair_proved(proof, name, heard=heard(request))
            else:
                paired = self.site.pairing.pair(secret, name, address, heard=heard(request))
                token, device = paired
        except Unprotected:
            said = answer_sentence("UNPROTECTED_REFUSED")
            return await self._asked(request, said=said, name=name, status=403)
        except WrongPin:
            said = answer_sentence("WRONG_PIN")
            if code or proof is not None:
                said = page_text("CODE_GONE")
            elif len(secret) == PIN_DIGITS < self.site.pairing.door.digits:
                said = page_text("PIN_CHANGED")
            return await self._asked(request, said=said, name=name, status=401)
        except TooMany as closed:
            said = page_text("WAIT_FOR", seconds=closed.wait_s)
            answer = await self._asked(request, said=said, name=name, status=429)
            answer.headers["Retry-After"] = str(closed.wait_s)
            return answer
        answer = RedirectResponse(home_of(device), 303)
        secure = request.url.scheme == "https"
        answer.set_cookie(
            TOKEN, token, max_age=LASTS_S, httponly=True, samesite="strict", secure=secure
        )
        return answer

    async def about_certificate(self, request: Request) -> Response:
        """Explain the browser's warning, and what to do with it."""
        secure = request.url.scheme == "https"
        facts = {"secure": secure, "installs": self.site.own is not None}
        return page(request, "certificate.html", facts | await self._head())

    async def installing(self, request: Request) -> Response:
        """Answer what the authority is for, or the steps by which a kind of phone installs it."""
        phone = request.path_params["phone"]
        if self.site.own is None or phone not in ("authority", *PHONES):
            return lost_page(request, 404)
        name = "authority_steps.html" if phone in PHONES else "authority.html"
        facts = {"phone": phone, "fingerprint": self.site.own.fingerprint}
        return page(request, name, facts | await self._head())

    async def authority(self, request: Request) -> Response:
        """Give the authority's certificate; phones offer to install it."""
        if self.site.own is None:
            return lost_page(request, 404)
        return Response(self.site.own.authority, media_type="application/x-x509-ca-cert")

    async def leave(self, request: Request) -> Response:
        """Unpair this phone."""
        device = self.site.device(request)
        try:
            form = form_of(await body_of(request.receive))
        except (Wrong, TooLong, TooSlow):
            form = {}
        if device is not None and self.site.honest(request, form):
            self.site.pairing.revoke(device.post)
        answer = RedirectResponse("/", 303)
        if from_here(request):
            answer.delete_cookie(TOKEN)
        return answer

    async def _asked(
        self,
        request: Request,
        *,
        code: str = "",
        offer: str = "",
        table: int | None = None,
        said: str = "",
        name: str = "",
        status: int = 200,
    ) -> Response:
        facts = {"code": code, "table": table, "said": said, "name": name, "longest": LONGEST_NAME}
        facts |= {"offer": offer, "heard": heard(request)}
        # Neither digits nor an old code's page would be taken: nothing is asked for.
        facts["closed"] = self._refuses(request) and not offer
        facts["digits"] = self.site.pairing.door.digits
        return page(request, "pair.html", facts | await self._head(), status)

    async def _head(self) -> dict[str, str]:
        """Return what heads a page without a device: the club's logo, the tournament's name."""
        return {"logo": self.site.logo, "evening": await self.site.evening()}

    def _refuses(self, request: Request) -> bool:
        """Return whether a phone that does not sign is refused, by the way that it came."""
        return self.site.pairing.refuse_unprotected and heard(request)
