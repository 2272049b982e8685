#include "render/accessories/handwork.h"

#include "base/memory.h"
#include "draw/canvas.h"
#include "draw/fit.h"
#include "render/bar_title.h"
#include "render/deck_inks.h"
#include "render/faces/face.h"
#include "render/faces/suit_sign.h"

#include <math.h>

typedef enum status letter(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);

static enum status say(letter *set, struct canvas *canvas, const struct lettering *look,
                       const struct paper_words *words, struct message message, struct diag *diag)
{
    struct strbuf text = {0};

    paper_say(words, message, &text);
    enum status status = set(canvas, look, strbuf_text(&text), diag);
    strbuf_release(&text);
    return status;
}

enum status say_line(struct canvas *canvas, const struct lettering *look,
                     const struct paper_words *words, struct message message, struct diag *diag)
{
    return say(lettering_line, canvas, look, words, message, diag);
}

enum status say_block(struct canvas *canvas, const struct lettering *look,
                      const struct paper_words *words, struct message message, struct diag *diag)
{
    return say(lettering_block, canvas, look, words, message, diag);
}

static const double DASH = 3, DASH_GAP = 1.5;
/* An arm of the cross, from the middle: it reaches beyond the hole, so that it can still be seen
 * while the tool stands there. */
static const double CROSS_ARM = 3.5, CROSS_WIDTH = 0.2;
/* The most of a sign's width and height that letters in its place take. */
static const double LETTERS_WIDE = 0.76, LETTERS_HIGH = 0.8;
/* The height of a title's bar, as a share of its type. */
static const double TITLE_BAR = 0.19;

struct box handwork_area_of(double width, double height)
{
    return box_grown((struct box){0, 0, width, height}, -PAPER_EDGE - THICKEST_LINE / 2);
}

struct box handwork_area(const struct sheet *sheet)
{
    return handwork_area_of(sheet->grid.paper_width, sheet->grid.paper_height);
}

struct canvas *handwork_begin(const struct handwork *work, struct press *press)
{
    struct press_page page = {
        .width = work->sheet->grid.paper_width,
        .height = work->sheet->grid.paper_height,
    };

    struct canvas *canvas = press_begin_page(press, &page);
    canvas_begin_text(canvas, TAG_PARAGRAPH);
    return canvas;
}

enum status handwork_end(struct canvas *canvas, struct press *press, enum status drawn)
{
    canvas_end_text(canvas);
    enum status ended = press_end_page(press);
    if (ended == STATUS_OK)
        ended = press_fill_sheet(press);
    return drawn != STATUS_OK ? drawn : ended;
}

const char *handwork_title(const struct handwork *work)
{
    const char *title = words_in(&deck_about(work->deck)->title, work->words.language);

    return *title ? title : deck_about(work->deck)->name;
}

/* Returns the place of the title that is printed. */
static struct position title_where(const struct handwork *work)
{
    return words_place(words_chosen(&deck_about(work->deck)->title, work->words.language),
                       deck_about(work->deck)->where);
}

enum status handwork_head(const struct handwork *work, struct canvas *canvas, const struct box *box,
                          bool wraps, double *size, double *height, struct diag *diag)
{
    struct bar_title title = {.text = handwork_title(work),
                              .width = box->width,
                              .wraps = wraps,
                              .bar = TITLE_BAR * *size,
                              .ink = deck_ink(work->deck)};
    const struct lettering words = {.box = {box->x, box->y, box->width, *size},
                                    .size = *size,
                                    .bold = true,
                                    .where = title_where(work)};
    bool fits = false, unknown = false;

    for (double most = *size; !fits && most >= SMALLEST_WORDS; most *= 0.8) {
        title.size = most;
        fits = true;
        bar_title_fit(canvas->type, &title, height, &fits, &unknown);
        fits = fits && *height <= box->height && title.size >= SMALLEST_WORDS;
    }
    *size = title.size;
    if (!fits) /* complains of it */
        return lettering_line(canvas, &words, title.text, diag);
    if (unknown)
        lettering_warn_unknown(title.text, words.where, diag);
    canvas_begin_text(canvas, TAG_TITLE);
    bar_title_draw(canvas, &title, box->x, box->y);
    canvas_end_text(canvas);
    canvas_begin_text(canvas, TAG_PARAGRAPH);
    return STATUS_OK;
}

