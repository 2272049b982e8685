#include "tui/lesson/ticket_screen.h"

#include "base/memory.h"
#include "lesson/sitting.h"
#include "text/text.h"
#include "tui/lesson/lesson_keys.h"
#include "tui/lesson/ticket_view.h"

/* KEYS_IGNORED: milliseconds behind a change: docs/design/screen.md, “Deaf moments”. */
enum { TOLD_MOST = 16, KEYS_IGNORED = 250 };

struct ticket_screen {
    const struct display *display;
    struct ticket_view view;
    struct ballot ballot; /* that is asked */
    struct passage told[TOLD_MOST];
    bool typed;              /* the number of hands was begun: a digit goes on with it */
    bool fresh;              /* what is seen is new: what was typed before is no answer to it */
    enum front_answer ended; /* FRONT_LINE: it goes on */
    bool left;               /* “stop” was chosen */
};

/* --- keys */

static void draw(struct ticket_screen *screen)
{
    const struct display *display = screen->display;
    struct cells cells;
    int columns, rows;

    display->size(display->context, &columns, &rows);
    screen->view.told = screen->told;
    if (columns < 1 || rows < 1)
        return;
    cells_init(&cells, columns, rows);
    ticket_view_draw(&screen->view, &display->looks, &cells);
    display->show(display->context, &cells, -1, -1);
    cells_release(&cells);
}

/* Waits for a key; where the window changes all is drawn again. False: the program is told to end.
 */
static bool next_key(struct ticket_screen *screen, struct key *key)
{
    const struct display *display = screen->display;

    while (screen->ended == FRONT_LINE) {
        draw(screen);
        if (screen->fresh)
            display->ignore_keys(display->context, KEYS_IGNORED);
        screen->fresh = false;
        *key = display->key(display->context, -1);
        if (key->kind == KEY_STOPPED)
            screen->ended = FRONT_STOPPED;
        else if (key->kind == KEY_GONE)
            screen->ended = FRONT_END;
        else if (key->kind != KEY_NONE && key->kind != KEY_SIZED && key->kind != KEY_WOKEN)
            return true;
    }
    return false;
}

/* Escape: go on or stop? True: stop, or the program is told to end. */
static bool asks_to_leave(struct ticket_screen *screen)
{
    struct key key;

    screen->view.leaves = true;
    while (!screen->left && next_key(screen, &key)) {
        if (key.kind == KEY_RETURN || key.kind == KEY_ESCAPE)
            break;
        screen->left = key.kind == KEY_CHARACTER && lesson_key_is(LESSON_STOP, key.character);
    }
    screen->view.leaves = false;
    return screen->left || screen->ended != FRONT_LINE;
}

static void set_hands(struct ticket_screen *screen, int hands)
{
    screen->view.hands.of[screen->view.at] = hands < 0            ? 0
                                             : hands > HANDS_MOST ? HANDS_MOST
                                                                  : hands;
}

static void choose(struct ticket_screen *screen, int option)
{
    const int options = screen->ballot.shown.options;

    screen->view.at = (option + options) % options;
    screen->typed = false;
}

/* The option whose letter this is; −1: none. */
static int option_of(const struct ticket_screen *screen, uint32_t character)
{
    char label[LABEL_SIZE];

    for (int i = 0; i < screen->ballot.shown.options; i++) {
        item_label(&screen->ballot.shown, i, label);
        if (character == (unsigned char)label[0] ||
            character == (unsigned char)(label[0] - 'a' + 'A'))
            return i;
    }
    return -1;
}

/* A letter is one hand more for it; digits are how many there are of the one that is marked. */
static void press_character(struct ticket_screen *screen, uint32_t character)
{
    int hands = screen->view.hands.of[screen->view.at], option = option_of(screen, character);

    if (option >= 0) {
        choose(screen, option);
        set_hands(screen, screen->view.hands.of[option] + 1);
    } else if (character >= '0' && character <= '9') {
        int digit = (int)(character - '0');
        set_hands(screen,
                  screen->typed && 10 * hands + digit <= HANDS_MOST ? 10 * hands + digit : digit);
        screen->typed = true;
    } else if (character == '+' || character == '-') {
        set_hands(screen, hands + (character == '+' ? 1 : -1));
        screen->typed = false;
    }
}

static void press(struct ticket_screen *screen, const struct key *key)
{
    int hands = screen->view.hands.of[screen->view.at];

    switch (key->kind) {
    case KEY_CHARACTER:
        press_character(screen, key->character);
        break;
    case KEY_ARROW_LEFT:
        choose(screen, screen->view.at - 1);
        break;
    case KEY_ARROW_RIGHT:
    case KEY_TABULATOR:
        choose(screen, screen->view.at + 1);
        break;
    case KEY_ARROW_UP:
    case KEY_ARROW_DOWN:
        set_hands(screen, hands + (key->kind == KEY_ARROW_UP ? 1 : -1));
        screen->typed = false;
        break;
    case KEY_ERASE:
        set_hands(screen, hands / 10);
        screen->typed = hands >= 10;
        break;
    case KEY_ERASE_LINE:
        set_hands(screen, 0);
        break;
    default:
        break;
    }
}

