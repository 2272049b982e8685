/* Writes a sheet as a file of ours. */
#include "paper/sheet.h"
#include "xml/standalone.h"

#include <math.h>

/* Adds a length in mm to three decimals, always downwards: so what is on the paper stays on it. */
static void add_mm(struct strbuf *out, const char *name, double mm)
{
    strbuf_addf(out, " %s=\"%.10g\"", name, floor(1000 * mm + 1e-6) / 1000);
}

static void add_place(struct strbuf *out, const char *element, double x, double y)
{
    strbuf_addf(out, "  <%s", element);
    add_mm(out, "x", x);
    add_mm(out, "y", y);
}

static void add_margins(struct strbuf *out, const struct sheet *sheet)
{
    if (sheet->ruler.there) {
        add_place(out, "ruler", sheet->ruler.x, sheet->ruler.y);
        add_mm(out, "length", sheet->ruler.length);
        strbuf_addf(out, "%s/>\n", sheet->ruler.down ? " direction=\"down\"" : "");
    }
    if (sheet->labelled) {
        add_place(out, "label", sheet->label.x, sheet->label.y);
        add_mm(out, "width", sheet->label.width);
        add_mm(out, "height", sheet->label.height);
        strbuf_addf(out, "%s/>\n", sheet->label_down ? " direction=\"down\"" : "");
    }
}

void sheet_write_stock(const struct sheet *sheet, const char *language, struct strbuf *out)
{
    const struct grid *grid = &sheet->grid;

    strbuf_addf(out, "<sheet format=\"1\" backs=\"%s\">\n  <title lang=\"%s\">",
                backs_names[sheet->backs], language);
    xml_add_text(out, sheet->name);
    strbuf_add(out, "</title>\n  <paper");
    add_mm(out, "width", grid->paper_width);
    add_mm(out, "height", grid->paper_height);
    strbuf_add(out, "/>\n  <card");
    add_mm(out, "width", grid->card_width);
    add_mm(out, "height", grid->card_height);
    add_mm(out, "bleed", sheet->bleed);
    add_mm(out, "safe", sheet->safe);
    strbuf_addf(out, "/>\n  <grid columns=\"%d\" rows=\"%d\"", grid->columns, grid->rows);
    add_mm(out, "left", grid->left);
    add_mm(out, "top", grid->top);
    add_mm(out, "gap-x", grid->gap_x);
    add_mm(out, "gap-y", grid->gap_y);
    strbuf_add(out, "/>\n");
    add_margins(out, sheet);
    strbuf_add(out, "</sheet>\n");
}
