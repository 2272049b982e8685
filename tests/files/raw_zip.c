#include "raw_zip.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint32_t crc_of(const unsigned char *bytes, size_t length)
{
    uint32_t crc = ~0U;

    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    return ~crc;
}

static void put(unsigned char *bytes, size_t *length, size_t number, int count)
{
    for (; count > 0; count--, number >>= 8)
        bytes[(*length)++] = (unsigned char)number;
}

static void put_bytes(unsigned char *bytes, size_t *length, const void *from, size_t count)
{
    memcpy(bytes + *length, from, count);
    *length += count;
}

void raw_zip_add(struct raw_zip *zip, struct raw_file file)
{
    size_t at = zip->length, length = file.length ? file.length : strlen(file.bytes);
    uint32_t crc = file.method ? file.crc : crc_of((const unsigned char *)file.bytes, length);

    put(zip->list, &zip->list_length, 0x02014b50, 4);
    put(zip->list, &zip->list_length, (size_t)(file.system << 8 | 20), 2);
    put(zip->bytes, &zip->length, 0x04034b50, 4);
    for (int list = 0; list < 2; list++) {
        unsigned char *out = list ? zip->list : zip->bytes;
        size_t *end = list ? &zip->list_length : &zip->length;
        put(out, end, 20, 2);
        put(out, end, file.flags, 2);
        put(out, end, file.method, 2);
        put(out, end, 0x00210000, 4);
        put(out, end, crc + file.crc_off, 4);
        put(out, end, length, 4);
        put(out, end, (size_t)((int64_t)length + file.size_off), 4);
        put(out, end, strlen(file.name), 2);
        put(out, end, 0, 2);
        if (list) {
            put(out, end, 0, 6);
            put(out, end, file.attributes, 4);
            put(out, end, at, 4);
        }
        put_bytes(out, end, file.name, strlen(file.name));
    }
    put_bytes(zip->bytes, &zip->length, file.bytes, length);
    zip->count++;
}

void raw_zip_end(struct raw_zip *zip)
{
    size_t at = zip->length, count = zip->count_claimed ? zip->count_claimed : zip->count;

    put_bytes(zip->bytes, &zip->length, zip->list, zip->list_length);
    put(zip->bytes, &zip->length, 0x06054b50, 4);
    put(zip->bytes, &zip->length, 0, 4);
    put(zip->bytes, &zip->length, count, 2);
    put(zip->bytes, &zip->length, count, 2);
    put(zip->bytes, &zip->length, zip->list_claimed ? zip->list_claimed : zip->list_length, 4);
    put(zip->bytes, &zip->length, at, 4);
    put(zip->bytes, &zip->length, 0, 2);
}

void raw_zip_write(struct raw_zip *zip, char path[RAW_ZIP_PATH])
{
    snprintf(path, RAW_ZIP_PATH, "/tmp/breuk-zip.XXXXXX");
    int file = mkstemp(path);

    raw_zip_end(zip);
    ck_assert_int_eq(write(file, zip->bytes, zip->length), (ssize_t)zip->length);
    ck_assert_int_eq(close(file), 0);
}
