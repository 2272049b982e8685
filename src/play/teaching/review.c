#include "play/teaching/review.h"

#include "play/table_state.h"
#include "play/teaching/teacher.h"
#include "rational/rational.h"
#include "ruleset/setting.h"

#include <stdio.h>
#include <string.h>

/* Returns whether the move draws a card, or lays none, in a turn that its player could have begun
 * with any card. */
static bool lays_nothing(const struct table *table, struct move move)
{
    return (move.kind == MOVE_DRAW || move.kind == MOVE_PASS) &&
           table_decision_ends_turn(table->game, move);
}

static bool fits_in_another_form(const struct view *view, int card)
{
    return fit_on(view->rules, card, view->top, view->suit) & FIT_EQUAL;
}

/* --- how hard a pair is */

static unsigned skills_of(const struct deck *deck, int card, int top)
{
    return skills_of_pair(number_shown(deck_card(deck, card)), number_shown(deck_card(deck, top)));
}

/* Returns the least denominator that both have in common; `most` where it is larger. */
static long common_denominator(const struct deck *deck, int card, int top, long most)
{
    int64_t one = notation_as_fraction(&deck_card(deck, card)->notation).denominator,
            other = notation_as_fraction(&deck_card(deck, top)->notation).denominator;

    if (one > most || other > most)
        return most;
    int64_t common = rational_lcm(one, other);
    return common < most ? (long)common : most;
}

/* How hard it is to see that two equal numbers are the same: a greater number is harder. */
static long hardness(const struct deck *deck, int card, int top)
{
    enum { DENOMINATORS = 1 << 16, COUNTS = 1 << 4 };
    unsigned skills = skills_of(deck, card, top);
    long last = skills ? 31 - __builtin_clz(skills) : 0, count = __builtin_popcount(skills);

    return (last * COUNTS + count) * DENOMINATORS +
           common_denominator(deck, card, top, DENOMINATORS - 1);
}

/* --- missed cards */

/* Returns the card of the hand that equals the top in another form, the easiest to see of several,
 * or NO_CARD; one that looks like the top teaches nothing. */
static int easiest(const struct view *view)
{
    int found = NO_CARD;

    for (int i = 0; i < deck_card_count(view->deck); i++)
        if (view->held[i] && fits_in_another_form(view, i) &&
            (found == NO_CARD ||
             hardness(view->deck, i, view->top) < hardness(view->deck, found, view->top)))
            found = i;
    return found;
}

/*
 * Returns whether a person misses an equal card with a move that game_check allows and that is not
 * made yet. Of several cards it is the one that is easiest to see; a card that shows the same as
 * the top does not count, as it teaches nothing. A player whom a hint told which cards fit has
 * missed none. Uses table->other.
 */
static bool missed_with(struct table *table, struct move move, struct missed *missed)
{
    struct view *view = &table->other;
    bool kept = move.kind == MOVE_PASS && game_situation(table->game) == SITUATION_DREW;

    if (move.seat == NO_SEAT || table->bots >> move.seat & 1 ||
        (!kept && !lays_nothing(table, move)) || table->now.trial[move.seat].hints >= HINT_WHICH)
        return false;
    game_view(table->game, move.seat, view);
    if (view->owed > 0)
        return false;
    missed->seat = move.seat;
    missed->top = view->top;
    missed->card = kept ? view->drawn : easiest(view);
    missed->alone = !table_asks_several(table) || players_people(table->players) == 1;
    return missed->card != NO_CARD && fits_in_another_form(view, missed->card);
}

static const struct review_talk nothing_yet = {.seat = NO_SEAT};

/* --- beginning */

/* Returns whether there is anything in the deck to be seen: in one with the digits 0 to 9, say,
 * there is not. */
static bool has_equal_numbers(const struct deck *deck)
{
    for (int one = 0; one < deck_card_count(deck) && one < VIEW_CARDS; one++)
        for (int other = 0; other < one; other++)
            if (teaching_other_form(deck, one, other))
                return true;
    return false;
}

static void begin_span(struct review_span *span)
{
    *span = (struct review_span){.talk = nothing_yet};
}

void review_begin(struct table *table, enum missed_when when)
{
    struct reviewer *reviewer = &table->now.reviewer;

    *reviewer = (struct reviewer){.when = when, .missed = {.seat = NO_SEAT}};
    reviewer->begun = players_people(table->players) > 0 && has_equal_numbers(table_deck(table)) &&
                      fit_equal_counts(table->rules);
    begin_span(&reviewer->round);
    begin_span(&reviewer->match);
}

