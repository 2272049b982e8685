#include "render/paper_words.h"

#include "rational/number_words.h"

void paper_say(const struct paper_words *words, struct message message, struct strbuf *out)
{
    words->say(words->context, message, out);
}

void paper_say_label(const struct paper_words *words, struct message message, struct strbuf *out)
{
    size_t start = out->length;

    paper_say(words, message, out);
    /* In all our languages such labels begin with a letter of ASCII. */
    if (out->length > start && out->text[start] >= 'a' && out->text[start] <= 'z')
        out->text[start] = (char)(out->text[start] - 'a' + 'A');
}

const struct action_text action_texts[] = {
    [ACTION_NONE] = {"", ""},
    [ACTION_DRAW_TWO] = {N_("draw two"), N_("the next player draws 2 cards and misses a turn")},
    [ACTION_REVERSE] = {N_("reverse"), N_("play changes direction")},
    [ACTION_SKIP] = {N_("skip"), N_("the next player misses a turn")},
    [ACTION_WILD] = {N_("wild"), N_("choose the new colour")},
    [ACTION_WILD_DRAW_FOUR] =
        {N_("wild +4"),
         N_("choose the new colour; the next player draws 4 cards and misses a turn")},
};

void paper_action(const struct paper_words *words, enum action action, struct strbuf *out)
{
    paper_say_label(words, message_of(action_texts[action].name), out);
}

enum { ACTIONS = sizeof action_texts / sizeof *action_texts };

static const char *const wheel_meanings[] = {
    [WHEEL_ALMOST_OUT] = N_("you can discard all but two of your cards"),
    [WHEEL_DISCARD_NUMBER] = N_("choose a number: discard all your cards of it, or some"),
    [WHEEL_DISCARD_COLOUR] = N_("choose a colour: discard all your cards of it, or some"),
    [WHEEL_DRAW_UNTIL] = N_("draw until you get this colour or a wild card: {suit}"),
    [WHEEL_TRADE_HANDS] = N_("everyone passes their cards to the left"),
    [WHEEL_SHOW_HAND] = N_("show everyone your cards"),
    [WHEEL_SHOWDOWN] = N_("everyone puts down their highest number; the highest one is discarded"),
    [WHEEL_SHOUT] = N_("the first to shout can discard a card"),
};

static bool has_action(const struct deck *deck, int action)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if ((int)deck_card(deck, i)->action == action)
            return true;
    return false;
}

enum action reference_action(const struct deck *deck, int index)
{
    int action = ACTION_NONE + 1;

    while (action < ACTIONS && (!has_action(deck, action) || index-- > 0))
        action++;
    return action < ACTIONS ? (enum action)action : ACTION_NONE;
}

int reference_count(const struct deck *deck, bool wheel)
{
    int actions = 0;

    if (wheel)
        return deck_wheel(deck)->count;
    for (int action = ACTION_NONE + 1; action < ACTIONS; action++)
        actions += has_action(deck, action);
    return actions;
}

void reference_name(const struct paper_words *words, const struct deck *deck, bool wheel, int index,
                    struct strbuf *out)
{
    if (wheel)
        strbuf_add(out, words_in(&deck_wheel(deck)->segments[index].title, words->language));
    else
        paper_action(words, reference_action(deck, index), out);
}

void reference_meaning(const struct paper_words *words, const struct deck *deck, bool wheel,
                       int index, struct strbuf *out)
{
    struct message meaning = {0};

    if (wheel) {
        const struct wheel_segment *segment = &deck_wheel(deck)->segments[index];
        meaning = message_of(wheel_meanings[segment->effect]);
        if (segment->effect == WHEEL_DRAW_UNTIL)
            message_add(&meaning, arg_text("suit", words_in(&deck_suit(deck, segment->suit)->names,
                                                            words->language)));
    } else {
        meaning = message_of(action_texts[reference_action(deck, index)].meaning);
    }
    paper_say_label(words, meaning, out);
}

/* The cards get equally many; the last ones get one more if the number does not divide. If there
 * are more cards than there is to explain, each card gets one. */
struct reference reference_of(const struct deck *deck, const struct card *card)
{
    bool wheel = reference_count(deck, true) > 0;
    int entries = reference_count(deck, wheel), cards = 0, at = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        if (deck_card(deck, i) == card)
            at = cards;
        cards += deck_card(deck, i)->reference;
    }
    if (cards > entries && entries > 0)
        return (struct reference){wheel, at % entries, at % entries + 1, 0};
    return (struct reference){wheel, entries * at / cards, entries * (at + 1) / cards, 0};
}

void paper_reference(const struct paper_words *words, const struct deck *deck,
                     const struct reference *reference, struct strbuf *out)
{
    for (int i = reference->first; i < reference->end; i++) {
        strbuf_add(out, i > reference->first ? "\n\n\002" : "\002");
        reference_name(words, deck, reference->wheel, i, out);
        strbuf_add(out, "\003\u2002");
        reference_meaning(words, deck, reference->wheel, i, out);
    }
}

static const char *const picture_names[PICTURES] = {
#define PICTURE(identifier, word, meaning, name, ...) [PICTURE_##identifier] = name,
#include "deck/picture-list.h"
#undef PICTURE
};

/* Replaces the words in `out` by a sentence around them, which has them as its argument `name`. */
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
