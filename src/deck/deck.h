/*
 * An immutable deck: what was written in a deck file, expanded, checked and put in order. Cards are
 * kinds of card with a number of copies; copies are interchangeable. All texts and arrays belong to
 * the deck.
 */
#ifndef BREUK_DECK_DECK_H
#define BREUK_DECK_DECK_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "rational/notation.h"
#include "rational/rational.h"
#include "rational/style.h"
#include "ruleset/ruleset.h"
#include "xml/translated.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    DECK_NONE = -1,            /* no suit, no value class */
    DECK_SUITS = 8,            /* at most */
    DECK_FORMS = 5,            /* of a suit's name beside the name itself, at most */
    DECK_LANGUAGES = 100,      /* that a title or name may have, at most */
    DECK_BACKS = 16,           /* names of backs, at most */
    DECK_CARDS_PRINT = 200000, /* physical cards, to check and to print */
    DECK_CARDS_PLAY = 512      /* physical cards in play; more are refused with the reason */
};

/* A suit's sign is a path drawn by the template, never a glyph. */
enum suit_shape {
    SHAPE_CIRCLE,
    SHAPE_SQUARE,
    SHAPE_TRIANGLE,
    SHAPE_DIAMOND,
    SHAPE_STAR,
    SHAPE_HEXAGON,
    SHAPE_CROSS,
    SHAPE_DROP
};

struct suit {
    const char *id;             /* "blue": unique, as moves are written */
    struct words names;         /* "blue", "blauw" … */
    struct words forms;         /* what the file says of them: "blauwe", "bleue bleus bleues"; see
                                   suit_add_form */
    struct words abbreviations; /* one or two letters, unique in the deck for each language */
    uint32_t colour;            /* 0xRRGGBB */
    enum suit_shape shape;
    struct position where;
};

enum picture {
    PICTURE_NONE,
#define PICTURE(identifier, ...) PICTURE_##identifier,
#include "deck/picture-list.h"
#undef PICTURE
    PICTURES
};

/* What a picture can show at most: parts of one whole, and parts that count. */
enum { PICTURE_PARTS = 100 };

/* What a card does. A number card does nothing of itself; the rules may give its value an effect.
 */
enum action {
    ACTION_NONE,
    ACTION_DRAW_TWO,
    ACTION_REVERSE,
    ACTION_SKIP,
    ACTION_WILD,
    ACTION_WILD_DRAW_FOUR
};

/* What a number card does to the hands when its setting is on (H3). */
enum hands_effect {
    HANDS_NONE,
#define HANDS(identifier, ...) HANDS_##identifier,
#include "deck/hands-list.h"
#undef HANDS
    HANDS_EFFECTS
};

enum card_kind {
    CARD_NUMBER,
    CARD_ACTION, /* of a suit, or without one: the wilds */
    CARD_EXTRA   /* printed and never played: a title card, a reference card */
};

/* There may be 200,000: no byte more than it takes. */
struct card {
    const char *id; /* unique in its suit: "2/4", "pie:2/4", "3*", "+2", "reverse", "wild", "+4" */
    /* number cards: */
    struct notation notation; /* what is printed, or the number that the picture shows */
    struct rational value;
    int value_class; /* equal values share a class, greater ones have a greater: 0 …
                        deck_value_classes − 1; DECK_NONE on other cards */
    int copies;      /* physical cards, at least 1 */
    int points;      /* DECK_NONE: as the ruleset says */
    enum card_kind kind : 8;
    enum action action : 8;
    enum picture picture : 8;    /* number cards: PICTURE_NONE: the notation itself is printed */
    enum hands_effect hands : 8; /* the same for all cards of a value class */
    signed char suit;            /* index, or DECK_NONE */
    signed char back;            /* index of deck_back; DECK_NONE: the template's first */
    bool spin;                   /* number cards: the next player turns the wheel */
    bool reference;     /* extra cards: lists what the wheel's segments and the action cards do */
    struct words title; /* extra cards: what is printed */
    struct position where; /* the element that made the first copy */
};

/* A back that cards ask for; the template that draws them has it, or not. */
struct deck_back {
    const char *name;
    struct position where; /* where it was first asked for */
};

enum wheel_effect {
    WHEEL_ALMOST_OUT,     /* W2 */
    WHEEL_DISCARD_NUMBER, /* W3 */
    WHEEL_DISCARD_COLOUR, /* W4 */
    WHEEL_DRAW_UNTIL,     /* W5: a suit */
    WHEEL_TRADE_HANDS,    /* W6 */
    WHEEL_SHOW_HAND,      /* W7 */
    WHEEL_SHOWDOWN,       /* W8 */
    WHEEL_SHOUT           /* W9 */
};

