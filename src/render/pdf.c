#include "render/pdf.h"

#include <qpdf/qpdf-c.h>

/* In hundredths of a point: finer than any printer, and short to write. */
static qpdf_oh new_box(qpdf_data pdf, struct box box, double page_height)
{
    double corners[4] = {box.x, page_height - box.y - box.height, box.x + box.width,
                         page_height - box.y};
    qpdf_oh array = qpdf_oh_new_array(pdf);

    for (int i = 0; i < 4; i++)
        qpdf_oh_append_item(pdf, array,
                            qpdf_oh_new_real_from_double(pdf, corners[i] * POINTS_PER_MM, 2));
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
    qpdf_oh_replace_key(pdf, preferences, "/Duplex",
                        qpdf_oh_new_name(pdf, duplex[facts->duplex]));
    qpdf_oh_replace_key(pdf, preferences, "/DisplayDocTitle", qpdf_oh_new_bool(pdf, QPDF_TRUE));
    qpdf_oh_replace_key(pdf, root, "/ViewerPreferences", preferences);
    qpdf_oh_replace_key(pdf, root, "/Lang", qpdf_oh_new_unicode_string(pdf, facts->language));
    qpdf_oh_release_all(pdf);
}

static bool failed(qpdf_data pdf, QPDF_ERROR_CODE code)
{
    return (code & QPDF_ERRORS) != 0 || qpdf_has_error(pdf);
}

enum status pdf_finish(const struct strbuf *drawn, const struct pdf_facts *facts,
                       struct strbuf *out)
{
    qpdf_data pdf = qpdf_init();
    enum status status = STATUS_NO_MEMORY;

    qpdf_silence_errors(pdf);
    /* Cairo names a surface twice that it paints twice on a page; libqpdf mends it and would say
     * so. */
    qpdf_set_suppress_warnings(pdf, QPDF_TRUE);
    if (failed(pdf, qpdf_read_memory(pdf, "cairo", drawn->text, drawn->length, NULL)))
        goto out;
    set_boxes(pdf, facts);
    set_catalogue(pdf, facts);
    if (!facts->dated)
        qpdf_set_info_key(pdf, "/CreationDate", NULL);
    if (failed(pdf, qpdf_init_write_memory(pdf)))
        goto out;
    qpdf_set_object_stream_mode(pdf, qpdf_o_generate);
    qpdf_set_deterministic_ID(pdf, QPDF_TRUE);
    if (failed(pdf, qpdf_write(pdf)))
        goto out;
    strbuf_add_bytes(out, (const char *)qpdf_get_buffer(pdf), qpdf_get_buffer_length(pdf));
    status = out->failed ? STATUS_NO_MEMORY : STATUS_OK;
out:
    qpdf_cleanup(&pdf);
    return status;
}
