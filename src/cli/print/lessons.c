#include "cli/print/lessons.h"

#include "cli/report.h"
#include "lesson/file/check.h"
#include "text/text.h"

#include <string.h>

enum status print_lessons_load(struct print_lessons *lessons, const char *path,
                               const struct xml_document *document, struct diag *diag)
{
    enum status status = lesson_load_document(&lessons->named, path, document, diag);

    course_open(&lessons->course);
    if (status == STATUS_OK)
        status = lesson_check_own(lessons->named, path, document->root, diag);
    if (status != STATUS_OK)
        return status;
    lessons->count = 1;
    lessons->name = lessons->named->name;
    lessons->in = &lessons->named->title;
    return STATUS_OK;
}

enum status print_lessons_of_stage(struct print_lessons *lessons, const char *typed,
                                   struct diag *diag)
{
    static const char prefix[] = "stage:";
    const char *name = typed + (strncmp(typed, prefix, strlen(prefix)) == 0 ? strlen(prefix) : 0);
    enum stage stage = 0;

    while (stage < STAGES && strcmp(stage_names[stage], name) != 0)
        stage++;
    if (stage == STAGES)
        return STATUS_NOT_FOUND;
    course_open(&lessons->course);
    lessons->name = stage_names[stage];
    lessons->stage = stage_title(stage);
    for (int i = 0; i < lessons->course.count; i++) {
        if (lessons->course.lesson[i]->stage != stage)
            continue;
        if (lessons->count++ == 0)
            lessons->first = i;
    }
    if (lessons->count > 0)
        return STATUS_OK;
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("no lesson belongs to the stage “{stage}”"),
                          arg_text("stage", stage_names[stage])));
    return STATUS_INVALID;
}

void print_lessons_release(struct print_lessons *lessons)
{
    lesson_free(lessons->named);
    course_release(&lessons->course);
    *lessons = (struct print_lessons){0};
}

const struct lesson *print_lesson(const struct print_lessons *lessons, int index)
{
    return lessons->named ? lessons->named : lessons->course.lesson[lessons->first + index];
}

const char *print_lessons_title(const struct print_lessons *lessons)
{
    return lessons->in ? words_in(lessons->in, text_language()) : text_get(lessons->stage);
}
