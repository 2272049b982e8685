/* One run of print: its options and what was loaded for it. For the files of this command. */
#ifndef BREUK_DOCUMENTS_PRINT_PRINTING_H
#define BREUK_DOCUMENTS_PRINT_PRINTING_H

#include "base/diag.h"
#include "console/file_name.h"
#include "console/manner.h"
#include "console/option.h"
#include "deck/deck.h"
#include "documents/print/format.h"
#include "lesson/course.h"
#include "press/press.h"
#include "render/accessories/handwork.h"
#include "render/sheets/print.h"
#include "xml/library.h"

enum { PRINT_OPTIONS_MOST = 48 }; /* rows of the table in command_print.c */

/* What was typed, as command_print.c reads it: texts are NULL where an option was not given. */
struct print_options {
    const char *named; /* the deck, lesson or stage; NULL: none */
    const char *what;  /* the piece of it; NULL: as usual */
    const char *output, *sheet, *template, *font, *ruleset;
    const char *printer, *front_offset, *back_offset, *pages, *stock_thickness, *url;
    struct option_list rules, only;
    bool force, calibration, self_check, dry_run, booklet, single;
    struct look look; /* in which everything is printed */
    int backs;        /* enum backs; −1: as the sheet says */
    int start;        /* the first place on the first sheet, from 1 */
    int copies;       /* of the deck, or of each card that `only` chooses; 0: not given */
    int seats;        /* columns of a score pad; 0: not given */
    int form;         /* enum worksheet_form, or WORKSHEET_FORMS: all of them */
    uint64_t seed;    /* of worksheets */
    int format;       /* enum print_format; −1: not given */
    int dpi;          /* pixels per inch of a PNG */
    const struct option_row *given[PRINT_OPTIONS_MOST]; /* in the table's order, ended by NULL */
};

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

/* Complains, with EXIT_USAGE, if a document of `pages` pages lacks one of them. */
enum exit_code page_choice_check(const struct page_set *set, int pages,
                                 const struct manner *manner);

/* What was typed and loaded for the run. */

enum { PRINTABLES_MOST = 16 };

struct printable;

/* What was asked for: one piece, or all that there are. */
struct print_request {
    const struct printable *printables[PRINTABLES_MOST];
    int count;
};

struct printing {
    const struct print_options *options;
    const struct manner *manner;
    enum print_format format;
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
    struct print_request request;
    const struct singles *singles; /* of pictures: drawn instead of the request's; or NULL */
    struct back_offset offset;     /* of the pages of backs … */
    struct front_offset front;     /* … and of those of fronts */
};

/* Complains of what was typed, which is in no file; returns STATUS_INVALID. */
enum status printing_refuse(struct printing *printing, struct message why);

/* Loads all of it. The options and the manner are set. If it fails diag says why. */
enum status printing_load(struct printing *printing);
/* After that, chooses the pages that are printed, and of a deck the rules and cards. EXIT_USAGE:
 * something typed was wrong, and was reported. */
enum exit_code printing_choose(struct printing *printing);
/* Parts of that: they choose by --pages, "3-5,8", and by --only and --copies. */
enum exit_code page_choice_read(struct printing *printing);
enum exit_code card_choice_read(struct printing *printing);
/* Loads the sheet and the offset alone, for what needs no deck. */
enum status printing_load_paper(struct printing *printing);
void printing_release(struct printing *printing);

/* Returns the job of printing the cards, as the options want them. */
struct print_job printing_cards(const struct printing *printing);

/* Returns the job of drawing what people cut out of a page. */
struct handwork printing_handwork(const struct printing *printing);

/* Returns the title of the deck, lesson or stage as it stands on paper, or else its name. */
const char *printing_title(const struct printing *printing);
/* Returns its name. */
const char *printing_name(const struct printing *printing);

#endif
