/*
 * Whether all words and numbers of a deck fit the boxes that a template has for them, found without
 * drawing, and mostly without opening a typeface, which takes longer than all else.
 */
#ifndef BREUK_RENDER_FACES_FITTING_H
#define BREUK_RENDER_FACES_FITTING_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "draw/type.h"
#include "render/paper_words.h"
#include "render/template/template.h"

#include <stdbool.h>

struct fitting {
    const struct template *template;
    const struct deck *deck; /* NULL: only what the template itself has words and numbers for */
    const struct paper_words *words;
    const int *copies;   /* of each card of the deck: those of 0 are not drawn; NULL: all are */
    bool every_language; /* of the deck's words and numbers; otherwise that of `words` */
    bool back;           /* the backs, too */
    double scale;        /* mm of the paper for a mm of the template; 0: 1 */
    struct type *type;   /* NULL: the typeface is opened when it is needed */
};

/*
 * Complains of each text and number that is too long for its box even in the smallest type that can
 * be read: at its place in the deck, or in the template if it is the template's own. Where no
 * typeface is installed, what is doubtful is passed over. STATUS_OK also after complaints;
 * STATUS_NO_MEMORY.
 */
enum status fitting_check(const struct fitting *fitting, struct diag *diag);

#endif
