#include "cli/lesson/course_list.h"

#include "cli/report.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>

enum { GAP = 2 };

static void add_cell(struct strbuf *out, const struct course *course, int index, bool marked)
{
    const struct lesson *lesson = course->lesson[index];

    strbuf_addf(out, "%s%2d  %s", marked ? "*" : " ", index + 1,
                words_in(&lesson->title, text_language()));
}

/* Columns of the widest cell. */
static int cell_columns(const struct course *course)
{
    int most = 1;

    for (int i = 0; i < course->count; i++) {
        struct strbuf cell = {0};
        add_cell(&cell, course, i, false);
        int columns = wrap_columns(strbuf_text(&cell));
        most = columns > most ? columns : most;
        strbuf_release(&cell);
    }
    return most;
}

/* As many cells as fit, of one stage, from `at` on; returns the first that is left. */
static int show_row(const struct course *course, int at, int columns, lesson_marked *marked,
                    const void *context)
{
    const enum stage stage = course->lesson[at]->stage;
    struct strbuf row = {0};
    int cells = (wrap_width(stdout) + GAP) / (columns + GAP), place = 0;

    do {
        int filled = wrap_columns(strbuf_text(&row));
        strbuf_addf(&row, "%*s", place * (columns + GAP) - filled, "");
        add_cell(&row, course, at, marked && marked(context, course->lesson[at]->name));
        at++;
        place++;
    } while (place < cells && at < course->count && course->lesson[at]->stage == stage);
    show_line(stdout, strbuf_text(&row));
    strbuf_release(&row);
    return at;
}

void course_list_show(const struct course *course, lesson_marked *marked, const void *context)
{
    const int columns = cell_columns(course);

    for (int at = 0; at < course->count;) {
        const enum stage stage = course->lesson[at]->stage;
        if (at == 0 || stage != course->lesson[at - 1]->stage) {
            struct strbuf heading = {0};
            strbuf_addf(&heading, "%c  %s", 'A' + (int)stage, text_get(stage_title(stage)));
            show_line(stdout, strbuf_text(&heading));
            strbuf_release(&heading);
        }
        at = show_row(course, at, columns, marked, context);
    }
}
