/* The table of number-word-list.h, for the files of this room that say and understand numbers. */
#ifndef BREUK_RATIONAL_NUMBER_TABLE_H
#define BREUK_RATIONAL_NUMBER_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* Words of the table of numbers in a text; for the files of this room that understand numbers. */

enum { HEARD_MOST = 120 /* bytes of a text: more is no number */ };

/* Writes a text in small letters without accents, with single blanks, ½ as 1/2. False: it is too
 * long, or has something in it that no word has. */
bool number_simplify(const char *text, char out[static HEARD_MOST]);

/* Returns how many bytes of a text, which is simplified, are the longest of the words of a kind
 * that are not for each number; 0: none. */
size_t number_match_kind(enum number_language language, enum number_word_kind kind,
                         const char *text);

/* A blank, a hyphen, or nothing. */
size_t number_gap(const char *text);

/* Counts, and the names of parts, that a text begins with; for the files of this room that
 * understand numbers. The text is simplified, as above. */

enum { SPANS_MOST = 48, HUNDRED = 100, THOUSAND = 1000 };

/* A number with the length of its words in bytes and their cost: 1 for a blank within one word. */
struct span {
    int64_t number;
    size_t length;
    bool one, many; /* of a part: is it called so when it is one, or several? */
    int cost;
};

struct spans {
    struct span at[SPANS_MOST];
    int count;
};

/* All counts that a text begins with, in words or in digits: 20 and 23 of “twenty-three”. */
void number_counts(struct spans *spans, enum number_language language, const char *text);

/* All names of parts; and “one-hundredth”, too. */
void number_parts(struct spans *spans, enum number_language language, const char *text);
void number_parts_or_one(struct spans *spans, enum number_language language, const char *text);

#endif
