#include "rational/digits.h"

#include "base/utf8.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define END    0u
#define BROKEN 0xFFFFFFFFu /* bytes that are not UTF-8: no code point */

enum { SHORT_DIGITS = 9 }; /* of a number below RATIONAL_LIMIT */

/* Where reading stands. The first refusal is kept; afterwards nothing is read on. */
struct reader {
    const char *start, *at;
    const struct notation_options *options;
    const char *refusal;             /* a message id */
    char advice[NOTATION_TEXT_SIZE]; /* its {number}, in canonical form or as it is typed */
    char other[NOTATION_TEXT_SIZE];  /* its {repeated}, the digits of that which repeat, or its
                                        {other}: what else may be meant */
    bool joined;                     /* the number has a sign inside: 1 + 1/2 */
};

static unsigned peek(const struct reader *reader)
{
    uint32_t code;

    return utf8_first(reader->at, &code) ? code : BROKEN;
}

static void advance(struct reader *reader)
{
    uint32_t code;
    size_t length = utf8_first(reader->at, &code);

    reader->at += length ? length : 1;
}

/* Returns false, so that callers can return that. */
static bool refuse(struct reader *reader, const char *id)
{
    reader->refusal = id;
    return false;
}

static bool is_space(unsigned code)
{
    return code == ' ' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F;
}

static bool is_digit(unsigned code)
{
    return code >= '0' && code <= '9';
}

static bool is_mark(unsigned code)
{
    return code == '.' || code == ',';
}

static bool is_bar(unsigned code)
{
    return code == '/' || code == 0x2044;
}

static bool is_plus(unsigned code)
{
    return code == '+';
}

static bool is_minus(unsigned code)
{
    return code == '-' || code == 0x2212;
}

static bool skip_spaces(struct reader *reader)
{
    const char *start = reader->at;

    while (is_space(peek(reader)))
        advance(reader);
    return reader->at != start;
}

/* Takes spaces and then a character of that kind; nothing when there is none. */
static bool take(struct reader *reader, bool (*kind)(unsigned))
{
    const char *start = reader->at;

    skip_spaces(reader);
    if (kind(peek(reader))) {
        advance(reader);
        return true;
    }
    reader->at = start;
    return false;
}

static const struct {
    unsigned short code;
    unsigned char numerator, denominator;
} vulgar[] = {
    {0xBC, 1, 4},    {0xBD, 1, 2},   {0xBE, 3, 4},   {0x2150, 1, 7}, {0x2151, 1, 9},
    {0x2152, 1, 10}, {0x2153, 1, 3}, {0x2154, 2, 3}, {0x2155, 1, 5}, {0x2156, 2, 5},
    {0x2157, 3, 5},  {0x2158, 4, 5}, {0x2159, 1, 6}, {0x215A, 5, 6}, {0x215B, 1, 8},
    {0x215C, 3, 8},  {0x215D, 5, 8}, {0x215E, 7, 8}, {0x2189, 0, 3},
};

unsigned vulgar_character(int64_t numerator, int64_t denominator)
{
    for (size_t i = 0; i < sizeof vulgar / sizeof *vulgar; i++)
        if (vulgar[i].numerator == numerator && vulgar[i].denominator == denominator)
            return vulgar[i].code;
    return 0;
}

bool vulgar_fraction(unsigned code, int64_t *numerator, int64_t *denominator)
{
    for (size_t i = 0; i < sizeof vulgar / sizeof *vulgar; i++) {
        if (vulgar[i].code == code) {
            *numerator = vulgar[i].numerator;
            *denominator = vulgar[i].denominator;
            return true;
        }
    }
    return false;
}

static const char *const too_long = N_("“{text}” has more than 18 digits");

/* Reads one digit more. False: they are more than NOTATION_DIGITS. */
static bool add_digit(struct reader *reader, int64_t *number, int *digits)
{
    if (++*digits > NOTATION_DIGITS)
        return refuse(reader, too_long);
    *number = *number * 10 + (int64_t)(peek(reader) - '0');
    advance(reader);
    return true;
}

/* A whole number: digits, no zero in front. */
static bool read_whole(struct reader *reader, int64_t *number)
{
    const char *start = reader->at;
    int digits = 0;

    *number = 0;
    while (is_digit(peek(reader)))
        if (!add_digit(reader, number, &digits))
            return false;
    if (digits == 0)
        return refuse(
            reader,
            peek(reader) == END
                ? N_("“{text}”: the end is missing; write a number such as 3/4, {decimal} or 50%")
                : N_("“{text}”: character {place} must be a digit from 0 to 9; write a number such "
                     "as 3/4, {decimal} or 50%"));
    if (digits > 1 && *start == '0')
        return refuse(reader, N_("“{text}”: leave out the leading zeros"));
    return true;
}

