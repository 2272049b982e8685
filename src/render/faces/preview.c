#include "render/faces/preview.h"

#include "draw/surface.h"
#include "render/faces/face.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double PROPORTION = 1.5;
/* Cards as narrow as CARD_LEAST can still be read; nobody needs them wider than CARD_MOST. */
static const double CARD_LEAST = 72, CARD_MOST = 144, CARDS_WIDTH = 1560;
static const double NAMES_WIDTH = 64; /* width of the suits' names */
static const double CARD_GAP = 5, COLUMN_PADDING = 5, COLUMN_GAP = 9, LINE_GAP = 16;
/* What a column broken over two lines adds to a layout's ugliness. */
static const double BROKEN_COLUMN = 0.2;

enum section { SECTION_SUITS, SECTION_NO_SUIT };

/* A card on its way to its place. */
struct item {
    enum section section;
    int key; /* of its column, in their order */
    int row; /* in its section */
    int card;
    bool back;
    int form; /* its place among the cards beside each other in its column */
};

/* The items of one key. */
struct group {
    const struct item *items;
    size_t count;
    enum section section;
    int forms; /* cards beside each other */
};

/* Columns, or parts of broken ones, beside each other. */
struct piece {
    const struct group *group;
    int first, forms; /* of the group's forms */
    double x, y;
};

struct plan {
    const struct deck *deck;
    const struct preview_backs *backs;
    struct item *items;
    struct group *groups;
    struct piece *pieces;
    size_t item_count, group_count, piece_count;
    int left_out;
    double card_width, card_height, proportion; /* height / width of a card */
    double width, height;
    double used; /* pixels that columns take */
    int broken;
};

static struct item item_of(const struct deck *deck, int index)
{
    const struct card *card = deck_card(deck, index);
    bool loose = card->suit == DECK_NONE;
    struct item item = {.section = loose ? SECTION_NO_SUIT : SECTION_SUITS,
                        .row = loose ? 0 : card->suit,
                        .card = index};

    switch (card->kind) {
    case CARD_NUMBER:
        item.key = card->value_class;
        break;
    case CARD_ACTION:
        item.key = deck_value_classes(deck) + (int)card->action;
        break;
    case CARD_EXTRA:
        item.key = deck_value_classes(deck) + ACTION_WILD_DRAW_FOUR + 1;
        break;
    }
    return item;
}

/* Adds the backs as one more column behind the cards of no suit. */
static void add_backs(struct plan *plan)
{
    const int key = deck_value_classes(plan->deck) + ACTION_WILD_DRAW_FOUR + 2;

    for (size_t i = 0; i < plan->backs->count; i++)
        plan->items[plan->item_count++] = (struct item){
            .section = SECTION_NO_SUIT, .key = key, .card = plan->backs->cards[i], .back = true};
}

static int compare_items(const void *left, const void *right)
{
    const struct item *a = left, *b = right;

    if (a->section != b->section)
        return a->section < b->section ? -1 : 1;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    if (a->row != b->row)
        return a->row < b->row ? -1 : 1;
    return (a->card > b->card) - (a->card < b->card);
}

static bool form_taken(const struct item *row, size_t count, int form)
{
    for (size_t i = 0; i < count; i++)
        if (row[i].form == form)
            return true;
    return false;
}

/* Returns the form of the same face in a row above, or −1 if there is none or a card of this row
 * has it. */
static int form_below(const struct plan *plan, const struct item *items, const struct item *row,
                      const struct item *item)
{
    const char *id = deck_card(plan->deck, item->card)->id;

    for (const struct item *above = items; above < row; above++)
        if (strcmp(deck_card(plan->deck, above->card)->id, id) == 0 &&
            !form_taken(row, (size_t)(item - row), above->form))
            return above->form;
    return -1;
}

/* Gives the cards of a row their forms: a face goes below the same face, and faces that only this
 * row has fill the gaps. */
static void place_row(const struct plan *plan, struct group *group, struct item *items,
                      struct item *row, size_t count)
{
    for (size_t i = 0; i < count; i++)
        row[i].form = form_below(plan, items, row, &row[i]);
    for (size_t i = 0; i < count; i++) {
        int form = 0;
        while (row[i].form < 0 && form_taken(row, count, form))
            form++;
        if (row[i].form < 0)
            row[i].form = form;
        if (row[i].form >= group->forms)
            group->forms = row[i].form + 1;
    }
}

