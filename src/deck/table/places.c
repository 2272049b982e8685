/* One mistake in many cells, told once. */
#include "deck/table/rows.h"

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
