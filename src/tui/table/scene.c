#include "tui/table/scene.h"

#include "base/utf8.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

enum {
    MARGIN = 1,
    TABLE_TOP = 3,    /* the row of the largest card on the table */
    PANEL_LEAST = 38, /* beside the three piles; 36 beside two that are wide */
    PANEL_MOST = 76,
    LARGE_COLUMNS = 92, /* from here on cards are larger */
    LARGE_ROWS = 29,
    STRIP = 5,
    STRIP_CARD = 10,
    ONE_ROW = 7 /* cards */
};

static int least(int one, int other)
{
    return one < other ? one : other;
}

static int most(int one, int other)
{
    return one > other ? one : other;
}

int layout_page(const struct layout *layout)
{
    return layout->hand_in_row * layout->hand_rows;
}

int layout_pages(const struct layout *layout, int cards)
{
    int page = layout_page(layout);

    return cards > page && page > 0 ? (cards + page - 1) / page : 1;
}

/* --- 40 to 79 columns */

static void lay_narrow(struct layout *layout)
{
    int spare = layout->rows - LAYOUT_ROWS;

    layout->narrow = true;
    layout->seats = (struct place){0, 1, layout->columns, 1};
    layout->below = (struct place){0, TABLE_TOP, 10, 6};
    layout->top = (struct place){11, TABLE_TOP, 10, 6};
    layout->panel = (struct place){22, TABLE_TOP + 1, layout->columns - 22, 5 + spare};
    layout->sentence = (struct place){0, TABLE_TOP + 6 + spare, layout->columns, 2};
    layout->hand = (struct place){0, layout->rows - 9, STRIP_CARD, 6};
    layout->hand_step = STRIP;
    layout->hand_in_row = (layout->columns - STRIP_CARD) / STRIP + 1;
    layout->hand_rows = 1;
    layout->numbers_below = true;
}

/* --- 80 columns and more */

/* A way to lay the hand. */
struct way {
    int width, height, step, in_row, rows;
};

/* Takes the first way that has room for all cards on one page and on which all can be read; or else
 * on which all can be read; or else the first one that has room. */
static const struct way *choose_way(const struct way *ways, int count,
                                    const struct layout_cards *cards)
{
    const struct way *read = NULL, *roomy = NULL;

    for (int i = 0; i < count; i++) {
        bool holds = ways[i].in_row * ways[i].rows >= cards->cards;
        bool seen = cards->hand(cards->context, ways[i].width, ways[i].height);
        if (holds && seen)
            return &ways[i];
        read = read || !seen ? read : &ways[i];
        roomy = roomy || !holds ? roomy : &ways[i];
    }
    return read ? read : roomy ? roomy : ways;
}

/* Lays the hand so, its last row or the numbers below it in row `bottom`. */
static void lay_cards(struct layout *layout, const struct way *way, int bottom)
{
    int past = MARGIN + (way->in_row - 1) * way->step + way->width - (layout->columns - 1);

    layout->hand_in_row = way->in_row;
    layout->hand_rows = way->rows;
    layout->hand_step = way->step;
    layout->hand_step_y = way->height;
    layout->hand = (struct place){MARGIN, bottom - way->rows * way->height + (way->rows > 1),
                                  way->width, way->height};
    /* Where they touch none can come closer: layout_card. */
    if (way->step < way->width && past > 0)
        layout->hand.x -= past;
}

/* Returns a way with large cards, `rows` rows of `in_row`. Width 0: there is no room. */
static struct way large_way(const struct layout *layout, int in_row, int rows)
{
    enum { LEAST = 10, MOST = 22, TABLE_LEAST = 15 };
    int width = least(MOST, (layout->columns - 2 * MARGIN) / in_row - 1) & ~1;
    int height = least(width / 2 + 1, (layout->rows - TABLE_LEAST) / rows);

    if (width < LEAST || height < LEAST / 2 + 1)
        return (struct way){0};
    return (struct way){width, height, width + 1, in_row, rows};
}

/* False: there is no room for large cards. */
static bool lay_large_hand(struct layout *layout, const struct layout_cards *cards)
{
    enum { FEWEST = 4 };
    struct way ways[2 + ONE_ROW - FEWEST];
    int count = 0;

    /* All on one page, as large as there is room; then fewer, which are wider. */
    for (int rows = 1; rows <= 2; rows++) {
        ways[count] = large_way(layout, most((cards->cards + rows - 1) / rows, ONE_ROW), rows);
        count += ways[count].width > 0;
    }
    for (int in_row = ONE_ROW - 1; in_row >= FEWEST && count > 0; in_row--) {
        ways[count] = large_way(layout, in_row, 2);
        count += ways[count].width > 0;
    }
    if (count == 0)
        return false;
    lay_cards(layout, choose_way(ways, count, cards), layout->rows - 3);
    layout->numbers_below = layout->hand_rows == 1;
    return true;
}

