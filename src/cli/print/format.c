#include "cli/print/format.h"

#include "cli/report.h"

#include <string.h>
#include <strings.h>

const struct option_row *print_use_idle(const struct command_line *line, option_changes *changes,
                                        const void *where)
{
    static const struct option_use everything;

    for (const struct option_row *row = line->command->options; row->name; row++)
        if (option_given(line, row->name) && !changes(row->use ? row->use : &everything, where))
            return row;
    return NULL;
}

const char *const print_formats[] = {"pdf", "svg", "png", "tts", "pcio", NULL};

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);

    return length > tail && text[length - tail - 1] == '.' &&
           strcasecmp(text + length - tail, end) == 0;
}

static bool is_in_format(const struct option_use *use, const void *format)
{
    return !use->formats || use->formats & print_format_bit(*(const enum print_format *)format);
}

enum exit_code print_format_choose(const struct command_line *line, enum print_format *out)
{
    /* No program would open a PDF with such a name. Other endings may be part of a name: class.2026
     */
    static const char *const others[] = {"jpg", "jpeg", "gif", "webp", "tif",  "tiff",
                                         "bmp", "eps",  "ps",  "doc",  "docx", "odt"};
    /* A table for Tabletop Simulator is several files: its name has no ending of its own. */
    static const enum print_format formats[] = {FORMAT_SVG, FORMAT_PNG, FORMAT_PCIO};
    const char *path = option_text(line, "output", NULL);
    enum print_format by_ending = FORMAT_PDF;
    bool guess = path && !option_given(line, "format");

    for (size_t i = 0; guess && i < sizeof others / sizeof *others; i++) {
        if (!ends_with(path, others[i]))
            continue;
        return report_error(
            &line->manner,
            message_with(N_("breuk cannot write .{ending} files; use a name that ends in "
                            ".pdf, .png, .svg or .pcio"),
                         arg_text("ending", others[i])));
    }
    for (size_t i = 0; guess && i < sizeof formats / sizeof *formats; i++)
        if (ends_with(path, print_formats[formats[i]]))
            by_ending = formats[i];
    *out = (enum print_format)option_choice(line, "format", (int)by_ending);
    const struct option_row *idle = print_use_idle(line, is_in_format, out);
    if (!idle)
        return EXIT_DONE;
    return report_error(&line->manner,
                        message_with(N_("--{option} has no effect on {format} files; leave it out"),
                                     arg_text("option", idle->name),
                                     arg_text("format", print_formats[*out])));
}
