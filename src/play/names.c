#include "play/names.h"

const char *const play_action_words[] = {
    [ACTION_NONE] = NULL,
    [ACTION_DRAW_TWO] = N_("+2"),
    [ACTION_REVERSE] = N_("reverse"),
    [ACTION_SKIP] = N_("skip"),
    [ACTION_WILD] = N_("wild"),
    [ACTION_WILD_DRAW_FOUR] = N_("wild +4"),
};

const char *const play_picture_words[] = {
#define PICTURE(identifier, word, meaning, name, ...) [PICTURE_##identifier] = name,
#include "deck/picture-list.h"
#undef PICTURE
};

const char *play_name_suit(const struct deck *deck, int suit)
{
    return words_in(&deck_suit(deck, suit)->names, text_language());
}

static void name_face(const struct deck *deck, int card, bool typed, struct strbuf *out)
{
    const struct card *kind = deck_card(deck, card);
    const struct number_style style = deck_style(deck, text_number_style());

    if (kind->kind == CARD_ACTION) {
        strbuf_add(out, text_get(play_action_words[kind->action]));
        return;
    }
    if (kind->kind == CARD_EXTRA) {
        strbuf_add(out, words_in(&kind->title, text_language()));
        return;
    }
    if (kind->picture != PICTURE_NONE) {
        strbuf_add(out, text_get(play_picture_words[kind->picture]));
        strbuf_add_char(out, ' ');
    }
    if (typed)
        notation_print(&kind->notation, &style, out);
    else
        text_add_number(&kind->notation, &style, out);
    if (kind->spin)
        strbuf_add_char(out, '*');
}

void play_name_face(const struct deck *deck, int card, struct strbuf *out)
{
    name_face(deck, card, true, out);
}

void play_name_face_said(const struct deck *deck, int card, struct strbuf *out)
{
    name_face(deck, card, false, out);
}

/*
 * A colour agrees with the word beside it, and so each such word has a sentence; all other faces
 * have the first. A translation of these may write a form of the colour's name for {colour}:
 * {form1}, {form2}, as suit_add_form counts them.
 */
enum { PLAIN_FACE = PICTURE_NONE, REVERSE = PICTURES, SKIP }; /* and each picture's own number */
const char *const play_coloured[] = {[PLAIN_FACE] = N_("{colour} {card}"),
#define PICTURE(identifier, word, meaning, name, coloured, ...) [PICTURE_##identifier] = coloured,
#include "deck/picture-list.h"
#undef PICTURE
                                     [REVERSE] = N_("{colour} {reverse}"),
                                     [SKIP] = N_("{colour} {skip}"),
                                     NULL};
/* The same where a sentence speaks of the card, which has an article there. A number is as it is
 * said at a table: "Ann plays red 3/4". */
static const char *const in_sentences[] = {
    [PLAIN_FACE] = N_("{colour} {card}"),
#define PICTURE(identifier, word, meaning, name, coloured, said) [PICTURE_##identifier] = said,
#include "deck/picture-list.h"
#undef PICTURE
    [REVERSE] = N_("the {colour} {reverse} card"),
    [SKIP] = N_("the {colour} {skip} card"),
};
static const char *const faces[] = {[PLAIN_FACE] = "card",
#define PICTURE(identifier, word, ...) [PICTURE_##identifier] = word,
#include "deck/picture-list.h"
#undef PICTURE
                                    [REVERSE] = "reverse",
                                    [SKIP] = "skip"};

/* Names the parts to count in a picture, without the number that they make. */
static const char *const counted[PICTURES][2] = {
    [PICTURE_PIE] = {NP_("in {count} part, {counted} shaded",
                         "in {count} parts, {counted} shaded")},
    [PICTURE_BAR] = {NP_("in {count} part, {counted} shaded",
                         "in {count} parts, {counted} shaded")},
    [PICTURE_LINE] = {NP_("each whole in {count} step, the arrow at step {counted}",
                          "each whole in {count} steps, the arrow at step {counted}")},
    [PICTURE_DOTS] = {NP_("{count} in all, {counted} filled", "{count} in all, {counted} filled")},
    [PICTURE_SQUARE] = {NP_("{count} small square, {counted} shaded",
                            "{count} small squares, {counted} shaded")},
};

