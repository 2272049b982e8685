/* Asks players who see no hand: several, each with a key, of whom the first to press it has the
 * word; or all who play with printed cards (R1, R2): docs/design/screen.md, “Cover and buzzers”. */

#include "rules/rules.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/table/table_keys.h"
#include "tui/table/table_view.h"

#include <wctype.h>

/* --- several at one screen */

static void set_buzzers(struct table_screen *screen, const struct view *view)
{
    struct scene *scene = &screen->scene;
    struct strbuf question = {0};

    scene_clear_answers(scene);
    scene->kind = SCENE_BUZZERS_UP;
    for (int seat = 0; seat < view->seats; seat++) {
        bool laid = view->situation == SITUATION_REACT && seat == view->open.effects.player;
        if (!(view->asked >> seat & 1) && !laid)
            continue;
        uint32_t letter = screen_seat_letter(screen->plain->names, seat);
        scene->buzzer[scene->buzzers++] = (struct scene_buzzer){
            .seat = seat,
            .letter = view->asked >> seat & 1 ? (uint32_t)towupper((wint_t)letter) : 0};
    }
    screen_write_question(screen, view, &(struct choices){0}, &question);
    screen_show_events(screen, SCREEN_EVERYBODY);
    if (screen->answer.length) {
        strbuf_clear(&scene->panel);
        strbuf_add(&scene->panel, strbuf_text(&screen->answer));
        scene->panel_mark = -1;
    }
    screen_put_question(screen, strbuf_text(&question));
    strbuf_release(&question);
    scene_add_key(scene, text_get(N_("[Enter] nobody")), true);
    screen_add_last_keys(scene);
}

/* Sets the keys for the moves that the player with the word may make. */
static void set_speaker(struct table_screen *screen, const struct view *view, int seat)
{
    struct scene *scene = &screen->scene;
    struct strbuf question = {0};
    struct view *seen = &screen->other;

    *seen = *view;
    seen->seat = seat;
    seen->move_count = 0;
    const struct window *window = &view->open.window;
    bool own = view->open.effects.player == seat;
    if (window->callable && !own)
        seen->moves[seen->move_count++] = move_of(MOVE_WRONG, seat);
    for (int other = 0; other < view->seats; other++)
        if (other != seat && window->catchable >> other & 1)
            seen->moves[seen->move_count++] = move_seat(MOVE_CATCH, seat, other);
    if (window->catchable >> seat & 1)
        seen->moves[seen->move_count++] = move_of(MOVE_CALL, seat);
    if (window->jumpable && !own)
        seen->moves[seen->move_count++] = move_card(MOVE_JUMP, seat, view->top);
    if (window->doubtable && !own)
        seen->moves[seen->move_count++] = move_of(MOVE_DOUBT, seat);
    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    scene->cards = 0;
    prompt_add_words(screen->plain, &question,
                     message_with(N_("{seat}: what do you see?"), arg_seat("seat", seat)));
    screen_put_question(screen, strbuf_text(&question));
    strbuf_release(&question);
    screen_add_keys(screen, seen, &(struct choices){0});
    if (window->jumpable && !own)
        screen_add_jump(screen);
    scene_add_key(scene, text_get(N_("[Esc] nothing")), true);
}

/* The first to press has the word: “Bo: wrong”. ASKED_NOTHING: it was nothing. */
static enum asked ask_speaker(struct table_screen *screen, const struct view *view, int seat,
                              struct strbuf *line)
{
    struct strbuf does = {0}, begin = {0};
    enum asked asked = ASKED_NOTHING;
    bool open = false, pressed = false;

    set_speaker(screen, view, seat);
    screen->ignore_keys = SCREEN_IGNORES;
    for (struct key key; !pressed;) {
        key = screen_key(screen);
        if (screen->ended || key.kind == KEY_WOKEN || key.kind == KEY_ESCAPE)
            break;
        pressed = screen_press(screen, key, &does, &open) && does.length;
        if (key.kind == KEY_CHARACTER && (key.character == ':'))
            pressed = open = true;
    }
    strbuf_addf(&begin, "%s: %s", screen->plain->names->seat[seat], strbuf_text(&does));
    if (screen->ended) {
        asked = ASKED_ENDED;
    } else if (pressed && open) {
        asked = screen_type(screen, strbuf_text(&begin), line);
    } else if (pressed) {
        strbuf_add(line, strbuf_text(&begin));
        asked = ASKED_LINE;
    }
    strbuf_release(&does);
    strbuf_release(&begin);
    return asked;
}

