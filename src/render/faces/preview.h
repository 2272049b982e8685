/* Draws all faces of a deck in one picture: each kind of card once, with the number of its copies,
 * and each back. */
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

/* What is drawn; everything is borrowed. */
struct preview_job {
    const struct deck *deck;
    const struct template *template;
    enum preview_format format;
    bool self_check; /* number cards show the mark that equal cards share (self_check.h) */
    int width;       /* pixels; 0: wide enough to read the cards well */
    struct paper_words words;
    struct strbuf *notes; /* what is drawn is noted here as text (canvas.h); NULL: nothing is */
};

/* What a picture came to. */
struct preview_summary {
    int kinds;         /* of card that the picture shows */
    int left_out;      /* kinds of card that it does not show */
    int width, height; /* pixels */
};

/* Draws the deck and adds the file to `out`; the same input gives the same bytes. STATUS_INVALID:
 * the deck cannot be drawn, or the picture would be too large, with all reasons in diag;
 * STATUS_NOT_FOUND: no font is usable. diag may hold warnings on success, too. A process can draw
 * one at a time (type_open). */
enum status preview_deck(const struct preview_job *job, struct strbuf *out,
                         struct preview_summary *summary, struct diag *diag);

#endif
