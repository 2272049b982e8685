#include "tui/table/layout.h"

enum {
    MARGIN = 1,
    TABLE_TOP = 3, /* the row of the largest card on the table */
    PANEL_LEAST = 38,
    PANEL_MOST = 76,
    LARGE_COLUMNS = 92, /* from here on cards are larger */
    LARGE_ROWS = 29,
    STRIP = 5,
    STRIP_CARD = 10,
    ONE_ROW = 7,  /* cards */
    TWO_ROWS = 8, /* cards a row */
    SLIM = 11
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

/* Large cards in so many rows, from below. False: there is no room. */
static bool lay_large_hand(struct layout *layout, int cards, int rows)
{
    enum { LEAST = 10, MOST = 22, TABLE_LEAST = 15 };
    int bottom = layout->rows - 3, in_row = most((cards + rows - 1) / rows, ONE_ROW);
    int width = least(MOST, (layout->columns - 2 * MARGIN) / in_row - 1) & ~1;

    while (width >= LEAST && rows * (width / 2 + 1) > layout->rows - TABLE_LEAST)
        width -= 2;
    if (width < LEAST)
        return false;
    int height = width / 2 + 1;
    layout->numbers_below = rows == 1;
    layout->hand_in_row = in_row;
    layout->hand_rows = rows;
    layout->hand_step = width + 1;
    layout->hand_step_y = height;
    layout->hand = (struct place){MARGIN, bottom - rows * height + (rows > 1), width, height};
    return true;
}

/* The hand, from below: keys in the last two rows. */
static void lay_hand(struct layout *layout, int cards)
{
    int bottom = layout->rows - 3; /* the last row of cards or of their numbers */
    bool large = layout->columns >= LARGE_COLUMNS && layout->rows >= LARGE_ROWS;

    if (large && (lay_large_hand(layout, cards, 1) || lay_large_hand(layout, cards, 2)))
        return;
    layout->hand_rows = 1;
    if (cards <= ONE_ROW) {
        layout->numbers_below = true;
        layout->hand_in_row = ONE_ROW;
        layout->hand_step = 11;
        layout->hand = (struct place){MARGIN, bottom - 6, 10, 6};
        return;
    }
    bool slim = cards > 2 * TWO_ROWS && layout->columns < 2 * LAYOUT_NARROW;
    layout->hand_rows = 2;
    layout->hand_step = slim ? 7 : 10;
    layout->hand_in_row = slim ? SLIM : TWO_ROWS;
    if (layout->columns >= LARGE_COLUMNS) {
        int room = (layout->columns - 2 * MARGIN + 1) / layout->hand_step;
        layout->hand_in_row = most(layout->hand_in_row, room);
    }
    layout->hand_step_y = 5;
    layout->hand = (struct place){MARGIN, bottom - 9, slim ? 7 : 9, 5};
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

static void lay_table(struct layout *layout, int height)
{
    int top = top_height(layout->columns, height), below = top * 3 / 4;
    int x = MARGIN;

    layout->stock = (struct place){x, TABLE_TOP + 1, top == 8 ? 8 : 2 * (top * 2 / 3) - 4,
                                   top == 8 ? 6 : top * 2 / 3};
    x += layout->stock.width + 2;
    layout->below = (struct place){x, TABLE_TOP + 1, 2 * below - 2, below};
    x += layout->below.width + 1;
    layout->top = (struct place){x, TABLE_TOP, 2 * top - 2, top};
    x += layout->top.width + 3;
    layout->panel =
        (struct place){x, TABLE_TOP, least(PANEL_MOST, layout->columns - x - 1), height};
}

/* --- for a classroom */

/* The hand in one row at the bottom; cards have their numbers in their bands, as no row is spared.
 */
static void lay_small_hand(struct layout *layout, int cards)
{
    enum { LEAST = 7, MOST_ROWS = 12, HIGH = 5 };
    int height = layout->rows < LARGE_ROWS ? HIGH : least(layout->rows / 5, MOST_ROWS);
    int room = layout->columns - 2 * MARGIN + 1;
    int width = height == HIGH ? 9 : least(2 * height - 2, (room / ONE_ROW - 1) & ~1);

    while (width > LEAST && cards > room / (width + 1) && cards > ONE_ROW + 1)
        width--;
    if (height > HIGH)
        height = width / 2 + 1;
    layout->hand_rows = 1;
    layout->hand_step = width + (width > LEAST);
    layout->hand_in_row = (layout->columns - MARGIN) / layout->hand_step;
    layout->hand = (struct place){MARGIN, layout->rows - 2 - height, width, height};
}

/* Cards as large as they go, seats and what happened beside them; below them a sentence and the
 * hand, or an explanation: they are read from the last row of a classroom. */
static void lay_projector(struct layout *layout, int cards)
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
    /* a picture of the hand that is too small to be counted is seen in place of what happened */
    int lens = least(layout->panel.height + 1, layout->panel.width / 2 + 1);
    layout->lens = (struct place){x, seats + 1, least(layout->panel.width, 4 * lens), lens};
}

struct layout layout_of(int columns, int rows, int cards, bool projector)
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
    lay_table(&layout, height);
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
