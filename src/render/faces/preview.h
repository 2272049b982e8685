/* All faces of a deck as one picture: each kind of card once, with the number of its copies. */
#ifndef BREUK_RENDER_FACES_PREVIEW_H
#define BREUK_RENDER_FACES_PREVIEW_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "render/paper_words.h"
#include "render/template/template.h"

enum preview_format { PREVIEW_PNG, PREVIEW_SVG };

enum {
    PREVIEW_KINDS = 1000,         /* kinds of card in a picture, at most */
    PREVIEW_PIXELS = 40 * 1000000 /* of a PNG, at most: it is held in memory, 4 bytes each */
};

struct preview_job {
    const struct deck *deck;
    const struct template *template;
    enum preview_format format;
    bool self_check; /* equal cards share a mark (self_check.h) */
    int width;       /* in pixels; 0: as wide as the cards can be read well */
    struct paper_words words;
    struct strbuf *notes; /* NULL, or what is drawn is written down there (canvas.h) */
};

struct preview_summary {
    int kinds;         /* of card, in the picture */
    int left_out;      /* kinds of card that are not */
    int width, height; /* pixels */
};

/*
 * Draws the deck and adds the file to `out`; the same input gives the same bytes. STATUS_INVALID:
 * the deck cannot be drawn, or the picture would be too large; all reasons are in diag;
 * STATUS_NOT_FOUND: there is no usable font; STATUS_NO_MEMORY. Warnings may be in diag on success,
 * too. One at a time in a process (type_open).
 */
enum status preview_deck(const struct preview_job *job, struct strbuf *out,
                         struct preview_summary *summary, struct diag *diag);

#endif
