#include "tui/table/table_view.h"

#include "text/text.h"
#include "tui/cover.h"
#include "tui/prompt.h"
#include "tui/table/motion.h"
#include "tui/table/table_keys.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <string.h>

struct layout screen_layout(const struct table_screen *screen)
{
    int columns, rows;

    screen->display->size(screen->display->context, &columns, &rows);
    return scene_layout(&screen->scene, &screen->display->looks, columns, rows, screen->projector);
}

void screen_draw(struct table_screen *screen)
{
    struct layout layout = screen_layout(screen);
    struct cells cells;
    int x, y;

    if (layout.columns < 1 || layout.rows < 1)
        return;
    cells_init(&cells, layout.columns, layout.rows);
    scene_draw(&screen->scene, &layout, &screen->display->looks, &cells, &x, &y);
    screen->display->show(screen->display->context, &cells, x, y);
    cells_release(&cells);
}

bool screen_covers(const struct table_screen *screen, int seat)
{
    const struct plain *plain = screen->plain;

    return !screen->projector && (plain->left || (plain->people > 1 && plain->shown != seat));
}

int screen_viewer(const struct table_screen *screen, int watcher)
{
    const struct plain *plain = screen->plain;
    bool hidden = plain->left || (plain->people > 1 && plain->shown == NO_SEAT);

    return screen->projector || hidden || watcher == NO_SEAT ? SCREEN_EVERYBODY : watcher;
}

/* --- the events told */

const char *screen_last_event(const struct table_screen *screen, int viewer)
{
    return history_last(&screen->plain->history, viewer);
}

void screen_add_public(const struct table_screen *screen, struct strbuf *out, int columns)
{
    const struct history *history = &screen->plain->history;

    for (int number = history->told - HISTORY_RECENT; number < history->told; number++) {
        const char *event = history_sentence(history, number, SCREEN_EVERYBODY);
        if (*event)
            wrap_add(out, event, 0, columns);
    }
}

/* As many of the last ones as there is room for, whole; the last one is marked. */
void screen_show_events(struct table_screen *screen, int viewer)
{
    const struct history *history = &screen->plain->history;
    struct layout layout = screen_layout(screen);
    struct strbuf text = {0}, wrapped = {0};
    int room = layout.panel.height, number = history->told, last = 0;
    int width = layout.panel.width;

    if (layout.lens.x > layout.panel.x &&
        scene_has_lens(&screen->scene, &layout, &screen->display->looks))
        width = layout.lens.x - layout.panel.x - 3;
    while (number > 0 && number > history->told - HISTORY_RECENT) {
        strbuf_clear(&wrapped);
        const char *event = history_sentence(history, number - 1, viewer);
        if (*event)
            wrap_add(&wrapped, event, 0, width);
        int lines = wrap_lines(strbuf_text(&wrapped));
        if (lines > room)
            break;
        if (!last)
            last = lines;
        room -= lines;
        strbuf_add(&wrapped, strbuf_text(&text));
        strbuf_clear(&text);
        strbuf_add(&text, strbuf_text(&wrapped));
        number--;
    }
    strbuf_clear(&screen->scene.panel);
    strbuf_add(&screen->scene.panel, strbuf_text(&text));
    screen->scene.panel_mark = wrap_lines(strbuf_text(&text)) - last;
    if (!last)
        screen->scene.panel_mark = -1;
    strbuf_release(&text);
    strbuf_release(&wrapped);
}

/* --- the hand */

/* Cards that show their number the same way stand together, small parts last: not by value, which
 * would put equal numbers side by side. */
static bool comes_before(const struct deck *deck, int one, int other)
{
    const struct card *first = deck_card(deck, one), *second = deck_card(deck, other);

    if (first->kind != second->kind)
        return first->kind < second->kind;
    if (first->kind != CARD_NUMBER)
        return first->action < second->action;
    if (first->picture != second->picture)
        return first->picture < second->picture;
    if (first->notation.kind != second->notation.kind)
        return first->notation.kind < second->notation.kind;
    if (first->notation.denominator != second->notation.denominator)
        return first->notation.denominator < second->notation.denominator;
    return first->notation.numerator < second->notation.numerator;
}

