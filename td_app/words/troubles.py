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
        "Le disque est plein : cette action n’est pas enregistrée. Libérez de la place, puis "
        "réessayez.",
        "The disk is full: this action is not recorded. Free some space, then try again.",
    ),
    "DISK_FULL+path": (
        "Le disque est plein : rien n’est écrit dans « {path} ». Libérez de la place ou choisissez "
        "un autre dossier, puis réessayez.",
        "The disk is full: nothing is written in “{path}”. Free some space or choose another "
        "folder, then try again.",
    ),
    "DISK_FULL+file": (
        "Le disque est plein : « {file} » n’est pas enregistré dans « {path} ». Libérez de la "
        "place ou choisissez un autre dossier, puis réessayez.",
        "The disk is full: “{file}” is not saved in “{path}”. Free some space or choose another "
        "folder, then try again.",
    ),
    "FILE_IN_USE": (
        "« {file} » est ouvert dans un autre programme : fermez-le ou donnez un autre nom, puis "
        "réessayez.",
        "“{file}” is open in another program: close it or give another name, then try again.",
    ),
    "FILE_LOCKED": (
        "Un autre programme occupe le fichier du club : cette action n’est pas enregistrée. "
        "Fermez-le, puis réessayez.",
        "Another program holds the club’s file: this action is not recorded. Close it, then try "
        "again.",
    ),
    "WORDS_REFUSED": (
        "La langue du fichier « {path} » n’est pas prise : {why} Corrigez la ligne, puis rouvrez.",
        "The language of the file “{path}” is not taken: {why} Correct the line, then reopen.",
    ),
    "NO_SCREEN": (
        "Aucun écran : ouvrez une session graphique, ou utilisez « td-app play » et les autres "
        "commandes.",
        "No screen: open a graphical session, or use “td-app play” and the other commands.",
    ),
    "PORT_TAKEN": (
        "Le port {port} ne peut pas être pris ici. Donnez-en un autre, ou 0 pour un port libre.",
        "Port {port} is not available here. Give another one, or 0 for a free one.",
    ),
    "CERTIFICATE_WRONG": (
        "Ce certificat ne peut pas servir : donnez un fichier PEM qui tient aussi sa clé, sans mot "
        "de passe.",
        "This certificate cannot be used: give a PEM file that also holds its key, without a "
        "password.",
    ),
    "GALLERY_SIZE": (
        "Taille d’image incomprise : « {size} ». Donnez LARGEURxHAUTEUR, 640x480 au moins.",
        "Picture size not understood: “{size}”. Give WIDTHxHEIGHT, 640x480 at least.",
    ),
    "READ_ONLY": (
        "Le fichier du club ne peut pas être modifié. Ouvrez-le en consultation, ou rendez-le "
        "modifiable puis réessayez.",
        "The club’s file cannot be changed. Open it read-only, or make it writable and try again.",
    ),
    "READ_ONLY+path": (
        "Le fichier « {path} » ne peut pas être modifié. Ouvrez-le en consultation, ou rendez-le "
        "modifiable puis réessayez.",
        "The file “{path}” cannot be changed. Open it read-only, or make it writable and try "
        "again.",
    ),
    "FILE_LOST": (
        "Le fichier du club a disparu ou son disque s’est détaché. Rebranchez-le, puis réessayez : "
        "ce qui était enregistré y est toujours.",
        "The club’s file is gone or its disk came off. Plug it in again, then try again: what was "
        "recorded is still there.",
    ),
    "FILE_LOST+path": (
        "Le fichier « {path} » a disparu, ou un autre a pris sa place. Remettez-le en place ou "
        "rebranchez le disque, puis réessayez.",
        "The file “{path}” is gone, or another took its place. Put it back or plug the disk in "
        "again, then try again.",
    ),
    "FILE_CORRUPTED": (
        "Le fichier du club est abîmé : rien n’y a été changé. Ouvrez la dernière copie de "
        "sûreté, et gardez celui-ci.",
        "The club’s file is damaged: nothing in it was changed. Open the latest backup, and keep "
        "this one.",
    ),
    "FILE_CORRUPTED+path": (
        "Le fichier « {path} » est abîmé : rien n’y a été changé. Ouvrez la dernière copie de "
        "sûreté, et gardez celui-ci.",
        "The file “{path}” is damaged: nothing in it was changed. Open the latest backup, and "
        "keep this one.",
    ),
    "FILE_CORRUPTED+copy": (
        "Le fichier « {path} » est abîmé : rien n’y a été changé. Sa dernière copie de sûreté est "
        "« {copy} ».",
        "The file “{path}” is damaged: nothing in it was changed. Its latest backup is “{copy}”.",
    ),
    "NOTHING_WHOLE": (
        "Rien de ce fichier n’a pu être sauvé : le début de chaque journal est perdu. Rien n’a été "
        "écrit, et le fichier abîmé est resté tel quel : gardez-le, et cherchez une copie.",
        "Nothing of this file could be saved: the beginning of every journal is lost. Nothing was "
        "written, and the damaged file is as it was: keep it, and look for a copy.",
    ),
    "FILE_GONE": (
        "Le fichier du club n’est plus là, ou il est vide, et aucune copie de sûreté n’est à côté "
        "de lui. Choisissez-en une ailleurs, sur une clé par exemple.",
        "The club’s file is not there any more, or it is empty, and no backup is beside it. Choose "
        "one from elsewhere, a stick for example.",
    ),
    "FILE_GONE+copy": (
        "Le fichier « {path} » n’est plus là, ou il est vide. Sa dernière copie de sûreté est « "
        "{copy} ».",
        "There is no file “{path}” any more, or it is empty. Its latest backup is “{copy}”.",
    ),
    "TAKEN_AWAY": (
        "Ce club a été emporté sur un autre ordinateur ({moment}, dans « {copy} »). S’il y a "
        "servi, revenez d’abord à la copie qui en revient, ou réunissez-la à ce fichier (F3, "
        "Archives).",
        "This club was taken to another computer ({moment}, in “{copy}”). If it was used there, go "
        "back first to the copy that comes from it, or join it to this file (F3, Archive).",
    ),
    "FILE_EMPTY": (
        "« {path} » est vide : il n’y a rien à lire. L’ouvrir dans l’application y met un club "
        "neuf.",
        "“{path}” is empty: there is nothing to read. Opening it in the application puts a new "
        "club there.",
    ),
    "OUTPUT_FULL": (
        "Plus de place là où la réponse s’écrit : elle n’est pas entière. Libérez de la place, et "
        "recommencez.",
        "No space is left where the answer is written: it is incomplete. Free some space, and try "
        "again.",
    ),
    "PATH_TOO_LONG": (
        "Ce nom de fichier ou de dossier est trop long : donnez-en un plus court.",
        "This name of a file or folder is too long: give a shorter one.",
    ),
    "PART_MISSING": (
        "« {path} » était ouvert quand il a été copié, ou a perdu ce qui l’accompagnait : les "
        "dernières entrées manquent peut-être. Comparez avec ce que vous savez de la soirée.",
        "“{path}” was open when it was copied, or has lost what went with it: the last entries may "
        "be missing. Compare it with what you know of the evening.",
    ),
    "PART_MISSING+copy": (
        "« {path} » était ouvert quand il a été copié, ou a perdu ce qui l’accompagnait : les "
        "dernières entrées manquent peut-être. Sa dernière copie de sûreté est « {copy} ».",
        "“{path}” was open when it was copied, or has lost what went with it: the last entries "
        "may be missing. Its latest backup is “{copy}”.",
    ),
    "ACT_CUT_SHORT": (
        "Une écriture a été interrompue dans « {path} » (arrêt brutal, ou fichier copié pendant "
        "qu’il était ouvert) : regardez au journal si la dernière action y est.",
        "Something was being written in “{path}” and was cut short (a sudden stop, or a file "
        "copied while it was open): look in the journal whether the last action is there.",
    ),
    "DISK_SLOW": (
        "Ce disque met {took} à écrire : chaque action attend d’autant. Rien n’est perdu ; "
        "pour une soirée sans attente, gardez le club sur le disque de l’ordinateur.",
        "This disk takes {took} to write: every act waits that long. Nothing is lost; for an "
        "evening without waiting, keep the club on the computer’s own disk.",
    ),
    "SYNCHRONISED_FOLDER": (
        "« {path} » est dans un dossier que {service} synchronise : un fichier ouvert y part en "
        "morceaux, ou revient d’un autre ordinateur. Gardez-le hors de ce dossier, et mettez-y "
        "plutôt le second endroit des copies de sûreté (réglages).",
        "“{path}” is in a folder that {service} synchronises: an open file may be copied in "
        "pieces, or be replaced from another computer. Keep it out of that folder, and make it "
        "the second location for backups instead (settings).",
    ),
    "ON_A_STICK": (
        "Le club est gardé à côté du programme, dans « {path} ». Sur une clé USB, fermez la "
        "fenêtre puis éjectez la clé avant de la retirer : une clé arrachée pendant le jeu peut "
        "abîmer le fichier. Ses copies de sûreté sont sur la même clé : donnez-leur un second "
        "endroit (réglages).",
        "The club is kept beside the program, in “{path}”. On a USB stick, close the window and "
        "eject the stick before pulling it out: a stick pulled out during play may damage the "
        "file. Its backups are on the same stick: give them a second location (settings).",
    ),
    "FILE_EXISTS": (
        "« {path} » existe déjà : donnez un autre nom, rien n’est remplacé.",
        "“{path}” is already there: give another name, nothing is replaced.",
    ),
    "FILE_NEWER": (
        "Ce fichier vient d’une version plus récente de l’application : mettez l’application à "
        "jour pour l’ouvrir. Rien n’y a été changé.",
        "This file comes from a newer version of the application: update the application to open "
        "it. Nothing in it was changed.",
    ),
    "FILE_MISSING": (
        "Il n’y a pas de fichier « {path} » : vérifiez l’emplacement, ou créez un nouveau fichier.",
        "There is no file “{path}”: check where it is, or create a new file.",
    ),
    "FILE_FORBIDDEN": (
        "L’ordinateur ne vous laisse pas lire « {path} » : demandez-en le droit, ou choisissez un "
        "autre fichier.",
        "The computer does not let you read “{path}”: ask for permission, or choose another file.",
    ),
    "FOLDER_FORBIDDEN": (
        "L’ordinateur ne laisse rien écrire à cet endroit : choisissez un autre dossier.",
        "The computer does not allow writing there: choose another folder.",
    ),
    "FOLDER_FORBIDDEN+path": (
        "L’ordinateur ne laisse rien écrire dans « {path} » : choisissez un autre dossier.",
        "The computer does not allow writing in “{path}”: choose another folder.",
    ),
    "FOLDER_GIVEN": (
        "« {path} » est un dossier : choisissez un fichier.",
        "“{path}” is a folder: choose a file.",
    ),
    "FILE_TOO_LONG": (
        "« {path} » dépasse {most} Mo, bien plus que ce qui est lu ici : choisissez-en un autre.",
        "“{path}” is over {most} MB, far more than is read here: choose another one.",
    ),
    "NOT_A_PLAIN_FILE": (
        "« {path} » n’est pas un fichier ordinaire (un tuyau, un appareil) : choisissez-en un.",
        "“{path}” is not an ordinary file (a pipe, a device): choose a file.",
    ),
    "NETWORK_FOLDER": (
        "« {path} » est sur un dossier partagé du réseau, où deux postes s’écraseraient. Copiez le "
        "fichier sur cet ordinateur, ou ouvrez-le en consultation.",
        "“{path}” is in a shared network folder, where two posts would write over each other. "
        "Copy the file to this computer, or open it read-only.",
    ),
    "ALREADY_OPEN": (
        "Le fichier du club est déjà ouvert dans une autre fenêtre. Revenez à celle-ci, ou "
        "ouvrez-le ici en consultation.",
        "The club’s file is already open in another window. Go back to that one, or open it here "
        "read-only.",
    ),
    "ALREADY_OPEN+path": (
        "« {path} » est déjà ouvert dans une autre fenêtre. Revenez à celle-ci, ou ouvrez-le ici "
        "en consultation.",
        "“{path}” is already open in another window. Go back to that one, or open it here "
        "read-only.",
    ),
    "NOT_A_CLUB_FILE": (
        "Ce fichier n’est pas un fichier de club de cette application : choisissez-en un autre. "
        "Rien n’y a été changé.",
        "This file is not a club’s file of this application: choose another one. Nothing in it was "
        "changed.",
    ),
    "NOT_A_CLUB_FILE+path": (
        "« {path} » n’est pas un fichier de club de cette application : choisissez-en un autre. "
        "Rien n’y a été changé.",
        "“{path}” is not a club’s file of this application: choose another one. Nothing in it was "
        "changed.",
    ),
    "NOT_A_PDF": (
        "Ce fichier n’est pas un PDF : choisissez le règlement tel que la fédération le publie.",
        "This file is not a PDF: choose the rulebook as the federation publishes it.",
    ),
    "NOT_A_PDF+path": (
        "« {path} » n’est pas un PDF : choisissez le règlement tel que la fédération le publie.",
        "“{path}” is not a PDF: choose the rulebook as the federation publishes it.",
    ),
    "DATABASE_UNKNOWN": (
        "L’adresse de la base de données ne se comprend pas, ou ce poste ne sait pas la lire : "
        "vérifiez-la.",
        "The address of the database is not understood, or this post cannot read it: check it.",
    ),
    "BACKUP_FAILED": (
        "La copie de sûreté « {path} » n’a pas pu être faite : libérez de la place ou choisissez "
        "un autre endroit, puis réessayez.",
        "The backup “{path}” could not be made: free some space or choose another location, then "
        "try again.",
    ),
    "COPY_DIFFERS": (
        "La copie « {path} » est faite, mais le fichier du club ne dit plus partout ce qui y avait "
        "été écrit ({row}) : son disque l’abîme. Les copies d’avant sont toutes gardées. Finissez "
        "la soirée si elle se passe bien, changez de disque, puis revenez à une copie d’avant.",
        "The copy “{path}” is made, but in places the club’s file no longer says what was written "
        "in it ({row}): its disk damages it. All earlier copies are kept. Finish the evening if "
        "it goes well, change disks, then go back to an earlier copy.",
    ),
    "TEXT_UNREADABLE": (
        "Un des textes contient un caractère impossible à enregistrer : effacez-le et retapez-le.",
        "One of the texts contains a character that cannot be recorded: clear it and type it "
        "again.",
    ),
    "STORAGE_FAILED": (
        "L’enregistrement n’a pas réussi : rien n’est changé. Réessayez ; si cela dure, faites une "
        "copie du fichier du club et redémarrez l’application.",
        "Saving failed: nothing is changed. Try again; if it keeps failing, copy the club’s file "
        "and restart the application.",
    ),
    "OTHER_POST_FASTER": (
        "D’autres postes écrivent en même temps : cette action n’est pas enregistrée. Regardez ce "
        "qui a changé, puis réessayez.",
        "Other posts are writing at the same time: this action is not recorded. Look at what "
        "changed, then try again.",
    ),
}

UNKNOWN: Final[Pair] = (
    "L’enregistrement n’a pas réussi ({code}) : rien n’est changé. Réessayez.",
    "Saving failed ({code}): nothing is changed. Try again.",
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
    '“/club” is a folder: choose a file.'
    """
    pair = fullest(TROUBLES, trouble.code, trouble.params) or UNKNOWN
    return say(pair, {**trouble.params, "code": trouble.code}, language=language)
