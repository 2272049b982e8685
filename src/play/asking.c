/* Asks people for their moves, and acts on the lines that they type. */

#include "play/table_state.h"

#include "deck/deck.h"
#include "play/teaching/teacher.h"
#include "play/typing/speaker.h"
#include "play/typing/typed.h"
#include "text/fold.h"

#include <string.h>

/* Returns true if the person at the view's seat may know of a card to jump in with: where several
 * people play, if they have seen their hand; a person alone among bots must really hold one. */
static bool may_jump_in(const struct table *table, const struct view *view)
{
    if (!view->open.window.jumpable || view->seat == view->open.effects.player ||
        deck_card(view->deck, view->top)->action == ACTION_WILD)
        return false;
    if (players_people(table->players) > 1)
        return table->now.seen >> view->seat & 1;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_JUMP && !view_wrong(view, view->moves[i]))
            return true;
    return false;
}

/* Returns whether the view's seat may call the card on top wrong, or doubt it (H17). */
static bool may_call_wrong(const struct view *view)
{
    return (view->open.window.callable || view->open.window.doubtable) &&
           !view_partners(view, view->seat, view->open.effects.player);
}

/* Returns whether the view's seat forgot to call, or may catch one who did. */
static bool concerns_a_call(const struct view *view)
{
    for (int seat = 0; seat < view->seats; seat++)
        if (choices_catchable(view, seat) &&
            (seat == view->seat || !view_partners(view, seat, view->seat)))
            return true;
    return false;
}

struct window_asks window_asks(struct table *table, unsigned people)
{
    struct view *view = &table->other;
    struct window_asks asks = {.on_turn = NO_SEAT};
    enum situation as;
    int beginner = game_beginner(table->game, &as);
    bool calls = false;

    for (int seat = 0; seat < table->players->count; seat++) {
        if (!(people >> seat & 1))
            continue;
        game_view(table->game, seat, view);
        bool begins = seat == beginner && as == SITUATION_TURN;
        calls |= concerns_a_call(view);
        /* the player who begins the next turn can lay the same card then */
        if (concerns_a_call(view) || may_call_wrong(view) || (!begins && may_jump_in(table, view)))
            asks.seats |= 1u << seat;
    }
    /* a person alone among bots calls a wrong card in their own turn; but a last card, or one that
     * makes them draw, leaves them no turn */
    if (players_people(table->players) == 1 && asks.seats && !calls && !may_jump_in(table, view) &&
        view->seat != beginner && !view->open.last)
        asks.seats = 0;
    if (beginner != NO_SEAT && asks.seats == 1u << beginner && as == SITUATION_TURN && !calls)
        asks.on_turn = beginner;
    return asks;
}

void window_as_turn(const struct table *table, struct view *view)
{
    bool passes = game_pass_begins(table->game, view->seat);
    int kept = 0;

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind != MOVE_JUMP && (view->moves[i].kind != MOVE_PASS || passes))
            view->moves[kept++] = view->moves[i];
    view->move_count = kept;
    view->situation = SITUATION_TURN;
    view->turn = view->seat;
}

/* --- hands that people have seen */

void window_note_event(struct table *table, const struct event *event)
{
    if (event->kind == EVENT_ROUND_BEGUN || event->kind == EVENT_HANDS_PASSED)
        table->now.seen = 0;
    else if (event->kind == EVENT_SWAPPED) /* a player who swaps is told their new hand */
        table->now.seen &= ~(1u << event->other);
}

void window_note_move(struct table *table, struct move move)
{
    bool begins = move.kind == MOVE_PLAY || move.kind == MOVE_DRAW || move.kind == MOVE_SPIN ||
                  move.kind == MOVE_CHALLENGE;

    if (move.seat != NO_SEAT && (begins || !table_asks_several(table)))
        table->now.seen |= 1u << move.seat;
}

static void plan(struct table *table, struct move move)
{
    table->plan[table->planned++] = move;
}

