/* The box for the cards: its panels meet, it holds the deck, and it stays on the paper. */
#include "cases.h"
#include "table.h"

#include "render/accessories/tuck_box.h"
#include "render/accessories/tuck_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

static const struct {
    double width, height;
    int cards;
    double thickness;
} stacks[] = {{63, 88, 108, 0.3},   {63, 88, 98, 0.3},     {44, 67, 1, 0.05},
              {88.9, 127, 55, 0.3}, {50.8, 88.9, 20, 0.5}, {59, 92, 196, 0.25}};

static struct tuck_box box_of_stack(int i)
{
    return tuck_box_for(stacks[i].width, stacks[i].height, stacks[i].cards, stacks[i].thickness);
}

START_TEST(there_is_room_for_the_stack_and_the_panels_allow_for_the_board)
{
    struct tuck_box box = box_of_stack(_i);
    double stack = stacks[_i].cards * stacks[_i].thickness;

    ck_assert_double_eq_tol(box.inner_width - stacks[_i].width, 1.5, 1e-9);
    ck_assert_double_eq_tol(box.inner_height - stacks[_i].height, 1.5, 1e-9);
    ck_assert_double_eq_tol(box.inner_depth - stack, 1.5, 1e-9);
    ck_assert_double_ge(box.inner_width * box.inner_height * box.inner_depth,
                        stacks[_i].width * stacks[_i].height * stack);
    /* Half a board at each side; in depth two flaps more, in height two more. */
    ck_assert_double_eq_tol(box.width - box.inner_width, 0.3, 1e-9);
    ck_assert_double_eq_tol(box.depth - box.inner_depth, 0.9, 1e-9);
    ck_assert_double_eq_tol(box.height - box.inner_height, 0.9, 1e-9);
    ck_assert_double_eq_tol(box.net_width, 2 * (box.width + box.depth) + 12, 1e-9);
    ck_assert_double_eq_tol(box.net_height, box.height + 2 * (box.depth + 14), 1e-9);
    /* The dust flaps lie side by side below the lid, the tuck flap between the sides. */
    ck_assert_double_lt(2 * box.dust, box.width);
    ck_assert_double_lt(box.width - 2 * box.relief, box.inner_width);
}
END_TEST

static bool same_point(struct tuck_point one, struct tuck_point other)
{
    return fabs(one.x - other.x) < 1e-9 && fabs(one.y - other.y) < 1e-9;
}

/* In how many panels an edge stands: in a neighbour it runs the other way. */
static int count_edge(const struct tuck_box *box, struct tuck_point from, struct tuck_point to)
{
    int count = 0;

    for (int name = 0; name < TUCK_PANELS; name++) {
        struct tuck_panel panel = tuck_box_panel(box, (enum tuck_panel_name)name);
        for (int edge = 0; edge < panel.corners; edge++) {
            struct tuck_point start = panel.at[edge], end = panel.at[(edge + 1) % panel.corners];
            bool same = (same_point(start, from) && same_point(end, to)) ||
                        (same_point(start, to) && same_point(end, from));
            if (same)
                count++;
        }
    }
    return count;
}

START_TEST(every_fold_joins_two_panels_along_their_whole_edges_and_every_cut_frees_one)
{
    struct tuck_box box = box_of_stack(_i);
    int folds = 0, notches = 0;

    for (int name = 0; name < TUCK_PANELS; name++) {
        struct tuck_panel panel = tuck_box_panel(&box, (enum tuck_panel_name)name);
        for (int edge = 0; edge < panel.corners; edge++) {
            struct tuck_point from = panel.at[edge], to = panel.at[(edge + 1) % panel.corners];
            int panels = count_edge(&box, from, to);
            ck_assert_msg(panels == (panel.edge[edge] == TUCK_FOLD ? 2 : 1),
                          "edge %d of panel %d stands in %d panels", edge, name, panels);
            folds += panel.edge[edge] == TUCK_FOLD;
            notches += panel.edge[edge] == TUCK_NOTCHED;
            ck_assert(from.x > -1e-9 && from.x < box.net_width + 1e-9);
            ck_assert(from.y > -1e-9 && from.y < box.net_height + 1e-9);
        }
    }
    /* Three between the walls and one for the glue, two lids and their flaps, four against dust. */
    ck_assert_int_eq(folds, 2 * (3 + 1 + 4 + 4));
    ck_assert_int_eq(notches, 1);
}
END_TEST

