/* The spin wheel: sectors as wide as their weights, words inside them, all of it on the paper. */
#include "cases.h"
#include "table.h"

#include "draw/sign.h"
#include "render/accessories/wheel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

#define SEGMENT(weight, title)                                                                     \
    "<segment does='trade-hands' weight='" weight "'><title lang='en'>" title "</title></segment>"

static const struct paper {
    const char *name;
    double width, height;
    int pages;
} papers[] = {{"A4", 210, 297, 1},        {"Letter", 215.9, 279.4, 1}, {"A3", 297, 420, 1},
              {"A4 across", 297, 210, 1}, {"square", 210, 210, 2},     {"A5", 148, 210, 1}};

static struct table lay_wheel(const char *segments)
{
    struct strbuf elements = {0};

    strbuf_addf(&elements, "<numbers values='1/2'/><wheel>%s</wheel>", segments);
    struct table table = table_lay(elements.text, NULL);
    strbuf_release(&elements);
    return table;
}

static void use_paper(struct table *table, const struct paper *paper)
{
    table->sheet->grid.paper_width = paper->width;
    table->sheet->grid.paper_height = paper->height;
}

/* Angles in degrees, worked out by hand; the first sector has its middle at the top. */
static const struct {
    const char *name, *segments;
    int count;
    struct {
        const char *title;
        double from, to;
    } sector[4];
} weights[] = {
    {"all the same",
     SEGMENT("1", "a") SEGMENT("1", "b") SEGMENT("1", "c"),
     3,
     {{"a", -60, 60}, {"b", 60, 180}, {"c", 180, 300}}},
    {"one twice as likely",
     SEGMENT("2", "a") SEGMENT("1", "b") SEGMENT("1", "c"),
     3,
     {{"a", -90, 90}, {"b", 90, 180}, {"c", 180, 270}}},
    {"one that never comes",
     SEGMENT("0", "n") SEGMENT("3", "a") SEGMENT("0", "m") SEGMENT("1", "b"),
     2,
     {{"a", -135, 135}, {"b", 135, 225}}},
    {"only one", SEGMENT("7", "a"), 1, {{"a", -180, 180}}},
    {"a narrow one", SEGMENT("1", "a") SEGMENT("35", "b"), 2, {{"a", -5, 5}, {"b", 5, 355}}},
};

START_TEST(a_sector_is_as_wide_as_its_share_of_the_weights_and_weight_0_has_none)
{
    struct table table = lay_wheel(weights[_i].segments);
    struct handwork work = table_handwork(&table);
    char start[64];
    int sectors = 0;

    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    for (const char *at = strstr(table.notes.text, "sector "); at;
         at = strstr(at + 1, "\nsector "), sectors++) {
        double from, to;
        const char *numbers = strchr(at, '#');
        ck_assert_int_lt(sectors, weights[_i].count);
        ck_assert_int_eq(sscanf(numbers, "#%*s %lf %lf", &from, &to), 2);
        ck_assert_double_eq_tol(from * 180 / M_PI, weights[_i].sector[sectors].from, 1e-3);
        ck_assert_double_eq_tol(to * 180 / M_PI, weights[_i].sector[sectors].to, 1e-3);
        snprintf(start, sizeof start, " %s\n", weights[_i].sector[sectors].title);
        ck_assert_msg(strstr(numbers, start) != NULL, "%s: no%s in\n%s", weights[_i].name, start,
                      numbers);
    }
    ck_assert_msg(sectors == weights[_i].count, "%s: %d sectors", weights[_i].name, sectors);
    table_clear(&table);
}
END_TEST

/* The angle of a point from the top, and how far it is from the axle. */
static void check_point(double x, double y, double from, double to, double radius,
                        const char *title)
{
    double angle = atan2(x, -y), middle = (from + to) / 2;
    double off = fabs(remainder(angle - middle, 2 * M_PI));

    ck_assert_msg(off < (to - from) / 2, "“%s” sticks out of its sector at %.1f, %.1f", title, x,
                  y);
    ck_assert_msg(hypot(x, y) < radius, "“%s” sticks out of the wheel at %.1f, %.1f", title, x, y);
}

