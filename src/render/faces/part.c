#include "render/faces/part.h"

#include "draw/sign.h"
#include "render/faces/number.h"

#include <math.h>

struct brush {
    struct face_context *context;
    struct canvas *canvas;
    const struct part *part;
    const struct suit *suit; /* NULL: none */
    const struct card *card; /* NULL: what is shared */
    struct diag *diag;
};

/* Cards of no suit have a dark field. */
static uint32_t colour_of(const struct brush *brush, struct ink ink)
{
    return ink_colour(ink, brush->suit ? brush->suit->colour : COLOUR_DARK);
}

static uint32_t colour_to_read(const struct brush *brush)
{
    return ink_to_read(brush->part->fill, brush->suit ? brush->suit->colour : COLOUR_DARK,
                       brush->canvas->look);
}

static struct position place_of(const struct brush *brush)
{
    if (brush->card)
        return brush->card->where;
    return brush->suit ? brush->suit->where : brush->part->where;
}

struct fit part_fit(const struct part *part, double scale)
{
    return (struct fit){.box = part->box,
                        .size = part->size,
                        .smallest = part->kind == PART_NUMBER ? SMALLEST_NUMBER : SMALLEST_WORDS,
                        .scale = scale,
                        .bold = part->bold,
                        .align = part->align};
}

enum face_kind face_kind_of(const struct card *card)
{
    switch (card->kind) {
    case CARD_NUMBER:
        return card->spin ? FACE_SPIN : card->picture == PICTURE_NONE ? FACE_NUMBER : FACE_PICTURE;
    case CARD_ACTION:
        return card->suit == DECK_NONE ? FACE_WILD : FACE_ACTION;
    case CARD_EXTRA:
        break;
    }
    return card->reference ? FACE_REFERENCE : FACE_TITLE;
}

static void paint_path(const struct brush *brush, const char *note, struct box box)
{
    const struct part *part = brush->part;

    if (part->fill.kind != INK_NONE) {
        uint32_t colour = colour_of(brush, part->fill);
        bool outlined = brush->canvas->look.low_ink && colour != COLOUR_PAPER;
        canvas_field(brush->canvas, colour);
        canvas_note(brush->canvas, note, box, outlined ? COLOUR_PAPER : colour, "");
        if (outlined)
            canvas_note(brush->canvas, note, box, colour, "edge");
    }
    if (part->stroke.kind != INK_NONE) {
        canvas_stroke(brush->canvas, colour_of(brush, part->stroke), part->stroke_width);
        canvas_note(brush->canvas, note, box, colour_of(brush, part->stroke), "outline");
    }
}

/* A field that runs to the card's edge or into the bleed would be outlined where it is cut off. */
static struct box inside_card(const struct brush *brush, struct box box)
{
    static const double margin = 2.5;
    const struct template *template = brush->context->template;
    double left = fmax(box.x, margin), top = fmax(box.y, margin);
    double right = fmin(box.x + box.width, template->width - margin);
    double bottom = fmin(box.y + box.height, template->height - margin);

    return right > left && bottom > top ? (struct box){left, top, right - left, bottom - top} : box;
}

static enum status draw_box(const struct brush *brush)
{
    const struct part *part = brush->part;
    bool outlined = brush->canvas->look.low_ink && part->fill.kind != INK_NONE;
    struct box box = outlined ? inside_card(brush, part->box) : part->box;

    canvas_box(brush->canvas, box, part->radius);
    paint_path(brush, "box", box);
    return STATUS_OK;
}

static enum status draw_circle(const struct brush *brush)
{
    struct box box = brush->part->box;

    canvas_circle(brush->canvas, box.x + box.width / 2, box.y + box.height / 2, box.width / 2);
    paint_path(brush, "circle", box);
    return STATUS_OK;
}

static enum status draw_path(const struct brush *brush)
{
    struct box box = brush->part->box;

    canvas_path(brush->canvas, &brush->part->path, box.x, box.y, box.width);
    paint_path(brush, "path", box);
    return STATUS_OK;
}

/*
 * In the suit's own ink a large sign is a field; a small one tells the suit and stays filled, which
 * costs little ink. Nothing that is read fits on one below a centimetre.
 */
static void draw_one_sign(const struct brush *brush, const struct sign *sign)
{
    static const double field_mm = 10;
    const struct part *part = brush->part;
    bool of_suit = part->fill.kind == INK_SUIT;

    (of_suit && part->box.width >= field_mm ? sign_draw_field : sign_draw)(
        brush->canvas, sign, part->box,
        of_suit ? colour_of(brush, part->fill) : colour_to_read(brush));
}