/* " (in 4 parts, 3 shaded)" */
static void say_picture(const struct card *kind, struct strbuf *out)
{
    const int most = kind->picture == PICTURE_SQUARE ? PICTURE_PARTS : 0;
    struct notation parts = notation_as_parts(&kind->notation, PICTURE_PARTS);
    int64_t cut = parts.kind == NOTATION_FRACTION ? parts.denominator : 1;
    int64_t count = most ? most : cut, step = parts.numerator * (count / cut);

    strbuf_add(out, " (");
    text_of(message_plural(counted[kind->picture][0], counted[kind->picture][1],
                           arg_count("count", count),
                           arg_count("counted", parts.negative ? -step : step)),
            NULL, out);
    strbuf_add_char(out, ')');
}

/* Adds the name of a picture whose parts are told as well. */
static void name_picture(const struct card *kind, struct strbuf *out)
{
    strbuf_add(out, text_get(play_picture_words[kind->picture]));
    if (kind->spin)
        strbuf_add_char(out, '*');
}

void play_name_held(const struct naming *names, int card, struct strbuf *out)
{
    const struct card *kind = deck_card(names->deck, card);

    if (kind->picture == PICTURE_NONE || names->pictures == PICTURES_NAMED) {
        name_face(names->deck, card, names->typed, out);
        return;
    }
    name_picture(kind, out);
    say_picture(kind, out);
}

/* A card of a suit, by the sentence that is for its face. */
static void name_coloured(const struct naming *names, int card, const char *const sentences[],
                          struct strbuf *out)
{
    const struct card *kind = deck_card(names->deck, card);
    struct strbuf face = {0}, form1 = {0}, form2 = {0};
    bool shown = kind->picture != PICTURE_NONE && names->pictures != PICTURES_NAMED;

    const struct suit *suit = deck_suit(names->deck, kind->suit);
    int as = kind->action == ACTION_REVERSE ? REVERSE
             : kind->action == ACTION_SKIP  ? SKIP
                                            : (int)kind->picture;
    if (shown)
        name_picture(kind, &face);
    else
        name_face(names->deck, card, names->typed, &face);
    suit_add_form(suit, text_language(), 1, &form1);
    suit_add_form(suit, text_language(), 2, &form2);
    text_of(message_with(sentences[as], arg_text("colour", play_name_suit(names->deck, kind->suit)),
                         arg_text("form1", strbuf_text(&form1)),
                         arg_text("form2", strbuf_text(&form2)),
                         arg_text(faces[as], strbuf_text(&face))),
            NULL, out);
    if (shown)
        say_picture(kind, out);
    strbuf_release(&face);
    strbuf_release(&form1);
    strbuf_release(&form2);
}

void play_name_card(const struct naming *names, int card, struct strbuf *out)
{
    if (deck_card(names->deck, card)->suit == DECK_NONE)
        play_name_held(names, card, out);
    else
        name_coloured(names, card, play_coloured, out);
}

void play_name_said(const struct naming *names, int card, struct strbuf *out)
{
    const struct card *kind = deck_card(names->deck, card);

    if (kind->suit != DECK_NONE)
        name_coloured(names, card, in_sentences, out);
    else if (kind->action == ACTION_WILD)
        strbuf_add(out, text_get(N_("a wild card")));
    else if (kind->action == ACTION_WILD_DRAW_FOUR)
        strbuf_add(out, text_get(N_("a wild +4 card")));
    else
        play_name_held(names, card, out);
}

void play_name_typed(const struct naming *names, int card, struct strbuf *out)
{
    struct naming typed = *names;

    typed.pictures = PICTURES_NAMED;
    typed.typed = true;
    play_name_card(&typed, card, out);
}

void play_add_name(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    const struct naming *names = context;

    if (kind == MESSAGE_CARD)
        play_name_said(names, index, out);
    else
        strbuf_add(out,
                   kind == MESSAGE_SUIT ? play_name_suit(names->deck, index) : names->seat[index]);
}
