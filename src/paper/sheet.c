#include "paper/sheet.h"

#include "paper/stock.h"
#include "xml/library.h"
#include "xml/standalone.h"
#include "xml/xml.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>

static struct box paper_of(const struct sheet *sheet)
{
    return (struct box){0, 0, sheet->grid.paper_width, sheet->grid.paper_height};
}

/* Complains of a margin that the file gives and that leaves no room on the paper for what goes so
 * far beyond the cards, at each such attribute. False: no other margin would help. */
static bool refuse_margins(const struct sheet *sheet, const struct xml_element *root, double reach,
                           const char *id, struct diag *diag)
{
    const struct xml_element *e = xml_child(root, "grid");
    const struct box area = grid_area(&sheet->grid), paper = paper_of(sheet);
    const struct {
        const char *name;
        double start,
            room; /* room: the most that the margin can be, with nothing beyond the cards */
    } rows[] = {{"left", area.x, paper.width - area.width},
                {"top", area.y, paper.height - area.height}};
    size_t before = diag->errors;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double most = rows[i].room - reach;
        bool fits = rows[i].start > reach - 1e-6 && rows[i].start < most + 1e-6;
        if (fits || !xml_has(e, rows[i].name) || most < reach - 1e-6)
            continue;
        char text[32];
        snprintf(text, sizeof text, "%.10g", rows[i].start < reach ? reach : most);
        diag_suggest(diag, SEVERITY_ERROR, xml_at(e, rows[i].name),
                     message_with(id, arg_text("name", rows[i].name), arg_mm("least", reach),
                                  arg_mm("most", most), arg_mm("bare", rows[i].room),
                                  arg_mm("bleed", sheet->bleed)),
                     xml_text(e, rows[i].name), text);
    }
    return diag->errors > before;
}

/* Returns whether the cards fit on the paper, in the middle where the file gives no margin. */
static bool fits_on_paper(struct grid grid, const struct xml_element *e)
{
    struct box area = grid_area(&grid);

    grid.left = xml_has(e, "left") ? grid.left : (grid.paper_width - area.width) / 2;
    grid.top = xml_has(e, "top") ? grid.top : (grid.paper_height - area.height) / 2;
    return box_contains((struct box){0, 0, grid.paper_width, grid.paper_height}, grid_area(&grid));
}

/* Complains of cards that do not fit on the paper. Where they do with columns and rows changed
 * over, or on the paper turned, that is what was meant. */
static void refuse_grid(const struct sheet *sheet, const struct xml_element *root,
                        struct diag *diag)
{
    const struct xml_element *e = xml_child(root, "grid"), *paper = xml_child(root, "paper");
    const struct grid *grid = &sheet->grid;
    const struct box area = grid_area(grid);
    struct grid across = *grid, turned = *grid;
    struct diag_edit edits[4];
    char columns[16], rows[16];
    size_t count = 0;

    across.columns = grid->rows;
    across.rows = grid->columns;
    turned.paper_width = grid->paper_height;
    turned.paper_height = grid->paper_width;
    bool is_across = fits_on_paper(across, e), is_turned = fits_on_paper(turned, e);
    snprintf(columns, sizeof columns, "%d", across.columns);
    snprintf(rows, sizeof rows, "%d", across.rows);
    if (is_across) {
        edits[count++] = xml_edit(e, "columns", columns);
        edits[count++] = xml_edit(e, "rows", rows);
    }
    if (is_turned) {
        edits[count] = xml_edit(paper, "width", xml_text(paper, "height"));
        edits[count++].choice = is_across;
        edits[count] = xml_edit(paper, "height", xml_text(paper, "width"));
        edits[count++].choice = is_across;
    }
    diag_propose(
        diag, SEVERITY_ERROR, xml_where(e),
        message_with(
            is_across && is_turned
                ? N_("the cards take {width} by {height} mm, but the paper has {paper_width} by "
                     "{paper_height} mm; write columns=\"{columns}\" rows=\"{rows}\", or exchange "
                     "width and height of <paper>")
            : is_across
                ? N_("the cards take {width} by {height} mm, but the paper has {paper_width} by "
                     "{paper_height} mm; write columns=\"{columns}\" rows=\"{rows}\"")
            : is_turned
                ? N_("the cards take {width} by {height} mm, but the paper has {paper_width} by "
                     "{paper_height} mm; exchange width and height of <paper>")
                : N_("the cards do not fit on the paper: they start at {left}, {top} and "
                     "take {width} by {height} mm, but the paper has {paper_width} by "
                     "{paper_height} mm; use fewer or smaller cards, or larger paper"),
            arg_mm("left", area.x), arg_mm("top", area.y), arg_mm("width", area.width),
            arg_mm("height", area.height), arg_mm("paper_width", grid->paper_width),
            arg_mm("paper_height", grid->paper_height), arg_text("columns", columns),
            arg_text("rows", rows)),
        edits, count);
}

