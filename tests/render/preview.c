/* The picture of all faces: where they stand, and what cannot be drawn. */
#include "cases.h"
#include "table.h"

#include "render/faces/preview.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The place of a card; fails when it stands nowhere, or twice. */
static struct box place_of(const struct preview_layout *layout, const struct table *table, int suit,
                           const char *id)
{
    int card = deck_find_card(table->deck, suit, id), found = 0;
    struct box box = {0};

    ck_assert_msg(card != DECK_NONE, "no card %s", id);
    for (size_t i = 0; i < layout->place_count; i++)
        if (layout->places[i].card == card) {
            box = layout->places[i].box;
            found++;
        }
    ck_assert_msg(found == 1, "%s stands at %d places", id, found);
    return box;
}

static struct preview_layout lay_out(const struct table *table, int limit)
{
    static const struct preview_backs none;
    struct preview_layout layout;

    preview_layout_make(&layout, table->deck, &none, table->template->width,
                        table->template->height, limit);
    return layout;
}

/* Index of the column that a place stands in; fails when it is in none. */
static size_t column_of(const struct preview_layout *layout, struct box box)
{
    for (size_t i = 0; i < layout->column_count; i++)
        if (box_contains(layout->columns[i].box, box))
            return i;
    ck_abort_msg("a card at %g, %g is in no column", box.x, box.y);
    return 0;
}

static bool apart(struct box one, struct box other)
{
    return one.x + one.width <= other.x || other.x + other.width <= one.x ||
           one.y + one.height <= other.y || other.y + other.height <= one.y;
}

