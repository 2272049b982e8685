/*
 * Words in a box of their own, on pages that no template lays out: as large as fits, and a
 * complaint where that is too small to be read (fit.h).
 */
#ifndef BREUK_RENDER_LETTERING_H
#define BREUK_RENDER_LETTERING_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "paper/geometry.h"
#include "render/paper_words.h"
#include "render/type.h"

#include <stdbool.h>
#include <stdint.h>

struct canvas;

struct lettering {
    struct box box; /* mm */
    double size;    /* an em at most, mm */
    bool bold;
    bool above; /* a block stands at the top of its box, not in the middle of its height */
    enum align align;
    uint32_t colour;
    struct position where; /* of the text in the deck; zeroed: it is none of the deck's */
};

/*
 * One line, or a text broken to the width of its box, in the middle of the box's height.
 * STATUS_INVALID: it does not fit in the smallest type that can be read, and nothing is drawn, as
 * diag says (NULL: nobody is told); STATUS_NO_MEMORY.
 */
enum status lettering_line(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);
enum status lettering_block(struct canvas *canvas, const struct lettering *look, const char *text,
                            struct diag *diag);

/* The same for sentences of the program. */
enum status lettering_say_line(struct canvas *canvas, const struct lettering *look,
                               const struct paper_words *words, const struct message *message,
                               struct diag *diag);
enum status lettering_say(struct canvas *canvas, const struct lettering *look,
                          const struct paper_words *words, const struct message *message,
                          struct diag *diag);

#endif
