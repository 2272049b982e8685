#include "play/table.h"

#include "play/table_state.h"
#include "play/typing/speaker.h"
#include "rules/view.h"
#include "ruleset/setting.h"

/* An event's sentence, as event-list.h has it. A second id is the plural form. */
struct wording {
    const char *you, *you_plural;
    const char *to_other; /* NULL: as to everybody else */
    const char *to_other_plural;
    const char *they, *they_plural;
};

#define SAME_TO_OTHER NULL, NULL

/* A wording that is the same for everybody. */
#define TO_ALL(id)                                                                                 \
    {                                                                                              \
        ONE(id), SAME_TO_OTHER, ONE(id)                                                            \
    }
#define COUNTED(you, they)                                                                         \
    {                                                                                              \
        you, SAME_TO_OTHER, they                                                                   \
    }
#define UNTOLD                                                                                     \
    {                                                                                              \
        NULL                                                                                       \
    }
#define TWO(you, they)                                                                             \
    {                                                                                              \
        ONE(you), SAME_TO_OTHER, ONE(they)                                                         \
    }
#define THREE(you, to_other, they)                                                                 \
    {                                                                                              \
        ONE(you), ONE(to_other), ONE(they)                                                         \
    }

static const struct wording wordings[EVENT_KINDS] = {
#define EVENT(identifier, name, seen, ...) [EVENT_##identifier] = __VA_ARGS__,
#include "rules/event-list.h"
#undef EVENT
};

/* The sentences for special cases of some events. */
/* clang-format off */
static const struct wording
    last_played = TWO(N_("You play {card} and have no cards left!"),
                      N_("{seat} plays {card} and has no cards left!")),
    last_jumped = TWO(N_("You jump in with {card} and have no cards left!"),
                      N_("{seat} jumps in with {card} and has no cards left!")),
    last_discarded = TWO(N_("You discard {card} and have no cards left!"),
                         N_("{seat} discards {card} and has no cards left!")),
    drawn_unseen = {NP_("You draw {count} card.", "You draw {count} cards."), SAME_TO_OTHER,
                    NP_("{seat} draws {count} card.", "{seat} draws {count} cards.")},
    reversed_right = TO_ALL(N_("Play changes direction: it now goes to the right.")),
    passed_right = TO_ALL(N_("All hands move one place to the right.")),
    noticed_wrong = THREE(N_("{other} noticed your wrong card: take {card} back."),
                          N_("You noticed a wrong card: {seat} takes {card} back."),
                          N_("{other} noticed a wrong card: {seat} takes {card} back.")),
    shown_to_all = TWO(N_("You show everybody your cards: {cards}."),
                       N_("{seat} shows everybody these cards: {cards}.")),
    one_shown_to_all = TWO(N_("You show everybody your card: {cards}."),
                           N_("{seat} shows everybody this card: {cards}.")),
    shown_to_one = THREE(N_("You show {other} your cards."),
                         N_("{seat} shows you these cards: {cards}."),
                         N_("{seat} shows {other} all their cards.")),
    time_between_rounds = TO_ALL(N_("Time is up.")),
    nobody_highest = TO_ALL(N_("It is a tie.")),
    nobody_shouted = TO_ALL(N_("Nobody shouts.")),
    nobody_won_round = TO_ALL(N_("Nobody wins this round.")),
    round_without_points = TWO(N_("You win the round!"), N_("{seat} wins the round.")),
    round_of_two = {NP_("You and {other} win the round and score {count} point!",
                        "You and {other} win the round and score {count} points!"),
                    NP_("You and {seat} win the round and score {count} point!",
                        "You and {seat} win the round and score {count} points!"),
                    NP_("{seat} and {other} win the round and score {count} point.",
                        "{seat} and {other} win the round and score {count} points.")},
    round_of_two_without_points = THREE(N_("You and {other} win the round!"),
                                        N_("You and {seat} win the round!"),
                                        N_("{seat} and {other} win the round.")),
    match_of_two = {NP_("You and {other} win the match with {count} point! Well done!",
                        "You and {other} win the match with {count} points! Well done!"),
                    NP_("You and {seat} win the match with {count} point! Well done!",
                        "You and {seat} win the match with {count} points! Well done!"),
                    NP_("{seat} and {other} win the match with {count} point.",
                        "{seat} and {other} win the match with {count} points.")},
    match_of_two_without_points = THREE(N_("You and {other} win the match! Well done!"),
                                        N_("You and {seat} win the match! Well done!"),
                                        N_("{seat} and {other} win the match.")),
    match_without_points = TWO(N_("You win the match! Well done!"), N_("{seat} wins the match."));
