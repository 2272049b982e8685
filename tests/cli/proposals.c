/* What the complaints of check/seeded, and of the decks in deck/tables.cases, propose is done, and
 * checked again: nothing that is proposed may be refused. What is proposed as data is done as it
 * stands there; for the complaints that advise in words alone, check/advice.txt has what their
 * author would write then. */
#include "base/strbuf.h"
#include "cases.h"
#include "cli/kinds/file_kind.h"
#include "deck/spreadsheet/convert.h"
#include "text/text.h"
#include "xml/xml.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const folders[] = {"grammar", "beyond",  "broken",
                                      "several", "authors", "tables"};
enum { FOLDERS = sizeof folders / sizeof *folders };

static char scratch[] = "/tmp/breuk-proposals-XXXXXX";

/* Copies the seeded files, so that they can be changed, and goes there. */
static void open_scratch(void)
{
    char command[512];

    make_temporary_folder(scratch);
    snprintf(command, sizeof command, "cp -r '%s/cli/check/seeded/.' '%s/deck/tables' '%s'",
             getenv("BREUK_CASES"), getenv("BREUK_CASES"), scratch);
    ck_assert_int_eq(system(command), 0);
}

static void remove_scratch(void)
{
    char command[256];

    ck_assert_int_eq(chdir("/"), 0);
    snprintf(command, sizeof command, "rm -rf '%s'", scratch);
    ck_assert_int_eq(system(command), 0);
}

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name);

    return length > strlen(end) && !strcmp(name + length - strlen(end), end);
}

/* Checks a table as “breuk import deck” does. */
static void check_table(const char *path, struct diag *diag)
{
    struct strbuf xml = {0};
    struct deck *deck = NULL;

    (void)deck_from_spreadsheet(&deck, &xml, path, "en", diag);
    deck_free(deck);
    strbuf_release(&xml);
}

/* Checks a file as “breuk check” does. */
static void check_file(const char *path, struct diag *diag)
{
    if (ends_with(path, ".csv")) {
        check_table(path, diag);
        return;
    }
    struct xml_document *document = NULL;
    struct file_facts facts = {0};
    const struct check_with with = {0};

    (void)file_kind_read(&document, path, diag);
    if (document && !document->is_part)
        (void)file_kind_of(document->grammar)->check(path, document, &with, &facts, diag);
    xml_free(document);
}

static void read_whole(const char *path, struct strbuf *out)
{
    FILE *file = fopen(path, "r");
    int c;

    ck_assert_msg(file, "%s: cannot be read", path);
    while ((c = fgetc(file)) != EOF)
        strbuf_add_char(out, (char)c);
    fclose(file);
}

static void write_whole(const char *path, const struct strbuf *text)
{
    FILE *file = fopen(path, "w");

    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(strbuf_text(text), 1, text->length, file), text->length);
    ck_assert_int_eq(fclose(file), 0);
}

static size_t offset_of(const struct strbuf *text, int line, int column)
{
    const char *at = strbuf_text(text);

    while (--line > 0) {
        at = strchr(at, '\n');
        ck_assert_ptr_nonnull(at);
        at++;
    }
    return (size_t)(at - text->text) + (size_t)column - 1;
}

/* Makes the edits of a choice in the text, the last one first. Returns how many there are. */
static int make_edits(const struct diag_entry *entry, int choice, struct strbuf *text)
{
    size_t limit = SIZE_MAX;
    int made = 0;

    for (;;) {
        const struct diag_edit *last = NULL;
        size_t at = 0;
        for (const struct diag_edit *edit = entry->edits; edit; edit = edit->next) {
            size_t offset = offset_of(text, edit->line, edit->column);
            if (edit->choice != choice || offset >= limit || (last && offset <= at))
                continue;
            last = edit;
            at = offset;
        }
        if (!last)
            return made;
        struct strbuf rest = {0};
        ck_assert_uint_le(at + last->length, text->length);
        strbuf_add(&rest, text->text + at + last->length);
        text->length = at;
        strbuf_add(text, last->text);
        strbuf_add(text, strbuf_text(&rest));
        strbuf_release(&rest);
        limit = at;
        made++;
    }
}

static bool is_shown_alone(const char *name)
{
    return !strcmp(name, "tag") || !strcmp(name, "words") || !strcmp(name, "suits");
}

/* Adds what a complaint says, without the lines that it names: they may have moved. `all`: with the
 * tag that it shows, in which something else may have been put right, and the words that it offers,
 * of which one may have been taken. */
static void add_sentence(const struct diag_entry *entry, bool all, struct strbuf *out)
{
    struct message message = entry->message;

    for (int i = 0; i < message.args; i++)
        if (!strcmp(message.arg[i].name, "line"))
            message.arg[i].count = 0;
        else if (!all && is_shown_alone(message.arg[i].name))
            message.arg[i].text = "";
    strbuf_addf(out, "%s: ", entry->where.file);
    text_of(message, NULL, out);
}