static int buzzer_pressed(const struct table_screen *screen, struct key key)
{
    const struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);

    if (key.kind == KEY_CLICKED)
        return scene_hit_buzzer(scene, &layout, key.x, key.y);
    for (int i = 0; i < scene->buzzers; i++)
        if (screen_is_letter(key, scene->buzzer[i].letter))
            return scene->buzzer[i].seat;
    return NO_SEAT;
}

enum asked screen_ask_several(struct table_screen *screen, const struct view *view,
                              struct strbuf *line)
{
    enum asked asked = ASKED_NOTHING;
    bool pressed;

    screen->scene.chosen = -1;
    while (asked == ASKED_NOTHING) {
        screen_see(screen, view, false);
        set_buzzers(screen, view);
        struct key key = screen_key(screen);
        if (screen->ended)
            return ASKED_ENDED;
        asked = screen_press_everywhere(screen, key, NULL, line, &pressed);
        if (pressed)
            continue;
        if (key.kind == KEY_RETURN)
            return ASKED_LINE;
        int seat = buzzer_pressed(screen, key);
        if (seat == NO_SEAT || !(view->asked >> seat & 1))
            continue;
        if (view->situation == SITUATION_SHOUT) {
            strbuf_add(line, screen->plain->names->seat[seat]);
            return ASKED_LINE;
        }
        asked = ask_speaker(screen, view, seat, line);
    }
    return screen->ended ? ASKED_ENDED : asked;
}

/* --- printed cards */

/* The question with what may be chosen behind it, in one paragraph. */
static void write_question(const struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *out)
{
    enum { WIDE = 10000 };
    struct plain *plain = screen->plain;
    int columns = plain->columns;
    struct strbuf text = {0};

    plain->columns = WIDE;
    if (view->situation == SITUATION_ROUND_OVER)
        prompt_add_short(plain, &text, view);
    else
        prompt_add_asked(plain, &text, view, choices);
    plain->columns = columns;
    for (const char *c = strbuf_text(&text); *c; c++)
        strbuf_add_char(out, *c == '\n' ? ' ' : *c);
    for (int i = 0; i < choices->count && view->situation != SITUATION_ROUND_OVER; i++) {
        strbuf_addf(out, i ? ", %d = " : "%d = ", choices->first + i);
        prompt_add_words(plain, out, choices_words(view, &choices->choice[i]));
    }
    strbuf_release(&text);
}

static void set_question(struct table_screen *screen, const struct view *view,
                         const struct choices *choices)
{
    struct scene *scene = &screen->scene;
    struct strbuf question = {0};

    screen_see(screen, view, false);
    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    scene->chosen = -1;
    if (screen->answer.length) {
        strbuf_clear(&scene->panel);
        screen_fit_lines(&scene->panel, strbuf_text(&screen->answer),
                         screen_layout(screen).panel.width);
        scene->panel_mark = -1;
    } else {
        screen_show_events(screen, SCREEN_EVERYBODY);
    }
    write_question(screen, view, choices, &question);
    screen_put_question(screen, strbuf_text(&question));
    strbuf_release(&question);
    if (view->situation == SITUATION_ROUND_OVER)
        scene_add_key(scene, text_get(N_("[Enter] next round")), true);
    screen_add_last_keys(scene);
}

/* Returns whether the key is a letter or digit with which a line begins, which `begin` gets. */
static bool begins_line(struct key key, struct strbuf *begin)
{
    if (key.kind != KEY_CHARACTER || key.character <= ' ')
        return false;
    strbuf_add_code_point(begin, key.character);
    return true;
}

enum asked screen_ask_real(struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *line)
{
    enum asked asked = ASKED_NOTHING;
    bool pressed;

    while (asked == ASKED_NOTHING) {
        struct strbuf begin = {0};
        set_question(screen, view, choices);
        struct key key = screen_key(screen);
        if (screen->ended)
            return ASKED_ENDED;
        asked = screen_press_everywhere(screen, key, NULL, line, &pressed);
        if (!pressed && key.kind == KEY_RETURN)
            asked = ASKED_LINE;
        else if (!pressed && begins_line(key, &begin))
            asked = screen_type(screen, strbuf_text(&begin), line);
        strbuf_release(&begin);
    }
    return screen->ended ? ASKED_ENDED : asked;
}
