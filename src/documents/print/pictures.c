#include "documents/print/request.h"

#include "console/complaint.h"
#include "documents/print/printers.h"
#include "documents/print/printing.h"
#include "render/sheets/print.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* --- the names of files of one card each */

/* The pages, and for each the part of its file's name that tells it from the others. */
struct named_singles {
    struct print_job job;
    struct singles singles;
    struct arena arena;
    const char **names; /* "blue-2-4", "wild", "back" */
};

static void add_character(const char *id, const char *at, struct strbuf *out)
{
    bool after_digit = at > id && isdigit((unsigned char)at[-1]);

    switch (*at) {
    case '/':
        strbuf_add_char(out, '-');
        break;
    case ' ':
        strbuf_add_char(out, '_');
        break;
    case ':': /* of a ratio, or after the name of a picture */
        strbuf_add(out, after_digit ? "-to-" : "-");
        break;
    case '*':
        strbuf_add(out, "-spin");
        break;
    case '+':
        strbuf_add(out, "plus");
        break;
    case '%':
        strbuf_add(out, "pc");
        break;
    case '(':
        strbuf_add_char(out, 'r');
        break;
    case ')':
        break;
    case '-': /* before a number; else a hyphen */
        strbuf_add(out,
                   isdigit((unsigned char)at[1]) && (at == id || at[-1] == ':') ? "minus" : "-");
        break;
    default:
        if (isalnum((unsigned char)*at) || *at == '.' || *at == '_')
            strbuf_add_char(out, *at);
        else
            strbuf_addf(out, "x%02x", (unsigned char)*at);
    }
}

static void add_id(const char *id, struct strbuf *out)
{
    for (const char *at = id; *at; at++)
        add_character(id, at, out);
}

static void add_name(const struct deck *deck, int card, struct strbuf *out)
{
    const struct card *kind = deck_card(deck, card);

    if (kind->suit != DECK_NONE) {
        add_id(deck_suit(deck, kind->suit)->id, out);
        strbuf_add_char(out, '-');
    }
    add_id(kind->id, out);
}

static int compare(const void *left, const void *right)
{
    return strcasecmp(*(const char *const *)left, *(const char *const *)right);
}

static enum status find_twins(const struct named_singles *named, struct diag *diag)
{
    size_t count = (size_t)named->singles.count;
    const char **sorted = memory_new(count + 1, sizeof *sorted);
    enum status status = STATUS_OK;

    memcpy(sorted, named->names, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare);
    for (size_t i = 1; i < count && status == STATUS_OK; i++) {
        if (compare(&sorted[i - 1], &sorted[i]) != 0)
            continue;
        diag_add(
            diag, SEVERITY_ERROR, (struct position){0},
            message_with(
                N_("two cards would both be in a file called “{name}”; change the id of a suit"),
                arg_text("name", sorted[i])));
        status = STATUS_INVALID;
    }
    memory_free(sorted);
    return status;
}

/*
 * Names all pages, of letters, digits and -._ alone: "blue-2-4" for blue 2/4, "1_1-2" for 1 1/2,
 * "3-spin" for 3*, "plus2" for +2, "0.r3" for 0.(3), "50pc" for 50%, "3-to-4" for 3:4. Complains of
 * two cards whose names differ in nothing but small and large letters: STATUS_INVALID. Release it
 * whatever the status; until then it must not move.
 */
static enum status named_singles_make(struct named_singles *named, struct printing *printing)
{
    *named = (struct named_singles){.job = printing_cards(printing)};
    singles_make(&named->singles, &named->job);
    named->names = memory_new((size_t)named->singles.count + 1, sizeof *named->names);
    for (int i = 0; i < named->singles.count; i++) {
        struct strbuf name = {0};
        const struct single *page = &named->singles.pages[i];
        int back = deck_card(printing->deck, page->card)->back;
        if (!page->back)
            add_name(printing->deck, page->card, &name);
        else if (back == DECK_NONE)
            strbuf_add(&name, "back");
        else
            strbuf_addf(&name, "back-%s", deck_back(printing->deck, back)->name);
        named->names[i] = arena_copy_text(&named->arena, strbuf_text(&name));
        strbuf_release(&name);
    }
    return find_twins(named, &printing->diag);
}

static void named_singles_release(struct named_singles *named)
{
    memory_free(named->names);
    arena_release(&named->arena);
    singles_release(&named->singles);
    *named = (struct named_singles){0};
}

