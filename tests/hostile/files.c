#include "hostile/files.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DECK                                                                                       \
    "<deck format=\"1\"><title lang=\"en\">x</title>"                                              \
    "<suit id=\"red\" colour=\"#CC0000\" shape=\"circle\"><name lang=\"en\" short=\"R\">"          \
    "red</name></suit>\n"

enum { LIMIT = 8 * 1024 * 1024 }; /* bytes of a file */

static FILE *begin(const char *path, const char *text)
{
    FILE *stream = fopen(path, "w");

    if (!stream || fputs(text, stream) < 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    return stream;
}

static void end(FILE *stream)
{
    if (fclose(stream)) {
        perror("a hostile file");
        exit(EXIT_FAILURE);
    }
}

static void repeat(FILE *stream, const char *text, int times)
{
    for (int i = 0; i < times; i++)
        fputs(text, stream);
}

static void write_bytes(const char *path, const void *bytes, size_t length)
{
    FILE *stream = begin(path, "");

    fwrite(bytes, 1, length, stream);
    end(stream);
}

static void make_laughs(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "<?xml version=\"1.0\"?>\n<!DOCTYPE deck [\n<!ENTITY l0 \"lol\">\n");

    (void)folder;
    for (int i = 1; i < 10; i++) {
        fprintf(stream, "<!ENTITY l%d \"", i);
        for (int j = 0; j < 10; j++)
            fprintf(stream, "&l%d;", i - 1);
        fputs("\">\n", stream);
    }
    fputs("]>\n" DECK "<wild/>&l9;</deck>", stream);
    end(stream);
}

static void make_quadratic(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "<!DOCTYPE deck [<!ENTITY a \"");

    (void)folder;
    repeat(stream, "aaaaaaaaaaaaaaaa", 8000);
    fputs("\">]>\n<deck format=\"1\"><title lang=\"en\">", stream);
    repeat(stream, "&a;", 50000);
    fputs("</title></deck>", stream);
    end(stream);
}

static void make_external_dtd(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");

    fprintf(stream, "<!DOCTYPE deck SYSTEM \"file://%s/secret.xml\">\n" DECK "</deck>",
            folder->top);
    end(stream);
}

static void make_external_entity(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");

    fprintf(stream, "<!DOCTYPE deck [<!ENTITY x SYSTEM \"%s/secret.xml\">]>\n" DECK "&x;</deck>",
            folder->top);
    end(stream);
}

static void make_network_dtd(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");

    fprintf(stream,
            "<!DOCTYPE deck PUBLIC \"-//x//y\" \"http://127.0.0.1:%d/x.dtd\" [\n"
            "<!ENTITY %% p SYSTEM \"http://127.0.0.1:%d/p\"> %%p;]>\n" DECK "</deck>",
            folder->port, folder->port);
    end(stream);
}

static void make_schema_hint(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");

    fprintf(stream,
            "<?xml-model href=\"http://127.0.0.1:%d/x.rng\"?>\n"
            "<?xml-stylesheet href=\"file://%s/secret.xml\"?>\n" DECK
            "<xi:include href=\"../secret.xml\"/></deck>",
            folder->port, folder->top);
    end(stream);
}

static void make_utf16(const struct hostile_folder *folder, const char *path)
{
    static const char bytes[] = "\xFF\xFE<\0d\0e\0c\0k\0/\0>";

    (void)folder;
    write_bytes(path, bytes, sizeof bytes);
}

static void make_utf16_without_mark(const struct hostile_folder *folder, const char *path)
{
    static const char bytes[] = "\0<\0d\0e\0c\0k\0/\0>";

    (void)folder;
    write_bytes(path, bytes, sizeof bytes - 1);
}

static void make_gzip(const struct hostile_folder *folder, const char *path)
{
    static const unsigned char bytes[] = {0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0};

    (void)folder;
    write_bytes(path, bytes, sizeof bytes);
}

