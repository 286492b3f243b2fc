"""What the settings are looked for by: words of both languages, never shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: By section, what is set there.
SET_THERE: Final[Mapping[str, str]] = {
    "evening": "nom date heure fermeture hall tapis départ inscriptions tardives "
    "name day closing hour stack late entry",
    "tables": "tables places sièges ordre fermeture finale seats closing order final table",
    "structure": "niveaux blinds blindes antes pauses durée levels breaks length big blind ante",
    "chips": "jetons valeurs couleurs colour-up chip set values colours",
    "rules": "règlement sanctions sûreté floor tirage rules regime penalties draw",
    "prizes": "prix lots points argent dotation coupe bulle places payées pourcentages prizes "
    "money payout pool trophy bubble places paid percentages",
    "house": "dérogations usages du club departures house rules",
    "application": "langue français anglais thème clair sombre nom du club fichier adresse "
    "du règlement prix en argent version licence language english french theme light dark "
    "club name file address money prizes",
}
