#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "cli/kinds/listed.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "text/text.h"
#include "tui/show.h"
#include "xml/library.h"

#include <stdio.h>
#include <string.h>

static const struct listed {
    const char *name;                                                 /* as it is typed */
    const char *heading;                                              /* N_() */
    const struct file_kind *kind;                                     /* NULL: no files */
    void (*list)(const struct manner *manner, struct lister *lister); /* without a kind */
} all[] = {
#define FILE_KIND(name, names, heading, ...) {#names, heading, &file_kinds[FILE_KIND_##name], NULL},
#define LISTED(name, heading, list)          {#name, heading, NULL, list},
#include "cli/kinds/file-kind-list.h"
#undef FILE_KIND
#undef LISTED
};

enum { LISTS = sizeof all / sizeof *all };

static const char *const words[] = {
#define FILE_KIND(name, names, ...) #names,
#define LISTED(name, ...)           #name,
#include "cli/kinds/file-kind-list.h"
#undef FILE_KIND
#undef LISTED
    NULL,
};

static void describe_file(struct lister *lister, const struct file_kind *kind,
                          const struct library_entry *entry)
{
    bool good = kind->describe(lister, entry->path);

    json_write_text(&lister->json, "path", entry->path);
    json_write_switch(&lister->json, "shipped", entry->shipped);
    json_write_switch(&lister->json, "good", good);
    if (!good) {
        struct strbuf word = {0};
        shell_word_add(&word, entry->path);
        text_of(message_with(N_("has errors; see: breuk check {path}"),
                             arg_text("path", strbuf_text(&word))),
                NULL, &lister->details);
        strbuf_release(&word);
    } else if (!entry->shipped) {
        strbuf_add(&lister->details, lister->details.length ? " – " : "");
        text_of(message_with(N_("your own: {path}"), arg_text("path", entry->path)), NULL,
                &lister->details);
    }
}

static void list_files(const struct manner *manner, struct lister *lister,
                       const struct file_kind *kind)
{
    struct library library = {0};
    size_t width = 0;

    library_open(&library, kind->library);
    for (size_t i = 0; i < library.count; i++)
        width = strlen(library.entries[i].name) > width ? strlen(library.entries[i].name) : width;
    for (size_t i = 0; i < library.count; i++) {
        lister_begin(lister, kind->name, library.entries[i].name);
        describe_file(lister, kind, &library.entries[i]);
        lister_finish(lister, manner, library.entries[i].name, width);
    }
    library_release(&library);
}

static void describe_lesson(struct lister *lister, const struct library_entry *entry)
{
    describe_file(lister, &file_kinds[FILE_KIND_lesson], entry);
}

static void list(const struct manner *manner, const struct listed *listed, bool heading)
{
    struct lister lister = {0};

    if (heading && !manner->json) {
        show_text(stdout, listed == all ? "" : "\n");
        show_line(stdout, text_get(listed->heading));
    }
    if (listed->kind == &file_kinds[FILE_KIND_lesson])
        list_lessons(manner, &lister, describe_lesson);
    else if (listed->kind)
        list_files(manner, &lister, listed->kind);
    else
        listed->list(manner, &lister);
    lister_release(&lister);
}

static enum exit_code run(const struct command_line *line)
{
    const char *typed = line->operands[0];
    bool found = false;

    if (line->operand_count > 1 && strcmp(typed, file_kinds[FILE_KIND_sheet].names) != 0)
        return complain_of(&line->manner,
                           message_with(N_("only the sheets of a file can be listed; leave "
                                           "out “{file}”, or type: breuk list sheets {file}"),
                                        arg_typed("file", line->operands[1])));
    if (line->operand_count > 1)
        return list_stock(&line->manner, line->operands[1]);

    for (int i = 0; i < LISTS; i++) {
        if (typed && strcmp(all[i].name, typed) != 0)
            continue;
        list(&line->manner, &all[i], !typed);
        found = true;
    }
    return found ? EXIT_DONE
                 : file_kind_refuse(&line->manner, typed, words,
                                    N_("“{kind}” cannot be listed; did you mean “{nearest}”?"),
                                    N_("“{kind}” cannot be listed; choose {kinds} or {last}"));
}

static const struct example examples[] = {
    {"list decks", N_("list the decks that you can play and print, including your own")},
    {"list rules", N_("list every setting of the rules, its values and what it does")},
    {"list sheets avery-us-templates.xml",
     N_("list the sheets in a file of label stock, by which --sheet chooses one")},
    {0},
};

const struct command command_list = {
    .name = "list",
    .operands = N_("[KIND [FILE]]"),
    .operands_most = 2,
    .words = words,
    .summary = N_("list the decks, lessons, rulesets, rules, templates, sheets or bots"),
    .examples = examples,
    .run = run,
};
