#include "console/progress.h"

#include "base/clock.h"
#include "base/strbuf.h"
#include "text/text.h"
#include "tui/show.h"

#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const double silent_s = 1, between_lines_s = 30, between_changes_s = 0.2;

/* True if stderr takes a sentence now. While a file is written signals are held back, and nothing
 * could end a process stuck in a write to a terminal that Ctrl-S has stopped, or that is not
 * read. */
static bool is_read(void)
{
    struct pollfd output = {.fd = STDERR_FILENO, .events = POLLOUT};

    return poll(&output, 1, 0) != 0;
}

void progress_begin(struct progress *progress, const struct manner *manner, uint64_t all)
{
    *progress = (struct progress){.all = all, .begun = (double)clock_milliseconds() / 1e3};
    progress->over = isatty(STDERR_FILENO) && !manner->plain && !terminal_is_dumb();
    progress->next = progress->begun + (progress->over ? silent_s : between_lines_s);
}

/* Adds "2 minutes". */
static void add_time(double seconds, struct strbuf *out)
{
    struct message time;

    if (seconds < 90)
        time = message_plural(NP_("{count} second", "{count} seconds"),
                              arg_count("count", (int64_t)ceil(seconds)));
    else if (seconds < 90 * 60)
        time = message_plural(NP_("{count} minute", "{count} minutes"),
                              arg_count("count", (int64_t)ceil(seconds / 60)));
    else
        time = message_plural(NP_("{count} hour", "{count} hours"),
                              arg_count("count", (int64_t)ceil(seconds / 3600)));
    text_of(time, NULL, out);
}

void progress_show(struct progress *progress, uint64_t done)
{
    double time = (double)clock_milliseconds() / 1e3;

    if (time < progress->next || done == 0 || done >= progress->all || !is_read())
        return;
    double share = (double)done / (double)progress->all, left = (time - progress->begun);
    struct strbuf sentence = {0}, rest = {0};
    char percent[16];

    snprintf(percent, sizeof percent, "%d%%", (int)(share * 100));
    add_time(left / share - left, &rest);
    text_of(message_with(N_("{percent} done, about {time} left"), arg_number("percent", percent),
                         arg_text("time", strbuf_text(&rest))),
            NULL, &sentence);
    if (progress->over) {
        show_steering(stderr, "\r");
        show_text(stderr, strbuf_text(&sentence));
        show_steering(stderr, "\033[K");
    } else {
        show_line(stderr, strbuf_text(&sentence));
    }
    progress->shown = progress->over;
    progress->next = time + (progress->over ? between_changes_s : between_lines_s);
    strbuf_release(&sentence);
    strbuf_release(&rest);
}

void progress_end(struct progress *progress)
{
    if (progress->shown && is_read())
        show_steering(stderr, "\r\033[K");
}

/* --- Ctrl-C */

/* A signal handler cannot reach anything else. */
static volatile sig_atomic_t told_to_stop;

static void remember(int number)
{
    (void)number;
    told_to_stop = 1;
}

void stop_begin(struct stop *stop)
{
    struct sigaction action = {.sa_handler = remember, .sa_flags = (int)SA_RESETHAND};

    sigaction(SIGINT, NULL, &stop->before);
    if (stop->before.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
}

bool stop_asked(void)
{
    return told_to_stop != 0;
}

void stop_end(const struct stop *stop)
{
    sigaction(SIGINT, &stop->before, NULL);
}
