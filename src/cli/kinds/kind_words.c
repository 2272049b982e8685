#include "cli/kinds/kind_words.h"

#include "base/memory.h"
#include "cli/report.h"
#include "files/input.h"
#include "xml/library.h"

#include <string.h>

/* Many times the length of any such file of ours. */
enum { LONGEST = 256 * 1024 };

/* Splits the file where the starter begins. Lines may end as on Windows. Returns false if it is no
 * such file. */
static bool split(struct kind_words *words)
{
    static const char mark[] = "\n@starter\n";
    char *to = words->bytes;

    for (const char *c = words->bytes; *c; c++)
        if (*c != '\r' || c[1] != '\n')
            *to++ = *c;
    *to = '\0';
    char *place = strstr(words->bytes, mark);
    if (!place || place == words->bytes || !place[sizeof mark - 1])
        return false;
    words->page = words->bytes;
    words->starter = place + sizeof mark - 1;
    place[1] = '\0';
    return true;
}

static enum status read_in(const char *folder, struct kind_words *words,
                           const struct file_kind *kind, struct message *why)
{
    struct input input;

    strbuf_clear(&words->path);
    strbuf_addf(&words->path, "%s/%s/%s.txt", folder, kind->library, kind->name);
    *why = message_with(N_("cannot find “{file}”; check its name and folder"),
                        arg_text("file", strbuf_text(&words->path)));
    enum status status = input_open(&input, words->path.text, why);
    if (status != STATUS_OK)
        return status;
    if (input.length <= LONGEST) {
        memory_free(words->bytes);
        words->bytes = memory_new(input.length + 1, 1);
        status = input_read(&input, words->bytes, why);
    }
    if (status == STATUS_OK &&
        (input.length > LONGEST || strlen(words->bytes) != input.length || !split(words)))
        status = STATUS_NOT_FOUND;
    input_close(&input);
    return status;
}

/* Whatever is wrong with the words in the user's folder, the program has its own. */
enum status kind_words_read(struct kind_words *words, const struct file_kind *kind,
                            struct message *why)
{
    enum status status = read_in(library_data_folder(), words, kind, why);

    return status == STATUS_OK ? status : read_in(library_built_folder(), words, kind, why);
}

void kind_words_release(struct kind_words *words)
{
    memory_free(words->bytes);
    strbuf_release(&words->path);
    *words = (struct kind_words){0};
}
