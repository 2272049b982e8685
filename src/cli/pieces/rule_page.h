/* Lines of the rules in force on a page, for the rule sheet, the reference and the score pad. */
#ifndef BREUK_CLI_PIECES_RULE_PAGE_H
#define BREUK_CLI_PIECES_RULE_PAGE_H

#include "cli/pieces/deck_page.h"
#include "rules/describing/describe.h"

/* Which lines are shown, and how. */
struct rule_page {
    struct page *page;
    const struct printing *printing;
    bool (*wanted)(const struct rule_line *line);
    bool narrow; /* the page has two columns */
    double card; /* the size of the cards beside what they do, as a share of their own; 0: only
                    their signs stand there */
    /* While it goes on: */
    int section;              /* of the line before; −1: there was none */
    struct page_table *table; /* of the cards that do something, or the wheel's segments */
    int action;               /* of the row in hand */
    struct strbuf text;       /* of that row */
};

/* Adds all wanted lines, each section under its heading. */
void rule_page_add(struct rule_page *rules);

/* Adds the wanted lines as one text, with `between` between them. */
void rule_page_text(const struct printing *printing, bool (*wanted)(const struct rule_line *line),
                    const char *between, struct strbuf *out);

#endif
