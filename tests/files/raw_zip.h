/* ZIPs made by hand, byte by byte (APPNOTE.TXT 4.3), so that they can lie. */
#ifndef BREUK_TESTS_FILES_RAW_ZIP_H
#define BREUK_TESTS_FILES_RAW_ZIP_H

#include <stddef.h>
#include <stdint.h>

/* A file in it; what is zero is as it should be. */
struct raw_file {
    const char *name, *bytes;
    uint32_t length;     /* of bytes; 0: strlen */
    uint32_t crc_off;    /* how much its checksum is wrong */
    int32_t size_off;    /* how much longer it claims to be unpacked */
    uint16_t flags;      /* general purpose bits: 1 is encrypted */
    uint16_t method;     /* 0 stored, 8 deflated: bytes are then, and size_off makes it right */
    uint32_t crc;        /* with a method: of what is inflated */
    uint16_t system;     /* of the external attributes: 3 Unix */
    uint32_t attributes; /* st_mode in the upper half */
};

/* A zeroed struct is an empty one. */
struct raw_zip {
    unsigned char bytes[1 << 20], list[1 << 19];
    size_t length, list_length, count;
    size_t count_claimed; /* 0: count */
    size_t list_claimed;  /* 0: list_length */
};

enum { RAW_ZIP_PATH = 64 };

void raw_zip_add(struct raw_zip *zip, struct raw_file file);

/* Ends the bytes with the list and its end. */
void raw_zip_end(struct raw_zip *zip);

/* Ends it and writes it to a new file in /tmp, whose path it gives. */
void raw_zip_write(struct raw_zip *zip, char path[RAW_ZIP_PATH]);

#endif