struct wheel_segment {
    enum wheel_effect effect;
    int suit;   /* WHEEL_DRAW_UNTIL; else DECK_NONE */
    int weight; /* at least 0; the chance is weight / sum of weights */
    struct words title;
    struct position where;
};

struct wheel {
    int count; /* 0: no wheel */
    const struct wheel_segment *segments;
};

/* The words that a deck file has for them: "draw-two", "swap", "draw-until". NULL for ACTION_NONE
 * and HANDS_NONE. */
const char *deck_action_word(enum action action);
const char *deck_hands_word(enum hands_effect hands);
const char *deck_wheel_word(enum wheel_effect effect);

extern const struct grammar deck_grammar;

/* The library of decks, for library_open(). */
#define DECK_LIBRARY "decks"

struct deck;

/*
 * Loads a deck and all that it includes. On success *out belongs to the caller: deck_free(). On
 * failure *out is NULL and diag has every complaint with its file, line and column; warnings may be
 * there on success too. A file with an error is never loaded in part. The ruleset and the template
 * are looked up by their names: the user's own, then the shipped ones. STATUS_NOT_FOUND: no such
 * file; _UNREADABLE: refused, or not XML; _INVALID; _NO_MEMORY.
 */
enum status deck_load(struct deck **out, const char *path, struct diag *diag);
/* The same from memory; `path` names it, and what it includes is looked for beside it. */
enum status deck_load_bytes(struct deck **out, const char *path, const char *bytes, size_t length,
                            struct diag *diag);
/* The same from a <deck>, not a part, that has been read already, for whoever had to see of what
 * kind it is. The document may be freed before the deck. */
enum status deck_load_document(struct deck **out, const char *path,
                               const struct xml_document *document, struct diag *diag);
/* Takes NULL. */
void deck_free(struct deck *deck);

/* What a deck is called, and what its file says of it as a whole; a text is "" where it does not.
 */
struct deck_about {
    const char *name;      /* the file's name without folder and .xml */
    struct position where; /* its outermost element */
    struct words title;
    const char *author, *licence, *version;
    const char *template, *ruleset;   /* the names of those that it comes with */
    const struct number_style *style; /* that the deck fixes; NULL: the language's */
};
const struct deck_about *deck_about(const struct deck *deck);

int deck_suit_count(const struct deck *deck);
const struct suit *deck_suit(const struct deck *deck, int suit);
/*
 * Adds the suit's name in that language as it stands beside a noun: of Dutch form 1 is “rode”, of
 * French “bleue”, 2 “bleus”, 3 “bleues”, of German 1 to 5 “rote”, “roter”, “roten”, “rotes”,
 * “rotem”. It is what the file says, else, for the usual colours, what the language says. Where
 * neither says it, and as form 0, it is the name itself.
 */
void suit_add_form(const struct suit *suit, const char *language, int form, struct strbuf *out);
/* Kinds of card, in the order of printing: suit by suit as in the file, then the wilds, then the
 * extra cards. */
int deck_card_count(const struct deck *deck);
const struct card *deck_card(const struct deck *deck, int card);
int deck_back_count(const struct deck *deck);
const struct deck_back *deck_back(const struct deck *deck, int back);
int deck_value_classes(const struct deck *deck);
/* Physical cards: all that are printed, and those of them that are played. */
int deck_printed(const struct deck *deck);
int deck_played(const struct deck *deck);
const struct wheel *deck_wheel(const struct deck *deck);

/* The ruleset that the deck comes with, its own changes applied. */
const struct settings *deck_settings(const struct deck *deck);
/* Whether the deck sets it itself, even to what the ruleset says anyway. */
bool deck_changes_setting(const struct deck *deck, enum setting setting);

/* Overrules how that style writes mixed numbers; where the language decides, nothing changes. */
void deck_write_mixed(struct deck *deck, enum mixed_form form);

/*
 * FNV-1a (64 bits) over the expanded model, as far as a game depends on it: the same for two files
 * that expand to the same suits, cards, wheel, ruleset and changed settings. Titles, names,
 * colours, backs and the template are left out, so that a new translation does not make a journal
 * unreadable. It is computed anew by each call.
 */
uint64_t deck_hash(const struct deck *deck);

/* The card of a suit (or DECK_NONE) with this id; DECK_NONE if there is none. */
int deck_find_card(const struct deck *deck, int suit, const char *id);
int deck_find_suit(const struct deck *deck, const char *id);

#endif
