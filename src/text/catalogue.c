#include "text/catalogue.h"

#include "base/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* The format: GNU gettext manual, "The Format of GNU MO Files". */
enum { HEADER_SIZE = 28, ROW_SIZE = 8, LARGEST = 8 * 1024 * 1024 };
static const uint32_t magic = 0x950412de, magic_swapped = 0xde120495;

static uint32_t word_at(const struct catalogue *catalogue, size_t offset)
{
    uint32_t word;

    memcpy(&word, catalogue->bytes + offset, sizeof word);
    return catalogue->swapped ? __builtin_bswap32(word) : word;
}

/* Row `row` of a table: a text and its length, NUL not counted. */
static const char *text_at(const struct catalogue *catalogue, uint32_t table, uint32_t row,
                           uint32_t *length)
{
    size_t offset = table + (size_t)row * ROW_SIZE;

    *length = word_at(catalogue, offset);
    return (const char *)catalogue->bytes + word_at(catalogue, offset + 4);
}

static bool table_fits(const struct catalogue *catalogue, uint32_t table)
{
    if (table > catalogue->size || (catalogue->size - table) / ROW_SIZE < catalogue->count)
        return false;
    for (uint32_t row = 0; row < catalogue->count; row++) {
        size_t offset = table + (size_t)row * ROW_SIZE;
        size_t length = word_at(catalogue, offset), start = word_at(catalogue, offset + 4);
        if (start >= catalogue->size || length >= catalogue->size - start ||
            catalogue->bytes[start + length] != '\0')
            return false;
    }
    return true;
}

static bool well_formed(struct catalogue *catalogue)
{
    uint32_t length;

    if (catalogue->size < HEADER_SIZE)
        return false;
    uint32_t first = word_at(catalogue, 0);
    if (first != magic && first != magic_swapped)
        return false;
    catalogue->swapped = first == magic_swapped;
    catalogue->count = word_at(catalogue, 8);
    catalogue->ids = word_at(catalogue, 12);
    catalogue->texts = word_at(catalogue, 16);
    if (!table_fits(catalogue, catalogue->ids) || !table_fits(catalogue, catalogue->texts))
        return false;
    for (uint32_t row = 1; row < catalogue->count; row++) /* the ids must ascend */
        if (strcmp(text_at(catalogue, catalogue->ids, row - 1, &length),
                   text_at(catalogue, catalogue->ids, row, &length)) >= 0)
            return false;
    return true;
}

static enum status read_whole(struct catalogue *catalogue, FILE *file)
{
    if (fseek(file, 0, SEEK_END) != 0)
        return STATUS_UNREADABLE;
    long size = ftell(file);
    if (size < 0 || size > LARGEST)
        return STATUS_UNREADABLE;
    rewind(file);
    catalogue->bytes = memory_new((size_t)size + 1, 1);
    catalogue->size = fread(catalogue->bytes, 1, (size_t)size, file);
    return catalogue->size == (size_t)size && well_formed(catalogue) ? STATUS_OK
                                                                     : STATUS_UNREADABLE;
}

enum status catalogue_load(struct catalogue *catalogue, const char *path)
{
    *catalogue = (struct catalogue){0};
    FILE *file = fopen(path, "rb");
    if (!file && errno == ENOMEM)
        memory_give_up();
    if (!file)
        return errno == ENOENT || errno == ENOTDIR ? STATUS_NOT_FOUND : STATUS_UNREADABLE;
    /* It is read whole; a buffer that could not be had would look like a damaged file. */
    setvbuf(file, NULL, _IONBF, 0);
    enum status status = read_whole(catalogue, file);
    fclose(file);
    if (status != STATUS_OK)
        catalogue_release(catalogue);
    return status;
}

const char *catalogue_find(const struct catalogue *catalogue, const char *id, unsigned form)
{
    uint32_t low = 0, high = catalogue->count, length;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(id, text_at(catalogue, catalogue->ids, middle, &length));
        if (order == 0) {
            const char *text = text_at(catalogue, catalogue->texts, middle, &length);
            const char *end = text + length;
            /* the forms of a plural stand one after the other, each ended by NUL */
            for (; form > 0 && text <= end; form--)
                text += strlen(text) + 1;
            return text <= end && *text ? text : NULL;
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

void catalogue_release(struct catalogue *catalogue)
{
    memory_free(catalogue->bytes);
    *catalogue = (struct catalogue){0};
}
