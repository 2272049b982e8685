#include "render/accessories/wheel.h"

#include "draw/fit.h"
#include "draw/sign.h"
#include "render/deck_inks.h"

#include <math.h>

/* The arrow's measures in radii of the wheel. It ends where the words begin, so that it covers
 * none. */
static const double REACH = 0.54, TAIL = 0.22, ARROW_HUB = 0.085;
static const double LAYOUT_GAP = 8; /* mm, between the wheel, the arrow and the words */
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
    layout->words = (struct box){room.x + width + LAYOUT_GAP, room.y,
                                 room.width - width - LAYOUT_GAP, room.height};
    if (room_for_words(layout->words))
        return true;
    layout->words = (struct box){room.x, room.y + height + LAYOUT_GAP, room.width,
                                 room.height - height - LAYOUT_GAP};
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
    layout.hub = fmax(ARROW_HUB * layout.radius, HOLE_DIAMETER);
    if (upright) {
        room.y += size + LAYOUT_GAP;
        room.height -= size + LAYOUT_GAP;
    } else {
        room.x += size + LAYOUT_GAP;
        room.width -= size + LAYOUT_GAP;
    }
    layout.beside = lay_beside(&layout, room);
    if (!layout.beside) {
        layout.x = area.x + area.width / 2;
        layout.y = area.y + area.height / 2;
        lay_beside(&layout, area);
    }
    return layout;
}

/* A sector's angles. */
struct sector {
    double from, to;
};

/* Returns the sector of a segment. Sectors follow each other clockwise; the first with a weight has
 * its middle at the top. Angles are in proportion to weights, so a segment of weight 0 has none. */
static struct sector sector_of(const struct wheel *wheel, int segment)
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
    return (struct sector){
        2 * M_PI * before / all,
        2 * M_PI * (before + wheel->segments[segment].weight) / all,
    };
}

/* A rectangle for words in a sector, about its middle line. */
struct place {
    double inner;          /* from the axle to its inner end */
    double depth, breadth; /* along the middle line, and across it */
};

enum { PLACES = 9 };

/* Finds place number `place` (0 to PLACES − 1) to try for words, in a sector of `angle`,
 * between the radii `inner` and `outer`, with a margin of `edge` to its lines. Returns false if
 * there is none. */
static bool place_of(struct place *out, double angle, double inner, double outer, double edge,
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
    *out = (struct place){start, sqrt(radius * radius - broad * broad) - start, 2 * broad};
    return out->depth > 0;
}

/* The suit's sign on its card, as a share of the card's width, and where it stands alone. */
static const double ON_CARD = 0.58, ALONE = 0.5;

static const struct sign *icon_of(const struct handwork *work, const struct wheel_segment *segment)
{
    return template_sign(work->template, deck_wheel_word(segment->effect));
}

static const struct suit *suit_of(const struct handwork *work, const struct wheel_segment *segment)
{
    return segment->suit == DECK_NONE ? NULL : deck_suit(work->deck, segment->suit);
}

bool wheel_icon_is_there(const struct handwork *work, const struct wheel_segment *segment)
{
    const struct suit *suit = suit_of(work, segment);

    return icon_of(work, segment) || suit;
}

static bool is_closed(const struct path *path)
{
    return path->count > 0 && path->steps[path->count - 1].verb == PATH_CLOSE;
}

/* Returns the number of the last line that encloses something; -1: none does. */
static int find_front(const struct sign *sign)
{
    int front = -1;

    for (size_t i = 0; i < sign->count; i++)
        if (sign->strokes[i].width > 0 && is_closed(&sign->strokes[i].path))
            front = (int)i;
    return front;
}

/* Returns the box round a path's points. */
static struct box box_of(const struct path *path)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

    for (size_t i = 0; i < path->count; i++) {
        const struct path_step *step = &path->steps[i];
        int end = step->verb == PATH_CURVE ? 4 : 0;
        if (step->verb == PATH_CLOSE)
            continue;
        left = fmin(left, step->at[end]);
        right = fmax(right, step->at[end]);
        top = fmin(top, step->at[end + 1]);
        bottom = fmax(bottom, step->at[end + 1]);
    }
    return (struct box){left, top, right - left, bottom - top};
}

/* Draws the suit's sign in the middle of a box, on an area that has the suit's colour. */
static void draw_suit(const struct handwork *work, struct canvas *canvas, const struct suit *suit,
                      struct box box, double size)
{
    handwork_sign(
        work, canvas, suit,
        (struct box){box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size});
}

