"""When the club's server says no, or says nothing: what is known of the act, and what to do."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

SERVER_TROUBLES: Final[Table] = {
    "SERVER_UNREACHABLE": (
        "Le serveur du club ne répond pas, cette action n’est pas enregistrée : vérifiez le "
        "réseau, puis réessayez.",
        "The club’s server is not answering and this action was not recorded. Check the network, "
        "then try again.",
    ),
    "SERVER_UNREACHABLE+server": (
        "Le serveur du club ne répond pas à l’adresse {server} : vérifiez l’adresse, le port et le "
        "réseau, puis rouvrez l’application.",
        "The club’s server is not answering at {server}. Check the address, the port and the "
        "network, then reopen the application.",
    ),
    "SERVER_BUSY+server": (
        "Le serveur du club, {server}, est trop occupé pour ouvrir la base : attendez quelques "
        "secondes, puis rouvrez l’application.",
        "The club’s server, {server}, is too busy to open the database. Wait a few seconds, then "
        "reopen the application.",
    ),
    "ACT_IN_DOUBT": (
        "Le serveur du club n’a plus répondu pendant l’enregistrement : cette action est peut-être "
        "enregistrée. Ce poste le vérifie dès que le serveur répond ; réessayer ne la fera pas "
        "deux fois.",
        "The club’s server stopped responding while saving. The action may or may not be recorded; "
        "this computer will check as soon as the server answers. Trying again will not do it "
        "twice.",
    ),
    "ACT_NOT_WRITTEN": (
        "Le serveur répond de nouveau, et l’action en attente n’est pas enregistrée : refaites-la "
        "si elle est encore utile.",
        "The server is answering again, and the pending action was not recorded. Do it again if it "
        "is still needed.",
    ),
    "CLOCK_AHEAD": (
        "L’horloge de cet ordinateur avance de {seconds} s sur celle du serveur du club, qui "
        "compte pour tous les postes : réglez l’heure de cet ordinateur.",
        "This computer’s clock is {seconds} s ahead of the club’s server, whose time counts for "
        "every computer. Correct this computer’s time.",
    ),
    "CLOCK_BEHIND": (
        "L’horloge de cet ordinateur retarde de {seconds} s sur celle du serveur du club, qui "
        "compte pour tous les postes : réglez l’heure de cet ordinateur.",
        "This computer’s clock is {seconds} s behind the club’s server, whose time counts for "
        "every computer. Correct this computer’s time.",
    ),
    "SERVER_BUSY": (
        "Le serveur du club est trop occupé, cette action n’est pas enregistrée : attendez "
        "quelques secondes, puis réessayez.",
        "The club’s server is too busy and this action was not recorded. Wait a few seconds, then "
        "try again.",
    ),
    "NOT_ALLOWED": (
        "Le serveur du club ne donne pas ce droit à ce poste, rien n’est changé : demandez-le à "
        "l’administrateur de la base (« td-app database prepare »).",
        "The club’s server does not give this computer permission and nothing was changed. Ask the "
        "database administrator (“td-app database prepare”).",
    ),
    "WRONG_PASSWORD": (
        "Le serveur du club refuse ce nom ou ce mot de passe : vérifiez le nom dans l’adresse, et "
        "le mot de passe.",
        "The club’s server refuses this name or password. Check the name in the address, and the "
        "password.",
    ),
    "PASSWORD_MISSING": (
        "Le serveur du club demande un mot de passe : donnez-le à la question, ou par PGPASSWORD "
        "ou un fichier de service.",
        "The club’s server asks for a password. Give it at the prompt, or through PGPASSWORD or a "
        "service file.",
    ),
    "FAKE_CLOCK_SHARED": (
        "L’heure d’une base partagée est celle de son serveur, rien n’est fait : retirez « "
        "--fake-clock ».",
        "A shared database uses its server’s time, and nothing was done. Remove “--fake-clock”.",
    ),
    "DATABASE_REFUSED": (
        "Cette commande travaille sur des fichiers, rien n’est fait : retirez « --database ».",
        "This command works on files, and nothing was done. Remove “--database”.",
    ),
    "DATABASE_OR_FILE": (
        "Il faut un fichier, ou une base par « --database » : donnez l’un des deux.",
        "A file is needed, or a database with “--database”. Give one of the two.",
    ),
    "DATABASE_OLDER": (
        "La base du club vient d’une version plus ancienne, rien n’y a été changé : son "
        "administrateur doit la mettre à jour avec « td-app database prepare ».",
        "The club’s database comes from an older version and nothing in it was changed. Its "
        "administrator must update it with “td-app database prepare”.",
    ),
    "DATABASE_EMPTY": (
        "Cette base de données est vide : son administrateur doit la préparer avec « td-app "
        "database prepare ».",
        "This database is empty. Its administrator must prepare it with “td-app database prepare”.",
    ),
    "DATABASE_NOT_EMPTY": (
        "Cette base de données contient déjà un club, qui n’est pas remplacé : donnez-en une vide.",
        "This database already contains a club, which is not replaced. Give an empty one.",
    ),
    "NO_SUCH_DATABASE": (
        "Le serveur du club répond, mais n’a pas cette base de données : vérifiez son nom à la fin "
        "de l’adresse.",
        "The club’s server answers, but has no such database. Check its name at the end of the "
        "address.",
    ),
    "NO_SUCH_SERVER": (
        "Aucune machine ne porte le nom du serveur : vérifiez-le dans l’adresse, et le réseau.",
        "No machine has the server’s name. Check it in the address, and the network.",
    ),
    "DATABASE_PORT": (
        "Le port du serveur, après le nom et « : », est un nombre de 1 à 65535 (5432 le plus "
        "souvent) : corrigez l’adresse.",
        "The server’s port, after its name and “:”, is a number from 1 to 65535 (usually 5432). "
        "Correct the address.",
    ),
    "TLS_REQUIRED": (
        "Hors de cet ordinateur, la liaison avec le serveur est chiffrée : retirez « sslmode » de "
        "l’adresse, ou demandez « sslmode=require » ou mieux.",
        "Outside this computer the link with the server is encrypted. Remove “sslmode” from the "
        "address, or use “sslmode=require” or better.",
    ),
    "NO_ENCRYPTION": (
        "Le serveur du club ne propose pas de liaison chiffrée sûre, exigée hors de cet ordinateur "
        ": demandez à son administrateur d’activer TLS, ou vérifiez son certificat.",
        "The club’s server offers no safe encrypted link, required outside this computer. Ask its "
        "administrator to turn TLS on, or check its certificate.",
    ),
    "ENTRY_GAP": (
        "Le serveur du club n’a plus toutes les lignes que ce poste connaît (une copie y a "
        "peut-être été rétablie), cette action n’est pas enregistrée : rouvrez l’application.",
        "The club’s server no longer has every line this computer knows (a backup may have been "
        "restored there) and this action was not recorded. Reopen the application.",
    ),
    "ENTRY_UNCHAINED": (
        "Cette action ne suit pas la dernière ligne que garde le serveur du club, elle n’est pas "
        "enregistrée : rouvrez l’application. Si cela revient, faites relire la base par « td-app "
        "check ».",
        "This action does not follow the last line that the club’s server keeps and was not "
        "recorded. Reopen the application. If it happens again, have the database checked with "
        "“td-app check”.",
    ),
    "ENTRY_POST": (
        "Le serveur du club n’accepte pas ce nom de poste de cet utilisateur, cette action n’est "
        "pas enregistrée : rouvrez l’application, ou associez de nouveau le téléphone ; sinon, "
        "demandez à l’administrateur de la base (« td-app database post »).",
        "The club’s server does not accept this computer name from this user and this action was "
        "not recorded. Reopen the application, or pair the phone again; otherwise ask the database "
        "administrator (“td-app database post”).",
    ),
    "ENTRY_HOUR": (
        "L’heure de cette action est à plus d’une minute de celle du serveur du club, elle n’est "
        "pas enregistrée : répondez à la question sur l’horloge si elle est posée, puis réessayez.",
        "The time of this action is more than a minute from the club’s server’s and it was not "
        "recorded. Answer the question about the clock if there is one, then try again.",
    ),
    "ENTRY_TOO_LONG": (
        "Cette action est trop longue pour le serveur du club, elle n’est pas enregistrée : "
        "faites-la en plusieurs fois.",
        "This action is too long for the club’s server and was not recorded. Do it in several "
        "parts.",
    ),
    "ENTRY_INCOMPLETE": (
        "Cette action est arrivée incomplète au serveur du club, elle n’est pas enregistrée : "
        "mettez ce poste à jour, puis réessayez.",
        "This action reached the club’s server incomplete and was not recorded. Update this "
        "computer, then try again.",
    ),
    "POST_NAME": (
        "Un poste se nomme de 1 à 30 caractères, et pas comme un téléphone (« web-… »), rien n’est "
        "fait : corrigez son nom.",
        "A computer’s name has 1 to 30 characters and is not a phone’s (“web-…”); nothing was "
        "done. Correct its name.",
    ),
    "POST_TAKEN": (
        "« {user} » est l’utilisateur du poste « {post} », rien n’est changé : gardez-les "
        "ensemble, ou donnez un autre nom et un autre utilisateur (« --user »).",
        "“{user}” is the user of the computer “{post}” and nothing was changed. Keep the two "
        "together, or give another name and another user (“--user”).",
    ),
    "POST_MIGHTY": (
        "« {user} » écrit ici sans être contrôlé, comme le propriétaire de la base, et rien n’est "
        "fait : donnez au poste un utilisateur à lui (« --user »).",
        "“{user}” writes here unchecked, as the database’s owner does, and nothing was done. Give "
        "the computer a user of its own (“--user”).",
    ),
    "NO_POST_BOUND": (
        "Aucun poste n’a d’utilisateur à lui, plus personne ne pourrait écrire et rien n’est "
        "changé : donnez-en un à chaque poste par « td-app database post ».",
        "No computer has a user of its own, nobody could write any more and nothing was changed. "
        "Give each computer one with “td-app database post”.",
    ),
    "ENTRY_UNKNOWN": (
        "La ligne {sequence} du journal vient d’une version plus récente de l’application, et ce "
        "tournoi s’arrête ici à la ligne précédente : mettez ce poste à jour. Les autres tournois "
        "continuent.",
        "Line {sequence} of the log comes from a newer version of the application, and the "
        "tournament stops here at the line before. Update this computer. Other tournaments carry "
        "on.",
    ),
    "ENTRY_UNKNOWN+post": (
        "La ligne {sequence} du journal, écrite par le poste « {post} », vient d’une version plus "
        "récente de l’application, et ce tournoi s’arrête ici à la ligne précédente : mettez ce "
        "poste à jour. Les autres tournois continuent.",
        "Line {sequence} of the log, written by computer “{post}”, comes from a newer version of "
        "the application, and the tournament stops here at the line before. Update this computer. "
        "Other tournaments carry on.",
    ),
    "ENTRY_UNKNOWN+version": (
        "La ligne {sequence} du journal, écrite par le poste « {post} » (version {version}), est "
        "inconnue de la version {ours} d’ici, et ce tournoi s’arrête à la ligne précédente : "
        "mettez ce poste à jour. Les autres tournois continuent.",
        "Line {sequence} of the log, written by computer “{post}” (version {version}), is unknown "
        "to version {ours} here, and the tournament stops at the line before. Update this "
        "computer. Other tournaments carry on.",
    ),
}
