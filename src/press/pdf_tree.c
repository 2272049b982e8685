#include "press/pdf_tree.h"

#include <math.h>
#include <string.h>

bool pdf_is_tree(const struct strbuf *value)
{
    return text_begins(strbuf_text(value), "<</Type/StructTreeRoot");
}

bool pdf_begins_element(struct pdf_text *in)
{
    struct pdf_text here = *in;
    bool begins = pdf_read_word(&here, "<<") && pdf_read_word(&here, "/Type") &&
                  pdf_read_word(&here, "/StructElem");

    *in = begins ? here : *in;
    return begins;
}

/* Cuts the bytes from `at` up to `end`, which lie in the value, out of it. */
static void cut(struct strbuf *value, char *at, const char *end)
{
    memmove(at, end, (size_t)(value->text + value->length - end) + 1);
    value->length -= (size_t)(end - at);
}

/* Adds where a figure lies (14.8.5.4.3), in whole points, on a page of this height. */
static void add_figure_box(struct strbuf *out, struct box box, double page_height)
{
    strbuf_addf(out, "/A<</O/Layout/BBox[%ld %ld %ld %ld]>>", lround(box.x),
                lround(page_height - box.y - box.height), lround(box.x + box.width),
                lround(page_height - box.y));
}

/* Adds a list of the tags that belong to a group, the one with this index from 1; 0: to none. What
 * belongs to a group comes right after it. */
static void add_kids(struct strbuf *out, const struct tags *tags, const size_t *objects,
                     size_t group)
{
    strbuf_add(out, "/K[");
    for (size_t i = group; i < tags->count && tags->list[i].parent >= group; i++)
        if (tags->list[i].parent == group && !tags->list[i].part)
            strbuf_addf(out, "%s%zu 0 R", out->text[out->length - 1] == '[' ? "" : " ", objects[i]);
    strbuf_add(out, "]");
}

bool pdf_copy_element(struct pdf_text *in, const struct tag *tag, size_t parent, double page_height,
                      struct strbuf *out)
{
    if (!pdf_read_word(in, "/S") || !pdf_read_word(in, "/") ||
        !pdf_read_word(in, tag_names[tag->drawn]) || !pdf_read_word(in, "/P") ||
        !pdf_copy_value(in, NULL))
        return false;
    strbuf_addf(out, "<</S/%s/P %zu 0 R", tag_names[tag->role], parent);
    while (!pdf_read_word(in, ">>"))
        if (!pdf_copy_value(in, out))
            return false;
    if (tag->words) {
        strbuf_add(out, tag->role == TAG_SPAN ? "/ActualText" : "/Alt");
        pdf_add_text(out, tag->words);
    }
    if (tag->box.width > 0)
        add_figure_box(out, tag->box, page_height);
    strbuf_add(out, ">>");
    return true;
}

void pdf_add_group(const struct tags *tags, const size_t *objects, size_t group, size_t parent,
                   struct strbuf *out)
{
    strbuf_addf(out, "<</S/%s/P %zu 0 R",
                group ? tag_names[tags->list[group - 1].role] : "Document", parent);
    if (group && tags->list[group - 1].role == TAG_HEAD)
        strbuf_add(out, "/A<</O/Table/Scope/Column>>");
    add_kids(out, tags, objects, group);
    strbuf_add(out, ">>");
}

bool pdf_complete_tree(struct strbuf *value, size_t document)
{
    char *at = strstr(value->text, "/K["), *end = at ? strchr(at, ']') : NULL;

    if (!end)
        return false;
    cut(value, at, end + 1);
    value->length -= strlen(">>");
    strbuf_addf(value, "/K %zu 0 R>>", document);
    return true;
}
