#include "tui/prompt.h"

#include "text/text.h"
#include "tui/wrap.h"

#include <string.h>

/* --- words, in colour where there are colours */

/*
 * The colour that every terminal has under the suit's id, so that the word green never stands there
 * in another colour; for other ids the nearest by hue.
 */
static int ansi_colour(const struct suit *suit)
{
    static const char *const names[] = {"red", "green", "yellow", "blue", "magenta", "cyan"};
    unsigned red = suit->colour >> 16 & 0xFF, green = suit->colour >> 8 & 0xFF;
    unsigned blue = suit->colour & 0xFF, most = red > green ? red : green;

    for (int i = 0; i < 6; i++)
        if (strcmp(suit->id, names[i]) == 0)
            return 31 + i;
    if (blue > most)
        most = blue;
    return 30 + ((2 * red > most) | (2 * green > most) << 1 | (2 * blue > most) << 2);
}

static void begin_colour(const struct plain *plain, int suit, struct strbuf *out)
{
    if (plain->colour && suit != DECK_NONE)
        strbuf_addf(out, "\033[1;%dm", ansi_colour(deck_suit(plain->names->deck, suit)));
}

static void end_colour(const struct plain *plain, int suit, struct strbuf *out)
{
    if (plain->colour && suit != DECK_NONE)
        strbuf_add(out, "\033[0m");
}

static void add_card(const void *context, int card, struct strbuf *out)
{
    const struct plain *plain = context;
    int suit = deck_card(plain->names->deck, card)->suit;

    begin_colour(plain, suit, out);
    play_name_card(plain->names, card, out);
    end_colour(plain, suit, out);
}

static void add_suit(const void *context, int suit, struct strbuf *out)
{
    const struct plain *plain = context;

    begin_colour(plain, suit, out);
    strbuf_add(out, play_name_suit(plain->names->deck, suit));
    end_colour(plain, suit, out);
}

static void add_seat(const void *context, int seat, struct strbuf *out)
{
    const struct plain *plain = context;

    strbuf_add(out, plain->names->seat[seat]);
}

void prompt_add_words(const struct plain *plain, struct strbuf *out, const struct message *message)
{
    const struct text_names names = {
        .context = plain, .card = add_card, .suit = add_suit, .seat = add_seat};

    text_of(message, &names, out);
}

void prompt_add_sentence(const struct plain *plain, struct strbuf *out,
                         const struct message *message)
{
    struct strbuf words = {0};

    prompt_add_words(plain, &words, message);
    wrap_add(out, strbuf_text(&words), 0, plain->columns);
    strbuf_release(&words);
}

void prompt_add_question(const struct plain *plain, struct strbuf *out,
                         const struct message *message)
{
    prompt_add_sentence(plain, out, message);
    if (out->length)
        out->text[out->length - 1] = ' ';
}

static void add_plain_sentence(const struct plain *plain, struct strbuf *out, const char *id)
{
    struct message message = message_of(id);

    prompt_add_sentence(plain, out, &message);
}

/* --- the hand: a line a colour */

/* "3) 2/4", "3) 2/4 (2×)" */
static void add_numbered_face(const struct plain *plain, struct strbuf *out,
                              const struct view *view, int number, int card)
{
    strbuf_addf(out, "%d)\u00a0", number);
    play_name_face(plain->names->deck, card, out);
    if (view->held[card] > 1)
        strbuf_addf(out, "\u00a0(%d×)", view->held[card]);
}

static void add_suit_title(const struct plain *plain, struct strbuf *out, int suit)
{
    struct message message = message_of(suit == DECK_NONE ? N_("any colour:") : N_("{colour}:"));

    if (suit != DECK_NONE)
        message_add_suit(&message, "colour", suit);
    prompt_add_words(plain, out, &message);
}

static void add_suit_line(const struct plain *plain, struct strbuf *out, const struct view *view,
                          const struct choices *choices, int suit)
{
    struct strbuf line = {0};

    for (int i = 0; i < choices->count; i++) {
        const struct move *move = &choices->choice[i];
        if (move->kind != MOVE_PLAY || deck_card(plain->names->deck, move->card)->suit != suit)
            continue;
        if (!line.length) {
            strbuf_add(&line, "  ");
            add_suit_title(plain, &line, suit);
        }
        strbuf_add(&line, "  ");
        add_numbered_face(plain, &line, view, choices->first + i, move->card);
    }
    if (line.length)
        wrap_add(out, strbuf_text(&line), 4, plain->columns);
    out->failed |= line.failed;
    strbuf_release(&line);
}

