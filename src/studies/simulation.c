#include "studies/simulation.h"

#include "base/suggest.h"
#include "console/complaint.h"
#include "console/progress.h"
#include "console/setting_up.h"
#include "play/typing/bot_choice.h"
#include "sim/study.h"

#include <sched.h>
#include <string.h>
#include <unistd.h>

/* --- who plays */

static enum exit_code refuse_bot(const struct manner *manner, const char *typed)
{
    enum { MOST = 32 };
    const char *names[MOST];
    struct strbuf all = {0};
    int count = bot_count() < MOST ? bot_count() : MOST;

    for (int i = 0; i < count; i++) {
        names[i] = bot_at(i)->name;
        strbuf_addf(&all, "%s%s", i ? ", " : "", names[i]);
    }
    const char *nearest = suggest_nearest(typed, names, (size_t)count);
    complain_of(manner,
                message_with(nearest ? N_("there is no bot “{bot}”; did you mean “{nearest}”?")
                                     : N_("there is no bot “{bot}”; choose one of: {bots}"),
                             arg_typed("bot", typed), arg_text("nearest", nearest),
                             arg_text("bots", strbuf_text(&all))));
    strbuf_release(&all);
    return EXIT_USAGE;
}

/* Reads the bots of a list, at most SEATS_MAX of them; *count says how many there are. */
static enum exit_code read_bots(struct simulation *simulation, const struct manner *manner,
                                const char *text, struct bot bots[SEATS_MAX], int *count)
{
    *count = 0;
    for (const char *at = text; at; (*count)++) {
        size_t length = strcspn(at, ",");
        const char *name = at + strspn(at, " "), *end = at + length;
        while (end > name && end[-1] == ' ')
            end--;
        char *typed =
            arena_copy_bytes(&simulation->setup.texts, name, end > name ? (size_t)(end - name) : 0);
        struct message why;
        struct bot bot;
        enum status status = bot_choice_read(&bot, typed, &why);
        if (status == STATUS_NOT_FOUND)
            return refuse_bot(manner, typed);
        if (status != STATUS_OK)
            return complain_of(manner, why);
        if (*count < SEATS_MAX)
            bots[*count] = bot;
        at = at[length] ? at + length + 1 : NULL;
    }
    return EXIT_DONE;
}

/* Returns as many seats as were asked for, else as there are bots, else as the variant needs. */
static int seats_wanted(const struct simulation *simulation, int asked, int bots)
{
    if (asked)
        return asked;
    if (bots > 1)
        return bots;
    return simulation->setup.settings.value[SETTING_PARTNERS] == PARTNERS_TABLES ? 8
                                                                                 : SIMULATION_SEATS;
}

static enum exit_code seat_bots(struct simulation *simulation, const struct sim_options *options,
                                const struct manner *manner)
{
    struct players *players = &simulation->setup.players;
    struct bot bots[SEATS_MAX];
    int count;
    enum exit_code code = read_bots(simulation, manner, options->bots, bots, &count);

    if (code != EXIT_DONE)
        return code;
    int seats = seats_wanted(simulation, options->seats, count);
    if (seats > SEATS_MAX || (count != 1 && count != seats))
        return complain_of(
            manner,
            message_plural(
                NP_("{bots} bot cannot fill {seats} seats; name one for each, or one for all",
                    "{bots} bots cannot fill {seats} seats; name one for each, or one for all"),
                arg_count("bots", count),
                arg_count("seats", seats < SEATS_MAX ? seats : SEATS_MAX)));
    for (int seat = 0; seat < seats; seat++)
        players_add_bot_of(players, &bots[count == 1 ? 0 : seat]);
    return EXIT_DONE;
}

void simulation_add_bots(const struct simulation *simulation, struct strbuf *out)
{
    const struct players *players = &simulation->setup.players;
    bool same = true;

    for (int i = 1; i < players->count; i++)
        same = same && strcmp(players->seat[i].bot, players->seat[0].bot) == 0;
    for (int i = 0; i < (same ? 1 : players->count); i++)
        strbuf_addf(out, "%s%s", i ? ", " : "", players->seat[i].bot);
}

enum exit_code simulation_open(struct simulation *simulation, const struct sim_options *options,
                               const struct manner *manner)
{
    struct setup *setup = &simulation->setup;

    *simulation = (struct simulation){
        .games = options->games, .end = options->games, .turn_seconds = options->turn_seconds};
    enum exit_code code = setup_find_deck(setup, manner, options->deck);
    if (code == EXIT_DONE)
        code = setup_find_ruleset(setup, manner, options->ruleset);
    /* Bots forget to call by chance, which says nothing about a deck. */
    setup->settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    if (code == EXIT_DONE)
        code = setup_change_rules(setup, manner, options->rules);
    if (code == EXIT_DONE && options->rule)
        code = setup_change_rule(setup, manner, options->rule);
    if (code == EXIT_DONE)
        code = seat_bots(simulation, options, manner);
    if (code == EXIT_DONE)
        code = setup_compile(setup, manner);
    setup->seed = options->seed;
    return code;
}

bool simulation_is_timed(const struct simulation *simulation)
{
    const struct players *players = &simulation->setup.players;
    struct message why;
    struct bot bot;
    bool timed = false;

    for (int seat = 0; seat < players->count && !timed; seat++)
        timed = bot_choice_read(&bot, players->seat[seat].bot, &why) == STATUS_OK && bot.budgeted &&
                bot.budget.milliseconds;
    return timed;
}

void simulation_release(struct simulation *simulation)
{
    setup_release(&simulation->setup);
}

/* --- playing */

static bool go_on(void *context, uint64_t done)
{
    struct progress *progress = context;

    progress_show(progress, done);
    return !stop_asked();
}

int simulation_cores(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
#ifdef CPU_COUNT
    cpu_set_t set;

    if (sched_getaffinity(0, sizeof set, &set) == 0)
        count = CPU_COUNT(&set);
#endif
    return count < 1 ? 1 : count > CREW_THREADS ? CREW_THREADS : (int)count;
}

/* Finds the bot of each seat, as `study` needs it. */
static enum status find_bots(const struct players *players, struct bot bots[SEATS_MAX],
                             struct study *study)
{
    struct message why;
    enum status status = STATUS_OK;

    for (int seat = 0; seat < players->count && status == STATUS_OK; seat++) {
        status = bot_choice_read(&bots[seat], players->seat[seat].bot, &why);
        if (status == STATUS_OK && !bots[seat].budgeted) /* so that the figures stay the same */
            bots[seat].budget.milliseconds = 0;
        study->bot[seat] = &bots[seat];
    }
    return status;
}

void simulation_run(struct simulation *simulation, int threads, const struct manner *manner)
{
    struct progress progress;
    struct stop stop;
    struct study study = {
        .rules = simulation->setup.rules,
        .seed = simulation->setup.seed,
        .first = simulation->first,
        .end = simulation->end,
        .threads = threads,
        .go_on = go_on,
        .context = &progress,
    };
    struct bot bots[SEATS_MAX];
    enum status status = find_bots(&simulation->setup.players, bots, &study);

    progress_begin(&progress, manner, study.end - study.first);
    stop_begin(&stop);
    if (status == STATUS_OK)
        study_run(&study, &simulation->results);
    stop_end(&stop);
    progress_end(&progress);
    simulation->stopped = simulation->results.games[0] < study.end - study.first;
}
