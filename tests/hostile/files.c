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

    fprintf(stream, "<!DOCTYPE deck SYSTEM \"file://%s/secret.xml\" []>\n" DECK "</deck>",
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

/* A tag with so many attributes, each a0, a1, … behind `prefix`. */
static void put_tag(FILE *stream, const char *begin, const char *prefix, int first, int count)
{
    fputs(begin, stream);
    for (int i = first; i < first + count; i++)
        fprintf(stream, " %sa%d=\"\"", prefix, i);
    fputs("/>\n", stream);
}

static void make_many_attributes(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    for (int i = 0; i < 30000; i++)
        put_tag(stream, "<wild", "", 0, 31);
    fputs("</deck>", stream);
    end(stream);
}

static void make_attributes_in_unknown(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK "<unknown>");

    (void)folder;
    for (int i = 0; i < 30000; i++)
        put_tag(stream, "<wild", "", 0, 31);
    fputs("</unknown></deck>", stream);
    end(stream);
}

static void make_different_attributes(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    for (int i = 0; i < 20000; i++)
        put_tag(stream, "<wild", "", 31 * i, 31);
    fputs("</deck>", stream);
    end(stream);
}

static void make_namespaced_attributes(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    for (int i = 0; i < 24000; i++)
        put_tag(stream, "<wild xmlns:p=\"u\"", "p:", 0, 31);
    fputs("</deck>", stream);
    end(stream);
}

/* `unit` has a place for a number, which is another each time. */
static void fill_numbered(const char *path, const char *head, const char *unit, const char *tail,
                          int times)
{
    FILE *stream = begin(path, head);
    const char *place = strchr(unit, '#');

    for (int i = 0; i < times; i++)
        fprintf(stream, "%.*s%d%s", (int)(place - unit), unit, i, place + 1);
    fputs(tail, stream);
    end(stream);
}

static void make_namespaces(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, DECK, "<wild xmlns=\"urn:#\"/>\n", "</deck>", 150000);
}

static void make_different_elements(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, DECK "<unknown>", "<e#/>", "</unknown></deck>", 240000);
}

static void make_unknown_elements(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, DECK, "<wil copies=\"#\"/>", "</deck>", 240000);
}

static void make_instructions(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, DECK, "<?a#?>", "<wild/></deck>", 700000);
}

static void make_comments(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, "<!---->", "<wild/></deck>", 0);
}

static void make_hyphens(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK "<!--", "--", "--><wild/></deck>", 0);
}

static void make_sections(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck format=\"1\"><title lang=\"en\">", "<![CDATA[x]]>", "</title></deck>", 0);
}

static void make_references(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, "<deck format=\"1\"><title lang=\"en\">", "&#x1F600;", "</title></deck>", 0);
}

static void make_long_names(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, "<aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/>",
         "</deck>", 0);
}

static void make_long_words(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill(path, DECK, "<set name=\"hand-siz-hand-siz-hand-siz-hand-siz-hand-siz\" value=\"x\"/>",
         "</deck>", 0);
}

static void make_languages(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, DECK "<suit id=\"blue\" colour=\"#0000CC\" shape=\"square\">",
                  "<name lang=\"en-x#\" short=\"B\">b</name>", "</suit></deck>", 100000);
}

static void make_settings(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, "<ruleset format=\"1\"><title lang=\"en\">x</title>",
                  "<set name=\"s#\" value=\"x\"/>", "</ruleset>", 240000);
}

static void make_inks(const struct hostile_folder *folder, const char *path)
{
    (void)folder;
    fill_numbered(path, "<template format=\"1\">", "<ink name=\"i#\" colour=\"#112233\"/>",
                  "</template>", 190000);
}

/* 4,000,000 of them, as many to a tag as it may have. */
static void make_lists(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    for (int i = 0; i < 500; i++) {
        fputs("<fractions denominators=\"", stream);
        repeat(stream, "2 ", 8000);
        fputs("\"/>\n", stream);
    }
    fputs("</deck>", stream);
    end(stream);
}

static void make_zero_divisions(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    for (int i = 0; i < 500; i++) {
        fputs("<numbers values=\"", stream);
        repeat(stream, "1/0 ", 4000);
        fputs("\"/>\n", stream);
    }
    fputs("</deck>", stream);
    end(stream);
}

