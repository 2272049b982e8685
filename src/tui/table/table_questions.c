/* Asks a player who sees a hand: docs/design/screen.md, “Keys and states”. */

#include "tui/table/table_keys.h"

#include "base/utf8.h"
#include "deck/deck.h"
#include "play/names.h"
#include "play/teaching/teaching.h"
#include "rules/rules.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/table/table_view.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

enum { TWO_DIGITS = 1000 }; /* milliseconds in which two digits are one number */

/* --- the question */

/* Whether other numbers fit that are equal to the one on top, and the deck has some. */
static bool is_equal_number(const struct view *view)
{
    if (!fit_equal_counts(view->rules))
        return false;
    for (int card = 0; card < deck_card_count(view->deck); card++)
        if (teaching_other_form(view->deck, card, view->top))
            return true;
    return false;
}

/* Says what fits on the top, but not which cards of the hand do. */
static struct message what_fits(const struct table_screen *screen, const struct view *view,
                                char name[TEAM_NAME_SIZE], struct strbuf *face)
{
    struct layout layout = screen_layout(screen);
    const struct card *top = deck_card(view->deck, view->top);
    const char *id = N_("{seat}: play {colour} or another “{card}”.");

    bool seen = scene_shows_top(&screen->scene, &layout, &screen->display->looks);

    if (top->picture != PICTURE_NONE && seen && !fit_every_colour_counts(view->rules, view->top))
        id = N_("{seat}: play a number equal to the picture, or a {colour} sign.");
    else if (top->picture != PICTURE_NONE && seen)
        id = is_equal_number(view) ? N_("{seat}: play {colour}, or a number equal to the picture.")
                                   : N_("{seat}: play {colour}, or the same picture.");
    else if (top->kind == CARD_NUMBER && !fit_every_colour_counts(view->rules, view->top)) /* T19 */
        id = N_("{seat}: play a number equal to {card}, or a {colour} sign.");
    else if (top->kind == CARD_NUMBER)
        id = is_equal_number(view) ? N_("{seat}: play {colour}, or a number equal to {card}.")
                                   : N_("{seat}: play {colour}, or another {card}.");
    if (top->suit == DECK_NONE || view->suit != top->suit)
        id = view->suit == NO_SUIT ? N_("{seat}: play any card.") : N_("{seat}: play {colour}.");
    if (top->picture != PICTURE_NONE) { /* where it is too small to be counted it is said */
        struct naming said = *screen->plain->names;
        said.pictures = PICTURES_SAID;
        play_name_held(&said, view->top, face);
    } else {
        play_name_face(view->deck, view->top, face);
    }
    if (top->spin && top->picture == PICTURE_NONE &&
        face->length) /* any number that is worth as much, with a wheel or without */
        face->text[--face->length] = '\0';
    return message_with(id, prompt_person(screen->plain, view->seat, name),
                        arg_suit("colour", view->suit), arg_text("card", strbuf_text(face)));
}

static void ask_for_turn(struct table_screen *screen, const struct view *view, struct strbuf *out)
{
    struct strbuf face = {0};
    char name[TEAM_NAME_SIZE];

    prompt_add_words(screen->plain, out, what_fits(screen, view, name, &face));
    strbuf_add_char(out, ' ');
    if (choices_of_kind(view, MOVE_DRAW))
        prompt_add_words(screen->plain, out, message_of(N_("Or draw a card.")));
    strbuf_release(&face);
}

/* The question in one paragraph. */
void screen_write_question(struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *out)
{
    enum { WIDE = 10000 };
    struct strbuf text = {0};
    int columns = screen->plain->columns;

    if (view->situation == SITUATION_TURN) {
        ask_for_turn(screen, view, out);
        return;
    }
    screen->plain->columns = WIDE;
    if (view->situation == SITUATION_ROUND_OVER)
        prompt_add_short(screen->plain, &text, view);
    else
        prompt_add_asked(screen->plain, &text, view, choices);
    screen->plain->columns = columns;
    for (const char *c = strbuf_text(&text); *c; c++)
        strbuf_add_char(out, *c == '\n' ? ' ' : *c);
    strbuf_release(&text);
}

