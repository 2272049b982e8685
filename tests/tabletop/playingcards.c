/* Files for playingcards.io, opened and read back. */
#include "cases.h"
#include "shelf.h"

#include "tabletop/playingcards.h"

#include <stdio.h>
#include <string.h>
#include <zip.h>

#define ASSETS "package://"

/* A file that was made, opened. */
struct room {
    struct shelf shelf;
    struct strbuf bytes;
    zip_t *zip;
    struct json_document widgets;
};

static void read_entry(zip_t *zip, const char *name, struct strbuf *out)
{
    zip_file_t *file = zip_fopen(zip, name, 0);
    char bytes[4096];
    zip_int64_t length;

    ck_assert_msg(file, "%s is not in it", name);
    while ((length = zip_fread(file, bytes, sizeof bytes)) > 0)
        strbuf_add_bytes(out, bytes, (size_t)length);
    ck_assert_int_eq(length, 0);
    zip_fclose(file);
}

static void open_room(struct room *room, const char *deck)
{
    struct strbuf text = {0};

    *room = (struct room){0};
    shelf_fill(&room->shelf, deck);
    ck_assert_int_eq(playingcards_make(&room->shelf.pack, &room->bytes, &room->shelf.diag),
                     STATUS_OK);
    zip_source_t *source = zip_source_buffer_create(room->bytes.text, room->bytes.length, 0, NULL);
    room->zip = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, NULL);
    ck_assert_ptr_nonnull(room->zip);
    read_entry(room->zip, "widgets.json", &text);
    shelf_read(&room->widgets, &text);
    strbuf_release(&text);
}

static void close_room(struct room *room)
{
    json_release(&room->widgets);
    zip_discard(room->zip);
    strbuf_release(&room->bytes);
    shelf_clear(&room->shelf);
}

/* The thing with this id; fails when there is none, or two. NULL for `type`: of any type. */
static const struct json_value *thing(const struct room *room, const char *id, const char *type)
{
    const struct json_value *found = NULL;

    for (size_t i = 0; i < room->widgets.root.items; i++) {
        const struct json_value *item = &room->widgets.root.item[i];
        if (strcmp(shelf_text(item, "id"), id) == 0) {
            ck_assert_msg(!found, "%s is there twice", id);
            found = item;
        }
    }
    ck_assert_msg(found, "%s is not there", id);
    if (type)
        ck_assert_str_eq(shelf_text(found, "type"), type);
    return found;
}

static int count_type(const struct room *room, const char *type)
{
    int count = 0;

    for (size_t i = 0; i < room->widgets.root.items; i++)
        count += strcmp(shelf_text(&room->widgets.root.item[i], "type"), type) == 0;
    return count;
}

/* The picture that is meant; fails when it is not in the file. */
static cairo_surface_t *picture(const struct room *room, const char *url)
{
    struct strbuf png = {0};

    ck_assert_msg(strncmp(url, "package://userassets/", 21) == 0, "%s", url);
    read_entry(room->zip, url + sizeof ASSETS - 1, &png);
    cairo_surface_t *surface = shelf_picture(&png);
    strbuf_release(&png);
    return surface;
}

