#include "render/faces/part.h"

#include "colour/colour.h"
#include "draw/lettering.h"
#include "render/deck_inks.h"
#include "render/faces/number.h"
#include "render/faces/reference.h"
#include "render/faces/suit_sign.h"

#include <math.h>

struct brush {
    struct face_context *context;
    struct canvas *canvas;
    const struct part *part;
    const struct suit *suit; /* NULL: none */
    const struct card *card; /* NULL: what all cards of the suit share */
    struct diag *diag;
};

/* Cards of no suit have a dark field. */
static uint32_t suit_colour(const struct brush *brush)
{
    return brush->suit ? brush->suit->colour : COLOUR_DARK;
}

/* Returns the ink, or what stands for it if it depends on all suits of the deck. Where areas are
 * outlined a tint gives way to the colour itself, which can be seen as a thin line. */
static struct ink known_ink(const struct brush *brush, struct ink ink)
{
    const struct face_context *face = brush->context;
    double share = brush->canvas->look.low_ink ? 1 : face->tint_share;

    switch (ink.kind) {
    case INK_SUIT_TINT:
        return (struct ink){INK_FIXED, ink_tint(suit_colour(brush), share)};
    case INK_DECK:
        return (struct ink){INK_FIXED, face->deck_ink};
    default:
        return ink;
    }
}

static uint32_t colour_of(const struct brush *brush, struct ink ink)
{
    return ink_colour(known_ink(brush, ink), suit_colour(brush));
}

static uint32_t colour_to_read(const struct brush *brush)
{
    return ink_to_read(known_ink(brush, brush->part->fill), suit_colour(brush),
                       brush->canvas->look);
}

struct box part_box(const struct part *part, int width)
{
    struct box box = part->box;

    if (width == 0 || part->widths <= 1)
        return box;
    double wider = part->wider[(width < part->widths ? width : part->widths - 1) - 1];
    if (part->kind == PART_SIGN || part->kind == PART_TEXT)
        box.x += wider;
    else
        box.width += wider;
    return box;
}

/* Returns the place of what a part shows: of its words in the deck, of the card, or in the
 * template. */
static struct position place_of(const struct brush *brush)
{
    const struct deck *deck = brush->context->deck;
    const struct part *part = brush->part;
    const struct words *words = NULL;
    struct position where = brush->card   ? brush->card->where
                            : brush->suit ? brush->suit->where
                                          : part->where;

    if (part->kind == PART_TEXT && part->show == SHOW_DECK) {
        words = &deck_about(deck)->title;
        where = deck_about(deck)->where;
    } else if (part->kind == PART_TEXT && brush->suit &&
               (part->show == SHOW_SUIT || part->show == SHOW_ABBREVIATION)) {
        words = part->show == SHOW_SUIT ? &brush->suit->names : &brush->suit->abbreviations;
        where = brush->suit->where;
    }
    return words ? words_place(words_chosen(words, brush->context->words->language), where) : where;
}

struct fit part_fit(const struct part *part, double scale)
{
    double least = part->kind != PART_NUMBER ? SMALLEST_WORDS
                   : part->widths > 1        ? SMALLEST_INDEX
                                             : SMALLEST_NUMBER;

    return (struct fit){.box = part->box,
                        .size = part->size,
                        .smallest = least / scale,
                        .bold = part->bold,
                        .align = part->align};
}

/* Returns the head of a box, which alone is as wide as the number of the card in hand needs; empty:
 * all of the box is. */
static struct box head_of(const struct brush *brush)
{
    const struct part *part = brush->part;
    struct box head = part_box(part, brush->context->width);

    head.height = part->head;
    return part->kind == PART_BOX && part->head > 0 && head.width > part->box.width
               ? head
               : (struct box){0};
}

