/* Puts the rules in force into words for people who play with real cards: the lines of a rule
 * sheet, a reference card or a score pad, made from the settings and the deck. Sentences are
 * messages; the printing code turns them into words. */
#ifndef BREUK_RULES_DESCRIBE_H
#define BREUK_RULES_DESCRIBE_H

#include "deck/deck.h"
#include "rules/rules.h"

/* The parts of a rule sheet, in its order. */
enum rules_section {
    SECTION_AIM,
    SECTION_NEEDED,
    SECTION_DEAL,
    SECTION_FIRST_CARD, /* what the card does that is turned up first */
    SECTION_TURN,
    SECTION_FITS,
    SECTION_ACTIONS,
    SECTION_WHEEL,
    SECTION_LAST_CARD,
    SECTION_HOUSE, /* house rules */
    SECTION_WRONG,
    SECTION_PARTNERS,
    SECTION_ROUND_END,
    SECTION_POINTS,
    SECTION_WINNING,
    SECTIONS
};

enum { EXAMPLE_FACES = 6 };

/* One line: a sentence, or some of the deck's cards that are equal. */
struct rule_line {
    enum rules_section section;
    const char *rules;       /* the ids of the rules that it tells: "T3 T4"; a literal */
    struct message message;  /* without an id: the line shows only faces */
    enum action action;      /* the action of the card that it is about, or ACTION_NONE */
    int segment;             /* the segment of the wheel that it is about, or DECK_NONE */
    bool reckons;            /* it says who writes down which points for a round */
    int faces;               /* how many cards it shows, all equal and each printed differently */
    int face[EXAMPLE_FACES]; /* index of deck_card */
};

/* Is given each line; the line is gone when it returns. */
typedef void rule_visitor(void *context, const struct rule_line *line);

/* Visits the lines in their order. The settings must go together with each other and with the deck
 * (rules_players). Messages borrow from the deck and name cards by MESSAGE_CARD, which means the
 * face without its colour. */
void rules_describe(const struct deck *deck, const struct settings *settings, rule_visitor *visit,
                    void *context);

/* Returns the heading of a section: a message id. */
const char *rules_section_title(enum rules_section section);

/* Returns the number of rounds after which the match ends; 0: points end it. */
int rules_rounds(const struct settings *settings);

/* Sets how many can play this deck by these settings: every number from *fewest to *most, or with
 * fixed partners every even one. STATUS_INVALID: no number can, and *why says why, as rules_compile
 * does. */
enum status rules_players(const struct deck *deck, const struct settings *settings, int *fewest,
                          int *most, struct refusal *why);

#endif
