/*
 * A table held against what a scenario expects of it. Every failure names the file and the line.
 */
#ifndef BREUK_TESTS_RULES_EXPECT_H
#define BREUK_TESTS_RULES_EXPECT_H

#include "base/diag.h"
#include "rules/view.h"
#include "json/reader.h"

/* `expected` is {"turn":1,"colour":"red",…}; what it does not name may be anything. */
void expect_view(const struct view *view, const struct json_value *expected, struct position where);

#endif
