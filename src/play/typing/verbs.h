/* The words that players type, in English and in the language in use. */
#ifndef BREUK_PLAY_VERBS_H
#define BREUK_PLAY_VERBS_H

#include "play/typing/typed.h"
#include "rules/view.h"

struct verb {
    enum typed_kind kind;
    enum move_kind move; /* for TYPED_MOVE */
    const char *words;   /* a message id: its words with commas between them; NULL: none */
};

/*
 * Returns the command that the whole folded text is a word of, with an empty *rest; else the
 * command of its first word, if that command takes more, with the text behind the word in *rest.
 * NULL when there is neither.
 */
const struct verb *verb_find(const char *text, const char **rest);

/* Returns whether the first `length` bytes of a folded text are a word of a list, words in small
 * letters with commas between them, in English or the language in use. `id` is a message id. */
bool words_have(const char *id, const char *text, size_t length);

/* Returns the words of a kind of move: such a list. */
const char *move_words(enum move_kind kind);

/* Returns what kind of argument follows the command's word. */
enum move_argument verb_rest(const struct verb *verb);

/* Short answers that mean a move in the situation in which they are typed: "yes", "nein", "take 4
 * cards". */

/* Returns whether the folded text is such an answer to what the view asks; *move is then the move.
 * The rules may refuse it. */
bool phrase_read(const struct view *view, const char *text, struct move *move);

/* Returns whether the folded text is a yes. */
bool phrase_is_yes(const char *text);

/* Returns whether the folded text is the word that stands behind a number of cards. */
bool phrase_is_cards(const char *text);

/* Returns whether the folded text says that no one does anything: "nobody", "no". */
bool phrase_is_nobody(const char *text);

#endif
