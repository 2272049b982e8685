/* Checks the safe zone, which keeps readable parts away from a cut that is a little off. Why:
 * docs/design/paper.md, “Bleed and safe zone”. */
#ifndef BREUK_RENDER_SHEETS_SAFE_ZONE_H
#define BREUK_RENDER_SHEETS_SAFE_ZONE_H

#include "base/diag.h"
#include "deck/deck.h"
#include "paper/sheet.h"
#include "render/template/template.h"

#include <stdbool.h>

/* Warns of each word, number, sign and picture of a number whose box comes nearer to the trim line
 * than the sheet's safe zone, once the template is scaled to the sheet's cards. Looks at layers
 * that the deck has cards for, or at all if it is NULL, and with `back` at the backs. */
void safe_zone_check(const struct template *template, const struct deck *deck,
                     const struct sheet *sheet, bool back, struct diag *diag);

#endif
