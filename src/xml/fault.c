#include "xml/fault.h"

bool fault_at(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->found = true;
    fault->offset = offset;
    fault->message = message_of(id);
    return false;
}

bool fault_refuse(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->refused = true;
    return fault_at(fault, offset, id);
}

bool fault_edit(struct scan_fault *fault, size_t from, size_t end, const char *text)
{
    fault->edits[fault->edit_count++] = (struct fault_edit){from, end, text};
    return false;
}

void fault_add_bytes(struct scan_fault *fault, const char *name, const struct xml_source *source,
                     size_t from, size_t length)
{
    const char *text = arena_copy_bytes(&fault->texts, source->bytes + from, length);

    message_add(&fault->message, arg_typed(name, text ? text : ""));
}
