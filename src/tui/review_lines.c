#include "tui/review_lines.h"

#include "tui/prompt.h"
#include "tui/teaching_lines.h"
#include "tui/wrap.h"

static void add_laid(const struct plain *plain, struct strbuf *out, struct message message)
{
    struct strbuf words = {0};

    strbuf_add(&words, "  ");
    prompt_add_words(plain, &words, message);
    wrap_add(out, strbuf_text(&words), 4, plain->columns);
    strbuf_release(&words);
}

void review_add_lines(const struct plain *plain, struct strbuf *out, const struct review *review)
{
    strbuf_add_char(out, '\n');
    teaching_add_sentence(plain, out, review->title);
    for (int i = 0; i < review->laid; i++)
        add_laid(plain, out, review->laid_by[i]);
    for (int i = 0; i < review->missed; i++)
        teaching_add_lines(plain, out, &review->missed_by[i]);
    teaching_add_lines(plain, out, &review->talk);
}
