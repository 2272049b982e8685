#include "console/complaint.h"
#include "documents/print/printing.h"

#include <string.h>
#include <strings.h>

const struct option_row *print_use_idle(const struct printing *printing, option_changes *changes)
{
    static const struct option_use everything;
    const struct option_row *const *row = printing->options->given;

    while (*row && changes((*row)->use ? (*row)->use : &everything, printing))
        row++;
    return *row;
}

const char *const print_formats[] = {"pdf", "svg", "png", "tts", "pcio", NULL};

static bool is_in_format(const struct option_use *use, const struct printing *printing)
{
    return !use->formats || use->formats & print_format_bit(printing->format);
}

enum exit_code print_format_choose(struct printing *printing)
{
    /* No program would open a PDF with such a name. Other endings may be part of a name: class.2026
     */
    static const char *const others[] = {"jpg", "jpeg", "gif", "webp", "tif",  "tiff",
                                         "bmp", "eps",  "ps",  "doc",  "docx", "odt"};
    /* A table for Tabletop Simulator is several files: its name has no ending of its own. */
    static const enum print_format formats[] = {FORMAT_SVG, FORMAT_PNG, FORMAT_PCIO};
    const struct print_options *options = printing->options;
    const char *path = options->output;
    const char *dot = path ? strrchr(path, '.') : NULL, *ending = dot ? dot + 1 : "";
    bool guess = options->format < 0;

    printing->format = options->format < 0 ? FORMAT_PDF : (enum print_format)options->format;
    for (size_t i = 0; guess && i < sizeof others / sizeof *others; i++) {
        if (strcasecmp(ending, others[i]) != 0)
            continue;
        return complain_of(
            printing->manner,
            message_with(N_("breuk cannot write .{ending} files; use a name that ends in "
                            ".pdf, .png, .svg or .pcio"),
                         arg_text("ending", others[i])));
    }
    for (size_t i = 0; guess && i < sizeof formats / sizeof *formats; i++)
        if (strcasecmp(ending, print_formats[formats[i]]) == 0)
            printing->format = formats[i];
    const struct option_row *idle = print_use_idle(printing, is_in_format);
    if (!idle)
        return EXIT_DONE;
    return complain_of(printing->manner,
                       message_with(N_("--{option} has no effect on {format} files; leave it out"),
                                    arg_text("option", idle->name),
                                    arg_text("format", print_formats[printing->format])));
}
