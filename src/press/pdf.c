#include "press/pdf.h"

#include "base/hash.h"
#include "base/memory.h"
#include "draw/surface.h"
#include "press/pdf_content.h"
#include "press/pdf_syntax.h"
#include "press/pdf_tree.h"
#include "press/srgb.h"
#include "press/true_type.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

/* Adds text as XML has it; a control character, which XML cannot have, as a space. */
static void add_text(struct strbuf *out, const char *text)
{
    for (; *text; text++)
        if (*text == '&' || *text == '<' || *text == '>') /* "]]>" may not stand in a text */
            strbuf_add(out, *text == '&' ? "&amp;" : *text == '<' ? "&lt;" : "&gt;");
        else
            strbuf_add_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
}

/* Adds what a PDF says of itself in XMP (ISO 16684-1), for programs that do not read its own
 * metadata: a packet with the title, which is UTF-8, and the language, such as "nl". It claims no
 * standard. */
static void add_xmp(struct strbuf *out, const char *title, const char *language)
{
    strbuf_add(out, "<?xpacket begin='\uFEFF' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
                    "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
                    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
                    "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/'>"
                    "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>");
    add_text(out, title);
    strbuf_addf(out,
                "</rdf:li></rdf:Alt></dc:title>"
                "<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>"
                "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end='r'?>",
                language);
}

/* Returns where the entry "/x6 6 0 R" ends: at the next one's slash, or at the end of the
 * dictionary. */
static char *entry_end(char *entry, const char *end)
{
    for (entry++; entry < end && *entry != '/' && *entry != '>'; entry++)
        ;
    return entry;
}

/* Blanks out the second "/x6 6 0 R" of "/x6 6 0 R /x7 7 0 R /x6 6 0 R >>". Returns where these
 * entries end. */
static char *blank_repeated(char *entries, char *end)
{
    char *entry = memchr(entries, '/', (size_t)(end - entries)), *first = entry;

    while (entry && entry < end && *entry == '/') {
        char *next = entry_end(entry, end);
        size_t length = (size_t)(next - entry);
        for (char *before = first; before < entry; before = entry_end(before, end))
            if (memcmp(before, entry, length) == 0) {
                memset(entry, ' ', length);
                break;
            }
        entry = next;
    }
    return entry ? entry : end;
}

void pdf_untag(struct strbuf *drawn)
{
    static const char catalogue[] = "/Type /Catalog", tree[] = "/StructTreeRoot ";
    char *end = drawn->text + drawn->length;
    char *at =
        drawn->text ? memmem(drawn->text, drawn->length, catalogue, strlen(catalogue)) : NULL;

    at = at ? memmem(at, (size_t)(end - at), tree, strlen(tree)) : NULL;
    char *reference = at ? memmem(at, (size_t)(end - at), " R", strlen(" R")) : NULL;
    if (reference)
        memset(at, ' ', (size_t)(reference + strlen(" R") - at));
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
        memset(at, ' ', (size_t)(close + 1 - at));
}

/* How hard zlib looks for repetitions. With 5, files are as small as with 6, its usual level, to a
 * thousandth; with 4 they are a fortieth larger, and a deck is printed in a fiftieth less time,
 * which keeps the template plain well within its bounds of both. */
enum { LEVEL = 4 };

/* A PDF being finished. */
struct finish {
    const struct pdf_facts *facts;
    struct pdf_table drawn;
    struct pdf_place *places; /* where each object is */
    /* Objects of ours, after those that cairo wrote. */
    size_t profile, metadata, document, pack, table;
    bool tagged;                   /* the tree of pieces is kept */
    size_t *objects;               /* the number of each tag's object */
    size_t root;                   /* of the tree's root; 0: not found yet */
    size_t element;                /* the tag of the next element that is found */
    struct strbuf value;           /* the value of the object in hand */
    struct strbuf plain, content;  /* a stream, and what it becomes */
    z_stream deflating, inflating; /* zlib's, for one stream after the other */
    struct strbuf packed, starts;  /* packed values, and the number and start of each */
    size_t packed_count;
    int pages;    /* how many pages were found so far, … */
    int contents; /* … and the content of how many */
    struct strbuf *out;
};

