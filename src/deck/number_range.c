/* Ranges: of denominators, and those that somebody writes among the numbers of <numbers values>,
 * which has none. */
#include "deck/builder.h"

#include "rational/number_words.h"
#include "xml/value.h"

#include <stdio.h>
#include <string.h>

/* The signs that may stand between the two ends of a range, and the words, which need blanks around
 * them. */
static const char *const signs[] = {"...", "..", "…", "–", "—", "-"};
static const char *const between[] = {"tot", "to", "bis", "à", "t/m", "through", "until"};

/* Returns the length of the first of some words with which a text begins; 0: none. */
static size_t length_of_first(const char *const *words, size_t count, const char *text)
{
    for (size_t i = 0; i < count; i++)
        if (text_begins(text, words[i]))
            return strlen(words[i]);
    return 0;
}

static size_t sign_at(const char *text)
{
    return length_of_first(signs, sizeof signs / sizeof *signs, text);
}

static size_t word_at(const char *text)
{
    return length_of_first(between, sizeof between / sizeof *between, text);
}

/* --- Among numbers */

enum {
    TOKENS = 64,  /* of a list with more nothing is proposed */
    EXPANDED = 64 /* the most numbers that are written out */
};

/* A number, or the text between the ends of a range. */
struct token {
    size_t offset, length;
    bool joins;
    struct notation number;
};

struct ranges {
    const struct deck *deck;
    const char *text;
    struct token tokens[TOKENS];
    size_t token_count;
    const struct token *first; /* the first end of the first range */
    struct strbuf out;         /* all numbers */
    struct notation numbers[EXPANDED];
    size_t count;
    bool plain; /* it is clear what the numbers are */
    bool chain; /* what joins two numbers joins a third, too: it may only separate them */
};

static bool is_separator(char c)
{
    return value_is_blank(c) || c == ';';
}

static bool add_token(struct ranges *ranges, size_t offset, size_t length)
{
    struct token token = {.offset = offset, .length = length};
    const char *text = ranges->text + offset;

    if (ranges->token_count == TOKENS)
        return false;
    token.joins = (sign_at(text) == length && length) || (word_at(text) == length && length);
    if (!token.joins && !build_read_piece(ranges->deck, text, length, &token.number))
        return false;
    ranges->tokens[ranges->token_count++] = token;
    return true;
}

/* Cuts the list into numbers and the texts that join them. False: there is something else in it. */
static bool cut(struct ranges *ranges)
{
    const char *text = ranges->text;
    bool good = true;

    for (size_t at = 0; text[at] && good;) {
        size_t start = at;
        if (is_separator(text[at])) {
            at++;
            continue;
        }
        /* A hyphen at the start is the minus sign of a number. */
        size_t sign = sign_at(text + at);
        if (sign && (text[at] != '-' || is_separator(text[at + 1]) || !text[at + 1])) {
            at += sign;
        } else {
            at++;
            while (text[at] && !is_separator(text[at]) && !sign_at(text + at))
                at++;
            if (text[at] && sign_at(text + at) && at > start) {
                good = add_token(ranges, start, at - start);
                start = at;
                at += sign_at(text + at);
            }
        }
        good = good && add_token(ranges, start, at - start);
    }
    return good;
}

/* Adds a number that is written so. */
static void add_number(struct ranges *ranges, const char *text, size_t length)
{
    struct notation *number = &ranges->numbers[ranges->count];

    if (ranges->count == EXPANDED || !build_read_piece(ranges->deck, text, length, number)) {
        ranges->plain = false;
        return;
    }
    for (size_t i = 0; i < ranges->count; i++)
        ranges->plain &= !notation_identical(&ranges->numbers[i], number);
    ranges->count++;
    strbuf_add(&ranges->out, ranges->out.length ? " " : "");
    strbuf_add_bytes(&ranges->out, text, length);
}

/* Adds the numbers from one end of a range to the other: whole ones, or fractions with one
 * denominator. */
