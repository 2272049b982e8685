/* What the schemas say of <set>: the settings by their names, each with the values that it takes.
 */
#include "ruleset/setting.h"

#define NO_WORDS             NULL, NULL
#define WORDS(...)           ((const char *const[]){__VA_ARGS__, NULL}), NULL
#define FIRST(...)           FIRST_OF(__VA_ARGS__, NULL)
#define FIRST_OF(first, ...) first

/* A row each, in the order of the settings: the name, then the value. A setting of words has no
 * range. */
static const struct attribute_rule rules[SETTING_COUNT][3] = {
#define SETTING(identifier, setting, initial, low, high, list, ids, explained)                     \
    [SETTING_##identifier] = {{.name = "name",                                                     \
                               .type = VALUE_WORD,                                                 \
                               .required = true,                                                   \
                               .words = (const char *const[]){setting, NULL},                      \
                               .help = explained},                                                 \
                              {.name = "value",                                                    \
                               .type = (low) || (high) ? VALUE_INTEGER : VALUE_WORD,               \
                               .required = true,                                                   \
                               .words = FIRST(list),                                               \
                               .minimum = low,                                                     \
                               .maximum = high,                                                    \
                               .help = explained}},
#include "ruleset/setting-list.h"
#undef SETTING
};

const struct attribute_choice setting_choices[SETTING_COUNT + 1] = {
#define SETTING(identifier, ...) [SETTING_##identifier] = {rules[SETTING_##identifier]},
#include "ruleset/setting-list.h"
#undef SETTING
};
