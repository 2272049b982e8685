#include "tui/table/table_real.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/real_question.h"
#include "tui/table/table_parts.h"
#include "tui/table/table_seen.h"

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