/* Returns whether one of the complaints has the same words; their places may have moved. */
static bool says(const struct diag *diag, bool all, const struct diag_entry *entry)
{
    struct strbuf wanted = {0}, said = {0};
    bool found = false;

    add_sentence(entry, all, &wanted);
    for (size_t i = 0; i < diag->count && !found; i++) {
        strbuf_clear(&said);
        add_sentence(&diag->entries[i], all, &said);
        found = !strcmp(strbuf_text(&said), strbuf_text(&wanted));
    }
    strbuf_release(&wanted);
    strbuf_release(&said);
    return found;
}

static size_t count_id(const struct diag *diag, const char *id)
{
    size_t count = 0;

    for (size_t i = 0; i < diag->count; i++)
        count += !strcmp(diag->entries[i].message.id, id);
    return count;
}

/* Returns whether a warning is heard of one thing instead of another: 2/1 has no partner, where
 * 44563 had none. */
static bool is_moved(const struct diag *before, const struct diag *after,
                     const struct diag_entry *entry)
{
    return entry->severity == SEVERITY_WARNING &&
           count_id(after, entry->message.id) <= count_id(before, entry->message.id);
}

/* Does what a complaint proposes: it must be gone, and no other come in its place; only a warning
 * may be heard that waited for the file to have no error. Adds to `wrong` what is not so. */
static void try_choice(const char *path, const struct diag *before, const struct diag_entry *entry,
                       int choice, struct strbuf *wrong)
{
    struct strbuf original = {0}, text = {0}, sentence = {0};
    struct diag after = {0};

    read_whole(entry->where.file, &original);
    strbuf_add(&text, strbuf_text(&original));
    ck_assert_int_gt(make_edits(entry, choice, &text), 0);
    write_whole(entry->where.file, &text);
    check_file(path, &after);
    write_whole(entry->where.file, &original);
    add_sentence(entry, true, &sentence);
    if (says(&after, true, entry))
        strbuf_addf(wrong, "%s: choice %d leaves “%s”\n", path, choice, strbuf_text(&sentence));
    for (size_t i = 0; i < after.count; i++) {
        bool refused =
            entry->severity != SEVERITY_ERROR || after.entries[i].severity == SEVERITY_ERROR;
        if (!refused || says(before, false, &after.entries[i]) ||
            is_moved(before, &after, &after.entries[i]))
            continue;
        strbuf_addf(wrong, "%s: choice %d of “%s” brings “", path, choice, strbuf_text(&sentence));
        add_sentence(&after.entries[i], true, wrong);
        strbuf_add(wrong, "”\n");
    }
    diag_release(&after);
    strbuf_release(&original);
    strbuf_release(&text);
    strbuf_release(&sentence);
}

/* A line of check/advice.txt, as it says itself. */
struct advice {
    char *place, *before, *after; /* after NULL: `before` is the reason why nothing is written */
    bool used;
};

enum { ADVICE = 500 };

static struct advice advice[ADVICE];
static size_t advice_count;

static void read_advice(void)
{
    char path[512], line[1200];

    snprintf(path, sizeof path, "%s/tests/cli/check/advice.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    for (advice_count = 0; fgets(line, sizeof line, file);) {
        line[strcspn(line, "\n")] = '\0';
        if (!*line || *line == '#')
            continue;
        ck_assert_uint_lt(advice_count, ADVICE);
        for (char *end = line; (end = strstr(end, "\\n"));) {
            *end++ = '\n';
            memmove(end, end + 1, strlen(end));
        }
        char *rest = strdup(line);
        struct advice *one = &advice[advice_count++];
        *one = (struct advice){.place = strsep(&rest, "\t")};
        one->before = strsep(&rest, "\t");
        one->after = strsep(&rest, "\t");
        ck_assert_msg(one->before && !rest, "advice.txt: %s", line);
    }
    fclose(file);
}

static struct advice *advice_for(const char *folder, const struct diag_entry *entry)
{
    char place[256];

    snprintf(place, sizeof place, "%s/%s:%d:%d", folder, entry->where.file, entry->where.line,
             position_shown(entry->where));
    for (size_t i = 0; i < advice_count; i++)
        if (!advice[i].used && !strcmp(advice[i].place, place))
            return &advice[i];
    return NULL;
}

/* Finds the first text at or behind a place, or else in its line, or else in the file, that is as
 * the advice names it. False: there is none. */
static bool find_advised(const struct strbuf *text, int line, int column, const char *before,
                         struct diag_edit *edit)
{
    const char *places[] = {text->text + offset_of(text, line, column),
                            text->text + offset_of(text, line, 1), text->text};
    const char *at = NULL, *start = text->text;