static enum status draw_sign(const struct brush *brush)
{
    const struct part *part = brush->part;
    const char *name = NULL;

    if (part->sign_of == SIGN_OF_SUIT && brush->suit)
        name = sign_of_shape(brush->suit->shape);
    else if (part->sign_of == SIGN_OF_ACTION && brush->card->kind == CARD_ACTION)
        name = sign_of_action(brush->card->action);
    const struct sign *sign = part->sign_of == SIGN_NAMED ? part->sign
                              : name ? template_sign(brush->context->template, name)
                                     : NULL;
    if (sign) /* a card without a suit has no sign of one */
        draw_one_sign(brush, sign);
    return STATUS_OK;
}

static void warn_unknown(const struct brush *brush, const char *text)
{
    if (brush->context->unknown_told)
        return;
    brush->context->unknown_told = true;
    diag_add(brush->diag, SEVERITY_WARNING, place_of(brush),
             message_with(
                 N_("“{text}” has a character that no installed font has: a box is printed for it"),
                 arg_typed("text", text)));
}

/* One line, in the middle of its box's height by the height of its capitals, which is near that of
 * its digits. */
static enum status draw_line(const struct brush *brush, const char *text)
{
    const struct part *part = brush->part;
    struct line line;
    enum status status = type_line(brush->context->type, text, part->bold, &line);

    if (status != STATUS_OK)
        return status;
    if (line.unknown)
        warn_unknown(brush, text);
    struct fit fit = part_fit(part, brush->context->scale);
    double em = fit_line(&fit, &line);
    double room = part->box.width - em * line.ink_width;
    double x = part->box.x + (part->align == ALIGN_LEFT     ? 0
                              : part->align == ALIGN_CENTRE ? room / 2
                                                            : room);
    double baseline =
        part->box.y + part->box.height / 2 + em * type_digit_height(brush->context->type) / 2;
    canvas_line(brush->canvas, &line, x - em * line.ink_left, baseline, em, colour_to_read(brush));
    return STATUS_OK;
}

static enum status draw_block(const struct brush *brush, const char *text)
{
    const struct part *part = brush->part;
    struct fit fit = part_fit(part, brush->context->scale);
    struct block block;
    bool fits;
    enum status status = fit_block(brush->context->type, &fit, text, &block, &fits);

    if (status != STATUS_OK)
        return status;
    if (block.unknown)
        warn_unknown(brush, text);
    double y = part->box.y + (part->box.height - block.height / POINTS_PER_MM) / 2;
    canvas_block(brush->canvas, &block, part->box.x, y, colour_to_read(brush));
    return STATUS_OK;
}

static enum status draw_reference(const struct brush *brush)
{
    struct strbuf text = {0};

    paper_reference(brush->context->words, brush->context->deck, brush->card, &text);
    enum status status = text.failed       ? STATUS_NO_MEMORY
                         : text.length > 0 ? draw_block(brush, text.text)
                                           : STATUS_OK;
    strbuf_release(&text);
    return status;
}

static enum status draw_action(const struct brush *brush)
{
    struct strbuf text = {0};

    paper_say(brush->context->words, message_of(action_name(brush->card->action)), &text);
    enum status status = text.failed ? STATUS_NO_MEMORY : draw_line(brush, strbuf_text(&text));
    strbuf_release(&text);
    return status;
}

static enum status draw_text(const struct brush *brush)
{
    const char *language = brush->context->words->language;
    const struct suit *suit = brush->suit;
    const char *title;

    switch (brush->part->show) {
    case SHOW_ABBREVIATION:
        return suit ? draw_line(brush, words_in(&suit->abbreviations, language)) : STATUS_OK;
    case SHOW_SUIT:
        return suit ? draw_line(brush, words_in(&suit->names, language)) : STATUS_OK;
    case SHOW_ACTION:
        return brush->card->kind == CARD_ACTION ? draw_action(brush) : STATUS_OK;
    case SHOW_REFERENCE:
        return draw_reference(brush);
    case SHOW_TITLE:
        title = brush->card->kind == CARD_EXTRA ? words_in(&brush->card->title, language) : "";
        return *title ? draw_block(brush, title) : STATUS_OK;
    case SHOW_DECK:
        break;
    }
    title = words_in(deck_title(brush->context->deck), language);
    return *title ? draw_block(brush, title) : STATUS_OK;
}

