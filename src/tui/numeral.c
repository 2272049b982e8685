#include "tui/numeral.h"

#include "base/message.h"
#include "base/utf8.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

enum { POINT_ROWS = 5 };

/* The points of a character, row by row from above. */
static const struct glyph {
    uint32_t character;
    int width; /* in points */
    const char *points;
} glyphs[] = {
    {'0', 3,
     "###"
     "# #"
     "# #"
     "# #"
     "###"},
    {'1', 3,
     " # "
     "## "
     " # "
     " # "
     "###"},
    {'2', 3,
     "###"
     "  #"
     "###"
     "#  "
     "###"},
    {'3', 3,
     "###"
     "  #"
     "###"
     "  #"
     "###"},
    {'4', 3,
     "# #"
     "# #"
     "###"
     "  #"
     "  #"},
    {'5', 3,
     "###"
     "#  "
     "###"
     "  #"
     "###"},
    {'6', 3,
     "###"
     "#  "
     "###"
     "# #"
     "###"},
    {'7', 3,
     "###"
     "  #"
     "  #"
     "  #"
     "  #"},
    {'8', 3,
     "###"
     "# #"
     "###"
     "# #"
     "###"},
    {'9', 3,
     "###"
     "# #"
     "###"
     "  #"
     "###"},
    {'?', 3,
     "###"
     "  #"
     " ##"
     "   "
     " # "},
    {'=', 3,
     "   "
     "###"
     "   "
     "###"
     "   "},
    {'+', 3,
     "   "
     " # "
     "###"
     " # "
     "   "},
    {'%', 3,
     "# #"
     "  #"
     " # "
     "#  "
     "# #"},
    {'.', 1,
     " "
     " "
     " "
     " "
     "#"},
    {',', 2,
     "  "
     "  "
     "  "
     " #"
     "# "},
    {':', 1,
     " "
     "#"
     " "
     "#"
     " "},
    {'(', 2,
     " #"
     "# "
     "# "
     "# "
     " #"},
    {')', 2,
     "# "
     " #"
     " #"
     " #"
     "# "},
    /* letters that a class holds up */
    {'a', 3,
     "   "
     " ##"
     "# #"
     "# #"
     " ##"},
    {'b', 3,
     "#  "
     "#  "
     "## "
     "# #"
     "## "},
    {'c', 3,
     "   "
     " ##"
     "#  "
     "#  "
     " ##"},
    {'d', 3,
     "  #"
     "  #"
     " ##"
     "# #"
     " ##"},
    /* signs of action cards: the way turns, a turn is left out */
    {U'⇄', 7,
     "     # "
     "#######"
     "       "
     "#######"
     " #     "},
    {U'⊘', 5,
     " ### "
     "#  ##"
     "# # #"
     "##  #"
     " ### "},
};

static const struct glyph *glyph_of(uint32_t character)
{
    for (size_t i = 0; i < sizeof glyphs / sizeof *glyphs; i++)
        if (glyphs[i].character == character)
            return &glyphs[i];
    return NULL;
}

/* How many columns and half rows a point takes, and the rows of a fraction between its numbers. */
static const struct face {
    int across, halves;
    int above, bar, below; /* empty rows, the bar's own, and empty ones */
    uint32_t stroke;       /* what the bar is drawn with; 0: filled */
} faces[] = {
    [NUMERAL_HALVES] = {1, 1, 0, 1, 0, U'─'}, [NUMERAL_BLOCKS] = {2, 2, 0, 1, 0, U'─'},
    [NUMERAL_POINTS] = {1, 2, 0, 1, 0, U'─'}, [NUMERAL_THICK] = {2, 2, 0, 1, 1, U'▄'},
    [NUMERAL_THRICE] = {3, 3, 0, 1, 1, 0},    [NUMERAL_FOURFOLD] = {4, 4, 1, 1, 1, 0},
    [NUMERAL_FIVEFOLD] = {5, 5, 0, 2, 1, 0},
};

static int across(enum numeral_face face)
{
    return faces[face].across;
}

static int digit_rows(enum numeral_face face)
{
    return (POINT_ROWS * faces[face].halves + 1) / 2;
}

static int rows_between(enum numeral_face face)
{
    return faces[face].above + faces[face].bar + faces[face].below;
}