/* Adds a stream; the dictionary lacks only the length and its own end. */
static void add_stream(struct finish *finish, size_t number, const struct strbuf *dictionary,
                       const char *bytes, size_t length)
{
    struct strbuf *out = finish->out;

    finish->places[number] = (struct pdf_place){.field = {PDF_PLAIN, out->length}};
    strbuf_addf(out, "%zu 0 obj\n", number);
    strbuf_add_bytes(out, strbuf_text(dictionary), dictionary->length);
    strbuf_addf(out, "/Length %zu>>\nstream\n", length);
    strbuf_add_bytes(out, bytes, length);
    strbuf_add(out, "\nendstream\nendobj\n");
}

/* Compresses a stream, as its dictionary already says, and adds it. Content streams, which are
 * mostly numbers, become smaller with Z_FILTERED, all others with Z_DEFAULT_STRATEGY. */
static void add_compressed(struct finish *finish, size_t number, const struct strbuf *dictionary,
                           const struct strbuf *plain, int strategy)
{
    z_stream *stream = &finish->deflating;
    uLong size = deflateBound(stream, plain->length);
    Bytef *compressed = memory_new(size, 1);

    stream->next_out = compressed;
    stream->avail_out = (uInt)size;
    stream->avail_in = 0;
    if (deflateParams(stream, LEVEL, strategy) != Z_OK)
        memory_give_up();
    stream->next_in = (Bytef *)(uintptr_t)strbuf_text(plain);
    stream->avail_in = (uInt)plain->length;
    if (deflate(stream, Z_FINISH) != Z_STREAM_END)
        memory_give_up();
    add_stream(finish, number, dictionary, (const char *)compressed, size - stream->avail_out);
    deflateReset(stream);
    memory_free(compressed);
}

/* Adds a box in points, with as many decimals as cairo writes for the page's own size: rounded to
 * fewer, a box may be larger than its page, and a print shop's check refuses that. */
static void add_box(struct strbuf *out, const char *name, struct box box, double page_height)
{
    const double corners[] = {box.x, page_height - box.y - box.height, box.x + box.width,
                              page_height - box.y};

    strbuf_addf(out, "/%s[", name);
    for (int i = 0; i < 4; i++) {
        strbuf_addf(out, " %.6f", corners[i] * POINTS_PER_MM);
        while (out->text[out->length - 1] == '0')
            out->length--;
        if (out->text[out->length - 1] == '.')
            out->length--;
    }
    strbuf_add_char(out, ']');
}

/* Sets `plain` to what the compressed bytes hold. False: they are damaged. */
static bool read_plain(struct finish *finish, const char *bytes, size_t length)
{
    char part[16384];
    z_stream *stream = &finish->inflating;
    int result = inflateReset(stream);

    stream->next_in = (Bytef *)(uintptr_t)bytes;
    stream->avail_in = (uInt)length;
    strbuf_clear(&finish->plain);
    while (result == Z_OK) {
        stream->next_out = (Bytef *)part;
        stream->avail_out = sizeof part;
        result = inflate(stream, Z_NO_FLUSH);
        strbuf_add_bytes(&finish->plain, part, sizeof part - stream->avail_out);
    }
    if (result == Z_MEM_ERROR)
        memory_give_up();
    return result == Z_STREAM_END;
}

/* Adds a stream of which nothing changes, compressed by us if by Flate: as cairo left it, it may be
 * only stored (stream_compression.c). */
static void add_unchanged(struct finish *finish, size_t number, const char *bytes, size_t length)
{
    if (pdf_has(&finish->value, "/Filter/FlateDecode") && read_plain(finish, bytes, length))
        add_compressed(finish, number, &finish->value, &finish->plain, Z_DEFAULT_STRATEGY);
    else
        add_stream(finish, number, &finish->value, bytes, length);
}

/* Copies a font, without its hints if it is TrueType (ISO 32000-1, 9.9). Its dictionary gives its
 * length before compression. */
