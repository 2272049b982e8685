/*
 * The settings table, and a rule set read from XML: a name, the rule set that it starts from, and what differs.
 * setting-list.h has a row a setting: SETTING(identifier, "name", type, default, minimum, maximum, "rule ids", help).
 */
#ifndef BREUK_RULESET_RULESET_H
#define BREUK_RULESET_RULESET_H

#include "base/diag.h"
#include "base/status.h"
#include "xml/library.h"

enum setting {
#define SETTING(identifier, ...) SETTING_##identifier,
#include "ruleset/setting-list.h"
#undef SETTING
    SETTING_COUNT
};

/* Every setting's value, as a plain value: numbers as they are, switches 0 or 1, words by their index. */
struct settings {
    int value[SETTING_COUNT];
};

#endif