/* Whether a point lies in a panel, whose corners go round clockwise, and not on its edge. */
static bool inside(const struct tuck_panel *panel, struct tuck_point point)
{
    for (int edge = 0; edge < panel->corners; edge++) {
        struct tuck_point from = panel->at[edge], to = panel->at[(edge + 1) % panel->corners];
        double side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
        if (side < 1e-6)
            return false;
    }
    return true;
}

START_TEST(no_two_panels_lie_over_each_other)
{
    struct tuck_box box = box_of_stack(_i);

    for (double x = 0.25; x < box.net_width; x += 0.5)
        for (double y = 0.25; y < box.net_height; y += 0.5) {
            int panels = 0;
            for (int name = 0; name < TUCK_PANELS; name++) {
                struct tuck_panel panel = tuck_box_panel(&box, (enum tuck_panel_name)name);
                panels += inside(&panel, (struct tuck_point){x, y});
            }
            ck_assert_msg(panels <= 1, "%d panels at %.2f, %.2f", panels, x, y);
        }
}
END_TEST

/* Of A4 and A3 less the margins. */
static const struct {
    double width, height;
    int cards;
    double thickness, paper_width, paper_height;
    int boxes;
} needs[] = {
    {63, 88, 108, 0.3, 200, 287, 1},     {63, 88, 112, 0.3, 200, 287, 1},
    {63, 88, 196, 0.3, 200, 287, 2},     {63, 88, 196, 0.3, 287, 410, 1},
    {63, 88, 208, 0.3, 205.9, 269.4, 2}, {63, 88, 196, 0.1, 200, 287, 1},
    {63, 88, 1000, 0.3, 200, 287, 8},    {88.9, 127, 55, 0.3, 200, 287, 1},
    {63, 88, 10, 0.3, 100, 100, 0},      {63, 88, 1, 3, 100, 287, 0},
};

START_TEST(the_fewest_boxes_that_fit_get_the_cards_in_even_shares)
{
    int boxes =
        tuck_boxes_needed(needs[_i].width, needs[_i].height, needs[_i].cards, needs[_i].thickness,
                          needs[_i].paper_width, needs[_i].paper_height);
    int cards = 0;
    bool turned;

    ck_assert_msg(boxes == needs[_i].boxes, "need %d: %d boxes", _i, boxes);
    for (int i = 0; i < boxes; i++) {
        int share = tuck_box_share(needs[_i].cards, boxes, i);
        struct tuck_box box =
            tuck_box_for(needs[_i].width, needs[_i].height, share, needs[_i].thickness);
        ck_assert_int_le(abs(share - needs[_i].cards / boxes), 1);
        ck_assert(tuck_box_fits(&box, needs[_i].paper_width, needs[_i].paper_height, &turned));
        cards += share;
    }
    ck_assert_int_eq(cards, boxes > 0 ? needs[_i].cards : 0);
    if (boxes > 1) {
        struct tuck_box box =
            tuck_box_for(needs[_i].width, needs[_i].height,
                         tuck_box_share(needs[_i].cards, boxes - 1, 0), needs[_i].thickness);
        ck_assert(!tuck_box_fits(&box, needs[_i].paper_width, needs[_i].paper_height, &turned));
    }
}
END_TEST

static const struct {
    const char *deck;
    double width, height; /* of the paper */
    int boxes;
} pages[] = {{"classic", 210, 297, 1},   {"classic", 215.9, 279.4, 1}, {"fractions", 210, 297, 2},
             {"fractions", 297, 420, 1}, {"spin", 215.9, 279.4, 1},    {"classic", 420, 297, 1}};