void wheel_icon_draw(const struct handwork *work, struct canvas *canvas,
                     const struct wheel_segment *segment, struct box box)
{
    const struct sign *sign = icon_of(work, segment);
    const struct suit *suit = suit_of(work, segment);
    double scale = box.width / 10, x = box.x + box.width / 2, y = box.y + box.height / 2;
    int front = sign && suit ? find_front(sign) : -1;

    for (size_t i = 0; sign && i < sign->count; i++) {
        const struct sign_stroke *stroke = &sign->strokes[i];
        canvas_path(canvas, &stroke->path, x, y, scale);
        if (stroke->width <= 0) {
            canvas_fill(canvas, COLOUR_DARK);
            continue;
        }
        if ((int)i == front)
            canvas_field(canvas, suit->colour);
        else if (is_closed(&stroke->path))
            canvas_fill(canvas, COLOUR_PAPER);
        canvas_stroke_round(canvas, COLOUR_DARK, scale * stroke->width);
    }
    if (front >= 0) {
        struct box card = box_of(&sign->strokes[front].path);
        draw_suit(work, canvas, suit,
                  (struct box){x + scale * card.x, y + scale * card.y, scale * card.width,
                               scale * card.height},
                  ON_CARD * scale * card.width);
        return;
    }
    if (suit) {
        canvas_circle(canvas, x, y, 0.5 * box.width * 0.8);
        canvas_field(canvas, suit->colour);
        draw_suit(work, canvas, suit, box, ALONE * 0.8 * box.width);
    }
}

/* In radii: where sectors end, the middle of their rims and these' width, where words begin below
 * an icon's outer end and without one, the middle of icons and their largest size, the white round
 * the axle, the largest type, and the type at which all sectors share one size. */
static const double FIELD = 0.908, RIM = 0.9465, RIM_WIDTH = 0.0321;
static const double BEYOND_ICON = 0.62, WORDS_FROM = 0.56, ICON_AT = 0.475, ICON = 0.25;
static const double HUB = 0.08, LARGEST_TYPE = 0.0762, SHARED_TYPE = 0.05;
static const double EDGE = 1.6;        /* mm, from words to the edge of their sector */
static const double GAP = 1.6;         /* mm, between sectors */
static const double LEAST_ICON = 9;    /* mm: in a smaller one cards cannot be told */
static const double WORDS_AMPLE = 4.3; /* mm: words that become smaller have no icon beside them */
/* The ratio of each size of type that is tried to the one before. */
static const double STEP = 1.06;
static const uint32_t NEUTRAL = 0xF1F1F1;     /* a sector without a suit */
static const uint32_t NEUTRAL_RIM = 0xB5B5B5; /* its rim: black would outweigh the suits' */

struct disc {
    const struct handwork *work;
    struct canvas *canvas;
    double x, y, radius;
    double largest; /* type, mm */
    struct diag *diag;
};

/* The setting of a sector's words: their place and size, and whether they run along its middle
 * line; and the size of its icon. */
struct setting_of_words {
    struct place place;
    bool along;
    double em;   /* mm; 0: they fit nowhere */
    double icon; /* mm; 0: there is none */
};

static const char *title_of(const struct disc *disc, const struct wheel_segment *segment)
{
    return words_in(&segment->title, disc->work->words.language);
}

/* Raises best->em as far as the words fit this place. */
static void try_place(const struct disc *disc, const char *title, struct place place, bool along,
                      struct setting_of_words *best)
{
    double width = along ? place.depth : place.breadth;
    double height = along ? place.breadth : place.depth;
    double em = best->em > 0 ? best->em * STEP : SMALLEST_WORDS;

    while (em <= fmax(disc->largest, SMALLEST_WORDS)) {
        struct block block;
        type_block(disc->canvas->type, title, true, ALIGN_CENTRE, em * POINTS_PER_MM,
                   width * POINTS_PER_MM, &block);
        if (block.width > width * POINTS_PER_MM || block.height > height * POINTS_PER_MM)
            break;
        *best = (struct setting_of_words){place, along, em, best->icon};
        em *= STEP;
    }
}

/* Sets the words between `inner` and the rim: with an icon below them only across the sector. */
static void try_places(const struct disc *disc, const struct wheel_segment *segment, double angle,
                       double inner, struct setting_of_words *best)
{
    int places = best->icon > 0 ? PLACES : 2 * PLACES;

    for (int i = 0; i < places; i++) {
        struct place place;
        bool along = i >= PLACES;
        if (place_of(&place, angle, disc->radius * inner, disc->radius * FIELD, EDGE + GAP / 2,
                     i % PLACES) &&
            (along ? place.breadth : place.depth) >= SMALLEST_WORDS)
            try_place(disc, title_of(disc, segment), place, along, best);
    }
}

