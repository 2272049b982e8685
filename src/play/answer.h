/* What the referee answers when a request cannot be fulfilled. Private to the room. */
#ifndef BREUK_PLAY_ANSWER_H
#define BREUK_PLAY_ANSWER_H

#include "rules/rules.h"
#include "text/text.h"
#include "json/writer.h"

/* Writes the sentence as a member; nothing for a message without an id. */
void answer_put_words(struct json_writer *writer, const char *name, struct message message,
                      const struct text_names *names);

/* Writes rule, words and detail of a refusal as members; the words get that name. */
void answer_put_refusal(struct json_writer *writer, const char *name, const struct refusal *why,
                        const struct text_names *names);

/* Answers {"error":…} where the rules refuse. names may be NULL, here and below. */
void answer_refusal(struct strbuf *out, const struct refusal *why, int line,
                    const struct text_names *names);

/* Answers {"error":…} with the first error in diag, which has at least one, and the others in
 * "more". */
void answer_diag(struct strbuf *out, const struct diag *diag, int line,
                 const struct text_names *names);

#endif
