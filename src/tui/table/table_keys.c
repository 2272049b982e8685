/* The letter keys: those that there are now, and the lines that they type. */

#include "tui/table/table_keys.h"

#include "base/utf8.h"
#include "play/seat_changes.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/table/table_view.h"
#include "tui/typed_text.h"
#include "tui/wrap.h"

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
} key_rows[] = {
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
                     message_with(key_rows[key].label, prompt_person(screen->plain, seat, name)));
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

/* Adds the keys for all that may always be done on turn. */
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
        const char *words = key_rows[screen->key[i]].line;
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

/* Keys, pages, the line, the menu: what all questions of a full screen have in common. */

enum { ANY_TIME = -1 };

struct key screen_key(struct table_screen *screen)
{
    struct key key = screen->is_pending ? screen->pending : (struct key){.kind = KEY_NONE};

    screen->is_pending = false;
    while (key.kind == KEY_NONE) {
        screen_draw(screen);
        if (screen->ignore_keys && !plain_cards_are_real(screen->plain)) /* a class types on: R1 */
            screen->display->ignore_keys(screen->display->context, screen->ignore_keys);
        screen->ignore_keys = 0;
        key = screen->display->key(screen->display->context, ANY_TIME);
    }
    if (key.kind == KEY_STOPPED || key.kind == KEY_GONE)
        screen->ended = key.kind;
    return key;
}

void screen_wait(struct table_screen *screen, int milliseconds)
{
    struct key key = {.kind = KEY_SIZED};

    if (screen->ended || milliseconds <= 0)
        return;
    while (key.kind == KEY_SIZED) {
        screen_draw(screen);
        key = screen->display->key(screen->display->context, milliseconds);
    }
    if (key.kind == KEY_STOPPED || key.kind == KEY_GONE)
        screen->ended = key.kind;
}

/* --- text over everything */

void screen_fit_lines(struct strbuf *out, const char *text, int columns)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        struct strbuf line = {0};
        strbuf_add_bytes(&line, text, length);
        if (columns > 0 && wrap_columns(strbuf_text(&line)) > columns) {
            wrap_add(out, strbuf_text(&line), 0, columns);
        } else {
            strbuf_add(out, strbuf_text(&line));
            strbuf_add_char(out, '\n');
        }
        strbuf_release(&line);
        text += length + (text[length] == '\n');
    }
}

static void set_page_keys(struct scene *scene)
{
    scene_clear_answers(scene);
    scene_add_key(
        scene,
        text_get(scene->page + 1 < scene->pages ? N_("[Enter] read on") : N_("[Enter] go on")),
        true);
}

/* Turns pages; returns whether the last one has been read. */
static bool turn_page(struct scene *scene, struct key key)
{
    bool back = key.kind == KEY_ARROW_UP || key.kind == KEY_ARROW_LEFT || key.kind == KEY_PAGE_UP;

    if (back)
        scene->page -= scene->page > 0;
    else if (scene->page + 1 < scene->pages)
        scene->page++;
    else
        return true;
    return false;
}

/* Returns whether the key begins the next line, with printed cards: a class types on. */
static bool types_on(struct table_screen *screen, struct key key)
{
    if (!plain_cards_are_real(screen->plain) || key.kind != KEY_CHARACTER || key.character <= ' ')
        return false;
    screen->pending = key;
    screen->is_pending = true;
    return true;
}

enum asked screen_read_page(struct table_screen *screen, const char *text)
{
    struct scene *scene = &screen->scene;
    enum scene_kind before = scene->kind;
    enum asked asked = ASKED_NOTHING;
    bool read = false;

    if (screen->ended)
        return ASKED_ENDED;
    scene->kind = SCENE_PAGE;
    scene->page = 0;
    screen->ignore_keys = SCREEN_IGNORES;
    while (!read && asked == ASKED_NOTHING) {
        struct layout layout = screen_layout(screen);
        strbuf_clear(&scene->panel);
        screen_fit_lines(&scene->panel, text, layout.fits ? scene_page_columns(&layout) : 0);
        int rows = layout.fits ? scene_page_rows(&layout) : 1;
        int lines = wrap_lines(strbuf_text(&scene->panel));
        scene->pages = lines > rows ? (lines + rows - 1) / rows : 1;
        if (scene->page >= scene->pages)
            scene->page = scene->pages - 1;
        set_page_keys(scene);
        struct key key = screen_key(screen);
        if (screen->ended)
            asked = ASKED_ENDED;
        else if (key.kind == KEY_WOKEN)
            asked = ASKED_WOKEN;
        else if (key.kind == KEY_ESCAPE)
            read = true;
        else if (types_on(screen, key))
            read = true;
        else if (key.kind != KEY_SIZED)
            read = turn_page(scene, key);
    }
    scene_clear_answers(scene);
    scene->kind = before;
    strbuf_clear(&scene->panel);
    return asked;
}

/* --- a line */

enum asked screen_type(struct table_screen *screen, const char *begin, struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    enum asked asked = ASKED_NOTHING;
    bool done = false;

    scene->typing = true;
    strbuf_clear(&scene->line);
    strbuf_add(&scene->line, begin);
    while (!done) {
        struct key key = screen_key(screen);
        switch (key.kind) {
        case KEY_RETURN:
            strbuf_clear(line);
            strbuf_add(line, strbuf_text(&scene->line));
            asked = ASKED_LINE;
            done = true;
            break;
        case KEY_ESCAPE:
            done = true;
            break;
        case KEY_WOKEN:
            asked = ASKED_WOKEN;
            done = true;
            break;
        default:
            typed_text_edit(&scene->line, key);
            break;
        }
        if (screen->ended) {
            asked = ASKED_ENDED;
            done = true;
        }
    }
    scene->typing = false;
    strbuf_clear(&scene->line);
    return asked;
}

