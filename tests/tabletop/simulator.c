/* Decks for Tabletop Simulator: the pictures, and what the saved object says of them. */
#include "cases.h"
#include "shelf.h"

#include "tabletop/simulator.h"

#include <stdio.h>
#include <string.h>

enum { FILES = 16, WIDTH = 409, HEIGHT = 571 };

/* What was put. */
struct box_of_files {
    int count;
    struct strbuf content[FILES];
    enum status status; /* what writing says */
};

static const struct simulator_files files = {"deck", "file:///tmp/a%20b/"};

static enum status begin(void *context, int page)
{
    struct box_of_files *box = context;

    ck_assert_int_lt(box->count, FILES);
    ck_assert_int_eq(page, ++box->count);
    return STATUS_OK;
}

static enum status keep(void *context, const char *bytes, size_t length)
{
    struct box_of_files *box = context;

    strbuf_add_bytes(&box->content[box->count - 1], bytes, length);
    return box->status;
}

static enum status end(void *context)
{
    (void)context;
    return STATUS_OK;
}

static enum status put_into(struct box_of_files *box, struct shelf *shelf)
{
    struct sink sink = {box, begin, keep, end};

    return simulator_make(&shelf->pack, &files, &sink, &shelf->diag);
}

static void empty(struct box_of_files *box)
{
    for (int i = 0; i < box->count; i++)
        strbuf_release(&box->content[i]);
}

static void make(struct shelf *shelf, const char *deck, struct box_of_files *box)
{
    shelf_fill(shelf, deck);
    ck_assert_int_eq(simulator_check(&shelf->pack, &shelf->diag), STATUS_OK);
    ck_assert_int_eq(put_into(box, shelf), STATUS_OK);
}

/* The shipped deck of 186 kinds, which takes long to draw: made once, for whoever only looks. */
static struct shelf shipped;
static struct box_of_files made;

static void make_shipped(void)
{
    make(&shipped, "fractions", &made);
}

static void clear_shipped(void)
{
    empty(&made);
    shelf_clear(&shipped);
}

START_TEST(it_makes_a_file_a_sheet_the_back_and_the_saved_object)
{
    static const char *const names[] = {"deck-1.png", "deck-2.png", "deck-3.png", "deck-back.png",
                                        "deck.json"};
    struct strbuf name = {0};

    ck_assert_int_eq(made.count, 5);
    ck_assert_int_eq(simulator_file_count(&shipped.pack), 5);
    for (int i = 0; i < 5; i++) {
        simulator_file_name(&shipped.pack, &files, i + 1, &name);
        ck_assert_str_eq(name.text, names[i]);
    }
    strbuf_release(&name);
}
END_TEST

static void expect_cell(const struct shelf *shelf, cairo_surface_t *sheet, int cell, int card,
                        bool back)
{
    cairo_surface_t *alone = shelf_draw(shelf, card, back, WIDTH, HEIGHT);

    ck_assert_msg(shelf_stands_at(sheet, cell % 10 * WIDTH, cell / 10 * HEIGHT, alone),
                  "cell %d is not card %d", cell, card);
    cairo_surface_destroy(alone);
}

START_TEST(a_cell_holds_the_card_that_its_number_says_pixel_for_pixel)
{
    cairo_surface_t *first = shelf_picture(&made.content[0]),
                    *second = shelf_picture(&made.content[1]),
                    *back = shelf_picture(&made.content[3]);

    ck_assert_int_eq(cairo_image_surface_get_width(first), 10 * WIDTH);
    ck_assert_int_eq(cairo_image_surface_get_height(first), 7 * HEIGHT);
    ck_assert_int_le(10 * WIDTH, SIMULATOR_PIXELS);
    for (int cell = 0; cell < 69; cell += 17)
        expect_cell(&shipped, first, cell, cell, false);
    expect_cell(&shipped, first, 69, 0, true);
    expect_cell(&shipped, second, 0, 69, false);
    expect_cell(&shipped, second, 68, 137, false);
    ck_assert_int_eq(cairo_image_surface_get_width(back), WIDTH);
    expect_cell(&shipped, back, 0, 0, true);
    cairo_surface_destroy(first);
    cairo_surface_destroy(second);
    cairo_surface_destroy(back);
}
END_TEST

