/* Deck, rule set and rules as somebody typed them, for everything that plays or prints by them; and
 * how mixed numbers are written. */
#ifndef BREUK_CONSOLE_SETTING_UP_H
#define BREUK_CONSOLE_SETTING_UP_H

#include "console/manner.h"
#include "deck/deck.h"
#include "play/setup.h"

/* Each of these reports what is wrong. This one loads a deck by its name or path. */
enum exit_code setup_find_deck(struct setup *setup, const struct manner *manner, const char *typed);

/* Takes the settings of a rule set by its name or path; NULL changes nothing. */
enum exit_code setup_find_ruleset(struct setup *setup, const struct manner *manner,
                                  const char *name);

/* Changes one setting. */
enum exit_code setup_set_rule(struct setup *setup, const struct manner *manner, const char *name,
                              const char *value);

/* Changes the setting that is written NAME=VALUE. */
enum exit_code setup_change_rule(struct setup *setup, const struct manner *manner,
                                 const char *text);

/* Does so for every --rule. */
enum exit_code setup_change_rules(struct setup *setup, const struct manner *manner,
                                  struct option_list rules);

/* Compiles the rules of all that, once the players are known. */
enum exit_code setup_compile(struct setup *setup, const struct manner *manner);

/* The words of enum mixed_form; ended by NULL. */
extern const char *const mixed_forms[];

/* From now on the numbers of a deck, right after it was loaded, follow --mixed, if it was given;
 * NULL: those of the language. */
void mixed_apply(const struct manner *manner, struct deck *deck);

#endif
