#include "classes/agreement.h"

#include "console/complaint.h"
#include "lesson/sitting.h"
#include "text/text.h"
#include "tui/input.h"
#include "tui/show.h"

#include <stdio.h>
#include <unistd.h>

void agreement_say(const struct manner *manner, struct message message)
{
    if (!manner->json)
        show_sentence(stdout, message);
}

bool agreement_can_ask(const struct manner *manner)
{
    return !manner->json && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

bool agreement_agrees(const struct manner *manner, const char *loss)
{
    struct input input = input_from(STDIN_FILENO);
    struct strbuf typed = {0};
    bool yes = false;

    show_line(stdout, loss);
    agreement_say(manner, message_of(N_("Type “yes” to go on, or press Enter for no.")));
    show_text(stdout, "> ");
    fflush(stdout);
    bool heard = input_line(&input, &typed) == ANSWER_LINE &&
                 sitting_yes_or_no(strbuf_text(&typed), &yes) && yes;
    strbuf_release(&typed);
    return heard;
}

enum exit_code agreement_ask(const struct records_file *file, const char *loss)
{
    if (file->force)
        return EXIT_DONE;
    if (!agreement_can_ask(file->manner))
        return complain_of(file->manner, message_with(N_("{loss} Add --force if you mean it."),
                                                      arg_text("loss", loss)));
    if (agreement_agrees(file->manner, loss))
        return EXIT_DONE;
    agreement_say(file->manner, message_of(N_("Nothing is removed.")));
    return EXIT_NO;
}
