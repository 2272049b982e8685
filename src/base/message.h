/*
 * A sentence before it has words: an English message id, marked with N_, and named arguments. The
 * rooms make messages; text/ turns a message into a sentence in the user's language. The id holds
 * each argument's name in braces:
 *
 *     message_with(N_("“{word}” is no number from {least} to {most}"), arg_typed("word", word),
 *                  arg_count("least", 1), arg_count("most", most))
 *
 * An argument that the id does not name is left out. A message is a plain value and may be copied;
 * it borrows the texts given to it, which must outlive it (diag_add makes copies of its own). Why:
 * docs/design/house.md, “Messages before words”.
 */
#ifndef BREUK_BASE_MESSAGE_H
#define BREUK_BASE_MESSAGE_H

#include <stddef.h>
#include <stdint.h>

#define N_(id)         id        /* marks an id for translation */
#define NP_(one, many) one, many /* marks an id and its plural; the first count chooses */
#define ONE(id)        id, NULL  /* stands in place of NP_ where there is no plural */

/* The most arguments of a message, and the bytes for a number with its NUL. */
enum { MESSAGE_ARGS = 8, MESSAGE_NUMBER_SIZE = 64 };

/* The kind of an argument, which decides how text/ writes it. */
enum message_arg_kind {
    MESSAGE_TEXT,   /* text as it is: a file's name, a list of names */
    MESSAGE_TYPED,  /* what somebody typed or wrote in a file, shown so that they recognise it: a
                       long one is cut short */
    MESSAGE_TERM,   /* a message id without arguments, which is translated in turn */
    MESSAGE_COUNT,  /* a whole number, in plain digits */
    MESSAGE_NUMBER, /* a number in canonical form ("2/4", "0.5", "50%"), written in the style of the
                       language */
    MESSAGE_EXACT,  /* a number as it is to be typed, in no other style; copied */
    MESSAGE_NOTATION, /* a number in a notation of rational/, made by arg_notation() */
    MESSAGE_CARD,     /* index of a card of the deck in play, named by code that knows the deck */
    MESSAGE_SUIT,     /* index of a suit */
    MESSAGE_SEAT      /* index of a player, named by code that knows the players */
};

/* An argument of a message. */
struct message_arg {
    const char *name; /* a literal */
    enum message_arg_kind kind;
    int64_t count;    /* MESSAGE_COUNT, _CARD, _SUIT, _SEAT */
    const char *text; /* MESSAGE_TEXT, _TYPED, _TERM; borrowed */
    union {
        char number[MESSAGE_NUMBER_SIZE];            /* MESSAGE_NUMBER, _EXACT */
        unsigned char notation[MESSAGE_NUMBER_SIZE]; /* MESSAGE_NOTATION: its bytes, then zeros */
    };
};

/* A message: a plain value that may be copied, and borrows its texts. */
struct message {
    const char *id;     /* NULL: no message */
    const char *plural; /* NULL: no plural form */
    int args;
    struct message_arg arg[MESSAGE_ARGS];
};

/* Makes a message without arguments. */
struct message message_of(const char *id);

/* Makes a message with arguments; more than MESSAGE_ARGS of them do not compile. */
#define message_with(id, ...) message_of_args((id), NULL, MESSAGE_ARG_LIST(__VA_ARGS__))

/* Does the same with NP_(one, many) or ONE(id): the first argument that is a count chooses the
 * form. */
#define message_plural(...)            MESSAGE_PLURAL(__VA_ARGS__)
#define MESSAGE_PLURAL(one, many, ...) message_of_args((one), (many), MESSAGE_ARG_LIST(__VA_ARGS__))
#define MESSAGE_ARG_LIST(...)          ((const struct message_arg[MESSAGE_ARGS]){__VA_ARGS__})

/* For the macros above: leaves out arguments without a name. */
struct message message_of_args(const char *one, const char *many,
                               const struct message_arg args[static MESSAGE_ARGS]);

/* Each makes an argument of the kind it is named after (enum message_arg_kind). `name` is a
 * literal; `text` and `id` are borrowed; `canonical` and `number` are copied, and fit in
 * MESSAGE_NUMBER_SIZE. */
struct message_arg arg_text(const char *name, const char *text);
struct message_arg arg_typed(const char *name, const char *text);
struct message_arg arg_term(const char *name, const char *id);
struct message_arg arg_count(const char *name, int64_t count);
struct message_arg arg_number(const char *name, const char *canonical);
struct message_arg arg_exact(const char *name, const char *number);
struct message_arg arg_card(const char *name, int card);
struct message_arg arg_suit(const char *name, int suit);
struct message_arg arg_seat(const char *name, int seat);

/* Adds an argument; asserts that there is room for it. */
void message_add(struct message *message, struct message_arg arg);

#endif
