#include "render/accessories/wheel.h"

#include "draw/canvas.h"
#include "draw/fit.h"
#include "render/accessories/saying.h"
#include "render/accessories/wheel_layout.h"

#include <math.h>

/* In radii: the width of the coloured rim with the suits' signs, where words begin, the largest
 * type, and the type at which all sectors share one size. */
static const double RIM = 0.13, WORDS_FROM = 0.56, LARGEST_TYPE = 0.085, SHARED_TYPE = 0.05;
static const double EDGE = 1.6; /* mm, from words to the lines round them */
static const double SECTOR_LINE = 0.3;
static const double STEP =
    1.06; /* the ratio of each size of type that is tried to the one before */
/* The rim of segments without a suit; every second one is darker. */
static const uint32_t PLAIN_RIM[] = {0xE6ECF7, 0xC3CEE2};

struct disc {
    const struct handwork *work;
    struct canvas *canvas;
    double x, y, radius;
    double largest; /* type, mm */
    struct diag *diag;
};

/* How the words of a sector are set: where, how large, and whether they run along its middle line.
 */
struct setting_of_words {
    struct wheel_place place;
    bool along;
    double em; /* mm; 0: they fit nowhere */
};

static const struct suit *suit_of(const struct disc *disc, const struct wheel_segment *segment)
{
    return segment->suit == DECK_NONE ? NULL : deck_suit(disc->work->deck, segment->suit);
}

static const char *title_of(const struct disc *disc, const struct wheel_segment *segment)
{
    return words_in(&segment->title, disc->work->words.language);
}

/* Raises best->em as far as the words fit this place. */
static enum status try_place(const struct disc *disc, const char *title, struct wheel_place place,
                             bool along, struct setting_of_words *best)
{
    double width = along ? place.depth : place.breadth;
    double height = along ? place.breadth : place.depth;
    double em = best->em > 0 ? best->em * STEP : SMALLEST_WORDS;

    while (em <= fmax(disc->largest, SMALLEST_WORDS)) {
        struct block block;
        if (type_block(disc->canvas->type, title, true, ALIGN_CENTRE, em * POINTS_PER_MM,
                       width * POINTS_PER_MM, &block) != STATUS_OK)
            return STATUS_NO_MEMORY;
        if (block.width > width * POINTS_PER_MM || block.height > height * POINTS_PER_MM)
            break;
        *best = (struct setting_of_words){place, along, em};
        em *= STEP;
    }
    return STATUS_OK;
}

