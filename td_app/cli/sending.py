"""``td-app site`` and ``td-app publish``: the club's site in a folder, or where it publishes.

``--account`` says where that is, from this computer on; nothing is sent before. The password comes
from the keyring, a file of the user's own, or the keyboard: never from the command line, which
other programs can read.
"""

from __future__ import annotations

import argparse
import gc
import getpass
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rules_ropta.ruling import Refused
from td_app.bootstrap import club_of, sender_of
from td_app.cli.answers import complaining, say
from td_app.cli.opening import opened
from td_app.club.club import Club
from td_app.ports.publishing import RECEIVER, WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.ledger import Ledger
from td_app.publishing.secrets import (
    AskedSecrets,
    FileSecrets,
    KeyringSecrets,
    Secrets,
    has_keyring,
    secret_for,
)
from td_app.publishing.sending import NotSent, Outcome, Trouble
from td_app.publishing.site.building import Site
from td_app.publishing.site.writing import written_to
from td_app.publishing.status_post import tell_at
from td_app.publishing.transports import accounts
from td_app.publishing.transports.transport import TransportTrouble
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en, set_current_language
from td_app.words.publishing import publishing_sentence
from td_app.words.speaking import Pair, Table
from td_app.words.speaking import say as say_words

#: What is told of it where nobody asked for JSON.
WRITTEN: Final[Pair] = (
    "{folder} : {pages:page|pages}, dont {written:écrite|écrites} ; {removed:retirée|retirées}.",
    "{folder}: {pages:page|pages}, {written} written, {removed} removed.",
)
#: What is told of it where nobody asked for JSON.
DONE: Pair = (
    "{sent:page publiée ou retirée|pages publiées ou retirées} ; en attente : {waiting} ; "
    "échecs : {failed}.",
    "{sent:page|pages} published or removed; waiting: {waiting}; failed: {failed}.",
)
#: What of the command line helps, by what stands in the way.
HELPS: Final[Table] = {
    "ACCOUNT_MISSING": ("td-app publish --account le dit.", "td-app publish --account says where."),
    "OTHER_POST": (
        "td-app publish --here prend sa place.",
        "td-app publish --here takes its place.",
    ),
    "SECRET_NEEDED": (
        "Sans clavier, --secret-file le lit dans un fichier à vous seul.",
        "Without a keyboard, --secret-file reads it in a file that is yours alone.",
    ),
    "HOST_UNKNOWN": (
        "td-app publish --accept « {fingerprint} » l’accepte.",
        "td-app publish --accept “{fingerprint}” accepts it.",
    ),
}
#: What takes the account away.
NONE = "none"


@complaining
def write_site(options: argparse.Namespace) -> int:
    """Write the site into the folder, what is no longer due being removed from it."""
    if options.lang:
        set_current_language(options.lang)
    with opened(options, read_only=True) as file:
        site = Site(club_of(file))
        # Years of a club stay until the end: the search for cycles need not walk them again.
        gc.freeze()
        try:
            done = written_to(options.out, site.pages())
        finally:
            gc.unfreeze()
    if options.json:
        told = {"written": done.written, "removed": done.removed, "pages": done.pages}
        say(told, indented=True)
    else:
        counts = {"written": len(done.written), "removed": len(done.removed), "pages": done.pages}
        print(say_words(WRITTEN, {"folder": str(options.out), **counts}))
    return 0


@complaining
def publish(options: argparse.Namespace) -> int:
    """Send what is due, or tell what would be; 1 when something failed."""
    if options.lang:
        set_current_language(options.lang)
    if options.file is not None and not options.file.exists():
        # A name mistyped makes no club.
        raise StorageTrouble("FILE_MISSING", path=str(options.file))
    with opened(options, read_only=options.dry_run) as file:
        club = club_of(file)
        try:
            account = _account(options.account, options.set) if options.account else None
            if not options.dry_run:
                _set_up(club, options, account)
        except TransportTrouble as trouble:
            outcome = Outcome(failed=(NotSent("", trouble),))
        else:
            if options.account == NONE or options.status or options.webhook:
                return 0
            sender = sender_of(club, places_of_secrets(options))
            outcome = sender.look(account) if options.dry_run else sender.send_due()
    _tell(outcome, options)
    return 1 if outcome.failed else 0


