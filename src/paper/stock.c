#include "paper/stock.h"

#include "paper/stock_format.h"

#include <math.h>
#include <string.h>

enum { NAMES_TOLD = 60 }; /* how many templates are named when the one asked for is not there */

/* The lists have rounded figures, by a point or by half a millimetre for each of several labels:
 * ROUNDING is how far (mm) they may overlap, or reach beyond the paper; up to UNSAID there is no
 * message. */
static const double ROUNDING = 0.7, UNSAID = 0.2;

/* The most difference (mm) between opposite margins before the user had better measure: labels are
 * most often in the middle of their paper. Of 281 parts that the lists of gLabels and of
 * LibreOffice have in common, 136 disagree by more than 0.5 mm, and most often it is the one that
 * is not centred which seems to be wrong. */
static const double OFF_MIDDLE = 0.7;

/* The white edge that desk printers leave on the paper, the distance of ruler and label from the
 * cards, the height of the label and the length of the ruler; mm. */
static const double WHITE = 4, CLEAR = 0.6, LABEL_HEIGHT = 3, RULER_LENGTH = 100;

static const struct stock_format *const formats[] = {&stock_glabels, &stock_libreoffice};

/* Returns the program whose file has that root; it must be one of them. */
static const struct stock_format *format_of(const struct xml_element *root)
{
    size_t i = 0;

    while (strcmp(formats[i]->grammar->root, root->rule->name) != 0)
        i++;
    return formats[i];
}

static const struct xml_element *root_of(const struct xml_element *template)
{
    while (template->parent)
        template = template->parent;
    return template;
}

bool stock_is(const struct grammar *grammar)
{
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (formats[i]->grammar == grammar)
            return true;
    return false;
}

const struct xml_element *stock_next(const struct xml_element *root,
                                     const struct xml_element *before)
{
    return format_of(root)->next(root, before);
}

void stock_add_name(struct strbuf *out, const struct xml_element *template)
{
    const struct stock_format *format = format_of(root_of(template));

    strbuf_addf(out, "%s %s", format->brand(template), format->part(template));
}

static void say(struct stock_reader *reader, enum severity severity, struct position where,
                struct message message)
{
    message_add(&message, arg_typed("part", reader->part));
    message_add(&message, arg_text("file", where.file));
    diag_add(reader->diag, severity, where, message);
}

void stock_complain(struct stock_reader *reader, struct position where, struct message message)
{
    say(reader, SEVERITY_ERROR, where, message);
}

static void note(struct stock_reader *reader, struct position where, struct message message)
{
    say(reader, SEVERITY_NOTE, where, message);
}

/* Complains with a message that has {names}: those of all templates, or of those that `part` may
 * mean. */
static void complain_of_choice(struct stock_reader *reader, const struct xml_element *root,
                               struct message message, const char *part)
{
    struct strbuf names = {0};
    int count = 0;

    for (const struct xml_element *t = stock_next(root, NULL); t; t = stock_next(root, t)) {
        if ((part && !format_of(root)->is_called(t, part)) || ++count > NAMES_TOLD)
            continue;
        strbuf_add(&names, names.length ? ", " : "");
        stock_add_name(&names, t);
    }
    if (count > NAMES_TOLD)
        strbuf_add(&names, " …");
    message_add(&message, arg_text("names", strbuf_text(&names)));
    stock_complain(reader, xml_where(root), message);
    strbuf_release(&names);
}

static const struct xml_element *only_template(struct stock_reader *reader,
                                               const struct xml_element *root)
{
    const struct xml_element *first = stock_next(root, NULL);

    reader->part = first ? format_of(root)->part(first) : "";
    if (first && !stock_next(root, first))
        return first;
    if (!first)
        stock_complain(
            reader, xml_where(root),
            message_of(N_("this file contains no template of labels; choose another file")));
    else
        complain_of_choice(
            reader, root,
            message_of(N_("this file contains several templates; choose one, such as "
                          "\"{file}#{part}\"; they are: {names}")),
            NULL);
    return NULL;
}

static const struct xml_element *choose(struct stock_reader *reader, const struct xml_element *root)
{
    const struct xml_element *found = NULL;
    int count = 0;

    for (const struct xml_element *t = stock_next(root, NULL); t; t = stock_next(root, t))
        if (format_of(root)->is_called(t, reader->part)) {
            found = t;
            count++;
        }
    if (count == 0)
        complain_of_choice(
            reader, root,
            message_of(N_("this file has no template “{part}”; choose one of: {names}")), NULL);
    else if (count > 1)
        complain_of_choice(
            reader, root,
            message_of(N_("“{part}” matches several templates; put the brand before it: {names}")),
            reader->part);
    return count == 1 ? found : NULL;
}

/* Finds the gap between labels in a row from their pitch. Where the pitch is a little less than
 * their size, the labels are taken to be as small as the pitch. */
