/* Decks that ask for too much, and memory that runs out. */
#include "cases.h"
#include "harness.h"
#include "loading.h"

#include <unistd.h>

/* `said` stands in the complaint, and the deck is refused. */
static void expect_refused(const char *elements, const char *complaint)
{
    struct strbuf xml = {0}, said = {0};
    struct deck *deck;

    strbuf_addf(&xml,
                "<deck format=\"1\"><title lang=\"en\">Test</title>\n<include "
                "href=\"parts/suits.xml\"/>\n%s</deck>",
                elements);
    enum status status = load_text(&deck, strbuf_text(&xml), &said);
    ck_assert_msg(status == STATUS_INVALID, "%s: status %d", elements, status);
    ck_assert_ptr_null(deck);
    ck_assert_msg(strstr(strbuf_text(&said), complaint), "%s\n%s", elements, strbuf_text(&said));
    strbuf_release(&xml);
    strbuf_release(&said);
}

START_TEST(too_many_cards_are_refused_at_the_element_that_goes_over)
{
    expect_refused("<numbers values=\"1\" copies=\"999999999\"/>",
                   "test.xml:3:29: error: “copies” cannot be “999999999”");
    expect_refused("<numbers values=\"1\" copies=\"50001\"/>",
                   "test.xml:3:1: error: too many cards: 200004 here, 200004 in all, but a deck "
                   "can have at most 200000");
    expect_refused("<numbers from=\"-1000000000\" to=\"1000000000\" copies=\"200000\"/>",
                   "test.xml:3:1: error: too many cards: 1600000000800000 here");
    expect_refused("<fractions denominators=\"2-1000\"/>",
                   "test.xml:3:1: error: too many cards: 1998000 here");
    expect_refused("<numbers from=\"1\" to=\"50000\"/>\n<wild/>\n<wild/>",
                   "test.xml:4:1: error: too many cards: 1 here, 200001 in all");
    expect_refused("<extra copies=\"200000\"><title lang=\"en\">x</title></extra>\n<wild/>",
                   "test.xml:4:1: error: too many cards: 1 here");
}
END_TEST

START_TEST(the_limit_is_complained_of_once)
{
    struct strbuf said = {0};
    struct deck *deck;

    load_text(
        &deck,
        "<deck format=\"1\"><title lang=\"en\">Test</title><include href=\"parts/suits.xml\"/>"
        "<numbers values=\"1\" copies=\"200000\"/><numbers values=\"2\" copies=\"200000\"/></deck>",
        &said);
    ck_assert_ptr_null(deck);
    ck_assert_ptr_eq(strchr(strbuf_text(&said), '\n') + 1, strbuf_text(&said) + said.length);
    strbuf_release(&said);
}
END_TEST

START_TEST(two_hundred_thousand_different_cards_are_loaded_and_found)
{
    struct deck *deck = deck_of("", "<numbers from=\"1\" to=\"50000\"/>");

    ck_assert_int_eq(deck_card_count(deck), DECK_CARDS_PRINT);
    ck_assert_int_eq(deck_printed(deck), DECK_CARDS_PRINT);
    ck_assert_int_eq(deck_value_classes(deck), 50000);
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 3, "50000"))->value.numerator, 50000);
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (deck_find_card(deck, card->suit, card->id) != i) /* which ck_assert takes long to say */
            ck_abort_msg("card %d is not found", i);
    }
    ck_assert_int_eq(deck_find_card(deck, 3, "50001"), DECK_NONE);
    deck_free(deck);
}
END_TEST

/* Where each number stands is looked for only to complain: with a search for each this would take
 * an hour. */