/* Puts the question below the table; a long one goes into the panel. */
void screen_put_question(struct table_screen *screen, const char *question)
{
    struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    struct strbuf wrapped = {0};

    strbuf_clear(&scene->sentence);
    wrap_add(&wrapped, question, 0, layout.sentence.width > 0 ? layout.sentence.width : 1);
    if (wrap_lines(strbuf_text(&wrapped)) <= layout.sentence.height && !scene->choices) {
        strbuf_add(&scene->sentence, question);
    } else {
        strbuf_clear(&wrapped);
        wrap_add(&wrapped, question, 0, layout.panel.width > 0 ? layout.panel.width : 1);
        int rows = wrap_lines(strbuf_text(&wrapped)) + wrap_lines(strbuf_text(&screen->answer));
        strbuf_clear(&scene->panel);
        if (rows <= layout.panel.height) /* the answer just given is not read yet */
            strbuf_add(&scene->panel, strbuf_text(&screen->answer));
        strbuf_add(&scene->panel, strbuf_text(&wrapped));
        scene->panel_mark = -1;
    }
    strbuf_release(&wrapped);
}

/* --- choices instead of cards */

static void add_choices(struct table_screen *screen, const struct view *view,
                        const struct choices *choices)
{
    for (int i = 0; i < choices->count; i++)
        screen_add_choice(screen, choices_words(view, &choices->choice[i]));
}

/* Whether the choices are a list, one of which is chosen; otherwise keys do them, and cards. */
static bool is_list(const struct view *view, const struct choices *choices)
{
    switch (view->situation) {
    case SITUATION_TURN:
    case SITUATION_DREW:
    case SITUATION_SPIN:
    case SITUATION_ROUND_OVER:
    case SITUATION_PROVE:
        return false;
    default:
        return !choices->cards && choices->count > 0;
    }
}

/* --- keys that are the same everywhere */

void screen_add_last_keys(struct scene *scene)
{
    scene_add_key(scene, text_get(N_("[:] type")), true);
    scene_minor_key(scene);
    scene_add_key(scene, text_get(N_("[?] help")), true);
    scene_add_key(scene, text_get(N_("[Esc] menu")), true);
}

/* “?”, “:”, Tab, Escape, “!”. Returns ASKED_NOTHING where it is another key. */
enum asked screen_press_everywhere(struct table_screen *screen, struct key key, const char *person,
                                   struct strbuf *line, bool *pressed)
{
    bool opens = key.kind == KEY_TABULATOR || (key.kind == KEY_CHARACTER && key.character == ':');

    *pressed = true;
    if (opens)
        return screen_type(screen, "", line);
    if (key.kind == KEY_ESCAPE)
        return screen_menu(screen, person, line);
    if (key.kind == KEY_WOKEN)
        return ASKED_WOKEN;
    if (key.kind == KEY_CHARACTER && (key.character == '?' || key.character == '!')) {
        strbuf_add(line, key.character == '?' ? "?" : person ? "call" : "");
        return line->length ? ASKED_LINE : screen_type(screen, "", line);
    }
    *pressed = false;
    return ASKED_NOTHING;
}

/* --- one who sees a hand */

/* Returns the index among the choices of the scene's chosen card or choice; −1: none. */
static int chosen_choice(const struct table_screen *screen, const struct choices *choices)
{
    const struct scene *scene = &screen->scene;

    if (scene->chosen < 0)
        return -1;
    if (scene->choices)
        return scene->chosen;
    for (int i = 0; i < choices->count; i++)
        if (choices->choice[i].card == scene->hand[scene->chosen])
            return i;
    return -1;
}

/* Enter where nothing is chosen: turns the wheel, lays the drawn card, deals; else it says what to
 * do. */
static enum asked enter(struct table_screen *screen, const struct view *view,
                        const struct choices *choices, struct strbuf *line)
{
    int index = view->situation == SITUATION_DREW ? -1 : chosen_choice(screen, choices);

    if (index < 0 && view->situation == SITUATION_DREW)
        for (int i = 0; i < choices->count; i++)
            if (choices->choice[i].kind == MOVE_PLAY)
                index = i;
    if (index < 0 && view->situation == SITUATION_SPIN && choices->count)
        index = 0;
    if (index >= 0) {
        strbuf_addf(line, "%d", choices->first + index);
        return ASKED_LINE;
    }
    if (view->situation == SITUATION_ROUND_OVER)
        return ASKED_LINE;
    screen_put_question(screen, text_get(screen->scene.choices
                                             ? N_("Choose something first: press its number.")
                                             : N_("Choose a card first: press its number.")));
    return ASKED_NOTHING;
}

