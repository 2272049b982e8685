#include "tui/lesson_lines.h"

#include "text/text.h"
#include "tui/gallery.h"
#include "tui/numeral.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <string.h>

enum {
    INDENT = 2,
    GAP = 4,
    PICTURE_LINES = 8,
    BAR_COLUMNS = 40 /* of the option with the most hands */
};

static void say(void *context, struct message message)
{
    lesson_lines_say(context, message);
}

static void tell(void *context, const struct telling *telling)
{
    lesson_lines_tell(context, telling);
}

/* --- large numbers */

/* The question's number, then those of its options, as text. */
struct board {
    int count;
    struct sign {
        char label[LABEL_SIZE]; /* "": the question's own */
        struct strbuf text;
        int columns, rows;
    } sign[1 + BALLOT_OPTIONS];
    int columns; /* of the screen */
    bool ascii;
    enum numeral_face face;
};

static int label_columns(const struct sign *sign)
{
    return *sign->label ? wrap_columns(sign->label) + 2 : 0;
}

/* False: not all of it can be drawn in that face. *rows: of all bands. */
static bool measure(struct board *board, enum numeral_face face, int *rows)
{
    int used = 0, highest = 0;

    board->face = face;
    *rows = 0;
    for (int i = 0; i < board->count; i++) {
        struct sign *sign = &board->sign[i];
        if (!numeral_size(strbuf_text(&sign->text), face, &sign->columns, &sign->rows))
            return false;
        sign->columns += label_columns(sign);
        if (INDENT + sign->columns > board->columns)
            return false;
        bool next = used == 0 || i == 0 || !*board->sign[i - 1].label ||
                    used + GAP + sign->columns > board->columns;
        if (next) {
            *rows += highest + (highest > 0);
            highest = used = 0;
        }
        used += (next ? INDENT : GAP) + sign->columns;
        highest = sign->rows > highest ? sign->rows : highest;
    }
    *rows += highest;
    return true;
}

/* Those from `first` on that stand side by side; gives how many. */
static int draw_band(const struct board *board, int first, struct strbuf *out)
{
    struct cells cells;
    int count = 0, used = INDENT, above = 0, below = 0;

    for (int i = first; i < board->count; i++) {
        const struct sign *sign = &board->sign[i];
        if (count > 0 && (!*board->sign[i - 1].label || used + sign->columns > board->columns))
            break;
        int base = numeral_base(strbuf_text(&sign->text), board->face);
        above = base > above ? base : above;
        below = sign->rows - base > below ? sign->rows - base : below;
        used += sign->columns + GAP;
        count++;
    }
    cells_init(&cells, board->columns, above + below);
    for (int i = first, x = INDENT; i < first + count; i++) {
        const struct sign *sign = &board->sign[i];
        const char *text = strbuf_text(&sign->text);
        if (*sign->label) {
            cells_put_text(&cells, x, above, sign->label);
            cells_put_text(&cells, x + wrap_columns(sign->label), above, ":");
        }
        numeral_put(text, board->face, &cells, x + label_columns(sign),
                    above - numeral_base(text, board->face));
        x += sign->columns + GAP;
    }
    cells_add_lines(&cells, board->ascii, out);
    cells_release(&cells);
    return count;
}

/* The largest face in which all fits the window. False: none does. */
static bool choose_face(struct board *board, int window)
{
    enum { OTHER_LINES = 8 }; /* what is asked, what is typed, and space between */
    int rows;

    if (measure(board, NUMERAL_BLOCKS, &rows) && rows + OTHER_LINES <= window)
        return true;
    return measure(board, board->ascii ? NUMERAL_POINTS : NUMERAL_HALVES, &rows);
}

static void add_sign(struct board *board, const struct ballot *ballot, int option)
{
    struct sign *sign = &board->sign[board->count];

    *sign = (struct sign){0};
    if (option < 0) {
        ballot_add_stem(ballot, &sign->text);
    } else {
        item_label(&ballot->shown, option, sign->label);
        ballot_add_option(ballot, option, &sign->text);
    }
    if (option < 0 && sign->text.length == 0)
        strbuf_release(&sign->text);
    else
        board->count++;
}

static bool is_number(const struct ballot *ballot, int option)
{
    return !ballot->shown.option[option].words.id &&
           ballot->shown.option[option].figure.shape == SHAPE_PRINTED;
}

/* "  d: none of them" */
static void add_words(const struct ballot *ballot, struct strbuf *out)
{
    char label[LABEL_SIZE];
    int words = 0;

    for (int i = 0; i < ballot->shown.options; i++) {
        if (is_number(ballot, i))
            continue;
        item_label(&ballot->shown, i, label);
        strbuf_addf(out, "%s%*s", words++ ? "" : "\n", INDENT, "");
        gallery_add_label(out, label);
        ballot_add_option(ballot, i, out);
        strbuf_add_char(out, '\n');
    }
}

static bool has_pictures(const struct ballot *ballot)
{
    for (int i = 0; i < ballot->shown.options; i++)
        if (ballot->shown.option[i].figure.shape > SHAPE_PRINTED)
            return true;
    return false;
}

/* What is asked about and printed, and all options, large. False: it cannot be; they have to stand
 * as in a lesson. */
