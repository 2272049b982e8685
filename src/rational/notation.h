/*
 * A number as it is printed, apart from what it is worth: 2/4 and 1/2, 0.50 and 0.5 are different
 * notations of one value. Characters such as ½ are another way of typing 1/2, not another notation
 * (struct number_style may print them). Text is never normalised: under NFKC 1½ would become 11⁄2.
 *
 * Every struct notation comes from a function below, and so has a value (a struct rational). Each
 * number printed in it has at most NOTATION_DIGITS digits, a decimal has no more in all: every
 * number computed on the way to the value is then below 10^18 and fits 64 bits.
 */
#ifndef BREUK_RATIONAL_NOTATION_H
#define BREUK_RATIONAL_NOTATION_H

#include "base/strbuf.h"
#include "rational/rational.h"

#include <stdbool.h>

/* How numbers are shown: per language (text/ fills one for each), unless a deck fixes its own. Data
 * only. */

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

enum { NOTATION_DIGITS = 18, NOTATION_TEXT_SIZE = MESSAGE_NUMBER_SIZE };

enum notation_kind {
#define NOTATION(kind, sign, divisor, bar, names_parts, write, explain) NOTATION_##kind,
#include "rational/notation-list.h"
#undef NOTATION
    NOTATION_KINDS
};

/* What sets a kind apart. */
struct notation_form {
    const char *sign; /* behind the number, one character in UTF-8: "%"; most have none: "" */
    int64_t divisor;  /* what the number before the sign is divided by */
    char bar;         /* between a numerator and a denominator, where they are printed */
    bool names_parts; /* its denominator says how many parts a whole has, as that of 2/4 does */
};

extern const struct notation_form notation_forms[NOTATION_KINDS];

/* A plain value. Fields that a kind does not use are 0. A zeroed struct is the whole number 0. */
struct notation {
    enum notation_kind kind;
    bool negative;        /* a minus sign is printed */
    uint8_t fixed_digits; /* with a decimal mark: how many digits after it before the recurring
                             ones */
    uint8_t recurring_digits;
    uint8_t spare; /* 0: without gaps between the members, the bytes of equal notations are equal */
    int64_t whole; /* before the mark or the fraction; of a fraction alone 0 */
    int64_t numerator;   /* of the fraction in it, as in 33 1/3 % too */
    int64_t denominator; /* the same; 0: none is printed */
    int64_t fixed;       /* the fixed_digits digits read as a number: 5 in 0.05(3), 50 in 0.50 */
    int64_t recurring;   /* the recurring digits read as a number */
};

enum decimal_mark {
    MARK_EITHER, /* point or comma; refuses 1.000 and 1,000, which might be thousands */
    MARK_POINT,  /* the point is the decimal mark: 1.000 is 1, a comma is refused */
    MARK_COMMA
};

/* What a reader of numbers expects. NULL or a zeroed struct: either mark, no ratio. */
struct notation_options {
    enum decimal_mark mark;
    bool ratio; /* 3:4 is read as a ratio; otherwise a colon is refused */
};

/*
 * Reads a number, with spaces round it or not. Spaces of any width may stand round / and : and
 * before a sign, a plus may join a mixed number (1 + 1/2; -1 - 1/2), the fraction bar may be / or
 * U+2044, the minus - or U+2212, the recurring digits may be in parentheses or carry U+0305 or
 * U+0307. STATUS_INVALID: *out is untouched and *why (may be NULL) says why in a sentence that
 * borrows text. Other scripts' digits, thousands' marks, a value beyond RATIONAL_LIMIT are refused.
 */
enum status notation_parse(struct notation *out, const char *text,
                           const struct notation_options *options, struct message *why);

/*
 * Reads a number as people type it and machines hear it: what notation_parse() reads, words of any
 * of our languages (“three quarters”, “anderhalf”, “50 pour cent”), other signs for the same (2÷4,
 * 2\4, ¹⁄₂, +1/2, 0·25), and invisible characters in between. Refuses as that does.
 */
enum status notation_read(struct notation *out, const char *text,
                          const struct notation_options *options, struct message *why);

/*
 * Guesses the number that is meant by a text that notation_parse() refuses: takes all that
 * notation_read() takes, and less certain forms: “O.5”, “1//4”, “1:4”. Writes it as
 * notation_parse() reads it. False: the meaning cannot be told.
 */
bool notation_suggest(const char *text, const struct notation_options *options,
                      char out[static NOTATION_TEXT_SIZE]);
/*
 * Whether a decimal of three digits or more behind its mark is, within one of the last of them, a
 * fraction whose own digits go on: 0.3333333333 is 1/3, of which it is a little less.
 */
bool notation_rounded(const struct notation *decimal, struct notation *exact, bool *less);