START_TEST(a_box_stays_inside_the_papers_margin_and_names_the_deck_and_its_cards)
{
    struct table table = table_of_files(pages[_i].deck, "plain.xml");
    struct tuck_job job = {table_handwork(&table), deck_printed(table.deck), 0.3, true};
    struct box area = {PAPER_EDGE, PAPER_EDGE, pages[_i].width - 2 * PAPER_EDGE,
                       pages[_i].height - 2 * PAPER_EDGE};

    table.sheet->grid.paper_width = pages[_i].width;
    table.sheet->grid.paper_height = pages[_i].height;
    ck_assert_int_eq(tuck_paper_boxes(&job, NULL), pages[_i].boxes);
    table_open_page(&table);
    enum status status = tuck_draw_page(&job, 0, &table.canvas, &table.diag);
    ck_assert_msg(status == STATUS_OK, "%s: %s", pages[_i].deck,
                  table.diag.count > 0 ? table.diag.entries[0].message.arg[0].text : "");
    struct box ink = table_ink(&table);
    ck_assert_msg(box_contains(box_grown(area, 0.011), ink),
                  "%s: ink from %.2f, %.2f, %.2f by %.2f", pages[_i].deck, ink.x, ink.y, ink.width,
                  ink.height);
    table_expect(&table, handwork_title(&job.work));
    table_expect(&table, pages[_i].boxes > 1 ? "Box {number} of {boxes}" : "A box for {cards}");
    table_expect(&table, "#314387"); /* the cards' back, and blue on the front */
    ck_assert_uint_eq(table.diag.count, 0);
    table_clear(&table);
}
END_TEST

/* Titles stand on bars with the suits' signs below, on sides, lid and floor; or alone where these
 * are low. */
static const struct {
    const char *title;
    int cards, signs;
} fronts[] = {
    {"Brüche", 108, 1}, {"Gleichwertige Brüche, 9 bis 11 Jahre", 108, 1}, {"Brüche", 40, 0}};

START_TEST(a_box_has_a_tab_a_disc_and_titles_on_bars_and_a_suit_on_each_flap)
{
    struct strbuf elements = {0};

    strbuf_addf(&elements, "<title lang='nl'>%s</title><numbers values='1/2 1/3' copies='40'/>",
                fronts[_i].title);
    struct table table = table_lay(elements.text, NULL);
    struct tuck_job job = {table_handwork(&table), fronts[_i].cards, 0.3, false};
    struct tuck_box net = tuck_box_for(63, 88, fronts[_i].cards, 0.3);
    struct tuck_panel panel = tuck_box_panel(&net, TUCK_FRONT);
    struct box front = {panel.at[0].x, panel.at[0].y, net.width, net.height};
    int emblems = 0, signs = 0;

    job.work.words.language = "nl";
    table_open_page(&table);
    ck_assert_int_eq(tuck_draw_page(&job, 0, &table.canvas, &table.diag), STATUS_OK);
    struct box tab = table_box(&table, "tab ", ""), disc = table_box(&table, "suits ", ""),
               bar = table_box(&table, "bar ", "#B24B42");
    ck_assert(box_contains(front, tab));
    ck_assert(box_contains(front, disc));
    ck_assert(box_contains(front, bar));
    ck_assert_double_lt(tab.y + tab.height, bar.y);
    ck_assert_double_lt(bar.y + bar.height, disc.y);
    for (const char *at = table.notes.text; at && *at; at = strchr(at, '\n')) {
        at += *at == '\n';
        emblems += strncmp(at, "emblem ", 7) == 0;
        signs += strncmp(at, "sign ", 5) == 0;
    }
    ck_assert_int_eq(emblems, 4);
    ck_assert_int_eq(signs, 2 + fronts[_i].signs * 4 * 2); /* two suits: on the disc, and on each */
    strbuf_release(&elements);
    table_clear(&table);
}
END_TEST

