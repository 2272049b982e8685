/* Lessons on a full screen: each kind of question, and whole sittings played by keys. */
#include "tui/lesson/lesson_screen.h"

#include "base/utf8.h"
#include "lesson/sitting.h"
#include "paper_display.h"
#include "screen.h"
#include "text/language.h"
#include "text/text.h"
#include "tui/lesson/lesson_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const pupils[] = {"Ann", "Bo"};

struct sat {
    struct paper_display paper;
    struct lesson_screen *screen;
    struct lesson_front front;
};

static void open_sat(struct sat *shown, int columns, int rows, int count, const char *keys)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    paper_display_init(&shown->paper, columns, rows, keys);
    shown->screen = lesson_screen_new(&shown->paper.display, "Cut in equal parts", pupils, count);
    ck_assert_ptr_nonnull(shown->screen);
    shown->front = lesson_screen_front(shown->screen);
}

static void close_sat(struct sat *shown)
{
    lesson_screen_free(shown->screen);
    paper_display_release(&shown->paper);
}

static struct lesson *load(const char *name)
{
    char path[4096];
    struct lesson *lesson = NULL;
    struct diag diag = {0};

    snprintf(path, sizeof path, "%s/lessons/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(lesson_load(&lesson, path, &diag), STATUS_OK);
    diag_release(&diag);
    return lesson;
}

/* A lesson that has each kind. */
static const struct {
    enum item_kind kind;
    const char *lesson;
    uint64_t seed;
} kinds[] = {
    {ITEM_READ, "parts", 3},        {ITEM_SAME, "factor", 1},    {ITEM_FIND, "factor", 2},
    {ITEM_ALL, "three-forms", 1},   {ITEM_FILL, "fill-top", 1},  {ITEM_LEFT, "left", 1},
    {ITEM_SIMPLIFY, "simplify", 1}, {ITEM_WRITE, "mixed", 1},    {ITEM_PLACE, "line", 1},
    {ITEM_COMPARE, "near-half", 1}, {ITEM_ORDER, "near-one", 1}, {ITEM_ODD, "cut", 1},
    {ITEM_PROVE, "prove", 1},       {ITEM_READ, "cut", 1},       {ITEM_COMPARE, "same-below", 2},
};

static struct item make(const struct lesson *lesson, enum item_kind kind, uint64_t seed)
{
    struct chance chance;
    struct item item;

    chance_init(&chance, seed, CHANCE_LESSON, 0);
    ck_assert_msg(item_make(&item, lesson, kind, &chance), "%s: %s", lesson->name,
                  item_kind_names[kind]);
    return item;
}

static void dump_item(const struct item *item, int columns, int rows, bool ascii, const char *keys,
                      FILE *out)
{
    static const bool right[] = {true, true, false, true};
    const struct sitting_stand stand = {.right = right, .done = 4, .why = true};
    struct sat shown;
    struct strbuf line = {0};

    open_sat(&shown, columns, rows, 1, keys);
    shown.paper.display.looks.ascii = ascii;
    shown.front.turn(shown.front.context, 0, 5, 14);
    shown.front.show(shown.front.context, item);
    shown.front.stand(shown.front.context, &stand);
    shown.front.ask(shown.front.context, 0, &line);
    fprintf(out, "%s", strbuf_text(&shown.paper.lines));
    if (!ascii && columns == 80)
        fprintf(out, "%s", strbuf_text(&shown.paper.roles));
    close_sat(&shown);
    strbuf_release(&line);
}

START_TEST(each_kind_of_question_looks_as_it_did_when_it_was_looked_at)
{
    char path[4096], *expected = NULL, *text = NULL;
    size_t size = 0, length = 0;
    FILE *out = open_memstream(&text, &length);

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct lesson *lesson = load(kinds[i].lesson);
        struct item item = make(lesson, kinds[i].kind, kinds[i].seed);
        const char *keys = item.answers == ANSWER_ORDER    ? "ba"
                           : item.answers == ANSWER_SIGN   ? "<"
                           : item.answers == ANSWER_YES_NO ? "n"
                           : item.answers == ANSWER_NUMBER ? "3/4"
                                                           : "2b";
        fprintf(out, "#### %s, %s\n", item_kind_names[kinds[i].kind], kinds[i].lesson);
        dump_item(&item, 80, 24, false, keys, out);
        fprintf(out, "## 40 by 20\n");
        dump_item(&item, 40, 20, false, keys, out);
        fprintf(out, "## ASCII\n");
        dump_item(&item, 80, 24, true, keys, out);
        lesson_free(lesson);
    }
    fclose(out);
    snprintf(path, sizeof path, "%s/tests/tui/lesson_screens.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT")) {
        fwrite(text, 1, length, file);
    } else {
        ck_assert_int_eq(getdelim(&expected, &size, '\0', file), (ssize_t)length);
        ck_assert_str_eq(text, expected);
    }
    fclose(file);
    free(expected);
    free(text);
}
END_TEST

