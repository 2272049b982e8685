/*
 * The fronts of `breuk print fractions --template studio` as a plain program draws them with cairo:
 * numbers written out, nothing read, nothing checked, no tags. As in breuk, what cards of a suit
 * share, a wild card and what stands round the cards are recorded once, and text is set once.
 * Lengths are points; a card's origin is its upper left corner.
 *
 * usage: studio-yardstick OUTPUT.pdf [tags]     tags: each card is tagged as a figure
 */
#include "studio_shapes.h"

#include <cairo-pdf.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MM (72 / 25.4)

enum { COLUMNS = 3, ROWS = 3, SUITS = 4, LAST = 10, WILDS = 6, MOST_WORDS = 256, MOST_GLYPHS = 80 };
enum { CHOOSE, DRAW_FOUR };

static const double width = 63 * MM, height = 88 * MM, middle_x = 31.5 * MM, middle_y = 44 * MM;
/* The middle of the number in a tab. */
static const double tab_x = 8.45 * MM, tab_y = 9.6 * MM;

/* The unit of the shape behind a number: it has 1480 mm². */
static const double largest[SHAPES] = {16.064, 16.079, 16.079, 16.079};

static const struct suit {
    int shape;
    const char *letter;
    double ink[3], tint[3], on[3]; /* on: what is drawn on the ink */
    const char *action;
} suits[SUITS] = {
    {CIRCLE, "B", {.192, .263, .529}, {.514, .608, .91}, {1, 1, 1}, "Draw two"},
    {TRIANGLE, "G", {.322, .647, .596}, {.533, .859, .8}, {0, 0, 0}, "Reverse"},
    {SQUARE, "R", {.698, .294, .259}, {1, .573, .522}, {1, 1, 1}, "Draw two"},
    {STAR, "Y", {1, .765, .176}, {1, .89, .663}, {0, 0, 0}, "Reverse"},
};

static cairo_font_face_t *faces[2]; /* regular, bold */

static void ink(cairo_t *cr, const double rgb[3])
{
    cairo_set_source_rgb(cr, rgb[0], rgb[1], rgb[2]);
}

/* ---- text ---- */

/* Text of size 1, its glyphs from its origin. */
struct word {
    const char *text;
    bool bold;
    cairo_glyph_t glyphs[MOST_GLYPHS];
    int count;
    cairo_text_extents_t extents;
};

static const struct word *word_of(const char *text, bool bold)
{
    static struct word words[MOST_WORDS];
    static int count;
    static cairo_scaled_font_t *fonts[2];
    cairo_matrix_t identity;

    for (int i = 0; i < count; i++)
        if (words[i].bold == bold && strcmp(words[i].text, text) == 0)
            return &words[i];
    if (!fonts[bold]) {
        cairo_font_options_t *options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_matrix_init_identity(&identity);
        fonts[bold] = cairo_scaled_font_create(faces[bold], &identity, &identity, options);
        cairo_font_options_destroy(options);
    }
    struct word *word = &words[count++];
    cairo_glyph_t *glyphs = word->glyphs;
    word->text = text;
    word->bold = bold;
    word->count = MOST_GLYPHS;
    cairo_scaled_font_text_to_glyphs(fonts[bold], 0, 0, text, -1, &glyphs, &word->count, NULL, NULL,
                                     NULL);
    cairo_scaled_font_glyph_extents(fonts[bold], word->glyphs, word->count, &word->extents);
    return word;
}

static void show(cairo_t *cr, const struct word *word, double x, double y, double size)
{
    cairo_glyph_t glyphs[MOST_GLYPHS];

    for (int i = 0; i < word->count; i++) {
        glyphs[i] = word->glyphs[i];
        glyphs[i].x = x + size * glyphs[i].x;
        glyphs[i].y = y + size * glyphs[i].y;
    }
    cairo_set_font_face(cr, faces[word->bold]);
    cairo_set_font_size(cr, size);
    cairo_show_glyphs(cr, glyphs, word->count);
}

/* Its ink in the middle of x. */
static void show_centred(cairo_t *cr, const struct word *word, double x, double y, double size)
{
    show(cr, word, x - size * (word->extents.x_bearing + word->extents.width / 2), y, size);
}

static void bar(cairo_t *cr)
{
    cairo_new_path(cr);
    cairo_move_to(cr, 10 * MM, 3 * MM);
    cairo_arc(cr, 58.6 * MM, 4.2 * MM, 1.2 * MM, -M_PI / 2, M_PI / 2);
    cairo_arc_negative(cr, 15.2 * MM, 6.9 * MM, 1.5 * MM, -M_PI / 2, -M_PI);
    cairo_line_to(cr, 13.7 * MM, 8 * MM);
    cairo_line_to(cr, 10 * MM, 8 * MM);
    cairo_close_path(cr);
    cairo_fill(cr);
}

