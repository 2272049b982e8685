/* One run of print: what was typed and what was loaded for it. For the files of this command. */
#ifndef BREUK_CLI_PRINT_PRINTING_H
#define BREUK_CLI_PRINT_PRINTING_H

#include "base/diag.h"
#include "cli/command.h"
#include "cli/kinds/named.h"
#include "cli/print/card_choice.h"
#include "cli/print/lessons.h"
#include "deck/deck.h"
#include "render/accessories/handwork.h"
#include "render/sheets/print.h"
#include "xml/library.h"

struct printing {
    const struct command_line *line;
    struct diag diag;
    struct strbuf read; /* the files that all this is made from, as struct diag has them */
    struct named named; /* decks and lessons */
    struct library templates, sheets;
    struct deck *deck;            /* NULL: lessons are printed */
    struct print_lessons lessons; /* none: a deck is */
    struct settings settings;     /* the rules in force: the deck's, as the options change them */
    struct template *template;
    struct sheet *sheet; /* everything is printed on its paper */
    struct paper_words words;
    enum backs backs;
    double thickness; /* of a card, mm */
    struct card_choice cards;
    struct page_set pages;
    struct back_offset offset; /* of the pages of backs … */
    struct front_offset front; /* … and of those of fronts */
};

/* Complains of what was typed, which is in no file; returns STATUS_INVALID. */
enum status printing_refuse(struct printing *printing, struct message why);

/* Loads all of it. printing->line is set. If it fails diag says why. */
enum status printing_load(struct printing *printing);
/* After that, chooses the pages that are printed, and of a deck the rules and cards. EXIT_USAGE:
 * something typed was wrong, and was reported. */
enum exit_code printing_choose(struct printing *printing);
/* Loads the sheet and the offset alone, for what needs no deck. */
enum status printing_load_paper(struct printing *printing);
void printing_release(struct printing *printing);

/* Returns the job of printing the cards, as the options want them. */
struct print_job printing_cards(const struct printing *printing);

/* Returns the job of drawing what people cut out of a page. */
struct handwork printing_handwork(const struct printing *printing);
/* Returns the look in which everything is printed. */
struct look printing_look(const struct command_line *line);

/* Returns the title of the deck, lesson or stage as it stands on paper, or else its name. */
const char *printing_title(const struct printing *printing);
/* Returns its name. */
const char *printing_name(const struct printing *printing);

#endif
