#include "cli/play/session.h"

#include "cli/play/first_run.h"
#include "console/complaint.h"
#include "console/shell_word.h"

#include <string.h>
#include <unistd.h>

/* --- how the bots of a table err: the option --bots of breuk play */

/* What bots believe where they err unasked, in turn. */
static const char *const beliefs[] = {"adder", "denominator", "numerator"};
enum { BELIEFS = sizeof beliefs / sizeof *beliefs };

/* Adds those kinds, each with how often it errs, "30"; NULL: as their rows say. */
static void add_beliefs(struct strbuf *kinds, const char *often)
{
    for (int i = 0; i < BELIEFS; i++)
        strbuf_addf(kinds, "%s%s%s%s", i ? "," : "", beliefs[i], often ? ":" : "",
                    often ? often : "");
}

static bool is_number(const char *text)
{
    return *text && !text[strspn(text, "0123456789% ")];
}

static enum exit_code choose(struct setup *setup, const struct manner *manner, const char *kinds)
{
    struct message why;

    if (players_choose_bots(&setup->players, kinds, &why) == STATUS_OK)
        return EXIT_DONE;
    return complain_of(manner, why);
}

/* Refuses what would have no effect. */
static enum exit_code check_effect(const struct setup *setup, const struct manner *manner)
{
    const struct players *players = &setup->players;

    if (!players->any_bot)
        return complain_of(
            manner, message_of(N_("“--bots” is about the players called “bot”, and there are none; "
                                  "add one")));
    if (setup->settings.value[SETTING_WRONG] == WRONG_STRICT && players_bots_err(players))
        return complain_of(
            manner, message_of(N_("bots can play wrong cards only where the rules let them; add "
                                  "“--wrong peers” or “--wrong referee”")));
    return EXIT_DONE;
}

enum exit_code bots_option_apply(struct setup *setup, const struct manner *manner, const char *text)
{
    struct strbuf kinds = {0};

    if (!text && setup->settings.value[SETTING_WRONG] != WRONG_PEERS)
        return EXIT_DONE;
    if (!text || is_number(text))
        add_beliefs(&kinds, text);
    else
        strbuf_add(&kinds, text);
    enum exit_code code = choose(setup, manner, strbuf_text(&kinds));
    strbuf_release(&kinds);
    return code == EXIT_DONE && text ? check_effect(setup, manner) : code;
}

/* --- who plays */

static enum exit_code read_players(struct session *session, const char *text)
{
    struct message why;
    enum status status = players_read(&session->setup.players, text, &why);

    if (status == STATUS_OK)
        status = class_book_seat(&session->saving.book, &session->setup.players, &why);
    if (status == STATUS_OK && session->setup.players.count == 1) {
        status = STATUS_INVALID;
        why = message_of(
            session->kind->score
                ? N_("one player cannot play alone; add another player, such as Ann,Bo")
                : N_("one player cannot play alone; add another player or a bot, such as "
                     "Ann,bot"));
    }
    return status == STATUS_OK ? EXIT_DONE : complain_of(session->manner, why);
}

/* Returns how many bots play with somebody who plays alone. */
static int others_wanted(const struct session *session)
{
    if (session->kind->score)
        return 0;
    switch (session->setup.settings.value[SETTING_PARTNERS]) {
    case PARTNERS_FIXED:
    case PARTNERS_CHANGING:
        return 3;
    case PARTNERS_TABLES:
        return 7;
    default:
        return 2;
    }
}

/* Without a terminal breuk cannot ask; says what to type instead. */
static enum exit_code refuse_nobody(const struct session *session)
{
    const char *operand = session->options->operand;
    struct strbuf command = {0};

    shell_call_add(&command, session->manner);
    strbuf_addf(&command, " %s ", session->kind->saving.command);
    if (operand) {
        shell_word_add(&command, operand);
        strbuf_add_char(&command, ' ');
    }
    strbuf_add(&command, session->kind->score ? "--players Ann,Bo,Cem" : "--players Ann,Bo,bot");
    enum exit_code code =
        complain_of(session->manner, message_with(N_("say who plays, for example: {command}"),
                                                  arg_text("command", strbuf_text(&command))));
    strbuf_release(&command);
    return code;
}

enum exit_code session_find_players(struct session *session, bool *stopped)
{
    const char *text = session->options->players;

    *stopped = false;
    if (text)
        return read_players(session, text);
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return refuse_nobody(session);
    *stopped = !first_run_players(&session->setup.players, others_wanted(session), &session->plain,
                                  &session->input, &session->saving.book);
    return EXIT_DONE;
}
