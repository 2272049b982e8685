/*
 * What the files that read a template share. The part readers know no layers, the inks no parts.
 * For the files of this folder alone.
 */
#ifndef BREUK_RENDER_TEMPLATE_LOADER_H
#define BREUK_RENDER_TEMPLATE_LOADER_H

#include "base/diag.h"
#include "render/template/template.h"
#include "xml/xml.h"

#include <stdbool.h>
#include <stddef.h>

struct named_ink;

/* A template being read. What goes wrong is noted and reading goes on, so that all complaints of a
 * file come at once; it ends early only when memory runs out. */
struct template_loader {
    struct template *template;
    const struct xml_element *root;
    struct named_ink *inks; /* ours, then the file's; in the template's arena */
    const char **names;     /* theirs, for suggestions */
    size_t ink_count;
    struct sign *signs;
    char *image_paths[TEMPLATE_IMAGES]; /* of the template's images; owned */
    struct image_room images;           /* what they take */
    struct diag *diag;
    bool no_memory;
};

/* How many children of that name an element has. */
size_t loader_count(const struct xml_element *parent, const char *name);

/* Zeroed, in the template's arena; of at least one, so that NULL always means that memory ran out,
 * which is noted. */
void *loader_array(struct template_loader *loader, size_t count, size_t size);

/* The text of an attribute; "" where it is missing or wrong, which was complained of. */
const char *loader_text(const struct xml_element *e, const char *name);

/* Adds an error to the diag. */
void loader_complain(struct template_loader *loader, struct position where, struct message message);

/* Reads the path of the attribute d, into the template's arena. */
struct path loader_path(struct template_loader *loader, const struct xml_element *e);

/* Reads each <ink> of the file, before any is asked for. */
void loader_inks(struct template_loader *loader);

/* The ink that an attribute names; dark, after a complaint, where there is none. All are known
 * when the file was right. `seen`: something must be, so that the ink none is complained of. */
struct ink loader_ink(struct template_loader *loader, const struct xml_element *e,
                      const char *attribute, bool seen);

/* Reads one part, of whatever element, once the signs have been read. */
void loader_part(struct template_loader *loader, const struct xml_element *e, struct part *part);

#endif
