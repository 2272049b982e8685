#include "text/text.h"

#include "catalogue_tests.h"
#include "text/fold.h"
#include "text/language.h"

#include <locale.h>
#include <string.h>

/* Makes the environment a known one, whatever the tests were started in. */
static void forget_environment(void)
{
    static const char *const names[] = {"BREUK_LANG",  "LANGUAGE", "LC_ALL",
                                        "LC_MESSAGES", "LC_CTYPE", "LANG"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        unsetenv(names[i]);
    setenv("BREUK_DATA", TEST_DATA, 1);
}

static void start(const char *option)
{
    struct message problem;

    ck_assert_int_eq(text_start(option, &problem), STATUS_OK);
    ck_assert_ptr_null(problem.id);
}

static void assert_sentence(const struct message *message, const struct text_names *names,
                            enum status expected_status, const char *expected)
{
    struct strbuf out = {0};

    ck_assert_int_eq(text_of(*message, names, &out), expected_status);
    ck_assert_str_eq(strbuf_text(&out), expected);
    strbuf_release(&out);
}

START_TEST(the_option_goes_before_breuk_lang_before_language_before_the_locale)
{
    setenv("LANG", "fr_FR.UTF-8", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "fr");
    setenv("LC_MESSAGES", "nl_BE.UTF-8", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "fr"); /* LANGUAGE, which the first start set */
    unsetenv("LANGUAGE");
    start(NULL);
    ck_assert_str_eq(text_language(), "nl");
    setenv("LC_ALL", "de_AT.UTF-8", 1);
    unsetenv("LANGUAGE");
    start(NULL);
    ck_assert_str_eq(text_language(), "de");
    setenv("LANGUAGE", "ja:nl:fr", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "nl");
    setenv("BREUK_LANG", "de", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "de");
    start("FR");
    ck_assert_str_eq(text_language(), "fr");
}
END_TEST

START_TEST(a_locale_of_another_language_or_plain_c_means_english)
{
    static const char *const locales[] = {"ja_JP.UTF-8", "C", "POSIX", "C.UTF-8", "nlx", "n", "_"};

    for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
        setenv("LC_ALL", locales[i], 1);
        unsetenv("LANGUAGE");
        start(NULL);
        ck_assert_str_eq(text_language(), "en");
    }
    setenv("LC_ALL", "C", 1);
    setenv("LANGUAGE", "nl", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "en");
    /* An entry longer than any code, and no entry. */
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("LANGUAGE", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz::nl", 1);
    start(NULL);
    ck_assert_str_eq(text_language(), "nl");
}
END_TEST

static void assert_refused(const struct message *problem, const char *typed)
{
    struct strbuf expected = {0};

    strbuf_addf(&expected, "there is no language “%s”; choose one of: ", typed);
    for (int i = 0; i < LANGUAGES; i++)
        strbuf_addf(&expected, "%s%s", i ? ", " : "", languages[i].code);
    assert_sentence(problem, NULL, STATUS_OK, strbuf_text(&expected));
    strbuf_release(&expected);
}

START_TEST(an_unknown_language_is_refused_with_the_list)
{
    struct message problem;

    setenv("LANG", "nl_NL.UTF-8", 1);
    ck_assert_int_eq(text_start("xx", &problem), STATUS_INVALID);
    ck_assert_str_eq(text_language(), "nl");
    assert_refused(&problem, "xx");
    setenv("BREUK_LANG", "klingon", 1);
    ck_assert_int_eq(text_start(NULL, &problem), STATUS_INVALID);
    assert_refused(&problem, "klingon");
}
END_TEST

START_TEST(the_character_set_is_utf_8_and_numbers_stay_c)
{
    static const char *const locales[] = {"C", "POSIX", "no_SUCH.ISO-8859-1", "nl_NL.UTF-8"};

    for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
        setenv("LC_ALL", locales[i], 1);
        setlocale(LC_ALL, "C");
        start("nl");
        ck_assert_uint_eq(MB_CUR_MAX, 6);
        ck_assert_str_eq(setlocale(LC_NUMERIC, NULL), "C");
        ck_assert_str_eq(getenv("LANGUAGE"), "nl");
        ck_assert_str_eq(text_get("red"), "rood");
    }
}
END_TEST

