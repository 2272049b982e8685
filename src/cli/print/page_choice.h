/* Which pages of a document are printed, by --pages. */
#ifndef BREUK_CLI_PRINT_PAGE_CHOICE_H
#define BREUK_CLI_PRINT_PAGE_CHOICE_H

#include "cli/command.h"
#include "press/page_set.h"

/* Reads the command's option “pages”, "3-5,8"; not given: all. EXIT_USAGE after a complaint. */
enum exit_code page_choice_read(struct page_set *out, const struct command_line *line);

/* Complains, with EXIT_USAGE, if a document of so many pages lacks one of them. */
enum exit_code page_choice_check(const struct page_set *set, int pages,
                                 const struct command_line *line);

#endif
