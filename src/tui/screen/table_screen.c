#include "tui/screen/table_screen.h"

#include "base/utf8.h"
#include "play/telling.h"
#include "text/text.h"
#include "tui/cover.h"
#include "tui/prompt.h"
#include "tui/review_lines.h"
#include "tui/screen/motion.h"
#include "tui/screen/table_asking.h"
#include "tui/screen/table_seen.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

void table_screen_init(struct table_screen *screen, const struct surface *surface,
                       struct plain *plain, const struct players *players)
{
    *screen = (struct table_screen){.surface = surface,
                                    .plain = plain,
                                    .players = players,
                                    .pace = 1,
                                    .holder = NO_SEAT,
                                    .scene = {.deck = plain->names->deck,
                                              .top = NO_CARD,
                                              .below = NO_CARD,
                                              .suit = NO_SUIT,
                                              .stock = -1,
                                              .panel_mark = -1,
                                              .chosen = -1}};
    plain->bare = true;
    plain->colour = false;
    plain->drawn = true;
    plain->ascii = surface->looks.ascii;
}

void table_screen_release(struct table_screen *screen)
{
    for (int i = 0; i < SCREEN_EVENTS; i++)
        for (int viewer = 0; viewer <= SCREEN_EVERYBODY; viewer++)
            strbuf_release(&screen->event[i][viewer]);
    strbuf_release(&screen->answer);
    strbuf_release(&screen->answer_wide);
    strbuf_release(&screen->report);
    strbuf_release(&screen->explained);
    scene_release(&screen->scene);
}

/* --- texts on two widths */

static int panel_columns(const struct table_screen *screen)
{
    struct layout layout = screen_layout(screen);

    return layout.fits ? layout.panel.width : LAYOUT_COLUMNS;
}

static int page_columns(const struct table_screen *screen)
{
    struct layout layout = screen_layout(screen);

    return layout.fits ? scene_page_columns(&layout) : LAYOUT_COLUMNS;
}

static int lines_of(const struct strbuf *text)
{
    int lines = 0;

    for (const char *c = strbuf_text(text); *c; c++)
        lines += *c == '\n';
    return lines;
}

/* Whether the panel has room for it. */
static bool fits_panel(const struct table_screen *screen, const struct strbuf *text)
{
    struct layout layout = screen_layout(screen);

    return layout.fits && !layout.narrow && lines_of(text) <= layout.panel.height;
}

static void forget_answer(struct table_screen *screen)
{
    strbuf_clear(&screen->answer);
    strbuf_clear(&screen->answer_wide);
}

/* Whoever comes back to the terminal may be anybody. */
static void hide(struct table_screen *screen)
{
    screen->plain->shown = NO_SEAT;
    screen->holder = NO_SEAT;
    screen->scene.cards = 0;
    screen->scene.chosen = -1;
    memset(screen->held, 0, sizeof screen->held);
}

static enum asked read_page(struct table_screen *screen, const struct strbuf *text)
{
    enum asked asked = screen_read_page(screen, strbuf_text(text));

    if (asked == ASKED_WOKEN && screen->plain->people > 1)
        hide(screen);
    return asked;
}

static void read_report(struct table_screen *screen)
{
    if (screen->report.length)
        read_page(screen, &screen->report);
    strbuf_clear(&screen->report);
}

/* --- what is told */

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

/* What ends a round or a match is read on a page, too. */
static bool is_result(enum event_kind kind)
{
    return kind == EVENT_COUNTED || kind == EVENT_ROUND_WON || kind == EVENT_CHARGED ||
           kind == EVENT_OUT || kind == EVENT_MATCH_WON || kind == EVENT_BLOCKED;
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

static void tell(void *context, const struct event *event, int watcher)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    int before = screen->events;

    if (event->kind == EVENT_ON_TURN && plain->people > 1 && !screen->projector &&
        event->seat != plain->shown)
        hide(screen);
    if (plain->people == 1 && watcher != NO_SEAT)
        screen->holder = watcher;
    int viewer = screen_viewer(screen, watcher);
    struct event known = event_for_seat(event, viewer == SCREEN_EVERYBODY ? NO_SEAT : viewer);
    if (event->kind == EVENT_ROUND_BEGUN)
        for (int seat = 0; seat < SEATS_MAX; seat++)
            strbuf_clear(&plain->kept[seat]);
    history_add(plain, event);
    screen_keep_event(screen, event);
    motion_show(screen, &known);
    screen_follow(screen, &known);
    if (plain->shown != NO_SEAT)
        cover_keep(plain, event);
    plain->last = event->kind;
    plain->fresh = true;
    forget_answer(screen);
    if (screen->events == before)
        return;
    const char *text = screen_last_event(screen, viewer);
    if (is_result(event->kind))
        wrap_add(&screen->report, text, 0, page_columns(screen));
    show_told(screen, viewer);
    bool own = event->seat == watcher && !is_bot(screen, event->seat) &&
               event->kind != EVENT_DRAWN && event->kind != EVENT_PASSED;
    if (!own && !is_result(event->kind))
        screen_wait(screen, reading_time(screen, text));
}

