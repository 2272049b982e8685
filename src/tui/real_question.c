#include "tui/prompt.h"

#include "deck/deck.h"
#include "play/seat_changes.h"
#include "rules/rules.h"
#include "ruleset/setting.h"
#include "text/text.h"

static void add(const struct plain *plain, struct strbuf *out, const char *id,
                const struct view *view)
{
    char name[TEAM_NAME_SIZE], other[TEAM_NAME_SIZE];

    prompt_add_sentence(
        plain, out,
        message_with(
            id, prompt_person(plain, view->seat, name),
            arg_text("other", team_copy(other, plain->names->seat[view->open.effects.player], 0)),
            arg_suit("colour", view->suit_before)));
}

static void add_count(const struct plain *plain, struct strbuf *out, const char *one,
                      const char *many, int count, const struct view *view)
{
    char name[TEAM_NAME_SIZE];

    prompt_add_sentence(plain, out,
                        message_plural(one, many, prompt_person(plain, view->seat, name),
                                       arg_count("count", count)));
}

/* Adds what lies open. */
static void add_table(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct view open = *view;

    if (plain->bare)
        return;
    open.seat = NO_SEAT;
    prompt_add_others(plain, out, &open);
    prompt_add_top(plain, out, view);
}

/* U2: adds who has one card left and was not heard to call. */
static void add_forgot(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    for (int seat = 0; seat < view->seats; seat++)
        if (view->open.window.catchable >> seat & 1)
            prompt_add_sentence(
                plain, out,
                message_with(N_("{seat} has one card left. If nobody heard “Last card!”, type: "
                                "catch {seat}"),
                             arg_seat("seat", seat)));
}

static void add_owed(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    add_table(plain, out, view);
    add_count(plain, out,
              NP_("{seat} must draw {count} card. Type “draw” when that is done.",
                  "{seat} must draw {count} cards. Type “draw” when that is done."),
              view->owed, view);
    if (choices_of_kind(view, MOVE_CHALLENGE))
        add(plain, out, N_("Or type “challenge”: then {seat} may see the hand of {other}."), view);
    if (rules_settings(view->rules)->value[SETTING_PROGRESSIVE])
        add(plain, out, N_("Or type the card that {seat} plays on top."), view);
}

/* The segments with their numbers. */
static void add_wheel(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const struct wheel *wheel = deck_wheel(plain->names->deck);

    add(plain, out, N_("{seat} turns the wheel. At which number does it stop?"), view);
    for (int i = 0; i < wheel->count; i++)
        strbuf_addf(out, "  %d  %s\n", i + 1, words_in(&wheel->segments[i].title, text_language()));
}

/* In a window that no turn closes: the last card lies, or hands have moved. */
static void add_window(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    add_table(plain, out, view);
    add_forgot(plain, out, view);
    if (view->open.window.callable)
        prompt_add_line(plain, out,
                        N_("Is the card on the pile wrong? Then type who says so, and “wrong”."));
    prompt_add_line(plain, out, N_("Press Enter if nobody says anything."));
}

static void add_shown(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    bool fitting = rules_settings(view->rules)->value[SETTING_HONEST] == HONEST_FITTING;
    bool colour = view->suit_before != NO_SUIT,
         every = view->below == NO_CARD || fit_every_colour_counts(view->rules, view->below);

    add(plain, out,
        !colour || (fitting && !every)
            ? N_("{seat} looks at the hand of {other}. Did another card fit?")
        : !every  ? N_("{seat} looks at the hand of {other}. Did another card fit by its colour?")
        : fitting ? N_("{seat} looks at the hand of {other}. Is there a {colour} card, or another "
                       "one that fitted?")
                  : N_("{seat} looks at the hand of {other}. Is there a {colour} card?"),
        view);
}

/* W2–W4, W8, W9: what the wheel lets a player discard. */
static void add_discards(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    static const char *const ids[] = {
        [WHEEL_ALMOST_OUT] =
            N_("{seat} may discard all cards but two, or none. Type each one, then "
               "press Enter."),
        [WHEEL_DISCARD_NUMBER] =
            N_("{seat} may discard cards with one number. Type each one, then press Enter."),
        [WHEEL_DISCARD_COLOUR] =
            N_("{seat} may discard cards of one colour. Type each one, then press Enter."),
        [WHEEL_SHOWDOWN] =
            N_("{seat} may discard the cards just shown. Type each one, then press Enter."),
        [WHEEL_SHOUT] = N_("{seat} may discard one card. Type it, or press Enter."),
    };

    add(plain, out, ids[deck_wheel(plain->names->deck)->segments[view->open.segment].effect], view);
}