/* Checks the bleed and the safe zone of the cards. `told`: what is beyond them runs off the paper,
 * and a complaint said so. */
static void check_card(const struct sheet *sheet, const struct xml_element *root, bool told,
                       struct diag *diag)
{
    const struct xml_element *card = xml_child(root, "card");
    const struct grid *grid = &sheet->grid;
    struct position where = xml_at(card, "bleed");
    double shorter = fmin(grid->card_width, grid->card_height);

    if ((grid->columns > 1 && 2 * sheet->bleed > grid->gap_x + 1e-9) ||
        (grid->rows > 1 && 2 * sheet->bleed > grid->gap_y + 1e-9))
        diag_add(diag, SEVERITY_ERROR, where,
                 message_with(N_("a bleed of {bleed} mm runs into the next card; make gap-x and "
                                 "gap-y of <grid> at least {gap} mm, or reduce the bleed"),
                              arg_mm("bleed", sheet->bleed), arg_mm("gap", 2 * sheet->bleed)));
    if (!told && !box_contains(paper_of(sheet), box_grown(grid_area(grid), sheet->bleed)) &&
        !refuse_margins(sheet, root, sheet->bleed,
                        N_("a bleed of {bleed} mm runs off the paper; make “{name}” from {least} "
                           "to {most} mm, or reduce the bleed"),
                        diag))
        diag_add(diag, SEVERITY_ERROR, where,
                 message_with(N_("a bleed of {bleed} mm runs off the paper; make the margins at "
                                 "least that wide, or reduce the bleed"),
                              arg_mm("bleed", sheet->bleed)));
    if (2 * sheet->safe >= shorter)
        diag_add(diag, SEVERITY_ERROR, xml_at(card, "safe"),
                 message_with(N_("a safe zone of {safe} mm leaves no room on the card; make it "
                                 "less than {most} mm"),
                              arg_mm("safe", sheet->safe), arg_mm("most", shorter / 2)));
}

static void check_on_paper(const struct sheet *sheet, const struct xml_element *e, struct box box,
                           struct diag *diag)
{
    struct box paper = paper_of(sheet);

    if (box_contains(paper, box))
        return;
    diag_add(
        diag, SEVERITY_ERROR, xml_where(e),
        message_with(
            N_("<{element}> runs off the paper: it goes from {left}, {top} to {right}, {bottom} "
               "mm, but the paper has {width} by {height} mm; move it or make it smaller"),
            arg_text("element", e->rule->name), arg_mm("left", box.x), arg_mm("top", box.y),
            arg_mm("right", box.x + box.width), arg_mm("bottom", box.y + box.height),
            arg_mm("width", paper.width), arg_mm("height", paper.height)));
}

/* Checks what stands in a margin, or in a gap between cards. */
static void check_beside_cards(const struct sheet *sheet, const struct xml_element *e,
                               struct box box, struct diag *diag)
{
    if (!e || e->hurt)
        return;
    check_on_paper(sheet, e, box, diag);
    for (int place = 0; place < grid_places(&sheet->grid); place++) {
        struct box card = box_grown(grid_front(&sheet->grid, place), sheet->bleed);
        if (!box_overlaps(card, box))
            continue;
        diag_add(diag, SEVERITY_ERROR, xml_where(e),
                 message_with(
                     N_("<{element}> overlaps the cards: it starts at {left}, {top} and takes "
                        "{width} by {height} mm; put it in a margin, or leave it out"),
                     arg_text("element", e->rule->name), arg_mm("width", box.width),
                     arg_mm("height", box.height), arg_mm("left", box.x), arg_mm("top", box.y)));
        return;
    }
}

/* Checks whether a sheet that is folded has places on both sides of its fold. */
static void check_fold(const struct sheet *sheet, const struct xml_element *root, struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    bool level = imposition_fold(grid).level;
    int lines = level ? grid->rows : grid->columns;

    if (sheet->backs != BACKS_FOLD)
        return;
    if (imposition_places(grid, BACKS_FOLD) <= 0) {
        diag_add(diag, SEVERITY_ERROR, xml_at(root, "backs"),
                 message_of(N_("this sheet holds one card, but a folded card needs room for its "
                               "back too; make <grid> two columns or two rows, or leave out "
                               "“backs”")));
    } else if (lines % 2 == 1) {
        diag_add(diag, SEVERITY_WARNING,
                 xml_at(xml_child(root, "grid"), level ? "rows" : "columns"),
                 message_with(level ? N_("a fold needs as many rows on one side as on the other, "
                                         "so one row stays empty; write rows=\"{even}\"")
                                    : N_("a fold needs as many columns on one side as on the "
                                         "other, so one column stays empty; write "
                                         "columns=\"{even}\""),
                              arg_count("even", lines - 1)));
    }
}