/* Turns the card about its middle. */
static void turn(cairo_t *cr)
{
    cairo_translate(cr, width, height);
    cairo_scale(cr, -1, -1);
}

/* ---- numbers ---- */

static bool turns(const char *digits)
{
    return digits[strspn(digits, "0689")] == '\0';
}

/* A line that reaches so far to either side of x: thin ones have square ends. */
static void level_line(cairo_t *cr, double x, double y, double half, double thick)
{
    if (thick < .8 * MM) {
        cairo_rectangle(cr, x - half - thick / 2, y - thick / 2, 2 * half + thick, thick);
        cairo_fill(cr);
        return;
    }
    round_line(cr, thick);
    cairo_move_to(cr, x - half, y);
    cairo_line_to(cr, x + half, y);
    cairo_stroke(cr);
}

/* A fraction round the middle of its bar, as large as the size and the room allow. */
static void fraction(cairo_t *cr, int above, int below, double x, double y, double most_width,
                     double most_height, double size)
{
    static const double thick = .085, gap = .13, overhang = .1, digit = .713;
    static char texts[LAST + 1][4];

    snprintf(texts[above], sizeof texts[above], "%d", above);
    snprintf(texts[below], sizeof texts[below], "%d", below);
    const struct word *upper = word_of(texts[above], true), *lower = word_of(texts[below], true);
    double ink_width = fmax(upper->extents.width, lower->extents.width) + 2 * overhang;
    double em = fmin(size, most_height / (2 * (digit + gap) + thick));
    em = fmin(em, most_width / ink_width);
    double half = em * (ink_width - thick) / 2, foot = y + em * (thick / 2 + gap + digit);
    bool underlined = turns(texts[above]) && turns(texts[below]) &&
                      (above == 6 || above == 9 || below == 6 || below == 9) && above + below != 15;

    show_centred(cr, upper, x, y - em * (thick / 2 + gap), em);
    show_centred(cr, lower, x, foot, em);
    level_line(cr, x, y, half, em * thick);
    if (underlined)
        level_line(cr, x, foot + em * .105, em * .15, em * .06);
}

/* ---- actions ---- */

static void sign(cairo_t *cr, void (*draw)(cairo_t *cr), double x, double y, double scale)
{
    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, scale, scale);
    draw(cr);
    cairo_restore(cr);
}

/* A sign in the middle and in both tabs, and its name. */
static void action(cairo_t *cr, void (*draw)(cairo_t *cr), const char *name, double large,
                   double in_tab, const double on[3])
{
    static const double black[3];
    const struct word *word = word_of(name, true);

    ink(cr, on);
    sign(cr, draw, middle_x, middle_y, large);
    for (int i = 0; i < 2; i++) {
        cairo_save(cr);
        if (i == 1)
            turn(cr);
        sign(cr, draw, tab_x, 9.9 * MM, in_tab);
        cairo_restore(cr);
    }
    ink(cr, black);
    for (int i = 0; i < 2; i++) {
        cairo_save(cr);
        if (i == 1)
            turn(cr);
        show(cr, word, 4.5 * MM - 15.816 * word->extents.x_bearing, 79.6 * MM, 15.816);
        cairo_restore(cr);
    }
}

/* ---- what is recorded ---- */

static cairo_t *begin_recording(double wide, double high)
{
    const cairo_rectangle_t extents = {0, 0, wide, high};
    cairo_surface_t *recording =
        cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *cr = cairo_create(recording);

    cairo_surface_destroy(recording); /* cr has it */
    return cr;
}

static cairo_surface_t *end_recording(cairo_t *cr)
{
    cairo_surface_t *recording = cairo_surface_reference(cairo_get_target(cr));

    cairo_destroy(cr);
    return recording;
}

static void paint(cairo_t *cr, cairo_surface_t *recording)
{
    cairo_set_source_surface(cr, recording, 0, 0);
    cairo_paint(cr);
}

/* The whole, bars and tabs of a suit. */
static cairo_surface_t *ground(const struct suit *suit, const double whole[3])
{
    cairo_t *cr = begin_recording(width, height);

    shape(cr, suit->shape, middle_x, middle_y, largest[suit->shape]);
    ink(cr, whole);
    cairo_fill_preserve(cr);
    ink(cr, suit->ink);
    round_line(cr, .8 * MM);
    cairo_stroke(cr);
    for (int i = 0; i < 2; i++) {
        if (i == 1)
            turn(cr);
        cairo_set_source_rgb(cr, 1, 1, 1);
        rounded(cr, 2.5 * MM, 2.3 * MM, 11.9 * MM, 24.4 * MM, 4.3 * MM);
        cairo_fill(cr);
        ink(cr, suit->ink);
        bar(cr);
        rounded(cr, 3.2 * MM, 3 * MM, 10.5 * MM, 23 * MM, 3.6 * MM);
        cairo_fill(cr);
        ink(cr, suit->on);
        small_shape(cr, suit->shape, tab_x, 18.2 * MM, .45 * MM);
        cairo_fill(cr);
        show_centred(cr, word_of(suit->letter, true), tab_x, 24.8 * MM, 5.1 * MM);
    }
    return end_recording(cr);
}