/* The rest of a fraction, after its bar. */
static bool read_denominator(struct reader *reader, struct notation *out)
{
    skip_spaces(reader);
    if (!read_whole(reader, &out->denominator))
        return false;
    if (out->denominator == 0)
        return refuse(
            reader,
            N_("“{text}”: nothing can be divided into 0 parts; write 1, 2 or more instead"));
    return true;
}

/* What marks recurring digits: U+0305 over each, or U+0307 over the first and the last. */
static bool take_mark_above(struct reader *reader, unsigned *above)
{
    unsigned code = peek(reader);

    if (code != 0x305 && code != 0x307)
        return false;
    *above = code;
    advance(reader);
    return true;
}

static bool recurs_wrongly(struct reader *reader)
{
    return refuse(reader, N_("“{text}”: the recurring digits must come last, such as {tenth}(6)"));
}

/* 6̅6̅ or 6̇56̇: the reader stands before the first marked digit. All from here to the last digit
 * recur. */
static bool read_marked_digits(struct reader *reader, struct notation *out, int *digits)
{
    unsigned first = 0, above = 0;
    int marked = 0, before = *digits;

    while (is_digit(peek(reader))) {
        above = 0;
        if (!add_digit(reader, &out->recurring, digits))
            return false;
        if (take_mark_above(reader, &above))
            marked++;
        if (!first)
            first = above;
        if ((above && above != first) || (first == 0x305 && !above))
            return recurs_wrongly(reader);
    }
    int recurring = *digits - before;
    if (first == 0x307 && (!above || marked != (recurring > 1 ? 2 : 1)))
        return recurs_wrongly(reader);
    out->recurring_digits = (uint8_t)recurring;
    return true;
}

/* (6): the reader stands after the opening parenthesis. */
static bool read_parentheses(struct reader *reader, struct notation *out, int *digits)
{
    int before = *digits;

    while (is_digit(peek(reader)))
        if (!add_digit(reader, &out->recurring, digits))
            return false;
    if (peek(reader) != ')' || *digits == before)
        return recurs_wrongly(reader);
    advance(reader);
    out->recurring_digits = (uint8_t)(*digits - before);
    return true;
}

/* Whether a mark stands above the next character, a digit. */
static bool at_marked_digit(struct reader next)
{
    unsigned above;

    advance(&next);
    return take_mark_above(&next, &above);
}

/* Whether dots say that more digits follow: 0.333... */
static bool goes_on(const struct reader *reader)
{
    enum { ELLIPSIS = 0x2026 };

    return peek(reader) == ELLIPSIS || (reader->at[0] == '.' && reader->at[1] == '.');
}

/* Says how the digits that repeat are written, as far as can be seen which those are. */
static bool refuse_dots(struct reader *reader, const struct notation *out)
{
    struct notation recurring = *out;
    const char mark = reader->start[strcspn(reader->start, ".,")];

    if (recur(&recurring)) {
        snprintf(reader->advice, sizeof reader->advice, "%lld%c%.*lld", (long long)out->whole, mark,
                 recurring.fixed_digits, (long long)recurring.fixed);
        if (!recurring.fixed_digits) /* else there is a 0 */
            reader->advice[strcspn(reader->advice, ".,") + 1] = '\0';
        snprintf(reader->other, sizeof reader->other, "%0*lld", recurring.recurring_digits,
                 (long long)recurring.recurring);
        return refuse(reader, N_("“{text}”: dots do not say which digits repeat; write "
                                 "{number}({repeated})"));
    }
    snprintf(reader->advice, sizeof reader->advice, "0%c", mark);
    snprintf(reader->other, sizeof reader->other, "3");
    return refuse(reader, N_("“{text}”: dots do not say which digits repeat; put those in "
                             "parentheses, such as {number}({repeated})"));
}

/* Writes the number without what stands between its thousands; decimals may follow, behind another
 * mark. False: it has none. */
