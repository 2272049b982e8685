#include "cli/parts.h"

#include "base/late.h"
#include "console/complaint.h"

#include <dlfcn.h>

/* The modules: a further one is a row here, its name among the modules of meson.build, and its
 * struct in parts.h. */
static struct {
    const char *file;
    const char *symbol; /* the part in it */
    const void *part;   /* NULL: it is not open yet */
} modules[] = {
    [MODULE_DRAWING] = {"breuk-drawing.so", "drawing_module", NULL},
};

/* The file is looked for in the program's own list of folders (DT_RUNPATH). A program of one piece
 * has the part itself. */
const void *part_open(enum module module, struct diag *diag)
{
    const char *file = modules[module].file, *symbol = modules[module].symbol, *said = NULL;
    const void *part = modules[module].part;

    if (!part)
        part = dlsym(RTLD_DEFAULT, symbol);
    if (!part) {
        void *opened = late_open(file, &said);
        part = opened ? dlsym(opened, symbol) : NULL;
    }
    if (!part)
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(N_("cannot load a part of breuk ({reason}); install breuk again"),
                              arg_text("reason", said ? said : file)));
    return modules[module].part = part;
}

const void *part_for(enum module module, const struct manner *manner)
{
    struct diag diag = {0};
    const void *opened = part_open(module, &diag);

    complain_diag(manner, &diag, NULL);
    diag_release(&diag);
    return opened;
}
