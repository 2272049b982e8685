/* Shared by the files that read a template. parts.c knows nothing of layers, which sides.c reads.
 * Private to this folder. */
#ifndef BREUK_RENDER_TEMPLATE_LOADER_H
#define BREUK_RENDER_TEMPLATE_LOADER_H

#include "base/diag.h"
#include "render/template/template.h"
#include "xml/bases.h"
#include "xml/xml.h"

#include <stdbool.h>
#include <stddef.h>

struct named_ink;

/* A template that is being read. A complaint does not end the reading, so that all complaints about
 * a file come at once. */
struct template_loader {
    struct template *template;
    const struct xml_element *roots[1 + XML_BASES]; /* the file's, then those of its bases */
    size_t root_count;
    bool base_lacks;        /* as in struct xml_bases */
    struct named_ink *inks; /* breuk's own, then the files'; in the template's arena */
    const char **names;     /* names of the inks, for suggestions */
    size_t ink_count;
    struct sign *signs;
    char *image_paths[TEMPLATE_IMAGES]; /* paths of the template's images, owned */
    struct image_room images;           /* the room that the images take */
    struct diag *diag;
};

/* Returns whether a child of that name may be missing because it, or a base, was refused. */
bool loader_lacks(const struct template_loader *loader, const char *name);

/* Elements of one kind that stand in several files. */
struct inherited {
    const struct xml_element **elements; /* in the template's arena */
    size_t count;
};

/* The elements that are inherited, and how. */
struct inheritance {
    const char *parent;  /* the element that they stand in; NULL: the root */
    const char *name;    /* of the elements */
    bool nameless_first; /* one without a name takes the place of the first */
    bool only_known;     /* an element with a name must take the place of another */
};

/* Merges the elements of the file and its bases. Those of the base come first; all of one name are
 * replaced, at the place of the first, by the file's elements of that name, and elements that
 * replace nothing follow. */
struct inherited loader_inherit(struct template_loader *loader, const struct inheritance *how);

/* Returns a zeroed array in the template's arena, with room for one more than `count`. */
void *loader_array(struct template_loader *loader, size_t count, size_t size);

/* Returns the text of an attribute, or "" if it is missing or wrong, which has been complained of.
 */
const char *loader_text(const struct xml_element *e, const char *name);

/* Adds an error to the diag. */
void loader_complain(struct template_loader *loader, struct position where, struct message message);

/* Reads the path of the attribute d into the template's arena; empty if it is missing or wrong. */
struct path loader_path(struct template_loader *loader, const struct xml_element *e);

/* Returns the ink that an attribute names; if there is none, complains and returns dark. Nothing is
 * said if the ink may be one that the file got wrong. `seen`: complains of the ink "none", too. */
struct ink loader_ink(struct template_loader *loader, const struct xml_element *e,
                      const char *attribute, bool seen);

/* Reads one part of any element; the signs must have been read. */
void loader_part(struct template_loader *loader, const struct xml_element *e, struct part *part);

/* Reads the layers of the face, and the backs; the signs must have been read. */
void loader_sides(struct template_loader *loader);

#endif
