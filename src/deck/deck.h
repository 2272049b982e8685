/* An immutable deck: the contents of a deck file, expanded, checked and put in order. A card here
 * is a kind of card with a number of copies, which are interchangeable. All texts and arrays belong
 * to the deck. */
#ifndef BREUK_DECK_DECK_H
#define BREUK_DECK_DECK_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "rational/notation.h"
#include "rational/rational.h"
#include "ruleset/ruleset.h"
#include "xml/translated.h"

#include <stdbool.h>
#include <stdint.h>

/* Limits of a deck. */
enum {
    DECK_NONE = -1,            /* no suit, no value class */
    DECK_SUITS = 8,            /* the most suits of a deck */
    DECK_FORMS = 5,            /* the most forms of a suit's name beside the name itself */
    DECK_LANGUAGES = 100,      /* the most languages of a title or name */
    DECK_BACKS = 16,           /* the most names of backs */
    DECK_BACK_PARTS = 12,      /* the most parts of the fraction on its backs */
    DECK_CARDS_PRINT = 200000, /* the most physical cards that are checked and printed */
    DECK_CARDS_PLAY = 512 /* the most physical cards in play; a game refuses more, and says why */
};

/* The shapes that every shipped template has a sign for, "circle" to "drop", then NULL. */
extern const char *const deck_shapes[];

/* A suit. */
struct suit {
    const char *id;     /* "blue": unique, and how moves name it */
    struct words names; /* "blue", "blauw" … */
    struct words forms; /* their forms, as the file gives them: "blauwe", "bleue bleus bleues"; see
                           suit_add_form */
    struct words abbreviations; /* one or two letters, unique within the deck in each language */
    uint32_t colour;            /* 0xRRGGBB */
    const char *shape; /* one of deck_shapes, or another name: its sign is a path drawn by the
                          template, never a glyph, and a template may have none */
    struct position where, colour_at, shape_at; /* of the suit, and of what it says of these */
};

/* How a card shows its value: as a number, or as a picture. */
enum picture {
    PICTURE_NONE,
#define PICTURE(identifier, ...) PICTURE_##identifier,
#include "deck/picture-list.h"
#undef PICTURE
    PICTURES
};

/* The most that a picture can show: parts of one whole and parts that count, and wholes. No player
 * can count more on a card. */
enum { PICTURE_PARTS = 100, PICTURE_WHOLES = 12 };

/* The effect of a card. A number card has none by itself; the rules may give its value one. */
enum action {
    ACTION_NONE,
    ACTION_DRAW_TWO,
    ACTION_REVERSE,
    ACTION_SKIP,
    ACTION_WILD,
    ACTION_WILD_DRAW_FOUR
};

/* The effect of a number card on the hands when its setting is on (H3). */
enum hands_effect {
    HANDS_NONE,
#define HANDS(identifier, ...) HANDS_##identifier,
#include "deck/hands-list.h"
#undef HANDS
    HANDS_EFFECTS
};

/* What a card is for. */
enum card_kind {
    CARD_NUMBER,
    CARD_ACTION, /* of a suit, or of none: the wild cards */
    CARD_EXTRA   /* printed but never played: a title card, a reference card */
};

/* A kind of card. There may be 200,000 of them, so it has no byte to spare. */
struct card {
    const char *id; /* unique in its suit: "2/4", "pie:2/4", "3*", "+2", "reverse", "wild", "+4" */
    /* number cards: */
    struct notation notation; /* what is printed, or the number that the picture shows */
    struct rational value;
    int value_class; /* 0 … deck_value_classes − 1: equal values share a class, and a greater value
                        has a greater class; DECK_NONE on other cards */
    int copies;      /* physical cards, at least 1 */
    int points;      /* DECK_NONE: what the ruleset says */
    enum card_kind kind : 8;
    enum action action : 8;
    enum picture picture : 8;    /* number cards; PICTURE_NONE: the notation itself is printed */
    enum hands_effect hands : 8; /* the same for all cards of a value class */
    signed char suit;            /* index, or DECK_NONE */
    signed char back;            /* index of deck_back; DECK_NONE: the template's first back */
    bool spin;                   /* number cards: the next player turns the wheel */
    bool reference; /* extra cards: lists what the segments of the wheel and the action cards do */
    struct words title;    /* extra cards: the text that is printed */
    struct position where; /* the element that made the first copy */
};

/* A back that cards ask for. The template that draws them may or may not have it. */
struct deck_back {
    const char *name;
    struct position where; /* where a card first asks for it */
};

/* The effect of a segment of the wheel; the comments name the rules. */
enum wheel_effect {
    WHEEL_ALMOST_OUT,     /* W2 */
    WHEEL_DISCARD_NUMBER, /* W3 */
    WHEEL_DISCARD_COLOUR, /* W4 */
    WHEEL_DRAW_UNTIL,     /* W5: it has a suit */
    WHEEL_TRADE_HANDS,    /* W6 */
    WHEEL_SHOW_HAND,      /* W7 */
    WHEEL_SHOWDOWN,       /* W8 */
    WHEEL_SHOUT           /* W9 */
};

/* A segment of the wheel. */
struct wheel_segment {
    enum wheel_effect effect;
    int suit;   /* WHEEL_DRAW_UNTIL; DECK_NONE on the others */
    int weight; /* at least 0; its chance is weight ∕ sum of weights */
    struct words title;
    struct position where;
};

/* The wheel that spin cards turn. */
struct wheel {
    int count; /* 0: no wheel */
    const struct wheel_segment *segments;
};

/* Each returns the word of deck files: "draw-two", "swap", "draw-until"; NULL for ACTION_NONE and
 * HANDS_NONE. */
