/* Where the journals of games are: $XDG_STATE_HOME/breuk, else ~/.local/state/breuk. */
#ifndef BREUK_CLI_PLAY_JOURNALS_H
#define BREUK_CLI_PLAY_JOURNALS_H

#include "log/journal.h"

/* A new journal named by day, time and deck. STATUS_NOT_FOUND: no folder is known. Otherwise as
 * journal_create. */
enum status journals_create(struct journal *journal, const char *deck);

/* The path of the journal that was begun last; of those before `before`, unless that is NULL: a
 * path that this gave. Belongs to the caller: memory_free. NULL: there is none. */
char *journals_newest(const char *before);

#endif