static bool put_board(const struct lesson_lines *lines, const struct ballot *ballot)
{
    struct board board = {.columns = lesson_lines_columns(lines), .ascii = lines->ascii};
    struct strbuf text = {0};

    add_sign(&board, ballot, -1);
    for (int i = 0; i < ballot->shown.options; i++)
        if (is_number(ballot, i))
            add_sign(&board, ballot, i);
    bool drawn = choose_face(&board, wrap_height(lines->out) - (lines->seens ? PICTURE_LINES : 0));
    for (int i = 0; drawn && i < board.count;) {
        strbuf_add(&text, i || !lines->seens ? "\n" : "");
        i += draw_band(&board, i, &text);
    }
    if (drawn) {
        add_words(ballot, &text);
        strbuf_add_char(&text, '\n');
        show_text(lines->out, strbuf_text(&text));
    }
    for (int i = 0; i < board.count; i++)
        strbuf_release(&board.sign[i].text);
    strbuf_release(&text);
    return drawn;
}

/* Numbers large, below the picture that is asked about. */
static bool draw_question(struct lesson_lines *lines, const struct ballot *ballot)
{
    struct item asked = ballot->shown;

    if (!lines->drawn || has_pictures(ballot))
        return false;
    asked.options = 0;
    lesson_lines_show(lines, &asked);
    return put_board(lines, ballot);
}

static void show(void *context, int number, int all, const struct ballot *ballot)
{
    struct lesson_lines *lines = context;

    show_text(lines->out, "\n");
    lesson_lines_say(lines, message_with(N_("Question {number} of {all}."),
                                         arg_count("number", number), arg_count("all", all)));
    lesson_lines_say(lines, ballot_question(ballot));
    if (!draw_question(lines, ballot))
        lesson_lines_show(lines, &ballot->shown);
}

/* "a b c d> " */
static enum front_answer ask(void *context, const struct ballot *ballot, struct strbuf *line)
{
    struct lesson_lines *lines = context;
    char label[LABEL_SIZE];

    for (int i = 0; i < ballot->shown.options; i++) {
        item_label(&ballot->shown, i, label);
        show_text(lines->out, i ? " " : "");
        show_text(lines->out, label);
    }
    show_text(lines->out, "> ");
    fflush(lines->out);
    return lesson_lines_read(lines, line);
}

static enum front_answer wait_talked(void *context, struct strbuf *line)
{
    struct lesson_lines *lines = context;

    if (!lines->pauses)
        return FRONT_LINE;
    lesson_lines_say(lines, message_of(N_("Press Enter to go on, or type the hands again.")));
    return lesson_lines_read(lines, line);
}

/* --- hands */

/* "b (6/15)", or "b" of a picture */
static void add_name(const struct ballot *ballot, int option, struct strbuf *out)
{
    char label[LABEL_SIZE];
    struct strbuf shows = {0};

    item_label(&ballot->shown, option, label);
    strbuf_add(out, label);
    ballot_add_option(ballot, option, &shows);
    if (shows.length)
        strbuf_addf(out, " (%s)", strbuf_text(&shows));
    strbuf_release(&shows);
}

/* "  b (6/15): 12 (right)", a line each */
static void say_hands(const struct lesson_lines *lines, const struct ballot *ballot,
                      const struct hands *hands)
{
    struct strbuf text = {0};

    for (int i = 0; i < ballot->shown.options; i++) {
        struct strbuf name = {0};
        add_name(ballot, i, &name);
        strbuf_addf(&text, "%*s", INDENT, "");
        text_of(message_with(i == ballot->right ? N_("{option}: {count}, and this is right")
                                                : N_("{option}: {count}"),
                             arg_text("option", strbuf_text(&name)),
                             arg_count("count", hands->of[i])),
                NULL, &text);
        strbuf_add_char(&text, '\n');
        strbuf_release(&name);
    }
    show_text(lines->out, strbuf_text(&text));
    strbuf_release(&text);
}

/* A bar for each option, the longest of them as long as there is room; one hand can be seen. */
static void draw_hands(const struct lesson_lines *lines, const struct ballot *ballot,
                       const struct hands *hands)
{
    struct strbuf text = {0}, name[BALLOT_OPTIONS] = {{0}};
    int width = 0, most = hands_most(hands);

    for (int i = 0; i < ballot->shown.options; i++) {
        add_name(ballot, i, &name[i]);
        int columns = wrap_columns(strbuf_text(&name[i]));
        width = columns > width ? columns : width;
    }
    const char *right = text_get(N_("right"));
    int room = lesson_lines_columns(lines) - 2 * INDENT - width - wrap_columns(right) - 8;
    int longest = room < BAR_COLUMNS ? room : BAR_COLUMNS;
    strbuf_add_char(&text, '\n');
    for (int i = 0; i < ballot->shown.options; i++) {
        int length = (hands->of[i] * longest + most - 1) / most;
        strbuf_addf(&text, "%*s%s%*s", INDENT, "", strbuf_text(&name[i]),
                    INDENT + width - wrap_columns(strbuf_text(&name[i])), "");
        for (int c = 0; c < length; c++)
            strbuf_add(&text, lines->ascii ? "#" : "█");
        strbuf_addf(&text, "%s%d", length > 0 ? " " : "", hands->of[i]);
        if (i == ballot->right)
            strbuf_addf(&text, " %s %s", lines->ascii ? "<" : "◄", right);
        strbuf_add_char(&text, '\n');
        strbuf_release(&name[i]);
    }
    strbuf_add_char(&text, '\n');
    show_text(lines->out, strbuf_text(&text));
    strbuf_release(&text);
}

static void count(void *context, const struct ballot *ballot, const struct hands *hands)
{
    struct lesson_lines *lines = context;

    if (lines->drawn)
        draw_hands(lines, ballot, hands);
    else
        say_hands(lines, ballot, hands);
}

struct ticket_front ticket_lines_front(struct lesson_lines *lines)
{
    return (struct ticket_front){.context = lines,
                                 .say = say,
                                 .show = show,
                                 .ask = ask,
                                 .count = count,
                                 .tell = tell,
                                 .pause = wait_talked};
}
