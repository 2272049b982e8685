/*
 * Bytes of a terminal, in which 0xFF is a moment without any. They are the same keys whether they
 * come at once or one by one, unless so many come at once that nobody typed them; and none of them
 * is a control character or a click beside the screen.
 */
#include "base/utf8.h"
#include "fuzz.h"
#include "tui/terminal/key_reader.h"

#include <string.h>

static void check_key(struct key key)
{
    check(key.kind > KEY_NONE && key.kind <= KEY_CLICKED);
    check(key.kind != KEY_CHARACTER || !utf8_acts(key.character));
    check(key.x >= 0 && key.y >= 0);
}

static bool equal(struct key one, struct key other)
{
    return one.kind == other.kind && one.character == other.character && one.x == other.x &&
           one.y == other.y;
}

static void take_both(struct key_reader *whole, struct key_reader *pieces)
{
    struct key one, other;

    while (key_reader_take(pieces, &one)) {
        check_key(one);
        check(key_reader_take(whole, &other) && equal(one, other));
    }
}

/* Reads bytes between two such moments. */
static void read_both(struct key_reader *whole, struct key_reader *pieces, const char *bytes,
                      size_t length)
{
    key_reader_add(whole, bytes, length);
    for (size_t i = 0; i < length; i++) {
        key_reader_add(pieces, bytes + i, 1);
        if (whole->burst)
            key_reader_forget(pieces);
        take_both(whole, pieces);
    }
    check(whole->count == 0);
    key_reader_calm(whole);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MOMENT = 0xFF };
    struct key_reader whole = {0}, pieces = {0};
    const char *bytes = (const char *)data;

    while (size > 0) {
        const char *moment = memchr(bytes, MOMENT, size);
        size_t length = moment ? (size_t)(moment - bytes) : size;
        read_both(&whole, &pieces, bytes, length);
        if (moment) {
            key_reader_give_up(&whole);
            key_reader_give_up(&pieces);
            take_both(&whole, &pieces);
            length++;
        }
        bytes += length;
        size -= length;
        check(whole.state == pieces.state && whole.pasting == pieces.pasting);
        check(whole.column == pieces.column && whole.named == pieces.named);
    }
    return 0;
}
