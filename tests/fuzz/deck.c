/* A deck that is loaded keeps its promises; one that is refused says where and why, and is not
 * loaded in part. */
#include "deck/deck.h"
#include "fuzz.h"
#include "xml/library.h"

#include <stdio.h>

static void check_card(const struct deck *deck, int index)
{
    const struct card *card = deck_card(deck, index);

    check(deck_find_card(deck, card->suit, card->id) == index);
    check(card->copies > 0 && card->where.line > 0 && card->where.file);
    check(card->suit >= DECK_NONE && card->suit < deck_suit_count(deck));
    check((card->kind == CARD_NUMBER) == (card->value_class != DECK_NONE));
    check(card->value_class < deck_value_classes(deck));
    check(rational_equal(card->value, card->kind == CARD_NUMBER ? notation_value(&card->notation)
                                                                : card->value));
    check(!card->spin ||
          (deck_wheel(deck)->count > 0 && deck_settings(deck)->value[SETTING_WHEEL]));
    check(card->kind == CARD_NUMBER || card->hands == HANDS_NONE);
}

static void check_deck(const struct deck *deck)
{
    int printed = 0, played = 0, weights = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        check_card(deck, i);
        printed += deck_card(deck, i)->copies;
        played += deck_card(deck, i)->kind == CARD_EXTRA ? 0 : deck_card(deck, i)->copies;
    }
    check(printed == deck_printed(deck) && printed <= DECK_CARDS_PRINT);
    check(played == deck_played(deck) && played > 0);
    check(deck_suit_count(deck) > 0 && deck_suit_count(deck) <= DECK_SUITS);
    for (int i = 0; i < deck_wheel(deck)->count; i++)
        weights += deck_wheel(deck)->segments[i].weight;
    check(!deck_wheel(deck)->count || weights > 0);
    for (int i = 0; i < SETTING_COUNT; i++)
        check(deck_settings(deck)->value[i] <= setting_maximum((enum setting)i));
}

/* The hash, or 0 when the file is refused. */
static uint64_t load(const char *bytes, size_t length)
{
    char path[4096];
    struct diag diag = {0};
    struct deck *deck = NULL;
    uint64_t hash = 0;

    snprintf(path, sizeof path, "%s/decks/fuzz.xml", library_data_folder());
    enum status status = deck_load_bytes(&deck, path, bytes, length, &diag);
    check((status == STATUS_OK) == (deck != NULL) && (status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.file && diag.entries[i].where.line >= 0);
    if (deck) {
        check_deck(deck);
        hash = deck_hash(deck);
    }
    deck_free(deck);
    diag_release(&diag);
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint64_t hash = load((const char *)data, size);

    check(!hash || hash == load((const char *)data, size));
    return 0;
}