static void read_line(const char *note, struct box *box, double numbers[2], int count,
                      char title[64])
{
    ck_assert_int_eq(
        sscanf(note, "%*s %lf %lf %lf %lf", &box->x, &box->y, &box->width, &box->height), 4);
    const char *rest = strchr(note, '#');
    if (count == 2)
        ck_assert_int_eq(sscanf(rest, "#%*s %lf %lf %63[^\n]", &numbers[0], &numbers[1], title), 3);
    else
        ck_assert_int_eq(sscanf(rest, "#%*s turned %lf %63[^\n]", &numbers[0], title), 2);
}

/* Each sector's note is followed by that of its words. */
static int check_words(const struct table *table)
{
    int checked = 0;

    for (const char *at = strstr(table->notes.text, "sector "); at;
         at = strstr(at + 1, "\nsector ")) {
        struct box disc, words;
        double angles[2], turn[2];
        char title[64], same[64];
        const char *note = strstr(at, "\nwords ");
        at += *at == '\n';
        read_line(at, &disc, angles, 2, title);
        ck_assert_ptr_nonnull(note);
        read_line(note + 1, &words, turn, 1, same);
        ck_assert_str_eq(title, same);
        for (int corner = 0; corner < 4; corner++) {
            double u = (corner & 1 ? 0.5 : -0.5) * words.width;
            double v = (corner & 2 ? 0.5 : -0.5) * words.height;
            check_point(words.x - disc.x + u * cos(turn[0]) - v * sin(turn[0]),
                        words.y - disc.y + u * sin(turn[0]) + v * cos(turn[0]), angles[0],
                        angles[1], disc.width, title);
        }
        ck_assert_double_le(fabs(turn[0]), M_PI / 2 + 1e-6); /* never upside down */
        checked++;
    }
    return checked;
}

START_TEST(titles_lie_inside_their_sectors_and_are_never_upside_down)
{
    struct table table = _i < (int)SIZE(weights)
                             ? lay_wheel(weights[_i].segments)
                             : lay_wheel(SEGMENT("5", "Donaudampfschiff") SEGMENT("1", "Swap")
                                             SEGMENT("3", "Choose a colour and lay them all")
                                                 SEGMENT("2", "Trade hands"));
    struct handwork work = table_handwork(&table);

    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    ck_assert_int_eq(check_words(&table), _i < (int)SIZE(weights) ? weights[_i].count : 4);
    table_clear(&table);
}
END_TEST

START_TEST(the_shipped_wheel_fills_the_paper_and_leaves_its_margin_free)
{
    struct table table = table_of_files("spin", "plain.xml");
    struct handwork work = table_handwork(&table);
    const struct paper *paper = &papers[_i];
    struct box area = {PAPER_EDGE, PAPER_EDGE, paper->width - 2 * PAPER_EDGE,
                       paper->height - 2 * PAPER_EDGE};

    use_paper(&table, paper);
    table_open_page(&table);
    ck_assert_int_eq(wheel_pages(&work), paper->pages);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    struct box ink = table_ink(&table);
    ck_assert_msg(box_contains(box_grown(area, 0.011), ink),
                  "%s: ink from %.2f, %.2f, %.2f by %.2f", paper->name, ink.x, ink.y, ink.width,
                  ink.height);
    ck_assert_double_ge(fmin(ink.width, ink.height), fmin(area.width, area.height) - 0.5);
    ck_assert_int_eq(check_words(&table), 9);
    if (paper->pages == 2)
        ck_assert_int_eq(wheel_draw_page(&work, 1, &table.canvas, &table.diag), STATUS_OK);
    ink = table_ink(&table);
    ck_assert(box_contains(box_grown(area, 0.011), ink));
    table_expect(&table, "Glue the wheel");
    ck_assert_uint_eq(table.diag.count, 0);
    table_clear(&table);
}
END_TEST

