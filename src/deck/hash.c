#include "base/hash.h"
#include "deck/builder.h"

#include <string.h>

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
