#include "log/deck.h"

#include "deck/deck.h"
#include "log/line.h"
#include "rules/rules.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>

static void put_suit(struct json_writer *writer, const struct deck *deck, int suit)
{
    if (suit != DECK_NONE)
        json_write_text(writer, "colour", deck_suit(deck, suit)->id);
}

static void put_card(struct json_writer *writer, const struct rules *rules, int index)
{
    const struct deck *deck = rules_deck(rules);
    const struct card *card = deck_card(deck, index);
    struct rational value = card->value;
    char text[64];

    json_begin_object(writer, NULL);
    log_put_card(writer, "card", deck, index);
    json_write_count(writer, "copies", card->copies);
    put_suit(writer, deck, card->suit);
    if (card->kind == CARD_NUMBER) {
        if (value.denominator == 1)
            snprintf(text, sizeof text, "%" PRId64, value.numerator);
        else
            snprintf(text, sizeof text, "%" PRId64 "/%" PRId64, value.numerator, value.denominator);
        json_write_text(writer, "value", text);
    }
    if (card->action != ACTION_NONE)
        json_write_text(writer, "does", deck_action_word(card->action));
    if (card->spin)
        json_write_switch(writer, "spin", true);
    if (card->hands != HANDS_NONE)
        json_write_text(writer, "hands", deck_hands_word(card->hands));
    json_write_count(writer, "points", rules_points(rules, index));
    json_end(writer);
}

static void put_wheel(struct json_writer *writer, const struct deck *deck)
{
    const struct wheel *wheel = deck_wheel(deck);

    if (wheel->count == 0)
        return;
    json_begin_list(writer, "wheel");
    for (int i = 0; i < wheel->count; i++) {
        json_begin_object(writer, NULL);
        json_write_text(writer, "does", deck_wheel_word(wheel->segments[i].effect));
        put_suit(writer, deck, wheel->segments[i].suit);
        json_write_count(writer, "weight", wheel->segments[i].weight);
        json_end(writer);
    }
    json_end(writer);
}

void log_write_deck(struct strbuf *out, const struct rules *rules)
{
    struct json_writer writer = json_writer_to(out);
    const struct deck *deck = rules_deck(rules);

    json_begin_object(&writer, NULL);
    json_begin_object(&writer, "deck");
    json_write_text(&writer, "name", deck_about(deck)->name);
    json_begin_list(&writer, "colours");
    for (int suit = 0; suit < deck_suit_count(deck); suit++)
        json_write_text(&writer, NULL, deck_suit(deck, suit)->id);
    json_end(&writer);
    json_begin_list(&writer, "cards");
    for (int card = 0; card < deck_card_count(deck); card++)
        if (deck_card(deck, card)->kind != CARD_EXTRA)
            put_card(&writer, rules, card);
    json_end(&writer);
    put_wheel(&writer, deck);
    json_end(&writer);
    json_end(&writer);
    strbuf_add_char(out, '\n');
}
