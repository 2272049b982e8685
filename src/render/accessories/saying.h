/* Writes sentences of breuk's own into boxes on pages that no template lays out. */
#ifndef BREUK_RENDER_ACCESSORIES_SAYING_H
#define BREUK_RENDER_ACCESSORIES_SAYING_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "draw/lettering.h"
#include "render/paper_words.h"

/* Write a message in the language of `words` as lettering_line and lettering_block do, with their
 * errors. */
enum status say_line(struct canvas *canvas, const struct lettering *look,
                     const struct paper_words *words, struct message message, struct diag *diag);
enum status say_block(struct canvas *canvas, const struct lettering *look,
                      const struct paper_words *words, struct message message, struct diag *diag);

#endif
