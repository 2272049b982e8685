#include "cli/bars.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "cli/report.h"
#include "text/text.h"

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

void bars_draw(const struct notation *numbers, int count, bool utf8,
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
