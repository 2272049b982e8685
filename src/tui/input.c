#include "tui/input.h"

#include "tui/stop.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

struct input input_from(int fd)
{
    return (struct input){.fd = fd};
}

/* Reads more bytes. Returns false when there are none, and *answer says why, or input->change. */
static bool fill(struct input *input, bool begun, enum table_answer *answer)
{
    ssize_t length;

    do {
        input->change = CHANGE_NONE;
        bool goes_on = input->heeds_changes && !begun
                           ? stop_wait_or_change(input->fd, &input->change)
                           : stop_wait(input->fd);
        if (!goes_on || input->change != CHANGE_NONE) {
            *answer = goes_on ? ANSWER_LINE : ANSWER_STOPPED;
            return false;
        }
        length = read(input->fd, input->buffer, sizeof input->buffer);
    } while (length < 0 && (errno == EINTR || errno == EAGAIN));
    input->at = 0;
    input->length = length > 0 ? (size_t)length : 0;
    *answer = ANSWER_END; /* a terminal that went away reads as an error: the same to us */
    return length > 0;
}

/* Returns the length of a string that a terminal sends between an introducer and BEL or ST. */
static size_t string_length(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] == '\a' || (bytes[i] == '\033' && i + 1 < length && bytes[i + 1] == '\\'))
            return i + (bytes[i] == '\a' ? 1 : 2);
    return length;
}

/* Returns the length of the sequence that a key sends or a terminal answers (ECMA-48), 0: there is
 * none. An Esc before something else is a key by itself. */
static size_t sequence_length(const char *bytes, size_t length)
{
    enum { INTRODUCER = 2 };
    size_t n = INTRODUCER;

    if (length < INTRODUCER || bytes[0] != '\033')
        return 0;
    if (bytes[1] == '[') { /* arrows, a paste */
        while (n < length && bytes[n] >= ' ' && bytes[n] <= '?')
            n++;
        return n < length && bytes[n] >= '@' && bytes[n] <= '~' ? n + 1 : n;
    }
    if (bytes[1] == 'O') /* arrows and function keys, another way */
        return length > INTRODUCER && strchr("ABCDFHPQRS", bytes[INTRODUCER]) ? INTRODUCER + 1 : 0;
    if (strchr("]P_^X", bytes[1]))
        return INTRODUCER + string_length(bytes + INTRODUCER, length - INTRODUCER);
    return 0;
}

static void add_printable(struct strbuf *line, const char *bytes, size_t length)
{
    mbstate_t state = {0};

    while (length > 0) {
        wchar_t wide;
        size_t size = sequence_length(bytes, length);
        if (size > 0) {
            bytes += size;
            length -= size;
            continue;
        }
        size = mbrtowc(&wide, bytes, length, &state);
        if (size == 0 || size > length) {
            state = (mbstate_t){0};
            size = 1;
        } else if (*bytes == '\t') {
            strbuf_add_char(line, ' ');
        } else if (iswprint((wint_t)wide)) {
            strbuf_add_bytes(line, bytes, size);
        }
        bytes += size;
        length -= size;
    }
}

enum table_answer input_line(struct input *input, struct strbuf *line)
{
    char bytes[INPUT_LINE_LIMIT];
    size_t length = 0;
    bool any = false;
    enum table_answer answer = ANSWER_LINE;

    if (input->kept) {
        input->kept = false;
        strbuf_add(line, input->line);
        return ANSWER_LINE;
    }
    while (input->at < input->length || fill(input, any, &answer)) {
        char c = input->buffer[input->at++];
        any = true;
        if (c == '\n')
            break;
        if (length < sizeof bytes)
            bytes[length++] = c;
    }
    if (!any || answer == ANSWER_STOPPED)
        return answer; /* or the terminal has changed */
    add_printable(line, bytes, length);
    return ANSWER_LINE;
}

enum table_answer input_line_or_change(struct input *input, struct strbuf *line,
                                       enum terminal_change *change)
{
    input->heeds_changes = true;
    input->change = CHANGE_NONE;
    enum table_answer answer = input_line(input, line);
    input->heeds_changes = false;
    *change = input->change;
    return answer;
}

void input_start_afresh(struct input *input, int milliseconds)
{
    if (!isatty(input->fd))
        return;
    stop_pause(-1, milliseconds);
    tcflush(input->fd, TCIFLUSH);
    input->at = input->length = 0;
    input->kept = false;
}

void input_put_back(struct input *input, const char *line)
{
    snprintf(input->line, sizeof input->line, "%s", line);
    input->kept = true;
}

void input_forget(struct input *input)
{
    input->at = input->length = 0;
}
