#include "cli/play/session_players.h"

#include "cli/play/first_run.h"
#include "cli/report.h"
#include "cli/shell_word.h"

#include <unistd.h>

static enum exit_code read_players(struct session *session, const char *text)
{
    struct message why;
    enum status status = players_read(&session->setup.players, text, &why);

    if (status == STATUS_OK)
        status = class_book_seat(&session->book, &session->setup.players, &why);

    if (status == STATUS_OK && session->setup.players.count == 1) {
        status = STATUS_INVALID;
        why = message_of(
            session->kind->score
                ? N_("one player cannot play alone; add another player, such as Ann,Bo")
                : N_("one player cannot play alone; add another player or a bot, such as "
                     "Ann,bot"));
    }
    return status == STATUS_OK ? EXIT_DONE : report_error(session->line, why);
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

/* Without a terminal nobody can be asked; says what to type instead. */
static enum exit_code refuse_nobody(const struct session *session)
{
    const struct command_line *line = session->line;
    struct strbuf command = {0};

    shell_call_add(&command, line);
    strbuf_addf(&command, " %s ", session->kind->command);
    if (line->operand_count) {
        shell_word_add(&command, line->operands[0]);
        strbuf_add_char(&command, ' ');
    }
    strbuf_add(&command, session->kind->score ? "--players Ann,Bo,Cem" : "--players Ann,Bo,bot");
    enum exit_code code =
        report_error(line, message_with(N_("say who plays, for example: {command}"),
                                        arg_text("command", strbuf_text(&command))));
    strbuf_release(&command);
    return code;
}

enum exit_code session_find_players(struct session *session, bool *stopped)
{
    const char *text = option_text(session->line, "players", NULL);

    *stopped = false;
    if (text)
        return read_players(session, text);
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return refuse_nobody(session);
    *stopped = !first_run_players(&session->setup.players, others_wanted(session), &session->plain,
                                  &session->input, &session->book);
    return EXIT_DONE;
}
