/* Lesson files: the shipped ones, and their grammar. */
#include "cases.h"
#include "grammar_fault.h"
#include "lesson/file/check.h"
#include "xml/library.h"

#include <string.h>

static void load(const struct library_entry *entry)
{
    struct diag diag = {0};
    struct lesson *lesson = NULL;

    ck_assert_msg(lesson_load(&lesson, entry->path, &diag) == STATUS_OK, "%s", entry->name);
    for (int i = 0; i < 4; i++) {
        static const char *const languages[] = {"en", "nl", "de", "fr"};
        ck_assert_msg(words_exactly_in(&lesson->title, languages[i]) != NULL, "%s: title in %s",
                      entry->name, languages[i]);
        ck_assert_msg(words_exactly_in(&lesson->goal, languages[i]) != NULL, "%s: goal in %s",
                      entry->name, languages[i]);
    }
    lesson_free(lesson);
    diag_release(&diag);
}

START_TEST(each_of_the_27_lessons_loads_and_has_its_titles_in_four_languages)
{
    struct library library = {0};

    library_open(&library, "lessons");
    ck_assert_uint_eq(library.count, 27);
    for (size_t i = 0; i < library.count; i++)
        load(&library.entries[i]);
    library_release(&library);
}
END_TEST

/* All names that may stand for something to play or to learn. */
START_TEST(no_lesson_stage_or_deck_has_the_name_of_another)
{
    struct library lessons = {0}, decks = {0};

    library_open(&lessons, "lessons");
    library_open(&decks, "decks");
    ck_assert_uint_gt(decks.count, 0);
    for (size_t i = 0; i < lessons.count; i++)
        ck_assert_msg(!library_find(&decks, lessons.entries[i].name), "lesson and deck %s",
                      lessons.entries[i].name);
    for (int s = 0; s < STAGES; s++) {
        ck_assert_msg(!library_find(&lessons, stage_names[s]), "stage and lesson %s",
                      stage_names[s]);
        ck_assert_msg(!library_find(&decks, stage_names[s]), "stage and deck %s", stage_names[s]);
        for (int other = 0; other < s; other++)
            ck_assert_str_ne(stage_names[s], stage_names[other]);
    }
    library_release(&lessons);
    library_release(&decks);
}
END_TEST

START_TEST(the_grammar_has_no_fault)
{
    ck_assert_ptr_null(grammar_fault(&lesson_grammar));
}
END_TEST

void add_file_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "files");

    tcase_add_test(tests, each_of_the_27_lessons_loads_and_has_its_titles_in_four_languages);
    tcase_add_test(tests, no_lesson_stage_or_deck_has_the_name_of_another);
    tcase_add_test(tests, the_grammar_has_no_fault);
}
