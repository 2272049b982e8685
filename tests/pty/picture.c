/*
 * The picture of a table that README.md shows: what the program draws now, as SVG, a cell 9 by 18.
 * After a change of the screen: BREUK_EXPECT=write, run it, look at the picture.
 */
#include "cases.h"

#include <stdarg.h>
#include <stdlib.h>

enum { WIDE = 9, HIGH = 18, EDGE = 12, BYTES_MOST = 200000, INK = 0xD8D8D8, PAPER = 0x1B1B1F };

struct drawing {
    char text[BYTES_MOST];
    size_t length;
};

__attribute__((format(printf, 2, 3))) static void add(struct drawing *out, const char *format, ...)
{
    va_list values;

    va_start(values, format);
    int added = vsnprintf(out->text + out->length, BYTES_MOST - out->length, format, values);
    va_end(values);
    ck_assert_int_lt(added, (int)(BYTES_MOST - out->length));
    out->length += (size_t)added;
}

/* Returns the colour of a number as xterm has it; −1: `otherwise`. */
static int colour_of(int number, int otherwise)
{
    static const int first[] = {0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC,
                                0x11A8CD, 0xE5E5E5, 0x666666, 0xF14C4C, 0x23D18B, 0xF5F543,
                                0x3B8EEA, 0xD670D6, 0x29B8DB, 0xFFFFFF};
    enum { CUBE = 16, GREYS = 232 };

    if (number < CUBE)
        return number < 0 ? otherwise : first[number];
    if (number >= GREYS)
        return (8 + 10 * (number - GREYS)) * 0x010101;
    int colour = 0;
    for (int part = 36; part; part /= 6) {
        int level = (number - CUBE) / part % 6;
        colour = colour << 8 | (level ? 55 + 40 * level : 0);
    }
    return colour;
}

static int number_at(uint64_t cell, int at)
{
    return (int)(cell >> at & VT_COLOUR) - 1;
}

static int ink_of(uint64_t cell)
{
    return cell & VT_REVERSED ? colour_of(number_at(cell, VT_PAPER), PAPER)
                              : colour_of(number_at(cell, VT_INK), INK);
}

static int paper_of(uint64_t cell)
{
    return cell & VT_REVERSED ? colour_of(number_at(cell, VT_INK), INK)
                              : colour_of(number_at(cell, VT_PAPER), PAPER);
}

/* Lines of a table, which would not meet in every typeface. */
static const struct box {
    uint32_t code;
    const char *path; /* within a cell */
    int thick;
} boxes[] = {
    {0x2500, "M0 9H9", 1},
    {0x2502, "M4.5 0V18", 1},
    {0x250C, "M9 9H4.5V18", 1},
    {0x2510, "M0 9H4.5V18", 1},
    {0x2514, "M9 9H4.5V0", 1},
    {0x2518, "M0 9H4.5V0", 1},
    {0x251C, "M4.5 0V18M4.5 9H9", 1},
    {0x2524, "M4.5 0V18M4.5 9H0", 1},
    {0x2550, "M0 9H9", 3},
    {0x2551, "M4.5 0V18", 3},
    {0x2554, "M9 9H4.5V18", 3},
    {0x2557, "M0 9H4.5V18", 3},
    {0x255A, "M9 9H4.5V0", 3},
    {0x255D, "M0 9H4.5V0", 3},
};

/* Blocks, in eighths of a cell. */
static const struct block {
    uint32_t code;
    int left, top, wide, high, strength; /* of 100 */
} blocks[] = {
    {0x2588, 0, 0, 8, 8, 100}, {0x2580, 0, 0, 8, 4, 100}, {0x2584, 0, 4, 8, 4, 100},
    {0x258C, 0, 0, 4, 8, 100}, {0x2590, 4, 0, 4, 8, 100}, {0x2591, 0, 0, 8, 8, 25},
    {0x2592, 0, 0, 8, 8, 50},  {0x2593, 0, 0, 8, 8, 75},
};

static const struct box *box_of(uint64_t cell)
{
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
        if (boxes[i].code == (cell & VT_CODE))
            return &boxes[i];
    return NULL;
}

static const struct block *block_of(uint64_t cell)
{
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i].code == (cell & VT_CODE))
            return &blocks[i];
    return NULL;
}