START_TEST(the_arrow_reaches_the_words_and_lies_beside_the_wheel)
{
    const struct paper *paper = &papers[_i];
    struct box area = {5, 5, paper->width - 10, paper->height - 10};
    struct wheel_layout layout = wheel_layout_for(area);
    struct box disc = {layout.x - layout.radius, layout.y - layout.radius, 2 * layout.radius,
                       2 * layout.radius};

    ck_assert(box_contains(area, disc));
    ck_assert(box_contains(area, layout.arrow));
    ck_assert(box_contains(area, layout.words));
    ck_assert_double_gt(layout.reach, 0.5 * layout.radius);
    ck_assert_double_lt(layout.reach, 0.56 * layout.radius);
    ck_assert(layout.arrow.y + layout.arrow.height <= layout.words.y ||
              layout.arrow.x + layout.arrow.width <= layout.words.x);
    if (layout.beside)
        ck_assert(layout.arrow.y >= disc.y + disc.height || layout.arrow.x >= disc.x + disc.width);
}
END_TEST

START_TEST(a_suit_has_its_colour_on_the_rim_and_the_others_have_grey_and_all_words_are_black)
{
    struct table table = lay_wheel("<segment does='draw-until' suit='red'><title lang='en'>Draw red"
                                   "</title></segment>" SEGMENT("1", "b") SEGMENT("1", "c"));
    struct handwork work = table_handwork(&table);
    int rims = 0;

    table.look.low_ink = _i;
    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    table_expect(&table, "#B24B42 -1.047198 1.047198 Draw red");
    for (const char *at = strstr(table.notes.text, "rim "); at; at = strstr(at + 1, "\nrim "))
        ck_assert_int_eq(strncmp(strchr(at, '#'), rims++ == 0 ? "#B24B42" : "#B5B5B5", 7), 0);
    ck_assert_int_eq(rims, 3);
    table_expect(&table, "#000000 Draw red");
    table_clear(&table);
}
END_TEST

/* Reads the note of an icon, which is turned about the middle that it names. */
static bool read_icon(const char *note, struct box *box, double *turn, char name[64])
{
    return sscanf(note, "icon %lf %lf %lf %lf #%*s turned %lf %63s", &box->x, &box->y, &box->width,
                  &box->height, turn, name) == 6;
}

START_TEST(each_sector_has_the_icon_of_what_it_does_inside_it_and_below_its_words)
{
    struct table table = table_of_files("spin", _i ? "studio.xml" : "plain.xml");
    struct handwork work = table_handwork(&table);
    const struct wheel *wheel = deck_wheel(table.deck);
    int icons = 0;

    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    for (const char *at = strstr(table.notes.text, "sector "); at;
         at = strstr(at + 1, "\nsector "), icons++) {
        struct box disc, icon, words;
        double angles[2], turn, words_turn[2];
        char title[64], name[64];
        at += *at == '\n';
        read_line(at, &disc, angles, 2, title);
        const char *note = strstr(at, "\nicon ");
        ck_assert_ptr_nonnull(note);
        ck_assert(read_icon(note + 1, &icon, &turn, name));
        ck_assert_str_eq(name, deck_wheel_word(wheel->segments[icons].effect));
        ck_assert_double_ge(icon.width, 20);
        for (int corner = 0; corner < 4; corner++) {
            double u = (corner & 1 ? 0.5 : -0.5) * icon.width;
            double v = (corner & 2 ? 0.5 : -0.5) * icon.height;
            check_point(icon.x - disc.x + u * cos(turn) - v * sin(turn),
                        icon.y - disc.y + u * sin(turn) + v * cos(turn), angles[0], angles[1],
                        disc.width, title);
        }
        read_line(strstr(at, "\nwords ") + 1, &words, words_turn, 1, title);
        ck_assert_double_eq_tol(words_turn[0], turn, 1e-5);
        double out = hypot(words.x - disc.x, words.y - disc.y);
        ck_assert_double_gt(out - words.height / 2,
                            hypot(icon.x - disc.x, icon.y - disc.y) + icon.height / 2 - 1);
    }
    ck_assert_int_eq(icons, 9);
    table_clear(&table);
}
END_TEST

