#include "render/sheet.h"

#include "xml/xml.h"

#include <string.h>

#define MM(attribute, lowest, highest, text)                                                       \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .required = true, .minimum = lowest,                \
        .maximum = highest, .help = text                                                           \
    }
#define USUAL_MM(attribute, usual, lowest, highest, text)                                          \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .fallback = usual, .minimum = lowest,               \
        .maximum = highest, .help = text                                                           \
    }

static const char *const directions[] = {"across", "down", NULL};
static const char *const direction_meanings[] = {N_("along the paper’s width"),
                                                 N_("down the paper’s side"), NULL};

static const struct attribute_rule title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};
static const struct attribute_rule paper_attributes[] = {
    MM("width", 20, 5000, N_("how wide it is, in mm")),
    MM("height", 20, 5000, N_("how high it is, in mm")),
    {0}};
static const struct attribute_rule card_attributes[] = {
    MM("width", 10, 1000, N_("how wide it is, from cut to cut, in mm")),
    MM("height", 10, 1000, N_("how high it is, from cut to cut, in mm")),
    USUAL_MM("bleed", "0", 0, 20, N_("how far the print goes beyond the cuts, in mm")),
    {0}};
static const struct attribute_rule grid_attributes[] = {
    {.name = "columns",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("cards beside each other")},
    {.name = "rows",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("cards above each other")},
    {.name = "left",
     .type = VALUE_REAL,
     .minimum = 0,
     .maximum = 1000,
     .help = N_("left margin in mm; without it the cards stand in the middle")},
    {.name = "top",
     .type = VALUE_REAL,
     .minimum = 0,
     .maximum = 1000,
     .help = N_("upper margin in mm; without it the cards stand in the middle")},
    USUAL_MM("gap-x", "0", 0, 500, N_("between cards beside each other, in mm")),
    USUAL_MM("gap-y", "0", 0, 500, N_("between cards above each other, in mm")),
    {0}};
static const struct attribute_rule marks_attributes[] = {
    USUAL_MM("offset", "2", 0, 50, N_("from the cards to the marks, in mm")),
    USUAL_MM("length", "4", 0.1, 50, N_("how long the marks are, in mm")),
    USUAL_MM("width", "0.1", 0.01, 2, N_("how thick they are, in mm")),
    USUAL_MM("inner", "0", 0, 20, N_("arms of the crosses where cards meet, in mm; 0: none")),
    {0}};
static const struct attribute_rule ruler_attributes[] = {
    MM("x", 0, 5000, N_("its left end, in mm")),
    MM("y", 0, 5000, N_("its upper end, in mm")),
    USUAL_MM("length", "100", 10, 1000, N_("how long it is, in mm")),
    {.name = "direction",
     .type = VALUE_WORD,
     .words = directions,
     .meanings = direction_meanings,
     .fallback = "across",
     .help = N_("which way it runs")},
    {0}};
static const struct attribute_rule label_attributes[] = {
    MM("x", 0, 5000, N_("its left end, in mm")),
    MM("y", 0, 5000, N_("its upper end, in mm")),
    MM("width", 10, 5000, N_("how wide it is, in mm")),
    USUAL_MM("height", "3", 1, 100, N_("how high it is, in mm")),
    {0}};

static const struct child_rule sheet_children[] = {
    {"title", 0, -1},     {"paper", 1, 1}, {"card", 1, 1},  {"grid", 1, 1},
    {"crop-marks", 0, 1}, {"ruler", 0, 1}, {"label", 0, 1}, {0}};