/* The hand, from below: keys in the last two rows. Where a step is shorter than a card, its edge
 * lies under the next one. */
static void lay_hand(struct layout *layout, const struct layout_cards *cards)
{
    enum { SLIM = 17 }; /* cards from which on all are slim, so that one page holds them */
    static const struct way few[] = {
        {10, 6, 11, 7, 1}, {12, 6, 11, 7, 1}, {12, 7, 11, 7, 1},
        {19, 5, 20, 4, 2}, {14, 7, 13, 6, 1},
    };
    static const struct way many[] = {
        {9, 5, 10, 8, 2},  {12, 5, 11, 7, 2}, {19, 5, 20, 4, 2},
        {12, 7, 11, 7, 1}, {14, 7, 13, 6, 1},
    };
    static const struct way slim[] = {{7, 5, 7, 11, 2}};
    const struct way *ways = cards->cards <= ONE_ROW ? few : many;
    int bottom = layout->rows - 3; /* the last row of cards or of their numbers */
    bool large = layout->columns >= LARGE_COLUMNS && layout->rows >= LARGE_ROWS;
    struct way way;

    if (large && lay_large_hand(layout, cards))
        return;
    way = *choose_way(ways, sizeof few / sizeof *few, cards);
    if (cards->cards >= SLIM && layout->columns < 2 * LAYOUT_NARROW &&
        cards->hand(cards->context, slim->width, slim->height))
        way = *slim;
    if (layout->columns >= LARGE_COLUMNS)
        way.in_row = most(way.in_row, (layout->columns - 2 * MARGIN + 1) / way.step);
    lay_cards(layout, &way, bottom);
    layout->numbers_below = layout->hand_rows == 1;
}

/* The largest top that leaves room for the panel beside it: 14×8, or larger where there is room. */
static int top_height(int columns, int height)
{
    int top = least(height, 17);

    while (top > 8) {
        int width = 2 * top - 2, below = 2 * (top * 3 / 4) - 2, stock = 2 * (top * 2 / 3) - 4;
        if (3 + width + below + stock + 6 + PANEL_LEAST <= columns)
            break;
        top--;
    }
    return most(top, 8);
}

static void lay_table(struct layout *layout, int height, const struct layout_cards *cards)
{
    enum { BETWEEN = 3, PANEL_NARROW = 36 };
    int top = top_height(layout->columns, height), below = top * 3 / 4;
    struct place stock = {MARGIN, TABLE_TOP + 1, top == 8 ? 8 : 2 * (top * 2 / 3) - 4,
                          top == 8 ? 6 : top * 2 / 3};
    int x = MARGIN + stock.width + 2, under = 2 * below - 2, over = 2 * top - 2;

    /* A little wider, or in place of the stock. */
    if (!cards->pile(cards->context, under, below))
        under += 2;
    int rest = layout->columns - 1 - (x + under + 1 + over + BETWEEN);
    if (rest < PANEL_LEAST || !cards->pile(cards->context, under, below)) {
        stock.width = 0;
        x = MARGIN;
        over = (layout->columns - PANEL_NARROW - 2 * MARGIN - 1 - BETWEEN) / 2;
        over = under = least(over, most(2 * top - 2, 19));
        below = top - 1;
    }
    layout->stock = stock;
    layout->below = (struct place){x, TABLE_TOP + 1, under, below};
    x += under + 1;
    layout->top = (struct place){x, TABLE_TOP, over, top};
    x += over + BETWEEN;
    layout->panel =
        (struct place){x, TABLE_TOP, least(PANEL_MOST, layout->columns - x - 1), height};
}

/* --- for a classroom */

/* The hand in one row at the bottom; cards have their numbers in their bands, as no row is spared.
 */
static void lay_small_hand(struct layout *layout, const struct layout_cards *cards)
{
    enum { LEAST = 7, MOST_ROWS = 12, LOW = 5, SQUARES = 7, FEWEST = 3 };
    int height = layout->rows < LARGE_ROWS ? LOW : least(layout->rows / 5, MOST_ROWS);
    int room = layout->columns - 2 * MARGIN + 1, count = 1;
    int width = height == LOW ? 9 : least(2 * height - 2, (room / ONE_ROW - 1) & ~1);
    struct way ways[1 + 2 * (ONE_ROW - FEWEST + 1)];

    while (width > LEAST && cards->cards > room / (width + 1) && cards->cards > ONE_ROW + 1)
        width--;
    if (height > LOW)
        height = width / 2 + 1;
    int step = width + (width > LEAST);
    ways[0] = (struct way){width, height, step, (layout->columns - MARGIN) / step, 1};
    /* Wider ones touch. */
    for (int in_row = ONE_ROW; in_row >= FEWEST; in_row--) {
        step = (layout->columns - 2 * MARGIN) / in_row;
        ways[count++] = (struct way){step + 1, height, step, in_row, 1};
        ways[count++] = (struct way){step + 1, most(height, SQUARES), step, in_row, 1};
    }
    lay_cards(layout, choose_way(ways, count, cards), layout->rows - 2);
}

