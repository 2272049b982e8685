#include "play/table.h"
#include "deck/deck.h"
#include "rules/view.h"
#include "sections.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

/* Ann, Bo and Cy; an event, and what each is told. */
static const struct telling {
    struct event event;
    const char *cards;         /* ids with commas between them */
    const char *card;          /* NULL: none */
    const char *ann, *bo, *cy; /* NULL: the same as to Bo */
} tellings[] = {
#define AT(which, ...)                                                                             \
    {                                                                                              \
        .kind = EVENT_##which, __VA_ARGS__                                                         \
    }
    {AT(DEALER_DRAW, .seat = 0, .other = -1), NULL, "blue 5",
     "You draw blue 5 to see who deals first.", "Ann draws blue 5 to see who deals first.", NULL},
    {AT(ROUND_BEGUN, .seat = 0, .other = -1, .count = 3), NULL, NULL, "Round 3. You deal.",
     "Round 3. Ann deals.", NULL},
    {AT(PARTNERS, .seat = 0, .other = 1), NULL, NULL, "You and Bo are partners.",
     "You and Ann are partners.", "Ann and Bo are partners."},
    {AT(DEALT, .seat = 0, .other = -1, .count = 1), "wild", NULL, "", "", NULL},
    {AT(TURNED, .seat = -1, .other = -1), NULL, "red 5", "The first card on the pile is red 5.",
     "The first card on the pile is red 5.", NULL},
    {AT(RETURNED, .seat = -1, .other = -1), NULL, "+4",
     "The game cannot start with a wild +4 card: it goes back into the stock.",
     "The game cannot start with a wild +4 card: it goes back into the stock.", NULL},
    {AT(PLAYED, .seat = 0, .other = -1, .count = 1), NULL, "red 5",
     "You play red 5. You have 1 card left.", "Ann plays red 5 and has 1 card left.", NULL},
    {AT(PLAYED, .seat = 0, .other = -1, .count = 0), NULL, "red 5",
     "You play red 5 and have no cards left!", "Ann plays red 5 and has no cards left!", NULL},
    {AT(JUMPED, .seat = 0, .other = -1, .count = 5), NULL, "red 5",
     "You jump in with red 5. You have 5 cards left.",
     "Ann jumps in with red 5 and has 5 cards left.", NULL},
    {AT(JUMPED, .seat = 0, .other = -1, .count = 0), NULL, "red 5",
     "You jump in with red 5 and have no cards left!",
     "Ann jumps in with red 5 and has no cards left!", NULL},
    {AT(COLOUR_NAMED, .seat = 0, .other = -1, .suit = 0), NULL, NULL, "You choose the colour blue.",
     "Ann chooses the colour blue.", NULL},
    {AT(SAID_COLOUR, .seat = 0, .other = -1), NULL, NULL, "You say: by colour.",
     "Ann says: by colour.", NULL},
    {AT(SAID_VALUE, .seat = 0, .other = -1), NULL, NULL, "You say: by value.",
     "Ann says: by value.", NULL},
    {AT(NOT_COLOUR, .seat = 0, .other = -1), NULL, "red 5",
     "Not by colour: the card below is red 5.", "Not by colour: the card below is red 5.", NULL},
    {AT(NOT_VALUE, .seat = 0, .other = -1, .count = 2), "red 5,red 7", NULL,
     "Not by value: the two numbers are not equal.", "Not by value: the two numbers are not equal.",
     NULL},
    {AT(DOUBTED, .seat = 0, .other = 1), NULL, "red 5", "You doubt that Bo’s card fits.",
     "Ann doubts that your card fits.", "Ann doubts that Bo’s card fits."},
    {AT(PROVES, .seat = 0, .other = -1, .count = 2), NULL, NULL, "You say: × 2.", "Ann says: × 2.",
     NULL},
    {AT(NAMES, .seat = 0, .other = -1, .count = 2, .points = 3), NULL, NULL,
     "You say: both are 2/3.", "Ann says: both are 2/3.", NULL},
    {AT(PICTURE, .seat = 0, .other = -1, .count = 2), "red 5,red 7", NULL,
     "You look at the picture.", "Ann looks at the picture.", NULL},
    {AT(SAID_EQUAL, .seat = 0, .other = -1), NULL, NULL, "You say: they are equal.",
     "Ann says: they are equal.", NULL},
    {AT(SAID_UNEQUAL, .seat = 0, .other = -1), NULL, NULL, "You say: they are not equal.",
     "Ann says: they are not equal.", NULL},
    {AT(PROVEN, .seat = 0, .other = 1, .count = 2), "red 5,red 7", NULL,
     "You have shown that your card fits.", "Ann has shown that the card fits.", NULL},
    {AT(UNPROVEN, .seat = 0, .other = 1, .count = 2), "red 5,red 7", NULL,
     "You have not shown it, but your card fits and stays.",
     "Ann has not shown it, but the card fits and stays.", NULL},
    {AT(DRAWN, .seat = 0, .other = -1, .count = 2), "red 5,+4", NULL, "You draw red 5, a wild +4 card.",
     "Ann draws 2 cards.", NULL},
    {AT(DRAWN, .seat = 0, .other = -1, .count = 1), NULL, NULL, "You draw 1 card.",
     "Ann draws 1 card.", NULL},
    {AT(DRAWN, .seat = 0, .other = 1, .count = 1), NULL, NULL, "You draw 1 card.",
     "Ann draws 1 card.", NULL}, /* the same to whom it concerns */
    {AT(NOTHING_LEFT, .seat = 0, .other = -1, .count = 2), NULL, NULL,
     "There are no cards left to draw.", "There are no cards left to draw.", NULL},
    {AT(RESHUFFLED, .seat = -1, .other = -1, .count = 40), NULL, NULL,
     "The stock is empty. The pile is shuffled into a new stock of 40 cards.",
     "The stock is empty. The pile is shuffled into a new stock of 40 cards.", NULL},
    {AT(PASSED, .seat = 0, .other = -1), NULL, NULL, "You do not play a card.",
     "Ann does not play a card.", NULL},
    {AT(SKIPPED, .seat = 0, .other = -1), NULL, NULL, "You miss this turn.",
     "Ann misses this turn.", NULL},
    {AT(REVERSED, .seat = -1, .other = -1, .count = DIRECTION_LEFT), NULL, NULL,
     "Play changes direction: it now goes to the left.",
     "Play changes direction: it now goes to the left.", NULL},
    {AT(REVERSED, .seat = -1, .other = -1, .count = DIRECTION_RIGHT), NULL, NULL,
     "Play changes direction: it now goes to the right.",
     "Play changes direction: it now goes to the right.", NULL},
    {AT(ON_TURN, .seat = 0, .other = -1), NULL, NULL, "", "", NULL},
    {AT(OWED, .seat = 0, .other = -1, .count = 4), NULL, NULL, "You have 4 cards to draw.",
     "Ann has 4 cards to draw.", NULL},
    {AT(SWAPPED, .seat = 0, .other = 1), NULL, NULL, "You and Bo swap hands.",
     "Ann and you swap hands.", "Ann and Bo swap hands."},
    {AT(HANDS_PASSED, .seat = -1, .other = -1, .count = DIRECTION_LEFT), NULL, NULL,
     "All hands move one place to the left.", "All hands move one place to the left.", NULL},
    {AT(HANDS_PASSED, .seat = -1, .other = -1, .count = DIRECTION_RIGHT), NULL, NULL,
     "All hands move one place to the right.", "All hands move one place to the right.", NULL},
    {AT(GIVEN, .seat = 0, .other = -1, .count = 2), "red 5,wild", NULL,
     "Your hand is now red 5, wild.", "Ann now has 2 cards.", NULL},
    {AT(CALLED, .seat = 0, .other = -1), NULL, NULL, "You call: “Last card!”",
     "Ann calls: “Last card!”", NULL},
    {AT(CAUGHT, .seat = 0, .other = 1), NULL, NULL,
     "Bo noticed that you forgot to call “Last card!”.",
     "You noticed that Ann forgot to call “Last card!”.",
     "Bo noticed that Ann forgot to call “Last card!”."},
    {AT(CHALLENGED, .seat = 0, .other = 1), NULL, NULL, "You challenge Bo’s wild +4.",
     "Ann challenges your wild +4.", "Ann challenges Bo’s wild +4."},
    {AT(HAND_SHOWN, .seat = 0, .other = 1, .count = 2), "red 5,wild", NULL,
     "You show Bo your cards.", "Ann shows you these cards: red 5, wild.",
     "Ann shows Bo all their cards."},
    {AT(HAND_SHOWN, .seat = 0, .other = -1, .count = 1), "wild", NULL,
     "You show everybody your card: wild.", "Ann shows everybody this card: wild.", NULL},
    {AT(HAND_SHOWN, .seat = 0, .other = -1, .count = 2), "red 5,wild", NULL,
     "You show everybody your cards: red 5, wild.", "Ann shows everybody these cards: red 5, wild.",
     NULL},
    {AT(HONEST, .seat = 0, .other = -1), NULL, NULL, "Your wild +4 was honest.",
     "Ann’s wild +4 was honest.", NULL},
    {AT(BLUFF, .seat = 0, .other = -1), NULL, NULL, "Your wild +4 was a bluff!",
     "Ann’s wild +4 was a bluff!", NULL},
    {AT(TAKEN_BACK, .seat = 0, .other = -1), NULL, "+4", "You take a wild +4 card back.",
     "Ann takes a wild +4 card back.", NULL},
    {AT(WRONG, .seat = 0, .other = -1), NULL, "red 5",
     "That card does not fit: you take red 5 back.",
     "That card does not fit: Ann takes red 5 back.", NULL},
    {AT(WRONG, .seat = 0, .other = 1), NULL, "red 5",
     "Bo noticed your wrong card: take red 5 back.",
     "You noticed a wrong card: Ann takes red 5 back.",
     "Bo noticed a wrong card: Ann takes red 5 back."},
    {AT(RIGHT, .seat = 0, .other = 1), NULL, NULL,
     "You say that Bo’s card is wrong, but it fits. You draw no cards for that.",
     "Ann says that your card is wrong, but it fits. Ann draws no cards for that.",
     "Ann says that Bo’s card is wrong, but it fits. Ann draws no cards for that."},
    {AT(TALKED, .seat = 0, .other = -1), NULL, NULL, "You must not tell others what to play.",
     "Ann must not tell others what to play.", NULL},
    {AT(SPUN, .seat = 0, .other = -1, .count = 0), NULL, NULL,
     "You turn the wheel. It stops at: Almost out.",
     "Ann turns the wheel. It stops at: Almost out.", NULL},
    {AT(SHOWED, .seat = 0, .other = -1), NULL, "red 5", "You show red 5.", "Ann shows red 5.",
     NULL},
    {AT(SHOWDOWN, .seat = 0, .other = -1), NULL, NULL, "You have the highest number.",
     "Ann has the highest number.", NULL},
    {AT(SHOWDOWN, .seat = -1, .other = -1), NULL, NULL, "It is a tie.", "It is a tie.", NULL},
    {AT(SHOUTED, .seat = 0, .other = -1), NULL, NULL, "You shouted first!", "Ann shouted first!",
     NULL},
    {AT(KEPT, .seat = 0, .other = -1), NULL, NULL, "You discard no cards.",
     "Ann discards no cards.", NULL},
    {AT(KEPT, .seat = -1, .other = -1), NULL, NULL, "Nobody shouts.", "Nobody shouts.", NULL},
    {AT(DISCARDED, .seat = 0, .other = -1, .count = 2), NULL, "red 5",
     "You discard red 5. You have 2 cards left.", "Ann discards red 5 and has 2 cards left.", NULL},
    {AT(DISCARDED, .seat = 0, .other = -1, .count = 0), NULL, "red 5",
     "You discard red 5 and have no cards left!", "Ann discards red 5 and has no cards left!",
     NULL},
    {AT(TIME_UP, .seat = -1, .other = -1, .count = 1), NULL, NULL,
     "Time is up. This round is the last one.", "Time is up. This round is the last one.", NULL},
    {AT(TIME_UP, .seat = -1, .other = -1), NULL, NULL, "Time is up.", "Time is up.", NULL},
    {AT(BLOCKED, .seat = -1, .other = -1), NULL, NULL,
     "Nobody can play or draw: the round is over.", "Nobody can play or draw: the round is over.",
     NULL},
    {AT(COUNTED, .seat = 0, .other = -1, .count = 1, .points = 50), "wild", NULL,
     "You still hold wild: 50 points.", "Ann still holds wild: 50 points.", NULL},
    {AT(COUNTED, .seat = 0, .other = -1), NULL, NULL, "", "", NULL},
    {AT(SHUFFLED, .seat = -1, .other = -1, .count = 80), NULL, NULL,
     "The pile is shuffled into the stock, which now has 80 cards.",
     "The pile is shuffled into the stock, which now has 80 cards.", NULL},
    {AT(GONE_OUT, .seat = 0, .other = -1), NULL, NULL, "You have gone out!", "Ann has gone out!",
     NULL},
    {AT(HELD, .seat = 0, .other = -1, .points = 13), NULL, NULL, "You still hold 13 points.",
     "Ann still holds 13 points.", NULL},
    {AT(HELD, .seat = 0, .other = -1), NULL, NULL, "You still hold 0 points.",
     "Ann still holds 0 points.", NULL},
    {AT(ROUND_WON, .seat = 0, .other = -1, .points = 1), NULL, NULL,
     "You win the round and score 1 point!", "Ann wins the round and scores 1 point.", NULL},
    {AT(ROUND_WON, .seat = 0, .other = -1), NULL, NULL, "You win the round!", "Ann wins the round.",
     NULL},
    {AT(ROUND_WON, .seat = -1, .other = -1), NULL, NULL, "Nobody wins this round.",
     "Nobody wins this round.", NULL},
    {AT(ROUND_WON, .seat = 0, .other = 1, .points = 30), NULL, NULL,
     "You and Bo win the round and score 30 points!",
     "You and Ann win the round and score 30 points!",
     "Ann and Bo win the round and score 30 points."},
    {AT(ROUND_WON, .seat = 0, .other = 1), NULL, NULL, "You and Bo win the round!",
     "You and Ann win the round!", "Ann and Bo win the round."},
    {AT(CHARGED, .seat = 0, .other = -1, .points = 20), NULL, NULL, "You get 20 penalty points.",
     "Ann gets 20 penalty points.", NULL},
    {AT(OUT, .seat = 0, .other = -1, .points = 510), NULL, NULL,
     "You are out of the match with 510 points.", "Ann is out of the match with 510 points.", NULL},
    {AT(MATCH_WON, .seat = 0, .other = -1, .points = 500), NULL, NULL,
     "You win the match with 500 points! Well done!", "Ann wins the match with 500 points.", NULL},
    {AT(MATCH_WON, .seat = 0, .other = -1), NULL, NULL, "You win the match! Well done!",
     "Ann wins the match.", NULL},
    {AT(MATCH_WON, .seat = 0, .other = 1, .points = 500), NULL, NULL,
     "You and Bo win the match with 500 points! Well done!",
     "You and Ann win the match with 500 points! Well done!",
     "Ann and Bo win the match with 500 points."},
    {AT(MATCH_WON, .seat = 0, .other = 1), NULL, NULL, "You and Bo win the match! Well done!",
     "You and Ann win the match! Well done!", "Ann and Bo win the match."},
    {AT(MATCH_WON, .seat = 1, .other = 0, .points = 500), NULL, NULL, "", "", ""},
#undef AT
};
enum { TELLINGS = sizeof tellings / sizeof *tellings, CARDS = 8 };

