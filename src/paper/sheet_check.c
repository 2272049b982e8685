#include "paper/sheet_check.h"

#include <math.h>

static struct box paper_of(const struct sheet *sheet)
{
    return (struct box){0, 0, sheet->grid.paper_width, sheet->grid.paper_height};
}

/* False: there is no saying how the rest lies to the cards. */
static bool check_grid(const struct sheet *sheet, const struct xml_element *root, struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    struct box area = grid_area(grid);
    bool fits = box_contains(paper_of(sheet), area);

    if (!fits) {
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
        diag_add(diag, SEVERITY_ERROR, xml_where(xml_child(root, "grid")), message);
    }
    return fits;
}

static void check_bleed(const struct sheet *sheet, const struct xml_element *root,
                        struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    struct position where = xml_at(xml_child(root, "card"), "bleed");

    if ((grid->columns > 1 && 2 * sheet->bleed > grid->gap_x + 1e-9) ||
        (grid->rows > 1 && 2 * sheet->bleed > grid->gap_y + 1e-9)) {
        struct message message =
            message_of(N_("a bleed of {bleed} mm runs into the next card; make gap-x and gap-y of "
                          "<grid> {gap} mm or more, or the bleed smaller"));
        message_add_mm(&message, "bleed", sheet->bleed);
        message_add_mm(&message, "gap", 2 * sheet->bleed);
        diag_add(diag, SEVERITY_ERROR, where, message);
    }
    if (!box_contains(paper_of(sheet), box_grown(grid_area(grid), sheet->bleed))) {
        struct message message =
            message_of(N_("a bleed of {bleed} mm runs off the paper; make the margins as wide, or "
                          "the bleed smaller"));
        message_add_mm(&message, "bleed", sheet->bleed);
        diag_add(diag, SEVERITY_ERROR, where, message);
    }
}

static void check_on_paper(const struct sheet *sheet, const struct xml_element *e, struct box box,
                           struct diag *diag)
{
    struct box paper = paper_of(sheet);

    if (box_contains(paper, box))
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
    diag_add(diag, SEVERITY_ERROR, xml_where(e), message);
}

/* What stands in a margin, or in a gap between cards. */
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
        struct message message = message_of(
            N_("<{element}> lies on the cards: it takes {width} by {height} mm from {left}, {top}; "
               "put it in a margin, or leave it out"));
        message_add_text(&message, "element", e->rule->name);
        message_add_mm(&message, "width", box.width);
        message_add_mm(&message, "height", box.height);
        message_add_mm(&message, "left", box.x);
        message_add_mm(&message, "top", box.y);
        diag_add(diag, SEVERITY_ERROR, xml_where(e), message);
        return;
    }
}

static void check_safe(const struct sheet *sheet, const struct xml_element *card, struct diag *diag)
{
    double shorter = fmin(sheet->grid.card_width, sheet->grid.card_height);

    if (2 * sheet->safe < shorter)
        return;
    struct message message =
        message_of(N_("a safe zone of {safe} mm leaves nothing of the card: make it less than "
                      "{most} mm"));
    message_add_mm(&message, "safe", sheet->safe);
    message_add_mm(&message, "most", shorter / 2);
    diag_add(diag, SEVERITY_ERROR, xml_at(card, "safe"), message);
}

/* A line over the whole cut goes through the bleed: it lies where the knife goes. */
static void check_marks(const struct sheet *sheet, const struct xml_element *element,
                        struct diag *diag)
{
    const struct crop_marks *marks = &sheet->marks;

    if (!element || element->hurt)
        return;
    double reach = marks->offset + (marks->style == MARKS_EXTENDED ? 0 : marks->length);
    check_on_paper(sheet, element, box_grown(grid_area(&sheet->grid), reach), diag);
    if (marks->offset < sheet->bleed && marks->style != MARKS_FULL) {
        struct message message = message_of(
            N_("the crop marks stand in the bleed; give them an offset of {bleed} mm or more"));
        message_add_mm(&message, "bleed", sheet->bleed);
        diag_add(diag, SEVERITY_ERROR, xml_at(element, "offset"), message);
    }
    if (marks->inner > 0 && sheet->bleed > 0) {
        struct message message = message_of(
            N_("crosses of {inner} mm stand in the bleed; leave “inner” out, and make gap-x and "
               "gap-y of <grid> wide enough for marks"));
        message_add_mm(&message, "inner", marks->inner);
        diag_add(diag, SEVERITY_ERROR, xml_at(element, "inner"), message);
    }
}

void sheet_check(const struct sheet *sheet, const struct xml_element *root, struct diag *diag)
{
    if (!check_grid(sheet, root, diag))
        return;
    check_bleed(sheet, root, diag);
    check_safe(sheet, xml_child(root, "card"), diag);
    check_marks(sheet, xml_child(root, "crop-marks"), diag);
    check_beside_cards(sheet, xml_child(root, "ruler"), ruler_box(&sheet->ruler), diag);
    check_beside_cards(sheet, xml_child(root, "label"), sheet->label, diag);
}
