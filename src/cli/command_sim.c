#include "base/memory.h"
#include "cli/command.h"
#include "cli/parts.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/whole_file.h"
#include "sim/study.h"
#include "studies/pupils.h"
#include "studies/simulation.h"
#include "studies/study_file.h"
#include "studies/table.h"
#include "tui/show.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* --- the file that --plot names */

#define OPTION_PLOT                                                                                \
    TEXT_OPTION(                                                                                   \
        "plot", 'p', N_("FILE"),                                                                   \
        N_("draw the figures on a page as well: a file name that ends in .svg, .png or .pdf"))

/* Finds the kind of file by its ending; returns false if it is none of ours. */
static bool kind_of(const char *path, enum surface_kind *kind)
{
    static const char *const endings[] = {
        [SURFACE_PNG] = ".png", [SURFACE_SVG] = ".svg", [SURFACE_PDF] = ".pdf"};

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (text_ends(path, endings[i])) {
            *kind = (enum surface_kind)i;
            return true;
        }
    return false;
}

#define PLOT_EXISTS                                                                                \
    N_("{file} already exists; choose another name with --plot, or overwrite it with --force")

/* Refuses, before anything is played, a file whose ending is not known, or that is there already
 * without --force. Complaints are reported. */
static enum exit_code plot_file_check(const struct whole_file *file, const struct manner *manner)
{
    enum surface_kind kind;
    struct stat there;

    if (!file->path)
        return EXIT_DONE;
    if (!kind_of(file->path, &kind))
        return whole_file_refuse(manner, file->path,
                                 N_("{file}: use a plot name that ends in .svg, .png or .pdf"));
    if (!file->overwrite && stat(file->path, &there) == 0 && S_ISREG(there.st_mode))
        return whole_file_refuse(manner, file->path, PLOT_EXISTS);
    return part_for(MODULE_DRAWING, manner) ? EXIT_DONE : EXIT_MACHINE;
}

/* Draws and writes the file, whole or not at all; does nothing without --plot or if no round was
 * played. Complaints are reported. */
static enum exit_code plot_file_write(const struct whole_file *file, const struct manner *manner,
                                      const struct simulation *simulation)
{
    enum surface_kind kind;
    struct strbuf plot = {0};
    struct diag diag = {0};

    if (!file->path || !kind_of(file->path, &kind) || simulation->results.rounds[0] == 0)
        return EXIT_DONE;
    const struct drawing_part *part = part_open(MODULE_DRAWING, &diag);
    enum status status = part ? part->plot(simulation, kind, &plot, &diag) : STATUS_IO;
    complain_diag(manner, &diag, NULL);
    enum exit_code code =
        status == STATUS_OK ? whole_file_write(manner, file, &plot, NULL) : exit_code_of(status);
    diag_release(&diag);
    strbuf_release(&plot);
    return code;
}

/* --- the command */

/* Prints the figures; other: the study that it is compared with, or NULL. */
static void print_tabletop(const struct simulation *simulation, const struct simulation *other)
{
    struct strbuf table = {0};

    if (other)
        sim_versus_add(simulation, other, &table);
    else
        sim_table_add(simulation, &table);
    show_text(stdout, strbuf_text(&table));
    strbuf_release(&table);
}

static enum exit_code play(struct study_file *file, struct simulation *simulation,
                           const struct sim_options *options, const struct manner *manner)
{
    enum exit_code code = simulation_open(simulation, options, manner);

    if (code == EXIT_DONE)
        code = sim_take_part(simulation, options->part, manner);
    if (code == EXIT_DONE) {
        simulation_run(simulation, options->threads, manner);
        sim_describe(file, simulation);
    }
    return code;
}

static enum exit_code run_one(const struct sim_options *options, const struct manner *manner)
{
    struct simulation simulation = {0};
    struct study_file *file = memory_new(1, sizeof *file);
    enum exit_code code = (options->merge ? sim_merge : play)(file, &simulation, options, manner);

    if (code == EXIT_DONE && manner->json)
        sim_print_json(file);
    else if (code == EXIT_DONE && options->csv)
        sim_print_csv(file);
    else if (code == EXIT_DONE)
        print_tabletop(&simulation, NULL);
    if (code == EXIT_DONE)
        code = plot_file_write(&options->plot, manner, &simulation);
    if (code == EXIT_DONE && simulation.stopped)
        code = EXIT_STOPPED;
    study_release(file);
    memory_free(file);
    simulation_release(&simulation);
    return code;
}

