/* What keys do while a question of a lesson is asked: docs/design/screen.md, “Keys and states”. */

#include "tui/lesson/lesson_state.h"

#include "base/utf8.h"
#include "tui/typed_text.h"

#include <string.h>
#include <wctype.h>

void lesson_add_verb(enum lesson_action action, struct strbuf *out)
{
    static const enum verb verbs[LESSON_ACTIONS] = {[LESSON_HINT] = VERB_HINT,
                                                    [LESSON_WHY] = VERB_WHY,
                                                    [LESSON_SKIP] = VERB_SKIP,
                                                    [LESSON_STOP] = VERB_STOP};

    verb_add_word(verbs[action], out);
}

static void choose(struct lesson_screen *screen, int option)
{
    bool several = screen->item.answers == ANSWER_CHOICES || screen->item.answers == ANSWER_ORDER;
    bool was = screen->chosen >> option & 1;

    screen->at = option;
    if (!several) {
        screen->chosen = 1u << option;
        return;
    }
    screen->chosen ^= 1u << option;
    int count = 0;
    for (int i = 0; i < screen->ordered; i++)
        if (screen->order[i] != option)
            screen->order[count++] = screen->order[i];
    if (!was && screen->item.answers == ANSWER_ORDER)
        screen->order[count++] = option;
    screen->ordered = screen->item.answers == ANSWER_ORDER ? count : 0;
}

/* The option that a character is the label of; −1: none. */
static int option_of(const struct lesson_screen *screen, uint32_t character)
{
    for (int i = 0; i < lesson_options(&screen->item); i++) {
        struct strbuf label = {0};
        uint32_t letter = 0;
        lesson_option_label(&screen->item, i, &label);
        utf8_first(strbuf_text(&label), &letter);
        strbuf_release(&label);
        if (letter && towlower((wint_t)letter) == towlower((wint_t)character))
            return i;
    }
    return -1;
}

static int clicked_option(const struct lesson_screen *screen, struct key key)
{
    for (int i = 0; i < lesson_options(&screen->item); i++) {
        const struct lesson_spot *spot = &screen->drawn.spot[i];
        if (key.x >= spot->x && key.x < spot->x + spot->columns && key.y >= spot->y &&
            key.y < spot->y + spot->rows)
            return i;
    }
    return -1;
}

static void move(struct lesson_screen *screen, int by)
{
    int options = lesson_options(&screen->item);
    int at = screen->at < 0 ? (by > 0 ? 0 : options - 1) : (screen->at + by + options) % options;

    screen->at = at;
    if (screen->item.answers != ANSWER_CHOICES && screen->item.answers != ANSWER_ORDER)
        screen->chosen = 1u << at;
}

/* A line is ready: what was chosen or typed. */
static void give(struct lesson_screen *screen, struct strbuf *line)
{
    strbuf_add(line, lesson_answer_text(screen));
    screen->chosen = 0;
    screen->ordered = 0;
    screen->at = -1;
    strbuf_clear(&screen->answer);
    strbuf_clear(&screen->line);
}

/* A letter that does something. True: the line is ready. */
static bool act(struct lesson_screen *screen, uint32_t character, struct strbuf *line)
{
    bool typed = screen->answer.length > 0;

    for (enum lesson_action action = 0; action < LESSON_STOP; action++) {
        if (!lesson_key_is(action, character) || (action == LESSON_SKIP && typed))
            continue;
        lesson_add_verb(action, line);
        return true;
    }
    if (character == '?' && !typed) {
        verb_add_word(VERB_HELP, line);
        return true;
    }
    return false;
}

/* Whether “:” is part of answers. */
static bool takes_colons(const struct item *item)
{
    return item->answers == ANSWER_NUMBER && item->forms >> NOTATION_RATIO & 1;
}

static bool press_character(struct lesson_screen *screen, struct key key, struct strbuf *line)
{
    bool typed = lesson_options(&screen->item) == 0;
    int option = typed ? -1 : option_of(screen, key.character);

    if (option >= 0) {
        choose(screen, option);
        return false;
    }
    if (act(screen, key.character, line))
        return true;
    if (key.character == ':' && !takes_colons(&screen->item)) {
        screen->view.phase = LESSON_TYPES;
        strbuf_clear(&screen->line);
    } else if (typed) {
        typed_text_edit(&screen->answer, key);
    } else if (key.character == ' ' && screen->at >= 0) {
        choose(screen, screen->at);
    }
    return false;
}

bool lesson_press(struct lesson_screen *screen, struct key key, struct strbuf *line)
{
    int option;

    switch (key.kind) {
    case KEY_CHARACTER:
        return press_character(screen, key, line);
    case KEY_RETURN:
        give(screen, line);
        return true;
    case KEY_ESCAPE:
        if (!lesson_asks_to_leave(screen))
            return false;
        lesson_add_verb(LESSON_STOP, line);
        return true;
    case KEY_TABULATOR:
        screen->view.phase = LESSON_TYPES;
        strbuf_clear(&screen->line);
        return false;
    case KEY_CLICKED:
        option = clicked_option(screen, key);
        if (option >= 0 && screen->at == option && screen->chosen == 1u << option) {
            give(screen, line);
            return true;
        }
        if (option >= 0)
            choose(screen, option);
        return false;
    case KEY_ARROW_LEFT:
    case KEY_ARROW_UP:
    case KEY_ARROW_RIGHT:
    case KEY_ARROW_DOWN:
        if (lesson_options(&screen->item) > 0)
            move(screen, key.kind == KEY_ARROW_LEFT || key.kind == KEY_ARROW_UP ? -1 : 1);
        return false;
    default:
        if (!lesson_scroll(screen, key.kind) && lesson_options(&screen->item) == 0)
            typed_text_edit(&screen->answer, key);
        return false;
    }
}

bool lesson_press_line(struct lesson_screen *screen, struct key key, struct strbuf *line)
{
    if (key.kind == KEY_RETURN) {
        strbuf_add(line, strbuf_text(&screen->line));
        strbuf_clear(&screen->line);
    } else if (key.kind != KEY_ESCAPE && key.kind != KEY_TABULATOR) {
        typed_text_edit(&screen->line, key);
        return false;
    }
    screen->view.phase = LESSON_ASKS;
    return key.kind == KEY_RETURN;
}