/* Hands as plain mode takes them, a number for each option; nothing where there are none. */
static void add_hands(const struct ticket_screen *screen, struct strbuf *line)
{
    if (hands_all(&screen->view.hands) == 0)
        return;
    for (int i = 0; i < screen->ballot.shown.options; i++)
        strbuf_addf(line, "%s%d", i ? " " : "", screen->view.hands.of[i]);
}

/* Counts hands until Enter, or until the class leaves; `line` gets the numbers of hands, if there
 * are any, or the word to stop. */
static enum front_answer count_hands(struct ticket_screen *screen, struct strbuf *line)
{
    struct key key;

    screen->view.phase = TICKET_COUNTS;
    screen->fresh = true;
    while (next_key(screen, &key)) {
        if (key.kind == KEY_RETURN)
            break;
        if (key.kind != KEY_ESCAPE)
            press(screen, &key);
        else if (asks_to_leave(screen))
            break;
    }
    if (screen->left)
        verb_add_word(VERB_STOP, line);
    else
        add_hands(screen, line);
    return screen->ended;
}

/* --- telling */

static void forget_told(struct ticket_screen *screen)
{
    for (int i = 0; i < screen->view.tolds; i++)
        passage_release(&screen->told[i]);
    screen->view.first = screen->view.tolds = 0;
}

/* A page, until it is read. False: hands are to be counted again, which *again says, or it is left.
 */
static bool read_page(struct ticket_screen *screen, bool *again)
{
    struct key key;

    *again = false;
    screen->fresh = true;
    while (!screen->left && next_key(screen, &key)) {
        if (key.kind == KEY_RETURN || key.kind == KEY_ARROW_RIGHT ||
            (key.kind == KEY_CHARACTER && key.character == ' '))
            return true;
        *again = screen->view.ballot && key.kind == KEY_CHARACTER &&
                 key_is(message_of(N_("[C] count again")), key.character);
        if (*again || (key.kind == KEY_ESCAPE && asks_to_leave(screen)))
            return false;
    }
    return false;
}

/* All that was told, page by page. */
static bool read_told(struct ticket_screen *screen, bool *again)
{
    const struct display *display = screen->display;
    struct ticket_view *view = &screen->view;
    int columns, rows;

    *again = false;
    view->phase = TICKET_TELLS;
    view->told = screen->told;
    while (view->first < view->tolds) {
        if (!read_page(screen, again))
            return false;
        display->size(display->context, &columns, &rows);
        view->first += ticket_view_fits(view, &display->looks, columns, rows);
    }
    return true;
}

/* --- the front */

/* Before hands are counted the keys say what there is to do. */
static void say(void *context, struct message message)
{
    struct ticket_screen *screen = context;

    if (screen->view.phase != TICKET_COUNTS && screen->view.tolds < TOLD_MOST)
        passage_message(&screen->told[screen->view.tolds++], message);
}

static void tell(void *context, const struct telling *telling)
{
    struct ticket_screen *screen = context;

    if (screen->view.tolds < TOLD_MOST)
        passage_telling(&screen->told[screen->view.tolds++], telling);
}

static void show(void *context, int number, int all, const struct ballot *ballot)
{
    struct ticket_screen *screen = context;

    forget_told(screen);
    screen->ballot = *ballot;
    screen->typed = false;
    screen->view.ballot = &screen->ballot;
    screen->view.number = number;
    screen->view.all = all;
    screen->view.hands = (struct hands){{0}};
    screen->view.at = 0;
    screen->view.phase = TICKET_COUNTS;
}

static enum front_answer ask(void *context, const struct ballot *ballot, struct strbuf *line)
{
    struct ticket_screen *screen = context;

    (void)ballot;
    enum front_answer answer = count_hands(screen, line);
    screen->view.phase = TICKET_BARS;
    forget_told(screen);
    return answer;
}

static void count(void *context, const struct ballot *ballot, const struct hands *hands)
{
    struct ticket_screen *screen = context;

    (void)ballot;
    forget_told(screen);
    screen->view.hands = *hands;
    screen->view.phase = TICKET_BARS;
}

static enum front_answer wait_talked(void *context, struct strbuf *line)
{
    struct ticket_screen *screen = context;
    bool again;

    screen->view.phase = TICKET_BARS;
    if (read_page(screen, &again))
        read_told(screen, &again);
    /* Drops the texts that no one wanted to read. Those after the last question come later. */
    forget_told(screen);
    if (again)
        return ask(context, &screen->ballot, line);
    if (screen->left)
        verb_add_word(VERB_STOP, line);
    return screen->ended;
}

struct ticket_front ticket_screen_front(struct ticket_screen *screen)
{
    return (struct ticket_front){.context = screen,
                                 .say = say,
                                 .show = show,
                                 .ask = ask,
                                 .count = count,
                                 .tell = tell,
                                 .pause = wait_talked};
}

void ticket_screen_finish(struct ticket_screen *screen)
{
    bool again;

    screen->left = false;
    screen->view.ballot = NULL;
    screen->view.number = 0;
    read_told(screen, &again);
}

struct ticket_screen *ticket_screen_new(const struct display *display, const char *title)
{
    struct ticket_screen *screen = memory_new(1, sizeof *screen);

    screen->display = display;
    screen->view.title = title;
    screen->view.phase = TICKET_TELLS;
    return screen;
}

void ticket_screen_free(struct ticket_screen *screen)
{
    if (!screen)
        return;
    forget_told(screen);
    memory_free(screen);
}
