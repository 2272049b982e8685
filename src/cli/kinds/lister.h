/* One line of `breuk list`, made in two forms at once: what stands after the name, and members of a
 * JSON object. */
#ifndef BREUK_CLI_KINDS_LISTER_H
#define BREUK_CLI_KINDS_LISTER_H

#include "base/status.h"
#include "base/strbuf.h"
#include "cli/command.h"
#include "ruleset/setting.h"
#include "xml/library.h"
#include "json/writer.h"

#include <stddef.h>

/* A zeroed struct is one. To be released. */
struct lister {
    struct strbuf details; /* after a newline: what stands below the name */
    struct strbuf object;
    struct json_writer json; /* of `object`, between begin and finish */
};

/* `kind` is the kind's name of one of them, in JSON: "deck". */
void lister_begin(struct lister *lister, const char *kind, const char *name);

/* Prints the line; `width`: of the column of names. */
void lister_finish(struct lister *lister, const struct command_line *line, const char *name,
                   size_t width);

void lister_release(struct lister *lister);

/* Every setting of the rules, with its values in the rule sets there are. */
void list_settings(const struct command_line *line, struct lister *lister);

/*
 * Adds what a setting may be, is and decides, in the user's language: "1–40 (usually 7; rule S3)".
 * `others`, which may be empty, is added to it: where it is not as usual.
 */
void setting_add_facts(enum setting setting, const char *others, struct strbuf *out);

/* What each rule set there is sets; names belong to the library. */
struct known_rulesets {
    struct library library;
    struct known_ruleset {
        const char *name;
        struct settings settings;
    } * known;
    size_t count;
};

/* One with errors is left out: `breuk list rulesets` tells of it. */
void rulesets_know(struct known_rulesets *rulesets);
void rulesets_forget(struct known_rulesets *rulesets);

/* setting_add_facts with the rule sets in which it is not as usual. */
void rulesets_add_facts(const struct known_rulesets *rulesets, enum setting setting,
                        struct strbuf *out);

#endif