static bool join_thousands(const char *text, char joined[static NOTATION_TEXT_SIZE])
{
    enum { GROUP = 3 };
    const char *mark = text + strcspn(text, ".,"),
               *decimals = strrchr(text, *mark == '.' ? ',' : '.');
    const char *end = decimals && decimals > mark ? decimals : text + strlen(text);
    size_t length = 0, groups = 1, group = 0;

    for (const char *at = text; at < end; at++) {
        if (is_digit((unsigned char)*at)) {
            if (length == NOTATION_DIGITS)
                return false;
            joined[length++] = *at;
            group++;
        } else if (!group) {
            continue; /* what stands between may have several bytes */
        } else if (groups > 1 ? group != GROUP : group > GROUP) {
            return false;
        } else {
            groups++;
            group = 0;
        }
    }
    if (groups < 2 || group != GROUP || *joined == '0' ||
        length + strlen(end) >= NOTATION_TEXT_SIZE)
        return false;
    snprintf(joined + length, NOTATION_TEXT_SIZE - length, "%s", end);
    return true;
}

/* Says how the number is written without what stands between its thousands. */
static bool refuse_thousands(struct reader *reader)
{
    return refuse(reader, join_thousands(reader->start, reader->advice)
                              ? N_("“{text}”: write thousands without a separator: {number}")
                              : N_("“{text}”: this is not one number; write one, such as 3/4"));
}

bool exchange_mark(const char *text, const struct notation_options *options,
                   char out[static NOTATION_TEXT_SIZE])
{
    static const struct notation_options either;
    struct notation number;

    if (!options || options->mark == MARK_EITHER || strlen(text) >= NOTATION_TEXT_SIZE ||
        notation_parse(&number, text, &either, NULL) != STATUS_OK)
        return false;
    snprintf(out, NOTATION_TEXT_SIZE, "%s", text);
    char *mark = strpbrk(out, options->mark == MARK_COMMA ? "." : ",");
    if (mark)
        *mark = options->mark == MARK_COMMA ? ',' : '.';
    return mark;
}

/* Says how the number is written with the mark that is read. */
static bool refuse_mark(struct reader *reader)
{
    bool point = reader->options->mark == MARK_POINT;

    if (exchange_mark(reader->start, reader->options, reader->advice))
        return refuse(reader, point ? N_("“{text}”: use a decimal point here: {marked}")
                                    : N_("“{text}”: use a decimal comma here: {marked}"));
    return refuse(reader, point ? N_("“{text}”: use a decimal point here, such as 0.5")
                                : N_("“{text}”: use a decimal comma here, such as 0,5"));
}

/* Says what 1.500 may be, of which each is understood: 1500, or 1 1/2. */
static bool refuse_either(struct reader *reader, const struct notation *read)
{
    enum { THOUSAND = 1000 };
    const char *sign = read->negative ? "-" : "";
    struct rational part;

    skip_spaces(reader);
    const char *percent = peek(reader) == '%' ? "%" : "";
    snprintf(reader->advice, sizeof reader->advice, "%s%lld%s", sign,
             (long long)(read->whole * THOUSAND + read->fixed), percent);
    snprintf(reader->other, sizeof reader->other, "%s%lld%s", sign, (long long)read->whole,
             percent);
    if (read->fixed && rational_make(&part, read->fixed, THOUSAND, NULL) == STATUS_OK)
        snprintf(reader->other, sizeof reader->other, "%s%lld %lld/%lld%s", sign,
                 (long long)read->whole, (long long)part.numerator, (long long)part.denominator,
                 percent);
    return refuse(reader, N_("“{text}” could be {number} or {other}; write the one you mean"));
}

/* The rest of a decimal, from its mark on; `digits` stand before it. */
static bool read_decimal(struct reader *reader, struct notation *out, int digits)
{
    enum decimal_mark mark = reader->options->mark;
    int before = digits > 0 ? digits : 1;

    if (mark != MARK_EITHER && peek(reader) != (mark == MARK_POINT ? '.' : ','))
        return refuse_mark(reader);
    advance(reader);
    out->kind = NOTATION_DECIMAL;
    digits = before;
    while (is_digit(peek(reader)) && !at_marked_digit(*reader))
        if (!add_digit(reader, &out->fixed, &digits))
            return false;
    out->fixed_digits = (uint8_t)(digits - before);
    if (is_digit(peek(reader))) {
        if (!read_marked_digits(reader, out, &digits))
            return false;
    } else if (peek(reader) == '(') {
        advance(reader);
        if (!read_parentheses(reader, out, &digits))
            return false;
    }
    if (digits == before)
        return refuse(reader, N_("“{text}”: the digits after the decimal mark are missing"));
    if (goes_on(reader))
        return refuse_dots(reader, out);
    if (is_mark(peek(reader)))
        return refuse_thousands(reader);
    /* 1.000 may be one or a thousand: three digits after the mark, one to three before it that are
     * not just 0 */
    if (mark == MARK_EITHER && out->fixed_digits == 3 && out->recurring_digits == 0 &&
        out->whole >= 1 && out->whole <= 999)
        return refuse_either(reader, out);
    return true;
}

