/* Checks whether all words and numbers of a deck fit the boxes that a template has for them, and
 * its pictures can be seen. Nothing is drawn, and mostly no typeface is opened, which would take
 * longer than all the rest. */
#ifndef BREUK_RENDER_FACES_FITTING_H
#define BREUK_RENDER_FACES_FITTING_H

#include "base/diag.h"
#include "deck/deck.h"
#include "draw/type.h"
#include "render/paper_words.h"
#include "render/template/template.h"

#include <stdbool.h>

/* The input of a check; everything is borrowed. */
struct fitting {
    const struct template *template;
    const struct deck *deck; /* NULL: only the template's own words and numbers are checked */
    const struct paper_words *words;
    const int *copies;   /* of each card of the deck: a card with 0 is not checked; NULL: all are */
    bool every_language; /* true: texts in every language of the deck; false: in that of `words` */
    bool back;           /* the backs are checked too */
    double scale;        /* mm of the paper for each mm of the template; 0 means 1 */
    struct type *type;   /* NULL: the typeface is opened if it is needed */
};

/* Complains of type that a template wants too small to be read, of each text and number that is too
 * long for its box even in the smallest readable type, and of pictures that cannot be seen: at its
 * place in the deck, or in the template if it alone is to be mended. If no typeface is installed,
 * doubtful cases pass. */
void fitting_check(const struct fitting *fitting, struct diag *diag);

#endif
