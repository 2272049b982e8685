#include "press/pdf_tree.h"

#include "base/utf8.h"

#include <string.h>

static const char element_begins[] = "<</Type/StructElem", tree_begins[] = "<</Type/StructTreeRoot";

static bool begins(const struct strbuf *value, const char *start)
{
    return strncmp(strbuf_text(value), start, strlen(start)) == 0;
}

bool pdf_is_element(const struct strbuf *value)
{
    return begins(value, element_begins);
}

bool pdf_is_tree(const struct strbuf *value)
{
    return begins(value, tree_begins);
}

/* Adds a text string (7.9.2.2): plain where all of it is ASCII, else in UTF-16. */
static void add_text(struct strbuf *out, const char *text)
{
    bool plain = true;

    for (const char *c = text; *c; c++)
        plain = plain && *c >= ' ' && *c <= '~';
    strbuf_add(out, plain ? "(" : "<FEFF");
    while (*text) {
        uint32_t code = 0;
        text += utf8_first(text, &code);
        if (plain && strchr("()\\", (int)code))
            strbuf_add_char(out, '\\');
        if (plain)
            strbuf_add_char(out, (char)code);
        else if (code < 0x10000)
            strbuf_addf(out, "%04X", code);
        else
            strbuf_addf(out, "%04X%04X", 0xD800 + ((code - 0x10000) >> 10),
                        0xDC00 + ((code - 0x10000) & 0x3FF));
    }
    strbuf_add_char(out, plain ? ')' : '>');
}

/* Cuts the bytes from `at` up to `end`, which lie in the value, out of it. */
static void cut(struct strbuf *value, char *at, const char *end)
{
    memmove(at, end, (size_t)(value->text + value->length - end) + 1);
    value->length -= (size_t)(end - at);
}

/* Adds where a figure lies (14.8.5.4.3), in whole points, on a page of this height. */
static void add_box(struct strbuf *value, struct box box, double page_height)
{
    strbuf_addf(value, "/A<</O/Layout/BBox[%.0f %.0f %.0f %.0f]>>", box.x,
                page_height - box.y - box.height, box.x + box.width, page_height - box.y);
}

bool pdf_complete_element(struct strbuf *value, const struct tag *tag, size_t document,
                          double page_height)
{
    static const char above[] = "/P ", reference[] = " 0 R";
    struct strbuf role = {0};

    strbuf_addf(&role, "/S/%s/", tag_names[tag->role]);
    char *at = value->failed || role.failed ? NULL : strstr(value->text, above);
    char *end = at ? strstr(at, reference) : NULL;
    bool found = end && strstr(value->text, role.text);
    value->failed = value->failed || role.failed;
    strbuf_release(&role);
    if (!found)
        return false;
    cut(value, at, end + strlen(reference));
    value->length -= strlen(">>");
    strbuf_addf(value, "/P %zu 0 R", document);
    if (tag->words) {
        strbuf_add(value, "/Alt");
        add_text(value, tag->words);
    }
    if (tag->box.width > 0)
        add_box(value, tag->box, page_height);
    strbuf_add(value, ">>");
    return true;
}

bool pdf_complete_tree(struct strbuf *value, size_t root, size_t document, struct strbuf *below)
{
    char *at = value->failed ? NULL : strstr(value->text, "/K["),
         *end = at ? strchr(at, ']') : NULL;

    if (!end)
        return false;
    strbuf_addf(below, "<</Type/StructElem/S/Document/P %zu 0 R", root);
    strbuf_add_bytes(below, at, (size_t)(end - at) + 1);
    strbuf_add(below, ">>");
    cut(value, at, end + 1);
    value->length -= strlen(">>");
    strbuf_addf(value, "/K %zu 0 R>>", document);
    return true;
}
