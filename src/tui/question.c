/* The question in each situation, and the table that is shown with it. */
#include "deck/deck.h"
#include "rules/rules.h"
#include "ruleset/setting.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/wrap.h"

static int setting(const struct view *view, enum setting setting)
{
    return rules_settings(view->rules)->value[setting];
}

static void add_count(const struct plain *plain, struct strbuf *out, const char *one,
                      const char *many, int count)
{
    prompt_add_sentence(plain, out, message_plural(one, many, arg_count("count", count)));
}

static void add_seat(const struct plain *plain, struct strbuf *out, const char *id, int seat)
{
    char name[TEAM_NAME_SIZE];

    prompt_add_sentence(plain, out, message_with(id, prompt_person(plain, seat, name)));
}

/* Adds the other players in the order in which they sit in this round: "Bo has 5 cards, Bot 1 has 1
 * card." */
void prompt_add_others(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    bool pairs = view->seat != NO_SEAT && setting(view, SETTING_PARTNERS) != PARTNERS_NONE;
    int first = view->seat != NO_SEAT ? view->seat : view->turn, seat = first;
    struct strbuf list = {0};

    do {
        if (seat != view->seat) {
            const struct message_arg whose = arg_seat("seat", seat),
                                     count = arg_count("count", view->hands[seat]);
            bool partner = pairs && view_partners(view, view->seat, seat);
            if (list.length)
                strbuf_add(&list, ", ");
            prompt_add_words(
                plain, &list,
                partner ? message_plural(NP_("your partner {seat} has {count} card",
                                             "your partner {seat} has {count} cards"),
                                         whose, count)
                        : message_plural(NP_("{seat} has {count} card", "{seat} has {count} cards"),
                                         whose, count));
        }
        seat = view->open.next[LEFT][seat];
    } while (seat != first);
    strbuf_add_char(&list, '.');
    wrap_add(out, strbuf_text(&list), 0, plain->columns);
    strbuf_release(&list);
}

/* Returns whether a card counts as another colour than its own. */
static bool is_recoloured(const struct plain *plain, int card, int suit)
{
    return suit != NO_SUIT && deck_card(plain->names->deck, card)->suit != suit;
}

/* Adds the top card and what it was laid on: players have to judge for themselves whether it fits.
 */
void prompt_add_top(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    bool named = is_recoloured(plain, view->top, view->suit);
    struct strbuf below = {0};

    if (plain->bare)
        return;
    const char *id =
        named ? N_("On the pile: {card}. The colour is {colour}.") : N_("On the pile: {card}.");

    if (view->below != NO_CARD) {
        bool wild = is_recoloured(plain, view->below, view->suit_before);
        prompt_add_words(plain, &below,
                         message_with(wild ? "{card} ({colour})" : "{card}",
                                      arg_card("card", view->below),
                                      arg_suit("colour", view->suit_before)));
        id = named ? N_("On the pile: {card}, on top of {below}. The colour is {colour}.")
                   : N_("On the pile: {card}, on top of {below}.");
    }
    prompt_add_sentence(plain, out,
                        message_with(id, arg_card("card", view->top),
                                     arg_text("below", strbuf_text(&below)),
                                     arg_suit("colour", view->suit)));
    strbuf_release(&below);
}

static void add_table(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    if (plain->bare)
        return;
    prompt_add_others(plain, out, view);
    prompt_add_top(plain, out, view);
}

static void add_hand(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    if (plain->bare)
        return;
    prompt_add_line(plain, out, N_("Your cards:"));
    prompt_add_hand(plain, out, view, choices);
}

/* T10: returns the question whether the +4 was a bluff. */
static const char *challenge_question(const struct view *view)
{
    if (setting(view, SETTING_HONEST) == HONEST_FITTING || view->suit_before == NO_SUIT)
        return N_("Do you think that another card fitted? Then challenge the wild +4. If it was "
                  "honest, you draw two more.");
    if (view->below != NO_CARD && !fit_every_colour_counts(view->rules, view->below))
        return N_("Do you think that another card fitted by its colour? Then challenge the wild "
                  "+4. If it was honest, you draw two more.");
    return N_("Do you think that there was a {colour} card in that hand? Then challenge the wild "
              "+4. If it was honest, you draw two more.");
}

static void add_challenge(const struct plain *plain, struct strbuf *out, const struct view *view,
                          const struct choices *choices)
{
    add_table(plain, out, view);
    add_count(plain, out,
              NP_("You must draw {count} card and miss this turn.",
                  "You must draw {count} cards and miss this turn."),
              view->owed);
    if (choices_of_kind(view, MOVE_CHALLENGE))
        prompt_add_sentence(
            plain, out,
            message_with(challenge_question(view), arg_suit("colour", view->suit_before)));
    if (choices->cards)
        add_hand(plain, out, view, choices);
}