START_TEST(an_id_without_a_translation_is_its_own_words)
{
    start("nl");
    ck_assert_str_eq(text_get("only in English"), "only in English");
    ck_assert_str_eq(text_get("in no catalogue"), "in no catalogue");
    /* The empty id is the catalogue's header: nobody's words. */
    ck_assert_str_eq(text_get(""), "");
    start("en");
    ck_assert_str_eq(text_get("red"), "red");
}
END_TEST

START_TEST(missing_words_are_told_and_english_is_spoken)
{
    struct message problem;

    setenv("BREUK_DATA", "/dev/null", 1);
    /* The build tree has the real words. */
    ck_assert_int_eq(text_start("nl", &problem), STATUS_OK);
    ck_assert_str_eq(text_get("error"), "fout");
    setenv("BREUK_DATA", TEST_SOURCE "/damaged", 1);
    ck_assert_int_eq(text_start("nl", &problem), STATUS_UNREADABLE);
    ck_assert_str_eq(problem.arg[0].text, "Nederlands");
    ck_assert_str_eq(problem.arg[1].name, "file");
    ck_assert_str_eq(problem.arg[1].text, TEST_SOURCE "/damaged/words/nl.mo");
    ck_assert_str_eq(text_get("red"), "red");
}
END_TEST

START_TEST(what_was_typed_in_bytes_that_are_no_characters_is_text_all_the_same)
{
    struct strbuf sentence = {0};

    text_of(message_with("no “{typed}”", arg_typed("typed", "1\377×\303")), NULL, &sentence);
    ck_assert_str_eq(strbuf_text(&sentence), "no “1\357\277\275×\357\277\275”");
    strbuf_release(&sentence);
}
END_TEST

START_TEST(numbers_are_said_in_words_once_where_somebody_listens)
{
    static const struct {
        const char *language, *said;
    } rows[] = {{"en", "2/4, two quarters, and 0.5 and 2/4"},
                {"nl", "2/4, twee vierde, and 0,5 and 2/4"},
                {"de", "2/4, zwei Viertel, and 0,5 and 2/4"},
                {"fr", "2/4, deux quarts, and 0,5 and 2/4"}};
    const struct number_style characters = {.vulgar_characters = true};
    const struct notation quarters = notation_of_fraction(2, 4), half = notation_of_fraction(1, 2);
    struct strbuf out = {0};
    struct message problem;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        text_start(rows[i].language, &problem);
        text_speak_numbers(true);
        strbuf_clear(&out);
        text_of(message_with("{one}, and {two} and {three}", arg_notation("one", &quarters),
                             arg_number("two", "0.5"), arg_number("three", "2/4")),
                NULL, &out);
        text_speak_numbers(false);
        ck_assert_str_eq(strbuf_text(&out), rows[i].said);
    }
    strbuf_clear(&out);
    text_add_number(&half, &characters, &out);
    text_speak_numbers(true);
    text_add_number(&half, &characters, &out);
    text_speak_numbers(false);
    ck_assert_str_eq(strbuf_text(&out), "½1/2, un demi");
    strbuf_release(&out);
}
END_TEST

START_TEST(what_was_typed_is_cut_at_60_characters)
{
    char typed[400] = "", wanted[400] = "";

    for (int characters = 59; characters <= 150; characters++) {
        struct strbuf sentence = {0};
        int shown = characters <= 60 ? characters : 59;
        *typed = *wanted = '\0';
        for (int i = 0; i < characters; i++)
            strcat(typed, i % 2 ? "½" : "1");
        strcat(wanted, "no “");
        for (int i = 0; i < shown; i++)
            strcat(wanted, i % 2 ? "½" : "1");
        strcat(wanted, shown < characters ? "…”" : "”");
        ck_assert_int_eq(
            text_of(message_with("no “{typed}”", arg_typed("typed", typed)), NULL, &sentence),
            STATUS_OK);
        ck_assert_str_eq(strbuf_text(&sentence), wanted);
        strbuf_release(&sentence);
    }
}
END_TEST

static void add_name(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    if (kind == MESSAGE_CARD)
        strbuf_addf(out, "%s %d", (const char *)context, index);
    else if (kind == MESSAGE_SUIT)
        strbuf_add(out, index == 2 ? "blauw" : "?");
    else
        strbuf_add(out, index == 1 ? "Bo" : "Ann");
}