/* --- whole sittings */

enum { LINES = 400, PENDING = 40 };

/* What is typed in a sitting, and the sentences that are still to be seen. */
struct play {
    struct sat sat;
    struct lesson_front inner; /* of the screen */
    const struct item *item;
    char line[LINES][64];
    enum answer_kind kind[LINES];
    int lines, at;   /* known; and of these asked for */
    const char *key; /* of the line that is typed, the next character */
    bool typing, entered;
    char *pending[PENDING];
    int pendings;
    int keys;
    bool resizes, screens;
};

/* Right answers, wrong ones, and all that can be typed beside. */
static void think_of_line(struct play *play, struct strbuf *line)
{
    static const char *const wrong[] = {
        [ANSWER_NUMBER] = "1/9", [ANSWER_CHOICE] = "",  [ANSWER_SIGN] = "<",
        [ANSWER_YES_NO] = "yes", [ANSWER_CHOICES] = "", [ANSWER_ORDER] = ""};
    const struct item *item = play->item;
    char first[LABEL_SIZE], second[LABEL_SIZE];
    int n = play->lines;

    if (n % 11 == 5) {
        strbuf_add(line, "hint");
    } else if (n % 13 == 6) {
        strbuf_add(line, "why");
    } else if (n % 17 == 9) {
        strbuf_add(line, "skip");
    } else if (n % 19 == 10) {
        strbuf_add(line, "help");
    } else if (n % 5 != 3) {
        item_add_answer(item, line);
    } else if (*wrong[item->answers]) {
        strbuf_add(line, wrong[item->answers]);
    } else {
        item_label(item, 0, first);
        item_label(item, 1, second);
        strbuf_add(line, first);
        if (item->answers != ANSWER_CHOICE)
            strbuf_addf(line, " %s", second);
    }
}

static void play_say(void *context, struct message message)
{
    struct play *play = context;

    if (play->screens) {
        struct strbuf words = {0};
        text_of(message, NULL, &words);
        ck_assert_int_lt(play->pendings, PENDING);
        play->pending[play->pendings++] = strdup(strbuf_text(&words) + 1);
        strbuf_release(&words);
        play->inner.say(play->inner.context, message);
    }
}

static void play_turn(void *context, int pupil, int number, int all)
{
    struct play *play = context;

    if (play->screens)
        play->inner.turn(play->inner.context, pupil, number, all);
}

static void play_example(void *context, int number)
{
    struct play *play = context;

    if (play->screens)
        play->inner.example(play->inner.context, number);
}

static void play_tell(void *context, const struct telling *telling)
{
    struct play *play = context;

    if (!play->screens)
        return;
    for (int i = -1; i < TELLING_MORE; i++) {
        struct strbuf words = {0};
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (telling->words || !message->id)
            continue;
        text_of(*message, NULL, &words);
        ck_assert_int_lt(play->pendings, PENDING);
        play->pending[play->pendings++] = strdup(strbuf_text(&words) + 1);
        strbuf_release(&words);
    }
    play->inner.tell(play->inner.context, telling);
}

/* The question is to be seen, too. */
static void play_say_question(struct play *play, const struct item *item)
{
    struct strbuf words = {0};

    text_of(item_question(item), NULL, &words);
    ck_assert_int_lt(play->pendings, PENDING);
    play->pending[play->pendings++] = strdup(strbuf_text(&words));
    strbuf_release(&words);
    play->inner.show(play->inner.context, item);
}

static void play_show(void *context, const struct item *item)
{
    struct play *play = context;

    play->item = item;
    if (play->screens)
        play_say_question(play, item);
}

static void play_stand(void *context, const struct sitting_stand *stand)
{
    struct play *play = context;

    if (play->screens)
        play->inner.stand(play->inner.context, stand);
}

static enum front_answer play_ask(void *context, int pupil, struct strbuf *line)
{
    struct play *play = context;

