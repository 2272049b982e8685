/* Elements and attributes whose names have a character that no name can have: <wild+4/>. */
#include "xml/mend.h"

#include "xml/character.h"
#include "xml/other_word.h"

enum { GRAMMAR_NAMES = 64 /* elements of a grammar of which one may be meant */ };

/* Says of an attribute whose name has a character that no name can have that it is meant without.
 */
static void mend_attribute(const struct xml_source *source, struct scan_fault *fault)
{
    size_t length = over_name(source, fault->open) - fault->open;
    struct strbuf name = {0};

    for (size_t i = 0; i < length; i++)
        if (scan_may_be_name(source->bytes + fault->open + i, 1))
            strbuf_add_char(&name, source->bytes[fault->open + i]);
    const char *meant = arena_copy_text(&fault->texts, strbuf_text(&name));
    const char *typed = arena_copy_bytes(&fault->texts, source->bytes + fault->open, length);
    strbuf_release(&name);
    if (!value_is_name(meant))
        return;
    fault_edit(fault, fault->open, fault->open + length, meant);
    fault->message = message_with(N_("“{name}” cannot be a name; did you mean “{near}”?"),
                                  arg_typed("name", typed), arg_text("near", meant));
}

void mend_misnamed(const struct grammar *grammar, const struct xml_source *source,
                   struct scan_fault *fault)
{
    const char *names[GRAMMAR_NAMES];
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault none = {0};
    struct scan_tag tag;
    size_t count = 0;

    if (source->bytes[fault->open - 1] != '<') {
        mend_attribute(source, fault);
        return;
    }
    bool good = scan_tag(source, fault->open - 1, &tag, attributes, &none);
    arena_release(&none.texts);
    size_t length = over_name(source, fault->open) - fault->open;
    const char *name = arena_copy_bytes(&fault->texts, source->bytes + fault->open, length);
    for (; count < grammar->element_count && count < GRAMMAR_NAMES; count++)
        names[count] = grammar->elements[count].name;
    const char *near = good ? other_word_nearest(name, names, count) : NULL;
    size_t closing = near && !tag.empty ? scan_closing(source, &tag) : 0;
    if (!near || (!tag.empty && !closing))
        return;
    fault_edit(fault, fault->open, fault->open + length, near);
    if (closing)
        fault_edit(fault, closing + 2, closing + 2 + length, near);
    fault->message = message_with(N_("“{name}” cannot be a name; did you mean <{near}>?"),
                                  arg_typed("name", name), arg_text("near", near));
}
