/* Decks as tables: out and in again, and what is said of tables that are wrong. */
#include "deck/spreadsheet/convert.h"

#include "as_file.h"
#include "cases.h"
#include "harness.h"
#include "loading.h"

#include <dirent.h>

static void expect_words(const struct words *left, const struct words *right)
{
    ck_assert_int_eq(left->count, right->count);
    for (int i = 0; i < left->count; i++) {
        ck_assert_str_eq(left->in[i].language, right->in[i].language);
        ck_assert_str_eq(left->in[i].text, right->in[i].text);
    }
}

static void expect_suits(const struct deck *left, const struct deck *right)
{
    ck_assert_int_eq(deck_suit_count(left), deck_suit_count(right));
    for (int i = 0; i < deck_suit_count(left); i++) {
        const struct suit *a = deck_suit(left, i), *b = deck_suit(right, i);
        ck_assert_str_eq(a->id, b->id);
        ck_assert_uint_eq(a->colour, b->colour);
        ck_assert_str_eq(a->shape, b->shape);
        expect_words(&a->names, &b->names);
        expect_words(&a->abbreviations, &b->abbreviations);
        expect_words(&a->forms, &b->forms);
    }
}

static void expect_cards(const struct deck *left, const struct deck *right)
{
    ck_assert_int_eq(deck_card_count(left), deck_card_count(right));
    for (int i = 0; i < deck_card_count(left); i++) {
        const struct card *a = deck_card(left, i), *b = deck_card(right, i);
        ck_assert_str_eq(a->id, b->id);
        ck_assert_int_eq(a->kind, b->kind);
        ck_assert_int_eq(a->suit, b->suit);
        ck_assert_int_eq(a->copies, b->copies);
        ck_assert_int_eq(a->action, b->action);
        ck_assert(notation_identical(&a->notation, &b->notation));
        ck_assert_int_eq(a->picture, b->picture);
        ck_assert(rational_equal(a->value, b->value));
        ck_assert_int_eq(a->value_class, b->value_class);
        ck_assert_int_eq(a->spin, b->spin);
        ck_assert_int_eq(a->hands, b->hands);
        ck_assert_int_eq(a->points, b->points);
        ck_assert_int_eq(a->back < 0, b->back < 0);
        if (a->back >= 0)
            ck_assert_str_eq(deck_back(left, a->back)->name, deck_back(right, b->back)->name);
        ck_assert_int_eq(a->reference, b->reference);
        expect_words(&a->title, &b->title);
    }
}

static void expect_wheel(const struct wheel *left, const struct wheel *right)
{
    ck_assert_int_eq(left->count, right->count);
    for (int i = 0; i < left->count; i++) {
        ck_assert_int_eq(left->segments[i].effect, right->segments[i].effect);
        ck_assert_int_eq(left->segments[i].suit, right->segments[i].suit);
        ck_assert_int_eq(left->segments[i].weight, right->segments[i].weight);
        expect_words(&left->segments[i].title, &right->segments[i].title);
    }
}

static void expect_style(const struct number_style *left, const struct number_style *right)
{
    ck_assert_int_eq(left != NULL, right != NULL);
    if (!left)
        return;
    ck_assert_int_eq(left->decimal_comma, right->decimal_comma);
    ck_assert_int_eq(left->percent_space, right->percent_space);
    ck_assert_int_eq(left->division, right->division);
    ck_assert_int_eq(left->recurring, right->recurring);
    ck_assert_int_eq(left->mixed, right->mixed);
    ck_assert_int_eq(left->minus_sign, right->minus_sign);
    ck_assert_int_eq(left->vulgar_characters, right->vulgar_characters);
}

/* All that a deck holds, but for where it stood. */
static void expect_same(const struct deck *left, const struct deck *right)
{
    ck_assert_uint_eq(deck_hash(left), deck_hash(right));
    ck_assert_str_eq(deck_about(left)->author, deck_about(right)->author);
    ck_assert_str_eq(deck_about(left)->licence, deck_about(right)->licence);
    ck_assert_str_eq(deck_about(left)->version, deck_about(right)->version);
    ck_assert_str_eq(deck_about(left)->template, deck_about(right)->template);
    ck_assert_str_eq(deck_about(left)->ruleset, deck_about(right)->ruleset);
    ck_assert_int_eq(deck_printed(left), deck_printed(right));
    ck_assert_int_eq(deck_played(left), deck_played(right));
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        ck_assert_int_eq(deck_settings(left)->value[i], deck_settings(right)->value[i]);
        ck_assert_int_eq(deck_changes_setting(left, setting), deck_changes_setting(right, setting));
    }
    expect_words(&deck_about(left)->title, &deck_about(right)->title);
    expect_style(deck_about(left)->style, deck_about(right)->style);
    expect_suits(left, right);
    expect_cards(left, right);
    expect_wheel(deck_wheel(left), deck_wheel(right));
}