/* --- keeping the record */

static bool shows_same(const struct deck *deck, const struct review_pair *one,
                       const struct review_pair *other)
{
    return teaching_shown_alike(deck, one->card, other->card) &&
           teaching_shown_alike(deck, one->top, other->top);
}

static bool is_listed(const struct deck *deck, const struct review_pair *list, int count,
                      const struct review_pair *pair)
{
    for (int i = 0; i < count; i++)
        if (shows_same(deck, &list[i], pair))
            return true;
    return false;
}

/* Adds the pair unless it is there, or there is no room for it. */
static void list_pair(const struct deck *deck, struct review_pair *list, int *count, int most,
                      const struct review_pair *pair)
{
    if (*count < most && !is_listed(deck, list, *count, pair))
        list[(*count)++] = *pair;
}

/* Returns a bit for each skill that a pair may take, from SKILL_PICTURE on. */
static unsigned kind_of(const struct deck *deck, const struct review_pair *pair)
{
    return skills_of(deck, pair->card, pair->top) >> SKILL_PICTURE & (REVIEW_KINDS - 1);
}

/* Takes the pair to talk about if it is worth more than the one so far: a greater bit before all
 * smaller ones. */
static void consider(struct review_talk *talk, int seat, const struct review_pair *pair,
                     bool missed, long worth)
{
    if (talk->seat == NO_SEAT || worth > talk->worth)
        *talk = (struct review_talk){seat, *pair, missed, worth};
}

static void consider_pair(struct table *table, int seat, const struct review_pair *pair,
                          bool missed)
{
    struct reviewer *reviewer = &table->now.reviewer;
    const struct deck *deck = table_deck(table);
    const long laid = 1L << 30, fresh = 1L << 29, first = 1L << 28;
    unsigned kind = kind_of(deck, pair);
    long worth = hardness(deck, pair->card, pair->top) + (missed ? 0 : laid);

    consider(&reviewer->match.talk, seat, pair, missed, worth);
    if (!is_listed(deck, reviewer->talked, reviewer->talked_pairs, pair))
        worth += fresh;
    if (!(reviewer->kinds_before[kind / 64] >> kind % 64 & 1))
        worth += first;
    consider(&reviewer->round.talk, seat, pair, missed, worth);
    if (!missed)
        reviewer->kinds[kind / 64] |= UINT64_C(1) << kind % 64;
}

static void note_laid(struct table *table, int seat, struct review_pair pair)
{
    struct review_span *spans[] = {&table->now.reviewer.round, &table->now.reviewer.match};

    for (int i = 0; i < 2; i++) {
        struct review_seat *noted = &spans[i]->seat[seat];
        noted->laid++;
        list_pair(table_deck(table), noted->laid_pair, &noted->laid_pairs, REVIEW_PAIRS, &pair);
    }
    consider_pair(table, seat, &pair, false);
}

/* Notes a missed card. `told`: its player knows of it already. */
static void note_missed(struct table *table, const struct missed *missed, bool told)
{
    struct reviewer *reviewer = &table->now.reviewer;
    struct review_pair pair = {missed->card, missed->top};
    struct review_seat *noted = &reviewer->round.seat[missed->seat];

    reviewer->match.seat[missed->seat].missed++;
    if (!told)
        list_pair(table_deck(table), noted->missed_pair, &noted->missed_pairs, REVIEW_KEPT, &pair);
    consider_pair(table, missed->seat, &pair, true);
}

/* Returns whether the card lies on an equal one in another form, and not by its colour. */
static bool is_laid_by_value(struct table *table, struct move move, struct review_pair *pair)
{
    if (move.kind != MOVE_PLAY || table->now.wrong)
        return false;
    game_view(table->game, move.seat, &table->other);
    *pair = (struct review_pair){move.card, table->other.top};
    return view_fit(&table->other, move) == FIT_EQUAL;
}

void review_before_move(struct table *table, struct move move)
{
    struct reviewer *reviewer = &table->now.reviewer;
    struct review_pair pair;
    struct missed missed;

    if (!reviewer->begun)
        return;
    reviewer->between = game_situation(table->game) == SITUATION_ROUND_OVER;
    if (is_laid_by_value(table, move, &pair))
        note_laid(table, move.seat, pair);
    else if (reviewer->when != MISSED_NEVER && reviewer->missed.seat == NO_SEAT &&
             missed_with(table, move, &missed))
        reviewer->missed = missed;
}

