#include "render/sheets/card_words.h"

#include "rational/number_words.h"

static const char *const picture_names[PICTURES] = {
#define PICTURE(identifier, word, meaning, name, ...) [PICTURE_##identifier] = name,
#include "deck/picture-list.h"
#undef PICTURE
};

/* Adds a word of a number in a list of number_words.h. False: it has none. */
static bool add_word(const struct paper_words *words, const char *id, int64_t number, int which,
                     struct strbuf *out)
{
    struct strbuf list = {0};
    size_t length;

    paper_say(words, message_of(id), &list);
    const char *word = number_word(strbuf_text(&list), number, which, &length);
    if (word)
        strbuf_add_bytes(out, word, length);
    out->failed = out->failed || list.failed;
    strbuf_release(&list);
    return word;
}

/* Adds a count in words, or in digits if it has none. */
static void add_count(const struct paper_words *words, int64_t count, struct strbuf *out)
{
    if (!add_word(words, number_counts, count, 0, out))
        strbuf_addf(out, "%lld", (long long)count);
}

/* "three quarters", "3 over 37" */
static void add_fraction(const struct paper_words *words, int64_t above, int64_t below,
                         struct strbuf *out)
{
    struct strbuf count = {0}, part = {0};

    add_count(words, above, &count);
    if (add_word(words, number_parts, below, above != 1, &part))
        strbuf_addf(out, "%s %s", strbuf_text(&count), strbuf_text(&part));
    else
        paper_say(words,
                  message_with(N_("{above} over {below}"), arg_count("above", above),
                               arg_count("below", below)),
                  out);
    out->failed = out->failed || count.failed || part.failed;
    strbuf_release(&part);
    strbuf_release(&count);
}

/* Gives a sentence around the words in `out`, which it calls by this name. */
static void wrap(const struct paper_words *words, const char *id, const char *name,
                 struct strbuf *out)
{
    struct strbuf inner = *out;

    *out = (struct strbuf){0};
    paper_say(words, message_with(id, arg_text(name, strbuf_text(&inner))), out);
    out->failed = out->failed || inner.failed;
    strbuf_release(&inner);
}

/* Adds a number: a fraction in words, anything else as it is printed. */
static void add_number(const struct paper_words *words, const struct number_style *style,
                       const struct notation *n, struct strbuf *out)
{
    struct strbuf said = {0}, whole = {0};

    if (n->denominator == 0 || notation_forms[n->kind].bar != '/') {
        notation_print(n, style, out);
        return;
    }
    add_fraction(words, n->numerator, n->denominator, &said);
    if (notation_prints_whole(n)) {
        struct strbuf fraction = said;
        said = (struct strbuf){0};
        add_count(words, n->whole, &whole);
        paper_say(words,
                  message_with(N_("{whole} and {fraction}"), arg_text("whole", strbuf_text(&whole)),
                               arg_text("fraction", strbuf_text(&fraction))),
                  &said);
        said.failed = said.failed || fraction.failed || whole.failed;
        strbuf_release(&fraction);
        strbuf_release(&whole);
    }
    if (*notation_forms[n->kind].sign)
        wrap(words, N_("{number} percent"), "number", &said);
    if (n->negative)
        wrap(words, N_("minus {number}"), "number", &said);
    strbuf_add(out, strbuf_text(&said));
    out->failed = out->failed || said.failed;
    strbuf_release(&said);
}

/* Adds what stands on a card, without its colour. */
static void add_face(const struct paper_words *words, const struct deck *deck,
                     const struct card *card, struct strbuf *out)
{
    const struct number_style *own = deck_about(deck)->style;
    struct strbuf number = {0};

    if (card->kind == CARD_ACTION) {
        paper_say(words, message_of(action_texts[card->action].name), out);
        return;
    }
    if (card->kind == CARD_EXTRA) {
        strbuf_add(out, words_in(&card->title, words->language));
        return;
    }
    add_number(words, own ? own : words->style, &card->notation, &number);
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
    out->failed = out->failed || number.failed;
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
    out->failed = out->failed || face.failed;
    strbuf_release(&face);
}
