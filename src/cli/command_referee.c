#include "cli/command.h"
#include "console/complaint.h"
#include "play/referee.h"
#include "tui/show.h"
#include "json/reader.h"

#include <errno.h>
#include <stdio.h>

static enum exit_code run(const struct command_line *line)
{
    struct json_lines lines = json_lines_from(stdin);
    struct referee referee = {.files = option_given(line, "files")};
    struct strbuf answer = {0};
    enum status status;
    bool heard = true; /* somebody reads the answers */

    while (heard && ((status = json_lines_next(&lines)) == STATUS_OK || status == STATUS_INVALID)) {
        strbuf_clear(&answer);
        if (status == STATUS_OK)
            referee_answer(&referee, lines.text, lines.length, lines.number, &answer);
        else
            referee_refuse_length(&referee, lines.length, lines.number, &answer);
        /* Each answer is out before the next request is read. */
        show_exact(stdout, strbuf_text(&answer));
        heard = fflush(stdout) == 0;
    }
    int error = errno;
    strbuf_release(&answer);
    referee_release(&referee);
    json_lines_release(&lines);
    if (heard && status == STATUS_IO)
        return complain_errno(&line->manner, text_get(N_("standard input")), error);
    return EXIT_DONE;
}

static const struct example examples[] = {
    {"referee", N_("read requests from standard input and answer each with a line")},
    {"referee <game.jsonl", N_("report what each move of a saved game did")},
    {0},
};

static const struct option_row options[] = {
    {FLAG_OPTION("files", 0,
                 N_("let requests name decks and rule sets by path as well as by name"))},
    {0},
};

const struct command command_referee = {
    .name = "referee",
    .operands_least = 0,
    .operands_most = 0,
    .summary = N_("referee a game for another program, in lines of JSON"),
    .description =
        N_("Your program, which plays or lets others play, writes requests and reads answers. A "
           "request starts a game, sets up any position, lists moves, checks one, makes one, or "
           "asks what a player sees. A mistake gets an answer too. The end of the input ends the "
           "referee. The manual page breuk-referee(5) describes all requests and shows a session."),
    .examples = examples,
    .options = options,
    .run = run,
};