static void print_as_json(struct simulation *simulation)
{
    struct study_file *file = memory_new(1, sizeof *file);

    sim_describe(file, simulation);
    sim_print_json(file);
    study_release(file);
    memory_free(file);
}

/* Opens both before it plays either, so that a mistake shows at once. */
static enum exit_code play_both(const struct sim_options *options, const struct manner *manner,
                                struct simulation *simulation, struct simulation *other)
{
    struct sim_options changed = *options;
    enum exit_code code = simulation_open(simulation, options, manner);

    if (code == EXIT_DONE)
        code = sim_versus_read(&changed, manner);
    if (code == EXIT_DONE)
        code = simulation_open(other, &changed, manner);
    if (code != EXIT_DONE)
        return code;
    simulation_run(simulation, options->threads, manner);
    if (!simulation->stopped)
        simulation_run(other, options->threads, manner);
    if (manner->json) { /* a line for each */
        print_as_json(simulation);
        if (!simulation->stopped)
            print_as_json(other);
    } else {
        print_tabletop(simulation, simulation->stopped ? NULL : other);
    }
    return EXIT_DONE;
}

static enum exit_code run_versus(const struct sim_options *options, const struct manner *manner)
{
    struct simulation simulation = {0}, other = {0};
    enum exit_code code = play_both(options, manner, &simulation, &other);

    if (code == EXIT_DONE && (simulation.stopped || other.stopped))
        code = EXIT_STOPPED;
    simulation_release(&simulation);
    simulation_release(&other);
    return code;
}

/* Refuses options that cannot go together. */
static enum exit_code check_options(const struct command_line *line,
                                    const struct sim_options *options)
{
    static const char *const not_pupils[] = {"games", "bots", "vs",    "plot",           "force",
                                             "csv",   "part", "merge", "seconds-a-turn", NULL},
                             *const not_merged[] = {"threads", "part",  "seed",  "rule", "ruleset",
                                                    "bots",    "seats", "games", NULL},
                             *const not_compared[] = {"plot", "csv", "part", "merge", NULL};
    const struct manner *manner = &line->manner;
    enum exit_code code = EXIT_DONE;

    if (options->pupils)
        return options_refuse(line, not_pupils,
                              N_("“--{option}” has no effect on simulated pupils; leave it out, or "
                                 "leave out “--pupils”"));
    if (option_given(line, "strength"))
        return complain_of(manner,
                           message_of(N_("“--strength” is for simulated pupils; add “--pupils”")));
    if (manner->json && options->csv)
        return complain_of(
            manner, message_of(N_("“--json” and “--csv” are different formats; choose one")));
    if (option_given(line, "seconds-a-turn") && (manner->json || options->csv))
        return complain_of(manner,
                           message_of(N_("“--seconds-a-turn” is for the sentences below the "
                                         "table; leave out “--json” and “--csv”")));
    if (!options->merge && options->operand_count != 1)
        return complain_of(manner,
                           message_of(N_("name one deck; only “--merge” takes several files")));
    if (options->merge)
        code = options_refuse(line, not_merged,
                              N_("“--merge” plays no games, so “--{option}” has no effect; give it "
                                 "when you play the parts"));
    if (code == EXIT_DONE && options->vs)
        code = options_refuse(line, not_compared,
                              N_("“--{option}” works on one study at a time; leave out “--vs”, and "
                                 "run each study separately"));
    return code;
}

static struct sim_options read_options(const struct command_line *line)
{
    return (struct sim_options){
        .operands = line->operands,
        .operand_count = line->operand_count,
        .deck = line->operands[0],
        .ruleset = option_text(line, "ruleset", NULL),
        .rules = option_list(line, "rule"),
        .bots = option_text(line, "bots", bot_at(0)->name),
        .seats = (int)option_whole(line, "seats", 0),
        .games = option_whole(line, "games", SIMULATION_GAMES),
        .seed = option_whole(line, "seed", SIMULATION_SEED),
        .part = option_text(line, "part", NULL),
        .threads = (int)option_whole(line, "threads", (uint64_t)simulation_cores()),
        .turn_seconds = (int)option_whole(line, "seconds-a-turn", SIMULATION_TURN_SECONDS),
        .vs = option_text(line, "vs", NULL),
        .pupils = option_whole(line, "pupils", 0),
        .strength = (double)option_whole(line, "strength", PUPILS_STRENGTH) / 100,
        .merge = option_given(line, "merge"),
        .csv = option_given(line, "csv"),
        .plot = {option_text(line, "plot", NULL), option_given(line, "force"), PLOT_EXISTS},
    };
}

