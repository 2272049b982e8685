#include "cli/shared_options.h"

#include "cli/command.h"
#include "console/complaint.h"
#include "tui/terminal/terminal.h"

#include <sys/random.h>
#include <unistd.h>

/* --- of a full screen */

struct terminal_wish terminal_wished(const struct command_line *line)
{
    return (struct terminal_wish){.light = option_given(line, "light"),
                                  .braille = option_given(line, "braille"),
                                  .graphics = option_given(line, "graphics"),
                                  .no_colour = !line->manner.colour};
}

/* --- --output and --force */

struct whole_file output_options(const struct command_line *line)
{
    return (struct whole_file){.path = option_text(line, "output", NULL),
                               .overwrite = option_given(line, "force")};
}

/* --- --minutes */

time_t minutes_end(int minutes)
{
    enum { SECONDS = 60 };

    return minutes ? time(NULL) + SECONDS * (time_t)minutes : 0;
}

bool minutes_are_up(time_t end)
{
    return end && time(NULL) >= end;
}

const char *options_first(const struct command_line *line, const char *const *names)
{
    while (*names && !(option_exists(line, *names) && option_given(line, *names)))
        names++;
    return *names;
}

enum exit_code options_refuse(const struct command_line *line, const char *const *names,
                              const char *why)
{
    const char *first = options_first(line, names);

    return first ? complain_of(&line->manner, message_with(why, arg_text("option", first)))
                 : EXIT_DONE;
}

enum exit_code options_refuse_both(const struct manner *manner, const char *one, const char *other)
{
    return complain_of(manner, message_with(N_("--{one} does not go together with --{other}; leave "
                                               "one out"),
                                            arg_text("one", one), arg_text("other", other)));
}

enum exit_code options_refuse_two(const struct command_line *line, const char *const *names)
{
    const char *one = NULL;

    for (; *names; names++) {
        if (!option_given(line, *names))
            continue;
        if (one)
            return options_refuse_both(&line->manner, one, *names);
        one = *names;
    }
    return EXIT_DONE;
}

uint64_t seed_drawn(void)
{
    enum { SEED_BELOW = 1000000000 };
    uint64_t seed;

    /* Without the kernel's chance the process number will do: a predictable deal does no harm. */
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)getpid();
    return seed % SEED_BELOW;
}
