#include "render/accessories/wheel_layout.h"

#include "render/accessories/handwork.h"

#include <math.h>

/* The arrow's measures in radii of the wheel. It ends where the words begin, so that it covers
 * none. */
static const double REACH = 0.54, TAIL = 0.22, HUB = 0.085;
static const double GAP = 8; /* mm, between the wheel, the arrow and the words */
/* The least area (mm²) and width (mm) for the instructions: 450 letters in type of 3 mm, in a
 * column that is not too narrow. */
static const double WORDS_AREA = 4500, WORDS_LEAST = 45;

static bool room_for_words(struct box box)
{
    return box.width >= WORDS_LEAST && box.height > 0 && box.width * box.height >= WORDS_AREA;
}

/* Puts the arrow above the words or to their left. Returns false if there is no room. */
static bool lay_beside(struct wheel_layout *layout, struct box room)
{
    double width = layout->reach + layout->tail, height = 2 * layout->hub;

    layout->arrow = (struct box){room.x, room.y, width, height};
    if (width > room.width || height > room.height)
        return false;
    layout->words =
        (struct box){room.x + width + GAP, room.y, room.width - width - GAP, room.height};
    if (room_for_words(layout->words))
        return true;
    layout->words =
        (struct box){room.x, room.y + height + GAP, room.width, room.height - height - GAP};
    layout->arrow.x += (room.width - width) / 2;
    return room_for_words(layout->words);
}

struct wheel_layout wheel_layout_for(struct box area)
{
    bool upright = area.height >= area.width;
    double size = fmin(area.width, area.height);
    struct wheel_layout layout = {.radius = size / 2};
    struct box room = area;

    layout.x = area.x + size / 2;
    layout.y = area.y + size / 2;
    layout.reach = REACH * layout.radius;
    layout.tail = TAIL * layout.radius;
    layout.hub = fmax(HUB * layout.radius, HOLE_DIAMETER);
    if (upright) {
        room.y += size + GAP;
        room.height -= size + GAP;
    } else {
        room.x += size + GAP;
        room.width -= size + GAP;
    }
    layout.beside = lay_beside(&layout, room);
    if (!layout.beside) {
        layout.x = area.x + area.width / 2;
        layout.y = area.y + area.height / 2;
        lay_beside(&layout, area);
    }
    return layout;
}

struct wheel_sector wheel_sector_of(const struct wheel *wheel, int segment)
{
    double before = 0, all = 0;
    int first = 0;

    for (int i = 0; i < wheel->count; i++) {
        all += wheel->segments[i].weight;
        if (i < segment)
            before += wheel->segments[i].weight;
    }
    while (first < wheel->count - 1 && wheel->segments[first].weight == 0)
        first++;
    before -= wheel->segments[first].weight / 2.0;
    return (struct wheel_sector){
        2 * M_PI * before / all,
        2 * M_PI * (before + wheel->segments[segment].weight) / all,
    };
}

bool wheel_place_of(struct wheel_place *out, double angle, double inner, double outer, double edge,
                    int place)
{
    static const double starts[] = {0, 0.2, 0.4}, breadths[] = {0.24, 0.42, 0.6};
    double half = angle / 2, radius = outer - edge;
    double start = inner + starts[place % 3] * (outer - inner);
    double broad = breadths[place / 3] * outer; /* half the breadth */

    /* A sector of less than half the disc is narrowest at its inner end. */
    if (half < M_PI / 2)
        broad = fmin(broad, (start * sin(half) - edge) / cos(half));
    if (broad <= 0 || broad >= radius)
        return false;
    *out = (struct wheel_place){start, sqrt(radius * radius - broad * broad) - start, 2 * broad};
    return out->depth > 0;
}
