"""What the catalogues hold for the game, and how a few of its phrases read."""

import pytest

import blackgate
from blackgate.messages import LANGUAGES, has, text
from blackgate.wording.names import a_card, counted_cards, the_card

BOOK = blackgate.new_game(2).book

# The game's ids, as words of one string.
ITEMS = """
    spoon pickaxe shovel knife blade link pike container
    chain cap bandana watch signet_ring
    smartphone cigar_box radio magazine
"""
IN_PIECES = "boots whisky pills"
ACTION_CARDS = """
    solitary_confinement cafeteria_key master_key sucker_punch care_package riot
    painkillers shakedown tattoo lockdown poker_night bribed_guard
"""
PLACES = """
    cell_block cafeteria showers infirmary recreational_area solitary_confinement wardens_office
    cell_block_a cell_block_b library workshop gambling_cells gymnasium laundry psychiatric_ward
"""
GANGS = "crew cartel bikers bratva triad queers"
GANG_CARDS = """
    lookout scavenger shortcut light_fingers supplier middleman dealers allowance
    knuckles thick_skin trophy ambush tribute respect long_arm interrogation
    artisan thrift engineer herbalist stage barter charm wardrobe
"""
BACKGROUNDS = """
    burglar getaway_driver pickpocket fence kingpin smuggler boxer arsonist brawler
    hitman loan_shark enforcer blacksmith tunneller doctor con_artist informer escapist
"""
PRISONERS = "ox mamba preacher duchess sparks vixen professor nails lucky granny shorty tank"
FAMILIES = "tool weapon component accessory rare action"
EFFECTS = """
    draw take go_anywhere more_actions beat heal send_to_solitary riot shakedown join_gang lockdown
    poker_night cigarettes pick_pocket sell buy beat_all_here take_cigarettes take_random extort craft
    swap win_combat score stop_beating stop_card escape
    second_beating and_discard return_beating give_nothing keep_card target_anywhere
"""
TOKENS = "spy skill planning bodybuilding bandage corruption"
TRAUMAS = "apathy cowardice tremor avarice paranoia stupor"
TRAUMA_EFFECTS = "search_less no_extortion small_hand no_buy no_gang no_cards"
STANDEES = "michel michelle either"
MICHEL_CARDS = "knife no_knife"
PUNISHMENTS = "beating hand cigarettes"
OPTIONS = "michel michelle team warden places"
DEEDS = """
    search move cautious_move join play extortion craft dig steal_spoon heal sell buy barter reveal follow exchange
    rehabilitate study spy improve develop_skills bet plan brawl workout change_style steal_bandage bandage
    attract_warden bribe
"""
MOMENTS = "turn weapon dig beating card sent"
ACTIONS = """
    search move cautious_move join play extort craft dig steal_spoon heal sell buy reveal reveal_bonus
    end go reroll keep pay target demand lay cooperate refuse yield knuckles pass done barter give take
    rob discard follow exchange rehabilitate study spy improve develop_skills bet plan planned_move brawl workout
    change_style steal_bandage craft_with_bandage bandage heal_trauma bandage_trauma attract_warden bribe special
    bodybuilding heal_beating give_cigarette roll_for_michel go_michel draw report freepass punish warden
"""

