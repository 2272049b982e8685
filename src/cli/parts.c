#include "cli/parts.h"

#include "base/memory.h"
#include "cli/report.h"
#include "cli/screen_part.h"

#include <dlfcn.h>
#include <sys/mman.h>

static const struct drawing_part *drawing;
static const struct tabletop_part *tabletop;
static const struct screen_part *screen;

void parts_use(const struct drawing_part *used_drawing, const struct tabletop_part *used_tabletop,
               const struct screen_part *used_screen)
{
    drawing = used_drawing;
    tabletop = used_tabletop;
    screen = used_screen;
}

/* Whether there is room for as much as the drawing libraries take. If there is, the dynamic linker
 * failed for another reason than memory, which it does not always say. */
static bool has_room(void)
{
    enum { ROOM = 64 * 1024 * 1024 };
    void *room = mmap(NULL, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return room != MAP_FAILED && munmap(room, ROOM) == 0;
}

/* The file is looked for in the program's own list of folders (DT_RUNPATH). RTLD_GLOBAL: modules
 * opened later use its symbols. RTLD_LAZY: otherwise every function of every library would be
 * looked up at once. */
static const void *open_part(const char *file, const char *symbol, struct diag *diag)
{
    void *module = dlopen(file, RTLD_LAZY | RTLD_GLOBAL);
    const void *found = module ? dlsym(module, symbol) : NULL;

    if (found)
        return found;
    if (!has_room())
        memory_give_up();
    const char *said = dlerror();
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("cannot load a part of breuk ({reason}); install breuk again"),
                          arg_text("reason", said ? said : file)));
    return NULL;
}

const struct drawing_part *drawing_part_open(struct diag *diag)
{
    if (!drawing)
        drawing = open_part("breuk-drawing.so", "drawing_module", diag);
    return drawing;
}

/* Returns `part`, or the one in that file if it is NULL, and reports what is wrong. */
static const void *open_for(const struct manner *manner, const void *part, const char *file,
                            const char *symbol)
{
    struct diag diag = {0};

    if (!part)
        part = open_part(file, symbol, &diag);
    report_diag(manner, &diag, NULL);
    diag_release(&diag);
    return part;
}

const struct drawing_part *drawing_part_for(const struct manner *manner)
{
    return drawing = open_for(manner, drawing, "breuk-drawing.so", "drawing_module");
}

const struct tabletop_part *tabletop_part_for(const struct manner *manner)
{
    return tabletop = open_for(manner, tabletop, "breuk-tabletop.so", "tabletop_module");
}

const struct screen_part *screen_part_for(const struct manner *manner)
{
    return screen = open_for(manner, screen, "breuk-screen.so", "screen_module");
}
