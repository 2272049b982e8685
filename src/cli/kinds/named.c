#include "cli/kinds/named.h"

#include "cli/report.h"
#include "deck/deck.h"

void named_open(struct named *named)
{
    *named = (struct named){0};
    cli_status(library_open(&named->decks, DECK_LIBRARY));
    cli_status(library_open(&named->lessons, "lessons"));
    cli_status(library_open(&named->both, DECK_LIBRARY));
    cli_status(library_open(&named->both, "lessons"));
}

void named_release(struct named *named)
{
    library_release(&named->decks);
    library_release(&named->lessons);
    library_release(&named->both);
}

struct library *named_library(struct named *named, const char *typed, struct diag *diag)
{
    bool deck = library_find(&named->decks, typed), lesson = library_find(&named->lessons, typed);

    if (library_bare_name(&named->lessons, typed) != typed || (lesson && !deck))
        return &named->lessons;
    if (library_bare_name(&named->decks, typed) != typed || (deck && !lesson))
        return &named->decks;
    if (!deck)
        return &named->both;
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("“{name}” is a deck and a lesson; write deck:{name} or lesson:{name}"),
                          arg_typed("name", typed)));
    return NULL;
}