/* The four suits round a point; their shapes have so many points a unit. */
static void wheel(cairo_t *cr, double x, double y, double radius, double gap, double away,
                  double unit)
{
    for (int i = 0; i < SUITS; i++) {
        double at = (i - 1) * M_PI / 2;
        ink(cr, suits[i].ink);
        cairo_move_to(cr, x, y);
        cairo_arc(cr, x, y, radius, at - M_PI / 4, at + M_PI / 4);
        cairo_close_path(cr);
        cairo_fill(cr);
        ink(cr, suits[i].on);
        small_shape(cr, suits[i].shape, x + away * cos(at), y + away * sin(at), unit);
        cairo_fill(cr);
    }
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_set_line_width(cr, gap);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
    for (int i = 0; i < SUITS; i++) {
        double at = (i + .5) * M_PI / 2, end = radius + gap * 1.5 / 2;
        cairo_move_to(cr, x, y);
        cairo_line_to(cr, x + end * cos(at), y + end * sin(at));
    }
    cairo_stroke(cr);
}

static cairo_surface_t *wild(int kind)
{
    static const double black[3];
    cairo_t *cr = begin_recording(width, height);

    wheel(cr, middle_x, middle_y, 21.3 * MM, 1.3 * MM, 43.79, 2.056);
    cairo_arc(cr, middle_x, middle_y, 9.6 * MM, 0, 2 * M_PI);
    cairo_fill(cr);
    for (int i = 0; i < 2; i++) {
        cairo_save(cr);
        if (i == 1)
            turn(cr);
        ink(cr, black);
        bar(cr);
        rounded(cr, 3.6 * MM, 3.4 * MM, 9.7 * MM, 22.2 * MM, 3.2 * MM);
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_fill_preserve(cr);
        ink(cr, black);
        cairo_set_line_width(cr, .8 * MM);
        cairo_stroke(cr);
        wheel(cr, tab_x, 20 * MM, 4 * MM, .4 * MM, 6.804, .5105);
        cairo_restore(cr);
    }
    action(cr, kind == CHOOSE ? choose : draw_four,
           kind == CHOOSE ? "Choose a colour" : "Draw four", 1.3 * MM, .69 * MM, black);
    return end_recording(cr);
}

static void mark(cairo_t *cr, double x, double y, double to_x, double to_y)
{
    cairo_move_to(cr, x, y);
    cairo_line_to(cr, to_x, to_y);
}

static void add_marks(cairo_t *cr)
{
    for (int i = 0; i <= COLUMNS; i++) {
        double x = (10.5 + 63 * i) * MM;
        mark(cr, x, 10 * MM, x, 15 * MM);
        mark(cr, x, 282 * MM, x, 287 * MM);
    }
    for (int i = 0; i <= ROWS; i++) {
        double y = (16.5 + 88 * i) * MM;
        mark(cr, 4 * MM, y, 9 * MM, y);
        mark(cr, 201 * MM, y, 206 * MM, y);
    }
    for (int row = 0; row <= ROWS; row++)
        for (int column = 0; column <= COLUMNS; column++) {
            double x = (10.5 + 63 * column) * MM, y = (16.5 + 88 * row) * MM, arm = 1.5 * MM;
            mark(cr, x - arm, y, x + arm, y);
            mark(cr, x, y - arm, x, y + arm);
        }
}

