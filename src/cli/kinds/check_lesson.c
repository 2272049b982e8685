#include "cli/kinds/check_lesson.h"

#include "cli/report.h"
#include "deck/deck.h"
#include "lesson/course.h"
#include "lesson/file/check.h"

/* The most that guessing wins, of all kinds of questions that it should not win. */
static double most_guessed(const struct lesson *lesson, const struct lesson_facts *found,
                           enum item_kind *kind, enum strategy *strategy)
{
    double most = 0;

    for (int k = 0; k < ITEM_KINDS; k++)
        for (int s = 0; s < STRATEGIES; s++) {
            if (lesson_is_blind(lesson, (enum item_kind)k, (enum strategy)s) &&
                found->wins[k][s] > most) {
                most = found->wins[k][s];
                *kind = (enum item_kind)k;
                *strategy = (enum strategy)s;
            }
        }
    return most;
}

/* What it needs and which deck follows it, as the libraries have them. */
static void check_course(const char *path, const struct xml_document *document, struct diag *diag)
{
    struct course course;
    struct library decks = {0};
    struct arena arena = {0};
    const char *name = library_name_of(&arena, path);

    course_open(&course);
    library_open(&decks, DECK_LIBRARY);
    course_check(&course, &decks, name, document->root, diag);
    arena_release(&arena);
    library_release(&decks);
    course_release(&course);
}

enum status check_lesson(const char *path, const struct xml_document *document,
                         const struct check_with *with, struct file_facts *facts, struct diag *diag)
{
    struct lesson *lesson;
    struct lesson_facts found;
    (void)with;
    enum item_kind kind = 0;
    enum strategy strategy = 0;
    enum status status = lesson_load_document(&lesson, path, document, diag);

    check_course(path, document, diag);
    if (status == STATUS_OK) {
        status = lesson_check(lesson, document->root, &found, diag);
        double most = most_guessed(lesson, &found, &kind, &strategy);
        facts->message = message_of(N_("{file}: fine: a lesson"));
        if (most > 0)
            facts->message = message_with(
                N_("{file}: fine: a lesson; a pupil who only guesses gets at most {wins} of 100 "
                   "questions right: those of the kind {kind}, by “{strategy}”"),
                arg_term("strategy", strategy_name(strategy)),
                arg_count("wins", (int64_t)(most + 0.5)), arg_text("kind", item_kind_names[kind]));
        file_facts_add(facts, "questions", found.different);
        file_facts_add(facts, "guessed", (int64_t)(most + 0.5));
    }
    xml_sort_complaints(document, diag);
    lesson_free(lesson);
    return status;
}
