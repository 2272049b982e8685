/* Decides where each kind of card stands in a picture of them all. */
#include "render/faces/preview.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double PROPORTION = 1.5;
/* Cards as narrow as CARD_LEAST can still be read; nobody needs them wider than CARD_MOST. */
static const double CARD_LEAST = 72, CARD_MOST = 144, CARDS_WIDTH = 1560;
static const double NAMES_WIDTH = 64; /* width of the suits' names */
static const double CARD_GAP = 5, COLUMN_PADDING = 5, COLUMN_GAP = 9, LINE_GAP = 16;
/* The ugliness that a column broken over two lines adds to a layout. */
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
struct strip {
    const struct group *group;
    int first, forms; /* of the group's forms */
    double x, y;
};

struct plan {
    const struct deck *deck;
    const struct preview_backs *backs;
    struct item *items;
    struct group *groups;
    struct strip *strips;
    size_t item_count, group_count, strip_count;
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
    /* Each strip has at least one form of its own, and each form an item, so this is enough. */
    plan->strips = arena_new(arena, plan->item_count + 1, sizeof *plan->strips);
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

static double strip_width(const struct plan *plan, int forms)
{
    return forms * (plan->card_width + CARD_GAP) - CARD_GAP + 2 * COLUMN_PADDING;
}

static double strip_height(const struct plan *plan, const struct group *group)
{
    int rows = group->section == SECTION_SUITS ? deck_suit_count(plan->deck) : 1;

    return rows * (plan->card_height + PREVIEW_LABEL) + 2 * COLUMN_PADDING;
}

/* The place of the next strip. */
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
    double right = pen->x + strip_width(plan, forms);

    plan->strips[plan->strip_count++] =
        (struct strip){group, first, forms, pen->x, pen->y + PREVIEW_HEADING};
    plan->width = fmax(plan->width, right + PREVIEW_MARGIN);
    plan->used += strip_width(plan, forms) * strip_height(plan, group);
    pen->x = right + COLUMN_GAP;
    pen->line_height = PREVIEW_HEADING + strip_height(plan, group);
    pen->room -= forms;
}

/* Lays out lines of at most `across` cards; a column is broken only if it is longer than a line. */
static void wrap(struct plan *plan, int across)
{
    struct pen pen = {.y = PREVIEW_MARGIN + PREVIEW_TITLE};

    plan->card_width = fmin(fmax(CARDS_WIDTH / across, CARD_LEAST), CARD_MOST);
    plan->card_height = plan->card_width * plan->proportion;
    plan->width = plan->height = plan->used = 0;
    plan->strip_count = 0;
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
                        const struct strip *strip)
{
    const struct group *group = strip->group;
    struct box column = {strip->x, strip->y, strip_width(plan, strip->forms),
                         strip_height(plan, group)};

    layout->columns[layout->column_count++] =
        (struct preview_column){group->items[0].card, group->items[0].back, column};
    for (size_t i = 0; i < group->count; i++) {
        const struct item *item = &group->items[i];
        int form = item->form - strip->first;
        if (form < 0 || form >= strip->forms)
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
    layout->columns = arena_new(&layout->arena, plan->strip_count + 1, sizeof *layout->columns);
    layout->rows = arena_new(&layout->arena, plan->strip_count * suits + 1, sizeof *layout->rows);
    for (size_t i = 0; i < plan->strip_count; i++) {
        const struct strip *strip = &plan->strips[i];
        write_piece(layout, plan, strip);
        if (strip->group->section != SECTION_SUITS || (i > 0 && strip->y <= strip[-1].y))
            continue;
        /* The suits' names stand at the beginning of each line that shows suits. */
        for (int suit = 0; suit < (int)suits; suit++)
            layout->rows[layout->row_count++] = (struct preview_row){
                suit,
                {PREVIEW_MARGIN,
                 strip->y + COLUMN_PADDING + suit * (plan->card_height + PREVIEW_LABEL),
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
