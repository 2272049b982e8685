/* Words become a sentence. Private to the room. */
#ifndef BREUK_TUI_SENTENCE_H
#define BREUK_TUI_SENTENCE_H

#include "base/strbuf.h"

/* Adds the words with a capital, and with a full stop unless they end a sentence already. They may
 * begin with a colour (tui/show.h). */
void sentence_add(struct strbuf *out, const char *words);

/* Adds the full stop alone. */
void sentence_add_stop(struct strbuf *out);

#endif
