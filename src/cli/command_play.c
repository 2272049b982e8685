#include "cli/command.h"
#include "cli/report.h"
#include "cli/session.h"
#include "cli/setup_options.h"
#include "cli/shell_word.h"
#include "ruleset/setting.h"
#include "tui/show.h"
#include "tui/stop.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void say_beginning(struct session *session)
{
    bool over = game_situation(table_game(session->table)) == SITUATION_MATCH_OVER;
    char seed[24];

    snprintf(seed, sizeof seed, "%" PRIu64, session->setup.seed);
    plain_say(&session->plain,
              message_with(
                  !session->resumed ? N_("Deck: {deck}, seed: {seed}.")
                  : over ? N_("This match has been played to its end. Deck: {deck}, seed: {seed}.")
                         : N_("The game goes on. Deck: {deck}, seed: {seed}."),
                  arg_text("deck", words_in(deck_title(session->setup.deck), text_language())),
                  arg_text("seed", seed)));
}

/* Says how wrong cards are treated, where it is not as one would expect. */
static void say_wrong(struct session *session)
{
    const int *value = session->setup.settings.value;

    if (value[SETTING_WRONG] == WRONG_STRICT)
        return;
    const struct message_arg count = arg_count("count", value[SETTING_WRONG_PENALTY]);
    plain_say(
        &session->plain,
        value[SETTING_WRONG] == WRONG_REFEREE
            ? message_plural(
                  NP_("Whoever lays a wrong card takes it back and draws {count} card.",
                      "Whoever lays a wrong card takes it back and draws {count} cards."),
                  count)
            : message_plural(NP_("The program says nothing about wrong cards: watch out for them "
                                 "yourselves. Whoever laid one takes it back and draws {count} "
                                 "card.",
                                 "The program says nothing about wrong cards: watch out for them "
                                 "yourselves. Whoever laid one takes it back and draws {count} "
                                 "cards."),
                             count));
}

/* The line to type stands alone and unbroken, so that it can be copied. */
static void say_how_to_go_on(struct session *session)
{
    const struct message message = message_of(N_("The game is kept. To go on with it, type:"));

    if (!session->journal.path)
        return;
    plain_say(&session->plain, message);
    struct strbuf command = {0};
    strbuf_add(&command, "  breuk play --resume ");
    shell_word_add(&command, session->journal.path);
    show_line(stdout, cli_text(&command));
    strbuf_release(&command);
}

static enum exit_code run(const struct command_line *line)
{
    struct session session;
    enum exit_code code = option_given(line, "resume") ? session_resume(&session, line)
                                                       : session_begin(&session, line);

    if (code == EXIT_DONE) {
        if (session.plain.people)
            stop_watch();
        say_beginning(&session);
        say_wrong(&session);
        enum table_end end = table_run(session.table);
        plain_finish(&session.plain);
        if (end == TABLE_NO_MEMORY)
            report_no_memory();
        if (end == TABLE_UNWRITTEN)
            code = report_system_error(line, session.journal.path, session.journal.error);
        else if (end != TABLE_OVER) /* left, stopped or without input */
            say_how_to_go_on(&session);
    }
    session_release(&session);
    return code;
}

static const struct example examples[] = {
    {"play", N_("play with the fractions; it asks who plays")},
    {"play --players Ann,Bo,bot", N_("Ann, Bo and a bot at one table")},
    {"play classic --players Ann,bot --rule target=100", N_("another deck, up to 100 points")},
    {"play --players bot,bot,bot --seed 7", N_("watch bots; the same number gives the same game")},
    {"play --players Ann,Bo --wrong peers", N_("the players must notice wrong cards themselves")},
    {"play --resume", N_("go on with the game that was begun last")},
    {0},
};

static const struct option_row options[] = {
    {.name = "players",
     .letter = 'p',
     .kind = OPTION_TEXT,
     .argument = N_("NAMES"),
     .help = N_("who plays, with commas between them; “bot” is a player of the program’s")},
    OPTION_ROW_SEED,
    OPTION_ROW_RULESET,
    OPTION_ROW_RULE,
    {.name = "wrong",
     .letter = 'w',
     .kind = OPTION_TEXT,
     .argument = N_("HOW"),
     .help = N_("what becomes of a card that does not fit: “strict”, it is refused and explained; "
                "“referee”, the program takes it back and has cards drawn; “peers”, the others "
                "must notice it")},
    {.name = "journal",
     .kind = OPTION_TEXT,
     .argument = N_("FILE"),
     .help = N_("keep the game in this file")},
    {.name = "resume",
     .letter = 'r',
     .kind = OPTION_FLAG,
     .help = N_("go on with the game in FILE, or with the one begun last")},
    {0},
};

const struct command command_play = {
    .name = "play",
    .operands = N_("[DECK | FILE]"),
    .operands_least = 0,
    .operands_most = 1,
    .summary = N_("play a game: people at one keyboard, bots, or both"),
    .description = N_(
        "Equal fractions match: 2/4 may be laid on 1/2. Where two or more people play, a hand is "
        "shown only when its player is there. The game is kept move by move, so that it can "
        "go on after the program was stopped. Type ? at the table to see what you can type."),
    .examples = examples,
    .options = options,
    .run = run,
};
