/* A rule set read from XML: its titles, the rule set that it starts from, and the settings that differ. */
#ifndef BREUK_RULESET_RULESET_H
#define BREUK_RULESET_RULESET_H

#include "base/diag.h"
#include "base/status.h"
#include "ruleset/setting.h"
#include "xml/library.h"

#endif
