#include "deck/model.h"

#include "base/hash.h"

#include <string.h>

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