static enum exit_code run(const struct command_line *line)
{
    const struct sim_options options = read_options(line);
    const struct manner *manner = &line->manner;
    enum exit_code code = check_options(line, &options);

    if (code != EXIT_DONE)
        return code;
    if (options.pupils)
        return sim_pupils(&options, manner);
    if (options.vs)
        return run_versus(&options, manner);
    code = plot_file_check(&options.plot, manner);
    return code == EXIT_DONE ? run_one(&options, manner) : code;
}

static const struct example examples[] = {
    {"sim fractions", N_("play ten thousand games with four bots, and describe the deck")},
    {"sim decks/mine.xml --seats 3 --games 1000",
     N_("play your own deck with three players, which is faster")},
    {"sim fractions --plot fractions.pdf", N_("draw the results on a page as well")},
    {"sim classic --ruleset belgian --rule progressive=yes", N_("play by other rules")},
    {"sim fractions --vs equals", N_("compare two decks, and mark the differences that are real")},
    {"sim fractions --vs ruleset:my", N_("compare two rule sets with the same deck")},
    {"sim equals --bots beginner,random,random",
     N_("let one of three players recognize only identical faces")},
    {"sim fractions --games 1000000 --part 3/10 --json > part3.json",
     N_("play the third of ten parts of a large study")},
    {"sim --merge part*.json", N_("merge the parts")},
    {"sim --pupils 1000 equals lesson:factor",
     N_("find out how soon a game and a lesson tell what a pupil believes")},
    {0},
};

static const struct option_row options[] = {
    {WHOLE_OPTION(
        "games", 'g', N_("NUMBER"), 1, SIMULATION_GAMES_MOST,
        N_("play this many whole games, by default 10000; a game lasts as many rounds as it "
           "takes for somebody to win"))},
    {WHOLE_OPTION("seats", 0, N_("NUMBER"), 2, SEATS_MAX, N_("number of players, by default 4"))},
    {TEXT_OPTION(
        "bots", 'b', N_("NAMES"),
        N_("the bots, separated by commas, one for each seat or one for all; “breuk list bots” "
           "says how each plays"))},
    {OPTION_RULESET},
    {OPTION_RULE},
    {TEXT_OPTION("vs", 0, N_("OTHER"),
                 N_("compare with another deck, or with a change to this one: ruleset:NAME, "
                    "rule:NAME=VALUE or bots:NAMES"))},
    {WHOLE_OPTION(
        "pupils", 0, N_("NUMBER"), 1, PUPILS_MOST,
        N_("simulate this many pupils of each kind instead, with a belief about fractions and "
           "without, and say how often what they believe is found; of decks and lessons, "
           "those named or the usual ones"))},
    {WHOLE_OPTION("strength", 0, N_("PERCENT"), 1, 100,
                  N_("how often a simulated pupil’s belief decides, by default 85 times in 100"))},
    {WHOLE_OPTION(
        "threads", 't', N_("NUMBER"), 1, CREW_THREADS,
        N_("use this many threads, by default one for each core; the figures stay the same"))},
    {WHOLE_OPTION(
        "seconds-a-turn", 0, N_("NUMBER"), 1, SIMULATION_TURN_SECONDS_MOST,
        N_("how many seconds a turn takes in your class, by default 15; the sentences at the "
           "end reckon with them"))},
    {OPTION_PLOT},
    {OPTION_FORCE},
    {WHOLE_OPTION("seed", 's', N_("NUMBER"), 0, UINT64_MAX,
                  N_("random seed, by default 1: the same number gives the same figures"))},
    {FLAG_OPTION("csv", 0, N_("print the figures as a table for a spreadsheet"))},
    {TEXT_OPTION(
        "part", 0, N_("K/N"),
        N_("play only part K of N, to share the games among several machines; needs --json"))},
    {FLAG_OPTION("merge", 0,
                 N_("merge parts written with --json into what one run would have given"))},
    {0},
};

const struct command command_sim = {
    .name = "sim",
    .operands = N_("DECK|FILE|LESSON…"),
    .operands_least = 1,
    .alone = "pupils",
    .operands_most = -1,
    .summary = N_("play a deck thousands of times and describe it"),
    .description =
        N_("Bots play on all cores while breuk counts everything: how long a round lasts, why "
           "cards fit, how often a player needs an equal card that looks different, who wins. "
           "Ctrl-C stops it and shows the results so far; the exit code is then 130."),
    .examples = examples,
    .options = options,
    .run = run,
};
