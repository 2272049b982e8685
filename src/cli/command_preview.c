#include "cli/command.h"
#include "cli/parts.h"
#include "cli/preview/preview.h"
#include "cli/shared_options.h"

#include <stddef.h>

const char *const preview_formats[] = {"png", "svg", NULL};

static const struct option_row options[] = {
    {OPTION_OUTPUT},
    {OPTION_FORCE},
    {CHOICE_OPTION("format", 0, N_("FORMAT"), preview_formats,
                   N_("png or svg; by default from the ending of the file name"))},
    {WHOLE_OPTION("width", 0, N_("PIXELS"), 100, 20000,
                  N_("width of the picture; by default wide enough to read the cards"))},
    {TEXT_OPTION("template", 0, N_("TEMPLATE"),
                 N_("the look of the cards, instead of the deck’s own template"))},
    {OPTION_FONT},
    {OPTION_MIXED},
    {OPTION_SELF_CHECK},
    {FLAG_OPTION("watch", 'w',
                 N_("draw it again whenever you save the deck, a part of it or its template"))},
    {0},
};

static struct preview_options read_options(const struct command_line *line)
{
    return (struct preview_options){
        .deck = line->operands[0],
        .file = output_options(line),
        .format = option_choice(line, "format", -1),
        .width = (int)option_whole(line, "width", 0),
        .template = option_text(line, "template", NULL),
        .font = option_text(line, "font", NULL),
        .self_check = option_given(line, "self-check"),
        .watch = option_given(line, "watch"),
    };
}

static enum exit_code run(const struct command_line *line)
{
    const struct drawing_part *part = part_for(MODULE_DRAWING, &line->manner);
    const struct preview_options given = read_options(line);

    return part ? part->preview(&given, &line->manner) : EXIT_MACHINE;
}

static const struct example examples[] = {
    {"preview fractions", N_("write fractions.png: each kind of card, by suit and value")},
    {"preview mine.xml --watch", N_("draw it again on each save, and report mistakes")},
    {"preview mine.xml -o mine.svg", N_("draw your own deck as SVG")},
    {0},
};

const struct command command_preview = {
    .name = "preview",
    .operands = N_("DECK"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("show all faces and backs of a deck in one picture"),
    .examples = examples,
    .options = options,
    .run = run,
};
