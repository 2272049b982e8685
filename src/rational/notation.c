#include "rational/notation.h"

#include "rational/digits.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int64_t power_of_ten(int exponent)
{
    int64_t power = 1;

    assert(exponent >= 0 && exponent <= NOTATION_DIGITS);
    while (exponent-- > 0)
        power *= 10;
    return power;
}

bool prints_fraction(const struct notation *n)
{
    return n->kind == NOTATION_FRACTION || n->kind == NOTATION_MIXED || n->kind == NOTATION_RATIO ||
           (n->kind == NOTATION_PERCENT && n->denominator != 0);
}

/*
 * w f r as digits make N = wfr − wf over D = 10^a · (10^b − 1), a and b the numbers of digits of f
 * and r; without r it is wf over 10^a. All have at most NOTATION_DIGITS digits together, one of
 * them before the mark: N < 10^18 and D ≤ 10^17.
 */
void decimal_parts(const struct notation *n, int64_t *top, int64_t *bottom)
{
    int64_t scale = power_of_ten(n->fixed_digits);

    *top = n->whole * scale + n->fixed;
    *bottom = scale;
    if (n->recurring_digits) {
        int64_t shift = power_of_ten(n->recurring_digits);
        *top = *top * shift + n->recurring - *top;
        *bottom = scale * (shift - 1);
    }
}

static void reduce(int64_t *top, int64_t *bottom)
{
    int64_t divisor = (int64_t)rational_gcd((uint64_t)*top, (uint64_t)*bottom);

    *top /= divisor;
    *bottom /= divisor;
}

/*
 * The size of what is printed before any % sign, reduced. False: the numerator goes beyond `limit`,
 * or the denominator beyond RATIONAL_LIMIT. With w + n/d reduced to n/d first, d is the denominator
 * of the sum too, and w·d + n is only computed once it is known to be at most `limit`.
 */
static bool size_of(const struct notation *n, int64_t limit, int64_t *top, int64_t *bottom)
{
    if (!prints_fraction(n)) {
        decimal_parts(n, top, bottom);
        reduce(top, bottom);
        return *top <= limit && *bottom <= RATIONAL_LIMIT;
    }
    *top = n->numerator;
    *bottom = n->denominator;
    reduce(top, bottom);
    if (*top > limit || *bottom > RATIONAL_LIMIT || n->whole > (limit - *top) / *bottom)
        return false;
    *top += n->whole * *bottom;
    return true;
}

bool evaluate(const struct notation *n, struct rational *value)
{
    int64_t percent = n->kind == NOTATION_PERCENT ? 100 : 1;
    int64_t top, bottom;

    /* n/d % is n/(100·d): at most 10^11 over 10^11. */
    if (!size_of(n, RATIONAL_LIMIT * percent, &top, &bottom))
        return false;
    if (percent == 1) {
        *value =
            (struct rational){n->negative ? -top : top, bottom}; /* reduced, and within limits */
        return true;
    }
    return rational_make(value, n->negative ? -top : top, bottom * percent, NULL) == STATUS_OK;
}

struct notation notation_of_whole(int64_t number)
{
    return (struct notation){
        .kind = NOTATION_WHOLE, .negative = number < 0, .whole = number < 0 ? -number : number};
}

struct notation notation_of_fraction(int64_t numerator, int64_t denominator)
{
    return (struct notation){
        .kind = NOTATION_FRACTION, .numerator = numerator, .denominator = denominator};
}

struct rational notation_value(const struct notation *notation)
{
    struct rational value = {0, 1};
    bool fits = evaluate(notation, &value);

    assert(fits);
    (void)fits;
    return value;
}

bool notation_identical(const struct notation *left, const struct notation *right)
{
    return left->kind == right->kind && left->negative == right->negative &&
           left->fixed_digits == right->fixed_digits &&
           left->recurring_digits == right->recurring_digits && left->whole == right->whole &&
           left->numerator == right->numerator && left->denominator == right->denominator &&
           left->fixed == right->fixed && left->recurring == right->recurring;
}

/* The byte behind the digits. */
static char *write_digits(char *at, int64_t number)
{
    char digits[24], *first = digits + sizeof digits;

    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    size_t length = (size_t)(digits + sizeof digits - first);
    memcpy(at, first, length);
    return at + length;
}

/* Printing takes ten times as long, and most numbers of a deck are plain. */
static void write_plain(const struct notation *n, char *text)
{
    if (n->negative)
        *text++ = '-';
    text = write_digits(text, n->kind == NOTATION_WHOLE ? n->whole : n->numerator);
    if (n->kind == NOTATION_FRACTION) {
        *text++ = '/';
        text = write_digits(text, n->denominator);
    }
    *text = '\0';
}