void screen_lay_hand(struct table_screen *screen)
{
    struct scene *scene = &screen->scene;
    int count = 0;

    for (int card = 0; card < VIEW_CARDS; card++)
        for (int copy = 0; copy < screen->held[card] && count < SCENE_HAND; copy++) {
            int at = count++;
            while (screen->sort == SORT_FORM && at > 0 &&
                   comes_before(scene->deck, card, scene->hand[at - 1])) {
                scene->hand[at] = scene->hand[at - 1];
                at--;
            }
            scene->hand[at] = card;
        }
    scene->cards = count;
    if (scene->chosen >= count)
        scene->chosen = -1;
}

static void take_from_hand(struct table_screen *screen, int seat, int card)
{
    if (seat == screen->holder && card != NO_CARD && screen->held[card])
        screen->held[card]--;
}

static void put_in_hand(struct table_screen *screen, int seat, int card)
{
    if (seat == screen->holder && card != NO_CARD)
        screen->held[card]++;
}

/* --- views and events */

void screen_write_title(struct table_screen *screen, int round)
{
    struct scene *scene = &screen->scene;
    int minutes = screen->minutes ? screen->minutes(screen->minutes_context) : -1;

    strbuf_clear(&scene->title);
    strbuf_add(&scene->title, words_in(&deck_about(scene->deck)->title, text_language()));
    if (round > 0) {
        strbuf_add(&scene->title, "   ");
        prompt_add_words(screen->plain, &scene->title,
                         message_with(N_("round {count}"), arg_count("count", round)));
    }
    strbuf_clear(&scene->corner);
    if (minutes >= 0) {
        prompt_add_words(screen->plain, &scene->corner,
                         message_plural(NP_("{count} minute left", "{count} minutes left"),
                                        arg_count("count", minutes)));
    }
}

static void see_seats(struct table_screen *screen, const struct view *view)
{
    struct scene *scene = &screen->scene;
    int first = view->turn >= 0 && view->turn < view->seats ? view->turn : 0, seat = first;
    int way = view->direction == DIRECTION_RIGHT ? RIGHT : LEFT;

    scene->seats = view->seats;
    for (int i = 0; i < view->seats; i++) {
        struct scene_seat *sitting = &scene->seat[i];
        sitting->name = screen->plain->names->seat[i];
        sitting->cards = view->hands[i];
        sitting->turn = view->seat == NO_SEAT ? view->turn == i : view->asked >> i & 1;
        sitting->last = view->hands[i] == 1 && !(view->open.window.catchable >> i & 1);
        sitting->out = !(view->open.in >> i & 1);
    }
    for (int i = 0; i < view->seats; i++) {
        scene->order[i] = seat;
        seat = view->open.next[way][seat];
    }
    scene->to_the_right = view->direction == DIRECTION_RIGHT;
}

void screen_see(struct table_screen *screen, const struct view *view, bool open)
{
    struct scene *scene = &screen->scene;

    screen_write_title(screen, view->round);
    see_seats(screen, view);
    scene->stock = view->stock;
    scene->top = view->top;
    scene->below = view->below;
    scene->suit = view->suit;
    memset(screen->held, 0, sizeof screen->held);
    screen->holder = open ? view->seat : NO_SEAT;
    if (open && view->seat != NO_SEAT)
        memcpy(screen->held, view->held, sizeof screen->held);
    screen_lay_hand(screen);
}

static void lay_on_pile(struct table_screen *screen, const struct event *event)
{
    struct scene *scene = &screen->scene;

    scene->below = scene->top;
    scene->top = event->card;
    scene->suit = NO_SUIT;
    scene->seat[event->seat].cards = event->count;
    scene->seat[event->seat].last = false;
    take_from_hand(screen, event->seat, event->card);
}

static void take_back(struct table_screen *screen, const struct event *event)
{
    struct scene *scene = &screen->scene;

    if (event->card == scene->top) {
        scene->top = scene->below;
        scene->below = NO_CARD;
        scene->suit = NO_SUIT;
    }
    scene->seat[event->seat].cards++;
    put_in_hand(screen, event->seat, event->card);
}

static void get_cards(struct table_screen *screen, const struct event *event)
{
    struct scene *scene = &screen->scene;

    scene->seat[event->seat].cards += event->count;
    scene->seat[event->seat].last = false;
    scene->stock -= event->count < scene->stock ? event->count
                    : scene->stock > 0          ? scene->stock
                                                : 0;
    for (int i = 0; event->cards && i < event->count; i++)
        put_in_hand(screen, event->seat, event->cards[i]);
}

