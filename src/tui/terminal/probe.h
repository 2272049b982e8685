/*
 * Asks a terminal whether it shows box drawing and dots as wide as its locale says. Source: TABLE,
 * 8.3. What it answers too late the key reader swallows.
 */
#ifndef BREUK_TUI_PROBE_H
#define BREUK_TUI_PROBE_H

#include "tui/terminal/key_reader.h"

enum probe_answer {
    PROBE_NOT_ASKED,
    PROBE_SILENT,   /* it did not say what it is, so it was asked nothing more */
    PROBE_HALF,     /* nor where its cursor went */
    PROBE_NARROW,   /* a column each */
    PROBE_OTHERWISE /* some are wider, or do not arrive as characters */
};

/*
 * Asks at the beginning of an empty line, which is empty again afterwards, and waits for each of
 * two answers 300 ms at most. `in` gives bytes as they come (no lines, no echo); what is typed
 * meanwhile waits in `reader`. Stops waiting when the program is told to end.
 */
enum probe_answer probe_terminal(int in, int out, struct key_reader *reader);

/*
 * Two more questions to a terminal that said what it is: both are asked together with what it is
 * once more, so that who knows no answer is not waited for. Each fills in what `reader` knows of
 * the answer. False: not even that was answered in time, and what comes late is swallowed.
 */
bool probe_kitty(int in, int out, struct key_reader *reader);
bool probe_cell_size(int in, int out, struct key_reader *reader);

#endif
