#include "cli/print/page_choice.h"

#include "base/message.h"
#include "cli/report.h"

#include <string.h>

static const char *skip_spaces(const char *text)
{
    return text + strspn(text, " ");
}

/* Reads a number from 1 and returns what follows it; NULL if there is none. No document has as many
 * pages as seven digits can say. */
static const char *read_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    *number = 0;
    for (size_t i = 0; i < digits && *number < 1000000; i++)
        *number = 10 * *number + (text[i] - '0');
    return *number > 0 ? skip_spaces(text + digits) : NULL;
}

/* Reads "8" or "3-5", also with the longer dash that some programs make of it. Returns what follows
 * it; NULL if it is neither. */
static const char *read_range(const char *text, struct page_range *range)
{
    static const char en_dash[] = "\xE2\x80\x93";

    text = read_number(skip_spaces(text), &range->first);
    range->last = range->first;
    if (text && *text == '-')
        return read_number(skip_spaces(text + 1), &range->last);
    if (text && strncmp(text, en_dash, strlen(en_dash)) == 0)
        return read_number(skip_spaces(text + strlen(en_dash)), &range->last);
    return text;
}

enum exit_code page_choice_read(struct page_set *out, const struct command_line *line)
{
    const char *typed = option_text(line, "pages", NULL), *text = typed;
    struct message why;

    *out = (struct page_set){0};
    while (text) {
        struct page_range range;
        text = read_range(text, &range);
        if (!text || (*text && *text != ',')) {
            why = message_with(
                N_("“{typed}” is not a list of pages; type page numbers and ranges, such as 3-5,8"),
                arg_typed("typed", typed));
            goto refuse;
        }
        if (range.last < range.first) {
            why = message_with(
                N_("the range {first}-{last} is backwards; type {last}-{first} instead"),
                arg_count("first", range.first), arg_count("last", range.last));
            goto refuse;
        }
        if (out->count == PAGE_RANGES) {
            why = message_with(N_("--pages takes at most {most} numbers, including the ends of "
                                  "ranges; name fewer"),
                               arg_count("most", PAGE_RANGES));
            goto refuse;
        }
        out->ranges[out->count++] = range;
        text = *text ? text + 1 : NULL;
    }
    return EXIT_DONE;

refuse:
    return report_error(line, why);
}

enum exit_code page_choice_check(const struct page_set *set, int pages,
                                 const struct command_line *line)
{
    int beyond = page_set_beyond(set, pages);

    if (beyond == 0)
        return EXIT_DONE;
    return report_error(
        line, message_plural(NP_("there is no page {page}; the document has {pages} page",
                                 "there is no page {page}; the document has {pages} pages"),
                             arg_count("pages", pages), arg_count("page", beyond)));
}
