/* What the screen calls a card or a choice can be typed: in every deck and every language. */
#include "base/chance.h"
#include "play/typing/typed.h"
#include "rules/game.h"
#include "rules/rules.h"
#include "sections.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

static const char *const languages[] = {"en", "nl", "de", "fr"};
enum { LANGUAGES = sizeof languages / sizeof *languages };

/* Names of suits in two words, one of them another's beginning, one with a number's signs in it. */
#define SUIT(id, colour, shape, short, name)                                                       \
    "<suit id='" id "' colour='" colour "' shape='" shape                                          \
    "'><name lang='en' short='" short "'>" name "</name></suit>"
/* clang-format off */
static const char peculiar[] =
    "<deck format='1' ruleset='fractions'><title lang='en'>Peculiar</title>"
    SUIT("sea", "#314387", "circle", "B", "Blue")
    SUIT("night", "#FFFFFF", "star", "D", "Dark blue")
    SUIT("green", "#52A598", "square", "G", "Blue green")
    SUIT("rose", "#B24B42", "drop", "É", "Été indien")
    SUIT("five", "#FFC32D", "cross", "F", "No. 5")
    "<numbers values='1/2; 1 1/2; -1/2; 0.5; 0.(3); 50%; 33 1/3%; 2; 12 1/4'/>"
    "<numbers values='1/2; 1 1/2; 0.5; 50%; 2' picture='pie'/>"
    "<numbers values='1/2; 0.5; 3/4; 2' picture='bar'/>"
    "<numbers values='1/2; 1 1/2; 0.5; 2' picture='line'/>"
    "<numbers values='1/2; 3/4; 50%' picture='dots'/>"
    "<numbers values='1/2; 0.5; 50%; 1 1/2' picture='square'/>"
    "<action does='draw-two'/><action does='reverse'/><action does='skip'/>"
    "<wild/><wild-draw-four/></deck>";
/* clang-format on */

static struct view view;
static struct choices choices;

static void speak(const char *language)
{
    struct message why;

    ck_assert_int_eq(text_start(language, &why), STATUS_OK);
}

static bool is_played(const struct deck *deck, int card)
{
    return deck_card(deck, card)->kind != CARD_EXTRA;
}

static void hold_all(const struct deck *deck)
{
    for (int card = 0; card < deck_card_count(deck); card++)
        view.held[card] = is_played(deck, card);
}

static void hold_one(int card)
{
    memset(view.held, 0, sizeof view.held);
    view.held[card] = 1;
}

static void expect_understood(const struct naming *names, const char *label, int card)
{
    const struct typed_asked asked = {&view, &choices, names, false, false};
    struct typed typed;

    typed_read(&typed, label, &asked);
    if (typed.kind != TYPED_MOVE || typed.move.card != card)
        ck_abort_msg("%s, %s: “%s” is understood as %s", deck_about(names->deck)->name,
                     text_language(), label,
                     typed.kind != TYPED_MOVE     ? typed.say.id ? typed.say.id : "another command"
                     : typed.move.card == NO_CARD ? "a move without a card"
                                                  : deck_card(names->deck, typed.move.card)->id);
    typed_release(&typed);
}

/* As it stands there, and without the special space that a keyboard does not have. */
static void expect_typed(const struct naming *names, const char *label, int card)
{
    char plain[256] = "";
    size_t length = 0;

    expect_understood(names, label, card);
    for (const char *c = label; *c; c++) {
        bool space = strncmp(c, "\u00a0", 2) == 0, narrow = strncmp(c, "\u202f", 3) == 0;
        ck_assert_uint_lt(length + 1, sizeof plain);
        plain[length++] = space || narrow ? ' ' : *c;
        c += space ? 1 : narrow ? 2 : 0;
    }
    expect_understood(names, plain, card);
}