static bool copy_font(struct finish *finish, size_t number, const char *bytes, size_t length)
{
    struct strbuf *unhinted = &finish->content, *dictionary = &finish->value;
    const struct strbuf *font = &finish->plain;
    size_t whole;
    bool reference;

    if (!pdf_take_entry(dictionary, "/Length1 ", &whole, &reference) || reference)
        return false;
    strbuf_clear(unhinted);
    if (read_plain(finish, bytes, length) && font->length <= whole &&
        true_type_add_unhinted(unhinted, strbuf_text(font), font->length)) {
        strbuf_addf(dictionary, "/Length1 %zu", unhinted->length);
        add_compressed(finish, number, dictionary, unhinted, Z_DEFAULT_STRATEGY);
    } else {
        strbuf_addf(dictionary, "/Length1 %zu", whole);
        add_unchanged(finish, number, bytes, length);
    }
    return true;
}

/* Returns whether a stream with this open dictionary may be a content stream: that of a page, whose
 * dictionary says nothing else, of a form or of a pattern. */
static bool may_be_content(const struct strbuf *dictionary)
{
    static const char bare[] = "<</Filter/FlateDecode";

    return pdf_has(dictionary, "/Filter/FlateDecode") &&
           (dictionary->length == strlen(bare) || pdf_has(dictionary, "/Subtype/Form") ||
            pdf_has(dictionary, "/PatternType 1"));
}

/* Adds a stream, written again if it is a content stream. */
static void add_content(struct finish *finish, size_t number, const char *bytes, size_t length)
{
    static const char page_begins[] = "1 0 0 -1 0 ";
    const struct strbuf *plain = &finish->plain;
    struct strbuf *content = &finish->content;
    bool known = read_plain(finish, bytes, length);
    bool page = text_begins(strbuf_text(plain), page_begins);
    const struct tags *tags = page && finish->tagged ? finish->facts->tags : NULL;

    strbuf_clear(content);
    finish->contents += page; /* cairo writes the content of the pages in their order */
    known = known &&
            pdf_add_content(content, strbuf_text(plain), plain->length, tags, finish->contents);
    if (known)
        add_compressed(finish, number, &finish->value, content, Z_FILTERED);
    else
        add_unchanged(finish, number, bytes, length);
}

/* Copies a stream whose keyword "stream" has been read. */
static bool copy_stream(struct finish *finish, size_t number, struct pdf_text *in)
{
    size_t length;
    bool reference;

    if (!pdf_take_entry(&finish->value, "/Length ", &length, &reference))
        return false;
    if (reference) { /* the length is an object of its own, which is left out */
        size_t object = length;
        struct pdf_text at;
        if (!pdf_find_object(&finish->drawn, object, &at) || !pdf_read_number(&at, &length) ||
            !pdf_read_word(&at, "endobj"))
            return false;
        finish->places[object] = (struct pdf_place){.left_out = true};
    }
    in->at += in->at < in->end && *in->at == '\r';
    if (in->at == in->end || *in->at != '\n' || length >= (size_t)(in->end - in->at))
        return false;
    const char *bytes = in->at + 1;
    in->at = bytes + length;
    if (!pdf_reopen(&finish->value))
        return false;
    if (may_be_content(&finish->value))
        add_content(finish, number, bytes, length);
    else if (!pdf_has(&finish->value, "/Length1 ") || pdf_has(&finish->value, "/Length2 "))
        add_unchanged(finish, number, bytes, length);
    else if (!copy_font(finish, number, bytes, length))
        return false;
    return pdf_read_word(in, "endstream") && pdf_read_word(in, "endobj");
}

/* Puts a value into the pack. */
static void add_packed(struct finish *finish, size_t number, const struct strbuf *value)
{
    finish->places[number] =
        (struct pdf_place){.field = {PDF_PACKED, finish->pack, finish->packed_count++}};
    strbuf_addf(&finish->starts, "%zu %zu ", number, finish->packed.length);
    strbuf_add_bytes(&finish->packed, strbuf_text(value), value->length);
    strbuf_add_char(&finish->packed, '\n');
}

/* Returns the number of the object to which a tag belongs. */
static size_t parent_of(const struct finish *finish, const struct tag *tag)
{
    return tag->parent ? finish->objects[tag->parent - 1] : finish->document;
}

