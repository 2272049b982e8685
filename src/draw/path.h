/* Reads path data, as in SVG: M L H V C Q A Z, where capital letters are absolute and small ones
 * relative. */
#ifndef BREUK_DRAW_PATH_H
#define BREUK_DRAW_PATH_H

#include "base/memory.h"
#include "base/message.h"
#include "base/status.h"

#include <stddef.h>

/* What a step of a path does. */
enum path_verb { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE };

/* A step of a path. */
struct path_step {
    enum path_verb verb;
    double at[6]; /* x, y; for a curve two control points, then its end */
};

/* A path, in which arcs and quadratic curves have become cubic ones. The steps belong to the arena
 * that path_read gets. */
struct path {
    const struct path_step *steps;
    size_t count;
};

/* Reads path data. STATUS_INVALID: *why says what is wrong at byte *offset of the text. */
enum status path_read(struct path *out, const char *text, struct arena *arena, size_t *offset,
                      struct message *why);

#endif
