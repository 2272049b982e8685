#include "press/pdf.h"

#include "base/hash.h"
#include "base/memory.h"
#include "draw/surface.h"
#include "press/pdf_places.h"
#include "press/pdf_reader.h"
#include "press/srgb.h"
#include "press/true_type.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct finish {
    const struct pdf_facts *facts;
    struct pdf_table drawn;
    struct pdf_place *places;     /* of each object */
    size_t profile, pack, table;  /* objects of ours, after those that were drawn */
    struct strbuf value;          /* of the object in hand */
    struct strbuf packed, starts; /* values, and the number and the beginning of each */
    size_t packed_count;
    int pages; /* met */
    struct strbuf *out;
};

static bool has(const struct strbuf *text, const char *part)
{
    return text->length > 0 && memmem(text->text, text->length, part, strlen(part));
}

/* zlib fails for want of memory alone. */
static void compress_to(struct strbuf *out, const struct strbuf *plain)
{
    uLongf size = compressBound(plain->length);
    Bytef *compressed = memory_new(size, 1);

    if (plain->failed || !compressed ||
        compress2(compressed, &size, (const Bytef *)strbuf_text(plain), plain->length,
                  Z_BEST_COMPRESSION) != Z_OK)
        out->failed = true;
    else
        strbuf_add_bytes(out, (const char *)compressed, size);
    memory_free(compressed);
}

/* The dictionary is open at its end. */
static void add_stream(struct finish *finish, size_t number, const struct strbuf *dictionary,
                       const char *bytes, size_t length)
{
    struct strbuf *out = finish->out;

    finish->places[number] = (struct pdf_place){.kind = PDF_PLAIN, .at = out->length};
    strbuf_addf(out, "%zu 0 obj\n", number);
    strbuf_add_bytes(out, strbuf_text(dictionary), dictionary->length);
    strbuf_addf(out, "/Length %zu>>\nstream\n", length);
    strbuf_add_bytes(out, bytes, length);
    strbuf_add(out, "\nendstream\nendobj\n");
    out->failed = out->failed || dictionary->failed;
}

/* One of ours. */
static void add_compressed(struct finish *finish, size_t number, struct strbuf *dictionary,
                           const struct strbuf *plain)
{
    struct strbuf compressed = {0};

    compress_to(&compressed, plain);
    strbuf_add(dictionary, "/Filter/FlateDecode");
    add_stream(finish, number, dictionary, strbuf_text(&compressed), compressed.length);
    finish->out->failed = finish->out->failed || compressed.failed;
    strbuf_release(&compressed);
}

static void pack_object(struct finish *finish, size_t number)
{
    finish->places[number] = (struct pdf_place){.kind = PDF_PACKED, .at = finish->packed_count++};
    strbuf_addf(&finish->starts, "%zu %zu ", number, finish->packed.length);
    strbuf_add_bytes(&finish->packed, strbuf_text(&finish->value), finish->value.length);
    strbuf_add_char(&finish->packed, '\n');
    finish->packed.failed = finish->packed.failed || finish->value.failed;
}

/* The dictionary is open again at its end. False: it is none; of all values only one ends so. */
static bool reopen(struct strbuf *value)
{
    size_t length = strlen(">>");

    if (value->length < length || memcmp(value->text + value->length - length, ">>", length) != 0)
        return false;
    value->length -= length;
    return true;
}

/* As many places as cairo gives the page's own size: rounded to fewer, a box may be larger than its
 * page, and a print shop's check refuses it. */
static void add_points(struct strbuf *out, double mm)
{
    strbuf_addf(out, " %.6f", mm * POINTS_PER_MM);
    while (!out->failed && out->text[out->length - 1] == '0')
        out->length--;
    if (!out->failed && out->text[out->length - 1] == '.')
        out->length--;
}

static void add_box(struct strbuf *out, const char *name, struct box box, double page_height)
{
    strbuf_addf(out, "/%s[", name);
    add_points(out, box.x);
    add_points(out, page_height - box.y - box.height);
    add_points(out, box.x + box.width);
    add_points(out, page_height - box.y);
    strbuf_add_char(out, ']');
}

