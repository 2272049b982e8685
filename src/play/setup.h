/* What a game is played with: a deck, settings, players, and the rules compiled of them. */
#ifndef BREUK_PLAY_SETUP_H
#define BREUK_PLAY_SETUP_H

#include "base/memory.h"
#include "deck/deck.h"
#include "log/header.h"
#include "play/players.h"
#include "rules/rules.h"

/* A zeroed one is empty. It may be moved: nothing points into the struct itself. */
struct setup {
    struct arena texts;
    struct deck *deck;
    const char *deck_name; /* as a log names it: a name, or a whole path; belongs to `texts` */
    const char *ruleset;   /* the same of the rule set; belongs to the deck or to `texts` */
    struct settings settings;
    struct players players;
    struct rules *rules;
    struct naming names; /* its texts belong to deck and players */
    uint64_t seed;
    int minutes;                      /* as struct log_header has it */
    const char *class_name, *session; /* the same; from a log they belong to `texts` */
    struct strbuf *files; /* borrowed; NULL, or gets the paths of files read (struct diag) */
};

/* Finds and loads a deck by name or path; its ruleset and settings are those of the game until
 * something else is said. STATUS_NOT_FOUND, _UNREADABLE, _INVALID: diag says why. */
enum status setup_deck(struct setup *setup, const char *typed, struct diag *diag);

/* Takes the settings of a rule set by its name or path; `where` is the place of that name, for
 * complaints. Returns as setup_deck does. */
enum status setup_ruleset(struct setup *setup, const char *typed, struct position where,
                          struct diag *diag);

/* Compiles the rules and names the seats, once deck, settings and players are known.
 * STATUS_INVALID: *why says which of them conflict. */
enum status setup_rules(struct setup *setup, struct refusal *why);

/*
 * Sets all of it up as the header of a log says. STATUS_INVALID, _NOT_FOUND, _UNREADABLE: diag says
 * why; where the rules refuse it *why does, which otherwise has no rule. setup_release in any case.
 */
enum status setup_from_header(struct setup *setup, const struct log_header *header,
                              struct position where, struct refusal *why, struct diag *diag);

/* Fills in the header of a log of this game, with all settings. It borrows from setup, which owns
 * the texts that are made for it. */
void setup_header(struct setup *setup, struct log_header *header);

void setup_release(struct setup *setup);

#endif