static void add_range(struct ranges *ranges, const struct notation *low,
                      const struct notation *high)
{
    bool whole = low->kind == NOTATION_WHOLE && high->kind == NOTATION_WHOLE;
    bool parts = low->kind == NOTATION_FRACTION && high->kind == NOTATION_FRACTION &&
                 low->denominator == high->denominator;
    int64_t from = whole ? low->whole : low->numerator, to = whole ? high->whole : high->numerator;

    ranges->plain &=
        (whole || parts) && !low->negative && !high->negative && from < to && to - from < EXPANDED;
    for (int64_t n = from; ranges->plain && n <= to; n++) {
        char text[48];
        int length = whole ? snprintf(text, sizeof text, "%lld", (long long)n)
                           : snprintf(text, sizeof text, "%lld/%lld", (long long)n,
                                      (long long)low->denominator);
        add_number(ranges, text, (size_t)length);
    }
}

/* Writes out all numbers. False: nothing is joined, or not two numbers are. */
static bool write_out(struct ranges *ranges)
{
    const struct token *token = ranges->tokens, *end = token + ranges->token_count;

    ranges->plain = !strchr(ranges->text, ';'); /* in such a list a number can have a blank */
    for (; token < end; token++) {
        if (token->joins)
            return false;
        if (token + 2 >= end || !token[1].joins) {
            if (token + 1 < end && token[1].joins)
                return false;
            add_number(ranges, ranges->text + token->offset, token->length);
            continue;
        }
        if (token[2].joins)
            return false;
        if (!ranges->first)
            ranges->first = token;
        add_range(ranges, &token->number, &token[2].number);
        token += 2;
        for (; token + 2 < end && token[1].joins && !token[2].joins; token += 2)
            ranges->chain = true; /* 1/2 - 1/4 - 3/4 */
    }
    ranges->plain &= !ranges->chain;
    return ranges->first != NULL;
}

/* Returns whether the first range is a mixed number: 1-1/2. */
static bool is_mixed(const struct ranges *ranges)
{
    const struct token *low = &ranges->first[0], *high = &ranges->first[2];

    return low->number.kind == NOTATION_WHOLE && low->number.whole > 0 &&
           high->number.kind == NOTATION_FRACTION && !high->number.negative &&
           high->number.numerator < high->number.denominator && !ranges->chain &&
           low->offset + low->length + 1 == high->offset;
}

/* Returns whether all numbers are joined, which separates them: 1/2 - 1/4 - 3/4. Lists them. */
static bool separate(struct ranges *ranges)
{
    ranges->count = 0;
    ranges->plain = !strchr(ranges->text, ';');
    strbuf_clear(&ranges->out);
    for (size_t i = 0; i < ranges->token_count; i++) {
        const struct token *token = &ranges->tokens[i];
        if (token->joins != i % 2)
            return false;
        if (!token->joins)
            add_number(ranges, ranges->text + token->offset, token->length);
        ranges->plain &=
            i < 2 || token->joins || !build_is_mixed(&token[-2].number, &token->number);
    }
    return ranges->chain && ranges->plain;
}

/* Says what to write where the numbers are not clear. */
static struct message in_words(const struct ranges *ranges, char range[static 48])
{
    const struct notation *low = &ranges->first[0].number, *high = &ranges->first[2].number;
    int64_t from = low->denominator, to = high->denominator;

    if (ranges->token_count == 3 && low->kind == NOTATION_WHOLE && high->kind == NOTATION_WHOLE &&
        low->whole < high->whole)
        return message_with(N_("“values” knows no ranges; write from=\"{from}\" to=\"{to}\" in the "
                               "place of values=\"…\""),
                            arg_count("from", low->negative ? -low->whole : low->whole),
                            arg_count("to", high->whole));
    if (!ranges->chain && low->kind == NOTATION_FRACTION && high->kind == NOTATION_FRACTION &&
        from >= 2 && to >= 2 && from != to && from <= DECK_DENOMINATORS &&
        to <= DECK_DENOMINATORS) {
        snprintf(range, 48, "%lld-%lld", (long long)(from < to ? from : to),
                 (long long)(from < to ? to : from));
        return message_with(N_("“values” is a list: write each number, or replace this whole "
                               "<numbers …/> with <fractions denominators=\"{range}\"/>"),
                            arg_text("range", range));
    }
    return message_of(N_("“values” knows no ranges; list the numbers with spaces between them, "
                         "such as 1/4 2/4 3/4"));
}