# What has a name, by the prefix of its messages
NAMED = """
    card place gang gang_card background prisoner family token trauma standee michel_card punishment option deed
"""
FORMS = {
    "card-{}": f"{ITEMS} {IN_PIECES} {ACTION_CARDS}",
    "card-{}.def": f"{ITEMS} {IN_PIECES}",
    "card-{}.indef": f"{ITEMS} {IN_PIECES}",
    "card-{}.plural": ITEMS,
    "card-{}.count": IN_PIECES,
    "place-{}": PLACES,
    "place-{}.def": PLACES,
    "place-{}.to": PLACES,
    "place-{}.in": PLACES,
    "gang-{}": GANGS,
    "gang-{}.def": GANGS,
    "gang-{}.in": GANGS,
    "gang_card-{}": GANG_CARDS,
    "ability-{}": GANG_CARDS,
    "background-{}": BACKGROUNDS,
    "prisoner-{}": PRISONERS,
    "family-{}": FAMILIES,
    "token-{}": TOKENS,
    "token-{}.indef": TOKENS,
    "token-{}.plural": TOKENS,
    "token_text-{}": TOKENS,
    "trauma-{}": TRAUMAS,
    "trauma_text-{}": TRAUMA_EFFECTS,
    "standee-{}": STANDEES,
    "michel_card-{}": MICHEL_CARDS,
    "punishment-{}": PUNISHMENTS,
    "option-{}": OPTIONS,
    "option-{}.about": OPTIONS,
    "deed-{}": DEEDS,
    "deed-{}.does": DEEDS,
    "effect-{}": EFFECTS,
    "moment-{}": MOMENTS,
    "action-{}": ACTIONS,
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_its_words(language: str, form: str) -> None:
    assert [name for name in FORMS[form].split() if not has(language, form.format(name))] == []


@pytest.mark.parametrize("prefix", NAMED.split())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_a_kind_share_a_name(language: str, prefix: str) -> None:
    names = [text(language, f"{prefix}-{name}") for name in FORMS[f"{prefix}-{{}}"].split()]
    assert len(set(names)) == len(names)


def test_english_counts_one_knife_and_two_knives() -> None:
    said = [counted_cards("en", BOOK, "knife", count) for count in (0, 1, 2)]
    assert said == ["0 Knives", "1 Knife", "2 Knives"]


def test_french_counts_nothing_as_one() -> None:
    said = [counted_cards("fr", BOOK, "knife", count) for count in (0, 1, 2)]
    assert said == ["0 Surin", "1 Surin", "2 Surins"]


def test_boots_come_in_pairs() -> None:
    said = [counted_cards("en", BOOK, "boots", count) for count in (0, 1, 2)]
    assert said == ["0 pairs of Boots", "1 pair of Boots", "2 pairs of Boots"]


def test_a_card_has_its_article() -> None:
    assert the_card("en", BOOK, "shovel") == "the Shovel"
    assert a_card("fr", BOOK, "shovel") == "une Pelle"
    assert the_card("fr", BOOK, "riot") == "la carte Émeute"
    assert a_card("de", BOOK, "riot", 2) == "2 Karten „Aufstand“"


def test_a_place_is_gone_to_and_stayed_in() -> None:
    assert text("en", "place-cafeteria.to") == "to the Cafeteria"
    assert text("fr", "place-cafeteria.to") == "au Réfectoire"
    assert text("fr", "place-cell_block.in") == "en Cellules"


def test_a_background_reads_as_a_whole() -> None:
    knives = counted_cards("en", BOOK, "knife", 2)
    effect = text("en", "effect-take", card=knives)
    assert (
        text("en", "card_text-background", moment=text("en", "moment-turn"), effects=effect)
        == "In your turn: Take 2 Knives, wherever you are."
    )
    assert (
        text("en", "card_text-bonus", gang=text("en", "gang-bikers.in"), effects=effect)
        == "Bonus if you are with the Bikers: Take 2 Knives, wherever you are."
    )


def test_a_card_with_two_effects_reads_as_two_sentences() -> None:
    draw = text("fr", "effect-draw", cards=3)
    smoke = text("fr", "effect-cigarettes", cigarettes=1)
    assert text("fr", "card_text-effects", first=draw, second=smoke) == (
        "Piochez 3 cartes Fouille. Prenez 1 cigarette."
    )


def test_special_figures_have_their_own_words() -> None:
    assert text("en", "effect-join_gang", fewer=0) == "Join a Gang."
    assert text("en", "effect-join_gang", fewer=1) == "Join a Gang with 1 Accessory fewer."
    assert "half price" in text("en", "effect-buy", divide=2)
    assert "divided by 3" in text("en", "effect-buy", divide=3)
    assert "twice" in text("en", "ability-wardrobe", searches=2)
