#include "vt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BETWEEN,
    CHARACTER,
    ESCAPE,
    CONTROL,
    CHARSET,
    OTHER_CHARSET,
    COMMAND,
    STRING,
    STRING_ESCAPE
};

void vt_begin(struct vt *vt, int columns, int rows)
{
    memset(vt, 0, sizeof *vt);
    vt->columns = columns;
    vt->rows = rows;
    vt->bottom = rows - 1;
}

static int within(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

void vt_size(struct vt *vt, int columns, int rows)
{
    vt->columns = columns;
    vt->rows = rows;
    vt->top = 0;
    vt->bottom = rows - 1;
    vt->page.x = within(vt->page.x, 0, columns - 1);
    vt->page.y = within(vt->page.y, 0, rows - 1);
    vt->at_end = false;
}

static void note_unknown(struct vt *vt)
{
    vt->unknown++;
    snprintf(vt->which, sizeof vt->which, "%s", vt->string);
}

/* ---- what moves ---- */

static void erase_cells(struct vt *vt, int y, int from, int to)
{
    for (int x = within(from, 0, VT_COLUMNS); x < to && x < VT_COLUMNS; x++)
        vt->page.cell[y][x] = vt->look & (uint64_t)VT_COLOUR << VT_PAPER;
}

/* Rows from the top on become history, which the alternate screen has none of. */
static void remember_rows(struct vt *vt, int rows)
{
    for (int y = 0; y < rows && !vt->alternate; y++) {
        if (vt->past == VT_HISTORY)
            memmove(vt->history[0], vt->history[1], sizeof vt->history[0] * (size_t)--vt->past);
        memcpy(vt->history[vt->past++], vt->page.cell[y], sizeof vt->history[0]);
    }
}

static void scroll_up(struct vt *vt, int top, int bottom, int count)
{
    for (int y = top; y <= bottom; y++)
        if (y + count <= bottom)
            memcpy(vt->page.cell[y], vt->page.cell[y + count], sizeof vt->page.cell[y]);
        else
            erase_cells(vt, y, 0, VT_COLUMNS);
}

static void scroll_down(struct vt *vt, int top, int bottom, int count)
{
    for (int y = bottom; y >= top; y--)
        if (y - count >= top)
            memcpy(vt->page.cell[y], vt->page.cell[y - count], sizeof vt->page.cell[y]);
        else
            erase_cells(vt, y, 0, VT_COLUMNS);
}

static void next_line(struct vt *vt)
{
    if (vt->page.y == vt->bottom && vt->top == 0)
        remember_rows(vt, 1);
    if (vt->page.y == vt->bottom)
        scroll_up(vt, vt->top, vt->bottom, 1);
    else if (vt->page.y + 1 < vt->rows)
        vt->page.y++;
}

static void previous_line(struct vt *vt)
{
    if (vt->page.y == vt->top)
        scroll_down(vt, vt->top, vt->bottom, 1);
    else if (vt->page.y > 0)
        vt->page.y--;
}

static void go(struct vt *vt, int x, int y)
{
    vt->page.x = within(x, 0, vt->columns - 1);
    vt->page.y = within(y, 0, vt->rows - 1);
    vt->at_end = false;
}

static void put(struct vt *vt, uint32_t code)
{
    if (vt->at_end) {
        vt->page.x = 0;
        next_line(vt);
    }
    vt->at_end = false;
    vt->page.cell[vt->page.y][vt->page.x] = (code == ' ' ? 0 : code) | vt->look;
    vt->last = code;
    if (vt->page.x + 1 < vt->columns)
        vt->page.x++;
    else
        vt->at_end = true;
}

static void insert_cells(struct vt *vt, int count)
{
    uint64_t *row = vt->page.cell[vt->page.y];

    for (int x = vt->columns - 1; x >= vt->page.x; x--)
        row[x] = x - count >= vt->page.x ? row[x - count] : 0;
}

static void delete_cells(struct vt *vt, int count)
{
    uint64_t *row = vt->page.cell[vt->page.y];

    for (int x = vt->page.x; x < vt->columns; x++)
        row[x] = x + count < vt->columns ? row[x + count] : 0;
}

static void erase_display(struct vt *vt, int how)
{
    int from = how == 0 ? vt->page.y + 1 : 0, to = how == 1 ? vt->page.y : vt->rows;

    if (how == 3) {
        vt->past = vt->kind & VT_KEEPS_HISTORY ? vt->past : 0;
        return;
    }
    if (vt->kind & VT_KEEPS_CLEARED && (how == 2 || (how == 0 && !vt->page.x && !vt->page.y)))
        remember_rows(vt, vt->rows);
    if (how == 0)
        erase_cells(vt, vt->page.y, vt->page.x, VT_COLUMNS);
    if (how == 1)
        erase_cells(vt, vt->page.y, 0, vt->page.x + 1);
    for (int y = from; y < to; y++)
        erase_cells(vt, y, 0, VT_COLUMNS);
}

static void erase_line(struct vt *vt, int how)
{
    erase_cells(vt, vt->page.y, how == 0 ? vt->page.x : 0, how == 1 ? vt->page.x + 1 : VT_COLUMNS);
}

/* ---- modes ---- */

static void show_alternate(struct vt *vt, bool on)
{
    if (vt->alternate == on || vt->kind & VT_ONE_SCREEN)
        return;
    vt->alternate = on;
    struct vt_page seen = vt->page;
    if (on) {
        vt->other = seen;
        memset(vt->page.cell, 0, sizeof vt->page.cell);
    } else {
        vt->page = vt->other;
    }
    vt->at_end = false;
}

static void set_private(struct vt *vt, int mode, bool on)
{
    switch (mode) {
    case 1:
        vt->cursor_keys = on;
        break;
    case 7:
    case 12:
        break;
    case 25:
        vt->hidden = !on;
        break;
    case 47:
    case 1049:
        show_alternate(vt, on);
        break;
    case 1000:
    case 1002:
    case 1003:
        vt->mouse = on;
        break;
    case 1006:
        break;
    case 2004:
        vt->pasting = on;
        break;
    default:
        note_unknown(vt);
    }
}

static int read_parameters(const char *text, int out[VT_PARAMETERS])
{
    int count = 0;

    for (const char *at = text; count < VT_PARAMETERS;) {
        out[count++] = atoi(at);
        at += strcspn(at, ";");
        if (!*at++)
            break;
    }
    return count;
}

static void set_colour(struct vt *vt, int at, int number)
{
    vt->look &= ~((uint64_t)VT_COLOUR << at);
    vt->look |= (uint64_t)(number + 1) << at;
}

/* Sets how what follows looks. */
static void set_look(struct vt *vt, const int *parameter, int count)
{
    for (int i = 0; i < count; i++) {
        int p = parameter[i], at = p / 10 % 2 ? VT_INK : VT_PAPER;
        if (p == 0)
            vt->look = 0;
        else if (p == 1)
            vt->look |= VT_BOLD;
        else if (p == 22)
            vt->look &= ~(uint64_t)VT_BOLD;
        else if (p == 7)
            vt->look |= VT_REVERSED;
        else if (p == 27)
            vt->look &= ~(uint64_t)VT_REVERSED;
        else if (p == 39 || p == 49)
            set_colour(vt, at, -1);
        else if ((p == 38 || p == 48) && i + 2 < count && parameter[i + 1] == 5)
            set_colour(vt, at, parameter[i += 2]);
        else if (p >= 30 && p < 50)
            set_colour(vt, at, p % 10);
        else if (p >= 90 && p < 108)
            set_colour(vt, p < 100 ? VT_INK : VT_PAPER, p % 10 + 8);
    }
}

static void set_looks(struct vt *vt, const int *parameter, int count)
{
    static const int back[] = {0, 22, 24, 25, 27, 39, 49};

    for (int i = 0; i < count; i++) {
        bool plain = false;
        for (size_t j = 0; j < sizeof back / sizeof *back; j++)
            plain |= parameter[i] == back[j];
        if (parameter[i] == 0)
            vt->looks = false;
        else if (!plain)
            vt->looks = true;
        if (parameter[i] == 38 || parameter[i] == 48)
            break;
    }
    /* op ends colours, which is all that a screen without bold and reverse has */
    if (count == 2 && parameter[0] == 39 && parameter[1] == 49)
        vt->looks = false;
}

static void end_private(struct vt *vt, char final)
{
    int parameter[VT_PARAMETERS], count = read_parameters(vt->string + 1, parameter);

    if (final == 'c') /* the Linux console’s cursor */
        return;
    if (final != 'h' && final != 'l') {
        note_unknown(vt);
        return;
    }
    for (int i = 0; i < count; i++)
        set_private(vt, parameter[i], final == 'h');
}

static void end_control(struct vt *vt, char final)
{
    int parameter[VT_PARAMETERS], count = read_parameters(vt->string, parameter);
    int first = parameter[0], n = first > 0 ? first : 1, second = count > 1 ? parameter[1] : 0;
    int x = vt->page.x, y = vt->page.y;

    if (vt->string[0] == '?') {
        end_private(vt, final);
        return;
    }
    switch (final) {
    case '@':
        insert_cells(vt, n);
        break;
    case 'A':
        go(vt, x, y - n);
        break;
    case 'B':
        go(vt, x, y + n);
        break;
    case 'C':
        go(vt, x + n, y);
        break;
    case 'D':
        go(vt, x - n, y);
        break;
    case 'G':
        go(vt, n - 1, y);
        break;
    case 'H':
    case 'f':
        go(vt, (second > 0 ? second : 1) - 1, n - 1);
        break;
    case 'I':
        go(vt, (x / 8 + n) * 8, y);
        break;
    case 'J':
        erase_display(vt, first);
        break;
    case 'K':
        erase_line(vt, first);
        break;
    case 'L':
        if (y >= vt->top && y <= vt->bottom)
            scroll_down(vt, y, vt->bottom, n);
        break;
    case 'M':
        if (y >= vt->top && y <= vt->bottom)
            scroll_up(vt, y, vt->bottom, n);
        break;
    case 'P':
        delete_cells(vt, n);
        break;
    case 'S':
        remember_rows(vt, vt->top == 0 ? n : 0);
        scroll_up(vt, vt->top, vt->bottom, n);
        break;
    case 'T':
        scroll_down(vt, vt->top, vt->bottom, n);
        break;
    case 'X':
        erase_cells(vt, y, x, x + n);
        break;
    case 'Z':
        go(vt, x > 0 ? (x - 1) / 8 * 8 : 0, y);
        break;
    case 'b':
        for (int i = 0; i < n; i++)
            put(vt, vt->last);
        break;
    case 'c':
        vt->asked_name++;
        break;
    case 'd':
        go(vt, x, n - 1);
        break;
    case 'l':
    case 'h':
        break; /* insert mode, which curses ends and never begins here */
    case 'm':
        set_look(vt, parameter, count);
        set_looks(vt, parameter, count);
        break;
    case 'n':
        vt->asked_place += first == 6;
        break;
    case 'r':
        vt->top = n - 1;
        vt->bottom = (second > 0 ? second : vt->rows) - 1;
        go(vt, 0, 0);
        break;
    case 't': /* the title's stack, part of xterm's smcup */
        break;
    default:
        note_unknown(vt);
    }
}

static void end_escape(struct vt *vt, char byte)
{
    vt->state = BETWEEN;
    switch (byte) {
    case '[':
        vt->state = CONTROL;
        vt->length = 0;
        vt->string[0] = '\0';
        break;
    case '(':
        vt->state = CHARSET;
        break;
    case ')': /* of shift-out, which is noted when it comes */
        vt->state = OTHER_CHARSET;
        break;
    case ']':
        vt->length = 0;
        vt->string[0] = '\0';
        vt->state = COMMAND;
        break;
    case 'P':
    case '_':
    case '^':
    case 'X':
        snprintf(vt->string, sizeof vt->string, "a string after ESC %c", byte);
        note_unknown(vt);
        vt->state = STRING;
        break;
    case '7':
        vt->saved_x = vt->page.x;
        vt->saved_y = vt->page.y;
        break;
    case '8':
        go(vt, vt->saved_x, vt->saved_y);
        break;
    case '=':
    case '>':
        vt->keypad = byte == '=';
        break;
    case 'D':
        next_line(vt);
        break;
    case 'E':
        vt->page.x = 0;
        next_line(vt);
        break;
    case 'M':
        previous_line(vt);
        break;
    case 'H':
        break;
    default:
        snprintf(vt->string, sizeof vt->string, "ESC %c", byte);
        note_unknown(vt);
    }
}

static void write_control(struct vt *vt, unsigned char byte)
{
    switch (byte) {
    case 0:
    case 0x0E:
    case 0x0F:
        if (byte)
            vt->drawing_set = byte == 0x0E;
        break;
    case '\b':
        go(vt, vt->page.x - 1, vt->page.y);
        break;
    case '\t':
        go(vt, (vt->page.x / 8 + 1) * 8, vt->page.y);
        break;
    case '\n':
        next_line(vt);
        vt->at_end = false;
        break;
    case '\r':
        go(vt, 0, vt->page.y);
        break;
    case 033:
        vt->state = ESCAPE;
        break;
    default:
        snprintf(vt->string, sizeof vt->string, "control character %d", byte);
        note_unknown(vt);
    }
}

/* OSC. Colours that somebody has changed become the maker's when curses begins; no other. */
static void write_command_byte(struct vt *vt, unsigned char byte)
{
    if (vt->length == 0 && byte == 'R') { /* of the Linux console, which has no end */
        vt->state = BETWEEN;
    } else if (byte == '\a' || byte == 033) {
        vt->state = byte == 033 ? STRING_ESCAPE : BETWEEN;
        if (strcmp(vt->string, "104") != 0)
            note_unknown(vt);
    } else if (vt->length < VT_STRING) {
        vt->string[vt->length++] = (char)byte;
        vt->string[vt->length] = '\0';
    }
}

static void write_byte(struct vt *vt, unsigned char byte)
{
    vt->beyond_ascii |= byte > 0x7E;
    switch (vt->state) {
    case CHARACTER:
        vt->code = vt->code << 6 | (byte & 0x3F);
        if ((byte & 0xC0) != 0x80) {
            snprintf(vt->string, sizeof vt->string, "a broken character");
            note_unknown(vt);
            vt->state = BETWEEN;
        } else if (--vt->wanted == 0) {
            vt->state = BETWEEN;
            put(vt, vt->code);
        }
        return;
    case ESCAPE:
        end_escape(vt, (char)byte);
        return;
    case CONTROL:
        if (byte >= '@') {
            vt->state = BETWEEN;
            end_control(vt, (char)byte);
        } else if (vt->length < VT_STRING) {
            vt->string[vt->length++] = (char)byte;
            vt->string[vt->length] = '\0';
        }
        return;
    case CHARSET:
        vt->drawing_set = byte == '0';
        vt->state = BETWEEN;
        return;
    case OTHER_CHARSET:
        vt->state = BETWEEN;
        return;
    case COMMAND:
        write_command_byte(vt, byte);
        return;
    case STRING:
        vt->state = byte == 033 ? STRING_ESCAPE : byte == '\a' ? BETWEEN : STRING;
        return;
    case STRING_ESCAPE:
        vt->state = byte == '\\' ? BETWEEN : STRING;
        return;
    default:
        break;
    }
    if (byte < ' ' || byte == 0x7F) {
        write_control(vt, byte);
    } else if (byte < 0x80) {
        put(vt, byte);
    } else if (byte >= 0xC2 && byte <= 0xF4) {
        vt->state = CHARACTER;
        vt->wanted = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
        vt->code = byte & (0x3Fu >> vt->wanted);
    } else {
        snprintf(vt->string, sizeof vt->string, "byte %02x", byte);
        note_unknown(vt);
    }
}

void vt_write(struct vt *vt, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        write_byte(vt, (unsigned char)bytes[i]);
}

/* ---- looking ---- */

size_t vt_code(char *out, uint32_t code)
{
    if (code < 0x80) {
        out[0] = (char)(code ? code : ' ');
        return 1;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
    out[0] = (char)(first[more] | code >> (6 * more));
    for (int i = 1; i <= more; i++)
        out[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3F));
    return (size_t)more + 1;
}

static void write_row(const uint64_t *cell, int columns, char *out, size_t size)
{
    size_t length = 0, end = 0;

    for (int x = 0; x < columns && length + 5 < size; x++) {
        length += vt_code(out + length, cell[x] & VT_CODE);
        if (cell[x] & VT_CODE)
            end = length;
    }
    out[end] = '\0';
}

void vt_row(const struct vt *vt, int y, char *out, size_t size)
{
    write_row(vt->page.cell[y], vt->columns, out, size);
}

static bool row_has(const uint64_t *cell, const char *text)
{
    char row[VT_COLUMNS * 4];

    write_row(cell, VT_COLUMNS, row, sizeof row);
    return strstr(row, text);
}

bool vt_remembers(const struct vt *vt, const char *text)
{
    bool found = false;

    for (int y = 0; y < vt->past; y++)
        found |= row_has(vt->history[y], text);
    for (int y = 0; y < VT_ROWS; y++)
        found |=
            row_has(vt->page.cell[y], text) || (vt->alternate && row_has(vt->other.cell[y], text));
    return found;
}

bool vt_has(const struct vt *vt, const char *text)
{
    char row[VT_COLUMNS * 4];

    for (int y = 0; y < vt->rows; y++) {
        vt_row(vt, y, row, sizeof row);
        if (strstr(row, text))
            return true;
    }
    return false;
}

void vt_screen(const struct vt *vt, char *out, size_t size)
{
    size_t length = 0;

    out[0] = '\0';
    for (int y = 0; y < vt->rows && length + VT_COLUMNS * 4 < size; y++) {
        vt_row(vt, y, out + length, size - length - 2);
        length += strlen(out + length);
        out[length++] = '\n';
        out[length] = '\0';
    }
}

const char *vt_unrestored(const struct vt *vt)
{
    static char region[64];

    snprintf(region, sizeof region, "scrolling of rows %d to %d of %d", vt->top, vt->bottom,
             vt->rows);
    return vt->alternate                                ? "the alternate screen"
           : vt->hidden                                 ? "the cursor"
           : vt->mouse                                  ? "the mouse"
           : vt->pasting                                ? "pasting"
           : vt->keypad || vt->cursor_keys              ? "the keypad"
           : vt->drawing_set || vt->looks               ? "looks"
           : vt->state != BETWEEN                       ? "an open sequence"
           : vt->top != 0 || vt->bottom != vt->rows - 1 ? region
                                                        : "";
}

bool vt_is_restored(const struct vt *vt)
{
    return !*vt_unrestored(vt);
}