static void make_nul(const struct hostile_folder *folder, const char *path)
{
    static const char bytes[] = "<deck format=\"1\">\n  \0</deck>";

    (void)folder;
    write_bytes(path, bytes, sizeof bytes - 1);
}

static void make_random(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");
    uint64_t state = 4;

    (void)folder;
    for (int i = 0; i < 100000; i++) {
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        putc((int)(state >> 56), stream);
    }
    end(stream);
}

static void make_200_megabytes(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "<deck author=\"");

    (void)folder;
    end(stream);
    if (truncate(path, 200 * 1000 * 1000)) {
        perror(path);
        exit(EXIT_FAILURE);
    }
}

/* `head`, as many `unit`s as fit, and `tail`: to the last byte that a file may have, and `more`. */
static void fill(const char *path, const char *head, const char *unit, const char *tail, int more)
{
    FILE *stream = begin(path, head);
    size_t room = (size_t)(LIMIT + more) - strlen(head) - strlen(tail);

    repeat(stream, unit, (int)(room / strlen(unit)));
    repeat(stream, " ", (int)(room % strlen(unit)));
    fputs(tail, stream);
    end(stream);
}

static void make_long_value(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck author=\"", "0123456789abcdef", "\"/>", 0);
}

static void make_a_byte_too_much(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, " ", "<wild/></deck>", 1);
}

static void make_lines(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck format=\"1\">", "\n", "", 0);
}

static void make_long_text(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck format=\"1\"><title lang=\"en\">", "&amp;&#189;", "", 0);
}

static void make_comment(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck format=\"1\">\n<!-- ", "- ", "", 0);
}

static void make_elements(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, "<wild/>", "</deck>", 0);
}

static void make_wrong_elements(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, "<wil/>x", "</deck>", 0);
}

static void make_depth(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "");

    (void)folder;
    repeat(stream, "<deck>", 1000000);
    end(stream);
}

static void make_attributes(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, "<deck");

    (void)folder;
    for (int i = 0; i < 100000; i++)
        fprintf(stream, "\na%d=\"\"", i);
    fputs("/>", stream);
    end(stream);
}

/* Seven files, each of which includes the next one ten times: ten million, were they all read. */
static void make_multiplying(const struct hostile_folder *folder, const char *path)
{
    char next[300];

    (void)folder;
    for (int level = 0; level < 8; level++) {
        snprintf(next, sizeof next, "%.*s%d.xml", (int)strlen(path) - 5, path, level);
        FILE *stream = begin(next, level ? "<part of=\"deck\" format=\"1\">\n" : DECK);
        for (int i = 0; i < 10 && level < 7; i++)
            fprintf(stream, "<include href=\"multiplying-%d.xml\"/>", level + 1);
        fputs(level ? "</part>" : "</deck>", stream);
        end(stream);
    }
}

/* One large part, included again and again. */
static void make_large_again(const struct hostile_folder *folder, const char *path)
{
    char part[300];
    FILE *stream = begin(path, DECK);

    (void)folder;
    repeat(stream, "<include href=\"large-part.xml\"/>\n", 200);
    fputs("</deck>", stream);
    end(stream);
    snprintf(part, sizeof part, "%.*s/large-part.xml", (int)(strrchr(path, '/') - path), path);
    fill(part, "<part of=\"deck\" format=\"1\">", "<set name=\"a\" value=\"b\"/>\n", "</part>", 0);
}

static void make_link(const struct hostile_folder *folder, const char *path)
{
    char link[300];

    (void)folder;
    snprintf(link, sizeof link, "%.*s/inside.xml", (int)(strrchr(path, '/') - path), path);
    FILE *stream = begin(path, DECK "<include href=\"inside.xml\"/></deck>");
    end(stream);
    if (symlink("../secret.xml", link)) {
        perror(link);
        exit(EXIT_FAILURE);
    }
}

