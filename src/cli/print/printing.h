/* One run of print: what was typed and what was loaded for it. For the files of this command. */
#ifndef BREUK_CLI_PRINT_PRINTING_H
#define BREUK_CLI_PRINT_PRINTING_H

#include "base/diag.h"
#include "cli/command.h"
#include "cli/kinds/file_name.h"
#include "deck/deck.h"
#include "lesson/course.h"
#include "press/press.h"
#include "render/accessories/handwork.h"
#include "render/sheets/print.h"
#include "xml/library.h"

/* Which lessons are printed, where no deck is: one, or all of a stage. */

/* A zeroed struct has none. */
struct print_lessons {
    struct course course;
    struct lesson *named;   /* the one lesson; NULL: those of a stage, … */
    int first, count;       /* … which lie together in the course; 0: none is printed */
    const char *name;       /* of the lesson or stage, as it is typed */
    const struct words *in; /* the lesson's title; NULL: `stage` is one */
    const char *stage;      /* message id of a stage's title */
};

/* Takes the lesson that was read from the file. Errors as lesson_load_document. */
enum status print_lessons_load(struct print_lessons *lessons, const char *path,
                               const struct xml_document *document, struct diag *diag);

/* Takes all lessons of the stage of that name, also “stage:NAME”. STATUS_NOT_FOUND, without a
 * complaint: there is no such stage; STATUS_INVALID: no lesson belongs to it, as diag says. */
enum status print_lessons_of_stage(struct print_lessons *lessons, const char *typed,
                                   struct diag *diag);

void print_lessons_release(struct print_lessons *lessons);

/* Counts from 0. */
const struct lesson *print_lesson(const struct print_lessons *lessons, int index);

/* The title of the lesson or of the stage, in the language of the program. */
const char *print_lessons_title(const struct print_lessons *lessons);

/* Which of a deck's cards are printed and how often, by --only and --copies. */

enum { CARD_CHOICE_TIMES = 1000 }; /* the most that --copies can be */

/* A zeroed struct chooses all cards, as often as the deck has them. The owner frees `copies`. */
struct card_choice {
    int *copies; /* of each card; NULL: as the deck says */
    int times;   /* number of such sets, one after the other; 0 means 1 */
};

/* Reads the command's options “only” and “copies”. EXIT_USAGE after a complaint. */
enum exit_code card_choice_read(struct card_choice *out, const struct command_line *line,
                                const struct deck *deck);

/* Which pages of a document are printed, by --pages. */

/* Reads the command's option “pages”, "3-5,8"; not given: all. EXIT_USAGE after a complaint. */
enum exit_code page_choice_read(struct page_set *out, const struct command_line *line);

/* Complains, with EXIT_USAGE, if a document of so many pages lacks one of them. */
enum exit_code page_choice_check(const struct page_set *set, int pages,
                                 const struct manner *manner);

/* What was typed and loaded for the run. */

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
