/* That what a card says can be read on what it stands on, and that what ships has the colours that
 * were measured. */
#include "cases.h"
#include "table.h"

#include "colour/colour.h"
#include "draw/ink.h"

#include <stdio.h>
#include <string.h>

static const char *const templates[] = {"plain", "bold", "picture"};

/* One note of the canvas, seen the way the card is held. */
struct note {
    char word[32], what[64];
    struct box box;
    unsigned colour;
};

/* Notes end with a newline each. */
static bool read_note(const char *line, struct note *note)
{
    bool turned = strncmp(line, "turned ", 7) == 0;

    note->what[0] = '\0';
    if (sscanf(line + (turned ? 7 : 0), "%31s %lf %lf %lf %lf #%x %63[^\n]", note->word,
               &note->box.x, &note->box.y, &note->box.width, &note->box.height, &note->colour,
               note->what) < 6)
        return false;
    if (turned) {
        note->box.x = 63 - note->box.x - note->box.width;
        note->box.y = 88 - note->box.y - note->box.height;
    }
    return true;
}

static bool is_field(const struct note *note)
{
    return (strcmp(note->word, "box") == 0 || strcmp(note->word, "circle") == 0) &&
           strcmp(note->what, "outline") != 0;
}

static bool is_word(const struct note *note)
{
    return strcmp(note->word, "text") == 0 || strcmp(note->word, "block") == 0;
}

/* A sign large in the middle is an ornament, or has a name beside it. */
static bool is_corner_sign(const struct note *note)
{
    double middle = note->box.y + note->box.height / 2;

    return strcmp(note->word, "sign") == 0 && (middle < 20 || middle > 68);
}

/* The field that was drawn last, before `end`, behind the middle of the box; paper is below all. */
static unsigned ground_of(const char *notes, const char *end, struct box box)
{
    struct box middle = {box.x + box.width / 2, box.y + box.height / 2, 0, 0};
    unsigned ground = COLOUR_PAPER;

    for (const char *line = notes; line < end; line += strcspn(line, "\n") + 1) {
        struct note note;
        if (read_note(line, &note) && is_field(&note) && box_contains(note.box, middle))
            ground = note.colour;
    }
    return ground;
}

/* How many words and signs the notes have. */
static int expect_readable(const struct table *table, const char *template)
{
    const char *notes = strbuf_text(&table->notes);
    int count = 0;

    for (const char *line = notes; *line; line += strcspn(line, "\n") + 1) {
        struct note note;
        if (!read_note(line, &note) || !(is_word(&note) || is_corner_sign(&note)))
            continue;
        unsigned ground = ground_of(notes, line, note.box);
        ck_assert_msg(colour_contrast(note.colour, ground) >= CONTRAST_TEXT,
                      "%s: %.2f:1 on #%06X: %.*s", template, colour_contrast(note.colour, ground),
                      ground, (int)strcspn(line, "\n"), line);
        count++;
    }
    return count;
}

/* The palette's, those on which neither white nor our dark is enough, and the extremes. */
static const char *const colours[] = {"#314387", "#52A598", "#B24B42", "#FFC32D", "#767676",
                                      "#7B7B7B", "#808080", "#868686", "#00884A", "#E00000",
                                      "#A050FF", "#000000", "#FFFFFF", "#FFFF00", "#0000FF"};
enum { COLOURS = sizeof colours / sizeof *colours };

#define EVERY_KIND                                                                                 \
    "<numbers values='2/10'/><numbers values='3/4' picture='pie'/>"                                \
    "<numbers values='1/2' spin='yes'/><set name='wheel' value='yes'/><action does='reverse'/>"    \
    "<wild/><wild-draw-four/><extra><title lang='en'>Extra</title></extra>"                        \
    "<wheel><segment does='show-hand'><title lang='en'>Show</title></segment></wheel>"             \
    "<extra reference='yes'><title lang='en'>Wheel</title></extra>"