static double gap_of(struct stock_reader *reader, struct position where, double pitch, double *size)
{
    double over = *size - pitch, was = *size;

    if (over > ROUNDING) {
        stock_complain(reader, where,
                       message_with(N_("the labels of the template “{part}” overlap: they measure "
                                       "{size} mm one way, but are {step} mm apart"),
                                    arg_mm("size", *size), arg_mm("step", pitch)));
        return 0;
    }
    *size = fmin(*size, pitch);
    if (over > UNSAID)
        note(reader, where,
             message_with(N_("the labels of the template “{part}” measure {size} mm one way but "
                             "are {step} mm apart, as in a rounded figure; cards on them are that "
                             "much smaller"),
                          arg_measured("size", was), arg_measured("step", pitch)));
    return fmax(0, -over);
}

/* Takes what reaches a little beyond the paper from each label, so that the last one ends with the
 * paper. */
static void end_with_paper(double over, int count, double *size, double *gap)
{
    if (over <= 0)
        return;
    *size -= over;
    *gap += count > 1 ? over : 0;
}

static void check_grid(struct stock_reader *reader, const struct stock_labels *labels)
{
    struct grid *grid = &reader->sheet->grid;
    struct box area = grid_area(grid);
    double over_x = area.x + area.width - grid->paper_width;
    double over_y = area.y + area.height - grid->paper_height, over = fmax(over_x, over_y);

    if (grid->card_width < 10 || grid->card_height < 10) {
        stock_complain(reader, labels->size_at,
                       message_with(N_("the labels of the template “{part}” are too small for "
                                       "cards: they are {width} by {height} mm"),
                                    arg_mm("width", grid->card_width),
                                    arg_mm("height", grid->card_height)));
    } else if (over > ROUNDING) {
        stock_complain(reader, labels->layout_at,
                       message_with(N_("the labels of the template “{part}” run off the paper: "
                                       "they start at {left}, {top} and take {width} by {height} "
                                       "mm"),
                                    arg_mm("left", area.x), arg_mm("top", area.y),
                                    arg_mm("width", area.width), arg_mm("height", area.height)));
    } else {
        end_with_paper(over_x, grid->columns, &grid->card_width, &grid->gap_x);
        end_with_paper(over_y, grid->rows, &grid->card_height, &grid->gap_y);
        if (over > UNSAID)
            note(reader, labels->layout_at,
                 message_with(N_("the labels of the template “{part}” reach {over} mm beyond the "
                                 "paper, as in a rounded figure; cards on them are that much "
                                 "smaller"),
                              arg_measured("over", over)));
    }
}

/* Says which margins the labels leave where they are not in the middle of the paper, which is how
 * most mistakes of these lists show. */
static void note_margins(struct stock_reader *reader, const struct stock_labels *labels)
{
    const struct grid *grid = &reader->sheet->grid;
    struct box area = grid_area(grid);
    double right = grid->paper_width - area.x - area.width;
    double bottom = grid->paper_height - area.y - area.height;

    if (fabs(area.x - right) <= OFF_MIDDLE && fabs(area.y - bottom) <= OFF_MIDDLE)
        return;
    note(reader, labels->layout_at,
         message_with(N_("the labels of the template “{part}” are not in the middle of the paper: "
                         "their margins are {left} mm left, {right} mm right, {top} mm top and "
                         "{bottom} mm bottom. Lists of labels differ here, so measure first"),
                      arg_measured("left", area.x), arg_measured("right", right),
                      arg_measured("top", area.y), arg_measured("bottom", bottom)));
}

/* Sets the bleed and the safe zone. The bleed is never more than half a gap. */
static void set_bleed(struct sheet *sheet, const struct stock_labels *labels)
{
    const struct grid *grid = &sheet->grid;
    struct box area = grid_area(grid);
    double bleed = labels->waste;

    if (grid->columns > 1)
        bleed = fmin(bleed, grid->gap_x / 2);
    if (grid->rows > 1)
        bleed = fmin(bleed, grid->gap_y / 2);
    bleed = fmin(bleed, fmin(grid->left, grid->paper_width - area.x - area.width));
    bleed = fmin(bleed, fmin(grid->top, grid->paper_height - area.y - area.height));
    sheet->bleed = fmax(0, bleed);
    sheet->safe = labels->safe;
}

/* Puts ruler and label where a margin has room for them within what a printer can print: the ruler
 * at the foot or at the left, the label at the head or at the right. */
