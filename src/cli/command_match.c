#include "base/memory.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "rational/explain.h"
#include "rational/notation.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

/* --- bars of one width, for a terminal of 80 columns */

enum { BARS_WHOLES = 10 }; /* the largest number that is drawn */

/*
 * A row of width 12, one character more than its width, cut at every multiple of width /
 * denominator:
 *
 *     0     3     6     9     12
 *     │  █  │  █  │  ░  │  ░  │      2/4
 */
enum {
    COLUMNS = 80,
    INDENT = 2,
    SHORTEST = 20, /* narrowest row */
    BESIDE = 16,   /* a wider name stands above its bar */
    PART_LEAST = 2 /* columns that a part needs to be seen, with its border */
};

struct canvas {
    int width;
    bool names_above;
    const char *full, *empty, *border;
};

static int64_t wholes_of(struct rational value)
{
    int64_t wholes = (value.numerator + value.denominator - 1) / value.denominator;

    return wholes > 0 ? wholes : 1;
}

static bool is_drawn(const struct notation *number)
{
    struct rational value = notation_value(number);

    return value.numerator >= 0 && wholes_of(value) <= BARS_WHOLES;
}

/* Returns how many parts of a whole a row of this width shows; 0 if they would be too narrow to see
 * or of different widths. */
static int parts_at(const struct notation *number, int width)
{
    int64_t parts = notation_as_fraction(number).denominator;

    return parts <= width / PART_LEAST && width % parts == 0 ? (int)parts : 0;
}

/* Returns the column where the shaded part of a row ends; the rows of the wholes count from 0. A
 * row that is neither empty nor full never looks empty or full. */
static int edge_at(struct rational value, int64_t whole, int width)
{
    int64_t rest = value.numerator - whole * value.denominator;

    if (rest <= 0)
        return 0;
    if (rest >= value.denominator)
        return width;
    /* rest < denominator ≤ 10^9 and width < 80. */
    int edge = (int)((rest * width + value.denominator / 2) / value.denominator);
    return edge < 1 ? 1 : edge >= width ? width - 1 : edge;
}

/* Scores how well the numbers look at a width: 2 for each whose parts can be counted, 1 for one
 * whose edge is at least in the right place. */
static int merit(const struct notation *numbers, int count, int width)
{
    int merit = 0;

    for (int i = 0; i < count; i++) {
        struct rational value = notation_value(&numbers[i]);
        if (!is_drawn(&numbers[i]))
            continue;
        if (parts_at(&numbers[i], width))
            merit += 2;
        else if (value.numerator * width % value.denominator == 0)
            merit++;
    }
    return merit;
}

/* Returns how many columns a text takes; a mark that stands above another character takes none. */
static int columns_of(const char *text)
{
    int columns = 0;

    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte == 0xCC || byte == 0xCD)
            columns--;
        columns += utf8_begins(*text);
    }
    return columns;
}

static struct canvas canvas_for(const struct notation *numbers, int count, bool utf8,
                                const struct number_style *style)
{
    struct canvas canvas = {
        .full = utf8 ? "█" : "#", .empty = utf8 ? "░" : ".", .border = utf8 ? "│" : "|"};
    int widest = 0, best = -1;

    for (int i = 0; i < count; i++) {
        struct strbuf name = {0};
        notation_print(&numbers[i], style, &name);
        int columns = columns_of(strbuf_text(&name));
        widest = columns > widest ? columns : widest;
        strbuf_release(&name);
    }
    canvas.names_above = widest > BESIDE;
    int longest = COLUMNS - INDENT - 1 - (canvas.names_above ? 0 : widest + 1);
    for (int width = longest; width >= SHORTEST; width--) {
        int found = merit(numbers, count, width);
        if (found > best) {
            best = found;
            canvas.width = width;
        }
    }
    return canvas;
}