/* W5 */
static void add_draws(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    char name[TEAM_NAME_SIZE];

    prompt_add_sentence(
        plain, out,
        message_with(
            N_("{seat} draws until a {colour} card or a wild comes. How many cards is that?"),
            prompt_person(plain, view->seat, name),
            arg_suit("colour", deck_wheel(plain->names->deck)->segments[view->open.segment].suit)));
}

/* R2 */
static void add_count_of_points(const struct plain *plain, struct strbuf *out,
                                const struct view *view)
{
    if (plain->settings->value[SETTING_CARDS] == CARDS_SCORE)
        add(plain, out, N_("What does {seat} still hold? Type the points, or the cards."), view);
    else
        add_count(plain, out,
                  NP_("{seat} still holds {count} card. Type its points, or the card.",
                      "{seat} still holds {count} cards. Type their points, or the cards."),
                  view->hands[view->seat], view);
}

/* S4; S9: another one. */
static void add_turned(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    if (view->open.effects.pc != 0) {
        add(plain, out, N_("{seat} turns up another card. Which one?"), view);
        return;
    }
    add_count(plain, out,
              NP_("{seat} deals {count} card to everyone, and turns one up.",
                  "{seat} deals {count} cards to everyone, and turns one up."),
              rules_settings(view->rules)->value[SETTING_HAND_SIZE], view);
    prompt_add_line(plain, out, N_("Which card is the first on the pile?"));
}

/* The questions that are one sentence about the player who is asked. */
static const char *const sentences[SITUATIONS] = {
    [SITUATION_DREW] = N_("Does {seat} play the drawn card? Type it. Press Enter to keep it."),
    [SITUATION_COLOUR] = N_("Which colour does {seat} choose?"),
    [SITUATION_SEAT] = N_("With whom does {seat} swap hands?"),
    [SITUATION_REMEDY] = N_("Which card does {seat} play instead?"),
    [SITUATION_SHOUT] = N_("Who shouts first?"),
    [SITUATION_OUTCOME] = N_("Who has gone out? Type the name, or “nobody” if nobody can go on."),
    [SITUATION_DECLARE] = N_("How does {seat}’s card match?"),
    [SITUATION_PROVE] = N_("{seat} shows that the two numbers are equal. How?"),
    [SITUATION_PICTURE] = N_("{seat} shows that the two numbers are equal. How?"),
};

void real_question_add(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    if (view->situation == SITUATION_DECLARE || view->situation == SITUATION_PROVE ||
        view->situation == SITUATION_PICTURE)
        prompt_add_top(plain, out, view);
    switch (view->situation) {
    case SITUATION_TURN_UP:
        add_turned(plain, out, view);
        break;
    case SITUATION_DRAWN:
        add_draws(plain, out, view);
        break;
    case SITUATION_CHOOSE:
        add_discards(plain, out, view);
        break;
    case SITUATION_COUNT:
        add_count_of_points(plain, out, view);
        break;
    case SITUATION_TURN:
        add_table(plain, out, view);
        add_forgot(plain, out, view);
        add(plain, out, N_("It is {seat}’s turn. Type the card that is played, or “draw”."), view);
        break;
    case SITUATION_CHALLENGE:
        add_owed(plain, out, view);
        break;
    case SITUATION_SHOWN:
        add_shown(plain, out, view);
        break;
    case SITUATION_REACT:
        add_window(plain, out, view);
        break;
    case SITUATION_SPIN:
        add_wheel(plain, out, view);
        break;
    case SITUATION_HIGHEST:
        add(plain, out, N_("Everyone shows their highest number. Who has the highest?"), view);
        add(plain, out, N_("After a tie, type how many cards it took, too: {seat} 2"), view);
        break;
    default:
        if (sentences[view->situation])
            add(plain, out, sentences[view->situation], view);
        break;
    }
}

const char *real_question_prompt(const struct view *view)
{
    switch (view->situation) {
    case SITUATION_MATCH_OVER:
        return N_("Press Enter if all is right, or type “undo”:");
    case SITUATION_ROUND_OVER:
        return rules_settings(view->rules)->value[SETTING_CARDS] == CARDS_SCORE
                   ? N_("{seat} deals the next round. When it is over, type who has gone out:")
                   : N_("{seat} deals the next round. Press Enter when you go on.");
    case SITUATION_OUTCOME:
    case SITUATION_SHOUT:
    case SITUATION_HIGHEST:
        return N_("Who? (? for help):");
    case SITUATION_REACT:
        return N_("Who does what? Or Enter for nobody (? for help):");
    default:
        return N_("{seat} (? for help):");
    }
}

