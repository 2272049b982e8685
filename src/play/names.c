#include "play/names.h"

#include "base/memory.h"

const char *const play_action_words[] = {
    [ACTION_NONE] = NULL,
    [ACTION_DRAW_TWO] = N_("+2"),
    [ACTION_REVERSE] = N_("reverse"),
    [ACTION_SKIP] = N_("skip"),
    [ACTION_WILD] = N_("wild"),
    [ACTION_WILD_DRAW_FOUR] = N_("wild +4"),
};

const char *const play_picture_words[] = {
    [PICTURE_NONE] = NULL,       [PICTURE_PIE] = N_("pie"),
    [PICTURE_BAR] = N_("bar"),   [PICTURE_LINE] = N_("number line"),
    [PICTURE_DOTS] = N_("dots"),
};

const char *play_name_suit(const struct deck *deck, int suit)
{
    return words_in(&deck_suit(deck, suit)->names, text_language());
}

void play_name_face(const struct deck *deck, int card, struct strbuf *out)
{
    const struct card *kind = deck_card(deck, card);
    const struct number_style *style = deck_about(deck)->style;

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
    notation_print(&kind->notation, style ? style : text_number_style(), out);
    if (kind->spin)
        strbuf_add_char(out, '*');
}

/*
 * A colour agrees with the word beside it, and so each such word has a sentence; all other faces
 * have the first. A translation of these may write a form of the colour's name for {colour}:
 * {form1}, {form2}, as suit_add_form counts them.
 */
enum { PLAIN_FACE, PIE, BAR, NUMBER_LINE, DOTS, REVERSE, SKIP };
const char *const play_coloured[] = {
    N_("{colour} {card}"), N_("{colour} {pie}"),     N_("{colour} {bar}"),  N_("{colour} {line}"),
    N_("{colour} {dots}"), N_("{colour} {reverse}"), N_("{colour} {skip}"), NULL};
static const char *const faces[] = {"card", "pie", "bar", "line", "dots", "reverse", "skip"};

void play_name_card(const struct naming *names, int card, struct strbuf *out)
{
    static const int pictures[] = {[PICTURE_NONE] = PLAIN_FACE,
                                   [PICTURE_PIE] = PIE,
                                   [PICTURE_BAR] = BAR,
                                   [PICTURE_LINE] = NUMBER_LINE,
                                   [PICTURE_DOTS] = DOTS};
    const struct card *kind = deck_card(names->deck, card);
    struct strbuf face = {0}, form1 = {0}, form2 = {0};

    if (kind->suit == DECK_NONE) {
        play_name_face(names->deck, card, out);
        return;
    }
    const struct suit *suit = deck_suit(names->deck, kind->suit);
    int as = kind->action == ACTION_REVERSE ? REVERSE
             : kind->action == ACTION_SKIP  ? SKIP
                                            : pictures[kind->picture];
    play_name_face(names->deck, card, &face);
    suit_add_form(suit, text_language(), 1, &form1);
    suit_add_form(suit, text_language(), 2, &form2);
    text_of(
        message_with(play_coloured[as], arg_text("colour", play_name_suit(names->deck, kind->suit)),
                     arg_text("form1", strbuf_text(&form1)), arg_text("form2", strbuf_text(&form2)),
                     arg_text(faces[as], strbuf_text(&face))),
        NULL, out);
    out->failed |= face.failed | form1.failed | form2.failed;
    strbuf_release(&face);
    strbuf_release(&form1);
    strbuf_release(&form2);
}

void play_add_name(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    const struct naming *names = context;

    if (kind == MESSAGE_CARD)
        play_name_card(names, index, out);
    else
        strbuf_add(out,
                   kind == MESSAGE_SUIT ? play_name_suit(names->deck, index) : names->seat[index]);
}
