/* Numbers in words: what is said is understood, and nothing is understood as another number. */
#include "cases.h"
#include "rational/number_words.h"

#include <string.h>

static const char *const languages[] = {"en", "nl", "de", "fr"};

enum { LANGUAGES = sizeof languages / sizeof *languages, PARTS_MOST = 100, THOUSAND = 1000 };

/* That a text is understood as this number; or, where that is enough, as no other. */
static void check_heard(const char *language, const char *text, const char *number, bool must)
{
    char heard[NOTATION_TEXT_SIZE] = "";
    bool any = number_heard(text, '.', heard);

    require(any ? strcmp(heard, number) == 0 : !must, "%s: “%s” is %s, not “%s”", language, text,
            number, any ? heard : "");
}

/* The same with blanks for hyphens, as machines write what they hear, and with hyphens for blanks.
 */
static void check_other_gaps(const char *language, const char *text, const char *number)
{
    struct strbuf other = {0};

    for (int blanks = 0; blanks < 2; blanks++) {
        strbuf_clear(&other);
        for (const char *at = text; *at; at++)
            strbuf_add_char(&other, *at != ' ' && *at != '-' ? *at : blanks ? ' ' : '-');
        check_heard(language, strbuf_text(&other), number, false);
    }
    strbuf_release(&other);
}

/* All that a number is called in a language is understood; of a single form only that. */
static void check_forms(const char *language, const struct notation *number, unsigned forms)
{
    char canonical[NOTATION_TEXT_SIZE];
    struct strbuf first = {0}, text = {0};

    notation_canonical(number, canonical);
    require(number_say(&first, language, number, 0), "%s: %s", language, canonical);
    for (unsigned form = 0; form < forms; form++) {
        strbuf_clear(&text);
        number_say(&text, language, number, form);
        if (form && !strcmp(strbuf_text(&text), strbuf_text(&first)))
            break; /* all were said */
        check_heard(language, strbuf_text(&text), canonical, true);
        if (forms > 1)
            check_other_gaps(language, strbuf_text(&text), canonical);
    }
    strbuf_release(&first);
    strbuf_release(&text);
}

START_TEST(each_fraction_is_understood_as_it_is_said)
{
    enum { SOME = 67, FORMS = 96 };

    for (int below = 1; below <= PARTS_MOST; below++)
        for (int above = 1; above <= below; above++) {
            struct notation number = notation_of_fraction(above, below);
            bool all = above < 3 || above % SOME == below % SOME || in_full();
            if (all || sampled(above + below, 5))
                check_forms(languages[_i], &number, all ? FORMS : 1);
        }
    for (int above = 1; above <= THOUSAND; above++) {
        struct notation number = notation_of_fraction(above, THOUSAND);
        bool all = above % SOME == 1 || in_full();
        if (all || sampled(above, 5))
            check_forms(languages[_i], &number, all ? FORMS : 1);
    }
}
END_TEST

START_TEST(each_mixed_number_and_percentage_is_understood_as_it_is_said)
{
    static const char *const numbers[] = {
        "1 1/2",    "2 1/2",  "2 3/4",   "20 1/50",   "30 1/2",  "80 1/4",  "90 2/3",
        "21 1/100", "4 1/20", "60 1/10", "71 1/1000", "33 1/3%", "66 2/3%", "12 1/2%",
        "-3/4",     "-2 1/2", "1 7/24",  "3 99/100",  "1 1/137", "16 2/3%", "1001 1/2"};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct notation number;
        ck_assert_int_eq(notation_parse(&number, numbers[i], NULL, NULL), STATUS_OK);
        check_forms(languages[_i], &number, 48);
    }
}
END_TEST