/* Draws what is no letter, if it is that. */
static void add_shape(struct drawing *out, uint64_t cell, int x, int y)
{
    const struct box *box = box_of(cell);
    const struct block *block = block_of(cell);

    if (box)
        add(out,
            "<path transform=\"translate(%d %d)\" d=\"%s\" fill=\"none\" stroke=\"#%06x\" "
            "stroke-width=\"%d\"/>\n",
            x * WIDE, y * HIGH, box->path, (unsigned)ink_of(cell), box->thick);
    if (block)
        add(out,
            "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" fill=\"#%06x\" "
            "opacity=\"%g\"/>\n",
            x * WIDE + block->left * WIDE / 8.0, y * HIGH + block->top * HIGH / 8.0,
            block->wide * WIDE / 8.0, block->high * HIGH / 8.0, (unsigned)ink_of(cell),
            block->strength / 100.0);
}

static bool is_letter(uint64_t cell)
{
    return cell & VT_CODE && !box_of(cell) && !block_of(cell);
}

static bool looks_alike(uint64_t one, uint64_t other)
{
    return ink_of(one) == ink_of(other) && !((one ^ other) & VT_BOLD);
}

/* Draws the papers of a row, then what stands on them. */
static void add_row(struct drawing *out, const struct vt *vt, int y)
{
    const uint64_t *cell = vt->page.cell[y];
    char bytes[8];

    for (int x = 0, end; x < vt->columns; x = end) {
        for (end = x + 1; end < vt->columns && paper_of(cell[end]) == paper_of(cell[x]);)
            end++;
        if (paper_of(cell[x]) != PAPER)
            add(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#%06x\"/>\n",
                x * WIDE, y * HIGH, (end - x) * WIDE, HIGH, (unsigned)paper_of(cell[x]));
    }
    for (int x = 0, end; x < vt->columns; x = end) {
        end = x + 1;
        add_shape(out, cell[x], x, y);
        if (!is_letter(cell[x]))
            continue;
        while (end < vt->columns && is_letter(cell[end]) && looks_alike(cell[x], cell[end]))
            end++;
        add(out, "<text y=\"%d\" fill=\"#%06x\"%s x=\"", y * HIGH + 13, (unsigned)ink_of(cell[x]),
            cell[x] & VT_BOLD ? " font-weight=\"bold\"" : "");
        for (int i = x; i < end; i++)
            add(out, "%s%d", i > x ? " " : "", i * WIDE);
        add(out, "\">");
        for (int i = x; i < end; i++) {
            uint32_t code = cell[i] & VT_CODE;
            bytes[vt_code(bytes, code)] = '\0';
            add(out, "%s", code == '<' ? "&lt;" : code == '&' ? "&amp;" : bytes);
        }
        add(out, "</text>\n");
    }
}

static void draw(struct drawing *out, const struct vt *vt)
{
    int width = vt->columns * WIDE + 2 * EDGE, height = vt->rows * HIGH + 2 * EDGE;

    out->length = 0;
    add(out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"%d %d %d "
        "%d\" "
        "font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14.5\">\n"
        "<title>A game in the terminal</title>\n"
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#%06x\"/>\n",
        width, height, -EDGE, -EDGE, width, height, -EDGE, -EDGE, width, height, (unsigned)PAPER);
    for (int y = 0; y < vt->rows; y++)
        add_row(out, vt, y);
    add(out, "</svg>\n");
}

static struct drawing drawn, expected;

static void read_expected(const char *path)
{
    FILE *file = fopen(path, "r");

    ck_assert_ptr_nonnull(file);
    expected.length = fread(expected.text, 1, BYTES_MOST - 1, file);
    expected.text[expected.length] = '\0';
    fclose(file);
}

START_TEST(the_picture_of_the_table_is_what_is_drawn_now)
{
    const struct pty_wish wish = {.columns = 88,
                                  .words = {"play", "equals", "--players", "Ann,bot,bot", "--seed",
                                            "13", "--pace", "0", "--journal", journal_path()}};
    struct pty pty;
    char path[4096];

    snprintf(path, sizeof path, "%s/docs/table.svg", getenv("BREUK_SOURCE"));
    pty_start(&pty, &wish);
    pty_await(&pty, "[Enter] go on");
    press_until(&pty, "\r", "the same number");
    pty_calm(&pty, 400);
    draw(&drawn, &pty.vt);
    check_clean(&pty);
    pty_close(&pty);
    if (getenv("BREUK_EXPECT")) {
        FILE *file = fopen(path, "w");
        ck_assert(file && fwrite(drawn.text, 1, drawn.length, file) == drawn.length);
        ck_assert_int_eq(fclose(file), 0);
    }
    read_expected(path);
    ck_assert_msg(strcmp(drawn.text, expected.text) == 0, "docs/table.svg shows another screen");
}
END_TEST

void add_picture(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "picture");

    tcase_add_test(tests, the_picture_of_the_table_is_what_is_drawn_now);
}
