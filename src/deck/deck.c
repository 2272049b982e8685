#include "deck/model.h"

#include "base/hash.h"
#include "deck/builder.h"

#include <string.h>

/* The words that a deck file has for what stands on cards, in the order of enum picture without
 * PICTURE_NONE, of the actions of enum action that are no wilds, and of enum wheel_effect. */
const char *const deck_shapes[] = {"circle",  "square", "triangle", "diamond", "star",
                                   "hexagon", "cross",  "drop",     NULL};
const char *const picture_words[] = {
#define PICTURE(identifier, word, ...) word,
#include "deck/picture-list.h"
#undef PICTURE
    NULL};
const char *const action_words[] = {"draw-two", "reverse", "skip", NULL};
/* By enum action; only the last two are elements of their own. */
const char *const all_action_words[] = {NULL,   "draw-two",       "reverse", "skip",
                                        "wild", "wild-draw-four", NULL};
const char *const action_ids[] = {NULL, "+2", "reverse", "skip", "wild", "+4"};
const char *const wheel_words[] = {"almost-out", "discard-number", "discard-colour",
                                   "draw-until", "trade-hands",    "show-hand",
                                   "showdown",   "shout",          NULL};

/* What the words mean, in the same order. */
const char *const picture_meanings[] = {
#define PICTURE(identifier, word, meaning, ...) meaning,
#include "deck/picture-list.h"
#undef PICTURE
    NULL};
const char *const action_meanings[] = {N_("the next player draws 2 cards and misses a turn"),
                                       N_("play changes direction"),
                                       N_("the next player misses a turn"), NULL};
const char *const wheel_meanings[] = {
    N_("you can discard all but two of your cards"),
    N_("choose a number: discard all your cards of it, or some"),
    N_("choose a colour: discard all your cards of it, or some"),
    N_("draw cards until you get one of the segment’s suit or a wild card, and keep them all"),
    N_("everyone gives their cards to the player on the left"),
    N_("show everyone your cards"),
    N_("everyone puts down their highest number; the highest one is discarded"),
    N_("the first to shout can discard a card"),
    NULL};

/* In the order of enum hands_effect, without HANDS_NONE. */
const char *const hands_words[] = {
#define HANDS(identifier, word, ...) word,
#include "deck/hands-list.h"
#undef HANDS
    NULL};
const char *const hands_meanings[] = {
#define HANDS(identifier, word, meaning, ...) meaning,
#include "deck/hands-list.h"
#undef HANDS
    NULL};

const char *deck_action_word(enum action action)
{
    return all_action_words[action];
}

const char *deck_hands_word(enum hands_effect hands)
{
    return hands == HANDS_NONE ? NULL : hands_words[hands - HANDS_NONE - 1];
}

const char *deck_wheel_word(enum wheel_effect effect)
{
    return wheel_words[effect];
}

/* Hashes a number the same way on every machine: as eight bytes, the lowest first. */
static uint64_t hash_number(uint64_t hash, int64_t number)
{
    unsigned char bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)((uint64_t)number >> 8 * i);
    return hash_bytes(hash, bytes, sizeof bytes);
}

static uint64_t hash_card(uint64_t hash, const struct card *card)
{
    hash = hash_text(hash, card->id);
    hash = hash_number(hash, card->kind);
    hash = hash_number(hash, card->suit);
    hash = hash_number(hash, card->copies);
    hash = hash_number(hash, card->action);
    hash = hash_number(hash, card->value.numerator);
    hash = hash_number(hash, card->value.denominator);
    hash = hash_number(hash, card->spin);
    hash = hash_number(hash, card->hands);
    return hash_number(hash, card->points);
}

