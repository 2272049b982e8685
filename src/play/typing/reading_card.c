/* Reads cards: which one is meant, and what is asked back where that is not clear. */
#include "play/typing/reading.h"
#include "play/typing/speaker.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

/*
 * Returns the move that is meant by a card alone. In a window that is to jump in; but the player
 * whose turn comes next begins it with the card, unless that is the very same as the one on top.
 */
static struct move lay(const struct view *view, enum move_kind kind, int card)
{
    struct move jump = move_card(MOVE_JUMP, view->seat, card);
    struct move play = move_card(MOVE_PLAY, view->seat, card);

    if (kind != MOVE_PLAY || view->situation != SITUATION_REACT)
        return move_card(view->situation == SITUATION_CHOOSE ? MOVE_DISCARD : kind, view->seat,
                         card);
    if (!choices_allowed(view, play))
        return jump;
    return choices_allowed(view, jump) && !view_wrong(view, jump) ? jump : play;
}

static void ask_which(struct reading *reading, const struct card_matches *matches)
{
    struct strbuf *list = &reading->typed->list;

    if (reading->overheard) {
        reading_unclear_typed(
            reading, N_("“{typed}” could be several cards; name its colour and everything on it"));
        return;
    }
    for (int i = 0; i < matches->count && i < TYPED_CARDS; i++) {
        if (i)
            strbuf_add(list, ", ");
        play_name_typed(reading->names, matches->card[i], list);
    }
    if (matches->count > TYPED_CARDS)
        strbuf_add(list, " …");
    reading_unclear(reading, message_with(N_("which card do you mean: {cards}?"),
                                          arg_text("cards", strbuf_text(list))));
}

/* Returns whether the deck has that number, in one of the colours named, if any is. */
static bool is_in_deck(const struct deck *deck, const struct notation *number, suit_set suits)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && rational_equal(notation_value(number), card->value) &&
            (!suits || suits >> card->suit & 1))
            return true;
    }
    return false;
}

/* Whether a face is an action's word, which another deck may have. */
static bool is_action(const char *face)
{
    bool is = false;

    for (enum action action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR && !is; action++)
        is = fold_match(text_get(play_action_words[action]), face) == FOLD_EQUALS ||
             fold_match(play_action_words[action], face) == FOLD_EQUALS;
    return is;
}

/* Reads what stands in digits beside a colour or alone. STATUS_NOT_FOUND: there is none, or
 * something else is there. STATUS_INVALID: *why says why it is no number. */
static enum status read_digits(const char *text, const struct card_parts *parts,
                               struct notation *number, struct message *why)
{
    const char *digits = text + strcspn(text, "0123456789");

    if ((!parts->suits && digits != text) || !*digits ||
        digits[strspn(digits, "0123456789/.,:%+ ")])
        return STATUS_NOT_FOUND;
    return notation_parse(number, digits, NULL, why);
}

/* Says why the text names no card of the deck, as far as it looks like a card. */
static void no_card(struct reading *reading, const char *text, const struct card_parts *parts)
{
    const struct deck *deck = reading->view->deck;
    const struct typed_face face = typed_face_read(deck, parts->face);
    struct strbuf *mended = &reading->typed->list;
    struct notation number;
    struct message why;
    enum status digits = read_digits(text, parts, &number, &why);
    int choice;

    strbuf_clear(mended);
    if (reading_bare_number(text, &choice)) {
        reading_ask_number(reading);
    } else if (!parts->suits && card_mend(mended, reading->view, text)) {
        reading_unclear(reading,
                        message_with(N_("I do not understand “{typed}”; did you mean “{card}”?"),
                                     arg_typed("typed", reading->line),
                                     arg_text("card", strbuf_text(mended))));
    } else if (digits == STATUS_INVALID) {
        reading_unclear(reading, why);
    } else if (digits == STATUS_OK ? !is_in_deck(deck, &number, parts->suits)
               : face.is_number    ? !is_in_deck(deck, &face.number, parts->suits)
                                   : is_action(face.text)) {
        reading_unclear(reading, message_with(N_("this deck has no card “{text}” in play"),
                                              arg_typed("text", reading->line)));
    } else {
        reading_not_understood(reading); /* the words, or those around a number */
    }
}

/* Says that the hand has no such card. A bare number in a deck of whole numbers may have been meant
 * for a choice, too. */
static void not_held(struct reading *reading, const char *text)
{
    int number;

    if (reading_bare_number(text, &number) && reading->choices->count)
        reading_unclear_choices(
            reading, N_("you have no card “{typed}”; type a number from {first} to {last}"));
    else
        reading_unclear_typed(reading, N_("you have no card “{typed}”"));
}

void reading_card(struct reading *reading, enum move_kind kind, const char *said)
{
    const struct view *view = reading->view;
    struct strbuf *example = &reading->typed->list;
    struct card_matches matches;
    struct card_parts parts;
    bool wild = false;
    int allowed = 0;

    /* what is said of it borrows it, and outlives the line */
    strbuf_clear(&reading->typed->card);
    strbuf_add(&reading->typed->card, said);
    const char *text = strbuf_text(&reading->typed->card);
    card_split(&parts, reading->names->deck, text);
    if (!*parts.face && parts.suits) {
        play_name_typed(reading->names, view->top == NO_CARD ? 0 : view->top, example);
        reading_unclear(
            reading,
            message_with(N_("“{typed}” is only a colour. Which card? For example: {example}"),
                         arg_typed("typed", reading->line),
                         arg_text("example", strbuf_text(example))));
        return;
    }
    bool real = view->real;
    if ((real || cards_meant(&matches, view, &parts, true) == LIKE_NOT) &&
        cards_meant(&matches, view, &parts, false) == LIKE_NOT &&
        !(wild = wilds_meant(&matches, view, &parts))) {
        no_card(reading, text, &parts);
        return;
    }
    if (wild && !suits_single(parts.suits)) {
        reading_ask_colour(reading, parts.suits);
        return;
    }
    if (!real && matches.count > 1 && !view->held[matches.card[0]]) {
        not_held(reading, text);
        return;
    }
    /* keeps those that may be laid, if any may; a printed card lies there, whether it may or not:
     * R1 */
    for (int i = 0; !real && i < matches.count; i++)
        if (choices_allowed(view, lay(view, kind, matches.card[i])))
            matches.card[allowed++] = matches.card[i];
    if (allowed)
        matches.count = allowed;
    if (matches.count == 1)
        reading->typed->move = lay(view, kind, matches.card[0]);
    else
        ask_which(reading, &matches);
    if (wild)
        reading->typed->suit = __builtin_ctz(parts.suits);
}
