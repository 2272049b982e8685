#include "cli/print/pictures.h"

#include "cli/print/offset_option.h"
#include "cli/print/order.h"
#include "cli/print/singles.h"
#include "cli/print/use.h"
#include "cli/report.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <string.h>

enum { USUAL_DPI = 300 };

/* A run of print that makes pictures. */
struct picture_run {
    struct printing *printing;
    const struct picture_work *work;
    struct print_file file;
    struct strbuf path;         /* that the names are made of */
    struct named_singles named; /* of single cards */
    bool single;
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
    if (run->printing->line->json) {
        struct json_writer writer = json_writer_to(&out);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "file", strbuf_text(&first));
        json_write_text(&writer, "last", strbuf_text(&last));
        json_write_count(&writer, "pictures", pages);
        json_end(&writer);
        show_exact_line(stdout, strbuf_text(&out));
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
    bool known = !option_given(run->printing->line, "pages"), taken = false;
    int last = run->single ? run->named.singles.count : 1;

    for (int page = run->single; known && !taken && page <= last; page++)
        taken = print_file_taken(&run->file, page);
    if (!taken)
        return EXIT_DONE;
    enum exit_code code = print_order_check(run->printing, run->work->order,
                                            run->single ? &run->named.singles : NULL);
    return code == EXIT_DONE ? print_file_refuse(&run->file) : code;
}

static enum exit_code fill(struct picture_run *run)
{
    struct printing *printing = run->printing;
    struct plates plates = {
        .kind = run->work->format == FORMAT_SVG ? PRESS_SVG : PRESS_PNG,
        .dpi = (double)option_whole(printing->line, "dpi", USUAL_DPI),
        .singles = run->single ? &run->named.singles : NULL,
    };
    struct made made = {0};

    print_file_place(&run->file, option_text(printing->line, "output", NULL), run->work->name,
                     &run->path);
    enum exit_code code = check_names(run);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code != EXIT_DONE)
        return code;
    enum status status = print_order_make(printing, run->work->order, &run->file, &plates, &made);
    report_diag(printing->line, &printing->diag, NULL);
    code = offset_remember_and_end(printing, &run->file, status);
    if (code == EXIT_DONE) {
        tell_done(run, made.pages);
        offset_say_done(printing);
    }
    return code;
}

static bool is_on_singles(const struct option_use *use, const void *where)
{
    (void)where;
    return !use->no_single;
}

/* Refuses options that have no effect on single cards, and names the cards. */
static enum exit_code name_singles(struct picture_run *run)
{
    struct printing *printing = run->printing;
    bool cards = run->work->cards;
    const struct option_row *idle =
        cards ? print_use_idle(printing->line, is_on_singles, NULL) : NULL;

    if (!cards || idle) {
        return report_error(printing->line,
                            idle
                                ? message_with(idle->use->no_single, arg_text("option", idle->name))
                                : message_of(N_("--single works only with cards; leave it out")));
    }
    run->file.name = name_single;
    run->file.context = run;
    enum status status = named_singles_make(&run->named, printing);
    if (status == STATUS_OK)
        return EXIT_DONE;
    report_diag(printing->line, &printing->diag, NULL);
    return exit_code_of(status);
}

enum exit_code print_pictures(struct printing *printing, const struct picture_work *work)
{
    struct picture_run run = {.printing = printing,
                              .work = work,
                              .file = {.line = printing->line, .read = &printing->read},
                              .single = option_given(printing->line, "single")};
    enum exit_code code = run.single ? name_singles(&run) : EXIT_DONE;

    if (code == EXIT_DONE)
        code = fill(&run);
    named_singles_release(&run.named);
    strbuf_release(&run.path);
    return code;
}
