#include "cli/command.h"
#include "cli/play/session.h"
#include "cli/score/score_file.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "tui/show.h"
#include "tui/stop.h"

#include <stdio.h>
#include <string.h>

static void say_beginning(struct session *session)
{
    bool over = game_situation(table_game(session->table)) == SITUATION_MATCH_OVER;
    const struct naming *names = &session->setup.names;
    struct strbuf list = {0};

    for (int seat = 0; seat < names->seats; seat++)
        strbuf_addf(&list, "%s%s", seat ? ", " : "", names->seat[seat]);
    session_say(session,
                message_with(!session->resumed ? N_("Deck: {deck}. Players: {names}.")
                             : over ? N_("This match is over. Deck: {deck}. Players: {names}.")
                                    : N_("Back to the score. Deck: {deck}. Players: {names}."),
                             arg_text("deck", words_in(&deck_about(session->setup.deck)->title,
                                                       text_language())),
                             arg_text("names", strbuf_text(&list))));
    strbuf_release(&list);
    if (!session->resumed)
        session_say(session,
                    message_of(N_("Play with your cards, and type here how each round ends.")));
    if (!over)
        length_say(&session->length, &session->setup, session->options, session_say, session);
    session_say_kept(session);
}

/* The line to type stands alone and unbroken, so that it can be copied. */
static void say_next(struct session *session, bool over)
{
    struct strbuf command = {0};

    if (!session->saving.journal.path)
        return;
    session_say(session, message_of(over ? N_("To print the score, type:")
                                         : N_("The score is saved. To continue it, type:")));
    score_file_add_line(&command, session->manner, over ? "" : "--resume ",
                        session->saving.journal.path, over ? " --print score.pdf" : "");
    show_line(stdout, strbuf_text(&command));
    strbuf_release(&command);
}

static enum exit_code keep(const struct session_options *options, const struct manner *manner)
{
    struct session session;
    enum exit_code code = session_begin(&session, options, manner, &session_score);

    if (code == EXIT_DONE && session.table) {
        stop_watch();
        say_beginning(&session);
        enum table_end end = table_run(session.table);
        plain_finish(&session.plain);
        if (end == TABLE_UNWRITTEN)
            code = saving_report(&session.saving);
        else
            say_next(&session, end == TABLE_OVER);
    }
    session_release(&session);
    return code;
}

/* Whether a file is shown: the operand, where that is the file of a score rather than a deck. */
static bool is_shown(const struct score_options *options, const struct session_options *kept,
                     const struct manner *manner)
{
    return options->print || options->csv ||
           (!kept->resume &&
            (manner->json || (options->path && text_ends(options->path, ".jsonl"))));
}

static enum exit_code check_options(const struct command_line *line,
                                    const struct score_options *options, bool shows)
{
    /* Options that say what to do with a file, one at a time, and options that say how a match
     * begins. */
    static const char *const ways[] = {"print", "csv", "resume", NULL};
    static const char *const beginnings[] = {"players", "ruleset", "rule",
                                             "minutes", "journal", NULL};

    if (options_refuse_two(line, ways) != EXIT_DONE)
        return EXIT_USAGE;
    if (shows && options_refuse(line, beginnings,
                                N_("--{option} is for a match that begins, and this file has one "
                                   "already; leave it out")) != EXIT_DONE)
        return EXIT_USAGE;
    if (options->output.path && !options->csv && !(shows && line->manner.json))
        return complain_of(&line->manner, message_of(N_("-o is for a table; add --csv")));
    return EXIT_DONE;
}

/* Reads the options for a score that was kept. */
static struct score_options read_options(const struct command_line *line)
{
    return (struct score_options){
        .path = line->operands[0],
        .print = option_text(line, "print", NULL),
        .output = {option_text(line, "output", NULL), option_given(line, "force"), .names = true},
        .csv = option_given(line, "csv")};
}

static enum exit_code run(const struct command_line *line)
{
    const struct score_options options = read_options(line);
    const struct session_options kept = session_options(line);
    bool shows = is_shown(&options, &kept, &line->manner);
    enum exit_code code = check_options(line, &options, shows);

    if (code != EXIT_DONE)
        return code;
    return shows ? score_show(&options, &line->manner) : keep(&kept, &line->manner);
}

static const struct example examples[] = {
    {"score --players Ann,Bo,Cem", N_("keep the score of a game with cards of paper")},
    {"score fractions --players Ann,Bo,Cem,Dee --rule partners=fixed",
     N_("with another deck, whose cards have other points, and two pairs")},
    {"score --resume", N_("continue the latest score")},
    {"score --print score.pdf", N_("print the latest score")},
    {"score --csv -o score.csv", N_("all rounds in a table for a spreadsheet")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION("players", 'p', N_("NAMES"), N_("the players, separated by commas"))},
    {OPTION_RULESET},
    {OPTION_RULE},
    {OPTION_MINUTES(N_("play rounds until so many minutes are over; the round in play is "
                       "finished, and the best total wins"))},
    {OPTION_JOURNAL(N_("save the score in this file"))},
    {OPTION_RESUME(N_("continue the score in FILE, or else the latest one"))},
    {FLAG_OPTION("csv", 0, N_("a table for a spreadsheet"))},
    {OPTION_OUTPUT},
    {TEXT_OPTION("print", 0, N_("FILE"), N_("write a PDF: every round, the totals, who won")),
     .filled = true},
    {OPTION_FORCE},
    {OPTION_KEEP},
    {OPTION_RECORDS},
    {0},
};

const struct command command_score = {
    .name = "score",
    .operands = N_("[DECK | FILE]"),
    .operands_least = 0,
    .operands_most = 1,
    .summary = N_("keep the score of a game with real cards"),
    .description =
        N_("You play with cards of paper, and after each round you type who has gone out and what "
           "the others still hold, as a sum or as cards. breuk counts by the rules of the deck, "
           "any rule set and variant. Every step can be undone. It saves each line, so that you "
           "can stop and continue later. A file, whose name ends in .jsonl, is shown."),
    .examples = examples,
    .options = options,
    .run = run,
};
