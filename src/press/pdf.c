#include "press/pdf.h"

#include "press/srgb.h"

#include <qpdf/qpdf-c.h>
#include <string.h>

/* To as many places as cairo gives the page's own size: rounded to fewer, a box may be larger than
 * its page, and a print shop's check refuses it. */
static qpdf_oh new_box(qpdf_data pdf, struct box box, double page_height)
{
    double corners[4] = {box.x, page_height - box.y - box.height, box.x + box.width,
                         page_height - box.y};
    qpdf_oh array = qpdf_oh_new_array(pdf);

    for (int i = 0; i < 4; i++)
        qpdf_oh_append_item(pdf, array,
                            qpdf_oh_new_real_from_double(pdf, corners[i] * POINTS_PER_MM, 6));
    return array;
}

static void set_boxes(qpdf_data pdf, const struct pdf_facts *facts)
{
    for (int i = 0; i < facts->page_count; i++) {
        const struct pdf_page *page = &facts->pages[i];
        qpdf_oh object = qpdf_get_page_n(pdf, (size_t)i);
        qpdf_oh_replace_key(pdf, object, "/TrimBox", new_box(pdf, page->trim, page->height));
        qpdf_oh_replace_key(pdf, object, "/BleedBox",
                            new_box(pdf, box_grown(page->trim, page->bleed), page->height));
        qpdf_oh_release_all(pdf);
    }
}

static void set_catalogue(qpdf_data pdf, const struct pdf_facts *facts)
{
    static const char *const duplex[] = {[PDF_SIMPLEX] = "/Simplex",
                                         [PDF_FLIP_LONG_EDGE] = "/DuplexFlipLongEdge",
                                         [PDF_FLIP_SHORT_EDGE] = "/DuplexFlipShortEdge"};
    qpdf_oh root = qpdf_get_root(pdf), preferences = qpdf_oh_new_dictionary(pdf);

    qpdf_oh_replace_key(pdf, preferences, "/PrintScaling", qpdf_oh_new_name(pdf, "/None"));
    qpdf_oh_replace_key(pdf, preferences, "/Duplex", qpdf_oh_new_name(pdf, duplex[facts->duplex]));
    qpdf_oh_replace_key(pdf, preferences, "/DisplayDocTitle", qpdf_oh_new_bool(pdf, QPDF_TRUE));
    qpdf_oh_replace_key(pdf, root, "/ViewerPreferences", preferences);
    qpdf_oh_replace_key(pdf, root, "/Lang", qpdf_oh_new_unicode_string(pdf, facts->language));
    qpdf_oh_release_all(pdf);
}

/*
 * What the colours mean. Of the subtypes that viewers know, this one says how the file's own RGB is
 * to be read; GTS_PDFX would name a printing press. That the file keeps to PDF/A is said by XMP
 * alone, which we do not write.
 */
static enum status set_intent(qpdf_data pdf)
{
    struct strbuf profile = {0};
    qpdf_oh stream = qpdf_oh_new_stream(pdf), intent = qpdf_oh_new_dictionary(pdf),
            intents = qpdf_oh_new_array(pdf);

    srgb_add_profile(&profile);
    if (profile.failed) {
        strbuf_release(&profile);
        return STATUS_NO_MEMORY;
    }
    qpdf_oh_replace_stream_data(pdf, stream, (const unsigned char *)profile.text, profile.length,
                                qpdf_oh_new_null(pdf), qpdf_oh_new_null(pdf));
    strbuf_release(&profile);
    qpdf_oh_replace_key(pdf, qpdf_oh_get_dict(pdf, stream), "/N", qpdf_oh_new_integer(pdf, 3));
    qpdf_oh_replace_key(pdf, intent, "/Type", qpdf_oh_new_name(pdf, "/OutputIntent"));
    qpdf_oh_replace_key(pdf, intent, "/S", qpdf_oh_new_name(pdf, "/GTS_PDFA1"));
    qpdf_oh_replace_key(pdf, intent, "/OutputConditionIdentifier",
                        qpdf_oh_new_string(pdf, SRGB_NAME));
    qpdf_oh_replace_key(pdf, intent, "/Info", qpdf_oh_new_string(pdf, SRGB_NAME));
    qpdf_oh_replace_key(pdf, intent, "/DestOutputProfile", stream);
    qpdf_oh_append_item(pdf, intents, intent);
    qpdf_oh_replace_key(pdf, qpdf_get_root(pdf), "/OutputIntents", intents);
    qpdf_oh_release_all(pdf);
    return STATUS_OK;
}

/*
 * A warning is a failure, too: libqpdf mends what it cannot read, and what it could not read for
 * want of memory it mends by leaving it out. Nothing is left to warn of in what pdf_mend has mended.
 */
static bool failed(qpdf_data pdf)
{
    return qpdf_has_error(pdf) || qpdf_more_warnings(pdf);
}

/* Otherwise libqpdf tells stderr of an error that nobody asked for. */
static void clean_up(qpdf_data *pdf)
{
    if (qpdf_has_error(*pdf))
        qpdf_get_error(*pdf);
    qpdf_cleanup(pdf);
}

enum status pdf_finish(const struct strbuf *drawn, const struct pdf_facts *facts,
                       struct strbuf *out)
{
    qpdf_data pdf = qpdf_init();
    enum status status = STATUS_NO_MEMORY;

    qpdf_silence_errors(pdf);
    qpdf_set_suppress_warnings(pdf, QPDF_TRUE); /* they are looked at, not printed */
    qpdf_read_memory(pdf, "cairo", drawn->text, drawn->length, NULL);
    if (failed(pdf) || qpdf_get_num_pages(pdf) != facts->page_count)
        goto out;
    set_boxes(pdf, facts);
    set_catalogue(pdf, facts);
    if (set_intent(pdf) != STATUS_OK)
        goto out;
    if (!facts->dated)
        qpdf_set_info_key(pdf, "/CreationDate", NULL);
    qpdf_init_write_memory(pdf);
    if (failed(pdf))
        goto out;
    qpdf_set_object_stream_mode(pdf, qpdf_o_generate);
    qpdf_set_deterministic_ID(pdf, QPDF_TRUE);
    qpdf_write(pdf);
    if (failed(pdf))
        goto out;
    strbuf_add_bytes(out, (const char *)qpdf_get_buffer(pdf), qpdf_get_buffer_length(pdf));
    status = out->failed ? STATUS_NO_MEMORY : STATUS_OK;
out:
    clean_up(&pdf);
    return status;
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
