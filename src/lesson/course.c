#include "lesson/course.h"

#include "base/hash.h"
#include "base/suggest.h"
#include "files/input.h"
#include "files/place.h"
#include "text/fold.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    course->lesson = memory_new(course->library.count + 1, sizeof *course->lesson);
    for (size_t i = 0; i < course->library.count; i++) {
        struct diag diag = {0};
        struct lesson *lesson;
        if (lesson_load(&lesson, course->library.entries[i].path, &diag) == STATUS_OK)
            course->lesson[course->count++] = lesson;
        diag_release(&diag);
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
    for (int i = 0; name && i < course->count; i++)
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
        library_complain(&course->library, SEVERITY_ERROR, need,
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
        library_complain(
            decks, SEVERITY_WARNING, xml_text(root, "deck"),
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

/* How a name was typed, the surest last. */
enum how { HOW_NOT, HOW_WORD, HOW_BEGINS, HOW_WHOLE };

/* Folded, its hyphens as spaces: “half-names” is typed as “half names”, too. */
static void add_folded(struct strbuf *out, const char *text)
{
    size_t from = out->length;

    fold_text(out, text, strlen(text));
    for (size_t i = from; i < out->length; i++)
        if (out->text[i] == '-')
            out->text[i] = ' ';
}

/* The rest of a folded text after its article; the text itself if it has none, or nothing else.
 * “Eén” of “Eén deel” may be typed as “een” and left out like one. */
static const char *behind_article(const char *folded)
{
    static const char *const articles[] = {"the", "a",   "an",  "de",  "het", "een",
                                           "'t",  "der", "die", "das", "ein", "eine",
                                           "le",  "la",  "les", "un",  "une"};
    const char *space = strchr(folded, ' ');
    struct strbuf word = {0}, bare = {0};
    bool found = false;

    if (strncmp(folded, "l'", 2) == 0 && folded[2])
        return folded + 2;
    if (!space)
        return folded;
    strbuf_add_bytes(&word, folded, (size_t)(space - folded));
    fold_spell(&bare, strbuf_text(&word), SPELLED_BARE);
    for (size_t i = 0; i < sizeof articles / sizeof *articles; i++)
        found = found || strcmp(articles[i], strbuf_text(&bare)) == 0;
    strbuf_release(&word);
    strbuf_release(&bare);
    return found ? space + 1 : folded;
}

/* How `typed` matches the name `own`; both are folded. */
static enum how how_called(const char *own, const char *typed)
{
    enum fold_match match = fold_match(own, typed);

    if (match != FOLD_NOT)
        return match == FOLD_EQUALS ? HOW_WHOLE : HOW_BEGINS;
    while ((own = strchr(own, ' ')))
        if (fold_match(++own, typed) != FOLD_NOT)
            return HOW_WORD;
    return HOW_NOT;
}

static void how_named(const char *called, const char *typed, enum how *how)
{
    struct strbuf own = {0};

    add_folded(&own, called);
    const char *owns[] = {strbuf_text(&own), behind_article(strbuf_text(&own))};
    const char *types[] = {typed, behind_article(typed)};
    for (int i = 0; i < 4; i++) {
        enum how found = how_called(owns[i / 2], types[i % 2]);
        *how = found > *how ? found : *how;
    }
    strbuf_release(&own);
}

/* One of the names of a lesson: its own, then its titles; NULL: there are no more. */
static const char *called(const struct lesson *lesson, int index)
{
    if (index == 0)
        return lesson->name;
    return index <= lesson->title.count ? lesson->title.in[index - 1].text : NULL;
}

static void find(const struct course *course, const char *typed, struct course_named *out)
{
    enum how best = HOW_WORD;

    for (int i = 0; i < course->count; i++) {
        enum how how = HOW_NOT;
        const char *name;
        for (int n = 0; (name = called(course->lesson[i], n)); n++)
            how_named(name, typed, &how);
        if (how > best)
            out->count = 0;
        if (how < best)
            continue;
        best = how;
        if (out->count < NAMED_MOST)
            out->may[out->count] = course->lesson[i];
        out->count++;
    }
    if (out->count == 1)
        out->lesson = out->may[0];
    out->whole = best == HOW_WHOLE;
}

/* The nearer of two names to a folded text; NULL: neither is near. */
static const char *nearer(const char *typed, const char *one, const char *other)
{
    const char *names[] = {one, other}, *bare[2] = {NULL, NULL}, *nearest = NULL;
    struct strbuf folded[2] = {{0}, {0}}, spelled[2] = {{0}, {0}};

    for (int i = 0; i < 2 && names[i]; i++) {
        add_folded(&folded[i], names[i]);
        fold_spell(&spelled[i], behind_article(strbuf_text(&folded[i])), SPELLED_BARE);
        bare[i] = strbuf_text(&spelled[i]);
    }
    const char *found = suggest_nearest(typed, bare, bare[1] ? 2 : 1);
    for (int i = 0; i < 2 && found; i++)
        if (found == bare[i])
            nearest = names[i];
    for (int i = 0; i < 2; i++) {
        strbuf_release(&folded[i]);
        strbuf_release(&spelled[i]);
    }
    return nearest;
}

static void find_near(const struct course *course, const char *typed, struct course_named *out)
{
    struct strbuf bare = {0};
    const char *name;

    fold_spell(&bare, behind_article(typed), SPELLED_BARE);
    for (int i = 0; i < course->count; i++)
        for (int n = 0; (name = called(course->lesson[i], n)); n++)
            out->near = out->near ? nearer(strbuf_text(&bare), out->near, name)
                                  : nearer(strbuf_text(&bare), name, NULL);
    strbuf_release(&bare);
}

void course_name(const struct course *course, const char *typed, struct course_named *out)
{
    struct strbuf folded = {0};
    char *end;

    *out = (struct course_named){0};
    add_folded(&folded, typed);
    const char *word = strbuf_text(&folded);
    long number = strtol(word, &end, 10);
    if (*word >= '0' && *word <= '9' && number > 0 && *end == '\0' && number <= course->count) {
        out->lesson = course->lesson[number - 1];
        out->whole = true;
    } else if (*word) {
        find(course, word, out);
    }
    if (out->count == 0 && !out->lesson)
        find_near(course, word, out);
    strbuf_release(&folded);
}

int course_number(const struct course *course, const struct lesson *lesson)
{
    for (int i = 0; i < course->count; i++)
        if (course->lesson[i] == lesson)
            return i + 1;
    return 0;
}

void course_named_list(const struct course *course, const struct course_named *named,
                       struct strbuf *out)
{
    for (int i = 0; i < named->count && i < NAMED_MOST; i++)
        strbuf_addf(out, "%s%d %s", i ? ", " : "", course_number(course, named->may[i]),
                    words_in(&named->may[i]->title, text_language()));
    if (named->count > NAMED_MOST)
        strbuf_add(out, ", …");
}

/* True if a file of that name lies in the current folder, or such a folder: then it was meant. */
static bool lies_here(const char *typed)
{
    struct strbuf file = {0};

    strbuf_addf(&file, "%s.xml", typed);
    bool found = access(strbuf_text(&file), F_OK) == 0 || place_is_folder(typed);
    strbuf_release(&file);
    return found;
}

/* Complains of a name that no lesson has, or several lessons have. */
static enum status complain(struct course *course, const struct course_named *named,
                            const char *typed, struct diag *diag)
{
    struct strbuf list = {0};
    const char *path;

    if (named->count == 0 && lies_here(typed))
        return library_resolve(&course->library, &path, typed, diag);
    course_named_list(course, named, &list);
    diag_add(
        diag, SEVERITY_ERROR, (struct position){0},
        message_with(named->count ? N_("“{name}” may be several lessons: {names}; type a number")
                     : named->near
                         ? N_("there is no “{name}”; did you mean “{near}”?")
                         : N_("there is no lesson “{name}”; type a number from 1 to {last}, or "
                              "a title that “breuk lesson” lists"),
                     arg_typed("name", typed), arg_text("names", strbuf_text(&list)),
                     arg_text("near", named->near), arg_count("last", course->count)));
    strbuf_release(&list);
    return named->count ? STATUS_INVALID : STATUS_NOT_FOUND;
}

enum status course_resolve(struct course *course, const char **name, const char **path,
                           const char *typed, struct diag *diag)
{
    struct library *library = &course->library;
    struct course_named named;

    *name = library_bare_name(library, typed);
    *path = library_find(library, *name);
    if (*path)
        return STATUS_OK;
    if (library_is_path(*name))
        return library_resolve(library, path, *name, diag);
    course_name(course, *name, &named);
    enum status status = STATUS_OK;
    if (!named.lesson)
        status = complain(course, &named, *name, diag);
    if (status != STATUS_OK)
        return status;
    *name = named.lesson->name;
    *path = library_find(library, *name);
    return STATUS_OK;
}