static void furnish(struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    struct box cards = box_grown(grid_area(grid), sheet->bleed + CLEAR);
    double width = grid->paper_width, height = grid->paper_height;

    sheet->ruler = (struct ruler){true, false, (width - RULER_LENGTH) / 2,
                                  height - WHITE - RULER_DEPTH, RULER_LENGTH};
    if (cards.y + cards.height > sheet->ruler.y || sheet->ruler.x < WHITE) {
        sheet->ruler = (struct ruler){true, true, WHITE, (height - RULER_LENGTH) / 2, RULER_LENGTH};
        sheet->ruler.there = cards.x >= WHITE + RULER_DEPTH && sheet->ruler.y >= WHITE;
    }
    sheet->labelled = true;
    sheet->label = (struct box){4 * WHITE, WHITE, width - 8 * WHITE, LABEL_HEIGHT};
    if (cards.y < WHITE + LABEL_HEIGHT) {
        sheet->label_down = true;
        sheet->label =
            (struct box){width - WHITE - LABEL_HEIGHT, 4 * WHITE, LABEL_HEIGHT, height - 8 * WHITE};
        sheet->labelled = cards.x + cards.width <= sheet->label.x;
    }
    sheet->labelled &= sheet->label.width >= 1 && sheet->label.height >= 1;
}

/* Chooses backs only for stock that is said to be card: print on the liner of stickers ruins them.
 */
static void choose_backs(struct stock_reader *reader, const struct stock_labels *labels)
{
    reader->sheet->backs = labels->material == STOCK_CARD ? BACKS_LONG : BACKS_NONE;
    if (labels->material == STOCK_UNKNOWN)
        note(reader, labels->size_at,
             message_of(N_("this file does not say whether “{part}” is card or stickers, so no "
                           "backs are printed on it; if it is card, make it a sheet of your own "
                           "with “breuk new sheet NAME --from \"{file}#{part}\"”, and write "
                           "backs=\"long\" in that")));
}

static void set_grid(struct stock_reader *reader, const struct stock_labels *labels)
{
    struct grid *grid = &reader->sheet->grid;

    *grid = (struct grid){
        .paper_width = labels->paper_width,
        .paper_height = labels->paper_height,
        .card_width = labels->width,
        .card_height = labels->height,
        .columns = labels->columns,
        .rows = labels->rows,
        .left = labels->left,
        .top = labels->top,
    };
    reader->sheet->card = labels->size_at;
    if (grid->columns > 1)
        grid->gap_x = gap_of(reader, labels->pitch_x_at, labels->pitch_x, &grid->card_width);
    if (grid->rows > 1)
        grid->gap_y = gap_of(reader, labels->pitch_y_at, labels->pitch_y, &grid->card_height);
}

static void name_sheet(struct sheet *sheet, const struct xml_element *template)
{
    struct strbuf name = {0};

    stock_add_name(&name, template);
    sheet->name = arena_copy_text(&sheet->arena, strbuf_text(&name));
    strbuf_release(&name);
}

static enum status read_template(struct stock_reader *reader, const struct xml_element *template)
{
    struct stock_labels labels = {0};
    struct diag *diag = reader->diag;
    size_t errors = diag->errors;

    format_of(root_of(template))->read(reader, template, &labels);
    if (diag->errors == errors)
        set_grid(reader, &labels);
    if (diag->errors == errors)
        check_grid(reader, &labels);
    if (diag->errors == errors) {
        note_margins(reader, &labels);
        set_bleed(reader->sheet, &labels);
        furnish(reader->sheet);
        choose_backs(reader, &labels);
    }
    if (diag->errors > errors)
        return STATUS_INVALID;
    name_sheet(reader->sheet, template);
    return STATUS_OK;
}

enum status stock_read_template(struct sheet *sheet, const struct xml_element *template,
                                struct diag *diag)
{
    struct stock_reader reader = {sheet, format_of(root_of(template))->part(template), diag};

    return read_template(&reader, template);
}

enum status stock_read(struct sheet *sheet, const struct xml_element *root, const char *part,
                       struct diag *diag)
{
    struct stock_reader reader = {sheet, part, diag};
    const struct xml_element *template =
        part ? choose(&reader, root) : only_template(&reader, root);

    if (template)
        return read_template(&reader, template);
    return STATUS_INVALID;
}

/* Returns the area of the labels of a template on which a card is printed no smaller; INFINITY
 * where there are none. */
static double area_holding(const struct xml_element *template, double width, double height)
{
    struct sheet sheet = {0};
    struct diag unheard = {0};
    bool holds = stock_read_template(&sheet, template, &unheard) == STATUS_OK &&
                 sheet_scale(&sheet, width, height) >= 1;
    double area = holds ? sheet.grid.card_width * sheet.grid.card_height : INFINITY;

    arena_release(&sheet.arena);
    diag_release(&unheard);
    return area;
}

const struct xml_element *stock_holding(const struct xml_element *root, double width, double height)
{
    const struct xml_element *found = NULL;
    double least = INFINITY;

    for (const struct xml_element *t = stock_next(root, NULL); t; t = stock_next(root, t)) {
        double area = area_holding(t, width, height);
        if (area < least)
            found = t;
        least = fmin(area, least);
    }
    return found;
}
