#include "xml/names.h"

#include "base/hash.h"
#include "base/message.h"
#include "xml/character.h"
#include "xml/xml.h"

#include <assert.h>
#include <string.h>

static_assert(NAME_PLACES >= 2 * XML_NAMES_LIMIT, "the table would fill up");

/* Whether the name stands at that place. */
static bool is_at(const struct names *names, size_t place, const struct xml_source *source,
                  size_t start, size_t length)
{
    return names->place[place].length &&
           same_name(source, names->place[place].start, names->place[place].length, start, length);
}

bool names_take(struct names *names, const struct xml_source *source, size_t start, size_t length,
                uint16_t *place, struct scan_fault *fault)
{
    const char *name = source->bytes + start;

    if (!is_at(names, *place, source, start, length)) {
        size_t at = hash_of(name, length) % NAME_PLACES;
        while (names->place[at].length && !is_at(names, at, source, start, length))
            at = (at + 1) % NAME_PLACES;
        *place = (uint16_t)at;
    }
    bool known = names->place[*place].length != 0;
    bool prefixed = known ? names->place[*place].prefixed
                          : memchr(name, ':', length) || (length == 5 && !memcmp(name, "xmlns", 5));
    names->prefixed += prefixed;
    if (prefixed && names->prefixed > XML_PREFIX_LIMIT)
        return fault_refuse(fault, start,
                            N_("namespaces are not used in these files; take out every xmlns, and "
                               "write names without “:”"));
    if (!known && names->count == XML_NAMES_LIMIT)
        return fault_refuse(
            fault, start,
            N_("here are more than 1000 different names of elements and attributes, and no file of "
               "ours has so many; take out what belongs to another program"));
    if (!known) {
        names->place[*place].start = (uint32_t)start;
        names->place[*place].length = (uint32_t)length;
        names->place[*place].index = (uint16_t)names->count++;
        names->place[*place].prefixed = prefixed;
    }
    return true;
}
