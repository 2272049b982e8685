/*
 * Understands numbers in words. A text is read in all ways in which it can be; each costs as much
 * as it is unlike what is written with care, and the cheapest is what is meant, if that is only one
 * number. Words may be joined, as in “driekwart”, with hyphens and without, as machines hear them.
 */

#include "rational/number_table.h"

#include "base/utf8.h"
#include "rational/digits.h"
#include "rational/number_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words of the table of numbers in a text, whatever its case and accents. */

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

/* Whether nobody hears it: it takes no room, or is a mark above a letter. */
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

size_t number_match_next(const char **words, const char *text)
{
    size_t length = strcspn(*words, " ");
    size_t found = begins(*words, text) ? match_word(*words, length, text) : 0;

    *words += length + ((*words)[length] == ' ');
    return found;
}

size_t number_match(const char *words, const char *text)
{
    size_t longest = 0;

    while (*words) {
        size_t found = number_match_next(&words, text);
        longest = found > longest ? found : longest;
    }
    return longest;
}

size_t number_match_row(const struct number_word *row, const char *text)
{
    size_t one = row ? number_match(row->one, text) : 0;
    size_t many = row ? number_match(row->many, text) : 0;

    return one > many ? one : many;
}

size_t number_match_kind(enum number_language language, enum number_word_kind kind,
                         const char *text)
{
    const bool of_one = kind == NUMBER_ARTICLE || kind == NUMBER_HALVES;

    return number_match_row(number_row(language, kind, of_one), text);
}

size_t number_gap(const char *text)
{
    return *text == ' ' || *text == '-';
}

/* Counts, and the names of parts, that a text begins with: one word, or several that make one. */

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

/* Adds each of some words that a text begins with, behind so many bytes that have been read. */
static void add_words(struct spans *spans, const char *words, struct span span, const char *text)
{
    const size_t before = span.length;

    while (*words) {
        const size_t found = number_match_next(&words, text + before);
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
        size_t length = is_ones ? number_match(ones->one, text) : 0;
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
        size_t length = counts || tens->kind == NUMBER_TENS ? number_match(tens->one, text) : 0;
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

/* Adds hundreds, and a thousand, behind so many bytes that say how many. */
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
    const size_t hundred =
        number_match_row(number_row(language, NUMBER_COUNT, HUNDRED), text + before);
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
        size_t length = number_match(number_row(language, NUMBER_COUNT, ones)->one, text);
        if (length)
            add_hundred_parts(spans, language, text, ones, length);
    }
}

void number_parts_or_one(struct spans *spans, enum number_language language, const char *text)
{
    size_t one = number_match(number_row(language, NUMBER_COUNT, 1)->one, text);

    number_parts(spans, language, text);
    one += one && text[one] == '-';
    for (int number = HUNDRED; one && number <= THOUSAND; number *= 10)
        add_row(spans, number_row(language, NUMBER_LAST, number), number, text, one);
}

/* ---- Fractions ---- */

struct fraction {
    int64_t above, below;
    size_t length;
    int cost;
    bool bare;     /* no count stands before the part */
    bool doubtful; /* what ends it may be the name of one part: “twenty-fifths” */
};

struct fractions {
    struct fraction at[SPANS_MOST];
    int count;
};

static void add_fraction(struct fractions *fractions, struct fraction fraction)
{
    if (fractions->count < SPANS_MOST)
        fractions->at[fractions->count++] = fraction;
}

/* Whether the last of so many bytes, from within a count on, are the name of one part: what ends
 * “twenty-fifths” need be no fifths. */
static bool is_one_name(enum number_language language, const char *text, size_t count,
                        size_t length)
{
    struct spans parts;

    for (size_t at = 0; at < count; at++) {
        number_parts(&parts, language, text + at);
        for (int i = 0; i < parts.count; i++)
            if (at + parts.at[i].length == length)
                return true;
    }
    return false;
}

/* Adds a count and the part behind it: three quarters, driekwart. */
static void add_counted(struct fractions *fractions, enum number_language language,
                        const char *text, const struct span *count)
{
    const char between = text[count->length];
    const size_t before = count->length + number_gap(text + count->length);
    struct spans parts;

    number_parts_or_one(&parts, language, text + before);
    for (int i = 0; i < parts.count; i++) {
        const struct span *part = &parts.at[i];
        const size_t length = before + part->length;
        const bool agree = count->number == 1 ? part->one : part->many;
        /* one of 500 is a vijfhonderdste, one of 125 a hundred twenty-fifth */
        const bool large = part->number >= HUNDRED || count->number >= HUNDRED;
        if (large && (!agree || (between != ' ' && (between != '-' || count->number != 1))))
            continue;
        const bool doubtful = between != ' ' && is_one_name(language, text, count->length, length);
        add_fraction(fractions, (struct fraction){.above = count->number,
                                                  .below = part->number,
                                                  .length = length,
                                                  .cost = count->cost + part->cost + !agree +
                                                          (between == '-' || doubtful),
                                                  .doubtful = doubtful});
    }
}