START_TEST(long_lists_take_no_longer_than_their_length)
{
    struct strbuf xml = {0}, said = {0};

    for (int i = 0; i < 50000; i++)
        strbuf_addf(&xml, "%s%d%s", i % 2500 ? " " : "<numbers values=\"", i,
                    i % 2500 == 2499 ? "\"/>" : "");
    struct deck *deck = deck_of("", strbuf_text(&xml));
    ck_assert_int_eq(deck_card_count(deck), DECK_CARDS_PRINT);
    deck_free(deck);

    strbuf_clear(&xml);
    strbuf_add(
        &xml, "<deck format=\"1\"><title lang=\"en\">x</title><include href=\"parts/suits.xml\"/>");
    for (int i = 0; i < 50; i++) {
        strbuf_add(&xml, "<fractions denominators=\"");
        for (int j = 0; j < 8000; j++)
            strbuf_add(&xml, "2 ");
        strbuf_add(&xml, "\"/>");
    }
    strbuf_add(&xml, "</deck>");
    ck_assert_int_eq(load_text(&deck, strbuf_text(&xml), &said), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&said), "the denominator 2 is listed twice"));
    strbuf_release(&xml);
    strbuf_release(&said);
}
END_TEST

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *stream = fopen(path, "w");
    ck_assert_ptr_nonnull(stream);
    ck_assert_int_ge(fputs(text, stream), 0);
    ck_assert_int_eq(fclose(stream), 0);
}

/* Seven files, each of which includes the next one nine times: five million elements, were they all
 * read. */
START_TEST(includes_that_multiply_are_refused_before_they_grow)
{
    char folder[] = "/tmp/breuk-deck-XXXXXX", path[4096];
    struct diag diag = {0};
    struct deck *deck;

    ck_assert_ptr_nonnull(mkdtemp(folder));
    for (int i = 0; i < 7; i++) {
        struct strbuf text = {0};
        char name[32];
        strbuf_add(&text, i ? "<part of=\"deck\" format=\"1\">"
                            : "<deck format=\"1\"><title lang=\"en\">x</title>");
        for (int j = 0; j < 9; j++)
            strbuf_addf(&text, i < 6 ? "<include href=\"p%d.xml\"/>" : "<wild/>", i + 1);
        strbuf_add(&text, i ? "</part>" : "</deck>");
        snprintf(name, sizeof name, "p%d.xml", i);
        write_file(folder, name, strbuf_text(&text));
        strbuf_release(&text);
    }
    snprintf(path, sizeof path, "%s/p0.xml", folder);
    enum status status = deck_load(&deck, path, &diag);
    ck_assert_ptr_null(deck);
    ck_assert_int_ne(status, STATUS_OK);
    ck_assert_uint_ge(diag.errors, 1);
    diag_release(&diag);
    for (int i = 0; i < 7; i++) {
        snprintf(path, sizeof path, "%s/p%d.xml", folder, i);
        unlink(path);
    }
    rmdir(folder);
}
END_TEST

START_TEST(a_deck_that_is_not_there_or_not_xml_is_no_deck)
{
    char path[4096];
    struct diag diag = {0};
    struct strbuf said = {0};
    struct deck *deck = NULL;

    ck_assert_int_eq(deck_load(&deck, source_path(path, "decks/nothing.xml"), &diag),
                     STATUS_NOT_FOUND);
    ck_assert_int_eq(deck_load(&deck, source_path(path, "LICENSE"), &diag), STATUS_UNREADABLE);
    ck_assert_uint_eq(diag.errors, 2);
    diag_release(&diag);
    ck_assert_int_eq(load_text(&deck, "<deck", &said), STATUS_UNREADABLE);
    strbuf_clear(&said);
    ck_assert_int_eq(load_text(&deck, "<part of=\"deck\" format=\"1\"/>", &said), STATUS_INVALID);
    ck_assert_str_eq(strbuf_text(&said), "test.xml:1:1: error: this is a part, which other files "
                                         "include; name a file that starts with: <deck>\n");
    ck_assert_int_eq(deck_load(&deck, source_path(path, "decks/parts/suits.xml"), &diag),
                     STATUS_INVALID);
    diag_release(&diag);
    ck_assert_ptr_null(deck);
    strbuf_release(&said);
    deck_free(NULL);
}
END_TEST

void add_limits(Suite *suite)
{
    TCase *tests = add_case(suite, "limits");

    tcase_add_test(tests, too_many_cards_are_refused_at_the_element_that_goes_over);
    tcase_add_test(tests, the_limit_is_complained_of_once);
    tcase_add_test(tests, two_hundred_thousand_different_cards_are_loaded_and_found);
    tcase_add_test(tests, long_lists_take_no_longer_than_their_length);
    tcase_add_test(tests, includes_that_multiply_are_refused_before_they_grow);
    tcase_add_test(tests, a_deck_that_is_not_there_or_not_xml_is_no_deck);
}