static bool add_to_page(struct finish *finish)
{
    int number = finish->pages++;

    if (number >= finish->facts->page_count || !reopen(&finish->value))
        return false;
    const struct pdf_page *page = &finish->facts->pages[number];
    add_box(&finish->value, "TrimBox", page->trim, page->height);
    add_box(&finish->value, "BleedBox", box_grown(page->trim, page->bleed), page->height);
    strbuf_add(&finish->value, ">>");
    return true;
}

/*
 * What a viewer is to do, and what the colours mean. Of the intents that viewers know, this one
 * says how the file's own RGB is to be read; GTS_PDFX would name a printing press. That the file
 * keeps to PDF/A is said by XMP alone, which we do not write.
 */
static bool add_to_catalogue(struct finish *finish)
{
    static const char *const duplex[] = {[PDF_SIMPLEX] = "Simplex",
                                         [PDF_FLIP_LONG_EDGE] = "DuplexFlipLongEdge",
                                         [PDF_FLIP_SHORT_EDGE] = "DuplexFlipShortEdge"};

    if (!reopen(&finish->value))
        return false;
    strbuf_addf(&finish->value,
                "/ViewerPreferences<</PrintScaling/None/Duplex/%s/DisplayDocTitle true>>/Lang(%s)",
                duplex[finish->facts->duplex], finish->facts->language);
    strbuf_addf(&finish->value,
                "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(%s)"
                "/Info(%s)/DestOutputProfile %zu 0 R>>]>>",
                SRGB_NAME, SRGB_NAME, finish->profile);
    return true;
}

/* Takes "/Length 27" or "/Length 6 0 R" out of a dictionary. */
static bool take_entry(struct strbuf *dictionary, const char *name, size_t *number, bool *reference)
{
    static const char object[] = " 0 R";
    char *at = has(dictionary, name)
                   ? memmem(dictionary->text, dictionary->length, name, strlen(name))
                   : NULL;

    if (!at)
        return false;
    char *end;
    *number = strtoul(at + strlen(name), &end, 10);
    *reference = strncmp(end, object, strlen(object)) == 0;
    end += *reference ? strlen(object) : 0;
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end));
    dictionary->length -= (size_t)(end - at);
    return true;
}

/* cairo writes it into an object of its own, which is left out. */
static bool find_length(struct finish *finish, size_t *length)
{
    struct pdf_text in;
    bool reference;
    size_t number;

    if (!take_entry(&finish->value, "/Length ", &number, &reference))
        return false;
    *length = number;
    if (!reference)
        return true;
    if (!pdf_find_object(&finish->drawn, number, &in) || !pdf_read_number(&in, length) ||
        !pdf_read_word(&in, "endobj"))
        return false;
    finish->places[number] = (struct pdf_place){.left_out = true};
    return true;
}

/* Adds a font of TrueType (ISO 32000-1, 9.9) without its hints. False: it is none, or there is no
 * memory, as `out` tells. */
static bool add_unhinted(struct strbuf *out, const char *bytes, size_t length, size_t whole)
{
    Bytef *font = memory_new(whole, 1);
    uLongf size = whole;
    int result = font ? uncompress(font, &size, (const Bytef *)bytes, length) : Z_MEM_ERROR;
    bool done = result == Z_OK && true_type_add_unhinted(out, (const char *)font, size);

    out->failed = out->failed || result == Z_MEM_ERROR;
    memory_free(font);
    return done;
}

