#include "render/faces/reference.h"

#include "draw/sign.h"
#include "render/accessories/wheel.h"
#include "render/faces/suit_sign.h"

#include <math.h>

/* mm of the template: the width of a sign, the space from it to the words, an em of a name, how
 * much nearer to the name the meaning stands than a line of its own would, and the least and the
 * most space between rows. */
static const double SIGN = 8.6, BESIDE = 1.6, NAME = 4.2, NEARER = 1.4, APART = 0.2, APART_MOST = 4;
/* The largest size of a meaning, as a share of its name; and each size that is tried, as a share of
 * the one before. */
static const double MEANING = 0.74, STEP = 0.96;
/* Of a sign in the disc of the suits: its size, the disc's hole and the gaps, as shares of the
 * disc's width; of a sign that stands alone. */
static const double IN_DISC = 0.46, HOLE = 0.27, DISC_GAP = 0.03, ALONE = 0.72;

/* One row; its blocks are set anew for drawing, since the type keeps only the last. */
struct row {
    struct strbuf name, meaning;
    double name_height, height; /* mm */
};

static double words_width(const struct part *part)
{
    return part->box.width - SIGN - BESIDE;
}

static void set_block(const struct face_context *face, const struct part *part,
                      const struct strbuf *text, bool bold, double em, struct block *block)
{
    type_block_broken(face->type, strbuf_text(text), bold, ALIGN_LEFT, em * POINTS_PER_MM,
                      words_width(part) * POINTS_PER_MM, block);
}

static void release(struct row *row)
{
    strbuf_release(&row->name);
    strbuf_release(&row->meaning);
}

/* Makes a row, which the caller releases in any case; *fits becomes false if a word is too long. */
static void measure(const struct face_context *face, const struct part *part, bool wheel, int index,
                    double em, struct row *row, bool *fits)
{
    double most = words_width(part) * POINTS_PER_MM + 1e-6;
    struct block block = {0};

    *row = (struct row){.height = 0};
    reference_name(face->words, face->deck, wheel, index, &row->name);
    reference_meaning(face->words, face->deck, wheel, index, &row->meaning);
    set_block(face, part, &row->name, true, NAME, &block);
    row->name_height = block.height / POINTS_PER_MM - NEARER;
    *fits = *fits && block.width <= most;
    set_block(face, part, &row->meaning, false, em, &block);
    row->height = fmax(SIGN, row->name_height + block.height / POINTS_PER_MM);
    *fits = *fits && block.width <= most;
}

/* Sets *height to that of all rows, without the space between them; *fits: no word is too long. */
static void measure_all(const struct face_context *face, const struct part *part,
                        const struct reference *reference, double em, double *height, bool *fits)
{
    *height = 0;
    *fits = true;
    for (int i = reference->first; i < reference->end; i++) {
        struct row row;
        measure(face, part, reference->wheel, i, em, &row, fits);
        *height += row.height;
        release(&row);
    }
}

/* Sets *em to the size of the type in which the rows fit, in mm of the template; 0: they do not fit
 * in any that can be read. */
static void choose_size(struct face_context *face, const struct part *part,
                        const struct reference *reference, double *em)
{
    const double least = SMALLEST_WORDS / face->scale, usual = fmin(part->size, MEANING * NAME);
    double tried = reference->em > 0 ? fmin(usual, reference->em) : usual;
    double between = APART * (reference->end - reference->first - 1), height;

    *em = 0;
    if (NAME < least || words_width(part) <= SIGN)
        return;
    for (; *em == 0 && tried >= least; tried *= STEP) {
        bool fits;
        measure_all(face, part, reference, tried, &height, &fits);
        if (fits && height + between <= part->box.height + 1e-6)
            *em = tried;
    }
}

static void draw_action(const struct face_context *face, struct canvas *canvas, enum action action,
                        struct box box, uint32_t colour)
{
    const struct sign *sign = template_sign(face->template, deck_action_word(action));
    bool wild = action == ACTION_WILD || action == ACTION_WILD_DRAW_FOUR;
    double size = (wild ? IN_DISC : ALONE) * box.width, off = (box.width - size) / 2;

    if (wild)
        suits_draw(canvas, face->template, face->deck,
                   &(struct suits_look){.box = box,
                                        .hole = HOLE * box.width,
                                        .gap = DISC_GAP * box.width,
                                        .suit_on_top = true,
                                        .language = face->words->language});
    if (sign)
        sign_draw(canvas, sign, (struct box){box.x + off, box.y + off, size, size}, colour, false);
}

