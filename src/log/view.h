/*
 * What one seat may know, as a line of a log.
 * {"view":{"seat":0,"situation":"turn","asked":[0],…,"hand":["blue 2/4"],"moves":["play blue
 * 2/4","draw"]}}
 */
#ifndef BREUK_LOG_VIEW_H
#define BREUK_LOG_VIEW_H

#include "base/strbuf.h"
#include "rules/view.h"

/* Adds the line, newline included. */
void log_write_view(struct strbuf *out, const struct naming *naming, const struct view *view);

#endif