/* Goes to the next tag that cairo has an element of. */
static void pass_groups(struct finish *finish)
{
    const struct tags *tags = finish->facts->tags;

    while (finish->tagged && finish->element < tags->count && tags->list[finish->element].group)
        finish->element++;
}

/* Copies an element of the tree of a tagged document into the pack. False: it is not as
 * expected. */
static bool copy_element(struct finish *finish, size_t number, struct pdf_text *in)
{
    const struct pdf_facts *facts = finish->facts;

    pass_groups(finish);
    if (!finish->tagged || finish->element == facts->tags->count)
        return !finish->tagged;
    finish->objects[finish->element] = number;
    const struct tag *tag = &facts->tags->list[finish->element++];
    if (tag->part) { /* its figure is marked round it, so nothing refers to this one any more */
        finish->places[number].left_out = true;
        return true;
    }
    if (tag->page > facts->page_count ||
        !pdf_copy_element(in, tag, parent_of(finish, tag),
                          facts->pages[tag->page - 1].height * POINTS_PER_MM, &finish->value))
        return false;
    add_packed(finish, number, &finish->value);
    return true;
}

/* Adds the document and the groups, once all elements were found. */
static void add_groups(struct finish *finish)
{
    const struct tags *tags = finish->facts->tags;

    for (size_t i = 0; i <= tags->count; i++) {
        const struct tag *group = i ? &tags->list[i - 1] : NULL;
        if (group && !group->group)
            continue;
        strbuf_clear(&finish->value);
        pdf_add_group(tags, finish->objects, i, group ? parent_of(finish, group) : finish->root,
                      &finish->value);
        add_packed(finish, group ? finish->objects[i - 1] : finish->document, &finish->value);
    }
}

/* Takes the parts of figures, which are left out, from a list of the elements that the marks of a
 * page belong to (14.7.4.4). Any other value stays as it is. */
static void forget_parts(struct finish *finish, struct strbuf *value)
{
    struct pdf_text in = {strbuf_text(value), strbuf_text(value) + value->length};
    struct strbuf *kept = &finish->plain;
    size_t number, generation;

    strbuf_clear(kept);
    if (!pdf_read_word(&in, "["))
        return;
    strbuf_add_char(kept, '[');
    while (!pdf_read_word(&in, "]")) {
        if (!pdf_read_number(&in, &number) || !pdf_read_number(&in, &generation) ||
            !pdf_read_word(&in, "R") || number >= finish->drawn.size)
            return;
        strbuf_addf(kept, finish->places[number].left_out ? "null " : "%zu 0 R ", number);
    }
    strbuf_add_char(kept, ']');
    strbuf_clear(value);
    strbuf_add_bytes(value, strbuf_text(kept), kept->length);
}

/* Copies an object: a stream as it is, anything else into the pack. Pages get their boxes, and the
 * catalogue what we add to it. */