/* clang-format on */

static const struct wording *wording_of(const struct event *event)
{
    switch (event->kind) {
    case EVENT_PLAYED:
        return event->count ? &wordings[EVENT_PLAYED] : &last_played;
    case EVENT_JUMPED:
        return event->count ? &wordings[EVENT_JUMPED] : &last_jumped;
    case EVENT_DISCARDED:
        return event->count ? &wordings[EVENT_DISCARDED] : &last_discarded;
    case EVENT_DRAWN:
        return event->cards ? &wordings[EVENT_DRAWN] : &drawn_unseen;
    case EVENT_REVERSED:
        return event->count == DIRECTION_LEFT ? &wordings[EVENT_REVERSED] : &reversed_right;
    case EVENT_HANDS_PASSED:
        return event->count == DIRECTION_LEFT ? &wordings[EVENT_HANDS_PASSED] : &passed_right;
    case EVENT_WRONG:
        return event->other == NO_SEAT ? &wordings[EVENT_WRONG] : &noticed_wrong;
    case EVENT_HAND_SHOWN:
        if (event->other != NO_SEAT)
            return &shown_to_one;
        return event->count == 1 ? &one_shown_to_all : &shown_to_all;
    case EVENT_SHOWDOWN:
        return event->seat == NO_SEAT ? &nobody_highest : &wordings[EVENT_SHOWDOWN];
    case EVENT_KEPT:
        return event->seat == NO_SEAT ? &nobody_shouted : &wordings[EVENT_KEPT];
    case EVENT_TIME_UP:
        return event->count ? &wordings[EVENT_TIME_UP] : &time_between_rounds;
    case EVENT_ROUND_WON:
        if (event->seat == NO_SEAT)
            return &nobody_won_round;
        if (event->other != NO_SEAT)
            return event->points ? &round_of_two : &round_of_two_without_points;
        return event->points ? &wordings[EVENT_ROUND_WON] : &round_without_points;
    case EVENT_MATCH_WON:
        if (event->other != NO_SEAT)
            return event->points ? &match_of_two : &match_of_two_without_points;
        return event->points ? &wordings[EVENT_MATCH_WON] : &match_without_points;
    default:
        return &wordings[event->kind];
    }
}

/* Returns whether there is nothing to say: it has been told that a player without cards holds none,
 * and a pair's win is told once. */
static bool is_silent(const struct event *event)
{
    if (event->kind == EVENT_MATCH_WON)
        return event->other != NO_SEAT && event->other < event->seat;
    return event->kind == EVENT_COUNTED && event->count == 0;
}

/* Returns the number that stands for {count}. */
static int count_of(const struct event *event)
{
    switch (event->kind) {
    case EVENT_COUNTED:
    case EVENT_HELD:
    case EVENT_ROUND_WON:
    case EVENT_CHARGED:
    case EVENT_OUT:
    case EVENT_MATCH_WON:
        return event->points;
    default:
        return event->count;
    }
}

struct message telling_of(const struct event *event, int viewer, const struct naming *names,
                          struct strbuf *list)
{
    const struct wording *wording = wording_of(event);
    const char *id = wording->they, *plural = wording->they_plural, *segment = NULL;
    struct notation number = event->kind == EVENT_NAMES
                                 ? notation_of_fraction(event->count, event->points)
                                 : (struct notation){0};

    if (event->seat != NO_SEAT && event->seat == viewer) {
        id = wording->you;
        plural = wording->you_plural;
    } else if (event->other != NO_SEAT && event->other == viewer && wording->to_other) {
        id = wording->to_other;
        plural = wording->to_other_plural;
    }
    if (!id || is_silent(event))
        return (struct message){0};
    if (event->kind == EVENT_SPUN)
        segment = words_in(&deck_wheel(names->deck)->segments[event->count].title, text_language());
    for (int i = 0; event->cards && i < event->count; i++) {
        if (i)
            strbuf_add(list, ", ");
        if (event->kind == EVENT_DRAWN)
            play_name_said(names, event->cards[i], list);
        else
            play_name_card(names, event->cards[i], list);
    }
    return message_plural(id, plural, arg_seat("seat", event->seat),
                          arg_seat("other", event->other), arg_card("card", event->card),
                          arg_suit("colour", event->suit), arg_count("count", count_of(event)),
                          arg_notation("number", &number), arg_text("segment", segment),
                          arg_text("cards", strbuf_text(list)));
}