static enum status draw_number(const struct brush *brush)
{
    const struct part *part = brush->part;
    const struct notation *notation = part->fixed ? &part->notation : &brush->card->notation;
    struct number_look look = number_look_of(part, colour_to_read(brush));
    bool unknown = false;

    if (!part->fixed && (brush->card->kind != CARD_NUMBER || brush->card->picture != PICTURE_NONE))
        return STATUS_OK;
    enum status status =
        number_draw(brush->canvas, notation, brush->context->style, &look, &unknown);
    if (status == STATUS_OK && unknown)
        warn_unknown(brush, part->fixed ? "" : brush->card->id);
    return status;
}

enum picture part_picture(const struct part *part, const struct card *card)
{
    if (part->fixed)
        return part->picture;
    if (card->kind != CARD_NUMBER)
        return PICTURE_NONE;
    if (part->picture != PICTURE_NONE)
        return part->picture;
    return card->picture == PICTURE_NONE && part->suitable ? picture_suitable(&card->notation)
                                                           : card->picture;
}

static enum status draw_picture(const struct brush *brush)
{
    const struct part *part = brush->part;
    const struct notation *notation = part->fixed ? &part->notation : &brush->card->notation;
    struct picture_look look = {
        .box = part->box,
        .fill = colour_of(brush, part->fill),
        .stroke = colour_of(brush, part->stroke),
        .stroke_width = part->stroke_width,
    };
    enum picture picture = part_picture(part, brush->card);
    struct message why;

    if (picture == PICTURE_NONE)
        return STATUS_OK;
    if (!picture_can_show(picture, notation, &why)) {
        if (part->optional)
            return STATUS_OK;
        diag_add(brush->diag, SEVERITY_ERROR, place_of(brush), why);
        return STATUS_INVALID;
    }
    return picture_draw(brush->canvas, picture, notation, &look);
}

/* A disc or ring with a sector a suit, its sign in the middle of it. */
static enum status draw_suits(const struct brush *brush)
{
    int count = deck_suit_count(brush->context->deck);
    double radius = brush->part->box.width / 2;
    double x = brush->part->box.x + radius, y = brush->part->box.y + radius;
    double hole = fmin(brush->part->radius, 0.9 * radius);
    double size =
        fmin(hole > 0 ? 0.62 * (radius - hole) : 0.45 * radius, 3.2 * radius / (count + 1));

    for (int i = 0; i < count; i++) {
        const struct suit *suit = deck_suit(brush->context->deck, i);
        double from = -M_PI / 2 + 2 * M_PI * i / count, to = from + 2 * M_PI / count;
        double middle = (from + to) / 2, at = hole > 0    ? (radius + hole) / 2
                                              : count > 1 ? 0.6 * radius
                                                          : 0;
        const struct sign *sign =
            template_sign(brush->context->template, sign_of_shape(suit->shape));
        canvas_sector(brush->canvas, x, y, radius, from, to);
        canvas_field(brush->canvas, suit->colour);
        if (sign)
            sign_draw(
                brush->canvas, sign,
                (struct box){x + at * cos(middle) - size / 2, y + at * sin(middle) - size / 2, size,
                             size},
                ink_to_read((struct ink){.kind = INK_ON_SUIT}, suit->colour, brush->canvas->look));
    }
    if (hole > 0) {
        canvas_circle(brush->canvas, x, y, hole);
        canvas_fill(brush->canvas, COLOUR_PAPER);
    }
    canvas_note(brush->canvas, "suits", brush->part->box, 0, "");
    return STATUS_OK;
}

static enum status draw_image(const struct brush *brush)
{
    return image_draw(brush->part->image, brush->canvas, brush->part->box);
}

enum status part_draw(struct face_context *context, struct canvas *canvas, const struct part *part,
                      int suit, const struct card *card, struct diag *diag)
{
    static enum status (*const draw[])(const struct brush *brush) = {
        [PART_BOX] = draw_box,         [PART_CIRCLE] = draw_circle, [PART_PATH] = draw_path,
        [PART_SIGN] = draw_sign,       [PART_TEXT] = draw_text,     [PART_NUMBER] = draw_number,
        [PART_PICTURE] = draw_picture, [PART_SUITS] = draw_suits,   [PART_IMAGE] = draw_image,
    };
    struct brush brush = {
        .context = context,
        .canvas = canvas,
        .part = part,
        .suit = suit == DECK_NONE ? NULL : deck_suit(context->deck, suit),
        .card = card,
        .diag = diag,
    };

    return draw[part->kind](&brush);
}
