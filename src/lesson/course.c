#include "lesson/course.h"

#include "base/hash.h"
#include "files/input.h"

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
    status = input_read(&file, bytes, &why);
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

void course_open(struct course *course)
{
    *course = (struct course){0};
    library_open(&course->library, "lessons");
    enum status status = STATUS_OK;
    course->lesson = memory_new(course->library.count + 1, sizeof *course->lesson);
    for (size_t i = 0; i < course->library.count; i++) {
        struct diag diag = {0};
        struct lesson *lesson;
        status = lesson_load(&lesson, course->library.entries[i].path, &diag);
        diag_release(&diag);
        if (status == STATUS_OK)
            course->lesson[course->count++] = lesson;
    }
    qsort(course->lesson, (size_t)course->count, sizeof *course->lesson, by_place);
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

void course_hash(const struct course *course, const struct lesson *lesson, const char *path,
                 uint64_t *hash)
{
    enum { SPREAD = 31 };
    const struct lesson *before[COURSE_BEFORE];
    int befores = course_before(course, lesson, before);

    *hash = 0;
    for (int i = -1; i < befores; i++) {
        uint64_t of_file = 0; /* of one that has gone since it was read */
        const char *file = i < 0 ? path : library_find(&course->library, before[i]->name);
        if (file)
            lesson_hash(file, &of_file);
        *hash = *hash * SPREAD + of_file;
    }
}

unsigned lessons_teach(const struct lesson *const *lessons, int count)
{
    unsigned skills = 0;

    for (int i = 0; i < count; i++)
        skills |= lessons[i]->skills;
    return skills;
}

unsigned course_taught(const struct course *course, const struct lesson *lesson)
{
    const struct lesson *before[COURSE_BEFORE];
    int befores = course_before(course, lesson, before);

    return lesson->skills | lessons_teach(before, befores);
}

/* A lesson on the way from a need of the one that is checked, and which step led to it. */
struct step {
    const struct lesson *lesson;
    int from; /* −1: none */
};

static bool is_among(const struct step *steps, int count, const struct lesson *lesson)
{
    for (int i = 0; i < count; i++)
        if (steps[i].lesson == lesson)
            return true;
    return false;
}

/* The step whose lesson needs that name, on the way from `first`; −1: none does. */
static int step_back(const struct course *course, const struct lesson *first, const char *name,
                     struct step steps[COURSE_BEFORE])
{
    int count = 0;

    steps[count++] = (struct step){first, -1};
    for (int at = 0; at < count; at++) {
        const struct lesson *lesson = steps[at].lesson;
        for (int i = 0; i < lesson->needs; i++) {
            const struct lesson *need = course_find(course, lesson->need[i]);
            if (strcmp(lesson->need[i], name) == 0)
                return at;
            if (need && count < COURSE_BEFORE && !is_among(steps, count, need))
                steps[count++] = (struct step){need, at};
        }
    }
    return -1;
}

/* “a → b → a”: what was found from the end to the beginning. */
static void add_circle(struct strbuf *out, const struct step *steps, int at, const char *name)
{
    if (at >= 0) {
        add_circle(out, steps, steps[at].from, name);
        strbuf_addf(out, " → %s", steps[at].lesson->name);
    } else {
        strbuf_add(out, name);
    }
}

static void refuse_circle(const struct step *steps, int at, const char *name, struct position where,
                          struct diag *diag)
{
    struct strbuf circle = {0};

    add_circle(&circle, steps, at, name);
    strbuf_addf(&circle, " → %s", name);
    diag_add(diag, SEVERITY_ERROR, where,
             message_with(N_("nobody could begin: lessons need each other in a circle: {circle}; "
                             "leave out one of these needs"),
                          arg_text("circle", strbuf_text(&circle))));
    strbuf_release(&circle);
}

static bool is_repeated(const struct xml_element *root, size_t item)
{
    for (size_t i = 0; i < item; i++)
        if (strcmp(xml_item(root, "needs", i), xml_item(root, "needs", item)) == 0)
            return true;
    return false;
}

static void check_need(const struct course *course, const char *name,
                       const struct xml_element *root, size_t item, struct diag *diag)
{
    const char *need = xml_item(root, "needs", item);
    const struct lesson *lesson = course_find(course, need);
    struct position where = xml_at_item(root, "needs", item);
    struct step steps[COURSE_BEFORE];
    int back;

    if (strcmp(need, name) == 0)
        diag_add(diag, SEVERITY_ERROR, where,
                 message_of(N_("a lesson cannot need itself; leave it out")));
    else if (is_repeated(root, item))
        diag_add(diag, SEVERITY_ERROR, where,
                 message_with(N_("the lesson needs {name} twice; leave it out here"),
                              arg_text("name", need)));
    else if (!lesson && !library_find(&course->library, need))
        library_refuse(&course->library, need,
                       N_("there is no lesson “{name}”; did you mean “{nearest}”?"),
                       N_("there is no lesson “{name}”; choose from: {names}"), where, diag);
    else if (!lesson)
        diag_add(diag, SEVERITY_WARNING, where,
                 message_with(N_("the lesson {name} has mistakes itself, so none of its questions "
                                 "will come; “breuk check lesson:{name}” finds them"),
                              arg_text("name", need)));
    else if ((back = step_back(course, lesson, name, steps)) >= 0)
        refuse_circle(steps, back, name, where, diag);
}

void course_check(const struct course *course, const struct library *decks, const char *name,
                  const struct xml_element *root, struct diag *diag)
{
    for (size_t i = 0; i < xml_count(root, "needs") && i < LESSON_NEEDS; i++)
        check_need(course, name, root, i, diag);
    if (xml_has(root, "deck") && xml_text(root, "deck") &&
        !library_find(decks, xml_text(root, "deck")))
        library_warn(decks, xml_text(root, "deck"),
                     N_("there is no deck “{name}” to play with after the lesson; did you mean "
                        "“{nearest}”?"),
                     N_("there is no deck “{name}” to play with after the lesson; choose one of: "
                        "{names}"),
                     xml_at(root, "deck"), diag);
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
