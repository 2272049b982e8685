#include "cli/kinds/list_lessons.h"

#include "cli/lesson/course_list.h"
#include "cli/report.h"
#include "tui/wrap.h"

#include <string.h>

static void list_one(const struct command_line *line, struct lister *lister,
                     const struct library_entry *entry, int number,
                     void (*describe)(struct lister *lister, const struct library_entry *entry))
{
    lister_begin(lister, "lesson", entry->name);
    if (number)
        json_write_count(&lister->json, "number", number);
    describe(lister, entry);
    lister_finish(lister, line, entry->name, (size_t)wrap_columns(entry->name));
}

static const struct library_entry *entry_of(const struct library *library, const char *name)
{
    size_t i = 0;

    while (strcmp(library->entries[i].name, name) != 0)
        i++;
    return &library->entries[i];
}

void list_lessons(const struct command_line *line, struct lister *lister,
                  void (*describe)(struct lister *lister, const struct library_entry *entry))
{
    struct course course;

    course_open(&course);
    if (!line->json)
        course_list_show(&course, NULL, NULL);
    for (int i = 0; i < course.count; i++) {
        const struct library_entry *entry = entry_of(&course.library, course.lesson[i]->name);
        if (line->json || !entry->shipped)
            list_one(line, lister, entry, i + 1, describe);
    }
    /* Those with mistakes are not in the course. */
    for (size_t i = 0; i < course.library.count; i++)
        if (!course_find(&course, course.library.entries[i].name))
            list_one(line, lister, &course.library.entries[i], 0, describe);
    course_release(&course);
}
