#include "cli/command.h"
#include "cli/plot_file.h"
#include "cli/report.h"
#include "cli/setup_options.h"
#include "cli/sim_table.h"
#include "cli/simulation.h"
#include "sim/study.h"

#include <stdio.h>

static enum exit_code print_table(const struct simulation *simulation)
{
    struct strbuf table = {0};

    sim_table_add(simulation, &table);
    enum exit_code code = table.failed ? report_no_memory() : EXIT_DONE;
    if (code == EXIT_DONE)
        fputs(strbuf_text(&table), stdout);
    strbuf_release(&table);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    const struct simulation_choice choice = {.deck = line->operands[0]};
    struct simulation simulation;
    enum exit_code code = simulation_open(&simulation, line, &choice);

    if (code == EXIT_DONE)
        code = plot_file_check(line);
    if (code == EXIT_DONE)
        code = simulation_run(&simulation, line);
    if (code == EXIT_DONE)
        code = print_table(&simulation);
    if (code == EXIT_DONE)
        code = plot_file_write(line, &simulation);
    if (code == EXIT_DONE && simulation.stopped)
        code = EXIT_STOPPED;
    simulation_release(&simulation);
    return code;
}

static const struct example examples[] = {
    {"sim fractions",
     N_("plays ten thousand games with four bots, and says what the deck is like")},
    {"sim decks/mine.xml --seats 3 --games 1000", N_("a deck of your own, three players, faster")},
    {"sim fractions --plot fractions.pdf", N_("draws the figures on a page, too")},
    {"sim classic --ruleset belgian --rule progressive=yes", N_("with other rules")},
    {"sim equals --bots beginner,random,random", N_("one of three knows only identical faces")},
    {0},
};

static const struct option_row options[] = {
    {.name = "games",
     .letter = 'g',
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 1,
     .highest = SIMULATION_GAMES_MOST,
     .help = N_("play so many whole games, usually 10000; a game is as many rounds as it takes "
                "until somebody has won")},
    {.name = "seats",
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 2,
     .highest = SEATS_MAX,
     .help = N_("so many play, usually 4")},
    {.name = "bots",
     .letter = 'b',
     .kind = OPTION_TEXT,
     .argument = N_("NAMES"),
     .help = N_("which bots play, with commas between them, one for each seat or one for all: "
                "“random” lays any card that fits, “beginner” knows numbers to be equal only when "
                "they look the same")},
    OPTION_ROW_RULESET,
    OPTION_ROW_RULE,
    {.name = "threads",
     .letter = 't',
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 1,
     .highest = STUDY_THREADS,
     .help = N_("play on so many threads at once, usually as many as there are cores; the figures "
                "are the same")},
    OPTION_ROW_PLOT,
    OPTION_ROW_FORCE,
    {.name = "seed",
     .letter = 's',
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .highest = UINT64_MAX,
     .help = N_("where chance starts, usually 1: the same number gives the same figures")},
    {0},
};

const struct command command_sim = {
    .name = "sim",
    .operands = N_("DECK"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("play a deck thousands of times, and say what it is like"),
    .description =
        N_("Bots play, on all cores, and everything is counted: how long a round lasts, what cards "
           "are laid by, how often an equal card that looks different is needed, who wins. Ctrl-C "
           "stops and shows what there is so far; the exit code is then 130."),
    .examples = examples,
    .options = options,
    .run = run,
};
