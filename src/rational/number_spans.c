/* Finds words of the table of numbers in a text, in any case and with or without accents; and the
 * counts and names of parts that a text begins with: one word, or several that make one. */
#include "rational/number_table.h"

#include "base/utf8.h"
#include "rational/digits.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns what a letter of our languages is without its accent; NULL: it is none of those. */
static const char *plain_letter(uint32_t code)
{
    static const struct {
        uint32_t code;
        const char *plain;
    } letters[] = {{0xDF, "ss"}, {0xE0, "a"}, {0xE2, "a"}, {0xE4, "a"}, {0xE7, "c"}, {0xE8, "e"},
                   {0xE9, "e"},  {0xEA, "e"}, {0xEB, "e"}, {0xEE, "i"}, {0xEF, "i"}, {0xF4, "o"},
                   {0xF6, "o"},  {0xF9, "u"}, {0xFB, "u"}, {0xFC, "u"}};

    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i].code == code || (code != 0xDF && letters[i].code == code + 0x20))
            return letters[i].plain;
    return NULL;
}

static bool is_hyphen(uint32_t code)
{
    return code == '-' || (code >= 0x2010 && code <= 0x2013);
}

/* True if the character is not heard: it takes no room, or is a mark above a letter. */
static bool is_unheard(uint32_t code)
{
    return utf8_is_unseen(code) || (code >= 0x300 && code <= 0x36F);
}

