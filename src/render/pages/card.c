#include "render/pages/card.h"

#include "base/memory.h"
#include "draw/canvas.h"
#include "render/paper_words.h"

#include <math.h>

/* The largest angle between a card of a fan and the next, and between the first and the last;
 * radians. */
static const double TURN_MOST = 0.21, FAN_MOST = 1.0;
/* The distance of the point where a fan is held below the middle of its cards, as a share of a
 * card's height. */
static const double HELD = 0.95;
/* A card's corners as a share of its width, as printed cards are cut; its outline, mm. */
static const double CORNER = 3.0 / 63, OUTLINE = 0.2;
static const uint32_t COLOUR_OUTLINE = 0xBBBBBB;
/* The stroke of a tick or cross, as a share of its box. */
static const double STROKE = 0.24;

static void look_through(struct page_cards *cards, const struct page_cell *cell, bool *backs)
{
    for (const struct page_item *item = cell->items; item; item = item->next) {
        *backs |= item->back;
        for (int i = 0; item->kind == PAGE_CARD && i < item->card_count; i++)
            cards->copies[item->cards[i]] = 1;
    }
}

/* Notes which cards the document shows. Returns whether there are any. */
static bool gather(struct page_cards *cards, const struct page *page, bool *backs)
{
    bool any = false;

    for (const struct page_block *block = page->blocks; block; block = block->next) {
        look_through(cards, &block->cell, backs);
        for (const struct page_row *row = block->table ? block->table->rows : NULL; row;
             row = row->next)
            for (int i = 0; i < block->table->columns; i++)
                look_through(cards, &row->cells[i], backs);
    }
    for (int i = 0; i < deck_card_count(cards->deck); i++)
        any |= cards->copies[i] > 0;
    return any;
}

enum status page_cards_open(struct page_cards *cards, const struct page_job *job, struct type *type,
                            struct diag *diag)
{
    bool backs = false;

    *cards = (struct page_cards){.deck = job->deck, .words = &job->words, .diag = diag};
    if (!job->deck)
        return STATUS_OK;
    cards->copies = memory_new((size_t)deck_card_count(job->deck), sizeof *cards->copies);
    if (!gather(cards, job->page, &backs))
        return STATUS_OK;
    cards->faces = faces_new(&(struct faces_job){.template = job->template,
                                                 .deck = job->deck,
                                                 .words = &job->words,
                                                 .type = type,
                                                 .copies = cards->copies});
    return faces_check(cards->faces, backs, false, diag);
}

void page_cards_close(struct page_cards *cards)
{
    faces_free(cards->faces);
    memory_free(cards->copies);
    *cards = (struct page_cards){0};
}

/* A fan, laid round the point where it is held. */
struct fan {
    double width, height; /* of a card, mm */
    double turn;          /* of a card against the one before it */
    double first;         /* of the first card, to the left */
    double radius;        /* from where it is held to the middle of a card */
};

static struct fan fan_of(const struct cell_look *look, const struct page_item *item)
{
    double scale = look->scale * item->reduced;
    struct fan fan = {.width = scale * look->template->width,
                      .height = scale * look->template->height};
    int gaps = item->card_count - 1;

    fan.radius = HELD * fan.height;
    if (gaps > 0)
        fan.turn = fmin(TURN_MOST, FAN_MOST / gaps);
    fan.first = -fan.turn * gaps / 2;
    return fan;
}

/* Returns the extent of a fan about the point where it is held. */
static struct box fan_extent(const struct fan *fan, int count)
{
    double left = 0, right = 0, top = 0, bottom = -INFINITY;

    for (int i = 0; i < count; i++)
        for (int corner = 0; corner < 4; corner++) {
            double turn = fan->first + i * fan->turn;
            double x = (corner % 2 ? 0.5 : -0.5) * fan->width,
                   y = (corner / 2 ? 0.5 : -0.5) * fan->height - fan->radius;
            double seen_x = x * cos(turn) - y * sin(turn), seen_y = x * sin(turn) + y * cos(turn);
            left = fmin(left, seen_x);
            right = fmax(right, seen_x);
            top = fmin(top, seen_y);
            bottom = fmax(bottom, seen_y);
        }
    return (struct box){left, top, right - left, bottom - top};
}

