#include "cli/command.h"
#include "cli/play/session.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/terminal.h"
#include "ruleset/setting.h"
#include "tui/stop.h"

#include <inttypes.h>
#include <stdio.h>

enum { THINK_MOST = 120 }; /* seconds */

/* The seed is for teachers, and where bots alone play. */
static void say_beginning(struct session *session)
{
    bool over = game_situation(table_game(session->table)) == SITUATION_MATCH_OVER;
    bool all = !session->plain.people || session->options->verbose;
    const char *id = all ? N_("Deck: {deck}, seed: {seed}.") : N_("Deck: {deck}.");
    char seed[24];

    if (session->resumed)
        id = all ? N_("Back to the game. Deck: {deck}, seed: {seed}.")
                 : N_("Back to the game. Deck: {deck}.");
    if (session->resumed && over)
        id = all ? N_("This match is over. Deck: {deck}, seed: {seed}.")
                 : N_("This match is over. Deck: {deck}.");
    snprintf(seed, sizeof seed, "%" PRIu64, session->setup.seed);
    session_say(session,
                message_with(id,
                             arg_text("deck", words_in(&deck_about(session->setup.deck)->title,
                                                       text_language())),
                             arg_text("seed", seed)));
}

/* Says what happens to wrong cards, unless they are just refused. */
static void say_wrong(struct session *session)
{
    const int *value = session->setup.settings.value;

    if (value[SETTING_WRONG] == WRONG_STRICT)
        return;
    const struct message_arg count = arg_count("count", value[SETTING_WRONG_PENALTY]);
    session_say(
        session,
        value[SETTING_WRONG] == WRONG_REFEREE
            ? message_plural(
                  NP_("If you play a wrong card, you take it back and draw {count} card.",
                      "If you play a wrong card, you take it back and draw {count} cards."),
                  count)
            : message_plural(
                  NP_("The program does not point out wrong cards: watch out for them yourselves. "
                      "If you are caught, you take the card back and draw {count} card.",
                      "The program does not point out wrong cards: watch out for them yourselves. "
                      "If you are caught, you take the card back and draw {count} cards."),
                  count));
    if (session->plain.people && players_bots_err(&session->setup.players))
        session_say(session, message_of(N_("The bots make mistakes too.")));
}

static struct session_options read_options(const struct command_line *line)
{
    static const char *const by_hands[] = {"class", "bots", "missed", "think", "no-offers", NULL};
    struct session_options options = session_options(line);

    options.bots = option_text(line, "bots", NULL);
    options.wrong = option_text(line, "wrong", NULL);
    options.cards = option_given(line, "cards");
    options.by_hands = options_first(line, by_hands);
    options.think = (int)option_whole(line, "think", 0);
    options.explain = (enum explain_when)option_choice(line, "explain", EXPLAIN_FIRST);
    options.missed = (enum missed_when)option_choice(line, "missed", MISSED_END);
    options.no_offers = option_given(line, "no-offers");
    options.verbose = option_given(line, "verbose");
    options.wish = terminal_wished(line);
    options.projector = option_given(line, "projector");
    options.still = option_given(line, "still");
    options.pace = option_given(line, "pace") ? (int)option_whole(line, "pace", 0) : -1;
    return options;
}

static enum exit_code run(const struct command_line *line)
{
    const struct session_options options = read_options(line);
    struct session session;

    terminal_speak(&line->manner);
    enum exit_code code = session_begin(&session, &options, &line->manner, &session_play);

    if (code == EXIT_DONE && session.table) {
        if (session.plain.people)
            stop_watch();
        full_screen_open(&session);
        session_say_kept(&session);
        say_beginning(&session);
        say_wrong(&session);
        if (game_situation(table_game(session.table)) != SITUATION_MATCH_OVER)
            length_say(&session.length, &session.setup, &options, session_say, &session);
        if (session.screen.terminal)
            table_screen_begin(&session.screen.table);
        enum table_end end = table_run(session.table);
        full_screen_close(&session.screen);
        plain_finish(&session.plain);
        if (end == TABLE_UNWRITTEN)
            code = saving_report(&session.saving);
        else if (end != TABLE_OVER) /* left, stopped or without input */
            saving_say_how_to_go_on(&session.saving);
        if (code == EXIT_DONE)
            code = class_book_report(&session.saving.book);
    }
    session_release(&session);
    return code;
}

