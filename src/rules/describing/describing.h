/* For the files that put the rules into words. Private to the room. */
#ifndef BREUK_RULES_DESCRIBING_H
#define BREUK_RULES_DESCRIBING_H

#include "rules/describing/describe.h"

enum { DESCRIBED_ACTIONS = ACTION_WILD_DRAW_FOUR + 1 };

/* The deck and the settings, the facts about the deck that matter for the words, and where the
 * lines go. */
struct describing {
    const struct deck *deck;
    const struct settings *settings;
    const int *value; /* the settings' values */
    rule_visitor *visit;
    void *context;
    bool action[DESCRIBED_ACTIONS]; /* which actions the deck has */
    bool numbers, spins, reference;
    int extras;      /* physical cards that are not played */
    bool many_forms; /* some equal numbers are printed in different ways */
};

bool describing_charges(const struct describing *d); /* everyone is charged with what they hold */

/* Returns a line of this section with no card, segment or face. */
struct rule_line rule_line_of(enum rules_section section, const char *rules,
                              struct message message);
/* Gives the line to the visitor. */
void describing_tell(const struct describing *d, const struct rule_line *line);
/* Make a line and give it to the visitor: from a message, from a message id without arguments, and
 * from one that counts something as {count}. */
void describing_message(const struct describing *d, enum rules_section section, const char *rules,
                        struct message message);
void describing_say(const struct describing *d, enum rules_section section, const char *rules,
                    const char *id);
void describing_count(const struct describing *d, enum rules_section section, const char *rules,
                      const char *one, const char *many, int count);

/* Each of these tells the lines of its section. */
void describe_fits(const struct describing *d);
void describe_actions(const struct describing *d);
void describe_wheel(const struct describing *d);
void describe_house(const struct describing *d);
void describe_partners(const struct describing *d);
void describe_round_end(const struct describing *d);
void describe_points(const struct describing *d);
void describe_winning(const struct describing *d);

#endif
