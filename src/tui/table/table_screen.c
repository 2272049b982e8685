#include "tui/table/table_screen.h"

#include "text/text.h"
#include "tui/cover.h"
#include "tui/prompt.h"
#include "tui/table/table_keys.h"
#include "tui/table/table_view.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

/* --- somebody is asked: the cover, the beginning of a turn, the question. docs/design/screen.md,
 * “Cover and buzzers” */

/* Anybody may type here, so only the lines of cover_lets_through pass: no move of the covered hand,
 * and nothing that its owner alone may read. *refused: something else was typed. */
static enum asked type_at_cover(struct table_screen *screen, int owner, struct strbuf *line,
                                bool *refused)
{
    enum asked asked = screen_type(screen, "", line);

    if (asked != ASKED_LINE || cover_lets_through(screen->plain, owner, strbuf_text(line)))
        return asked;
    *refused = line->length > 0;
    strbuf_clear(line);
    return ASKED_NOTHING;
}

/* Sets the text below the cover: the last event told to everybody, or the refusal of a line. */
static void set_below_cover(struct table_screen *screen, const char *letter, bool refused)
{
    struct strbuf words = {0};

    if (refused)
        prompt_add_words(
            screen->plain, &words,
            message_with(N_("Only the key {letter} shows the cards."), arg_text("letter", letter)));
    else
        strbuf_add(&words, screen_last_event(screen, SCREEN_EVERYBODY));
    strbuf_clear(&screen->scene.panel);
    wrap_add(&screen->scene.panel, strbuf_text(&words), 0, LAYOUT_COLUMNS);
    strbuf_release(&words);
}

/* The cover between two people: docs/design/screen.md, “Cover and buzzers”. Returns whether its
 * player looks now. */
static enum asked lift_cover(struct table_screen *screen, const struct view *view,
                             struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    struct plain *plain = screen->plain;
    uint32_t letter = screen_seat_letter(plain->names, view->seat);
    struct strbuf upper = {0}, words = {0};
    enum asked asked = ASKED_NOTHING;

    screen_hide(screen);
    screen_forget_answer(screen);
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
    bool heard = false, refused = false;
    while (asked == ASKED_NOTHING && !heard) {
        screen_see(screen, view, false);
        scene_clear_answers(scene);
        scene->kind = SCENE_COVER;
        strbuf_clear(&scene->sentence);
        strbuf_add(&scene->sentence, strbuf_text(&words));
        set_below_cover(screen, strbuf_text(&upper), refused);
        scene_add_key(scene, text_get(N_("[:] type")), true);
        scene_add_key(scene, text_get(N_("[Esc] menu")), true);
        if (!screen->covered)
            screen->ignore_keys = SCREEN_COVER_IGNORES;
        screen->covered = true;
        struct key key = screen_key(screen);
        if (screen->ended)
            asked = ASKED_ENDED;
        else if (key.kind == KEY_ESCAPE)
            asked = screen_menu(screen, plain->person, line);
        else if (key.kind == KEY_TABULATOR || (key.kind == KEY_CHARACTER && key.character == ':'))
            asked = type_at_cover(screen, view->seat, line, &refused);
        else
            heard = screen_is_letter(key, letter);
    }
    screen->covered = false;
    strbuf_release(&upper);
    strbuf_release(&words);
    return asked;
}

/* Shows the secrets that a player was told before the screen was covered. */
static void show_kept(struct table_screen *screen, int seat)
{
    struct plain *plain = screen->plain;
    const char *kept = strbuf_text(&plain->secret[seat]);

    if (!*kept)
        return;
    plain->columns = screen_panel_columns(screen);
    wrap_add(&screen->answer, kept, 0, plain->columns);
    wrap_add(&screen->answer_wide, kept, 0, screen_page_columns(screen));
}

/* At the beginning of somebody's turn: a moment to think. */
static void begin_turn(struct table_screen *screen, const struct view *view)
{
    enum { SECOND = 1000 };
    struct plain *plain = screen->plain;
    struct scene *scene = &screen->scene;

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
    screen->display->ignore_keys(screen->display->context, plain->think * SECOND);
}

static enum table_answer answer_of(const struct table_screen *screen)
{
    return screen->ended == KEY_GONE ? ANSWER_END : ANSWER_STOPPED;
}

/* Shows the report, which has to be read before the next question. */
static void screen_read_report(struct table_screen *screen)
{
    if (screen->report.length)
        screen_read_text(screen, &screen->report);
    strbuf_clear(&screen->report);
}