/* Crop marks on a white edge, and the ruler. */
static cairo_surface_t *furniture(void)
{
    cairo_t *cr = begin_recording(210 * MM, 297 * MM);

    add_marks(cr);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_set_line_width(cr, .4 * MM);
    cairo_stroke_preserve(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_set_line_width(cr, .1 * MM);
    cairo_stroke(cr);
    mark(cr, 55 * MM, 288 * MM, 155 * MM, 288 * MM);
    for (int i = 0; i <= 10; i++)
        mark(cr, (55 + 10 * i) * MM, 288 * MM, (55 + 10 * i) * MM,
             (i % 5 == 0 ? 289.4 : 288.7) * MM);
    cairo_set_line_width(cr, .15 * MM);
    cairo_stroke(cr);
    show_centred(cr,
                 word_of("this line is 100 mm long; if yours is not, print again at 100%", false),
                 105 * MM, 827.96, 6.236);
    return end_recording(cr);
}

/* ---- pages ---- */

struct pages {
    cairo_t *cr;
    int cards, total;
    cairo_surface_t *furniture;
    bool tagged;
};

static void begin_card(struct pages *pages)
{
    int at = pages->cards % (COLUMNS * ROWS);

    if (pages->tagged && at == 0) {
        /* cairo (1.16) forgets a tag that stands before the first thing on a page, if that is
         * painted from a recording. */
        cairo_set_source_rgb(pages->cr, 1, 1, 1);
        cairo_rectangle(pages->cr, 0, 0, .03, .03);
        cairo_fill(pages->cr);
    }
    if (pages->tagged)
        cairo_tag_begin(pages->cr, "Figure", NULL);
    cairo_save(pages->cr);
    cairo_translate(pages->cr, (10.5 + 63 * (at % COLUMNS)) * MM,
                    (16.5 + 88 * (at / COLUMNS)) * MM);
}

static void end_page(struct pages *pages)
{
    static char labels[64][56];
    const int on_page = COLUMNS * ROWS, last = (pages->total + on_page - 1) / on_page;
    int page = (pages->cards + on_page - 1) / on_page;

    paint(pages->cr, pages->furniture);
    snprintf(labels[page], sizeof *labels, "Fractions \302\267 a4 \302\267 front %d of %d", page,
             last);
    cairo_set_source_rgb(pages->cr, 0, 0, 0);
    show_centred(pages->cr, word_of(labels[page], false), 105 * MM, 20.617, 5.278);
    cairo_show_page(pages->cr);
}

static void end_card(struct pages *pages)
{
    cairo_restore(pages->cr);
    if (pages->tagged)
        cairo_tag_end(pages->cr, "Figure");
    pages->cards++;
    if (pages->cards % (COLUMNS * ROWS) == 0 || pages->cards == pages->total)
        end_page(pages);
}

static void number_card(cairo_t *cr, const struct suit *suit, int above, int below)
{
    static const double black[3];

    ink(cr, black);
    fraction(cr, above, below, middle_x, middle_y, 30 * MM, 28 * MM, 18.2 * MM);
    ink(cr, suit->on);
    fraction(cr, above, below, tab_x, tab_y, 7.9 * MM, 10.2 * MM, 6.3 * MM);
    turn(cr);
    fraction(cr, above, below, tab_x, tab_y, 7.9 * MM, 10.2 * MM, 6.3 * MM);
}

int main(int count, char **arguments)
{
    if (count < 2) {
        fprintf(stderr, "usage: studio-yardstick OUTPUT.pdf [tags]\n");
        return EXIT_FAILURE;
    }
    for (int i = 0; i < 2; i++)
        faces[i] =
            cairo_toy_font_face_create("Andika", CAIRO_FONT_SLANT_NORMAL,
                                       i == 1 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_surface_t *surface = cairo_pdf_surface_create(arguments[1], 210 * MM, 297 * MM);
    struct pages pages = {.cr = cairo_create(surface),
                          .total = SUITS * (LAST * (LAST - 1) / 2 + 1) + 2 * WILDS,
                          .furniture = furniture(),
                          .tagged = count > 2};

    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, "Fractions");
    for (const struct suit *suit = suits; suit < suits + SUITS; suit++) {
        cairo_surface_t *recording = ground(suit, suit->tint);
        for (int below = 2; below <= LAST; below++)
            for (int above = 1; above < below; above++) {
                begin_card(&pages);
                paint(pages.cr, recording);
                number_card(pages.cr, suit, above, below);
                end_card(&pages);
            }
        cairo_surface_destroy(recording);
        recording = ground(suit, suit->ink);
        begin_card(&pages);
        paint(pages.cr, recording);
        action(pages.cr, *suit->action == 'D' ? draw_two : reverse, suit->action, 2.4 * MM,
               .78 * MM, suit->on);
        end_card(&pages);
        cairo_surface_destroy(recording);
    }
    for (int kind = CHOOSE; kind <= DRAW_FOUR; kind++) {
        cairo_surface_t *recording = wild(kind);
        for (int i = 0; i < WILDS; i++) {
            begin_card(&pages);
            paint(pages.cr, recording);
            end_card(&pages);
        }
        cairo_surface_destroy(recording);
    }
    cairo_destroy(pages.cr);
    cairo_surface_destroy(pages.furniture);
    cairo_surface_finish(surface);
    cairo_status_t status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    for (int i = 0; i < 2; i++)
        cairo_font_face_destroy(faces[i]);
    if (status)
        fprintf(stderr, "%s: %s\n", arguments[1], cairo_status_to_string(status));
    return status ? EXIT_FAILURE : EXIT_SUCCESS;
}
