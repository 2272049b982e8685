#include "cli/print/use.h"

const struct option_row *print_use_idle(const struct command_line *line, option_changes *changes,
                                        const void *where)
{
    static const struct option_use everything;

    for (const struct option_row *row = line->command->options; row->name; row++)
        if (option_given(line, row->name) && !changes(row->use ? row->use : &everything, where))
            return row;
    return NULL;
}