static enum table_answer screen_ask(void *context, const struct view *view,
                                    const struct choices *choices, struct strbuf *line)
{
    struct table_screen *screen = context;
    struct plain *plain = screen->plain;
    bool secret = !screen->projector && cover_is_due(plain, view);
    enum asked asked = ASKED_WOKEN;
    bool fresh = plain->fresh;

    screen->begun = true;
    if (plain->halted)
        return ANSWER_STOPPED;
    if (!secret && plain->people > 1)
        screen_hide(screen);
    screen_read_report(screen);
    while (asked == ASKED_WOKEN && !screen->ended) {
        if (secret && plain->shown != view->seat) {
            asked = lift_cover(screen, view, line);
            if (asked != ASKED_NOTHING)
                break;
            cover_lifted(plain, view->seat);
            show_kept(screen, view->seat);
            fresh = true;
        }
        history_asked(plain, view);
        plain->fresh = false;
        if (secret) /* the player with the hand before them has seen how it changed */
            strbuf_clear(&plain->secret[view->seat]);
        if (fresh) {
            begin_turn(screen, view);
            screen->ignore_keys = SCREEN_IGNORES;
        }
        if (screen->answer.length && !screen_fits_panel(screen, &screen->answer)) {
            asked = screen_read_text(screen, &screen->answer_wide);
            screen_forget_answer(screen);
            if (asked == ASKED_WOKEN)
                continue;
        }
        asked = view->real              ? screen_ask_real(screen, view, choices, line)
                : view->seat == NO_SEAT ? screen_ask_several(screen, view, line)
                                        : screen_ask_one(screen, view, choices, line);
        if (asked == ASKED_WOKEN && secret)
            screen_hide(screen);
    }
    screen_forget_answer(screen);
    return screen->ended ? answer_of(screen) : ANSWER_LINE;
}

void table_screen_init(struct table_screen *screen, const struct display *display,
                       struct plain *plain, const struct players *players)
{
    *screen = (struct table_screen){.display = display,
                                    .plain = plain,
                                    .players = players,
                                    .pace = 1,
                                    .usual_pace = 1,
                                    .holder = NO_SEAT,
                                    .kept = NO_CARD,
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
    plain->ascii = display->looks.ascii;
}

void table_screen_release(struct table_screen *screen)
{
    strbuf_release(&screen->answer);
    strbuf_release(&screen->answer_wide);
    strbuf_release(&screen->report);
    strbuf_release(&screen->explained);
    scene_release(&screen->scene);
}

/* --- texts on two widths */

int screen_panel_columns(const struct table_screen *screen)
{
    struct layout layout = screen_layout(screen);

    return layout.fits ? layout.panel.width : LAYOUT_COLUMNS;
}

int screen_page_columns(const struct table_screen *screen)
{
    struct layout layout = screen_layout(screen);

    return layout.fits ? scene_page_columns(&layout) : LAYOUT_COLUMNS;
}

/* Whether the panel has room for it. */
bool screen_fits_panel(const struct table_screen *screen, const struct strbuf *text)
{
    struct layout layout = screen_layout(screen);

    return layout.fits && !layout.narrow && wrap_lines(strbuf_text(text)) <= layout.panel.height;
}

void screen_forget_answer(struct table_screen *screen)
{
    strbuf_clear(&screen->answer);
    strbuf_clear(&screen->answer_wide);
}

/* Hides the hand: anybody may come back to the terminal. */
void screen_hide(struct table_screen *screen)
{
    screen->plain->shown = NO_SEAT;
    screen->holder = NO_SEAT;
    screen->kept = NO_CARD;
    screen->scene.cards = 0;
    screen->scene.chosen = -1;
    memset(screen->held, 0, sizeof screen->held);
}

enum asked screen_read_text(struct table_screen *screen, const struct strbuf *text)
{
    enum asked asked = screen_read_page(screen, strbuf_text(text));

