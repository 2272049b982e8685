#include "render/paper_words.h"

#include <stdbool.h>

void paper_say(const struct paper_words *words, struct message message, struct strbuf *out)
{
    words->say(words->context, message, out);
}

void paper_say_label(const struct paper_words *words, struct message message, struct strbuf *out)
{
    size_t start = out->length;

    paper_say(words, message, out);
    /* In all our languages such labels begin with a letter of ASCII. */
    if (!out->failed && out->length > start && out->text[start] >= 'a' && out->text[start] <= 'z')
        out->text[start] = (char)(out->text[start] - 'a' + 'A');
}

const struct action_text action_texts[] = {
    [ACTION_NONE] = {"", ""},
    [ACTION_DRAW_TWO] = {N_("draw two"), N_("the next player draws 2 cards and misses a turn")},
    [ACTION_REVERSE] = {N_("reverse"), N_("play changes direction")},
    [ACTION_SKIP] = {N_("skip"), N_("the next player misses a turn")},
    [ACTION_WILD] = {N_("choose a colour"), N_("choose the new colour")},
    [ACTION_WILD_DRAW_FOUR] =
        {N_("draw four"),
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

/* The paragraphs that one card shows: from `first` up to, but not including, `end`. */
struct share {
    int first, end, next;
    struct strbuf *out;
};

static void add_paragraph(struct share *share, const struct paper_words *words, const char *title,
                          struct message meaning)
{
    int at = share->next++;

    if (at < share->first || at >= share->end)
        return;
    strbuf_addf(share->out, "%s\002%s\003\u2002", share->out->length > 0 ? "\n\n" : "", title);
    paper_say(words, meaning, share->out);
}

static void add_segments(const struct paper_words *words, const struct deck *deck,
                         struct share *share)
{
    const struct wheel *wheel = deck_wheel(deck);

    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *segment = &wheel->segments[i];
        struct message meaning = message_of(wheel_meanings[segment->effect]);
        if (segment->effect == WHEEL_DRAW_UNTIL)
            message_add(&meaning, arg_text("suit", words_in(&deck_suit(deck, segment->suit)->names,
                                                            words->language)));
        add_paragraph(share, words, words_in(&segment->title, words->language), meaning);
    }
}

static void add_actions(const struct paper_words *words, const bool there[static ACTIONS],
                        struct share *share)
{
    for (int action = ACTION_NONE + 1; action < ACTIONS; action++) {
        struct strbuf title = {0};
        if (!there[action])
            continue;
        paper_say(words, message_of(action_texts[action].name), &title);
        add_paragraph(share, words, strbuf_text(&title), message_of(action_texts[action].meaning));
        share->out->failed = share->out->failed || title.failed;
        strbuf_release(&title);
    }
}

/* Returns the card's share of the paragraphs. The deck's reference cards get equally many; the last
 * ones get one more if the number does not divide. If there are more cards than paragraphs, each
 * card gets one. */
static struct share share_of(const struct deck *deck, const struct card *card, int paragraphs,
                             struct strbuf *out)
{
    int cards = 0, at = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        if (deck_card(deck, i) == card)
            at = cards;
        cards += deck_card(deck, i)->reference;
    }
    if (cards > paragraphs && paragraphs > 0)
        return (struct share){.first = at % paragraphs, .end = at % paragraphs + 1, .out = out};
    return (struct share){
        .first = paragraphs * at / cards, .end = paragraphs * (at + 1) / cards, .out = out};
}

void paper_reference(const struct paper_words *words, const struct deck *deck,
                     const struct card *card, struct strbuf *out)
{
    bool there[ACTIONS] = {false};
    int segments = deck_wheel(deck)->count, actions = 0;

    for (int i = 0; i < deck_card_count(deck); i++)
        there[deck_card(deck, i)->action] = true;
    there[ACTION_NONE] = false;
    for (int i = 0; i < ACTIONS; i++)
        actions += there[i];
    struct share share = share_of(deck, card, segments > 0 ? segments : actions, out);
    if (segments > 0)
        add_segments(words, deck, &share);
    else
        add_actions(words, there, &share);
}