static bool copy_object(struct finish *finish, size_t number)
{
    static const char *const duplex[] = {[PDF_SIMPLEX] = "Simplex",
                                         [PDF_FLIP_LONG_EDGE] = "DuplexFlipLongEdge",
                                         [PDF_FLIP_SHORT_EDGE] = "DuplexFlipShortEdge"};
    static const char page_begins[] = "<</Type/Page/";
    struct strbuf *value = &finish->value;
    struct pdf_text in;

    strbuf_clear(value);
    if (!pdf_find_object(&finish->drawn, number, &in))
        return false;
    if (pdf_begins_element(&in))
        return copy_element(finish, number, &in);
    if (!pdf_copy_value(&in, value))
        return false;
    if (pdf_read_word(&in, "stream"))
        return copy_stream(finish, number, &in);
    if (text_begins(strbuf_text(value), page_begins)) {
        if (finish->pages == finish->facts->page_count || !pdf_reopen(value))
            return false;
        /* The colours in which a page is put together: they are RGB, and a shop would make black
         * of four inks. */
        pdf_take_dictionary(value, "/Group<<");
        const struct pdf_page *page = &finish->facts->pages[finish->pages++];
        const struct box whole = {0, 0, page->width, page->height};
        add_box(value, "TrimBox", box_grown(whole, -page->bleed), page->height);
        add_box(value, "BleedBox", whole, page->height);
        strbuf_add(value, finish->tagged ? "/Tabs/S>>" : ">>");
    }
    if (number == finish->drawn.root) {
        /*
         * The catalogue says what a viewer is to do, and what the colours mean. Of the intents that
         * viewers know, GTS_PDFA1 says how to read the file's own RGB; GTS_PDFX would name a
         * printing press. This does not claim that the file conforms to PDF/A: only XMP could, and
         * ours does not.
         */
        if (!pdf_reopen(value))
            return false;
        strbuf_addf(value,
                    "/ViewerPreferences<</PrintScaling/None/Duplex/%s/DisplayDocTitle true>>"
                    "/Lang(%s)/Metadata %zu 0 R",
                    duplex[finish->facts->duplex], finish->facts->language, finish->metadata);
        size_t tree;
        bool reference;
        pdf_take_dictionary(value, "/MarkInfo<<");
        if (finish->tagged)
            strbuf_add(value, "/MarkInfo<</Marked true>>");
        else
            pdf_take_entry(value, "/StructTreeRoot ", &tree, &reference);
        strbuf_addf(value,
                    "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(%s)"
                    "/Info(%s)/DestOutputProfile %zu 0 R>>]>>",
                    SRGB_NAME, SRGB_NAME, finish->profile);
    }
    if (finish->tagged && pdf_is_tree(value)) {
        finish->root = number;
        if (!pdf_complete_tree(value, finish->document))
            return false;
    }
    if (finish->tagged)
        forget_parts(finish, value);
    add_packed(finish, number, value);
    return pdf_read_word(&in, "endobj");
}

/* Returns whether all pieces and the root above them were found, if they are wanted. */
static bool is_tagged_whole(struct finish *finish)
{
    pass_groups(finish);
    return !finish->tagged || (finish->element == finish->facts->tags->count && finish->root);
}

/* Writes the whole file. False: what cairo wrote cannot be read. */
static bool finish_document(struct finish *finish)
{
    struct strbuf dictionary = {0}, profile = {0}, lines = {0}, *out = finish->out;
    int widths[PDF_PLACE_FIELDS];

    strbuf_add(out, "%PDF-1.5\n%\xB5\xED\xAE\xFB\n");
    for (size_t number = 1; number < finish->drawn.size; number++)
        if (!finish->places[number].left_out && !copy_object(finish, number))
            return false;
    if (finish->pages != finish->facts->page_count || !is_tagged_whole(finish))
        return false;
    if (finish->tagged)
        add_groups(finish);
    srgb_add_profile(&profile);
    strbuf_add(&dictionary, "<</N 3/Filter/FlateDecode");
    add_compressed(finish, finish->profile, &dictionary, &profile, Z_DEFAULT_STRATEGY);
    strbuf_clear(&dictionary);
    strbuf_clear(&finish->plain);
    add_xmp(&finish->plain, finish->facts->title, finish->facts->language);
    strbuf_add(&dictionary, "<</Type/Metadata/Subtype/XML"); /* to be found, it is not compressed */
    add_stream(finish, finish->metadata, &dictionary, strbuf_text(&finish->plain),
               finish->plain.length);
    strbuf_clear(&dictionary);
    strbuf_addf(&dictionary, "<</Type/ObjStm/N %zu/First %zu/Filter/FlateDecode",
                finish->packed_count, finish->starts.length);
    strbuf_add_bytes(&finish->starts, strbuf_text(&finish->packed), finish->packed.length);
    add_compressed(finish, finish->pack, &dictionary, &finish->starts, Z_DEFAULT_STRATEGY);
    /* This is the cross-reference stream, which is the trailer, too. */
    unsigned long long id[2] = {hash_bytes(HASH_START, out->text, out->length),
                                hash_bytes(out->length, out->text, out->length)};
    size_t at = out->length;
    finish->places[finish->table] = (struct pdf_place){.field = {PDF_PLAIN, at}};
    pdf_add_places(&lines, finish->places, finish->table + 1, widths);
    strbuf_clear(&dictionary);
    strbuf_addf(&dictionary,
                "<</Type/XRef/Size %zu/W[%d %d %d]/Root %zu 0 R/Info %zu 0 R"
                "/ID[<%016llx%016llx><%016llx%016llx>]/Filter/FlateDecode",
                finish->table + 1, widths[0], widths[1], widths[2], finish->drawn.root,
                finish->drawn.info, id[0], id[1], id[0], id[1]);
    add_compressed(finish, finish->table, &dictionary, &lines, Z_DEFAULT_STRATEGY);
    strbuf_addf(out, "startxref\n%zu\n%%%%EOF\n", at);
    strbuf_release(&lines);
    strbuf_release(&profile);
    strbuf_release(&dictionary);
    return true;
}