const char *deck_action_word(enum action action);
const char *deck_hands_word(enum hands_effect hands);
const char *deck_wheel_word(enum wheel_effect effect);

/* What a deck file may say. */
extern const struct grammar deck_grammar;

/* The library of decks, for library_open(). */
#define DECK_LIBRARY "decks"

/* The library of templates, for library_open(). */
#define TEMPLATE_LIBRARY "templates"

/* The template of decks that name none, and of cards without a deck. */
#define DECK_TEMPLATE "studio"

/* A deck, made by deck_load(). */
struct deck;

/*
 * Loads a deck and all that it includes. On success *out belongs to the caller: deck_free(). On
 * failure *out is NULL, and diag has every complaint with its file, line and column; it may have
 * warnings on success too. A file with an error is never loaded in part. The ruleset and the
 * template are looked up by their names among the user's own, then the shipped ones.
 * STATUS_NOT_FOUND: there is no such file. STATUS_UNREADABLE: it is refused, or not XML.
 * STATUS_INVALID: it has errors.
 */
enum status deck_load(struct deck **out, const char *path, struct diag *diag);
/* Does the same for a file in memory; `path` names it, and its includes are looked for beside that
 * path. */
enum status deck_load_bytes(struct deck **out, const char *path, const char *bytes, size_t length,
                            struct diag *diag);
/* Does the same for a document that has been read already, which must be a <deck>, not a part. For
 * callers that had to see first what kind of file it is. The document may be freed before the
 * deck. */
enum status deck_load_document(struct deck **out, const char *path,
                               const struct xml_document *document, struct diag *diag);
/* Takes NULL. */
void deck_free(struct deck *deck);

/* The parts of its number style that a deck may fix; the rest is the language's. */
enum style_part {
#define STYLE(identifier, ...) STYLE_##identifier,
#include "deck/style-list.h"
#undef STYLE
    STYLE_PARTS
};

/* The statements of a deck file about the deck as a whole; a text is "" where it makes none. */
struct deck_about {
    const char *name;      /* the file's name without folder and .xml */
    struct position where; /* its outermost element */
    struct words title;
    const char *author, *licence, *version;
    const char *template, *ruleset;   /* the names of the template and ruleset that it comes with */
    int back_taken, back_parts;       /* the fraction on its backs; 0, 0: the template's choice */
    unsigned styled;                  /* a bit for each enum style_part that the deck fixes */
    const struct number_style *style; /* those; NULL: it fixes none */
};
/* Returns the file's statements about the deck as a whole. */
const struct deck_about *deck_about(const struct deck *deck);

/* Return how many suits the deck has, and each of them, in the order of the file. */
int deck_suit_count(const struct deck *deck);
const struct suit *deck_suit(const struct deck *deck, int suit);
/*
 * Adds the suit's name in that language, in the form that it has beside a noun: in Dutch form 1 is
 * “rode”, in French 1 is “bleue”, 2 “bleus”, 3 “bleues”, in German 1 to 5 are “rote”, “roter”,
 * “roten”, “rotes”, “rotem”. The form is what the file gives or, for the usual colours, what the
 * language has. Where there is none, and as form 0, it is the name itself.
 */
void suit_add_form(const struct suit *suit, const char *language, int form, struct strbuf *out);
/* Return how many kinds of card there are, and each of them, in the order of printing: suit by suit
 * as in the file, then the wilds, then the extra cards. */
int deck_card_count(const struct deck *deck);
const struct card *deck_card(const struct deck *deck, int card);
/* Returns whether two cards are printed alike, with or without the sign of a spin card. */
bool card_looks_like(const struct card *one, const struct card *other);
/* Return how many backs the cards ask for by name, and each of them. */
int deck_back_count(const struct deck *deck);
const struct deck_back *deck_back(const struct deck *deck, int back);
/* Returns how many different values the number cards have. */
int deck_value_classes(const struct deck *deck);
/* Return how many physical cards there are: all that are printed, and those that are played. */
int deck_printed(const struct deck *deck);
int deck_played(const struct deck *deck);
/* Returns the wheel; its count is 0 when the deck has none. */
const struct wheel *deck_wheel(const struct deck *deck);

/* Returns the settings of the ruleset that the deck comes with, with the deck's own changes. */
const struct settings *deck_settings(const struct deck *deck);
/* Returns whether the deck itself sets this setting, even to the ruleset's value. */
bool deck_changes_setting(const struct deck *deck, enum setting setting);
/* Returns where it does, or else the place of the deck itself. */
struct position deck_setting_at(const struct deck *deck, enum setting setting);

/* Returns how the deck's numbers are written in a language with that style: the parts that the deck
 * does not fix are the language's. */
struct number_style deck_style(const struct deck *deck, const struct number_style *language);
/* Makes a deck that fixes how mixed numbers are written write them in this form; where the language
 * decides, nothing changes. */
void deck_write_mixed(struct deck *deck, enum mixed_form form);

/*
 * Returns a hash (FNV-1a, 64 bits) of the expanded deck, as far as a game depends on it: the same
 * for two files that expand to the same suits, cards, wheel, ruleset and changed settings. It
 * leaves out titles, names, colours, backs and the template, so that a new translation does not
 * make a journal unreadable. Each call computes it anew.
 */
uint64_t deck_hash(const struct deck *deck);

/* Return the index of the card with this id in a suit (or of no suit: DECK_NONE), and of the suit
 * with this id; DECK_NONE when there is none. */
int deck_find_card(const struct deck *deck, int suit, const char *id);
int deck_find_suit(const struct deck *deck, const char *id);

#endif
