/*
 * Parts of the program that few commands need. Loading their libraries takes longer than most
 * commands do, so each part lies in a module beside the program and is opened when it is needed.
 * On macOS the program is one piece.
 */
#ifndef BREUK_CLI_PARTS_H
#define BREUK_CLI_PARTS_H

#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "deck/deck.h"
#include "draw/surface.h"
#include "paper/sheet.h"
#include "studies/simulation.h"

struct preview_options;
struct print_options;
struct report_view;
struct score_file;

/* What commands ask of the part that draws: print_run, preview_run, check_drawing, check_template,
 * check_sheet_drawing, sim_plot_draw, report_paper, score_page_write. */
struct drawing_part {
    enum exit_code (*print)(const struct print_options *options, const struct manner *manner);
    enum exit_code (*preview)(const struct preview_options *options, const struct manner *manner);
    enum status (*check_deck)(const struct deck *deck, const struct check_with *with,
                              struct diag *diag);
    enum status (*check_template)(const char *path, const struct xml_document *document,
                                  const struct check_with *with, struct file_facts *facts,
                                  struct diag *diag);
    enum status (*check_sheet)(const struct sheet *sheet, const struct check_with *with,
                               struct diag *diag);
    enum status (*plot)(const struct simulation *simulation, enum surface_kind kind,
                        struct strbuf *out, struct diag *diag);
    enum exit_code (*report)(const struct report_view *view, int pupil, const char *path);
    enum exit_code (*score)(const struct score_file *file, const char *path);
};

/* The symbol that is looked up in the module. */
extern const struct drawing_part drawing_module;

/* The modules. What is in one is of the struct that is named for it. */
enum module { MODULE_DRAWING };

/* Returns the part in the module, which stays open once it is opened; NULL if it cannot be opened,
 * and `diag` says why. */
const void *part_open(enum module module, struct diag *diag);

/* The same, but reports what is wrong. */
const void *part_for(enum module module, const struct manner *manner);

#endif
