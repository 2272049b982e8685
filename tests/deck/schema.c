/* What the schema of decks says, and what reading one says: the same, as far as a schema can tell.
 */
#include "base/chance.h"
#include "cases.h"
#include "harness.h"
#include "loading.h"
#include "ruleset/setting.h"
#include "xml/committed.h"

#include <libxml/xmlregexp.h>
#include <unistd.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* Elements of a deck, and whether they are right. What a schema cannot tell stands in corpus.c. */
static const struct {
    const char *elements;
    bool right;
} snippets[] = {
    {"<numbers values='1/2 2/4'/>", true},
    {"<numbers values=' 1/2 2/4 '/>", true},
    {"<numbers values='1 1/2; 3/2; 2 + 1/2;\n50 %'/>", true},
    {"<numbers values='\u00BD 1\u00BD -3 \u22124 0.(3) 0,1(6) 0.6\u0305 .5 33\u2153%'/>", true},
    {"<numbers values='1 / 2; 3/ 4; 5 /6'/>", true},
    {"<numbers values='1/2 x'/>", false},
    {"<numbers values='pie:1/2'/>", false},
    {"<numbers values='1/2/3'/>", false},
    {"<numbers values='3:4'/>", false},
    {"<numbers values='%50'/>", false},
    {"<numbers values='1e3'/>", false},
    {"<numbers values='1/2|2/4'/>", false},
    {"<numbers values='1-Feb'/>", false},
    {"<numbers values=''/>", false},
    {"<numbers values=' '/>", false},
    {"<numbers from='1' to='9'/>", true},
    {"<numbers from='1' to='9' copies='2' spin='no'/>", true},
    {"<numbers from='1'/>", false},
    {"<numbers to='9'/>", false},
    {"<numbers/>", false},
    {"<numbers copies='2'/>", false},
    {"<numbers from='1' to='9' values='1/2'/>", false},
    {"<numbers from='1' values='1/2'/>", false},
    {"<fractions denominators='2-10 12'/>", true},
    {"<fractions denominators='2- 10'/>", false},
    {"<fractions denominators='2,3'/>", false},
    {"<fractions denominators='1/2'/>", false},
    {"<numbers values='1/2'/><hands value='1/2' does='swap'/>", true},
    {"<numbers values='1/2'/><hands value=' 50 %' does='swap'/>", true},
    {"<numbers values='1/2'/><hands value='1/2; 3/4' does='swap'/>", false},
    {"<numbers values='1/2'/><hands value='half' does='swap'/>", false},
    {"<numbers values='1/2'/><set name='hand-size' value='5'/>", true},
    {"<numbers values='1/2'/><set name='hand-size' value='0'/>", false},
    {"<numbers values='1/2'/><set name='hand-size' value='41'/>", false},
    {"<numbers values='1/2'/><set name='hand-size' value='yes'/>", false},
    {"<numbers values='1/2'/><set name='hand-siez' value='5'/>", false},
    {"<numbers values='1/2'/><set name='progressive' value='yes'/>", true},
    {"<numbers values='1/2'/><set name='progressive' value='1'/>", false},
    {"<numbers values='1/2'/><set name='match' value='printed'/>", true},
    {"<numbers values='1/2'/><set name='match' value='winner'/>", false},
    {"<numbers values='1/2'/><set name='scoring' value='winner'/>", true},
    {"<numbers values='1/2'/><set name='scoring'/>", false},
    {"<numbers values='1/2'/><set value='winner'/>", false},
};

static void write_file(char path[], const char *text)
{
    int file = mkstemp(path);

    ck_assert_int_ge(file, 0);
    ck_assert_int_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
    close(file);
}

