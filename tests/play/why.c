/*
 * What a table says of why a card fits, or does not, is so: people play every combination of the
 * settings that decide it, ask for hints, type cards that do not fit, doubt and accuse, and each
 * sentence that they are told is judged (claims.h).
 */
#include "claims.h"
#include "deck/deck.h"

#include <stdio.h>
#include <string.h>

enum { ASKED_MOST = 200 };

static void say(void *context, struct message message)
{
    ck_assert_ptr_nonnull(message.id);
    check_claim(context, &message);
}

/* A reason that the event before has told of: the card has gone back already. */
static void remark(void *context, struct message message)
{
    struct talk *talk = context;

    ck_assert_ptr_nonnull(message.id);
    if (talk->wrong != NO_CARD && card_in(&message) == talk->wrong)
        check_claim(talk, &message);
}

static bool says_equal(const struct message *message)
{
    return strstr(message->id, "the same number") != NULL;
}

/* The numbers of an explanation are equal, or are not, as it says. */
static void teach(void *context, const struct teaching *teaching, int watcher)
{
    struct talk *talk = context;

    (void)watcher;
    for (int i = 0; i < teaching->sentences; i++)
        if (is_claim(&teaching->say[i]))
            check_claim(talk, &teaching->say[i]);
    if (teaching->numbers == 0 || teaching->bars_alone)
        return;
    bool equal =
        rational_equal(notation_value(&teaching->number[0]), notation_value(&teaching->number[1]));
    ck_assert_msg(equal == says_equal(&teaching->say[0]), "%s", teaching->say[0].id);
}

/* --- the table */

static void lay(struct talk *talk, const struct event *event)
{
    struct lies *lies = &talk->pile[talk->height++];

    ck_assert_int_lt(talk->height, TALK_PILE);
    *lies = (struct lies){.card = event->card,
                          .suit = is_wild(talk, event->card) ? NO_SUIT
                                                             : card_at(talk, event->card)->suit,
                          .jumped = event->kind == EVENT_JUMPED};
    if (event->seat == NO_SEAT)
        return;
    const struct view *before = &talk->seat[event->seat];
    lies->stacked = before->owed > 0 && before->situation != SITUATION_REMEDY; /* C5 */
    if (card_at(talk, event->card)->action == ACTION_WILD_DRAW_FOUR) {
        memcpy(talk->then, before->held, sizeof talk->then);
        talk->then[event->card]--;
    }
}

/* A word or an accusation is answered with what is so. */
static void check_event(struct talk *talk, const struct event *event)
{
    const struct lies *top = top_of(talk), *below = talk->height > 1 ? below_top(talk) : NULL;

    if (event->kind == EVENT_NOT_COLOUR)
        ck_assert(!fits_by_colour(talk, top->card, below->card, below->suit));
    if (event->kind == EVENT_NOT_VALUE)
        ck_assert(!are_worth_the_same(talk, top->card, below->card));
    if (event->kind == EVENT_RIGHT && !top->jumped && !top->stacked)
        ck_assert(fits(talk, top->card, below->card, below->suit));
    if (event->kind == EVENT_PROVEN || event->kind == EVENT_UNPROVEN)
        ck_assert(are_worth_the_same(talk, top->card, below->card));
}

static void tell(void *context, const struct event *event, int watcher)
{
    struct talk *talk = context;

    (void)watcher;
    if (event->kind == EVENT_TURNED)
        talk->height = 0;
    if (talk->height)
        check_event(talk, event);
    switch (event->kind) {
    case EVENT_TURNED:
    case EVENT_PLAYED:
    case EVENT_JUMPED:
        lay(talk, event);
        talk->wrong = NO_CARD;
        break;
    case EVENT_COLOUR_NAMED:
        talk->pile[talk->height - 1].suit = event->suit;
        break;
    case EVENT_WRONG:
        talk->wrong = event->card;
        talk->height -= event->other != NO_SEAT;
        break;
    case EVENT_TAKEN_BACK:
        talk->height--;
        break;
    default:
        break;
    }
}

/* Any move that a seat may make, said aloud: those that answer a card before others. */
static void type_reaction(struct talk *talk, const struct view *view, struct strbuf *line)
{
    static struct move moves[VIEW_MOVES];
    struct move found = {0};
    uint32_t seen = 0;

    for (int seat = 0; seat < view->seats; seat++) {
        int count =
            view->asked >> seat & 1 ? game_moves(table_game(talk->party.table), seat, moves) : 0;
        for (int i = 0; i < count; i++)
            if ((moves[i].kind == MOVE_JUMP || moves[i].kind == MOVE_WRONG ||
                 moves[i].kind == MOVE_DOUBT) &&
                chance_below(&talk->chance, ++seen) == 0)
                found = moves[i];
    }
    if (!seen || chance_below(&talk->chance, 3) == 0)
        return;
    strbuf_addf(line, "%s: ", talk->party.names.seat[found.seat]);
    move_print(line, &talk->party.names, found);
}

