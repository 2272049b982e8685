/* Cards on a grid of cells: whole ones are in cards.txt, to be looked at. */
#include "screen.h"
#include "text/language.h"
#include "text/text.h"
#include "tui/card/card_face.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

enum { GUARD = 3, GRID_WIDTH = 40, GRID_HEIGHT = 24 };

static const struct {
    int width, height, visible;
} sizes[] = {{5, 4, 0},   {7, 5, 0},   {8, 6, 0},  {9, 5, 0},  {10, 6, 0}, {10, 6, 4},  {10, 6, 5},
             {10, 6, 7},  {11, 7, 0},  {12, 5, 0}, {14, 8, 0}, {17, 9, 0}, {20, 10, 9}, {22, 12, 0},
             {32, 17, 0}, {12, 15, 0}, {3, 3, 0},  {2, 2, 0},  {34, 18, 0}};

static const struct display_looks all_looks[] = {
    {.face = FACE_HALVES, .colours = true},
    {.face = FACE_DOTS},
    {.face = FACE_CELLS},
    {.face = FACE_ASCII, .ascii = true},
};

enum { SIZES = sizeof sizes / sizeof *sizes, LOOKS = sizeof all_looks / sizeof *all_looks };

static struct deck *deck_of(const char *name)
{
    struct strbuf path = {0};
    struct diag diag = {0};
    struct deck *deck;

    strbuf_addf(&path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(deck_load(&deck, strbuf_text(&path), &diag), STATUS_OK);
    diag_release(&diag);
    strbuf_release(&path);
    return deck;
}

/* The names of all shipped decks; the caller frees them. */
static int list_decks(char **names, int most)
{
    struct strbuf path = {0};
    int count = 0;

    strbuf_addf(&path, "%s/decks", getenv("BREUK_SOURCE"));
    DIR *folder = opendir(strbuf_text(&path));
    ck_assert_ptr_nonnull(folder);
    for (struct dirent *entry; (entry = readdir(folder)) && count < most;) {
        const char *end = strstr(entry->d_name, ".xml");
        if (end && strcmp(entry->d_name, "schemas.xml") != 0)
            names[count++] = strndup(entry->d_name, (size_t)(end - entry->d_name));
    }
    closedir(folder);
    strbuf_release(&path);
    return count;
}

static void for_all_decks(void (*check)(const char *name, const struct deck *deck))
{
    enum { MOST = 40 };
    char *names[MOST];
    int count = list_decks(names, MOST);

    ck_assert_int_gt(count, 10);
    for (int i = 0; i < count; i++) {
        struct deck *deck = deck_of(names[i]);
        check(names[i], deck);
        deck_free(deck);
        free(names[i]);
    }
}

static void use_language(const char *code)
{
    struct message why;

    ck_assert_int_eq(text_start(code, &why), STATUS_OK);
}

/* --- within their place */

/* Whether all cells but those of a place are what they were, and its own were all drawn. */
static bool is_within(const struct cells *cells, const struct card_place *place, int columns)
{
    bool kept = true;

    for (int y = 0; y < cells->rows; y++)
        for (int x = 0; x < cells->columns; x++) {
            bool within = x >= place->x && x < place->x + columns && y >= place->y &&
                          y < place->y + place->height;
            kept = kept && (within || cells_at(cells, x, y).character == U'!');
            kept = kept && (!within || cells_at(cells, x, y).character != U'!');
        }
    return kept;
}

static void check_within(const char *name, const struct deck *deck)
{
    struct cells cells;

    cells_init(&cells, GRID_WIDTH, GRID_HEIGHT);
    /* One colour: what differs between them is the band. */
    for (int card = 0; card < deck_card_count(deck); card++)
        for (int size = 0; size < SIZES && deck_card(deck, card)->suit < 1; size++)
            for (int look = card % 2; look < LOOKS; look += 2) {
                struct card_place place = {.x = GUARD,
                                           .y = GUARD,
                                           .width = sizes[size].width,
                                           .height = sizes[size].height,
                                           .visible = sizes[size].visible,
                                           .chosen = card % 2,
                                           .number = card % 3 ? card : 0};
                for (int i = 0; i < GRID_WIDTH * GRID_HEIGHT; i++)
                    cells.cell[i] = (struct cell){.character = U'!'};
                card_face_put(&cells, deck, card, &all_looks[look], place);
                ck_assert_msg(is_within(&cells, &place,
                                        place.visible && place.visible < place.width ? place.visible
                                                                                     : place.width),
                              "%s: %s at %dx%d", name, deck_card(deck, card)->id, place.width,
                              place.height);
            }
    cells_release(&cells);
}

START_TEST(no_card_draws_outside_its_place)
{
    use_language(languages[_i].code);
    for_all_decks(check_within);
}
END_TEST

static void check_lens(const char *name, const struct deck *deck)
{
    static const struct card_place places[] = {{.x = GUARD, .y = GUARD, .width = 14, .height = 8},
                                               {.x = GUARD, .y = GUARD, .width = 32, .height = 9}};
    struct cells cells;

    (void)name;
    cells_init(&cells, GRID_WIDTH, GRID_HEIGHT);
    for (int card = 0; card < deck_card_count(deck); card++)
        for (int at = 0; at < 2 && deck_card(deck, card)->suit < 1; at++)
            for (int look = 0; look < LOOKS; look++) {
                struct card_place place = places[at];
                for (int i = 0; i < GRID_WIDTH * GRID_HEIGHT; i++)
                    cells.cell[i] = (struct cell){.character = U'!'};
                card_lens_put(&cells, deck, card, &all_looks[look], place.x, place.y, place.width,
                              place.height);
                int outside = 0;
                for (int i = 0; i < GRID_WIDTH * GRID_HEIGHT; i++)
                    outside += cells.cell[i].character == U'!';
                for (int y = 0; y < place.height; y++)
                    for (int x = 0; x < place.width; x++)
                        outside += cells_at(&cells, place.x + x, place.y + y).character != U'!';
                ck_assert_int_ge(outside, GRID_WIDTH * GRID_HEIGHT);
            }
    cells_release(&cells);
}

START_TEST(no_lens_draws_outside_its_place)
{
    use_language(languages[_i].code);
    for_all_decks(check_lens);
}
END_TEST

/* --- told from each other */

static void add_drawn(const struct deck *deck, int card, const struct display_looks *looks,
                      struct strbuf *out)
{
    struct cells cells;

