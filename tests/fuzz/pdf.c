/*
 * What is drawn on a page of a PDF, written again: wholly or not at all; as often as one likes with
 * the same result; and its pieces begin and end in pairs.
 */
#include "fuzz.h"
#include "press/pdf_content.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char kept[] = "kept\n";

    for (int marked = 0; marked <= 1; marked++) {
        const struct tags none = {0};
        struct strbuf once = {0}, twice = {0};

        strbuf_add(&once, kept);
        struct strbuf text = {0};
        strbuf_add_bytes(&text, (const char *)data, size);
        bool known =
            pdf_add_content(&once, strbuf_text(&text), text.length, marked ? &none : NULL, 1);
        check(once.length >= strlen(kept) && memcmp(once.text, kept, strlen(kept)) == 0);
        check(known || once.length == strlen(kept));
        if (known) {
            check(pdf_add_content(&twice, once.text + strlen(kept), once.length - strlen(kept),
                                  NULL, 1));
            check(twice.length == once.length - strlen(kept) &&
                  memcmp(strbuf_text(&twice), once.text + strlen(kept), twice.length) == 0);
        }
        strbuf_release(&text);
        strbuf_release(&twice);
        strbuf_release(&once);
    }
    return 0;
}
