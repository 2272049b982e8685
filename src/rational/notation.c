#include "rational/notation.h"

#include "rational/digits.h"

#include <assert.h>
#include <stdio.h>
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

/*
 * First what is printed before any sign, reduced. With w + n/d reduced to n/d first, d is the
 * denominator of the sum too, and w·d + n is only computed once it is known to be at most `limit`.
 * Then the sign: n/d % is n/(100·d), at most 10^11 over 10^11.
 */
bool evaluate(const struct notation *n, struct rational *value)
{
    int64_t divisor = notation_forms[n->kind].divisor, limit = RATIONAL_LIMIT * divisor;
    int64_t top = n->numerator, bottom = n->denominator, whole = n->whole;

    if (!n->denominator) {
        decimal_parts(n, &top, &bottom);
        whole = 0;
    }
    int64_t common = (int64_t)rational_gcd((uint64_t)top, (uint64_t)bottom);
    /* Divisions are most of the time that this takes, so those that change nothing are left out. */
    if (common > 1) {
        top /= common;
        bottom /= common;
    }
    if (top > limit || bottom > RATIONAL_LIMIT || (whole && whole > (limit - top) / bottom))
        return false;
    top += whole * bottom;
    if (n->negative)
        top = -top;
    if (divisor != 1)
        return rational_make(value, top, bottom * divisor, NULL) == STATUS_OK;
    *value = (struct rational){top, bottom}; /* reduced, and within limits */
    return true;
}

struct notation notation_of_whole(int64_t number)
{
    return (struct notation){
        .kind = NOTATION_WHOLE, .negative = number < 0, .whole = number < 0 ? -number : number};
}

struct notation notation_of_fraction(int64_t numerator, int64_t denominator)
{
    return (struct notation){.kind = NOTATION_FRACTION,
                             .negative = numerator < 0,
                             .numerator = numerator < 0 ? -numerator : numerator,
                             .denominator = denominator};
}

struct rational notation_value(const struct notation *notation)
{
    struct rational value = {0, 1};
    bool fits = evaluate(notation, &value);

    assert(fits);
    (void)fits;
    return value;
}

bool notation_equal(const struct notation *left, const struct notation *right)
{
    return rational_equal(notation_value(left), notation_value(right));
}

bool notation_identical(const struct notation *left, const struct notation *right)
{
    return left->kind == right->kind && left->negative == right->negative &&
           left->fixed_digits == right->fixed_digits &&
           left->recurring_digits == right->recurring_digits && left->whole == right->whole &&
           left->numerator == right->numerator && left->denominator == right->denominator &&
           left->fixed == right->fixed && left->recurring == right->recurring;
}

int notation_compare(const struct notation *left, const struct notation *right)
{
    return rational_compare(notation_value(left), notation_value(right));
}

/* Writes a number with at least so many digits, zeros in front. Returns the byte behind them. */
static char *write_digits(char *at, int64_t number, size_t least)
{
    char digits[24], *end = digits + sizeof digits, *first = end;

    for (; number || (size_t)(end - first) < least; number /= 10)
        *--first = (char)('0' + number % 10);
    size_t length = (size_t)(end - first);
    memcpy(at, first, length);
    return at + length;
}

bool notation_prints_whole(const struct notation *n)
{
    return n->kind == NOTATION_MIXED || n->whole != 0;
}

void notation_canonical(const struct notation *n, char text[static NOTATION_TEXT_SIZE])
{
    const struct notation_form *form = &notation_forms[n->kind];
    char *at = text;

    if (n->negative)
        *at++ = '-';
    if (n->denominator) {
        if (notation_prints_whole(n)) {
            at = write_digits(at, n->whole, 1);
            *at++ = ' ';
        }
        at = write_digits(at, n->numerator, 1);
        *at++ = form->bar;
        at = write_digits(at, n->denominator, 1);
    } else {
        at = write_digits(at, n->whole, 1);
        if (n->fixed_digits || n->recurring_digits)
            *at++ = '.';
        at = write_digits(at, n->fixed, n->fixed_digits);
        if (n->recurring_digits) {
            *at++ = '(';
            at = write_digits(at, n->recurring, n->recurring_digits);
            *at++ = ')';
        }
    }
    for (const char *sign = form->sign; *sign; sign++)
        *at++ = *sign;
    *at = '\0';
}

