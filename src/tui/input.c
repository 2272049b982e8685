#include "tui/input.h"

#include "tui/stop.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

struct input input_from(int fd)
{
    return (struct input){.fd = fd};
}

/* Reads more bytes. Returns false when there are none, and *answer says why. */
static bool fill(struct input *input, enum table_answer *answer)
{
    ssize_t length;

    do {
        if (!stop_wait(input->fd)) {
            *answer = ANSWER_STOPPED;
            return false;
        }
        length = read(input->fd, input->buffer, sizeof input->buffer);
    } while (length < 0 && (errno == EINTR || errno == EAGAIN));
    input->at = 0;
    input->length = length > 0 ? (size_t)length : 0;
    *answer = ANSWER_END; /* a terminal that went away reads as an error: the same to us */
    return length > 0;
}

static void add_printable(struct strbuf *line, const char *bytes, size_t length)
{
    mbstate_t state = {0};

    while (length > 0) {
        wchar_t wide;
        size_t size = mbrtowc(&wide, bytes, length, &state);
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
    while (input->at < input->length || fill(input, &answer)) {
        char c = input->buffer[input->at++];
        any = true;
        if (c == '\n')
            break;
        if (length < sizeof bytes)
            bytes[length++] = c;
    }
    if (!any || answer == ANSWER_STOPPED)
        return answer;
    add_printable(line, bytes, length);
    return ANSWER_LINE;
}

void input_put_back(struct input *input, const char *line)
{
    snprintf(input->line, sizeof input->line, "%s", line);
    input->kept = true;
}
