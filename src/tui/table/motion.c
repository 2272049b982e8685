#include "tui/table/motion.h"

#include "deck/deck.h"
#include "text/text.h"
#include "tui/card/card_face.h"
#include "tui/table/table_view.h"

/* Milliseconds and frames: docs/design/screen.md, “Motion and pace”. */
enum {
    NAME_LIT = 400,
    A_FRAME = 50,
    FROM_SEAT = 6,
    FROM_HAND = 4,
    FROM_STOCK = 3,
    TO_BELOW = 3,
    SEGMENTS_PASSED = 12,
    WHEEL = 2000
};

enum { CARD_COLUMNS = 10, CARD_ROWS = 6 }; /* of a card that comes from a seat */

/* A card that moves over the scene. */
struct moving {
    bool any;
    int card; /* NO_CARD: its back is seen */
    struct place place;
    int above; /* a card that lies on top, above what moves; NO_CARD: none */
};

static void put_card(struct cells *cells, const struct table_screen *screen, int card,
                     struct place at)
{
    struct card_place place = {.x = at.x, .y = at.y, .width = at.width, .height = at.height};

    if (card == NO_CARD)
        card_back_put(cells, place, -1);
    else
        card_face_put(cells, screen->scene.deck, card, &screen->display->looks, place);
}

/* Shows the scene and the moving card for `milliseconds` times the pace. False: the motion is over,
 * as a key came or the window is too small. */
static bool show_frame(struct table_screen *screen, const struct moving *moving, int milliseconds)
{
    struct layout layout = screen_layout(screen);
    struct cells cells;
    int x, y, time = (int)(milliseconds * screen->pace);

    if (!layout.fits)
        return false;
    cells_init(&cells, layout.columns, layout.rows);
    scene_draw(&screen->scene, &layout, &screen->display->looks, &cells, &x, &y);
    if (moving->any)
        put_card(&cells, screen, moving->card, moving->place);
    if (moving->above != NO_CARD)
        put_card(&cells, screen, moving->above, layout.top);
    screen->display->show(screen->display->context, &cells, -1, -1);
    cells_release(&cells);
    struct key key = screen->display->key(screen->display->context, time > 0 ? time : 1);
    if (key.kind == KEY_STOPPED || key.kind == KEY_GONE)
        screen->ended = key.kind;
    return key.kind == KEY_NONE;
}

/* Where a card stands on its way, `frame` of `frames`; its size does not change. */
static struct place on_the_way(struct place from, struct place to, int frame, int frames)
{
    struct place place = from;
    int right = to.x + (to.width - from.width) / 2, down = to.y + (to.height - from.height) / 2;

    place.x += (right - from.x) * frame / frames;
    place.y += (down - from.y) * frame / frames;
    return place;
}

/* Moves a card in `frames` frames, the last of them at `to`. False: a key ended the motion. The
 * scene stays as it was: the caller shows what has become of it. */
static bool slide(struct table_screen *screen, int card, struct place from, struct place to,
                  int frames)
{
    struct moving moving = {.any = true, .card = card, .above = NO_CARD};

    for (int frame = 1; frame <= frames; frame++) {
        moving.place = on_the_way(from, to, frame, frames);
        if (!show_frame(screen, &moving, A_FRAME))
            return false;
    }
    return true;
}

/* A seat is where the mark of whose turn it is stands: each layout has seats elsewhere. The card is
 * right below it, or beside it where seats stand at the right. */
static struct place place_of_turn(const struct table_screen *screen, const struct layout *layout)
{
    struct place place = {layout->top.x, layout->top.y, CARD_COLUMNS, CARD_ROWS};
    bool large = layout->large_seats.width > 0;
    struct place row = large ? layout->large_seats : layout->seats;
    struct cells cells;
    int x, y, found = -1;

    cells_init(&cells, layout->columns, layout->rows);
    scene_draw(&screen->scene, layout, &screen->display->looks, &cells, &x, &y);
    for (y = row.y; y < row.y + row.height && found < 0; y++)
        for (x = row.x > 0 ? row.x - 1 : 0; x < layout->columns && found < 0; x++)
            if (cells_at(&cells, x, y).character == U'►') {
                found = x;
                place.x = large ? x - CARD_COLUMNS : x;
                place.y = large ? y : y + 1;
            }
    cells_release(&cells);
    if (place.x + CARD_COLUMNS > layout->columns)
        place.x = layout->columns - CARD_COLUMNS;
    return place;
}

static void light_name(struct table_screen *screen, int seat)
{
    for (int i = 0; i < screen->scene.seats; i++)
        screen->scene.seat[i].turn = i == seat;
}