uint64_t deck_hash(const struct deck *deck)
{
    uint64_t hash = hash_number(HASH_START, deck->suit_count);

    for (int i = 0; i < deck->suit_count; i++)
        hash = hash_text(hash, deck->suits[i].id);
    hash = hash_number(hash, deck->card_count);
    for (int i = 0; i < deck->card_count; i++)
        hash = hash_card(hash, &deck->cards[i]);
    hash = hash_number(hash, deck->wheel.count);
    for (int i = 0; i < deck->wheel.count; i++) {
        const struct wheel_segment *segment = &deck->wheel.segments[i];
        hash = hash_number(hash, segment->effect);
        hash = hash_number(hash, segment->suit);
        hash = hash_number(hash, segment->weight);
    }
    hash = hash_text(hash, deck->about.ruleset);
    for (int i = 0; i < SETTING_COUNT; i++) { /* in the table's order, not the file's */
        if (!deck->changed[i])
            continue;
        char text[SETTING_TEXT_SIZE];
        hash = hash_text(hash, setting_rows[i].name);
        hash = hash_text(hash, setting_text((enum setting)i, deck->settings.value[i], text));
    }
    return hash;
}

/* Compares the bits of the hash beside an index first. They tell most other cards apart without a
 * look at them, which takes time in a deck larger than a processor's cache. */
struct deck_place deck_place(const struct deck *deck, int suit, const char *id)
{
    const uint32_t index_mask = (UINT32_C(1) << DECK_INDEX_BITS) - 1;
    uint64_t hash = hash_of(id, strlen(id)) + (unsigned)suit;
    struct deck_place place = {(unsigned)hash & deck->place_mask, DECK_NONE,
                               (uint32_t)(hash >> 32) & ~index_mask};

    for (; deck->places[place.at]; place.at = (place.at + 1) & deck->place_mask) {
        uint32_t taken = deck->places[place.at];
        int index = (int)(taken & index_mask) - 1;
        if ((taken & ~index_mask) != place.hash || deck->cards[index].suit != suit ||
            strcmp(deck->cards[index].id, id) != 0)
            continue;
        place.index = index;
        break;
    }
    return place;
}

int deck_find_card(const struct deck *deck, int suit, const char *id)
{
    return deck_place(deck, suit, id).index;
}

int deck_find_suit(const struct deck *deck, const char *id)
{
    for (int i = 0; i < deck->suit_count; i++)
        if (!strcmp(deck->suits[i].id, id))
            return i;
    return DECK_NONE;
}

void deck_free(struct deck *deck)
{
    if (!deck)
        return;
    memory_free(deck->places);
    memory_free(deck->cards);
    arena_release(&deck->arena);
    memory_free(deck);
}

const struct deck_about *deck_about(const struct deck *deck)
{
    return &deck->about;
}

int deck_suit_count(const struct deck *deck)
{
    return deck->suit_count;
}

const struct suit *deck_suit(const struct deck *deck, int suit)
{
    return &deck->suits[suit];
}

int deck_card_count(const struct deck *deck)
{
    return deck->card_count;
}

const struct card *deck_card(const struct deck *deck, int card)
{
    return &deck->cards[card];
}

int deck_back_count(const struct deck *deck)
{
    return deck->back_count;
}

const struct deck_back *deck_back(const struct deck *deck, int back)
{
    return &deck->backs[back];
}

int deck_value_classes(const struct deck *deck)
{
    return deck->value_classes;
}

int deck_printed(const struct deck *deck)
{
    return deck->printed;
}

int deck_played(const struct deck *deck)
{
    return deck->played;
}

const struct wheel *deck_wheel(const struct deck *deck)
{
    return &deck->wheel;
}

const struct settings *deck_settings(const struct deck *deck)
{
    return &deck->settings;
}

bool deck_changes_setting(const struct deck *deck, enum setting setting)
{
    return deck->changed[setting];
}

struct position deck_setting_at(const struct deck *deck, enum setting setting)
{
    return deck->changed[setting] ? deck->changed_at[setting] : deck->about.where;
}

struct number_style deck_style(const struct deck *deck, const struct number_style *language)
{
    struct number_style style = *language;

#define STYLE(identifier, name, member, value)                                                     \
    if (deck->about.styled & 1u << STYLE_##identifier)                                             \
        style.member = deck->style.member;
#include "deck/style-list.h"
#undef STYLE
    return style;
}

void deck_write_mixed(struct deck *deck, enum mixed_form form)
{
    deck->style.mixed = form;
}

bool card_looks_like(const struct card *one, const struct card *other)
{
    return one->picture == other->picture && notation_identical(&one->notation, &other->notation);
}