static const struct {
    const char *text, *heard; /* NULL: nobody can say */
} texts[] = {
    {"dix huitièmes", "10/8"},
    {"zweieinhalb", "2 1/2"},
    {"tweeënhalf", "2 1/2"},
    {"tweee\u0308nhalf", "2 1/2"},
    {"zwei drei Viertel", "2 3/4"},
    {"33 and one third percent", "33 1/3%"},
    {"33 en een derde procent", "33 1/3%"},
    {"50 procent", "50%"},
    {"50 percent", "50%"},
    {"50 Prozent", "50%"},
    {"50 pour cent", "50%"},
    {"fifty per cent", "50%"},
    {"12,5 Prozent", "12,5%"},
    {"two and seven over twenty", "2 7/20"},
    {"1 and 5 over 12", "1 5/12"},
    {"two and one over two", "2 1/2"},
    {"thirty hundredths", "30/100"},
    {"twenty-five hundredths", "25/100"},
    {"vijfentwintig honderdste", "25/100"},
    {"three one-hundredths", "3/100"},
    {"drie op de vier", "3/4"},
    {"zwei Ganze drei Viertel", "2 3/4"},
    {"een hele en een kwart", "1 1/4"},
    {"un entier et trois quarts", "1 3/4"},
    {"one whole", "1"},
    {"vingt et un cinquantièmes", "21/50"},
    {"vingt et un cinquantième", "20 1/50"},
    {"null Komma fünf", "0.5"},
    {"zero point five", "0.5"},
    {"zero point zero five", "0.05"},
    {"nul komma vijf", "0.5"},
    {"nul komma vijfentwintig", "0.25"},
    {"zéro virgule soixante-quinze", "0.75"},
    {"two thirteenths", "2/13"},
    {"zwei Hälften", "2/2"},
    {"eineinhalb", "1 1/2"},
    {"anderthalb", "1 1/2"},
    {"anderhalve", "1 1/2"},
    {"dreiviertel", "3/4"},
    {"eindreiviertel", "1 3/4"},
    {"driekwart", "3/4"},
    {"half", "1/2"},
    {"the third", "1/3"},
    {"die Hälfte", "1/2"},
    {"la moitié", "1/2"},
    {"drei f\u00FCnftel", "3/5"},
    {"drei fuenftel", "3/5"},
    {"drei funftel", "3/5"},
    {"DREI FÜNFTEL", "3/5"},
    {"three quar\u00ADters", "3/4"},
    {"three\u00A0quarters", "3/4"},
    {"three\u2011quarters", "3/4"},
    {"three fifth", "3/5"},
    {"one twenty fifth", "1/25"},
    {"two twenty fifths", "2/25"},
    {"twenty fifths", "20/5"},
    {"Fünfzehntel", "1/15"},
    {"septante-deux centièmes", "72/100"},
    {"nonante et un centièmes", "91/100"},
    {"trois-quarts", "3/4"},
    {"seven", "7"},
    {"minus one half", "-1/2"},
    {"honderdvijfentwintigste", "1/125"},
    {"een honderdtwintigste", "1/120"},
    {"honderdvierde", "1/104"},
    {"ein Hundertzwanzigstel", "1/120"},
    {"hundertzwanzigstel", "1/120"},
    {"zweihundertfünftel", "1/205"},
    {"one hundred twenty-fifth", "1/125"},
    {"two hundred fifth", "1/205"},
    {"un cent vingt-cinquième", "1/125"},
    {"cent dixième", "1/110"},
    {"trois cent-vingtièmes", "3/120"},
    {"drei Hundertzwanzigstel", "3/120"},
    {"three hundred fifths", "300/5"},
    {"hunderteinhalb", "100 1/2"},
    {"hundertdreiviertel", "100 3/4"},
    {"honderddriekwart", "100 3/4"},
    {"hunderteindrittel", "100 1/3"},
    {"zwanzigeinhalb", "20 1/2"},
    {"eine Dreiviertel", "3/4"},
    {"die drei Viertel", "3/4"},
    {"the three quarters", "3/4"},
    {"les deux tiers", "2/3"},
    {"point five", "0.5"},
    {"virgule cinq", "0.5"},
    {"½ percent", "1/2%"},
    {"33⅓ Prozent", "33 1/3%"},
    {"1 en ½", "1 1/2"},
    {"minus 0.5", "-0.5"},
    {"zwei Fünfteln", "2/5"},
    {"drei Zweitel", "3/2"},
    {"twee derdes", "2/3"},
    {"trois et quart", "3 1/4"},
    {"cinq pourcents", "5%"},
    {"3 slash 4", "3/4"},
    {"the whole", "1"},
    {"the", NULL},
    {"a", NULL},
    {"het", NULL},
    {"twenty one half", NULL},
    {"hundert drei Viertel", NULL},
    {"two hundredth", NULL},
    {"", NULL},
    {" ", NULL},
    {"-", NULL},
    {"%", NULL},
    {"percent", NULL},
    {"minus", NULL},
    {"and", NULL},
    {"one and", NULL},
    {"halves", NULL},
    {"half half", NULL},
    {"half and half", NULL},
    {"one and three halves", NULL},
    {"three over nought", NULL},
    {"three over", NULL},
    {"twenty-fifths", NULL},
    {"vingt-cinquièmes", NULL},
    {"one hundred twenty fifths", NULL},
    {"hundred and seven over twenty", NULL},
    {"vingt et un sur cinquante", NULL},
    {"one two-hundredth", "1/200"},
    {"five-hundredth", "1/500"},
    {"vijfhonderdste", "1/500"},
    {"Fünfhundertstel", "1/500"},
    {"one hundred thousandth", NULL},
    {"cent-millièmes", NULL},
    {"twenty-one-hundredths", NULL},
    {"drie en twintig dertigste", NULL},
    {"three quarters of an hour", NULL},
    {"zero point", NULL},
    {"zero point twenty five two", NULL},
    {"drei\xFF", NULL},
    {"three ½", "3 1/2"},
    {"1234567890 halves", NULL},
};

