#include "draw/lettering.h"

#include "draw/canvas.h"
#include "draw/fit.h"

#include <math.h>
#include <stdio.h>

static void complain(const struct lettering *look, const char *text, struct diag *diag)
{
    char width[32], height[32];

    if (!diag)
        return;
    snprintf(width, sizeof width, "%.1f", look->box.width);
    snprintf(height, sizeof height, "%.1f", look->box.height);
    diag_add(diag, SEVERITY_ERROR, look->where,
             message_with(N_("“{text}” does not fit its space of {width} by {height} mm on the "
                             "page, even in type of {least} mm, the smallest that is easy to read; "
                             "shorten it, or choose larger paper"),
                          arg_typed("text", text), arg_number("width", width),
                          arg_number("height", height), arg_mm("least", SMALLEST_WORDS)));
}

static struct fit fit_of(const struct lettering *look)
{
    return (struct fit){.box = look->box,
                        .size = look->size,
                        .smallest = fmin(look->size, SMALLEST_WORDS),
                        .bold = look->bold,
                        .align = look->align};
}

void lettering_warn_unknown(const char *text, struct position where, struct diag *diag)
{
    static const char *const ids[] = {
        N_("“{text}” contains a character that no installed font has, so a box is printed instead; "
           "leave it out"),
        N_("this page has a character that is not in any of the fonts and cannot be printed")};

    if (diag_has(diag, where, ids[0]) || diag_has(diag, where, ids[1]))
        return;
    diag_add(diag, SEVERITY_WARNING, where,
             message_with(ids[!text], arg_typed("text", text ? text : "")));
}

enum status lettering_line(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag)
{
    const struct fit fit = fit_of(look);
    struct box box = look->box;
    struct set_line line;

    if (!*text)
        return STATUS_OK;
    type_line(canvas->type, text, look->bold, &line);
    double em = fit_line(&fit, &line);
    if (em < fit.smallest) {
        complain(look, text, diag);
        return STATUS_INVALID;
    }
    if (line.unknown && diag)
        lettering_warn_unknown(text, look->where, diag);
    double room = box.width - em * line.ink_width;
    double x = box.x + align_left(look->align, room);
    double baseline = box.y + (box.height - em * (line.ink_top + line.ink_bottom)) / 2;
    canvas_line(canvas, &line, x - em * line.ink_left, baseline, em, look->colour);
    canvas_next_text(canvas);
    return STATUS_OK;
}

enum status lettering_block(struct canvas *canvas, const struct lettering *look, const char *text,
                            struct diag *diag)
{
    const struct fit fit = fit_of(look);
    struct box box = look->box;
    struct block block;

    if (!*text)
        return STATUS_OK;
    if (!fit_block(canvas->type, &fit, text, &block)) {
        complain(look, text, diag);
        return STATUS_INVALID;
    }
    if (block.unknown && diag)
        lettering_warn_unknown(text, look->where, diag);
    double spare = box.height - block.height / POINTS_PER_MM;
    canvas_block(canvas, &block, box.x, look->above ? box.y : box.y + spare / 2, look->colour);
    canvas_next_text(canvas);
    return STATUS_OK;
}
