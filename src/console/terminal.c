#include "console/terminal.h"

#include "console/manner.h"
#include "text/text.h"
#include "tui/show.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool is_accessible(void)
{
    const char *accessible = getenv("ACCESSIBLE");

    return accessible && *accessible;
}

bool terminal_draws(const struct manner *manner)
{
    return isatty(STDOUT_FILENO) && !manner->plain && !terminal_is_dumb() && !is_accessible();
}

void terminal_speak(const struct manner *manner)
{
    if (!manner->json && (is_accessible() || manner->spoken))
        text_speak_numbers(true);
}