const char *notation_sign_space(const struct number_style *style)
{
    static const char *const spaces[] = {[PERCENT_SPACE_NONE] = "",
                                         [PERCENT_SPACE_NO_BREAK] = "\u00A0",
                                         [PERCENT_SPACE_NARROW] = "\u202F"};

    return spaces[style->percent_space];
}

static const char *minus_of(const struct number_style *style)
{
    return style->minus_sign ? "\u2212" : "-";
}

const char *notation_joint(const struct notation *n, const struct number_style *style)
{
    if (n->kind != NOTATION_MIXED || style->mixed != MIXED_PLUS)
        return "";
    return n->negative ? minus_of(style) : "+";
}

/* With spaces that do not break; a space alone may. */
static void print_joint(const char *joint, struct strbuf *out)
{
    if (*joint)
        strbuf_addf(out, "\u00A0%s\u00A0", joint);
    else
        strbuf_add_char(out, ' ');
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

void notation_print(const struct notation *notation, const struct number_style *style,
                    struct strbuf *out)
{
    static const struct number_style plain;
    const char *sign = notation_forms[notation->kind].sign;
    char text[NOTATION_TEXT_SIZE];
    struct notation positive = *notation;
    unsigned vulgar = 0; /* ½ for 1/2, alone or after a whole number */

    if (!style)
        style = &plain;
    const char *joint = notation_joint(notation, style);
    if (notation->negative)
        strbuf_add(out, minus_of(style));
    if (style->vulgar_characters && notation->denominator &&
        notation_forms[notation->kind].bar == '/')
        vulgar = vulgar_character(notation->numerator, notation->denominator);
    /* the canonical form without its signs, character by character, in another dress */
    positive.negative = false;
    notation_canonical(&positive, text);
    text[strlen(text) - strlen(sign)] = '\0';
    if (vulgar) { /* instead of the fraction, which stands alone or behind a whole number */
        const char *space = strchr(text, ' ');
        strbuf_add_bytes(out, text, space ? (size_t)(space - text) : 0);
        if (*joint)
            print_joint(joint, out);
        strbuf_add_code_point(out, vulgar);
    }
    for (const char *at = text; *at && !vulgar; at++) {
        if (*at == ' ') {
            print_joint(joint, out);
        } else if (*at == '.') {
            strbuf_add_char(out, style->decimal_comma ? ',' : '.');
        } else if (*at == '(' && style->recurring != RECURRING_PARENTHESES) {
            print_recurring(at + 1, style, out);
            at = strchr(at, ')');
        } else {
            strbuf_add_char(out, *at);
        }
    }
    if (*sign) {
        strbuf_add(out, notation_sign_space(style));
        strbuf_add(out, sign);
    }
}

_Static_assert(sizeof(struct notation) == 8 + 5 * sizeof(int64_t), "no gaps: see spare");
_Static_assert(sizeof(struct notation) <= MESSAGE_NUMBER_SIZE, "an argument has room for one");

struct message_arg arg_notation(const char *name, const struct notation *notation)
{
    struct message_arg arg = {.name = name, .kind = MESSAGE_NOTATION};

    memcpy(arg.notation, notation, sizeof *notation);
    return arg;
}

struct message_arg arg_step(const char *name, const char *sign, int64_t factor)
{
    char text[MESSAGE_NUMBER_SIZE];

    snprintf(text, sizeof text, "%s %lld", sign, (long long)factor);
    return arg_number(name, text);
}

struct notation notation_of_arg(const struct message_arg *arg)
{
    struct notation notation;

    memcpy(&notation, arg->notation, sizeof notation);
    return notation;
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
