#include "cli/kind_words.h"

#include "base/input.h"
#include "base/memory.h"
#include "xml/library.h"

#include <string.h>

static enum status read_bytes(struct kind_words *words, struct input *input, struct message *why)
{
    words->bytes = memory_new(input->length + 1, 1);
    if (!words->bytes)
        return STATUS_NO_MEMORY;
    enum status status = input_read(input, words->bytes, why);
    words->bytes[input->length] = '\0';
    return status;
}

/* The page ends where the starter begins. */
static void split(struct kind_words *words)
{
    static const char mark[] = "\n@starter\n";
    char *place = strstr(words->bytes, mark);

    words->page = words->bytes;
    words->starter = place ? place + sizeof mark - 1 : "";
    if (place)
        place[1] = '\0';
}

static enum status open_in(const char *folder, struct kind_words *words,
                           const struct file_kind *kind, struct input *input, struct message *why)
{
    strbuf_clear(&words->path);
    strbuf_addf(&words->path, "%s/%s/%s.txt", folder, kind->library, kind->name);
    if (words->path.failed)
        return STATUS_NO_MEMORY;
    return input_open(input, strbuf_text(&words->path), why);
}

enum status kind_words_read(struct kind_words *words, const struct file_kind *kind,
                            struct message *why)
{
    struct input input;

    enum status status = open_in(library_data_folder(), words, kind, &input, why);
    if (status == STATUS_NOT_FOUND)
        status = open_in(library_built_folder(), words, kind, &input, why);
    if (status)
        return status;
    status = read_bytes(words, &input, why);
    input_close(&input);
    if (status == STATUS_OK)
        split(words);
    return status;
}

void kind_words_release(struct kind_words *words)
{
    memory_free(words->bytes);
    strbuf_release(&words->path);
    *words = (struct kind_words){0};
}
