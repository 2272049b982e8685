/* A deck as CSV: what is read is a deck, whose own table reads as the same one; what is refused
 * says where in the table. */
#include "deck/spreadsheet/convert.h"
#include "folder.h"
#include "fuzz.h"

#include <string.h>

static struct deck *read_table(const char *bytes, size_t length, struct strbuf *xml)
{
    struct diag diag = {0};
    struct deck *deck = NULL;
    const char *path = fuzz_path("fuzz.csv");

    fuzz_write(path, bytes, length);
    enum status status = deck_from_spreadsheet(&deck, xml, path, "en", &diag);

    check((status == STATUS_OK) == (deck != NULL) && (status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.file && !strcmp(diag.entries[i].where.file, path));
    diag_release(&diag);
    return deck;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf xml = {0}, table = {0}, again = {0};
    struct message why;
    struct deck *deck = size > 64 * 1024 ? NULL : read_table((const char *)data, size, &xml);

    if (deck && deck_to_spreadsheet(deck, ",;\t"[size % 3], &table, &why) == STATUS_OK) {
        struct deck *same = read_table(table.text, table.length, &again);
        check(same && deck_printed(same) == deck_printed(deck));
        check(deck_card_count(same) == deck_card_count(deck));
        deck_free(same);
    }
    deck_free(deck);
    strbuf_release(&xml);
    strbuf_release(&table);
    strbuf_release(&again);
    return 0;
}
