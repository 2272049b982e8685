#include "cli/calibration_file.h"

#include "base/strbuf.h"
#include "cli/offset_option.h"
#include "cli/print_file.h"
#include "cli/printing.h"
#include "cli/report.h"
#include "render/calibration.h"
#include "render/press.h"
#include "text/text.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

#define USUAL_PATH "calibration.pdf"

static enum status complain(struct printing *printing, const struct message *why)
{
    diag_add(&printing->diag, SEVERITY_ERROR, (struct position){0}, why);
    return printing->diag.no_memory ? STATUS_NO_MEMORY : STATUS_INVALID;
}

/* Backs on the other side, of paper that is large enough, and no deck. */
static enum status check(struct printing *printing)
{
    const struct command_line *line = printing->line;
    const struct grid *grid = &printing->sheet->grid;
    struct message why;

    if (line->operand_count > 0) {
        why = message_of(N_("the test sheet has no cards; leave “{word}” out, or --calibration"));
        message_add_typed(&why, "word", line->operands[0]);
        return complain(printing, &why);
    }
    if (printing->backs == BACKS_NONE || printing->backs == BACKS_FOLD) {
        why = message_of(N_("the test sheet is for backs on the other side of the paper; choose "
                            "--backs long, short, manual or manual-reversed"));
        return complain(printing, &why);
    }
    if (grid->paper_width >= CALIBRATION_WIDTH_LEAST &&
        grid->paper_height >= CALIBRATION_HEIGHT_LEAST)
        return STATUS_OK;
    why = message_of(N_("the sheet “{sheet}” is too small for the test sheet, which takes {width} "
                        "by {height} mm; choose another with --sheet"));
    message_add_text(&why, "sheet", printing->sheet->name);
    message_add_count(&why, "width", CALIBRATION_WIDTH_LEAST);
    message_add_count(&why, "height", CALIBRATION_HEIGHT_LEAST);
    return complain(printing, &why);
}

/* What was typed of the paper is to be typed again with the numbers. */
static void add_options(const struct command_line *line, struct strbuf *out)
{
    static const char *const names[] = {"sheet", "backs"};

    for (int i = 0; i < 2; i++)
        if (option_given(line, names[i]))
            strbuf_addf(out, " --%s %s", names[i], option_text(line, names[i], ""));
}

static enum status make(struct printing *printing, const char *options, struct sink sink)
{
    struct message title = message_of(N_("Test sheet for backs"));
    struct strbuf words = {0};
    const struct calibration calibration = {
        .grid = &printing->sheet->grid,
        .backs = printing->backs,
        .options = options,
        .offset = printing->offset,
        .words = printing->words,
    };
    struct press *press = NULL;

    text_of(&title, NULL, &words);
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

static void say_done(const struct command_line *line, const char *path)
{
    struct strbuf out = {0};

    if (line->json) {
        struct json_writer writer = json_writer_to(&out);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "file", path);
        json_write_count(&writer, "pages", 2);
        json_end(&writer);
        puts(strbuf_text(&out));
    } else {
        struct message done = message_of(
            N_("{file}: a test sheet of two pages. Print it as you print cards; it says itself "
               "what to do."));
        message_add_text(&done, "file", path);
        text_of(&done, NULL, &out);
        fprintf(stderr, "%s\n", strbuf_text(&out));
    }
    strbuf_release(&out);
}

static enum exit_code write(struct printing *printing)
{
    const struct command_line *line = printing->line;
    const char *path = option_text(line, "output", USUAL_PATH);
    struct print_file file = {.line = line, .path = path};
    struct strbuf options = {0};
    enum status status = check(printing);
    enum exit_code code = status == STATUS_OK ? print_file_check(&file, 0) : EXIT_DONE;

    if (code != EXIT_DONE)
        return code;
    add_options(line, &options);
    if (options.failed)
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        status = make(printing, strbuf_text(&options), print_file_sink(&file));
    report_diag(line, &printing->diag, NULL);
    code = print_file_end(&file, status);
    if (code == EXIT_DONE)
        say_done(line, path);
    strbuf_release(&options);
    return code == EXIT_DONE ? offset_remember(printing) : code;
}

enum exit_code calibration_write(const struct command_line *line)
{
    struct printing printing = {.line = line};
    enum status status = printing_load_paper(&printing);
    enum exit_code code;

    if (status == STATUS_OK) {
        code = write(&printing);
    } else {
        report_diag(line, &printing.diag, NULL);
        code = status == STATUS_NO_MEMORY ? report_no_memory() : exit_code_of(status);
    }
    printing_release(&printing);
    return code;
}
