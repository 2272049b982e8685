#include "tui/terminal/key_reader.h"

#include "base/utf8.h"

#include <string.h>

static void add_key(struct key_reader *reader, struct key key)
{
    if (reader->count == KEY_READER_QUEUE) {
        reader->burst = true;
        key_reader_forget(reader);
    }
    if (reader->pasting || reader->burst)
        return;
    reader->queue[(reader->first + reader->count++) % KEY_READER_QUEUE] = key;
}

static void add_kind(struct key_reader *reader, enum key_kind kind)
{
    if (kind != KEY_NONE)
        add_key(reader, (struct key){.kind = kind});
}

static void begin(struct key_reader *reader, enum key_reader_state state)
{
    reader->state = state;
    reader->length = 0;
    reader->parameters_length = 0;
    reader->parameters[0] = '\0';
}

/* A control character, typed by itself. Of the others the terminal's driver knows Ctrl-C, Ctrl-\
 * and Ctrl-Z. */
static void add_control(struct key_reader *reader, unsigned char byte)
{
    static const enum key_kind kinds[] = {
        ['\b'] = KEY_ERASE,  ['\t'] = KEY_TABULATOR, ['\n'] = KEY_RETURN,
        ['\r'] = KEY_RETURN, [025] = KEY_ERASE_LINE,
    };

    if (byte == 0x7F)
        add_kind(reader, KEY_ERASE);
    else if (byte < sizeof kinds / sizeof *kinds)
        add_kind(reader, kinds[byte]);
}

static void add_first_byte(struct key_reader *reader, unsigned char byte)
{
    bool goes_on = reader->escape_given && byte == '[';

    reader->escape_given = false;
    if (goes_on) { /* the second piece of a sequence: no one types this after an Esc */
        begin(reader, READER_CONTROL);
    } else if (byte == 033) {
        begin(reader, READER_ESCAPE);
    } else if (byte < ' ' || byte == 0x7F) {
        add_control(reader, byte);
    } else if (byte < 0x80) {
        add_key(reader, (struct key){.kind = KEY_CHARACTER, .character = byte});
    } else if (byte >= 0xC2 && byte <= 0xF4) {
        begin(reader, READER_CHARACTER);
        reader->bytes[reader->length++] = byte;
        reader->wanted = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    }
}

/* Returns whether the byte belongs to the character; the next character begins with one that does
 * not. */
static bool add_character_byte(struct key_reader *reader, unsigned char byte)
{
    uint32_t code;

    if (utf8_begins((char)byte)) {
        reader->state = READER_BETWEEN;
        return false;
    }
    reader->bytes[reader->length++] = byte;
    if (reader->length < reader->wanted)
        return true;
    reader->state = READER_BETWEEN;
    if (utf8_character(reader->bytes, reader->length, &code) == reader->length && !utf8_acts(code))
        add_key(reader, (struct key){.kind = KEY_CHARACTER, .character = code});
    return true;
}

static bool add_escape_byte(struct key_reader *reader, unsigned char byte)
{
    if (byte == '[') {
        begin(reader, READER_CONTROL);
    } else if (byte == 'O') {
        begin(reader, READER_SINGLE_SHIFT);
    } else if (byte && strchr("]P_^X", byte)) {
        begin(reader, READER_STRING);
        reader->bytes[0] = byte;
    } else {
        begin(reader, READER_BETWEEN);
        add_kind(reader, KEY_ESCAPE);
        return false;
    }
    return true;
}

/* Returns parameter `wanted` of a sequence, counted from 0; -1 where it is not given. */
static int parameter(const struct key_reader *reader, int wanted)
{
    const char *at = reader->parameters + strspn(reader->parameters, "<=>?");
    int number = -1;

    for (; wanted > 0; wanted--) {
        at += strcspn(at, ";");
        if (!*at++)
            return -1;
    }
    for (; *at >= '0' && *at <= '9' && number < 10000; at++)
        number = (number < 0 ? 0 : number) * 10 + *at - '0';
    return number;
}

static enum key_kind numbered_key(int number)
{
    switch (number) {
    case 1:
    case 7:
        return KEY_TO_BEGIN;
    case 3:
        return KEY_ERASE;
    case 4:
    case 8:
        return KEY_TO_END;
    case 5:
        return KEY_PAGE_UP;
    case 6:
        return KEY_PAGE_DOWN;
    default:
        return KEY_NONE;
    }
}

static enum key_kind lettered_key(char final)
{
    switch (final) {
    case 'A':
        return KEY_ARROW_UP;
    case 'B':
        return KEY_ARROW_DOWN;
    case 'C':
        return KEY_ARROW_RIGHT;
    case 'D':
        return KEY_ARROW_LEFT;
    case 'F':
        return KEY_TO_END;
    case 'H':
        return KEY_TO_BEGIN;
    case 'M': /* of the keypad, where it sends no digits */
        return KEY_RETURN;
    default:
        return KEY_NONE;
    }
}

static void add_tilde_key(struct key_reader *reader)
{
    enum { PASTE_BEGINS = 200, PASTE_ENDS = 201 };
    int number = parameter(reader, 0);

    if (number == PASTE_BEGINS || number == PASTE_ENDS)
        reader->pasting = number == PASTE_BEGINS;
    else
        add_kind(reader, numbered_key(number));
}

/* A button is pressed when its number, without what keys are held, is 0; 32 and more are moves and
 * the wheel. */
static void add_click(struct key_reader *reader, int button, int x, int y)
{
    enum { HELD_KEYS = 4 | 8 | 16 };

    if ((button & ~HELD_KEYS) == 0 && x > 0 && y > 0)
        add_key(reader, (struct key){.kind = KEY_CLICKED, .x = x - 1, .y = y - 1});
}

