#include "tui/cells.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <wchar.h>

void cells_init(struct cells *cells, int columns, int rows)
{
    *cells = (struct cells){0};
    cells->cell = memory_new((size_t)columns * (size_t)rows, sizeof *cells->cell);
    cells->columns = columns;
    cells->rows = rows;
}

void cells_release(struct cells *cells)
{
    memory_free(cells->cell);
    memory_free(cells->pie);
    *cells = (struct cells){0};
}

/* NULL outside the grid. */
static struct cell *cell_at(const struct cells *cells, int x, int y)
{
    bool inside = x >= 0 && x < cells->columns && y >= 0 && y < cells->rows;

    return inside ? &cells->cell[(size_t)y * (size_t)cells->columns + (size_t)x] : NULL;
}

void cells_put(struct cells *cells, int x, int y, uint32_t character, enum role role)
{
    struct cell *cell = cell_at(cells, x, y);

    if (cell)
        *cell = (struct cell){.character = character, .role = role};
}

void cells_fill(struct cells *cells, int x, int y, int width, enum role role)
{
    for (int i = 0; i < width; i++)
        cells_put(cells, x + i, y, 0, role);
}

/* True if the code is a mark on the character before it. */
static bool is_mark(uint32_t code)
{
    return code >= 0x300 && code <= 0x36F;
}

void cells_put_text(struct cells *cells, int x, int y, const char *text)
{
    uint32_t code;

    for (size_t bytes; *text && (bytes = utf8_first(text, &code)) > 0; text += bytes) {
        struct cell *marked = is_mark(code) ? cell_at(cells, x - 1, y) : NULL;
        if (marked)
            marked->mark = code;
        if (!is_mark(code))
            cells_put(cells, x++, y, code, ROLE_TEXT);
    }
}

void cells_set(struct cells *cells, int x, int y, struct cell set)
{
    struct cell *cell = cell_at(cells, x, y);

    set.pie = 0;
    if (cell)
        *cell = set;
}

/* --- pies */

void cells_add_pie(struct cells *cells, struct cell_pie pie)
{
    bool inside = pie.columns > 0 && pie.rows > 0 && pie.x >= 0 && pie.y >= 0 &&
                  pie.x + pie.columns <= cells->columns && pie.y + pie.rows <= cells->rows;

    if (!inside)
        return;
    memory_make_room(&cells->pie, cells->pies, &cells->pies_capacity);
    cells->pie[cells->pies++] = pie;
    for (int y = 0; y < pie.rows; y++)
        for (int x = 0; x < pie.columns; x++)
            cell_at(cells, pie.x + x, pie.y + y)->pie = cells->pies;
}

bool cells_pie_is_whole(const struct cells *cells, int pie)
{
    const struct cell_pie *box = &cells->pie[pie];

    for (int y = 0; y < box->rows; y++)
        for (int x = 0; x < box->columns; x++)
            if (cell_at(cells, box->x + x, box->y + y)->pie != pie + 1)
                return false;
    return true;
}

void cells_copy_rows(struct cells *cells, int y, const struct cells *from, int first, int rows)
{
    for (int row = 0; row < rows; row++)
        for (int x = 0; x < from->columns; x++)
            cells_set(cells, x, y + row, cells_at(from, x, first + row));
    for (int i = 0; i < from->pies; i++) {
        struct cell_pie pie = from->pie[i];
        if (pie.y < first || pie.y + pie.rows > first + rows || !cells_pie_is_whole(from, i))
            continue;
        pie.y += y - first;
        cells_add_pie(cells, pie);
    }
}

/* --- words */

int cells_put_words(struct cells *cells, int x, int y, int width, const char *text, enum role role,
                    int hue)
{
    uint32_t code;
    int used = 0;

    for (size_t bytes; *text; text += bytes) {
        bytes = utf8_first(text, &code);
        if (bytes == 0 || utf8_acts(code))
            code = '?';
        bytes += bytes == 0;
        if (is_mark(code)) {
            struct cell *marked = used > 0 ? cell_at(cells, x + used - 1, y) : NULL;
            if (marked)
                marked->mark = code;
            continue;
        }
        int columns = wcwidth((wchar_t)code);
        if (columns == 0)
            continue;
        if (columns < 0)
            code = '?';
        columns = columns < 0 ? 1 : columns;
        if (used + columns > width)
            break;
        cells_set(cells, x + used, y, (struct cell){.character = code, .role = role, .hue = hue});
        if (columns == 2)
            cells_set(cells, x + used + 1, y,
                      (struct cell){.character = CELL_CONTINUED, .role = role, .hue = hue});
        used += columns;
    }
    return used;
}

struct cell cells_at(const struct cells *cells, int x, int y)
{
    const struct cell *cell = cell_at(cells, x, y);

    return cell ? *cell : (struct cell){0};
}

/* How a cell is filled where there are no colours. The third of the empty ones is told from its two
 * neighbours, of which one is dotted. */
