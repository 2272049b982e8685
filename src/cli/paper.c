#include "cli/paper.h"

#include "text/text.h"

static void say(const void *context, struct message message, struct strbuf *out)
{
    (void)context;
    text_of(message, NULL, out);
}

struct paper_words paper_words_here(void)
{
    return (struct paper_words){text_language(), text_number_style(), say, NULL};
}
