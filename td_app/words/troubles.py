"""When the disk or the file says no: what happened, that nothing is lost, what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from td_app.words.joining import JOIN_TROUBLES
from td_app.words.language import Language
from td_app.words.server_troubles import SERVER_TROUBLES
from td_app.words.speaking import Pair, Table, fullest, say

TROUBLES: Final[Table] = {
    **SERVER_TROUBLES,
    **JOIN_TROUBLES,
    "DISK_FULL": (
        "Le disque est plein, cette action n’est pas enregistrée : libérez de la place, puis "
        "réessayez.",
        "The disk is full and this action was not recorded. Free some space, then try again.",
    ),
    "DISK_FULL+path": (
        "Le disque est plein, rien n’est écrit dans « {path} » : libérez de la place ou choisissez "
        "un autre dossier, puis réessayez.",
        "The disk is full and nothing was written to “{path}”. Free some space or choose another "
        "folder, then try again.",
    ),
    "DISK_FULL+file": (
        "Le disque est plein, « {file} » n’est pas enregistré dans « {path} » : libérez de la "
        "place ou choisissez un autre dossier, puis réessayez.",
        "The disk is full and “{file}” was not saved in “{path}”. Free some space or choose "
        "another folder, then try again.",
    ),
    "FILE_IN_USE": (
        "« {file} » est ouvert dans un autre programme : fermez-le ou donnez un autre nom, puis "
        "réessayez.",
        "“{file}” is open in another program. Close it or give another name, then try again.",
    ),
    "FILE_LOCKED": (
        "Un autre programme utilise le fichier du club, cette action n’est pas enregistrée : "
        "fermez-le, puis réessayez.",
        "Another program has the club’s file open. This action was not recorded: close that "
        "program, then try again.",
    ),
    "WORDS_REFUSED": (
        "La langue du fichier « {path} » n’est pas utilisée : {why} Corrigez la ligne, puis "
        "rouvrez.",
        "The language in the file “{path}” was not loaded: {why} Correct the line, then reopen.",
    ),
    "NO_SCREEN": (
        "Aucun écran : ouvrez une session graphique, ou utilisez « td-app play » et les autres "
        "commandes.",
        "There is no screen. Open a graphical session, or use “td-app play” and the other "
        "commands.",
    ),
    "PORT_TAKEN": (
        "Le port {port} n’est pas libre ici : donnez-en un autre, ou 0 pour un port libre.",
        "Port {port} is not available here. Give another one, or 0 for a free one.",
    ),
    "CERTIFICATE_WRONG": (
        "Ce certificat ne peut pas servir : donnez un fichier PEM qui contient aussi sa clé, sans "
        "mot de passe.",
        "This certificate cannot be used. Give a PEM file that also contains its key, without a "
        "password.",
    ),
    "AUTHORITY_WRONG": (
        "L’autorité du club (« {path} ») n’est pas valable aujourd’hui : vérifiez la date de cet "
        "ordinateur. Si elle est juste, supprimez ce fichier : une autre sera créée, à installer "
        "sur les téléphones.",
        "The club’s authority (“{path}”) is not valid today. Check this computer’s date. If it is "
        "right, delete that file: another will be created, to be installed on the phones.",
    ),
    "SITE_FOLDER_NOT_OURS": (
        "Le dossier « {path} » contient déjà autre chose qu’un site écrit d’ici : choisissez un "
        "dossier neuf.",
        "The folder “{path}” holds something other than a site written from here. Choose a new "
        "folder.",
    ),
    "GALLERY_SIZE": (
        "Taille d’image incomprise, « {size} » : donnez LARGEURxHAUTEUR, 640x480 au moins.",
        "Picture size not understood: “{size}”. Give WIDTHxHEIGHT, 640x480 at least.",
    ),
    "READ_ONLY": (
        "Le fichier du club ne peut pas être modifié : ouvrez-le en lecture seule, ou rendez-le "
        "modifiable puis réessayez.",
        "The club’s file cannot be changed. Open it read-only, or make it writable and try again.",
    ),
    "READ_ONLY+path": (
        "Le fichier « {path} » ne peut pas être modifié : ouvrez-le en lecture seule, ou rendez-le "
        "modifiable puis réessayez.",
        "The file “{path}” cannot be changed. Open it read-only, or make it writable and try "
        "again.",
    ),
    "FILE_LOST": (
        "Le fichier du club a disparu ou son disque s’est débranché : rebranchez-le, puis "
        "réessayez. Ce qui était enregistré y est toujours.",
        "The club’s file is missing or its disk was disconnected. Reconnect it, then try again. "
        "What was recorded is still there.",
    ),
    "FILE_LOST+path": (
        "Le fichier « {path} » a disparu, ou un autre a pris sa place : remettez-le en place ou "
        "rebranchez le disque, puis réessayez.",
        "The file “{path}” is missing or has been replaced. Put it back or reconnect the disk, "
        "then try again.",
    ),
    "FILE_CORRUPTED": (
        "Le fichier du club est abîmé, rien n’y a été changé : ouvrez la dernière copie de sûreté, "
        "et gardez celui-ci.",
        "The club’s file is damaged and nothing in it was changed. Open the latest backup, and "
        "keep this file.",
    ),
    "FILE_CORRUPTED+path": (
        "Le fichier « {path} » est abîmé, rien n’y a été changé : ouvrez la dernière copie de "
        "sûreté, et gardez celui-ci.",
        "The file “{path}” is damaged and nothing in it was changed. Open the latest backup, and "
        "keep this file.",
    ),
    "FILE_CORRUPTED+copy": (
        "Le fichier « {path} » est abîmé, rien n’y a été changé : ouvrez sa dernière copie de "
        "sûreté, « {copy} ».",
        "The file “{path}” is damaged and nothing in it was changed. Open its latest backup, "
        "“{copy}”.",
    ),
    "NOTHING_WHOLE": (
        "Rien n’a pu être récupéré de ce fichier, le début de chaque journal est perdu : gardez ce "
        "fichier, resté tel quel, et cherchez une copie.",
        "Nothing in this file could be recovered: the beginning of every log is lost. Keep this "
        "file, left as it was, and look for a backup.",
    ),
    "FILE_GONE": (
        "Le fichier du club n’est plus là, ou il est vide, sans copie de sûreté à côté de lui : "
        "choisissez-en une ailleurs, sur une clé par exemple.",
        "The club’s file is missing or empty, with no backup beside it. Choose one from elsewhere, "
        "a USB stick for example.",
    ),
    "FILE_GONE+copy": (
        "Le fichier « {path} » n’est plus là, ou il est vide : ouvrez sa dernière copie de sûreté, "
        "« {copy} ».",
        "The file “{path}” is missing or empty. Open its latest backup, “{copy}”.",
    ),
    "TAKEN_AWAY": (
        "Ce club a été emporté sur un autre ordinateur ({moment}, dans « {copy} »). S’il y a été "
        "utilisé, revenez d’abord à la copie rapportée, ou réunissez-la à ce fichier (F3, "
        "Archives).",
        "This club was moved to another computer ({moment}, in “{copy}”). If it was used there, "
        "first restore the copy brought back, or merge it with this file (F3, Archive).",
    ),
    "FILE_EMPTY": (
        "« {path} » est vide, il n’y a rien à lire. L’ouvrir dans l’application y crée un nouveau "
        "club.",
        "“{path}” is empty and there is nothing to read. Opening it in the application creates a "
        "new club in it.",
    ),
    "OUTPUT_FULL": (
        "Plus de place sur le disque, la réponse est incomplète : libérez de la place et "
        "recommencez.",
        "No space is left on the disk and the answer is incomplete. Free some space and try again.",
    ),
    "PATH_TOO_LONG": (
        "Ce nom de fichier ou de dossier est trop long : donnez-en un plus court.",
        "This file or folder name is too long. Give a shorter one.",
    ),
    "PART_MISSING": (
        "« {path} » a été copié pendant qu’il était ouvert, ou sans ses fichiers annexes, et les "
        "dernières entrées manquent peut-être : comparez avec ce que vous savez de la soirée.",
        "“{path}” was copied while it was open, or without its side files, and the last entries "
        "may be missing. Compare it with what you know of the evening.",
    ),
    "PART_MISSING+copy": (
        "« {path} » a été copié pendant qu’il était ouvert, ou sans ses fichiers annexes, et les "
        "dernières entrées manquent peut-être : sa dernière copie de sûreté est « {copy} ».",
        "“{path}” was copied while it was open, or without its side files, and the last entries "
        "may be missing. Its latest backup is “{copy}”.",
    ),
    "ACT_CUT_SHORT": (
        "Un enregistrement a été interrompu dans « {path} » (arrêt brutal, ou fichier copié "
        "pendant qu’il était ouvert) : vérifiez au journal que la dernière action y est.",
        "Saving in “{path}” was interrupted (a sudden stop, or a file copied while it was open). "
        "Check in the log that the last action is there.",
    ),
    "DISK_SLOW": (
        "Ce disque met {took} à écrire, et chaque action attend d’autant. Rien n’est perdu ; pour "
        "une soirée sans attente, gardez le club sur le disque de l’ordinateur.",
        "This disk takes {took} to write, and every action waits that long. Nothing is lost; for "
        "an evening without waiting, keep the club on the computer’s own disk.",
    ),
    "SYNCHRONISED_FOLDER": (
        "« {path} » est dans un dossier que {service} synchronise : un fichier ouvert peut y être "
        "copié en morceaux, ou remplacé depuis un autre ordinateur. Gardez-le hors de ce dossier, "
        "et choisissez plutôt celui-ci comme second endroit des copies de sûreté (réglages).",
        "“{path}” is in a folder that {service} synchronises: an open file may be copied in "
        "pieces, or be replaced from another computer. Keep it out of that folder, and make it the "
        "second location for backups instead (settings).",
    ),
    "ON_A_STICK": (
        "Le club est gardé à côté du programme, dans « {path} ». Sur une clé USB, fermez la "
        "fenêtre puis éjectez la clé avant de la retirer : une clé arrachée pendant le jeu peut "
        "abîmer le fichier. Ses copies de sûreté sont sur la même clé : donnez-leur un second "
        "endroit (réglages).",
        "The club is stored beside the program, in “{path}”. On a USB stick, close the window and "
        "eject the stick before removing it: a stick pulled out during play may damage the file. "
        "Its backups are on the same stick: give them a second location (settings).",
    ),
    "FILE_EXISTS": (
        "« {path} » existe déjà et n’est pas remplacé : donnez un autre nom.",
        "“{path}” already exists and is not replaced. Give another name.",
    ),
    "FILE_NEWER": (
        "Ce fichier vient d’une version plus récente de l’application : mettez l’application à "
        "jour pour l’ouvrir. Rien n’y a été changé.",
        "This file comes from a newer version of the application. Update the application to open "
        "it. Nothing in it was changed.",
    ),
    "FILE_MISSING": (
        "Il n’y a pas de fichier « {path} » : vérifiez l’emplacement, ou créez un nouveau fichier.",
        "There is no file “{path}”. Check where it is, or create a new file.",
    ),
    "FILE_FORBIDDEN": (
        "L’ordinateur ne vous laisse pas lire « {path} » : demandez-en le droit, ou choisissez un "
        "autre fichier.",
        "The computer does not let you read “{path}”. Ask for permission, or choose another file.",
    ),
    "FOLDER_FORBIDDEN": (
        "L’ordinateur n’autorise pas l’écriture à cet endroit : choisissez un autre dossier.",
        "The computer does not allow writing there. Choose another folder.",
    ),
    "FOLDER_FORBIDDEN+path": (
        "L’ordinateur n’autorise pas l’écriture dans « {path} » : choisissez un autre dossier.",
        "The computer does not allow writing in “{path}”. Choose another folder.",
    ),
    "FOLDER_GIVEN": (
        "« {path} » est un dossier : choisissez un fichier.",
        "“{path}” is a folder. Choose a file.",
    ),
    "FILE_GIVEN": (
        "« {path} » est un fichier : choisissez un dossier.",
        "“{path}” is a file. Choose a folder.",
    ),
    "FILE_TOO_LONG": (
        "« {path} » dépasse {most} Mo, la limite ici : choisissez un autre fichier.",
        "“{path}” is over {most} MB, the limit here. Choose another file.",
    ),
    "NOT_A_PLAIN_FILE": (
        "« {path} » n’est pas un fichier ordinaire (périphérique, canal…) : choisissez un fichier.",
        "“{path}” is not an ordinary file (a pipe, a device…). Choose a file.",
    ),
    "NETWORK_FOLDER": (
        "« {path} » est dans un dossier partagé du réseau, où deux postes s’écraseraient : copiez "
        "le fichier sur cet ordinateur, ou ouvrez-le en lecture seule.",
        "“{path}” is in a shared network folder, where two computers would write over each other. "
        "Copy the file to this computer, or open it read-only.",
    ),
    "ALREADY_OPEN": (
        "Le fichier du club est déjà ouvert dans une autre fenêtre : revenez-y, ou "
        "ouvrez-le ici en lecture seule.",
        "The club’s file is already open in another window. Go back to that one, or open it here "
        "read-only.",
    ),
    "ALREADY_OPEN+path": (
        "« {path} » est déjà ouvert dans une autre fenêtre : revenez-y, ou ouvrez-le ici en "
        "lecture seule.",
        "“{path}” is already open in another window. Go back to that one, or open it here "
        "read-only.",
    ),
    "NOT_A_CLUB_FILE": (
        "Ce fichier n’est pas un fichier de club de cette application : choisissez-en un autre. "
        "Rien n’y a été changé.",
        "This is not a club file of this application. Choose another one. Nothing in it was "
        "changed.",
    ),
    "NOT_A_CLUB_FILE+path": (
        "« {path} » n’est pas un fichier de club de cette application : choisissez-en un autre. "
        "Rien n’y a été changé.",
        "“{path}” is not a club file of this application. Choose another one. Nothing in it was "
        "changed.",
    ),
    "NOT_A_PDF": (
        "Ce fichier n’est pas un PDF : choisissez le règlement tel que la fédération le publie.",
        "This file is not a PDF. Choose the rulebook as the federation publishes it.",
    ),
    "NOT_A_PDF+path": (
        "« {path} » n’est pas un PDF : choisissez le règlement tel que la fédération le publie.",
        "“{path}” is not a PDF. Choose the rulebook as the federation publishes it.",
    ),
    "DATABASE_UNKNOWN": (
        "L’adresse de la base de données est incorrecte, ou ce poste ne peut pas l’utiliser : "
        "vérifiez-la.",
        "The database address is wrong, or this computer cannot use it. Check it.",
    ),
    "BACKUP_FAILED": (
        "La copie de sûreté « {path} » n’a pas pu être faite : libérez de la place ou choisissez "
        "un autre endroit, puis réessayez.",
        "The backup “{path}” could not be made. Free some space or choose another location, then "
        "try again.",
    ),
    "COPY_DIFFERS": (
        "La copie « {path} » est faite, mais le fichier du club a été altéré ({row}) : son disque "
        "est sans doute défectueux. Toutes les copies précédentes sont gardées. Finissez la soirée "
        "si elle se passe bien, changez de disque, puis revenez à une copie précédente.",
        "The backup “{path}” was made, but parts of the club’s file are damaged ({row}): its disk "
        "is probably failing. All earlier backups are kept. Finish the evening if it goes well, "
        "change disks, then restore an earlier backup.",
    ),
    "TEXT_UNREADABLE": (
        "Un des textes contient un caractère impossible à enregistrer : effacez-le et retapez-le.",
        "One of the texts contains a character that cannot be saved. Clear it and type it again.",
    ),
    "STORAGE_FAILED": (
        "L’enregistrement a échoué et rien n’est changé : réessayez. Si cela dure, copiez le "
        "fichier du club et redémarrez l’application.",
        "Saving failed and nothing was changed. Try again. If it keeps failing, copy the club’s "
        "file and restart the application.",
    ),
    "OTHER_POST_FASTER": (
        "D’autres postes écrivent en même temps, cette action n’est pas enregistrée : regardez ce "
        "qui a changé, puis réessayez.",
        "Other computers are saving at the same time and this action was not recorded. Check what "
        "changed, then try again.",
    ),
}

UNKNOWN: Final[Pair] = (
    "L’enregistrement a échoué ({code}) et rien n’est changé : réessayez.",
    "Saving failed ({code}) and nothing was changed. Try again.",
)


class Trouble(Protocol):
    """A failure of the disk or the network, by its code."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, str]: ...


def trouble_sentence(trouble: Trouble, language: Language | None = None) -> str:
    """Return what a storage trouble is and what to do; memory is unchanged.

    >>> from td_app.ports.trouble import StorageTrouble
    >>> trouble_sentence(StorageTrouble("FOLDER_GIVEN", path="/club"), "en")
    '“/club” is a folder. Choose a file.'
    """
    pair = fullest(TROUBLES, trouble.code, trouble.params) or UNKNOWN
    return say(pair, {**trouble.params, "code": trouble.code}, language=language)
