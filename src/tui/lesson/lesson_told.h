/* The texts of a lesson, kept until they are read: sentences, and the pictures that go with them.
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
    bool said[TELLING_FIGURES];  /* a sentence says its number, so it is shown though it was seen */
    bool named[TELLING_FIGURES]; /* its number stands beside it, as it is said, or no secret */
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

/* Where it is put. */
struct told_place {
    int columns;            /* of pictures; words have two more */
    int most;               /* rows that it should not exceed */
    enum gallery_size size; /* no picture is larger */
    const struct surface_looks *looks;
};

/* Which of its pictures are shown: bit i is figure i. */
struct told_choice {
    unsigned shown;
    enum gallery_size size;
};

/*
 * All that are not seen already; where these have no room, or cannot be drawn together, bars
 * without lines, then the first two, then the first. Words take their place only where that cannot
 * be drawn either. Afterwards all of them are seen.
 */
struct told_choice told_choose(const struct told *told, struct told_seen *seen,
                               const struct told_place *place);
void told_add_pictures(const struct told *told, const struct told_choice *choice,
                       struct gallery *gallery);

/* Draws it and returns how many rows it takes; page: as a gallery has it. */
int told_put(const struct told *told, const struct told_choice *choice, const struct gallery *page,
             const struct told_place *place, struct cells *cells, int x, int y);

/* Puts words on as many rows as they need, and returns how many; a newline begins a row. */
int words_put(struct cells *cells, int x, int y, int columns, const char *words, enum role role);

#endif
