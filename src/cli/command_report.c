#include "classes/overview/overview.h"
#include "classes/stored.h"
#include "cli/command.h"
#include "cli/parts.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/whole_file.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>

/* Shows what was made; a table may go to a file. */
static enum exit_code show(const struct report_view *view, struct strbuf *out)
{
    const struct report_options *options = view->options;

    if (options->stored.output.path)
        return whole_file_write(view->file.manner, &options->stored.output, out, &view->file.files);
    (view->file.manner->json || options->csv ? show_exact : show_text)(stdout, strbuf_text(out));
    return EXIT_DONE;
}

static enum exit_code show_report(struct report_view *view, int pupil)
{
    struct strbuf out = {0};

    if (view->file.manner->json)
        report_json_add(view, pupil, &out);
    else if (view->options->csv)
        report_table_add(view, &out);
    else if (pupil >= 0)
        pupil_page_add(view, pupil, wrap_width(stdout), &out);
    else
        class_screen_add(view, wrap_width(stdout), &out);
    enum exit_code code = show(view, &out);
    strbuf_release(&out);
    return code;
}

static enum exit_code answer(struct report_view *view)
{
    const struct report_options *options = view->options;
    int pupil = -1;
    enum exit_code code = report_view_read(view);

    if (code == EXIT_DONE && options->pupil) {
        pupil = report_view_pupil(view, options->pupil);
        if (pupil < 0)
            return EXIT_USAGE;
    }
    if (code != EXIT_DONE)
        return code;
    if (options->why)
        return claim_show(view, pupil, options->why);
    if (options->item)
        return claim_show_item(view, pupil, options->item);
    if (options->print) {
        const struct drawing_part *part = part_for(MODULE_DRAWING, view->file.manner);
        return part ? part->report(view, pupil, options->print) : EXIT_MACHINE;
    }
    return show_report(view, pupil);
}

static enum exit_code check_options(const struct report_options *options,
                                    const struct manner *manner)
{
    const struct stored_options *stored = &options->stored;
    const struct way {
        const char *name;
        /* Whether it was given, and may go with --pupil, with --since, with --force. */
        bool given, of_pupil, of_news, forced;
    } ways[] = {
        {"why", options->why, true, false, false},
        {"item", options->item, true, false, false},
        {"csv", options->csv, false, false, true},
        {"print", options->print, true, true, true},
        {"watch", options->watch, false, true, false},
        {"recompute", options->recompute, false, false, false},
        {"export", stored->exported, false, false, true},
        {"forget", stored->forgotten, false, false, true},
        {"expire", stored->expired, false, false, true},
    };
    const struct way *way = NULL; /* the form of the report: one at a time */

    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (ways[i].given && way)
            return options_refuse_both(manner, way->name, ways[i].name);
        if (ways[i].given)
            way = &ways[i];
    }
    if (way && !way->of_pupil && options->pupil)
        return options_refuse_both(manner, way->name, "pupil");
    if (options->since && (options->pupil || (way && !way->of_news)))
        return options_refuse_both(manner, "since", options->pupil ? "pupil" : way->name);
    if (manner->json && options->csv)
        return options_refuse_both(manner, "json", "csv");
    if (options->why && !options->pupil)
        return complain_of(manner, message_of(N_("--why tells what a claim about a pupil rests "
                                                 "on; say who with --pupil")));
    if (stored->output.path && !options->csv && !stored->exported)
        return complain_of(manner, message_of(N_("-o is for a table or for all of a pupil; add "
                                                 "--csv or --export")));
    if (stored->output.overwrite && !(way && way->forced))
        return complain_of(manner, message_of(N_("--force has nothing to do here; leave it out")));
    return EXIT_DONE;
}

/* Deletes events that are too old before it reports. */
static enum exit_code report(struct report_view *view)
{
    enum exit_code code = report_view_open(view);
    const struct record_class *class =
        code == EXIT_DONE ? records_file_find(&view->file, view->class_name) : NULL;

    if (class)
        code = expire_due(&view->file, class);
    if (code != EXIT_DONE)
        return code;
    return view->options->recompute ? report_relearn(view)
           : view->options->watch   ? report_follow(view)
                                    : answer(view);
}

