#include "cli/manual/kind_words.h"

#include "base/input.h"
#include "base/memory.h"
#include "xml/library.h"

#include <string.h>

/* Many times what is said of any kind. */
enum { LONGEST = 256 * 1024 };

/* Lines may end as on Windows. */
static void drop_returns(char *text)
{
    char *to = text;

    for (const char *c = text; *c; c++)
        if (*c != '\r' || c[1] != '\n')
            *to++ = *c;
    *to = '\0';
}

/* The page ends where the starter begins. False: it is no such file. */
static bool split(struct kind_words *words)
{
    static const char mark[] = "\n@starter\n";

    drop_returns(words->bytes);
    char *place = strstr(words->bytes, mark);
    if (!place || place == words->bytes || !place[sizeof mark - 1])
        return false;
    words->page = words->bytes;
    words->starter = place + sizeof mark - 1;
    place[1] = '\0';
    return true;
}

static enum status read_bytes(struct kind_words *words, struct input *input, struct message *why)
{
    if (input->length > LONGEST)
        return STATUS_NOT_FOUND;
    words->bytes = memory_new(input->length + 1, 1);
    if (!words->bytes)
        return STATUS_NO_MEMORY;
    enum status status = input_read(input, words->bytes, why);
    if (status)
        return status;
    return strlen(words->bytes) == input->length && split(words) ? STATUS_OK : STATUS_NOT_FOUND;
}

static enum status read_in(const char *folder, struct kind_words *words,
                           const struct file_kind *kind, struct message *why)
{
    struct input input;

    memory_free(words->bytes);
    words->bytes = NULL;
    strbuf_clear(&words->path);
    strbuf_addf(&words->path, "%s/%s/%s.txt", folder, kind->library, kind->name);
    if (words->path.failed)
        return STATUS_NO_MEMORY;
    *why = message_with(N_("there is no file “{file}”; check its name and folder"),
                        arg_text("file", strbuf_text(&words->path)));
    enum status status = input_open(&input, strbuf_text(&words->path), why);
    if (status)
        return status;
    status = read_bytes(words, &input, why);
    input_close(&input);
    return status;
}

/* Whatever is wrong with the words that the user's folder has, the program has its own. */
enum status kind_words_read(struct kind_words *words, const struct file_kind *kind,
                            struct message *why)
{
    enum status status = read_in(library_data_folder(), words, kind, why);

    if (status == STATUS_OK || status == STATUS_NO_MEMORY)
        return status;
    return read_in(library_built_folder(), words, kind, why);
}

void kind_words_release(struct kind_words *words)
{
    memory_free(words->bytes);
    strbuf_release(&words->path);
    *words = (struct kind_words){0};
}
