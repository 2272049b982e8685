/* Title, seats and keys: docs/design/screen.md, “Table layout”. */

#include "tui/table/scene_rows.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

int ink_put(const struct drawing *drawing, int x, int y, int width, const char *text,
            enum role role)
{
    return cells_put_words(drawing->cells, x, y, width, text, role, 0);
}

void ink_fill(const struct drawing *drawing, struct place place, enum role role)
{
    for (int y = 0; y < place.height; y++)
        for (int x = 0; x < place.width; x++)
            cells_set(drawing->cells, place.x + x, place.y + y,
                      (struct cell){.character = ' ', .role = role});
}

void ink_title(const struct drawing *drawing)
{
    struct place place = drawing->layout->title;
    struct strbuf text = {0};
    bool helps = false;

    for (int i = 0; i < drawing->scene->keys; i++)
        helps |= scene_key_letter(&drawing->scene->key[i]) == '?';
    strbuf_add(&text, strbuf_text(&drawing->scene->corner));
    if (helps)
        strbuf_addf(&text, "%s%s", text.length ? "   " : "", text_get(N_("? help")));
    const char *corner = strbuf_text(&text);
    int wide = wrap_columns(corner);

    ink_fill(drawing, place, ROLE_TITLE);
    ink_put(drawing, place.width - wide - 1, place.y, wide, corner, ROLE_TITLE);
    strbuf_clear(&text);
    wrap_add_cut(&text, strbuf_text(&drawing->scene->title), place.width - wide - 4);
    ink_put(drawing, 1, place.y, place.width - wide - 4, strbuf_text(&text), ROLE_TITLE);
    strbuf_release(&text);
}

enum { BARS_MOST = 10 };

/* How a seat is written: with a bar for each card, or with their number alone. */
static void write_seat(const struct drawing *drawing, int seat, bool bars, struct strbuf *out)
{
    const struct scene_seat *sitting = &drawing->scene->seat[seat];
    bool narrow = drawing->layout->narrow;

    strbuf_addf(out, "%s %d", sitting->name, sitting->cards);
    if (bars && sitting->cards > 0)
        strbuf_add_char(out, ' ');
    for (int i = 0; bars && i < sitting->cards && i < BARS_MOST; i++)
        strbuf_add(out, "▌");
    if (sitting->last && narrow)
        strbuf_add_char(out, '!');
    else if (sitting->last)
        strbuf_addf(out, " %s", text_get(N_("last card!")));
}

static int width_of_seats(const struct drawing *drawing, bool bars, int count, const int *order)
{
    struct strbuf text = {0};
    int width = 0;

    for (int i = 0; i < count; i++) {
        strbuf_clear(&text);
        write_seat(drawing, order[i], bars, &text);
        width += wrap_columns(strbuf_text(&text)) + (drawing->layout->narrow ? 2 : 3);
    }
    strbuf_release(&text);
    return width;
}

static void put_seat(const struct drawing *drawing, int x, int y, int seat, bool bars)
{
    const struct scene_seat *sitting = &drawing->scene->seat[seat];
    enum role role = sitting->turn ? ROLE_TURN : sitting->out ? ROLE_QUIET : ROLE_TEXT;
    struct strbuf text = {0};

    write_seat(drawing, seat, bars, &text);
    if (sitting->turn)
        cells_put(drawing->cells, x - 1, y, U'►', ROLE_TURN);
    ink_put(drawing, x, y, drawing->layout->columns - x, strbuf_text(&text), role);
    strbuf_release(&text);
}

void ink_seats(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->seats;
    int fixed[SEATS_MAX], count = scene->seats;
    const int *order = fixed;
    struct strbuf turns = {0};

    if (!place.width || !count)
        return;
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "←" : "→")),
        NULL, &turns);
    int wide = wrap_columns(strbuf_text(&turns)), room = place.width - wide - 2;
    ink_put(drawing, drawing->layout->columns - wide - 1, place.y, wide, strbuf_text(&turns),
            ROLE_QUIET);
    for (int seat = 0; seat < count; seat++)
        fixed[seat] = seat;
    bool bars = width_of_seats(drawing, true, count, fixed) <= room;
    if (!bars && width_of_seats(drawing, false, count, fixed) > room) {
        order = scene->order;
        while (count > 1 && width_of_seats(drawing, false, count, order) + 4 > room)
            count--;
    }
    int x = place.x + 1;
    for (int i = 0; i < count; i++) {
        put_seat(drawing, x, place.y, order[i], bars);
        x += width_of_seats(drawing, bars, 1, &order[i]);
    }
    if (count < scene->seats) {
        strbuf_clear(&turns);
        strbuf_addf(&turns, "+%d", scene->seats - count);
        ink_put(drawing, x, place.y, 4, strbuf_text(&turns), ROLE_QUIET);
    }
    strbuf_release(&turns);
}

enum { NAME = 2, COUNT = 11, BARS = 14 }; /* columns of a seat's row */

static void put_projector_seat(struct cells *cells, const struct scene_seat *seat,
                               struct place place)
{
    enum role role = seat->turn ? ROLE_TURN : seat->out ? ROLE_QUIET : ROLE_TEXT;
    const char *last = text_get(N_("last card!"));
    char count[16];