/* The same of a text, also of one that notation_parse() refuses because it is so long. */
bool notation_parse_rounded(struct notation *exact, const char *text,
                            const struct notation_options *options, bool *less);

/* Asks whether that is meant; borrows both texts. */
struct message notation_suggestion(const char *text, const char *meant);

/* The kind whose sign the text begins with. False: it begins with none. */
bool notation_kind_of_sign(const char *text, enum notation_kind *kind);

/* Returns 3 or −3; 2/4 or −2/4, which is not reduced and whose denominator is at least 1. All
 * numbers are within RATIONAL_LIMIT. */
struct notation notation_of_whole(int64_t number);
struct notation notation_of_fraction(int64_t numerator, int64_t denominator);

/* What it is worth. */
struct rational notation_value(const struct notation *notation);

/* Whether the whole number before a fraction is printed: that of a mixed number is, even a 0. */
bool notation_prints_whole(const struct notation *notation);

/* Of the same value. */
bool notation_equal(const struct notation *left, const struct notation *right);
/* Printed the same, digit by digit. */
bool notation_identical(const struct notation *left, const struct notation *right);

/* −1, 0 or 1: the left one is worth less, the same or more. */
int notation_compare(const struct notation *left, const struct notation *right);

/*
 * The neutral form: "2/4", "1 1/2", "0.50", "0.(3)", "75%", "3:4", "-3"; ASCII but for signs. What
 * ids of faces are made of. notation_parse_canonical reads it back to the identical notation.
 */
void notation_canonical(const struct notation *notation, char text[static NOTATION_TEXT_SIZE]);
enum status notation_parse_canonical(struct notation *out, const char *text, struct message *why);

/* Make an argument of a message, which is shown in the style of its language: a number; a step,
 * which is a sign, “×” or “÷”, and a factor. */
struct message_arg arg_notation(const char *name, const struct notation *notation);
struct message_arg arg_step(const char *name, const char *sign, int64_t factor);
/* Returns the notation of a MESSAGE_NOTATION. */
struct notation notation_of_arg(const struct message_arg *arg);

/* Adds it in a style; NULL: the canonical form. */
void notation_print(const struct notation *notation, const struct number_style *style,
                    struct strbuf *out);

/* What a style puts before a sign, in UTF-8: a space that does not break, or "". */
const char *notation_sign_space(const struct number_style *style);

/*
 * What a style puts between the whole number and the fraction of a mixed number, in UTF-8: "+", or
 * "", which is a space alone. Below 0 the sign is a minus: −1 − 1/2, as −1 + 1/2 would be −1/2.
 */
const char *notation_joint(const struct notation *notation, const struct number_style *style);

/*
 * Adds what a MESSAGE_NUMBER holds in a style: a canonical number, or a step ("÷ 2", "× 3") whose
 * division sign is the style's. Anything else is added as it is.
 */
void notation_print_number(const char *canonical, const struct number_style *style,
                           struct strbuf *out);

/*
 * The value in another notation, with as few digits as it has: 3/4 is "3/4", "0.75", "75%", "3:4";
 * 7/4 also "1 3/4". A percentage that does not end is written with a fraction (33 1/3 %).
 * STATUS_INVALID with the reason in *why (may be NULL) where there is none: a whole number of 3/4,
 * a mixed number of 3/4 or 2, a decimal of more than NOTATION_DIGITS digits.
 */
enum status notation_from_value(struct notation *out, struct rational value,
                                enum notation_kind kind, struct message *why);

/* The reduced fraction with both parts times factor (1 or more): 3/4 by 2 is "6/8". STATUS_INVALID
 * where that gets too long. */
enum status notation_expand(struct notation *out, struct rational value, int64_t factor,
                            struct message *why);

/*
 * The fraction that the printed digits say, not reduced: 0.50 is 50/100, 50 % too, 1 2/4 is 6/4,
 * 0.(3) is 3/9, 3 is 3/1, 3:6 is 3/6; a fraction is itself. Where a part of another notation's
 * fraction would go beyond RATIONAL_LIMIT it is the reduced fraction. Always a NOTATION_FRACTION.
 */
struct notation notation_as_fraction(const struct notation *notation);

/*
 * Writes all as fractions over their least common denominator, in place of the numbers: 1/2 and
 * 25% as 50/100 and 25/100. False, and nothing is changed: that denominator would be above `most`,
 * or a numerator above RATIONAL_LIMIT.
 */
bool notation_cut_alike(struct notation *numbers, int count, int64_t most);

/*
 * The fraction that a picture shows, whose wholes have at most `most` parts: notation_as_fraction,
 * but of a decimal or a percentage with more parts the reduced one. 0.125 names no parts, so it may
 * be drawn as 1/8; a printed 125/1000 names its own, and stays what it is.
 */
struct notation notation_as_parts(const struct notation *notation, int64_t most);

#endif
