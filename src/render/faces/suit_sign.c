#include "render/faces/suit_sign.h"

#include "draw/fit.h"
#include "draw/ink.h"

#include <math.h>
#include <string.h>

/* Half of the tile's side and the radius of its corners, in a sign's units: its area is that of the
 * shipped signs, and its corners are too round for a square. K places the control points of a
 * quarter of a circle. */
#define HALF   3.54
#define CORNER 2.2
#define FLAT   (HALF - CORNER)
#define K      (HALF - CORNER * (1 - 0.5523))

static const struct path_step tile_steps[] = {
    {PATH_MOVE, {-FLAT, -HALF}},
    {PATH_LINE, {FLAT, -HALF}},
    {PATH_CURVE, {K, -HALF, HALF, -K, HALF, -FLAT}},
    {PATH_LINE, {HALF, FLAT}},
    {PATH_CURVE, {HALF, K, K, HALF, FLAT, HALF}},
    {PATH_LINE, {-FLAT, HALF}},
    {PATH_CURVE, {-K, HALF, -HALF, K, -HALF, FLAT}},
    {PATH_LINE, {-HALF, -FLAT}},
    {PATH_CURVE, {-HALF, -K, -K, -HALF, -FLAT, -HALF}},
    {PATH_CLOSE, {0}},
};
static const struct sign_stroke tile_stroke = {
    .path = {tile_steps, sizeof tile_steps / sizeof *tile_steps}};
static const struct sign tile = {.name = "tile", .strokes = &tile_stroke, .count = 1};

const struct sign *suit_field(const struct template *template, const struct suit *suit)
{
    const struct sign *sign = template_sign(template, suit->shape);

    return sign ? sign : &tile;
}

void suit_sign_draw(struct canvas *canvas, const struct template *template, const struct suit *suit,
                    const char *language, struct box box, uint32_t colour, bool field)
{
    const struct sign *sign = box.width < FIELD_LEAST ? template_small_sign(template, suit->shape)
                                                      : template_sign(template, suit->shape);
    const struct fit fit = {.box = box, .size = box.height, .bold = true, .align = ALIGN_CENTRE};
    struct set_line line;

    if (sign) {
        sign_draw(canvas, sign, box, colour, field);
        return;
    }
    type_line(canvas->type, words_in(&suit->abbreviations, language), true, &line);
    double em = fit_line(&fit, &line);
    canvas_line(canvas, &line, box.x + (box.width - em * line.ink_width) / 2 - em * line.ink_left,
                box.y + box.height / 2 + em * type_capital_height(canvas->type) / 2, em,
                field ? ink_colour((struct ink){.kind = INK_SUIT_TEXT}, suit->colour) : colour);
}

/* Adds the shapes that the template has a sign for and no suit of the deck has. */
static void add_free_shapes(const struct template *template, const struct deck *deck,
                            struct strbuf *names)
{
    for (int i = 0; deck_shapes[i]; i++) {
        bool taken = !template_sign(template, deck_shapes[i]);
        for (int k = 0; k < deck_suit_count(deck); k++)
            taken = taken || !strcmp(deck_suit(deck, k)->shape, deck_shapes[i]);
        if (!taken)
            strbuf_addf(names, "%s%s", names->length ? ", " : "", deck_shapes[i]);
    }
}

/* Returns whether the template puts that sign on cards of a kind, whatever their suit: on those of
 * an action, or on some of its layers, such as those for spin cards. */
static bool means_a_kind(const struct template *template, const char *name)
{
    for (enum action action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR; action++)
        if (!strcmp(deck_action_word(action), name))
            return true;
    for (size_t i = 0; i < template->layer_count; i++) {
        const struct layer *layer = &template->layers[i];
        for (size_t k = 0; layer->kinds && k < layer->count; k++) {
            const struct part *part = &layer->parts[k];
            if (part->kind == PART_SIGN && part->sign_of == SIGN_NAMED && part->sign &&
                !strcmp(part->sign->name, name))
                return true;
        }
    }
    return false;
}

