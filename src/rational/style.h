/* How numbers are shown: per language (text/ fills one for each), unless a deck fixes its own. Data
 * only. */
#ifndef BREUK_RATIONAL_STYLE_H
#define BREUK_RATIONAL_STYLE_H

#include <stdbool.h>

enum percent_space {
    PERCENT_SPACE_NONE,     /* 75% */
    PERCENT_SPACE_NO_BREAK, /* U+00A0 */
    PERCENT_SPACE_NARROW    /* U+202F, narrow and no-break */
};

enum division_sign {
    DIVISION_OBELUS, /* ÷ */
    DIVISION_COLON   /* : */
};

enum recurring_mark {
    RECURRING_PARENTHESES, /* 0.(3) */
    RECURRING_OVERLINE,    /* U+0305 over each digit that recurs */
    RECURRING_DOTS         /* U+0307 over the first and the last of them */
};

/* Of a whole number and a fraction; 33 1/3 % has no plus, which % would share with 33 alone. */
enum mixed_form {
    MIXED_SPACE, /* 1 1/2 */
    MIXED_PLUS   /* 1 + 1/2, and −1 − 1/2: a sum, as French schools write it */
};

/* A plain value. A zeroed struct shows a point, ÷, 75%, 0.(3) and 1 1/2: near the canonical form.
 */
struct number_style {
    bool decimal_comma; /* 0,75; otherwise 0.75 */
    enum percent_space percent_space;
    enum division_sign division;
    enum recurring_mark recurring;
    enum mixed_form mixed;
    bool minus_sign;        /* U+2212; otherwise - */
    bool vulgar_characters; /* ½, 1½ and 1 + ½ where Unicode has the character; otherwise 1/2 and 1
                               1/2 */
};

#endif
