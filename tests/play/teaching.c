#include "play/teaching/teaching.h"
#include "deck/deck.h"
#include "party.h"
#include "rules/move.h"

#include <string.h>

static void start_english(void)
{
    struct message problem;

    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}

static void add_sentences(const struct teaching *teaching, struct strbuf *out)
{
    for (int i = 0; i < teaching->sentences; i++) {
        strbuf_add(out, i ? "; " : "");
        ck_assert_int_eq(text_of(teaching->say[i], NULL, out), STATUS_OK);
    }
}

/* --- what is said */

static int card_of(const struct deck *deck, const char *text)
{
    int card = card_parse(deck, text);

    ck_assert_msg(card != NO_CARD, "no %s", text);
    return card;
}

START_TEST(a_picture_is_alike_only_to_the_same_picture_of_the_same_number)
{
    struct deck *deck = load_deck("first-fractions");
    int pie = card_of(deck, "blue pie:1/4"), bar = card_of(deck, "blue bar:2/8");

    ck_assert(teaching_shown_alike(deck, pie, card_of(deck, "red pie:1/4")));
    ck_assert(!teaching_shown_alike(deck, pie, card_of(deck, "red 1/4")));
    ck_assert(!teaching_shown_alike(deck, pie, bar));
    ck_assert(!teaching_shown_alike(deck, card_of(deck, "red 1/4"), card_of(deck, "red 2/8")));
    deck_free(deck);
}
END_TEST

START_TEST(no_two_unequal_cards_of_equals_need_more_than_40_parts)
{
    struct deck *deck = load_deck("equals");
    int pairs = 0, beyond = 0, printed_beyond = 0;

    for (int one = 0; one < deck_card_count(deck); one++)
        for (int other = 0; other < deck_card_count(deck); other++) {
            const struct card *laid = deck_card(deck, one), *top = deck_card(deck, other);
            struct teaching teaching;
            if (laid->kind != CARD_NUMBER || top->kind != CARD_NUMBER || laid->suit != 0 ||
                top->suit != 0 || rational_equal(laid->value, top->value))
                continue;
            teaching_unequal(&teaching, deck, one, other, 1, false);
            const struct message *message = &teaching.say[0];
            int64_t a = laid->notation.denominator, b = top->notation.denominator;
            pairs++;
            printed_beyond += a / (int64_t)rational_gcd((uint64_t)a, (uint64_t)b) * b > 40;
            for (int i = 0; i < message->args; i++)
                if (strcmp(message->arg[i].name, "first") == 0 &&
                    message->arg[i].kind == MESSAGE_NOTATION)
                    beyond += notation_of_arg(&message->arg[i]).denominator > 40;
        }
    ck_assert_int_gt(pairs, 1000);
    ck_assert_int_gt(printed_beyond, 0);
    ck_assert_int_eq(beyond, 0);
    deck_free(deck);
}
END_TEST

/* Every two number cards of a deck, of all colours. */
static void teach_all(const struct deck *deck, int one, int other)
{
    const struct card *laid = deck_card(deck, one), *top = deck_card(deck, other);
    struct strbuf words = {0};
    struct teaching teaching;

    if (rational_equal(laid->value, top->value) && !teaching_shown_alike(deck, one, other)) {
        teaching_equal(&teaching, deck, one, other, true);
        ck_assert_int_ge(teaching.sentences, 2);
        add_sentences(&teaching, &words);
        teaching_equal(&teaching, deck, one, other, false);
        ck_assert_int_eq(teaching.sentences, 1);
        ck_assert_int_eq(teaching.numbers, 0);
    }
    for (int time = 1; time <= 3 && !rational_equal(laid->value, top->value); time++) {
        teaching_unequal(&teaching, deck, one, other, time, time > 1);
        ck_assert_int_ge(teaching.sentences, 1);
        ck_assert_int_eq(teaching.numbers, time > 1 ? 0 : TEACHING_NUMBERS);
        add_sentences(&teaching, &words);
    }
    strbuf_release(&words);
}

START_TEST(something_is_said_of_every_two_cards_of_every_deck)
{
    static const char *const decks[] = {"equals",      "fractions", "first-fractions", "improper",
                                        "mixed-forms", "percent",   "classic",         "lines"};
    struct deck *deck = load_deck(decks[_i]);

    for (int one = 0; one < deck_card_count(deck); one++)
        for (int other = 0; other < deck_card_count(deck); other++)
            if (deck_card(deck, one)->kind == CARD_NUMBER && deck_card(deck, one)->suit == 0 &&
                deck_card(deck, other)->kind == CARD_NUMBER && deck_card(deck, other)->suit == 0)
                teach_all(deck, one, other);
    deck_free(deck);
}
END_TEST

/* --- at a table of bots */

/* Notes what is explained beside what is told. */
struct heard {
    struct party party;
    struct journal journal;
    int top;    /* a card */
    bool equal; /* it lies on an equal one that shows it in another way */
    int played, equals, doubts, rights, told, whole, bluffs;
    struct strbuf text;
};