static void remark(void *context, struct message message)
{
    struct table_screen *screen = context;

    history_add_remark(screen->plain, message);
    screen_keep_remark(screen, message);
    int viewer = screen_viewer(screen, screen->plain->shown);
    show_told(screen, viewer);
    screen_wait(screen, reading_time(screen, screen_last_event(screen, viewer)));
}

void table_screen_say(struct table_screen *screen, struct message message)
{
    struct plain *plain = screen->plain;

    if (!screen->begun) {
        plain->columns = page_columns(screen);
        teaching_add_sentence(plain, &screen->report, message);
        return;
    }
    plain->columns = panel_columns(screen);
    teaching_add_sentence(plain, &screen->answer, message);
    plain->columns = page_columns(screen);
    teaching_add_sentence(plain, &screen->answer_wide, message);
}

static void say(void *context, struct message message)
{
    table_screen_say(context, message);
}

/* --- explanations */

static void show_until_key(struct table_screen *screen)
{
    struct scene *scene = &screen->scene;

    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    scene_add_key(scene, text_get(N_("[Enter] go on")), true);
    screen->deaf = SCREEN_DEAF;
    struct key key = screen_key(screen);
    if (key.kind == KEY_WOKEN && screen->plain->people > 1)
        hide(screen);
    scene_clear_answers(scene);
}

