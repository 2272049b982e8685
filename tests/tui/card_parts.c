/* The parts of pictures on cards, as who looks at them counts them. */
#include "screen.h"
#include "text/text.h"
#include "tui/card/card_face.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLES = 64 };

static const struct {
    int width, height;
} sizes[] = {{9, 5},  {10, 6}, {12, 5}, {12, 6},  {12, 7},  {14, 7},  {14, 8}, {19, 5},
             {19, 7}, {16, 9}, {20, 7}, {18, 10}, {22, 12}, {26, 14}, {32, 17}};

static const struct display_looks all_looks[] = {
    {.face = FACE_HALVES, .colours = true},
    {.face = FACE_DOTS},
    {.face = FACE_CELLS},
    {.face = FACE_CELLS, .colours = true},
    {.face = FACE_ASCII, .ascii = true},
};

enum { SIZES = sizeof sizes / sizeof *sizes, LOOKS = sizeof all_looks / sizeof *all_looks };

/* A deck of one colour, whose cards are pictures of that kind: all fractions to 1 in so many parts,
 * and some beyond. */
static struct deck *deck_of_pictures(const char *picture, int parts_most)
{
    struct strbuf text = {0}, path = {0};
    struct diag diag = {0};
    struct message why;
    struct deck *deck;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    strbuf_add(&text,
               "<deck format=\"1\" author=\"test\" licence=\"CC0-1.0\" ruleset=\"fractions\">"
               "<title lang=\"en\">Test</title><suit id=\"red\" colour=\"#B24B42\" "
               "shape=\"square\"><name lang=\"en\" short=\"R\">red</name></suit>");
    for (int parts = 1; parts <= parts_most; parts++)
        for (int counted = 0; counted <= parts; counted++)
            strbuf_addf(&text, "<numbers values=\"%d/%d\" picture=\"%s\"/>", counted, parts,
                        picture);
    strbuf_add(&text, "</deck>");
    strbuf_addf(&path, "%s/decks/test.xml", getenv("BREUK_SOURCE"));
    enum status status = deck_load_bytes(&deck, strbuf_text(&path), text.text, text.length, &diag);
    ck_assert_msg(status == STATUS_OK, "%s", diag.count ? diag.entries[0].message.id : "");
    diag_release(&diag);
    strbuf_release(&text);
    strbuf_release(&path);
    return deck;
}

/* A card alone, its frame's corner at 0, 0. */
static void draw(struct cells *cells, const struct deck *deck, int card,
                 const struct display_looks *looks, int width, int height)
{
    cells_init(cells, width, height);
    card_face_put(cells, deck, card, looks, (struct card_place){.width = width, .height = height});
}

/* --- parts, as who looks at the card counts them */

/* The points of a card's inside, each of one role: half cells are two of them. */
struct points {
    int columns, rows;
    double aspect;                    /* how many times as high as wide a point is */
    enum role role[SAMPLES][SAMPLES]; /* row, column */
};

static void read_points(const struct cells *cells, int across, int down, struct points *points)
{
    *points =
        (struct points){.columns = (cells->columns - 2) * across, .rows = (cells->rows - 2) * down};
    for (int y = 0; y < points->rows; y++) {
        for (int x = 0; x < points->columns; x++) {
            struct cell cell = cells_at(cells, 1 + x / across, 1 + y / down);
            bool second = cell.second && (x % across || y % down);
            if (cell.second)
                ck_assert_uint_eq(cell.character, across == 2 ? U'▌' : U'▀');
            points->role[y][x] = second ? cell.second : cell.role;
        }
    }
}

static bool is_shaded(enum role role)
{
    return role >= ROLE_SHADED && role <= ROLE_SHADED_THIRD;
}

static bool is_part(enum role role)
{
    return role >= ROLE_SHADED && role <= ROLE_EMPTY_THIRD;
}

/* How often each kind and size of picture was drawn, so that no test passes on nothing. */
static int seen_pictures;

/* Looks at one card, drawn that large, and counts it in seen_pictures. */
typedef void check_card(const struct deck *deck, int index, const struct display_looks *looks,
                        int width, int height);

/* Looks at each card of such a deck in all looks and sizes in which all of it is seen: more than
 * `least` pictures. */