/* --- the menu */

void screen_add_choice(struct table_screen *screen, struct message words)
{
    struct scene *scene = &screen->scene;

    if (scene->choices == SCENE_CHOICES)
        return;
    struct scene_choice *choice = &scene->choice[scene->choices++];
    strbuf_clear(&choice->words);
    prompt_add_words(screen->plain, &choice->words, words);
}

/* The line with which somebody leaves: “Bo leaves”, as it is typed in the language in use. */
static void add_leaving(struct strbuf *line, const char *person)
{
    const char *phrases = seat_change_phrases(SEAT_LEAVES);

    strbuf_addf(line, "%s ", person);
    strbuf_add_bytes(line, phrases, strcspn(phrases, ","));
}

enum {
    MENU_ON,
    MENU_RULES,
    MENU_POINTS,
    MENU_AGAIN,
    MENU_PACE,
    MENU_MOUSE,
    MENU_LEAVE,
    MENU_STOP,
    MENU_ROWS
};

static void add_menu(struct table_screen *screen, const char *person)
{
    struct scene *scene = &screen->scene;

    scene_clear_answers(scene);
    strbuf_clear(&scene->panel);
    strbuf_clear(&scene->sentence);
    scene->panel_mark = -1;
    screen_add_choice(screen, message_of(N_("go on")));
    screen_add_choice(screen, message_of(N_("the rules in short")));
    screen_add_choice(screen, message_of(N_("the points")));
    screen_add_choice(screen, message_of(N_("what happened")));
    screen_add_choice(screen,
                      message_of(screen->pace > 0 ? N_("do not wait for me while bots play")
                                                  : N_("wait for me to read while bots play")));
    screen_add_choice(screen, message_of(screen->no_clicks ? N_("click with the mouse again")
                                                           : N_("select text with the mouse")));
    screen_add_choice(
        screen, person ? message_with(N_("a bot plays on for {name}"), arg_text("name", person))
                       : message_of(N_("type a line")));
    screen_add_choice(screen, message_of(N_("stop; the game is saved")));
    scene_add_key(scene, text_get(N_("[1–8] choose")), true);
    scene_add_key(scene, text_get(N_("[Enter] do it")), true);
    scene_add_key(scene, text_get(N_("[Esc] go on")), true);
    scene->chosen = 0;
}

static enum asked menu_line(struct table_screen *screen, const char *person, int row,
                            struct strbuf *line)
{
    static const char *const lines[MENU_ROWS] = {[MENU_RULES] = "rules",
                                                 [MENU_POINTS] = "points",
                                                 [MENU_AGAIN] = "again",
                                                 [MENU_STOP] = "stop"};

    strbuf_clear(line);
    if (row == MENU_PACE)
        screen->pace = screen->pace > 0 ? 0 : screen->usual_pace;
    if (row == MENU_MOUSE) {
        screen->no_clicks = !screen->no_clicks;
        if (screen->display->heed_mouse)
            screen->display->heed_mouse(screen->display->context, !screen->no_clicks);
    }
    if (row == MENU_LEAVE && !person)
        return screen_type(screen, "", line);
    if (row == MENU_LEAVE)
        add_leaving(line, person);
    else if (lines[row])
        strbuf_add(line, lines[row]);
    return line->length ? ASKED_LINE : ASKED_NOTHING;
}

bool screen_choose(struct scene *scene, struct key key, int count)
{
    bool back = key.kind == KEY_ARROW_UP || key.kind == KEY_ARROW_LEFT;
    bool on = key.kind == KEY_ARROW_DOWN || key.kind == KEY_ARROW_RIGHT;

    if (count <= 0)
        return false;
    if (key.kind == KEY_CHARACTER && key.character >= '1' && key.character <= '9' &&
        (int)key.character - '1' < count) {
        scene->chosen = (int)key.character - '1';
        return true;
    }
    if (back)
        scene->chosen = scene->chosen <= 0 ? count - 1 : scene->chosen - 1;
    else if (on)
        scene->chosen = scene->chosen + 1 >= count ? 0 : scene->chosen + 1;
    return back || on;
}

enum asked screen_menu(struct table_screen *screen, const char *person, struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    enum scene_kind before = scene->kind;
    enum asked asked = ASKED_NOTHING;
    bool done = false;

    scene->kind = SCENE_TABLE;
    scene->cards = 0; /* anybody may be reading the menu */
    add_menu(screen, person);
    while (!done) {
        struct key key = screen_key(screen);
        struct layout layout = screen_layout(screen);
        done = screen->ended || key.kind == KEY_WOKEN || key.kind == KEY_ESCAPE ||
               key.kind == KEY_RETURN;
        if (screen->ended)
            asked = ASKED_ENDED;
        else if (key.kind == KEY_WOKEN)
            asked = ASKED_WOKEN;
        else if (key.kind == KEY_RETURN)
            asked = menu_line(screen, person, scene->chosen, line);
        else if (key.kind == KEY_CLICKED && scene_hit(scene, &layout, key.x, key.y) >= 0)
            scene->chosen = scene_hit(scene, &layout, key.x, key.y);
        else
            screen_choose(scene, key, MENU_ROWS);
    }
    scene_clear_answers(scene);
    scene->chosen = -1;
    scene->kind = before;
    return asked;
}
