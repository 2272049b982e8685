/*
 * Tables of cases: many small files in one, with what is expected of each beside it. A table is
 * text, tests/NAME.cases. Every build unpacks it into a folder, tests/unpacked/NAME, where tests
 * find the files: BREUK_CASES is tests/unpacked. A new case is some lines of its table.
 *
 *   ==> FILE              here FILE begins; the lines down to the next one are what it holds
 *   ==> FILE (cut)        without the line break at the end of the last line
 *   ==> FILE (escaped)    line breaks do not count, and \n \t \r \\ and \x7F are a byte each
 *
 * Lines above the first FILE are a comment. A file that is not plain text is packed escaped: its
 * odd bytes, or those outside of ASCII where it is not UTF-8. Tests that are told to write what
 * they expect (BREUK_EXPECT=write) write into the folder; packing brings that back into the table,
 * sorted by name.
 *
 * usage: cases unpack|pack TESTS UNPACKED NAME…
 *
 * TESTS is the folder of the tables, UNPACKED that of the folders. Unpacking prints how many files
 * each has. Exits with 1 and says why when something is wrong, and has done a part of it then.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* nftw; what builds it alone defines nothing */
#endif
#include <errno.h>
#include <ftw.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_MOST = 4096, LINE_MOST = 100, FOLDERS_OPEN = 16 };

static const char marker[] = "==> ";

struct bytes {
    char *at; /* with a NUL behind them */
    size_t length, room;
};

struct part {
    char *name;
    struct bytes content;
    bool is_cut; /* while it is read: the last byte of the content does not count */
};

struct table {
    struct bytes comment;
    struct part *parts;
    size_t count;
};

__attribute__((format(printf, 1, 2), noreturn)) static void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("cases: ", stderr);
    vfprintf(stderr, format, arguments);
    fputs("\n", stderr);
    va_end(arguments);
    fflush(stdout);
    _exit(1); /* at once: a sanitizer would count what is not freed */
}

static void *resized(void *block, size_t size)
{
    block = realloc(block, size);
    if (!block)
        fail("no memory");
    return block;
}

static void add(struct bytes *to, const char *bytes, size_t length)
{
    if (to->length + length >= to->room) {
        to->room = 2 * (to->length + length) + 64;
        to->at = resized(to->at, to->room);
    }
    if (length > 0)
        memcpy(to->at + to->length, bytes, length);
    to->length += length;
    to->at[to->length] = '\0';
}

static void add_text(struct bytes *to, const char *text)
{
    add(to, text, strlen(text));
}

static struct part *add_part(struct table *table, const char *name)
{
    table->parts = resized(table->parts, (table->count + 1) * sizeof *table->parts);
    struct part *part = &table->parts[table->count++];
    *part = (struct part){0};
    add(&part->content, "", 0);
    part->name = strcpy(resized(NULL, strlen(name) + 1), name);
    return part;
}

static void release(struct table *table)
{
    for (size_t i = 0; i < table->count; i++) {
        free(table->parts[i].name);
        free(table->parts[i].content.at);
    }
    free(table->parts);
    free(table->comment.at);
    *table = (struct table){0};
}

/* Files. */

/* Returns false when there is no such file. The caller frees out->at. */
static bool read_file(const char *path, struct bytes *out)
{
    char block[65536];
    size_t got;
    FILE *file = fopen(path, "rb");

    *out = (struct bytes){0};
    add(out, "", 0);
    if (!file && errno == ENOENT)
        return false;
    if (!file)
        fail("%s: %s", path, strerror(errno));
    while ((got = fread(block, 1, sizeof block, file)) > 0)
        add(out, block, got);
    if (ferror(file))
        fail("%s: cannot be read", path);
    fclose(file);
    return true;
}

static void write_file(const char *path, const struct bytes *bytes)
{
    FILE *file = fopen(path, "wb");

    if (!file)
        fail("%s: %s", path, strerror(errno));
    bool well = fwrite(bytes->at, 1, bytes->length, file) == bytes->length;
    if (fclose(file) != 0 || !well)
        fail("%s: cannot be written", path);
}

/* Makes the folders that a path leads through. */
static void make_folders(char *path)
{
    for (char *slash = path; (slash = strchr(slash + 1, '/'));) {
        *slash = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            fail("%s: %s", path, strerror(errno));
        *slash = '/';
    }
}

static int remove_entry(const char *path, const struct stat *about, int kind, struct FTW *place)
{
    (void)about, (void)kind, (void)place;
    return remove(path);
}

__attribute__((format(printf, 2, 3))) static char *path_of(char path[PATH_MOST], const char *format,
                                                           ...)
{
    va_list arguments;

    va_start(arguments, format);
    if (vsnprintf(path, PATH_MOST, format, arguments) >= PATH_MOST)
        fail("%s…: too long a name", path);
    va_end(arguments);
    return path;
}