static const struct element_rule elements[] = {
    {.name = "sheet",
     .children = sheet_children,
     .help = N_("paper to print cards on"),
     .example = "<sheet format=\"1\">…</sheet>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<sheet format=\"1\">\n"
                 "  <title lang=\"en\">A4, nine poker cards</title>\n"
                 "  <paper width=\"210\" height=\"297\"/>\n"
                 "  <card width=\"63\" height=\"88\"/>\n"
                 "  <grid columns=\"3\" rows=\"3\"/>\n"
                 "  <crop-marks offset=\"1.5\" length=\"5\" inner=\"1.5\"/>\n"
                 "  <ruler x=\"55\" y=\"288\"/>\n"
                 "  <label x=\"20\" y=\"5\" width=\"170\"/>\n"
                 "</sheet>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("what it is called, in one language"),
     .example = "<title lang=\"en\">A4, nine poker cards</title>"},
    {.name = "paper",
     .attributes = paper_attributes,
     .help = N_("the size of the paper"),
     .example = "<paper width=\"210\" height=\"297\"/>"},
    {.name = "card",
     .attributes = card_attributes,
     .help = N_("the size of a card when it is cut out"),
     .example = "<card width=\"63\" height=\"88\"/>",
     .notes =
         N_("Templates draw in any size; 63 by 88 mm fits the sleeves that shops call poker size."),
     .examples = "<card width=\"63\" height=\"88\" bleed=\"2\"/>"},
    {.name = "grid",
     .attributes = grid_attributes,
     .help = N_("how the cards lie on the paper"),
     .example = "<grid columns=\"3\" rows=\"3\"/>",
     .notes = N_("Without gaps one cut serves two cards. With a bleed the gaps are at least twice "
                 "as wide as that."),
     .examples = "<grid columns=\"2\" rows=\"2\" left=\"20\" top=\"30\" gap-x=\"5\" gap-y=\"5\"/>"},
    {.name = "crop-marks",
     .attributes = marks_attributes,
     .help = N_("marks that say where to cut"),
     .example = "<crop-marks offset=\"2\" length=\"4\"/>",
     .notes = N_("They stand round all the cards, at the end of each cut. The offset is at least "
                 "the bleed."),
     .examples = "<crop-marks offset=\"2\" length=\"4\" width=\"0.1\" inner=\"1.5\"/>"},
    {.name = "ruler",
     .attributes = ruler_attributes,
     .help = N_("a line to measure, which shows whether the printer keeps to the size"),
     .example = "<ruler x=\"55\" y=\"288\"/>",
     .examples = "<ruler x=\"5\" y=\"90\" length=\"100\" direction=\"down\"/>"},
    {.name = "label",
     .attributes = label_attributes,
     .help = N_("a line in the margin that names deck and page"),
     .example = "<label x=\"20\" y=\"5\" width=\"170\"/>",
     .examples = "<label x=\"20\" y=\"5\" width=\"170\" height=\"3\"/>"},
};

