/* The texts of a lesson, kept until they are read: sentences, and the pictures that go with them.
 * Private to the room. */
#ifndef BREUK_TUI_LESSON_PASSAGE_H
#define BREUK_TUI_LESSON_PASSAGE_H

#include "lesson/item.h"
#include "tui/cells.h"
#include "tui/gallery.h"

/* A zeroed struct is empty. */
struct passage {
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
void passage_message(struct passage *passage, struct message message);
void passage_telling(struct passage *passage, const struct telling *telling);
void passage_release(struct passage *passage);

/* Pictures that stand on a page already: they are not shown twice. */
struct passage_seen {
    int count;
    struct figure figure[2 + TELLING_FIGURES * 3];
};
void passage_seen_add(struct passage_seen *seen, const struct figure *figure);

/* Where it is put. */
struct passage_place {
    int columns;            /* of pictures; words have two more */
    int most;               /* rows that it should not exceed */
    enum gallery_size size; /* no picture is larger */
    const struct display_looks *looks;
};

/* Which of its pictures are shown: bit i is figure i. */
struct passage_choice {
    unsigned shown;
    enum gallery_size size;
};

/*
 * All that are not seen already; where these have no room, or cannot be drawn together, bars
 * without lines, then the first two, then the first. Words take their place only where that cannot
 * be drawn either. Afterwards all of them are seen.
 */
struct passage_choice passage_choose(const struct passage *passage, struct passage_seen *seen,
                                     const struct passage_place *place);
void passage_add_pictures(const struct passage *passage, const struct passage_choice *choice,
                          struct gallery *gallery);

/* Draws it and returns how many rows it takes; page: as a gallery has it. */
int passage_put(const struct passage *passage, const struct passage_choice *choice,
                const struct gallery *page, const struct passage_place *place, struct cells *cells,
                int x, int y);

/* Puts words on as many rows as they need, and returns how many; a newline begins a row. */
int words_put(struct cells *cells, int x, int y, int columns, const char *words, enum role role);

#endif