/* Complains of cards that do not fit their paper, a bleed that runs into the next card, a safe zone
 * that leaves nothing of a card, marks inside the bleed, of what runs off the paper or overlaps the
 * cards, and of a fold without cards on both of its sides; each at its place in the file. */
static void sheet_check(const struct sheet *sheet, const struct xml_element *root,
                        struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    const struct crop_marks *marks = &sheet->marks;
    const struct xml_element *element = xml_child(root, "crop-marks");
    struct box area = grid_area(grid);

    if (!box_contains(paper_of(sheet), area)) {
        if (!refuse_margins(sheet, root, 0,
                            N_("the cards run off the paper: “{name}” can be at most {most} mm"),
                            diag))
            refuse_grid(sheet, root, diag);
        return; /* where the rest lies cannot be checked then */
    }
    bool marked = element && !element->hurt;
    double reach = marks->offset + (marks->style == MARKS_EXTENDED ? 0 : marks->length);
    bool told = marked && !box_contains(paper_of(sheet), box_grown(area, reach)) &&
                refuse_margins(sheet, root, reach,
                               N_("the crop marks run off the paper: with them “{name}” must be "
                                  "from {least} to {most} mm, without them at most {bare} mm"),
                               diag);
    check_card(sheet, root, told, diag);
    check_fold(sheet, root, diag);
    if (marked && !told)
        check_on_paper(sheet, element, box_grown(area, reach), diag);
    /* A line along the whole cut may go through the bleed, since it lies where the knife goes. */
    if (marked && marks->offset < sheet->bleed && marks->style != MARKS_FULL)
        diag_add(diag, SEVERITY_ERROR, xml_at(element, "offset"),
                 message_with(N_("the crop marks are inside the bleed; give them an offset of at "
                                 "least {bleed} mm"),
                              arg_mm("bleed", sheet->bleed)));
    if (marked && marks->inner > 0 && sheet->bleed > 0)
        diag_add(diag, SEVERITY_ERROR, xml_at(element, "inner"),
                 message_with(N_("crosses of {inner} mm are inside the bleed; leave out “inner”, "
                                 "and make gap-x and gap-y of <grid> wide enough for marks"),
                              arg_mm("inner", marks->inner)));
    check_beside_cards(sheet, xml_child(root, "ruler"), ruler_box(&sheet->ruler), diag);
    check_beside_cards(sheet, xml_child(root, "label"), sheet->label, diag);
}

/* Reads the paper, the card and the grid. False: one of them is missing or wrong, so that the
 * places of the rest cannot be checked. */
static bool read_grid(struct sheet *sheet, const struct xml_element *root)
{
    const struct xml_element *paper = xml_child(root, "paper"), *card = xml_child(root, "card");
    const struct xml_element *grid = xml_child(root, "grid");
    struct grid *out = &sheet->grid;

    if (!paper || paper->hurt || !card || card->hurt || !grid || grid->hurt)
        return false;
    sheet->card = xml_where(card);
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
    sheet->turning = (enum card_turning)xml_word(grid, "turned");
    sheet->bleed = xml_real(card, "bleed");
    sheet->safe = xml_real(card, "safe");
    struct box area = grid_area(out);
    out->left =
        xml_has(grid, "left") ? xml_real(grid, "left") : (out->paper_width - area.width) / 2;
    out->top = xml_has(grid, "top") ? xml_real(grid, "top") : (out->paper_height - area.height) / 2;
    return true;
}

struct box ruler_box(const struct ruler *ruler)
{
    return (struct box){ruler->x, ruler->y, ruler->down ? RULER_DEPTH : ruler->length,
                        ruler->down ? ruler->length : RULER_DEPTH};
}

double sheet_cut(const struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    struct box paper = {0, 0, grid->paper_width, grid->paper_height};

    return box_contains(box_grown(grid_area(grid), sheet->bleed), paper) ? sheet->bleed : 0;
}

