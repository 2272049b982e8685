#include "tui/teaching_lines.h"

#include "text/text.h"
#include "tui/picture.h"
#include "tui/prompt.h"
#include "tui/sentence.h"
#include "tui/wrap.h"

enum {
    INDENT = 2,
    STEPS_MOST = 36, /* of one whole */
    WHOLES_MOST = 3
};

/* Where rows are left empty: nowhere, between two bars, before each. */
enum empty_rows { CLOSE, BETWEEN, BEFORE };

/* How bars are drawn. */
struct bars {
    int indent, steps; /* at most, of one whole */
    enum empty_rows empty;
};

void teaching_add_sentence(const struct plain *plain, struct strbuf *out, struct message message)
{
    struct strbuf words = {0}, sentence = {0};

    prompt_add_words(plain, &words, message);
    sentence_add(&sentence, strbuf_text(&words));
    wrap_add(out, strbuf_text(&sentence), 0, plain->columns);
    strbuf_release(&words);
    strbuf_release(&sentence);
}

/* --- bars */

/* As it stands on its card; ASCII has no marks for digits that go on, but parentheses. */
static void print_number(const struct plain *plain, const struct notation *number,
                         struct strbuf *out)
{
    struct number_style style = deck_style(plain->names->deck, text_number_style());

    if (plain->ascii)
        style.recurring = RECURRING_PARENTHESES;
    notation_print(number, &style, out);
}

/* A bar of the number: of one that names no parts in so few that they can be drawn. False: none can
 * be. */
static bool make_bar(const struct notation *number, struct figure *bar)
{
    struct notation parts = notation_as_parts(number, STEPS_MOST);

    *bar = figure_picture(SHAPE_BAR, &parts);
    return !number->negative && figure_counted(bar) > 0 && figure_parts(bar) <= STEPS_MOST &&
           figure_wholes(bar) <= WHOLES_MOST;
}

/* Draws one and its number beside it. */
static bool add_bar(const struct plain *plain, const struct figure *bar,
                    const struct picture_scale *scale, int indent, const char *number,
                    struct strbuf *out)
{
    struct cells cells;
    int columns, rows;

    if (!picture_size(bar, scale, &columns, &rows))
        return false;
    cells_init(&cells, indent + columns + 1 + wrap_columns(number), rows);
    picture_put(bar, scale, &cells, indent, 0);
    cells_put_text(&cells, indent + columns + 1, 0, number);
    cells_add_lines(&cells, plain->ascii, out);
    cells_release(&cells);
    return true;
}

/* Returns whether they could be drawn. */
static bool add_bars(const struct plain *plain, const struct teaching *teaching, struct bars how,
                     struct strbuf *out)
{
    struct figure bar[TEACHING_NUMBERS];
    const struct figure *bars[TEACHING_NUMBERS];
    struct strbuf number[TEACHING_NUMBERS] = {0}, text = {0};
    int beside = 0;
    bool drawn = teaching->numbers > 0;

    for (int i = 0; i < teaching->numbers; i++) {
        drawn = drawn && make_bar(&teaching->number[i], &bar[i]);
        bars[i] = &bar[i];
        print_number(plain, &teaching->number[i], &number[i]);
        int width = wrap_columns(strbuf_text(&number[i]));
        beside = width > beside ? width : beside;
    }
    int room = plain->columns - how.indent - 1 - beside;
    struct picture_scale scale = {0};
    if (drawn)
        scale = picture_scale(bars, teaching->numbers, room < how.steps + 1 ? room : how.steps + 1,
                              PIES_LARGE, CUTS_EQUAL);
    for (int i = 0; drawn && i < teaching->numbers; i++) {
        strbuf_add(&text, how.empty == BEFORE || (how.empty == BETWEEN && i > 0) ? "\n" : "");
        drawn = add_bar(plain, &bar[i], &scale, how.indent, strbuf_text(&number[i]), &text);
    }
    if (drawn)
        strbuf_add(out, strbuf_text(&text));
    for (int i = 0; i < TEACHING_NUMBERS; i++)
        strbuf_release(&number[i]);
    strbuf_release(&text);
    return drawn;
}

static void add_lines(const struct plain *plain, struct strbuf *out,
                      const struct teaching *teaching, struct bars beside)
{
    for (int i = 0; i < teaching->sentences; i++) {
        teaching_add_sentence(plain, out, teaching->say[i]);
        if (i == 0 && plain->drawn && add_bars(plain, teaching, beside, out) &&
            teaching->bars_alone)
            return;
    }
}

void teaching_add_lines(const struct plain *plain, struct strbuf *out,
                        const struct teaching *teaching)
{
    add_lines(plain, out, teaching,
              (struct bars){.indent = INDENT, .steps = STEPS_MOST, .empty = BETWEEN});
}

void teaching_add_close(const struct plain *plain, struct strbuf *out,
                        const struct teaching *teaching)
{
    add_lines(plain, out, teaching, (struct bars){.indent = INDENT, .steps = STEPS_MOST});
}

bool teaching_add_wide(const struct plain *plain, struct strbuf *out,
                       const struct teaching *teaching, int rows)
{
    const struct bars across = {.steps = PICTURE_STEPS, .empty = BEFORE};
    struct strbuf text = {0}, bars = {0};
    bool drawn = add_bars(plain, teaching, across, &bars);

    for (int i = 0; i < teaching->sentences && (i == 0 || !teaching->bars_alone); i++)
        teaching_add_sentence(plain, &text, teaching->say[i]);
    strbuf_add(&text, strbuf_text(&bars));
    drawn = drawn && wrap_lines(strbuf_text(&text)) <= rows;
    if (drawn)
        strbuf_add(out, strbuf_text(&text));
    strbuf_release(&text);
    strbuf_release(&bars);
    return drawn;
}

static void add_laid(const struct plain *plain, struct strbuf *out, struct message message)
{
    struct strbuf words = {0};

    strbuf_add(&words, "  ");
    prompt_add_words(plain, &words, message);
    wrap_add(out, strbuf_text(&words), 4, plain->columns);
    strbuf_release(&words);
}

void review_add_lines(const struct plain *plain, struct strbuf *out, const struct review *review)
{
    strbuf_add_char(out, '\n');
    teaching_add_sentence(plain, out, review->title);
    for (int i = 0; i < review->laid; i++)
        add_laid(plain, out, review->laid_by[i]);
    for (int i = 0; i < review->missed; i++)
        teaching_add_lines(plain, out, &review->missed_by[i]);
    teaching_add_lines(plain, out, &review->talk);
}