    if (!play->screens) {
        ck_assert_int_lt(play->lines, LINES);
        think_of_line(play, line);
        play->kind[play->lines] = play->item->answers;
        snprintf(play->line[play->lines++], sizeof *play->line, "%s", strbuf_text(line));
        return FRONT_LINE;
    }
    ck_assert_int_lt(play->at, play->lines);
    play->key = play->line[play->at];
    play->typing = true;
    enum front_answer answer = play->inner.ask(play->inner.context, pupil, line);
    play->typing = false;
    ck_assert_int_eq(answer, FRONT_LINE);
    ck_assert_str_eq(strbuf_text(line), play->line[play->at]);
    play->at++;
    return answer;
}

static enum front_answer play_pause(void *context, struct strbuf *line)
{
    struct play *play = context;

    return play->screens ? play->inner.pause(play->inner.context, line) : FRONT_LINE;
}

/* A text with single blanks. */
static char *collapsed(const char *text)
{
    char *out = malloc(strlen(text) + 1), *at = out;

    for (; *text; text++)
        if ((*text != ' ' && *text != '\n') || (at > out && at[-1] != ' '))
            *at++ = *text == '\n' ? ' ' : *text;
    *at = '\0';
    return out;
}

/* Sentences that are seen are pending no more. */
static void look(struct play *play)
{
    char *seen = collapsed(strbuf_text(&play->sat.paper.lines));
    int left = 0;

    for (int i = 0; i < play->pendings; i++) {
        if (strstr(seen, play->pending[i]))
            free(play->pending[i]);
        else
            play->pending[left++] = play->pending[i];
    }
    play->pendings = left;
    free(seen);
}

static struct key pressed(uint32_t character)
{
    return (struct key){.kind = KEY_CHARACTER, .character = character};
}

/* Reads on, or types the line as a pupil does. */
static struct key play_key(void *context, int milliseconds)
{
    struct paper_display *paper = context;
    struct play *play = (struct play *)(void *)paper; /* its first member */
    static const struct {
        const char *line;
        uint32_t key;
    } verbs[] = {{"hint", 'H'}, {"why", 'w'}, {"skip", 'S'}, {"help", '?'}};

    (void)milliseconds;
    look(play);
    if (play->resizes && ++play->keys % 7 == 0) {
        bool small = paper->columns == 80;
        paper->columns = small ? 40 : 80;
        paper->rows = small ? 20 : 24;
        return (struct key){.kind = KEY_SIZED};
    }
    if (is_shown(paper, "[Enter] go on") || is_shown(paper, "[Enter] more"))
        return (struct key){.kind = KEY_RETURN};
    ck_assert(play->typing);
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (strcmp(play->line[play->at], verbs[i].line) == 0)
            return pressed(verbs[i].key);
    while (*play->key == ' ' && play->kind[play->at] != ANSWER_NUMBER)
        play->key++;
    bool word = play->kind[play->at] == ANSWER_YES_NO && play->key > play->line[play->at];
    if (!*play->key || word)
        return (struct key){.kind = KEY_RETURN};
    uint32_t code;
    play->key += utf8_first(play->key, &code);
    return pressed(code);
}

static void run_play(struct play *play, const struct lesson *lesson, int count,
                     struct sitting_result *results)
{
    const struct lesson_front front = {.context = play,
                                       .say = play_say,
                                       .turn = play_turn,
                                       .example = play_example,
                                       .tell = play_tell,
                                       .show = play_show,
                                       .stand = play_stand,
                                       .ask = play_ask,
                                       .pause = play_pause};
    const struct sitting_setup setup = {
        .lesson = lesson, .seed = 5, .pupils = count, .front = &front};

    ck_assert_int_eq(sitting_run(&setup, results), SITTING_DONE);
}

static void check_lesson(const struct lesson *lesson, int columns, int rows, bool resizes)
{
    struct sitting_result plain[2] = {0}, screen[2] = {0};
    struct play *play = calloc(1, sizeof *play);

    run_play(play, lesson, 2, plain);
    open_sat(&play->sat, columns, rows, 2, "");
    play->sat.paper.display.key = play_key;
    play->inner = play->sat.front;
    play->screens = true;
    play->resizes = resizes;
    run_play(play, lesson, 2, screen);
    lesson_screen_finish(play->sat.screen);
    ck_assert_msg(play->pendings == 0, "%s, %d by %d: never seen: %s", lesson->name, columns, rows,
                  play->pending[0]);
    for (int p = 0; p < 2; p++) {
        ck_assert_int_eq(plain[p].right, screen[p].right);
        ck_assert_int_eq(plain[p].first_tries, screen[p].first_tries);
        ck_assert_int_eq(plain[p].passed, screen[p].passed);
    }
    ck_assert_int_eq(play->at, play->lines);
    close_sat(&play->sat);
    free(play);
}