void handwork_cut(struct canvas *canvas, struct box box)
{
    canvas_stroke_round(canvas, COLOUR_DARK, CUT_WIDTH);
    canvas_note(canvas, "cut", box, COLOUR_DARK, "");
}

void handwork_fold(struct canvas *canvas, struct box box)
{
    canvas_stroke_dashed(canvas, COLOUR_DARK, FOLD_WIDTH, DASH, DASH_GAP);
    canvas_note(canvas, "fold", box, COLOUR_DARK, "");
}

void handwork_hole(struct canvas *canvas, double x, double y)
{
    struct box box = {x - HOLE_DIAMETER / 2, y - HOLE_DIAMETER / 2, HOLE_DIAMETER, HOLE_DIAMETER};

    canvas_circle(canvas, x, y, HOLE_DIAMETER / 2);
    canvas_fill(canvas, COLOUR_PAPER);
    handwork_cut(canvas, box);
    for (int down = 0; down < 2; down++) {
        double arm_x = down ? 0 : CROSS_ARM, arm_y = down ? CROSS_ARM : 0;
        canvas_segment(canvas, x - arm_x, y - arm_y, x + arm_x, y + arm_y);
        canvas_stroke(canvas, COLOUR_DARK, CROSS_WIDTH);
    }
    canvas_note(canvas, "hole", box, COLOUR_DARK, "");
}

/* Sets *box to the place of the letters of a suit that has no sign, as high as they are large. */
static void letters_box(const struct handwork *work, struct type *type, struct box *box)
{
    const double width = LETTERS_WIDE * box->width;
    double em = LETTERS_HIGH * box->height;

    for (int i = 0; i < deck_suit_count(work->deck); i++) {
        const struct suit *suit = deck_suit(work->deck, i);
        struct set_line line;
        if (template_sign(work->template, suit->shape))
            continue;
        type_line(type, words_in(&suit->abbreviations, work->words.language), true, &line);
        if (line.ink_width > 0)
            em = fmin(em, width / line.ink_width);
    }
    *box =
        (struct box){box->x + (box->width - width) / 2, box->y + (box->height - em) / 2, width, em};
}

void handwork_sign(const struct handwork *work, struct canvas *canvas, const struct suit *suit,
                   struct box box)
{
    if (!template_sign(work->template, suit->shape))
        letters_box(work, canvas->type, &box);
    suit_sign_draw(canvas, work->template, suit, work->words.language, box,
                   ink_to_read((struct ink){.kind = INK_ON_SUIT}, suit->colour, canvas->look),
                   false);
}

enum status handwork_back(const struct handwork *work, struct canvas *canvas, struct box box,
                          struct diag *diag)
{
    const struct template *template = work->template;
    bool lies = template->width > template->height;
    int *copies = memory_new((size_t)deck_card_count(work->deck), sizeof *copies);
    struct faces_job job = {.template = template,
                            .deck = work->deck,
                            .words = &work->words,
                            .type = canvas->type,
                            .scale = (lies ? box.height : box.width) / template->width,
                            .copies = copies};

    if (template->back_count == 0) {
        memory_free(copies);
        return STATUS_OK;
    }
    copies[0] = 1;
    struct faces *faces = faces_new(&job);
    enum status status = faces_check(faces, true, false, diag);
    if (status == STATUS_OK)
        status = faces_draw_back(faces, canvas, 0, (struct placing){box, lies}, diag);
    faces_free(faces);
    memory_free(copies);
    return status;
}