static struct deck *deck;

static void sit_down(void)
{
    struct message problem;

    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
    deck = load_deck("spin");
}

static void get_up(void)
{
    deck_free(deck);
}

static void assert_told(const struct telling *telling, const struct event *event, int viewer,
                        const char *expected)
{
    const struct naming names = {.deck = deck, .seats = 3, .seat = {"Ann", "Bo", "Cy"}};
    const struct text_names words = {&names, play_add_name};
    struct event seen = event_for_seat(event, viewer);
    struct strbuf list = {0}, text = {0};
    struct message message = telling_of(&seen, viewer, &names, &list);

    if (message.id)
        ck_assert_int_eq(text_of(message, &words, &text), STATUS_OK);
    ck_assert_msg(strcmp(strbuf_text(&text), expected) == 0, "row %d, to %d: “%s”, not “%s”",
                  (int)(telling - tellings), viewer, strbuf_text(&text), expected);
    strbuf_release(&list);
    strbuf_release(&text);
}

START_TEST(each_is_told_what_happened_from_where_they_sit)
{
    const struct telling *telling = &tellings[_i];
    struct event event = telling->event;
    uint16_t cards[CARDS];
    char ids[64];

    if (telling->cards) {
        snprintf(ids, sizeof ids, "%s", telling->cards);
        char *rest = ids, *id;
        for (int i = 0; (id = strsep(&rest, ",")); i++)
            cards[i] = (uint16_t)card_parse(deck, id);
        event.cards = cards;
    }
    event.card = telling->card ? card_parse(deck, telling->card) : NO_CARD;
    assert_told(telling, &event, 0, telling->ann);
    assert_told(telling, &event, 1, telling->bo);
    assert_told(telling, &event, 2, telling->cy ? telling->cy : telling->bo);
}
END_TEST

START_TEST(every_kind_of_event_is_tried)
{
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        bool tried = false;
        for (int i = 0; i < TELLINGS; i++)
            tried |= (int)tellings[i].event.kind == kind;
        ck_assert_msg(tried, "“%s” is not", event_name((enum event_kind)kind));
    }
}
END_TEST

void add_telling(Suite *suite)
{
    TCase *tests = add_case(suite, "telling");

    tcase_add_unchecked_fixture(tests, sit_down, get_up);
    tcase_add_loop_test(tests, each_is_told_what_happened_from_where_they_sit, 0, TELLINGS);
    tcase_add_test(tests, every_kind_of_event_is_tried);
}