bool build_mend_ranges(struct builder *builder, const struct xml_element *e)
{
    struct ranges ranges = {.deck = builder->deck, .text = xml_text(e, "values")};
    char range[48];

    if (builder->diag->count >= DIAG_LIMIT)
        return false;
    bool found = cut(&ranges) && write_out(&ranges) && !is_mixed(&ranges);
    bool plain = ranges.plain, apart = found && !plain && separate(&ranges);
    if (found) {
        const char *list = strbuf_text(&ranges.out);
        struct diag_edit edit = xml_edit(e, "values", list);
        diag_propose(builder->diag, SEVERITY_ERROR,
                     xml_at_offset(e, "values", ranges.first[1].offset),
                     apart   ? message_with(N_("dashes do not separate the numbers of a list, "
                                                 "spaces do; write values=\"{list}\""),
                                            arg_text("list", list))
                     : plain ? message_with(N_("“values” knows no ranges; list the numbers: "
                                               "values=\"{list}\""),
                                            arg_text("list", list))
                             : in_words(&ranges, range),
                     &edit, plain || apart);
    }
    strbuf_release(&ranges.out);
    return found;
}

/* --- Of denominators */

enum { DENOMINATOR_ITEMS = 64 /* of a longer list nothing is proposed */ };

/* Reads a number of digits alone, without leading blanks or sign; −1 for anything else. */
static int64_t read_denominator(const char *text, size_t length)
{
    int64_t number = 0;

    if (length < 1 || length > 9)
        return -1;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

/* Reads one denominator, or a range of them; false when the text is neither. */
static bool read_range(const char *text, int *from, int *to)
{
    size_t dash = strcspn(text, "-");
    int64_t low = read_denominator(text, dash);
    int64_t high = text[dash] ? read_denominator(text + dash + 1, strlen(text + dash + 1)) : low;

    if (low < 2 || high < low || high > DECK_DENOMINATORS)
        return false;
    *from = (int)low;
    *to = (int)high;
    return true;
}

bool build_denominators(const struct xml_element *fractions, size_t item, int *from, int *to)
{
    return read_range(xml_item(fractions, "denominators", item), from, to);
}

/* A list of denominators that is wrong, read as it is meant. */
struct mended_denominators {
    int from[DENOMINATOR_ITEMS], to[DENOMINATOR_ITEMS];
    size_t count;
    bool written; /* something else is wrong than the numbers */
    bool small;
};

/* Reads the text in the place of a denominator: digits, “1/4”, “quarters”. Returns its length; 0:
 * it is no such text. */
static size_t read_mended(const char *text, int *out)
{
    const struct notation_options options = {.mark = MARK_EITHER};
    size_t length = strcspn(text, " \t\n\r,;-–"), digits = strspn(text, "0123456789");
    char word[NOTATION_TEXT_SIZE], meant[NOTATION_TEXT_SIZE];
    struct notation number;
    int64_t denominator = read_denominator(text, digits);

    if (digits && (digits == length || text[digits] != '/')) {
        length = digits;
    } else {
        if (!length || length >= sizeof word)
            return 0;
        memcpy(word, text, length);
        word[length] = '\0';
        denominator = number_heard_part(word);
        if (!denominator) {
            if ((notation_parse(&number, word, &options, NULL) != STATUS_OK &&
                 (!notation_suggest(word, &options, meant) ||
                  notation_parse(&number, meant, &options, NULL) != STATUS_OK)) ||
                number.kind != NOTATION_FRACTION || number.numerator != 1)
                return 0;
            denominator = number.denominator;
        }
    }
    *out = (int)denominator;
    return denominator < 0 ? 0 : length;
}

/* Returns the length of the “from” that a text begins with, in any of our languages; 0: none. */
static size_t opens_range(const char *text)
{
    static const char *const words[] = {"from ", "van ", "von ", "de "};

    return length_of_first(words, sizeof words / sizeof *words, text);
}

/* Adds a denominator to the list, or ends a range with it. */
static bool add_denominator(struct mended_denominators *list, bool joined, int number)
{
    if (joined ? !list->count || list->from[list->count - 1] != list->to[list->count - 1]
               : list->count == DENOMINATOR_ITEMS)
        return false;
    if (!joined)
        list->from[list->count++] = number;
    list->to[list->count - 1] = number;
    return true;
}

/* Reads a list of denominators as it is meant: commas, semicolons and “and” are blanks, “2 to 10”,
 * “2..10” and “2–10” ranges. False: something else stands there. */
static bool read_mended_denominators(const char *text, struct mended_denominators *list)
{
    bool joined = false;

    while (*text) {
        size_t sign = sign_at(text), word = sign ? 0 : word_at(text), length;
        int number;
        if (strchr(" \t\n\r,;", *text)) {
            list->written |= *text == ',' || *text == ';';
            text++;
        } else if (sign || (word && strchr(" 0123456789", text[word]))) {
            if (joined || !list->count)
                return false;
            joined = true;
            list->written |= word || *text != '-' || text[1] == ' ' || text[-1] == ' ';
            text += sign ? sign : word;
        } else if ((length = build_and_at(text)) != 0 || (length = opens_range(text)) != 0) {
            list->written = true;
            text += length;
        } else if ((length = read_mended(text, &number)) != 0) {
            if (!add_denominator(list, joined, number))
                return false;
            list->written |= strspn(text, "0123456789") != length;
            joined = false;
            text += length;
        } else {
            return false;
        }
    }
    return !joined && list->count;
}

/* Puts ranges that are backwards or begin below 2 right, and writes the list. False: a denominator
 * is too large, there twice, or none is left. */
static bool write_denominators(struct mended_denominators *list, int limit, struct strbuf *out)
{
    bool seen[DECK_DENOMINATORS + 1] = {false};

    for (size_t i = 0; i < list->count; i++) {
        int from = list->from[i], to = list->to[i];
        if (from > to) {
            from = list->to[i];
            to = list->from[i];
        }
        list->small |= from < 2;
        from = from < 2 ? 2 : from;
        if (to > limit)
            return false;
        if (to < from)
            continue;
        strbuf_addf(out, from == to ? "%s%d" : "%s%d-%d", out->length ? " " : "", from, to);
        for (; from <= to; from++) {
            if (seen[from])
                return false;
            seen[from] = true;
        }
    }
    return out->length;
}

bool build_mend_denominators(struct builder *builder, const struct xml_element *e, int limit)
{
    const char *text = xml_text(e, "denominators");
    struct mended_denominators list = {.count = 0};
    struct strbuf out = {0};
    int from, to;
    size_t wrong = 0;

    while (text && wrong < xml_count(e, "denominators") && build_denominators(e, wrong, &from, &to))
        wrong++;
    if (!text || wrong == xml_count(e, "denominators"))
        return false;
    bool mended = read_mended_denominators(text, &list) && list.written &&
                  write_denominators(&list, limit, &out);
    if (mended) {
        struct diag_edit edit = xml_edit(e, "denominators", out.text);
        diag_propose(builder->diag, SEVERITY_ERROR,
                     build_item_at(builder, e, "denominators", wrong),
                     message_with(N_("denominators stand in a list with spaces, such as 2 3 4, or "
                                     "in a range, such as 2-10; write denominators=\"{list}\""),
                                  arg_text("list", out.text)),
                     &edit, 1);
    }
    strbuf_release(&out);
    return mended;
}

void build_refuse_denominator(struct builder *builder, const struct xml_element *e, size_t item,
                              int limit)
{
    const char *text = xml_item(e, "denominators", item);
    const struct position where = build_item_at(builder, e, "denominators", item);
    struct mended_denominators list = {.count = 0};
    struct strbuf out = {0};

    bool meant = read_mended_denominators(text, &list) && !list.written;
    if (meant && write_denominators(&list, limit, &out)) {
        const struct diag_edit edit = {.line = where.line,
                                       .column = where.column,
                                       .length = strlen(text),
                                       .text = strbuf_text(&out)};
        diag_propose(builder->diag, SEVERITY_ERROR, where,
                     message_with(list.small ? N_("the smallest denominator is 2; write {range}")
                                             : N_("the range {text} is backwards; write {range}"),
                                  arg_typed("text", text), arg_text("range", strbuf_text(&out))),
                     &edit, 1);
    } else {
        build_error(builder, where,
                    message_with(meant && list.small && xml_count(e, "denominators") > 1
                                     ? N_("the smallest denominator is 2; leave {text} out")
                                     : N_("“{text}” is not a denominator from 2 to {limit}, or a "
                                          "range such as 2-10; separate several with spaces"),
                                 arg_typed("text", text), arg_count("limit", limit)));
    }
    strbuf_release(&out);
}
