/* The table of number-word-list.h, for the files of this room that say and understand numbers. */
#ifndef BREUK_RATIONAL_NUMBER_TABLE_H
#define BREUK_RATIONAL_NUMBER_TABLE_H

#include <stdbool.h>
#include <stddef.h>

enum number_language { NUMBER_EN, NUMBER_NL, NUMBER_DE, NUMBER_FR, NUMBER_LANGUAGES };

enum number_word_kind {
    NUMBER_COUNT,
    NUMBER_ARTICLE,
    NUMBER_TENS,
    NUMBER_PART,
    NUMBER_LAST,
    NUMBER_HALVES,
    NUMBER_WITH_HALF,
    NUMBER_JOINT,
    NUMBER_TIE,
    NUMBER_WHOLES,
    NUMBER_BAR,
    NUMBER_POINT,
    NUMBER_PERCENT,
    NUMBER_MINUS
};

struct number_word {
    enum number_language language;
    enum number_word_kind kind;
    int number;
    const char *one, *many; /* words with blanks between */
};

/* From here on LAST names a part by itself too: no half is called a second. */
enum { NUMBER_LAST_ALONE = 3 };

/* The rows of a language: from the first up to the end. */
struct number_rows {
    const struct number_word *first, *end;
};

struct number_rows number_rows(enum number_language language);

/* How a language makes the numbers between the tens. */
struct number_making {
    const char *id;
    bool ones_first; /* drieëntwintig */
    bool ties_one;   /* vingt et un */
};

extern const struct number_making number_makings[NUMBER_LANGUAGES];

/* The largest number that stands behind tens in a language: 9, but 19 in soixante-dix-neuf. */
int number_most_behind(enum number_language language, int tens);

/* The row of a number; NULL: there is none. */
const struct number_word *number_row(enum number_language language, enum number_word_kind kind,
                                     int number);

#endif
