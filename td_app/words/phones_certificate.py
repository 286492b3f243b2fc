"""Certificates, for phones and the desk: a browser's warning, the club's authority, its risks."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

PAGE: Final[Table] = {
    "ABOUT_THE_WARNING": ("L’avertissement du navigateur", "The browser’s warning"),
    "WARNING_MEANS": (
        "« Votre connexion n’est pas privée » : le navigateur ne sait pas si l’ordinateur qui "
        "répond est celui du club. Les échanges sont chiffrés, mais un appareil du même Wi-Fi qui "
        "se ferait passer pour lui montrerait le même avertissement.",
        "“Your connection is not private”: the browser cannot tell whether the computer that "
        "answers is the club’s. What is sent is encrypted, but a device on the same Wi-Fi that "
        "pretended to be it would show the same warning.",
    ),
    "GO_PAST_IT": ("Continuer quand même", "Continuing anyway"),
    "GO_PAST_1": (
        "Vérifiez que l’adresse est celle affichée au poste de direction.",
        "Check that the address is the one shown at the desk.",
    ),
    "GO_PAST_2": (
        "Touchez « Avancé » ou « Afficher les détails ».",
        "Tap “Advanced” or “Show details”.",
    ),
    "GO_PAST_3": (
        "Touchez « Continuer » ou « Consulter ce site ».",
        "Tap “Proceed” or “Visit this website”.",
    ),
    "GO_PAST_HERE_ALONE": (
        "Ne le faites que pour cette adresse, jamais pour un site d’internet.",
        "Do so for this address alone, never for a site on the internet.",
    ),
    "NOT_ENCRYPTED": (
        "Cette adresse n’est pas chiffrée : le navigateur la dit « non sécurisée », et quelqu’un "
        "sur le même Wi-Fi peut lire les échanges. La direction peut créer un certificat dans les "
        "réglages des téléphones.",
        "This address is not encrypted: the browser calls it “not secure”, and somebody on the "
        "same Wi-Fi can read what is sent. The desk can create a certificate in the phones’ "
        "settings.",
    ),
    "INSTALL_AUTHORITY": ("Installer l’autorité du club", "Installing the club’s authority"),
    "INSTALL_MEANS": (
        "L’avertissement ne s’affiche plus, et un faux ordinateur du club est refusé. Utile aux "
        "téléphones des floors ; les joueurs peuvent s’en passer.",
        "The warning no longer shows, and a false club computer is refused. Useful for floor "
        "phones; players can do without it.",
    ),
    "COMPARE_FIRST": (
        "Comparez d’abord : le téléphone affiche l’empreinte SHA-256 de ce qu’il installe. Elle "
        "doit être celle affichée au poste de direction. Sinon, n’installez rien et prévenez la "
        "direction.",
        "Compare first: the phone shows the SHA-256 fingerprint of what it installs. It must be "
        "the one shown at the desk. If it is not, install nothing and tell the desk.",
    ),
    "FINGERPRINT": ("Empreinte SHA-256", "SHA-256 fingerprint"),
    "DOWNLOAD_AUTHORITY": (
        "Télécharger le certificat de l’autorité",
        "Download the authority’s certificate",
    ),
    "ON_IPHONE": ("Sur iPhone et iPad", "On iPhone and iPad"),
    "IPHONE_1": (
        "Dans Safari, téléchargez le certificat et touchez « Autoriser ».",
        "In Safari, download the certificate and tap “Allow”.",
    ),
    "IPHONE_2": (
        "Réglages, « Profil téléchargé » : ouvrez « Plus de détails », comparez l’empreinte, puis "
        "touchez « Installer ».",
        "Settings, “Profile Downloaded”: open “More Details”, compare the fingerprint, then tap "
        "“Install”.",
    ),
    "IPHONE_3": (
        "Réglages, Général, Informations, « Réglages des certificats » tout en bas : activez "
        "« td-app ».",
        "Settings, General, About, “Certificate Trust Settings” at the very bottom: turn “td-app” "
        "on.",
    ),
    "IPHONE_AWAY": (
        "Pour la retirer : Réglages, Général, « VPN et gestion de l’appareil », « td-app », "
        "« Supprimer le profil ».",
        "To remove it: Settings, General, “VPN & Device Management”, “td-app”, “Remove Profile”.",
    ),
    "ON_ANDROID": ("Sur Android", "On Android"),
    "ANDROID_1": (
        "Dans Chrome, téléchargez le certificat.",
        "In Chrome, download the certificate.",
    ),
    "ANDROID_2": (
        "Paramètres, Sécurité, « Chiffrement et identifiants », « Installer un certificat », "
        "« Certificat CA », puis choisissez td-app.crt. L’ordre des menus change d’un téléphone à "
        "l’autre : cherchez « certificat » dans les paramètres.",
        "Settings, Security, “Encryption & credentials”, “Install a certificate”, “CA "
        "certificate”, then choose td-app.crt. Menus differ from phone to phone: search the "
        "settings for “certificate”.",
    ),
    "ANDROID_3": (
        "« Certificats de confiance », onglet « Utilisateur », « td-app » : comparez l’empreinte, "
        "et supprimez-le si elle diffère.",
        "“Trusted credentials”, “User” tab, “td-app”: compare the fingerprint, and remove it if "
        "it differs.",
    ),
    "ANDROID_AWAY": (
        "Pour la retirer : au même endroit, touchez « td-app », puis « Supprimer ».",
        "To remove it: in the same place, tap “td-app”, then “Remove”.",
    ),
    "THE_RISK": ("Ce que vous risquez", "What you risk"),
    "RISK_OF_AUTHORITY": (
        "Quelqu’un qui volerait la clé de cette autorité, gardée sur l’ordinateur du club, "
        "pourrait se faire passer auprès de ce téléphone pour un appareil d’un réseau local : "
        "adresses privées et noms en .local. Pour rien d’autre : ni banque, ni courrier, ni aucun "
        "site d’internet. Retirez-la quand vous n’en avez plus besoin.",
        "Somebody who stole this authority’s key, kept on the club’s computer, could pretend to "
        "this phone to be a device of a local network: private addresses and names in .local. "
        "Nothing else: no bank, no mail, no site on the internet. Remove it once you no longer "
        "need it.",
    ),
}

#: For the desk.
USED: Final[Pair] = (
    "Les échanges sont chiffrés. Un téléphone qui n’a pas installé l’autorité du club affiche un "
    "avertissement. La clé de cette autorité reste sur cet ordinateur : qui la volerait pourrait "
    "se faire passer, auprès de ces téléphones, pour un appareil d’un réseau local, et pour rien "
    "d’autre.",
    "What is sent is encrypted. A phone that has not installed the club’s authority shows a "
    "warning. That authority’s key stays on this computer: somebody who stole it could pretend, "
    "to those phones, to be a device of a local network, and nothing else.",
)
FINGERPRINT: Final[Pair] = (
    "Empreinte SHA-256 de l’autorité, à comparer avec celle que le téléphone affiche :",
    "SHA-256 fingerprint of the authority, to compare with the one the phone shows:",
)
ITS_PAGE: Final[Pair] = (
    "Cette page explique à un téléphone comment continuer ou l’installer :",
    "This page tells a phone how to continue, or how to install it:",
)
SWITCH_ON: Final[Pair] = (
    "Prend effet quand les téléphones sont rallumés : leur adresse commence alors par https, et "
    "les papiers à QR code sont à réimprimer.",
    "Takes effect once phones are switched on again: their address then begins with https, and "
    "printouts with a QR code must be printed again.",
)
