#include "base/memory.h"
#include "text/text.h"
#include "tui/input.h"
#include "tui/lesson/lesson_state.h"

#include <string.h>

/* --- shown */

/* The labels that are chosen, as plain mode takes them. */
static void add_choice(const struct lesson_screen *screen, struct strbuf *out)
{
    const struct item *item = &screen->item;

    if (item->answers == ANSWER_YES_NO) {
        if (screen->chosen)
            strbuf_add(out, text_get(lesson_option_words(item, screen->chosen == 1 ? 0 : 1)));
        return;
    }
    for (int i = 0; i < screen->ordered; i++) {
        strbuf_add(out, i ? " " : "");
        lesson_option_label(item, screen->order[i], out);
    }
    for (int i = 0; i < lesson_options(item) && item->answers != ANSWER_ORDER; i++) {
        if (!(screen->chosen >> i & 1))
            continue;
        strbuf_add(out, out->length ? " " : "");
        lesson_option_label(item, i, out);
    }
}

const char *lesson_answer_text(struct lesson_screen *screen)
{
    if (screen->view.phase == LESSON_TYPES)
        return strbuf_text(&screen->line);
    if (!screen->has_item || lesson_options(&screen->item) == 0)
        return strbuf_text(&screen->answer);
    strbuf_clear(&screen->line);
    add_choice(screen, &screen->line);
    return strbuf_text(&screen->line);
}

static void complete_view(struct lesson_screen *screen)
{
    struct lesson_view *view = &screen->view;

    view->item = screen->has_item ? &screen->item : NULL;
    view->told = screen->told;
    view->typed = lesson_answer_text(screen);
    view->chosen = screen->chosen;
    view->at = screen->at;
    memcpy(view->order, screen->order, sizeof view->order);
    view->ordered = screen->ordered;
}

static void draw(struct lesson_screen *screen)
{
    const struct display *display = screen->display;
    struct cells cells;
    int columns, rows;

    display->size(display->context, &columns, &rows);
    complete_view(screen);
    if (columns < 1 || rows < 1)
        return;
    cells_init(&cells, columns, rows);
    lesson_view_draw(&screen->view, &display->looks, &cells, &screen->drawn);
    display->show(display->context, &cells, screen->drawn.cursor_x, screen->drawn.cursor_y);
    cells_release(&cells);
}

/* True if the texts from `first` up to `last` fit the screen, with the question if `pictured`, else
 * alone. */
static bool fits(struct lesson_screen *screen, int first, int last, bool pictured)
{
    struct lesson_view view;
    int columns, rows;

    complete_view(screen);
    view = screen->view;
    view.first = first;
    view.tolds = last;
    view.pictured = pictured;
    screen->display->size(screen->display->context, &columns, &rows);
    return columns < LESSON_COLUMNS || rows < LESSON_ROWS ||
           lesson_view_fits(&view, &screen->display->looks, columns, rows);
}

/* While an answer is given, told texts stand below the question as far as there is room; the older
 * ones go first. The last text stays, even if one must scroll to it. */
static void place_below(struct lesson_screen *screen)
{
    enum lesson_phase phase = screen->view.phase;
    int first = 0;

    screen->view.phase = LESSON_ASKS;
    while (first + 1 < screen->tolds && !fits(screen, first, screen->tolds, true))
        first++;
    screen->view.phase = phase;
    screen->view.first = first;
    screen->view.tolds = screen->tolds;
    screen->view.pictured = true;
}

/* --- keys */

/* Waits for a key that does something here: where the window changes all is drawn again. False: the
 * program is told to end. */
static bool next_key(struct lesson_screen *screen, struct key *key)
{
    const struct display *display = screen->display;

    for (;;) {
        if (screen->asks)
            place_below(screen);
        draw(screen);
        if (screen->fresh_page)
            display->ignore_keys(display->context, KEYS_IGNORED);
        screen->fresh_page = false;
        *key = display->key(display->context, -1);
        switch (key->kind) {
        case KEY_STOPPED:
            screen->ended = FRONT_STOPPED;
            return false;
        case KEY_GONE:
            screen->ended = FRONT_END;
            return false;
        case KEY_NONE:
        case KEY_SIZED:
        case KEY_WOKEN:
            continue;
        default:
            /* No one can answer a question that is out of sight. */
            if (screen->drawn.room == 0)
                continue;
            return true;
        }
    }
}

bool lesson_asks_to_leave(struct lesson_screen *screen)
{
    enum lesson_phase before = screen->view.phase;
    struct key key;
    bool stop = false;

    screen->view.phase = LESSON_LEAVES;
    while (next_key(screen, &key)) {
        if (key.kind == KEY_RETURN || key.kind == KEY_ESCAPE)
            break;
        if (key.kind == KEY_CHARACTER && lesson_key_is(LESSON_STOP, key.character)) {
            stop = true;
            break;
        }
    }
    screen->view.phase = before;
    return stop;
}