/* A font's dictionary says how long it is when it is not compressed. */
static bool copy_font(struct finish *finish, size_t number, const char *bytes, size_t length)
{
    struct strbuf font = {0}, *dictionary = &finish->value;
    size_t whole;
    bool reference;

    if (!take_entry(dictionary, "/Length1 ", &whole, &reference) || reference)
        return false;
    if (add_unhinted(&font, bytes, length, whole)) {
        struct strbuf compressed = {0};
        compress_to(&compressed, &font);
        strbuf_addf(dictionary, "/Length1 %zu", font.length);
        add_stream(finish, number, dictionary, strbuf_text(&compressed), compressed.length);
        finish->out->failed = finish->out->failed || compressed.failed;
        strbuf_release(&compressed);
    } else {
        strbuf_addf(dictionary, "/Length1 %zu", whole);
        add_stream(finish, number, dictionary, bytes, length);
    }
    finish->out->failed = finish->out->failed || font.failed;
    strbuf_release(&font);
    return true;
}

/* After "stream". */
static bool copy_stream(struct finish *finish, size_t number, struct pdf_text *in)
{
    size_t length;

    if (finish->value.failed || !find_length(finish, &length))
        return false;
    in->at += in->at < in->end && *in->at == '\r';
    if (in->at == in->end || *in->at != '\n' || length >= (size_t)(in->end - in->at))
        return false;
    const char *bytes = in->at + 1;
    in->at = bytes + length;
    if (!reopen(&finish->value))
        return false;
    if (!has(&finish->value, "/Length1 ") || has(&finish->value, "/Length2 "))
        add_stream(finish, number, &finish->value, bytes, length);
    else if (!copy_font(finish, number, bytes, length))
        return false;
    return pdf_read_word(in, "endstream") && pdf_read_word(in, "endobj");
}

static bool copy_object(struct finish *finish, size_t number)
{
    static const char page[] = "<</Type/Page/";
    struct pdf_text in;

    strbuf_clear(&finish->value);
    if (!pdf_find_object(&finish->drawn, number, &in) || !pdf_copy_value(&in, &finish->value))
        return false;
    if (pdf_read_word(&in, "stream"))
        return copy_stream(finish, number, &in);
    bool is_page = strncmp(strbuf_text(&finish->value), page, strlen(page)) == 0;
    if (is_page && !add_to_page(finish))
        return false;
    if (number == finish->drawn.root && !add_to_catalogue(finish))
        return false;
    pack_object(finish, number);
    return pdf_read_word(&in, "endobj");
}

static void add_profile(struct finish *finish)
{
    struct strbuf dictionary = {0}, profile = {0};

    srgb_add_profile(&profile);
    strbuf_add(&dictionary, "<</N 3");
    add_compressed(finish, finish->profile, &dictionary, &profile);
    strbuf_release(&profile);
    strbuf_release(&dictionary);
}

static void add_pack(struct finish *finish)
{
    struct strbuf dictionary = {0};

    strbuf_addf(&dictionary, "<</Type/ObjStm/N %zu/First %zu", finish->packed_count,
                finish->starts.length);
    strbuf_add_bytes(&finish->starts, strbuf_text(&finish->packed), finish->packed.length);
    finish->starts.failed = finish->starts.failed || finish->packed.failed;
    add_compressed(finish, finish->pack, &dictionary, &finish->starts);
    strbuf_release(&dictionary);
}

/* The cross-reference stream, which is the trailer, too. */
static void add_table(struct finish *finish)
{
    struct strbuf dictionary = {0}, lines = {0}, *out = finish->out;
    unsigned long long id[2] = {hash_bytes(HASH_START, out->text, out->length),
                                hash_bytes(out->length, out->text, out->length)};
    size_t at = out->length;
    int widths[PDF_PLACE_FIELDS];

    finish->places[finish->table] = (struct pdf_place){.kind = PDF_PLAIN, .at = at};
    pdf_add_places(&lines, finish->places, finish->table + 1, finish->pack, widths);
    strbuf_addf(&dictionary,
                "<</Type/XRef/Size %zu/W[%d %d %d]/Root %zu 0 R/Info %zu 0 R"
                "/ID[<%016llx%016llx><%016llx%016llx>]",
                finish->table + 1, widths[0], widths[1], widths[2], finish->drawn.root,
                finish->drawn.info, id[0], id[1], id[0], id[1]);
    add_compressed(finish, finish->table, &dictionary, &lines);
    strbuf_addf(out, "startxref\n%zu\n%%%%EOF\n", at);
    strbuf_release(&lines);
    strbuf_release(&dictionary);
}