START_TEST(a_text_is_one_number_or_none)
{
    char heard[NOTATION_TEXT_SIZE] = "";
    bool any = number_heard(texts[_i].text, '.', heard);

    ck_assert_msg(any == (texts[_i].heard != NULL) && (!any || !strcmp(heard, texts[_i].heard)),
                  "“%s”: %s", texts[_i].text, any ? heard : "nothing");
}
END_TEST

/* “one hundred and nineteen halves” is 119/2. */
START_TEST(a_whole_and_more_than_a_whole_are_not_said_as_another_number)
{
    static const int wholes[] = {1, 2, 20, 99, 100, 300, 1000};
    static const int above[] = {2, 3, 19, 80, 100}, below[] = {2, 3, 4, 19};
    struct strbuf text = {0};

    for (int i = 0; i < 7 * 5 * 4; i++) {
        char printed[NOTATION_TEXT_SIZE], heard[NOTATION_TEXT_SIZE];
        struct notation number;
        if (above[i / 7 % 5] < below[i / 35])
            continue;
        snprintf(printed, sizeof printed, "%d %d/%d", wholes[i % 7], above[i / 7 % 5],
                 below[i / 35]);
        ck_assert_int_eq(notation_parse(&number, printed, NULL, NULL), STATUS_OK);
        for (unsigned form = 0; form < 96; form++) {
            strbuf_clear(&text);
            ck_assert(number_say(&text, languages[_i], &number, form));
            ck_assert_msg(!number_heard(strbuf_text(&text), '.', heard) || !strcmp(heard, printed),
                          "%s is said as “%s”, which is %s", printed, strbuf_text(&text), heard);
        }
    }
    strbuf_release(&text);
}
END_TEST

START_TEST(a_text_of_any_length_is_heard_or_not)
{
    char text[400] = "", heard[NOTATION_TEXT_SIZE];

    for (int i = 0; i < 40; i++) {
        ck_assert(i == 0 ? !number_heard(text, '.', heard) : true);
        strcat(text, "drei und ");
        ck_assert(!number_heard(text, '.', heard));
    }
}
END_TEST

START_TEST(the_name_of_a_part_is_understood_alone)
{
    ck_assert_int_eq(number_heard_part("quarters"), 4);
    ck_assert_int_eq(number_heard_part("Achtel"), 8);
    ck_assert_int_eq(number_heard_part("vingt-quatrièmes"), 24);
    ck_assert_int_eq(number_heard_part("three quarters"), 0);
    ck_assert_int_eq(number_heard_part(""), 0);
}
END_TEST

void add_words_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "words");

    tcase_add_loop_test(tests, each_fraction_is_understood_as_it_is_said, 0, LANGUAGES);
    tcase_add_loop_test(tests, each_mixed_number_and_percentage_is_understood_as_it_is_said, 0,
                        LANGUAGES);
    tcase_add_loop_test(tests, a_whole_and_more_than_a_whole_are_not_said_as_another_number, 0,
                        LANGUAGES);
    tcase_add_loop_test(tests, a_text_is_one_number_or_none, 0, sizeof texts / sizeof *texts);
    tcase_add_test(tests, a_text_of_any_length_is_heard_or_not);
    tcase_add_test(tests, the_name_of_a_part_is_understood_alone);
}
