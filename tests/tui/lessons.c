/* Lessons on plain lines: questions, hints and answers, drawn and said. */
#include "rational/rational.h"
#include "screen.h"
#include "text/text.h"
#include "tui/lesson_lines.h"
#include "tui/wrap.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* --- a screen whose text is kept */

static const char *const pupils[] = {"Ann", "Bo"};

struct lesson_screen {
    struct lesson_lines lines;
    struct lesson_front front;
    struct input input;
    char *text;
    size_t size;
};

static void open_lines(struct lesson_screen *screen, int count, bool drawn, const char *typed)
{
    struct message why;

    *screen = (struct lesson_screen){0};
    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    screen->input = input_of(typed, strlen(typed));
    screen->lines = lesson_lines_new(open_memstream(&screen->text, &screen->size), &screen->input,
                                     pupils, count);
    screen->lines.drawn = drawn;
    screen->front = lesson_lines_front(&screen->lines);
}

static const char *text_so_far(struct lesson_screen *screen)
{
    fflush(screen->lines.out);
    return screen->text;
}

static void close_lines(struct lesson_screen *screen)
{
    fclose(screen->lines.out);
    free(screen->text);
    close(screen->input.fd);
}

/* --- questions made by hand */

static struct notation fraction(int64_t top, int64_t bottom)
{
    return notation_of_fraction(top, bottom);
}

static struct figure printed(int64_t top, int64_t bottom)
{
    struct notation number = fraction(top, bottom);

    return figure_printed(&number);
}

static struct figure picture(enum shape shape, int64_t top, int64_t bottom)
{
    struct notation number = fraction(top, bottom);

    return figure_picture(shape, &number);
}

static struct item find_item(void)
{
    return (struct item){.kind = ITEM_FIND,
                         .answers = ANSWER_CHOICE,
                         .stem = printed(2, 5),
                         .options = 4,
                         .option = {{.figure = printed(5, 8)},
                                    {.figure = printed(6, 15)},
                                    {.figure = printed(4, 15)},
                                    {.words = message_of("none of them")}}};
}

static struct item place_item(void)
{
    struct item item = {.kind = ITEM_PLACE,
                        .answers = ANSWER_CHOICE,
                        .lettered = true,
                        .stem = printed(3, 4),
                        .other = picture(SHAPE_LINE, 6, 8),
                        .options = 4};
    static const int steps[] = {2, 3, 6, 7};

    item.other.blank = true;
    item.other.marks = 4;
    for (int i = 0; i < 4; i++) {
        item.other.mark[i] = steps[i];
        item.option[i].figure = picture(SHAPE_LINE, steps[i], 8);
    }
    return item;
}

static struct item odd_item(void)
{
    struct item item = {.kind = ITEM_ODD,
                        .answers = ANSWER_CHOICE,
                        .options = 4,
                        .option = {{.figure = picture(SHAPE_BAR, 3, 4)},
                                   {.figure = printed(6, 8)},
                                   {.figure = picture(SHAPE_BAR, 3, 4)},
                                   {.figure = picture(SHAPE_PIE, 3, 4)}}};

    item.option[2].figure.unequal = true;
    return item;
}

static struct item compare_item(void)
{
    return (struct item){.kind = ITEM_COMPARE,
                         .answers = ANSWER_SIGN,
                         .stem = printed(3, 8),
                         .other = picture(SHAPE_BAR, 3, 8)};
}

static struct item order_item(void)
{
    return (struct item){.kind = ITEM_ORDER,
                         .answers = ANSWER_ORDER,
                         .options = 3,
                         .option = {{.figure = printed(3, 4)},
                                    {.figure = printed(2, 3)},
                                    {.figure = printed(5, 12)}}};
}

static struct item prove_item(void)
{
    return (struct item){
        .kind = ITEM_PROVE,
        .answers = ANSWER_CHOICE,
        .stem = printed(4, 6),
        .other = printed(6, 8),
        .options = 3,
        .option = {{.words = message_of("no: in equal pieces they are 16/24 and 18/24")},
                   {.words = message_of("yes: above 2 is added, and below 2")},
                   {.words = message_of("no: no whole number times 4 makes 6")}}};
}

static struct item read_item(void)
{
    return (struct item){.kind = ITEM_READ,
                         .answers = ANSWER_NUMBER,
                         .stem = picture(SHAPE_PIE, 3, 8),
                         .key = fraction(3, 8)};
}

