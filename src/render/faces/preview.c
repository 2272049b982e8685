#include "render/faces/preview.h"

#include "draw/surface.h"
#include "render/faces/face.h"

#include <math.h>
#include <stdio.h>

static const uint32_t COLOUR_COLUMN = 0xECEEF1, COLOUR_EDGE = 0x8A8F98, COLOUR_QUIET = 0x5F646D;
static const double TITLE_SIZE = 24, TEXT_SIZE = 13, EDGE_WIDTH = 0.75, COLUMN_RADIUS = 4;

struct easel {
    const struct preview_job *job;
    struct arena arena;
    struct preview_backs backs;
    struct preview_layout layout;
    struct type *type;
    struct faces *faces;
    struct surface surface;
    struct canvas canvas;
    struct diag *diag;
};

/* Writes a line in the middle of its box's height, in type of `size` or as large as fits. */
static void write_line(struct easel *easel, const char *text, bool bold, enum align align,
                       double size, struct box box, uint32_t colour)
{
    struct set_line line;

    type_line(easel->type, text, bold, &line);
    if (line.width <= 0)
        return;
    double em = fmin(fmin(size, box.width / line.width), box.height / (line.ascent + line.descent));
    double spare = box.width - em * line.width;
    double x = box.x + align_left(align, spare);
    double baseline = box.y + (box.height + em * (line.ascent - line.descent)) / 2;
    canvas_line(&easel->canvas, &line, x, baseline, em, colour);
}

static void say_count(const struct easel *easel, const char *one, const char *many, int count,
                      struct strbuf *out)
{
    if (out->length > 0)
        strbuf_add(out, " · ");
    paper_say(&easel->job->words, message_plural(one, many, arg_count("count", count)), out);
}

static void draw_title(struct easel *easel)
{
    const struct deck *deck = easel->job->deck;
    const char *title = words_in(&deck_about(deck)->title, easel->job->words.language);
    struct box box = {PREVIEW_MARGIN, PREVIEW_MARGIN - 6, easel->layout.width - 2 * PREVIEW_MARGIN,
                      32};
    struct strbuf counts = {0};

    write_line(easel, *title ? title : deck_about(deck)->name, true, ALIGN_LEFT, TITLE_SIZE, box,
               COLOUR_DARK);
    box.y += box.height;
    box.height = 20;
    say_count(easel, NP_("{count} card", "{count} cards"), deck_printed(deck), &counts);
    say_count(easel, NP_("{count} kind of card", "{count} kinds of card"), deck_card_count(deck),
              &counts);
    say_count(easel, NP_("{count} suit", "{count} suits"), deck_suit_count(deck), &counts);
    say_count(easel, NP_("{count} value", "{count} values"), deck_value_classes(deck), &counts);
    if (easel->layout.left_out > 0)
        say_count(easel,
                  NP_("{count} kind of card is left out", "{count} kinds of card are left out"),
                  easel->layout.left_out, &counts);
    write_line(easel, strbuf_text(&counts), false, ALIGN_LEFT, TEXT_SIZE, box, COLOUR_QUIET);
    strbuf_release(&counts);
}

/* Adds the heading of a card's column: "1/2", "reverse". */
static void say_heading(const struct easel *easel, const struct card *card, struct strbuf *out)
{
    struct notation notation;

    switch (card->kind) {
    case CARD_NUMBER:
        if (notation_from_value(&notation, card->value,
                                card->value.denominator == 1 ? NOTATION_WHOLE : NOTATION_FRACTION,
                                NULL) == STATUS_OK)
            notation_print(&notation, easel->job->words.style, out);
        break;
    case CARD_ACTION:
        paper_say(&easel->job->words, message_of(action_texts[card->action].name), out);
        break;
    case CARD_EXTRA:
        paper_say(&easel->job->words, message_of(N_("not played")), out);
        break;
    }
}