/* --- what a table tells: events as they are seen, the points, the end */

/* Tells the screen of an event as its watcher may see it; the core tells everything. */
static void pass_on(void *context, const struct event *event)
{
    struct table *table = context;
    const struct table_front *front = table->front;
    struct event seen = event_for_seat(event, table->watcher);

    if (event->kind == EVENT_ROUND_BEGUN) {
        table->seated_before = table->seated;
        table->seated = 0;
    }
    teacher_before_event(table, event);
    take_back_see(table, event);
    front->tell(front->context, &seen, table->watcher);
    if (event->kind == EVENT_WRONG && table->now.wrong) {
        front->remark(front->context, table->now.reason.message);
        if (table->now.reason.detail.id && !teacher_explains_wrong(table))
            front->remark(front->context, table->now.reason.detail);
    }
    teacher_after_event(table, event);
    if (event->kind == EVENT_PARTNERS &&
        table_setting(table, SETTING_PARTNERS) == PARTNERS_TABLES) {
        bool second = table->seated != 0;
        table->seated |= 1u << event->seat | 1u << event->other;
        if (second && table->seated != table->seated_before) {
            /* two tables play one after the other: says who sits down now (V4) */
            struct strbuf list = {0};
            seats_list(&list, table->names, table->seated);
            front->remark(front->context,
                          message_with(N_("Now at the table: {names}. The others wait."),
                                       arg_text("names", strbuf_text(&list))));
            strbuf_release(&list);
        }
    }
}

/* Passes on an event of a journal, which the screen only remembers. */
static void recall(void *context, const struct event *event)
{
    const struct table *table = context;
    struct event seen = event_for_seat(event, NO_SEAT);

    if (table->front->recall)
        table->front->recall(table->front->context, &seen);
}

/* Notes what the table itself must know of an event. */
static void note_event(struct table *table, const struct event *event)
{
    window_note_event(table, event);
    rounds_hear(&table->rounds, event);
}

static void hear(void *context, const struct event *event)
{
    struct table *table = context;

    note_event(table, event);
    if (table->drawn.end == TABLE_OVER) /* else no one is there to be told */
        pass_on(table, event);
    drawn_hear(table, event);
}

static void hear_past(void *context, const struct event *event)
{
    struct table *table = context;

    if (table->drawn.put) { /* events after the question that the game was left in are new */
        hear(table, event);
        return;
    }
    note_event(table, event);
    take_back_see(table, event);
    recall(table, event);
    teacher_past_event(table, event);
    drawn_hear(table, event);
}

struct listener table_listener(struct table *table, bool told)
{
    return (struct listener){.tell = told ? hear : hear_past, .context = table};
}

/* Returns the partner with whom the seat shares its points (V2), or NO_SEAT. Reads the view
 * table->other. */
static int partner_of(const struct table *table, int seat)
{
    if (table_setting(table, SETTING_PARTNERS) == PARTNERS_FIXED)
        for (int other = 0; other < table->players->count; other++)
            if (other != seat && view_partners(&table->other, seat, other))
                return other;
    return NO_SEAT;
}

bool table_keeps_score(const struct table *table)
{
    return table_setting(table, SETTING_CARDS) == CARDS_SCORE;
}

void table_score_now(struct table *table, bool all, struct table_score *score)
{
    *score = (struct table_score){.timed = table->clock != NULL};
    game_view(table->game, 0, &table->other);
    score->out = table->other.open.out;
    for (int seat = 0; seat < table->players->count; seat++) {
        score->points[seat] = table->other.points[seat];
        score->partner[seat] = partner_of(table, seat);
    }
    rounds_follow(&table->rounds, &table->other);
    if (all && table_keeps_score(table))
        score->rounds = &table->rounds;
}

void table_show_points(struct table *table, bool all)
{
    struct table_score score;

    table_score_now(table, all, &score);
    table->front->points(table->front->context, &score);
}

void table_tell_end(struct table *table)
{
    game_view(table->game, 0, &table->other);
    for (int seat = 0; seat < table->players->count; seat++) {
        const struct event won = {.kind = EVENT_MATCH_WON,
                                  .seat = seat,
                                  .other = partner_of(table, seat),
                                  .card = NO_CARD,
                                  .suit = NO_SUIT,
                                  .points = game_points(table->game, seat)};
        if (game_winners(table->game) >> seat & 1)
            pass_on(table, &won);
    }
    table_show_points(table, true);
}