/* Adds two counts with a bar between: three over four, 3/4. */
static void add_over(struct fractions *fractions, enum number_language language, const char *text,
                     const struct span *count)
{
    size_t at = count->length + number_gap(text + count->length);
    const size_t bar = number_match_kind(language, NUMBER_BAR, text + at);
    struct spans below;

    if (text[at] == '/' && isdigit((unsigned char)*text))
        at += text[at + 1] == ' ' ? 2 : 1;
    else if (bar && at > count->length && number_gap(text + at + bar))
        at += bar + 1;
    else
        return;
    number_counts(&below, language, text + at);
    for (int i = 0; i < below.count; i++)
        if (below.at[i].number > 0)
            add_fraction(fractions, (struct fraction){.above = count->number,
                                                      .below = below.at[i].number,
                                                      .length = at + below.at[i].length,
                                                      .cost = count->cost + below.at[i].cost});
}

static void hear_fractions(struct fractions *fractions, enum number_language language,
                           const char *text)
{
    const struct span article = {1, number_match_kind(language, NUMBER_ARTICLE, text), true, false,
                                 0};
    struct spans counts, parts;

    fractions->count = 0;
    number_counts(&counts, language, text);
    for (int i = 0; i < counts.count; i++) {
        add_counted(fractions, language, text, &counts.at[i]);
        add_over(fractions, language, text, &counts.at[i]);
    }
    if (article.length)
        add_counted(fractions, language, text, &article);
    number_parts_or_one(&parts, language, text);
    for (int i = 0; i < parts.count; i++)
        if (parts.at[i].one)
            add_fraction(fractions, (struct fraction){.above = 1,
                                                      .below = parts.at[i].number,
                                                      .length = parts.at[i].length,
                                                      .cost = parts.at[i].cost,
                                                      .bare = true});
}

/* ---- Numbers ---- */

/* What was understood so far. */
struct hearing {
    enum number_language language;
    char mark;
    char text[NOTATION_TEXT_SIZE]; /* "": nothing */
    int cost;
    bool unclear; /* it may be another number as well */
};

static void offer(struct hearing *hearing, int cost, bool doubtful, const char *text)
{
    if (*hearing->text && cost > hearing->cost)
        return;
    if (*hearing->text && cost == hearing->cost) {
        hearing->unclear |= doubtful || strcmp(hearing->text, text) != 0;
        return;
    }
    snprintf(hearing->text, sizeof hearing->text, "%s", text);
    hearing->cost = cost;
    hearing->unclear = doubtful;
}

/* Offers the fractions that are all of a text, by themselves; counted ones alone: the three
 * quarters. */
static void offer_fractions(struct hearing *hearing, const char *text, bool counted)
{
    struct fractions fractions;
    char number[NOTATION_TEXT_SIZE];

    hear_fractions(&fractions, hearing->language, text);
    for (int i = 0; i < fractions.count; i++) {
        const struct fraction *each = &fractions.at[i];
        if (text[each->length] || (counted && each->bare))
            continue;
        snprintf(number, sizeof number, "%lld/%lld", (long long)each->above,
                 (long long)each->below);
        offer(hearing, each->cost, each->doubtful, number);
    }
}

/* Offers the mixed numbers whose whole ends before `text`. Without a word between, “two three
 * quarters”, each half has its count. */
static void offer_mixed(struct hearing *hearing, int64_t whole, const char *text, bool joint,
                        int cost)
{
    struct fractions fractions;
    char number[NOTATION_TEXT_SIZE];

    hear_fractions(&fractions, hearing->language, text);
    for (int i = 0; i < fractions.count; i++) {
        const struct fraction *each = &fractions.at[i];
        if (text[each->length] || each->above >= each->below ||
            (each->bare && (!joint || (each->below != 2 && each->below != 4))))
            continue;
        snprintf(number, sizeof number, "%lld %lld/%lld", (long long)whole, (long long)each->above,
                 (long long)each->below);
        offer(hearing, cost + each->cost, each->doubtful, number);
    }
}

/* Offers what begins with a whole number and goes on with a fraction, or ends there. */
static void offer_whole(struct hearing *hearing, const char *text, const struct span *whole)
{
    const bool digits = isdigit((unsigned char)*text);
    size_t at = whole->length, gap = number_gap(text + at);
    const size_t wholes = number_match_kind(hearing->language, NUMBER_WHOLES, text + at + gap);
    char number[NOTATION_TEXT_SIZE];

    if (wholes) {
        at += gap + wholes;
        gap = number_gap(text + at);
    }
    if (!text[at]) {
        snprintf(number, sizeof number, "%lld", (long long)whole->number);
        offer(hearing, whole->cost, false, number);
        return;
    }
    const char *fraction = text + at + gap;
    const size_t joint = number_match_kind(hearing->language, NUMBER_JOINT, fraction);
    /* “eenentwintig” is 21, though it may be 1 and 20; so is “vingt-et-un” */
    if (joint && number_gap(fraction + joint) == gap)
        offer_mixed(hearing, whole->number, fraction + joint + gap, true,
                    whole->cost + (text[at] != ' '));
    if (wholes)
        offer_mixed(hearing, whole->number, fraction, true, whole->cost);
    else if (text[at] != '-' || digits)
        offer_mixed(hearing, whole->number, fraction, false, whole->cost + 1);
}

