#include "tui/terminal/bytes.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

void bytes_write(int fd, const char *text)
{
    size_t left = strlen(text);

    while (left > 0) {
        struct pollfd output = {.fd = fd, .events = POLLOUT};
        ssize_t written = poll(&output, 1, -1) < 0 ? 0 : write(fd, text, left);
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return;
        if (written > 0) {
            text += written;
            left -= (size_t)written;
        }
    }
}

bool bytes_wait(int fd)
{
    struct pollfd input = {.fd = fd, .events = POLLIN};

    return poll(&input, 1, 0) > 0;
}

long bytes_read(int fd, struct key_reader *reader)
{
    char bytes[4096];

    if (!bytes_wait(fd))
        return 0;
    ssize_t length = read(fd, bytes, sizeof bytes);
    if (length > 0)
        key_reader_add(reader, bytes, (size_t)length);
    if (length < 0 && (errno == EINTR || errno == EAGAIN))
        return 0;
    return length > 0 ? length : -1;
}