static void write_table(const struct deck *deck, char separator, struct strbuf *out)
{
    struct message why;

    ck_assert_int_eq(deck_to_spreadsheet(deck, separator, out, &why), STATUS_OK);
}

static enum status from_bytes(struct deck **deck, struct strbuf *xml, const char *bytes,
                              size_t length, struct diag *diag)
{
    as_file_begin("t.csv", bytes, length);
    enum status status = deck_from_spreadsheet(deck, xml, "t.csv", "en", diag);
    as_file_end();
    return status;
}

/* Of a table without mistakes. */
static struct deck *read_table(const struct strbuf *table, struct strbuf *xml)
{
    struct diag diag = {0};
    struct strbuf said = {0};
    struct deck *deck;
    enum status status = from_bytes(&deck, xml, table->text, table->length, &diag);

    words_of_diag(&diag, "", &said);
    ck_assert_msg(status == STATUS_OK, "%s\n%s", strbuf_text(&said), strbuf_text(xml));
    strbuf_release(&said);
    diag_release(&diag);
    return deck;
}

static void go_out_and_in(const struct deck *deck, char separator)
{
    struct strbuf once = {0}, twice = {0}, xml = {0};

    write_table(deck, separator, &once);
    struct deck *again = read_table(&once, &xml);
    expect_same(deck, again);
    write_table(again, separator, &twice);
    ck_assert_str_eq(strbuf_text(&once), strbuf_text(&twice));
    deck_free(again);
    strbuf_release(&xml);
    strbuf_release(&once);
    strbuf_release(&twice);
}

START_TEST(every_shipped_deck_goes_out_and_in_again)
{
    char folder[4096];
    DIR *open = opendir(source_path(folder, "decks"));
    int count = 0;

    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        char name[201];
        size_t length = strlen(file->d_name);
        if (length < 4 || length > 200 || strcmp(file->d_name + length - 4, ".xml") != 0)
            continue;
        if (!strcmp(file->d_name, "schemas.xml")) /* for editors; no deck */
            continue;
        snprintf(name, sizeof name, "%.*s", (int)length - 4, file->d_name);
        struct deck *deck = shipped_deck(name);
        go_out_and_in(deck, ",;\t"[_i]);
        deck_free(deck);
        count++;
    }
    closedir(open);
    ck_assert_int_ge(count, 5);
}
END_TEST

/* All that the shipped ones have not. */
static const char rich[] =
    "<deck format=\"1\" author=\"=A &amp; &lt;B&gt; &quot;C&quot;&#10;D, E\" version=\"1/2\" "
    "template=\"plain\" ruleset=\"spin\"><title lang=\"nl\">'s Morgens; om 1/2, +2</title>"
    "<title lang=\"fr-BE\">-un</title><style decimal-mark=\"comma\" percent-space=\"narrow\" "
    "division-sign=\"colon\" recurring=\"overline\" mixed=\"plus\" minus-sign=\"yes\"/>"
    "<set name=\"hand-size\" value=\"5\"/><set name=\"wheel\" value=\"yes\"/>"
    "<suit id=\"A\" colour=\"#112233\" shape=\"drop\"><name lang=\"fr-BE\" short=\"1\">un</name>"
    "<name lang=\"nl\" short=\"Éé\">'1</name></suit>"
    "<suit id=\"B.b\" colour=\"#abcdef\" shape=\"cross\"><name lang=\"nl\" short=\"2\" "
    "forms=\"tweede  &amp;-tje\">twee</name>"
    "<name lang=\"de\" short=\"2\">zwei</name></suit>"
    "<numbers values=\"1,000; 0,50; 0,(3); 1 1/2; 33 1/3%; 50%; -1/2; -3; 7/9\"/>"
    "<numbers values=\"1 1/2; 3\" picture=\"pie\" suits=\"B.b\" points=\"0\"/>"
    "<fractions denominators=\"2 4\" picture=\"bar\" copies=\"3\" points=\"7\"/>"
    "<action does=\"skip\" points=\"1\" suits=\"A\"/><numbers from=\"3\" to=\"6\" spin=\"yes\" "
    "back=\"one\"/><numbers from=\"7\" to=\"9\" spin=\"yes\" back=\"two\"/>"
    "<wild-draw-four points=\"9\" back=\"one\"/><wild copies=\"2\"/>"
    "<hands value=\"0,5\" does=\"swap\"/><hands value=\"3\" does=\"pass\"/>"
    "<extra reference=\"yes\" copies=\"2\" back=\"three\"><title lang=\"de\">@x</title><title "
    "lang=\"nl\">y\"</title>"
    "</extra><extra><title lang=\"nl\">Zo</title></extra><wheel>"
    "<segment does=\"draw-until\" suit=\"B.b\" weight=\"0\"><title lang=\"nl\">a</title></segment>"
    "<segment does=\"shout\" weight=\"12\"><title "
    "lang=\"fr-BE\">b</title></segment></wheel></deck>";