bool number_simplify(const char *text, char out[static HEARD_MOST])
{
    size_t length = 0, step;
    uint32_t code;

    for (; *text; text += step) {
        step = utf8_first(text, &code);
        int64_t above, below;
        if (step && vulgar_fraction(code, &above, &below) && length + 8 < HEARD_MOST) {
            bool apart = length && isdigit((unsigned char)out[length - 1]);
            length += (size_t)snprintf(out + length, HEARD_MOST - length, "%s%lld/%lld",
                                       apart ? " " : "", (long long)above, (long long)below);
            continue;
        }
        char letter[2] = {utf8_is_blank(code) ? ' ' : is_hyphen(code) ? '-' : (char)code};
        const char *plain =
            code > 0x7F && !utf8_is_blank(code) && !is_hyphen(code) ? plain_letter(code) : letter;
        if (!step || (!plain && !is_unheard(code)) || length + 3 >= HEARD_MOST)
            return false;
        if (!plain || (*plain == ' ' && (!length || out[length - 1] == ' ')))
            continue;
        for (; *plain; plain++)
            out[length++] = (char)tolower((unsigned char)*plain);
    }
    while (length && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    return length > 0;
}

/* Returns how many bytes of a text, which is simplified, a word of the table takes; 0: it is not
 * there. An umlaut may be followed by an e, as where a keyboard has none. */
static size_t match_word(const char *word, size_t length, const char *text)
{
    const char *at = text, *end = word + length;
    uint32_t code;

    while (word < end) {
        word += utf8_first(word, &code);
        char letter[2] = {(char)tolower((int)(code & 0x7F))};
        if (code == '-') {
            at += *at == ' ' || *at == '-';
            continue;
        }
        for (const char *plain = code < 0x80 ? letter : plain_letter(code); *plain; plain++)
            if (*at++ != *plain)
                return 0;
        at += (code == 0xE4 || code == 0xF6 || code == 0xFC) && *at == 'e';
    }
    return (size_t)(at - text);
}

/* Whether a word may be there; most are not by their first letter, at once. */
static bool begins(const char *word, const char *text)
{
    return !isalpha((unsigned char)*word) || tolower((unsigned char)*word) == *text;
}

/* These and number_match_kind() return how many bytes of a text, which is simplified, are words of
 * the table; 0: none. This takes the first of some words, which it passes. */
static size_t match_next(const char **words, const char *text)
{
    size_t length = strcspn(*words, " ");
    size_t found = begins(*words, text) ? match_word(*words, length, text) : 0;

    *words += length + ((*words)[length] == ' ');
    return found;
}

/* Takes the longest of some words. */
static size_t match_longest(const char *words, const char *text)
{
    size_t longest = 0;

    while (*words) {
        size_t found = match_next(&words, text);
        longest = found > longest ? found : longest;
    }
    return longest;
}

/* Takes the longest of the words of a row; NULL is none. */
static size_t match_row(const struct number_word *row, const char *text)
{
    size_t one = row ? match_longest(row->one, text) : 0;
    size_t many = row ? match_longest(row->many, text) : 0;

    return one > many ? one : many;
}

size_t number_match_kind(enum number_language language, enum number_word_kind kind,
                         const char *text)
{
    const bool of_one = kind == NUMBER_ARTICLE || kind == NUMBER_HALVES;

    return match_row(number_row(language, kind, of_one), text);
}

size_t number_gap(const char *text)
{
    return *text == ' ' || *text == '-';
}

enum { DIGITS_MOST = 9, TENS_FIRST = 20, ONES_MOST = 9 };

static void add_span(struct spans *spans, struct span span)
{
    for (int i = 0; i < spans->count; i++) {
        struct span *old = &spans->at[i];
        if (old->number == span.number && old->length == span.length && old->cost == span.cost) {
            old->one |= span.one;
            old->many |= span.many;
            return;
        }
    }
    if (spans->count < SPANS_MOST)
        spans->at[spans->count++] = span;
}

/* Adds each of some words that a text begins with, behind the span.length bytes that have been
 * read. */
static void add_words(struct spans *spans, const char *words, struct span span, const char *text)
{
    const size_t before = span.length;

    while (*words) {
        const size_t found = match_next(&words, text + before);
        span.length = before + found;
        if (found)
            add_span(spans, span);
    }
}

/* Adds what a row of the table is in a text, `before` bytes of which have been read. */
static void add_row(struct spans *spans, const struct number_word *row, int64_t number,
                    const char *text, size_t before)
{
    const bool part = row->kind == NUMBER_PART || row->kind == NUMBER_LAST;

    add_words(spans, row->one, (struct span){number, before, true, !part, 0}, text);
    add_words(spans, row->many, (struct span){number, before, !part, true, 0}, text);
}

static bool is_tens(int number)
{
    return number >= TENS_FIRST && number < HUNDRED && number % 10 == 0;
}

/* Skips what may stand between tens and ones. */
static size_t tie_at(enum number_language language, const char *text)
{
    size_t gap = number_gap(text), tie = number_match_kind(language, NUMBER_TIE, text + gap);

    return tie ? gap + tie + number_gap(text + gap + tie) : 0;
}

/* Adds the numbers between tens, of counts or of the last words of parts, where the ones come
 * first: vierentwintig. */
static void add_ones_first(struct spans *spans, enum number_language language,
                           enum number_word_kind kind, const char *text)
{
    const struct number_rows rows = number_rows(language);

    for (const struct number_word *ones = rows.first; ones < rows.end; ones++) {
        bool is_ones = ones->kind == NUMBER_COUNT && ones->number >= 1 && ones->number <= ONES_MOST;
        size_t length = is_ones ? match_longest(ones->one, text) : 0;
        size_t tie = length ? tie_at(language, text + length) : 0;
        for (const struct number_word *tens = rows.first; tie && tens < rows.end; tens++)
            if (tens->kind == kind && is_tens(tens->number))
                add_row(spans, tens, tens->number + ones->number, text, length + tie);
    }
}

/* Adds what stands behind tens that take so many bytes: twenty-four, vingt et un. */
static void add_behind_tens(struct spans *spans, enum number_language language,
                            enum number_word_kind kind, const char *text, int tens, size_t length)
{
    const struct number_rows rows = number_rows(language);
    const size_t tie = number_makings[language].ties_one ? tie_at(language, text + length) : 0;
    const size_t gap = number_gap(text + length);

    for (const struct number_word *ones = rows.first; ones < rows.end; ones++) {
        if (ones->kind == kind && ones->number >= 1 &&
            ones->number <= number_most_behind(language, tens))
            add_row(spans, ones, tens + ones->number, text,
                    length + (tie && ones->number % 10 == 1 ? tie : gap));
    }
}

/* The same numbers where the tens come first. */
static void add_tens_first(struct spans *spans, enum number_language language,
                           enum number_word_kind kind, const char *text)
{
    const struct number_rows rows = number_rows(language);

    for (const struct number_word *tens = rows.first; tens < rows.end; tens++) {
        bool counts = tens->kind == NUMBER_COUNT && is_tens(tens->number) &&
                      !number_row(language, NUMBER_TENS, tens->number);
        size_t length = counts || tens->kind == NUMBER_TENS ? match_longest(tens->one, text) : 0;
        if (length)
            add_behind_tens(spans, language, kind, text, tens->number, length);
    }
}

static void add_between_tens(struct spans *spans, enum number_language language,
                             enum number_word_kind kind, const char *text)
{
    if (number_makings[language].ones_first)
        add_ones_first(spans, language, kind, text);
    else
        add_tens_first(spans, language, kind, text);
}

/* The counts below a hundred that a text begins with, or the last words of parts. */
static void hear_small(struct spans *spans, enum number_language language,
                       enum number_word_kind kind, const char *text)
{
    const struct number_rows rows = number_rows(language);

    for (const struct number_word *row = rows.first; row < rows.end; row++)
        if (row->kind == kind && row->number < HUNDRED)
            add_row(spans, row, row->number, text, 0);
    add_between_tens(spans, language, kind, text);
}

/* Adds what follows hundreds, and the bytes between. */
static void add_behind(struct spans *spans, enum number_language language,
                       enum number_word_kind kind, const char *text, struct span hundreds)
{
    struct spans rest = {.count = 0};

    hear_small(&rest, language, kind, text + hundreds.length);
    for (int i = 0; i < rest.count; i++)
        if (rest.at[i].number > 0)
            add_span(spans, (struct span){hundreds.number + rest.at[i].number,
                                          hundreds.length + rest.at[i].length, rest.at[i].one,
                                          rest.at[i].many, hundreds.cost});
}

/* Adds so many hundreds, and what follows: a hundred (and) five. Where the ones come first all is
 * one word; apart, “hundert drei Viertel”, it may begin a fraction. */
static void add_with_hundreds(struct spans *spans, enum number_language language, const char *text,
                              struct span hundreds)
{
    const size_t length = hundreds.length, tie = tie_at(language, text + length);

    add_span(spans, hundreds);
    hundreds.cost = number_makings[language].ones_first && text[length] == ' ';
    hundreds.length = length + number_gap(text + length);
    add_behind(spans, language, NUMBER_COUNT, text, hundreds);
    hundreds.length = length + tie;
    if (tie)
        add_behind(spans, language, NUMBER_COUNT, text, hundreds);
}

/* Adds hundreds, and a thousand, behind the bytes that say how many. */
static void add_hundreds(struct spans *spans, enum number_language language, const char *text,
                         int64_t times, size_t length)
{
    const struct number_word *hundred = number_row(language, NUMBER_COUNT, HUNDRED);
    const struct number_word *thousand = number_row(language, NUMBER_COUNT, THOUSAND);
    size_t before = length + (length ? number_gap(text + length) : 0);
    struct spans found = {.count = 0};

    add_row(&found, hundred, times * HUNDRED, text, before);
    for (int i = 0; i < found.count; i++)
        add_with_hundreds(spans, language, text, found.at[i]);
    if (times == 1)
        add_row(spans, thousand, THOUSAND, text, before);
}

void number_counts(struct spans *spans, enum number_language language, const char *text)
{
    size_t digits = strspn(text, "0123456789");

    spans->count = 0;
    if (digits) {
        if (digits <= DIGITS_MOST && (digits == 1 || *text != '0'))
            add_span(spans, (struct span){strtoll(text, NULL, 10), digits, true, true, 0});
        return;
    }
    hear_small(spans, language, NUMBER_COUNT, text);
    add_hundreds(spans, language, text, 1, 0);
    const size_t article = number_match_kind(language, NUMBER_ARTICLE, text);
    if (article)
        add_hundreds(spans, language, text, 1, article);
    for (int i = spans->count - 1; i >= 0; i--)
        if (spans->at[i].number >= 1 && spans->at[i].number <= ONES_MOST)
            add_hundreds(spans, language, text, spans->at[i].number, spans->at[i].length);
}

/* Adds the names of parts that have so many hundreds in them: vijfhonderdste, and those between:
 * one of 125 is a hundred-twenty-fifth. */
static void add_hundred_parts(struct spans *spans, enum number_language language, const char *text,
                              int64_t times, size_t length)
{
    const char gap = length ? text[length] : '\0';
    const bool one_word = gap != ' ' && (gap != '-' || !number_makings[language].ones_first);
    size_t before = length + (length ? number_gap(text + length) : 0);

    if (times > 1 && one_word)
        add_row(spans, number_row(language, NUMBER_LAST, HUNDRED), times * HUNDRED, text, before);
    const size_t hundred = match_row(number_row(language, NUMBER_COUNT, HUNDRED), text + before);
    before += hundred;
    const size_t tie = tie_at(language, text + before);
    if (hundred)
        add_behind(spans, language, NUMBER_LAST, text,
                   (struct span){.number = times * HUNDRED,
                                 .length = before + (tie ? tie : number_gap(text + before)),
                                 .cost = gap == ' ' || text[before] == ' '});
}

void number_parts(struct spans *spans, enum number_language language, const char *text)
{
    const struct number_rows rows = number_rows(language);

    spans->count = 0;
    for (const struct number_word *row = rows.first; row < rows.end; row++)
        if (row->kind == NUMBER_PART ||
            (row->kind == NUMBER_LAST && row->number >= NUMBER_LAST_ALONE))
            add_row(spans, row, row->number, text, 0);
    add_between_tens(spans, language, NUMBER_LAST, text);
    add_hundred_parts(spans, language, text, 1, 0);
    for (int ones = 1; ones <= ONES_MOST; ones++) {
        size_t length = match_longest(number_row(language, NUMBER_COUNT, ones)->one, text);
        if (length)
            add_hundred_parts(spans, language, text, ones, length);
    }
}

void number_parts_or_one(struct spans *spans, enum number_language language, const char *text)
{
    size_t one = match_longest(number_row(language, NUMBER_COUNT, 1)->one, text);

    number_parts(spans, language, text);
    one += one && text[one] == '-';
    for (int number = HUNDRED; one && number <= THOUSAND; number *= 10)
        add_row(spans, number_row(language, NUMBER_LAST, number), number, text, one);
}