/* Beside the table where there is room, else on a page; until a key. */
static void show_explanation(struct table_screen *screen, const struct strbuf *narrow,
                             const struct strbuf *wide)
{
    struct scene *scene = &screen->scene;

    if (!fits_panel(screen, narrow)) {
        read_page(screen, wide);
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

static void teach(void *context, const struct teaching *teaching, int watcher)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    int viewer = screen_viewer(screen, watcher);
    bool open = teaching->seen == TEACHING_ALL;
    struct strbuf narrow = {0}, wide = {0};

    bool shared = screen->projector && teaching->answer; /* hands lie open */
    if (!open && !shared && (viewer == SCREEN_EVERYBODY || !(teaching->seen >> viewer & 1)))
        return;
    plain->columns = panel_columns(screen);
    teaching_add_lines(plain, &narrow, teaching);
    plain->columns = page_columns(screen);
    teaching_add_lines(plain, &wide, teaching);
    if (teaching->answer) {
        if (!screen->projector || !explain_to_all(screen, teaching)) {
            strbuf_add(&screen->answer, strbuf_text(&narrow));
            strbuf_add(&screen->answer_wide, strbuf_text(&wide));
        }
    } else {
        for (int i = 0; open && i < teaching->sentences; i++) {
            history_add_remark(plain, teaching->say[i]);
            screen_keep_remark(screen, teaching->say[i]);
        }
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

/* --- pages */

static void review(void *context, const struct review *review)
{
    struct table_screen *screen = context;

    screen->plain->columns = page_columns(screen);
    review_add_lines(screen->plain, &screen->report, review);
}

static void show_points(void *context, const struct table_score *score)
{
    struct table_screen *screen = context;

    screen->plain->columns = page_columns(screen);
    if (screen->report.length)
        strbuf_add_char(&screen->report, '\n');
    prompt_add_points(screen->plain, &screen->report, score);
    if (!screen->plain->fresh)
        read_report(screen); /* somebody asked for them */
}

/* Begins a text for a page, and shows it. */
static struct strbuf page_text(struct table_screen *screen)
{
    screen->plain->columns = page_columns(screen);
    return (struct strbuf){0};
}

static void show_page(struct table_screen *screen, struct strbuf *text)
{
    if (text->length)
        read_page(screen, text);
    strbuf_release(text);
}

static void help(void *context, const struct view *view, const struct choices *choices)
{
    struct table_screen *screen = context;
    struct strbuf text = page_text(screen);

    prompt_add_sentence(screen->plain, &text,
                        message_of(N_("Digits or arrows choose a card, Enter plays it. What else "
                                      "you can press stands at the bottom.")));
    prompt_add_sentence(screen->plain, &text,
                        message_of(N_("“:” opens a line, in which you can type more:")));
    prompt_add_help(screen->plain, &text, view, choices);
    show_page(screen, &text);
}

static void again(void *context, const struct view *view)
{
    struct table_screen *screen = context;
    struct strbuf text = page_text(screen);

    if (view->seat != NO_SEAT)
        history_tell(screen->plain, &text, view->seat);
    if (!text.length)
        table_screen_say(screen, message_of(N_("nothing has happened yet")));
    show_page(screen, &text);
}

static void show_rules(void *context, const struct view *view)
{
    struct table_screen *screen = context;
    struct strbuf text = page_text(screen);

    prompt_add_rules(screen->plain, &text, view);
    show_page(screen, &text);
}

static void recall(void *context, const struct event *event)
{
    struct table_screen *screen = context;

    history_add(screen->plain, event);
    screen_keep_event(screen, event);
    screen_follow(screen, event);
}

static void seated(void *context, int seat, int people)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;

    hide(screen);
    plain->left = plain->people > 1 && people == 1;
    strbuf_clear(&plain->kept[seat]);
    plain->people = people;
    plain->fresh = true;
}

/* --- asking */

/* The cover between two people: TABLE, 1. Returns whether its player looks now. */
static enum asked lift_cover(struct table_screen *screen, const struct view *view,
                             struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    struct plain *plain = screen->plain;
    uint32_t letter = screen_seat_letter(plain->names, view->seat);
    struct strbuf upper = {0}, words = {0};
    enum asked asked = ASKED_NOTHING;

    hide(screen);
    forget_answer(screen);
    strbuf_add_code_point(&upper, (uint32_t)towupper((wint_t)letter));
    (void)prompt_person(plain, view->seat, plain->person);
    strbuf_addf(&words, "%s\n\n", plain->person);
    prompt_add_words(
        plain, &words,
        message_with(N_("Only {seat} looks at the screen now."), arg_text("seat", plain->person)));
    strbuf_add(&words, "\n\n");
    prompt_add_words(plain, &words,
                     message_with(N_("{seat} presses: {letter}"), arg_text("seat", plain->person),
                                  arg_text("letter", strbuf_text(&upper))));
    bool heard = false;
    while (asked == ASKED_NOTHING && !heard) {
        screen_see(screen, view, false);
        scene_clear_answers(scene);
        scene->kind = SCENE_COVER;
        strbuf_clear(&scene->sentence);
        strbuf_add(&scene->sentence, strbuf_text(&words));
        strbuf_clear(&scene->panel);
        wrap_add(&scene->panel, screen_last_event(screen, SCREEN_EVERYBODY), 0, LAYOUT_COLUMNS);
        scene_add_key(scene, text_get(N_("[:] type")), true);
        scene_add_key(scene, text_get(N_("[Esc] menu")), true);
        if (!screen->covered)
            screen->deaf = SCREEN_COVER_DEAF;
        screen->covered = true;
        struct key key = screen_key(screen);
        if (screen->ended)
            asked = ASKED_ENDED;
        else if (key.kind == KEY_ESCAPE)
            asked = screen_menu(screen, plain->person, line);
        else if (key.kind == KEY_TABULATOR || (key.kind == KEY_CHARACTER && key.character == ':'))
            asked = screen_type(screen, "", line);
        else
            heard = screen_is_letter(key, letter);
    }
    screen->covered = false;
    strbuf_release(&upper);
    strbuf_release(&words);
    return asked;
}

/* At the beginning of somebody's turn: what they may have missed, and a moment to think. */
static void begin_turn(struct table_screen *screen, const struct view *view)
{
    enum { SECOND = 1000 };
    struct plain *plain = screen->plain;
    struct scene *scene = &screen->scene;

    if (view->seat != NO_SEAT && plain->kept[view->seat].length) {
        plain->columns = panel_columns(screen);
        wrap_add(&screen->answer, strbuf_text(&plain->kept[view->seat]), 0, plain->columns);
        strbuf_clear(&plain->kept[view->seat]);
    }
    if (!plain->think || view->situation != SITUATION_TURN)
        return;
    screen_see(screen, view, true);
    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    screen_show_events(screen, screen_viewer(screen, view->seat));
    strbuf_clear(&scene->sentence);
    prompt_add_words(plain, &scene->sentence,
                     message_plural(NP_("Think first, for {count} second. What you type now does "
                                        "not count.",
                                        "Think first, for {count} seconds. What you type now does "
                                        "not count."),
                                    arg_count("count", plain->think)));
    screen_draw(screen);
    screen->surface->deaf(screen->surface->context, plain->think * SECOND);
}

static enum table_answer answer_of(const struct table_screen *screen)
{
    return screen->ended == KEY_GONE ? ANSWER_END : ANSWER_STOPPED;
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    bool secret = !screen->projector && (plain->people > 1 || plain->left) &&
                  view->seat != NO_SEAT && view->situation != SITUATION_ROUND_OVER;
    enum asked asked = ASKED_WOKEN;
    bool fresh = plain->fresh;

    screen->begun = true;
    if (plain->halted)
        return ANSWER_STOPPED;
    if (!secret && plain->people > 1)
        hide(screen);
    read_report(screen);
    if (screen->answer.length && !fits_panel(screen, &screen->answer)) {
        read_page(screen, &screen->answer_wide);
        forget_answer(screen);
    }
    while (asked == ASKED_WOKEN && !screen->ended) {
        if (secret && plain->shown != view->seat) {
            asked = lift_cover(screen, view, line);
            if (asked != ASKED_NOTHING)
                break;
            plain->shown = plain->people > 1 ? view->seat : NO_SEAT;
            plain->left = false;
            fresh = true;
        }
        plain->last = EVENT_KINDS;
        plain->fresh = false;
        if (fresh) {
            begin_turn(screen, view);
            screen->deaf = SCREEN_DEAF;
        }
        asked = view->seat == NO_SEAT ? screen_ask_several(screen, view, line)
                                      : screen_ask_one(screen, view, choices, line);
        if (asked == ASKED_WOKEN && secret)
            hide(screen);
    }
    forget_answer(screen);
    return screen->ended ? answer_of(screen) : ANSWER_LINE;
}

struct table_front table_screen_front(struct table_screen *screen)
{
    return (struct table_front){.context = screen,
                                .tell = tell,
                                .ask = ask,
                                .remark = remark,
                                .say = say,
                                .help = help,
                                .points = show_points,
                                .teach = teach,
                                .again = again,
                                .rules = show_rules,
                                .recall = recall,
                                .seated = seated,
                                .review = review,
                                .scrolls = true};
}

bool table_screen_confirm(struct table_screen *screen, struct message question, bool *ended)
{
    struct scene *scene = &screen->scene;
    struct key key = {.kind = KEY_NONE};
    struct strbuf text = {0};
    bool yes = false;

    read_report(screen);
    hide(screen);
    screen->plain->columns = page_columns(screen);
    teaching_add_sentence(screen->plain, &text, question);
    scene_clear_answers(scene);
    scene->kind = SCENE_PAGE;
    scene->page = 0;
    scene->pages = 1;
    strbuf_clear(&scene->panel);
    strbuf_add(&scene->panel, strbuf_text(&text));
    scene->panel_mark = -1;
    scene_add_key(scene, text_get(N_("[Y] yes")), true);
    scene_add_key(scene, text_get(N_("[N] no")), true);
    uint32_t letter = scene_key_letter(&scene->key[0]), refusal = scene_key_letter(&scene->key[1]);
    screen->deaf = SCREEN_DEAF;
    while (!screen->ended && !yes && key.kind != KEY_RETURN && key.kind != KEY_ESCAPE &&
           !screen_is_letter(key, refusal)) {
        key = screen_key(screen);
        yes = screen_is_letter(key, letter);
    }
    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    strbuf_clear(&scene->panel);
    strbuf_release(&text);
    *ended = screen->ended != KEY_NONE;
    return yes;
}

void table_screen_begin(struct table_screen *screen)
{
    if (!screen->begun)
        screen_write_title(screen, 0);
    read_report(screen);
}

const char *table_screen_finish(struct table_screen *screen)
{
    hide(screen);
    if (screen->report.length && !screen->ended)
        screen_read_page(screen, strbuf_text(&screen->report));
    return strbuf_text(&screen->report);
}