/* Returns a pass of one of these people; those whose pass does not close the window come first. */
static struct move first_pass(const struct table *table, unsigned people)
{
    for (unsigned left = people; left != 0; left &= left - 1)
        if (!game_pass_begins(table->game, __builtin_ctz(left)))
            return move_of(MOVE_PASS, __builtin_ctz(left));
    return move_of(MOVE_PASS, __builtin_ctz(people));
}

/* Checks by the rules a move that somebody typed. Returns true if *move is to be made; other moves
 * may then be planned. */
static bool accept(struct table *table, const struct typed *typed, struct move *move)
{
    const struct table_front *front = table->front;
    struct refusal why;

    switch (typed->kind) {
    case TYPED_MOVE:
        break;
    case TYPED_NOBODY:
        table->now.passed |= game_asked(table->game) & ~table->bots;
        *move = first_pass(table, table->now.passed & game_asked(table->game));
        return true;
    case TYPED_HELP:
        front->help(front->context, &table->view, &table->choices);
        return false;
    case TYPED_POINTS:
        table_show_points(table, true);
        return false;
    case TYPED_HINT:
        table_hint(table);
        return false;
    case TYPED_HAND:
        if (table->view.seat == NO_SEAT)
            front->say(front->context, message_of(N_("you see your cards when it is your turn")));
        return false;
    case TYPED_AGAIN:
        front->again(front->context, &table->view);
        return false;
    case TYPED_RULES:
        front->rules(front->context, &table->view);
        return false;
    case TYPED_UNCLEAR:
        front->say(front->context, typed->say);
        return false;
    case TYPED_ANSWERED:
    case TYPED_STOP:
        return false;
    }
    if (typed->move.kind == MOVE_TALK && table->bots >> typed->move.other & 1) {
        front->say(front->context, message_with(N_("{seat} is played by the program, and tells "
                                                   "nobody anything"),
                                                arg_seat("seat", typed->move.other)));
        return false;
    }
    if (!drawn_check(table, typed->move, &why)) {
        if (!table_is_real(table) && table->drawn.card == NO_CARD &&
            table_decision_is_misfit(table->game, typed->move, &why) &&
            table->now.trial[typed->move.seat].refused == NO_CARD)
            table->now.trial[typed->move.seat].refused = typed->move.card;
        front->say(front->context, why.message);
        if (!teacher_refused(table, typed->move, &why) && why.detail.id)
            front->say(front->context, why.detail);
        return false;
    }
    *move = typed->move;
    table->planned = 0;
    table->planner = table->watcher;
    if (typed->suit != NO_SUIT)
        plan(table, move_colour(typed->move.seat, typed->suit)); /* T17 */
    else if (typed->said != MOVE_KINDS)
        plan(table, move_of(typed->said, typed->move.seat)); /* H16 */
    else if (typed->follows)
        plan(table, typed->next); /* R2 */
    if (!typed->call || typed->move.kind == MOVE_CALL)
        return true;
    /* A call is made before the card, or it might be too late (U1). */
    struct move call = move_of(MOVE_CALL, typed->move.seat);
    if (drawn_check(table, call, &why)) {
        plan(table, typed->move);
        *move = call;
    }
    return true;
}

static void unclear(struct typed *typed, const char *id)
{
    *typed = (struct typed){
        .kind = TYPED_UNCLEAR, .suit = NO_SUIT, .said = MOVE_KINDS, .say = message_of(id)};
}

static unsigned people_at(const struct table *table)
{
    return ((1u << table->players->count) - 1) & ~table->bots;
}

/* Returns the seats that the name before a line may mean; bots' seats only if it matches no person.
 */
static unsigned speakers(const struct table *table, const struct speech *speech)
{
    unsigned people = speech->seats & people_at(table);

    return people ? people : speech->seats;
}

/* Returns whether the name before the line means one person; if not, *typed says that it means no
 * player here, several players, or a bot. */
static bool speaker_is_clear(const struct table *table, const struct speech *speech,
                             struct typed *typed)
{
    unsigned meant = speakers(table, speech);
    int seat = seat_of(meant);