/* Returns whether a card like the top may be jumped in (H4); no wild may. */
static bool same_may_be_jumped_in(const struct plain *plain, const struct view *view)
{
    return view->open.window.jumpable &&
           deck_card(plain->names->deck, view->top)->action != ACTION_WILD;
}

/* Returns the question to players who may hold a card like the top: H4 goes by the value of
 * numbers, unless they must look the same (T1). */
static const char *jump_question(const struct plain *plain, const struct view *view)
{
    return deck_card(plain->names->deck, view->top)->kind == CARD_NUMBER &&
                   fit_equal_counts(view->rules)
               ? N_("Do you have a card of the same colour and an equal value? You may play it "
                    "now.")
               : N_("Do you have exactly the same card? You may play it now.");
}

/* Adds something that one of several can type: "Ann: catch Bo". */
static void add_example(const struct plain *plain, struct strbuf *out, int seat, const char *word)
{
    strbuf_addf(out, "  %s: %s", plain->names->seat[seat], text_get(word));
}

static void add_examples(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const struct window *window = &view->open.window;
    unsigned forgot = view->asked & window->catchable, others = view->asked & ~window->catchable;
    unsigned watching = view->asked & ~(1u << view->open.effects.player);
    int seat = __builtin_ctz(watching ? watching : view->asked);

    if (forgot) {
        add_example(plain, out, __builtin_ctz(forgot), N_("call"));
        strbuf_add_char(out, '\n');
    }
    if (window->catchable && others) {
        add_example(plain, out, __builtin_ctz(others), N_("catch"));
        strbuf_addf(out, " %s\n", plain->names->seat[__builtin_ctz(window->catchable)]);
    }
    if (same_may_be_jumped_in(plain, view)) {
        add_example(plain, out, seat, N_("jump"));
        strbuf_add_char(out, ' ');
        play_name_card(plain->names, view->top, out);
        strbuf_add_char(out, '\n');
    }
    if (window->callable) {
        add_example(plain, out, seat, N_("wrong"));
        strbuf_add_char(out, '\n');
    }
    if (window->doubtable) {
        add_example(plain, out, seat, N_("doubt"));
        strbuf_add_char(out, '\n');
    }
}

/* A full screen names the key itself. */
static void ask_about_fit(const struct plain *plain, struct strbuf *out)
{
    prompt_add_line(plain, out,
                    plain->bare ? N_("Does it really fit?")
                                : N_("Does it really fit? To see it shown, type “doubt”."));
}

static void add_react(const struct plain *plain, struct strbuf *out, const struct view *view,
                      const struct choices *choices)
{
    /* what lies open for all */
    add_table(plain, out, view);
    for (int seat = 0; seat < view->seats; seat++) {
        if (!choices_catchable(view, seat))
            continue;
        if (seat == view->seat)
            prompt_add_line(plain, out,
                            N_("You have one card left and forgot to call “Last card!”."));
        else
            add_seat(plain, out, N_("{seat} has one card left and forgot to call “Last card!”."),
                     seat);
    }
    if (same_may_be_jumped_in(plain, view))
        prompt_add_line(plain, out, jump_question(plain, view));
    if (view->open.window.callable)
        prompt_add_line(plain, out, N_("Is the card on the pile wrong? Say so now."));
    if (view->open.window.doubtable)
        ask_about_fit(plain, out);
    if (view->seat == NO_SEAT && !plain->bare) {
        struct strbuf examples = {0};
        add_examples(plain, &examples, view);
        if (examples.length)
            prompt_add_line(plain, out,
                            N_("Does anybody want to do something? Type who, and what:"));
        strbuf_add(out, strbuf_text(&examples));
        strbuf_release(&examples);
    } else if (choices->cards) {
        add_hand(plain, out, view, choices);
    }
}

/* W3, W4: returns how many cards may yet go; 0: that depends on the one that goes first. */
static int count_alike(const struct view *view)
{
    int kinds = 0, count = 0;

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_DISCARD) {
            count += view->held[view->moves[i].card];
            kinds++;
        }
    return view->open.discarded || (kinds == 1 && count == 1) ? count : 0;
}

static void add_choose(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    enum wheel_effect effect = deck_wheel(plain->names->deck)->segments[view->open.segment].effect;
    bool alike = effect == WHEEL_DISCARD_NUMBER || effect == WHEEL_DISCARD_COLOUR;
    int count = alike ? count_alike(view) : view->open.left;

    if (count == 0)
        prompt_add_line(plain, out,
                        effect == WHEEL_DISCARD_NUMBER
                            ? N_("Choose a number and discard one or more cards with it. The last "
                                 "one goes on top.")
                            : N_("Choose a colour and discard one or more cards of it. The last "
                                 "one goes on top."));
    else if (!choices_of_kind(view, MOVE_PASS))
        add_count(plain, out,
                  NP_("You must discard {count} more card. It goes on top.",
                      "You must discard {count} more cards. The last one goes on top."),
                  count);
    else if (view->open.discarded)
        add_count(plain, out,
                  NP_("You may discard {count} more card. It goes on top.",
                      "You may discard {count} more cards. The last one goes on top."),
                  count);
    else
        add_count(plain, out,
                  NP_("You may discard {count} card. It goes on top.",
                      "You may discard {count} cards. The last one goes on top."),
                  count);
}

