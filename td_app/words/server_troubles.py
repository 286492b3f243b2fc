"""When the club's server says no, or says nothing: what is known of the act, and what to do."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SERVER_TROUBLES: Final[Table] = {
    "SERVER_UNREACHABLE": (
        "Le serveur du club ne répond pas : cette action n’est pas enregistrée. Vérifiez le "
        "réseau, puis réessayez.",
        "The club’s server does not answer: this action is not recorded. Check the network, then "
        "try again.",
    ),
    "SERVER_UNREACHABLE+server": (
        "Le serveur du club ne répond pas à l’adresse {server} : vérifiez l’adresse, le port et le "
        "réseau, puis rouvrez l’application.",
        "The club’s server does not answer at {server}: check the address, the port and the "
        "network, then open the application again.",
    ),
    "SERVER_BUSY+server": (
        "Le serveur du club, {server}, est trop occupé pour ouvrir la base : attendez quelques "
        "secondes, puis rouvrez l’application.",
        "The club’s server, {server}, is too busy to open the database: wait a few seconds, then "
        "open the application again.",
    ),
    "ACT_IN_DOUBT": (
        "Le serveur du club s’est tu pendant l’enregistrement : cette action est peut-être "
        "enregistrée. Ce poste le vérifie dès que le serveur répond ; réessayer ne la fera pas "
        "deux fois.",
        "The club’s server fell silent while recording: this action may be recorded. This post "
        "finds out as soon as the server answers; trying again will not do it twice.",
    ),
    "ACT_NOT_WRITTEN": (
        "Le serveur répond de nouveau : l’action restée en suspens n’est pas enregistrée. Refaites-"
        "la si elle est toujours utile.",
        "The server answers again: the action left in doubt is not recorded. Do it again if it is "
        "still wanted.",
    ),
    "CLOCK_AHEAD": (
        "L’horloge de cet ordinateur avance de {seconds} s sur celle du serveur du club : c’est "
        "l’heure du serveur qui compte, pour tous les postes. Réglez l’heure de cet ordinateur.",
        "This computer’s clock is {seconds} s ahead of the club’s server: the server’s time "
        "counts, for every post. Set this computer’s clock right.",
    ),
    "CLOCK_BEHIND": (
        "L’horloge de cet ordinateur retarde de {seconds} s sur celle du serveur du club : c’est "
        "l’heure du serveur qui compte, pour tous les postes. Réglez l’heure de cet ordinateur.",
        "This computer’s clock is {seconds} s behind the club’s server: the server’s time counts, "
        "for every post. Set this computer’s clock right.",
    ),
    "SERVER_BUSY": (
        "Le serveur du club est trop occupé : cette action n’est pas enregistrée. Attendez "
        "quelques secondes, puis réessayez.",
        "The club’s server is too busy: this action is not recorded. Wait a few seconds, then try "
        "again.",
    ),
    "NOT_ALLOWED": (
        "Le serveur du club ne donne pas ce droit à ce poste : rien n’est changé. Demandez-le à "
        "qui tient la base (« td-app database prepare »).",
        "The club’s server does not give this post permission: nothing is changed. Ask whoever "
        "keeps the database (“td-app database prepare”).",
    ),
    "WRONG_PASSWORD": (
        "Le serveur du club refuse ce nom ou ce mot de passe : vérifiez le nom dans l’adresse, et "
        "le mot de passe (question, PGPASSWORD ou fichier de service).",
        "The club’s server refuses this name or password: check the name in the address, and the "
        "password (prompt, PGPASSWORD or service file).",
    ),
    "PASSWORD_MISSING": (
        "Le serveur du club demande un mot de passe : donnez-le quand il est demandé, ou par "
        "PGPASSWORD ou un fichier de service.",
        "The club’s server asks for a password: give it when it is asked for, or through "
        "PGPASSWORD or a service file.",
    ),
    "FAKE_CLOCK_SHARED": (
        "L’heure d’une base partagée est celle de son serveur : ôtez « --fake-clock ». Rien n’est "
        "fait.",
        "The time of a shared database is its server’s: leave out “--fake-clock”. Nothing is done.",
    ),
    "DATABASE_REFUSED": (
        "Cette commande travaille sur des fichiers : ôtez « --database ». Rien n’est fait.",
        "This command works on files: leave out “--database”. Nothing is done.",
    ),
    "DATABASE_OR_FILE": (
        "Donnez un fichier, ou une base par « --database » : l’un des deux.",
        "Give a file, or a database with “--database”: one of the two.",
    ),
    "DATABASE_OLDER": (
        "La base du club vient d’une version plus ancienne : qui la tient la met à jour par "
        "« td-app database prepare ». Rien n’y a été changé.",
        "The club’s database comes from an older version: whoever keeps it brings it up to date "
        "with “td-app database prepare”. Nothing in it was changed.",
    ),
    "DATABASE_EMPTY": (
        "Cette base de données est vide : qui la tient la prépare par « td-app database prepare ».",
        "This database is empty: whoever keeps it prepares it with “td-app database prepare”.",
    ),
    "DATABASE_NOT_EMPTY": (
        "Cette base de données tient déjà un club : donnez-en une vide, rien n’est remplacé.",
        "This database holds a club already: give an empty one, nothing is replaced.",
    ),
    "NO_SUCH_DATABASE": (
        "Le serveur du club répond, mais n’a pas cette base de données : vérifiez son nom à la fin "
        "de l’adresse.",
        "The club’s server answers, but has no such database: check its name at the end of the "
        "address.",
    ),
    "NO_SUCH_SERVER": (
        "Aucune machine ne porte le nom du serveur : vérifiez-le dans l’adresse, et le réseau.",
        "No machine has the server’s name: check it in the address, and the network.",
    ),
    "DATABASE_PORT": (
        "Le port du serveur, après le nom et « : », est un nombre de 1 à 65535 (5432 le plus "
        "souvent) : corrigez l’adresse.",
        "The server’s port, after its name and “:”, is a number from 1 to 65535 (5432 most often): "
        "correct the address.",
    ),
    "TLS_REQUIRED": (
        "Hors de cet ordinateur, la liaison avec le serveur est chiffrée : ôtez « sslmode » de "
        "l’adresse, ou demandez « sslmode=require » ou mieux.",
        "Off this computer the link with the server is encrypted: take “sslmode” out of the "
        "address, or ask for “sslmode=require” or better.",
    ),
    "NO_ENCRYPTION": (
        "Le serveur du club n’offre pas de liaison chiffrée sûre : il la faut hors de cet "
        "ordinateur. Demandez à qui le tient d’activer TLS, ou vérifiez son certificat.",
        "The club’s server offers no safe encrypted link, needed off this computer. Ask whoever "
        "keeps it to turn TLS on, or check its certificate.",
    ),
    "ENTRY_UNKNOWN": (
        "La ligne {sequence} du journal vient d’une version plus récente de l’application : ce "
        "tournoi s’arrête ici à la ligne d’avant. Mettez ce poste à jour ; les autres tournois "
        "continuent.",
        "Line {sequence} of the journal comes from a newer version of the application: on this "
        "post the tournament stops at the line before. Update this post; other tournaments go on.",
    ),
    "ENTRY_UNKNOWN+post": (
        "La ligne {sequence} du journal, écrite par le poste « {post} », vient d’une version plus "
        "récente de l’application : ce tournoi s’arrête ici à la ligne d’avant. Mettez ce poste à "
        "jour ; les autres tournois continuent.",
        "Line {sequence} of the journal, written by post “{post}”, comes from a newer version of "
        "the application: on this post the tournament stops at the line before. Update this post; "
        "other tournaments go on.",
    ),
    "ENTRY_UNKNOWN+version": (
        "La ligne {sequence} du journal, écrite par le poste « {post} » (version {version}), n’est "
        "pas connue de la version {ours} d’ici : ce tournoi s’arrête ici à la ligne d’avant. "
        "Mettez ce poste à jour ; les autres tournois continuent.",
        "Line {sequence} of the journal, written by post “{post}” (version {version}), is not "
        "known to version {ours} here: on this post the tournament stops at the line before. "
        "Update this post; other tournaments go on.",
    ),
}