static const char *const lessons[] = {
    "cut",    "dots",     "parts",    "wholes", "line",       "half",
    "factor", "fill-top", "simplify", "left",   "near-one",   "past-one",
    "mixed",  "prove",    "decimals", "shaded", "same-below", "three-forms"};

START_TEST(whole_lessons_played_by_keys_go_as_on_plain_lines)
{
    struct lesson *lesson = load(lessons[_i]);

    check_lesson(lesson, 80, 24, false);
    check_lesson(lesson, 40, 20, false);
    check_lesson(lesson, 80, 24, true);
    check_lesson(lesson, 160, 50, false);
    lesson_free(lesson);
}
END_TEST

/* --- what is told of the question before */

/* An explanation with its pictures, and the sentence that says which question it is about. */
static void tell_of_before(struct sat *shown)
{
    struct lesson *lesson = load("factor");
    struct item item = make(lesson, ITEM_FIND, 3);
    struct telling telling;

    item_explain(&item, &telling);
    telling.before = true;
    shown->front.say(shown->front.context, message_of("About the question before this one:"));
    shown->front.tell(shown->front.context, &telling);
    lesson_free(lesson);
}

START_TEST(what_is_told_of_the_question_before_does_not_stay_below_this_one)
{
    static const struct {
        enum item_kind kind;
        const char *lesson;
    } rows[] = {
        {ITEM_ALL, "factor"}, /* which leaves no room: it is read on a page of its own */
        {ITEM_READ, "parts"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lesson *lesson = load(rows[i].lesson);
        struct item item = make(lesson, rows[i].kind, 1);
        struct strbuf line = {0};
        struct sat shown;
        open_sat(&shown, 80, 24, 1, "\nhh");
        shown.front.turn(shown.front.context, 0, 5, 14);
        shown.front.show(shown.front.context, &item);
        tell_of_before(&shown);
        ck_assert_int_eq(shown.front.ask(shown.front.context, 0, &line), FRONT_LINE);
        ck_assert(was_shown(&shown.paper, "About the question before this one:"));
        ck_assert(was_shown(&shown.paper, "(both ×"));
        ck_assert_int_eq(is_shown(&shown.paper, "(both ×"),
                         is_shown(&shown.paper, "About the question before this one:"));
        shown.front.ask(shown.front.context, 0, &line);
        ck_assert(!is_shown(&shown.paper, "(both ×"));
        close_sat(&shown);
        strbuf_release(&line);
        lesson_free(lesson);
    }
}
END_TEST

/* --- keys */

START_TEST(no_letter_of_an_action_is_what_an_option_is_called)
{
    for (size_t i = 0; i < LANGUAGES; i++) {
        struct message why;
        ck_assert_int_eq(text_start(languages[i].code, &why), STATUS_OK);
        for (enum lesson_action action = 0; action < LESSON_STOP; action++) {
            for (int option = 0; option < ITEM_OPTIONS; option++)
                ck_assert_msg(!lesson_key_is(action, (uint32_t)('a' + option)), "%s, action %d: %c",
                              languages[i].code, (int)action, 'a' + option);
            const struct item yes_no = {.answers = ANSWER_YES_NO};
            for (int option = 0; option < 2; option++) {
                struct strbuf label = {0};
                lesson_option_label(&yes_no, option, &label);
                ck_assert_msg(!lesson_key_is(action, (unsigned char)*strbuf_text(&label)),
                              "%s, action %d: %s", languages[i].code, (int)action,
                              strbuf_text(&label));
                strbuf_release(&label);
            }
        }
    }
}
END_TEST

void add_lesson_screen(Suite *suite)
{
    TCase *tests = add_case(suite, "lesson_screen");

    tcase_add_test(tests, each_kind_of_question_looks_as_it_did_when_it_was_looked_at);
    add_sample(tests, whole_lessons_played_by_keys_go_as_on_plain_lines,
               sizeof lessons / sizeof *lessons);
    tcase_add_test(tests, what_is_told_of_the_question_before_does_not_stay_below_this_one);
    tcase_add_test(tests, no_letter_of_an_action_is_what_an_option_is_called);
}