static struct report_options read_options(const struct command_line *line)
{
    return (struct report_options){
        .stored = {.class = option_text(line, "class", NULL),
                   .output = {option_text(line, "output", NULL), option_given(line, "force"),
                              .names = true},
                   .exported = option_text(line, "export", NULL),
                   .forgotten = option_text(line, "forget", NULL),
                   .expired = option_text(line, "expire", NULL)},
        .pupil = option_text(line, "pupil", NULL),
        .why = option_text(line, "why", NULL),
        .item = option_text(line, "item", NULL),
        .since = option_text(line, "since", NULL),
        .print = option_text(line, "print", NULL),
        .records = option_text(line, "records", NULL),
        .csv = option_given(line, "csv"),
        .watch = option_given(line, "watch"),
        .recompute = option_given(line, "recompute"),
    };
}

static enum exit_code run(const struct command_line *line)
{
    const struct report_options options = read_options(line);
    const struct stored_options *stored = &options.stored;
    struct report_view view = {.options = &options,
                               .file = {.manner = &line->manner,
                                        .named = options.records,
                                        .force = options.stored.output.overwrite}};
    enum exit_code code = check_options(&options, &line->manner);

    if (code == EXIT_DONE && (stored->exported || stored->forgotten || stored->expired))
        code = stored_run(&view.file, stored);
    else if (code == EXIT_DONE)
        code = report(&view);
    report_view_release(&view);
    return code;
}

static const struct example examples[] = {
    {"report --class 6b", N_("who can do what, what to discuss, who needs the same")},
    {"report --pupil Ann", N_("all of one pupil, in words for Ann and for the parents too")},
    {"report --pupil Ann --why K3", N_("the answers behind what is said of a skill or belief")},
    {"report --item 4/6=6/9", N_("who did what with these numbers")},
    {"report --since 2w", N_("what is new in the last two weeks")},
    {"report --print 6b.pdf", N_("the report on paper")},
    {"report --watch", N_("follow the class from a second window")},
    {"report --csv -o 6b.csv", N_("a table for a spreadsheet")},
    {"report --export Ann --class 6b", N_("show everything that is known of Ann")},
    {"report --forget Ann --class 6b", N_("delete everything that is known of Ann")},
    {"report --expire 1y", N_("delete what is older than a year")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION("class", 'c', N_("CLASS"),
                 N_("of this class; may be left out where there is only one")),
     .filled = true},
    {TEXT_OPTION("pupil", 'p', N_("NAME"), N_("all of this pupil")), .filled = true},
    {TEXT_OPTION("why", 'w', N_("CLAIM"),
                 N_("with --pupil: the answers behind a skill, as K3, or a belief, as M1")),
     .filled = true},
    {TEXT_OPTION("item", 'i', N_("NUMBER"),
                 N_("who did what with a number, as 4/6, or with two, as 4/6=6/9")),
     .filled = true},
    {TEXT_OPTION("since", 0, N_("DAY"),
                 N_("what is new since that day, as 2026-11-20, or so long: 7d, 2w")),
     .filled = true},
    {FLAG_OPTION("csv", 0, N_("a table for a spreadsheet"))},
    OPTION_ROWS_STORED,
    {OPTION_OUTPUT},
    {TEXT_OPTION("print", 0, N_("FILE"),
                 N_("write a PDF: of the class, or with --pupil a page to take home")),
     .filled = true},
    {FLAG_OPTION("force", 'f',
                 N_("delete without asking; with -o or --print, overwrite an existing "
                    "file"))},
    {FLAG_OPTION("watch", 0,
                 N_("show the class again whenever something is recorded, until you type Ctrl-C"))},
    {FLAG_OPTION("recompute", 0,
                 N_("make what pupils know anew of their events, and say how many differed"))},
    {OPTION_RECORDS},
    {0},
};

const struct command command_report = {
    .name = "report",
    .summary = N_("tell what a class can do, and what to discuss tomorrow"),
    .description = N_("It reads what play and lesson recorded with --class. Whoever needs help is "
                      "named only where there is evidence; otherwise it says how much is lacking. "
                      "A belief is named only after three questions that tell it from others; it "
                      "is said to be “quite sure” or “perhaps”."),
    .examples = examples,
    .options = options,
    .run = run,
};