/* Reading a table. */

static int hex_digit(char c)
{
    const char *digits = "0123456789ABCDEF", *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) : -1;
}

/* Adds the bytes that an escaped line stands for. Returns whether it was right. */
static bool add_unescaped(struct bytes *to, const char *line, size_t length)
{
    static const char letters[] = "ntr\\", bytes[] = "\n\t\r\\";

    for (size_t i = 0; i < length; i++) {
        char c = line[i];
        if (c == '\\') {
            if (++i >= length || !line[i])
                return false;
            const char *letter = strchr(letters, line[i]);
            if (letter) {
                c = bytes[letter - letters];
            } else {
                /* What is behind the line is a line break, and no digit. */
                int high = hex_digit(line[i + 1]), low = high < 0 ? -1 : hex_digit(line[i + 2]);
                if (line[i] != 'x' || low < 0)
                    return false;
                c = (char)(high * 16 + low);
                i += 2;
            }
        }
        add(to, &c, 1);
    }
    return true;
}

/* Takes the words off the end of a name, if they are there. */
static bool takes_off(char *name, const char *words)
{
    size_t length = strlen(name), end = strlen(words);

    if (length <= end || strcmp(name + length - end, words) != 0)
        return false;
    name[length - end] = '\0';
    return true;
}

/* Nothing is written outside of the folder. */
static bool is_inside(const char *name)
{
    return *name && *name != '/' && name[strlen(name) - 1] != '/' && !strstr(name, "..");
}

static bool has_part(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->count; i++)
        if (strcmp(table->parts[i].name, name) == 0)
            return true;
    return false;
}

/* Returns whether the table is there. The caller releases it. */
static bool read_table(const char *path, struct table *table)
{
    struct bytes text;
    struct part *part = NULL;
    bool is_escaped = false;
    int row = 0;

    *table = (struct table){0};
    bool found = read_file(path, &text);
    for (char *line = text.at, *end; *line; line = end + 1) {
        row++;
        end = strchr(line, '\n');
        if (!end)
            fail("%s:%d: the last line has no end, or there is a NUL", path, row);
        if (strncmp(line, marker, strlen(marker)) == 0) {
            *end = '\0';
            char *name = line + strlen(marker);
            bool is_cut = takes_off(name, " (cut)");
            is_escaped = takes_off(name, " (escaped)");
            if (!is_inside(name) || has_part(table, name))
                fail("%s:%d: “%s” is no name, or there twice", path, row, name);
            part = add_part(table, name);
            part->is_cut = is_cut;
        } else if (part && is_escaped) {
            if (!add_unescaped(&part->content, line, (size_t)(end - line)))
                fail("%s:%d: after \\ there is n, t, r, \\ or x and two digits", path, row);
        } else {
            add(part ? &part->content : &table->comment, line, (size_t)(end - line) + 1);
        }
    }
    for (size_t i = 0; i < table->count; i++)
        if (table->parts[i].is_cut && table->parts[i].content.length > 0)
            table->parts[i].content.length--;
    free(text.at);
    return found;
}

/* Writing one. */

static bool is_utf8(const struct bytes *bytes)
{
    for (size_t i = 0; i < bytes->length;) {
        unsigned char first = (unsigned char)bytes->at[i];
        size_t more = first < 0x80                    ? 0
                      : first >= 0xC2 && first < 0xE0 ? 1
                      : first >= 0xE0 && first < 0xF0 ? 2
                      : first >= 0xF0 && first < 0xF5 ? 3
                                                      : SIZE_MAX;
        if (more >= bytes->length - i)
            return false;
        unsigned char second = more ? (unsigned char)bytes->at[i + 1] : 0x80;
        if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
            (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F))
            return false;
        for (size_t k = 1; k <= more; k++)
            if (((unsigned char)bytes->at[i + k] & 0xC0) != 0x80)
                return false;
        i += more + 1;
    }
    return true;
}

static bool is_control(char c)
{
    return (unsigned char)c < ' ' || c == '\x7F';
}

/* Text that stands in a table as it is. */
static bool is_plain(const struct bytes *bytes)
{
    for (size_t i = 0; i < bytes->length; i++)
        if (is_control(bytes->at[i]) && bytes->at[i] != '\n' && bytes->at[i] != '\t')
            return false;
    return is_utf8(bytes) && strncmp(bytes->at, marker, strlen(marker)) != 0 &&
           !strstr(bytes->at, "\n==> ");
}