/* A card of the hand, whether it fits or not; a +4 before others. */
static int any_card(struct talk *talk, const struct view *view)
{
    int found = NO_CARD;
    uint32_t seen = 0;

    for (int i = 0; i < deck_card_count(talk->party.deck); i++) {
        if (!view->held[i])
            continue;
        if (card_at(talk, i)->action == ACTION_WILD_DRAW_FOUR && chance_below(&talk->chance, 2))
            return i;
        if (chance_below(&talk->chance, ++seen) == 0)
            found = i;
    }
    return found;
}

static void type_turn(struct talk *talk, const struct view *view, struct strbuf *line)
{
    bool lays = view->situation == SITUATION_TURN || view->situation == SITUATION_DREW ||
                view->situation == SITUATION_CHALLENGE || view->situation == SITUATION_DECLARE;
    uint32_t what = chance_below(&talk->chance, 8);

    if (lays && talk->hints < 3 && view->situation != SITUATION_CHALLENGE) {
        talk->hints++;
        strbuf_add(line, "hint");
        return;
    }
    talk->hints = (int)chance_below(&talk->chance, 4);
    if (view->situation == SITUATION_CHALLENGE && what < 4) {
        strbuf_add(line, "challenge");
    } else if (lays && what < 5 && view->situation != SITUATION_DECLARE) {
        move_print(line, &talk->party.names,
                   move_card(MOVE_PLAY, view->seat, any_card(talk, view)));
    } else {
        move_print(line, &talk->party.names,
                   view->moves[chance_below(&talk->chance, (uint32_t)view->move_count)]);
    }
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct talk *talk = context;

    (void)choices;
    if (talk->asked++ == ASKED_MOST)
        return ANSWER_END;
    for (int seat = 0; seat < view->seats; seat++)
        game_view(table_game(talk->party.table), seat, &talk->seat[seat]);
    if (view->seat == NO_SEAT) {
        type_reaction(talk, view, line);
        return ANSWER_LINE;
    }
    talk->view = *view;
    type_turn(talk, view, line);
    return ANSWER_LINE;
}

static void talk_through(const char *deck_name, const char *changes, uint64_t seed)
{
    static struct talk talk;
    struct deck *deck = load_deck(deck_name);
    struct settings settings = *deck_settings(deck);

    change_settings(&settings, changes);
    talk = (struct talk){.party = party_of(deck, &settings, "Ann,Bo,Cy", &talk),
                         .journal = journal_none(),
                         .match = settings.value[SETTING_MATCH],
                         .honest = settings.value[SETTING_HONEST],
                         .wrong = NO_CARD};
    talk.party.front.tell = tell;
    talk.party.front.remark = remark;
    talk.party.front.say = say;
    talk.party.front.teach = teach;
    talk.party.front.ask = ask;
    chance_init(&talk.chance, seed, CHANCE_TEST, 1);
    party_sit(&talk.party, seed, &talk.journal);
    table_teach(talk.party.table, EXPLAIN_ALWAYS);
    table_run(talk.party.table);
    party_release(&talk.party);
}

START_TEST(every_sentence_about_why_a_card_fits_is_so_under_every_setting)
{
    static const char *const match[] = {"value", "printed", "value-only"},
                             *const says[] = {"nothing", "declare", "prove"},
                             *const honest[] = {"colour", "fitting"},
                             *const wrong[] = {"strict", "referee", "peers"},
                             *const house[] = {"", " jump-in=yes progressive=yes"},
                             *const decks[] = {"fractions-208", "first-fractions", "classic"};

    for (int i = 0; i < 3 * 3 * 2 * 3 * 2; i++) {
        int deck = (i + i / 3 + i / 18) % 3; /* each under any two of the settings */
        char changes[200];
        snprintf(changes, sizeof changes, "calls=automatic match=%s say=%s honest=%s wrong=%s%s",
                 match[i % 3], says[i / 3 % 3], honest[i / 9 % 2], wrong[i / 18 % 3],
                 house[i / 54]);
        talk_through(decks[deck], changes, (uint64_t)i + 1);
    }
    expect_all_claims();
}
END_TEST

void add_why(Suite *suite)
{
    TCase *tests = add_case(suite, "why it fits");

    tcase_add_test(tests, every_sentence_about_why_a_card_fits_is_so_under_every_setting);
}