static void add_how_to_show(const struct plain *plain, struct strbuf *out)
{
    prompt_add_line(
        plain, out,
        N_("Type by which number one of them is multiplied, above and below: ×2, say. Or "
           "type another fraction that both are equal to. To see both, type “picture”. "
           "If you cannot show it, type “pass”."));
}

static void add_question(const struct plain *plain, struct strbuf *out, const struct view *view,
                         const struct choices *choices)
{
    static const char *const questions[SITUATIONS] = {
#define SITUATION(identifier, handler, name, move, question) question,
#include "rules/situation-list.h"
#undef SITUATION
    };

    if (view->real) {
        real_question_add(plain, out, view);
        return;
    }
    switch (view->situation) {
    case SITUATION_TURN:
        add_seat(plain, out, N_("{seat}, it is your turn."), view->seat);
        add_table(plain, out, view);
        if (choices_of_kind(view, MOVE_DOUBT))
            ask_about_fit(plain, out);
        add_hand(plain, out, view, choices);
        break;
    case SITUATION_DREW:
        /* whether it fits is for the player to judge */
        prompt_add_top(plain, out, view);
        prompt_add_sentence(plain, out,
                            message_with(N_("You drew {card}. Does it fit? Play it, or keep it."),
                                         arg_card("card", view->drawn)));
        break;
    case SITUATION_DECLARE:
    case SITUATION_PICTURE:
        prompt_add_top(plain, out, view);
        prompt_add_line(plain, out, questions[view->situation]);
        break;
    case SITUATION_PROVE:
        prompt_add_top(plain, out, view);
        prompt_add_line(plain, out, questions[view->situation]);
        add_how_to_show(plain, out);
        break;
    case SITUATION_CHALLENGE:
        add_challenge(plain, out, view, choices);
        break;
    case SITUATION_REMEDY:
        prompt_add_line(plain, out, N_("Which card do you play instead?"));
        prompt_add_top(plain, out, view);
        add_hand(plain, out, view, choices);
        break;
    case SITUATION_REACT:
        add_react(plain, out, view, choices);
        break;
    case SITUATION_SPIN:
        add_seat(plain, out, N_("{seat}, turn the wheel."), view->seat);
        break;
    case SITUATION_CHOOSE:
        add_choose(plain, out, view);
        if (!plain->bare)
            prompt_add_hand(plain, out, view, choices);
        break;
    default:
        if (questions[view->situation])
            prompt_add_line(plain, out, questions[view->situation]);
    }
}

void prompt_add_asked(const struct plain *plain, struct strbuf *out, const struct view *view,
                      const struct choices *choices)
{
    add_question(plain, out, view, choices);
}

void prompt_add(const struct plain *plain, struct strbuf *out, const struct view *view,
                const struct choices *choices)
{
    strbuf_add_char(out, '\n');
    add_question(plain, out, view, choices);
    if (view->situation != SITUATION_ROUND_OVER)
        prompt_add_choices(plain, out, view, choices);
}

void prompt_add_once_more(const struct plain *plain, struct strbuf *out, const struct view *view,
                          const struct choices *choices)
{
    bool asked_alone = view->seat != NO_SEAT && view->situation != SITUATION_ROUND_OVER;

    if (view->real) {
        prompt_add(plain, out, view, choices);
        return;
    }
    if (asked_alone) {
        strbuf_add_char(out, '\n');
        prompt_add_top(plain, out, view);
        prompt_add_line(plain, out, N_("Your cards:"));
        if (choices->cards)
            prompt_add_hand(plain, out, view, choices);
        else
            prompt_add_held(plain, out, view);
    }
    if (asked_alone)
        prompt_add_choices(plain, out, view, choices);
}

void prompt_add_short(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const char *id = N_("Who does what? Or Enter for nobody (? for help):");
    char name[TEAM_NAME_SIZE];

    if (view->real)
        id = real_question_prompt(view);
    else if (view->situation == SITUATION_ROUND_OVER)
        id = view->turn == view->seat ? N_("{seat}, press Enter to deal the next round.")
                                      : N_("{seat}, press Enter to begin the next round.");
    else if (view->seat != NO_SEAT)
        id = N_("{seat} (? for help):");
    else if (view->situation == SITUATION_SHOUT)
        id = N_("Who shouted first? A name, or Enter for nobody (? for help):");
    prompt_add_question(plain, out, message_with(id, prompt_person(plain, view->seat, name)));
}
