#include "xml/names.h"

#include "base/hash.h"
#include "base/message.h"
#include "xml/character.h"
#include "xml/xml.h"

#include <assert.h>
#include <string.h>

static_assert(NAME_PLACES >= 2 * XML_NAMES_LIMIT, "the table would fill up");

static bool is_prefixed(const char *name, size_t length)
{
    return memchr(name, ':', length) || (length == 5 && !memcmp(name, "xmlns", 5));
}

const char *names_take(struct names *names, const struct xml_source *source, size_t start,
                       size_t length, uint16_t *index)
{
    const char *name = source->bytes + start;
    size_t place = hash_of(name, length) % NAME_PLACES;
    bool known = false;

    for (; names->place[place].length && !known; place = (place + !known) % NAME_PLACES)
        known =
            same_name(source, names->place[place].start, names->place[place].length, start, length);
    bool prefixed = known ? names->place[place].prefixed : is_prefixed(name, length);
    names->prefixed += prefixed;
    if (prefixed && names->prefixed > XML_PREFIX_LIMIT)
        return N_("namespaces are not used in these files; take out every xmlns, and write names "
                  "without “:”");
    if (!known && names->count == XML_NAMES_LIMIT)
        return N_("here are more than 1000 different names of elements and attributes, and no file "
                  "of ours has so many; take out what belongs to another program");
    if (!known) {
        names->place[place].start = (uint32_t)start;
        names->place[place].length = (uint32_t)length;
        names->place[place].index = (uint16_t)names->count++;
        names->place[place].prefixed = prefixed;
    }
    *index = names->place[place].index;
    return NULL;
}
