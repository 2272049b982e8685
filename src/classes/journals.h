/* Where journals are kept: $XDG_STATE_HOME/breuk, else ~/.local/state/breuk; those of lessons and
 * scores each in a folder below it. */
#ifndef BREUK_CLASSES_JOURNALS_H
#define BREUK_CLASSES_JOURNALS_H

#include "log/journal.h"

/* As `kind`. */
#define JOURNALS_OF_GAMES   ""
#define JOURNALS_OF_LESSONS "lessons/"
#define JOURNALS_OF_SCORES  "scores/"

/* What breuk keeps of people; ends with a row whose `what` is NULL. */
extern const struct keeping_row {
    const char *folder;                  /* of journals; NULL: it is none */
    const char *what, *where, *how_long; /* N_() */
} keeping_rows[];

/* Creates a journal named after the day, the time and the deck or lesson. STATUS_NOT_FOUND: no
 * folder is known. Otherwise as journal_create. */
enum status journals_create(struct journal *journal, const char *kind, const char *name);

/* Returns the path of the journal that was begun last; if `before`, a path that this function
 * returned, is not NULL, of the last one begun before that. NULL if there is none. The caller frees
 * it: memory_free. */
char *journals_newest(const char *kind, const char *before);

/* Days for which journals that belong to no class are kept, unless --keep says otherwise. */
enum { JOURNALS_DAYS = 30 };

/* Calls with the path of each journal, of any kind, that is there when it begins; of a kind the
 * oldest first. Removes what killed programs left in these folders. Returns 0, or the errno of a
 * folder that cannot be read, which is added to *unreadable; those after it are not visited then.
 */
typedef void journals_visitor(void *context, const char *path);
int journals_each(journals_visitor *visit, void *context, struct strbuf *unreadable);

/* True if journals_each would find a journal at that path, of any kind; however the path leads to
 * its folder. */
bool journals_is_in_folder(const char *path);

/* The day on which the journal of that path was begun, as its name has it, in microseconds since
 * 1970. False: breuk gave it no such name. */
bool journals_began(const char *path, int64_t *at);

#endif