static void tell_alone(struct table *table, const struct missed *missed)
{
    const struct deck *deck = table_deck(table);
    struct teaching teaching;

    teaching_equal(&teaching, deck, missed->card, missed->top, true);
    /* between several people it is read when the hand is shown again */
    teaching.say[0].id = players_people(table->players) > 1
                             ? N_("You had {laid} when {top} was on top: the same number.")
                             : N_("You have {laid} in your hand: the same number as {top}.");
    teaching.seen = 1u << missed->seat;
    table->front->teach(table->front->context, &teaching, table->watcher);
}

void review_after_move(struct table *table, bool told)
{
    struct reviewer *reviewer = &table->now.reviewer;
    struct missed missed = reviewer->missed;
    bool at_once = reviewer->when == MISSED_NOW && missed.alone;

    if (!reviewer->begun || missed.seat == NO_SEAT)
        return;
    if (game_situation(table->game) == SITUATION_DREW && game_asked(table->game) >> missed.seat & 1)
        return; /* the turn is not over */
    reviewer->missed.seat = NO_SEAT;
    note_missed(table, &missed, at_once);
    if (at_once && told)
        tell_alone(table, &missed);
}

/* --- showing it */

static const char *face(const struct deck *deck, int card, char text[TEACHING_FACE])
{
    struct strbuf words = {0};

    play_name_face_said(deck, card, &words);
    snprintf(text, TEACHING_FACE, "%s", strbuf_text(&words));
    strbuf_release(&words);
    return text;
}

static void add_pair(const struct table *table, const struct review_pair *pair, struct strbuf *out)
{
    const struct deck *deck = table_deck(table);
    char card[TEACHING_FACE], top[TEACHING_FACE];
    struct message words =
        message_with(N_("{card} on {top}"), arg_text("card", face(deck, pair->card, card)),
                     arg_text("top", face(deck, pair->top, top)));

    if (out->length)
        strbuf_add(out, ", ");
    text_of(words, NULL, out);
}

static void fill_laid(const struct table *table, const struct review_span *span,
                      struct review *review)
{
    int sum = 0;

    for (int seat = 0; seat < table->players->count; seat++) {
        const struct review_seat *noted = &span->seat[seat];
        struct strbuf *pairs = &review->text[seat];
        const char *id = N_("{seat}: {pairs}");
        sum += noted->laid;
        if (noted->laid == 0)
            continue;
        for (int i = 0; i < noted->laid_pairs; i++)
            add_pair(table, &noted->laid_pair[i], pairs);
        if (review->of_match)
            id = N_("{seat}: {count}");
        else if (noted->laid > noted->laid_pairs)
            id = N_("{seat}: {count}, such as {pairs}");
        review->laid_by[review->laid++] =
            message_with(id, arg_seat("seat", seat), arg_count("count", noted->laid),
                         arg_text("pairs", strbuf_text(pairs)));
    }
    struct message_arg count = arg_count("count", sum);
    if (review->of_match)
        review->title =
            sum ? message_plural(NP_("{count} equal number was played in this match where the "
                                     "colour did not fit.",
                                     "{count} equal numbers were played in this match where the "
                                     "colour did not fit."),
                                 count)
                : message_of(N_(
                      "Nobody played an equal number in this match where the colour did not fit."));
    else
        review->title =
            sum ? message_plural(NP_("{count} equal number was played in this round where the "
                                     "colour did not fit.",
                                     "{count} equal numbers were played in this round where the "
                                     "colour did not fit."),
                                 count)
                : message_of(N_(
                      "Nobody played an equal number in this round where the colour did not fit."));
}

static bool is_alone(const struct table *table)
{
    return players_people(table->players) == 1;
}

/* Returns how many lines there are to say, if all are said. */
static int count_missed(const struct table *table, const struct review_span *span)
{
    int count = 0;

    for (int seat = 0; seat < table->players->count; seat++)
        count += span->seat[seat].missed_pairs;
    return count;
}

static void fill_missed_pair(const struct table *table, int seat, const struct review_pair *pair,
                             struct review *review)
{
    struct teaching *teaching = &review->missed_by[review->missed++];