    cells_init(&cells, 10, 6);
    card_face_put(&cells, deck, card, looks, (struct card_place){.width = 10, .height = 6});
    cells_add_lines(&cells, looks->ascii, out);
    for (int i = 0; looks->colours && i < cells.columns * cells.rows; i++)
        strbuf_addf(out, "%d.%d.%d ", cells.cell[i].role, cells.cell[i].second, cells.cell[i].hue);
    cells_release(&cells);
}

static void check_different(const char *name, const struct deck *deck)
{
    int count = deck_card_count(deck);
    struct strbuf *drawn = calloc((size_t)count, sizeof *drawn);

    for (int look = 0; look < LOOKS; look++) {
        for (int card = 0; card < count; card++) {
            strbuf_clear(&drawn[card]);
            if (deck_card(deck, card)->kind != CARD_EXTRA &&
                card_face_shows_all(deck, card, &all_looks[look], 10, 6))
                add_drawn(deck, card, &all_looks[look], &drawn[card]);
        }
        for (int card = 0; card < count; card++)
            for (int other = 0; other < card; other++) {
                if (drawn[card].length &&
                    strcmp(strbuf_text(&drawn[card]), strbuf_text(&drawn[other])) == 0)
                    ck_abort_msg("%s: %s and %s", name, deck_card(deck, card)->id,
                                 deck_card(deck, other)->id);
            }
    }
    for (int card = 0; card < count; card++)
        strbuf_release(&drawn[card]);
    free(drawn);
}

START_TEST(cards_that_show_all_are_told_from_each_other)
{
    use_language("en");
    for_all_decks(check_different);
}
END_TEST

/* --- to look at */

/* All cards of the first colour and of none, side by side. */
static void add_rows(const struct deck *deck, const struct display_looks *looks, int visible,
                     bool chosen, struct strbuf *out)
{
    enum { WIDTH = 10, HEIGHT = 6, COLUMNS = 80 };
    int step = visible ? visible : WIDTH + 1, card = 0, count = deck_card_count(deck);

    while (card < count && deck_card(deck, card)->kind != CARD_EXTRA) {
        struct cells cells;
        cells_init(&cells, COLUMNS, HEIGHT);
        for (int x = 1; x + WIDTH < COLUMNS && card < count; card++) {
            const struct card *kind = deck_card(deck, card);
            if (kind->suit > 0 || kind->kind == CARD_EXTRA)
                continue;
            card_face_put(&cells, deck, card, looks,
                          (struct card_place){.x = x,
                                              .width = WIDTH,
                                              .height = HEIGHT,
                                              .visible = visible,
                                              .chosen = chosen,
                                              .number = chosen ? card + 1 : 0});
            x += step;
        }
        cells_add_lines(&cells, looks->ascii, out);
        cells_release(&cells);
    }
}

START_TEST(cards_look_as_they_did)
{
    static const char *const decks[] = {"equals",          "fractions", "spin",       "classic",
                                        "first-fractions", "improper",  "mixed-forms"};
    struct strbuf path = {0}, expected = {0}, drawn = {0};
    char line[512];

    use_language("en");
    for (size_t i = 0; i < sizeof decks / sizeof *decks; i++) {
        struct deck *deck = deck_of(decks[i]);
        strbuf_addf(&drawn, "# %s\n", decks[i]);
        add_rows(deck, &all_looks[2], 0, false, &drawn);
        strbuf_addf(&drawn, "# %s in ASCII\n", decks[i]);
        add_rows(deck, &all_looks[3], 0, false, &drawn);
        strbuf_addf(&drawn, "# %s under each other\n", decks[i]);
        add_rows(deck, &all_looks[2], 5, false, &drawn);
        strbuf_addf(&drawn, "# %s chosen\n", decks[i]);
        add_rows(deck, &all_looks[2], 0, true, &drawn);
        deck_free(deck);
    }
    strbuf_addf(&path, "%s/tests/tui/cards.txt", getenv("BREUK_SOURCE"));
    FILE *file = fopen(strbuf_text(&path), getenv("BREUK_DRAW") ? "w+" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_DRAW"))
        fputs(strbuf_text(&drawn), file);
    rewind(file);
    while (fgets(line, sizeof line, file))
        strbuf_add(&expected, line);
    fclose(file);
    ck_assert_str_eq(strbuf_text(&drawn), strbuf_text(&expected));
    strbuf_release(&path);
    strbuf_release(&expected);
    strbuf_release(&drawn);
}
END_TEST

/* --- backs */

START_TEST(a_back_tells_how_many_cards_lie_there)
{
    struct strbuf lines = {0};
    struct cells cells;

    cells_init(&cells, 8, 6);
    card_back_put(&cells, (struct card_place){.width = 8, .height = 6}, 38);
    cells_add_lines(&cells, false, &lines);
    ck_assert_str_eq(strbuf_text(&lines), "┌──────┐\n"
                                          "│░░░░░░│\n"
                                          "│░░░░░░│\n"
                                          "│░ 38 ░│\n"
                                          "│░░░░░░│\n"
                                          "└──────┘\n");
    strbuf_release(&lines);
    cells_release(&cells);
}
END_TEST

/* --- below 0 */

/* Numbers that would run into each other are left out, but 0 and the one farthest from it. */
START_TEST(a_long_number_line_below_0_has_as_many_numbers_as_there_is_room_for)
{
    static const char text[] =
        "<deck format='1'><title lang='en'>Line</title><suit id='red' colour='#B24B42' "
        "shape='square'><name lang='en' short='R'>red</name></suit>"
        "<numbers values='-6 -10' picture='line'/></deck>";
    static const char *const wanted[] = {"-6 -5 -4 -3 -2 -1  0  1", "-10 -8  -6  -4  -2   0"};
    struct diag diag = {0};
    struct deck *deck;

    use_language("en");
    ck_assert_int_eq(deck_load_bytes(&deck, "line.xml", text, sizeof text - 1, &diag), STATUS_OK);
    for (int card = 0; card < 2; card++) {
        struct strbuf lines = {0};
        struct cells cells;
        cells_init(&cells, 26, 7);
        card_face_put(&cells, deck, card, &all_looks[2],
                      (struct card_place){.width = 26, .height = 7});
        cells_add_lines(&cells, false, &lines);
        cells_release(&cells);
        ck_assert_msg(strstr(strbuf_text(&lines), wanted[card]) != NULL, "%s", lines.text);
        strbuf_release(&lines);
    }
    diag_release(&diag);
    deck_free(deck);
}
END_TEST

START_TEST(a_number_line_below_0_has_one_whole_above_it)
{
    static const char text[] =
        "<deck format='1'><title lang='en'>Line</title><suit id='red' colour='#B24B42' "
        "shape='square'><name lang='en' short='R'>red</name></suit>"
        "<numbers values='-1/2 -3/2' picture='line'/></deck>";
    struct strbuf lines = {0};
    struct diag diag = {0};
    struct deck *deck;

    use_language("en");
    ck_assert_int_eq(deck_load_bytes(&deck, "line.xml", text, sizeof text - 1, &diag), STATUS_OK);
    for (int card = 0; card < 2; card++) {
        struct cells cells;
        cells_init(&cells, 20, 7);
        card_face_put(&cells, deck, card, &all_looks[2],
                      (struct card_place){.width = 20, .height = 7});
        cells_add_lines(&cells, false, &lines);
        cells_release(&cells);
    }
    ck_assert_str_eq(strbuf_text(&lines), "┌ ■ R ─────────────┐\n"
                                          "│                  │\n"
                                          "│     ▼            │\n"
                                          "│ ├───┼───┼───┼───┤│\n"
                                          "│-1       0       1│\n"
                                          "│                  │\n"
                                          "└──────────────────┘\n"
                                          "┌ ■ R ─────────────┐\n"
                                          "│                  │\n"
                                          "│     ▼            │\n"
                                          "│   ├─┼─┼─┼─┼─┼─┤  │\n"
                                          "│  -2  -1   0   1  │\n"
                                          "│                  │\n"
                                          "└──────────────────┘\n");
    strbuf_release(&lines);
    diag_release(&diag);
    deck_free(deck);
}
END_TEST

void add_cards(Suite *suite)
{
    TCase *tests = add_case(suite, "cards");

    tcase_add_loop_test(tests, no_card_draws_outside_its_place, 0, LANGUAGES);
    tcase_add_loop_test(tests, no_lens_draws_outside_its_place, 0, LANGUAGES);
    tcase_add_test(tests, cards_that_show_all_are_told_from_each_other);
    tcase_add_test(tests, cards_look_as_they_did);
    tcase_add_test(tests, a_back_tells_how_many_cards_lie_there);
    tcase_add_test(tests, a_number_line_below_0_has_one_whole_above_it);
    tcase_add_test(tests, a_long_number_line_below_0_has_as_many_numbers_as_there_is_room_for);
}