static void draw_shape(const struct brush *brush)
{
    /* With low ink a field is drawn as an outline; this margin keeps it clear of the cut, mm. */
    static const double margin = 2.5;
    const struct part *part = brush->part;
    const struct template *template = brush->context->template;
    struct canvas *canvas = brush->canvas;
    const struct box head = head_of(brush);
    struct box box = head.width > 0 ? part->box : part_box(part, brush->context->width);
    const char *note = "box";

    if (part->kind == PART_CIRCLE) {
        note = "circle";
        canvas_circle(canvas, box.x + box.width / 2, box.y + box.height / 2, box.width / 2);
    } else if (part->kind == PART_PATH) {
        note = "path";
        canvas_path(canvas, &part->path, box.x, box.y, box.width);
    } else {
        double left = fmax(box.x, margin), top = fmax(box.y, margin);
        double right = fmin(box.x + box.width, template->width - margin);
        double bottom = fmin(box.y + box.height, template->height - margin);
        if (canvas->look.low_ink && part->fill.kind != INK_NONE && right > left && bottom > top)
            box = (struct box){left, top, right - left, bottom - top};
        canvas_stepped_box(canvas, box, head, part->radius, part->fillet);
    }
    if (part->fill.kind != INK_NONE) {
        uint32_t colour = colour_of(brush, part->fill);
        bool outlined = canvas->look.low_ink && colour != COLOUR_PAPER;
        canvas_field(canvas, colour);
        canvas_note(canvas, note, box, outlined ? COLOUR_PAPER : colour, "");
        if (head.width > 0)
            canvas_note(canvas, note, head, outlined ? COLOUR_PAPER : colour, "");
        if (outlined)
            canvas_note(canvas, note, box, colour, "edge");
    }
    if (part->stroke.kind != INK_NONE) {
        (part->round_joins ? canvas_stroke_round : canvas_stroke)(
            canvas, colour_of(brush, part->stroke), part->stroke_width);
        canvas_note(canvas, note, box, colour_of(brush, part->stroke), "outline");
    }
}

/* Draws a sign. A large one in the suit's own ink counts as a field, which low ink leaves empty; a
 * small one tells the suit and stays filled, which costs little ink. */
static void draw_sign(const struct brush *brush)
{
    const struct part *part = brush->part;
    const struct template *template = brush->context->template;
    const struct suit *suit = part->sign_of == SIGN_OF_SUIT ? brush->suit : NULL;
    const struct sign *sign = part->sign;

    if (part->sign_of == SIGN_OF_ACTION && brush->card->kind == CARD_ACTION)
        sign = template_sign(template, deck_action_word(brush->card->action));
    else if (suit)
        sign = part_is_field(part) ? suit_field(template, suit)
                                   : template_small_sign(template, suit->shape);
    /* A card without a suit has no suit's sign; letters beside it take the place of a small one. */
    if (!sign && (!suit || part->has_letters))
        return;
    struct box box = part_box(part, brush->context->width);
    bool coloured = part->fill.kind == INK_SUIT || part->fill.kind == INK_SUIT_TINT;
    /* A sign with a line round it is a ground for other parts. */
    uint32_t colour =
        coloured || part->edge > 0 ? colour_of(brush, part->fill) : colour_to_read(brush);
    if (!sign) {
        suit_sign_draw(brush->canvas, template, suit, brush->context->words->language, box, colour,
                       false);
        return;
    }
    struct emblem emblem = part_emblem(part);
    emblem.box = box;
    emblem.field = coloured && box.width >= FIELD_LEAST;
    emblem.colour = colour;
    emblem.edge_colour = colour_of(brush, part->edge_ink);
    if (part_is_emblem(part))
        emblem_draw(brush->canvas, sign, &emblem);
    else
        sign_draw(brush->canvas, sign, box, colour, emblem.field);
}

/* Draws a wall, a row in the colour of each suit or all in one ink. */
static void draw_wall(const struct brush *brush)
{
    const struct part *part = brush->part;
    const struct deck *deck = brush->context->deck;
    uint32_t colours[DECK_SUITS];
    struct wall wall = {.box = part->box,
                        .gap = part->gap,
                        .radius = part->radius,
                        .colours = colours,
                        .colour_count = 1,
                        .rest = colour_of(brush, part->stroke)};

    if (part->fill.kind != INK_NONE)
        colours[0] = colour_of(brush, part->fill);
    else
        wall.colour_count = deck_suit_colours(deck, colours);
    if (!part->fixed || !wall_set(&wall, &part->notation))
        wall_set_for(&wall, deck);
    wall_draw(brush->canvas, &wall);
}

