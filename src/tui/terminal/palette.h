/*
 * Which colours a cell has on a terminal: of 256, of which only those beyond the first 16 look the
 * same everywhere, of eight, or none. Source: docs/design/terminal.md, “Roles and colours”.
 */
#ifndef BREUK_TUI_PALETTE_H
#define BREUK_TUI_PALETTE_H

#include "deck/deck.h"
#include "tui/cells.h"

enum colour_depth {
    DEPTH_NONE, /* reverse and bold alone */
    DEPTH_8,    /* the terminal's own colours for text, four more for bands */
    DEPTH_256
};

/* How a cell looks. Colours are the terminal's numbers; −1 its own for text or background. */
struct look {
    int foreground, background;
    bool bold, reverse;
};

/* The colours of a suit: its band, the ink printed on the band, and the tints of shaded parts. */
struct suit_colours {
    int band, ink, shaded[3];
};

struct palette {
    enum colour_depth depth;
    bool light;
    int suits;
    struct suit_colours suit[DECK_SUITS];
};

/* colour: 0xRRGGBB of each suit, DECK_SUITS at most; borrowed for the call. */
void palette_init(struct palette *palette, enum colour_depth depth, bool light,
                  const uint32_t *colour, int suits);

/* Returns how a cell looks, and in *character what stands in it: a space where colour alone fills
 * it. `ascii` as for cells_character. */
struct look palette_look(const struct palette *palette, const struct cell *cell, bool ascii,
                         uint32_t *character);

/* Returns the colour with which a role fills a cell, 0xRRGGBB, as with 256 colours. */
uint32_t palette_fill(const struct palette *palette, enum role role, int hue);

/* Returns 0xRRGGBB of colour 16–255 of a terminal that has 256 (xterm’s 256colres.pl). */
uint32_t palette_rgb(int colour);

#endif