def places_of_secrets(options: argparse.Namespace) -> Sequence[Secrets]:
    """Return where the password of an account is looked for: nowhere but in a file that is named.

    Else in the keyring, then at the keyboard.
    """
    if options.secret_file is not None:
        return (FileSecrets(options.secret_file),)
    asked = AskedSecrets(_typed)
    return (KeyringSecrets(), asked) if has_keyring() else (asked,)


def secret_asked(club: Club, places: Sequence[Secrets]) -> None:
    """Have a password that is nowhere asked for now; what is wrong is told when it is sent."""
    with suppress(TransportTrouble):
        secret_for(Ledger(club).account(), places)


def tell_troubles() -> Callable[[Outcome], None]:
    """Return what says on standard error what stands in the way, once each time it changes."""
    said = [""]

    def tell(outcome: Outcome) -> None:
        trouble = outcome.failed[0].trouble if outcome.failed else None
        sentence = sentence_of(trouble) if trouble is not None else ""
        if sentence not in ("", said[0]):
            print(sentence, file=sys.stderr, flush=True)
        said[0] = sentence

    return tell


def sentence_of(trouble: Trouble) -> str:
    """Return what stands in the way, and what to do."""
    if isinstance(trouble, StorageTrouble):
        return trouble_sentence(trouble)
    if isinstance(trouble, Refused):
        return refusal_sentence(trouble)
    told = publishing_sentence(trouble)
    helps = HELPS.get(trouble.code)
    return f"{told} {say_words(helps, trouble.params)}" if helps is not None else told


def _typed(name: str) -> str | None:
    if not sys.stdin.isatty():
        return None
    return getpass.getpass(f"{fr_en('Mot de passe', 'Password')} ({name})\u00a0: ")


def _set_up(club: Club, options: argparse.Namespace, account: accounts.Account | None) -> None:
    """Publish where and from where the command line says; raises :class:`TransportTrouble`."""
    ledger = Ledger(club)
    if options.account:
        ledger.publish_to(account)
    elif options.here:
        ledger.publish_here()
    for name, address in ((RECEIVER, options.status), (WEBHOOK, options.webhook)):
        if address:
            tell_at(club, name, address.removeprefix(NONE))
    if options.accept:
        ledger.accept(options.accept)


def _account(kind: str, given: Sequence[str]) -> accounts.Account | None:
    """Return the account of a kind with its fields, ``NAME=VALUE`` each; None for ``none``."""
    if kind == NONE:
        return None
    told: dict[str, object] = {"kind": kind}
    for one in given:
        name, _, value = one.partition("=")
        told[name] = int(value) if name == "port" and value.isdigit() else value
    if kind == accounts.FolderAccount.KIND and told.get("folder"):
        # The next command may be typed elsewhere.
        told["folder"] = str(Path(str(told["folder"])).expanduser().absolute())
    try:
        return accounts.read(json.dumps(told))
    except TransportTrouble as trouble:
        if trouble.code != "ACCOUNT_UNREADABLE":
            raise
        # It was typed, not kept.
        raise TransportTrouble("ACCOUNT_INCOMPLETE", lasting=True) from None


def _tell(outcome: Outcome, options: argparse.Namespace) -> None:
    if options.json:
        failed = [{"page": one.page, "why": one.trouble.code} for one in outcome.failed]
        say({"sent": outcome.sent, "waiting": outcome.waiting, "failed": failed})
        return
    counts = {
        "sent": len(outcome.sent),
        "waiting": len(outcome.waiting),
        "failed": len(outcome.failed),
    }
    print(say_words(DONE, counts))
    for one in outcome.failed:
        sentence = sentence_of(one.trouble)
        if one.page:
            sentence = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(one.page, sentence)
        print(sentence, file=sys.stderr)
