#include "sections.h"

#include "deck/deck.h"

struct deck *load_deck(const char *name)
{
    struct diag diag = {0};
    struct strbuf path = {0};
    struct deck *deck;

    strbuf_addf(&path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(deck_load(&deck, strbuf_text(&path), &diag), STATUS_OK);
    strbuf_release(&path);
    diag_release(&diag);
    return deck;
}

int main(void)
{
    Suite *suite = suite_create("play");

    add_typed(suite);
    add_labels(suite);
    add_decisions(suite);
    add_speech(suite);
    add_spellings(suite);
    add_players(suite);
    add_table(suite);
    add_teaching(suite);
    add_telling(suite);
    add_referee(suite);
    add_sittings(suite);
    add_why(suite);
    add_windows(suite);
    return run_suite(suite);
}
