#include "render/accessories/reference_cards.h"

#include "draw/canvas.h"
#include "render/faces/face.h"
#include "render/faces/reference.h"
#include "render/sheets/margin.h"

#include <math.h>

/* The cards of a set: of the actions, then of the wheel. */
enum { CARDS_MOST = 24 };
/* Type that is read with ease, mm: where it would be smaller, there is another card. */
static const double EASY = 2.5;

struct set {
    const struct handwork *work;
    struct faces *faces;
    struct face_context context; /* in which room on a card is measured */
    struct press *press;
    struct diag *diag;
    struct reference cards[CARDS_MOST];
    int count;
};

bool reference_cards_are_there(const struct handwork *work)
{
    bool layer = false;

    for (size_t i = 0; i < work->template->layer_count; i++)
        layer = layer || work->template->layers[i].kinds & 1u << FACE_REFERENCE;
    return layer &&
           (reference_count(work->deck, false) > 0 || reference_count(work->deck, true) > 0);
}

/* Puts the actions or the segments on `cards` cards, about equally many on each, and sets *least to
 * the size of type, in mm, that all of them have room for, at most EASY. */
static void deal(struct set *set, bool wheel, int cards, double *least)
{
    int entries = reference_count(set->work->deck, wheel);

    *least = EASY;
    for (int i = 0; i < cards; i++) {
        struct reference *card = &set->cards[set->count + i];
        double em = 0;
        *card = (struct reference){wheel, entries * i / cards, entries * (i + 1) / cards, 0};
        reference_words_size(&set->context, card, &em);
        *least = fmin(*least, em * set->context.scale);
    }
}

/* Adds the actions or the segments on as few cards as have room for them in type that is read with
 * ease, or that is as large as on cards of their own. */
static void add_cards(struct set *set, bool wheel)
{
    int entries = reference_count(set->work->deck, wheel), room = CARDS_MOST - set->count;
    int most = entries < room ? entries : room;
    double least = 0, enough;

    deal(set, wheel, most, &enough);
    for (int cards = 1; cards < most; cards++) {
        deal(set, wheel, cards, &least);
        if (least > 0 && least >= enough - 1e-6) {
            set->count += cards;
            return;
        }
    }
    deal(set, wheel, most, &least);
    set->count += most;
}

/* Gives all cards one size of type, which each of them has room for. */
static void size_cards(struct set *set)
{
    double least = INFINITY;

    for (int i = 0; i < set->count; i++) {
        double em = 0;
        reference_words_size(&set->context, &set->cards[i], &em);
        least = em > 0 ? fmin(least, em) : least;
    }
    for (int i = 0; i < set->count; i++)
        set->cards[i].em = least < INFINITY ? least : 0;
}

static void add_title(const struct set *set, const struct reference *card, struct message title,
                      struct strbuf *out)
{
    const struct handwork *work = set->work;

    paper_say(&work->words, card->wheel ? message_of(N_("The wheel")) : title, out);
}

/* Draws a card, which is read aloud as a figure. */
static enum status draw_card(const struct set *set, struct canvas *canvas,
                             const struct reference *card, struct message title,
                             struct placing placing)
{
    struct strbuf said = {0}, words = {0};

    add_title(set, card, title, &said);
    strbuf_addf(&words, "%s\n", strbuf_text(&said));
    paper_reference(&set->work->words, set->work->deck, card, &words);
    canvas_begin_figure(canvas, strbuf_text(&words), placing.box);
    enum status status =
        faces_draw_reference(set->faces, canvas, card, strbuf_text(&said), placing, set->diag);
    canvas_end_figure(canvas);
    strbuf_release(&said);
    strbuf_release(&words);
    return status;
}

static enum status draw_page(const struct set *set, int first, struct message title)
{
    const struct sheet *sheet = set->work->sheet;
    const struct template *template = set->work->template;
    int places = grid_places(&sheet->grid);
    struct press_page page = {.width = sheet->grid.paper_width,
                              .height = sheet->grid.paper_height,
                              .bleed = sheet_cut(sheet)};
    struct canvas *canvas = press_begin_page(set->press, &page);
    enum status status = STATUS_OK;
    /* A page holds whole sets, so that nobody has a card of the wheel alone; a set that is larger
     * than a page goes on to the next. */
    int last = set->count <= places ? places / set->count * set->count : set->count - first;

    for (int i = 0; i < places && i < last && status == STATUS_OK; i++) {
        struct placing placing = {grid_front(&sheet->grid, i),
                                  sheet_turns(sheet, template->width, template->height)};
        status = draw_card(set, canvas, &set->cards[(first + i) % set->count], title, placing);
    }
    if (status == STATUS_OK) {
        margin_crop_marks(canvas, sheet);
        margin_ruler(canvas, sheet, &set->work->words);
    }
    return handwork_end(canvas, set->press, status);
}

enum status reference_cards_draw(const struct handwork *work, struct message title,
                                 struct press *press, struct diag *diag)
{
    const struct template *template = work->template;
    struct set set = {.work = work, .press = press, .diag = diag};

    set.context = (struct face_context){
        .template = template,
        .deck = work->deck,
        .words = &work->words,
        .type = press_type(press),
        .scale = sheet_scale(work->sheet, template->width, template->height),
    };
    set.faces = faces_new(&(struct faces_job){.template = template,
                                              .deck = work->deck,
                                              .words = &work->words,
                                              .type = press_type(press),
                                              .bleed = work->sheet->bleed,
                                              .scale = set.context.scale});
    add_cards(&set, false);
    add_cards(&set, true);
    size_cards(&set);
    enum status status = STATUS_OK;
    for (int first = 0; first < set.count && status == STATUS_OK;
         first += grid_places(&work->sheet->grid))
        status = draw_page(&set, first, title);
    faces_free(set.faces);
    return status;
}