/* Cards as large as they go, seats and what happened beside them; below them a sentence and the
 * hand, or an explanation: they are read from the last row of a classroom. */
static void lay_projector(struct layout *layout, const struct layout_cards *cards)
{
    enum { SIDE = 24, BETWEEN = 3, TALL = 40 };
    int side = most(SIDE, layout->columns * 3 / 10);

    lay_small_hand(layout, cards);
    int sentence = layout->rows < TALL ? 1 : 2, y = layout->hand.y - sentence;
    layout->sentence = (struct place){MARGIN, y, layout->columns - 2 * MARGIN, sentence};
    layout->explanation = (struct place){MARGIN, y, layout->columns - MARGIN, layout->keys.y - y};
    int height = y - 1, width = (layout->columns - side - 2 * BETWEEN - MARGIN) / 2 & ~1;
    width = least(width, 2 * height - 2);
    layout->below = (struct place){MARGIN, 1, width, height};
    layout->top = (struct place){MARGIN + width + BETWEEN, 1, width, height};
    int x = layout->top.x + width + BETWEEN, seats = height * 3 / 5 - 1;
    layout->large_seats = (struct place){x, 1, layout->columns - x, seats};
    layout->panel = (struct place){x, seats + 2, layout->columns - x - 1, height - seats - 1};
    layout->seats = (struct place){0};
    /* a picture of the hand that is too small to be counted is seen in place of the events */
    int lens = least(layout->panel.height + 1, layout->panel.width / 2 + 1);
    layout->lens = (struct place){x, seats + 1, least(layout->panel.width, 4 * lens), lens};
}

struct layout layout_of(int columns, int rows, const struct layout_cards *cards, bool projector)
{
    struct layout layout = {.columns = columns, .rows = rows};

    if (columns < LAYOUT_COLUMNS || rows < LAYOUT_ROWS)
        return layout;
    layout.fits = true;
    layout.title = (struct place){0, 0, columns, 1};
    layout.keys = (struct place){MARGIN, rows - 2, columns - MARGIN, 2};
    if (columns < LAYOUT_NARROW || rows < 24) {
        lay_narrow(&layout);
        layout.keys.x = 0;
        layout.keys.width = columns;
        return layout;
    }
    if (projector) {
        lay_projector(&layout, cards);
        return layout;
    }
    layout.seats = (struct place){MARGIN, 1, columns - MARGIN, 1};
    lay_hand(&layout, cards);
    bool one_row = layout.hand_rows == 1;
    /* above the hand: the chosen card's edge, and the sentence */
    int sentence = layout.hand.y - (one_row ? 3 : 1);
    layout.sentence = (struct place){MARGIN, sentence, columns - 2 * MARGIN, one_row ? 2 : 1};
    int height = sentence - TABLE_TOP;
    lay_table(&layout, height, cards);
    layout.lens = (struct place){columns - 15, TABLE_TOP, 14, 8};
    return layout;
}

struct place layout_card(const struct layout *layout, int index, int chosen, int cards)
{
    struct place place = layout->hand;
    int column = index % layout->hand_in_row, row = index / layout->hand_in_row;

    place.x += column * layout->hand_step;
    place.y += row * layout->hand_step_y;
    if (layout->narrow) {
        /* the chosen card is whole, and so is the last one where none is chosen */
        int whole = chosen >= 0 ? chosen : cards - 1;
        place.x += index > whole ? STRIP_CARD - STRIP : 0;
        place.width = index == whole ? STRIP_CARD : STRIP;
    } else if (place.x + place.width >= layout->columns) {
        place.x--;
    }
    if (index == chosen && layout->numbers_below && !layout->narrow)
        place.y--;
    return place;
}

void scene_clear_answers(struct scene *scene)
{
    for (int i = 0; i < SCENE_CHOICES; i++)
        strbuf_clear(&scene->choice[i].words);
    for (int i = 0; i < SCENE_KEYS; i++)
        strbuf_clear(&scene->key[i].label);
    scene->choices = scene->keys = scene->buzzers = 0;
    scene->choosable = false;
}