/* Adds the digits of the counts that a text is: two five, or twenty-five, with noughts before.
 * False: it is something else. */
static bool add_decimals(enum number_language language, const char *text,
                         char digits[static NOTATION_TEXT_SIZE])
{
    enum { LONGEST_COUNT = 9 /* digits */, TEN = 10 };
    size_t length = 0;
    bool last = false;

    while (*text) {
        struct spans counts;
        const struct span *longest = NULL;
        number_counts(&counts, language, text);
        for (int i = 0; i < counts.count; i++)
            if (!longest || counts.at[i].length > longest->length)
                longest = &counts.at[i];
        if (!longest || last || length + LONGEST_COUNT + 1 >= NOTATION_TEXT_SIZE)
            return false;
        last = longest->number >= TEN;
        if (last && digits[strspn(digits, "0")])
            return false;
        length += (size_t)snprintf(digits + length, NOTATION_TEXT_SIZE - length, "%lld",
                                   (long long)longest->number);
        text += longest->length;
        text += number_gap(text);
    }
    return length > 0;
}

/* Offers a decimal: zero point two five. */
static void offer_decimal(struct hearing *hearing, const char *text, const struct span *whole)
{
    size_t at = whole->length + number_gap(text + whole->length);
    const size_t point = number_match_kind(hearing->language, NUMBER_POINT, text + at);
    char number[2 * NOTATION_TEXT_SIZE], digits[NOTATION_TEXT_SIZE] = "";

    at += point + (point ? number_gap(text + at + point) : 0);
    if (!point || !add_decimals(hearing->language, text + at, digits))
        return;
    snprintf(number, sizeof number, "%lld%c%s", (long long)whole->number, hearing->mark, digits);
    if (strlen(number) < NOTATION_TEXT_SIZE)
        offer(hearing, 0, false, number);
}

/* Offers all that a text may be, without a sign. */
static void hear_number(struct hearing *hearing, const char *text)
{
    const size_t article = number_match_kind(hearing->language, NUMBER_ARTICLE, text);
    struct spans counts;

    offer_fractions(hearing, text, false);
    if (article && text[article] == ' ')
        offer_fractions(hearing, text + article + 1, true);
    offer_decimal(hearing, text, &(struct span){0});
    number_counts(&counts, hearing->language, text);
    for (int i = 0; i < counts.count; i++) {
        offer_whole(hearing, text, &counts.at[i]);
        offer_decimal(hearing, text, &counts.at[i]);
    }
    if (article && text[article] == ' ' &&
        number_match_kind(hearing->language, NUMBER_WHOLES, text + article + 1))
        offer_whole(hearing, text, &(struct span){1, article, true, false, 0});
    const size_t halves = number_match_kind(hearing->language, NUMBER_HALVES, text);
    if (halves && !text[halves])
        offer(hearing, 0, false, "1 1/2");
}

/* Cuts the word or sign for a percentage off the end of a text. Returns whether it was there. */
static bool cut_percent(char *text)
{
    for (size_t at = 1; *text && text[at]; at++)
        for (enum number_language i = 0; i < NUMBER_LANGUAGES; i++) {
            size_t length = number_match_kind(i, NUMBER_PERCENT, text + at);
            if (!length || text[at + length])
                continue;
            text[at - number_gap(text + at - 1)] = '\0';
            return *text;
        }
    return false;
}

/* Skips the word for a minus in front of a text. */
static const char *skip_minus(const char *text)
{
    for (enum number_language i = 0; i < NUMBER_LANGUAGES; i++) {
        size_t length = number_match_kind(i, NUMBER_MINUS, text);
        if (length && text[length] == ' ')
            return text + length + 1;
    }
    return text;
}

bool number_heard(const char *text, char mark, char out[static NOTATION_TEXT_SIZE])
{
    struct hearing hearing = {.mark = mark};
    char simple[HEARD_MOST];

    if (!number_simplify(text, simple))
        return false;
    const bool percent = cut_percent(simple);
    const char *number = skip_minus(simple);
    if ((percent || number > simple) && number[strspn(number, "0123456789.,")] == '\0')
        offer(&hearing, 0, false, number); /* 12,5 Prozent, minus 0.5 */
    for (; hearing.language < NUMBER_LANGUAGES; hearing.language++)
        hear_number(&hearing, number);
    if (!*hearing.text || hearing.unclear)
        return false;
    return snprintf(out, NOTATION_TEXT_SIZE, "%s%s%s", number > simple ? "-" : "", hearing.text,
                    percent ? "%" : "") < NOTATION_TEXT_SIZE;
}

int number_heard_part(const char *text)
{
    char simple[HEARD_MOST];
    struct spans parts;

    for (enum number_language i = 0; number_simplify(text, simple) && i < NUMBER_LANGUAGES; i++) {
        number_parts_or_one(&parts, i, simple);
        for (int j = 0; j < parts.count; j++)
            if (!simple[parts.at[j].length])
                return (int)parts.at[j].number;
    }
    return 0;
}
