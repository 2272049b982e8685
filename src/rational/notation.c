#include "rational/notation.h"

#include "rational/digits.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

const struct notation_form notation_forms[NOTATION_KINDS] = {
#define NOTATION(kind, sign, divisor, bar, names_parts, write, explain)                            \
    [NOTATION_##kind] = {sign, divisor, bar, names_parts},
#include "rational/notation-list.h"
#undef NOTATION
};

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
    return n->denominator != 0;
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
 * The size of what is printed before any sign, reduced. False: the numerator goes beyond `limit`,
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
    int64_t divisor = notation_forms[n->kind].divisor;
    int64_t top, bottom;

    /* n/d % is n/(100·d): at most 10^11 over 10^11. */
    if (!size_of(n, RATIONAL_LIMIT * divisor, &top, &bottom))
        return false;
    if (divisor == 1) {
        *value =
            (struct rational){n->negative ? -top : top, bottom}; /* reduced, and within limits */
        return true;
    }
    return rational_make(value, n->negative ? -top : top, bottom * divisor, NULL) == STATUS_OK;
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

/* So many digits, with zeros in front. The byte behind them. */
static char *write_padded(char *at, int64_t number, int digits)
{
    for (int i = digits; i-- > 0; number /= 10)
        at[i] = (char)('0' + number % 10);
    return at + digits;
}

/* The whole number before the fraction is printed. */
static bool prints_whole(const struct notation *n)
{
    return n->kind == NOTATION_MIXED || n->whole != 0;
}

static char *write_with_fraction(char *at, const struct notation *n, char bar)
{
    if (prints_whole(n)) {
        at = write_digits(at, n->whole);
        *at++ = ' ';
    }
    at = write_digits(at, n->numerator);
    *at++ = bar;
    return write_digits(at, n->denominator);
}

static char *write_with_mark(char *at, const struct notation *n)
{
    at = write_digits(at, n->whole);
    if (n->fixed_digits || n->recurring_digits)
        *at++ = '.';
    at = write_padded(at, n->fixed, n->fixed_digits);
    if (n->recurring_digits) {
        *at++ = '(';
        at = write_padded(at, n->recurring, n->recurring_digits);
        *at++ = ')';
    }
    return at;
}

void notation_canonical(const struct notation *n, char text[static NOTATION_TEXT_SIZE])
{
    const struct notation_form *form = &notation_forms[n->kind];
    char *at = text;

    if (n->negative)
        *at++ = '-';
    at = prints_fraction(n) ? write_with_fraction(at, n, form->bar) : write_with_mark(at, n);
    for (const char *sign = form->sign; *sign; sign++)
        *at++ = *sign;
    *at = '\0';
}

/* ½ for 1/2, alone or after a whole number. False: there is no such character. */
static bool print_vulgar(const struct notation *n, const struct number_style *style,
                         struct strbuf *out)
{
    if (!style->vulgar_characters || !prints_fraction(n) || notation_forms[n->kind].bar != '/')
        return false;
    unsigned code = vulgar_character(n->numerator, n->denominator);
    if (!code)
        return false;
    if (prints_whole(n))
        strbuf_addf(out, "%" PRId64, n->whole);
    strbuf_add_code_point(out, code);
    return true;
}

const char *notation_sign_space(const struct number_style *style)
{
    static const char *const spaces[] = {[PERCENT_SPACE_NONE] = "",
                                         [PERCENT_SPACE_NO_BREAK] = "\u00A0",
                                         [PERCENT_SPACE_NARROW] = "\u202F"};

    return spaces[style->percent_space];
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

/* The canonical form without its sign, character by character, in another dress. */
static void print_dressed(const char *canonical, const struct number_style *style,
                          struct strbuf *out)
{
    for (const char *at = canonical; *at; at++) {
        if (*at == '.') {
            strbuf_add_char(out, style->decimal_comma ? ',' : '.');
        } else if (*at == '(' && style->recurring != RECURRING_PARENTHESES) {
            print_recurring(at + 1, style, out);
            at = strchr(at, ')');
        } else {
            strbuf_add_char(out, *at);
        }
    }
}

void notation_print(const struct notation *notation, const struct number_style *style,
                    struct strbuf *out)
{
    static const struct number_style plain;
    const char *sign = notation_forms[notation->kind].sign;
    char text[NOTATION_TEXT_SIZE];
    struct notation unsigned_part = *notation;

    if (!style)
        style = &plain;
    if (notation->negative) {
        strbuf_add_code_point(out, style->minus_sign ? 0x2212 : '-');
        unsigned_part.negative = false;
    }
    if (!print_vulgar(notation, style, out)) {
        notation_canonical(&unsigned_part, text);
        text[strlen(text) - strlen(sign)] = '\0';
        print_dressed(text, style, out);
    }
    if (*sign) {
        strbuf_add(out, notation_sign_space(style));
        strbuf_add(out, sign);
    }
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