static bool is_colon(unsigned code)
{
    return code == ':';
}

/* After a whole number and spaces: the fraction of a mixed number, as in 1 3/4. */
static bool read_mixed(struct reader *reader, struct notation *out)
{
    struct reader next = *reader;

    /* "1 000" is refused for its thousands, not for the zeros in front. */
    while (is_digit(peek(&next)))
        advance(&next);
    if (!take(&next, is_bar))
        return refuse_thousands(reader);
    out->kind = NOTATION_MIXED;
    if (!read_whole(reader, &out->numerator))
        return false;
    take(reader, is_bar);
    return read_denominator(reader, out);
}

static const char *const not_one_number =
    N_("“{text}”: a sum is not one number; only a whole number and then a fraction are, such as "
       "1 + 1/2");

/* After a whole number and a plus, or below 0 a minus: the fraction of a mixed number. */
static bool read_joined(struct reader *reader, struct notation *out)
{
    reader->joined = true;
    out->kind = NOTATION_MIXED;
    skip_spaces(reader);
    if (vulgar_fraction(peek(reader), &out->numerator, &out->denominator)) {
        advance(reader);
        return true;
    }
    if (!read_whole(reader, &out->numerator))
        return false;
    return take(reader, is_bar) ? read_denominator(reader, out) : refuse(reader, not_one_number);
}

/* After a whole number without spaces, or with: what kind of number it begins. */
static bool read_after_whole(struct reader *reader, struct notation *out, int digits)
{
    const char *end = reader->at;

    if (is_mark(peek(reader)))
        return read_decimal(reader, out, digits);
    if (take(reader, is_bar)) {
        out->kind = NOTATION_FRACTION;
        out->numerator = out->whole;
        out->whole = 0;
        return read_denominator(reader, out);
    }
    if (take(reader, is_colon)) {
        if (!reader->options->ratio)
            return refuse(reader,
                          N_("“{text}”: ratios do not work here; write a fraction, such as 3/4"));
        out->kind = NOTATION_RATIO;
        out->numerator = out->whole;
        out->whole = 0;
        return read_denominator(reader, out);
    }
    if (take(reader, out->negative ? is_minus : is_plus))
        return read_joined(reader, out);
    skip_spaces(reader);
    if (vulgar_fraction(peek(reader), &out->numerator, &out->denominator)) {
        out->kind = NOTATION_MIXED;
        advance(reader);
        return true;
    }
    if (is_digit(peek(reader)))
        return read_mixed(reader, out);
    reader->at = end;
    return true;
}

static bool read_body(struct reader *reader, struct notation *out)
{
    const char *start = reader->at;

    if (is_mark(peek(reader)))
        return read_decimal(reader, out, 0);
    if (vulgar_fraction(peek(reader), &out->numerator, &out->denominator)) {
        out->kind = NOTATION_FRACTION;
        advance(reader);
        return true;
    }
    return read_whole(reader, &out->whole) &&
           read_after_whole(reader, out, (int)(reader->at - start));
}

bool notation_kind_of_sign(const char *text, enum notation_kind *kind)
{
    for (enum notation_kind each = 0; each < NOTATION_KINDS; each++) {
        const char *sign = notation_forms[each].sign;
        if (*sign && text_begins(text, sign)) {
            *kind = each;
            return true;
        }
    }
    return false;
}

/* As a sum, -1 + 1/2 would be -1/2; a reader may have meant either. */
static const char *const below_zero =
    N_("“{text}”: a sum is not one number; below 0 write -1 1/2 or -1 - 1/2");

