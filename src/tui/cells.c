#include "tui/cells.h"

#include "base/memory.h"
#include "base/utf8.h"

enum status cells_init(struct cells *cells, int columns, int rows)
{
    *cells = (struct cells){0};
    cells->cell = memory_new((size_t)columns * (size_t)rows, sizeof *cells->cell);
    if (!cells->cell)
        return STATUS_NO_MEMORY;
    cells->columns = columns;
    cells->rows = rows;
    return STATUS_OK;
}

void cells_release(struct cells *cells)
{
    memory_free(cells->cell);
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

/* Whether it stands on the character before it. */
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

enum role cells_role(const struct cells *cells, int x, int y)
{
    const struct cell *cell = cell_at(cells, x, y);

    return cell ? cell->role : ROLE_NOTHING;
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
        [ROLE_EMPTY_THIRD] = {'-', '-'},
    };

    return ascii ? fills[role].ascii : fills[role].drawn;
}

/* What stands for a character where only ASCII can be shown. */
static uint32_t in_ascii(uint32_t character)
{
    static const struct {
        uint32_t character, ascii;
    } rows[] = {
        {U'─', '-'}, {U'│', '|'}, {U'├', '+'}, {U'┼', '+'},      {U'┤', '+'},      {U'▼', 'v'},
        {U'●', '@'}, {U'○', 'o'}, {U'−', '-'}, {U'\u00a0', ' '}, {U'\u202f', ' '},
    };

    if (character < 0x80)
        return character;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].character == character)
            return rows[i].ascii;
    return '?';
}

static uint32_t shown(const struct cell *cell, bool ascii)
{
    if (!cell->character)
        return shading(cell->role, ascii);
    return ascii ? in_ascii(cell->character) : cell->character;
}

void cells_add_lines(const struct cells *cells, bool ascii, struct strbuf *out)
{
    for (int y = 0; y < cells->rows; y++) {
        int width = cells->columns;
        while (width > 0 && shown(cell_at(cells, width - 1, y), ascii) == ' ')
            width--;
        for (int x = 0; x < width; x++) {
            const struct cell *cell = cell_at(cells, x, y);
            strbuf_add_code_point(out, shown(cell, ascii));
            if (cell->mark && !ascii)
                strbuf_add_code_point(out, cell->mark);
        }
        strbuf_add_char(out, '\n');
    }
}