static void add_row(const struct canvas *canvas, int parts, int edge, struct strbuf *out)
{
    strbuf_addf(out, "%*s", INDENT, "");
    for (int at = 0; at <= canvas->width; at++) {
        bool cut = parts ? at % (canvas->width / parts) == 0 : at == edge;
        if (cut || at == 0 || at == canvas->width)
            strbuf_add(out, canvas->border);
        else
            strbuf_add(out, at < edge ? canvas->full : canvas->empty);
    }
}

static void add_bar(const struct notation *number, const struct canvas *canvas,
                    const struct number_style *style, struct strbuf *out)
{
    struct rational value = notation_value(number);
    int parts = parts_at(number, canvas->width);

    if (canvas->names_above) {
        strbuf_addf(out, "%*s", INDENT, "");
        notation_print(number, style, out);
        strbuf_add_char(out, '\n');
    }
    for (int64_t whole = 0; whole < wholes_of(value); whole++) {
        add_row(canvas, parts, edge_at(value, whole, canvas->width), out);
        if (whole == 0 && !canvas->names_above) {
            strbuf_add_char(out, ' ');
            notation_print(number, style, out);
        }
        strbuf_add_char(out, '\n');
    }
}

static void add_sentence(const char *id, const struct notation *number, struct strbuf *out)
{
    struct message sentence = message_of(id);

    strbuf_addf(out, "%*s", INDENT, "");
    if (number)
        message_add(&sentence, arg_notation("number", number));
    text_of(sentence, NULL, out);
    strbuf_add_char(out, '\n');
}

/* Whether two numbers are drawn alike and are not equal. */
static bool looks_equal(const struct notation *left, const struct notation *right, int width)
{
    struct rational a = notation_value(left), b = notation_value(right);

    if (!is_drawn(left) || !is_drawn(right) || rational_equal(a, b) || wholes_of(a) != wholes_of(b))
        return false;
    return edge_at(a, wholes_of(a) - 1, width) == edge_at(b, wholes_of(b) - 1, width);
}

/*
 * Adds a bar for each number, with its name: a row for each whole, all rows of one width, cut into
 * as many parts as its denominator says where they can be seen. utf8: draws blocks and lines
 * instead of ASCII. A number below 0 or beyond BARS_WHOLES gets a sentence in place of its bar, and
 * so do numbers whose difference is too small to be seen.
 */
static void bars_draw(const struct notation *numbers, int count, bool utf8,
                      const struct number_style *style, struct strbuf *out)
{
    struct canvas canvas = canvas_for(numbers, count, utf8, style);
    bool alike = false;

    for (int i = 0; i < count; i++) {
        if (is_drawn(&numbers[i]))
            add_bar(&numbers[i], &canvas, style, out);
        else
            add_sentence(notation_value(&numbers[i]).numerator < 0
                             ? N_("{number} is below 0, so it has no bar")
                             : N_("{number} is too big for a bar"),
                         &numbers[i], out);
        for (int k = 0; k < i; k++)
            alike = alike || looks_equal(&numbers[k], &numbers[i], canvas.width);
    }
    if (alike)
        add_sentence(N_("some differences are too small to see here"), NULL, out);
}

/* --- the command */

enum is_rounded { ROUNDED_NOT, ROUNDED_LESS, ROUNDED_MORE };

enum { REASONS = EXPLANATION_STEPS + 2 };

/* The numbers that were typed. The others are compared with the first. */
struct question {
    const struct manner *manner;
    char **typed;
    struct notation_options options;
    bool show;                /* bars too */
    struct notation *numbers; /* one an operand; of one that is rounded the exact one */
    enum is_rounded *rounded; /* the same: was it typed with more digits than a value has? */
    int count;
    bool equal; /* all of them */
};

static const char *const marks[] = {
    [MARK_EITHER] = "either", [MARK_POINT] = "point", [MARK_COMMA] = "comma", NULL};