/* Lines break behind a line break, and where they become long. */
static void add_escaped(struct bytes *to, const struct bytes *bytes)
{
    bool keeps_high = is_utf8(bytes);
    size_t start = to->length;

    for (size_t i = 0; i < bytes->length; i++) {
        char c = bytes->at[i], code[8] = {c};
        bool begins = to->length == start;
        if (c == '\n' || c == '\t' || c == '\r' || c == '\\')
            snprintf(code, sizeof code, "\\%c",
                     c == '\n'   ? 'n'
                     : c == '\t' ? 't'
                     : c == '\r' ? 'r'
                                 : c);
        else if (is_control(c) || ((c & 0x80) && !keeps_high) || (c == '=' && begins))
            snprintf(code, sizeof code, "\\x%02X", (unsigned)(unsigned char)c);
        add_text(to, code);
        if (i + 1 < bytes->length &&
            (c == '\n' || (to->length - start >= LINE_MOST && !(bytes->at[i + 1] & 0x80)))) {
            add_text(to, "\n");
            start = to->length;
        }
    }
    add_text(to, "\n");
}

static void add_packed(struct bytes *to, const struct part *part)
{
    const struct bytes *content = &part->content;
    bool plain = is_plain(content);
    bool cut = plain && content->length > 0 && content->at[content->length - 1] != '\n';

    add_text(to, marker);
    add_text(to, part->name);
    add_text(to, cut ? " (cut)\n" : plain ? "\n" : " (escaped)\n");
    if (!plain) {
        add_escaped(to, content);
        return;
    }
    add(to, content->at, content->length);
    if (cut)
        add_text(to, "\n");
}

/* What is expected of a file stands below it: A.xml, A.expect, A-more.xml. */
static size_t stem_length(const char *name)
{
    const char *slash = strrchr(name, '/'), *dot = strrchr(slash ? slash : name, '.');

    return dot ? (size_t)(dot - name) : strlen(name);
}

static bool is_expectation(const char *name)
{
    return strcmp(name + stem_length(name), ".expect") == 0;
}

static int by_name(const void *one, const void *other)
{
    const char *a = ((const struct part *)one)->name, *b = ((const struct part *)other)->name;
    size_t length = stem_length(a), other_length = stem_length(b);
    int order = memcmp(a, b, length < other_length ? length : other_length);

    if (!order)
        order = (length > other_length) - (length < other_length);
    if (!order)
        order = is_expectation(a) - is_expectation(b);
    return order ? order : strcmp(a, b);
}

/* The folder that is walked through, and what is found in it: nftw takes nothing along. */
static struct {
    struct table *table;
    size_t folder_length;
} walk;

static int note_file(const char *path, const struct stat *about, int kind, struct FTW *place)
{
    struct bytes content;

    (void)about, (void)place;
    if (kind != FTW_F)
        return 0;
    struct part *part = add_part(walk.table, path + walk.folder_length + 1);
    if (!read_file(path, &content))
        fail("%s: it is gone", path);
    free(part->content.at);
    part->content = content;
    return 0;
}

/* Both ways. */

static void unpack(const char *table_path, const char *folder)
{
    char path[PATH_MOST];
    struct table table;

    if (!read_table(table_path, &table))
        fail("%s: there is no such table", table_path);
    if (nftw(folder, remove_entry, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS) != 0 && errno != ENOENT)
        fail("%s: %s", folder, strerror(errno));
    for (size_t i = 0; i < table.count; i++) {
        make_folders(path_of(path, "%s/%s", folder, table.parts[i].name));
        write_file(path, &table.parts[i].content);
    }
    printf("%s: %zu files\n", table_path, table.count);
    release(&table);
}

static void pack(const char *table_path, const char *folder)
{
    struct table old, table = {0};
    struct bytes before, after = {0};

    (void)read_table(table_path, &old); /* whose comment stays; a new one has none */
    walk.table = &table;
    walk.folder_length = strlen(folder);
    if (nftw(folder, note_file, FOLDERS_OPEN, FTW_PHYS) != 0 || table.count == 0)
        fail("%s: there is nothing to pack", folder);
    qsort(table.parts, table.count, sizeof *table.parts, by_name);
    if (old.comment.at)
        add(&after, old.comment.at, old.comment.length);
    for (size_t i = 0; i < table.count; i++)
        add_packed(&after, &table.parts[i]);
    (void)read_file(table_path, &before);
    if (before.length != after.length || memcmp(before.at, after.at, after.length) != 0)
        write_file(table_path, &after);
    free(before.at);
    free(after.at);
    release(&old);
    release(&table);
}

int main(int argc, char **argv)
{
    char table[PATH_MOST], folder[PATH_MOST];
    bool packs = argc > 1 && strcmp(argv[1], "pack") == 0;

    if (argc < 4 || (!packs && strcmp(argv[1], "unpack") != 0)) {
        fputs("usage: cases unpack|pack TESTS UNPACKED NAME…\n", stderr);
        return 1;
    }
    for (int i = 4; i < argc; i++)
        (packs ? pack : unpack)(path_of(table, "%s/%s.cases", argv[2], argv[i]),
                                path_of(folder, "%s/%s", argv[3], argv[i]));
    return 0;
}