/* Adds help on the lines about cards. */
static void add_card_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const char *other = plain->names->seat[(view->seat + 1) % view->seats];
    struct strbuf card = {0}, what = {0};

    play_name_typed(plain->names, view->top, &card);
    prompt_add_help_line(plain, out, strbuf_text(&card), N_("this card is played"));
    strbuf_addf(&what, "%s?", strbuf_text(&card));
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("does this card fit? Nothing is played"));
    strbuf_clear(&what);
    strbuf_addf(&what, "%s: %s", other, strbuf_text(&card));
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("another player plays it, out of turn"));
    prompt_add_help_line(plain, out, text_get(N_("draw")), N_("draw a card"));
    prompt_add_help_line(plain, out, text_get(N_("call")),
                         N_("this player calls “Last card!”; you can also type it after a card"));
    strbuf_clear(&what);
    strbuf_addf(&what, "%s %s", text_get(N_("catch")), other);
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("this player forgot to call “Last card!”"));
    strbuf_clear(&what);
    strbuf_addf(&what, "%s %s 5", other, text_get(N_("has")));
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("this player really has so many cards: the program counted wrong"));
    if (choices_of_kind(view, MOVE_CHALLENGE))
        prompt_add_help_line(plain, out, text_get(N_("challenge")),
                             N_("you think that the wild +4 was a bluff"));
    if (view->open.window.callable) {
        strbuf_clear(&what);
        strbuf_addf(&what, "%s: %s", other, text_get(N_("wrong")));
        prompt_add_help_line(plain, out, strbuf_text(&what), N_("the card on the pile is wrong"));
    }
    prompt_add_help_line(plain, out, text_get(N_("shuffled")),
                         N_("the pile was shuffled into the stock"));
    strbuf_release(&card);
    strbuf_release(&what);
}

/* Adds help for the answers where only the score is kept. */
static void add_score_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct strbuf cards = {0};

    if (view->situation == SITUATION_OUTCOME || view->situation == SITUATION_ROUND_OVER) {
        prompt_add_help_line(plain, out, plain->names->seat[0], N_("this player has gone out"));
        prompt_add_help_line(plain, out, text_get(N_("nobody")), N_("nobody can go on"));
    } else if (view->situation == SITUATION_COUNT) {
        prompt_add_help_line(plain, out, "35, 20+15", N_("the points that the cards are worth"));
        play_name_typed(plain->names, 0, &cards);
        strbuf_add(&cards, ", ");
        play_name_typed(plain->names, 1, &cards);
        prompt_add_help_line(plain, out, strbuf_text(&cards),
                             N_("the cards; breuk adds up their points"));
    }
    strbuf_release(&cards);
}

/* Adds help on the other lines where only the score is kept. */
static void real_score_help(const struct plain *plain, struct strbuf *out)
{
    const char *phrases = seat_change_phrases(SEAT_RENAMED);
    struct strbuf what = {0};

    if (plain->settings->value[SETTING_CARDS] == CARDS_SCORE)
        prompt_add_help_line(plain, out, text_get(N_("undo round")),
                             N_("take back all that you typed of this round or the last one"));
    strbuf_add_bytes(&what, phrases, strcspn(phrases, ","));
    strbuf_addf(&what, " %s Zoe", plain->names->seat[0]);
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("this player has another name from now on"));
    strbuf_release(&what);
}

void real_question_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    prompt_add_line(plain, out, N_("What you can type:"));
    if (plain->settings->value[SETTING_CARDS] == CARDS_SCORE)
        add_score_help(plain, out, view);
    else if (view->top != NO_CARD)
        add_card_help(plain, out, view);
    prompt_add_help_line(plain, out, text_get(N_("undo")),
                         N_("take back the last step, and the one before"));
    real_score_help(plain, out);
    prompt_add_help_line(plain, out, text_get(N_("points")),
                         plain->settings->value[SETTING_CARDS] == CARDS_SCORE
                             ? N_("all rounds and the totals")
                             : N_("everyone’s points"));
    prompt_add_help_line(plain, out, text_get(N_("rules")), N_("the rules of this game, in short"));
    prompt_add_help_line(plain, out, text_get(N_("time")),
                         N_("time is up: this round is the last one"));
    prompt_add_help_line(plain, out, text_get(N_("stop")),
                         N_("stop playing; breuk saves the game, and you can continue later"));
}