/* Holds a card on the table against the deck; gives its index. */
static int expect_card(const struct shelf *shelf, const struct json_value *card)
{
    int number = shelf_count(card, "CardID"), kind = (number / 100 - 1) * 69 + number % 100;
    char key[16];
    struct strbuf name = {0};

    ck_assert_int_lt(number % 100, 69);
    ck_assert_int_lt(kind, shelf->pack.kind_count);
    ck_assert_str_eq(shelf_text(card, "Name"), "Card");
    ck_assert_str_eq(shelf_text(card, "Nickname"), pack_name(&shelf->pack, kind, &name));
    snprintf(key, sizeof key, "%d", number / 100);
    ck_assert_uint_eq(shelf_member(card, "CustomDeck")->items, 1);
    shelf_member(shelf_member(card, "CustomDeck"), key);
    strbuf_release(&name);
    return shelf->pack.kinds[kind].card;
}

/* Each card as often as the deck has it. */
static void expect_all(const struct shelf *shelf, const int *found, bool extra)
{
    for (int i = 0; i < deck_card_count(shelf->deck); i++) {
        const struct card *card = deck_card(shelf->deck, i);
        if ((card->kind == CARD_EXTRA) == extra)
            ck_assert_msg(found[i] == card->copies, "%s: %d", card->id, found[i]);
        else
            ck_assert_int_eq(found[i], 0);
    }
}