static void tell(void *context, const struct event *event, int watcher)
{
    struct heard *heard = context;

    (void)watcher;
    if (event->kind == EVENT_PLAYED) {
        const struct card *laid = deck_card(heard->party.deck, event->card);
        const struct card *top = deck_card(heard->party.deck, heard->top);
        heard->equal = laid->kind == CARD_NUMBER && top->kind == CARD_NUMBER &&
                       rational_equal(laid->value, top->value) &&
                       !teaching_shown_alike(heard->party.deck, event->card, heard->top);
        heard->played++;
        heard->equals += heard->equal;
    }
    ck_assert_int_ne(event->kind, EVENT_WRONG);
    if (event->kind == EVENT_PLAYED || event->kind == EVENT_TURNED)
        heard->top = event->card;
    /* what was equal is explained once, whether it was doubted or not */
    /* the picture that a bot asks for is shown besides */
    heard->doubts += event->kind == EVENT_HONEST || event->kind == EVENT_PICTURE ||
                     (event->kind == EVENT_RIGHT && !heard->equal);
    heard->rights += event->kind == EVENT_RIGHT;
}

static void teach(void *context, const struct teaching *teaching, int watcher)
{
    struct heard *heard = context;

    ck_assert_int_eq(watcher, NO_SEAT);
    ck_assert(!teaching->answer);
    heard->told++;
    heard->whole += teaching->numbers > 0;
    heard->bluffs += teaching->seen != TEACHING_ALL;
    add_sentences(teaching, &heard->text);
    strbuf_add_char(&heard->text, '\n');
}

static void play(struct heard *heard, const char *deck_name, const char *players,
                 enum setting setting, int value, enum explain_when when, int say)
{
    struct deck *deck = load_deck(deck_name);
    struct settings settings = *deck_settings(deck);

    settings.value[SETTING_TARGET] = 60;
    settings.value[setting] = value;
    settings.value[SETTING_SAY] = say;
    *heard = (struct heard){.party = party_of(deck, &settings, players, heard),
                            .journal = journal_none()};
    heard->party.front.tell = tell;
    heard->party.front.teach = teach;
    heard->party.front.say = NULL; /* nobody types anything */
    heard->party.front.help = NULL;
    party_sit(&heard->party, 11, &heard->journal);
    table_teach(heard->party.table, when);
    ck_assert_int_eq(table_run(heard->party.table), TABLE_OVER);
}

static void leave(struct heard *heard)
{
    party_release(&heard->party);
    strbuf_release(&heard->text);
}

/* The picture says nothing of whether the two are equal. */
START_TEST(the_bars_of_two_numbers_are_said_in_the_same_parts)
{
    static const char *const rows[][4] = {
        {"equals", "red 5/20", "blue 4/16", "4/16: 20 parts are filled; 5/20: 20 parts are filled"},
        {"equals", "red 2/3", "blue 1/4", "1/4: 3 parts are filled; 2/3: 8 parts are filled"},
        {"fractions", "red 1/2", "blue 2/4", "2/4: 2 parts are filled; 1/2: 2 parts are filled"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct deck *deck = load_deck(rows[i][0]);
        struct strbuf text = {0};
        struct teaching teaching;
        teaching_bars(&teaching, deck, card_of(deck, rows[i][1]), card_of(deck, rows[i][2]));
        add_sentences(&teaching, &text);
        ck_assert_msg(strstr(strbuf_text(&text), rows[i][3]) != NULL, "%s", strbuf_text(&text));
        ck_assert(teaching.bars_alone && teaching.numbers == TEACHING_NUMBERS);
        strbuf_release(&text);
        deck_free(deck);
    }
}
END_TEST

START_TEST(bots_are_explained_whole_at_first_meetings_always_or_never)
{
    struct heard first, always, never;

    play(&first, "equals", "bot,bot,bot", SETTING_MATCH, MATCH_VALUE, EXPLAIN_FIRST, SAY_NOTHING);
    play(&always, "equals", "bot,bot,bot", SETTING_MATCH, MATCH_VALUE, EXPLAIN_ALWAYS, SAY_NOTHING);
    play(&never, "equals", "bot,bot,bot", SETTING_MATCH, MATCH_VALUE, EXPLAIN_NEVER, SAY_NOTHING);
    ck_assert_int_eq(first.played, always.played);
    ck_assert_int_eq(first.played, never.played);
    ck_assert_int_gt(first.whole, 0);
    ck_assert_int_gt(first.told, first.whole);
    ck_assert_int_gt(always.whole, first.whole);
    ck_assert_int_gt(always.told, first.told); /* what the colour hides, each time */
    ck_assert_int_eq(never.told, 0);
    leave(&first);
    leave(&always);
    leave(&never);
}
END_TEST

START_TEST(each_equal_card_is_explained_once_however_wrong_ones_are_treated)
{
    struct heard heard;

    play(&heard, "equals", "bot,bot,bot", SETTING_WRONG, _i % 3, EXPLAIN_ALWAYS, _i / 3);
    ck_assert_int_gt(heard.equals, 0);
    ck_assert_int_eq(heard.told - heard.bluffs, heard.equals + heard.doubts);
    ck_assert(heard.rights == 0 ||
              _i % 3 == WRONG_PEERS); /* bots that know all doubt no right card */
    leave(&heard);
}
END_TEST

void add_teaching(Suite *suite)
{
    TCase *tests = add_case(suite, "teaching");

    tcase_add_checked_fixture(tests, start_english, NULL);
    tcase_add_test(tests, a_picture_is_alike_only_to_the_same_picture_of_the_same_number);
    tcase_add_test(tests, no_two_unequal_cards_of_equals_need_more_than_40_parts);
    tcase_add_loop_test(tests, something_is_said_of_every_two_cards_of_every_deck, 0, 8);
    tcase_add_test(tests, the_bars_of_two_numbers_are_said_in_the_same_parts);
    tcase_add_test(tests, bots_are_explained_whole_at_first_meetings_always_or_never);
    tcase_add_loop_test(tests, each_equal_card_is_explained_once_however_wrong_ones_are_treated, 0,
                        9);
}
