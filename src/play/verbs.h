/* The words that one types to play: in English, and in the language in use. */
#ifndef BREUK_PLAY_VERBS_H
#define BREUK_PLAY_VERBS_H

#include "play/typed.h"

struct verb {
    enum typed_kind kind;
    enum move_kind move; /* of TYPED_MOVE */
    const char *words;   /* a message id: its words with commas between them */
};

/* How many commands there are, and each of them. */
int verb_count(void);
const struct verb *verb_at(int index);

/* The command that the first `length` bytes of a folded text are a word of; NULL when there is
 * none.
 */
const struct verb *verb_find(const char *text, size_t length);

/* The command whose word a folded text begins with, and what follows the space behind it; NULL when
 * it begins with none that takes more than its word. */
const struct verb *verb_split(const char *text, const char **rest);

/* What is typed after the command's word. */
enum move_argument verb_rest(const struct verb *verb);

/* Whether a folded text is a word of the command that makes such a move. */
bool verb_is(enum move_kind move, const char *word);

#endif
