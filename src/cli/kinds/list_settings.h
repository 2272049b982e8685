/* The settings of the rules: what each may be, and what it is in every rule set. */
#ifndef BREUK_CLI_KINDS_LIST_SETTINGS_H
#define BREUK_CLI_KINDS_LIST_SETTINGS_H

#include "cli/kinds/lister.h"
#include "ruleset/setting.h"
#include "xml/library.h"

/* Does `breuk list rules`: lists every setting with its values in all rule sets. */
void list_settings(const struct command_line *line, struct lister *lister);

/*
 * Adds the values that a setting can have, its default and the rules it decides, in the user's
 * language: "1–40 (default: 7; rule S3)". `others`, which may be empty, stands among them: where it
 * differs from the default.
 */
void setting_add_facts(enum setting setting, const char *others, struct strbuf *out);

/* The settings of every rule set; the names belong to the library. */
struct known_rulesets {
    struct library library;
    struct known_ruleset {
        const char *name;
        struct settings settings;
    } * known;
    size_t count;
};

/* Loads them. A rule set with errors is left out: `breuk list rulesets` reports it. */
void rulesets_know(struct known_rulesets *rulesets);
/* Releases them. */
void rulesets_forget(struct known_rulesets *rulesets);

/* Does setting_add_facts with the rule sets that differ from the default. */
void rulesets_add_facts(const struct known_rulesets *rulesets, enum setting setting,
                        struct strbuf *out);

#endif