void notation_canonical(const struct notation *n, char text[static NOTATION_TEXT_SIZE])
{
    char fixed[NOTATION_TEXT_SIZE], recurring[NOTATION_TEXT_SIZE];
    const char *minus = n->negative ? "-" : "", *percent = n->kind == NOTATION_PERCENT ? "%" : "";

    if (n->kind == NOTATION_WHOLE || (n->kind == NOTATION_FRACTION && !n->whole)) {
        write_plain(n, text);
    } else if (n->kind == NOTATION_RATIO) {
        snprintf(text, NOTATION_TEXT_SIZE, "%s%" PRId64 ":%" PRId64, minus, n->numerator,
                 n->denominator);
    } else if (prints_fraction(n) && (n->kind == NOTATION_MIXED || n->whole)) {
        snprintf(text, NOTATION_TEXT_SIZE, "%s%" PRId64 " %" PRId64 "/%" PRId64 "%s", minus,
                 n->whole, n->numerator, n->denominator, percent);
    } else if (prints_fraction(n)) {
        snprintf(text, NOTATION_TEXT_SIZE, "%s%" PRId64 "/%" PRId64 "%s", minus, n->numerator,
                 n->denominator, percent);
    } else {
        *fixed = *recurring = '\0';
        if (n->fixed_digits)
            snprintf(fixed, sizeof fixed, "%0*" PRId64, n->fixed_digits, n->fixed);
        if (n->recurring_digits)
            snprintf(recurring, sizeof recurring, "(%0*" PRId64 ")", n->recurring_digits,
                     n->recurring);
        snprintf(text, NOTATION_TEXT_SIZE, "%s%" PRId64 "%s%.18s%.20s%s", minus, n->whole,
                 *fixed || *recurring ? "." : "", fixed, recurring, percent);
    }
}

/* ½ for 1/2, alone or after a whole number. False: there is no such character. */
static bool print_vulgar(const struct notation *n, const struct number_style *style,
                         struct strbuf *out)
{
    if (!style->vulgar_characters || !prints_fraction(n) || n->kind == NOTATION_RATIO)
        return false;
    unsigned code = vulgar_character(n->numerator, n->denominator);
    if (!code)
        return false;
    if (n->kind == NOTATION_MIXED || n->whole)
        strbuf_addf(out, "%" PRId64, n->whole);
    strbuf_add_code_point(out, code);
    return true;
}

static void print_percent(const struct number_style *style, struct strbuf *out)
{
    if (style->percent_space == PERCENT_SPACE_NO_BREAK)
        strbuf_add_code_point(out, 0xA0);
    else if (style->percent_space == PERCENT_SPACE_NARROW)
        strbuf_add_code_point(out, 0x202F);
    strbuf_add_char(out, '%');
}

/* `digits` begins after the opening parenthesis of the canonical form. */
static void print_recurring(const char *digits, const struct number_style *style,
                            struct strbuf *out)
{
    size_t length = strcspn(digits, ")");

    for (size_t i = 0; i < length; i++) {
        strbuf_add_char(out, digits[i]);
        if (style->recurring == RECURRING_OVERLINE)
            strbuf_add_code_point(out, 0x305);
        else if (i == 0 || i == length - 1)
            strbuf_add_code_point(out, 0x307);
    }
}

/* The canonical form, character by character, in another dress. */
static void print_dressed(const char *canonical, const struct number_style *style,
                          struct strbuf *out)
{
    for (const char *at = canonical; *at; at++) {
        if (*at == '.') {
            strbuf_add_char(out, style->decimal_comma ? ',' : '.');
        } else if (*at == '(' && style->recurring != RECURRING_PARENTHESES) {
            print_recurring(at + 1, style, out);
            at = strchr(at, ')');
        } else if (*at == '%') {
            print_percent(style, out);
        } else {
            strbuf_add_char(out, *at);
        }
    }
}

void notation_print(const struct notation *notation, const struct number_style *style,
                    struct strbuf *out)
{
    static const struct number_style plain;
    char text[NOTATION_TEXT_SIZE];
    struct notation unsigned_part = *notation;

    if (!style)
        style = &plain;
    if (notation->negative) {
        strbuf_add_code_point(out, style->minus_sign ? 0x2212 : '-');
        unsigned_part.negative = false;
    }
    if (print_vulgar(notation, style, out)) {
        if (notation->kind == NOTATION_PERCENT)
            print_percent(style, out);
        return;
    }
    notation_canonical(&unsigned_part, text);
    print_dressed(text, style, out);
}

void notation_print_number(const char *canonical, const struct number_style *style,
                           struct strbuf *out)
{
    static const char obelus[] = "÷";
    struct notation notation;

    if (notation_parse_canonical(&notation, canonical, NULL) == STATUS_OK) {
        notation_print(&notation, style, out);
    } else if (style && style->division == DIVISION_COLON &&
               strncmp(canonical, obelus, sizeof obelus - 1) == 0) {
        strbuf_add_char(out, ':');
        strbuf_add(out, canonical + sizeof obelus - 1);
    } else {
        strbuf_add(out, canonical);
    }
}