static void draw_column(struct easel *easel, const struct preview_column *column)
{
    struct canvas *canvas = &easel->canvas;
    struct box heading = {column->box.x, column->box.y - PREVIEW_HEADING, column->box.width,
                          PREVIEW_HEADING};
    struct strbuf text = {0};

    canvas_box(canvas, column->box, COLUMN_RADIUS);
    canvas_fill(canvas, COLOUR_COLUMN);
    canvas_note(canvas, "column", column->box, COLOUR_COLUMN, "");
    if (column->back)
        paper_say(&easel->job->words,
                  message_of(easel->backs.count > 1 ? N_("backs") : N_("the back")), &text);
    else
        say_heading(easel, deck_card(easel->job->deck, column->card), &text);
    write_line(easel, strbuf_text(&text), false, ALIGN_CENTRE, TEXT_SIZE, heading, COLOUR_QUIET);
    strbuf_release(&text);
}

/* Returns the index of a card's back in the template. */
static int back_of(const struct easel *easel, int card)
{
    return template_back_of(easel->job->template, easel->job->deck, card);
}

/* Returns how many cards look like this, from the front or from the back. */
static int copies_of(const struct easel *easel, const struct preview_place *place)
{
    const struct deck *deck = easel->job->deck;
    int copies = 0;

    if (!place->back)
        return deck_card(deck, place->card)->copies;
    for (int i = 0; i < deck_card_count(deck); i++)
        if (back_of(easel, i) == back_of(easel, place->card))
            copies += deck_card(deck, i)->copies;
    return copies;
}

static enum status draw_place(struct easel *easel, const struct preview_place *place)
{
    const struct template *template = easel->job->template;
    struct canvas *canvas = &easel->canvas;
    const struct placing placing = {place->box, 0};
    int copies = copies_of(easel, place);
    struct box label = {place->box.x, place->box.y + place->box.height, place->box.width,
                        PREVIEW_LABEL};
    char text[32];

    canvas_box(canvas, place->box, 0);
    canvas_fill(canvas, COLOUR_PAPER);
    enum status status =
        place->back ? faces_draw_back(easel->faces, canvas, place->card, placing, easel->diag)
                    : faces_draw(easel->faces, canvas, place->card, placing, easel->diag);
    canvas_box(canvas, place->box, 0);
    canvas_stroke(canvas, COLOUR_EDGE, EDGE_WIDTH);
    canvas_note(canvas, place->back ? "back" : "card", place->box, COLOUR_PAPER,
                place->back ? template->backs[back_of(easel, place->card)].name
                            : deck_card(easel->job->deck, place->card)->id);
    snprintf(text, sizeof text, "×%d", copies);
    if (status == STATUS_OK)
        write_line(easel, text, copies > 1, ALIGN_CENTRE, TEXT_SIZE, label,
                   copies > 1 ? COLOUR_DARK : COLOUR_QUIET);
    return status;
}

/* Draws title, columns, suits and cards. A card that cannot be drawn leaves its place empty, so
 * that all complaints come at once. */
static enum status draw_all(struct easel *easel)
{
    const struct preview_layout *layout = &easel->layout;
    enum status status = STATUS_OK;
    bool invalid = false;

    draw_title(easel);
    for (size_t i = 0; i < layout->column_count; i++)
        draw_column(easel, &layout->columns[i]);
    for (size_t i = 0; i < layout->row_count; i++) {
        const struct suit *suit = deck_suit(easel->job->deck, layout->rows[i].suit);
        write_line(easel, words_in(&suit->names, easel->job->words.language), true, ALIGN_LEFT,
                   TEXT_SIZE, layout->rows[i].box,
                   ink_colour((struct ink){.kind = INK_SUIT_TEXT}, suit->colour));
    }
    for (size_t i = 0; i < layout->place_count && status == STATUS_OK; i++) {
        status = draw_place(easel, &layout->places[i]);
        invalid = invalid || status == STATUS_INVALID;
        if (status == STATUS_INVALID)
            status = STATUS_OK;
    }
    return status == STATUS_OK && invalid ? STATUS_INVALID : status;
}

static enum status draw_picture(struct easel *easel, const struct preview_summary *size,
                                struct strbuf *out)
{
    bool svg = easel->job->format == PREVIEW_SVG;