const struct grammar sheet_grammar = {
    .root = "sheet",
    .file_kind = N_("sheet"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};

static void read_grid(struct sheet *sheet, const struct xml_element *root)
{
    const struct xml_element *paper = xml_child(root, "paper"), *card = xml_child(root, "card");
    const struct xml_element *grid = xml_child(root, "grid");
    struct grid *out = &sheet->grid;

    *out = (struct grid){
        .paper_width = xml_real(paper, "width"),
        .paper_height = xml_real(paper, "height"),
        .card_width = xml_real(card, "width"),
        .card_height = xml_real(card, "height"),
        .columns = (int)xml_integer(grid, "columns"),
        .rows = (int)xml_integer(grid, "rows"),
        .gap_x = xml_real(grid, "gap-x"),
        .gap_y = xml_real(grid, "gap-y"),
    };
    sheet->bleed = xml_real(card, "bleed");
    struct box area = grid_area(out);
    out->left =
        xml_has(grid, "left") ? xml_real(grid, "left") : (out->paper_width - area.width) / 2;
    out->top = xml_has(grid, "top") ? xml_real(grid, "top") : (out->paper_height - area.height) / 2;
}

static void read_margins(struct sheet *sheet, const struct xml_element *root)
{
    const struct xml_element *marks = xml_child(root, "crop-marks");
    const struct xml_element *ruler = xml_child(root, "ruler"), *label = xml_child(root, "label");

    if (marks)
        sheet->marks = (struct crop_marks){xml_real(marks, "offset"), xml_real(marks, "length"),
                                           xml_real(marks, "width"), xml_real(marks, "inner")};
    if (ruler)
        sheet->ruler = (struct ruler){true, xml_word(ruler, "direction") == 1, xml_real(ruler, "x"),
                                      xml_real(ruler, "y"), xml_real(ruler, "length")};
    sheet->labelled = label != NULL;
    if (label)
        sheet->label = (struct box){xml_real(label, "x"), xml_real(label, "y"),
                                    xml_real(label, "width"), xml_real(label, "height")};
}

static void check_grid(const struct sheet *sheet, const struct xml_element *root, struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    struct box area = grid_area(grid), paper = {0, 0, grid->paper_width, grid->paper_height};

    if (!box_contains(paper, area)) {
        struct message message = message_of(
            N_("the cards do not fit the paper: from {left}, {top} they take {width} by {height} "
               "mm, the paper has {paper_width} by {paper_height} mm; use fewer or smaller cards, "
               "or larger paper"));
        message_add_mm(&message, "left", area.x);
        message_add_mm(&message, "top", area.y);
        message_add_mm(&message, "width", area.width);
        message_add_mm(&message, "height", area.height);
        message_add_mm(&message, "paper_width", grid->paper_width);
        message_add_mm(&message, "paper_height", grid->paper_height);
        diag_add(diag, SEVERITY_ERROR, xml_child(root, "grid")->at, &message);
    }
    if ((grid->columns > 1 && 2 * sheet->bleed > grid->gap_x + 1e-9) ||
        (grid->rows > 1 && 2 * sheet->bleed > grid->gap_y + 1e-9)) {
        struct message message =
            message_of(N_("a bleed of {bleed} mm runs into the next card; make gap-x and gap-y of "
                          "<grid> {gap} mm or more, or the bleed smaller"));
        message_add_mm(&message, "bleed", sheet->bleed);
        message_add_mm(&message, "gap", 2 * sheet->bleed);
        diag_add(diag, SEVERITY_ERROR, xml_at(xml_child(root, "card"), "bleed"), &message);
    }
}

static void check_on_paper(const struct sheet *sheet, const struct xml_element *e, struct box box,
                           struct diag *diag)
{
    struct box paper = {0, 0, sheet->grid.paper_width, sheet->grid.paper_height};

    if (!e || box_contains(paper, box))
        return;
    struct message message = message_of(
        N_("<{element}> runs off the paper: from {left}, {top} to {right}, {bottom} mm, and the "
           "paper has {width} by {height} mm; move it or make it smaller"));
    message_add_text(&message, "element", e->rule->name);
    message_add_mm(&message, "left", box.x);
    message_add_mm(&message, "top", box.y);
    message_add_mm(&message, "right", box.x + box.width);
    message_add_mm(&message, "bottom", box.y + box.height);
    message_add_mm(&message, "width", paper.width);
    message_add_mm(&message, "height", paper.height);
    diag_add(diag, SEVERITY_ERROR, e->at, &message);
}

static void check_marks(const struct sheet *sheet, const struct xml_element *marks,
                        struct diag *diag)
{
    if (!marks)
        return;
    check_on_paper(sheet, marks,
                   box_grown(grid_area(&sheet->grid), sheet->marks.offset + sheet->marks.length),
                   diag);
    if (sheet->marks.offset >= sheet->bleed)
        return;
    struct message message = message_of(
        N_("the crop marks stand in the bleed; give them an offset of {bleed} mm or more"));
    message_add_mm(&message, "bleed", sheet->bleed);
    diag_add(diag, SEVERITY_ERROR, xml_at(marks, "offset"), &message);
}

static enum status name_sheet(struct sheet *sheet, const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = strlen(name);

    if (length > 4 && strcmp(name + length - 4, ".xml") == 0)
        length -= 4;
    sheet->name = arena_copy_bytes(&sheet->arena, name, length);
    return sheet->name ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status sheet_load(struct sheet **out, const char *path, struct diag *diag)
{
    struct sheet *sheet = memory_new(1, sizeof *sheet);
    struct xml_document *document = NULL;
    size_t errors = diag->errors;

    *out = NULL;
    if (!sheet)
        return STATUS_NO_MEMORY;
    enum status status = xml_read(&document, path, &sheet_grammar, diag);
    if (status == STATUS_OK)
        status = name_sheet(sheet, path);
    if (status == STATUS_OK) {
        const struct xml_element *root = xml_root(document);
        read_grid(sheet, root);
        read_margins(sheet, root);
        check_grid(sheet, root, diag);
        check_marks(sheet, xml_child(root, "crop-marks"), diag);
        const struct ruler *ruler = &sheet->ruler;
        check_on_paper(sheet, xml_child(root, "ruler"),
                       (struct box){ruler->x, ruler->y, ruler->down ? 0 : ruler->length,
                                    ruler->down ? ruler->length : 0},
                       diag);
        check_on_paper(sheet, xml_child(root, "label"), sheet->label, diag);
        if (diag->no_memory)
            status = STATUS_NO_MEMORY;
        else if (diag->errors > errors)
            status = STATUS_INVALID;
    }
    xml_free(document);
    if (status == STATUS_OK)
        *out = sheet;
    else
        sheet_free(sheet);
    return status;
}

void sheet_free(struct sheet *sheet)
{
    if (!sheet)
        return;
    arena_release(&sheet->arena);
    memory_free(sheet);
}