static void warn_unknown(const struct brush *brush, const char *text)
{
    if (brush->context->unknown_told)
        return;
    brush->context->unknown_told = true;
    lettering_warn_unknown(text, place_of(brush), brush->diag);
}

/* Returns the size of an action's name on a baseline: the names of all actions of the deck have
 * that of the longest. */
static double action_size(const struct brush *brush, const struct fit *fit)
{
    const struct face_context *face = brush->context;
    double size = fit->size;
    bool known[ACTION_WILD_DRAW_FOUR + 1] = {false};

    for (int i = 0; i < deck_card_count(face->deck); i++) {
        const struct card *card = deck_card(face->deck, i);
        struct strbuf name = {0};
        struct set_line line = {0};
        if (card->kind != CARD_ACTION || known[card->action])
            continue;
        known[card->action] = true;
        paper_action(face->words, card->action, &name);
        type_line(face->type, strbuf_text(&name), brush->part->bold, &line);
        strbuf_release(&name);
        size = fmin(size, fit_line(fit, &line));
    }
    return size;
}

/* Draws one line in the middle of its box's height, going by the height of digits, as capitals are
 * about as high. */
static void draw_line(const struct brush *brush, const char *text)
{
    const struct part *part = brush->part;
    struct set_line line;

    type_line(brush->context->type, text, part->bold, &line);
    if (line.unknown)
        warn_unknown(brush, text);
    struct fit fit = part_fit(part, brush->context->scale);
    bool one_size = part->show == SHOW_ACTION && part->on_baseline;
    double em = one_size ? action_size(brush, &fit) : fit_line(&fit, &line);
    struct box box = part_box(part, brush->context->width);
    double room = box.width - em * line.ink_width;
    double x = box.x + align_left(part->align, room);
    double baseline = part->on_baseline ? part->baseline
                                        : box.y + box.height / 2 +
                                              em * type_capital_height(brush->context->type) / 2;
    canvas_line(brush->canvas, &line, x - em * line.ink_left, baseline, em, colour_to_read(brush));
}

/* Draws a suit's letters alone, as high as the sign that is not there, in the place of both. */
static void draw_letters(const struct brush *brush, const char *text)
{
    struct part letters = *brush->part;
    struct brush alone = *brush;

    letters.box = letters.with_sign;
    letters.size =
        fmax(letters.size, letters.sign_size / type_capital_height(brush->context->type));
    letters.on_baseline = false;
    alone.part = &letters;
    draw_line(&alone, text);
}

/* Makes the lines of a block about equally long: narrows its box as long as the block becomes no
 * higher, in type that stays at its full size. */
static void even_block(const struct brush *brush, struct fit *fit, const char *text,
                       struct block *block)
{
    const double height = block->height;
    double least = 0, most = fit->box.width;

    for (int tries = 7; tries > 0; tries--) {
        struct fit tried = *fit;
        tried.box.width = (least + most) / 2;
        tried.smallest = fit->size;
        if (fit_block(brush->context->type, &tried, text, block) && block->height <= height + 1e-6)
            most = tried.box.width;
        else
            least = tried.box.width;
    }
    fit->box.x += (fit->box.width - most) / 2;
    fit->box.width = most;
    fit_block(brush->context->type, fit, text, block);
}

static void draw_block(const struct brush *brush, const char *text)
{
    const struct part *part = brush->part;
    struct fit fit = part_fit(part, brush->context->scale);
    struct block block;

    fit.box = part_box(part, brush->context->width);
    fit_block(brush->context->type, &fit, text, &block);
    if (part->on_baseline && part->align == ALIGN_CENTRE)
        even_block(brush, &fit, text, &block);
    if (block.unknown)
        warn_unknown(brush, text);
    double y = fit.box.y + (fit.box.height - block.height / POINTS_PER_MM) / 2;
    canvas_block(brush->canvas, &block, fit.box.x, y, colour_to_read(brush));
}

/* Returns whether words stand on a baseline, that is, fit in one line of their size. Longer words
 * are broken into lines instead, of the same size where the box has room. */