static void add_hand(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    add_plain_sentence(plain, out, N_("Your cards:"));
    for (int suit = 0; suit < deck_suit_count(plain->names->deck); suit++)
        add_suit_line(plain, out, view, choices, suit);
    add_suit_line(plain, out, view, choices, DECK_NONE);
}

/* --- the other choices */

static struct message choice_words(const struct move *move)
{
    struct message message;

    switch (move->kind) {
    case MOVE_PLAY:
        message = message_of(N_("play {card}"));
        message_add_card(&message, "card", move->card);
        return message;
    case MOVE_DRAW:
        return message_of(N_("draw a card"));
    case MOVE_PASS:
        return message_of(N_("do not play"));
    case MOVE_COLOUR:
        message = message_of("{colour}");
        message_add_suit(&message, "colour", move->suit);
        return message;
    case MOVE_DEAL:
        return message_of(N_("deal the next round"));
    default:
        return message_of(move_word(move->kind));
    }
}

static void add_choices(const struct plain *plain, struct strbuf *out, const struct view *view,
                        const struct choices *choices)
{
    for (int i = 0; i < choices->count; i++) {
        const struct move *move = &choices->choice[i];
        if (view->situation == SITUATION_TURN && move->kind == MOVE_PLAY)
            continue; /* stands in the hand */
        struct message words = choice_words(move);
        strbuf_addf(out, "  %d) ", choices->first + i);
        prompt_add_words(plain, out, &words);
        strbuf_add_char(out, '\n');
    }
}

/* --- who is on, and where the game stands */

/* "Bo has 5 cards, Bot 1 has 1 card." in the order in which they sit. */
static void add_others(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct strbuf list = {0};

    for (int i = 1; i < view->seats; i++) {
        int seat = (view->seat + i) % view->seats;
        struct message message =
            message_plural(NP_("{seat} has {count} card", "{seat} has {count} cards"));
        message_add_seat(&message, "seat", seat);
        message_add_count(&message, "count", view->hands[seat]);
        if (list.length)
            strbuf_add(&list, ", ");
        prompt_add_words(plain, &list, &message);
    }
    strbuf_add_char(&list, '.');
    wrap_add(out, strbuf_text(&list), 0, plain->columns);
    out->failed |= list.failed;
    strbuf_release(&list);
}

static void add_top(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    int own = deck_card(plain->names->deck, view->top)->suit;
    struct message message = message_of(N_("On the pile: {card}."));

    if (view->suit != NO_SUIT && own != view->suit)
        message = message_of(N_("On the pile: {card}. The colour is {colour}."));
    message_add_card(&message, "card", view->top);
    if (view->suit != NO_SUIT && own != view->suit)
        message_add_suit(&message, "colour", view->suit);
    prompt_add_sentence(plain, out, &message);
}

static void add_turn(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    struct message message = message_of(N_("{seat}, it is your turn."));

    message_add_seat(&message, "seat", view->seat);
    prompt_add_sentence(plain, out, &message);
    add_others(plain, out, view);
    add_top(plain, out, view);
    add_hand(plain, out, view, choices);
    add_choices(plain, out, view, choices);
}

static void add_drew(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    struct message message = message_of(N_("You drew {card}, and it fits. Do you play it?"));

    message_add_card(&message, "card", view->drawn);
    prompt_add_sentence(plain, out, &message);
    add_choices(plain, out, view, choices);
}

void prompt_add(const struct plain *plain, struct strbuf *out, const struct view *view,
                const struct choices *choices)
{
    strbuf_add_char(out, '\n');
    if (view->situation == SITUATION_TURN) {
        add_turn(plain, out, view, choices);
    } else if (view->situation == SITUATION_DREW) {
        add_drew(plain, out, view, choices);
    } else if (view->situation == SITUATION_COLOUR) {
        add_plain_sentence(plain, out, N_("Which colour do you choose?"));
        add_choices(plain, out, view, choices);
    }
    prompt_add_short(plain, out, view);
}

void prompt_add_short(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct message message = message_of(view->situation == SITUATION_ROUND_OVER
                                            ? N_("{seat}, press Enter to deal the next round.")
                                            : N_("{seat} (? for help):"));

    message_add_seat(&message, "seat", view->seat);
    prompt_add_question(plain, out, &message);
}