/* --- told */

static struct passage *new_passage(struct lesson_screen *screen);

bool lesson_scroll(struct lesson_screen *screen, enum key_kind kind)
{
    int most = screen->drawn.rows - screen->drawn.room, by = screen->drawn.room - 1;
    int *from = &screen->view.from;

    if (kind != KEY_PAGE_DOWN && kind != KEY_PAGE_UP)
        return false;
    if (kind == KEY_PAGE_DOWN && *from == 0 && screen->drawn.question > 0 &&
        screen->drawn.question < by)
        by = screen->drawn.question;
    *from += kind == KEY_PAGE_DOWN ? by : -by;
    *from = *from > most ? most : *from;
    *from = *from < 0 ? 0 : *from;
    return true;
}

/* Waits until a page is read. */
static void read_page(struct lesson_screen *screen)
{
    struct key key;

    screen->view.phase = LESSON_TELLS;
    screen->view.from = 0;
    while (screen->ended == FRONT_LINE && !screen->leaving && next_key(screen, &key)) {
        bool hidden = screen->view.from + screen->drawn.room < screen->drawn.rows;
        if (lesson_scroll(screen, key.kind))
            continue;
        if (key.kind == KEY_ESCAPE) {
            screen->leaving = lesson_asks_to_leave(screen);
            continue;
        }
        if (key.kind != KEY_RETURN && key.kind != KEY_CLICKED && key.kind != KEY_ARROW_RIGHT &&
            key.kind != KEY_ARROW_DOWN && !(key.kind == KEY_CHARACTER && key.character == ' '))
            continue;
        if (!hidden)
            break;
        lesson_scroll(screen, KEY_PAGE_DOWN);
    }
    screen->view.from = 0;
    screen->fresh_page = true;
}

/* Shows all texts that were told and not read, in pages; the question stands on the first one,
 * alone if `pictured` and nothing else fits there. */
static void read_told(struct lesson_screen *screen, bool pictured)
{
    struct lesson_view *view = &screen->view;
    int at = screen->fresh;
    bool question = screen->has_item;

    while (screen->ended == FRONT_LINE && !screen->leaving && at < screen->tolds) {
        int last = screen->tolds;
        view->phase = LESSON_TELLS;
        while (last > at && !fits(screen, at, last, question))
            last--;
        if (last == at && question && !pictured) {
            question = false;
            continue;
        }
        if (last == at && !question)
            last++;
        view->first = at;
        view->tolds = last;
        view->pictured = question;
        view->more = last < screen->tolds;
        read_page(screen);
        question = false;
        at = last;
    }
    screen->fresh = screen->tolds;
}

static void forget_told(struct lesson_screen *screen)
{
    for (int i = 0; i < screen->tolds; i++)
        passage_release(&screen->told[i]);
    screen->tolds = screen->fresh = 0;
}

/* Forgets the texts on the question before, and if `said` the answers to typed lines, which the
 * next line ends; hints and corrections stay. */
static void forget_passing(struct lesson_screen *screen, bool said)
{
    int left = 0;

    for (int i = 0; i < screen->tolds; i++) {
        if (screen->told[i].before || (said && screen->told[i].said_alone))
            passage_release(&screen->told[i]);
        else
            screen->told[left++] = screen->told[i];
    }
    for (int i = left; i < screen->tolds; i++)
        screen->told[i] = (struct passage){0};
    screen->tolds = screen->fresh = left;
}

static struct passage *new_passage(struct lesson_screen *screen)
{
    if (screen->tolds == LESSON_TOLDS) {
        read_told(screen, false);
        forget_told(screen);
    }
    return &screen->told[screen->tolds++];
}

void lesson_screen_say(struct lesson_screen *screen, struct message message)
{
    struct passage *told = new_passage(screen);

    passage_message(told, message);
    told->said_alone = true;
}

void lesson_screen_wait(struct lesson_screen *screen, struct message message)
{
    enum lesson_phase phase = screen->view.phase;

    if (screen->tolds == LESSON_TOLDS) /* to make room somebody would have to read */
        return;
    lesson_screen_say(screen, message);
    place_below(screen);
    screen->view.phase = screen->has_item ? LESSON_ASKS : LESSON_TELLS;
    draw(screen);
    screen->view.phase = phase;
    passage_release(&screen->told[--screen->tolds]);
    screen->view.tolds = screen->tolds;
}

/* --- the front */

static void say(void *context, struct message message)
{
    lesson_screen_say(context, message);
}

