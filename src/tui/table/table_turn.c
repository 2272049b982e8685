/* Somebody is asked: the cover, the beginning of a turn, the question. TABLE, 1 and 6. */
#include "text/text.h"
#include "tui/cover.h"
#include "tui/prompt.h"
#include "tui/table/table_asking.h"
#include "tui/table/table_parts.h"
#include "tui/table/table_real.h"
#include "tui/table/table_seen.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

/* Nobody knows who types here: no move of the covered hand, and nothing that its owner alone may
 * read. *refused: something else was typed. */
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

/* Below the cover: what everybody heard last, or that the line was refused. */
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

/* The cover between two people: TABLE, 1. Returns whether its player looks now. */
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
            screen->deaf = SCREEN_COVER_DEAF;
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

/* Shows what somebody was told in secret before the screen was covered. */
static void show_kept(struct table_screen *screen, int seat)
{
    struct plain *plain = screen->plain;
    const char *kept = strbuf_text(&plain->kept[seat]);

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
    screen->surface->deaf(screen->surface->context, plain->think * SECOND);
}

static enum table_answer answer_of(const struct table_screen *screen)
{
    return screen->ended == KEY_GONE ? ANSWER_END : ANSWER_STOPPED;
}

enum table_answer screen_ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
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
        if (secret) /* whoever has the hand before them has seen what happened to it */
            strbuf_clear(&plain->kept[view->seat]);
        if (fresh) {
            begin_turn(screen, view);
            screen->deaf = SCREEN_DEAF;
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