/* Complains of every operand that is no number, not just of the first. */
static enum exit_code read_numbers(struct question *question)
{
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < question->count; i++) {
        struct notation *number = &question->numbers[i];
        struct message why;
        bool less;
        if (notation_read(number, question->typed[i], &question->options, &why) == STATUS_OK)
            continue;
        if (notation_parse_rounded(number, question->typed[i], &question->options, &less)) {
            question->rounded[i] = less ? ROUNDED_LESS : ROUNDED_MORE;
            continue;
        }
        complain_of(question->manner, why);
        code = EXIT_USAGE;
    }
    return code;
}

/* Digits of which there are too many have no value here; they are equal to nothing but themselves.
 */
static bool equals_first(const struct question *question, int i)
{
    if (question->rounded[0] || question->rounded[i])
        return strcmp(question->typed[0], question->typed[i]) == 0;
    return notation_equal(&question->numbers[0], &question->numbers[i]);
}

/*
 * Whether the terminal shows more than ASCII, by the user's own locale, which text_start may have
 * replaced. Where it does not words can still be read, but bars would be nothing but question
 * marks. (newlocale would not change the locale meanwhile, but glibc's leaks memory under LOCPATH.)
 */
static bool terminal_is_utf8(void)
{
    char *chosen = memory_copy_text(setlocale(LC_CTYPE, NULL));
    bool utf8 = setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;

    setlocale(LC_CTYPE, chosen);
    memory_free(chosen);
    return utf8;
}

/* A number that is the other one rounded: 0.33 is not, 0.3333 is of 1/3. */
static bool is_rounded(const struct question *question, int i, int other, struct message *say)
{
    struct notation exact = question->numbers[i];
    bool less = question->rounded[i] == ROUNDED_LESS;
    bool rounded =
        question->rounded[i] || (notation_rounded(&question->numbers[i], &exact, &less) &&
                                 notation_equal(&exact, &question->numbers[other]));

    if (rounded)
        *say = message_with(
            less ? N_("{number} is a little less than {exact}: it is {exact}, rounded")
                 : N_("{number} is a little more than {exact}: it is {exact}, rounded"),
            arg_typed("number", question->typed[i]), arg_notation("exact", &exact));
    return rounded;
}

/* Fills `say` with sentences on the first and another: which of them is rounded, and why they are
 * equal or not. */
static int reasons(const struct question *question, int other, struct message *say)
{
    struct explanation explanation;
    int count = 0;

    count += is_rounded(question, 0, other, &say[count]);
    count += is_rounded(question, other, 0, &say[count]);
    bool same = notation_equal(&question->numbers[0], &question->numbers[other]);
    if (same && count)
        return count;
    explain(&question->numbers[0], &question->numbers[other], &explanation);
    for (int k = 0; k < explanation.steps; k++)
        say[count++] = explanation.step[k];
    return count;
}

static void add_words(const struct question *question, struct strbuf *out)
{
    bool two = question->count == 2;
    const char *verdict = question->equal
                              ? two ? N_("yes, they are equal") : N_("yes, they are all equal")
                          : two ? N_("no, they are not equal")
                                : N_("no, they are not all equal");
    struct message say[REASONS];

    strbuf_addf(out, "%s\n", text_get(verdict));
    for (int i = 1; i < question->count; i++) {
        int count = reasons(question, i, say);
        for (int k = 0; k < count; k++) {
            strbuf_add(out, "  ");
            text_of(say[k], NULL, out);
            strbuf_add_char(out, '\n');
        }
    }
    if (question->show) {
        strbuf_add_char(out, '\n');
        bars_draw(question->numbers, question->count, terminal_is_utf8(), text_number_style(), out);
    }
}

/* Writes the value as N/D. */
static void write_value(struct json_writer *writer, const struct notation *number)
{
    struct notation value;
    char text[NOTATION_TEXT_SIZE];

    notation_from_value(&value, notation_value(number), NOTATION_FRACTION, NULL);
    notation_canonical(&value, text);
    json_write_text(writer, "value", text);
}

