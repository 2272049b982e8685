#include "cli/print/page_choice.h"

#include "base/message.h"
#include "cli/report.h"

#include <string.h>

static const char *skip_spaces(const char *text)
{
    return text + strspn(text, " ");
}

/* A number from 1; NULL: there is none. No document has as many pages as seven digits can say. */
static const char *read_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    *number = 0;
    for (size_t i = 0; i < digits && *number < 1000000; i++)
        *number = 10 * *number + (text[i] - '0');
    return *number > 0 ? skip_spaces(text + digits) : NULL;
}

/* What follows a dash, also the longer one that some programs make of it; NULL: here is none. */
static const char *skip_dash(const char *text)
{
    static const char en_dash[] = "\xE2\x80\x93";

    return *text == '-'                                   ? text + 1
           : strncmp(text, en_dash, strlen(en_dash)) == 0 ? text + strlen(en_dash)
                                                          : NULL;
}

/* "8" or "3-5"; gives what stands behind it, NULL when it is neither. */
static const char *read_range(const char *text, struct page_range *range)
{
    text = read_number(skip_spaces(text), &range->first);
    range->last = range->first;
    const char *behind = text ? skip_dash(text) : NULL;
    return behind ? read_number(skip_spaces(behind), &range->last) : text;
}

static enum exit_code complain(const struct command_line *line, const char *typed)
{
    report_error(line,
                 message_with(N_("“{typed}” names no pages: type their numbers, and two with a "
                                 "dash for all from one to the other, as in 3-5,8"),
                              arg_typed("typed", typed)),
                 NULL);
    return EXIT_USAGE;
}

static enum exit_code complain_of_order(const struct command_line *line,
                                        const struct page_range *range)
{
    report_error(
        line,
        message_with(
            N_("pages {first} to {last} are none: type the smaller number first, {last}-{first}"),
            arg_count("first", range->first), arg_count("last", range->last)),
        NULL);
    return EXIT_USAGE;
}

static enum exit_code complain_of_length(const struct command_line *line)
{
    report_error(
        line,
        message_with(N_("--pages takes no more than {most} numbers, be it with a dash or without"),
                     arg_count("most", PAGE_RANGES)),
        NULL);
    return EXIT_USAGE;
}

enum exit_code page_choice_read(struct page_set *out, const struct command_line *line)
{
    const char *typed = option_text(line, "pages", NULL), *text = typed;

    *out = (struct page_set){0};
    while (text) {
        struct page_range range;
        text = read_range(text, &range);
        if (!text || (*text && *text != ','))
            return complain(line, typed);
        if (range.last < range.first)
            return complain_of_order(line, &range);
        if (out->count == PAGE_RANGES)
            return complain_of_length(line);
        out->ranges[out->count++] = range;
        text = *text ? text + 1 : NULL;
    }
    return EXIT_DONE;
}

enum exit_code page_choice_check(const struct page_set *set, int pages,
                                 const struct command_line *line)
{
    int beyond = page_set_beyond(set, pages);

    if (beyond == 0)
        return EXIT_DONE;
    report_error(line,
                 message_plural(NP_("there is no page {page}: the document has {pages} page",
                                    "there is no page {page}: the document has {pages} pages"),
                                arg_count("pages", pages), arg_count("page", beyond)),
                 NULL);
    return EXIT_USAGE;
}
