/* What every question promises, whichever numbers it was made of. */
#ifndef BREUK_FUZZ_QUESTION_H
#define BREUK_FUZZ_QUESTION_H

#include "lesson/item.h"

/* Chooses the language of what is shown, by a number of any size. */
void question_language(unsigned number);

/* The sentence has words for all that it names, and they are text without control characters. */
void check_message(struct message message);

/* All that is told is such sentences, and can be shown. */
void check_telling(const struct telling *telling);

/* The question can be shown; its hints come to an end; its own answer, in words too, is right; what
 * is foreseen is wrong, and can be spoken of. */
void check_question(const struct item *item);

/* The answer is judged, and spoken of, in the same way whenever it is given. */
void check_answer(const struct item *item, const struct response *response);

#endif
