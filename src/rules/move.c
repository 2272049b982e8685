#include "rules/move.h"

#include "base/suggest.h"
#include "deck/deck.h"

#include <stdlib.h>
#include <string.h>

const struct move_form move_forms[MOVE_KINDS] = {
#define MOVE(identifier, word, argument, ...) {word, argument},
#include "rules/move-list.h"
#undef MOVE
};

struct move move_of(enum move_kind kind, int seat)
{
    return (struct move){
        .kind = kind, .seat = seat, .card = NO_CARD, .suit = NO_SUIT, .other = NO_SEAT};
}

struct move move_card(enum move_kind kind, int seat, int card)
{
    return (struct move){
        .kind = kind, .seat = seat, .card = card, .suit = NO_SUIT, .other = NO_SEAT};
}

struct move move_seat(enum move_kind kind, int seat, int other)
{
    return (struct move){
        .kind = kind, .seat = seat, .card = NO_CARD, .suit = NO_SUIT, .other = other};
}

struct move move_colour(int seat, int suit)
{
    return (struct move){
        .kind = MOVE_COLOUR, .seat = seat, .card = NO_CARD, .suit = suit, .other = NO_SEAT};
}

struct move move_fraction(int seat, int number, int parts)
{
    struct move move = move_of(MOVE_PROVE, seat);

    move.number = number;
    move.parts = parts;
    return move;
}

struct move move_factor(int seat, int factor)
{
    return move_fraction(seat, factor, 0);
}

struct move move_number(enum move_kind kind, int seat, int number)
{
    struct move move = move_of(kind, seat);

    move.number = number;
    return move;
}

struct move move_has(int other, int number)
{
    struct move move = move_seat(MOVE_HAS, NO_SEAT, other);

    move.number = number;
    return move;
}

bool move_proof_is_small(struct move move)
{
    if (move.parts == 0)
        return move.number >= FACTOR_LEAST && move.number <= FACTOR_MOST;
    return move.parts >= 1 && move.parts <= NAMED_PARTS_MOST && move.number >= 1 &&
           move.number <= NAMED_WHOLES_MOST * move.parts;
}

bool move_equal(struct move one, struct move other)
{
    return one.kind == other.kind && one.seat == other.seat && one.card == other.card &&
           one.suit == other.suit && one.other == other.other && one.number == other.number &&
           one.parts == other.parts;
}

bool move_is_referees(enum move_kind kind)
{
    return kind == MOVE_TALK || kind == MOVE_TIME || kind == MOVE_HAS || kind == MOVE_SHUFFLED;
}

/* Longest text of a move; longer ones are refused. */
enum { TEXT_SIZE = 256 };

void card_print(struct strbuf *out, const struct deck *deck, int card)
{
    const struct card *of = deck_card(deck, card);

    if (of->suit != DECK_NONE) {
        strbuf_add(out, deck_suit(deck, of->suit)->id);
        strbuf_add_char(out, ' ');
    }
    strbuf_add(out, of->id);
}

/* Returns the suit that the text starts with, or NO_SUIT; *rest is what follows it, or all of the
 * text. */
static int leading_suit(const struct deck *deck, const char *text, const char **rest)
{
    *rest = text;
    for (int i = 0; i < deck_suit_count(deck); i++) {
        size_t length = strlen(deck_suit(deck, i)->id);
        if (strncmp(text, deck_suit(deck, i)->id, length) == 0 && text[length] == ' ') {
            *rest = text + length + 1;
            return i;
        }
    }
    return NO_SUIT;
}

int card_parse(const struct deck *deck, const char *text)
{
    const char *id;
    int suit = leading_suit(deck, text, &id);
    int card = deck_find_card(deck, suit, id);

    if (card == DECK_NONE || deck_card(deck, card)->kind == CARD_EXTRA)
        return NO_CARD;
    return card;
}

static void print_seat(struct strbuf *out, const struct naming *naming, int seat)
{
    if (naming->seat[seat])
        strbuf_add(out, naming->seat[seat]);
    else
        strbuf_addf(out, "%d", seat);
}

void move_print(struct strbuf *out, const struct naming *naming, struct move move)
{
    strbuf_add(out, move_forms[move.kind].word);
    if (move_forms[move.kind].argument == ARGUMENT_NONE)
        return;
    strbuf_add_char(out, ' ');
    switch (move_forms[move.kind].argument) {
    case ARGUMENT_NONE:
        break;
    case ARGUMENT_CARD:
        card_print(out, naming->deck, move.card);
        break;
    case ARGUMENT_SUIT:
        strbuf_add(out, deck_suit(naming->deck, move.suit)->id);
        break;
    case ARGUMENT_PROOF:
        strbuf_addf(out, move.parts ? "%d/%d" : "x%d", move.number, move.parts);
        break;
    case ARGUMENT_NUMBER:
        strbuf_addf(out, "%d", move.number);
        break;
    case ARGUMENT_SEAT:
        print_seat(out, naming, move.other);
        break;
    case ARGUMENT_SEAT_NUMBER:
        print_seat(out, naming, move.other);
        strbuf_addf(out, " %d", move.number);
        break;
    }
}