int sheet_turns(const struct sheet *sheet, double width, double height)
{
    static const int turns[] = {[TURNED_NONE] = 0, [TURNED_LEFT] = 3, [TURNED_RIGHT] = 1};
    bool place_lies = sheet->grid.card_width > sheet->grid.card_height;

    if (sheet->turning != TURNED_AUTO)
        return turns[sheet->turning];
    return (width > height) != place_lies && width != height;
}

double sheet_scale(const struct sheet *sheet, double width, double height)
{
    const struct grid *grid = &sheet->grid;
    bool lying = sheet_turns(sheet, width, height) % 2 == 1;
    struct box place = {0, 0, lying ? grid->card_height : grid->card_width,
                        lying ? grid->card_width : grid->card_height};

    return box_inside(place, width, height).width / width;
}

static enum status read_sheet(struct sheet *sheet, const char *path,
                              const struct xml_document *document, struct diag *diag)
{
    const struct xml_element *root = document->root;
    const struct xml_element *marks = xml_child(root, "crop-marks");
    const struct xml_element *ruler = xml_child(root, "ruler"), *label = xml_child(root, "label");
    size_t errors = diag->errors;

    sheet->name = library_name_of(&sheet->arena, path);
    words_read(&sheet->title, &sheet->arena, root, "title", NULL);
    sheet->backs = (enum backs)xml_word(root, "backs");
    if (!read_grid(sheet, root))
        return STATUS_INVALID;
    if (marks)
        sheet->marks = (struct crop_marks){(enum mark_style)xml_word(marks, "style"),
                                           xml_real(marks, "offset"), xml_real(marks, "length"),
                                           xml_real(marks, "width"), xml_real(marks, "inner")};
    if (ruler)
        sheet->ruler = (struct ruler){true, xml_word(ruler, "direction") == 1, xml_real(ruler, "x"),
                                      xml_real(ruler, "y"), xml_real(ruler, "length")};
    sheet->labelled = label != NULL;
    sheet->label_down = label && xml_word(label, "direction") == 1;
    if (label)
        sheet->label = (struct box){xml_real(label, "x"), xml_real(label, "y"),
                                    xml_real(label, "width"), xml_real(label, "height")};
    sheet_check(sheet, root, diag);
    xml_sort_complaints(document, diag);
    return diag->errors > errors || !document->is_whole ? STATUS_INVALID : STATUS_OK;
}

static enum status refuse_part(const struct xml_element *root, const char *part, struct diag *diag)
{
    diag_add(
        diag, SEVERITY_ERROR, xml_where(root),
        message_with(N_("“#{part}” chooses a template in a file of label stock, but this file is "
                        "a single sheet; leave it out"),
                     arg_typed("part", part)));
    return STATUS_INVALID;
}

/* Gives the sheet to *out when all is well, and frees it otherwise. */
static enum status hand_over(struct sheet **out, struct sheet *sheet, enum status status)
{
    if (status == STATUS_OK) {
        /* The document is freed with its file's name; the sheet stays. */
        sheet->card.file = arena_copy_text(&sheet->arena, sheet->card.file);
        *out = sheet;
    } else {
        sheet_free(sheet);
    }
    return status;
}

const struct grammar *const sheet_grammars[SHEET_GRAMMARS] = {&sheet_grammar, &glabels_grammar,
                                                              &libreoffice_grammar};

enum status sheet_load_document(struct sheet **out, const char *path, const char *part,
                                const struct xml_document *document, struct diag *diag)
{
    struct sheet *sheet = memory_new(1, sizeof *sheet);
    enum status status;

    *out = NULL;
    if (!stock_is(document->grammar))
        status = part ? refuse_part(document->root, part, diag)
                      : read_sheet(sheet, path, document, diag);
    else
        status =
            document->is_whole ? stock_read(sheet, document->root, part, diag) : STATUS_INVALID;
    return hand_over(out, sheet, status);
}

enum status sheet_load_part(struct sheet **out, const char *path, const char *part,
                            struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = xml_read_any(&document, path, sheet_grammars, SHEET_GRAMMARS, diag);

    *out = NULL;
    if (document)
        status = sheet_load_document(out, path, part, document, diag);
    xml_free(document);
    return status;
}

enum status sheet_load(struct sheet **out, const char *path, struct diag *diag)
{
    return sheet_load_part(out, path, NULL, diag);
}

void sheet_free(struct sheet *sheet)
{
    if (!sheet)
        return;
    arena_release(&sheet->arena);
    memory_free(sheet);
}

/* Writes a sheet as a file of ours. */

/* Adds a length in mm to three decimals, always downwards: so a card on the paper stays on it. */
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