static void expect_labels(const struct deck *deck)
{
    const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct refusal refused;
    struct rules *rules;

    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 2, &refused), STATUS_OK);
    view = (struct view){
        .rules = rules, .deck = deck, .seats = 2, .situation = SITUATION_TURN, .asked = 1};
    choices_init(&choices, &view);
    for (int i = 0; i < LANGUAGES; i++) {
        speak(languages[i]);
        for (int card = 0; card < deck_card_count(deck); card++) {
            struct strbuf label = {0}, face = {0};
            if (!is_played(deck, card) || !sampled(card + i, 3 * LANGUAGES))
                continue;
            play_name_card(&names, card, &label);
            play_name_face(deck, card, &face);
            hold_all(deck);
            expect_typed(&names, strbuf_text(&label), card);
            hold_one(card);
            expect_typed(&names, strbuf_text(&label), card);
            expect_typed(&names, strbuf_text(&face), card);
            strbuf_release(&label);
            strbuf_release(&face);
        }
    }
    speak("en");
    rules_free(rules);
}

START_TEST(every_card_of_every_deck_can_be_typed_as_the_screen_calls_it)
{
    struct strbuf folder = {0};
    int decks = 0;

    strbuf_addf(&folder, "%s/decks", getenv("BREUK_SOURCE"));
    DIR *open = opendir(strbuf_text(&folder));
    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        char name[256];
        if (length < 4 || strcmp(file->d_name + length - 4, ".xml") != 0 ||
            strcmp(file->d_name, "schemas.xml") == 0)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)length - 4, file->d_name);
        struct deck *deck = load_deck(name);
        expect_labels(deck);
        deck_free(deck);
        decks++;
    }
    closedir(open);
    strbuf_release(&folder);
    ck_assert_int_ge(decks, 9);
}
END_TEST

START_TEST(so_can_cards_of_peculiar_names)
{
    struct diag diag = {0};
    struct deck *deck;

    ck_assert_msg(deck_load_bytes(&deck, "peculiar.xml", peculiar, strlen(peculiar), &diag) ==
                      STATUS_OK,
                  "%d: %s", diag.entries[0].where.column, diag.entries[0].message.id);
    expect_labels(deck);
    deck_free(deck);
    diag_release(&diag);
}
END_TEST

/* A card as each language calls it, whose colour agrees with the word beside it. */
/* clang-format off */
static const char agreeing[] =
    "<deck format='1' ruleset='fractions'><title lang='en'>Agreeing</title>"
    "<include href='decks/parts/suits.xml'/>"
    "<suit id='light' colour='#9CC8F0' shape='hexagon'>"
    "<name lang='en' short='L'>light blue</name>"
    "<name lang='nl' short='L' forms='lichtblauwe'>lichtblauw</name>"
    "<name lang='de' short='L'>Hellblau</name>"
    "<name lang='fr' short='C' forms='claire'>clair</name></suit>"
    "<suit id='grey' colour='#999999' shape='drop'><name lang='en' short='Gy'>grey</name></suit>"
    "<numbers values='3/7'/><numbers values='3/7' picture='pie'/>"
    "<numbers values='3/7' picture='bar'/><numbers values='3/7' picture='line'/>"
    "<numbers values='3/7' picture='dots'/><numbers values='3/100' picture='square'/>"
    "<action does='draw-two'/><action does='reverse'/><action does='skip'/>"
    "<wild/><wild-draw-four/></deck>";
/* clang-format on */