static struct message no_card(const struct deck *deck, const char *text)
{
    const char *ids[DECK_CARDS_PLAY], *id;
    int suit = leading_suit(deck, text, &id);
    size_t count = 0;

    for (int i = 0; i < deck_card_count(deck) && count < DECK_CARDS_PLAY; i++)
        if (deck_card(deck, i)->suit == suit && deck_card(deck, i)->kind != CARD_EXTRA)
            ids[count++] = deck_card(deck, i)->id;
    const char *near = suggest_nearest(id, ids, count);
    if (!near)
        return message_with(N_("there is no card “{typed}” in this deck"),
                            arg_typed("typed", text));
    return message_with(N_("there is no card “{typed}” in this deck; did you mean {card}?"),
                        arg_typed("typed", text),
                        arg_card("card", deck_find_card(deck, suit, near)));
}

static struct message no_suit(const struct deck *deck, const char *text)
{
    const char *ids[DECK_SUITS];
    int count = deck_suit_count(deck);

    for (int i = 0; i < count; i++)
        ids[i] = deck_suit(deck, i)->id;
    const char *near = suggest_nearest(text, ids, (size_t)count);
    if (!near)
        return message_with(N_("there is no colour “{typed}” in this deck"),
                            arg_typed("typed", text));
    return message_with(N_("there is no colour “{typed}” in this deck; did you mean {suit}?"),
                        arg_typed("typed", text), arg_suit("suit", deck_find_suit(deck, near)));
}

int seat_parse(const struct naming *naming, const char *text)
{
    for (int seat = 0; seat < naming->seats; seat++)
        if (naming->seat[seat] && strcmp(naming->seat[seat], text) == 0)
            return seat;
    if (text[0] >= '0' && text[0] <= '9' && text[1] == '\0' && text[0] - '0' < naming->seats)
        return text[0] - '0';
    return NO_SEAT;
}

struct message seat_unknown(const struct naming *naming, const char *text)
{
    const char *names[SEATS_MAX];
    size_t count = 0;

    for (int seat = 0; seat < naming->seats; seat++)
        if (naming->seat[seat])
            names[count++] = naming->seat[seat];
    const char *near = suggest_nearest(text, names, count);
    return message_with(near
                            ? N_("there is no player “{typed}” at this table; did you mean {name}?")
                            : N_("there is no player “{typed}” at this table"),
                        arg_typed("typed", text), arg_text("name", near));
}

static struct message no_move(const char *text, const char *word)
{
    const char *words[MOVE_KINDS];

    for (int i = 0; i < MOVE_KINDS; i++)
        words[i] = move_forms[i].word;
    const char *near = suggest_nearest(word, words, MOVE_KINDS);
    return message_with(near ? N_("“{typed}” is not a move; did you mean “{word}”?")
                             : N_("“{typed}” is not a move"),
                        arg_typed("typed", text), arg_text("word", near));
}

/* Returns the complaint about a move's word without the argument that it needs. */
static struct message no_argument(enum move_kind kind)
{
    static const char *const needs[] = {
        [ARGUMENT_CARD] = N_("“{word}” needs a card after it"),
        [ARGUMENT_SUIT] = N_("“{word}” needs a colour after it"),
        [ARGUMENT_SEAT] = N_("“{word}” needs a player after it"),
        [ARGUMENT_PROOF] = N_("“{word}” needs a factor or a fraction after it, such as x2 or 1/2"),
        [ARGUMENT_NUMBER] = N_("“{word}” needs a number after it"),
        [ARGUMENT_SEAT_NUMBER] = N_("“{word}” needs a player and a number after it"),
    };

    return message_with(needs[move_forms[kind].argument], arg_text("word", move_forms[kind].word));
}

/* Reads digits without a 0 before them; *text is then what follows. 0: there are none. */
static int read_number(const char **text)
{
    size_t digits = strspn(*text, "0123456789");

    if (digits == 0 || digits > 3 || **text == '0')
        return 0;
    int number = (int)strtol(*text, NULL, 10);
    *text += digits;
    return number;
}

/* Reads "x2", "1/4". */
static bool read_proof(struct move *out, const char *text)
{
    bool factor = *text == 'x';

    text += factor;
    out->number = read_number(&text);
    if (!factor) {
        if (*text++ != '/')
            return false;
        out->parts = read_number(&text);
    }
    return !*text && (factor || out->parts) && move_proof_is_small(*out);
}

