#include "desk.h"

#include <stdio.h>
#include <string.h>

void desk_open(struct desk *desk, int columns, double width, double height)
{
    const struct number_style style = {.decimal_comma = true};

    *desk = (struct desk){.table = table_lay("<numbers values='1/2'/>", NULL)};
    struct table *table = &desk->table;
    table->sheet->grid.paper_width = width;
    table->sheet->grid.paper_height = height;
    ck_assert_int_eq(type_open(&table->type, "Andika", table->template->family_where, &table->diag),
                     STATUS_OK);
    table->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    table->canvas = (struct canvas){
        .cr = cairo_create(table->surface), .type = table->type, .notes = &table->notes};
    page_init(&desk->page, columns, &style);
}

void desk_close(struct desk *desk)
{
    page_plan_free(desk->plan);
    page_release(&desk->page);
    table_clear(&desk->table);
}

enum status desk_plan(struct desk *desk)
{
    const struct page_job job = {&desk->page, desk->table.template, desk->table.sheet,
                                 desk->table.words, desk->table.deck};
    static struct page_job kept; /* the plan borrows it */

    kept = job;
    return page_plan_new(&desk->plan, &kept, desk->table.type, &desk->table.diag);
}

int desk_draw(struct desk *desk, int number, struct note notes[NOTES])
{
    int count = 0;

    strbuf_clear(&desk->table.notes);
    ck_assert_int_eq(page_plan_draw(desk->plan, &desk->table.canvas, number), STATUS_OK);
    for (const char *line = strbuf_text(&desk->table.notes); *line;
         line += strcspn(line, "\n") + 1) {
        struct note *note = &notes[count++];
        ck_assert_int_lt(count, NOTES);
        *note = (struct note){.what = ""};
        int read =
            sscanf(line, "%15s %lf %lf %lf %lf #%*6s%*1[ ]%95[^\n]", note->word, &note->box.x,
                   &note->box.y, &note->box.width, &note->box.height, note->what);
        ck_assert_int_ge(read, 5);
    }
    return count;
}

bool note_is_place(const struct note *note)
{
    static const char *const words[] = {"title", "heading", "paragraph", "point",
                                        "row",   "head",    "cut",       "gap"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(note->word, words[i]) == 0)
            return true;
    return false;
}

static bool is_foot(const struct desk *desk, const struct note *note)
{
    return note->box.y > desk->table.sheet->grid.paper_height - 20;
}

bool desk_apart(struct box one, struct box other)
{
    return one.x + one.width <= other.x + 0.011 || other.x + other.width <= one.x + 0.011 ||
           one.y + one.height <= other.y + 0.011 || other.y + other.height <= one.y + 0.011;
}

static bool inside_some(const struct note *notes, int count, struct box box)
{
    for (int i = 0; i < count; i++)
        if (note_is_place(&notes[i]) && box_contains(box_grown(notes[i].box, 0.02), box))
            return true;
    return false;
}

void desk_check(const struct desk *desk, const struct note *notes, int count)
{
    const struct grid *grid = &desk->table.sheet->grid;
    struct box paper = {10, 10, grid->paper_width - 20, grid->paper_height - 20};

    for (int i = 0; i < count; i++) {
        ck_assert_msg(box_contains(paper, notes[i].box), "%s %s at %g %g stands at the edge",
                      notes[i].word, notes[i].what, notes[i].box.x, notes[i].box.y);
        if (!note_is_place(&notes[i])) {
            ck_assert_msg(is_foot(desk, &notes[i]) || inside_some(notes, count, notes[i].box),
                          "%s %s at %g %g is in no block", notes[i].word, notes[i].what,
                          notes[i].box.x, notes[i].box.y);
            continue;
        }
        for (int k = 0; k < i; k++)
            ck_assert_msg(!note_is_place(&notes[k]) || desk_apart(notes[i].box, notes[k].box),
                          "%s at %g %g lies on %s", notes[i].word, notes[i].box.x, notes[i].box.y,
                          notes[k].word);
    }
}

struct notation desk_number(const char *text)
{
    struct notation notation;

    ck_assert_int_eq(notation_parse_canonical(&notation, text, NULL), STATUS_OK);
    return notation;
}
