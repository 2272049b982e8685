#include "documents/print/request.h"

#include "base/strbuf.h"
#include "console/complaint.h"
#include "documents/print/file.h"
#include "documents/print/printers.h"
#include "documents/print/printing.h"
#include "press/press.h"
#include "render/accessories/calibration.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>

#define USUAL_PATH "calibration.pdf"

static bool is_on_test_sheet(const struct option_use *use, const struct printing *printing)
{
    (void)printing;
    return use->test_sheet;
}

/* Refuses options that change nothing on the test sheet, and formats in which it would be of no
 * use. */
static enum exit_code check_options(struct printing *printing)
{
    const struct print_options *options = printing->options;
    const struct option_row *idle = print_use_idle(printing, is_on_test_sheet);

    if (idle)
        return complain_of(
            printing->manner,
            message_with(N_("--{option} has no effect on the test sheet, which is a PDF "
                            "of two pages without cards; leave it out"),
                         arg_text("option", idle->name)));
    enum exit_code code = print_format_choose(printing);
    if (code != EXIT_DONE || printing->format == FORMAT_PDF)
        return code;
    return complain_of(
        printing->manner,
        message_with(options->format >= 0
                         ? N_("the test sheet is always a PDF; leave out --format")
                         : N_("the test sheet is a PDF, but “{name}” does not end in "
                              ".pdf; choose a name that does"),
                     arg_typed("name", options->output)));
}

/* Refuses a deck, backs that are not on the other side, and paper that is too small. */
static enum status check(struct printing *printing)
{
    const struct grid *grid = &printing->sheet->grid;

    if (printing->options->named)
        return printing_refuse(
            printing,
            message_with(
                N_("the test sheet has no cards; leave out “{word}”, or leave out --calibration"),
                arg_typed("word", printing->options->named)));
    if (printing->sheet->backs == BACKS_NONE)
        return printing_refuse(
            printing,
            message_with(N_("the sheet “{sheet}” takes no backs, as stickers do, so there are none "
                            "to align; choose another sheet, such as “--sheet a4”"),
                         arg_text("sheet", printing->sheet->name)));
    if (printing->backs == BACKS_NONE || printing->backs == BACKS_FOLD)
        return printing_refuse(
            printing, message_of(N_("the test sheet is for backs on the other side of the paper; "
                                    "use --backs long, short, manual or manual-reversed")));
    if (grid->paper_width >= CALIBRATION_WIDTH_LEAST &&
        grid->paper_height >= CALIBRATION_HEIGHT_LEAST)
        return STATUS_OK;
    return printing_refuse(
        printing, message_with(N_("the sheet “{sheet}” is too small for the test sheet, which "
                                  "needs {width} by {height} mm; choose a larger one with --sheet"),
                               arg_text("sheet", printing->sheet->name),
                               arg_count("width", CALIBRATION_WIDTH_LEAST),
                               arg_count("height", CALIBRATION_HEIGHT_LEAST)));
}

static enum status make(struct printing *printing, const char *options, struct sink sink)
{
    struct strbuf words = {0};
    const struct calibration calibration = {
        .grid = &printing->sheet->grid,
        .backs = printing->backs,
        .options = options,
        .offset = printing->offset,
        .words = printing->words,
    };
    struct press *press = NULL;

    text_of(message_of(N_("Test sheet for backs")), NULL, &words);
    struct press_job job = {
        .title = strbuf_text(&words),
        .author = "",
        .creator = "breuk " BREUK_VERSION,
        .language = printing->words.language,
        .family = "Andika",
        .duplex = printing->backs == BACKS_LONG || printing->backs == BACKS_SHORT,
        .short_edge = printing->backs == BACKS_SHORT,
        .sink = sink,
    };
    enum status status = press_open(&press, &job, &printing->diag);
    if (status == STATUS_OK)
        status = calibration_print(&calibration, press);
    if (status == STATUS_OK)
        status = press_finish(press);
    press_close(press);
    strbuf_release(&words);
    return status;
}

static void say_done(const struct manner *manner, const char *path)
{
    struct strbuf out = {0};

    if (manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "file", path);
        json_write_count(&writer, "pages", 2);
        show_object(&writer);
    } else {
        text_of(message_with(N_("{file}: a test sheet of two pages. Print it the way you print "
                                "cards, then follow the steps on it."),
                             arg_text("file", path)),
                NULL, &out);
        show_line(stderr, strbuf_text(&out));
    }
    strbuf_release(&out);
}

static enum exit_code write_calibration(struct printing *printing)
{
    const struct print_options *typed = printing->options;
    struct print_file file = print_file_of(printing);
    struct strbuf path = {0}, options = {0};
    enum exit_code code = offset_can_remember(printing);

    if (code != EXIT_DONE)
        return code;
    /* The sheet asks to type these options again with the offset that was measured. */
    if (typed->sheet)
        strbuf_addf(&options, " --sheet %s", typed->sheet);
    if (typed->backs >= 0)
        strbuf_addf(&options, " --backs %s", backs_names[typed->backs]);
    print_file_place(&file, typed->output, USUAL_PATH, &path);
    enum status status = make(printing, strbuf_text(&options), print_file_sink(&file));
    complain_diag(printing->manner, &printing->diag, NULL);
    code = offset_remember_and_end(printing, &file, status);
    if (code == EXIT_DONE) {
        say_done(printing->manner, file.path);
        offset_say_done(printing);
    }
    strbuf_release(&options);
    strbuf_release(&path);
    return code;
}

enum exit_code calibration_write(struct printing *printing)
{
    enum exit_code code = check_options(printing);

    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load_paper(printing);
    if (status == STATUS_OK)
        status = check(printing);
    if (status == STATUS_OK)
        return write_calibration(printing);
    complain_diag(printing->manner, &printing->diag, NULL);
    return exit_code_of(status);
}