static void begin_round(struct table_screen *screen, const struct event *event)
{
    struct scene *scene = &screen->scene;

    scene->seats = screen->plain->names->seats;
    for (int seat = 0; seat < scene->seats; seat++) {
        scene->seat[seat] = (struct scene_seat){.name = screen->plain->names->seat[seat]};
        scene->order[seat] = seat;
    }
    scene->top = scene->below = NO_CARD;
    scene->suit = NO_SUIT;
    scene->stock = -1;
    memset(screen->held, 0, sizeof screen->held);
    screen_write_title(screen, event->count);
}

void screen_follow(struct table_screen *screen, const struct event *event)
{
    struct scene *scene = &screen->scene;
    bool seated = event->seat != NO_SEAT;

    switch (event->kind) {
    case EVENT_ROUND_BEGUN:
        begin_round(screen, event);
        break;
    case EVENT_DEALT:
        scene->seat[event->seat].cards = event->count;
        for (int i = 0; event->cards && i < event->count; i++)
            put_in_hand(screen, event->seat, event->cards[i]);
        break;
    case EVENT_TURNED:
        scene->top = event->card;
        break;
    case EVENT_PLAYED:
    case EVENT_JUMPED:
    case EVENT_DISCARDED:
        lay_on_pile(screen, event);
        break;
    case EVENT_COLOUR_NAMED:
        scene->suit = event->suit;
        break;
    case EVENT_DRAWN:
        get_cards(screen, event);
        break;
    case EVENT_TAKEN_BACK:
    case EVENT_WRONG:
        take_back(screen, event);
        break;
    case EVENT_GIVEN:
        scene->seat[event->seat].cards = event->count;
        break;
    case EVENT_CALLED:
        scene->seat[event->seat].last = true;
        break;
    case EVENT_REVERSED:
        scene->to_the_right = event->count < 0;
        break;
    case EVENT_RESHUFFLED:
        scene->stock = event->count;
        break;
    case EVENT_ON_TURN:
        for (int seat = 0; seated && seat < scene->seats; seat++)
            scene->seat[seat].turn = seat == event->seat;
        break;
    default:
        break;
    }
    screen_lay_hand(screen);
}

/* --- telling and explaining events: docs/design/screen.md, “Telling and explaining” */

static bool is_bot(const struct table_screen *screen, int seat)
{
    return seat != NO_SEAT && screen->players->seat[seat].bot != NULL;
}

/* How long a sentence is read: a quarter of a second a word. */
static int reading_time(const struct table_screen *screen, const char *text)
{
    enum { A_WORD = 250, LEAST = 600, MOST = 4000 };
    int words = 1;

    for (; *text; text++)
        words += *text == ' ';
    int time = words * A_WORD;
    time = time < LEAST ? LEAST : time > MOST ? MOST : time;
    return (int)(time * screen->pace);
}

static void show_told(struct table_screen *screen, int viewer)
{
    struct scene *scene = &screen->scene;

    scene_clear_answers(scene);
    strbuf_clear(&scene->sentence);
    scene->kind = SCENE_TABLE;
    scene->chosen = -1;
    screen_show_events(screen, viewer);
    screen_draw(screen);
}

void screen_tell(void *context, const struct event *event, int watcher)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    int before = plain->history.told;

    if (event->kind == EVENT_ON_TURN)
        screen->kept = NO_CARD;
    if (event->kind == EVENT_ON_TURN && plain->people > 1 && !screen->projector &&
        event->seat != plain->shown)
        screen_hide(screen);
    if (plain->people == 1 && !plain->left && watcher != NO_SEAT)
        screen->holder = watcher;
    int viewer = screen_viewer(screen, watcher);
    struct event known = event_for_seat(event, viewer == SCREEN_EVERYBODY ? NO_SEAT : viewer);
    if (event->kind == EVENT_ROUND_BEGUN)
        for (int seat = 0; seat < SEATS_MAX; seat++)
            strbuf_clear(&plain->secret[seat]);
    history_add(plain, event);
    motion_show(screen, &known);
    screen_follow(screen, &known);
    if (plain->shown != NO_SEAT)
        cover_keep(plain, event);
    plain->last = event->kind;
    plain->fresh = true;
    screen_forget_answer(screen);
    if (plain->history.told == before)
        return;
    const char *text = screen_last_event(screen, viewer);
    if (history_is_result(event->kind)) /* is read on a page, too */
        wrap_add(&screen->report, text, 0, screen_page_columns(screen));
    show_told(screen, viewer);
    bool own = event->seat == watcher && !is_bot(screen, event->seat) &&
               event->kind != EVENT_DRAWN && event->kind != EVENT_PASSED;
    if (!own && !history_is_result(event->kind))
        screen_wait(screen, reading_time(screen, text));
}

