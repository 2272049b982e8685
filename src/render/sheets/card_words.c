#include "render/sheets/card_words.h"

#include "rational/number_words.h"

static const char *const picture_names[PICTURES] = {
#define PICTURE(identifier, word, meaning, name, ...) [PICTURE_##identifier] = name,
#include "deck/picture-list.h"
#undef PICTURE
};

/* Gives a sentence around the words in `out`, which it calls by this name. */
static void wrap(const struct paper_words *words, const char *id, const char *name,
                 struct strbuf *out)
{
    struct strbuf inner = *out;

    *out = (struct strbuf){0};
    paper_say(words, message_with(id, arg_text(name, strbuf_text(&inner))), out);
    strbuf_release(&inner);
}

/* Adds a number: a fraction in words, anything else as it is printed. */
static void add_number(const struct paper_words *words, const struct number_style *style,
                       const struct notation *n, struct strbuf *out)
{
    if (!number_say(out, words->language, n, 0))
        notation_print(n, style, out);
}

/* Adds what stands on a card, without its colour. */
static void add_face(const struct paper_words *words, const struct deck *deck,
                     const struct card *card, struct strbuf *out)
{
    const struct number_style style = deck_style(deck, words->style);
    struct strbuf number = {0};

    if (card->kind == CARD_ACTION) {
        paper_say(words, message_of(action_texts[card->action].name), out);
        return;
    }
    if (card->kind == CARD_EXTRA) {
        strbuf_add(out, words_in(&card->title, words->language));
        return;
    }
    add_number(words, &style, &card->notation, &number);
    if (card->picture == PICTURE_NONE)
        strbuf_add(out, strbuf_text(&number));
    else
        paper_say(words,
                  message_with(N_("{picture}: {number}"),
                               arg_term("picture", picture_names[card->picture]),
                               arg_text("number", strbuf_text(&number))),
                  out);
    if (card->spin)
        wrap(words, N_("{card}, and turn the wheel"), "card", out);
    strbuf_release(&number);
}

void card_words(const struct paper_words *words, const struct deck *deck, int card,
                struct strbuf *out)
{
    const struct card *kind = deck_card(deck, card);
    struct strbuf face = {0};

    add_face(words, deck, kind, &face);
    if (kind->suit == DECK_NONE)
        strbuf_add(out, strbuf_text(&face));
    else
        paper_say(words,
                  message_with(N_("{colour}, {card}"),
                               arg_text("colour", words_in(&deck_suit(deck, kind->suit)->names,
                                                           words->language)),
                               arg_text("card", strbuf_text(&face))),
                  out);
    strbuf_release(&face);
}
