#include "render/bar_title.h"

#include "base/memory.h"

#include <math.h>
#include <string.h>

/* The room above the baseline, from it to the bar, and between baselines; em. */
static const double ABOVE = 0.82, BELOW = 0.36, LEADING = 1.12;
/* A title on one line is at least so large, as a share of its size; in steps it becomes smaller. */
static const double SMALLEST = 0.62, STEP = 0.04;

/* Sets the words of a title on lines: as many as are no longer than the bar. Draws them unless
 * canvas is NULL. */
struct setting_of_lines {
    struct type *type;
    const struct bar_title *title;
    struct canvas *canvas;
    double x, y; /* of the first baseline */
    int lines;
    bool fits, unknown;
};

/* Sets *end to the end of the words of `text` that go on one line, at least one, and *line to
 * them. */
static enum status break_line(struct setting_of_lines *setting, char *text, char **end,
                              struct line *line)
{
    const struct bar_title *title = setting->title;
    enum status status = STATUS_OK;

    *end = NULL;
    for (char *at = text; status == STATUS_OK; at++) {
        at += strcspn(at, " ");
        char kept = *at;
        struct line longer;
        *at = '\0';
        status = type_line(setting->type, text, true, &longer);
        *at = kept;
        bool over = status == STATUS_OK && title->size * longer.width > title->width + 1e-6;
        if (status != STATUS_OK || (over && *end))
            break;
        setting->fits = setting->fits && !over;
        *end = at;
        *line = longer;
        if (!kept)
            break;
    }
    return status;
}

static enum status set_lines(struct setting_of_lines *setting)
{
    char *text = memory_copy_text(setting->title->text);
    enum status status = text ? STATUS_OK : STATUS_NO_MEMORY;

    setting->lines = 0;
    setting->fits = true;
    for (char *at = text, *end; status == STATUS_OK; at = end + 1) {
        struct line line = {0};
        status = break_line(setting, at, &end, &line);
        if (status != STATUS_OK)
            break;
        setting->unknown |= line.unknown;
        if (setting->canvas)
            canvas_line(setting->canvas, &line, setting->x,
                        setting->y + setting->lines * LEADING * setting->title->size,
                        setting->title->size, COLOUR_DARK);
        setting->lines++;
        if (!*end)
            break;
    }
    memory_free(text);
    return status;
}

enum status bar_title_fit(struct type *type, struct bar_title *title, double *height, bool *fits,
                          bool *unknown)
{
    struct setting_of_lines setting = {.type = type, .title = title};
    const double largest = title->size;
    enum status status = STATUS_OK;

    for (int lines = 1; lines <= 3 && status == STATUS_OK; lines++)
        for (double share = 1; share >= SMALLEST - 1e-6; share -= STEP) {
            title->size = share * largest;
            status = set_lines(&setting);
            if (status != STATUS_OK || (setting.fits && setting.lines <= lines)) {
                lines = 3;
                break;
            }
        }
    *fits = *fits && setting.fits;
    *unknown |= setting.unknown;
    *height = (ABOVE + BELOW + (setting.lines - 1) * LEADING) * title->size + title->bar;
    return status;
}

enum status bar_title_draw(struct canvas *canvas, const struct bar_title *title, double x, double y)
{
    struct setting_of_lines setting = {.type = canvas->type,
                                       .title = title,
                                       .canvas = canvas,
                                       .x = x,
                                       .y = y + ABOVE * title->size};
    enum status status = set_lines(&setting);
    struct box bar = {x, y + (ABOVE + BELOW + (setting.lines - 1) * LEADING) * title->size,
                      title->width, title->bar};

    canvas_box(canvas, bar, bar.height / 2);
    canvas_fill(canvas, title->ink);
    canvas_note(canvas, "bar", bar, title->ink, "");
    return status;
}