/* --- the pictures */

/* A run of print that makes pictures. */
struct picture_run {
    struct printing *printing;
    struct print_file file;
    struct strbuf path;         /* that the names are made of */
    struct named_singles named; /* of single cards */
};

/* Adds "fractions-blue-2-4.png", made of "fractions.png". */
static void name_single(const void *context, int page, struct strbuf *path)
{
    const struct picture_run *run = context;

    print_file_add_part(&run->file, run->named.names[page > 0 ? page - 1 : 0], path);
}

static void tell_done(const struct picture_run *run, int pages)
{
    struct strbuf first = {0}, last = {0}, out = {0};

    print_file_name(&run->file, run->file.first, &first);
    print_file_name(&run->file, run->file.last, &last);
    if (run->printing->manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "file", strbuf_text(&first));
        json_write_text(&writer, "last", strbuf_text(&last));
        json_write_count(&writer, "pictures", pages);
        show_object(&writer);
    } else {
        const struct message_arg file = arg_text("file", strbuf_text(&first)),
                                 count = arg_count("count", pages);
        bool device = pages > 1 && strcmp(strbuf_text(&first), strbuf_text(&last)) == 0;
        text_of(device
                    ? message_with(N_("{file}: {count} pictures, one after another."), file, count)
                    : message_plural(
                          NP_("{file}: {count} picture.", "{file} to {last}: {count} pictures."),
                          file, arg_text("last", strbuf_text(&last)), count),
                NULL, &out);
        show_line(stderr, strbuf_text(&out));
    }
    strbuf_release(&out);
    strbuf_release(&last);
    strbuf_release(&first);
}

/* Refuses, before anything is drawn, to overwrite files as far as their names are known: of pages
 * only the first is. What must be mended in the deck is told first. */
static enum exit_code check_names(struct picture_run *run)
{
    const struct singles *singles = run->printing->singles;
    bool known = !run->printing->options->pages, taken = false;
    int last = singles ? singles->count : 1;

    for (int page = singles != NULL; known && !taken && page <= last; page++)
        taken = print_file_taken(&run->file, page);
    if (!taken)
        return EXIT_DONE;
    enum exit_code code = print_request_check(run->printing);
    return code == EXIT_DONE ? print_file_refuse(&run->file) : code;
}

static enum exit_code fill(struct picture_run *run, const char *usual)
{
    struct printing *printing = run->printing;
    struct made made = {0};

    print_file_place(&run->file, printing->options->output, usual, &run->path);
    enum exit_code code = check_names(run);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code != EXIT_DONE)
        return code;
    enum status status = print_request_make(printing, &run->file, &made);
    complain_diag(printing->manner, &printing->diag, NULL);
    code = offset_remember_and_end(printing, &run->file, status);
    if (code == EXIT_DONE) {
        tell_done(run, made.pages);
        offset_say_done(printing);
    }
    return code;
}

static bool is_on_singles(const struct option_use *use, const struct printing *printing)
{
    (void)printing;
    return !use->no_single;
}

/* Refuses options that have no effect on single cards, and names the cards. */
static enum exit_code name_singles(struct picture_run *run, bool cards)
{
    struct printing *printing = run->printing;
    const struct option_row *idle = cards ? print_use_idle(printing, is_on_singles) : NULL;

    if (!cards || idle)
        return complain_of(printing->manner,
                           idle ? message_with(idle->use->no_single, arg_text("option", idle->name))
                                : message_of(N_("--single works only with cards; leave it out")));
    run->file.name = name_single;
    run->file.context = run;
    enum status status = named_singles_make(&run->named, printing);
    printing->singles = &run->named.singles;
    if (status == STATUS_OK)
        return EXIT_DONE;
    complain_diag(printing->manner, &printing->diag, NULL);
    return exit_code_of(status);
}

enum exit_code print_pictures(struct printing *printing, const char *usual, bool cards)
{
    struct picture_run run = {.printing = printing, .file = print_file_of(printing)};
    enum exit_code code = printing->options->single ? name_singles(&run, cards) : EXIT_DONE;

    if (code == EXIT_DONE)
        code = fill(&run, usual);
    printing->singles = NULL;
    named_singles_release(&run.named);
    strbuf_release(&run.path);
    return code;
}
