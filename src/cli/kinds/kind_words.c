#include "cli/kinds/kind_words.h"

#include "base/memory.h"
#include "files/input.h"
#include "text/text.h"
#include "tui/wrap.h"
#include "xml/library.h"
#include "xml/standalone.h"

#include <string.h>

/* Many times the length of the longest shipped file. */
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

/* If the words in the user's folder cannot be used, the program uses its own. */
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

/* --- the first file of an author */

enum { COLUMNS = 100 };

static void add_head(const struct file_kind *kind, struct strbuf *out)
{
    strbuf_addf(out,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<?xml-model href=\"%s.rng\" type=\"application/xml\" "
                "schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n",
                kind->name);
}

static void add_comment(struct strbuf *out, int indent, const char *id)
{
    struct strbuf comment = {0};

    strbuf_addf(&comment, "%*s<!-- %s -->", indent, "", text_get(id));
    wrap_add(out, strbuf_text(&comment), indent + 5, COLUMNS);
    strbuf_release(&comment);
}

/* Adds the comment at `at`, of one line or more, in the user's language. Returns what follows it.
 */
static const char *translate_comment(const char *at, int indent, struct strbuf *out)
{
    const char *end = strstr(at, "-->"), *rest = at + strlen("<!--");
    struct strbuf id = {0};

    while ((rest += strspn(rest, " \n")) < end) {
        size_t length = strcspn(rest, " \n");
        if (length > (size_t)(end - rest))
            length = (size_t)(end - rest);
        strbuf_addf(&id, "%s%.*s", id.length ? " " : "", (int)length, rest);
        rest += length;
    }
    add_comment(out, indent, strbuf_text(&id));
    strbuf_release(&id);
    end += strlen("-->");
    return end + (*end == '\n');
}

/* Adds the line with its places filled in. Returns what follows it. */
static const char *fill_line(const char *line, const char *title, struct strbuf *out)
{
    const struct {
        const char *name, *text;
    } places[] = {{"{title}", title}, {"{lang}", text_language()}};
    enum { PLACES = sizeof places / sizeof *places };

    while (*line && *line != '\n') {
        int i = 0;
        while (i < PLACES && strncmp(line, places[i].name, strlen(places[i].name)) != 0)
            i++;
        if (i < PLACES) {
            strbuf_add(out, places[i].text);
            line += strlen(places[i].name);
        } else {
            strbuf_add_char(out, *line++);
        }
    }
    strbuf_add_char(out, '\n');
    return line + (*line == '\n');
}

void starter_write(const struct file_kind *kind, const char *starter, const char *title,
                   struct strbuf *out)
{
    add_head(kind, out);
    while (*starter) {
        size_t indent = strspn(starter, " ");
        const char *text = starter + indent;
        bool comment = !strncmp(text, "<!--", 4) && strstr(text, "-->");
        starter =
            comment ? translate_comment(text, (int)indent, out) : fill_line(starter, title, out);
    }
}

static void begin_copy(const struct file_kind *kind, struct strbuf *out)
{
    add_head(kind, out);
    add_comment(out, 0,
                N_("Give it its own title and change what you like; “breuk check” finds mistakes "
                   "in this file."));
}

void starter_copy(const struct file_kind *kind, const struct xml_document *document,
                  struct strbuf *out)
{
    begin_copy(kind, out);
    xml_write_standalone(document, out);
}

void starter_copy_stock(const struct file_kind *kind, const struct sheet *sheet, struct strbuf *out)
{
    begin_copy(kind, out);
    sheet_write_stock(sheet, text_language(), out);
}