/* A card is what its line encloses; the bubble of a shout is none. */
START_TEST(the_cards_of_all_icons_are_equally_large)
{
    struct table table = table_of_files("spin", "studio.xml");
    const struct wheel *wheel = deck_wheel(table.deck);
    double usual = 0;
    int cards = 0;

    for (int i = 0; i < wheel->count; i++) {
        const struct sign *sign =
            template_sign(table.template, deck_wheel_word(wheel->segments[i].effect));
        ck_assert_ptr_nonnull(sign);
        if (wheel->segments[i].effect == WHEEL_SHOUT)
            continue;
        for (size_t stroke = 0; stroke < sign->count; stroke++) {
            const struct path *path = &sign->strokes[stroke].path;
            const struct path_step *step = path->steps;
            if (sign->strokes[stroke].width <= 0 || step[path->count - 1].verb != PATH_CLOSE)
                continue;
            /* Its upper edge, between the round corners. */
            double edge = hypot(step[1].at[0] - step[0].at[0], step[1].at[1] - step[0].at[1]);
            usual = cards++ == 0 ? edge : usual;
            ck_assert_msg(fabs(edge - usual) < 0.03, "%s: %f, not %f", sign->name, edge, usual);
        }
    }
    ck_assert_int_ge(cards, 18);
    table_clear(&table);
}
END_TEST

/* Sets *least and *most to how far a sign's points reach along x (0) or y (1). */
static void reach_of(const struct sign *sign, int axis, double *least, double *most)
{
    *least = INFINITY;
    *most = -INFINITY;
    for (size_t stroke = 0; stroke < sign->count; stroke++)
        for (size_t i = 0; i < sign->strokes[stroke].path.count; i++) {
            const struct path_step *step = &sign->strokes[stroke].path.steps[i];
            double at = step->at[axis + (step->verb == PATH_CURVE ? 4 : 0)];
            if (step->verb == PATH_CLOSE)
                continue;
            *least = fmin(*least, at);
            *most = fmax(*most, at);
        }
}

START_TEST(all_icons_fill_their_box_alike_and_stand_on_the_middle_of_their_sector)
{
    struct table table = table_of_files("spin", "studio.xml");
    const struct wheel *wheel = deck_wheel(table.deck);

    for (int i = 0; i < wheel->count; i++) {
        const char *name = deck_wheel_word(wheel->segments[i].effect);
        const struct sign *sign = template_sign(table.template, name);
        double left, right, top, bottom;
        reach_of(sign, 0, &left, &right);
        reach_of(sign, 1, &top, &bottom);
        ck_assert_msg(fabs(left + right) < 0.6, "%s: from %.2f to %.2f", name, left, right);
        ck_assert_msg(fmax(right - left, bottom - top) > 7.5 && right < 4.9 && bottom < 4.9 &&
                          left > -4.9 && top > -4.9,
                      "%s: %.2f to %.2f, %.2f to %.2f", name, left, right, top, bottom);
    }
    table_clear(&table);
}
END_TEST

/* The icon "draw-until" of a template of one's own: none, or a card of 4 by 6 in the middle. */
static const char *const own_icons[] = {
    "", "<sign name='draw-until'><line width='0.5' d='M -2 -3 H 2 V 3 H -2 Z'/></sign>",
    "<sign name='draw-until'><line width='0.5' d='M -2 -3 H 2'/></sign>"};