static void check_all(const char *picture, int parts_most, check_card *check, bool dots, int least)
{
    struct deck *deck = deck_of_pictures(picture, parts_most);

    seen_pictures = 0;
    for (int look = 0; look < LOOKS; look++)
        for (int size = 0; size < SIZES && (dots || all_looks[look].face != FACE_DOTS); size++)
            for (int card = 0; card < deck_card_count(deck); card++)
                if (card_face_shows_all(deck, card, &all_looks[look], sizes[size].width,
                                        sizes[size].height))
                    check(deck, card, &all_looks[look], sizes[size].width, sizes[size].height);
    ck_assert_int_gt(seen_pictures, least);
    deck_free(deck);
}

static void check_bar(const struct deck *deck, int index, const struct display_looks *looks,
                      int width, int height)
{
    const struct notation number = deck_card(deck, index)->notation;
    int parts = 0, shaded = 0, length = 0, end_of_part = 0;
    /* In colour paper lies between parts of one tint, elsewhere they touch and have two. */
    const int gap = looks->face == FACE_HALVES ? 1 : 0;
    struct points points;
    struct cells cells;

    draw(&cells, deck, index, looks, width, height);
    read_points(&cells, 2, 1, &points);
    int row = points.rows / 2;
    for (int x = 0; x < points.columns;) {
        enum role role = points.role[row][x];
        int end = x;
        while (end < points.columns && points.role[row][end] == role)
            end++;
        if (is_part(role)) {
            ck_assert_msg(parts == 0 || end - x == length, "%s: parts differ at %dx%d",
                          deck_card(deck, index)->id, width, height);
            ck_assert_int_eq(parts == 0 ? gap : x - end_of_part, gap);
            if (gap)
                ck_assert(role == ROLE_SHADED || role == ROLE_EMPTY);
            length = end - x;
            parts++;
            shaded += is_shaded(role);
            end_of_part = end;
        }
        x = end;
    }
    ck_assert_int_eq(parts, number.denominator ? number.denominator : 1);
    ck_assert_int_eq(shaded, number.denominator ? number.numerator : number.whole);
    cells_release(&cells);
    seen_pictures++;
}

/* The parts of a whole bar have one length at all sizes on all cards. */
START_TEST(parts_of_a_bar_are_equal)
{
    check_all("bar", 24, check_bar, true, 500);
}
END_TEST

static void check_line(const struct deck *deck, int index, const struct display_looks *looks,
                       int width, int height)
{
    const struct notation number = deck_card(deck, index)->notation;
    int64_t parts = number.denominator ? number.denominator : 1;
    int64_t counted = number.denominator ? number.numerator : number.whole;
    int begin = -1, end = -1, y = 0, marks = 0, arrow = -1;
    struct cells cells;

    draw(&cells, deck, index, looks, width, height);
    for (int row = 1; row < height - 1; row++)
        for (int x = 1; x < width - 1; x++) {
            uint32_t character = cells_at(&cells, x, row).character;
            arrow = character == U'▼' ? x : arrow;
            begin = character == U'├' ? x : begin;
            end = character == U'┤' ? x : end;
            y = character == U'├' ? row : y;
        }
    ck_assert_int_ge(begin, 0);
    ck_assert_int_eq((end - begin) % (int)parts, 0);
    int step = (end - begin) / (int)parts;
    for (int x = begin + 1; x < end; x++) {
        bool mark = cells_at(&cells, x, y).character == U'┼';
        ck_assert(mark == ((x - begin) % step == 0));
        marks += mark;
    }
    ck_assert_int_eq(marks, parts - 1);
    ck_assert_int_eq(arrow, begin + (int)counted * step);
    ck_assert_uint_eq(cells_at(&cells, arrow, y - 1).character, U'▼');
    ck_assert_uint_eq(cells_at(&cells, begin, y + 1).character, '0');
    ck_assert_uint_eq(cells_at(&cells, end, y + 1).character, '1');
    cells_release(&cells);
    seen_pictures++;
}

START_TEST(steps_of_a_number_line_are_equal)
{
    check_all("line", 24, check_line, true, 500);
}
END_TEST

/* How many points of one role hang together by their sides; they are taken away. */
static int take_area(struct points *points, int x, int y, enum role role)
{
    if (x < 0 || y < 0 || x >= points->columns || y >= points->rows || points->role[y][x] != role)
        return 0;
    points->role[y][x] = ROLE_PAPER;
    return 1 + take_area(points, x + 1, y, role) + take_area(points, x - 1, y, role) +
           take_area(points, x, y + 1, role) + take_area(points, x, y - 1, role);
}