    for (int i = 0; i < 3 && !at; i++)
        at = strstr(places[i], before);
    *edit = (struct diag_edit){.line = 1, .length = strlen(before)};
    for (const char *c = start; at && c < at; c++)
        if (*c == '\n') {
            edit->line++;
            start = c + 1;
        }
    edit->column = at ? (int)(at - start) + 1 : 0;
    return at;
}

/* Writes what the advice says at all places of the complaint. */
static void try_advice(const char *path, const struct diag *before, const struct diag_entry *entry,
                       const struct advice *one, struct strbuf *wrong)
{
    struct strbuf text = {0};
    struct diag_edit edits[1 + DIAG_PLACES];
    struct diag_entry made = *entry;

    read_whole(entry->where.file, &text);
    bool found =
        find_advised(&text, entry->where.line, entry->where.column, one->before, &edits[0]);
    int count = 1;
    for (const struct diag_place *also = entry->also; also && found; also = also->next) {
        found = find_advised(&text, also->line, also->column, one->before, &edits[count]);
        edits[count - 1].next = &edits[count];
        count++;
    }
    for (int i = 0; i < count; i++)
        edits[i].text = one->after;
    made.edits = edits;
    if (found)
        try_choice(path, before, &made, 0, wrong);
    else
        strbuf_addf(wrong, "%s: there is no “%s”\n", one->place, one->before);
    strbuf_release(&text);
}

/* Looks a complaint that advises in words up, and, if `done`, does what it says. */
static void try_words(const char *folder, const char *path, const struct diag *before,
                      const struct diag_entry *entry, bool done, struct strbuf *wrong)
{
    struct advice *one = advice_for(folder, entry);

    /* A table assumes much, and says each time how to say it oneself. */
    if (!one && entry->severity == SEVERITY_NOTE && ends_with(path, ".csv"))
        return;
    if (!one) {
        strbuf_addf(wrong, "%s/%s:%d:%d: no proposal, and no line in advice.txt: ", folder,
                    entry->where.file, entry->where.line, position_shown(entry->where));
        add_sentence(entry, true, wrong);
        strbuf_add(wrong, "\n");
        return;
    }
    one->used = true;
    if (one->after && done)
        try_advice(path, before, entry, one, wrong);
}

/* Returns how many choices are proposed. Each of them is tried if `done`. */
static int try_file(const char *folder, const char *path, bool done, struct strbuf *wrong)
{
    struct diag before = {0};
    int proposed = 0;

    check_file(path, &before);
    for (size_t i = 0; i < before.count; i++) {
        const struct diag_entry *entry = &before.entries[i];
        int choices = 0;
        for (const struct diag_edit *edit = entry->edits; edit; edit = edit->next)
            choices = edit->choice >= choices ? edit->choice + 1 : choices;
        if (!choices)
            try_words(folder, path, &before, entry, done, wrong);
        proposed += choices;
        for (int choice = 0; choice < choices && done; choice++)
            try_choice(path, &before, entry, choice, wrong);
    }
    diag_release(&before);
    return proposed;
}

static int is_checked(const struct dirent *entry)
{
    return ends_with(entry->d_name, ".xml") || ends_with(entry->d_name, ".csv");
}

START_TEST(what_a_complaint_proposes_is_not_refused_when_it_is_done)
{
    static const int least[FOLDERS] = {40, 10, 8, 12, 20, 20};
    struct dirent **files;
    struct strbuf wrong = {0};
    char path[512];
    int proposed = 0;

    read_advice();
    snprintf(path, sizeof path, "%s/%s", scratch, folders[_i]);
    ck_assert_int_eq(chdir(path), 0);
    int count = scandir(".", &files, is_checked, alphasort);
    ck_assert_int_gt(count, 0);
    for (int i = 0; i < count; i++) {
        proposed += try_file(folders[_i], files[i]->d_name, sampled(i + _i, 11), &wrong);
        free(files[i]);
    }
    free(files);
    for (size_t i = 0; i < advice_count; i++) {
        size_t length = strlen(folders[_i]);
        if (!advice[i].used && !strncmp(advice[i].place, folders[_i], length) &&
            advice[i].place[length] == '/')
            strbuf_addf(&wrong, "advice.txt: nothing is said at %s\n", advice[i].place);
        free(advice[i].place);
    }
    ck_assert_msg(!wrong.length, "%.3000s", strbuf_text(&wrong));
    ck_assert_msg(proposed >= least[_i], "%s: only %d proposals", folders[_i], proposed);
}
END_TEST

void add_proposals_cases(Suite *suite)
{
    TCase *proposals = add_case(suite, "proposals");

    tcase_add_unchecked_fixture(proposals, open_scratch, remove_scratch);
    tcase_add_loop_test(proposals, what_a_complaint_proposes_is_not_refused_when_it_is_done, 0,
                        FOLDERS);
}