START_TEST(a_template_without_icons_shows_the_suit_alone_and_no_other_icon)
{
    struct strbuf template = {0};

    strbuf_addf(&template,
                "<template format='1'><title lang='en'>t</title><card width='63' height='88'/>"
                "<font family='Andika'/>%s<sign name='square'><area d='M -4 -4 H 4 V 4 H -4 Z'/>"
                "</sign><face><layer for='number'><number x='12' y='25' width='39' height='37' "
                "size='26'/></layer></face></template>",
                own_icons[_i]);
    struct table table = table_lay(
        "<numbers values='1/2'/><wheel><segment does='draw-until' "
        "suit='red'><title lang='en'>Draw red</title></segment>" SEGMENT("1", "b") "</wheel>",
        template.text);
    struct handwork work = table_handwork(&table);
    int icons = 0;

    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_OK);
    for (const char *at = strstr(table.notes.text, "\nicon "); at; at = strstr(at + 1, "\nicon "))
        icons++;
    ck_assert_int_eq(icons, 1);
    table_expect(&table, "turned 0.000000 draw-until");
    table_clear(&table);
    strbuf_release(&template);
}
END_TEST

START_TEST(a_title_that_is_too_long_is_refused_at_its_place_and_so_is_every_further_one)
{
    struct table table = lay_wheel(SEGMENT("1", "Donaudampfschifffahrtsgesellschaftskapitaen")
                                       SEGMENT("200", "b") SEGMENT("1", "Much too narrow"));
    struct handwork work = table_handwork(&table);

    table_open_page(&table);
    ck_assert_int_eq(wheel_draw_page(&work, 0, &table.canvas, &table.diag), STATUS_INVALID);
    ck_assert_uint_eq(table.diag.errors, 2);
    int column = 0;
    for (size_t i = 0; i < table.diag.count; i++) {
        const struct diag_entry *entry = &table.diag.entries[i];
        if (entry->severity != SEVERITY_ERROR)
            continue; /* that no card turns this wheel */
        ck_assert_ptr_nonnull(strstr(entry->message.id, "does not fit its sector"));
        ck_assert_str_eq(entry->where.file, "test.xml");
        ck_assert_int_eq(entry->where.line, 2);
        ck_assert_int_gt(entry->where.column, column);
        column = entry->where.column;
        ck_assert_str_eq(entry->message.arg[1].number, "1.8");
    }
    table_clear(&table);
}
END_TEST

void add_wheel_tests(Suite *suite)
{
    TCase *wheel = add_case(suite, "wheel");

    tcase_add_loop_test(wheel,
                        a_sector_is_as_wide_as_its_share_of_the_weights_and_weight_0_has_none, 0,
                        SIZE(weights));
    tcase_add_loop_test(wheel, titles_lie_inside_their_sectors_and_are_never_upside_down, 0,
                        SIZE(weights) + 1);
    tcase_add_loop_test(wheel, the_shipped_wheel_fills_the_paper_and_leaves_its_margin_free, 0,
                        SIZE(papers));
    tcase_add_loop_test(wheel, the_arrow_reaches_the_words_and_lies_beside_the_wheel, 0,
                        SIZE(papers));
    tcase_add_loop_test(
        wheel, a_suit_has_its_colour_on_the_rim_and_the_others_have_grey_and_all_words_are_black, 0,
        2);
    tcase_add_loop_test(
        wheel, each_sector_has_the_icon_of_what_it_does_inside_it_and_below_its_words, 0, 2);
    tcase_add_test(wheel, the_cards_of_all_icons_are_equally_large);
    tcase_add_test(wheel, all_icons_fill_their_box_alike_and_stand_on_the_middle_of_their_sector);
    tcase_add_loop_test(wheel, a_template_without_icons_shows_the_suit_alone_and_no_other_icon, 0,
                        SIZE(own_icons));
    tcase_add_test(wheel,
                   a_title_that_is_too_long_is_refused_at_its_place_and_so_is_every_further_one);
}
