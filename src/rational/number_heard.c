/*
 * Understands numbers in words. A text is read in all ways in which it can be; each costs the more,
 * the less it is like carefully written words, and the cheapest is taken as the meaning, if that is
 * only one number. Words may be joined, as in “driekwart”, with hyphens and without, as machines
 * hear them.
 */
#include "rational/number_table.h"

#include "rational/number_words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- Fractions */

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

/* True if the first `length` bytes end with the name of one part that begins within the count: the
 * end of “twenty-fifths” need be no fifths. */
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

/* --- Numbers */

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
