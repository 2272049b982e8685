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

void places_add(struct places *places, struct position at, const char *text)
{
    if (!places->count++) {
        places->first = at;
        places->text = text;
    }
    if (places->from && at.line <= places->to + 1) {
        places->to = at.line;
        return;
    }
    end_run(places);
    places->from = places->to = at.line;
}

bool places_end(struct places *places, bool *no_memory)
{
    end_run(places);
    places->from = 0;
    *no_memory |= places->lines.failed || (places->count && !places->text);
    return places->count && !*no_memory;
}
