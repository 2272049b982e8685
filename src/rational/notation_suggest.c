/* Guesses the number that is meant by a text that is none: signs and letters that look like the
 * right ones, and words. */
#include "rational/digits.h"

#include "base/utf8.h"
#include "rational/number_words.h"

#include <string.h>

static bool reads(const char *text, const struct notation_options *options)
{
    return notation_parse(&(struct notation){0}, text, options, NULL) == STATUS_OK;
}

/* --- Signs */

/* Returns the plain character that another looks like, or is used as; 0: it is itself. What divides
 * may be a ratio's colon only where that is a guess. */
static char plain_of(uint32_t code, bool guess)
{
    static const struct {
        uint32_t first, last;
        char plain; /* of the first */
    } rows[] = {
        {'\\', '\\', '/'},     {'|', '|', '/'},       {':', ':', '/'},       {0xF7, 0xF7, '/'},
        {0x2215, 0x2215, '/'}, {0xFF0F, 0xFF0F, '/'}, {0x2044, 0x2044, '/'}, {0xFF05, 0xFF05, '%'},
        {0xB9, 0xB9, '1'},     {0xB2, 0xB3, '2'},     {0x2070, 0x2070, '0'}, {0x2074, 0x2079, '4'},
        {0x2080, 0x2089, '0'}, {0xFF10, 0xFF19, '0'}, {0xB7, 0xB7, '.'},     {0x2219, 0x2219, '.'},
        {0x22C5, 0x22C5, '.'}, {0xFF0E, 0xFF0E, '.'}, {0xFF0C, 0xFF0C, ','}, {0x2236, 0x2236, '/'},
        {0x29F8, 0x29F8, '/'}, {0xFF0B, 0xFF0B, '+'}, {0xFF0D, 0xFF0D, '-'}, {0x2010, 0x2010, '-'},
        {0x2011, 0x2011, '-'}, {0x2012, 0x2012, '-'}, {0x2013, 0x2013, '-'},
    };

    if (!guess && (code == ':' || code == '|'))
        return 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (code >= rows[i].first && code <= rows[i].last)
            return (char)(rows[i].plain + (char)(code - rows[i].first));
    return 0;
}

/* Whether a digit stands high, as the numerator in ¹⁄₂ does. */
static bool is_high(uint32_t code)
{
    return code == 0xB9 || code == 0xB2 || code == 0xB3 || (code >= 0x2070 && code <= 0x2079);
}

static bool is_plain_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Returns the digit that a letter looks like, where it stands for one; else the character. */
static char digit_of(char c)
{
    return c == 'o' || c == 'O' ? '0' : c == 'l' || c == 'I' ? '1' : c;
}

/* Returns the text within quotes and parentheses, and its length. */
static const char *bare(const char *text, size_t *length)
{
    static const char *const marks[] = {"'", "\"", "(", ")", "[", "]", "“", "”",
                                        "„", "‘",  "’", "«", "»", "‚", "`", "´"};

    *length = strlen(text);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        size_t mark = strlen(marks[i]);
        if (*length > mark && !memcmp(text, marks[i], mark)) {
            text += mark;
            *length -= mark;
            i = SIZE_MAX;
        } else if (*length > mark && !memcmp(text + *length - mark, marks[i], mark)) {
            *length -= mark;
            i = SIZE_MAX;
        }
    }
    return text;
}

/* Leaves out what is before or behind a number and says nothing: +1/2 (but +2 is an action's), 1/2.
 */
static void trim_signs(char *out, size_t length, bool guess)
{
    while (length && strchr(".,", out[length - 1]))
        length--;
    out[length] = '\0';
    if (out[0] == '+' && out[1 + strspn(out + 1, "0123456789")])
        memmove(out, out + 1, length);
    if (guess && out[0] == '%') { /* %50 */
        memmove(out, out + 1, length - 1);
        out[length - 1] = '%';
    }
}

/*
 * Writes the text with the right signs. Where it is to be a guess, a letter beside digits may be
 * the digit that it looks like, and a sign that is typed twice counts once.
 */
static bool write_signs(const char *text, bool guess, char out[static NOTATION_TEXT_SIZE])
{
    size_t length = 0;
    bool high = false, digits = false;
    uint32_t code;

    for (size_t step; *text; text += step) {
        step = utf8_first(text, &code);
        if (!step || length + step + 2 >= NOTATION_TEXT_SIZE)
            return false;
        if (utf8_is_unseen(code))
            continue;
        if (is_high(code) && !high && length && is_plain_digit(out[length - 1]))
            out[length++] = ' '; /* 1¹⁄₂ */
        high = is_high(code);
        char plain = plain_of(code, guess);
        digits |= is_plain_digit(plain ? plain : *text);
        memcpy(out + length, text, step);
        if (step == 1 || plain)
            out[length] = plain ? plain : guess ? digit_of(*text) : *text;
        length += plain ? 1 : step;
        bool twice =
            length > 1 && strchr("/.,%", out[length - 1]) && out[length - 2] == out[length - 1];
        if (twice && (!guess || out[length - 1] == '.')) /* 0.333... is not 0.333 */
            return false;
        length -= twice;
    }
    trim_signs(out, length, guess);
    return digits;
}

static bool read_suggestion(const char *text, const struct notation_options *options, bool guess,
                            char out[static NOTATION_TEXT_SIZE])
{
    enum { MEANT_MOST = 120 };
    const char mark = options && options->mark == MARK_COMMA ? ',' : '.';
    char own[MEANT_MOST];
    size_t length;

    text = bare(text + strspn(text, " "), &length);
    if (!length || length >= sizeof own)
        return false;
    memcpy(own, text, length);
    own[length] = '\0';
    return (write_signs(own, guess, out) && reads(out, options)) ||
           (number_heard(own, mark, out) && reads(out, options));
}

bool notation_suggest(const char *text, const struct notation_options *options,
                      char out[static NOTATION_TEXT_SIZE])
{
    return exchange_mark(text, options, out) || read_suggestion(text, options, true, out);
}

enum status notation_read(struct notation *out, const char *text,
                          const struct notation_options *options, struct message *why)
{
    char meant[NOTATION_TEXT_SIZE];
    enum status status = notation_parse(out, text, options, why);

    if (status == STATUS_OK || !read_suggestion(text, options, false, meant))
        return status;
    status = notation_parse(out, meant, options, why);
    for (int i = 0; status != STATUS_OK && why && i < why->args; i++)
        if (why->arg[i].text == meant) /* which is gone when the reason is read */
            why->arg[i].text = text;
    return status;
}

struct message notation_suggestion(const char *text, const char *meant)
{
    return message_with(N_("“{number}” cannot be read as a number; did you mean {meant}?"),
                        arg_typed("number", text), arg_text("meant", meant));
}