START_TEST(the_schema_and_the_reader_have_the_same_verdict)
{
    char path[] = "/tmp/breuk-deck-XXXXXX", command[8192];
    struct strbuf xml = {0}, said = {0};
    struct deck *deck = NULL;

    strbuf_addf(&xml,
                "<deck format=\"1\"><title lang=\"en\">Test</title><suit id=\"blue\" "
                "colour=\"#314387\" shape=\"circle\"><name lang=\"en\" short=\"B\">blue</name>"
                "</suit>%s</deck>",
                snippets[_i].elements);
    enum status status = load_text(&deck, strbuf_text(&xml), &said);
    ck_assert_msg((status == STATUS_OK) == snippets[_i].right, "%s\n%s", snippets[_i].elements,
                  strbuf_text(&said));
    write_file(path, strbuf_text(&xml));
    snprintf(command, sizeof command,
             "xmllint --noout --relaxng '%s/decks/deck.rng' '%s' >/dev/null 2>&1",
             getenv("BREUK_SOURCE"), path);
    int verdict = system(command);
    unlink(path);
    ck_assert(WIFEXITED(verdict));
    /* 3: not valid; 5: the schema itself is wrong. */
    ck_assert_msg(WEXITSTATUS(verdict) == (snippets[_i].right ? 0 : 3), "%s: xmllint says %d",
                  snippets[_i].elements, WEXITSTATUS(verdict));
    deck_free(deck);
    strbuf_release(&xml);
    strbuf_release(&said);
}
END_TEST

/* Pieces of numbers. Whatever is read of them, the schema must allow. */
static const char *const pieces[] = {
    "1",      "2",      "30", "/", "\u2044", ".",  ",",      "%",      ":",      "+",
    "-",      "\u2212", "(",  ")", " ",      "  ", "\u00A0", "\u202F", "\u00BD", "\u2154",
    "\u0305", "\u0307", "x",  ";", "1/2",    "0.", "(3)",    "50%"};

static const char *pattern_of(const char *element, const char *attribute)
{
    return grammar_attribute(grammar_element(&deck_grammar, element), attribute)->pattern;
}

START_TEST(every_number_that_is_read_is_one_to_the_schema)
{
    enum { TRIES = 300000, LONGEST = 6 };
    const struct notation_options options = {.mark = MARK_EITHER};
    xmlRegexpPtr one = xmlRegexpCompile((const xmlChar *)pattern_of("hands", "value"));
    xmlRegexpPtr list = xmlRegexpCompile((const xmlChar *)pattern_of("numbers", "values"));
    struct strbuf text = {0};
    int read = 0, refused = 0;
    uint64_t seed = 22;

    ck_assert(one && list);
    for (int i = 0; i < TRIES; i++) {
        struct notation notation;
        strbuf_clear(&text);
        for (uint64_t length = 1 + chance_splitmix(&seed) % LONGEST; length > 0; length--)
            strbuf_add(&text, pieces[chance_splitmix(&seed) % SIZE(pieces)]);
        const char *number = strbuf_text(&text);
        bool right = notation_parse(&notation, number, &options, NULL) == STATUS_OK;
        bool allowed = xmlRegexpExec(one, (const xmlChar *)number) == 1;
        ck_assert_msg(allowed || !right, "“%s” is read", number);
        ck_assert_msg(!right || xmlRegexpExec(list, (const xmlChar *)number) == 1, "“%s” in a list",
                      number);
        read += right;
        refused += !allowed;
    }
    ck_assert_int_gt(read, TRIES / 100);
    ck_assert_int_gt(refused, TRIES / 10);
    xmlRegFreeRegexp(one);
    xmlRegFreeRegexp(list);
    strbuf_release(&text);
}
END_TEST

START_TEST(every_setting_is_in_the_schema_with_its_values)
{
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct attribute_rule *rule = setting_choices[i].rules;
        ck_assert_str_eq(rule[0].words[0], setting_rows[i].name);
        ck_assert_ptr_null(rule[0].words[1]);
        ck_assert_int_eq(rule[1].type, setting_rows[i].words ? VALUE_WORD : VALUE_INTEGER);
        ck_assert_int_eq((int)rule[1].maximum, setting_rows[i].words ? 0 : setting_rows[i].maximum);
        for (int k = 0; setting_rows[i].words && k <= setting_maximum((enum setting)i); k++)
            ck_assert_str_eq(rule[1].words[k], setting_rows[i].words[k]);
    }
    ck_assert_ptr_null(setting_choices[SETTING_COUNT].rules);
}
END_TEST

void add_schema(Suite *suite)
{
    TCase *tests = add_case(suite, "schema");

    tcase_add_loop_test(tests, the_schema_and_the_reader_have_the_same_verdict, 0, SIZE(snippets));
    tcase_add_test(tests, every_number_that_is_read_is_one_to_the_schema);
    tcase_add_test(tests, every_setting_is_in_the_schema_with_its_values);
}