START_TEST(cards_suits_and_seats_are_named_by_whoever_knows_them)
{
    struct text_names names = {"kaart", add_name};

    struct message lays =
        message_with("{seat} lays {card}", arg_seat("seat", 1), arg_card("card", 17));
    struct message colour = message_with("the colour is {colour}", arg_suit("colour", 2));
    start("nl");
    assert_sentence(&lays, &names, STATUS_OK, "kaart 17 ligt er, van Bo");
    assert_sentence(&colour, &names, STATUS_OK, "de kleur is blauw");
    assert_sentence(&lays, NULL, STATUS_OK, "18 ligt er, van 2");
    assert_sentence(&colour, &(struct text_names){0}, STATUS_OK, "de kleur is 3");
}
END_TEST

START_TEST(terms_are_translated_and_texts_are_not)
{
    struct message term = message_of("the colour is {colour}");
    struct message text = term;

    message_add(&term, arg_term("colour", "red"));
    message_add(&text, arg_text("colour", "red"));
    start("nl");
    assert_sentence(&term, NULL, STATUS_OK, "de kleur is rood");
    assert_sentence(&text, NULL, STATUS_OK, "de kleur is red");
}
END_TEST

START_TEST(the_first_count_chooses_the_plural_form)
{
    static const struct {
        const char *language;
        int64_t count;
        const char *expected;
    } cases[] = {
        {"en", 0, "Ann has 0 cards"},
        {"en", 1, "Ann has 1 card"},
        {"en", 2, "Ann has 2 cards"},
        {"en", -1, "Ann has -1 cards"},
        {"nl", 0, "Ann heeft 0 kaarten"},
        {"nl", 1, "Ann heeft 1 kaart"},
        {"nl", 2, "Ann heeft 2 kaarten"},
        {"fr", 0, "Ann a 0 carte"},
        {"fr", 1, "Ann a 1 carte"},
        {"fr", 2, "Ann a 2 cartes"},
        {"de", 1, "Ann heeft 1 kaart"},
        {"de", 3, "Ann heeft 3 kaarten"},
        {"nl", INT64_MIN, "Ann heeft -9223372036854775808 kaarten"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct message message = message_plural(
            "{who} has {count} card", "{who} has {count} cards", arg_text("who", "Ann"),
            arg_count("count", cases[i].count), arg_count("another", 1 - cases[i].count % 2));
        start(cases[i].language);
        assert_sentence(&message, NULL, STATUS_OK, cases[i].expected);
    }
}
END_TEST

START_TEST(a_placeholder_without_an_argument_is_told_and_stays)
{
    struct message translated = message_with("lost placeholder {what}", arg_text("what", "x"));
    struct message nothing = message_with("a {b} c {d}", arg_text("d", "D"));
    start("nl");
    assert_sentence(&translated, NULL, STATUS_INVALID, "kwijt: {wat}");
    assert_sentence(&nothing, NULL, STATUS_INVALID, "a {b} c D");
}
END_TEST

START_TEST(braces_that_hold_no_name_are_plain_text)
{
    struct message message = message_with("{ {} {X} {a b} {n {n}} {", arg_count("n", 5));

    start("en");
    assert_sentence(&message, NULL, STATUS_OK, "{ {} {X} {a b} {n 5} {");
}
END_TEST

START_TEST(an_argument_with_braces_is_not_read_again)
{
    struct message message = message_with("{a}{b}", arg_text("a", "{b}"), arg_text("b", "{a}"));

    start("en");
    assert_sentence(&message, NULL, STATUS_OK, "{b}{a}");
}
END_TEST

START_TEST(numbers_are_written_as_schools_of_the_language_do)
{
    static const struct {
        const char *canonical, *en, *nl, *de, *fr;
    } rows[] = {
        {"0.75", "0.75", "0,75", "0,75", "0,75"},
        {"75%", "75%", "75%", "75\u00a0%", "75\u202f%"},
        {"12.5%", "12.5%", "12,5%", "12,5\u00a0%", "12,5\u202f%"},
        {"0.1(6)", "0.16\u0307", "0,16\u0305", "0,16\u0305", "0,16\u0305"},
        {"÷ 2", "÷ 2", ": 2", ": 2", "÷ 2"},
        {"-2/4", "\u22122/4", "\u22122/4", "\u22122/4", "\u22122/4"},
        {"2/4", "2/4", "2/4", "2/4", "2/4"},
        {"1 1/2", "1 1/2", "1 1/2", "1 1/2", "1\u00a0+\u00a01/2"},
        {"33 1/3%", "33 1/3%", "33 1/3%", "33 1/3\u00a0%", "33 1/3\u202f%"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct {
            const char *language, *expected;
        } cases[] = {
            {"en", rows[i].en}, {"nl", rows[i].nl}, {"de", rows[i].de}, {"fr", rows[i].fr}};
        for (size_t l = 0; l < sizeof cases / sizeof *cases; l++) {
            struct message message = message_with("{n}", arg_number("n", rows[i].canonical));
            start(cases[l].language);
            assert_sentence(&message, NULL, STATUS_OK, cases[l].expected);
        }
    }
    start("fr");
    ck_assert_int_eq(text_number_style()->percent_space, PERCENT_SPACE_NARROW);
}
END_TEST

START_TEST(mixed_numbers_may_be_written_otherwise_until_the_next_start)
{
    struct message message = message_with("{n}", arg_number("n", "1 1/2"));

    start("fr");
    text_write_mixed(MIXED_SPACE);
    assert_sentence(&message, NULL, STATUS_OK, "1 1/2");
    ck_assert_int_eq(text_number_style()->percent_space, PERCENT_SPACE_NARROW);
    start("nl");
    assert_sentence(&message, NULL, STATUS_OK, "1 1/2");
    text_write_mixed(MIXED_PLUS);
    assert_sentence(&message, NULL, STATUS_OK, "1\u00a0+\u00a01/2");
    start("nl");
    assert_sentence(&message, NULL, STATUS_OK, "1 1/2");
}
END_TEST

START_TEST(accents_may_be_left_out_of_what_is_typed_and_not_put_in)
{
    static const struct {
        const char *text, *typed;
        enum fold_match match;
    } cases[] = {
        {"Zoë", "zoë", FOLD_EQUALS},
        {"Zoë", "zoe", FOLD_EQUALS},
        {"Zoe", "zoë", FOLD_NOT},
        {"Grün", "grun", FOLD_EQUALS},
        {"Grün", "gruen", FOLD_EQUALS},
        {"Grün", "gru", FOLD_STARTS},
        {"Straße", "strasse", FOLD_EQUALS},
        {"Čeněk", "cenek", FOLD_EQUALS},
        {"Œuf", "oeuf", FOLD_EQUALS},
        {"Zoe\u0308", "zoe", FOLD_EQUALS},
        {"Łukasz", "lukasz", FOLD_EQUALS},
        {"Ķristiņa", "kristina", FOLD_EQUALS},
        {"Nguyễn Thị Ngọc", "nguyen thi ngoc", FOLD_EQUALS},
        {"Đức", "duc", FOLD_EQUALS},
        {"Ọláyínká Ṣadé", "olayinka sade", FOLD_EQUALS},
        {"Ḥasan aṭ-Ṭabarī", "hasan at-tabari", FOLD_EQUALS},
        {"ʿĀʾisha", "aisha", FOLD_EQUALS},
        {"Ðóra", "dora", FOLD_EQUALS},
        {"Ġorġ Ħal", "gorg hal", FOLD_EQUALS},
        {"Sigrún Þóra", "sigrun thora", FOLD_EQUALS},
        {"Λουκία", "λουκια", FOLD_EQUALS},
        {"Алёна", "алена", FOLD_EQUALS},
        {"Thi\u0323", "thi", FOLD_EQUALS},
        {"Nguye\u0302\u0303n", "nguyen", FOLD_EQUALS},
        {"N\u0338ora\u20dd", "nora", FOLD_EQUALS},
        {"\u0645\u064f\u062d\u0645\u062f", "\u0645\u062d\u0645\u062f", FOLD_EQUALS},
        {"\u00a0Jan\u00a0\u2009Smit\u200b", "jan smit", FOLD_EQUALS},
        {"An\u200bn\u200d", "ann", FOLD_EQUALS},
        {"Bo", "bö", FOLD_NOT},
        {"Ω", "o", FOLD_NOT},
    };

    start("en");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ck_assert_msg(fold_match(cases[i].text, cases[i].typed) == cases[i].match, "“%s”, “%s”: %d",
                      cases[i].text, cases[i].typed, fold_match(cases[i].text, cases[i].typed));
    ck_assert(fold_equal("ZOË", "zoë"));
    ck_assert(!fold_equal("Zoë", "zoe"));
}
END_TEST

/* Letters of these blocks with marks, or with a stroke or a hook, that a keyboard may lack. */
START_TEST(no_letter_with_a_mark_is_needed_to_type_a_name)
{
    static const struct {
        uint32_t first, last;
    } blocks[] = {{0xC0, 0x17F},   {0x1A0, 0x1A1},   {0x1AF, 0x1B0},   {0x1CD, 0x1DC},
                  {0x1DE, 0x1F0},  {0x1F4, 0x1F5},   {0x1F8, 0x21B},   {0x21E, 0x21F},
                  {0x226, 0x233},  {0x1E00, 0x1E99}, {0x1E9B, 0x1E9B}, {0x1E9E, 0x1E9E},
                  {0x1EA0, 0x1EF9}};

    start("en");
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        for (uint32_t code = blocks[i].first; code <= blocks[i].last; code++) {
            struct strbuf letter = {0}, folded = {0}, bare = {0};
            strbuf_add_code_point(&letter, code);
            fold_text(&folded, strbuf_text(&letter), letter.length);
            fold_spell(&bare, strbuf_text(&folded), SPELLED_BARE);
            const char *text = strbuf_text(&bare);
            size_t ascii = strspn(text, "abcdefghijklmnopqrstuvwxyz");
            if (code != U'×' && code != U'÷')
                ck_assert_msg(ascii == bare.length, "U+%04X is “%s”", (unsigned)code, text);
            strbuf_release(&letter);
            strbuf_release(&folded);
            strbuf_release(&bare);
        }
}
END_TEST

static bool is_help_or_print(const char *word, size_t length)
{
    return (length == 4 && memcmp(word, "help", length) == 0) ||
           (length == 5 && memcmp(word, "print", length) == 0);
}

START_TEST(what_is_to_be_typed_begins_as_the_program_was_called)
{
    struct message message =
        message_with("“breuk {topic}” helps, or type: breuk help; for this: breuk prints it, and "
                     "“breuk --json” reads “{topic}”",
                     arg_text("topic", "breuk print"));

    start("en");
    text_call("./breuk", is_help_or_print);
    assert_sentence(&message, NULL, STATUS_OK,
                    "“./breuk breuk print” helps, or type: ./breuk help; for this: breuk prints "
                    "it, and “./breuk --json” reads “breuk print”");
    text_call(NULL, NULL);
    assert_sentence(&message, NULL, STATUS_OK,
                    "“breuk breuk print” helps, or type: breuk help; for this: breuk prints it, "
                    "and “breuk --json” reads “breuk print”");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("text");
    TCase *choice = add_case(suite, "language");
    TCase *sentences = add_case(suite, "sentences");

    tcase_add_checked_fixture(choice, forget_environment, NULL);
    tcase_add_test(choice, the_option_goes_before_breuk_lang_before_language_before_the_locale);
    tcase_add_test(choice, a_locale_of_another_language_or_plain_c_means_english);
    tcase_add_test(choice, an_unknown_language_is_refused_with_the_list);
    tcase_add_test(choice, the_character_set_is_utf_8_and_numbers_stay_c);
    tcase_add_test(choice, an_id_without_a_translation_is_its_own_words);
    tcase_add_test(choice, missing_words_are_told_and_english_is_spoken);
    tcase_add_test(choice, what_was_typed_in_bytes_that_are_no_characters_is_text_all_the_same);
    tcase_add_test(choice, numbers_are_said_in_words_once_where_somebody_listens);
    tcase_add_test(choice, what_was_typed_is_cut_at_60_characters);
    tcase_add_test(choice, accents_may_be_left_out_of_what_is_typed_and_not_put_in);
    tcase_add_test(choice, no_letter_with_a_mark_is_needed_to_type_a_name);
    tcase_add_checked_fixture(sentences, forget_environment, NULL);
    tcase_add_test(sentences, cards_suits_and_seats_are_named_by_whoever_knows_them);
    tcase_add_test(sentences, terms_are_translated_and_texts_are_not);
    tcase_add_test(sentences, the_first_count_chooses_the_plural_form);
    tcase_add_test(sentences, a_placeholder_without_an_argument_is_told_and_stays);
    tcase_add_test(sentences, braces_that_hold_no_name_are_plain_text);
    tcase_add_test(sentences, an_argument_with_braces_is_not_read_again);
    tcase_add_test(sentences, numbers_are_written_as_schools_of_the_language_do);
    tcase_add_test(sentences, mixed_numbers_may_be_written_otherwise_until_the_next_start);
    tcase_add_test(sentences, what_is_to_be_typed_begins_as_the_program_was_called);
    add_catalogue_tests(suite);
    return run_suite(suite);
}