/* --- words: numbers and signs, between blanks */

struct word {
    const char *text;
    size_t length;
    size_t above; /* of a fraction: bytes before its “/”; 0: it is none */
};

/* How many bytes a blank has, of any width; 0: there is none. */
static size_t blank_at(const char *text)
{
    static const char *const blanks[] = {" ", "\u00a0", "\u202f"};

    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
        if (strncmp(text, blanks[i], strlen(blanks[i])) == 0)
            return strlen(blanks[i]);
    return 0;
}

/* The next word, where *text then goes on. False: there are no more. */
static bool next_word(const char **text, struct word *word)
{
    size_t blank;

    while ((blank = blank_at(*text)) > 0)
        *text += blank;
    *word = (struct word){.text = *text};
    while ((*text)[word->length] && !blank_at(*text + word->length)) {
        if ((*text)[word->length] == '/')
            word->above = word->length;
        word->length++;
    }
    *text += word->length;
    return word->length > 0;
}

/* How wide so many bytes are; −1: a character is not drawn large. */
static int line_columns(const char *text, size_t length, enum numeral_face face)
{
    int points = 0;
    uint32_t code;

    for (size_t i = 0, bytes; i < length; i += bytes) {
        bytes = utf8_first(text + i, &code);
        const struct glyph *glyph = bytes ? glyph_of(code) : NULL;
        if (!glyph)
            return -1;
        points += (i > 0) + glyph->width;
    }
    return points * across(face);
}

static size_t below_length(const struct word *word)
{
    return word->length - word->above - 1;
}

static int word_columns(const struct word *word, enum numeral_face face)
{
    if (!word->above)
        return line_columns(word->text, word->length, face);
    int above = line_columns(word->text, word->above, face);
    int below = line_columns(word->text + word->above + 1, below_length(word), face);
    return above < 0 || below <= 0 ? -1 : above > below ? above : below;
}

static int gap(enum numeral_face face)
{
    return 2 * across(face);
}

static bool has_fraction(const char *text)
{
    struct word word;

    while (next_word(&text, &word))
        if (word.above)
            return true;
    return false;
}

bool numeral_size(const char *text, enum numeral_face face, int *columns, int *rows)
{
    struct word word;
    int words = 0;

    *rows = has_fraction(text) ? 2 * digit_rows(face) + rows_between(face) : digit_rows(face);
    *columns = 0;
    for (const char *at = text; next_word(&at, &word); words++) {
        int width = word_columns(&word, face);
        if (width < 0)
            return false;
        *columns += (words ? gap(face) : 0) + width;
    }
    return words > 0;
}

int numeral_base(const char *text, enum numeral_face face)
{
    return has_fraction(text) ? digit_rows(face) + faces[face].above
                              : digit_rows(face) / 2 - faces[face].bar / 2;
}

/* --- drawn */

static bool has_point(const struct glyph *glyph, int column, int row)
{
    return row < POINT_ROWS && glyph->points[row * glyph->width + column] == '#';
}

/* A cell is two half rows. */
static void put_cell(struct cells *cells, int x, int y, bool upper, bool lower, bool thin)
{
    if (upper && lower && !thin)
        cells_fill(cells, x, y, 1, ROLE_SHADED);
    else if (upper || lower)
        cells_put(cells, x, y, upper && lower ? U'█' : upper ? U'▀' : U'▄', ROLE_TEXT);
}

static void put_glyph(const struct glyph *glyph, enum numeral_face face, struct cells *cells, int x,
                      int y)
{
    int halves = faces[face].halves, wide = glyph->width * across(face);

    for (int column = 0; column < wide; column++)
        for (int row = 0; row < digit_rows(face); row++)
            put_cell(cells, x + column, y + row,
                     has_point(glyph, column / across(face), 2 * row / halves),
                     has_point(glyph, column / across(face), (2 * row + 1) / halves),
                     face == NUMERAL_HALVES);
}

static void put_line(const char *text, size_t length, enum numeral_face face, struct cells *cells,
                     int x, int y)
{
    uint32_t code;

    for (size_t i = 0, bytes; i < length; i += bytes) {
        bytes = utf8_first(text + i, &code);
        const struct glyph *glyph = bytes ? glyph_of(code) : NULL;
        if (!glyph)
            return;
        put_glyph(glyph, face, cells, x, y);
        x += (glyph->width + 1) * across(face);
    }
}