/* Its back has stairs, and its tab says how many steps they have: a number without a bar. */
START_TEST(the_box_of_a_deck_of_whole_numbers_shows_one)
{
    struct table table = table_of_files("classic", "studio.xml");
    struct tuck_job job = {table_handwork(&table), 112, 0.3, false};

    table_open_page(&table);
    ck_assert_int_eq(tuck_draw_page(&job, 0, &table.canvas, &table.diag), STATUS_OK);
    struct box tab = table_box(&table, "tab ", "");
    int lines = 0;
    for (const char *at = strbuf_text(&table.notes); *at; at += strcspn(at, "\n") + 1) {
        struct box box;
        if (sscanf(at, "text %lf %lf %lf %lf", &box.x, &box.y, &box.width, &box.height) == 4)
            lines += box_contains(tab, box);
    }
    ck_assert_int_eq(lines, 1);
    table_clear(&table);
}
END_TEST

/* Distances along a turned net are in its own coordinates. */
START_TEST(what_stands_on_a_flap_is_in_its_middle_and_off_the_lines_to_cut)
{
    struct table table = table_lay("<title lang='nl'>Brüche</title>"
                                   "<numbers values='1/2 1/3' copies='40'/>",
                                   NULL);
    const int cards = _i == 0 ? 42 : 108;
    struct tuck_job job = {table_handwork(&table), cards, 0.3, false};
    struct tuck_box net = tuck_box_for(63, 88, cards, 0.3);
    const char *at = NULL;

    table_open_page(&table);
    ck_assert_int_eq(tuck_draw_page(&job, 0, &table.canvas, &table.diag), STATUS_OK);
    at = table.notes.text;
    for (int flap = 0; flap < 4; flap++) {
        struct tuck_panel panel = tuck_box_panel(&net, (enum tuck_panel_name)(TUCK_DUST + flap));
        double middle = (panel.at[0].x + panel.at[1].x) / 2,
               left = fmax(panel.at[0].x, panel.at[3].x);
        struct box emblem;
        at = strstr(at, "emblem ");
        ck_assert_ptr_nonnull(at);
        ck_assert_int_eq(sscanf(at, "emblem %lf %lf %lf %lf", &emblem.x, &emblem.y, &emblem.width,
                                &emblem.height),
                         4);
        ck_assert_double_eq_tol(emblem.x + emblem.width / 2, middle, 0.02);
        ck_assert_double_ge(emblem.x - left, 1.5);
        at++;
    }
    table_clear(&table);
}
END_TEST

/* A line ends behind a comma; neither behind an article nor before a number; and no line is much
 * longer. */
static const struct {
    const char *title;
    const char *lines[3];
} broken[] = {
    {"De breukenkaarten van groep 7b van De Regenboog",
     {"De breukenkaarten", "van groep 7b", "van De Regenboog"}},
    {"Wir rechnen mit den Brüchen", {"Wir rechnen", "mit den Brüchen"}},
    {"Fractions égales, 9 à 11 ans", {"Fractions égales,", "9 à 11 ans"}},
};

START_TEST(the_lines_of_a_title_end_where_they_read_well)
{
    struct strbuf elements = {0};

    strbuf_addf(&elements, "<title lang='nl'>%s</title><numbers values='1/2'/>", broken[_i].title);
    struct table table = table_lay(elements.text, NULL);
    struct tuck_job job = {table_handwork(&table), 42, 0.3, false};

    job.work.words.language = "nl";
    table_open_page(&table);
    ck_assert_int_eq(tuck_draw_page(&job, 0, &table.canvas, &table.diag), STATUS_OK);
    for (int i = 0; i < 3 && broken[_i].lines[i]; i++) {
        struct strbuf line = {0};
        strbuf_addf(&line, " %s\n", broken[_i].lines[i]);
        table_expect(&table, line.text);
        strbuf_release(&line);
    }
    strbuf_release(&elements);
    table_clear(&table);
}
END_TEST