void screen_remark(void *context, struct message message)
{
    struct table_screen *screen = context;

    history_add_remark(screen->plain, message, false);
    int viewer = screen_viewer(screen, screen->plain->shown);
    show_told(screen, viewer);
    screen_wait(screen, reading_time(screen, screen_last_event(screen, viewer)));
}

/* --- explanations */

static void show_until_key(struct table_screen *screen)
{
    struct scene *scene = &screen->scene;

    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    scene_add_key(scene, text_get(N_("[Enter] go on")), true);
    screen->ignore_keys = SCREEN_IGNORES;
    struct key key;
    do {
        key = screen_key(screen);
    } while (key.kind == KEY_SIZED);
    if (key.kind == KEY_WOKEN && screen->plain->people > 1)
        screen_hide(screen);
    scene_clear_answers(scene);
}

/* Beside the table where there is room, else on a page; until a key. */
static void show_explanation(struct table_screen *screen, const struct strbuf *narrow,
                             const struct strbuf *wide)
{
    struct scene *scene = &screen->scene;

    if (!screen_fits_panel(screen, narrow)) {
        screen_read_text(screen, wide);
        return;
    }
    scene_clear_answers(scene);
    strbuf_clear(&scene->sentence);
    strbuf_clear(&scene->panel);
    strbuf_add(&scene->panel, strbuf_text(narrow));
    scene->panel_mark = -1;
    show_until_key(screen);
}

/* A projector shows bars across the screen, below the two cards. False: they cannot be shown so. */
static bool explain_to_all(struct table_screen *screen, const struct teaching *teaching)
{
    struct layout layout = screen_layout(screen);
    struct scene *scene = &screen->scene;

    screen->plain->columns = layout.explanation.width;
    strbuf_clear(&scene->explained);
    if (!layout.explanation.width ||
        !teaching_add_wide(screen->plain, &scene->explained, teaching, layout.explanation.height))
        return false;
    show_until_key(screen);
    strbuf_clear(&scene->explained);
    return true;
}

/* Adds an explanation as wide as the panel; without the empty row between its bars if it, or the
 * text before it, would have no room there. */
static void add_narrow(struct table_screen *screen, const struct teaching *teaching,
                       struct strbuf *out)
{
    struct strbuf all = {0};

    screen->plain->columns = screen_panel_columns(screen);
    teaching_add_lines(screen->plain, out, teaching);
    if (teaching->answer)
        strbuf_add(&all, strbuf_text(&screen->answer));
    strbuf_add(&all, strbuf_text(out));
    if (!screen_fits_panel(screen, &all)) {
        strbuf_clear(out);
        teaching_add_close(screen->plain, out, teaching);
    }
    strbuf_release(&all);
}

void screen_teach(void *context, const struct teaching *teaching, int watcher)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    int viewer = screen_viewer(screen, watcher);
    bool open = teaching->seen == TEACHING_ALL;
    struct strbuf narrow = {0}, wide = {0};

    bool shared = screen->projector && teaching->answer; /* hands lie open */
    if (!open && !shared && (viewer == SCREEN_EVERYBODY || !(teaching->seen >> viewer & 1)))
        return;
    add_narrow(screen, teaching, &narrow);
    plain->columns = screen_page_columns(screen);
    teaching_add_lines(plain, &wide, teaching);
    if (teaching->answer) {
        if (!screen->projector || !explain_to_all(screen, teaching)) {
            strbuf_add(&screen->answer, strbuf_text(&narrow));
            strbuf_add(&screen->answer_wide, strbuf_text(&wide));
        }
    } else {
        for (int i = 0; open && i < teaching->sentences; i++)
            history_add_remark(plain, teaching->say[i], true);
        if (open) {
            strbuf_clear(&screen->explained);
            strbuf_add(&screen->explained, strbuf_text(&wide));
        }
        bool wait = plain->people || screen->pace > 0;
        if (wait && !(screen->projector && explain_to_all(screen, teaching)))
            show_explanation(screen, &narrow, &wide);
    }
    strbuf_release(&narrow);
    strbuf_release(&wide);
}
