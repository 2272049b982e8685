#include "cli/mixed_option.h"

#include "text/text.h"

#include <string.h>

const char *const mixed_forms[] = {[MIXED_SPACE] = "space", [MIXED_PLUS] = "plus", NULL};

void mixed_option_apply(const struct command_line *line, struct deck *deck)
{
    for (int i = 0; i < line->value_count; i++) {
        const struct option_value *value = &line->values[i];
        if (value->row->choices != mixed_forms)
            continue;
        bool plus = strcmp(value->text, mixed_forms[MIXED_PLUS]) == 0;
        enum mixed_form form = plus ? MIXED_PLUS : MIXED_SPACE;
        if (deck)
            deck_write_mixed(deck, form);
        else
            text_write_mixed(form);
    }
}
