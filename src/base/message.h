/*
 * A sentence before it has words: an English message id marked with N_, and named arguments. Library rooms
 * make messages; text/ turns one into a sentence of the user's language. The id holds each argument's name
 * in braces: N_("unknown suit {suit}"). A message is a plain value and may be copied; it borrows the
 * texts given to it, which must outlive it (diag_add makes copies of its own).
 */
#ifndef BREUK_BASE_MESSAGE_H
#define BREUK_BASE_MESSAGE_H

#include <stdint.h>

#define N_(id)             id         /* marks an id for translation */
#define NP_(one, many)     one, many  /* the same with a plural form, chosen by the first count */
#define ONE(id)            id, NULL   /* in the place of NP_: there is no plural */

enum { MESSAGE_ARGS = 8, MESSAGE_NUMBER_SIZE = 64 };

enum message_arg_kind {
    MESSAGE_TEXT,   /* text as it is: a file's name, a list of names */
    MESSAGE_TYPED,  /* what somebody typed or wrote in a file, to know it by: the end of a long one is left out */
    MESSAGE_TERM,   /* text that is itself a message id without arguments: translated */
    MESSAGE_COUNT,  /* a whole number, in plain digits */
    MESSAGE_NUMBER, /* a number in canonical form ("2/4", "0.5", "50%"): shown in the language's style */
    MESSAGE_CARD,   /* index of a card of the deck in play: named by whoever knows the deck */
    MESSAGE_SUIT,   /* index of a suit */
    MESSAGE_SEAT    /* index of a player: named by whoever knows the players */
};

struct message_arg {
    const char *name; /* a literal */
    enum message_arg_kind kind;
    int64_t count;    /* MESSAGE_COUNT, _CARD, _SUIT, _SEAT */
    const char *text; /* MESSAGE_TEXT, _TYPED, _TERM; borrowed */
    char number[MESSAGE_NUMBER_SIZE];
};

struct message {
    const char *id;     /* NULL: no message */
    const char *plural; /* NULL: no plural form */
    int args;
    struct message_arg arg[MESSAGE_ARGS];
};

struct message message_of(const char *id);
struct message message_plural(const char *one, const char *many);

/* Each adds an argument; `name` is a literal. A further one than MESSAGE_ARGS is an assertion. */
void message_add_text(struct message *message, const char *name, const char *text);
void message_add_typed(struct message *message, const char *name, const char *text);
void message_add_term(struct message *message, const char *name, const char *id);
void message_add_count(struct message *message, const char *name, int64_t count);
void message_add_number(struct message *message, const char *name, const char *canonical);
void message_add_card(struct message *message, const char *name, int card);
void message_add_suit(struct message *message, const char *name, int suit);
void message_add_seat(struct message *message, const char *name, int seat);

#endif