/* Gives each group the number of an object, and returns the next. */
static size_t number_groups(struct finish *finish)
{
    const struct tags *tags = finish->facts->tags;
    size_t next = finish->document + 1;

    finish->objects = memory_new(tags->count, sizeof *finish->objects);
    for (size_t i = 0; i < tags->count; i++)
        if (tags->list[i].group)
            finish->objects[i] = next++;
    return next;
}

/* Writes the whole file, tagged or not, and adds it to `out`. STATUS_UNSUPPORTED: what cairo wrote
 * cannot be read. */
static enum status finish_as(const struct pdf_table *drawn, const struct pdf_facts *facts,
                             bool tagged, struct strbuf *out)
{
    struct strbuf finished = {0};
    struct finish finish = {.facts = facts, .drawn = *drawn, .tagged = tagged, .out = &finished};

    finish.profile = drawn->size;
    finish.metadata = finish.profile + 1;
    finish.document = finish.metadata + 1;
    finish.pack = tagged ? number_groups(&finish) : finish.document;
    finish.table = finish.pack + 1;
    finish.places = memory_new(finish.table + 1, sizeof *finish.places);
    if (deflateInit(&finish.deflating, LEVEL) != Z_OK || inflateInit(&finish.inflating) != Z_OK)
        memory_give_up();
    bool done = finish_document(&finish);
    if (done)
        strbuf_add_bytes(out, finished.text, finished.length);
    deflateEnd(&finish.deflating);
    inflateEnd(&finish.inflating);
    memory_free(finish.places);
    memory_free(finish.objects);
    strbuf_release(&finished);
    strbuf_release(&finish.plain);
    strbuf_release(&finish.content);
    strbuf_release(&finish.value);
    strbuf_release(&finish.packed);
    strbuf_release(&finish.starts);
    return done ? STATUS_OK : STATUS_UNSUPPORTED;
}

/* Warns that what cairo wrote is not as expected; another version of cairo may write in other
 * ways. */
static void warn(const char *id, struct diag *diag)
{
    diag_add(diag, SEVERITY_WARNING, (struct position){0},
             message_with(id, arg_text("version", surface_version())));
}

enum status pdf_finish(const struct strbuf *drawn, const struct pdf_facts *facts,
                       struct strbuf *out, struct diag *diag)
{
    struct pdf_table table = {0};
    bool known = pdf_read_table(&table, drawn->text, drawn->length);
    bool tagged = facts->tags && facts->tags->count > 0;
    enum status status = known ? finish_as(&table, facts, tagged, out) : STATUS_UNSUPPORTED;

    if (known && tagged && status == STATUS_UNSUPPORTED) {
        status = finish_as(&table, facts, false, out);
        if (status == STATUS_OK) {
            warn(N_("cairo {version} tagged the PDF in a form that breuk does not "
                    "recognize, so breuk left out the tags, and screen readers cannot say "
                    "the cards; install another version of cairo"),
                 diag);
            return STATUS_OK;
        }
    }
    if (status != STATUS_UNSUPPORTED)
        return status;
    strbuf_add_bytes(out, strbuf_text(drawn), drawn->length);
    warn(N_("cairo {version} wrote the PDF in a form that breuk does not recognize, so "
            "breuk left it as it is: screen readers cannot say the cards, viewers are not "
            "told to keep the size, nor print shops where to cut; install another version "
            "of cairo"),
         diag);
    return STATUS_OK;
}