/* Takes away what lies near the middle of a pie, where parts that are no neighbours meet. */
static void take_centre(struct points *points, double radius)
{
    double middle_x = 0, middle_y = 0, count = 0;

    for (int y = 0; y < points->rows; y++)
        for (int x = 0; x < points->columns; x++)
            if (is_part(points->role[y][x])) {
                middle_x += x;
                middle_y += y;
                count++;
            }
    for (int y = 0; y < points->rows; y++)
        for (int x = 0; x < points->columns; x++) {
            double right = x - middle_x / count, up = y - middle_y / count;
            if (right * right + up * up * points->aspect * points->aspect < radius * radius)
                points->role[y][x] = ROLE_PAPER;
        }
}

/* Whether a pie is a bar with round ends, as it has too many parts for that size. */
static bool is_round_bar(const struct cells *cells)
{
    for (int i = 0; i < cells->columns * cells->rows; i++)
        if (cells->cell[i].character == '(')
            return true;
    return false;
}

static void check_pie(const struct deck *deck, int index, const struct display_looks *looks,
                      int width, int height)
{
    const struct notation number = deck_card(deck, index)->notation;
    int parts = number.denominator ? (int)number.denominator : 1, found = 0, area = 0;
    int counted = (int)(number.denominator ? number.numerator : number.whole);
    int points_of[ROLES] = {0}, parts_of[ROLES] = {0};
    struct points points;
    struct cells cells;

    draw(&cells, deck, index, looks, width, height);
    if (is_round_bar(&cells)) {
        cells_release(&cells);
        check_bar(deck, index, looks, width, height);
        return;
    }
    read_points(&cells, 1, looks->face == FACE_HALVES ? 2 : 1, &points);
    points.aspect = looks->face == FACE_HALVES ? 1 : 2;
    for (int y = 0; y < points.rows; y++)
        for (int x = 0; x < points.columns; x++) {
            points_of[points.role[y][x]]++;
            area += is_part(points.role[y][x]);
        }
    if (parts > 2 && looks->face != FACE_HALVES)
        take_centre(&points, sqrt(area / M_PI * points.aspect) * 0.5);
    for (int y = 0; y < points.rows; y++)
        for (int x = 0; x < points.columns; x++) {
            enum role role = points.role[y][x];
            if (!is_part(role))
                continue;
            take_area(&points, x, y, role);
            parts_of[role]++;
            found++;
        }
    ck_assert_msg(found == parts, "%s at %dx%d, face %d: %d parts", deck_card(deck, index)->id,
                  width, height, looks->face, found);
    ck_assert_int_eq(parts_of[ROLE_SHADED] + parts_of[ROLE_SHADED_SECOND] +
                         parts_of[ROLE_SHADED_THIRD],
                     counted);
    for (int role = ROLE_SHADED; role <= ROLE_EMPTY_THIRD; role++) {
        int off = abs(points_of[role] * parts - area * parts_of[role]);
        /* A point of a part at most, two where lines take some of them; halves and quarters are
         * exact. */
        int points_off = parts == 1 || parts == 2 || parts == 4 ? 0
                         : looks->face == FACE_HALVES           ? 2
                                                                : 1;
        ck_assert_int_le(off, points_off * parts * parts_of[role]);
    }
    cells_release(&cells);
    seen_pictures++;
}

START_TEST(parts_of_a_pie_are_equal)
{
    check_all("pie", 12, check_pie, false, 500);
}
END_TEST

/* --- braille */

/* Whether a dot is set, counted from the left upper corner of the card's inside. */
static bool has_dot(const struct cells *cells, int x, int y)
{
    static const uint32_t bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    uint32_t character = cells_at(cells, 1 + x / 2, 1 + y / 4).character;

    return character > 0x2800 && (character - 0x2800) & bits[y % 4][x % 2];
}

/* Each dot of a pie is of a part if it is set where all parts are shaded. */
static void read_dots(const struct cells *cells, bool set, struct points *points)
{
    *points = (struct points){.columns = 2 * (cells->columns - 2), .rows = 4 * (cells->rows - 2)};
    for (int y = 0; y < points->rows; y++)
        for (int x = 0; x < points->columns; x++)
            points->role[y][x] = has_dot(cells, x, y) == set ? ROLE_SHADED : ROLE_PAPER;
}

/* How many areas there are, and the smallest and largest of them. */
static int count_areas(struct points *points, int *least, int *most)
{
    int found = 0;

    *least = SAMPLES * SAMPLES;
    *most = 0;
    for (int y = 0; y < points->rows; y++)
        for (int x = 0; x < points->columns; x++) {
            int size = take_area(points, x, y, ROLE_SHADED);
            found += size > 0;
            *least = size > 0 && size < *least ? size : *least;
            *most = size > *most ? size : *most;
        }
    return found;
}