void card_size(const struct cell_look *look, const struct page_item *item, double *width,
               double *height)
{
    struct fan fan = fan_of(look, item);
    struct box extent = fan_extent(&fan, item->card_count);

    *width = extent.width;
    *height = extent.height;
}

/* Draws a card with its middle at the origin. */
static enum status draw_one(const struct cell_look *look, struct canvas *canvas, int card,
                            bool back, double width, double height)
{
    struct page_cards *cards = look->cards;
    struct placing placing = {{-width / 2, -height / 2, width, height}, 0};
    struct strbuf *notes = canvas->notes;

    canvas_save(canvas);
    canvas_box(canvas, placing.box, CORNER * width);
    canvas_fill(canvas, COLOUR_PAPER);
    canvas->notes = NULL; /* a face has places of its own */
    enum status status = back ? faces_draw_back(cards->faces, canvas, card, placing, cards->diag)
                              : faces_draw(cards->faces, canvas, card, placing, cards->diag);
    canvas->notes = notes;
    canvas_restore(canvas);
    canvas_box(canvas, placing.box, CORNER * width);
    canvas_stroke(canvas, COLOUR_OUTLINE, OUTLINE);
    return status;
}

/* Adds what a hearer is told of the cards: "blue, 1; red, skip", or how many lie face down. */
static void add_words(const struct page_cards *cards, const struct page_item *item,
                      struct strbuf *out)
{
    if (item->back) {
        paper_say(cards->words,
                  message_plural(NP_("{count} card, face down", "{count} cards, face down"),
                                 arg_count("count", item->card_count)),
                  out);
        return;
    }
    for (int i = 0; i < item->card_count; i++) {
        strbuf_add(out, i > 0 ? "; " : "");
        card_words(cards->words, cards->deck, item->cards[i], out);
    }
}

static enum status draw_fan(const struct cell_look *look, struct canvas *canvas,
                            const struct page_item *item, struct box box)
{
    struct fan fan = fan_of(look, item);
    struct box extent = fan_extent(&fan, item->card_count);
    enum status status = STATUS_OK;

    for (int i = 0; i < item->card_count && status == STATUS_OK; i++) {
        const struct card *card = deck_card(look->cards->deck, item->cards[i]);
        canvas_save(canvas);
        canvas_move_origin(canvas, box.x - extent.x, box.y - extent.y, fan.first + i * fan.turn);
        canvas_move_origin(canvas, 0, -fan.radius, 0);
        status = draw_one(look, canvas, item->cards[i], item->back, fan.width, fan.height);
        canvas_restore(canvas);
        canvas_note(canvas, item->back ? "back" : "card", box, COLOUR_OUTLINE, card->id);
    }
    return status;
}

enum status card_draw(const struct cell_look *look, struct canvas *canvas,
                      const struct page_item *item, struct box box)
{
    struct strbuf words = {0};

    if (canvas->tags)
        add_words(look->cards, item, &words);
    canvas_begin_figure(canvas, strbuf_text(&words), box);
    enum status status = draw_fan(look, canvas, item, box);
    canvas_end_figure(canvas);
    strbuf_release(&words);
    return status;
}

void tick_draw(struct canvas *canvas, bool right, struct box box)
{
    double stroke = STROKE * box.width, left = box.x + stroke / 2, top = box.y + stroke / 2;
    double right_edge = box.x + box.width - stroke / 2, bottom = box.y + box.height - stroke / 2;

    if (right) {
        canvas_new_path(canvas);
        canvas_move_to(canvas, left, box.y + 0.58 * box.height);
        canvas_line_to(canvas, box.x + 0.4 * box.width, bottom);
        canvas_line_to(canvas, right_edge, top);
    } else {
        double inset = 0.1 * box.width;
        canvas_segment(canvas, left + inset, top + inset, right_edge - inset, bottom - inset);
        canvas_add_segment(canvas, right_edge - inset, top + inset, left + inset, bottom - inset);
    }
    canvas_stroke_round(canvas, COLOUR_DARK, stroke);
    canvas_note(canvas, right ? "tick" : "cross", box, COLOUR_DARK, "");
}