static uint32_t shading(enum role role, bool ascii)
{
    static const struct {
        uint32_t drawn, ascii;
    } fills[] = {
        [ROLE_NOTHING] = {' ', ' '},        [ROLE_TEXT] = {' ', ' '},
        [ROLE_EDGE] = {' ', ' '},           [ROLE_SHADED] = {U'█', '#'},
        [ROLE_SHADED_SECOND] = {U'▓', '@'}, [ROLE_SHADED_THIRD] = {U'▒', '%'},
        [ROLE_EMPTY] = {U'░', '.'},         [ROLE_EMPTY_SECOND] = {U'·', ':'},
        [ROLE_EMPTY_THIRD] = {'-', '-'},    [ROLE_BACK] = {U'░', ':'},
    };

    if (role >= ROLES || !fills[role].ascii)
        return ' ';
    return ascii ? fills[role].ascii : fills[role].drawn;
}

/* The letter without what stands on it or hangs from it; 0: it is none of these. */
static uint32_t bare_letter(uint32_t character)
{
    static const struct {
        uint32_t letter;
        const uint32_t *dressed;
    } rows[] = {
        {'a', U"àáâãäåæā"}, {'A', U"ÀÁÂÃÄÅÆĀ"}, {'c', U"çćč"},       {'C', U"ÇĆČ"},
        {'e', U"èéêëēęě"},  {'E', U"ÈÉÊËĒĘĚ"},  {'g', U"ğ"},         {'G', U"Ğ"},
        {'i', U"ìíîïīı"},   {'I', U"ÌÍÎÏĪİ"},   {'l', U"ł"},         {'L', U"Ł"},
        {'n', U"ñńň"},      {'N', U"ÑŃŇ"},      {'o', U"òóôõöøœőō"}, {'O', U"ÒÓÔÕÖØŒŐŌ"},
        {'r', U"ř"},        {'R', U"Ř"},        {'s', U"ßśšş"},      {'S', U"ŚŠŞ"},
        {'u', U"ùúûüűūů"},  {'U', U"ÙÚÛÜŰŪŮ"},  {'y', U"ýÿ"},        {'Y', U"ÝŸ"},
        {'z', U"źżž"},      {'Z', U"ŹŻŽ"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (const uint32_t *dressed = rows[i].dressed; *dressed; dressed++)
            if (*dressed == character)
                return rows[i].letter;
    return 0;
}

/* Returns the stand-in for a character where only ASCII can be shown. */
static uint32_t in_ascii(uint32_t character)
{
    static const struct {
        uint32_t character, ascii;
    } rows[] = {
        {U'─', '-'}, {U'│', '|'}, {U'├', '+'}, {U'┼', '+'},      {U'┤', '+'},      {U'▼', 'v'},
        {U'●', '@'}, {U'○', 'o'}, {U'−', '-'}, {U'\u00a0', ' '}, {U'\u202f', ' '}, {U'┌', '+'},
        {U'┐', '+'}, {U'└', '+'}, {U'┘', '+'}, {U'┬', '+'},      {U'┴', '+'},      {U'═', '='},
        {U'║', '|'}, {U'╔', '+'}, {U'╗', '+'}, {U'╚', '+'},      {U'╝', '+'},      {U'█', '#'},
        {U'▀', '#'}, {U'▄', '#'}, {U'▌', '|'}, {U'░', '.'},      {U'▒', '%'},      {U'▓', '@'},
        {U'■', '#'}, {U'▲', '^'}, {U'►', '>'}, {U'◄', '<'},      {U'◊', '%'},      {U'¤', '@'},
        {U'·', ':'}, {U'×', 'x'}, {U'÷', '/'}, {U'←', '<'},      {U'→', '>'},      {U'“', '"'},
        {U'”', '"'}, {U'„', '"'}, {U'«', '"'}, {U'»', '"'},      {U'’', '\''},     {U'‘', '\''},
        {U'–', '-'}, {U'—', '-'}, {U'‑', '-'}, {U'…', '.'},
    };

    if (character < 0x80)
        return character;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].character == character)
            return rows[i].ascii;
    uint32_t letter = bare_letter(character);
    return letter ? letter : '?';
}

uint32_t cells_character(const struct cell *cell, bool ascii)
{
    if (!cell->character)
        return shading(cell->role, ascii);
    return ascii ? in_ascii(cell->character) : cell->character;
}

void cells_add_lines(const struct cells *cells, bool ascii, struct strbuf *out)
{
    for (int y = 0; y < cells->rows; y++) {
        int width = cells->columns;
        while (width > 0 && cells_character(cell_at(cells, width - 1, y), ascii) == ' ')
            width--;
        for (int x = 0; x < width; x++) {
            const struct cell *cell = cell_at(cells, x, y);
            if (cell->character == CELL_CONTINUED)
                continue;
            strbuf_add_code_point(out, cells_character(cell, ascii));
            if (cell->mark && !ascii)
                strbuf_add_code_point(out, cell->mark);
        }
        strbuf_add_char(out, '\n');
    }
}