/* Above and below in the middle of the bar. */
static void put_word(const struct word *word, enum numeral_face face, struct cells *cells, int x,
                     int base)
{
    int columns = word_columns(word, face), rows = digit_rows(face), bar = faces[face].bar;

    if (!word->above) {
        put_line(word->text, word->length, face, cells, x, base + bar / 2 - rows / 2);
        return;
    }
    const char *below = word->text + word->above + 1;
    int above_columns = line_columns(word->text, word->above, face);
    int below_columns = line_columns(below, below_length(word), face);
    put_line(word->text, word->above, face, cells, x + (columns - above_columns) / 2,
             base - faces[face].above - rows);
    for (int y = 0; y < bar; y++) {
        cells_fill(cells, x, base + y, columns, ROLE_SHADED);
        for (int i = 0; faces[face].stroke && i < columns; i++)
            cells_put(cells, x + i, base + y, faces[face].stroke, ROLE_EDGE);
    }
    put_line(below, below_length(word), face, cells, x + (columns - below_columns) / 2,
             base + bar + faces[face].below);
}

void numeral_put(const char *text, enum numeral_face face, struct cells *cells, int x, int y)
{
    int base = y + numeral_base(text, face);
    struct word word;

    while (next_word(&text, &word)) {
        put_word(&word, face, cells, x, base);
        x += word_columns(&word, face) + gap(face);
    }
}

/* A word of a formula, of which a fraction stands above and below its bar, and “?” of a fraction
 * in a box. Returns how wide it is. */
static int put_board_word(const char *word, size_t length, struct cells *cells, int x, int base)
{
    char text[MESSAGE_NUMBER_SIZE], *slash;

    snprintf(text, sizeof text, "%.*s", (int)length, word);
    slash = strchr(text, '/');
    char *percent = slash ? strchr(slash, '%') : NULL; /* of 33 1/3% it stands beside the bar */
    if (percent)
        *percent = '\0';
    if (!slash) {
        cells_put_words(cells, x, base, (int)sizeof text, text, ROLE_TEXT, 0);
        return wrap_columns(text);
    }
    *slash = '\0';
    const char *part[] = {text, slash + 1};
    int width = 0;
    for (int i = 0; i < 2; i++)
        width = wrap_columns(part[i]) > width ? wrap_columns(part[i]) : width;
    width += 2;
    bool boxed = strcmp(part[0], "?") == 0 || strcmp(part[1], "?") == 0;
    width = boxed && width < 5 ? 5 : width;
    for (int i = 0; i < width; i++)
        cells_put(cells, x + i, base, U'─', ROLE_EDGE);
    for (int i = 0; i < 2; i++) {
        bool hole = strcmp(part[i], "?") == 0;
        int left = x + (width - wrap_columns(part[i])) / 2;
        cells_put_words(cells, left, base + (i ? 1 : -1), width, part[i],
                        hole ? ROLE_CHOSEN : ROLE_TEXT, 0);
        if (hole) {
            cells_put(cells, left - 1, base + (i ? 1 : -1), '[', ROLE_CHOSEN);
            cells_put(cells, left + 1, base + (i ? 1 : -1), ']', ROLE_CHOSEN);
        }
    }
    if (percent)
        cells_put(cells, x + width++, base, '%', ROLE_TEXT);
    return width;
}

/* Whether two words are one number: “1 1/2”. */
static bool is_mixed(const char *word, size_t length, const char *next)
{
    return strspn(word, "0123456789") == length && next[strcspn(next, " /")] == '/';
}

int board_put(const char *text, struct cells *cells, int x, int base)
{
    static const char blanks[] = " ";
    int left = x;

    for (text += strspn(text, blanks); *text; text += strspn(text, blanks)) {
        size_t length = strcspn(text, blanks);
        const char *next = text + length + strspn(text + length, blanks);
        left += put_board_word(text, length, cells, left, base);
        left += !*next ? 0 : is_mixed(text, length, next) ? 1 : 2;
        text = next;
    }
    return left - x;
}
