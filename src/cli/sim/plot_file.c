#include "cli/sim/plot_file.h"

#include "cli/parts.h"
#include "cli/report.h"
#include "cli/whole_file.h"

#include <string.h>
#include <sys/stat.h>

/* Finds the kind of file by its ending; returns false if it is none of ours. */
static bool kind_of(const char *path, enum surface_kind *kind)
{
    static const char *const endings[] = {
        [SURFACE_PNG] = ".png", [SURFACE_SVG] = ".svg", [SURFACE_PDF] = ".pdf"};

    size_t length = strlen(path);

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t tail = strlen(endings[i]);
        if (length <= tail || strcmp(path + length - tail, endings[i]) != 0)
            continue;
        *kind = (enum surface_kind)i;
        return true;
    }
    return false;
}

#define PLOT_EXISTS                                                                                \
    N_("{file} already exists; choose another name with --plot, or overwrite it with --force")

enum exit_code plot_file_check(const struct command_line *line)
{
    const char *path = option_text(line, "plot", NULL);
    enum surface_kind kind;
    struct stat there;

    if (!path)
        return EXIT_DONE;
    if (!kind_of(path, &kind))
        return whole_file_refuse(line, path,
                                 N_("{file}: use a plot name that ends in .svg, .png or .pdf"));
    if (!option_given(line, "force") && stat(path, &there) == 0 && S_ISREG(there.st_mode))
        return whole_file_refuse(line, path, PLOT_EXISTS);
    return drawing_part_for(line) ? EXIT_DONE : EXIT_MACHINE;
}

enum exit_code plot_file_write(const struct command_line *line, const struct simulation *simulation)
{
    const char *path = option_text(line, "plot", NULL);
    enum surface_kind kind;
    struct strbuf plot = {0};
    struct diag diag = {0};

    if (!path || !kind_of(path, &kind) || simulation->results.rounds[0] == 0)
        return EXIT_DONE;
    const struct drawing_part *part = drawing_part_open(&diag);
    enum status status = part ? part->plot(simulation, kind, &plot, &diag) : STATUS_IO;
    report_diag(line, &diag, NULL);
    enum exit_code code =
        status == STATUS_OK
            ? whole_file_put(line, path, &plot, option_given(line, "force"), PLOT_EXISTS, NULL)
            : exit_code_of(status);
    diag_release(&diag);
    strbuf_release(&plot);
    return code;
}