START_TEST(each_card_lies_on_the_stock_as_often_as_the_deck_has_it)
{
    struct room room;
    int found[512] = {0};

    open_room(&room, "spin");
    const struct json_value *stock = thing(&room, "stock", "cardPile");
    ck_assert_int_eq(count_type(&room, "card"), deck_printed(room.shelf.deck));
    for (size_t i = 0; i < room.widgets.root.items; i++) {
        const struct json_value *card = &room.widgets.root.item[i];
        int kind;
        if (strcmp(shelf_text(card, "type"), "card") != 0)
            continue;
        ck_assert_int_eq(sscanf(shelf_text(card, "cardType"), "card-%d", &kind), 1);
        int index = room.shelf.pack.kinds[kind - 1].card;
        bool extra = deck_card(room.shelf.deck, index)->kind == CARD_EXTRA;
        found[index]++;
        ck_assert_str_eq(shelf_text(card, "deck"), "deck");
        ck_assert(shelf_member(card, "faceup")->on == extra);
        ck_assert_int_eq(shelf_member(card, "owner")->kind, JSON_KIND_NULL);
        if (extra) {
            ck_assert_int_eq(shelf_member(card, "parent")->kind, JSON_KIND_NULL);
        } else {
            ck_assert_str_eq(shelf_text(card, "parent"), "stock");
            ck_assert_int_eq(shelf_count(card, "x"), shelf_count(stock, "x") + 4);
            ck_assert_int_eq(shelf_count(card, "y"), shelf_count(stock, "y") + 4);
        }
    }
    for (int i = 0; i < deck_card_count(room.shelf.deck); i++)
        ck_assert_int_eq(found[i], deck_card(room.shelf.deck, i)->copies);
    close_room(&room);
}
END_TEST

START_TEST(each_kind_of_card_has_its_name_and_its_own_picture)
{
    struct room room;
    struct strbuf name = {0};

    open_room(&room, "mixed-forms");
    const struct json_value *deck = thing(&room, "deck", "cardDeck"),
                            *types = shelf_member(deck, "cardTypes");
    ck_assert_int_eq((int)types->items, room.shelf.pack.kind_count);
    ck_assert_int_eq((int)zip_get_num_entries(room.zip, 0), room.shelf.pack.kind_count + 2);
    for (int i = 0; i < room.shelf.pack.kind_count; i++) {
        const struct json_value *type = &types->item[i];
        cairo_surface_t *face = picture(&room, shelf_text(type, "face"));
        ck_assert_str_eq(shelf_text(type, "label"), pack_name(&room.shelf.pack, i, &name));
        ck_assert_int_eq(cairo_image_surface_get_height(face), 3 * shelf_count(deck, "cardHeight"));
        ck_assert_int_eq(cairo_image_surface_get_width(face), 3 * shelf_count(deck, "cardWidth"));
        if (i % 20 == 0) {
            cairo_surface_t *alone = shelf_draw(&room.shelf, room.shelf.pack.kinds[i].card, false,
                                                cairo_image_surface_get_width(face),
                                                cairo_image_surface_get_height(face));
            ck_assert(shelf_stands_at(face, 0, 0, alone));
            cairo_surface_destroy(alone);
        }
        cairo_surface_destroy(face);
    }
    strbuf_release(&name);
    close_room(&room);
}
END_TEST

START_TEST(a_card_shows_its_face_and_the_back_from_edge_to_edge)
{
    struct room room;

    open_room(&room, "classic");
    const struct json_value *deck = thing(&room, "deck", "cardDeck");
    static const char *const sides[] = {"faceTemplate", "backTemplate"};
    for (int i = 0; i < 2; i++) {
        const struct json_value *objects = shelf_member(shelf_member(deck, sides[i]), "objects"),
                                *image = &objects->item[0];
        ck_assert_uint_eq(objects->items, 1);
        ck_assert_str_eq(shelf_text(image, "type"), "image");
        ck_assert_int_eq(shelf_count(image, "x"), 0);
        ck_assert_int_eq(shelf_count(image, "y"), 0);
        ck_assert_int_eq(shelf_count(image, "w"), shelf_count(deck, "cardWidth"));
        ck_assert_int_eq(shelf_count(image, "h"), shelf_count(deck, "cardHeight"));
        ck_assert_str_eq(shelf_text(image, "valueType"), i ? "static" : "dynamic");
        if (i == 0)
            ck_assert_str_eq(shelf_text(image, "value"), "face");
        else
            cairo_surface_destroy(picture(&room, shelf_text(image, "value")));
    }
    close_room(&room);
}
END_TEST

