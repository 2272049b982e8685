#include "tui/think.h"

#include "tui/prompt.h"
#include "tui/show.h"
#include "tui/stop.h"

#include <stdio.h>
#include <termios.h>
#include <unistd.h>

enum { MILLISECONDS = 1000, NO_FILE = -1 };

enum table_answer think_first(struct plain *plain)
{
    struct strbuf text = {0};

    if (!plain->think || !plain->terminal || !isatty(plain->input->fd))
        return ANSWER_LINE;
    prompt_add_sentence(plain, &text,
                        message_plural(NP_("Think first, for {count} second. What you type now "
                                           "does not count.",
                                           "Think first, for {count} seconds. What you type now "
                                           "does not count."),
                                       arg_count("count", plain->think)));
    show_coloured(plain->out, strbuf_text(&text));
    strbuf_release(&text);
    fflush(plain->out);
    bool goes_on = stop_pause(NO_FILE, plain->think * MILLISECONDS);
    tcflush(plain->input->fd, TCIFLUSH);
    input_forget(plain->input);
    return goes_on ? ANSWER_LINE : ANSWER_STOPPED;
}