/* False: what was drawn cannot be read. */
static bool finish_document(struct finish *finish)
{
    strbuf_add(finish->out, "%PDF-1.5\n%\xB5\xED\xAE\xFB\n");
    for (size_t number = 1; number < finish->drawn.size; number++)
        if (!finish->places[number].left_out && !copy_object(finish, number))
            return false;
    if (finish->pages != finish->facts->page_count)
        return false;
    add_profile(finish);
    add_pack(finish);
    add_table(finish);
    return true;
}

/* Another version of cairo may write in other ways. */
static enum status refuse(struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("cairo {version} wrote the PDF in a form that breuk does not know, so "
                             "breuk cannot finish it; install another version of cairo, or ask for "
                             "SVG or PNG where a command has them"),
                          arg_text("version", surface_version())));
    return diag->no_memory ? STATUS_NO_MEMORY : STATUS_UNSUPPORTED;
}

static bool ran_out_of_memory(const struct finish *finish)
{
    return !finish->places || finish->value.failed || finish->packed.failed ||
           finish->starts.failed || finish->out->failed;
}

enum status pdf_finish(const struct strbuf *drawn, const struct pdf_facts *facts,
                       struct strbuf *out, struct diag *diag)
{
    struct strbuf finished = {0};
    struct finish finish = {.facts = facts, .out = &finished};

    if (!pdf_read_table(&finish.drawn, drawn->text, drawn->length))
        return refuse(diag);
    finish.profile = finish.drawn.size;
    finish.pack = finish.profile + 1;
    finish.table = finish.pack + 1;
    finish.places = memory_new(finish.table + 1, sizeof *finish.places);
    bool done = finish.places && finish_document(&finish), failed = ran_out_of_memory(&finish);
    if (done && !failed)
        strbuf_add_bytes(out, finished.text, finished.length);
    memory_free(finish.places);
    strbuf_release(&finished);
    strbuf_release(&finish.value);
    strbuf_release(&finish.packed);
    strbuf_release(&finish.starts);
    if (failed || out->failed)
        return STATUS_NO_MEMORY;
    return done ? STATUS_OK : refuse(diag);
}

static void blank(char *from, const char *to)
{
    memset(from, ' ', (size_t)(to - from));
}

/* "/x6 6 0 R", from its slash: where the next entry or the dictionary's end begins. */
static char *entry_end(char *entry, const char *end)
{
    for (entry++; entry < end && *entry != '/' && *entry != '>'; entry++)
        ;
    return entry;
}

/* In "/x6 6 0 R /x7 7 0 R /x6 6 0 R >>"; where it ends. */
static char *blank_repeated(char *entries, char *end)
{
    char *entry = memchr(entries, '/', (size_t)(end - entries)), *first = entry;

    while (entry && entry < end && *entry == '/') {
        char *next = entry_end(entry, end);
        size_t length = (size_t)(next - entry);
        for (char *before = first; before < entry; before = entry_end(before, end))
            if (memcmp(before, entry, length) == 0) {
                blank(entry, next);
                break;
            }
        entry = next;
    }
    return entry ? entry : end;
}

void pdf_mend(struct strbuf *drawn, bool dated)
{
    static const char objects[] = "/XObject << ", date[] = "/CreationDate (";
    char *at = drawn->text, *end = at + drawn->length;

    while (at && (at = memmem(at, (size_t)(end - at), objects, strlen(objects))))
        at = blank_repeated(at + strlen(objects), end);
    at = dated || !drawn->text ? NULL : memmem(drawn->text, drawn->length, date, strlen(date));
    char *close = at ? memchr(at, ')', (size_t)(end - at)) : NULL;
    if (close)
        blank(at, close + 1);
}