static void gather(struct plan *plan, struct arena *arena, int limit)
{
    size_t count = (size_t)deck_card_count(plan->deck), most = (size_t)limit;

    plan->items = arena_new(arena, count + plan->backs->count + 1, sizeof *plan->items);
    for (size_t i = 0; i < count; i++)
        plan->items[i] = item_of(plan->deck, (int)i);
    qsort(plan->items, count, sizeof *plan->items, compare_items);
    plan->item_count = count < most ? count : most;
    if (count > most) {
        /* A column is left out as a whole, since part of one would look as if its other cards did
         * not exist; only a lone column is cut. */
        const struct item *left_out = &plan->items[most];
        size_t kept = most;
        while (kept > 0 && plan->items[kept - 1].key == left_out->key &&
               plan->items[kept - 1].section == left_out->section)
            kept--;
        plan->item_count = kept > 0 ? kept : most;
    }
    plan->left_out = (int)(count - plan->item_count);
    add_backs(plan);
    plan->groups = arena_new(arena, plan->item_count + 1, sizeof *plan->groups);
    /* Each piece has at least one form of its own, and each form an item, so this is enough. */
    plan->pieces = arena_new(arena, plan->item_count + 1, sizeof *plan->pieces);
}

static void group_items(struct plan *plan)
{
    for (size_t i = 0, end; i < plan->item_count; i = end) {
        struct item *first = &plan->items[i];
        for (end = i; end < plan->item_count && plan->items[end].key == first->key &&
                      plan->items[end].section == first->section;
             end++)
            ;
        struct group *group = &plan->groups[plan->group_count++];
        *group = (struct group){.items = first, .count = end - i, .section = first->section};
        for (struct item *row = first, *next; row < first + group->count; row = next) {
            for (next = row; next < first + group->count && next->row == row->row; next++)
                ;
            place_row(plan, group, first, row, (size_t)(next - row));
        }
    }
}

static double piece_width(const struct plan *plan, int forms)
{
    return forms * (plan->card_width + CARD_GAP) - CARD_GAP + 2 * COLUMN_PADDING;
}

static double piece_height(const struct plan *plan, const struct group *group)
{
    int rows = group->section == SECTION_SUITS ? deck_suit_count(plan->deck) : 1;

    return rows * (plan->card_height + PREVIEW_LABEL) + 2 * COLUMN_PADDING;
}

/* Where the next piece goes. */
struct pen {
    double x, y, line_height;
    int room; /* cards that may yet stand on the line */
};

static void begin_line(struct pen *pen, int across)
{
    if (pen->line_height > 0)
        pen->y += pen->line_height + LINE_GAP;
    pen->x = PREVIEW_MARGIN + NAMES_WIDTH;
    pen->line_height = 0;
    pen->room = across;
}

static void put_piece(struct plan *plan, struct pen *pen, const struct group *group, int first,
                      int forms)
{
    double right = pen->x + piece_width(plan, forms);

    plan->pieces[plan->piece_count++] =
        (struct piece){group, first, forms, pen->x, pen->y + PREVIEW_HEADING};
    plan->width = fmax(plan->width, right + PREVIEW_MARGIN);
    plan->used += piece_width(plan, forms) * piece_height(plan, group);
    pen->x = right + COLUMN_GAP;
    pen->line_height = PREVIEW_HEADING + piece_height(plan, group);
    pen->room -= forms;
}

/* Lays out lines of at most `across` cards; a column is broken only if it is longer than a line. */
static void wrap(struct plan *plan, int across)
{
    struct pen pen = {.y = PREVIEW_MARGIN + PREVIEW_TITLE};

    plan->card_width = fmin(fmax(CARDS_WIDTH / across, CARD_LEAST), CARD_MOST);
    plan->card_height = plan->card_width * plan->proportion;
    plan->width = plan->height = plan->used = 0;
    plan->piece_count = 0;
    plan->broken = 0;
    begin_line(&pen, across);
    for (size_t i = 0; i < plan->group_count; i++) {
        const struct group *group = &plan->groups[i];
        bool other_section = i > 0 && group[-1].section != group->section;
        for (int first = 0; first < group->forms;) {
            if (other_section || group->forms - first > pen.room || pen.room <= 0)
                if (pen.room < across)
                    begin_line(&pen, across);
            other_section = false;
            int forms = group->forms - first < across ? group->forms - first : across;
            plan->broken += first > 0;
            put_piece(plan, &pen, group, first, forms);
            first += forms;
        }
    }
    plan->height = pen.y + pen.line_height + PREVIEW_MARGIN;
}

/* Measures how far the picture is from three by two, how empty it is, and how many columns are
 * broken. */
static double ugliness(const struct plan *plan)
{
    return fabs(log(plan->width / plan->height / PROPORTION)) -
           plan->used / (plan->width * plan->height) + BROKEN_COLUMN * plan->broken;
}

static void choose_wrap(struct plan *plan)
{
    int forms = 0, best = 1;
    double least = INFINITY;

    for (size_t i = 0; i < plan->group_count; i++)
        forms += plan->groups[i].forms;
    for (int across = 1; across <= forms; across++) {
        wrap(plan, across);
        if (ugliness(plan) < least) {
            least = ugliness(plan);
            best = across;
        }
    }
    wrap(plan, best);
}