/* Returns the size of a sector's icon, mm; 0: it has none, or no room for it. */
static double icon_size(const struct disc *disc, const struct wheel_segment *segment, double angle)
{
    double at = ICON_AT * disc->radius, size = ICON * disc->radius, half = angle / 2;

    if (!wheel_icon_is_there(disc->work, segment))
        return 0;
    /* The inner corners of its square touch the sector's edges. */
    if (half < M_PI / 2)
        size = fmin(size, 2 * (at * tan(half) - GAP / 2 / cos(half)) / (1 + tan(half)));
    return size >= LEAST_ICON ? size : 0;
}

static void place_words(const struct disc *disc, const struct wheel_segment *segment, double angle,
                        struct setting_of_words *best)
{
    struct setting_of_words alone = {0};

    *best = (struct setting_of_words){.icon = icon_size(disc, segment, angle)};
    if (best->icon > 0)
        try_places(disc, segment, angle, BEYOND_ICON, best);
    if (best->em >= WORDS_AMPLE)
        return;
    try_places(disc, segment, angle, WORDS_FROM, &alone);
    if (alone.em > best->em)
        *best = alone;
}

static enum status complain(const struct disc *disc, const struct wheel_segment *segment,
                            double angle)
{
    char degrees[32];

    snprintf(degrees, sizeof degrees, "%.1f", angle * 180 / M_PI);
    diag_add(
        disc->diag, SEVERITY_ERROR, segment->where,
        message_with(N_("“{text}” does not fit its sector of the wheel, which is {degrees}° wide; "
                        "shorten the title, give the segment more weight, or choose larger paper"),
                     arg_text("text", title_of(disc, segment)), arg_number("degrees", degrees)));
    return STATUS_INVALID;
}

/* Returns the angle at which words stand upright or nearly so, on the lower half as well. */
static double turn_of(double middle, bool along)
{
    double turn = remainder(along ? middle - M_PI / 2 : middle, 2 * M_PI);

    return turn > M_PI / 2 + 1e-9 ? turn - M_PI : turn < -M_PI / 2 - 1e-9 ? turn + M_PI : turn;
}

static void draw_words(const struct disc *disc, const struct wheel_segment *segment,
                       struct sector sector, const struct setting_of_words *words)
{
    double middle = (sector.from + sector.to) / 2, turn = turn_of(middle, words->along);
    double at = words->place.inner + words->place.depth / 2;
    double width = words->along ? words->place.depth : words->place.breadth;
    double x = disc->x + at * sin(middle), y = disc->y - at * cos(middle);
    struct canvas *canvas = disc->canvas;
    struct strbuf what = {0};
    struct block block;

    type_block(canvas->type, title_of(disc, segment), true, ALIGN_CENTRE, words->em * POINTS_PER_MM,
               width * POINTS_PER_MM, &block);
    canvas_save(canvas);
    canvas_move_origin(canvas, x, y, turn);
    canvas_block(canvas, &block, -width / 2, -block.height / POINTS_PER_MM / 2, COLOUR_DARK);
    canvas_next_text(canvas);
    canvas_restore(canvas);
    strbuf_addf(&what, "turned %.6f %s", turn, title_of(disc, segment));
    canvas_note(canvas, "words",
                (struct box){x, y, block.width / POINTS_PER_MM, block.height / POINTS_PER_MM},
                COLOUR_DARK, strbuf_text(&what));
    strbuf_release(&what);
}

/* Returns the angle at a radius that is as wide as half of the gap between sectors. */
static double gap_at(double radius, double more)
{
    return asin(fmin(1, (GAP / 2 + more) / radius));
}

/* Draws a sector without its gaps: its edges run at a distance of half a gap from the lines between
 * sectors. */
static void draw_field(const struct disc *disc, const struct suit *suit, struct sector sector)
{
    double half = (sector.to - sector.from) / 2, middle = (sector.from + sector.to) / 2;
    double outer = disc->radius * FIELD, off = half >= M_PI - 1e-9 ? 0 : gap_at(outer, 0);
    double apex = off > 0 ? GAP / 2 / sin(half) : 0;

    canvas_new_path(disc->canvas);
    if (off > 0)
        canvas_move_to(disc->canvas, disc->x + apex * sin(middle), disc->y - apex * cos(middle));
    if (half > off)
        canvas_arc(disc->canvas, disc->x, disc->y, outer, sector.from + off - M_PI / 2,
                   sector.to - off - M_PI / 2);
    canvas_close_path(disc->canvas);
    canvas_field(disc->canvas, suit ? deck_tint(disc->work->deck, suit) : NEUTRAL);
}