START_TEST(whatever_a_deck_may_say_goes_out_and_in_again)
{
    struct strbuf said = {0};
    struct deck *deck;

    ck_assert_msg(load_text(&deck, rich, &said) == STATUS_OK, "%s", strbuf_text(&said));
    go_out_and_in(deck, ",;\t"[_i]);
    deck_free(deck);
    strbuf_release(&said);
}
END_TEST

START_TEST(a_table_of_three_columns_is_a_deck)
{
    static const char *const texts[] = {
        "suit,face,count\nblue,1/2,2\nred,2/4,2\nyellow,0.5,1\ngreen,50%,\n,wild,4\n,+4,4\n",
        "kleur;kaart;aantal\nblauw;1/2;2\nRood;'2/4;2\ngeel;0,5;1\ngroen;50%;\n;wild;4\n;'+4;4\n",
        "Farbe\tKarte\tAnzahl\nblau\t1/2\t2\nrot\t2/"
        "4\t2\ngelb\t0,5\t1\ngr\xC3\xBCn\t50%\t\n\twild\t4\n\t+4\t4\n",
        "couleur,count,action,face\nbleu,2,,1/2\nrouge,2,,=\"2/4\"\njaune,1,,\"0,5\"\nvert,,,50%\n"
        ",4,wild,\n,4,wild-draw-four,+4\n"};
    struct deck *first = NULL;

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct strbuf table = {0}, xml = {0};
        strbuf_add(&table, texts[i]);
        struct deck *deck = read_table(&table, &xml);
        ck_assert_int_eq(deck_printed(deck), 14);
        ck_assert_str_eq(deck_about(deck)->ruleset, "fractions");
        ck_assert_int_eq(copies_of(deck, deck_find_suit(deck, "blue"), "1/2"), 2);
        ck_assert_int_eq(copies_of(deck, deck_find_suit(deck, "green"), "50%"), 1);
        ck_assert_str_eq(words_in(&deck_suit(deck, deck_find_suit(deck, "yellow"))->names, "nl"),
                         "geel");
        if (first)
            ck_assert_uint_eq(deck_hash(deck), deck_hash(first));
        if (first)
            deck_free(deck);
        else
            first = deck;
        strbuf_release(&table);
        strbuf_release(&xml);
    }
    deck_free(first);
}
END_TEST

static void check_table(const char *folder, const char *file)
{
    char path[8192];
    struct diag diag = {0};
    struct strbuf said = {0}, xml = {0};
    struct deck *deck;

    snprintf(path, sizeof path, "%s/%s", folder, file);
    enum status status = deck_from_spreadsheet(&deck, &xml, path, "en", &diag);
    words_of_diag(&diag, folder, &said);
    ck_assert_msg((status == STATUS_OK) == !diag.errors, "%s: status %d", named_in_table(path),
                  status);
    ck_assert_msg((deck != NULL) == !diag.errors, "%s", named_in_table(path));
    strbuf_add(&said, strbuf_text(&xml)); /* what the table was made into */
    compare_said(path, strbuf_text(&said));
    deck_free(deck);
    strbuf_release(&said);
    strbuf_release(&xml);
    diag_release(&diag);
}

START_TEST(every_mistake_in_a_table_is_told_at_its_place)
{
    char folder[4096];
    DIR *open = opendir(unpacked_path(folder, "deck/tables"));
    int count = 0;

    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        if (length < 4 || strcmp(file->d_name + length - 4, ".csv") != 0)
            continue;
        check_table(folder, file->d_name);
        count++;
    }
    closedir(open);
    ck_assert_int_ge(count, 12);
}
END_TEST

START_TEST(a_table_may_have_as_many_cards_as_a_deck)
{
    struct strbuf table = {0}, xml = {0};

    strbuf_add(&table, "suit,face,count\n");
    for (int i = 1; i <= DECK_CARDS_PRINT / 1000; i++)
        strbuf_addf(&table, "red,%d,1000\n", i);
    struct deck *deck = read_table(&table, &xml);
    ck_assert_int_eq(deck_printed(deck), DECK_CARDS_PRINT);
    deck_free(deck);
    strbuf_release(&table);
    strbuf_release(&xml);
}
END_TEST

