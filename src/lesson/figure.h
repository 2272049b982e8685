/*
 * A number as a question shows it: printed, or as a picture. Screens draw pictures or say them;
 * render draws them on paper.
 */
#ifndef BREUK_LESSON_FIGURE_H
#define BREUK_LESSON_FIGURE_H

#include "base/message.h"
#include "base/strbuf.h"
#include "rational/notation.h"

/* Also the order of the words of a lesson's attribute `pictures`, which begin with the pie. */
enum shape {
    SHAPE_NONE,    /* nothing is shown */
    SHAPE_PRINTED, /* the number in digits */
    SHAPE_PIE,
    SHAPE_BAR,
    SHAPE_LINE, /* a number line: an arrow stands at the number, or letters do at steps */
    SHAPE_DOTS, /* a set, some of them filled */
    SHAPES
};

enum {
    FIGURE_MARKS = 4,
    FIGURE_PARTS = 100 /* of one whole, of a number that names none */
};

/* A plain value; a zeroed one shows nothing. */
struct figure {
    enum shape shape;
    struct notation number; /* printed as it is; of a picture a fraction or a whole number: its
                               denominator is the number of equal parts of one whole, its numerator
                               of those that are shaded, filled, or steps to the arrow */
    int wholes;             /* how many wholes a picture has, at least: bars, pies, or where a line
                               ends; 0: as many as the number needs */
    bool unequal;           /* the parts are not equal: its number is not what it shows */
    bool blank;             /* nothing is shaded, no arrow: only the parts can be seen */
    int turn;               /* how many parts a pie is turned clockwise; the first shaded part of a
                               bar, or the one where shading begins … */
    bool scattered;         /* … if its shaded parts do not lie together: page_part_taken */
    int cut;                /* of a bar that is scattered: how many pieces, which lie together, each
                               of its parts was cut into; 0: it was not cut */
    int marks;              /* letters a, b … on a line … */
    int mark[FIGURE_MARKS]; /* … at these steps */
};

struct figure figure_printed(const struct notation *number);
/* Of a number that names no parts the fraction that notation_as_parts gives: 0.25 in hundredths. */
struct figure figure_picture(enum shape shape, const struct notation *number);

/* True if both show the same, however they are turned. */
bool figure_same(const struct figure *one, const struct figure *other);

/* Turns a picture of the same number of another one, which may be cut in other parts, so that its
 * shaded parts lie where they did; where its parts allow that. */
void figure_turn_like(struct figure *figure, const struct figure *other);

/* Parts of one whole, at least 1; how many of them are counted. */
int64_t figure_parts(const struct figure *figure);
int64_t figure_counted(const struct figure *figure);
/* How many wholes are drawn. */
int64_t figure_wholes(const struct figure *figure);
/* True if a part is shaded or filled; of all wholes, in the order in which they are drawn: a bar's
 * from the left, a pie's clockwise from where its first one begins. */
bool figure_shades(const struct figure *figure, int64_t part);

/*
 * The distance from the beginning of a whole that is `whole` long to the cut after its first `part`
 * parts, rounded. Unequal parts grow from the first to the last, which is three times as large; so
 * no number of parts from the first one on is the same share of the whole as if they were equal. A
 * bar of unequal parts that is turned begins with the largest one.
 */
int64_t figure_edge(const struct figure *figure, int64_t part, int64_t whole);

/*
 * A picture in words, for who cannot see it: what there is to count, and not the number that comes
 * of it. “a bar in 8 equal parts; 3 are shaded”. No capital, no full stop. It must not be
 * SHAPE_NONE or SHAPE_PRINTED. A line's letters are told by figure_say_mark.
 */
struct message figure_say(const struct figure *figure);

/* The same of a bar or pie beside which there are others of unequal parts: how large its parts are,
 * and the shaded ones, which figure_add_sizes adds. So only the sizes themselves tell which of them
 * are equal. */
struct message figure_say_sizes(const struct figure *figure, const char *sizes, const char *shaded);
/* Adds the sizes of all parts, or of those that are shaded, in the smallest whole numbers: “3, 5,
 * 7, 9”, or “1, 1, 1, 1”. */
void figure_add_sizes(const struct figure *figure, bool shaded, struct strbuf *out);

/* Where a letter of a line stands, for a list of all, from the first on: “a is 2 steps from 0”,
 * then “b is 3”. */
struct message figure_say_mark(const struct figure *figure, int mark);

#endif
