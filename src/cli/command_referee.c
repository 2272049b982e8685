#include "cli/command.h"
#include "cli/report.h"
#include "play/referee.h"
#include "tui/show.h"
#include "json/lines.h"

#include <errno.h>
#include <stdio.h>

static enum exit_code run(const struct command_line *line)
{
    struct json_lines lines = json_lines_from(stdin);
    struct referee referee = {.files = option_given(line, "files")};
    struct strbuf answer = {0};
    enum status status, answered = STATUS_OK;
    bool heard = true; /* somebody reads the answers */

    while (heard && ((status = json_lines_next(&lines)) == STATUS_OK || status == STATUS_INVALID)) {
        strbuf_clear(&answer);
        answered = status == STATUS_OK
                       ? referee_answer(&referee, lines.text, lines.length, lines.number, &answer)
                       : referee_refuse_length(&referee, lines.length, lines.number, &answer);
        if (answered != STATUS_OK)
            break;
        /* Each answer is out before the next request is read. */
        show_exact(stdout, strbuf_text(&answer));
        heard = fflush(stdout) == 0;
    }
    int error = errno;
    strbuf_release(&answer);
    referee_release(&referee);
    json_lines_release(&lines);
    if (answered == STATUS_NO_MEMORY || (heard && status == STATUS_NO_MEMORY))
        report_no_memory();
    if (heard && status == STATUS_IO)
        return report_system_error(line, text_get(N_("standard input")), error);
    return EXIT_DONE;
}

static const struct example examples[] = {
    {"referee", N_("read requests from standard input, a line each, and answer each with a line")},
    {"referee <game.jsonl", N_("what each move of a game that was kept did")},
    {0},
};

static const struct option_row options[] = {
    {.name = "files",
     .kind = OPTION_FLAG,
     .help = N_("let a request name its deck and rule set by a path, and not only by a name")},
    {0},
};

const struct command command_referee = {
    .name = "referee",
    .operands_least = 0,
    .operands_most = 0,
    .summary = N_("lead a game for another program, in lines of JSON"),
    .description =
        N_("A program that plays, or lets others play, writes requests and reads answers: begin a "
           "game or set up any position, list moves, check one, make one, see what a player sees. "
           "Mistakes are answers too; the end of the input ends it. The manual page "
           "breuk-referee(5) says all requests and shows a session."),
    .examples = examples,
    .options = options,
    .run = run,
};
