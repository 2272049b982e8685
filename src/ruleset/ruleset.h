/* A rule set read from XML: its titles, the rule set that it starts from, and the settings that
 * differ. */
#ifndef BREUK_RULESET_RULESET_H
#define BREUK_RULESET_RULESET_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "ruleset/setting.h"
#include "xml/library.h"
#include "xml/translated.h"
#include "xml/xml.h"

extern const struct grammar ruleset_grammar;

struct ruleset {
    struct arena arena;    /* owns the texts */
    const char *base;      /* the rule set that it starts from; NULL: the table's first values */
    struct position where; /* its outermost element */
    struct words title;
    struct settings settings;
};

/*
 * Loads a rule set and those that it starts from, which are found by name: the user's own, then the
 * shipped ones. On success *out belongs to the caller: ruleset_free(). On failure *out is NULL and
 * diag has every complaint with its file, line and column. STATUS_NOT_FOUND, _UNREADABLE, _INVALID,
 * _NO_MEMORY, as xml_read().
 */
enum status ruleset_load(struct ruleset **out, const char *path, struct diag *diag);

/* The same from a document of that path; STATUS_INVALID also when something was wrong with it. */
enum status ruleset_load_document(struct ruleset **out, const char *path,
                                  const struct xml_document *document, struct diag *diag);

/* Takes NULL. */
void ruleset_free(struct ruleset *ruleset);

/* The library of rule sets, for library_open(). */
#define RULESET_LIBRARY "decks/rulesets"

/*
 * Finds a rule set by its name. When there is none, diag gets an error at `where` with the nearest
 * name, and the answer is STATUS_NOT_FOUND; otherwise as ruleset_load().
 */
enum status ruleset_load_named(struct ruleset **out, const char *name, struct position where,
                               struct diag *diag);

/*
 * Applies the <set name="…" value="…"/> children of a rule set's or a deck's element in their
 * order; what is wrong with them goes to diag.
 */
void settings_read(struct settings *settings, const struct xml_element *parent, struct diag *diag);

#endif