static int find_pie(const struct deck *deck, int counted, int parts)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct notation *number = &deck_card(deck, i)->notation;
        if (number->numerator == counted && number->denominator == parts)
            return i;
    }
    ck_abort_msg("no %d/%d", counted, parts);
    return -1;
}

/* Shaded ones with gaps between them, and empty ones between lines, are as many as they should be
 * and nearly equal. */
static void check_dots(const struct deck *deck, int parts, int width, int height)
{
    int all = find_pie(deck, parts, parts), none = find_pie(deck, 0, parts), least, most;
    const struct display_looks looks = {.face = FACE_DOTS};
    struct points points;
    struct cells cells;

    draw(&cells, deck, all, &looks, width, height);
    if (is_round_bar(&cells)) {
        cells_release(&cells);
        return;
    }
    read_dots(&cells, true, &points);
    ck_assert_msg(count_areas(&points, &least, &most) == parts && 4 * least >= 3 * most,
                  "%d shaded parts at %dx%d: from %d to %d", parts, width, height, least, most);
    cells_release(&cells);
    draw(&cells, deck, none, &looks, width, height);
    read_dots(&cells, false, &points);
    /* What lies around the pie is one more area. */
    take_area(&points, points.columns - 1, points.rows - 1, ROLE_SHADED);
    take_area(&points, 0, points.rows - 1, ROLE_SHADED);
    take_area(&points, points.columns - 1, 0, ROLE_SHADED);
    take_area(&points, 0, 0, ROLE_SHADED);
    ck_assert_msg(count_areas(&points, &least, &most) == parts && 3 * least >= 2 * most,
                  "%d empty parts at %dx%d: from %d to %d", parts, width, height, least, most);
    cells_release(&cells);
    seen_pictures++;
}

START_TEST(parts_of_a_pie_of_dots_can_be_counted)
{
    const struct display_looks looks = {.face = FACE_DOTS};
    struct deck *deck = deck_of_pictures("pie", 12);

    seen_pictures = 0;
    for (int size = 0; size < SIZES; size++)
        for (int parts = 2; parts <= 12; parts++) {
            if (2 * sizes[size].width <= SAMPLES &&
                card_face_shows_all(deck, find_pie(deck, 0, parts), &looks, sizes[size].width,
                                    sizes[size].height))
                check_dots(deck, parts, sizes[size].width, sizes[size].height);
        }
    ck_assert_int_gt(seen_pictures, 40);
    deck_free(deck);
}
END_TEST

/* Dots and hundredths are as many as they should be. */
static void check_set(const struct deck *deck, int index, const struct display_looks *looks,
                      int width, int height)
{
    const struct card *card = deck_card(deck, index);
    int64_t parts = card->notation.denominator ? card->notation.denominator : 1;
    int64_t counted = card->notation.denominator ? card->notation.numerator : card->notation.whole;
    int full = 0, all = 0;
    struct points points;
    struct cells cells;

    draw(&cells, deck, index, looks, width, height);
    read_points(&cells, 1, looks->face == FACE_HALVES ? 2 : 1, &points);
    for (int y = 0; y < points.rows; y++)
        for (int x = 0; x < points.columns; x++) {
            full += is_shaded(points.role[y][x]);
            all += is_part(points.role[y][x]);
        }
    if (card->picture == PICTURE_DOTS) {
        for (int i = 0; i < cells.columns * (cells.rows - 1); i++) {
            uint32_t character = cells.cell[cells.columns + i].character;
            full += character == U'●';
            all += character == U'●' || character == U'○';
        }
        ck_assert_int_eq(all, parts);
    } else {
        ck_assert_int_eq(all % 100, 0);
        ck_assert_int_gt(all, 0);
    }
    ck_assert_int_eq(full * parts, all * counted);
    cells_release(&cells);
    seen_pictures++;
}

START_TEST(dots_and_hundredths_can_be_counted)
{
    check_all("dots", 20, check_set, true, 100);
}
END_TEST

void add_card_parts(Suite *suite)
{
    TCase *tests = add_case(suite, "card-parts");

    tcase_add_test(tests, parts_of_a_bar_are_equal);
    tcase_add_test(tests, steps_of_a_number_line_are_equal);
    tcase_add_test(tests, parts_of_a_pie_are_equal);
    tcase_add_test(tests, parts_of_a_pie_of_dots_can_be_counted);
    tcase_add_test(tests, dots_and_hundredths_can_be_counted);
}