/* A deck of two backs; the third card has the first card's. */
#define TWO_BACKS                                                                                  \
    "<numbers values='1/2' suits='red' back='bars'/><numbers values='1/3' suits='red'/>"           \
    "<numbers values='1/4' suits='red' back='bars'/>"

START_TEST(a_card_of_a_deck_with_several_backs_shows_its_own)
{
    struct room room;

    open_room(&room, TWO_BACKS);
    const struct json_value *deck = thing(&room, "deck", "cardDeck"),
                            *types = shelf_member(deck, "cardTypes"),
                            *image = &shelf_member(shelf_member(deck, "backTemplate"), "objects")
                                          ->item[0];
    ck_assert_str_eq(shelf_text(image, "valueType"), "dynamic");
    ck_assert_str_eq(shelf_text(image, "value"), "back");
    ck_assert_int_eq((int)zip_get_num_entries(room.zip, 0), 3 + 2 + 1);
    for (int i = 0; i < 3; i++) {
        cairo_surface_t *back = picture(&room, shelf_text(&types->item[i], "back"));
        int width = cairo_image_surface_get_width(back),
            height = cairo_image_surface_get_height(back);
        for (int card = 0; card < 3; card++) {
            cairo_surface_t *alone = shelf_draw(&room.shelf, card, true, width, height);
            ck_assert_int_eq(shelf_stands_at(back, 0, 0, alone), card % 2 == i % 2);
            cairo_surface_destroy(alone);
        }
        cairo_surface_destroy(back);
    }
    ck_assert_str_eq(shelf_text(&types->item[0], "back"), shelf_text(&types->item[2], "back"));
    close_room(&room);
}
END_TEST

START_TEST(the_table_has_a_hand_two_piles_and_counters)
{
    struct room room;

    open_room(&room, "classic");
    thing(&room, "hand", "hand");
    ck_assert_str_eq(shelf_text(thing(&room, "stock", "cardPile"), "label"), "Stock");
    ck_assert(shelf_member(thing(&room, "stock", NULL), "hasShuffleButton")->on);
    ck_assert_str_eq(shelf_text(thing(&room, "discard", "cardPile"), "label"), "Discard pile");
    ck_assert_int_eq(count_type(&room, "counter"), PLAYINGCARDS_SCORES);
    ck_assert_str_eq(shelf_text(thing(&room, "score-2", "counter"), "label"), "Player {number} 2");
    ck_assert_int_eq(shelf_count(thing(&room, "score-2", NULL), "counterValue"), 0);
    ck_assert_int_eq(count_type(&room, "spinner"), 0);
    close_room(&room);
}
END_TEST

/* Where a thing is wide and high, it is so on the table. */
START_TEST(nothing_lies_on_anything_else_or_off_the_table)
{
    struct room room;

    open_room(&room, "spin");
    for (size_t i = 0; i < room.widgets.root.items; i++) {
        const struct json_value *one = &room.widgets.root.item[i];
        if (!json_member(one, "width"))
            continue;
        int x = shelf_count(one, "x"), y = shelf_count(one, "y"),
            right = x + shelf_count(one, "width"), bottom = y + shelf_count(one, "height");
        ck_assert(x >= 0 && y >= 0 && right <= 1600 && bottom <= 1000);
        for (size_t k = 0; k < i; k++) {
            const struct json_value *other = &room.widgets.root.item[k];
            if (!json_member(other, "width"))
                continue;
            ck_assert_msg(right <= shelf_count(other, "x") || bottom <= shelf_count(other, "y") ||
                              shelf_count(other, "x") + shelf_count(other, "width") <= x ||
                              shelf_count(other, "y") + shelf_count(other, "height") <= y,
                          "%s lies on %s", shelf_text(one, "id"), shelf_text(other, "id"));
        }
    }
    close_room(&room);
}
END_TEST

#define SEGMENT(does, weight, title)                                                               \
    "<segment does='" does "' weight='" weight "'><title lang='en'>" title "</title></segment>"

