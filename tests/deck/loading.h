/* Decks for the tests: shipped ones by name, and others written in the test itself. */
#ifndef BREUK_TESTS_DECK_LOADING_H
#define BREUK_TESTS_DECK_LOADING_H

#include "deck/deck.h"
#include "rational/notation.h"
#include "unpacked.h"
/* Before this one: */
#include "xml/words.h"

#include <check.h>
#include <stdio.h>

static inline const char *source_path(char path[4096], const char *below)
{
    return path_below(path, "BREUK_SOURCE", below);
}

/* The complaints, in English. The caller releases *said. */
static inline enum status load_text(struct deck **deck, const char *xml, struct strbuf *said)
{
    char path[4096];
    struct diag diag = {0};

    source_path(path, "decks/test.xml");
    enum status status = deck_load_bytes(deck, path, xml, strlen(xml), &diag);
    char *slash = strrchr(path, '/');
    *slash = '\0';
    words_of_diag(&diag, path, said);
    diag_release(&diag);
    return status;
}

/* A deck of the shipped suits with these elements. It must be right; warnings are allowed. */
static inline struct deck *deck_of(const char *attributes, const char *elements)
{
    struct strbuf xml = {0}, said = {0};
    struct deck *deck;

    strbuf_addf(&xml,
                "<deck format=\"1\" %s><title lang=\"en\">Test</title><include "
                "href=\"parts/suits.xml\"/>%s</deck>",
                attributes, elements);
    enum status status = load_text(&deck, strbuf_text(&xml), &said);
    ck_assert_msg(status == STATUS_OK, "%s\n%s", elements, strbuf_text(&said));
    strbuf_release(&xml);
    strbuf_release(&said);
    return deck;
}

static inline struct deck *shipped_deck(const char *name)
{
    char path[4096], below[256];
    struct diag diag = {0};
    struct strbuf said = {0};
    struct deck *deck;

    snprintf(below, sizeof below, "decks/%s.xml", name);
    enum status status = deck_load(&deck, source_path(path, below), &diag);
    words_of_diag(&diag, "", &said);
    ck_assert_msg(status == STATUS_OK && !diag.count, "%s\n%s", below, strbuf_text(&said));
    strbuf_release(&said);
    diag_release(&diag);
    return deck;
}

/* Copies of a card; 0 when the suit has none such. */
static inline int copies_of(const struct deck *deck, int suit, const char *id)
{
    int card = deck_find_card(deck, suit, id);

    return card == DECK_NONE ? 0 : deck_card(deck, card)->copies;
}

/* NAME.expect beside NAME.xml or NAME.csv has, to the column, what is to be said of it.
 * BREUK_EXPECT=write writes it; ./check packs it into the table. */
static inline void compare_said(const char *path, const char *said)
{
    char expected[65536] = "", name[4096];

    snprintf(name, sizeof name, "%.*s.expect", (int)strlen(path) - 4, path);
    FILE *stream = fopen(name, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_msg(stream != NULL, "%s is missing", named_in_table(name));
    if (getenv("BREUK_EXPECT"))
        ck_assert_int_ge(fputs(said, stream), 0);
    else
        expected[fread(expected, 1, sizeof expected - 1, stream)] = '\0';
    ck_assert_int_eq(fclose(stream), 0);
    ck_assert_msg(getenv("BREUK_EXPECT") || !strcmp(expected, said), "%s\nwanted:\n%sgot:\n%s",
                  named_in_table(path), expected, said);
}

#endif
