#include "xml/names.h"

#include "base/message.h"
#include "xml/xml.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

static_assert(NAME_PLACES >= 2 * XML_NAMES_LIMIT, "the table would fill up");

static bool is_prefixed(const char *name, size_t length)
{
    return memchr(name, ':', length) || (length == 5 && !memcmp(name, "xmlns", 5));
}

/* FNV-1a, 32 bits (Fowler, Noll, Vo). */
static uint32_t hash_of(const char *name, size_t length)
{
    uint32_t hash = 2166136261;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * 16777619;
    return hash;
}

const char *names_take(struct names *names, const struct xml_source *source, size_t start,
                       size_t length)
{
    const char *name = source->bytes + start;

    if (is_prefixed(name, length) && ++names->prefixed > XML_PREFIX_LIMIT)
        return N_("namespaces are not used in these files; take out every xmlns, and write names "
                  "without “:”");
    size_t place = hash_of(name, length) % NAME_PLACES;
    for (; names->place[place].length; place = (place + 1) % NAME_PLACES)
        if (names->place[place].length == length &&
            !memcmp(source->bytes + names->place[place].start, name, length))
            return NULL;
    if (++names->count > XML_NAMES_LIMIT)
        return N_("here are more than 1000 different names of elements and attributes, and no file "
                  "of ours has so many; take out what belongs to another program");
    names->place[place].start = (uint32_t)start;
    names->place[place].length = (uint32_t)length;
    return NULL;
}