START_TEST(equal_values_share_a_column_in_which_equal_faces_stand_below_each_other)
{
    struct table table = table_lay(
        "<numbers values='1/2; 2/3; 50%' suits='red'/><numbers values='2/3; 2/4; 50%; 1/2' "
        "suits='yellow'/><numbers values='1/4'/>",
        NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);
    struct box half = place_of(&layout, &table, 0, "1/2");
    struct box percent = place_of(&layout, &table, 0, "50%");
    size_t column = column_of(&layout, half);

    ck_assert_uint_eq(column_of(&layout, percent), column);
    ck_assert_uint_eq(column_of(&layout, place_of(&layout, &table, 1, "2/4")), column);
    ck_assert_double_eq(percent.y, half.y);
    ck_assert_double_gt(percent.x, half.x);
    ck_assert_double_eq(place_of(&layout, &table, 1, "1/2").x, half.x);
    ck_assert_double_eq(place_of(&layout, &table, 1, "50%").x, percent.x);
    ck_assert_double_gt(place_of(&layout, &table, 1, "1/2").y, half.y + half.height);
    ck_assert_uint_eq(column_of(&layout, place_of(&layout, &table, 1, "1/4")), column - 1);
    ck_assert_uint_eq(column_of(&layout, place_of(&layout, &table, 0, "2/3")), column + 1);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

/* Four suits' forms of one value, none of which another suit has, take no more room than the
 * longest row. */
START_TEST(what_only_one_suit_has_fills_gaps)
{
    struct table table = table_lay("<numbers values='1/2; 0.5; 50%' suits='red'/>"
                                   "<numbers values='2/4; 50%; 0.5; 3/6' suits='yellow'/>",
                                   NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);
    double step = place_of(&layout, &table, 0, "0.5").x - place_of(&layout, &table, 0, "1/2").x;

    ck_assert_double_eq(place_of(&layout, &table, 1, "0.5").x,
                        place_of(&layout, &table, 0, "0.5").x);
    ck_assert_double_eq(place_of(&layout, &table, 1, "2/4").x,
                        place_of(&layout, &table, 0, "1/2").x);
    ck_assert_double_eq_tol(place_of(&layout, &table, 1, "3/6").x,
                            place_of(&layout, &table, 0, "50%").x + step, 1e-9);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

START_TEST(actions_come_after_the_values_and_cards_of_no_suit_below_them_all)
{
    struct table table =
        table_lay("<action does='skip'/><wild/><extra><title lang='en'>Hello</title></extra>"
                  "<numbers from='0' to='3' copies='2'/><wild-draw-four copies='3'/>",
                  NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);
    struct box last = place_of(&layout, &table, 1, "3");
    struct box skip = place_of(&layout, &table, 1, "skip");
    struct box wild = place_of(&layout, &table, DECK_NONE, "wild");
    struct box four = place_of(&layout, &table, DECK_NONE, "+4");

    ck_assert_uint_eq(column_of(&layout, skip), column_of(&layout, last) + 1);
    ck_assert_double_gt(wild.y, skip.y + skip.height + PREVIEW_LABEL);
    ck_assert_uint_eq(column_of(&layout, four), column_of(&layout, wild) + 1);
    ck_assert_uint_eq(column_of(&layout, layout.places[layout.place_count - 1].box),
                      layout.column_count - 1);
    ck_assert_int_eq(deck_card(table.deck, layout.columns[layout.column_count - 1].card)->kind,
                     CARD_EXTRA);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

static const char *const decks[] = {"<numbers values='1/2'/>",
                                    "<numbers values='1/2' suits='red'/><wild/>",
                                    "<numbers from='0' to='9'/>",
                                    "<fractions denominators='2-10'/><action does='skip'/><wild/>",
                                    "<fractions denominators='2-20'/>",
                                    "<fractions denominators='2-31'/>",
                                    "<numbers values='1/2'/><wild/><wild-draw-four/>"};

START_TEST(every_card_stands_in_the_picture_once_and_nothing_on_anything_else)
{
    struct table table = table_lay(decks[_i], NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);
    struct box all = {0, 0, layout.width, layout.height};

    ck_assert_int_eq((int)layout.place_count, deck_card_count(table.deck));
    ck_assert_int_eq(layout.left_out, 0);
    for (size_t i = 0; i < layout.column_count; i++) {
        struct box heading = layout.columns[i].box;
        heading.y -= PREVIEW_HEADING;
        heading.height += PREVIEW_HEADING;
        ck_assert(box_contains(all, heading));
        ck_assert_double_ge(heading.y, PREVIEW_MARGIN + PREVIEW_TITLE);
        for (size_t k = 0; k < i; k++)
            ck_assert(apart(heading, layout.columns[k].box));
        for (size_t k = 0; k < layout.row_count; k++)
            ck_assert(apart(heading, layout.rows[k].box));
    }
    for (size_t i = 0; i < layout.place_count; i++) {
        struct box labelled = layout.places[i].box;
        labelled.height += PREVIEW_LABEL;
        column_of(&layout, labelled);
        for (size_t k = 0; k < i; k++)
            ck_assert(apart(labelled, layout.places[k].box));
    }
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

START_TEST(pictures_of_few_and_many_cards_are_nearly_three_by_two_with_cards_that_can_be_read)
{
    struct table table = table_lay(decks[_i], NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);
    double proportion = layout.width / layout.height;

    ck_assert_msg(proportion > 0.9 && proportion < 2.4, "%g by %g", layout.width, layout.height);
    ck_assert_double_ge(layout.card_width, 72);
    ck_assert_double_eq_tol(layout.card_height / layout.card_width, 88.0 / 63, 1e-9);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

/* 150 fractions of one value are more than a line holds. */
START_TEST(a_column_longer_than_the_picture_goes_on_below)
{
    struct strbuf elements = {0};

    strbuf_add(&elements, "<numbers values='1/2");
    for (int i = 2; i <= 150; i++)
        strbuf_addf(&elements, "; %d/%d", i, 2 * i);
    strbuf_add(&elements, "'/>");
    struct table table = table_lay(elements.text, NULL);
    struct preview_layout layout = lay_out(&table, PREVIEW_KINDS);

    ck_assert_uint_gt(layout.column_count, 1);
    ck_assert_uint_eq(layout.place_count, 300);
    ck_assert_uint_eq(layout.row_count, 2 * layout.column_count);
    ck_assert_double_lt(layout.width / layout.height, 2.4);
    strbuf_release(&elements);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

START_TEST(beyond_the_limit_whole_columns_are_left_out_and_counted)
{
    struct table table = table_lay("<numbers from='1' to='9'/>", NULL);
    struct preview_layout layout = lay_out(&table, 7);

    ck_assert_uint_eq(layout.place_count, 6);
    ck_assert_int_eq(layout.left_out, 12);
    place_of(&layout, &table, 1, "3");
    preview_layout_release(&layout);
    layout = lay_out(&table, 1);
    ck_assert_uint_eq(layout.place_count, 1);
    ck_assert_int_eq(layout.left_out, 17);
    preview_layout_release(&layout);
    table_clear(&table);
}
END_TEST

static struct preview_job job_of(const struct table *table)
{
    return (struct preview_job){
        .deck = table->deck, .template = table->template, .words = table->words};
}

/* A PNG's width and height stand in its header, in big-endian. */
static int png_number(const struct strbuf *png, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)png->text + at;

    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

START_TEST(a_png_is_as_large_as_it_says_and_the_same_twice)
{
    struct table table = table_lay(decks[_i], NULL);
    struct preview_job job = job_of(&table);
    struct preview_summary summary;
    struct strbuf png = {0}, again = {0};

    job.width = 640;
    ck_assert_int_eq(preview_deck(&job, &png, &summary, &table.diag), STATUS_OK);
    ck_assert_int_eq(preview_deck(&job, &again, &summary, &table.diag), STATUS_OK);
    ck_assert_mem_eq(png.text, "\211PNG\r\n\032\n", 8);
    ck_assert_int_eq(summary.width, 640);
    ck_assert_int_eq(png_number(&png, 16), 640);
    ck_assert_int_eq(png_number(&png, 20), summary.height);
    ck_assert_int_eq(summary.kinds, deck_card_count(table.deck));
    ck_assert_uint_eq(png.length, again.length);
    ck_assert_mem_eq(png.text, again.text, png.length);
    strbuf_release(&again);
    strbuf_release(&png);
    table_clear(&table);
}
END_TEST

START_TEST(an_svg_is_as_large_as_it_says_and_holds_no_bitmap_and_no_typeface)
{
    struct table table = table_lay(decks[_i], NULL);
    struct preview_job job = job_of(&table);
    struct preview_summary summary;
    struct strbuf svg = {0};
    char size[64];

    job.format = PREVIEW_SVG;
    ck_assert_int_eq(preview_deck(&job, &svg, &summary, &table.diag), STATUS_OK);
    snprintf(size, sizeof size, "width=\"%dpx\" height=\"%dpx\"", summary.width, summary.height);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&svg), size));
    ck_assert_ptr_nonnull(strstr(svg.text, "</svg>"));
    ck_assert_ptr_null(strstr(svg.text, "<image"));
    ck_assert_ptr_null(strstr(svg.text, "font-family"));
    strbuf_release(&svg);
    table_clear(&table);
}
END_TEST

START_TEST(title_counts_headings_names_and_copies_are_written)
{
    static const char *const texts[] = {
        " Test\n",    " 1/2\n",        " 0\n",   " {count} card · {count} kind of card · ",
        " red\n",     " yellow\n",     " ×3\n",  " ×1\n",
        " reverse\n", " not played\n", " the back\n"};
    struct table table = table_lay("<numbers values='1/2 0' copies='3'/><action does='reverse'/>"
                                   "<extra><title lang='en'>Hello</title></extra>",
                                   NULL);
    struct preview_job job = job_of(&table);
    struct preview_summary summary;
    struct strbuf png = {0};

    job.notes = &table.notes;
    ck_assert_int_eq(preview_deck(&job, &png, &summary, &table.diag), STATUS_OK);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        table_expect(&table, texts[i]);
    strbuf_release(&png);
    table_clear(&table);
}
END_TEST

START_TEST(each_back_that_the_deck_uses_comes_last_with_the_number_of_its_cards)
{
    struct table table = table_lay("<numbers values='1/2 2/4' copies='3'/>"
                                   "<wild copies='4' back='bars'/><wild-draw-four back='bars'/>",
                                   "studio");
    struct preview_job job = job_of(&table);
    struct preview_summary summary;
    struct strbuf png = {0};

    job.notes = &table.notes;
    ck_assert_int_eq(preview_deck(&job, &png, &summary, &table.diag), STATUS_OK);
    ck_assert_int_eq(summary.kinds, deck_card_count(table.deck));
    table_expect(&table, " backs\n");
    table_expect(&table, " ×12\n"); /* four kinds of numbers */
    table_expect(&table, " ×5\n");
    const char *first = strstr(strbuf_text(&table.notes), "\nback"),
               *second = first ? strstr(first + 1, "\nback") : NULL;
    ck_assert_msg(second != NULL, "%s", strbuf_text(&table.notes));
    ck_assert_msg(strstr(second, " bars\n") != NULL, "%s", second);
    ck_assert_ptr_null(strstr(second + 1, "\nback"));
    ck_assert_ptr_null(strstr(second, "\ncard"));
    strbuf_release(&png);
    table_clear(&table);
}
END_TEST

START_TEST(what_is_left_out_is_warned_of_and_stands_in_the_picture)
{
    struct table table = table_lay("<fractions denominators='2-40'/>", NULL);
    struct preview_job job = job_of(&table);
    struct preview_summary summary;
    struct strbuf png = {0};

    job.width = 500;
    job.notes = &table.notes;
    ck_assert_int_eq(preview_deck(&job, &png, &summary, &table.diag), STATUS_OK);
    ck_assert_int_eq(summary.kinds + summary.left_out, deck_card_count(table.deck));
    ck_assert_int_le(summary.kinds, PREVIEW_KINDS);
    ck_assert_int_gt(summary.kinds, PREVIEW_KINDS - 50);
    ck_assert_uint_eq(table.diag.warnings, 1);
    ck_assert_int_eq((int)table.diag.entries[0].message.arg[0].count, summary.left_out);
    table_expect(&table, "{count} kind of card is left out");
    strbuf_release(&png);
    table_clear(&table);
}
END_TEST

static const struct {
    const char *name, *elements, *template;
    int width;
    size_t errors;
    const char *id;
} refusals[] = {
    {"too many pixels", "<numbers values='1/2'/>", NULL, 10000, 1,
     "the picture would have {width} by {height} pixels"},
    {"no layer for two kinds", "<numbers values='1/2'/><action does='skip'/><wild/>",
     "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
     "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H "
     "1'/></sign><face><layer for='number'><number x='1' y='1' width='9' height='9' size='9'/>"
     "</layer></face></template>",
     0, 2, "the template “{template}” has no layer"},
    {"two titles too long",
     "<numbers values='1/2'/><extra><title lang='en'>Donaudampfschifffahrtsgesellschaft"
     "</title></extra><extra><title lang='en'>Rindfleischetikettierungsgesetz</title></extra>",
     "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
     "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H "
     "1'/></sign><face><layer for='number'><number x='1' y='1' width='9' height='9' size='9'/>"
     "</layer><layer for='title'><text show='title' x='1' y='1' width='20' height='20'"
     " size='9'/></layer></face></template>",
     0, 2, "“{text}” (language {language}) does not fit"},
};

START_TEST(a_picture_that_cannot_be_made_is_refused_with_every_reason_and_nothing_is_written)
{
    for (int format = PREVIEW_PNG; format <= PREVIEW_SVG; format++) {
        struct table table = table_lay(refusals[_i].elements, refusals[_i].template);
        struct preview_job job = job_of(&table);
        struct preview_summary summary;
        struct strbuf picture = {0};
        if (refusals[_i].width && format == PREVIEW_SVG) {
            table_clear(&table);
            continue; /* has no pixels */
        }
        job.format = format;
        job.width = refusals[_i].width;
        ck_assert_int_eq(preview_deck(&job, &picture, &summary, &table.diag), STATUS_INVALID);
        if (format == PREVIEW_PNG)
            ck_assert_uint_eq(picture.length, 0);
        ck_assert_msg(table.diag.errors == refusals[_i].errors, "%s: %zu errors", refusals[_i].name,
                      table.diag.errors);
        for (size_t i = 0; i < table.diag.count; i++)
            ck_assert_msg(strstr(table.diag.entries[i].message.id, refusals[_i].id) != NULL,
                          "%s: %s", refusals[_i].name, table.diag.entries[i].message.id);
        strbuf_release(&picture);
        table_clear(&table);
    }
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_preview_tests(Suite *suite)
{
    TCase *preview = add_case(suite, "preview");

    tcase_add_test(preview,
                   equal_values_share_a_column_in_which_equal_faces_stand_below_each_other);
    tcase_add_test(preview, what_only_one_suit_has_fills_gaps);
    tcase_add_test(preview, actions_come_after_the_values_and_cards_of_no_suit_below_them_all);
    tcase_add_loop_test(preview, every_card_stands_in_the_picture_once_and_nothing_on_anything_else,
                        0, SIZE(decks));
    tcase_add_loop_test(
        preview, pictures_of_few_and_many_cards_are_nearly_three_by_two_with_cards_that_can_be_read,
        2, SIZE(decks) - 1);
    tcase_add_test(preview, a_column_longer_than_the_picture_goes_on_below);
    tcase_add_test(preview, beyond_the_limit_whole_columns_are_left_out_and_counted);
    tcase_add_loop_test(preview, a_png_is_as_large_as_it_says_and_the_same_twice, 2, 4);
    tcase_add_loop_test(preview, an_svg_is_as_large_as_it_says_and_holds_no_bitmap_and_no_typeface,
                        3, 4);
    tcase_add_test(preview, title_counts_headings_names_and_copies_are_written);
    tcase_add_test(preview, each_back_that_the_deck_uses_comes_last_with_the_number_of_its_cards);
    tcase_add_test(preview, what_is_left_out_is_warned_of_and_stands_in_the_picture);
    tcase_add_loop_test(
        preview, a_picture_that_cannot_be_made_is_refused_with_every_reason_and_nothing_is_written,
        0, SIZE(refusals));
}