static void make_all_denominators(const struct hostile_folder *folder, const char *path)
{
    FILE *stream = begin(path, DECK);

    (void)folder;
    repeat(stream, "<fractions denominators=\"2-1000\"/>\n", 40000);
    fputs("</deck>", stream);
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

void hostile_make_plain(const struct hostile_folder *folder)
{
    char path[300];

    snprintf(path, sizeof path, "%s/decks/%s", folder->top, HOSTILE_PLAIN);
    fill(path, DECK, " ", "<wild/></deck>", 0);
}

#define DOCTYPE                                                                                    \
    "error: breuk does not read a DOCTYPE with “[”, or other “<!” declarations; remove this"
#define LARGER(file)     file ": error: “" file "” is larger than 8 MiB; split it with <include>"
#define NOT_PLAIN(file)  file ": error: “" file "” is not a regular file; copy its contents into one"
#define NAMESPACES       "error: these files do not use namespaces; remove every xmlns"
#define NAMES            "error: there are more than 1000 different element and attribute names here"
#define ASIDES           "error: a file can have at most 250000 comments and instructions"
#define TEXT             "error: this text is longer than 16 KiB; shorten it"
#define ELSEWHERE(value) "error: “" value "” is not the name of a file in this folder or below it"

const struct hostile_file hostile_files[] = {
    {"laughs.xml", make_laughs, NULL, 2, "laughs.xml:2:1: " DOCTYPE},
    {"quadratic.xml", make_quadratic, NULL, 2, "quadratic.xml:1:1: " DOCTYPE},
    {"external-dtd.xml", make_external_dtd, NULL, 2, "external-dtd.xml:1:1: " DOCTYPE},
    {"external-entity.xml", make_external_entity, NULL, 2, "external-entity.xml:1:1: " DOCTYPE},
    {"network-dtd.xml", make_network_dtd, NULL, 2, "network-dtd.xml:1:1: " DOCTYPE},
    {"schema-hint.xml", make_schema_hint, NULL, 1,
     "schema-hint.xml:4:1: error: these files do not use namespaces; write the name without “:” "
     "instead of <xi:include>"},
    {"entity.xml", NULL, DECK "&secret;</deck>", 2,
     "entity.xml:2:1: error: “&secret;” is not a known reference; use &amp; &lt; &gt; &quot; "
     "&apos; or numbers like &#189;"},
    {"utf-7.xml", NULL, "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n+ADw-deck/+AD4-", 2,
     "utf-7.xml:1:30: error: breuk reads only UTF-8; save the file as UTF-8 and write "
     "encoding=\"UTF-8\""},
    {"utf-7-unsaid.xml", NULL, "+ADw-deck/+AD4-", 2,
     "utf-7-unsaid.xml:1:1: error: the file must start with a tag, but there is text before it; "
     "remove the text"},
    {"utf-16.xml", make_utf16, NULL, 2,
     "utf-16.xml:1:1: error: this is UTF-16 or UTF-32, not UTF-8; save the file again as UTF-8"},
    {"utf-16-be.xml", make_utf16_without_mark, NULL, 2,
     "utf-16-be.xml:1:1: error: this is UTF-16 or UTF-32, not UTF-8; save the file again as UTF-8"},
    {"two-marks.xml", NULL, "\xEF\xBB\xBF\xEF\xBB\xBF<deck/>", 2,
     "two-marks.xml:1:1: error: the file must start with a tag, but there is text before it; "
     "remove the text"},
    {"mark-alone.xml", NULL, "\xEF\xBB\xBF", 2,
     "mark-alone.xml:1:1: error: the file contains no elements; it is empty"},
    {"empty.xml", NULL, "", 2, "empty.xml:1:1: error: the file contains no elements; it is empty"},
    {"gzip.xml", make_gzip, NULL, 2,
     "gzip.xml:1:1: error: this is a compressed file; unpack it first"},
    {"nul.xml", make_nul, NULL, 2,
     "nul.xml:2:3: error: the character with code 0 is not allowed in XML; remove it"},
    {"random.xml", make_random, NULL, 2,
     "random.xml:1:2: error: this byte is not UTF-8; save the file again as UTF-8"},
    {"200-megabytes.xml", make_200_megabytes, NULL, 2, LARGER("200-megabytes.xml")},
    {"a-byte-too-much.xml", make_a_byte_too_much, NULL, 2, LARGER("a-byte-too-much.xml")},
    {"long-value.xml", make_long_value, NULL, 2,
     "long-value.xml:1:14: error: this value is longer than 16 KiB; shorten it"},
    {"long-text.xml", make_long_text, NULL, 2, "long-text.xml:1:35: " TEXT},
    {"lines.xml", make_lines, NULL, 2,
     "lines.xml: error: “lines.xml” has more than 1000000 lines; remove the empty ones"},
    {"many-attributes.xml", make_many_attributes, NULL, 1,
     "many-attributes.xml:2:7: error: <wild> has no attribute “a0”; it can have: copies, points, "
     "back"},
    {"attributes-in-unknown.xml", make_attributes_in_unknown, NULL, 1,
     "attributes-in-unknown.xml:2:1: error: <unknown> is not allowed in <deck>, which can "
     "contain: "},
    {"different-attributes.xml", make_different_attributes, NULL, 2,
     "different-attributes.xml:33:231: " NAMES},
    {"namespaced-attributes.xml", make_namespaced_attributes, NULL, 2,
     "namespaced-attributes.xml:3:7: " NAMESPACES},
    {"namespaces.xml", make_namespaces, NULL, 2, "namespaces.xml:34:7: " NAMESPACES},
    {"different-elements.xml", make_different_elements, NULL, 2,
     "different-elements.xml:2:6824: " NAMES},
    {"unknown-elements.xml", make_unknown_elements, NULL, 1,
     "unknown-elements.xml:2:1: error: <wil> is not allowed in <deck>; did you mean <wild>?"},
    {"instructions.xml", make_instructions, NULL, 2, "instructions.xml:2:7813: " NAMES},
    {"comments.xml", make_comments, NULL, 2, "comments.xml:2:1750001: " ASIDES},
    {"hyphens.xml", make_hyphens, NULL, 2,
     "hyphens.xml:2:5: error: “--” is not allowed in a comment; write “- -”"},
    {"sections.xml", make_sections, NULL, 2, "sections.xml:1:44: " TEXT},
    {"references.xml", make_references, NULL, 2, "references.xml:1:35: " TEXT},
    {"long-names.xml", make_long_names, NULL, 1, NULL},
    {"long-words.xml", make_long_words, NULL, 1,
     "long-words.xml:2:68001: error: <deck> can contain at most 1000 <set>; remove this one"},
    {"languages.xml", make_languages, NULL, 1,
     "languages.xml:2:3839: error: <suit> can contain at most 100 <name>; remove this one"},
    {"settings.xml", make_settings, NULL, 1, NULL},
    {"inks.xml", make_inks, NULL, 1, NULL},
    {"lists.xml", make_lists, NULL, 1, NULL},
    {"zero-divisions.xml", make_zero_divisions, NULL, 1,
     "zero-divisions.xml:2:18: error: “1/0”: nothing can be divided into 0 parts; write 1, 2 or "
     "more instead"},
    {"all-denominators.xml", make_all_denominators, NULL, 1,
     "all-denominators.xml:2:1: error: too many cards: 499500 here, 499500 in all, but a deck can "
     "have at most 200000; use fewer"},
    {"comment.xml", make_comment, NULL, 1,
     "comment.xml:1:1: error: <deck> is never closed; write </deck> at the end of line 2"},
    {"elements.xml", make_elements, NULL, 2,
     "elements.xml:2:1749973: error: a file can have at most 250000 elements; split it with "
     "<include>"},
    {"wrong-elements.xml", make_wrong_elements, NULL, 2, NULL},
    {"depth.xml", make_depth, NULL, 2,
     "depth.xml:1:97: error: elements can be nested at most 16 deep; remove a level"},
    {"attributes.xml", make_attributes, NULL, 2,
     "attributes.xml:34:1: error: a tag can have at most 32 attributes; remove some"},
    {"cards.xml", NULL, DECK "<wild copies=\"999999999\"/></deck>", 1, "cards.xml:2:15: error: "},
    {"cards-by-elements.xml", NULL,
     DECK "<wild copies=\"200000\"/>\n<wild copies=\"200000\"/></deck>", 1,
     "cards-by-elements.xml:3:1: error: too many cards: 200000 here, 400000 in all, but a deck can "
     "have at most 200000; use fewer"},
    {"itself.xml", NULL, DECK "<include href=\"itself.xml\"/></deck>", 1, NULL},
    {"cycle.xml", NULL, DECK "<include href=\"cycle-part.xml\"/></deck>", 1,
     "cycle-part.xml:1:43: error: this file includes itself, directly or through others; remove "
     "the <include>"},
    {"cycle-part.xml", NULL,
     "<part of=\"deck\" format=\"1\"><include href=\"cycle-part.xml\"/></part>", 1,
     "cycle-part.xml:1:43: error: this file includes itself, directly or through others; remove "
     "the <include>"},
    {"multiplying-0.xml", make_multiplying, NULL, 1, NULL},
    {"large-again.xml", make_large_again, NULL, 1, NULL},
    {"above.xml", NULL, DECK "<include href=\"../secret.xml\"/></deck>", 1, NULL},
    {"below-and-above.xml", NULL, DECK "<include href=\"x/../../secret.xml\"/></deck>", 1, NULL},
    {"absolute.xml", NULL, DECK "<include href=\"/etc/passwd\"/></deck>", 1, NULL},
    {"address.xml", NULL, DECK "<include href=\"file:///etc/passwd\"/></deck>", 1, NULL},
    {"linked.xml", make_link, NULL, 1, NULL},
    {"linked-folder.xml", make_linked_folder, NULL, 1, NULL},
    {"includes-pipe.xml", NULL, DECK "<include href=\"pipe.xml\"/></deck>", 1,
     "includes-pipe.xml:2:16: error: “pipe.xml” is not a regular file; copy its contents into one"},
    {"pipe.xml", NULL, NULL, 2, NOT_PLAIN("pipe.xml")},
    {"written-pipe.xml", NULL, NULL, 2, NOT_PLAIN("written-pipe.xml")},
    {"/dev/zero", NULL, NULL, 2, NOT_PLAIN("/dev/zero")},
    {"folder.xml", NULL, NULL, 2,
     "folder.xml: error: no file in here ends in .xml; name another folder"},
    {"socket.xml", NULL, NULL, 2,
     "socket.xml: error: cannot open “socket.xml”; check that it is a regular file on a working "
     "disk"},
    {"/proc/self/status", NULL, NULL, 2, NULL},
    {"growing.xml", NULL, NULL, 2, NULL},
};

const int hostile_count = sizeof hostile_files / sizeof *hostile_files;