START_TEST(questions_look_as_they_did_when_they_were_looked_at)
{
    const struct item items[] = {read_item(), place_item(),   find_item(), order_item(),
                                 odd_item(),  compare_item(), prove_item()};
    char path[4096], *expected = NULL;
    size_t size = 0;
    struct lesson_screen screen;

    open_lines(&screen, 1, false, "");
    for (int way = 0; way < 3; way++) {
        static const char *const titles[] = {"said", "drawn", "drawn with ASCII"};
        fprintf(screen.lines.out, "%s# %s\n", way ? "\n" : "", titles[way]);
        screen.lines.drawn = way > 0;
        screen.lines.ascii = way > 1;
        for (size_t i = 0; i < sizeof items / sizeof *items; i++)
            screen.front.show(screen.front.context, &items[i]);
    }
    text_so_far(&screen);
    snprintf(path, sizeof path, "%s/tests/tui/lessons.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT")) {
        fwrite(screen.text, 1, screen.size, file);
    } else {
        ck_assert_int_eq(getdelim(&expected, &size, '\0', file), (ssize_t)screen.size);
        ck_assert_str_eq(screen.text, expected);
    }
    fclose(file);
    free(expected);
    close_lines(&screen);
}
END_TEST

START_TEST(letters_of_a_line_are_not_listed_again)
{
    struct item item = place_item();
    struct lesson_screen screen;

    for (int drawn = 0; drawn <= 1; drawn++) {
        open_lines(&screen, 1, drawn, "");
        screen.front.show(screen.front.context, &item);
        ck_assert_ptr_null(strstr(text_so_far(&screen), "a: "));
        ck_assert_ptr_null(strstr(screen.text, "arrow"));
        close_lines(&screen);
    }
}
END_TEST

START_TEST(six_options_on_a_narrow_list_break_between_two)
{
    struct item item = find_item();
    struct lesson_screen screen;

    item.options = 6;
    for (int i = 0; i < 6; i++)
        item.option[i] = (struct option){.words = message_of("twenty characters all")};
    open_lines(&screen, 1, true, "");
    screen.front.show(screen.front.context, &item);
    ck_assert_ptr_nonnull(strstr(text_so_far(&screen), "all\n  3: twenty"));
    ck_assert_ptr_nonnull(strstr(screen.text, "all\n  5: twenty"));
    close_lines(&screen);
}
END_TEST

/* --- what is told */

START_TEST(a_number_stands_beside_its_picture_if_the_sentence_says_it)
{
    static const struct {
        const char *id;
        bool said;
    } rows[] = {
        {"Here is {stem} as a bar.", true},
        {"Count the parts.", false},
        {"Not {other}.", false},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct notation stem = fraction(3, 8), other = fraction(3, 4);
        struct telling telling = {.say = message_with(rows[i].id, arg_notation("stem", &stem),
                                                      arg_notation("other", &other)),
                                  .figures = 1,
                                  .figure = {picture(SHAPE_BAR, 3, 8)}};
        for (int drawn = 0; drawn <= 1; drawn++) {
            struct lesson_screen screen;
            open_lines(&screen, 1, drawn, "");
            screen.front.tell(screen.front.context, &telling);
            const char *picture_text = strchr(text_so_far(&screen), '\n');
            ck_assert((strstr(picture_text, "3/8") != NULL) == rows[i].said);
            close_lines(&screen);
        }
    }
}
END_TEST

START_TEST(no_number_stands_beside_a_line_without_an_arrow)
{
    struct item item = place_item();
    struct notation steps = fraction(6, 8);
    struct telling telling = {
        .say = message_with("{stem} is less than 1.", arg_notation("stem", &steps)),
        .figures = 1,
        .figure = {item.other}};
    struct lesson_screen screen;

    open_lines(&screen, 1, false, "");
    screen.front.tell(screen.front.context, &telling);
    ck_assert_ptr_null(strstr(strchr(text_so_far(&screen), '\n'), "6/8"));
    close_lines(&screen);
}
END_TEST

START_TEST(a_decimal_stands_beside_the_picture_of_its_parts)
{
    struct notation stem;
    struct lesson_screen screen;

    ck_assert_int_eq(notation_parse_canonical(&stem, "0.25", NULL), STATUS_OK);
    struct telling telling = {.say = message_with("Here is {stem}.", arg_notation("stem", &stem)),
                              .figures = 1,
                              .figure = {figure_picture(SHAPE_BAR, &stem)}};
    open_lines(&screen, 1, true, "");
    screen.front.tell(screen.front.context, &telling);
    ck_assert_ptr_nonnull(strstr(strchr(text_so_far(&screen), '\n'), " 0.25\n"));
    close_lines(&screen);
}
END_TEST

