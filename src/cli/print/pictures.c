#include "cli/print/pictures.h"

#include "cli/print/offset_option.h"
#include "cli/print/singles.h"
#include "cli/print/use.h"
#include "cli/report.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <string.h>

enum { USUAL_DPI = 300 };

/* A run. */
struct picture_run {
    struct printing *printing;
    const struct picture_work *work;
    struct print_file file;
    struct strbuf path;         /* that names are made of */
    struct named_singles named; /* of single cards */
    bool single;
    int pages; /* that were drawn */
};

/* "fractions-blue-2-4.png" of "fractions.png" */
static void name_single(const void *context, int page, struct strbuf *path)
{
    const struct picture_run *run = context;

    print_file_add_part(&run->file, run->named.names[page > 0 ? page - 1 : 0], path);
}

static enum status make(struct picture_run *run)
{
    struct plates plates = {
        .kind = run->work->format == FORMAT_SVG ? PRESS_SVG : PRESS_PNG,
        .dpi = (double)option_whole(run->printing->line, "dpi", USUAL_DPI),
        .singles = run->single ? &run->named.singles : NULL,
    };

    return run->work->make(run->printing, run->work->context, &run->file, &plates, &run->pages);
}

static void write_done(const struct picture_run *run, const char *first, const char *last)
{
    struct strbuf text = {0};
    struct json_writer writer = json_writer_to(&text);

    json_begin_object(&writer, NULL);
    json_write_text(&writer, "file", first);
    json_write_text(&writer, "last", last);
    json_write_count(&writer, "pictures", run->pages);
    json_end(&writer);
    show_exact_line(stdout, strbuf_text(&text));
    strbuf_release(&text);
}

static void say_done(const struct picture_run *run, const char *first, const char *last)
{
    /* A device took them all. */
    bool one_place = run->pages > 1 && strcmp(first, last) == 0;
    const struct message_arg file = arg_text("file", first), count = arg_count("count", run->pages);
    struct strbuf sentence = {0};

    text_of(
        one_place
            ? message_with(N_("{file}: {count} pictures, one behind the other."), file, count)
            : message_plural(NP_("{file}: {count} picture.", "{file} to {last}: {count} pictures."),
                             file, arg_text("last", last), count),
        NULL, &sentence);
    show_line(stderr, strbuf_text(&sentence));
    strbuf_release(&sentence);
}

static void tell_done(const struct picture_run *run)
{
    struct strbuf first = {0}, last = {0};

    print_file_name(&run->file, run->file.first, &first);
    print_file_name(&run->file, run->file.last, &last);
    if (run->printing->line->json)
        write_done(run, strbuf_text(&first), strbuf_text(&last));
    else
        say_done(run, strbuf_text(&first), strbuf_text(&last));
    strbuf_release(&last);
    strbuf_release(&first);
}

/* Whether any of it is there already, as far as the names are known: of pages the first ones. */
static bool is_taken(struct picture_run *run)
{
    bool known = !option_given(run->printing->line, "pages");
    int last = run->single ? run->named.singles.count : 1;

    for (int page = run->single; known && page <= last; page++)
        if (print_file_taken(&run->file, page))
            return true;
    return false;
}

/* That is told before anything is drawn, but after what has to be mended in the deck first. */
static enum exit_code check_names(struct picture_run *run)
{
    if (!is_taken(run))
        return EXIT_DONE;
    enum exit_code code = run->work->find_mistakes(run->printing, run->work->context,
                                                   run->single ? &run->named.singles : NULL);
    return code == EXIT_DONE ? print_file_refuse(&run->file) : code;
}

static enum exit_code fill(struct picture_run *run)
{
    struct printing *printing = run->printing;
    enum exit_code code = print_file_place(&run->file, option_text(printing->line, "output", NULL),
                                           run->work->name, &run->path);

    if (code == EXIT_DONE)
        code = check_names(run);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code != EXIT_DONE) {
        print_file_abandon(&run->file);
        return code;
    }
    enum status status = make(run);
    report_diag(printing->line, &printing->diag, NULL);
    code = offset_remember_and_end(printing, &run->file, status);
    if (code == EXIT_DONE) {
        tell_done(run);
        offset_say_done(printing);
    }
    return code;
}

static enum exit_code name_all(struct picture_run *run)
{
    struct printing *printing = run->printing;
    enum status status = named_singles_make(&run->named, printing);

    run->file.name = name_single;
    run->file.context = run;
    if (status == STATUS_OK)
        return EXIT_DONE;
    report_diag(printing->line, &printing->diag, NULL);
    return exit_code_of(status);
}

static bool is_on_singles(const struct option_use *use, const void *where)
{
    (void)where;
    return !use->no_single;
}

/* What single cards have no use for. */
static enum exit_code check_single(const struct command_line *line, const struct picture_work *work)
{
    const struct option_row *idle = work->cards ? print_use_idle(line, is_on_singles, NULL) : NULL;

    if (work->cards && !idle)
        return EXIT_DONE;
    report_error(line,
                 idle ? message_with(idle->use->no_single, arg_text("option", idle->name))
                      : message_of(N_("--single is for cards: leave it out")),
                 NULL);
    return EXIT_USAGE;
}

enum exit_code print_pictures(struct printing *printing, const struct picture_work *work)
{
    struct picture_run run = {.printing = printing,
                              .work = work,
                              .file = {.line = printing->line, .read = &printing->read},
                              .single = option_given(printing->line, "single")};
    enum exit_code code = run.single ? check_single(printing->line, work) : EXIT_DONE;

    if (code == EXIT_DONE && run.single)
        code = name_all(&run);
    if (code == EXIT_DONE)
        code = fill(&run);
    named_singles_release(&run.named);
    strbuf_release(&run.path);
    return code;
}
