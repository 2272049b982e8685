#include "paper/sheet.h"

#include "paper/sheet_check.h"
#include "paper/stock.h"
#include "xml/library.h"
#include "xml/xml.h"

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
    }
    if (status == STATUS_OK)
        *out = sheet;
    else
        sheet_free(sheet);
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
