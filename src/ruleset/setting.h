/*
 * The table of settings (setting-list.h), and a value for each. Rule sets, decks and the command
 * line set them by name; the rules are compiled from the values.
 */
#ifndef BREUK_RULESET_SETTING_H
#define BREUK_RULESET_SETTING_H

#include "base/message.h"
#include "base/status.h"
#include "xml/grammar.h"

enum setting {
#define SETTING(identifier, ...) SETTING_##identifier,
#include "ruleset/setting-list.h"
#undef SETTING
    SETTING_COUNT
};

/* The value of each setting: of a number the number, of words the index of the word, so that a
 * switch is 0 or 1. Passed by value. */
struct settings {
    int value[SETTING_COUNT];
};

/* The words of the table by index; a test holds them to its order. */
enum { FIRST_REVERSE_DEALER, FIRST_REVERSE_RIGHT };
enum { FIRST_SKIP_SECOND_LEFT, FIRST_SKIP_SECOND_RIGHT };
enum { FIRST_WILD_COLOUR_NEXT, FIRST_WILD_COLOUR_DEALER };
enum { CARDS_DEALT, CARDS_REAL, CARDS_SCORE };
enum { MATCH_VALUE, MATCH_PRINTED, MATCH_VALUE_ONLY };
enum { SAY_NOTHING, SAY_DECLARE, SAY_PROVE };
enum { HONEST_COLOUR, HONEST_FITTING };
enum { BLUFF_STAYS, BLUFF_BACK };
enum { CALLS_SPOKEN, CALLS_AUTOMATIC };
enum { WRONG_STRICT, WRONG_REFEREE, WRONG_PEERS };
enum { SCORING_WINNER, SCORING_CHARGED, SCORING_NONE };
enum { NUMBER_POINTS_FACE, NUMBER_POINTS_TEN };
enum { PARTNERS_NONE, PARTNERS_FIXED, PARTNERS_CHANGING, PARTNERS_TABLES };
enum { PARTNER_SEATS_FOUR, PARTNER_SEATS_EVEN };
enum { TABLE_FIRST, TABLE_SECOND, TABLE_BOTH };

/* A row of the table. */
struct setting_row {
    const char *name;
    int initial;              /* its value unless somebody sets it */
    int minimum, maximum;     /* range of a number */
    const char *const *words; /* ends with NULL; words == NULL: the setting is a number */
    const char *word_list;    /* the words for a reader, in quotes, with commas */
    const char *rules;        /* the ids of the rules that it decides, separated by spaces */
    const char *help;         /* a message id */
};

/* The names of all settings; ends with NULL. */
extern const char *const setting_names[];

/* The table, indexed by enum setting. */
extern const struct setting_row setting_rows[SETTING_COUNT];

/* The attributes of <set>; UNIQUE says where a setting may stand only once. */
#define SET_ATTRIBUTES(UNIQUE)                                                                     \
    ATTRIBUTES(ATTRIBUTE(VALUE_ID, "name", N_("the setting; “breuk list rules” shows them all"),   \
                         .required = true, .unique = UNIQUE, .known = setting_names),              \
               ATTRIBUTE(VALUE_TOKEN, "value",                                                     \
                         N_("its value: a number, or one of the setting’s words"),                 \
                         .required = true))

/* What the schemas say of <set>: each setting's name with its values. */
extern const struct attribute_choice setting_choices[SETTING_COUNT + 1];

/* Returns the greatest value that a setting may have: of a number, or the index of the last word.
 */
int setting_maximum(enum setting setting);

/* Returns the setting of this name, or SETTING_COUNT if there is none. */
enum setting setting_find(const char *name);

/* Returns a sentence that no setting has this name, and which one may be meant (NULL: none);
 * borrows both.
 */
struct message setting_unknown(const char *name, const char *nearest);

/* Returns the setting nearest to a name that is none, or the word nearest to a value that the
 * setting does not have; NULL when none is near. */
const char *setting_nearest(const char *name, const char *value);

/* Returns a sentence that a setting of words cannot be this, which one of its words may be meant
 * (NULL: none), and which there are; borrows the texts. */
struct message setting_unfit(const struct setting_row *row, const char *value, const char *nearest,
                             const char *words);

/* The initial value of every setting: the rules of the deluxe sheet. */
extern const struct settings settings_initial;

/* Sets a setting by name from text, as it stands in a file or after --rule. STATUS_INVALID: there
 * is no such setting or value, *why says what may be written, borrowing name and value, and the
 * settings stay as they were. */
enum status settings_set(struct settings *settings, const char *name, const char *value,
                         struct message *why);

enum { SETTING_TEXT_SIZE = 32 };

/* Writes a value as it would be typed ("7", "right-of-dealer") to text, and returns text. */
const char *setting_text(enum setting setting, int value, char text[SETTING_TEXT_SIZE]);

#endif
