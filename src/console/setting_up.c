#include "console/setting_up.h"

#include "base/suggest.h"
#include "console/choice_words.h"
#include "console/complaint.h"
#include "ruleset/setting.h"
#include "text/text.h"

#include <string.h>

enum exit_code setup_find_deck(struct setup *setup, const struct manner *manner, const char *typed)
{
    struct diag diag = {.files = setup->files};
    enum status status = setup_deck(setup, typed, &diag);

    if (status == STATUS_OK)
        mixed_apply(manner, setup->deck);
    return complain_all(manner, &diag, status);
}

enum exit_code setup_find_ruleset(struct setup *setup, const struct manner *manner,
                                  const char *name)
{
    struct diag diag = {.files = setup->files};

    if (!name)
        return EXIT_DONE;
    enum status status = setup_ruleset(setup, name, (struct position){0}, &diag);
    return complain_all(manner, &diag, status);
}

/* Says which words a setting may be, in the language in use. */
static enum exit_code complain_words(const struct manner *manner, const struct setting_row *row,
                                     const char *value)
{
    struct choice_words own;
    struct strbuf list = {0};

    choice_words_in(&own, row->words);
    for (size_t i = 0; i < own.count; i++)
        strbuf_addf(&list, "%s\"%s\"", i ? ", " : "", own.word[i]);
    enum exit_code code =
        complain_of(manner, setting_unfit(row, value, suggest_nearest(value, own.word, own.count),
                                          strbuf_text(&list)));
    strbuf_release(&list);
    choice_words_release(&own);
    return code;
}

enum exit_code setup_set_rule(struct setup *setup, const struct manner *manner, const char *name,
                              const char *value)
{
    enum setting setting = setting_find(name);
    const struct setting_row *row = setting < SETTING_COUNT ? &setting_rows[setting] : NULL;
    int meant = row && row->words ? choice_named(row->words, value) : 0;
    struct message why;

    if (meant < 0)
        return complain_words(manner, row, value);
    return settings_set(&setup->settings, name, row && row->words ? row->words[meant] : value,
                        &why) == STATUS_OK
               ? EXIT_DONE
               : complain_of(manner, why);
}

enum exit_code setup_change_rule(struct setup *setup, const struct manner *manner, const char *text)
{
    const char *equals = strchr(text, '=');

    if (!equals)
        return complain_of(
            manner, message_with(N_("“{text}” is not a setting and its value; write NAME=VALUE"),
                                 arg_typed("text", text)));
    char *name = arena_copy_bytes(&setup->texts, text, (size_t)(equals - text));
    return setup_set_rule(setup, manner, name, equals + 1);
}

enum exit_code setup_change_rules(struct setup *setup, const struct manner *manner,
                                  struct option_list rules)
{
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < rules.count && code == EXIT_DONE; i++)
        code = setup_change_rule(setup, manner, rules.texts[i]);
    return code;
}

enum exit_code setup_compile(struct setup *setup, const struct manner *manner)
{
    struct refusal why;

    return setup_rules(setup, &why) == STATUS_OK ? EXIT_DONE : complain_of(manner, why.message);
}

/* --- how mixed numbers are written */

const char *const mixed_forms[] = {[MIXED_SPACE] = "space", [MIXED_PLUS] = "plus", NULL};

void mixed_apply(const struct manner *manner, struct deck *deck)
{
    if (!manner->mixed)
        return;
    bool plus = strcmp(manner->mixed, mixed_forms[MIXED_PLUS]) == 0;
    enum mixed_form form = plus ? MIXED_PLUS : MIXED_SPACE;
    if (deck)
        deck_write_mixed(deck, form);
    else
        text_write_mixed(form);
}