static void draw_sign(const struct face_context *face, struct canvas *canvas, bool wheel, int index,
                      struct box box, uint32_t colour)
{
    if (!wheel) {
        draw_action(face, canvas, reference_action(face->deck, index), box, colour);
        return;
    }
    const struct handwork work = {
        .deck = face->deck, .template = face->template, .words = *face->words};
    const struct wheel_segment *segment = &deck_wheel(face->deck)->segments[index];
    if (wheel_icon_is_there(&work, segment))
        wheel_icon_draw(&work, canvas, segment, box);
}

static void draw_row(const struct face_context *face, struct canvas *canvas,
                     const struct part *part, const struct row *row, double y, double em,
                     uint32_t colour)
{
    double x = part->box.x + SIGN + BESIDE;
    struct block block;

    set_block(face, part, &row->name, true, NAME, &block);
    canvas_block(canvas, &block, x, y, colour);
    set_block(face, part, &row->meaning, false, em, &block);
    canvas_block(canvas, &block, x, y + row->name_height, colour);
}

static void draw_rows(const struct face_context *face, struct canvas *canvas,
                      const struct part *part, const struct reference *reference, double em,
                      uint32_t colour)
{
    int rows = reference->end - reference->first;
    double height, y = part->box.y;
    bool fits;

    measure_all(face, part, reference, em, &height, &fits);
    double apart = rows > 1 ? fmin((part->box.height - height) / (rows - 1), APART_MOST) : 0;
    for (int i = reference->first; i < reference->end; i++) {
        struct row row;
        measure(face, part, reference->wheel, i, em, &row, &fits);
        struct box sign = {part->box.x, y + (row.height - SIGN) / 2, SIGN, SIGN};
        draw_sign(face, canvas, reference->wheel, i, sign, colour);
        draw_row(face, canvas, part, &row, y, em, colour);
        y += row.height + apart;
        release(&row);
    }
}

/* Draws it as one text, which begins at the top, so that several cards begin at one height. */
static void draw_text(struct face_context *face, struct canvas *canvas, const struct part *part,
                      const struct reference *reference, uint32_t colour)
{
    struct fit fit = part_fit(part, face->scale);
    struct strbuf text = {0};
    struct block block;

    paper_reference(face->words, face->deck, reference, &text);
    fit_block(face->type, &fit, strbuf_text(&text), &block);
    canvas_block(canvas, &block, fit.box.x, part->box.y, colour);
    strbuf_release(&text);
}

/* Sets what a card of the deck explains, in type that all of the deck's reference cards have room
 * for. */
static void own_reference(struct face_context *face, const struct part *part,
                          const struct card *card, struct reference *out)
{
    double least = INFINITY;

    for (int i = 0; i < deck_card_count(face->deck); i++) {
        const struct card *other = deck_card(face->deck, i);
        double em = 0;
        if (!other->reference)
            continue;
        struct reference reference = reference_of(face->deck, other);
        choose_size(face, part, &reference, &em);
        least = em > 0 ? fmin(least, em) : least;
    }
    *out = reference_of(face->deck, card);
    out->em = least < INFINITY ? least : 0;
}

void reference_draw(struct face_context *face, struct canvas *canvas, const struct part *part,
                    const struct card *card, uint32_t colour)
{
    struct reference reference;
    double em = 0;

    if (face->reference)
        reference = *face->reference;
    else
        own_reference(face, part, card, &reference);
    choose_size(face, part, &reference, &em);
    if (em > 0) {
        draw_rows(face, canvas, part, &reference, em, colour);
        return;
    }
    draw_text(face, canvas, part, &reference, colour);
}

void reference_words_size(struct face_context *face, const struct reference *reference, double *em)
{
    *em = INFINITY;
    for (size_t i = 0; i < face->template->layer_count; i++) {
        const struct layer *layer = &face->template->layers[i];
        for (size_t k = 0; k < layer->count; k++) {
            double own = INFINITY;
            if (layer->kinds & 1u << FACE_REFERENCE && layer->parts[k].kind == PART_TEXT &&
                layer->parts[k].show == SHOW_REFERENCE)
                choose_size(face, &layer->parts[k], reference, &own);
            *em = fmin(*em, own);
        }
    }
}