START_TEST(the_smallest_box_on_too_small_paper_is_refused_with_the_paper_that_would_do)
{
    struct table table = table_of_files("classic", "plain.xml");
    struct tuck_job job = {table_handwork(&table), 108, 0.3, true};
    struct grid *grid = &table.sheet->grid;
    struct message why;

    grid->paper_width = 105;
    grid->paper_height = 148;
    ck_assert_int_eq(tuck_paper_boxes(&job, &why), 0);
    ck_assert_ptr_nonnull(strstr(why.id, "use {paper}"));
    ck_assert_str_eq(why.arg[why.args - 1].text, "A4");
    /* 2 × (63 + 1.5 + 0.3) + 2 × (0.3 + 1.5 + 0.9) + 12, 4.5 beside it and 5.25 on either side. */
    ck_assert_str_eq(why.arg[1].number, "162.0");
    ck_assert_str_eq(why.arg[2].number, "134.3");
    grid->card_width = 600;
    ck_assert_int_eq(tuck_paper_boxes(&job, &why), 0);
    ck_assert_ptr_nonnull(strstr(why.id, "more than A2 has; choose a sheet with smaller cards"));
    table_clear(&table);
}
END_TEST

START_TEST(a_title_too_long_for_the_front_is_refused_at_its_place)
{
    struct table table = table_lay(
        "<title lang='nl'>Meervoudigepersoonlijkheidsstoornissenbehandelingscentrum</title>"
        "<numbers values='1/2'/>",
        NULL);
    struct tuck_job job = {table_handwork(&table), 2, 0.3, true};

    job.work.words.language = "nl";
    table_open_page(&table);
    ck_assert_int_eq(tuck_draw_page(&job, 0, &table.canvas, &table.diag), STATUS_INVALID);
    ck_assert_uint_eq(table.diag.errors, 1);
    const struct diag_entry *last = &table.diag.entries[table.diag.count - 1];
    ck_assert_str_eq(last->where.file, "test.xml");
    ck_assert_int_eq(last->where.line, 2); /* that of this language, not the deck's first */
    ck_assert_ptr_nonnull(strstr(last->message.id, "does not fit its space"));
    table_clear(&table);
}
END_TEST

void add_tuck_box_tests(Suite *suite)
{
    TCase *box = add_case(suite, "tuck box");

    tcase_add_loop_test(box, a_box_has_a_tab_a_disc_and_titles_on_bars_and_a_suit_on_each_flap, 0,
                        SIZE(fronts));
    tcase_add_test(box, the_box_of_a_deck_of_whole_numbers_shows_one);
    tcase_add_loop_test(box, there_is_room_for_the_stack_and_the_panels_allow_for_the_board, 0,
                        SIZE(stacks));
    tcase_add_loop_test(box,
                        every_fold_joins_two_panels_along_their_whole_edges_and_every_cut_frees_one,
                        0, SIZE(stacks));
    tcase_add_loop_test(box, no_two_panels_lie_over_each_other, 0, SIZE(stacks));
    tcase_add_loop_test(box, the_fewest_boxes_that_fit_get_the_cards_in_even_shares, 0,
                        SIZE(needs));
    tcase_add_loop_test(box, a_box_stays_inside_the_papers_margin_and_names_the_deck_and_its_cards,
                        0, SIZE(pages));
    tcase_add_test(box,
                   the_smallest_box_on_too_small_paper_is_refused_with_the_paper_that_would_do);
    tcase_add_loop_test(box, what_stands_on_a_flap_is_in_its_middle_and_off_the_lines_to_cut, 0, 2);
    tcase_add_loop_test(box, the_lines_of_a_title_end_where_they_read_well, 0, SIZE(broken));
    tcase_add_test(box, a_title_too_long_for_the_front_is_refused_at_its_place);
}