void scene_release(struct scene *scene)
{
    for (int i = 0; i < SCENE_CHOICES; i++)
        strbuf_release(&scene->choice[i].words);
    for (int i = 0; i < SCENE_KEYS; i++)
        strbuf_release(&scene->key[i].label);
    strbuf_release(&scene->title);
    strbuf_release(&scene->corner);
    strbuf_release(&scene->panel);
    strbuf_release(&scene->sentence);
    strbuf_release(&scene->line);
    strbuf_release(&scene->explained);
}

void scene_add_key(struct scene *scene, const char *label, bool live)
{
    if (scene->keys == SCENE_KEYS)
        return;
    struct scene_key *key = &scene->key[scene->keys++];
    strbuf_clear(&key->label);
    strbuf_add(&key->label, label);
    key->live = live;
    key->minor = false;
}

void scene_minor_key(struct scene *scene)
{
    if (scene->keys)
        scene->key[scene->keys - 1].minor = true;
}

uint32_t scene_key_letter(const struct scene_key *key)
{
    const char *open = strchr(strbuf_text(&key->label), '[');
    uint32_t code, after;

    if (!open)
        return 0;
    size_t bytes = utf8_first(open + 1, &code);
    if (bytes == 0 || utf8_first(open + 1 + bytes, &after) == 0 || after != ']')
        return 0;
    return (uint32_t)towlower((wint_t)code);
}

/* --- where a click lands */

static bool is_in(struct place place, int x, int y)
{
    return x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
}

int scene_hit(const struct scene *scene, const struct layout *layout, int x, int y)
{
    int first, count;

    if (!layout->fits)
        return -1;
    count = scene_hand_page(scene, layout, &first);
    if (scene->choices) {
        struct place place = scene_choices_place(scene, layout);
        return is_in(place, x, y) ? y - place.y : -1;
    }
    for (int i = 0; i < count; i++) {
        int chosen = scene->chosen - first;
        if (is_in(layout_card(layout, i, chosen < count ? chosen : -1, count), x, y))
            return first + i;
    }
    return -1;
}

bool scene_hit_stock(const struct layout *layout, int x, int y)
{
    return layout->fits && is_in(layout->stock, x, y);
}

int scene_hit_buzzer(const struct scene *scene, const struct layout *layout, int x, int y)
{
    for (int i = 0; layout->fits && i < scene->buzzers; i++)
        if (is_in(scene_buzzer_place(scene, layout, i), x, y))
            return scene->buzzer[i].seat;
    return NO_SEAT;
}

/* --- where things lie that depend on how many there are */

int scene_hand_page(const struct scene *scene, const struct layout *layout, int *first)
{
    int page = layout_page(layout), at = scene->chosen >= 0 ? scene->chosen / page : 0;

    *first = at * page;
    return scene->cards - *first < page ? scene->cards - *first : page;
}

int scene_choice_row(const struct scene *scene)
{
    return wrap_lines(strbuf_text(&scene->panel));
}

bool scene_choices_are_below(const struct scene *scene, const struct layout *layout)
{
    int bottom = layout->sentence.y + layout->sentence.height;

    for (int i = 0; i < scene->choices; i++)
        if (wrap_columns(strbuf_text(&scene->choice[i].words)) >
            layout->panel.width - SCENE_CHOICE_NUMBER)
            return true;
    return scene->choices && layout->panel.y + scene_choice_row(scene) + scene->choices > bottom;
}

struct place scene_choices_place(const struct scene *scene, const struct layout *layout)
{
    struct place place = layout->panel;

    place.y += scene_choice_row(scene);
    place.height = scene->choices;
    if (scene_choices_are_below(scene, layout)) {
        place.x = layout->sentence.x;
        place.y = layout->sentence.y;
        if (place.y + place.height > layout->keys.y) /* then over the table */
            place.y = layout->keys.y - place.height;
        place.width = layout->columns - place.x;
    }
    return place;
}

struct place scene_buzzer_place(const struct scene *scene, const struct layout *layout, int index)
{
    enum { WIDTH = 18, HEIGHT = 4, GAP = 1 };
    int in_row = (layout->columns - 2) / (WIDTH + GAP), row = index / in_row;
    int rows = (scene->buzzers + in_row - 1) / in_row;
    int height = rows > 1 ? HEIGHT : HEIGHT + 1, y = layout->sentence.y + layout->sentence.height;

    if (y + rows * height > layout->keys.y)
        height = 1; /* without a box */
    return (struct place){1 + index % in_row * (WIDTH + GAP), y + row * height, WIDTH, height};
}

int scene_page_rows(const struct layout *layout)
{
    return layout->rows - 5; /* the title, a row above and below, the keys */
}

int scene_page_columns(const struct layout *layout)
{
    enum { MOST = 78 };
    int columns = layout->columns - 2;

    return columns < MOST ? columns : MOST;
}