static const struct example examples[] = {
    {"play", N_("play with the deck equals; breuk asks who plays")},
    {"play --players Ann,Bo,bot", N_("seat Ann, Bo and a bot at one table")},
    {"play classic --players Ann,bot --rule target=100",
     N_("play with another deck, up to 100 points")},
    {"play --players bot,bot,bot --seed 7",
     N_("watch bots play; the same seed gives the same game")},
    {"play --players Ann,Bo --wrong peers", N_("let the players find the wrong cards themselves")},
    {"play --players Ann,bot --wrong peers --bots adds:50",
     N_("play against a bot that takes 2/3 and 3/4 for equal, every other time that it could")},
    {"play fractions --cards --players Ann,Bo,Cem",
     N_("play with printed cards, and let breuk referee")},
    {"play --players Ann,Bo --minutes 20", N_("play until the lesson is over")},
    {"play --class 6b --players Ann,Bo,bot", N_("record what Ann and Bo of class 6b do")},
    {"play --resume", N_("continue the latest game")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION(
        "players", 'p', N_("NAMES"),
        N_("the players, separated by commas; “bot” adds a computer player, “bot:search” a "
           "strong one, “bot:adds” one that adds above and below: see “breuk list bots”"))},
    {TEXT_OPTION(
        "bots", 'b', N_("HOW"),
        N_("which mistake the bots make where wrong cards can be played, and in how many of "
           "100 turns in which they could: “adds:30”, “30”, “careful” for none, or one for "
           "each bot, separated by commas; see “breuk list bots”. With “--wrong peers” they "
           "make mistakes unless you say “careful”"))},
    {OPTION_CLASS},
    {OPTION_RECORDS},
    {OPTION_KEEP},
    {OPTION_SEED},
    {OPTION_RULESET},
    {OPTION_RULE},
    {OPTION_MIXED},
    {OPTION_MINUTES(N_("play rounds until so many minutes are over; the round in play is "
                       "finished, and the best total wins"))},
    {FLAG_OPTION(
        "cards", 0,
        N_("play with printed cards: type what is played, and breuk says whether it fits and "
           "keeps the score"))},
    {TEXT_OPTION("wrong", 'w', N_("HOW"),
                 N_("what happens to a card that does not fit: “strict”, the program refuses and "
                    "explains it; “referee”, the program takes it back and the player draws cards; "
                    "“peers”, the other players must notice it"))},
    {WHOLE_OPTION("think", 0, N_("SECONDS"), 1, THINK_MOST,
                  N_("wait so long in each turn before an answer counts; at a terminal only"))},
    {OPTION_JOURNAL(N_("save the game in this file"))},
    {OPTION_RESUME(N_("continue the game in FILE, or else the latest one"))},
    {CHOICE_OPTION(
         "explain", 'e', N_("WHEN"), explain_words,
         N_("explain equal cards when they are played: “first”, with bars when two numbers meet "
            "for the first time, and later in one sentence; “always”, with bars each time; "
            "“never”")),
     .explains_choices = true},
    {CHOICE_OPTION(
         "missed", 0, N_("WHEN"), missed_words,
         N_("tell whoever drew with an equal card in hand: “end”, when the round is over; "
            "“now”, as soon as they look at the screen alone; “never”")),
     .explains_choices = true},
    {FLAG_OPTION("no-offers", 0, N_("offer nobody questions between two rounds"))},
    {FLAG_OPTION(
        "projector", 0,
        N_("for a class that looks at one screen: large cards, and the hand of whoever plays "
           "lies open"))},
    {OPTION_VERBOSE},
    {OPTION_LIGHT},
    {OPTION_BRAILLE},
    {OPTION_SPOKEN},
    {OPTION_GRAPHICS},
    {WHOLE_OPTION(
        "pace", 0, N_("PERCENT"), 0, 1000,
        N_("how long the screen waits for you to read what bots do: 100 as usual, 200 twice "
           "as long, 0 not at all"))},
    {FLAG_OPTION("still", 0, N_("nothing on the screen moves or waits by itself"))},
    {0},
};

const struct command command_play = {
    .name = "play",
    .operands = N_("[DECK | FILE]"),
    .operands_least = 0,
    .operands_most = 1,
    .summary = N_("play a game with people at one keyboard, bots, or both"),
    .description =
        N_("Equal fractions match: you can play 2/4 on 1/2. With two or more people, breuk shows a "
           "hand only when its player is ready. It saves every move, so that you can stop and "
           "continue later. At a terminal the table fills the screen; with “--plain”, the game is "
           "told in lines. Press or type ? during a game to see what you can do."),
    .examples = examples,
    .options = options,
    .run = run,
};
