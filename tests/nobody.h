/*
 * The front of a table at which nobody sits: it hears, and where it is asked there are no more
 * lines. So a journal that is played again goes on to the question in which its game was left.
 */
#ifndef BREUK_TESTS_NOBODY_H
#define BREUK_TESTS_NOBODY_H

#include "play/table.h"

static void nobody_hears(void *context, const struct event *event, int watcher)
{
    (void)context, (void)event, (void)watcher;
}

static void nobody_reads(void *context, struct message message)
{
    (void)context, (void)message;
}

static enum table_answer nobody_answers(void *context, const struct view *view,
                                        const struct choices *choices, struct strbuf *line)
{
    (void)context, (void)view, (void)choices, (void)line;
    return ANSWER_END;
}

static const struct table_front nobody = {.tell = nobody_hears,
                                          .ask = nobody_answers,
                                          .remark = nobody_reads,
                                          .say = nobody_reads,
                                          .scrolls = true};

#endif
