/* A module beside the program; see parts.h. */
#include "classes/overview/overview.h"
#include "cli/kinds/check_drawing.h"
#include "cli/parts.h"
#include "cli/preview/preview.h"
#include "cli/score/score_file.h"
#include "documents/print/request.h"
#include "studies/plot.h"

const struct drawing_part drawing_module = {
    .print = print_run,
    .preview = preview_run,
    .check_deck = check_drawing,
    .check_template = check_template,
    .check_sheet = check_sheet_drawing,
    .plot = sim_plot_draw,
    .report = report_paper,
    .score = score_page_write,
};
