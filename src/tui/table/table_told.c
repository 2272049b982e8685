/* What happens is told, and explained: TABLE, 1 and 7. */
#include "text/text.h"
#include "tui/cover.h"
#include "tui/table/motion.h"
#include "tui/table/table_asking.h"
#include "tui/table/table_parts.h"
#include "tui/table/table_seen.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <string.h>

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
            strbuf_clear(&plain->kept[seat]);
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
    screen->deaf = SCREEN_DEAF;
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

/* Adds it as wide as the panel; where it or what was said before would have no room there, without
 * the empty row between its bars. */
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
