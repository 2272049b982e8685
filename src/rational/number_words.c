#include "rational/number_words.h"

#include "rational/number_table.h"

#include <ctype.h>
#include <string.h>

static const struct number_word table[] = {
#define NUMBER_WORD(language, kind, number, one, many)                                             \
    {NUMBER_##language, NUMBER_##kind, number, one, many},
#include "rational/number-word-list.h"
#undef NUMBER_WORD
};

/* How many rows each language has; those of one stand together, in the order of the languages. */
enum {
#define NUMBER_WORD(language, kind, number, one, many) +(NUMBER_##language == NUMBER_EN)
    ROWS_EN = 0
#include "rational/number-word-list.h"
#undef NUMBER_WORD
#define NUMBER_WORD(language, kind, number, one, many) +(NUMBER_##language == NUMBER_NL)
    ,
    ROWS_NL = 0
#include "rational/number-word-list.h"
#undef NUMBER_WORD
#define NUMBER_WORD(language, kind, number, one, many) +(NUMBER_##language == NUMBER_DE)
    ,
    ROWS_DE = 0
#include "rational/number-word-list.h"
#undef NUMBER_WORD
};

struct number_rows number_rows(enum number_language language)
{
    static const struct number_word *const begin[NUMBER_LANGUAGES + 1] = {
        table, table + ROWS_EN, table + ROWS_EN + ROWS_NL, table + ROWS_EN + ROWS_NL + ROWS_DE,
        table + sizeof table / sizeof *table};

    return (struct number_rows){begin[language], begin[language + 1]};
}

const struct number_making number_makings[NUMBER_LANGUAGES] = {
    [NUMBER_EN] = {.id = "en"},
    [NUMBER_NL] = {.id = "nl", .ones_first = true},
    [NUMBER_DE] = {.id = "de", .ones_first = true},
    [NUMBER_FR] = {.id = "fr", .ties_one = true},
};

int number_most_behind(enum number_language language, int tens)
{
    enum { ONES = 9, TEENS = 19, SIXTY = 60, EIGHTY = 80 };

    return language == NUMBER_FR && (tens == SIXTY || tens == EIGHTY) ? TEENS : ONES;
}

const struct number_word *number_row(enum number_language language, enum number_word_kind kind,
                                     int number)
{
    const struct number_rows rows = number_rows(language);

    for (const struct number_word *row = rows.first; row < rows.end; row++)
        if (row->kind == kind && row->number == number)
            return row;
    return NULL;
}

/* A text being said, and the choice among words of the same meaning for the next one. */
struct saying {
    struct strbuf *out;
    enum number_language language;
    unsigned form;
};

/* Adds one of some words, as `form` says; the rest of the form chooses among the next ones. */
static void pick(struct saying *saying, const char *words)
{
    unsigned count = 1;

    for (const char *at = words + 1; *at; at++)
        count += *at == ' ';
    for (unsigned left = saying->form % count; left; left--)
        words += 1 + strcspn(words + 1, " ") + 1;
    saying->form /= count;
    strbuf_add_bytes(saying->out, words, 1 + strcspn(words + 1, " "));
}

static void say_word(struct saying *saying, enum number_word_kind kind)
{
    pick(saying, number_row(saying->language, kind, 0)->one);
}

/* Adds the word for wholes, which ends a count: “one hundred and nineteen halves” is 119/2. */
static void say_wholes(struct saying *saying, bool many)
{
    const struct number_word *row = number_row(saying->language, NUMBER_WHOLES, 0);

    strbuf_add_char(saying->out, ' ');
    pick(saying, many ? row->many : row->one);
}

static void say_ones_first(struct saying *saying, int ones)
{
    pick(saying, number_row(saying->language, NUMBER_COUNT, ones)->one);
    /* tweeëntwintig, but vierentwintig */
    bool apart =
        saying->language == NUMBER_NL && strbuf_text(saying->out)[saying->out->length - 1] == 'e';
    strbuf_add(saying->out, apart ? "ën" : number_row(saying->language, NUMBER_TIE, 0)->one);
}

/* Adds tens, and what ties ones to them: not in quatre-vingt-un. */
static void say_tens_first(struct saying *saying, int tens, int ones)
{
    const struct number_word *before_ones = number_row(saying->language, NUMBER_TENS, tens);

    pick(saying,
         before_ones ? before_ones->one : number_row(saying->language, NUMBER_COUNT, tens)->one);
    bool ties = number_makings[saying->language].ties_one && ones % 10 == 1 && tens != 80;
    strbuf_add(saying->out, ties ? "-et-" : "-");
}

/* Splits a number below a hundred that no word says: 72 is 60 and 12 in French, or 70 and 2. */
static void split(struct saying *saying, int number, int *tens, int *ones)
{
    enum { TEN = 10 };

    *ones = number % TEN;
    *tens = number - *ones;
    if (number_most_behind(saying->language, *tens - TEN) > TEN) {
        if (saying->form % 2 == 0) {
            *tens -= TEN;
            *ones += TEN;
        }
        saying->form /= 2;
    }
}

/* Adds a count below a hundred. */
static void say_small(struct saying *saying, int number)
{
    const struct number_word *row = number_row(saying->language, NUMBER_COUNT, number);
    int tens, ones;

    if (row) {
        pick(saying, row->one);
        return;
    }
    split(saying, number, &tens, &ones);
    if (number_makings[saying->language].ones_first) {
        say_ones_first(saying, ones);
        pick(saying, number_row(saying->language, NUMBER_COUNT, tens)->one);
    } else {
        say_tens_first(saying, tens, ones);
        pick(saying, number_row(saying->language, NUMBER_COUNT, ones)->one);
    }
}

/* Adds a hundred or more, up to a thousand. */
static void say_hundreds(struct saying *saying, int number)
{
    const char *gap = number_makings[saying->language].ones_first ? "" : " ";
    const int unit = number < THOUSAND ? HUNDRED : THOUSAND, rest = number % unit;
    const struct number_word *row = number_row(saying->language, NUMBER_COUNT, unit);

    if (number >= 2 * unit || saying->language == NUMBER_EN) {
        say_small(saying, number / unit);
        strbuf_add(saying->out, gap);
    }
    strbuf_add(saying->out, number >= 2 * unit && !rest && *row->many ? row->many : row->one);
    if (rest) {
        strbuf_add(saying->out, gap);
        say_small(saying, rest);
    }
}

/* Adds a count in words, or from a thousand on in digits. */
static void say_count(struct saying *saying, int64_t number)
{
    if (number > THOUSAND)
        strbuf_addf(saying->out, "%lld", (long long)number);
    else if (number >= HUNDRED)
        say_hundreds(saying, (int)number);
    else
        say_small(saying, (int)number);
}

/* A German noun has its capital in front: Einundzwanzigstel. */
static void move_capital(char *begin, char *end)
{
    if (isupper((unsigned char)*end)) {
        *begin = (char)toupper((unsigned char)*begin);
        *end = (char)tolower((unsigned char)*end);
    }
}

/* Adds the name of a part of which a whole has `number`, or of several if `many`. False: such parts
 * have no name. */
static bool say_part(struct saying *saying, int64_t number, bool many)
{
    const struct number_word *own = number_row(saying->language, NUMBER_PART, (int)number);
    const struct number_word *last = number_row(saying->language, NUMBER_LAST, (int)number);
    const size_t begin = saying->out->length;
    int tens, ones;

    if (number < 2 || (number > HUNDRED && number != THOUSAND))
        return false;
    if (own && last && number >= NUMBER_LAST_ALONE) {
        own = saying->form % 2 ? NULL : own;
        saying->form /= 2;
    }
    if (own || last) {
        last = own ? own : last;
    } else if (number_makings[saying->language].ones_first) {
        split(saying, (int)number, &tens, &ones);
        say_ones_first(saying, ones);
        last = number_row(saying->language, NUMBER_LAST, tens);
    } else {
        split(saying, (int)number, &tens, &ones);
        say_tens_first(saying, tens, ones);
        last = number_row(saying->language, NUMBER_LAST, ones);
    }
    const size_t end = saying->out->length;
    pick(saying, many ? last->many : last->one);
    if (end > begin)
        move_capital(saying->out->text + begin, saying->out->text + end);
    return true;
}

/* "three quarters", "3 over 137" */
static void say_fraction(struct saying *saying, int64_t above, int64_t below)
{
    struct strbuf part = {0};
    struct saying of_part = {&part, saying->language, 0};

    if (!say_part(&of_part, below, above != 1)) {
        strbuf_addf(saying->out, "%lld ", (long long)above);
        say_word(saying, NUMBER_BAR);
        strbuf_addf(saying->out, " %lld", (long long)below);
    } else {
        say_count(saying, above);
        strbuf_add_char(saying->out, ' ');
        say_part(saying, below, above != 1);
    }
    strbuf_release(&part);
}

static enum number_language language_of(const char *id)
{
    for (enum number_language i = 0; i < NUMBER_LANGUAGES; i++)
        if (strcmp(number_makings[i].id, id) == 0)
            return i;
    return NUMBER_EN;
}

bool number_say(struct strbuf *out, const char *language, const struct notation *number,
                unsigned form)
{
    struct saying saying = {out, language_of(language), form};
    const bool half = number->numerator == 1 && number->denominator == 2;

    if (number->denominator == 0 || notation_forms[number->kind].bar != '/')
        return false;
    if (number->negative) {
        say_word(&saying, NUMBER_MINUS);
        strbuf_add_char(out, ' ');
    }
    if (notation_prints_whole(number))
        say_count(&saying, number->whole);
    if (notation_prints_whole(number) && half && number->whole < HUNDRED) {
        strbuf_add(out, number_row(saying.language, NUMBER_WITH_HALF, 0)->one);
    } else {
        if (notation_prints_whole(number)) {
            if (number->numerator >= number->denominator)
                say_wholes(&saying, number->whole != 1);
            strbuf_add_char(out, ' ');
            say_word(&saying, NUMBER_JOINT);
            strbuf_add_char(out, ' ');
        }
        say_fraction(&saying, number->numerator, number->denominator);
    }
    if (*notation_forms[number->kind].sign) {
        strbuf_add_char(out, ' ');
        say_word(&saying, NUMBER_PERCENT);
    }
    return true;
}