static bool read_number(struct reader *reader, struct notation *out)
{
    skip_spaces(reader);
    if (peek(reader) == END)
        return refuse(reader, N_("a number is missing; write one, such as 3/4"));
    out->negative = take(reader, is_minus);
    skip_spaces(reader);
    if (!read_body(reader, out))
        return false;
    skip_spaces(reader);
    if (out->kind != NOTATION_RATIO && notation_kind_of_sign(reader->at, &out->kind)) {
        if (reader->joined)
            return refuse(reader, N_("“{text}”: before %, write the fraction without a plus, such "
                                     "as 33 1/3%"));
        reader->at += strlen(notation_forms[out->kind].sign);
        skip_spaces(reader);
    }
    if (is_plus(peek(reader)))
        return refuse(reader, out->kind == NOTATION_WHOLE ? below_zero : not_one_number);
    if (peek(reader) != END)
        return refuse(reader, N_("“{text}”: character {place} cannot follow; write a number such "
                                 "as 3/4, {decimal} or 50%"));
    return true;
}

/* Refuses a number whose value goes beyond the limit; of a decimal it is said which fraction was
 * rounded, as calculators and spreadsheets do. */
static bool check_value(struct reader *reader, const struct notation *read)
{
    struct rational value;
    struct notation exact;
    bool less;

    if (evaluate(read, &value))
        return true;
    /* fewer digits do not go beyond it by themselves */
    if (read->fixed_digits < SHORT_DIGITS || !notation_rounded(read, &exact, &less))
        return refuse(reader, N_("“{text}”: its simplest fraction has numbers above 1000000000"));
    notation_canonical(&exact, reader->advice);
    return refuse(reader, less ? N_("“{text}” is a little less than {number}: a rounded {number}. "
                                    "Write {number}")
                               : N_("“{text}” is a little more than {number}: a rounded {number}. "
                                    "Write {number}"));
}

/* An example with the mark that is read here, which is that of the language where either is. */
static struct message_arg arg_example(const char *name, const char *point, const char *comma,
                                      enum decimal_mark mark)
{
    return mark == MARK_EITHER ? arg_number(name, point)
                               : arg_text(name, mark == MARK_POINT ? point : comma);
}

/* Reads a whole number as most are written, of at most nine digits. Returns the byte behind it;
 * NULL when read_number() must see what it is. */
static const char *read_short(const char *text, int64_t *number)
{
    const char *at = text;

    for (*number = 0; *at >= '0' && *at <= '9' && at - text < SHORT_DIGITS; at++)
        *number = *number * 10 + (*at - '0');
    return at == text || (*text == '0' && at - text > 1) ? NULL : at;
}

enum status notation_parse(struct notation *out, const char *text,
                           const struct notation_options *options, struct message *why)
{
    static const struct notation_options usual;
    struct reader reader = {.start = text, .at = text, .options = options ? options : &usual};
    struct notation read = {0};
    int64_t numerator, denominator;

    /* Most numbers of a deck are written as 3 or 2/4, without anything round or between; both parts
     * are then so short that the value fits. */
    const char *at = read_short(text, &numerator);
    if (at && !*at) {
        *out = notation_of_whole(numerator);
        return STATUS_OK;
    }
    at = at && *at == '/' ? read_short(at + 1, &denominator) : NULL;
    if (at && !*at && denominator) {
        *out = notation_of_fraction(numerator, denominator);
        return STATUS_OK;
    }
    if (read_number(&reader, &read) && check_value(&reader, &read)) {
        *out = read;
        return STATUS_OK;
    }
    if (why) {
        int64_t place = 1; /* as people count it: in characters */
        for (struct reader counter = {.at = text}; counter.at < reader.at; advance(&counter))
            place++;
        *why = message_with(reader.refusal, arg_typed("text", text), arg_count("place", place),
                            arg_number("number", reader.advice), arg_exact("marked", reader.advice),
                            arg_number("repeated", reader.other), arg_number("other", reader.other),
                            arg_example("decimal", "0.75", "0,75", reader.options->mark),
                            arg_example("tenth", "0.1", "0,1", reader.options->mark));
    }
    return STATUS_INVALID;
}

bool notation_parse_rounded(struct notation *exact, const char *text,
                            const struct notation_options *options, bool *less)
{
    static const struct notation_options usual;
    struct reader reader = {.start = text, .at = text, .options = options ? options : &usual};
    struct notation read = {0};

    return read_number(&reader, &read) && notation_rounded(&read, exact, less);
}

enum status notation_parse_canonical(struct notation *out, const char *text, struct message *why)
{
    static const struct notation_options canonical = {.mark = MARK_POINT, .ratio = true};

    return notation_parse(out, text, &canonical, why);
}