static void write_reasons(struct json_writer *writer, const struct question *question, int other)
{
    struct message say[REASONS];
    int count = reasons(question, other, say);

    json_begin_list(writer, "reasons");
    for (int k = 0; k < count; k++) {
        struct strbuf sentence = {0};
        text_of(say[k], NULL, &sentence);
        json_write_text(writer, NULL, strbuf_text(&sentence));
        strbuf_release(&sentence);
    }
    json_end(writer);
}

/* {"equal":true,"numbers":[{"number":"2/4","value":"1/2"},
 *  {"number":"50%","value":"1/2","equal":true,"reasons":[…]}]}
 */
static void add_json(const struct question *question, struct strbuf *out)
{
    struct json_writer writer = json_begin_line(out);

    json_write_switch(&writer, "equal", question->equal);
    json_begin_list(&writer, "numbers");
    for (int i = 0; i < question->count; i++) {
        char text[NOTATION_TEXT_SIZE];
        notation_canonical(&question->numbers[i], text);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "number", question->rounded[i] ? question->typed[i] : text);
        if (question->rounded[i])
            json_write_text(&writer, "rounded", text);
        else
            write_value(&writer, &question->numbers[i]);
        if (i > 0) {
            json_write_switch(&writer, "equal", equals_first(question, i));
            write_reasons(&writer, question, i);
        }
        json_end(&writer);
    }
    json_end(&writer);
    json_end_line(&writer);
}

static enum exit_code answer(struct question *question)
{
    struct strbuf out = {0};
    enum exit_code code = read_numbers(question);

    if (code != EXIT_DONE)
        return code;
    question->equal = true;
    for (int i = 1; i < question->count; i++)
        question->equal = question->equal && equals_first(question, i);
    if (question->manner->json)
        add_json(question, &out);
    else
        add_words(question, &out);
    code = question->equal ? EXIT_DONE : EXIT_NO;
    (question->manner->json ? show_exact : show_text)(stdout, strbuf_text(&out));
    strbuf_release(&out);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    struct question question = {
        .manner = &line->manner,
        .typed = line->operands,
        .count = line->operand_count,
        .options = {.mark = (enum decimal_mark)option_choice(line, "mark", MARK_EITHER),
                    .ratio = option_given(line, "ratio")},
        .show = option_given(line, "show"),
    };

    question.numbers = memory_new((size_t)question.count, sizeof *question.numbers);
    question.rounded = memory_new((size_t)question.count, sizeof *question.rounded);
    enum exit_code code = answer(&question);
    memory_free(question.rounded);
    memory_free(question.numbers);
    return code;
}

static const struct example examples[] = {
    {"match 2/4 1/2", N_("explain why these are equal")},
    {"match 2/3 0.66 --show", N_("draw them as bars of the same width")},
    {"match 1/2 \"1 1/2\" 50% ½", N_("compare the first with each of the others")},
    {"match --ratio 3:4 75%", N_("read a ratio")},
    {0},
};

static const struct option_row options[] = {
    {FLAG_OPTION("show", 0, N_("draw bars as well"))},
    {FLAG_OPTION("ratio", 0, N_("read 3:4 as a ratio"))},
    {CHOICE_OPTION("mark", 0, N_("MARK"), marks,
                   N_("the decimal mark: point, comma or either; needed for 1.000 and 1,000"))},
    {OPTION_MIXED},
    {0},
};

const struct command command_match = {
    .name = "match",
    .operands = N_("NUMBER NUMBER…"),
    .operands_least = 2,
    .operands_most = -1,
    .summary = N_("tell whether numbers are equal, and why"),
    .description = N_(
        "Takes fractions, mixed numbers, decimals and percentages in any form: 3/4, 1 1/2, 0.75, "
        "0,75, 0.(3), 75%, ½. The exit code is 0 if all are equal, and 1 if they are not."),
    .examples = examples,
    .options = options,
    .run = run,
};