/* Takes the card out of the hand that is seen, and tells where it stood. False: it is not there. */
static bool take_out(struct table_screen *screen, int card, struct place *place)
{
    struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    int first, chosen = scene->chosen, count = scene_hand_page(scene, &layout, &first);

    for (int i = 0; i < count; i++) {
        bool same = scene->hand[first + i] == card;
        /* of two that are the same the chosen one goes */
        bool other = chosen >= 0 && chosen != first + i && scene->hand[chosen] == card;
        if (!same || other)
            continue;
        *place = layout_card(&layout, i, chosen - first, count);
        place->width = layout.hand.width;
        scene->hand[first + i] = NO_CARD; /* a gap, as nothing else is to move */
        return true;
    }
    return false;
}

/* Moves the top card to the place of the card below, under the card that has come. */
static void push_below(struct table_screen *screen, int card)
{
    struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    struct moving moving = {.any = true, .card = scene->top, .above = card};
    struct place from = layout.top;

    if (scene->top == NO_CARD)
        return;
    from.width = layout.below.width;
    from.height = layout.below.height;
    scene->top = card;
    scene->suit = NO_SUIT;
    for (int frame = 1; frame < TO_BELOW; frame++) {
        moving.place = on_the_way(from, layout.below, frame, TO_BELOW);
        if (!show_frame(screen, &moving, A_FRAME))
            break;
    }
    scene->top = moving.card;
}

static void show_laid(struct table_screen *screen, const struct event *event)
{
    const struct moving nothing = {.above = NO_CARD};
    struct layout layout = screen_layout(screen);
    struct place from;
    bool own = event->seat == screen->holder && take_out(screen, event->card, &from);

    screen->scene.chosen = -1;
    if (!own) {
        light_name(screen, event->seat);
        from = place_of_turn(screen, &layout);
        if (!show_frame(screen, &nothing, NAME_LIT))
            return;
    }
    if (slide(screen, event->card, from, layout.top, own ? FROM_HAND : FROM_SEAT))
        push_below(screen, event->card);
}

/* One card stands for all that are drawn, and only its back is seen. */
static void show_drawn(struct table_screen *screen, const struct event *event)
{
    struct layout layout = screen_layout(screen);
    struct place to;

    if (!layout.stock.width || event->count < 1 || screen->scene.stock < 0)
        return;
    if (event->seat == screen->holder && screen->scene.cards) {
        int cards = screen->scene.cards, page = layout_page(&layout);
        to = layout_card(&layout, cards < page ? cards : page - 1, -1, cards + 1);
    } else {
        light_name(screen, event->seat);
        to = place_of_turn(screen, &layout);
    }
    slide(screen, NO_CARD, layout.stock, to, FROM_STOCK);
}

/* The segments pass a mark, each longer than the one before it: twice the average at the end. */
static void show_wheel(struct table_screen *screen, const struct event *event)
{
    enum { ROWS = 5, STEPS = SEGMENTS_PASSED * (SEGMENTS_PASSED + 1) / 2 };
    const struct moving nothing = {.above = NO_CARD};
    const struct wheel *wheel = deck_wheel(screen->scene.deck);
    struct scene *scene = &screen->scene;
    int count = wheel->count, rows = screen_layout(screen).panel.height;
    bool on = count > 0;

    rows = rows < ROWS ? 1 : ROWS;
    for (int step = 1; on && step <= SEGMENTS_PASSED; step++) {
        int stop = event->count + step - SEGMENTS_PASSED + SEGMENTS_PASSED * count;
        strbuf_clear(&scene->panel);
        for (int row = 0; row < rows; row++) {
            int segment = (stop + row - rows / 2) % count;
            strbuf_addf(&scene->panel, "%s\n",
                        words_in(&wheel->segments[segment].title, text_language()));
        }
        scene->panel_mark = rows / 2;
        on = show_frame(screen, &nothing, WHEEL * step / STEPS);
    }
}

void motion_show(struct table_screen *screen, const struct event *known)
{
    struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    bool moves = known->kind == EVENT_PLAYED || known->kind == EVENT_JUMPED ||
                 known->kind == EVENT_DRAWN || known->kind == EVENT_SPUN;

    if (!moves || screen->pace <= 0 || screen->ended || !layout.fits || known->seat == NO_SEAT)
        return;
    int chosen = scene->chosen;
    scene_clear_answers(scene);
    strbuf_clear(&scene->sentence);
    scene->kind = SCENE_TABLE;
    scene->chosen = chosen < scene->cards ? chosen : -1;
    if (known->kind == EVENT_SPUN)
        show_wheel(screen, known);
    else if (known->kind == EVENT_DRAWN)
        show_drawn(screen, known);
    else
        show_laid(screen, known);
    scene->chosen = -1;
}