START_TEST(an_authors_words_are_told_in_place_of_ours)
{
    struct notation stem = fraction(3, 8);
    const struct words_in text = {.language = "en", .text = "Count again"};
    const struct words words = {.count = 1, .in = &text};
    struct lesson_screen screen;
    struct telling telling = {.say = message_with("It is {stem}.", arg_notation("stem", &stem)),
                              .words = &words,
                              .figures = 1,
                              .figure = {picture(SHAPE_BAR, 3, 8)}};

    open_lines(&screen, 1, false, "");
    screen.front.tell(screen.front.context, &telling);
    ck_assert_str_eq(text_so_far(&screen),
                     "Count again.\n  A bar in 8 equal parts; 3 are shaded.\n");
    close_lines(&screen);
}
END_TEST

START_TEST(what_is_said_is_a_sentence)
{
    struct lesson_screen screen;

    open_lines(&screen, 1, true, "");
    screen.front.say(screen.front.context,
                     message_with("“{word}” is no number", arg_typed("word", "x")));
    screen.front.say(screen.front.context, message_of("éen half"));
    screen.front.say(screen.front.context, message_of("Is that so?"));
    ck_assert_str_eq(text_so_far(&screen), "“x” is no number.\nÉen half.\nIs that so?\n");
    close_lines(&screen);
}
END_TEST

/* --- who is asked */

START_TEST(several_pupils_are_called_by_name)
{
    struct lesson_screen screen;
    struct strbuf line = {0};

    open_lines(&screen, 2, true, "3/4\nhint\n");
    screen.front.turn(screen.front.context, 1, 3, 14);
    ck_assert_int_eq(screen.front.ask(screen.front.context, 1, &line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&line), "3/4");
    screen.front.turn(screen.front.context, 0, 4, 14);
    strbuf_clear(&line);
    ck_assert_int_eq(screen.front.ask(screen.front.context, 0, &line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&line), "hint");
    ck_assert_int_eq(screen.front.ask(screen.front.context, 0, &line), FRONT_END);
    ck_assert_str_eq(text_so_far(&screen), "\nBo, your turn: question 3 of 14.\nBo> \n"
                                           "\nAnn, your turn: question 4 of 14.\nAnn> \nAnn> \n");
    close_lines(&screen);
    strbuf_release(&line);
}
END_TEST

START_TEST(an_example_waits_at_a_terminal_until_it_is_read)
{
    struct lesson_screen screen;
    struct strbuf line = {0};

    open_lines(&screen, 1, true, "stop\n");
    screen.front.example(screen.front.context, 2);
    ck_assert_int_eq(screen.front.pause(screen.front.context, &line), FRONT_LINE);
    ck_assert_uint_eq(line.length, 0);
    screen.lines.terminal = screen.lines.pauses = true;
    screen.front.example(screen.front.context, 0);
    ck_assert_int_eq(screen.front.pause(screen.front.context, &line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&line), "stop");
    ck_assert_int_eq(screen.front.pause(screen.front.context, &line), FRONT_END);
    ck_assert_str_eq(text_so_far(&screen), "\nExample 2:\n\nLet us look at one together.\n"
                                           "Press Enter when you have read it.\n"
                                           "Press Enter when you have read it.\n"
                                           "\n"); /* nobody typed Enter there */
    close_lines(&screen);
    strbuf_release(&line);
}
END_TEST

START_TEST(a_picture_that_stands_above_is_told_again_only_after_a_line_was_typed)
{
    struct lesson_screen screen;
    struct strbuf line = {0};
    struct figure bar = picture(SHAPE_BAR, 3, 8), other = picture(SHAPE_BAR, 3, 4);
    struct item item = {.kind = ITEM_READ, .answers = ANSWER_NUMBER, .stem = bar};
    struct telling telling = {.say = message_of("Count."), .figures = 2, .figure = {bar, other}};

    open_lines(&screen, 1, false, "hint\n");
    screen.front.show(screen.front.context, &item);
    screen.front.tell(screen.front.context, &telling);
    screen.front.tell(screen.front.context, &telling);
    const char *shown = strchr(text_so_far(&screen) + 1, '\n') + 1; /* behind the question */
    ck_assert_str_eq(shown, "  A bar in 8 equal parts; 3 are shaded.\nCount.\n"
                            "  A bar in 4 equal parts; 3 are shaded.\nCount.\n");
    size_t before = strlen(screen.text);
    screen.front.ask(screen.front.context, 0, &line);
    screen.front.tell(screen.front.context, &telling);
    ck_assert_str_eq(text_so_far(&screen) + before,
                     "> \nCount.\n  A bar in 8 equal parts; 3 are shaded.\n"
                     "  A bar in 4 equal parts; 3 are shaded.\n");
    close_lines(&screen);
    strbuf_release(&line);
}
END_TEST