/* A digit chooses a card, two within a second as well; with a “/” behind it a line begins. */
static enum asked press_digit(struct table_screen *screen, struct key key, int count,
                              struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    char begin[] = {(char)key.character, '/', 0};
    int number = (int)key.character - '0';

    if (number > 0 && number <= count)
        scene->chosen = number - 1;
    screen_draw(screen);
    struct key next = screen->display->key(screen->display->context, TWO_DIGITS);
    if (next.kind == KEY_STOPPED || next.kind == KEY_GONE) {
        screen->ended = next.kind;
        return ASKED_ENDED;
    }
    bool digit = next.kind == KEY_CHARACTER && next.character >= '0' && next.character <= '9';
    if (digit && number * 10 + (int)next.character - '0' <= count) {
        scene->chosen = number * 10 + (int)next.character - '0' - 1;
        return ASKED_NOTHING;
    }
    if (next.kind == KEY_CHARACTER && next.character == '/') {
        return screen_type(screen, begin, line);
    }
    if (next.kind != KEY_NONE && next.kind != KEY_SIZED) {
        screen->pending = next;
        screen->is_pending = true;
    }
    return ASKED_NOTHING;
}

static enum asked click(struct table_screen *screen, const struct view *view,
                        const struct choices *choices, struct key key, struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    int hit = scene_hit(scene, &layout, key.x, key.y);

    if (hit >= 0 && (scene->choosable || scene->choices)) {
        if (hit == scene->chosen)
            return enter(screen, view, choices, line);
        scene->chosen = hit;
    } else if (scene_hit_stock(&layout, key.x, key.y) && choices_of_kind(view, MOVE_DRAW)) {
        strbuf_add(line, "draw");
        return ASKED_LINE;
    }
    return ASKED_NOTHING;
}

/* A letter chooses the next of the choices that begin with it; where none does, it does nothing. */
static void press_initial(struct scene *scene, struct key key)
{
    for (int i = 1; i <= scene->choices; i++) {
        int which = (scene->chosen + i + scene->choices) % scene->choices;
        struct key first = {.kind = KEY_CHARACTER};
        utf8_first(strbuf_text(&scene->choice[which].words), &first.character);
        if (screen_is_letter(first, key.character)) {
            scene->chosen = which;
            return;
        }
    }
}

static enum asked press_one(struct table_screen *screen, const struct view *view,
                            const struct choices *choices, struct key key, const char *person,
                            struct strbuf *line)
{
    struct scene *scene = &screen->scene;
    int count = scene->choices ? scene->choices : scene->choosable ? scene->cards : 0;
    bool pressed, open = false;
    enum asked asked = screen_press_everywhere(screen, key, person, line, &pressed);

    if (pressed)
        return asked;
    if (key.kind == KEY_CHARACTER && key.character == '=') /* an answer that a refusal asks for */
        return screen_type(screen, "=", line);
    if (key.kind == KEY_RETURN)
        return enter(screen, view, choices, line);
    if (key.kind == KEY_CLICKED)
        return click(screen, view, choices, key, line);
    if (key.kind == KEY_CHARACTER && key.character >= '0' && key.character <= '9')
        return press_digit(screen, key, count, line);
    if (screen_choose(scene, key, count))
        return ASKED_NOTHING;
    if (screen_press(screen, key, line, &open)) {
        struct strbuf begin = {0};
        strbuf_add(&begin, strbuf_text(line));
        asked = open           ? screen_type(screen, strbuf_text(&begin), line)
                : line->length ? ASKED_LINE
                               : ASKED_NOTHING;
        strbuf_release(&begin);
        return asked;
    }
    if (scene->choices && key.kind == KEY_CHARACTER && iswalpha((wint_t)key.character))
        press_initial(scene, key);
    return ASKED_NOTHING;
}

/* Shows the last explanation again, and then the question. */
static enum asked show_explanation(struct table_screen *screen)
{
    screen->explain_again = false;
    return screen_read_page(screen, strbuf_text(&screen->explained));
}

/* "[1–7] choose" */
static void add_choose_key(struct table_screen *screen, int count)
{
    struct strbuf label = {0};

    prompt_add_words(screen->plain, &label,
                     count == 1
                         ? message_with(N_("[{keys}] choose"), arg_text("keys", "1"))
                         : message_with(N_("[1–{count}] choose"), arg_count("count", count)));
    scene_add_key(&screen->scene, strbuf_text(&label), true);
    strbuf_release(&label);
}

/* Says the picture of the chosen card where it cannot be counted, and there is no lens. */
static bool say_chosen(struct table_screen *screen, struct strbuf *out)
{
    const struct scene *scene = &screen->scene;
    struct layout layout = screen_layout(screen);
    struct naming said = *screen->plain->names;

    if (scene->choices || scene->chosen < 0 || scene->chosen >= scene->cards || layout.lens.width ||
        deck_card(scene->deck, scene->hand[scene->chosen])->picture == PICTURE_NONE ||
        scene_shows_hand(scene, &layout, &screen->display->looks, scene->hand[scene->chosen]))
        return false;
    said.pictures = PICTURES_SAID;
    play_name_card(&said, scene->hand[scene->chosen], out);
    return true;
}