/* Reads the digits of a number up to NUMBER_MOST, which is all of the text. */
static bool read_whole(int *out, const char *text)
{
    size_t digits = strspn(text, "0123456789");

    if (digits == 0 || digits > 5 || text[digits])
        return false;
    *out = (int)strtol(text, NULL, 10);
    return true;
}

/* Reads "Bo 5": the number is what follows the last space. */
static bool read_seat_number(struct move *out, const struct naming *naming, const char *text)
{
    char name[TEXT_SIZE];
    const char *space = strrchr(text, ' ');

    if (!space || !read_whole(&out->number, space + 1))
        return false;
    memcpy(name, text, (size_t)(space - text));
    name[space - text] = '\0';
    out->other = seat_parse(naming, name);
    return true;
}

static enum status parse_argument(struct move *out, const struct naming *naming, const char *text,
                                  const char *argument, struct message *why)
{
    const struct deck *deck = naming->deck;
    /* Messages borrow the caller's text, whose tail from the argument on is the argument and maybe
     * spaces. */
    const char *typed = strstr(text, argument);

    if (*argument == '\0' && move_forms[out->kind].argument != ARGUMENT_NONE) {
        *why = no_argument(out->kind);
        return STATUS_INVALID;
    }
    switch (move_forms[out->kind].argument) {
    case ARGUMENT_NONE:
        if (*argument == '\0')
            return STATUS_OK;
        *why = message_with(N_("type nothing after “{word}”"),
                            arg_text("word", move_forms[out->kind].word));
        return STATUS_INVALID;
    case ARGUMENT_CARD:
        out->card = card_parse(deck, argument);
        if (out->card != NO_CARD)
            return STATUS_OK;
        *why = no_card(deck, typed);
        return STATUS_INVALID;
    case ARGUMENT_SUIT:
        out->suit = deck_find_suit(deck, argument);
        if (out->suit != DECK_NONE)
            return STATUS_OK;
        *why = no_suit(deck, typed);
        return STATUS_INVALID;
    case ARGUMENT_SEAT:
        out->other = seat_parse(naming, argument);
        if (out->other != NO_SEAT)
            return STATUS_OK;
        *why = seat_unknown(naming, typed);
        return STATUS_INVALID;
    case ARGUMENT_PROOF:
        if (read_proof(out, argument))
            return STATUS_OK;
        *why = message_with(N_("“{typed}” is not a factor such as x2, or a fraction such as 1/2"),
                            arg_typed("typed", typed));
        return STATUS_INVALID;
    case ARGUMENT_NUMBER:
        if (read_whole(&out->number, argument))
            return STATUS_OK;
        *why = message_with(N_("“{typed}” is not a whole number up to {most}"),
                            arg_typed("typed", typed), arg_count("most", NUMBER_MOST));
        return STATUS_INVALID;
    case ARGUMENT_SEAT_NUMBER:
        if (!read_seat_number(out, naming, argument))
            *why = message_with(N_("“{typed}” is not a player and a number, such as Bo 5"),
                                arg_typed("typed", typed));
        else if (out->other == NO_SEAT)
            *why = seat_unknown(naming, typed);
        else
            return STATUS_OK;
        return STATUS_INVALID;
    }
    return STATUS_INVALID;
}

enum status move_parse(struct move *out, const struct naming *naming, int seat, const char *text,
                       struct message *why)
{
    char copy[TEXT_SIZE];
    size_t start = strspn(text, " "), length = strlen(text + start);

    if (length >= sizeof copy) {
        *why = message_with(N_("a move can have at most {most} characters"),
                            arg_count("most", TEXT_SIZE - 1));
        return STATUS_INVALID;
    }
    memcpy(copy, text + start, length + 1);
    while (length > 0 && copy[length - 1] == ' ')
        copy[--length] = '\0';
    size_t word = strcspn(copy, " ");
    const char *argument = copy[word] ? copy + word + 1 : copy + word;
    copy[word] = '\0';
    int kind = 0;
    while (kind < MOVE_KINDS && strcmp(copy, move_forms[kind].word) != 0)
        kind++;
    if (strcmp(copy, "keep") == 0) /* says better than "pass" what one does with a drawn card */
        kind = MOVE_PASS;
    if (kind == MOVE_KINDS) {
        *why = no_move(text, copy);
        return STATUS_INVALID;
    }
    struct move move = move_of((enum move_kind)kind, seat);
    enum status status = parse_argument(&move, naming, text + start + word, argument, why);
    if (status == STATUS_OK)
        *out = move;
    return status;
}
