/* What a lesson tells, kept until it is read: sentences, and the pictures that go with them.
 * Private to the room. */
#ifndef BREUK_TUI_LESSON_TOLD_H
#define BREUK_TUI_LESSON_TOLD_H

#include "lesson/item.h"
#include "tui/cells.h"
#include "tui/gallery.h"

/* A zeroed struct is empty. */
struct told {
    struct strbuf words; /* sentences, a line each */
    bool said_alone;     /* it is one sentence, and no more belongs to it */
    bool before;         /* it is about the question before, and does not stay below this one */
    int figures;
    struct figure figure[TELLING_FIGURES];
    bool said[TELLING_FIGURES]; /* its number stands beside it, because the sentence says it */
    struct notation number[TELLING_FIGURES];
};

/* A sentence; sentences with their pictures. */
void told_message(struct told *told, struct message message);
void told_telling(struct told *told, const struct telling *telling);
void told_release(struct told *told);

/* Pictures that stand on a page already: they are not shown twice. */
struct told_seen {
    int count;
    struct figure figure[2 + TELLING_FIGURES * 3];
};
void told_seen_add(struct told_seen *seen, const struct figure *figure);

/* Draws it and returns how many rows it takes. No picture is higher than `most` rows. */
int told_put(const struct told *told, struct told_seen *seen, int most, int columns,
             const struct surface_looks *looks, struct cells *cells, int x, int y);

/* Puts words on as many rows as they need, and returns how many; a newline begins a row. */
int words_put(struct cells *cells, int x, int y, int columns, const char *words, enum role role);

#endif
