#include "lesson/course.h"

#include "base/hash.h"
#include "base/input.h"

#include <stdlib.h>
#include <string.h>

enum status lesson_hash(const char *path, uint64_t *hash)
{
    struct input file;
    struct message why;
    enum status status = input_open(&file, path, &why);

    if (status != STATUS_OK)
        return status;
    char *bytes = memory_new(file.length + 1, 1);
    status = bytes ? input_read(&file, bytes, &why) : STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        *hash = hash_bytes(HASH_START, bytes, file.length);
    memory_free(bytes);
    input_close(&file);
    return status;
}

static int by_place(const void *one, const void *other)
{
    const struct lesson *a = *(struct lesson *const *)one, *b = *(struct lesson *const *)other;

    if (a->stage != b->stage)
        return a->stage < b->stage ? -1 : 1;
    if (a->order != b->order)
        return a->order < b->order ? -1 : 1;
    return strcmp(a->name, b->name);
}

enum status course_open(struct course *course)
{
    *course = (struct course){0};
    enum status status = library_open(&course->library, "lessons");
    if (status != STATUS_OK)
        return status;
    course->lesson = memory_new(course->library.count + 1, sizeof *course->lesson);
    if (!course->lesson)
        return STATUS_NO_MEMORY;
    for (size_t i = 0; i < course->library.count; i++) {
        struct diag diag = {0};
        struct lesson *lesson;
        status = lesson_load(&lesson, course->library.entries[i].path, &diag);
        diag_release(&diag);
        if (status == STATUS_NO_MEMORY)
            return status;
        if (status == STATUS_OK)
            course->lesson[course->count++] = lesson;
    }
    qsort(course->lesson, (size_t)course->count, sizeof *course->lesson, by_place);
    return STATUS_OK;
}

void course_release(struct course *course)
{
    for (int i = 0; i < course->count; i++)
        lesson_free(course->lesson[i]);
    memory_free(course->lesson);
    library_release(&course->library);
    *course = (struct course){0};
}

const struct lesson *course_find(const struct course *course, const char *name)
{
    for (int i = 0; i < course->count; i++)
        if (strcmp(course->lesson[i]->name, name) == 0)
            return course->lesson[i];
    return NULL;
}

int course_before(const struct course *course, const struct lesson *lesson,
                  const struct lesson *before[COURSE_BEFORE])
{
    int count = 0;

    /* Breadth first: `before` is the queue as well, and holds no lesson twice. */
    for (int at = -1; at < count; at++) {
        const struct lesson *from = at < 0 ? lesson : before[at];
        for (int i = 0; i < from->needs && count < COURSE_BEFORE; i++) {
            const struct lesson *need = course_find(course, from->need[i]);
            bool known = !need || strcmp(need->name, lesson->name) == 0;
            for (int j = 0; j < count; j++)
                known = known || before[j] == need;
            if (!known)
                before[count++] = need;
        }
    }
    return count;
}

/* Whether some lesson before this one needs it. */
static const struct lesson *needed_by_its_own(const struct course *course,
                                              const struct lesson *lesson)
{
    const struct lesson *before[COURSE_BEFORE];
    int count = course_before(course, lesson, before);

    for (int i = 0; i < count; i++)
        for (int j = 0; j < before[i]->needs; j++)
            if (strcmp(before[i]->need[j], lesson->name) == 0)
                return before[i];
    return NULL;
}

void course_check(const struct course *course, const struct lesson *lesson,
                  const struct xml_element *root, struct diag *diag)
{
    const struct lesson *circle = needed_by_its_own(course, lesson);

    for (int i = 0; i < lesson->needs; i++) {
        struct position where = xml_at_item(root, "needs", (size_t)i);
        if (strcmp(lesson->need[i], lesson->name) == 0)
            diag_add(diag, SEVERITY_ERROR, where,
                     message_of(N_("a lesson cannot need itself; leave it out")));
        else if (!course_find(course, lesson->need[i]) &&
                 !library_find(&course->library, lesson->need[i]))
            library_refuse(&course->library, lesson->need[i],
                           N_("there is no lesson “{name}”; did you mean “{nearest}”?"),
                           N_("there is no lesson “{name}”; there are: {names}"), where, diag);
    }
    if (circle)
        diag_add(diag, SEVERITY_ERROR, xml_at(root, "needs"),
                 message_with(N_("a circle: {lesson} needs {other}, and {other} needs {lesson}, "
                                 "itself or by others; nobody could begin"),
                              arg_text("lesson", lesson->name), arg_text("other", circle->name)));
}

const struct lesson *course_next(const struct course *course,
                                 bool (*passed)(const void *context, const char *name),
                                 const void *context)
{
    for (int i = 0; i < course->count; i++) {
        const struct lesson *lesson = course->lesson[i];
        bool ready = !passed(context, lesson->name);
        for (int j = 0; ready && j < lesson->needs; j++)
            ready = passed(context, lesson->need[j]) || !course_find(course, lesson->need[j]);
        if (ready)
            return lesson;
    }
    return NULL;
}