START_TEST(every_word_and_every_corner_can_be_read_whatever_the_suits_colour)
{
    const char *template = templates[_i % 3], *colour = colours[_i / 3];
    char elements[2048];
    int count = 0;

    snprintf(
        elements, sizeof elements,
        "<suit id='own' colour='%s' shape='drop'><name lang='en' short='O'>own</name></suit>%s",
        colour, EVERY_KIND);
    struct table table = table_lay(elements, template);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int card = 0; card < deck_card_count(table.deck); card++) {
        table_draw_next(&table, card);
        int words = expect_readable(&table, template);
        ck_assert_msg(words > 0, "%s: nothing on %s", template, deck_card(table.deck, card)->id);
        count += words;
    }
    ck_assert_int_gt(count, 60);
    table_clear(&table);
}
END_TEST

START_TEST(the_mark_under_a_number_that_turns_stays_on_the_panel)
{
    struct table table = table_lay("<numbers values='6/8 66/98'/>", templates[_i]);
    static const struct box panels[] = {{8, 19, 47, 50}, {3, 15.9, 57, 56.2}, {8, 19, 47, 50}};

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int card = 0; card < 2; card++) {
        table_draw_next(&table, card);
        struct box foot = table_box(&table, "bar", "foot");
        ck_assert_msg(box_contains(panels[_i], foot), "%s: to %.2f mm", templates[_i],
                      foot.y + foot.height);
        if (strcmp(templates[_i], "picture") == 0 && card == 0)
            ck_assert_double_lt(foot.y + foot.height + 1.5, table_box(&table, "pie", "6/8").y);
    }
    table_clear(&table);
}
END_TEST

/* Measured in tests/colour. */
static const unsigned palette[] = {0xB24B42, 0xFFC32D, 0x52A598, 0x314387};

static bool is_of_palette(unsigned colour)
{
    for (int i = 0; i < 4; i++)
        if (palette[i] == colour)
            return true;
    return false;
}

static const char *const decks[] = {
    "classic",   "classic-112",   "equals",   "families", "first-fractions",
    "fractions", "fractions-208", "improper", "lines",    "mixed-forms",
    "no-factor", "percent",       "spin",     "tenths"};

START_TEST(every_shipped_deck_has_the_four_colours_that_were_measured)
{
    struct deck *deck;
    struct diag diag = {0};
    char path[4096];

    snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), decks[_i]);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    ck_assert_int_eq(deck_suit_count(deck), 4);
    for (int i = 0; i < 4; i++) {
        ck_assert_msg(is_of_palette(deck_suit(deck, i)->colour), "%s: #%06X", decks[_i],
                      deck_suit(deck, i)->colour);
        for (int k = 0; k < i; k++)
            ck_assert_uint_ne(deck_suit(deck, i)->colour, deck_suit(deck, k)->colour);
    }
    deck_free(deck);
    diag_release(&diag);
}
END_TEST

START_TEST(the_back_has_these_colours_and_pale_sky_and_nothing_else)
{
    struct table table = table_lay("<numbers values='1/2'/>", templates[_i]);
    struct note note;
    int coloured = 0;

    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    const char *line = strbuf_text(&table.notes);
    for (; *line; line += strcspn(line, "\n") + 1)
        if (read_note(line, &note)) {
            ck_assert_msg(is_of_palette(note.colour) || note.colour == 0xE6ECF7 ||
                              note.colour == COLOUR_PAPER || note.colour == COLOUR_DARK,
                          "%s: #%06X", templates[_i], note.colour);
            coloured += is_of_palette(note.colour);
        }
    ck_assert_int_gt(coloured, 10);
    table_clear(&table);
}
END_TEST

void add_contrast_tests(Suite *suite)
{
    TCase *contrast = add_case(suite, "contrast");

    add_sample(contrast, every_word_and_every_corner_can_be_read_whatever_the_suits_colour,
               3 * COLOURS);
    tcase_add_loop_test(contrast, the_mark_under_a_number_that_turns_stays_on_the_panel, 0, 3);
    tcase_add_loop_test(contrast, every_shipped_deck_has_the_four_colours_that_were_measured, 0,
                        sizeof decks / sizeof *decks);
    tcase_add_loop_test(contrast, the_back_has_these_colours_and_pale_sky_and_nothing_else, 0, 3);
}