    surface_open(&easel->surface, svg ? SURFACE_SVG : SURFACE_PNG, size->width, size->height, NULL,
                 out);
    easel->canvas = (struct canvas){.type = easel->type, .notes = easel->job->notes, .direct = svg};
    canvas_begin(&easel->canvas, &easel->surface, 1);
    canvas_box(&easel->canvas, (struct box){0, 0, size->width, size->height}, 0);
    canvas_fill(&easel->canvas, COLOUR_PAPER);
    canvas_scale(&easel->canvas, size->width / easel->layout.width);
    enum status status = draw_all(easel);
    canvas_end(&easel->canvas);
    if (status == STATUS_OK)
        surface_end(&easel->surface);
    return status;
}

/* Finds a card for each back that the deck uses. */
static void find_backs(struct easel *easel)
{
    const size_t backs = easel->job->template->back_count;
    const int count = backs ? deck_card_count(easel->job->deck) : 0;
    int *cards = arena_new(&easel->arena, backs + 1, sizeof *cards);
    bool *found = arena_new(&easel->arena, backs + 1, sizeof *found);

    for (int i = 0; i < count; i++) {
        if (found[back_of(easel, i)])
            continue;
        found[back_of(easel, i)] = true;
        cards[easel->backs.count++] = i;
    }
    easel->backs.cards = cards;
}

static enum status measure(struct easel *easel, struct preview_summary *summary)
{
    const struct preview_job *job = easel->job;
    struct preview_layout *layout = &easel->layout;

    find_backs(easel);
    preview_layout_make(layout, job->deck, &easel->backs, job->template->width,
                        job->template->height, PREVIEW_KINDS);
    double width = job->width > 0 ? job->width : ceil(layout->width);
    *summary = (struct preview_summary){
        .kinds = (int)(layout->place_count - easel->backs.count),
        .left_out = layout->left_out,
        .width = (int)width,
        .height = (int)ceil(layout->height * width / layout->width),
    };
    if (job->format != PREVIEW_PNG || (double)summary->width * summary->height <= PREVIEW_PIXELS)
        return STATUS_OK;
    diag_add(easel->diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("the picture would have {width} by {height} pixels, more than the "
                             "limit of {most} million; choose a smaller --width, or write SVG"),
                          arg_count("width", summary->width), arg_count("height", summary->height),
                          arg_count("most", PREVIEW_PIXELS / 1000000)));
    return STATUS_INVALID;
}

static enum status run(struct easel *easel, struct strbuf *out, struct preview_summary *summary)
{
    const struct preview_job *job = easel->job;
    enum status status = measure(easel, summary);

    if (status == STATUS_OK)
        status = type_open(&easel->type, job->template->family, job->template->family_where,
                           easel->diag);
    if (status != STATUS_OK)
        return status;
    easel->faces = faces_new(&(struct faces_job){.template = job->template,
                                                 .deck = job->deck,
                                                 .words = &job->words,
                                                 .type = easel->type,
                                                 .self_check = job->self_check});
    status = faces_check(easel->faces, easel->backs.count > 0, false, easel->diag);
    if (status == STATUS_OK)
        status = draw_picture(easel, summary, out);
    if (status == STATUS_OK && easel->layout.left_out > 0)
        diag_add(easel->diag, SEVERITY_WARNING, (struct position){0},
                 message_plural(NP_("{count} kind of card is left out, because a picture shows at "
                                    "most {most} kinds",
                                    "{count} kinds of card are left out, because a picture shows "
                                    "at most {most} kinds"),
                                arg_count("count", easel->layout.left_out),
                                arg_count("most", PREVIEW_KINDS)));
    return status;
}

enum status preview_deck(const struct preview_job *job, struct strbuf *out,
                         struct preview_summary *summary, struct diag *diag)
{
    struct easel easel = {.job = job, .diag = diag};

    *summary = (struct preview_summary){0};
    enum status status = run(&easel, out, summary);
    faces_free(easel.faces);
    surface_close(&easel.surface);
    type_free(easel.type);
    preview_layout_release(&easel.layout);
    arena_release(&easel.arena);
    return status;
}