static const struct {
    const char *suit, *card, *called[LANGUAGES];
} agreements[] = {
    {"red", "3/7", {"red 3/7", "rood 3/7", "Rot 3/7", "3/7 rouge"}},
    {"red", "pie:3/7", {"red pie 3/7", "rode taart 3/7", "Kreis 3/7 in Rot", "disque 3/7 rouge"}},
    {"red",
     "dots:3/7",
     {"red dots 3/7", "rode stippen 3/7", "Punkte 3/7 in Rot", "points 3/7 rouges"}},
    {"blue", "3/7", {"blue 3/7", "blauw 3/7", "Blau 3/7", "3/7 bleu"}},
    {"blue",
     "pie:3/7",
     {"blue pie 3/7", "blauwe taart 3/7", "Kreis 3/7 in Blau", "disque 3/7 bleu"}},
    {"green",
     "bar:3/7",
     {"green bar 3/7", "groene balk 3/7", "Balken 3/7 in Grün", "barre 3/7 verte"}},
    {"yellow",
     "line:3/7",
     {"yellow number line 3/7", "gele getallenlijn 3/7", "Zahlenstrahl 3/7 in Gelb",
      "droite graduée 3/7 jaune"}},
    {"green",
     "line:3/7",
     {"green number line 3/7", "groene getallenlijn 3/7", "Zahlenstrahl 3/7 in Grün",
      "droite graduée 3/7 verte"}},
    {"blue",
     "dots:3/7",
     {"blue dots 3/7", "blauwe stippen 3/7", "Punkte 3/7 in Blau", "points 3/7 bleus"}},
    {"red",
     "square:3/100",
     {"red square 3/100", "rood honderdveld 3/100", "Hunderterfeld 3/100 in Rot",
      "carré 3/100 rouge"}},
    {"light",
     "square:3/100",
     {"light blue square 3/100", "lichtblauw honderdveld 3/100", "Hunderterfeld 3/100 in Hellblau",
      "carré 3/100 clair"}},
    {"blue", "+2", {"blue +2", "blauw +2", "Blau +2", "+2 bleu"}},
    {"blue",
     "reverse",
     {"blue reverse", "blauw keer om", "Richtungswechsel in Blau", "changement de sens bleu"}},
    {"green", "skip", {"green skip", "groen sla over", "Aussetzen in Grün", "passe ton tour vert"}},
    /* of names that no language knows the file says the forms, or all of them are the name */
    {"light",
     "pie:3/7",
     {"light blue pie 3/7", "lichtblauwe taart 3/7", "Kreis 3/7 in Hellblau", "disque 3/7 clair"}},
    {"light",
     "dots:3/7",
     {"light blue dots 3/7", "lichtblauwe stippen 3/7", "Punkte 3/7 in Hellblau",
      "points 3/7 clair"}},
    {"grey", "bar:3/7", {"grey bar 3/7", "grey balk 3/7", "Balken 3/7 in grey", "barre 3/7 grey"}},
};

/* A card in a sentence: one that has no number on it has an article. */
static const struct {
    const char *suit, *card, *said[LANGUAGES];
} articles[] = {
    {"red", "3/7", {"red 3/7", "rood 3/7", "Rot 3/7", "3/7 rouge"}},
    {"yellow",
     "skip",
     {"the yellow skip card", "de gele kaart “sla over”", "die gelbe Karte „Aussetzen“",
      "la carte jaune «\u00a0passe ton tour\u00a0»"}},
    {"blue",
     "line:3/7",
     {"the blue number line 3/7 card", "de blauwe kaart met de getallenlijn 3/7",
      "die blaue Karte „Zahlenstrahl 3/7“", "la droite graduée 3/7 bleue"}},
    {NULL, "wild", {"a wild card", "een joker", "die Karte „Joker“", "un joker"}},
    {NULL, "+4", {"a wild +4 card", "een joker +4", "die Karte „Joker +4“", "un joker +4"}},
};

START_TEST(a_card_in_a_sentence_has_an_article)
{
    struct strbuf path = {0};
    struct diag diag = {0};
    struct deck *deck;

    strbuf_addf(&path, "%s/agreeing.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(deck_load_bytes(&deck, strbuf_text(&path), agreeing, strlen(agreeing), &diag),
                     STATUS_OK);
    const struct naming names = {.deck = deck};
    for (size_t i = 0; i < sizeof articles / sizeof *articles; i++) {
        int suit = articles[i].suit ? deck_find_suit(deck, articles[i].suit) : DECK_NONE;
        int card = deck_find_card(deck, suit, articles[i].card);
        for (int language = 0; language < LANGUAGES; language++) {
            struct strbuf said = {0};
            speak(languages[language]);
            play_add_name(&names, MESSAGE_CARD, card, &said);
            ck_assert_str_eq(strbuf_text(&said), articles[i].said[language]);
            strbuf_release(&said);
        }
    }
    speak("en");
    deck_free(deck);
    diag_release(&diag);
    strbuf_release(&path);
}
END_TEST