    if (asked == ASKED_WOKEN && screen->plain->people > 1)
        screen_hide(screen);
    return asked;
}

/* --- sentences and pages */

void table_screen_say(struct table_screen *screen, struct message message)
{
    struct plain *plain = screen->plain;

    if (!screen->begun) {
        plain->columns = screen_page_columns(screen);
        teaching_add_sentence(plain, &screen->report, message);
        return;
    }
    plain->columns = screen_panel_columns(screen);
    teaching_add_sentence(plain, &screen->answer, message);
    plain->columns = screen_page_columns(screen);
    teaching_add_sentence(plain, &screen->answer_wide, message);
}

void table_screen_wait(struct table_screen *screen, struct message message)
{
    table_screen_say(screen, message);
    if (screen->begun)
        screen_draw(screen);
}

static void say(void *context, struct message message)
{
    table_screen_say(context, message);
}

static void review(void *context, const struct review *review)
{
    struct table_screen *screen = context;

    screen->plain->columns = screen_page_columns(screen);
    review_add_lines(screen->plain, &screen->report, review);
}

static void show_points(void *context, const struct table_score *score)
{
    struct table_screen *screen = context;

    screen->plain->columns = screen_page_columns(screen);
    if (screen->report.length)
        strbuf_add_char(&screen->report, '\n');
    prompt_add_points(screen->plain, &screen->report, score);
    if (!screen->plain->fresh)
        screen_read_report(screen); /* somebody asked for them */
}

/* Returns an empty text for a page: it is as wide as that. */
static struct strbuf page_text(struct table_screen *screen)
{
    screen->plain->columns = screen_page_columns(screen);
    return (struct strbuf){0};
}

/* Shows the page, unless it is empty, and releases its text. */
static void show_page(struct table_screen *screen, struct strbuf *text)
{
    if (text->length)
        screen_read_text(screen, text);
    strbuf_release(text);
}

static void help(void *context, const struct view *view, const struct choices *choices)
{
    struct table_screen *screen = context;
    struct strbuf text = page_text(screen);

    if (!plain_cards_are_real(screen->plain)) { /* else there is no hand to choose from */
        prompt_add_sentence(screen->plain, &text,
                            message_of(N_("Digits or arrows choose a card, Enter plays it. What "
                                          "else you can press stands at the bottom.")));
        prompt_add_sentence(screen->plain, &text,
                            message_of(N_("“:” opens a line, in which you can type more:")));
    }
    prompt_add_help(screen->plain, &text, view, choices);
    show_page(screen, &text);
}

static void again(void *context, const struct view *view)
{
    struct table_screen *screen = context;
    struct strbuf text = page_text(screen);

    if (view->seat != NO_SEAT && !screen_covers(screen, view->seat))
        history_tell(screen->plain, &text, view->seat);
    else
        screen_add_public(screen, &text, screen->plain->columns);
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
    screen_follow(screen, event);
}

static void seated(void *context, int seat, int people)
{
    struct table_screen *screen = context;

    screen_hide(screen);
    cover_seat(screen->plain, seat, people);
}

struct table_front table_screen_front(struct table_screen *screen)
{
    return (struct table_front){.context = screen,
                                .tell = screen_tell,
                                .ask = screen_ask,
                                .remark = screen_remark,
                                .say = say,
                                .help = help,
                                .points = show_points,
                                .teach = screen_teach,
                                .again = again,
                                .rules = show_rules,
                                .recall = recall,
                                .seated = seated,
                                .review = review,
                                .scrolls = true};
}

/* Sets a question with two keys on a page, as wide as the window is now. */
static void set_confirmation(struct table_screen *screen, struct message question)
{
    struct scene *scene = &screen->scene;

    screen->plain->columns = screen_page_columns(screen);
    scene_clear_answers(scene);
    strbuf_clear(&scene->panel);
    teaching_add_sentence(screen->plain, &scene->panel, question);
    scene->panel_mark = -1;
    scene->kind = SCENE_PAGE;
    scene->page = 0;
    scene->pages = 1;
    scene_add_key(scene, text_get(N_("[Y] yes")), true);
    scene_add_key(scene, text_get(N_("[N] no")), true);
}

bool table_screen_confirm(struct table_screen *screen, struct message question, bool *ended)
{
    struct scene *scene = &screen->scene;
    bool yes = false, no = false;

    screen_read_report(screen);
    screen_hide(screen);
    screen->ignore_keys = SCREEN_IGNORES;
    while (!screen->ended && !yes && !no) {
        set_confirmation(screen, question);
        struct key key = screen_key(screen);
        yes = screen_is_letter(key, scene_key_letter(&scene->key[0]));
        no = key.kind == KEY_RETURN || key.kind == KEY_ESCAPE ||
             screen_is_letter(key, scene_key_letter(&scene->key[1]));
    }
    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    strbuf_clear(&scene->panel);
    *ended = screen->ended != KEY_NONE;
    return yes;
}

void table_screen_begin(struct table_screen *screen)
{
    if (!screen->begun)
        screen_write_title(screen, 0);
    screen_read_report(screen);
}

const char *table_screen_finish(struct table_screen *screen)
{
    screen_hide(screen);
    if (screen->report.length && !screen->ended)
        screen_read_page(screen, strbuf_text(&screen->report));
    return strbuf_text(&screen->report);
}
