/* A lesson that is loaded asks what it says, or is told in bounded time that it cannot; one that is
 * refused says where and why. */
#include "lesson/lesson.h"

#include "deck/deck.h"
#include "fuzz.h"
#include "lesson/course.h"
#include "lesson/file/check.h"
#include "question.h"
#include "xml/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    LIMIT = 64 * 1024,
    SECONDS = 60, /* for one file, even in valgrind */
    OF_A_KIND = 4
};

static struct course course;
static struct library decks;

static void end(void)
{
    course_release(&course);
    library_release(&decks);
}

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void check_lesson(const struct lesson *lesson)
{
    int shares = 0;

    check(lesson->name && words_in(&lesson->title, "en") && words_in(&lesson->goal, "en"));
    check(lesson->skills && lesson->stage < STAGES && lesson->ladder < LADDERS);
    for (int k = 0; k < ITEM_KINDS; k++)
        shares += lesson->kind[k].share;
    check(shares == 100 || (shares == 0 && lesson->items > 0));
    check(lesson->pass_right <= lesson->pass_of);
}

static void check_asked(const struct lesson *lesson, const struct lesson_facts *facts)
{
    struct item item, same;

    for (int k = 0; k < ITEM_KINDS; k++) {
        check(facts->made[k] >= 0 && facts->made[k] <= CHECK_SAMPLE);
        for (uint32_t seed = 0; lesson->kind[k].share && seed < OF_A_KIND; seed++) {
            struct chance chance, again;
            chance_init(&chance, seed, CHANCE_LESSON, 0);
            again = chance;
            bool made = item_make(&item, lesson, (enum item_kind)k, &chance);
            check(item_make(&same, lesson, (enum item_kind)k, &again) == made);
            if (!made)
                continue;
            check(item_same(&item, &same));
            check_question(&item);
        }
    }
    for (int i = 0; i < lesson->items; i++) {
        struct chance chance;
        chance_init(&chance, 0, CHANCE_LESSON, 0);
        if (item_of_lesson(&item, lesson, i, &chance))
            check_question(&item);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct grammar *const grammars[] = {&lesson_grammar};
    struct xml_document *document = NULL;
    struct lesson *lesson = NULL;
    struct diag diag = {0};
    char path[4096];

    if (!course.count) {
        course_open(&course);
        check(course.count > 0);
        library_open(&decks, DECK_LIBRARY);
        atexit(end);
    }
    if (size > LIMIT)
        return 0;
    question_language((unsigned)size);
    double began = cpu_seconds();
    /* The name of one that others need, so that there can be a circle. */
    snprintf(path, sizeof path, "%s/lessons/half.xml", library_data_folder());
    enum status status =
        xml_read_bytes(&document, path, (const char *)data, size, grammars, 1, &diag);
    if (document && !document->is_part)
        status = lesson_load_document(&lesson, path, document, &diag);
    check((lesson != NULL) <= (status == STATUS_OK));
    check((status == STATUS_OK) == (diag.errors == 0));
    if (lesson) {
        struct lesson_facts facts;
        check_lesson(lesson);
        status = lesson_check(lesson, document->root, &facts, &diag);
        check(status == STATUS_OK || status == STATUS_INVALID);
        check((status == STATUS_OK) == (diag.errors == 0));
        course_check(&course, &decks, lesson->name, document->root, &diag);
        check_asked(lesson, &facts);
    }
    for (size_t i = 0; i < diag.count; i++) {
        check(diag.entries[i].where.file && diag.entries[i].where.line > 0);
        check_message(diag.entries[i].message);
    }
    check(cpu_seconds() - began < SECONDS);
    lesson_free(lesson);
    xml_free(document);
    diag_release(&diag);
    return 0;
}
