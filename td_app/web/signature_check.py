"""Which requests must be signed: where somebody may listen, those of every address that acts."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message

from td_app.web.guard import TooLong, TooSlow, body_of, no, status_of
from td_app.web.pages.rendering import language_of, said_page
from td_app.web.pages.site import TOKEN, Handler, bearer, must_sign
from td_app.web.pairing import Pairing
from td_app.web.signing import Act
from td_app.words.language import answering_in
from td_app.words.web import answer_sentence

#: Who pairs has no key yet; the others show a page, and write nothing.
UNSIGNED: Final = frozenset(
    {
        "/api/pair",
        "/pair",
        "/seat/{entrant:int}/seen",
        "/floor/rule/{op}",
        "/floor/who-wins",
    }
)
#: A question whose answer may stop an act that is late.
STOPS: Final = "/acts/{key}"
COUNTER: Final = "td-counter"
SIGNATURE: Final = "td-signature"
RUN: Final = "TD-Run"


def checked(route: Route, pairing: Pairing) -> Route:
    """Return the route; where it acts, a protected device's request over plain HTTP is signed."""
    acts = (route.methods or {"any"}) - {"GET", "HEAD"}
    if route.path in UNSIGNED or not (acts or route.path == STOPS):
        return route
    handler: Handler = route.endpoint

    async def answered(request: Request) -> Response:
        # Whatever tokens come along: the handler may go by any of them.
        tokens = bearer(request), request.cookies.get(TOKEN, "")
        known = [pairing.device(token) for token in tokens]
        devices = [device for device in known if device is not None]
        posts = [device.post for device in devices if must_sign(request, device)]
        if not posts:
            return await handler(request)
        try:
            body = await body_of(request.receive)
        except (TooLong, TooSlow) as fault:
            code = "BODY_TOO_LONG" if isinstance(fault, TooLong) else "TOO_SLOW"
            return _refused(request, status_of(fault), code, Connection="close")
        act = _act_of(request, body)
        told = request.headers.get(COUNTER, ""), request.headers.get(SIGNATURE, "")
        if not all(pairing.signed(post, act, *told) for post in posts):
            run = pairing.signatures.run
            return _refused(request, 401, "NOT_SIGNED", **{RUN: run, "WWW-Authenticate": "Bearer"})

        async def again() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        return await handler(Request(request.scope, again))

    return Route(route.path, answered, methods=sorted(route.methods or ()))


def _act_of(request: Request, body: bytes) -> Act:
    sent = request.scope["raw_path"]
    if request.scope["query_string"]:
        sent += b"?" + request.scope["query_string"]
    key = request.headers.get("idempotency-key", "")
    return Act(request.method, sent.decode("latin-1"), key, body)


def _refused(request: Request, status: int, code: str, **headers: str) -> Response:
    if request.url.path.startswith("/api"):
        return no(status, code, **headers)
    with answering_in(language_of(request)):
        answer = said_page(request, answer_sentence(code), status)
    answer.headers.update(headers)
    return answer