START_TEST(a_pupil_alone_is_not_named_and_a_terminal_shows_the_enter_itself)
{
    struct lesson_screen screen;
    struct strbuf line = {0};

    open_lines(&screen, 1, true, "3/4\n");
    screen.lines.terminal = true; /* one that does not know its width */
    screen.front.turn(screen.front.context, 0, 3, 14);
    screen.front.ask(screen.front.context, 0, &line);
    ck_assert_str_eq(text_so_far(&screen), "\nQuestion 3 of 14.\n> ");
    close_lines(&screen);
    strbuf_release(&line);
}
END_TEST

/* --- all lessons */

/* Every line of a question or hint; the picture that is asked about is not told as a number. */
static void check_screen(struct lesson_screen *screen, const struct item *item, const char *lesson)
{
    struct strbuf number = {0};
    char *rest, *line;

    if (item->answers == ANSWER_NUMBER && item->stem.shape > SHAPE_PRINTED) {
        notation_print(&item->key, NULL, &number);
        ck_assert_msg(!strstr(text_so_far(screen), strbuf_text(&number)), "%s: %s", lesson,
                      screen->text);
    }
    rest = screen->text;
    while ((line = strsep(&rest, "\n")))
        ck_assert_msg(wrap_columns(line) <= 80, "%s: %s", lesson, line);
    strbuf_release(&number);
}

static void show_items(const struct lesson *lesson, enum item_kind kind)
{
    struct chance chance;

    chance_init(&chance, 1, CHANCE_LESSON, 0);
    for (int i = 0; i < 24; i++) {
        struct item item;
        struct telling telling;
        struct lesson_screen screen;
        if (!item_make(&item, lesson, kind, &chance))
            return;
        open_lines(&screen, 1, i % 3 > 0, "");
        screen.lines.ascii = i % 3 == 1;
        screen.front.show(screen.front.context, &item);
        text_so_far(&screen);
        check_screen(&screen, &item, lesson->name);
        close_lines(&screen);
        open_lines(&screen, 1, i % 3 > 0, "");
        for (int step = 0; item_hint(&item, step, &telling); step++)
            screen.front.tell(screen.front.context, &telling);
        item.answers = ANSWER_CHOICE; /* hints may tell it */
        text_so_far(&screen);
        check_screen(&screen, &item, lesson->name);
        close_lines(&screen);
    }
}

START_TEST(every_lesson_fits_the_screen_and_no_picture_tells_its_number)
{
    char folder[4096];
    int lessons = 0;

    snprintf(folder, sizeof folder, "%s/lessons", getenv("BREUK_SOURCE"));
    DIR *open = opendir(folder);
    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        char path[8192];
        struct lesson *lesson;
        struct diag diag = {0};
        if (length < 4 || strcmp(file->d_name + length - 4, ".xml") != 0 ||
            strcmp(file->d_name, "schemas.xml") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        ck_assert_int_eq(lesson_load(&lesson, path, &diag), STATUS_OK);
        for (enum item_kind kind = 0; kind < ITEM_KINDS; kind++)
            if (lesson->kind[kind].share)
                show_items(lesson, kind);
        lesson_free(lesson);
        diag_release(&diag);
        lessons++;
    }
    closedir(open);
    ck_assert_int_ge(lessons, 1);
}
END_TEST

void add_lessons(Suite *suite)
{
    TCase *tests = add_case(suite, "lessons");

    tcase_add_test(tests, questions_look_as_they_did_when_they_were_looked_at);
    tcase_add_test(tests, letters_of_a_line_are_not_listed_again);
    tcase_add_test(tests, six_options_on_a_narrow_list_break_between_two);
    tcase_add_test(tests, a_number_stands_beside_its_picture_if_the_sentence_says_it);
    tcase_add_test(tests, no_number_stands_beside_a_line_without_an_arrow);
    tcase_add_test(tests, a_decimal_stands_beside_the_picture_of_its_parts);
    tcase_add_test(tests, an_authors_words_are_told_in_place_of_ours);
    tcase_add_test(tests, what_is_said_is_a_sentence);
    tcase_add_test(tests, an_example_waits_at_a_terminal_until_it_is_read);
    tcase_add_test(tests, a_picture_that_stands_above_is_told_again_only_after_a_line_was_typed);
    tcase_add_test(tests, several_pupils_are_called_by_name);
    tcase_add_test(tests, a_pupil_alone_is_not_named_and_a_terminal_shows_the_enter_itself);
    tcase_add_test(tests, every_lesson_fits_the_screen_and_no_picture_tells_its_number);
}
