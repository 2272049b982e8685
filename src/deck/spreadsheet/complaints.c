#include "deck/spreadsheet/rows.h"

#include "csv/writer.h"

/* One mistake in many cells, told once. */

enum { LONGEST = 60 /* bytes of a list of lines */ };

static void end_run(struct places *places)
{
    if (!places->from || places->lines.length > LONGEST)
        return;
    strbuf_add(&places->lines, places->lines.length ? ", " : "");
    if (places->lines.length > LONGEST)
        strbuf_add(&places->lines, "…");
    else if (places->from == places->to)
        strbuf_addf(&places->lines, "%d", places->from);
    else
        strbuf_addf(&places->lines, "%d–%d", places->from, places->to);
}

void places_add(struct places *places, const struct cell *cell)
{
    const int line = cell->at.line;

    memory_make_room(&places->cells, places->count, &places->capacity);
    places->cells[places->count++] = *cell;
    if (places->from && line <= places->to + 1) {
        places->to = line;
        return;
    }
    end_run(places);
    places->from = places->to = line;
}

bool places_end(struct places *places)
{
    end_run(places);
    places->from = 0;
    return places->count;
}

void places_release(struct places *places)
{
    memory_free(places->cells);
    strbuf_release(&places->lines);
    *places = (struct places){0};
}

/* What the complaints of a table propose to write in its cells. */

const char *rows_as_cell(struct rows *rows, const char *text)
{
    struct strbuf out = {0};
    struct csv_writer writer = {.out = &out, .separator = rows->separator};

    csv_write_text(&writer, text);
    const char *kept = rows_keep(rows, strbuf_text(&out));
    strbuf_release(&out);
    return kept;
}

void rows_mend(struct rows *rows, const struct cell *cell, struct message why, const char *text)
{
    struct diag_edit edit = {
        .line = cell->at.line, .column = cell->at.column, .length = cell->length};

    edit.text = text ? rows_as_cell(rows, text) : NULL;
    diag_propose(rows->diag, SEVERITY_ERROR, cell->at, why, &edit, edit.text != NULL);
}

enum { MENDED_AT_MOST = 1000 /* cells */ };

void rows_mend_all(struct rows *rows, enum severity severity, const struct places *places,
                   struct message why, mending *mend, int choices)
{
    size_t count = places->count > MENDED_AT_MOST ? 0 : places->count * (size_t)choices;
    struct diag_edit *edits = count ? memory_new(count, sizeof *edits) : NULL;

    for (size_t i = 0; i < count; i++) {
        const struct cell *cell = &places->cells[i / (size_t)choices];
        const int choice = (int)(i % (size_t)choices);
        const char *text = mend(rows, cell, choice);
        edits[i] = (struct diag_edit){.choice = choice,
                                      .line = cell->at.line,
                                      .column = cell->at.column,
                                      .length = cell->length,
                                      .text = text ? rows_as_cell(rows, text) : NULL};
    }
    diag_propose(rows->diag, severity, places->cells[0].at, why, edits, count);
    memory_free(edits);
}
