/* Reads a rule set from XML: its titles, the rule set that it starts from, and the settings that
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

/* The grammar of rule set files, for the checker and the schemas. */
extern const struct grammar ruleset_grammar;

/* A rule set with the settings of those that it starts from. */
struct ruleset {
    struct arena arena; /* owns the texts */
    const char *base; /* the rule set that it starts from; NULL: it starts from settings_initial */
    struct position where; /* the place of its outermost element */
    struct words title;
    struct settings settings;
};

/* Loads a rule set and those that it starts from, which are looked for by name: first beside the
 * file that names them, then the user's own, then the shipped ones. On success *out belongs to the
 * caller: ruleset_free(). On failure *out is NULL and diag has every complaint with its file, line
 * and column. Errors are those of xml_read(): STATUS_NOT_FOUND, _UNREADABLE, _INVALID. */
enum status ruleset_load(struct ruleset **out, const char *path, struct diag *diag);

/* Does the same for a document that was read from this path; STATUS_INVALID also if the document is
 * not whole. */
enum status ruleset_load_document(struct ruleset **out, const char *path,
                                  const struct xml_document *document, struct diag *diag);

/* Frees the rule set. Takes NULL. */
void ruleset_free(struct ruleset *ruleset);

/* The name of the library of rule sets, for library_open(). */
#define RULESET_LIBRARY "decks/rulesets"

/* Loads a rule set by its name, which is looked for beside the file `beside` first (NULL: there is
 * none). If there is none, adds an error with the nearest name to diag, at `where`, and returns
 * STATUS_NOT_FOUND; otherwise as ruleset_load(). */
enum status ruleset_load_named(struct ruleset **out, const char *name, const char *beside,
                               struct position where, struct diag *diag);

/* Applies the <set name="…" value="…"/> children of a rule set's or a deck's element, in their
 * order; complaints go to diag. */
void settings_read(struct settings *settings, const struct xml_element *parent, struct diag *diag);

#endif
