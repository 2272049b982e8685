#include "render/faces/self_check.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "draw/canvas.h"

#include <math.h>

/* Each sign is drawn in a square from −5 to 5. */
static const struct {
    const char *name, *shape;
} signs[SELF_CHECK_SIGNS] = {
    {"heart", "M 0 4.6 C -6.4 -0.2 -4.8 -4.4 -2.4 -4.4 C -1 -4.4 0 -3.3 0 -2.1 "
              "C 0 -3.3 1 -4.4 2.4 -4.4 C 4.8 -4.4 6.4 -0.2 0 4.6 Z"},
    {"moon", "M 1.6 -4.7 A 4.8 4.8 0 1 0 4.6 2.2 A 4 4 0 0 1 1.6 -4.7 Z"},
    {"house", "M 0 -4.8 L 5 -0.4 H 3.7 V 4.6 H 1.2 V 1.2 H -1.2 V 4.6 H -3.7 V -0.4 H -5 Z"},
    {"tree", "M 0 -4.9 L 3.5 -0.8 H 2 L 4.4 2.6 H 0.9 V 4.9 H -0.9 V 2.6 H -4.4 L -2 -0.8 "
             "H -3.5 Z"},
    {"fish", "M -5 -3.2 L -2.4 -1 C -0.6 -3.6 3.6 -3.6 5 0 C 3.6 3.6 -0.6 3.6 -2.4 1 L -5 3.2 "
             "L -4 0 Z"},
    {"lightning", "M 2.2 -4.9 L -3.8 0.9 H -0.6 L -2.2 4.9 L 3.8 -1.1 H 0.6 Z"},
    {"umbrella", "M -4.9 0.4 A 4.9 4.9 0 0 1 4.9 0.4 H 0.7 V 3.2 A 1.9 1.9 0 0 1 -3.1 3.2 "
                 "H -1.7 A 0.5 0.5 0 0 0 -0.7 3.2 V 0.4 Z"},
    {"boat", "M -4.9 1.6 H 4.9 L 3.1 4.6 H -3.1 Z M 0.5 -4.8 L 4.3 0.6 H 0.5 Z M -0.5 -3.4 "
             "V 0.6 H -3.6 Z"},
};

struct self_check_mark self_check_mark(int value_class, int classes)
{
    struct self_check_mark mark = {.count = 1 + value_class / SELF_CHECK_SIGNS};

    if (classes <= SELF_CHECK_SIGNS * SELF_CHECK_ROW) {
        for (int i = 0; i < mark.count; i++)
            mark.sign[i] = value_class % SELF_CHECK_SIGNS;
        return mark;
    }
    /* The mark is the class's number in base 8, with as many digits as the last class has. */
    mark.count = 0;
    for (int left = classes - 1; left > 0; left /= SELF_CHECK_SIGNS) {
        mark.sign[mark.count++] = value_class % SELF_CHECK_SIGNS;
        value_class /= SELF_CHECK_SIGNS;
    }
    return mark;
}

static enum status draw_sign(struct canvas *canvas, int sign, double x, double y, double size)
{
    struct arena arena = {0};
    struct path path;
    struct message why;
    size_t offset;
    enum status status = path_read(&path, signs[sign].shape, &arena, &offset, &why);

    if (status == STATUS_OK) {
        canvas_path(canvas, &path, x, y, size / 10);
        canvas_fill(canvas, COLOUR_DARK);
    }
    arena_release(&arena);
    return status;
}

enum status self_check_draw(struct canvas *canvas, const struct self_check_mark *mark,
                            struct box box)
{
    static const double sign_share = 0.8, edge = 0.12; /* of a sign's place */
    bool upright = box.height > box.width;
    double along = upright ? box.height : box.width, across = upright ? box.width : box.height;
    double pitch = fmin(across, along / (mark->count + 2 * edge));
    double length = (mark->count + 2 * edge) * pitch;
    double x = box.x + box.width / 2, y = box.y + box.height / 2;
    struct box label = {x - (upright ? pitch : length) / 2, y - (upright ? length : pitch) / 2,
                        upright ? pitch : length, upright ? length : pitch};
    enum status status = STATUS_OK;

    canvas_box(canvas, label, pitch / 3);
    canvas_fill(canvas, COLOUR_PAPER);
    for (int i = 0; i < mark->count && status == STATUS_OK; i++) {
        double at = (i - (mark->count - 1) / 2.0) * pitch;
        status = draw_sign(canvas, mark->sign[i], upright ? x : x + at, upright ? y + at : y,
                           sign_share * pitch);
    }
    struct strbuf names = {0}; /* "heart heart" */
    for (int i = 0; canvas->notes && i < mark->count; i++)
        strbuf_addf(&names, "%s%s", i ? " " : "", signs[mark->sign[i]].name);
    canvas_note(canvas, "self-check", label, COLOUR_DARK, strbuf_text(&names));
    strbuf_release(&names);
    return status;
}

struct box self_check_place(double width, double height)
{
    double scale =
        fmin(width / 63, height / 88); /* our templates are drawn for cards of 63 by 88 mm */
    double across = 3.8 * scale, along = 30 * scale;

    return (struct box){5.7 * scale - across / 2, (height - along) / 2, across, along};
}
