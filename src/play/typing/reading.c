/* What is answered to a line that is unclear, and colours in it. */
#include "play/typing/reading.h"

#include "play/typing/speaker.h"

#include <stdlib.h>
#include <string.h>

void reading_unclear(struct reading *reading, struct message say)
{
    reading->typed->kind = TYPED_UNCLEAR;
    reading->typed->say = say;
}

void reading_unclear_typed(struct reading *reading, const char *id)
{
    reading_unclear(reading, message_with(id, arg_typed("typed", reading->line)));
}

void reading_not_understood(struct reading *reading)
{
    reading_unclear_typed(reading,
                          N_("I do not understand “{typed}”; type ? to see what you can type"));
}

/* The id has {first} and {last}, the numbers of what may be chosen, and may have {typed}. */
void reading_unclear_choices(struct reading *reading, const char *id)
{
    const struct choices *choices = reading->choices;

    reading_unclear(reading, message_with(id, arg_typed("typed", reading->line),
                                          arg_count("first", choices->first),
                                          arg_count("last", choices->first + choices->count - 1)));
}

/* H17 */
void reading_ask_proof(struct reading *reading)
{
    reading_unclear(
        reading,
        message_of(N_("type × and a whole number, such as ×2, or a fraction, or “picture”")));
}

void reading_ask_number(struct reading *reading)
{
    if (reading->view->situation == SITUATION_PROVE) {
        reading_ask_proof(reading);
        return;
    }
    if (!reading->choices->count) {
        reading_not_understood(reading);
        return;
    }
    if (reading->choices->count == 1) {
        reading_unclear(
            reading,
            message_of(N_("press Enter for the only thing you can do, or type ? for help")));
        return;
    }
    reading_unclear_choices(
        reading, N_("type the number of your choice, from {first} to {last}, or type ? for help"));
}

/* Returns whether the text is nothing but a number: "3", "3)", "3.". */
bool reading_bare_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    if (digits == 0 ||
        (text[digits] && strcmp(text + digits, ")") != 0 && strcmp(text + digits, ".") != 0))
        return false;
    *number = digits > 4 ? -1 : (int)strtol(text, NULL, 10);
    return true;
}

bool suits_single(suit_set suits)
{
    return suits && !(suits & (suits - 1));
}

/* The id has {colours}, and may have {typed}. */
static void unclear_colours(struct reading *reading, const char *id, suit_set suits)
{
    const struct deck *deck = reading->names->deck;
    struct strbuf *list = &reading->typed->list;

    for (int suit = 0, named = 0; suit < deck_suit_count(deck); suit++) {
        if (!(suits >> suit & 1))
            continue;
        if (named++)
            strbuf_add(list, ", ");
        strbuf_add(list, play_name_suit(deck, suit));
    }
    reading_unclear(reading, message_with(id, arg_typed("typed", reading->line),
                                          arg_text("colours", strbuf_text(list))));
}

void reading_ask_colour(struct reading *reading, suit_set suits)
{
    unclear_colours(reading, N_("which colour do you mean: {colours}?"), suits);
}

void reading_colour(struct reading *reading, const char *text)
{
    const struct deck *deck = reading->names->deck;
    suit_set suits = suits_meant(deck, text);
    int number;

    if (suits_single(suits)) {
        reading->typed->move = move_colour(reading->view->seat, __builtin_ctz(suits));
    } else if (suits) {
        reading_ask_colour(reading, suits);
    } else if (reading_bare_number(text, &number)) {
        reading_ask_number(reading);
    } else {
        unclear_colours(reading,
                        N_("“{typed}” is not a colour you can choose; type {colours}, or a number"),
                        (1u << deck_suit_count(deck)) - 1);
    }
}