    teaching_equal(teaching, table_deck(table), pair->card, pair->top, true);
    teaching->say[0].id = is_alone(table)
                              ? N_("You had {laid} when {top} was on top: the same number.")
                              : N_("{seat} had {laid} when {top} was on top: the same number.");
    message_add(&teaching->say[0], arg_seat("seat", seat));
    teaching->sentences = 1;
    if (review->missed > 1)
        teaching->numbers = 0;
}

static void say_missed(struct review *review, struct message message)
{
    review->missed_by[review->missed++] =
        (struct teaching){.seen = TEACHING_ALL, .sentences = 1, .say = {message}};
}

/* Lists each player's first missed card, then each player's second, as far as there is room; the
 * last line may say how many more there are. */
static void fill_missed(const struct table *table, const struct review_span *span,
                        struct review *review)
{
    int all = count_missed(table, span), room = all > REVIEW_MISSED ? REVIEW_MISSED - 1 : all;

    for (int i = 0; i < REVIEW_MISSED; i++)
        for (int seat = 0; seat < table->players->count; seat++)
            if (i < span->seat[seat].missed_pairs && review->missed < room)
                fill_missed_pair(table, seat, &span->seat[seat].missed_pair[i], review);
    if (all > room)
        say_missed(review, message_with(N_("And {count} more equal cards stayed in hand."),
                                        arg_count("count", all - room)));
}

static void fill_missed_in_match(const struct table *table, const struct review_span *span,
                                 struct review *review)
{
    for (int seat = 0; seat < table->players->count && review->missed < REVIEW_MISSED; seat++) {
        int count = span->seat[seat].missed;
        if (count == 0)
            continue;
        say_missed(review,
                   message_with(is_alone(table) ? N_("You could have played {count} more.")
                                                : N_("{seat} could have played {count} more."),
                                arg_seat("seat", seat), arg_count("count", count)));
    }
}

/* Fills in the pair to talk about. Several players find out why themselves; a person alone is told.
 */
static void fill_talk(const struct table *table, const struct review_span *span,
                      struct review *review)
{
    const struct review_talk *talk = &span->talk;
    struct teaching *teaching = &review->talk;
    const char *laid = review->of_match ? N_("The card of the match: {laid} on {top}, by {seat}.")
                                        : N_("The card of the round: {laid} on {top}, by {seat}."),
               *missed = review->of_match ? N_("The card of the match: {laid} on {top}.")
                                          : N_("The card of the round: {laid} on {top}.");

    if (talk->seat == NO_SEAT)
        return;
    teaching_equal(teaching, table_deck(table), talk->pair.card, talk->pair.top, true);
    teaching->say[0].id = talk->missed ? missed : laid;
    message_add(&teaching->say[0], arg_seat("seat", talk->seat));
    if (is_alone(table))
        return;
    teaching->say[1] = message_of(N_("Why is that the same number? Tell each other."));
    teaching->sentences = 2;
}

static void show(struct table *table, const struct review_span *span, bool of_match)
{
    struct review review = {.of_match = of_match};

    fill_laid(table, span, &review);
    if (of_match)
        fill_missed_in_match(table, span, &review);
    else
        fill_missed(table, span, &review);
    fill_talk(table, span, &review);
    table->front->review(table->front->context, &review);
    for (int i = 0; i < SEATS_MAX; i++)
        strbuf_release(&review.text[i]);
}

/* --- the end */

/* Remembers of a round what later ones depend on. */
static void remember_round(struct reviewer *reviewer)
{
    if (reviewer->round.talk.seat != NO_SEAT) {
        int at = reviewer->talked_pairs < REVIEW_TALKED ? reviewer->talked_pairs++ : 0;
        reviewer->talked[at] = reviewer->round.talk.pair;
    }
    for (int i = 0; i < REVIEW_KINDS / 64; i++)
        reviewer->kinds_before[i] |= reviewer->kinds[i];
}

void review_round_over(struct table *table, bool told)
{
    struct reviewer *reviewer = &table->now.reviewer;

    if (!reviewer->begun)
        return;
    reviewer->rounds += !reviewer->between;
    if (told && !reviewer->between)
        show(table, &reviewer->round, false);
    if (told && game_situation(table->game) == SITUATION_MATCH_OVER && reviewer->rounds > 1)
        show(table, &reviewer->match, true);
    if (reviewer->between)
        return;
    remember_round(reviewer);
    begin_span(&reviewer->round);
}