START_TEST(a_colour_agrees_with_the_word_beside_it)
{
    struct strbuf path = {0};
    struct diag diag = {0};
    struct deck *deck;

    strbuf_addf(&path, "%s/agreeing.xml", getenv("BREUK_SOURCE"));
    ck_assert_msg(deck_load_bytes(&deck, strbuf_text(&path), agreeing, strlen(agreeing), &diag) ==
                      STATUS_OK,
                  "%d: %s", diag.entries[0].where.column, diag.entries[0].message.id);
    const struct naming names = {.deck = deck};
    for (size_t i = 0; i < sizeof agreements / sizeof *agreements; i++) {
        int suit = deck_find_suit(deck, agreements[i].suit);
        for (int language = 0; language < LANGUAGES; language++) {
            struct strbuf label = {0};
            speak(languages[language]);
            play_name_card(&names, deck_find_card(deck, suit, agreements[i].card), &label);
            ck_assert_str_eq(strbuf_text(&label), agreements[i].called[language]);
            strbuf_release(&label);
        }
    }
    speak("en");
    expect_labels(deck);
    deck_free(deck);
    diag_release(&diag);
    strbuf_release(&path);
}
END_TEST

/* Each choice of that seat that does not stand in its hand. Returns the kinds of their moves. */
static unsigned expect_choices(const struct game *game, const struct naming *names, int seat)
{
    const struct text_names words_of = {names, play_add_name};
    const struct typed_asked asked = {&view, &choices, names, false, false};
    unsigned kinds = 0;

    game_view(game, seat, &view);
    choices_init(&choices, &view);
    for (int i = 0; i < choices.count; i++) {
        const struct move *move = &choices.choice[i];
        struct message message = choices_words(&view, move);
        struct strbuf words = {0};
        struct typed typed;
        if (choices.cards && move->card != NO_CARD)
            continue;
        text_of(message, &words_of, &words);
        typed_read(&typed, strbuf_text(&words), &asked);
        ck_assert_msg(typed.kind == TYPED_MOVE && move_equal(typed.move, *move),
                      "%s: “%s” is not understood", text_language(), strbuf_text(&words));
        kinds |= 1u << move->kind;
        typed_release(&typed);
        strbuf_release(&words);
    }
    return kinds;
}

START_TEST(every_choice_can_be_typed_as_the_screen_calls_it)
{
    static struct move moves[VIEW_MOVES];
    struct deck *deck = load_deck("spin");
    const struct naming names = {.deck = deck, .seats = 3, .seat = {"Ann", "Bo", "Cy"}};
    struct settings settings = *deck_settings(deck);
    struct refusal refused;
    struct rules *rules;
    struct chance chance;
    unsigned kinds = 0;

    settings.value[SETTING_WRONG] = WRONG_PEERS;
    settings.value[SETTING_SEVEN] = true;
    settings.value[SETTING_HAND_SIZE] = 2; /* so that rounds end */
    ck_assert_int_eq(rules_compile(&rules, deck, &settings, 3, &refused), STATUS_OK);
    struct game *game = game_new(rules);
    chance_init(&chance, 3, CHANCE_TEST, 0);
    game_start(game, 3, NULL);
    for (int i = 0; i < 2000 && game_asked(game) != 0; i++) {
        unsigned asked = game_asked(game);
        int seat = (int)chance_below(&chance, 3);
        if (!(asked >> seat & 1))
            continue;
        speak(languages[i % LANGUAGES]);
        kinds |= expect_choices(game, &names, seat);
        int count = game_moves(game, seat, moves);
        game_apply(game, moves[chance_below(&chance, (uint32_t)count)], NULL);
    }
    speak("en");
    static const enum move_kind often[] = {MOVE_DRAW,  MOVE_PASS, MOVE_COLOUR, MOVE_CHALLENGE,
                                           MOVE_WRONG, MOVE_SPIN, MOVE_SWAP,   MOVE_DEAL};
    for (size_t i = 0; i < sizeof often / sizeof *often; i++)
        ck_assert_msg(kinds >> often[i] & 1, "%s was never offered", move_forms[often[i]].word);
    game_free(game);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

void add_labels(Suite *suite)
{
    TCase *tests = add_case(suite, "labels");

    tcase_add_test(tests, every_card_of_every_deck_can_be_typed_as_the_screen_calls_it);
    tcase_add_test(tests, so_can_cards_of_peculiar_names);
    tcase_add_test(tests, a_colour_agrees_with_the_word_beside_it);
    tcase_add_test(tests, a_card_in_a_sentence_has_an_article);
    tcase_add_test(tests, every_choice_can_be_typed_as_the_screen_calls_it);
}
