/* What somebody may have meant who wrote something that is no number: signs and letters that look
 * like the right ones, and words. */
#include "rational/digits.h"

#include "base/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEANT_WORDS = 6 };

static bool reads(const char *text, const struct notation_options *options)
{
    return notation_parse(&(struct notation){0}, text, options, NULL) == STATUS_OK;
}

/* ---- Signs ---- */

/* Returns the plain character that another looks like, or is used as; 0: it is itself. */
static char plain_of(uint32_t code)
{
    static const struct {
        uint32_t first, last;
        char plain; /* of the first */
    } rows[] = {
        {'\\', '\\', '/'},     {'|', '|', '/'},       {':', ':', '/'},       {0xF7, 0xF7, '/'},
        {0x2215, 0x2215, '/'}, {0xFF0F, 0xFF0F, '/'}, {0x2044, 0x2044, '/'}, {0xFF05, 0xFF05, '%'},
        {0xB9, 0xB9, '1'},     {0xB2, 0xB3, '2'},     {0x2070, 0x2070, '0'}, {0x2074, 0x2079, '4'},
        {0x2080, 0x2089, '0'}, {0xFF10, 0xFF19, '0'},
    };

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

/* Writes the text with the right signs; a letter is a digit only beside digits. A sign that is
 * typed twice counts once. */
static bool write_signs(const char *text, char out[static NOTATION_TEXT_SIZE])
{
    size_t length = 0;
    bool high = false, digits = false;
    uint32_t code;

    for (size_t step; *text; text += step) {
        step = utf8_first(text, &code);
        if (!step || length + step + 2 >= NOTATION_TEXT_SIZE)
            return false;
        if (is_high(code) && !high && length && is_plain_digit(out[length - 1]))
            out[length++] = ' '; /* 1¹⁄₂ */
        high = is_high(code);
        char plain = plain_of(code);
        digits |= is_plain_digit(plain ? plain : *text);
        memcpy(out + length, text, step);
        if (step == 1 || plain)
            out[length] = plain ? plain : digit_of(*text);
        length += plain ? 1 : step;
        if (length > 1 && strchr("/.,%", out[length - 1]) && out[length - 2] == out[length - 1])
            length--;
    }
    while (length && strchr(".,", out[length - 1]))
        length--;
    out[length] = '\0';
    if (out[0] == '%') { /* %50 */
        memmove(out, out + 1, length - 1);
        out[length - 1] = '%';
    }
    return digits;
}

static bool meant_by_signs(const char *text, const struct notation_options *options,
                           char out[static NOTATION_TEXT_SIZE])
{
    return write_signs(text, out) && reads(out, options);
}

/* ---- Words ---- */

enum word_kind {
    WORD_NONE,
    WORD_ARTICLE,
    WORD_COUNT,
    WORD_PART,
    WORD_FIXED,
    WORD_JOINT,
    WORD_BAR,
    WORD_PERCENT
};

static const struct {
    enum word_kind kind;
    int number;
    const char *words;
} word_rows[] = {
#define NUMBER_WORD(kind, number, words) {WORD_##kind, number, words},
#include "rational/number-word-list.h"
#undef NUMBER_WORD
};

/* A word of a text, or digits. */
struct word {
    enum word_kind kind;
    int number;
};

static bool counts(struct word word)
{
    return word.kind == WORD_COUNT || word.kind == WORD_ARTICLE;
}

static bool is_among(const char *words, const char *text, size_t length)
{
    for (; *words; words += strspn(words, " ")) {
        size_t one = strcspn(words, " ");
        if (one == length && !memcmp(words, text, length))
            return true;
        words += one;
    }
    return false;
}

static struct word find_word(enum word_kind kind, const char *text, size_t length)
{
    for (size_t i = 0; i < sizeof word_rows / sizeof *word_rows; i++)
        if ((!kind || kind == word_rows[i].kind) && is_among(word_rows[i].words, text, length))
            return (struct word){word_rows[i].kind, word_rows[i].number};
    return (struct word){WORD_NONE, 0};
}

/* Reads the words of a text; one such as “driekwart” makes two. Returns how many there are; 0:
 * something else stands there. */
static size_t read_words(const char *text, struct word words[static MEANT_WORDS])
{
    size_t count = 0;

    for (text += strspn(text, " -"); *text; text += strspn(text, " -")) {
        size_t length = strcspn(text, " -"), digits = strspn(text, "0123456789");
        struct word word = digits == length && digits < 5 && (digits == 1 || *text != '0')
                               ? (struct word){WORD_COUNT, (int)strtol(text, NULL, 10)}
                               : find_word(WORD_NONE, text, length);
        if (count + 2 > MEANT_WORDS)
            return 0;
        for (size_t cut = 2; !word.kind && cut + 2 < length; cut++) {
            struct word first = find_word(WORD_NONE, text, cut);
            word = find_word(WORD_PART, text + cut, length - cut);
            if (counts(first) && word.kind)
                words[count++] = first;
            else
                word.kind = WORD_NONE;
        }
        if (!word.kind)
            return 0;
        words[count++] = word;
        text += length;
    }
    return count;
}

/* Reads a fraction in words: 3 quarters, a half, half, 3 over 4. */
static bool read_parts(const struct word *words, size_t count, int *above, int *below)
{
    bool counted = count && counts(*words);

    *above = counted ? words->number : 1;
    if (count == 3 && counted && words[1].kind == WORD_BAR && words[2].kind == WORD_COUNT) {
        *below = words[2].number;
        return *below > 0;
    }
    *below = count ? words[counted].number : 0;
    return count == 1u + counted && words[counted].kind == WORD_PART;
}

/* Writes what the words say, in digits. */
static bool write_words(const struct word *words, size_t count, char out[static NOTATION_TEXT_SIZE])
{
    int above, below;

    if (count == 1 && words->kind == WORD_FIXED)
        snprintf(out, NOTATION_TEXT_SIZE, "%d 1/2", words->number);
    else if (count == 1 && words->kind == WORD_COUNT)
        snprintf(out, NOTATION_TEXT_SIZE, "%d", words->number);
    else if (count == 2 && words->kind == WORD_COUNT && words[1].kind == WORD_PERCENT)
        snprintf(out, NOTATION_TEXT_SIZE, "%d%%", words->number);
    else if (read_parts(words, count, &above, &below))
        snprintf(out, NOTATION_TEXT_SIZE, "%d/%d", above, below);
    else if (count > 2 && counts(*words) && words[1].kind == WORD_JOINT &&
             read_parts(words + 2, count - 2, &above, &below) && above < below)
        snprintf(out, NOTATION_TEXT_SIZE, "%d %d/%d", words->number, above, below);
    else
        return false;
    return true;
}

/* Writes a number in digits that has a word in it, or a hyphen: 1 and 1/2, 1-1/2, 12,5 percent. */
static bool write_around_word(const char *text, const struct notation_options *options,
                              char out[static NOTATION_TEXT_SIZE])
{
    size_t before = strcspn(text, " "), gap = strspn(text + before, " ");
    const char *word = text + before + gap;
    size_t length = strcspn(word, " ");
    const char *rest = word + length + strspn(word + length, " ");
    struct notation fraction;
    bool whole = before && strspn(text, "0123456789") == before;

    if (!gap && strchr(text, '-') > text) {
        before = strcspn(text, "-");
        word = "and";
        length = strlen(word);
        rest = text + before + 1;
        whole = strspn(text, "0123456789") == before;
    } else if (!gap && before > strspn(text, "0123456789.,")) { /* 50percent */
        before = strspn(text, "0123456789.,");
        word = text + before;
        length = strcspn(word, " ");
        rest = word + length;
    }
    if (!before || !length || before + strlen(rest) + 2 >= NOTATION_TEXT_SIZE)
        return false;
    if (!strcmp(word, "pour cent") || (!*rest && find_word(WORD_PERCENT, word, length).kind))
        snprintf(out, NOTATION_TEXT_SIZE, "%.*s%%", (int)before, text);
    else if (whole && find_word(WORD_JOINT, word, length).kind &&
             notation_parse(&fraction, rest, options, NULL) == STATUS_OK &&
             fraction.kind == NOTATION_FRACTION && !fraction.negative &&
             fraction.numerator < fraction.denominator)
        snprintf(out, NOTATION_TEXT_SIZE, "%.*s %s", (int)before, text, rest);
    else
        return false;
    return reads(out, options);
}

bool notation_meant(const char *text, const struct notation_options *options,
                    char out[static NOTATION_TEXT_SIZE])
{
    char small[NOTATION_TEXT_SIZE];
    struct word words[MEANT_WORDS];
    size_t length;

    text = bare(text + strspn(text, " "), &length);
    if (!length || length >= sizeof small)
        return false;
    memcpy(small, text, length);
    small[length] = '\0';
    if (meant_by_signs(small, options, out))
        return true;
    for (char *c = small; *c; c++)
        *c = *c >= 'A' && *c <= 'Z' ? (char)(*c + 'a' - 'A') : *c;
    return write_words(words, read_words(small, words), out) ||
           write_around_word(small, options, out);
}

struct message notation_message_meant(const char *text, const char *meant)
{
    return message_with(N_("“{number}” cannot be read as a number; did you mean {meant}?"),
                        arg_typed("number", text), arg_text("meant", meant));
}
