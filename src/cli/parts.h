/*
 * Parts of the program that few commands have a use for. To load the libraries that these take
 * would take longer than most commands do, so that each lies in a module beside the program, which
 * is opened when it is wanted.
 */
#ifndef BREUK_CLI_PARTS_H
#define BREUK_CLI_PARTS_H

#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "cli/print/format.h"
#include "cli/sim/simulation.h"
#include "deck/deck.h"
#include "draw/surface.h"

/* What commands ask of what draws: print_run, preview_run, check_drawing, check_template,
 * sim_plot_draw. */
struct drawing_part {
    enum exit_code (*print)(const struct command_line *line);
    enum exit_code (*preview)(const struct command_line *line);
    enum status (*check_deck)(const struct deck *deck, struct diag *diag);
    enum status (*check_template)(const char *path, const struct xml_document *document,
                                  struct file_facts *facts, struct diag *diag);
    enum status (*plot)(const struct simulation *simulation, enum surface_kind kind,
                        struct strbuf *out, struct diag *diag);
};

struct printing;

/* What print asks of what makes tables on a screen: print_table. */
struct tabletop_part {
    enum exit_code (*print)(struct printing *printing, enum print_format format);
};

/* NULL: it cannot be opened, and `diag` says why. Once opened it stays open. */
const struct drawing_part *drawing_part_open(struct diag *diag);

/* The same, but what is wrong has been reported. */
const struct drawing_part *drawing_part_for(const struct command_line *line);

/* For the drawing part, on which it stands. */
const struct tabletop_part *tabletop_part_for(const struct command_line *line);

/* In a program of one piece: there is nothing to open. */
void parts_use(const struct drawing_part *drawing, const struct tabletop_part *tabletop);

/* What the modules are opened for. */
extern const struct drawing_part drawing_module;
extern const struct tabletop_part tabletop_module;

#endif
