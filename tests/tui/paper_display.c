#include "paper_display.h"

#include "base/utf8.h"
#include "roles.h"

#include <stdlib.h>
#include <string.h>

static void size(void *context, int *columns, int *rows)
{
    const struct paper_display *paper = context;

    *columns = paper->columns;
    *rows = paper->rows;
}

static void show(void *context, const struct cells *cells, int cursor_x, int cursor_y)
{
    struct paper_display *paper = context;

    ck_assert_int_eq(cells->columns, paper->columns);
    ck_assert_int_eq(cells->rows, paper->rows);
    strbuf_clear(&paper->lines);
    strbuf_clear(&paper->roles);
    cells_add_lines(cells, paper->display.looks.ascii, &paper->lines);
    cells_add_roles(cells, &paper->roles);
    strbuf_add(&paper->all, "====\n");
    strbuf_add(&paper->all, strbuf_text(&paper->lines));
    paper->cursor_x = cursor_x;
    paper->cursor_y = cursor_y;
    paper->shown++;
}

static int two_digits(const char *text)
{
    return (text[0] - '0') * 10 + text[1] - '0';
}

static struct key key(void *context, int milliseconds)
{
    static const struct {
        uint32_t code;
        enum key_kind kind;
    } kinds[] = {
        {'\n', KEY_RETURN},   {033, KEY_ESCAPE},      {'\t', KEY_TABULATOR},
        {'\b', KEY_ERASE},    {U'←', KEY_ARROW_LEFT}, {U'→', KEY_ARROW_RIGHT},
        {U'↑', KEY_ARROW_UP}, {U'↓', KEY_ARROW_DOWN}, {U'⌫', KEY_ERASE_LINE},
        {U'◷', KEY_NONE},     {U'⏻', KEY_STOPPED},  {U'↺', KEY_WOKEN},
        {U'⤢', KEY_SIZED},
    };
    struct paper_display *paper = context;
    struct key pressed = {.kind = KEY_CHARACTER};

    if (milliseconds >= 0) {
        paper->waits++;
        if (paper->meanwhile && *paper->meanwhile && *paper->meanwhile++ != '.')
            return (struct key){.kind = paper->meanwhile[-1] == '@' ? KEY_STOPPED : KEY_CHARACTER,
                                .character = (unsigned char)paper->meanwhile[-1]};
        if (strncmp(paper->keys, "⚡", strlen("⚡")) != 0)
            return (struct key){.kind = KEY_NONE};
        paper->keys += strlen("⚡");
    }
    if (!*paper->keys)
        return (struct key){.kind = KEY_GONE};
    paper->keys += utf8_first(paper->keys, &pressed.character);
    if (pressed.character == U'⊙') {
        pressed = (struct key){
            .kind = KEY_CLICKED, .x = two_digits(paper->keys), .y = two_digits(paper->keys + 2)};
        paper->keys += 4;
        return pressed;
    }
    if (pressed.character == U'⤢' && paper->next_columns) {
        paper->columns = paper->next_columns;
        paper->rows = paper->next_rows;
    }
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].code == pressed.character)
            return (struct key){.kind = kinds[i].kind};
    return pressed;
}

static void ignore_keys(void *context, int milliseconds)
{
    struct paper_display *paper = context;

    paper->ignored += milliseconds;
}

void paper_display_init(struct paper_display *paper, int columns, int rows, const char *keys)
{
    *paper = (struct paper_display){
        .columns = columns,
        .rows = rows,
        .keys = keys,
        .display = {.context = paper,
                    .looks = {.face = FACE_CELLS},
                    .size = size,
                    .show = show,
                    .key = key,
                    .ignore_keys = ignore_keys},
    };
}

void paper_display_release(struct paper_display *paper)
{
    strbuf_release(&paper->lines);
    strbuf_release(&paper->roles);
    strbuf_release(&paper->all);
}

void assert_shown(const struct paper_display *paper, const char *text)
{
    const char *lines = strbuf_text(&paper->lines);
    size_t end = strlen(lines);

    while (end > 1 && lines[end - 1] == '\n' && lines[end - 2] == '\n')
        end--;
    char *shown = strndup(lines, end);
    ck_assert_str_eq(shown, text);
    free(shown);
}

bool is_shown(const struct paper_display *paper, const char *text)
{
    return strstr(strbuf_text(&paper->lines), text) != NULL;
}

bool was_shown(const struct paper_display *paper, const char *text)
{
    return strstr(strbuf_text(&paper->all), text) != NULL;
}
