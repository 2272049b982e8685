#include "lesson/course_named.h"

#include "base/suggest.h"
#include "files/place.h"
#include "text/fold.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

/* What follows behind the article of a folded text; the text itself where it has none, or nothing
 * but one. “Eén” of “Eén deel” may be typed as “een” and left out like one. */
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

/* How `typed` names what is called `own`; both are folded. */
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

/* Whether a file of that name lies in the current folder, or such a folder: then it was meant. */
static bool lies_here(const char *typed)
{
    struct strbuf file = {0};

    strbuf_addf(&file, "%s.xml", typed);
    bool found = access(strbuf_text(&file), F_OK) == 0 || place_is_folder(typed);
    strbuf_release(&file);
    return found;
}

/* Complains of what is no lesson's, or several lessons'. */
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
