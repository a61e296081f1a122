"""What is printed on the cards and the board: the standard edition and one's own."""

from blackgate.edition.data import (
    BackgroundData,
    CardData,
    Edition,
    EffectData,
    GameFigures,
    GangCardData,
    GangData,
    MichelCardData,
    MichelData,
    ModularPlaceData,
    PlaceData,
    RecipeData,
    ShopData,
    TeamData,
    TraumaData,
    WardenData,
    Words,
)
from blackgate.edition.errors import EditionError, Problem
from blackgate.edition.load import edition_from, edition_of_0_1_0, load_edition, overrides_of_0_1_0

__all__ = [
    "BackgroundData",
    "CardData",
    "Edition",
    "EditionError",
    "EffectData",
    "GameFigures",
    "GangCardData",
    "GangData",
    "MichelCardData",
    "MichelData",
    "ModularPlaceData",
    "PlaceData",
    "Problem",
    "RecipeData",
    "ShopData",
    "TeamData",
    "TraumaData",
    "WardenData",
    "Words",
    "edition_from",
    "edition_of_0_1_0",
    "load_edition",
    "overrides_of_0_1_0",
]