/* What the terminal is, ESC[?62;4c. */
static void note_name(struct key_reader *reader)
{
    enum { MOST = 16, SIXEL = 4 };

    reader->named = true;
    for (int i = 1; i < MOST; i++)
        reader->has_sixel |= parameter(reader, i) == SIXEL;
}

/* How large a cell is, ESC[6;20;10t: 20 pixels high. */
static void note_cell(struct key_reader *reader)
{
    enum { CELL = 6, HIGHEST = 1000 };
    int height = parameter(reader, 1), width = parameter(reader, 2);

    if (parameter(reader, 0) != CELL || height < 1 || width < 1 || height > HIGHEST ||
        width > HIGHEST)
        return;
    reader->cell_width = width;
    reader->cell_height = height;
}

static void end_control(struct key_reader *reader, unsigned char final)
{
    char first = reader->parameters[0];

    reader->state = READER_BETWEEN;
    if (final == 'M' && !first)
        begin(reader, READER_OLD_CLICK);
    else if (final == '[' && !first)
        begin(reader, READER_CONSOLE_KEY);
    else if (final == 'c' && first == '?')
        note_name(reader);
    else if (final == 'R' && first != '?')
        reader->column = parameter(reader, 1) > 0 ? parameter(reader, 1) : 0;
    else if (final == 't')
        note_cell(reader);
    else if (final == 'M' && first == '<')
        add_click(reader, parameter(reader, 0), parameter(reader, 1), parameter(reader, 2));
    else if (final == '~')
        add_tilde_key(reader);
    else if (final != 'M' && (first == '\0' || first == '1'))
        add_kind(reader, lettered_key((char) final));
}

static void note_parameter(struct key_reader *reader, unsigned char byte)
{
    if (reader->parameters_length < KEY_READER_PARAMETERS)
        reader->parameters[reader->parameters_length++] = (char)byte;
    reader->parameters[reader->parameters_length] = '\0';
}

static bool add_control_byte(struct key_reader *reader, unsigned char byte)
{
    if (byte >= ' ' && byte < '@') {
        note_parameter(reader, byte);
        return true;
    }
    if (byte >= '@' && byte < 0x7F) {
        end_control(reader, byte);
        return true;
    }
    begin(reader, READER_BETWEEN); /* was none */
    return false;
}

static void add_old_click_byte(struct key_reader *reader, unsigned char byte)
{
    enum { OFFSET = 32 };

    reader->bytes[reader->length++] = byte;
    if (reader->length < 3)
        return;
    reader->state = READER_BETWEEN;
    add_click(reader, reader->bytes[0] - OFFSET, reader->bytes[1] - OFFSET,
              reader->bytes[2] - OFFSET);
}

static bool add_single_shift_byte(struct key_reader *reader, unsigned char byte)
{
    if (byte >= '0' && byte <= '9') /* keys that are held */
        return true;
    begin(reader, READER_BETWEEN);
    if (byte < ' ')
        return false;
    add_kind(reader, lettered_key((char)byte));
    return true;
}

/* What kitty answers to its query, ESC _Gi=31;OK. */
static void note_string(struct key_reader *reader)
{
    reader->has_kitty |= reader->bytes[0] == '_' && strcmp(reader->parameters, "Gi=31;OK") == 0;
}

static void add_string_byte(struct key_reader *reader, unsigned char byte)
{
    if (byte == 033)
        reader->state = READER_STRING_ESCAPE;
    else if (byte == '\a')
        begin(reader, READER_BETWEEN);
    else
        note_parameter(reader, byte);
}

static bool add_string_escape_byte(struct key_reader *reader, unsigned char byte)
{
    if (byte == '\\') {
        note_string(reader);
        begin(reader, READER_BETWEEN);
        return true;
    }
    begin(reader, READER_ESCAPE); /* that Esc began something else */
    return false;
}

/* Returns false when the byte only ended what was, and is to be read again. */
static bool add_byte(struct key_reader *reader, unsigned char byte)
{
    switch (reader->state) {
    case READER_BETWEEN:
        break;
    case READER_CHARACTER:
        return add_character_byte(reader, byte);
    case READER_ESCAPE:
        return add_escape_byte(reader, byte);
    case READER_CONTROL:
        return add_control_byte(reader, byte);
    case READER_CONSOLE_KEY:
        begin(reader, READER_BETWEEN);
        return true;
    case READER_OLD_CLICK:
        add_old_click_byte(reader, byte);
        return true;
    case READER_SINGLE_SHIFT:
        return add_single_shift_byte(reader, byte);
    case READER_STRING:
        add_string_byte(reader, byte);
        return true;
    case READER_STRING_ESCAPE:
        return add_string_escape_byte(reader, byte);
    }
    add_first_byte(reader, byte);
    return true;
}

void key_reader_add(struct key_reader *reader, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        while (!add_byte(reader, (unsigned char)bytes[i]))
            ;
}

bool key_reader_take(struct key_reader *reader, struct key *key)
{
    if (reader->count == 0)
        return false;
    *key = reader->queue[reader->first];
    reader->first = (reader->first + 1) % KEY_READER_QUEUE;
    reader->count--;
    return true;
}

bool key_reader_is_within(const struct key_reader *reader)
{
    return reader->state != READER_BETWEEN || reader->pasting;
}

void key_reader_give_up(struct key_reader *reader)
{
    bool alone = reader->state == READER_ESCAPE;

    begin(reader, READER_BETWEEN);
    if (alone)
        add_kind(reader, KEY_ESCAPE);
    reader->escape_given = alone;
    reader->pasting = false;
}

void key_reader_calm(struct key_reader *reader)
{
    reader->burst = false;
}

void key_reader_forget(struct key_reader *reader)
{
    reader->first = reader->count = 0;
}
