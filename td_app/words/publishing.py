"""What stands between the club and where its pages go: what happened, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, fullest, say

#: Accounts that are refused before anything is looked up.
ACCOUNTS: Final[Table] = {
    "PLAIN_HTTP": (
        "« {address} » passerait en clair, mot de passe compris : donnez une adresse en https://.",
        "“{address}” would travel in the clear, password included. Give an https:// address.",
    ),
    "PLAIN_FTP": (
        "« {address} » passerait en clair, mot de passe compris : choisissez FTPS ou SFTP.",
        "“{address}” would travel in the clear, password included. Choose FTPS or SFTP.",
    ),
    "PLAIN_GIT": (
        "« {address} » passerait en clair : donnez une adresse en https:// ou ssh://.",
        "“{address}” would travel in the clear. Give an https:// or ssh:// address.",
    ),
    "ADDRESS_WRONG": (
        "Cette adresse est incomprise : recopiez-la comme l’hébergeur la donne.",
        "This address is not understood. Copy it as the host gives it.",
    ),
    "ADDRESS_WRONG+address": (
        "L’adresse « {address} » est incomprise : recopiez-la comme l’hébergeur la donne.",
        "The address “{address}” is not understood. Copy it as the host gives it.",
    ),
    "SITE_WRONG": (
        "L’adresse publique « {address} » est incomplète : recopiez-la du navigateur, https:// "
        "compris.",
        "The public address “{address}” is incomplete. Copy it from the browser, with its https://.",
    ),
    "SECRET_IN_ADDRESS": (
        "Une adresse ne contient ni nom ni mot de passe : donnez-les à part, le mot de passe ne "
        "doit pas entrer dans le fichier du club.",
        "An address holds no name and no password. Give them apart: the password must not enter "
        "the club’s file.",
    ),
    "ACCOUNT_INCOMPLETE": (
        "Il manque une ligne à ce compte de publication : complétez-le.",
        "A line of this publishing account is missing. Fill it in.",
    ),
    "ACCOUNT_UNREADABLE": (
        "Le compte de publication gardé dans le fichier est illisible : réglez-le de nouveau.",
        "The publishing account kept in the file cannot be read. Set it up again.",
    ),
}

#: What a club has not said, or said otherwise.
WHO_PUBLISHES: Final[Table] = {
    "ACCOUNT_MISSING": (
        "Le club n’a pas dit où publier : rien n’est envoyé.",
        "The club has not said where to publish: nothing was sent.",
    ),
    "OTHER_POST": (
        "Le poste « {post} » publie pour le club : rien n’est envoyé d’ici.",
        "The computer “{post}” publishes for the club: nothing was sent from here.",
    ),
}

SECRETS: Final[Table] = {
    "SECRET_NEEDED": (
        "Le mot de passe de « {user} » n’est pas connu ici : donnez-le.",
        "The password of “{user}” is not known here. Give it.",
    ),
    "KEYRING_CLOSED": (
        "Le trousseau de cet ordinateur ne s’ouvre pas : déverrouillez-le, puis réessayez.",
        "The keyring of this computer does not open. Unlock it, then try again.",
    ),
    "SECRETS_MISSING": (
        "Le fichier de mots de passe « {path} » ne peut pas être lu : vérifiez son nom.",
        "The password file “{path}” cannot be read. Check its name.",
    ),
    "SECRETS_SHARED": (
        "« {path} » n’est pas lu : d’autres que vous y ont accès. Retirez-leur ce droit (chmod "
        "600), puis réessayez.",
        "“{path}” was not read: others than you have access to it. Take that right away (chmod "
        "600), then try again.",
    ),
    "KEY_UNREADABLE": (
        "La clé privée « {path} » ne s’ouvre pas : vérifiez le fichier et sa phrase secrète.",
        "The private key “{path}” does not open. Check the file and its passphrase.",
    ),
}

TROUBLES: Final[Table] = {
    **ACCOUNTS,
    **WHO_PUBLISHES,
    **SECRETS,
    "HOST_UNKNOWN": (
        "« {host} » est inconnu ici et personne ne se porte garant de lui : comparez son empreinte "
        "à celle que donne l’hébergeur, {fingerprint}, puis acceptez-la.",
        "“{host}” is not known here and nobody vouches for it. Compare its fingerprint with the "
        "one the host gives, {fingerprint}, then accept it.",
    ),
    "HOST_CHANGED": (
        "« {host} » n’est plus le serveur accepté : rien n’est envoyé. Son empreinte est "
        "maintenant {fingerprint} : demandez à l’hébergeur si elle a changé.",
        "“{host}” is no longer the server that was accepted: nothing was sent. Its fingerprint is "
        "now {fingerprint}. Ask the host whether it has changed.",
    ),
    "UNREACHABLE": (
        "« {host} » ne répond pas : vérifiez le réseau et le nom du serveur. Ce qui attend partira "
        "dès qu’il répondra.",
        "“{host}” does not answer. Check the network and the server’s name. What is waiting will "
        "leave as soon as it does.",
    ),
    "CONNECTION_LOST": (
        "La liaison avec « {host} » s’est coupée : l’envoi reprendra où il en était.",
        "The link to “{host}” was cut. Sending will resume where it stopped.",
    ),
    "NOT_THIS_KIND": (
        "« {host} » répond autrement qu’attendu : vérifiez l’adresse, le port et la sorte de "
        "compte.",
        "“{host}” does not answer as expected. Check the address, the port and the kind of "
        "account.",
    ),
    "TLS_MISSING": (
        "« {host} » n’a pas de liaison chiffrée : rien n’est envoyé. Demandez FTPS ou SFTP à "
        "l’hébergeur.",
        "“{host}” offers no enciphered link: nothing was sent. Ask the host for FTPS or SFTP.",
    ),
    "WRONG_SECRET": (
        "« {host} » refuse ce nom ou ce mot de passe : corrigez-les.",
        "“{host}” refuses this name or password. Correct them.",
    ),
    "FORBIDDEN": (
        "Ce compte n’a pas le droit d’écrire là : demandez-le à l’hébergeur, ou choisissez un "
        "autre dossier.",
        "This account may not write there. Ask the host for that right, or choose another folder.",
    ),
    "FORBIDDEN+path": (
        "Ce compte n’a pas le droit d’écrire « {path} » : demandez-le à l’hébergeur, ou choisissez "
        "un autre dossier.",
        "This account may not write “{path}”. Ask the host for that right, or choose another "
        "folder.",
    ),
    "PATH_TAKEN": (
        "« {path} » existe déjà là-bas et n’est pas du club : il est laissé tel quel. Déplacez-le, "
        "ou choisissez un autre dossier.",
        "“{path}” is already there and is not the club’s: it was left alone. Move it, or choose "
        "another folder.",
    ),
    "OUR_FAULT": (
        "Une panne du logiciel retient les pages : rouvrez le club, puis signalez-la si elle "
        "revient.",
        "The program failed, and the pages wait. Reopen the club; report it if it happens again.",
    ),
    "PLACE_EMPTIED": (
        "Plus rien du site n’est à destination : il est renvoyé en entier.",
        "Nothing of the site is left at its destination. All of it is being sent again.",
    ),
    "FOLDER_MISSING": (
        "Le dossier « {path} » n’est pas là : rebranchez le disque, créez le dossier ou "
        "choisissez-en un autre.",
        "The folder “{path}” is not there. Plug the disk in, create the folder, or choose another.",
    ),
    "NO_ROOM": (
        "Il n’y a plus de place là-bas : libérez-en, l’envoi reprendra où il en était.",
        "There is no room left there. Free some: sending will resume where it stopped.",
    ),
    "WRITE_REFUSED": (
        "« {path} » n’a pas pu être écrit là-bas : l’ancienne page y est encore. Un nouvel essai "
        "aura lieu.",
        "“{path}” could not be written there: the earlier page still stands. It will be tried "
        "again.",
    ),
    "ADDRESS_MOVED": (
        "« {host} » renvoie à une autre adresse, {address} : donnez celle-là si elle est la vôtre.",
        "“{host}” sends on to another address, {address}. Give that one if it is yours.",
    ),
    "FIREWALL": (
        "Un pare-feu de « {host} » répond à la place du site : demandez à l’hébergeur de laisser "
        "passer les publications du club.",
        "A firewall of “{host}” answers in place of the site. Ask the host to let the club’s "
        "publications through.",
    ),
    "NO_PAGES_THERE": (
        "« {host} » n’ouvre pas les pages de WordPress aux autres programmes : vérifiez l’adresse, "
        "et qu’aucune extension ne ferme l’API REST.",
        "“{host}” does not offer WordPress pages to other programs. Check the address, and that "
        "no plugin closes the REST API.",
    ),
    "TOO_LARGE": (
        "« {path} » est trop lourd pour ce serveur : demandez à l’hébergeur une limite plus haute.",
        "“{path}” is too large for this server. Ask the host for a higher limit.",
    ),
    "BUSY": (
        "« {host} » demande d’attendre : l’envoi reprendra de lui-même.",
        "“{host}” asks to wait. Sending will resume by itself.",
    ),
    "SERVER_FAULT": (
        "« {host} » a fait une erreur ({status}) : un nouvel essai aura lieu.",
        "“{host}” made an error ({status}). It will be tried again.",
    ),
    "REFUSED_THERE": (
        "« {host} » a refusé l’envoi ({status}) : vérifiez le compte et l’adresse, ou demandez à "
        "l’hébergeur.",
        "“{host}” refused it ({status}). Check the account and the address, or ask the host.",
    ),
    "BRANCH_MOVED": (
        "La branche « {branch} » vient de changer : elle sera relue, puis l’envoi refait.",
        "The branch “{branch}” has just changed. It will be read again, then sent to.",
    ),
    "BRANCH_REFUSED": (
        "Le dépôt refuse que la branche « {branch} » soit remplacée : levez sa protection, ou "
        "donnez une branche pour ces pages seules.",
        "The repository refuses to have the branch “{branch}” replaced. Lift its protection, or "
        "give a branch for these pages alone.",
    ),
}

UNKNOWN: Final[Pair] = (
    "L’envoi a échoué ({code}) : ce qui est déjà publié n’a pas changé.",
    "Sending failed ({code}). What is published already has not changed.",
)


class Trouble(Protocol):
    """What stands between us and a server, by its code."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, str]: ...


def publishing_sentence(trouble: Trouble, language: Language | None = None) -> str:
    """Return what stands in the way of publishing, and what to do.

    >>> from types import SimpleNamespace
    >>> lost = SimpleNamespace(code="CONNECTION_LOST", params={"host": "club.example"})
    >>> publishing_sentence(lost, "en")
    'The link to “club.example” was cut. Sending will resume where it stopped.'
    """
    pair = fullest(TROUBLES, trouble.code, trouble.params) or UNKNOWN
    return say(pair, {**trouble.params, "code": trouble.code}, language=language)