static void write_piece(struct preview_layout *layout, const struct plan *plan,
                        const struct piece *piece)
{
    const struct group *group = piece->group;
    struct box column = {piece->x, piece->y, piece_width(plan, piece->forms),
                         piece_height(plan, group)};

    layout->columns[layout->column_count++] =
        (struct preview_column){group->items[0].card, group->items[0].back, column};
    for (size_t i = 0; i < group->count; i++) {
        const struct item *item = &group->items[i];
        int form = item->form - piece->first;
        if (form < 0 || form >= piece->forms)
            continue;
        layout->places[layout->place_count++] = (struct preview_place){
            item->card,
            item->back,
            {column.x + COLUMN_PADDING + form * (plan->card_width + CARD_GAP),
             column.y + COLUMN_PADDING + item->row * (plan->card_height + PREVIEW_LABEL),
             plan->card_width, plan->card_height}};
    }
}

static void write_layout(struct preview_layout *layout, const struct plan *plan)
{
    size_t suits = (size_t)deck_suit_count(plan->deck);

    layout->places = arena_new(&layout->arena, plan->item_count + 1, sizeof *layout->places);
    layout->columns = arena_new(&layout->arena, plan->piece_count + 1, sizeof *layout->columns);
    layout->rows = arena_new(&layout->arena, plan->piece_count * suits + 1, sizeof *layout->rows);
    for (size_t i = 0; i < plan->piece_count; i++) {
        const struct piece *piece = &plan->pieces[i];
        write_piece(layout, plan, piece);
        if (piece->group->section != SECTION_SUITS || (i > 0 && piece->y <= piece[-1].y))
            continue;
        /* The suits' names stand at the beginning of each line that shows suits. */
        for (int suit = 0; suit < (int)suits; suit++)
            layout->rows[layout->row_count++] = (struct preview_row){
                suit,
                {PREVIEW_MARGIN,
                 piece->y + COLUMN_PADDING + suit * (plan->card_height + PREVIEW_LABEL),
                 NAMES_WIDTH - 2 * COLUMN_PADDING, plan->card_height}};
    }
    layout->width = plan->width;
    layout->height = plan->height;
    layout->card_width = plan->card_width;
    layout->card_height = plan->card_height;
}

void preview_layout_make(struct preview_layout *layout, const struct deck *deck,
                         const struct preview_backs *backs, double card_width_mm,
                         double card_height_mm, int limit)
{
    struct plan plan = {.deck = deck, .backs = backs, .proportion = card_height_mm / card_width_mm};
    struct arena scratch = {0};

    *layout = (struct preview_layout){0};
    gather(&plan, &scratch, limit);
    group_items(&plan);
    choose_wrap(&plan);
    write_layout(layout, &plan);
    layout->left_out = plan.left_out;
    arena_release(&scratch);
}

void preview_layout_release(struct preview_layout *layout)
{
    arena_release(&layout->arena);
    *layout = (struct preview_layout){0};
}

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
    struct line line;

    type_line(easel->type, text, bold, &line);
    if (line.width <= 0)
        return;
    double em = fmin(fmin(size, box.width / line.width), box.height / (line.ascent + line.descent));
    double spare = box.width - em * line.width;
    double x = box.x + (align == ALIGN_LEFT ? 0 : align == ALIGN_CENTRE ? spare / 2 : spare);
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
    if (status != STATUS_OK)
        return status;
    write_line(easel, text, copies > 1, ALIGN_CENTRE, TEXT_SIZE, label,
               copies > 1 ? COLOUR_DARK : COLOUR_QUIET);
    return STATUS_OK;
}

/* Draws title, columns, suits and cards. A card that cannot be drawn leaves its place empty, so
 * that all complaints come at once. */
static enum status draw_all(struct easel *easel)
{
    const struct preview_layout *layout = &easel->layout;
    draw_title(easel);
    enum status status = STATUS_OK;
    bool invalid = false;

    for (size_t i = 0; i < layout->column_count && status == STATUS_OK; i++) {
        draw_column(easel, &layout->columns[i]);
        status = STATUS_OK;
    }
    for (size_t i = 0; i < layout->row_count && status == STATUS_OK; i++) {
        const struct suit *suit = deck_suit(easel->job->deck, layout->rows[i].suit);
        write_line(easel, words_in(&suit->names, easel->job->words.language), true, ALIGN_LEFT,
                   TEXT_SIZE, layout->rows[i].box,
                   ink_colour((struct ink){.kind = INK_SUIT_TEXT}, suit->colour));
        status = STATUS_OK;
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
    if (status != STATUS_OK)
        return status;
    surface_end(&easel->surface);
    return STATUS_OK;
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
