#include "render/accessories/saying.h"

typedef enum status letter(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);

static enum status say(letter *set, struct canvas *canvas, const struct lettering *look,
                       const struct paper_words *words, struct message message, struct diag *diag)
{
    struct strbuf text = {0};

    paper_say(words, message, &text);
    enum status status = set(canvas, look, strbuf_text(&text), diag);
    strbuf_release(&text);
    return status;
}

enum status say_line(struct canvas *canvas, const struct lettering *look,
                     const struct paper_words *words, struct message message, struct diag *diag)
{
    return say(lettering_line, canvas, look, words, message, diag);
}

enum status say_block(struct canvas *canvas, const struct lettering *look,
                      const struct paper_words *words, struct message message, struct diag *diag)
{
    return say(lettering_block, canvas, look, words, message, diag);
}