static bool is_one_line(const struct brush *brush, const char *text)
{
    struct fit fit = part_fit(brush->part, brush->context->scale);
    struct set_line line;

    if (!brush->part->on_baseline)
        return false;
    type_line(brush->context->type, text, brush->part->bold, &line);
    return fit_line(&fit, &line) >= fit.size - 1e-9;
}

/* Draws a text part; a card that has no such text leaves it out. */
static void draw_text(const struct brush *brush)
{
    const struct face_context *face = brush->context;
    const struct suit *suit = brush->suit;
    const struct card *card = brush->card;
    const char *language = face->words->language, *line = NULL, *block = "";
    struct strbuf said = {0};

    switch (brush->part->show) {
    case SHOW_ABBREVIATION:
        line = suit ? words_in(&suit->abbreviations, language) : NULL;
        if (suit && brush->part->sign_size > 0 && !template_sign(face->template, suit->shape)) {
            draw_letters(brush, line);
            return;
        }
        break;
    case SHOW_SUIT:
        line = suit ? words_in(&suit->names, language) : NULL;
        break;
    case SHOW_ACTION:
        if (card->kind == CARD_ACTION) {
            paper_action(face->words, card->action, &said);
            line = strbuf_text(&said);
        }
        break;
    case SHOW_REFERENCE:
        reference_draw(brush->context, brush->canvas, brush->part, card, colour_to_read(brush));
        return;
    case SHOW_TITLE:
        block = face->reference            ? face->reference_title
                : card->kind == CARD_EXTRA ? words_in(&card->title, language)
                                           : "";
        break;
    case SHOW_DECK:
        block = words_in(&deck_about(face->deck)->title, language);
        break;
    case SHOW_WORDS:
        block = words_in(&brush->part->words, language);
        break;
    }
    if (*block && is_one_line(brush, block))
        line = block;
    if (line) {
        draw_line(brush, line);
    } else if (*block) {
        draw_block(brush, block);
    }
    strbuf_release(&said);
}

static void draw_number(const struct brush *brush)
{
    const struct part *part = brush->part;
    const struct notation *notation = part->fixed ? &part->notation : &brush->card->notation;
    struct number_look look = number_look_of(part, brush->context->width, colour_to_read(brush));
    bool unknown = false;

    if (!part->fixed && (brush->card->kind != CARD_NUMBER || brush->card->picture != PICTURE_NONE))
        return;
    number_draw(brush->canvas, notation, &brush->context->style, &look, &unknown);
    if (unknown)
        warn_unknown(brush, part->fixed ? "" : brush->card->id);
}

enum picture part_picture(const struct part *part, const struct card *card)
{
    if (part->fixed)
        return part->picture;
    if (card->kind != CARD_NUMBER || (part->of && !(part->of & 1u << card->picture)))
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
        .scale = brush->context->scale,
        .plain = part->plain,
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
    picture_draw(brush->canvas, picture, notation, &look);
    return STATUS_OK;
}

enum status part_draw(struct face_context *context, struct canvas *canvas, const struct part *part,
                      int suit, const struct card *card, struct diag *diag)
{
    struct brush brush = {
        .context = context,
        .canvas = canvas,
        .part = part,
        .suit = suit == DECK_NONE ? NULL : deck_suit(context->deck, suit),
        .card = card,
        .diag = diag,
    };

    switch (part->kind) {
    case PART_BOX:
    case PART_CIRCLE:
    case PART_PATH:
        draw_shape(&brush);
        break;
    case PART_SIGN:
        draw_sign(&brush);
        break;
    case PART_SUITS:
        suits_draw(canvas, context->template, context->deck,
                   &(struct suits_look){part->box, part->radius, part->gap, part->suit_on_top,
                                        context->words->language});
        break;
    case PART_WALL:
        draw_wall(&brush);
        break;
    case PART_TEXT:
        draw_text(&brush);
        break;
    case PART_NUMBER:
        draw_number(&brush);
        break;
    case PART_PICTURE:
        return draw_picture(&brush);
    case PART_IMAGE:
        image_draw(part->image, canvas, part->box);
        break;
    }
    return STATUS_OK;
}
