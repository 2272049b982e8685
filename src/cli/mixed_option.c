#include "cli/mixed_option.h"

#include "text/text.h"

#include <string.h>

const char *const mixed_forms[] = {[MIXED_SPACE] = "space", [MIXED_PLUS] = "plus", NULL};

static bool is_given(const struct command_line *line, enum mixed_form *form)
{
    bool given = false;

    for (int i = 0; i < line->value_count; i++) {
        const struct option_value *value = &line->values[i];
        if (value->row->choices != mixed_forms)
            continue;
        given = true;
        *form = strcmp(value->text, mixed_forms[MIXED_PLUS]) == 0 ? MIXED_PLUS : MIXED_SPACE;
    }
    return given;
}

void mixed_option_apply(const struct command_line *line)
{
    enum mixed_form form;

    if (is_given(line, &form))
        text_write_mixed(form);
}

void mixed_option_apply_to(const struct command_line *line, struct deck *deck)
{
    enum mixed_form form;

    if (is_given(line, &form))
        deck_write_mixed(deck, form);
}