START_TEST(the_wheel_has_as_many_fields_of_a_segment_as_its_weight)
{
    static const char *const fields[] = {"Show", "Trade", "Trade", "Shout", "Shout", "Shout"};
    struct room room;

    open_room(&room,
              "<numbers values='1/2; 2/4' spin='yes'/><wheel>" SEGMENT("show-hand", "4", "Show")
                  SEGMENT("trade-hands", "8", "Trade") SEGMENT("showdown", "0", "Never")
                      SEGMENT("shout", "12", "Shout") "</wheel>");
    const struct json_value *options = shelf_member(thing(&room, "wheel", "spinner"), "options");
    ck_assert_uint_eq(options->items, 6);
    for (int i = 0; i < 6; i++)
        ck_assert_str_eq(options->item[i].text, fields[i]);
    close_room(&room);
}
END_TEST

START_TEST(the_shipped_wheel_is_a_spinner_of_its_segments)
{
    struct room room;

    open_room(&room, "spin");
    const struct json_value *options = shelf_member(thing(&room, "wheel", "spinner"), "options");
    const struct wheel *wheel = deck_wheel(room.shelf.deck);
    size_t field = 0;
    for (int i = 0; i < wheel->count; i++)
        for (int k = 0; k < wheel->segments[i].weight; k++)
            ck_assert_str_eq(options->item[field++].text,
                             words_in(&wheel->segments[i].title, "en"));
    ck_assert_uint_eq(options->items, field);
    close_room(&room);
}
END_TEST

static void expect_refusal(const char *deck, const char *message)
{
    struct shelf shelf;
    struct strbuf bytes = {0};

    shelf_fill(&shelf, deck);
    ck_assert_int_eq(playingcards_make(&shelf.pack, &bytes, &shelf.diag), STATUS_INVALID);
    shelf_expect(&shelf, message);
    ck_assert_uint_eq(bytes.length, 0);
    strbuf_release(&bytes);
    shelf_clear(&shelf);
}

START_TEST(what_the_table_does_not_bear_is_refused)
{
    expect_refusal("<numbers values='1/2' suits='red' copies='2001'/>",
                   "there are {count} cards, but playingcards.io can take at most {most}");
    expect_refusal("<numbers values='1/2; 2/4' spin='yes'/><wheel>" SEGMENT(
                       "show-hand", "100", "Show") SEGMENT("shout", "1", "Shout") "</wheel>",
                   "playingcards.io makes all segments of a wheel the same size");
}
END_TEST

START_TEST(two_runs_give_the_same_bytes)
{
    struct room one, other;

    open_room(&one, "spin");
    open_room(&other, "spin");
    ck_assert_uint_eq(one.bytes.length, other.bytes.length);
    ck_assert_mem_eq(one.bytes.text, other.bytes.text, one.bytes.length);
    close_room(&one);
    close_room(&other);
}
END_TEST

void add_playingcards_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "playingcards");

    tcase_add_test(tests, each_card_lies_on_the_stock_as_often_as_the_deck_has_it);
    tcase_add_test(tests, each_kind_of_card_has_its_name_and_its_own_picture);
    tcase_add_test(tests, a_card_shows_its_face_and_the_back_from_edge_to_edge);
    tcase_add_test(tests, a_card_of_a_deck_with_several_backs_shows_its_own);
    tcase_add_test(tests, the_table_has_a_hand_two_piles_and_counters);
    tcase_add_test(tests, nothing_lies_on_anything_else_or_off_the_table);
    tcase_add_test(tests, the_wheel_has_as_many_fields_of_a_segment_as_its_weight);
    tcase_add_test(tests, the_shipped_wheel_is_a_spinner_of_its_segments);
    tcase_add_test(tests, what_the_table_does_not_bear_is_refused);
    tcase_add_test(tests, two_runs_give_the_same_bytes);
}