    if (seat->turn)
        cells_put(cells, place.x, place.y, U'►', ROLE_TURN);
    cells_put_words(cells, place.x + NAME, place.y, COUNT - NAME - 1, seat->name, role, 0);
    snprintf(count, sizeof count, "%2d", seat->cards);
    cells_put_words(cells, place.x + COUNT, place.y, BARS - COUNT, count, role, 0);
    for (int i = 0; i < seat->cards && i < BARS_MOST && BARS + i < place.width; i++)
        cells_put(cells, place.x + BARS + i, place.y, U'▌', role);
    if (!seat->last)
        return;
    if (wrap_columns(last) <= place.width - BARS - 2)
        cells_put_words(cells, place.x + BARS + 2, place.y, place.width - BARS - 2, last, role, 0);
    else if (place.height > 1)
        cells_put_words(cells, place.x + COUNT + 1, place.y + 1, place.width - COUNT - 1, last,
                        role, 0);
    else
        cells_put(cells, place.x + BARS + 1, place.y, '!', role);
}

void ink_large_seats(const struct drawing *drawing)
{
    enum { STEP_MOST = 4 };
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->large_seats;
    int shown = scene->seats <= place.height ? scene->seats : place.height;
    struct strbuf turns = {0};
    char text[64];

    if (!shown)
        return;
    struct place row = {place.x, place.y, place.width, place.height / shown};
    row.height = row.height > STEP_MOST ? STEP_MOST : row.height;
    for (int i = 0; i < shown; i++, row.y += row.height)
        put_projector_seat(drawing->cells, &scene->seat[shown < scene->seats ? scene->order[i] : i],
                           row);
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "▲" : "▼")),
        NULL, &turns);
    int used = NAME + ink_put(drawing, place.x + NAME, place.y + place.height, place.width - NAME,
                              strbuf_text(&turns), ROLE_QUIET);
    strbuf_release(&turns);
    if (shown < scene->seats) {
        snprintf(text, sizeof text, "+%d", scene->seats - shown);
        ink_put(drawing, place.x + used + 2, place.y + place.height, place.width - used - 2, text,
                ROLE_QUIET);
    }
}

/* A label's letter is marked; what does nothing now stands in parentheses. */
static int put_key(const struct drawing *drawing, int x, int y, const struct scene_key *key)
{
    const char *label = strbuf_text(&key->label), *open = strchr(label, '['),
               *close = open ? strchr(open, ']') : NULL;
    struct strbuf part = {0};

    if (!close)
        return ink_put(drawing, x, y, drawing->layout->columns - x, label,
                       key->live ? ROLE_TEXT : ROLE_NOT_NOW);
    int at = x;
    strbuf_add_bytes(&part, label, (size_t)(open - label));
    at += ink_put(drawing, at, y, drawing->layout->columns - at, strbuf_text(&part),
                  key->live ? ROLE_TEXT : ROLE_NOT_NOW);
    strbuf_clear(&part);
    strbuf_add_char(&part, key->live ? '[' : '(');
    strbuf_add_bytes(&part, open + 1, (size_t)(close - open - 1));
    strbuf_add_char(&part, key->live ? ']' : ')');
    at += ink_put(drawing, at, y, drawing->layout->columns - at, strbuf_text(&part),
                  key->live ? ROLE_KEY : ROLE_NOT_NOW);
    at += ink_put(drawing, at, y, drawing->layout->columns - at, close + 1,
                  key->live ? ROLE_TEXT : ROLE_NOT_NOW);
    strbuf_release(&part);
    return at - x;
}

/* The rows that the keys take, without those that are left out where there is little room. */
static int rows_of_keys(const struct scene *scene, int width, unsigned without)
{
    int rows = 1, x = 0;

    for (int i = 0; i < scene->keys; i++) {
        int wide = wrap_columns(strbuf_text(&scene->key[i].label));
        if (without >> i & 1)
            continue;
        if (x > 0 && x + wide > width) {
            rows++;
            x = 0;
        }
        x += wide + 2;
    }
    return rows;
}

/* Whether a key is left out in that round: those that do nothing now; minor ones; and at last “:”,
 * without which no one can undo. */
static bool is_left_out(const struct scene_key *key, int round)
{
    bool types = scene_key_letter(key) == ':';

    return round == 0 ? !key->live : round == 1 ? key->minor && !types : types;
}

/* Which keys are not shown, though they work: of each kind from the last one on, as long as there
 * is too little room. */
static unsigned choose_left_out(const struct scene *scene, int width, int rows)
{
    unsigned without = 0;

    for (int round = 0; round < 3; round++)
        for (int i = scene->keys - 1; i >= 0 && rows_of_keys(scene, width, without) > rows; i--)
            if (is_left_out(&scene->key[i], round))
                without |= 1u << i;
    return without;
}

void ink_keys(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->keys;
    int x = 0, width = place.width - 1;
    unsigned without = choose_left_out(scene, width, place.height);
    int rows = rows_of_keys(scene, width, without);
    int y = place.y + place.height - (rows < place.height ? rows : place.height);

    for (int i = 0; i < scene->keys; i++) {
        int wide = wrap_columns(strbuf_text(&scene->key[i].label));
        if (without >> i & 1)
            continue;
        if (x > 0 && x + wide > width) {
            y++;
            x = 0;
        }
        x += put_key(drawing, place.x + x, y, &scene->key[i]) + 2;
    }
}

void ink_typed(const struct drawing *drawing, int *cursor_x, int *cursor_y)
{
    struct place place = drawing->layout->keys;
    const char *line = strbuf_text(&drawing->scene->line);
    int room = place.width - 4;
    uint32_t code;

    while (wrap_columns(line) > room)
        line += utf8_first(line, &code);
    *cursor_y = place.y + place.height - 1;
    ink_put(drawing, place.x, *cursor_y, 2, ": ", ROLE_KEY);
    *cursor_x = place.x + 2 + ink_put(drawing, place.x + 2, *cursor_y, room, line, ROLE_TEXT);
}