/* Draws the bar of the rim, which has round ends. */
static void draw_rim(const struct disc *disc, const struct suit *suit, struct sector sector)
{
    double half = (sector.to - sector.from) / 2, at = RIM * disc->radius;
    double width = RIM_WIDTH * disc->radius * (disc->canvas->look.low_ink ? 0.3 : 1);
    double off = half >= M_PI - 1e-9 ? 0 : gap_at(at, RIM_WIDTH * disc->radius / 2 + 0.2);
    uint32_t colour = suit ? suit->colour : NEUTRAL_RIM;

    canvas_new_path(disc->canvas);
    canvas_arc(disc->canvas, disc->x, disc->y, at, sector.from + fmin(off, half) - M_PI / 2,
               sector.to - fmin(off, half) - M_PI / 2);
    canvas_stroke_round(disc->canvas, colour, width);
    canvas_note(disc->canvas, "rim", (struct box){disc->x, disc->y, at, at}, colour, "");
}

/* Draws the icon upright as the words are. */
static void draw_icon(const struct disc *disc, const struct wheel_segment *segment,
                      struct sector sector, double size)
{
    double middle = (sector.from + sector.to) / 2, turn = turn_of(middle, false);
    double at = ICON_AT * disc->radius;
    struct box box = {disc->x + at * sin(middle), disc->y - at * cos(middle), size, size};
    struct canvas *canvas = disc->canvas;
    struct strbuf *notes = canvas->notes, what = {0};

    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y, turn);
    canvas->notes = NULL; /* they would be of places on the turned page */
    wheel_icon_draw(disc->work, canvas, segment, (struct box){-size / 2, -size / 2, size, size});
    canvas->notes = notes;
    canvas_restore(canvas);
    strbuf_addf(&what, "turned %.6f %s", turn, deck_wheel_word(segment->effect));
    canvas_note(canvas, "icon", box, COLOUR_DARK, strbuf_text(&what));
    strbuf_release(&what);
}

static void draw_sector(const struct disc *disc, const struct wheel_segment *segment,
                        struct sector sector)
{
    const struct suit *suit = suit_of(disc->work, segment);
    struct setting_of_words words;
    struct strbuf what = {0};

    place_words(disc, segment, sector.to - sector.from, &words);
    draw_field(disc, suit, sector);
    draw_rim(disc, suit, sector);
    strbuf_addf(&what, "%.6f %.6f %s", sector.from, sector.to, title_of(disc, segment));
    canvas_note(disc->canvas, "sector", (struct box){disc->x, disc->y, disc->radius, disc->radius},
                suit ? suit->colour : COLOUR_PAPER, strbuf_text(&what));
    strbuf_release(&what);
    if (words.icon > 0)
        draw_icon(disc, segment, sector, words.icon);
    draw_words(disc, segment, sector, &words);
}

/* Draws what lies on top of the sectors: the white round the axle, and where to cut. */
static void draw_cuts(const struct disc *disc)
{
    canvas_circle(disc->canvas, disc->x, disc->y, HUB * disc->radius);
    canvas_fill(disc->canvas, COLOUR_PAPER);
    canvas_circle(disc->canvas, disc->x, disc->y, disc->radius);
    handwork_cut(disc->canvas, (struct box){disc->x - disc->radius, disc->y - disc->radius,
                                            2 * disc->radius, 2 * disc->radius});
    handwork_hole(disc->canvas, disc->x, disc->y);
}

/* Sets disc->largest to the largest type that all sectors have room for, but no smaller than
 * SHARED_TYPE. */
static enum status choose_type(struct disc *disc)
{
    const struct wheel *wheel = deck_wheel(disc->work->deck);
    double least = disc->largest = LARGEST_TYPE * disc->radius;
    enum status worst = STATUS_OK;

    for (int i = 0; i < wheel->count; i++) {
        struct sector sector = sector_of(wheel, i);
        struct setting_of_words words;
        if (wheel->segments[i].weight == 0)
            continue;
        place_words(disc, &wheel->segments[i], sector.to - sector.from, &words);
        if (words.em == 0)
            worst = complain(disc, &wheel->segments[i], sector.to - sector.from);
        least = fmin(least, words.em);
    }
    disc->largest = fmax(least, SHARED_TYPE * disc->radius);
    return worst;
}

