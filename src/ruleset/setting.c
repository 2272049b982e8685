#include "ruleset/setting.h"

#include "base/suggest.h"
#include "xml/other_word.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words of a setting, and a list of them for a reader: "value", "printed". */
#define NO_WORDS   NULL, NULL
#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL}), #__VA_ARGS__

const struct setting_row setting_rows[SETTING_COUNT] = {
#define SETTING(identifier, ...) [SETTING_##identifier] = {__VA_ARGS__},
#include "ruleset/setting-list.h"
#undef SETTING
};

const char *const setting_names[] = {
#define SETTING(identifier, name, ...) name,
#include "ruleset/setting-list.h"
#undef SETTING
    NULL};

const struct settings settings_initial = {{
#define SETTING(identifier, name, initial, ...) [SETTING_##identifier] = initial,
#include "ruleset/setting-list.h"
#undef SETTING
}};

int setting_maximum(enum setting setting)
{
    const struct setting_row *row = &setting_rows[setting];
    int words = 0;

    if (!row->words)
        return row->maximum;
    while (row->words[words])
        words++;
    return words - 1;
}

enum setting setting_find(const char *name)
{
    int setting = 0;

    while (setting < SETTING_COUNT && strcmp(setting_rows[setting].name, name) != 0)
        setting++;
    return (enum setting)setting;
}

const char *setting_nearest(const char *name, const char *value)
{
    enum setting setting = setting_find(name);

    if (setting == SETTING_COUNT)
        return other_word_nearest(name, setting_names, SETTING_COUNT);
    const char *const *words = setting_rows[setting].words;
    return words ? suggest_nearest(value, words, (size_t)setting_maximum(setting) + 1) : NULL;
}

struct message setting_unknown(const char *name, const char *nearest)
{
    return message_with(nearest
                            ? N_("there is no setting “{name}”; did you mean “{nearest}”?")
                            : N_("there is no setting “{name}”; “breuk list rules” shows them all"),
                        arg_typed("name", name), arg_text("nearest", nearest));
}

struct message setting_unfit(const struct setting_row *row, const char *value, const char *nearest,
                             const char *words)
{
    return message_with(nearest ? N_("“{name}” cannot be “{value}”; did you mean “{nearest}”?")
                                : N_("“{name}” cannot be “{value}”; write one of: {words}"),
                        arg_text("name", row->name), arg_typed("value", value),
                        arg_text("nearest", nearest), arg_text("words", words));
}

enum status settings_set(struct settings *settings, const char *name, const char *value,
                         struct message *why)
{
    enum setting setting = setting_find(name);

    if (setting == SETTING_COUNT) {
        *why = setting_unknown(name, setting_nearest(name, value));
        return STATUS_INVALID;
    }
    const struct setting_row *row = &setting_rows[setting];
    if (row->words) {
        for (int i = 0; row->words[i]; i++)
            if (strcmp(row->words[i], value) == 0) {
                settings->value[setting] = i;
                return STATUS_OK;
            }
        *why = setting_unfit(row, value, setting_nearest(name, value), row->word_list);
        return STATUS_INVALID;
    }
    char *end;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (*value < '0' || *value > '9' || errno || *end || number < row->minimum ||
        number > row->maximum) {
        *why = message_with(
            N_("“{name}” must be a whole number from {minimum} to {maximum}, not “{value}”"),
            arg_text("name", row->name), arg_count("minimum", row->minimum),
            arg_count("maximum", row->maximum), arg_typed("value", value));
        return STATUS_INVALID;
    }
    settings->value[setting] = (int)number;
    return STATUS_OK;
}

const char *setting_text(enum setting setting, int value, char text[SETTING_TEXT_SIZE])
{
    const struct setting_row *row = &setting_rows[setting];

    if (row->words)
        snprintf(text, SETTING_TEXT_SIZE, "%s", row->words[value]);
    else
        snprintf(text, SETTING_TEXT_SIZE, "%d", value);
    return text;
}

/* What the schemas say of <set>: the settings by their names, each with the values that it takes.
 */

#define FIRST(...)           FIRST_OF(__VA_ARGS__, NULL)
#define FIRST_OF(first, ...) first

/* A row each, in the order of the settings: the name, then the value. A setting of words has no
 * range. */
static const struct attribute_rule rules[SETTING_COUNT][3] = {
#define SETTING(identifier, setting, initial, low, high, list, ids, explained)                     \
    [SETTING_##identifier] = {ATTRIBUTE_OF("name", ((const char *const[]){setting, NULL}), NULL,   \
                                           explained, .required = true),                           \
                              ATTRIBUTE_WITHIN((low) || (high) ? VALUE_INTEGER : VALUE_WORD,       \
                                               "value", low, high, explained, .required = true,    \
                                               .words = FIRST(list))},
#include "ruleset/setting-list.h"
#undef SETTING
};

const struct attribute_choice setting_choices[SETTING_COUNT + 1] = {
#define SETTING(identifier, ...) [SETTING_##identifier] = {rules[SETTING_##identifier]},
#include "ruleset/setting-list.h"
#undef SETTING
};