START_TEST(the_saved_object_has_each_card_as_often_as_the_deck)
{
    struct shelf shelf;
    struct box_of_files box = {0};
    struct json_document save;
    int found[512] = {0}, beside[512] = {0};

    make(&shelf, "spin", &box);
    shelf_read(&save, &box.content[box.count - 1]);
    const struct json_value *objects = shelf_member(&save.root, "ObjectStates"),
                            *deck = &objects->item[0], *numbers = shelf_member(deck, "DeckIDs"),
                            *cards = shelf_member(deck, "ContainedObjects");
    ck_assert_str_eq(shelf_text(deck, "Name"), "DeckCustom");
    ck_assert_str_eq(shelf_text(deck, "Nickname"), "A “test”");
    ck_assert_int_eq((int)numbers->items, deck_played(shelf.deck));
    ck_assert_uint_eq(numbers->items, cards->items);
    for (size_t i = 0; i < cards->items; i++) {
        found[expect_card(&shelf, &cards->item[i])]++;
        ck_assert_int_eq((int)numbers->item[i].count, shelf_count(&cards->item[i], "CardID"));
    }
    expect_all(&shelf, found, false);
    for (size_t i = 1; i < objects->items; i++) {
        beside[expect_card(&shelf, &objects->item[i])]++;
        ck_assert(shelf_member(shelf_member(&objects->item[i], "Transform"), "posX")->real > 2.9);
    }
    expect_all(&shelf, beside, true);
    json_release(&save);
    empty(&box);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(each_sheet_is_named_with_its_picture_and_its_cells)
{
    struct json_document save;

    shelf_read(&save, &made.content[made.count - 1]);
    const struct json_value *deck = &shelf_member(&save.root, "ObjectStates")->item[0],
                            *sheets = shelf_member(deck, "CustomDeck");
    ck_assert_uint_eq(sheets->items, 3);
    for (int i = 0; i < 3; i++) {
        const struct json_value *sheet = &sheets->item[i];
        char key[16], url[64];
        snprintf(key, sizeof key, "%d", i + 1);
        snprintf(url, sizeof url, "%sdeck-%d.png", files.url, i + 1);
        ck_assert_str_eq(sheet->name, key);
        ck_assert_str_eq(shelf_text(sheet, "FaceURL"), url);
        ck_assert_str_eq(shelf_text(sheet, "BackURL"), "file:///tmp/a%20b/deck-back.png");
        ck_assert_int_eq(shelf_count(sheet, "NumWidth"), 10);
        ck_assert_int_eq(shelf_count(sheet, "NumHeight"), 7);
        ck_assert(shelf_member(sheet, "BackIsHidden")->on);
        ck_assert(!shelf_member(sheet, "UniqueBack")->on);
    }
    json_release(&save);
}
END_TEST

START_TEST(a_deck_of_one_card_is_that_card)
{
    struct shelf shelf;
    struct box_of_files box = {0};
    struct json_document save;

    make(&shelf, "<numbers values='1/2' suits='red'/>", &box);
    ck_assert_int_eq(box.count, 3);
    shelf_read(&save, &box.content[2]);
    const struct json_value *objects = shelf_member(&save.root, "ObjectStates");
    ck_assert_uint_eq(objects->items, 1);
    ck_assert_int_eq(expect_card(&shelf, &objects->item[0]), 0);
    ck_assert_int_eq(shelf_count(&objects->item[0], "CardID"), 100);
    json_release(&save);
    empty(&box);
    shelf_clear(&shelf);
}
END_TEST

static uint32_t corner_of(cairo_surface_t *picture)
{
    uint32_t colour;

    memcpy(&colour, cairo_image_surface_get_data(picture), sizeof colour);
    cairo_surface_destroy(picture);
    return colour & 0xFFFFFF;
}

START_TEST(a_back_is_on_white_paper_and_one_that_is_not_there_is_plain)
{
    struct shelf shelf;
    uint32_t first;

    shelf_fill(&shelf, "<numbers values='1/2' suits='red'/>");
    ck_assert_uint_eq(corner_of(shelf_draw(&shelf, 0, true, 63, 88)), 0xFFFFFF);
    shelf.template->back_count = 0;
    cairo_surface_t *plain = shelf_draw(&shelf, 0, true, 63, 88);
    memcpy(&first, cairo_image_surface_get_data(plain), sizeof first);
    for (int y = 0; y < 88; y++)
        for (int x = 0; x < 63; x++)
            ck_assert_mem_eq(cairo_image_surface_get_data(plain) +
                                 y * cairo_image_surface_get_stride(plain) + 4 * x,
                             &first, 3);
    ck_assert_uint_ne(corner_of(plain), 0xFFFFFF);
    shelf_clear(&shelf);
}
END_TEST

/* 70 cards, so two sheets; every third has the other back. */
START_TEST(a_deck_of_several_backs_has_a_sheet_of_backs_for_each_sheet_of_faces)
{
    struct strbuf deck = {0}, name = {0};
    struct shelf shelf;
    struct box_of_files box = {0};
    struct json_document save;

    for (int i = 0; i < 70; i++)
        strbuf_addf(&deck, "<numbers values='%d' suits='red'%s/>", i + 1,
                    i % 3 == 0 ? " back='bars'" : "");
    make(&shelf, deck.text, &box);
    ck_assert_int_eq(box.count, 5);
    ck_assert_int_eq(simulator_file_count(&shelf.pack), 5);
    simulator_file_name(&shelf.pack, &files, 4, &name);
    ck_assert_str_eq(name.text, "deck-back-2.png");
    shelf_read(&save, &box.content[4]);
    const struct json_value *object = &shelf_member(&save.root, "ObjectStates")->item[0],
                            *sheets = shelf_member(object, "CustomDeck");
    for (int i = 0; i < 2; i++) {
        char url[64];
        snprintf(url, sizeof url, "%sdeck-back-%d.png", files.url, i + 1);
        ck_assert_str_eq(shelf_text(&sheets->item[i], "BackURL"), url);
        ck_assert(shelf_member(&sheets->item[i], "UniqueBack")->on);
    }
    cairo_surface_t *first = shelf_picture(&box.content[2]),
                    *second = shelf_picture(&box.content[3]);
    ck_assert_int_eq(cairo_image_surface_get_width(first), 10 * WIDTH);
    ck_assert_int_eq(cairo_image_surface_get_height(first), 7 * HEIGHT);
    for (int cell = 0; cell < 4; cell++)
        expect_cell(&shelf, first, cell, cell, true);
    expect_cell(&shelf, second, 0, 69, true);
    cairo_surface_t *other = shelf_draw(&shelf, 1, true, WIDTH, HEIGHT);
    ck_assert(!shelf_stands_at(first, 0, 0, other));
    cairo_surface_destroy(other);
    cairo_surface_destroy(first);
    cairo_surface_destroy(second);
    json_release(&save);
    strbuf_release(&deck);
    strbuf_release(&name);
    empty(&box);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(equal_cards_have_their_mark_when_it_is_asked_for)
{
    struct shelf shelf;

    shelf_fill(&shelf, "<numbers values='1/2' suits='red'/>");
    cairo_surface_t *plain = shelf_draw(&shelf, 0, false, WIDTH, HEIGHT);
    shelf.job.self_check = true;
    cairo_surface_t *marked = shelf_draw(&shelf, 0, false, WIDTH, HEIGHT);
    ck_assert(!shelf_stands_at(plain, 0, 0, marked));
    cairo_surface_destroy(plain);
    cairo_surface_destroy(marked);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(more_cards_than_it_bears_are_refused)
{
    struct shelf shelf;

    shelf_fill(&shelf, "<numbers values='1/2; 1/3' suits='red' copies='2500'/>");
    ck_assert_int_eq(simulator_check(&shelf.pack, &shelf.diag), STATUS_OK);
    shelf_clear(&shelf);
    shelf_fill(&shelf, "<numbers values='1/2; 1/3' suits='red' copies='2501'/>");
    ck_assert_int_eq(simulator_check(&shelf.pack, &shelf.diag), STATUS_INVALID);
    shelf_expect(&shelf, "there are {count} cards, but Tabletop Simulator can take at most {most}");
    shelf_clear(&shelf);
}
END_TEST

START_TEST(what_putting_says_ends_it)
{
    struct shelf shelf;
    struct box_of_files box = {.status = STATUS_IO};

    shelf_fill(&shelf, "<numbers values='1/2' suits='red'/>");
    ck_assert_int_eq(put_into(&box, &shelf), STATUS_IO);
    ck_assert_int_eq(box.count, 1);
    empty(&box);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(a_card_that_cannot_be_drawn_is_told_and_nothing_is_put)
{
    struct shelf shelf;
    struct box_of_files box = {0};

    shelf_fill(&shelf, "<numbers values='1/2' suits='red'/>");
    shelf.template->layer_count = 0;
    ck_assert_int_eq(put_into(&box, &shelf), STATUS_INVALID);
    shelf_expect(&shelf, "the template “{template}” has no layer for this kind of card");
    ck_assert_int_eq(box.count, 0);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(copies_of_the_caller_go_before_those_of_the_deck)
{
    struct shelf shelf;
    static const int copies[] = {0, 3};

    shelf_fill(&shelf, "<numbers values='1/2; 1/3' suits='red'/>");
    pack_release(&shelf.pack);
    shelf.job.copies = copies;
    pack_make(&shelf.pack, &shelf.job);
    ck_assert_int_eq(shelf.pack.kind_count, 1);
    ck_assert_int_eq(shelf.pack.kinds[0].card, 1);
    ck_assert_int_eq(shelf.pack.played, 3);
    shelf_clear(&shelf);
}
END_TEST

void add_simulator_tests(Suite *suite)
{
    TCase *sheets = add_case(suite, "simulator's sheets"),
          *tests = add_case(suite, "simulator's table");

    tcase_add_unchecked_fixture(sheets, make_shipped, clear_shipped);
    tcase_add_test(sheets, it_makes_a_file_a_sheet_the_back_and_the_saved_object);
    tcase_add_test(sheets, a_cell_holds_the_card_that_its_number_says_pixel_for_pixel);
    tcase_add_test(sheets, each_sheet_is_named_with_its_picture_and_its_cells);
    tcase_add_test(tests, the_saved_object_has_each_card_as_often_as_the_deck);
    tcase_add_test(tests, a_deck_of_one_card_is_that_card);
    tcase_add_test(tests, a_back_is_on_white_paper_and_one_that_is_not_there_is_plain);
    tcase_add_test(tests, a_deck_of_several_backs_has_a_sheet_of_backs_for_each_sheet_of_faces);
    tcase_add_test(tests, equal_cards_have_their_mark_when_it_is_asked_for);
    tcase_add_test(tests, more_cards_than_it_bears_are_refused);
    tcase_add_test(tests, what_putting_says_ends_it);
    tcase_add_test(tests, a_card_that_cannot_be_drawn_is_told_and_nothing_is_put);
    tcase_add_test(tests, copies_of_the_caller_go_before_those_of_the_deck);
}