/* --- help and points */

static void add_help_line(const struct plain *plain, struct strbuf *out, const char *what,
                          const char *id)
{
    strbuf_addf(out, "  %s\n", what);
    struct message message = message_of(id);
    struct strbuf words = {0};
    strbuf_add(&words, "      ");
    prompt_add_words(plain, &words, &message);
    wrap_add(out, strbuf_text(&words), 6, plain->columns);
    strbuf_release(&words);
}

/* The drawn card, else a number card of the hand, else the top, as something to type. */
static void add_example(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    int card = view->situation == SITUATION_DREW ? view->drawn : view->top;

    for (int i = 0; i < deck_card_count(plain->names->deck) && i < VIEW_CARDS; i++)
        if (view->situation == SITUATION_TURN && view->held[i] &&
            deck_card(plain->names->deck, i)->kind == CARD_NUMBER)
            card = i;
    play_name_card(plain->names, card, out);
    int suit = deck_card(plain->names->deck, card)->suit;
    if (suit == DECK_NONE)
        return;
    strbuf_addf(out, ", %s ",
                words_in(&deck_suit(plain->names->deck, suit)->abbreviations, text_language()));
    play_name_face(plain->names->deck, card, out);
    strbuf_add(out, ", ");
    play_name_face(plain->names->deck, card, out);
}

static bool has_fractions(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_NUMBER && deck_card(deck, i)->value.denominator > 1)
            return true;
    return false;
}

/* A colour, as something to type: "green, G". */
static void add_colour_example(const struct plain *plain, struct strbuf *out, int suit)
{
    const struct deck *deck = plain->names->deck;

    strbuf_addf(out, "%s, %s", play_name_suit(deck, suit),
                words_in(&deck_suit(deck, suit)->abbreviations, text_language()));
}

/* On turn and after a draw: cards, and what may be done instead. */
static void add_card_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct strbuf example = {0};

    add_example(plain, &example, view);
    add_help_line(plain, out, strbuf_text(&example),
                  N_("a card; you may leave out the colour if only one card can be meant"));
    if (has_fractions(plain->names->deck))
        add_help_line(
            plain, out, "1/2  ½  0.5  0,5  50%",
            N_("other ways to write a number: they all name a card that is worth as much"));
    if (view->situation == SITUATION_TURN)
        add_help_line(plain, out, text_get(N_("draw")), N_("draw a card"));
    else
        add_help_line(plain, out, text_get(N_("keep")), N_("do not play"));
    strbuf_release(&example);
}

void prompt_add_help(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    struct strbuf example = {0};

    add_plain_sentence(plain, out, N_("What you can type:"));
    if (view->situation == SITUATION_ROUND_OVER) {
        add_help_line(plain, out, text_get(N_("Enter")), N_("deal the next round"));
    } else {
        strbuf_addf(&example, "%d", choices->first);
        add_help_line(plain, out, strbuf_text(&example),
                      N_("the number in front of what you want to do"));
    }
    if (view->situation == SITUATION_TURN || view->situation == SITUATION_DREW)
        add_card_help(plain, out, view);
    if (view->situation == SITUATION_COLOUR) {
        strbuf_clear(&example);
        add_colour_example(plain, &example, choices->choice[0].suit);
        add_help_line(plain, out, strbuf_text(&example), N_("a colour; its first letters will do"));
    }
    add_help_line(plain, out, text_get(N_("points")), N_("who has how many points"));
    add_help_line(plain, out, text_get(N_("stop")),
                  N_("stop playing; the game is kept, and you can go on later"));
    strbuf_release(&example);
}

void prompt_add_points(const struct plain *plain, struct strbuf *out, const int *points)
{
    int widest = 0;

    for (int seat = 0; seat < plain->names->seats; seat++) {
        int width = wrap_columns(plain->names->seat[seat]);
        widest = width > widest ? width : widest;
    }
    struct message title =
        message_of(plain->target ? N_("Points ({target} or more win the match):") : N_("Points:"));
    if (plain->target)
        message_add_count(&title, "target", plain->target);
    prompt_add_sentence(plain, out, &title);
    for (int seat = 0; seat < plain->names->seats; seat++) {
        const char *name = plain->names->seat[seat];
        strbuf_addf(out, "  %s%*s  %5d\n", name, widest - wrap_columns(name), "", points[seat]);
    }
}