static enum status place_words(const struct disc *disc, const struct wheel_segment *segment,
                               double angle, struct setting_of_words *best)
{
    double outer = disc->radius * (1 - RIM);
    enum status status = STATUS_OK;

    *best = (struct setting_of_words){0};
    for (int i = 0; i < 2 * WHEEL_PLACES && status == STATUS_OK; i++) {
        struct wheel_place place;
        bool along = i >= WHEEL_PLACES;
        if (wheel_place_of(&place, angle, disc->radius * WORDS_FROM, outer, EDGE,
                           i % WHEEL_PLACES) &&
            (along ? place.breadth : place.depth) >= SMALLEST_WORDS)
            status = try_place(disc, title_of(disc, segment), place, along, best);
    }
    return status;
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

static enum status draw_words(const struct disc *disc, const struct wheel_segment *segment,
                              struct wheel_sector sector, const struct setting_of_words *words)
{
    double middle = (sector.from + sector.to) / 2, turn = turn_of(middle, words->along);
    double at = words->place.inner + words->place.depth / 2;
    double width = words->along ? words->place.depth : words->place.breadth;
    double x = disc->x + at * sin(middle), y = disc->y - at * cos(middle);
    struct canvas *canvas = disc->canvas;
    struct strbuf what = {0};
    struct block block;

    if (type_block(canvas->type, title_of(disc, segment), true, ALIGN_CENTRE,
                   words->em * POINTS_PER_MM, width * POINTS_PER_MM, &block) != STATUS_OK)
        return STATUS_NO_MEMORY;
    canvas_save(canvas);
    canvas_move_origin(canvas, x, y, turn);
    canvas_block(canvas, &block, -width / 2, -block.height / POINTS_PER_MM / 2, COLOUR_DARK);
    canvas_restore(canvas);
    strbuf_addf(&what, "turned %.6f %s", turn, title_of(disc, segment));
    canvas_note(canvas, "words",
                (struct box){x, y, block.width / POINTS_PER_MM, block.height / POINTS_PER_MM},
                COLOUR_DARK, strbuf_text(&what));
    strbuf_release(&what);
    return STATUS_OK;
}

/* Draws a sector's piece of the rim. */
static void draw_rim(const struct disc *disc, const struct wheel_segment *segment,
                     struct wheel_sector sector, int number)
{
    const struct suit *suit = suit_of(disc, segment);
    double middle = (sector.from + sector.to) / 2, at = disc->radius * (1 - RIM / 2);
    double from = sector.from - M_PI / 2, to = sector.to - M_PI / 2;
    double size =
        fmin(0.72 * RIM * disc->radius, 1.6 * at * sin(fmin(sector.to - sector.from, M_PI) / 2));

    canvas_new_path(disc->canvas);
    canvas_arc(disc->canvas, disc->x, disc->y, disc->radius, from, to);
    canvas_arc(disc->canvas, disc->x, disc->y, disc->radius * (1 - RIM), to, from);
    canvas_close_path(disc->canvas);
    canvas_field(disc->canvas, suit ? suit->colour : PLAIN_RIM[number % 2]);
    if (!suit)
        return;
    handwork_sign(disc->work, disc->canvas, suit,
                  (struct box){disc->x + at * sin(middle) - size / 2,
                               disc->y - at * cos(middle) - size / 2, size, size});
}

static enum status draw_sector(const struct disc *disc, const struct wheel_segment *segment,
                               struct wheel_sector sector, int number)
{
    const struct suit *suit = suit_of(disc, segment);
    struct setting_of_words words;
    struct strbuf what = {0};
    enum status status = place_words(disc, segment, sector.to - sector.from, &words);

    if (status != STATUS_OK)
        return status;
    draw_rim(disc, segment, sector, number);
    strbuf_addf(&what, "%.6f %.6f %s", sector.from, sector.to, title_of(disc, segment));
    canvas_note(disc->canvas, "sector", (struct box){disc->x, disc->y, disc->radius, disc->radius},
                suit ? suit->colour : COLOUR_PAPER, strbuf_text(&what));
    strbuf_release(&what);
    return draw_words(disc, segment, sector, &words);
}

/* Draws all lines on top of the sectors, so that no field covers half a line. */
static void draw_lines(const struct disc *disc)
{
    const struct wheel *wheel = deck_wheel(disc->work->deck);
    double rim = disc->radius * (1 - RIM);

    for (int i = 0; i < wheel->count; i++) {
        struct wheel_sector sector = wheel_sector_of(wheel, i);
        if (sector.to - sector.from <= 0 || sector.to - sector.from >= 2 * M_PI)
            continue;
        canvas_segment(disc->canvas, disc->x, disc->y, disc->x + disc->radius * sin(sector.from),
                       disc->y - disc->radius * cos(sector.from));
        canvas_stroke(disc->canvas, COLOUR_DARK, SECTOR_LINE);
    }
    canvas_circle(disc->canvas, disc->x, disc->y, rim);
    canvas_stroke(disc->canvas, COLOUR_DARK, SECTOR_LINE);
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
        struct wheel_sector sector = wheel_sector_of(wheel, i);
        struct setting_of_words words;
        if (wheel->segments[i].weight == 0)
            continue;
        if (place_words(disc, &wheel->segments[i], sector.to - sector.from, &words) != STATUS_OK)
            return STATUS_NO_MEMORY;
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

    for (int i = 0, number = 0; i < wheel->count && status == STATUS_OK; i++)
        if (wheel->segments[i].weight > 0)
            status = draw_sector(&disc, &wheel->segments[i], wheel_sector_of(wheel, i), number++);
    if (status == STATUS_OK)
        draw_lines(&disc);
    return status;
}

/* Draws the arrow pointing right: a tail, a disc round the hole, a shaft, a head. */
static void draw_arrow(struct canvas *canvas, const struct wheel_layout *layout)
{
    double x = layout->arrow.x + layout->tail, y = layout->arrow.y + layout->arrow.height / 2;
    double hub = layout->hub, shaft = 0.4 * hub, tail = 0.65 * hub, head = 0.85 * hub;
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

static enum status draw_words_beside(const struct handwork *work, struct canvas *canvas,
                                     const struct wheel_layout *layout, struct diag *diag)
{
    struct message how = message_of(
        N_("Glue the wheel and the arrow to cardboard and let them dry. Cut both out and make a "
           "hole at each cross. Push a split pin through, with the arrow on top. Bend its legs "
           "apart behind the wheel, loosely enough for the arrow to turn. No split pin? Put a "
           "paper clip on the centre, hold it there with the tip of a pencil, and spin the clip."));
    struct box title = layout->words, words = layout->words;

    title.height = fmin(9, title.height / 5);
    words.y += title.height + 3;
    words.height -= title.height + 3;
    enum status status = lettering_line(canvas,
                                        &(struct lettering){.box = title,
                                                            .size = 7,
                                                            .bold = true,
                                                            .align = ALIGN_LEFT,
                                                            .colour = COLOUR_DARK,
                                                            .where = deck_about(work->deck)->where},
                                        handwork_title(work), diag);
    if (status == STATUS_OK)
        status = say_block(canvas,
                           &(struct lettering){.box = words,
                                               .size = 4.2,
                                               .above = true,
                                               .align = ALIGN_LEFT,
                                               .colour = COLOUR_DARK},
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