    if (seat != NO_SEAT && !(table->bots >> seat & 1))
        return true;
    if (seat != NO_SEAT) {
        unclear(typed, N_("{seat} is played by the program"));
        message_add(&typed->say, arg_seat("seat", seat));
        return false;
    }
    unclear(typed, meant ? N_("who does that: {names}?")
                         : N_("nobody here has that name; the players are: {names}"));
    seats_list(&typed->list, table->names, meant ? meant : people_at(table));
    message_add(&typed->say, arg_text("names", strbuf_text(&typed->list)));
    return false;
}

/* A person who is asked before another player deals may type “deal”, too: the move is then that
 * dealer's. */
static void mean_dealer(const struct view *view, struct move *move)
{
    const struct move *only = &view->moves[0];

    if (view->move_count == 1 && only->kind == MOVE_DEAL && only->seat != view->seat &&
        move->kind == MOVE_DEAL)
        move->seat = only->seat;
}

/* Reads a line; if it begins with a name, the move is that player's. */
static void read_line(struct table *table, const char *line, struct typed *typed)
{
    struct speech speech = speech_of(table->names, line);
    struct typed_asked asked = {.view = &table->view,
                                .choices = &table->choices,
                                .names = table->names,
                                .overheard = table->view.seat == NO_SEAT,
                                .declares = table_setting(table, SETTING_SAY) == SAY_DECLARE};
    int seat = table->view.seat;

    if (table_is_real(table)) {
        real_read(table, line, typed);
        return;
    }
    if (seat == NO_SEAT && table->view.situation == SITUATION_SHOUT) {
        /* "Bo", where all are asked who shouted first */
        struct strbuf folded = {0};
        fold_text(&folded, line, strlen(line));
        int shouter = seat_of(seats_named(table->names, strbuf_text(&folded)));
        strbuf_release(&folded);
        if (shouter != NO_SEAT) {
            *typed = (struct typed){.kind = TYPED_MOVE,
                                    .move = move_of(MOVE_SHOUT, shouter),
                                    .suit = NO_SUIT,
                                    .said = MOVE_KINDS};
            return;
        }
    }
    if (speech.name && !speaker_is_clear(table, &speech, typed))
        return;
    if (speech.seats)
        seat = seat_of(speakers(table, &speech));
    else if (seat == NO_SEAT) /* a person who is asked alone need not type their name */
        seat = seat_of(table->view.asked);
    if (seat != table->view.seat) {
        game_view(table->game, seat, &table->other);
        if (table->drawn.card != NO_CARD) /* the game does not know of the question */
            table->other.situation = SITUATION_DREW;
        asked.view = &table->other;
        asked.choices = &table->none;
        asked.overheard = true;
    }
    typed_read(typed, speech.rest, &asked);
    mean_dealer(&table->view, &typed->move);
    if (typed->kind == TYPED_HINT && seat != table->view.seat)
        unclear(typed, N_("a hint is for whoever sees their own cards")); /* others read along */
}

bool table_is_aside(const char *line)
{
    return typed_is_stop(line) || typed_is_time(line) || seat_change_is_line(line) ||
           take_back_is_line(line);
}

enum table_end table_ask(struct table *table, struct move *move)
{
    struct strbuf line = {0};
    enum table_end end = TABLE_OVER;
    bool accepted = false;

    if (journal_sync(table->journal) != STATUS_OK)
        return TABLE_UNWRITTEN;
    while (!accepted && end == TABLE_OVER) {
        struct typed typed = {0};
        strbuf_clear(&line);
        enum table_answer answer =
            table->front->ask(table->front->context, &table->view, &table->choices, &line);
        if (answer != ANSWER_LINE) {
            end = answer == ANSWER_END ? TABLE_NO_INPUT : TABLE_STOPPED;
            break;
        }
        bool heard = false;
        end = take_back_hear(table, strbuf_text(&line), &heard, &accepted);
        if (end == TABLE_OVER && !heard)
            end = table_hear_seat_change(table, strbuf_text(&line), &heard, &accepted);
        if (end == TABLE_OVER && !heard && !table_is_real(table))
            heard = gaps_hear(table, strbuf_text(&line));
        if (accepted)
            *move = move_of(MOVE_KINDS, NO_SEAT);
        if (end != TABLE_OVER || heard)
            continue;
        read_line(table, strbuf_text(&line), &typed);
        accepted = accept(table, &typed, move);
        if (typed.kind == TYPED_STOP)
            end = TABLE_LEFT;
        typed_release(&typed);
    }
    strbuf_release(&line);
    return end;
}

