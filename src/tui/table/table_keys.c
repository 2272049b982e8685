/* The letter keys: which there are now, and what they type. */
#include "base/utf8.h"
#include "tui/prompt.h"
#include "tui/table/table_asking.h"
#include "tui/table/table_parts.h"

#include <stdio.h>
#include <string.h>
#include <wctype.h>

enum screen_key {
#define KEY(identifier, label, line) SCREEN_KEY_##identifier,
#include "tui/table/key-list.h"
#undef KEY
    SCREEN_KEYS
};

static const struct {
    const char *label, *line;
} rows[] = {
#define KEY(identifier, label, line) [SCREEN_KEY_##identifier] = {label, line},
#include "tui/table/key-list.h"
#undef KEY
};

/* "[B] catch Bo" */
static void add_key(struct table_screen *screen, enum screen_key key, bool live, int seat)
{
    struct strbuf label = {0};
    char name[TEAM_NAME_SIZE];

    if (screen->scene.keys == SCENE_KEYS)
        return;
    prompt_add_words(screen->plain, &label,
                     message_with(rows[key].label, prompt_person(screen->plain, seat, name)));
    screen->key[screen->scene.keys] = key;
    screen->key_seat[screen->scene.keys] = seat;
    scene_add_key(&screen->scene, strbuf_text(&label), live);
    if (key == SCREEN_KEY_SORT || key == SCREEN_KEY_EXPLAIN || key == SCREEN_KEY_AGAIN)
        scene_minor_key(&screen->scene);
    strbuf_release(&label);
}

/* Adds the key where the view allows that move. */
static void add_if(struct table_screen *screen, const struct view *view, enum move_kind kind,
                   enum screen_key key)
{
    if (choices_of_kind(view, kind))
        add_key(screen, key, true, NO_SEAT);
}

static void add_catch(struct table_screen *screen, const struct view *view)
{
    int seat = NO_SEAT, count = 0;

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_CATCH) {
            seat = view->moves[i].other;
            count++;
        }
    if (count)
        add_key(screen, count == 1 ? SCREEN_KEY_CATCH : SCREEN_KEY_CATCH_ONE, true,
                count == 1 ? seat : NO_SEAT);
}

/* What may always be done when it is somebody's turn. */
static void add_turn_keys(struct table_screen *screen, const struct view *view)
{
    add_key(screen, SCREEN_KEY_DRAW, choices_of_kind(view, MOVE_DRAW), NO_SEAT);
    add_key(screen, SCREEN_KEY_CALL, view->hands[view->seat] <= 2, NO_SEAT);
    add_key(screen, SCREEN_KEY_HINT, true, NO_SEAT);
}

void screen_add_keys(struct table_screen *screen, const struct view *view,
                     const struct choices *choices)
{
    enum situation now = view->situation;

    if (now == SITUATION_TURN)
        add_turn_keys(screen, view);
    if (now == SITUATION_DREW) {
        add_if(screen, view, MOVE_PASS, SCREEN_KEY_KEEP);
        add_key(screen, SCREEN_KEY_CALL, view->hands[view->seat] <= 2, NO_SEAT);
        add_key(screen, SCREEN_KEY_HINT, true, NO_SEAT);
    }
    add_if(screen, view, MOVE_CHALLENGE, SCREEN_KEY_CHALLENGE);
    if (now == SITUATION_CHALLENGE)
        add_if(screen, view, MOVE_DRAW, SCREEN_KEY_TAKE);
    add_if(screen, view, MOVE_WRONG, SCREEN_KEY_WRONG);
    add_catch(screen, view);
    add_if(screen, view, MOVE_DOUBT, SCREEN_KEY_DOUBT);
    if (now == SITUATION_REACT) {
        if (choices_catchable(view, view->seat))
            add_if(screen, view, MOVE_CALL, SCREEN_KEY_CALL);
        add_if(screen, view, MOVE_PASS, SCREEN_KEY_NOTHING);
    }
    if (now == SITUATION_SHOUT)
        add_if(screen, view, MOVE_PASS, SCREEN_KEY_NOTHING);
    if (now == SITUATION_CHOOSE)
        add_if(screen, view, MOVE_PASS, SCREEN_KEY_STOP_DISCARDING);
    if (choices->cards)
        add_key(screen, SCREEN_KEY_SORT, true, NO_SEAT);
    if (screen->explained.length)
        add_key(screen, SCREEN_KEY_EXPLAIN, true, NO_SEAT);
    if (now == SITUATION_TURN)
        add_key(screen, SCREEN_KEY_AGAIN, true, NO_SEAT);
}

void screen_add_jump(struct table_screen *screen)
{
    add_key(screen, SCREEN_KEY_JUMP, true, NO_SEAT);
}

bool screen_is_letter(struct key key, uint32_t letter)
{
    return key.kind == KEY_CHARACTER && letter != 0 &&
           (uint32_t)towlower((wint_t)key.character) == (uint32_t)towlower((wint_t)letter);
}

bool screen_press(struct table_screen *screen, struct key key, struct strbuf *line, bool *open)
{
    for (int i = 0; i < screen->scene.keys; i++) {
        const char *words = rows[screen->key[i]].line;
        if (!screen_is_letter(key, scene_key_letter(&screen->scene.key[i])))
            continue;
        *open = false;
        if (screen->key[i] == SCREEN_KEY_CALL && !screen->scene.key[i].live) {
            screen_forget_answer(screen);
            table_screen_say(screen, message_of(N_("call “last card!” when you have only two "
                                                   "cards left")));
            return true;
        }
        if (screen->key[i] == SCREEN_KEY_SORT) {
            screen->sort = (screen->sort + 1) % SCREEN_SORTS;
            return true;
        }
        if (screen->key[i] == SCREEN_KEY_EXPLAIN) {
            screen->explain_again = true;
            return true;
        }
        const char *seat = strstr(words, "{seat}");
        strbuf_add_bytes(line, words, seat ? (size_t)(seat - words) : strlen(words));
        if (seat)
            strbuf_add(line, screen->plain->names->seat[screen->key_seat[i]]);
        *open = words[strlen(words) - 1] == ' ';
        return true;
    }
    return false;
}

/* --- seats */

static bool is_free(const uint32_t *taken, int count, uint32_t letter)
{
    for (int i = 0; i < count; i++)
        if (taken[i] == letter)
            return false;
    return iswalnum((wint_t)letter) != 0;
}

uint32_t screen_seat_letter(const struct naming *names, int seat)
{
    uint32_t taken[SEATS_MAX];

    for (int i = 0; i <= seat; i++) {
        const char *name = names->seat[i];
        uint32_t code = 0;
        taken[i] = 0;
        for (size_t bytes; !taken[i] && *name && (bytes = utf8_first(name, &code)); name += bytes) {
            code = (uint32_t)towlower((wint_t)code);
            if (is_free(taken, i, code) && !iswdigit((wint_t)code))
                taken[i] = code;
        }
        if (!taken[i])
            taken[i] = (uint32_t)('0' + (i + 1) % 10);
    }
    return taken[seat];
}
