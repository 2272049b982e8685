/* What `breuk list` says of bots, lessons, settings and sheets. */
#ifndef BREUK_CLI_KINDS_LISTED_H
#define BREUK_CLI_KINDS_LISTED_H

#include "console/lister.h"
#include "paper/sheet.h"
#include "ruleset/setting.h"
#include "xml/library.h"

#include <stddef.h>

/* Describes a sheet by its title and the size of its cards. */
void lister_describe_sheet(struct lister *lister, const struct sheet *sheet);

/* Players that are programs, and how each plays. */

/* Does `breuk list bots`. */
void list_bots(const struct manner *manner, struct lister *lister);

/* The lessons in the order in which they are learned, then those of the user's own. */

/* Does `breuk list lessons`. `describe` fills the lister with the facts about a file. */
void list_lessons(const struct manner *manner, struct lister *lister,
                  void (*describe)(struct lister *lister, const struct library_entry *entry));

/* The settings of the rules: what each may be, and what it is in every rule set. */

/* Does `breuk list rules`: lists every setting with its values in all rule sets. */
void list_settings(const struct manner *manner, struct lister *lister);

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

/* The sheets in a file: those of label stock, a line each. */

/* Does `breuk list sheets FILE`, a file or a name as --sheet takes it. Errors are reported. */
enum exit_code list_stock(const struct manner *manner, const char *typed);

#endif
