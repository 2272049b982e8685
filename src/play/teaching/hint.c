#include "play/teaching/teacher.h"

#include "deck/deck.h"
#include "play/table_state.h"

static void say(struct table *table, struct message message)
{
    table->front->say(table->front->context, message);
}

/* Returns whether the card may be laid, is not wrong, and is beyond doubt: a wild +4 instead of a
 * card that fits is no hint. */
static bool card_fits(const struct view *view, int card)
{
    const struct move move = move_card(MOVE_PLAY, view->seat, card);

    return view->held[card] && view_allows(view, move) && !view_wrong(view, move) &&
           !view_bluff(view, move);
}

static int count_fitting(const struct view *view)
{
    int count = 0;

    for (int card = 0; card < deck_card_count(view->deck); card++)
        if (card_fits(view, card))
            count += view->held[card];
    return count;
}

static void list_fitting(const struct view *view, const struct naming *names, struct strbuf *out)
{
    for (int card = 0; card < deck_card_count(view->deck); card++) {
        int count = card_fits(view, card) ? view->held[card] : 0;
        for (; count > 0; count--) {
            if (out->length)
                strbuf_add(out, ", ");
            play_name_card(names, card, out);
        }
    }
}

/* --- why */

/* How much there is to learn from why a card fits. */
enum worth { WORTH_NOTHING, WORTH_WILD, WORTH_SIGN, WORTH_COLOUR, WORTH_SAME, WORTH_EQUAL };

static enum worth worth_of(const struct view *view, int card)
{
    unsigned fit = view_fit(view, move_card(MOVE_PLAY, view->seat, card));

    return fit & FIT_WILD                ? WORTH_WILD
           : fit & FIT_COLOUR            ? WORTH_COLOUR
           : fit & (FIT_SIGN | FIT_PILE) ? WORTH_SIGN
           : fit & FIT_SAME              ? WORTH_SAME
                                         : WORTH_EQUAL;
}

static void say_why(struct table *table, int card)
{
    const struct view *view = &table->view;
    static const char *const ids[] = {
        [WORTH_WILD] = N_("{card} fits on every card."),
        [WORTH_SIGN] = N_("{card} has the same sign as the pile."),
        [WORTH_COLOUR] = N_("{card} has the colour of the pile."),
        [WORTH_SAME] = N_("{card} shows the same number as the pile."),
    };
    enum worth worth = worth_of(view, card);
    struct teaching teaching;

    if (worth != WORTH_EQUAL) {
        say(table, message_with(ids[worth], arg_card("card", card)));
        return;
    }
    teaching_equal(&teaching, view->deck, card, view->top, true);
    teaching.seen = 1u << view->seat;
    teaching.answer = true;
    table->front->teach(table->front->context, &teaching, view->seat);
}

/* Returns the card that fits from which there is most to learn, or NO_CARD. */
static int most_worth(const struct view *view)
{
    enum worth most = WORTH_NOTHING;
    int found = NO_CARD;

    for (int card = 0; card < deck_card_count(view->deck); card++)
        if (card_fits(view, card) && worth_of(view, card) > most) {
            most = worth_of(view, card);
            found = card;
        }
    return found;
}

/* --- the steps */

static void say_about_drawn(struct table *table)
{
    const struct view *view = &table->view;
    const struct move play = move_card(MOVE_PLAY, view->seat, view->drawn);
    struct refusal why = {0};

    if (view_wrong(view, play)) {
        if (game_check(table->game, play, &why)) /* where a wrong card may be laid */
            game_wrong(table->game, play, &why);
        say(table, why.message);
        if (why.detail.id)
            say(table, why.detail);
    } else if (view_bluff(view, play)) {
        say(table, message_with(N_("You can play {card}, but only as a bluff: another of your "
                                   "cards fits."),
                                arg_card("card", view->drawn)));
    } else {
        say_why(table, view->drawn);
    }
}

static void say_how_many(struct table *table, int count)
{
    if (count == 0)
        say(table, message_of(choices_of_kind(&table->view, MOVE_DRAW)
                                  ? N_("None of your cards fits. You can draw a card.")
                                  : N_("None of your cards fits.")));
    else
        say(table, message_plural(
                       NP_("{count} of your cards fits. To see which one, ask for another hint.",
                           "{count} of your cards fit. To see which, ask for another hint."),
                       arg_count("count", count)));
}

static void say_which(struct table *table, int count)
{
    struct strbuf list = {0};

    list_fitting(&table->view, table->names, &list);
    say(table, message_plural(
                   NP_("This card fits: {cards}. To see why, ask for another hint.",
                       "These cards fit: {cards}. To see why {card} fits, ask for another hint."),
                   arg_count("count", count), arg_card("card", most_worth(&table->view)),
                   arg_text("cards", strbuf_text(&list))));
    strbuf_release(&list);
}

void table_hint(struct table *table)
{
    const struct view *view = &table->view;
    struct teaching teaching;

    if (view->seat != NO_SEAT && view->situation == SITUATION_PROVE) {
        say(table, message_of(N_("Type “picture”, and look at the two bars.")));
        return;
    }
    if (view->seat != NO_SEAT && view->situation == SITUATION_PICTURE) {
        teaching_bars(&teaching, view->deck, view->top, view->below);
        teaching.answer = true;
        table->front->teach(table->front->context, &teaching, view->seat);
        return;
    }
    if (view->seat != NO_SEAT && view->situation == SITUATION_DECLARE) {
        say(table, message_with(N_("{card} lies on {below}. Is the colour the same, or are the "
                                   "numbers equal?"),
                                arg_card("card", view->top), arg_card("below", view->below)));
        return;
    }
    if (view->seat == NO_SEAT ||
        (view->situation != SITUATION_TURN && !choices_of_kind(view, MOVE_PLAY) &&
         view->situation != SITUATION_DREW)) {
        say(table, message_of(N_("There is a hint only when a card is to be played.")));
        return;
    }
    if (view->situation == SITUATION_DREW) {
        say_about_drawn(table);
        return;
    }
    int count = count_fitting(view), *told = &table->now.hints[view->seat];
    struct log_trial *trial = &table->now.trial[view->seat];
    if (*told < HINT_WHY)
        ++*told;
    if (count == 0)
        *told = HINT_WHICH;
    if (trial->refused == NO_CARD) /* of those behind it, the first card says nothing */
        trial->hints = *told;
    if (count == 0 || *told == HINT_HOW_MANY)
        say_how_many(table, count);
    else if (*told == HINT_WHICH)
        say_which(table, count);
    else
        say_why(table, most_worth(view));
}