void suit_check_shape(const struct template *template, const struct deck *deck,
                      const struct suit *suit, struct diag *diag)
{
    const bool there = template_sign(template, suit->shape);
    struct strbuf names = {0};

    if (there && !means_a_kind(template, suit->shape))
        return;
    add_free_shapes(template, deck, &names);
    diag_add(
        diag, SEVERITY_WARNING, suit->shape_at,
        message_with(
            there && names.length
                ? N_("the sign “{sign}” of the template “{template}” already says what a card "
                     "does, so players would misread all cards of this suit; choose one of: "
                     "{names}")
            : there ? N_("the sign “{sign}” of the template “{template}” already says what a card "
                         "does, so players would misread all cards of this suit; add a <sign> of "
                         "another name to a template of your own")
            : names.length ? N_("the template “{template}” has no sign “{sign}”, so these cards "
                                "show a tile and letters; choose one of: {names}; or add <sign "
                                "name=\"{sign}\"> to a template of your own")
                           : N_("the template “{template}” has no sign “{sign}”, so these cards "
                                "show a tile and letters; add <sign name=\"{sign}\"> to a "
                                "template of your own"),
            arg_text("template", template->name), arg_text("sign", suit->shape),
            arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
}

/* Lays a path round a sector, or what a hole leaves of it, that is closed though a gap is between
 * it and its neighbours, of which each gives half. */
static void lay_sector(struct canvas *canvas, double x, double y, double radius, double hole,
                       double from, double to, double gap)
{
    enum { PIECES = 24 };
    const double reach[2] = {radius, fmax(hole, gap / 2 / sin((to - from) / 2))};

    canvas_new_path(canvas);
    for (int rim = 0; rim < 2; rim++) {
        double off = asin(fmin(1, gap / 2 / reach[rim]));
        double first = from + off, last = fmax(first, to - off);
        for (int i = 0; i <= PIECES; i++) {
            double angle = first + (last - first) * (rim ? PIECES - i : i) / PIECES;
            (i + rim ? canvas_line_to : canvas_move_to)(canvas, x + reach[rim] * cos(angle),
                                                        y + reach[rim] * sin(angle));
        }
    }
    canvas_close_path(canvas);
}

void suits_draw(struct canvas *canvas, const struct template *template, const struct deck *deck,
                const struct suits_look *look)
{
    int count = deck_suit_count(deck);
    double radius = look->box.width / 2;
    double x = look->box.x + radius, y = look->box.y + radius;
    double hole = fmin(look->hole, 0.9 * radius);
    bool closed = canvas->look.low_ink && look->gap > 0 && count > 2;
    double top = -M_PI / 2 - (look->suit_on_top ? M_PI / count : 0);
    double size =
        fmin(hole > 0 ? 0.62 * (radius - hole) : 0.45 * radius, 3.2 * radius / (count + 1));
    double at = hole > 0 ? (radius + hole) / 2 : count > 1 ? 0.6 * radius : 0;

    for (int i = 0; i < count; i++) {
        const struct suit *suit = deck_suit(deck, i);
        double from = top + 2 * M_PI * i / count, to = from + 2 * M_PI / count;
        double middle = (from + to) / 2;
        if (closed)
            lay_sector(canvas, x, y, radius, hole, from, to, look->gap);
        else
            canvas_sector(canvas, x, y, radius, from, to);
        canvas_field(canvas, suit->colour);
        suit_sign_draw(canvas, template, suit, look->language,
                       (struct box){x + at * cos(middle) - size / 2,
                                    y + at * sin(middle) - size / 2, size, size},
                       ink_to_read((struct ink){.kind = INK_ON_SUIT}, suit->colour, canvas->look),
                       false);
    }
    for (int i = 0; look->gap > 0 && !closed && count > 1 && i < count; i++) {
        double edge = top + 2 * M_PI * i / count, reach = 1.05 * radius;
        canvas_segment(canvas, x, y, x + reach * cos(edge), y + reach * sin(edge));
        canvas_stroke(canvas, COLOUR_PAPER, look->gap);
    }
    if (hole > 0 && !closed) {
        canvas_circle(canvas, x, y, hole);
        canvas_fill(canvas, COLOUR_PAPER);
    }
    canvas_note(canvas, "suits", look->box, 0, "");
}