static void set_one(struct table_screen *screen, const struct view *view,
                    const struct choices *choices)
{
    struct scene *scene = &screen->scene;
    struct strbuf question = {0};

    scene_clear_answers(scene);
    scene->kind = SCENE_TABLE;
    scene->choosable = choices->cards && scene->cards > 0;
    if (is_list(view, choices))
        add_choices(screen, view, choices);
    if (screen->answer.length && !scene->choices) {
        strbuf_clear(&scene->panel);
        screen_fit_lines(&scene->panel, strbuf_text(&screen->answer),
                         screen_layout(screen).panel.width);
        scene->panel_mark = -1;
    } else {
        screen_show_events(screen, screen_viewer(screen, view->seat));
    }
    if (!say_chosen(screen, &question))
        screen_write_question(screen, view, choices, &question);
    screen_put_question(screen, strbuf_text(&question));
    strbuf_release(&question);
    if (scene->choosable || scene->choices) {
        add_choose_key(screen, scene->choices ? scene->choices : scene->cards);
        bool discards = view->situation == SITUATION_CHOOSE;
        scene_add_key(scene,
                      text_get(!scene->choosable ? N_("[Enter] do it")
                               : discards        ? N_("[Enter] discard")
                                                 : N_("[Enter] play")),
                      true);
    } else if (view->situation == SITUATION_DREW) {
        scene_add_key(scene, text_get(N_("[Enter] play it")), true);
    } else if (view->situation == SITUATION_SPIN) {
        scene_add_key(scene, text_get(N_("[Enter] turn the wheel")), true);
    } else if (view->situation == SITUATION_ROUND_OVER) {
        scene_add_key(scene, text_get(N_("[Enter] next round")), true);
    }
    if (view->situation != SITUATION_ROUND_OVER)
        screen_add_keys(screen, view, choices);
    screen_add_last_keys(scene);
}

/* −1: it is not there. */
static int index_in_hand(const struct scene *scene, int card)
{
    for (int i = 0; i < scene->cards; i++)
        if (scene->hand[i] == card)
            return i;
    return -1;
}

/* A call, a hint and the like leave a card of the hand chosen until the turn is over. */
static void keep_chosen(struct table_screen *screen)
{
    const struct scene *scene = &screen->scene;
    bool card = scene->choosable && scene->chosen >= 0 && scene->chosen < scene->cards;

    screen->kept = card ? scene->hand[scene->chosen] : NO_CARD;
}

enum asked screen_ask_one(struct table_screen *screen, const struct view *view,
                          const struct choices *choices, struct strbuf *line)
{
    char person[TEAM_NAME_SIZE];
    enum asked asked = ASKED_NOTHING;

    (void)prompt_person(screen->plain, view->seat, person);
    screen_see(screen, view, view->situation != SITUATION_ROUND_OVER);
    screen->scene.chosen = index_in_hand(&screen->scene, screen->kept);
    screen->kept = NO_CARD;
    while (asked == ASKED_NOTHING) {
        int chosen = screen->scene.chosen;
        screen_see(screen, view, view->situation != SITUATION_ROUND_OVER);
        if (view->situation == SITUATION_DREW)
            chosen = index_in_hand(&screen->scene, view->drawn);
        screen->scene.chosen = chosen < screen->scene.cards ? chosen : -1;
        set_one(screen, view, choices);
        screen->scene.chosen = chosen < screen->scene.cards + screen->scene.choices ? chosen : -1;
        bool asking = true;
        while (asking && asked == ASKED_NOTHING) {
            struct key key = screen_key(screen);
            enum screen_sort sort = screen->sort;
            if (screen->ended)
                return ASKED_ENDED;
            bool leaves = key.kind == KEY_ESCAPE || key.kind == KEY_TABULATOR ||
                          key.kind == KEY_SIZED ||
                          (key.kind == KEY_CHARACTER && key.character == ':');
            int before = screen->scene.chosen;
            size_t said = screen->answer.length;
            asked = press_one(screen, view, choices, key, person, line);
            if (screen->ended)
                return ASKED_ENDED;
            if (screen->explain_again)
                asked = show_explanation(screen);
            if (asked == ASKED_LINE && key.kind != KEY_RETURN && key.kind != KEY_CLICKED)
                keep_chosen(screen);
            asking = !leaves && sort == screen->sort && before == screen->scene.chosen &&
                     said == screen->answer.length && screen->scene.keys > 0;
            if (sort != screen->sort)
                screen->scene.chosen = -1;
        }
    }
    return asked;
}