static void make_linked_folder(const struct hostile_folder *folder, const char *path)
{
    char link[300];

    snprintf(link, sizeof link, "%.*s/away", (int)(strrchr(path, '/') - path), path);
    FILE *stream = begin(path, DECK "<include href=\"away/secret.xml\"/></deck>");
    end(stream);
    if (symlink(folder->top, link)) {
        perror(link);
        exit(EXIT_FAILURE);
    }
}

#define DOCTYPE          "error: no DOCTYPE and no other “<!” is read here; take it out"
#define LARGER(file)     file ": error: “" file "” is larger than 8 MiB; split it with <include>"
#define NOT_PLAIN(file)  file ": error: “" file "” is not a plain file; copy what it gives into one"
#define ELSEWHERE(value) "error: “" value "” is not the name of a file in this folder or below it"

const struct hostile_file hostile_files[] = {
    {"laughs.xml", make_laughs, NULL, 2, "laughs.xml:2:1: " DOCTYPE},
    {"quadratic.xml", make_quadratic, NULL, 2, "quadratic.xml:1:1: " DOCTYPE},
    {"external-dtd.xml", make_external_dtd, NULL, 2, "external-dtd.xml:1:1: " DOCTYPE},
    {"external-entity.xml", make_external_entity, NULL, 2, "external-entity.xml:1:1: " DOCTYPE},
    {"network-dtd.xml", make_network_dtd, NULL, 2, "network-dtd.xml:1:1: " DOCTYPE},
    {"schema-hint.xml", make_schema_hint, NULL, 1,
     "schema-hint.xml:4:1: error: namespaces are not used in these files; write the name without "
     "“:”, not <xi:include>"},
    {"entity.xml", NULL, DECK "&secret;</deck>", 2,
     "entity.xml:2:1: error: “&secret;” stands for nothing; there are &amp; &lt; &gt; &quot; "
     "&apos; and numbers like &#189;"},
    {"utf-7.xml", NULL, "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n+ADw-deck/+AD4-", 2,
     "utf-7.xml:1:30: error: only UTF-8 is read here; save the file as UTF-8 and write "
     "encoding=\"UTF-8\""},
    {"utf-7-unsaid.xml", NULL, "+ADw-deck/+AD4-", 2,
     "utf-7-unsaid.xml:1:1: error: a file of ours starts with a tag; text stands before it"},
    {"utf-16.xml", make_utf16, NULL, 2,
     "utf-16.xml:1:1: error: this is not UTF-8 but UTF-16 or UTF-32; save the file again as UTF-8"},
    {"utf-16-be.xml", make_utf16_without_mark, NULL, 2,
     "utf-16-be.xml:1:1: error: this is not UTF-8 but UTF-16 or UTF-32; save the file again as "
     "UTF-8"},
    {"two-marks.xml", NULL, "\xEF\xBB\xBF\xEF\xBB\xBF<deck/>", 2,
     "two-marks.xml:1:1: error: a file of ours starts with a tag; text stands before it"},
    {"mark-alone.xml", NULL, "\xEF\xBB\xBF", 2,
     "mark-alone.xml:1:1: error: the file has no element; it is empty"},
    {"empty.xml", NULL, "", 2, "empty.xml:1:1: error: the file has no element; it is empty"},
    {"gzip.xml", make_gzip, NULL, 2,
     "gzip.xml:1:1: error: this is a compressed file; unpack it first"},
    {"nul.xml", make_nul, NULL, 2,
     "nul.xml:2:3: error: the character with code 0 may not stand in XML; take it out"},
    {"random.xml", make_random, NULL, 2,
     "random.xml:1:2: error: this byte is not UTF-8; save the file again as UTF-8"},
    {"200-megabytes.xml", make_200_megabytes, NULL, 2, LARGER("200-megabytes.xml")},
    {"a-byte-too-much.xml", make_a_byte_too_much, NULL, 2, LARGER("a-byte-too-much.xml")},
    {"long-value.xml", make_long_value, NULL, 2,
     "long-value.xml:1:14: error: this value is longer than 16 KiB; shorten it"},
    {"long-text.xml", make_long_text, NULL, 2,
     "long-text.xml:1:8388609: error: the file ends and <title> of line 1 is still open; write "
     "</title>"},
    {"lines.xml", make_lines, NULL, 2,
     "lines.xml:8388592:1: error: the file ends and <deck> of line 1 is still open; write </deck>"},
    {"comment.xml", make_comment, NULL, 2,
     "comment.xml:2:1: error: what opens here is never closed; write -->, ?> or ]]> at its end"},
    {"elements.xml", make_elements, NULL, 2,
     "elements.xml:2:1749973: error: a file may have 250000 elements and no more; split it with "
     "<include>"},
    {"wrong-elements.xml", make_wrong_elements, NULL, 2, NULL},
    {"depth.xml", make_depth, NULL, 2,
     "depth.xml:1:97: error: elements stand at most 16 deep in one another; take a level out"},
    {"attributes.xml", make_attributes, NULL, 2,
     "attributes.xml:34:1: error: no tag may have more than 32 attributes; take some out"},
    {"cards.xml", NULL, DECK "<wild copies=\"999999999\"/></deck>", 1, "cards.xml:2:15: error: "},
    {"cards-by-elements.xml", NULL,
     DECK "<wild copies=\"200000\"/>\n<wild copies=\"200000\"/></deck>", 1,
     "cards-by-elements.xml:3:1: error: too many cards: 200000 here, 400000 in all, and a deck "
     "has at most 200000; ask for fewer"},
    {"itself.xml", NULL, DECK "<include href=\"itself.xml\"/></deck>", 1, NULL},
    {"cycle.xml", NULL, DECK "<include href=\"cycle-part.xml\"/></deck>", 1,
     "cycle-part.xml:1:43: error: this file includes itself, by way of others or at once; take the "
     "<include> out"},
    {"cycle-part.xml", NULL,
     "<part of=\"deck\" format=\"1\"><include href=\"cycle-part.xml\"/></part>", 1,
     "cycle-part.xml:1:43: error: this file includes itself, by way of others or at once; take the "
     "<include> out"},
    {"multiplying-0.xml", make_multiplying, NULL, 1, NULL},
    {"large-again.xml", make_large_again, NULL, 1, NULL},
    {"above.xml", NULL, DECK "<include href=\"../secret.xml\"/></deck>", 1, NULL},
    {"below-and-above.xml", NULL, DECK "<include href=\"x/../../secret.xml\"/></deck>", 1, NULL},
    {"absolute.xml", NULL, DECK "<include href=\"/etc/passwd\"/></deck>", 1, NULL},
    {"address.xml", NULL, DECK "<include href=\"file:///etc/passwd\"/></deck>", 1, NULL},
    {"linked.xml", make_link, NULL, 1, NULL},
    {"linked-folder.xml", make_linked_folder, NULL, 1, NULL},
    {"includes-pipe.xml", NULL, DECK "<include href=\"pipe.xml\"/></deck>", 1,
     "includes-pipe.xml:2:16: error: “pipe.xml” is not a plain file; copy what it gives into one"},
    {"pipe.xml", NULL, NULL, 2, NOT_PLAIN("pipe.xml")},
    {"written-pipe.xml", NULL, NULL, 2, NOT_PLAIN("written-pipe.xml")},
    {"/dev/zero", NULL, NULL, 2, NOT_PLAIN("/dev/zero")},
    {"folder.xml", NULL, NULL, 2, "folder.xml: error: “folder.xml” is a folder; name a file in it"},
    {"socket.xml", NULL, NULL, 2,
     "socket.xml: error: “socket.xml” cannot be opened; check that it is a plain file on a working "
     "disk"},
    {"/proc/self/status", NULL, NULL, 2, NULL},
    {"growing.xml", NULL, NULL, 2, NULL},
};

const int hostile_count = sizeof hostile_files / sizeof *hostile_files;