static enum status draw_disc(const struct handwork *work, struct canvas *canvas,
                             const struct wheel_layout *layout, struct diag *diag)
{
    const struct wheel *wheel = deck_wheel(work->deck);
    struct disc disc = {.work = work,
                        .canvas = canvas,
                        .x = layout->x,
                        .y = layout->y,
                        .radius = layout->radius,
                        .diag = diag};
    enum status status = choose_type(&disc);

    if (status != STATUS_OK)
        return status;
    for (int i = 0; i < wheel->count; i++)
        if (wheel->segments[i].weight > 0)
            draw_sector(&disc, &wheel->segments[i], sector_of(wheel, i));
    draw_cuts(&disc);
    return STATUS_OK;
}

/* Draws the arrow pointing right: a tail, a disc round the hole, a shaft, a head. */
static void draw_arrow(struct canvas *canvas, const struct wheel_layout *layout)
{
    double x = layout->arrow.x + layout->tail, y = layout->arrow.y + layout->arrow.height / 2;
    double hub = layout->hub, shaft = 0.45 * hub, tail = 0.7 * hub, head = hub;
    double neck = x + (layout->reach - 2 * head), angle = asin(shaft / hub);

    canvas_new_path(canvas);
    canvas_move_to(canvas, neck, y - head);
    canvas_line_to(canvas, x + layout->reach, y);
    canvas_line_to(canvas, neck, y + head);
    canvas_close_path(canvas);
    canvas_field(canvas, COLOUR_DARK);
    canvas_new_path(canvas);
    canvas_move_to(canvas, x - layout->tail, y - tail);
    canvas_arc(canvas, x, y, hub, M_PI + angle, 2 * M_PI - angle);
    canvas_line_to(canvas, neck, y - shaft);
    canvas_line_to(canvas, neck, y - head);
    canvas_line_to(canvas, x + layout->reach, y);
    canvas_line_to(canvas, neck, y + head);
    canvas_line_to(canvas, neck, y + shaft);
    canvas_arc(canvas, x, y, hub, angle, M_PI - angle);
    canvas_line_to(canvas, x - layout->tail, y + tail);
    canvas_close_path(canvas);
    handwork_cut(canvas, layout->arrow);
    handwork_hole(canvas, x, y);
}

static const double TITLE = 9, BELOW_TITLE = 3; /* mm: an em; to the words */

static enum status draw_words_beside(const struct handwork *work, struct canvas *canvas,
                                     const struct wheel_layout *layout, struct diag *diag)
{
    struct message how = message_of(
        N_("Glue the wheel and the arrow to cardboard and let them dry. Cut both out and make a "
           "hole at each cross. Push a split pin through, with the arrow on top. Bend its legs "
           "apart behind the wheel, loosely enough for the arrow to turn. No split pin? Put a "
           "paper clip on the centre, hold it there with the tip of a pencil, and spin the clip."));
    struct box words = layout->words;
    double height, size = TITLE;
    enum status status = handwork_head(work, canvas, &words, false, &size, &height, diag);

    words.y += height + BELOW_TITLE;
    words.height -= height + BELOW_TITLE;
    if (status == STATUS_OK)
        status = say_block(
            canvas,
            &(struct lettering){
                .box = words, .size = 4, .above = true, .align = ALIGN_LEFT, .colour = COLOUR_DARK},
            &work->words, how, diag);
    return status;
}

int wheel_pages(const struct handwork *work)
{
    return wheel_layout_for(handwork_area(work->sheet)).beside ? 1 : 2;
}

enum status wheel_draw_page(const struct handwork *work, int page, struct canvas *canvas,
                            struct diag *diag)
{
    struct wheel_layout layout = wheel_layout_for(handwork_area(work->sheet));
    enum status status = page == 0 ? draw_disc(work, canvas, &layout, diag) : STATUS_OK;

    if (status != STATUS_OK || (page == 0 && !layout.beside))
        return status;
    draw_arrow(canvas, &layout);
    return draw_words_beside(work, canvas, &layout, diag);
}

enum status wheel_draw(const struct handwork *work, struct press *press, struct diag *diag)
{
    enum status status = STATUS_OK;

    for (int page = 0; page < wheel_pages(work) && status == STATUS_OK; page++) {
        struct canvas *canvas = handwork_begin(work, press);
        status = handwork_end(canvas, press, wheel_draw_page(work, page, canvas, diag));
    }
    return status;
}