/* A telling about the question before joins the sentence that introduces it. */
static void tell(void *context, const struct telling *telling)
{
    struct lesson_screen *screen = context;
    bool labelled =
        telling->before && screen->tolds > 0 && screen->told[screen->tolds - 1].said_alone;
    struct passage *told = labelled ? &screen->told[screen->tolds - 1] : new_passage(screen);

    passage_telling(told, telling);
    told->before = telling->before;
    told->said_alone = false;
}

/* Shows the texts that were not read yet, then forgets all that came before. */
static void begin(struct lesson_screen *screen)
{
    read_told(screen, false);
    forget_told(screen);
    screen->has_item = false;
    screen->chosen = 0;
    screen->ordered = 0;
    screen->at = -1;
    strbuf_clear(&screen->answer);
    strbuf_clear(&screen->line);
    screen->view.hints = screen->view.hints_all = 0;
    screen->view.first = screen->view.tolds = 0;
    screen->view.from = 0;
}

static void turn(void *context, int pupil, int number, int all)
{
    struct lesson_screen *screen = context;

    begin(screen);
    screen->view.example = EXAMPLE_NONE;
    screen->view.name = screen->pupils > 1 ? screen->names[pupil] : "";
    screen->view.number = number;
    screen->view.all = all;
}

static void example(void *context, int number)
{
    struct lesson_screen *screen = context;

    begin(screen);
    screen->view.example = number;
    if (number == 0)
        lesson_screen_say(screen, message_of(N_("Let us look at one together.")));
}

static void show(void *context, const struct item *item)
{
    struct lesson_screen *screen = context;
    struct telling telling;

    screen->item = *item;
    screen->has_item = true;
    screen->view.hints_all = 0;
    while (item_hint(item, screen->view.hints_all, &telling))
        screen->view.hints_all++;
    screen->fresh_page = true;
}

static void stand(void *context, const struct sitting_stand *stand)
{
    struct lesson_screen *screen = context;

    int done = stand->done < RIGHT_MOST ? stand->done : RIGHT_MOST;

    memcpy(screen->right, stand->right, (size_t)done * sizeof *screen->right);
    screen->view.right = screen->right;
    screen->view.done = done;
    screen->view.hints = stand->hints;
    screen->view.why = stand->why;
}

/* Waits until the texts that have no room below the question are read. */
static void place_told(struct lesson_screen *screen)
{
    screen->view.phase = LESSON_ASKS;
    if (!fits(screen, screen->fresh, screen->tolds, true)) {
        read_told(screen, false);
        forget_passing(screen, false);
    }
    screen->fresh = screen->tolds;
    screen->view.phase = LESSON_ASKS;
    screen->view.more = false;
    screen->asks = true;
}

static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct lesson_screen *screen = context;
    bool ready = false;
    struct key key;

    (void)pupil;
    place_told(screen);
    while (!ready && screen->ended == FRONT_LINE && !screen->leaving) {
        if (!next_key(screen, &key))
            break;
        ready = screen->view.phase == LESSON_TYPES ? lesson_press_line(screen, key, line)
                                                   : lesson_press(screen, key, line);
    }
    screen->view.phase = LESSON_ASKS;
    screen->asks = false;
    forget_passing(screen, true);
    if (screen->leaving && !ready)
        lesson_add_verb(LESSON_STOP, line);
    return screen->ended;
}

static enum front_answer wait_read(void *context, struct strbuf *line)
{
    struct lesson_screen *screen = context;

    read_told(screen, true);
    forget_told(screen);
    screen->has_item = false;
    screen->view.example = EXAMPLE_NONE;
    screen->view.number = 0;
    if (screen->leaving)
        lesson_add_verb(LESSON_STOP, line);
    return screen->ended;
}

struct lesson_front lesson_screen_front(struct lesson_screen *screen)
{
    return (struct lesson_front){.context = screen,
                                 .say = say,
                                 .turn = turn,
                                 .example = example,
                                 .tell = tell,
                                 .show = show,
                                 .stand = stand,
                                 .ask = ask,
                                 .pause = wait_read};
}

void lesson_screen_finish(struct lesson_screen *screen)
{
    begin(screen);
    screen->view.example = EXAMPLE_NONE;
    screen->view.number = 0;
}

struct lesson_screen *lesson_screen_new(const struct display *display, const char *title,
                                        const char *const *names, int pupils)
{
    struct lesson_screen *screen = memory_new(1, sizeof *screen);

    screen->display = display;
    screen->title = title;
    screen->names = names;
    screen->pupils = pupils;
    screen->at = -1;
    screen->view.title = title;
    screen->view.name = "";
    screen->view.example = EXAMPLE_NONE;
    return screen;
}

void lesson_screen_free(struct lesson_screen *screen)
{
    if (!screen)
        return;
    forget_told(screen);
    strbuf_release(&screen->answer);
    strbuf_release(&screen->line);
    memory_free(screen);
}
