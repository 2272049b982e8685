#include "render/deck_letters.h"

#include "draw/fit.h"
#include "draw/lettering.h"

struct letters {
    const struct template *template;
    const char *language;
    struct type_on_demand type;
    struct diag *diag;
    enum status status;
};

static void check_text(struct letters *letters, const char *text, struct position where)
{
    static const struct fit room = {.box = {0, 0, 1e9, 1e9}, .size = 1, .smallest = 1};
    struct set_line line;

    if (fit_surely_line(&room, text))
        return;
    letters->status =
        type_demand(&letters->type, letters->template->family, letters->template->family_where);
    if (letters->status != STATUS_OK)
        return;
    type_line(letters->type.type, text, true, &line);
    if (line.unknown)
        lettering_warn_unknown(text, where, letters->diag);
}

/* `where` gives the file. */
static void check_words(struct letters *letters, const struct words *words, struct position where)
{
    const struct words_in *chosen =
        letters->language ? words_chosen(words, letters->language) : NULL;

    for (int i = 0; i < words->count && letters->status == STATUS_OK; i++) {
        const struct words_in *in = &words->in[i];
        if (!letters->language || in == chosen)
            check_text(letters, in->text, words_place(in, where));
    }
}

enum status deck_letters_check(const struct deck *deck, const struct template *template,
                               const char *language, struct type *type, struct diag *diag)
{
    struct letters letters = {template, language, {.type = type}, diag, STATUS_OK};
    const struct wheel *wheel = deck_wheel(deck);

    check_words(&letters, &deck_about(deck)->title, deck_about(deck)->where);
    for (int i = 0; i < deck_suit_count(deck); i++) {
        const struct suit *suit = deck_suit(deck, i);
        check_words(&letters, &suit->names, suit->where);
        check_words(&letters, &suit->abbreviations, suit->where);
    }
    for (int i = 0; i < wheel->count; i++)
        check_words(&letters, &wheel->segments[i].title, wheel->segments[i].where);
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_EXTRA)
            check_words(&letters, &deck_card(deck, i)->title, deck_card(deck, i)->where);
    type_free(letters.type.own);
    return letters.status == STATUS_NOT_FOUND ? STATUS_OK : letters.status;
}