/* Reduces the view to the open cards, for all the people who are asked: it has no hand and no
 * moves. They are asked whether they hold a card like the top only if all of them have seen their
 * hands. */
static void ask_together(struct view *view, unsigned people, unsigned seen)
{
    view->open.window.jumpable &= (people & ~seen & ~(1u << view->open.effects.player)) == 0;
    view->asked = people;
    view->seat = NO_SEAT;
    view->drawn = NO_CARD;
    memset(view->held, 0, sizeof view->held);
    view->move_count = 0;
}

enum table_end table_ask_to_go_on(struct table *table, int person, int dealer, struct move *move)
{
    struct view *view = &table->view;

    game_view(table->game, person, view);
    view->moves[0] = move_of(MOVE_DEAL, dealer);
    view->move_count = 1;
    choices_init(&table->choices, view);
    return table_ask(table, move);
}

enum table_end table_ask_people(struct table *table, struct move *move)
{
    unsigned people = game_asked(table->game) & ~table->bots;
    struct window_asks asks = {people, NO_SEAT};
    bool several = table_asks_several(table);
    struct view *view = &table->view;

    if (several && people & table->now.passed) {
        *move = first_pass(table, people & table->now.passed);
        return TABLE_OVER;
    }
    if (table_is_real(table)) {
        real_look(table);
        return table_ask(table, move);
    }
    if (game_situation(table->game) == SITUATION_REACT)
        asks = window_asks(table, people);
    if (!asks.seats) {
        table->now.passed |= people;
        *move = first_pass(table, people);
        return TABLE_OVER;
    }
    int seat = asks.on_turn != NO_SEAT ? asks.on_turn : __builtin_ctz(asks.seats);
    game_view(table->game, seat, view);
    if (several && asks.on_turn == NO_SEAT && players_people(table->players) > 1)
        ask_together(view, asks.seats, table->now.seen);
    else
        table->watcher = seat;
    if (asks.on_turn != NO_SEAT)
        window_as_turn(table, view);
    choices_init(&table->choices, view);
    return table_ask(table, move);
}

/* Hears a line at the end of the match. *again: the match goes on. *over: it ends. */
static enum table_end hear_at_end(struct table *table, const char *line, bool *again, bool *over)
{
    struct typed typed = {0};
    bool heard = false, changed = false;
    enum table_end end = take_back_hear(table, line, &heard, again);

    if (end == TABLE_OVER && !heard)
        end = table_hear_seat_change(table, line, &heard, &changed);
    if (end != TABLE_OVER || heard)
        return end;
    *over = !line[strspn(line, " ")];
    if (*over)
        return end;
    real_read(table, line, &typed);
    if (typed.kind == TYPED_STOP)
        *over = true;
    else if (typed.kind != TYPED_MOVE && typed.kind != TYPED_UNCLEAR)
        accept(table, &typed, &typed.move);
    else
        table->front->say(
            table->front->context,
            message_of(N_("the match is over; type “undo” if the last thing you typed was wrong")));
    typed_release(&typed);
    return end;
}

enum table_end table_ask_at_end(struct table *table, bool *again)
{
    const struct table_front *front = table->front;
    struct strbuf line = {0};
    enum table_end end = TABLE_OVER;
    bool over = false;

    *again = false;
    if (journal_sync(table->journal) != STATUS_OK)
        return TABLE_UNWRITTEN;
    game_view(table->game, 0, &table->view);
    choices_init(&table->choices, &table->view);
    while (!over && !*again && end == TABLE_OVER) {
        strbuf_clear(&line);
        enum table_answer answer = front->ask(front->context, &table->view, &table->choices, &line);
        if (answer != ANSWER_LINE)
            over = true;
        else
            end = hear_at_end(table, strbuf_text(&line), again, &over);
    }
    strbuf_release(&line);
    return end;
}