/* It is the rule set's own mistake: no place in the table is to blame. */
START_TEST(a_mistake_in_the_file_of_a_rule_set_is_told_there)
{
    static const char text[] = "row,suit,face,count,name,value\n,blue,1/2,2\n,red,1/2,2\n"
                               "deck,,,,ruleset,broken\n";
    char home[4096];
    struct strbuf xml = {0}, said = {0};
    struct diag diag = {0};
    struct deck *deck;

    setenv("XDG_DATA_HOME", source_path(home, "tests/ruleset/home"), 1);
    ck_assert_int_eq(from_bytes(&deck, &xml, text, strlen(text), &diag), STATUS_INVALID);
    words_of_diag(&diag, home, &said);
    ck_assert_str_eq(strbuf_text(&said),
                     "breuk/decks/rulesets/broken.xml:3:1: error: the file ends while <title> in "
                     "line 2 is still open; write </title>\n");
    strbuf_release(&xml);
    strbuf_release(&said);
    diag_release(&diag);
}
END_TEST

/* A thousand columns: those of every table, and two for each language of the suits. */
START_TEST(a_deck_of_too_many_languages_is_no_table)
{
    static const char *const shapes[] = {"circle", "square", "triangle", "star", "drop", "cross"};
    struct strbuf xml = {0}, said = {0}, table = {0};
    struct message why = {0};
    struct deck *deck;
    int language = 0;

    strbuf_add(&xml, "<deck format=\"1\"><title lang=\"en\">Test</title>"
                     "<numbers from=\"1\" to=\"9\"/>");
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        strbuf_addf(&xml, "<suit id=\"%s\" colour=\"#00%zuF00\" shape=\"%s\">", shapes[i], i,
                    shapes[i]);
        for (int k = 0; k < 90; k++, language++)
            strbuf_addf(&xml, "<name lang=\"%c%c\" short=\"%zu\">%s</name>", 'a' + language / 26,
                        'a' + language % 26, i, shapes[i]);
        strbuf_add(&xml, "</suit>");
    }
    strbuf_add(&xml, "</deck>");
    ck_assert_msg(load_text(&deck, strbuf_text(&xml), &said) == STATUS_OK, "%.300s",
                  strbuf_text(&said));
    ck_assert_int_eq(deck_to_spreadsheet(deck, ',', &table, &why), STATUS_INVALID);
    ck_assert_str_eq(why.id, "this deck is too large for a table, which can have at most 8 MiB and "
                             "{limit} columns");
    deck_free(deck);
    strbuf_release(&xml);
    strbuf_release(&said);
    strbuf_release(&table);
}
END_TEST

START_TEST(more_titles_than_a_deck_file_can_hold_end_the_reading)
{
    enum { LANGUAGES = 400, LINES = 2000 };
    struct strbuf table = {0}, xml = {0}, said = {0};
    struct diag diag = {0};
    struct deck *deck;

    strbuf_add(&table, "row");
    for (int i = 0; i < LANGUAGES; i++)
        strbuf_addf(&table, ",title:%c%c", 'a' + i / 26, 'a' + i % 26);
    for (int line = 0; line < LINES; line++) {
        strbuf_add(&table, "\nextra");
        for (int i = 0; i < LANGUAGES; i++)
            strbuf_add(&table, ",x");
    }
    ck_assert_int_eq(from_bytes(&deck, &xml, table.text, table.length, &diag), STATUS_INVALID);
    words_of_diag(&diag, "", &said);
    ck_assert_str_eq(
        strbuf_text(&said),
        "t.csv:875:655: error: as XML the deck would be longer than 8 MiB; use fewer titles\n");
    strbuf_release(&table);
    strbuf_release(&xml);
    strbuf_release(&said);
    diag_release(&diag);
}
END_TEST

void add_table(Suite *suite)
{
    TCase *tests = add_case(suite, "table");

    tcase_add_loop_test(tests, every_shipped_deck_goes_out_and_in_again, 0, 3);
    tcase_add_loop_test(tests, whatever_a_deck_may_say_goes_out_and_in_again, 0, 3);
    tcase_add_test(tests, a_table_of_three_columns_is_a_deck);
    tcase_add_test(tests, every_mistake_in_a_table_is_told_at_its_place);
    tcase_add_test(tests, a_table_may_have_as_many_cards_as_a_deck);
    tcase_add_test(tests, a_mistake_in_the_file_of_a_rule_set_is_told_there);
    tcase_add_test(tests, a_deck_of_too_many_languages_is_no_table);
    tcase_add_test(tests, more_titles_than_a_deck_file_can_hold_end_the_reading);
}
