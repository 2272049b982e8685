#include "play/typing/typed.h"
#include "base/chance.h"
#include "base/memory.h"
#include "play/typing/verbs.h"
#include "rules/game.h"
#include "rules/position.h"
#include "sections.h"
#include "text/fold.h"

#include <stdio.h>
#include <string.h>

enum { NONE = 0 };

/* A hand of cards, with commas between them, on a top. */
struct table_top {
    const char *deck, *top, *hand;
};

static const struct table_top fractions = {
    "fractions", "blue 2/4", "blue 3/6,red 1/2,yellow 1/2,green 2/3,green 4/5,red +2,wild,+4"};
static const struct table_top classic = {"classic", "red 7", "blue 7,green 3,red 3,red reverse"};

static const struct table_top pictures = {"first-fractions", "blue 2/4",
                                          "blue pie:1/2,blue 3/6,red 1/2,red bar:2/4"};

static const struct table_top squares = {"tenths", "blue 3/100",
                                         "blue square:3/100,red square:3/100,red 0.03,red 3/10"};

static const struct table_top wholes = {"improper", "blue 3/2", "red 3/2,green 5/4"};

static const struct table_top quarters = {"equals", "blue 1/2", "red 3/4,green 1/4,blue 2/3"};

/* What a line means: a move's text, or what is said, or another kind of line. */
struct line {
    const struct table_top *table;
    const char *language, *typed;
    enum typed_kind kind;
    const char *expected; /* the move; the message's id */
};

static const char which_card[] = "which card do you mean: {cards}?";
static const char which_colour[] = "which colour do you mean: {colours}?";
static const char not_understood[] =
    "I do not understand “{typed}”; type ? to see what you can type";
static const char did_you_mean[] = "I do not understand “{typed}”; did you mean “{card}”?";
static const char no_card_number[] =
    "you have no card “{typed}”; type a number from {first} to {last}";
static const char no_card[] = "you have no card “{typed}”";
static const char choose_number[] =
    "type the number of your choice, from {first} to {last}, or type ? for help";
static const char no_colour[] =
    "“{typed}” is not a colour you can choose; type {colours}, or a number";
static const char divided_by_0[] =
    "“{text}”: nothing can be divided into 0 parts; write 1, 2 or more instead";
static const char thousands[] = "“{text}” could be {number} or {other}; write the one you mean";
static const char not_in_deck[] = "this deck has no card “{text}” in play";
static const char no_sum[] = "“{text}”: a sum is not one number; only a whole number and then a "
                             "fraction are, such as 1 + 1/2";
static const char only_colour[] = "“{typed}” is only a colour. Which card? For example: {example}";

static const struct line lines[] = {
    /* numbers of choices */
    {&fractions, "en", "1", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", " 3) ", TYPED_MOVE, "play green 4/5"},
    {&fractions, "en", "3.", TYPED_MOVE, "play green 4/5"},
    {&fractions, "en", "9", TYPED_MOVE, "draw"},
    {&fractions, "en", "10", TYPED_UNCLEAR, choose_number},
    {&fractions, "en", "0", TYPED_UNCLEAR, choose_number},
    {&fractions, "en", "", TYPED_UNCLEAR, choose_number},
    /* cards by name */
    {&fractions, "en", "blue 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "play blue 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "BLUE  3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "b3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "bl 3 / 6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "blue 3:6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "3/6 blue", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "red +2", TYPED_MOVE, "play red +2"},
    {&fractions, "en", "+2", TYPED_MOVE, "play red +2"},
    {&fractions, "en", "wild", TYPED_MOVE, "play wild"},
    {&fractions, "en", "+4", TYPED_MOVE, "play +4"},
    {&fractions, "en", "wild +4", TYPED_MOVE, "play +4"},
    /* equal forms name the same value */
    {&fractions, "en", "red ½", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red 0.5", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red 0,5", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "r 50%", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "blue 1/2", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "y½", TYPED_MOVE, "play yellow 1/2"},
    {&fractions, "en", "80 %", TYPED_MOVE, "play green 4/5"},
    /* other bars, and as fractions are said */
    {&fractions, "en", "blue 3÷6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "blue 3 ÷ 6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "b3\\6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "blue 3\u20446", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "blue three sixths", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "en", "red a half", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "one half red", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red half", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "two-thirds", TYPED_MOVE, "play green 2/3"},
    {&fractions, "en", "play 4 fifths", TYPED_MOVE, "play green 4/5"},
    {&fractions, "en", "4 over 5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "en", "blue four elevenths", TYPED_UNCLEAR, not_in_deck},
    {&fractions, "en", "blue four elephants", TYPED_UNCLEAR, not_understood},
    {&fractions, "en", "blue one hundred twenty fifths", TYPED_UNCLEAR, not_understood},
    {&fractions, "en", "blue thirteen seventeenths", TYPED_UNCLEAR, not_in_deck},
    {&fractions, "en", "red point five", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red 50 percent", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red zero point five", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "red one over two", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "rode 1\u2060/2", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "rood vijftig procent", TYPED_MOVE, "play red 1/2"},
    {&fractions, "de", "rote 50 Prozent", TYPED_MOVE, "play red 1/2"},
    {&fractions, "fr", "un sur deux rouge", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "blue 4÷11", TYPED_UNCLEAR, not_in_deck},
    {&wholes, "en", "one and a half", TYPED_MOVE, "play red 3/2"},
    {&wholes, "en", "red 1 and a half", TYPED_MOVE, "play red 3/2"},
    {&wholes, "en", "blue two and three quarters", TYPED_UNCLEAR, not_in_deck},
    /* several cards fit: it asks; one fits: that one is meant */
    {&fractions, "en", "1/2", TYPED_UNCLEAR, which_card},
    {&fractions, "en", "0.5", TYPED_UNCLEAR, which_card},
    {&classic, "en", "3", TYPED_MOVE, "play red 3"},
    /* not in hand: the rules say so */
    {&fractions, "en", "blue 9/10", TYPED_MOVE, "play blue 9/10"},
    {&fractions, "en", "red 2/3", TYPED_MOVE, "play red 2/3"},
    /* unclear */
    {&fractions, "en", "blue", TYPED_UNCLEAR, only_colour},
    {&fractions, "en", "purple 1/2", TYPED_UNCLEAR, not_understood},
    {&fractions, "en", "ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppurple",
     TYPED_UNCLEAR, not_understood},
    {&fractions, "en", "1/0", TYPED_UNCLEAR, divided_by_0},
    {&fractions, "en", "b 1/0", TYPED_UNCLEAR, divided_by_0},
    {&fractions, "en", "1.000", TYPED_UNCLEAR, thousands},
    {&fractions, "en", "1 + 2", TYPED_UNCLEAR, no_sum},
    {&fractions, "en", "b 1/2 + 1", TYPED_UNCLEAR, no_sum},
    {&fractions, "en", "1 + 1/2 + 1/4", TYPED_UNCLEAR, no_sum},
    {&fractions, "en", "7 + 1/2", TYPED_UNCLEAR, not_in_deck},
    {&fractions, "en", "0 + 1/2 red", TYPED_MOVE, "play red 1/2"},
    {&fractions, "en", "99/100", TYPED_UNCLEAR, not_in_deck},
    {&fractions, "en", "99999999999", TYPED_UNCLEAR, choose_number},
    {&classic, "en", "red 77", TYPED_UNCLEAR, not_in_deck},
    {&classic, "en", "77", TYPED_UNCLEAR, choose_number},
    {&fractions, "en", "colour red", TYPED_UNCLEAR, only_colour},
    /* a colour that is named with a card that has none */
    {&fractions, "en", "wild blue", TYPED_MOVE, "play wild, colour blue"},
    {&fractions, "en", "play wild g", TYPED_MOVE, "play wild, colour green"},
    {&fractions, "en", "+4 red", TYPED_MOVE, "play +4, colour red"},
    {&fractions, "en", "RED WILD +4", TYPED_MOVE, "play +4, colour red"},
    {&classic, "en", "wild yellow", TYPED_MOVE, "play wild, colour yellow"},
    {&fractions, "nl", "joker groen", TYPED_MOVE, "play wild, colour green"},
    {&fractions, "nl", "joker g", TYPED_UNCLEAR, which_colour},
    {&fractions, "de", "Joker +4 blau", TYPED_MOVE, "play +4, colour blue"},
    {&fractions, "fr", "joker vert", TYPED_MOVE, "play wild, colour green"},
    {&fractions, "en", "//", TYPED_UNCLEAR, not_understood},
    /* other commands */
    {&fractions, "en", "draw", TYPED_MOVE, "draw"},
    {&fractions, "en", "D", TYPED_MOVE, "draw"},
    {&fractions, "en", "?", TYPED_HELP, NULL},
    {&fractions, "en", "points", TYPED_POINTS, NULL},
    {&fractions, "en", "stop", TYPED_STOP, NULL},
    {&fractions, "en", "pass", TYPED_MOVE, "pass"},
    /* whole numbers on cards: choices begin beyond them */
    {&classic, "en", "11", TYPED_MOVE, "play blue 7"},
    {&classic, "en", "15", TYPED_MOVE, "draw"},
    {&classic, "en", "7", TYPED_MOVE, "play blue 7"},
    {&classic, "en", "b7", TYPED_MOVE, "play blue 7"},
    {&classic, "en", "reverse", TYPED_MOVE, "play red reverse"},
    {&classic, "en", "rev", TYPED_MOVE, "play red reverse"},
    {&classic, "en", "5", TYPED_UNCLEAR, no_card_number},
    {&classic, "en", "1", TYPED_UNCLEAR, no_card_number},
    {&classic, "en", "+2", TYPED_UNCLEAR, no_card},
    {&classic, "nl", "g 5", TYPED_UNCLEAR, no_card}, /* yellow or green */
    {&classic, "en", "b5", TYPED_MOVE, "play blue 5"},
    /* a number stands for pictures of it, too; a picture for that picture only */
    {&pictures, "en", "blue 3/6", TYPED_MOVE, "play blue 3/6"},
    {&pictures, "en", "blue 1/2", TYPED_UNCLEAR, which_card},
    {&pictures, "en", "blue pie 1/2", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "en", "pie 2/4", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "en", "red 2/4", TYPED_UNCLEAR, which_card},
    {&pictures, "en", "red bar 1/2", TYPED_MOVE, "play red bar:2/4"},
    {&pictures, "en", "red pie 1/2", TYPED_MOVE, "play red pie:1/2"},
    /* in Dutch: its colours and words, and the English ones where they mean nothing else */
    {&fractions, "nl", "blauw 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "nl", "blue 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "nl", "gr 4/5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "nl", "Ge 0,5", TYPED_MOVE, "play yellow 1/2"},
    {&fractions, "nl", "joker", TYPED_MOVE, "play wild"},
    {&fractions, "nl", "joker +4", TYPED_MOVE, "play +4"},
    {&fractions, "nl", "pak", TYPED_MOVE, "draw"},
    {&fractions, "nl", "draw", TYPED_MOVE, "draw"},
    {&fractions, "nl", "speel r 1/2", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "hulp", TYPED_HELP, NULL},
    {&classic, "nl", "rood keer om", TYPED_MOVE, "play red reverse"},
    {&classic, "nl", "ke", TYPED_MOVE, "play red reverse"},
    {&classic, "nl", "k", TYPED_UNCLEAR, not_understood},
    {&fractions, "de", "grün 4/5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "de", "GRÜN 4/5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "fr", "vert 4/5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "fr", "4/5 vert", TYPED_MOVE, "play green 4/5"},
    {&fractions, "fr", "j 1/2", TYPED_MOVE, "play yellow 1/2"},
    /* in any form that a colour's name has */
    {&fractions, "nl", "blauwe 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "nl", "3/6 blauwe", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "de", "blaue 3/6", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "de", "3/6 in Blau", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "fr", "3/6 bleue", TYPED_MOVE, "play blue 3/6"},
    {&fractions, "nl", "blauwen 3/6", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "nl", "3/6 gron", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "de", "Gelbb 1/2", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "fr", "rouje 1/2", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "en", "redd 3/6", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "en", "play bleu 3/6", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "en", "wild rde", TYPED_UNCLEAR, did_you_mean},
    {&fractions, "en", "redd 7/11", TYPED_UNCLEAR, not_understood}, /* there is none */
    {&fractions, "en", "reddish 3/6", TYPED_UNCLEAR, not_understood},
    {&fractions, "nl", "joker groene", TYPED_MOVE, "play wild, colour green"},
    {&squares, "en", "red square 3/100", TYPED_MOVE, "play red square:3/100"},
    {&squares, "nl", "rood honderdveld 3/100", TYPED_MOVE, "play red square:3/100"},
    {&squares, "nl", "red square 3/100", TYPED_MOVE, "play red square:3/100"},
    {&squares, "de", "Hunderterfeld 3/100 in Rot", TYPED_MOVE, "play red square:3/100"},
    {&squares, "fr", "carré 3/100 rouge", TYPED_MOVE, "play red square:3/100"},
    {&pictures, "nl", "rode taart 1/2", TYPED_MOVE, "play red pie:1/2"},
    {&pictures, "nl", "rood taart 1/2", TYPED_MOVE, "play red pie:1/2"},
    {&pictures, "de", "Kreis 1/2 in Rot", TYPED_MOVE, "play red pie:1/2"},
    {&pictures, "de", "Kreis 1/2 rot", TYPED_MOVE, "play red pie:1/2"},
    {&pictures, "de", "roter Kreis 1/2", TYPED_MOVE, "play red pie:1/2"},
    {&pictures, "de", "roten Balken 1/2", TYPED_MOVE, "play red bar:2/4"},
    {&pictures, "fr", "disque 1/2 bleu", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "fr", "disque 1/2 bleue", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "fr", "bleu disque 1/2", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "fr", "disque bleu 1/2", TYPED_MOVE, "play blue pie:1/2"},
    {&pictures, "fr", "barre rouge 2/4", TYPED_MOVE, "play red bar:2/4"},
    /* fractions as they are said */
    {&fractions, "nl", "rood een half", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "rode één tweede", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "de helft rood", TYPED_MOVE, "play red 1/2"},
    {&fractions, "nl", "tweederde", TYPED_MOVE, "play green 2/3"},
    {&fractions, "nl", "groen twee derde", TYPED_MOVE, "play green 2/3"},
    {&fractions, "nl", "4 vijfden", TYPED_MOVE, "play green 4/5"},
    {&fractions, "nl", "red half", TYPED_MOVE, "play red 1/2"},
    {&quarters, "nl", "driekwart", TYPED_MOVE, "play red 3/4"},
    {&quarters, "nl", "rode driekwart", TYPED_MOVE, "play red 3/4"},
    {&quarters, "nl", "drie vierde", TYPED_MOVE, "play red 3/4"},
    {&quarters, "en", "three quarters", TYPED_MOVE, "play red 3/4"},
    {&quarters, "en", "three fourths red", TYPED_MOVE, "play red 3/4"},
    {&quarters, "de", "drei Viertel", TYPED_MOVE, "play red 3/4"},
    {&quarters, "de", "rote Dreiviertel", TYPED_MOVE, "play red 3/4"},
    {&quarters, "fr", "trois quarts", TYPED_MOVE, "play red 3/4"},
    {&quarters, "fr", "rouge trois-quarts", TYPED_MOVE, "play red 3/4"},
    {&fractions, "de", "rot ein halb", TYPED_MOVE, "play red 1/2"},
    {&fractions, "de", "ein Halbes rot", TYPED_MOVE, "play red 1/2"},
    {&fractions, "de", "gelbe Hälfte", TYPED_MOVE, "play yellow 1/2"},
    {&fractions, "de", "zwei Drittel", TYPED_MOVE, "play green 2/3"},
    {&fractions, "de", "vier fuenftel", TYPED_MOVE, "play green 4/5"},
    {&fractions, "de", "4 durch 5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "fr", "un demi rouge", TYPED_MOVE, "play red 1/2"},
    {&fractions, "fr", "la moitié rouge", TYPED_MOVE, "play red 1/2"},
    {&fractions, "fr", "la moitie rouge", TYPED_MOVE, "play red 1/2"},
    {&fractions, "fr", "deux tiers", TYPED_MOVE, "play green 2/3"},
    {&fractions, "fr", "quatre cinquiemes", TYPED_MOVE, "play green 4/5"},
    {&fractions, "fr", "4 sur 5", TYPED_MOVE, "play green 4/5"},
    {&wholes, "nl", "anderhalf", TYPED_MOVE, "play red 3/2"},
    {&wholes, "nl", "één en een half", TYPED_MOVE, "play red 3/2"},
    {&wholes, "de", "eineinhalb", TYPED_MOVE, "play red 3/2"},
    {&wholes, "fr", "rouge un et demi", TYPED_MOVE, "play red 3/2"},
    /* without accents */
    {&fractions, "de", "grun 4/5", TYPED_MOVE, "play green 4/5"},
    {&fractions, "de", "gruene 4/5", TYPED_MOVE, "play green 4/5"},
    {&squares, "fr", "carre 3/100 rouge", TYPED_MOVE, "play red square:3/100"},
    /* how many cards one takes */
    {&fractions, "en", "draw a card", TYPED_MOVE, "draw"},
    {&fractions, "en", "take 4 cards", TYPED_MOVE, "draw"},
    {&fractions, "en", "draw 1", TYPED_MOVE, "draw"},
    {&fractions, "en", "take back", TYPED_UNCLEAR, not_understood},
    {&fractions, "nl", "pak een kaart", TYPED_MOVE, "draw"},
    {&fractions, "nl", "neem 4 kaarten", TYPED_MOVE, "draw"},
    {&fractions, "de", "ziehen eine Karte", TYPED_MOVE, "draw"},
    {&fractions, "fr", "pioche une carte", TYPED_MOVE, "draw"},
    /* what is asked for beside the game */
    {&fractions, "en", "hand", TYPED_HAND, NULL},
    {&fractions, "nl", "kaarten", TYPED_HAND, NULL},
    {&fractions, "en", "again", TYPED_AGAIN, NULL},
    {&fractions, "nl", "nog eens", TYPED_AGAIN, NULL},
    {&fractions, "de", "nochmal", TYPED_AGAIN, NULL},
    {&fractions, "fr", "répéter", TYPED_AGAIN, NULL},
    {&fractions, "fr", "repeter", TYPED_AGAIN, NULL},
    {&fractions, "nl", "ik pak een kaart", TYPED_MOVE, "draw"},
    {&fractions, "de", "Ich ziehe", TYPED_MOVE, "draw"},
    {&fractions, "fr", "je pioche", TYPED_MOVE, "draw"},
    {&fractions, "nl", "ik stop", TYPED_STOP, NULL},
    {&fractions, "de", "ich hoere auf", TYPED_STOP, NULL},
    {&fractions, "fr", "arreter", TYPED_STOP, NULL},
    {&fractions, "en", "rules", TYPED_RULES, NULL},
    {&fractions, "fr", "regles", TYPED_RULES, NULL},
};

static struct view view;
static struct choices choices;

/* Sets a table with the hand at seat 0, whose turn it is. */
static struct rules *lay(const struct table_top *table, const struct deck *deck)
{
    struct game_position *position = memory_new(1, sizeof *position);
    struct rules *rules;
    struct refusal refused;
    struct message why;
    char hand[256];

    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 2, &refused), STATUS_OK);
    struct game *game = game_new(rules);
    position_init(position);
    position->turn = 0;
    position->pile = (struct position_cards){1, {(uint16_t)card_parse(deck, table->top)}};
    snprintf(hand, sizeof hand, "%s", table->hand);
    char *rest = hand, *card;
    while ((card = strsep(&rest, ",")))
        position->hand[0].card[position->hand[0].count++] = (uint16_t)card_parse(deck, card);
    int other = deck_find_card(deck, 0, "9");
    position->hand[1] = (struct position_cards){
        1, {(uint16_t)(other == DECK_NONE ? card_parse(deck, "blue +2") : other)}};
    ck_assert_msg(game_set(game, position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    game_view(game, 0, &view);
    choices_init(&choices, &view);
    game_free(game);
    memory_free(position);
    return rules;
}

static void try_line(const struct line *line)
{
    struct deck *deck = load_deck(line->table->deck);
    struct rules *rules = lay(line->table, deck);
    struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct strbuf move = {0};
    struct message problem;
    struct typed typed;

    ck_assert_int_eq(text_start(line->language, &problem), STATUS_OK);
    typed_read(&typed, line->typed, &(struct typed_asked){&view, &choices, &names, false, false});
    ck_assert_msg(typed.kind == line->kind, "“%s”: kind %d", line->typed, typed.kind);
    if (typed.kind == TYPED_MOVE) {
        move_print(&move, &names, typed.move);
        if (typed.suit != NO_SUIT)
            strbuf_addf(&move, ", colour %s", deck_suit(deck, typed.suit)->id);
        ck_assert_msg(strcmp(strbuf_text(&move), line->expected) == 0, "“%s”: %s", line->typed,
                      strbuf_text(&move));
        ck_assert_int_eq(typed.move.seat, 0);
    } else if (typed.kind == TYPED_UNCLEAR) {
        ck_assert_msg(strcmp(typed.say.id, line->expected) == 0, "“%s”: said “%s”", line->typed,
                      typed.say.id);
        struct strbuf said = {0}; /* what it borrows is there yet */
        text_of(typed.say, NULL, &said);
        ck_assert_msg(said.length, "“%s”", line->typed);
        strbuf_release(&said);
    }
    strbuf_release(&move);
    typed_release(&typed);
    rules_free(rules);
    deck_free(deck);
}

/* A process for each of them would take most of the time. */
enum { LINES = sizeof lines / sizeof *lines, LINES_OF_TEST = 20 };

START_TEST(a_typed_line_means_what_a_child_meant)
{
    for (int i = _i; i < LINES && i < _i + LINES_OF_TEST; i++)
        try_line(&lines[i]);
}
END_TEST

/* After a wild. */
static const struct line colours[] = {
    {&fractions, "en", "blue", TYPED_MOVE, "colour blue"},
    {&fractions, "en", "y", TYPED_MOVE, "colour yellow"},
    {&fractions, "en", "colour red", TYPED_MOVE, "colour red"},
    {&fractions, "en", "2", TYPED_MOVE, "colour green"},
    {&fractions, "en", "pink", TYPED_UNCLEAR, no_colour},
    {&fractions, "en", "7", TYPED_UNCLEAR, choose_number},
    {&classic, "en", "1", TYPED_UNCLEAR, choose_number},
    {&fractions, "en", "", TYPED_UNCLEAR, choose_number},
    {&classic, "en", "12", TYPED_MOVE, "colour green"},
    {&fractions, "nl", "g", TYPED_UNCLEAR, which_colour},
    {&fractions, "nl", "ge", TYPED_MOVE, "colour yellow"},
    {&fractions, "nl", "kleur blauw", TYPED_MOVE, "colour blue"},
    {&fractions, "nl", "kleur gele", TYPED_MOVE, "colour yellow"},
    {&fractions, "de", "rotes", TYPED_MOVE, "colour red"},
    {&fractions, "fr", "vertes", TYPED_MOVE, "colour green"},
    {&fractions, "fr", "v", TYPED_MOVE, "colour green"},
};

START_TEST(a_typed_colour_is_any_beginning_that_is_clear)
{
    const struct line *line = &colours[_i];
    struct deck *deck = load_deck(line->table->deck);
    struct rules *rules = lay(line->table, deck);
    struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct strbuf move = {0};
    struct message problem;
    struct typed typed;

    view.situation = SITUATION_COLOUR;
    view.move_count = 0;
    for (int suit = 0; suit < deck_suit_count(deck); suit++)
        view.moves[view.move_count++] = move_colour(0, suit);
    choices_init(&choices, &view);
    ck_assert_int_eq(text_start(line->language, &problem), STATUS_OK);
    typed_read(&typed, line->typed, &(struct typed_asked){&view, &choices, &names, false, false});
    ck_assert_msg(typed.kind == line->kind, "“%s”: kind %d", line->typed, typed.kind);
    if (typed.kind == TYPED_MOVE) {
        move_print(&move, &names, typed.move);
        ck_assert_str_eq(strbuf_text(&move), line->expected);
    } else {
        ck_assert_str_eq(typed.say.id, line->expected);
    }
    strbuf_release(&move);
    typed_release(&typed);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

/* --- what is typed beside the turn */

/* A situation of Ann's, at seat 0 of Ann, Bo and Bot 1, with the moves that she has in it. */
struct elsewhere {
    enum situation situation;
    const char *moves; /* with commas between them */
    const char *typed;
    enum typed_kind kind;
    const char *expected; /* the move, "call, " before it, or the message */
};

static const char whom[] = "“{typed}” needs a name; type it after the word";
static const char which_player[] = "who do you mean: {names}?";
static const char no_player[] = "nobody here has that name; the players are: {names}";
static const char which_after[] = "“{typed}” needs a card; type it after the word";

static const struct elsewhere elsewheres[] = {
    {SITUATION_REACT, "catch Bo,pass", "catch Bo", TYPED_MOVE, "catch Bo"},
    {SITUATION_REACT, "catch Bo,pass", "caught bo", TYPED_MOVE, "catch Bo"},
    {SITUATION_REACT, "catch Bo,pass", "catch", TYPED_MOVE, "catch Bo"},
    {SITUATION_REACT, "catch Bo,catch Bot 1,pass", "catch", TYPED_UNCLEAR, whom},
    {SITUATION_REACT, "catch Bo,pass", "catch b", TYPED_MOVE, "catch Bo"},
    {SITUATION_REACT, "catch Bo,catch Bot 1,pass", "catch b", TYPED_UNCLEAR, which_player},
    {SITUATION_REACT, "catch Bo,pass", "catch bot", TYPED_MOVE, "catch Bot 1"},
    {SITUATION_REACT, "catch Bo,pass", "catch Zed", TYPED_UNCLEAR, no_player},
    {SITUATION_REACT, "wrong,pass", "wrong", TYPED_MOVE, "wrong"},
    {SITUATION_REACT, "wrong,pass", "", TYPED_MOVE, "pass"},
    {SITUATION_REACT, "jump red 1/2,pass", "jump", TYPED_MOVE, "jump red 1/2"},
    {SITUATION_REACT, "pass", "jump", TYPED_UNCLEAR, which_after},
    {SITUATION_REACT, "jump red 1/2,pass", "jump 1/2", TYPED_MOVE, "jump red 1/2"},
    {SITUATION_REACT, "jump red 1/2,pass", "red 1/2", TYPED_MOVE, "jump red 1/2"},
    {SITUATION_REACT, "play red +2,pass", "red +2", TYPED_MOVE, "play red +2"},
    {SITUATION_REACT, "pass", "blue 3/6", TYPED_MOVE, "jump blue 3/6"},
    {SITUATION_REACT, "call,pass", "uno", TYPED_MOVE, "call"},
    {SITUATION_REACT, "call,pass", "last card", TYPED_MOVE, "call"},
    {SITUATION_TURN, "call,play blue 3/6,draw", "blue 3/6 uno", TYPED_MOVE, "call, play blue 3/6"},
    {SITUATION_TURN, "call,play blue 3/6,draw", "uno, blue 3/6", TYPED_MOVE, "call, play blue 3/6"},
    {SITUATION_TURN, "call,play blue 3/6,draw", "1, call", TYPED_MOVE, "call, play blue 3/6"},
    {SITUATION_TURN, "call,play wild,draw", "wild blue uno", TYPED_MOVE,
     "call, play wild, colour blue"},
    {SITUATION_TURN, "call,draw", "purple uno", TYPED_UNCLEAR, not_understood},
    {SITUATION_CHALLENGE, "draw,challenge", "doubt", TYPED_MOVE, "challenge"},
    {SITUATION_CHALLENGE, "draw,challenge", "take", TYPED_MOVE, "draw"},
    {SITUATION_CHALLENGE, "draw,challenge", "", TYPED_UNCLEAR, choose_number},
    {SITUATION_CHALLENGE, "draw,challenge", "yes", TYPED_MOVE, "challenge"},
    {SITUATION_CHALLENGE, "draw,challenge", "no", TYPED_MOVE, "draw"},
    {SITUATION_CHALLENGE, "draw,challenge", "take 4 cards", TYPED_MOVE, "draw"},
    {SITUATION_CHALLENGE, "draw", "no", TYPED_UNCLEAR, not_understood},
    {SITUATION_DREW, "play blue 3/6,pass", "y", TYPED_MOVE, "play blue 3/6"},
    {SITUATION_DREW, "play blue 3/6,pass", "nope", TYPED_MOVE, "pass"},
    {SITUATION_REACT, "catch Bo,pass", "no", TYPED_MOVE, "pass"},
    {SITUATION_SHOUT, "shout,pass", "yes", TYPED_MOVE, "shout"},
    {SITUATION_SHOUT, "shout,pass", "no", TYPED_MOVE, "pass"},
    {SITUATION_TURN, "draw", "no", TYPED_UNCLEAR, not_understood},
    {SITUATION_CHALLENGE, "play red +2,draw", "+2", TYPED_MOVE, "play red +2"},
    {SITUATION_REMEDY, "play blue 3/6", "blue 3/6", TYPED_MOVE, "play blue 3/6"},
    {SITUATION_SEAT, "swap Bo,swap Bot 1", "swap bot 1", TYPED_MOVE, "swap Bot 1"},
    {SITUATION_SEAT, "swap Bo,swap Bot 1", "Bo", TYPED_MOVE, "swap Bo"},
    {SITUATION_SEAT, "swap Bo,swap Bot 1", "2", TYPED_MOVE, "swap Bot 1"},
    {SITUATION_SPIN, "spin", "", TYPED_MOVE, "spin"},
    {SITUATION_SPIN, "spin", "turn", TYPED_MOVE, "spin"},
    {SITUATION_SPIN, "spin", "99", TYPED_UNCLEAR,
     "press Enter for the only thing you can do, or type ? for help"},
    {SITUATION_SHOUT, "shout,pass", "shout", TYPED_MOVE, "shout"},
    {SITUATION_SHOUT, "shout,pass", "", TYPED_MOVE, "pass"},
    {SITUATION_CHOOSE, "discard blue 3/6,discard red 1/2,pass", "red 1/2", TYPED_MOVE,
     "discard red 1/2"},
    {SITUATION_CHOOSE, "discard blue 3/6,discard red 1/2,pass", "discard ½ blue", TYPED_MOVE,
     "discard blue 3/6"},
    {SITUATION_CHOOSE, "discard blue 3/6,discard red 1/2,pass", "2", TYPED_MOVE, "discard red 1/2"},
    {SITUATION_CHOOSE, "discard blue 3/6,discard red 1/2,pass", "", TYPED_MOVE, "pass"},
    {SITUATION_CHOOSE, "discard blue 3/6,discard red 1/2,pass", "done", TYPED_MOVE, "pass"},
    {SITUATION_TURN, "draw", "talk bo", TYPED_MOVE, "talk Bo"},
    {SITUATION_TURN, "draw", "talk", TYPED_UNCLEAR, whom},
};

static void make_moves(const struct naming *names, const char *list)
{
    char text[128], *rest = text, *item;
    struct message why;

    snprintf(text, sizeof text, "%s", list);
    view.move_count = 0;
    while ((item = strsep(&rest, ",")))
        ck_assert_int_eq(move_parse(&view.moves[view.move_count++], names, 0, item, &why),
                         STATUS_OK);
}

/* "call, play wild, colour blue", "play blue 3/6, by-value" */
static void print_typed(struct strbuf *out, const struct naming *names, const struct typed *typed)
{
    if (typed->call)
        strbuf_add(out, "call, ");
    move_print(out, names, typed->move);
    if (typed->suit != NO_SUIT)
        strbuf_addf(out, ", colour %s", deck_suit(names->deck, typed->suit)->id);
    if (typed->said != MOVE_KINDS)
        strbuf_addf(out, ", %s", move_forms[typed->said].word);
}

START_TEST(what_is_typed_beside_the_turn_is_read_by_the_situation)
{
    const struct elsewhere *elsewhere = &elsewheres[_i];
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    const struct naming names = {.deck = deck, .seats = 3, .seat = {"Ann", "Bo", "Bot 1"}};
    struct strbuf move = {0};
    struct message problem;
    struct typed typed;

    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
    view.seats = 3;
    view.situation = elsewhere->situation;
    view.drawn = card_parse(deck, "blue 3/6");
    make_moves(&names, elsewhere->moves);
    choices_init(&choices, &view);
    typed_read(&typed, elsewhere->typed,
               &(struct typed_asked){&view, &choices, &names, false, false});
    ck_assert_msg(typed.kind == elsewhere->kind, "“%s”: kind %d, %s", elsewhere->typed, typed.kind,
                  typed.say.id);
    if (typed.kind == TYPED_MOVE)
        print_typed(&move, &names, &typed);
    else
        strbuf_add(&move, typed.say.id);
    ck_assert_str_eq(strbuf_text(&move), elsewhere->expected);
    if (typed.kind == TYPED_MOVE)
        ck_assert_int_eq(typed.move.seat, typed.move.kind == MOVE_TALK ? NO_SEAT : 0);
    strbuf_release(&move);
    typed_release(&typed);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

/* D draws a card on turn; where a name is asked for it is the player's. */
/* --- by what a card matches: H16; how that is shown: H17 */

static const char on_turn[] = "call,play blue 3/6,play red 1/2,play wild,draw",
                  asked_how[] = "by-colour,by-value", to_show[] = "prove x2,prove x3,picture,pass",
                  to_see[] = "equal,unequal", to_doubt[] = "doubt,pass",
                  doubt_on_turn[] = "play blue 3/6,draw,doubt",
                  ask_proof[] =
                      "type × and a whole number, such as ×2, or a fraction, or “picture”";

/* Of Ann, at a table where it must be said. */
static const struct saying {
    const char *language;
    enum situation situation;
    const char *moves, *typed, *expected; /* as in `elsewheres`; a message has a space */
} sayings[] = {
    {"en", SITUATION_DECLARE, asked_how, "by value", "by-value"},
    {"en", SITUATION_DECLARE, asked_how, "VALUE", "by-value"},
    {"en", SITUATION_DECLARE, asked_how, "same number", "by-value"},
    {"en", SITUATION_DECLARE, asked_how, "colour", "by-colour"},
    {"en", SITUATION_DECLARE, asked_how, "color", "by-colour"},
    {"en", SITUATION_DECLARE, asked_how, "By colour", "by-colour"},
    {"en", SITUATION_DECLARE, asked_how, "1", "by-colour"},
    {"en", SITUATION_DECLARE, asked_how, "2", "by-value"},
    {"en", SITUATION_DECLARE, asked_how, "", choose_number},
    {"nl", SITUATION_DECLARE, asked_how, "door de waarde", "by-value"},
    {"nl", SITUATION_DECLARE, asked_how, "getal", "by-value"},
    {"nl", SITUATION_DECLARE, asked_how, "kleur", "by-colour"},
    {"nl", SITUATION_DECLARE, asked_how, "door de kleur", "by-colour"},
    {"de", SITUATION_DECLARE, asked_how, "durch den Wert", "by-value"},
    {"de", SITUATION_DECLARE, asked_how, "Wert", "by-value"},
    {"de", SITUATION_DECLARE, asked_how, "durch die Farbe", "by-colour"},
    {"de", SITUATION_DECLARE, asked_how, "Farbe", "by-colour"},
    {"fr", SITUATION_DECLARE, asked_how, "par la valeur", "by-value"},
    {"fr", SITUATION_DECLARE, asked_how, "nombre", "by-value"},
    {"fr", SITUATION_DECLARE, asked_how, "par la couleur", "by-colour"},
    {"fr", SITUATION_DECLARE, asked_how, "meme couleur", "by-colour"},
    {"en", SITUATION_TURN, on_turn, "blue 3/6 value", "play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "blue 3/6, by value", "play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "red 1/2 by colour", "play red 1/2, by-colour"},
    {"en", SITUATION_TURN, on_turn, "red 1/2 color", "play red 1/2, by-colour"},
    {"en", SITUATION_TURN, on_turn, "1 value", "play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "red half, same value", "play red 1/2, by-value"},
    {"en", SITUATION_TURN, on_turn, "uno, blue 3/6 value", "call, play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "blue 3/6 value uno", "call, play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "blue 3/6 uno value", "call, play blue 3/6, by-value"},
    {"en", SITUATION_TURN, on_turn, "wild red value", "play wild, colour red, by-value"},
    {"nl", SITUATION_TURN, on_turn, "blauw 3/6 getal", "play blue 3/6, by-value"},
    {"nl", SITUATION_TURN, on_turn, "blauw 3/6 door de waarde", "play blue 3/6, by-value"},
    {"nl", SITUATION_TURN, on_turn, "rood 1/2 kleur", "play red 1/2, by-colour"},
    {"de", SITUATION_TURN, on_turn, "blau 3/6 Wert", "play blue 3/6, by-value"},
    {"de", SITUATION_TURN, on_turn, "rot 1/2, durch die Farbe", "play red 1/2, by-colour"},
    {"fr", SITUATION_TURN, on_turn, "bleu 3/6 valeur", "play blue 3/6, by-value"},
    {"fr", SITUATION_TURN, on_turn, "rouge 1/2, par la couleur", "play red 1/2, by-colour"},
    {"en", SITUATION_PROVE, to_show, "x2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "×2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "X 2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "* 2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, ": 2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "÷2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "times 2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "2/4 = 1/2 by ×2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "1/2 x 2 is 2/4", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "prove x2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "x12", "prove x12"},
    {"en", SITUATION_PROVE, to_show, "1/4", "prove 1/4"},
    {"en", SITUATION_PROVE, to_show, "1 / 4", "prove 1/4"},
    {"en", SITUATION_PROVE, to_show, "both are 1/3", "prove 1/3"},
    {"en", SITUATION_PROVE, to_show, "2/4 = 1/2", "prove 1/2"},
    {"en", SITUATION_PROVE, to_show, "1 1/2", "prove 3/2"},
    {"en", SITUATION_PROVE, to_show, "2 2/4 = 1/2", "prove x2"},
    {"en", SITUATION_PROVE, to_show, "1/1000", ask_proof},
    {"en", SITUATION_PROVE, to_show, "x1000", ask_proof},
    {"en", SITUATION_PROVE, to_show, "picture", "picture"},
    {"en", SITUATION_PROVE, to_show, "Bars", "picture"},
    {"en", SITUATION_PROVE, to_show, "pass", "pass"},
    {"en", SITUATION_PROVE, to_show, "x1.5", ask_proof},
    {"en", SITUATION_PROVE, to_show, "x2 x3", ask_proof},
    {"en", SITUATION_PROVE, to_show, "x", ask_proof},
    {"en", SITUATION_PROVE, to_show, "", ask_proof},
    {"en", SITUATION_PROVE, to_show, "prove", ask_proof},
    {"en", SITUATION_PROVE, to_show, "because", ask_proof},
    {"nl", SITUATION_PROVE, to_show, "keer 2", "prove x2"},
    {"nl", SITUATION_PROVE, to_show, "gedeeld door 2", "prove x2"},
    {"nl", SITUATION_PROVE, to_show, "teller en noemer × 2", "prove x2"},
    {"de", SITUATION_PROVE, to_show, "mal 2", "prove x2"},
    {"de", SITUATION_PROVE, to_show, "geteilt durch 2", "prove x2"},
    {"de", SITUATION_PROVE, to_show, "mit 2 erweitert", "prove x2"},
    {"fr", SITUATION_PROVE, to_show, "fois 2", "prove x2"},
    {"fr", SITUATION_PROVE, to_show, "divisé par 2", "prove x2"},
    {"fr", SITUATION_PROVE, to_show, "× 2 en haut et en bas", "prove x2"},
    {"nl", SITUATION_PROVE, to_show, "plaatje", "picture"},
    {"nl", SITUATION_PROVE, to_show, "stroken", "picture"},
    {"de", SITUATION_PROVE, to_show, "Bild", "picture"},
    {"fr", SITUATION_PROVE, to_show, "image", "picture"},
    {"fr", SITUATION_PROVE, to_show, "bandes", "picture"},
    {"nl", SITUATION_PROVE, to_show, "pas", "pass"},
    {"de", SITUATION_PROVE, to_show, "passe", "pass"},
    {"fr", SITUATION_PROVE, to_show, "passe", "pass"},
    {"en", SITUATION_PICTURE, to_see, "equal", "equal"},
    {"en", SITUATION_PICTURE, to_see, "yes", "equal"},
    {"en", SITUATION_PICTURE, to_see, "They are equal", "equal"},
    {"en", SITUATION_PICTURE, to_see, "1", "equal"},
    {"en", SITUATION_PICTURE, to_see, "2", "unequal"},
    {"en", SITUATION_PICTURE, to_see, "no", "unequal"},
    {"en", SITUATION_PICTURE, to_see, "not equal", "unequal"},
    {"en", SITUATION_PICTURE, to_see, "different", "unequal"},
    {"en", SITUATION_PICTURE, to_see, "", choose_number},
    {"nl", SITUATION_PICTURE, to_see, "ja", "equal"},
    {"nl", SITUATION_PICTURE, to_see, "ze zijn gelijk", "equal"},
    {"nl", SITUATION_PICTURE, to_see, "niet gelijk", "unequal"},
    {"de", SITUATION_PICTURE, to_see, "sie sind gleich", "equal"},
    {"de", SITUATION_PICTURE, to_see, "nein", "unequal"},
    {"de", SITUATION_PICTURE, to_see, "sie sind nicht gleich", "unequal"},
    {"fr", SITUATION_PICTURE, to_see, "ils sont égaux", "equal"},
    {"fr", SITUATION_PICTURE, to_see, "egaux", "equal"},
    {"fr", SITUATION_PICTURE, to_see, "ils ne sont pas egaux", "unequal"},
    {"fr", SITUATION_PICTURE, to_see, "non", "unequal"},
    {"en", SITUATION_REACT, to_doubt, "doubt", "doubt"},
    {"en", SITUATION_REACT, to_doubt, "prove it", "doubt"},
    {"en", SITUATION_REACT, to_doubt, "challenge", "doubt"},
    {"nl", SITUATION_REACT, to_doubt, "twijfel", "doubt"},
    {"nl", SITUATION_REACT, to_doubt, "laat zien", "doubt"},
    {"de", SITUATION_REACT, to_doubt, "Zweifel", "doubt"},
    {"de", SITUATION_REACT, to_doubt, "zeig es", "doubt"},
    {"fr", SITUATION_REACT, to_doubt, "doute", "doubt"},
    {"fr", SITUATION_REACT, to_doubt, "montre-le", "doubt"},
    {"en", SITUATION_TURN, doubt_on_turn, "doubt", "doubt"},
    {"en", SITUATION_TURN, doubt_on_turn, "blue 3/6", "play blue 3/6"},
    {"en", SITUATION_CHALLENGE, "draw,challenge", "doubt", "challenge"},
    {"en", SITUATION_TURN, on_turn, "draw value", not_understood},
    {"en", SITUATION_TURN, on_turn, "help value", not_understood},
    {"en", SITUATION_TURN, on_turn, "purple 3/6 value", not_understood},
    {"en", SITUATION_TURN, on_turn, "blue 11/12 value", not_in_deck},
};

START_TEST(why_a_card_matches_is_typed_with_it_or_when_it_is_asked)
{
    const struct saying *saying = &sayings[_i];
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    const struct naming names = {.deck = deck, .seats = 3, .seat = {"Ann", "Bo", "Bot 1"}};
    struct strbuf move = {0};
    struct message problem;
    struct typed typed;
    struct typed_asked asked = {&view, &choices, &names, .declares = true};

    ck_assert_int_eq(text_start(saying->language, &problem), STATUS_OK);
    view.seats = 3;
    view.situation = saying->situation;
    make_moves(&names, saying->moves);
    choices_init(&choices, &view);
    typed_read(&typed, saying->typed, &asked);
    if (typed.kind == TYPED_MOVE)
        print_typed(&move, &names, &typed);
    else
        strbuf_add(&move, typed.say.id);
    ck_assert_str_eq(strbuf_text(&move), saying->expected);
    typed_release(&typed);
    strbuf_clear(&move);

    /* where nobody says so, the words mean nothing */
    asked.declares = false;
    view.situation = SITUATION_TURN;
    typed_read(&typed, "blue 3/6 value", &asked);
    ck_assert_int_eq(typed.kind, TYPED_UNCLEAR);
    typed_release(&typed);
    strbuf_release(&move);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

START_TEST(a_name_of_one_letter_is_one_where_names_are_asked_for)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    const struct naming names = {.deck = deck, .seats = 3, .seat = {"Ann", "D", "Zoë"}};
    const struct {
        enum situation situation;
        const char *typed;
        struct move move;
    } cases[] = {{SITUATION_TURN, "d", move_of(MOVE_DRAW, 0)},
                 {SITUATION_SEAT, "d", move_seat(MOVE_SWAP, 0, 1)},
                 {SITUATION_SEAT, "swap D", move_seat(MOVE_SWAP, 0, 1)},
                 {SITUATION_SEAT, "zoe", move_seat(MOVE_SWAP, 0, 2)},
                 {SITUATION_TURN, "talk d", move_seat(MOVE_TALK, NO_SEAT, 1)}};

    view.seats = 3;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct typed typed;
        view.situation = cases[i].situation;
        view.move_count = 0;
        choices_init(&choices, &view);
        typed_read(&typed, cases[i].typed,
                   &(struct typed_asked){&view, &choices, &names, false, false});
        ck_assert_msg(typed.kind == TYPED_MOVE && move_equal(typed.move, cases[i].move), "“%s”",
                      cases[i].typed);
        typed_release(&typed);
    }
    rules_free(rules);
    deck_free(deck);
}
END_TEST

/* Where everybody is asked and reads along. */
START_TEST(a_line_of_nobody_in_particular_is_asked_whose_it_is)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    const struct {
        const char *line;
        enum typed_kind kind;
    } cases[] = {{"no", TYPED_NOBODY},       {"Nobody", TYPED_NOBODY},    {"hand", TYPED_HAND},
                 {"", TYPED_NOBODY},         {"catch Bo", TYPED_UNCLEAR}, {"1", TYPED_UNCLEAR},
                 {"red 1/2", TYPED_UNCLEAR}, {"?", TYPED_HELP},           {"points", TYPED_POINTS},
                 {"talk Bo", TYPED_MOVE},    {"stop", TYPED_STOP}};

    view.situation = SITUATION_REACT;
    view.asked = 3;
    view.seat = NO_SEAT;
    view.move_count = 0;
    memset(view.held, 0, sizeof view.held);
    choices_init(&choices, &view);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct typed typed;
        typed_read(&typed, cases[i].line,
                   &(struct typed_asked){&view, &choices, &names, true, false});
        ck_assert_msg(typed.kind == cases[i].kind, "“%s”: %d", cases[i].line, typed.kind);
        typed_release(&typed);
    }
    rules_free(rules);
    deck_free(deck);
}
END_TEST

START_TEST(what_others_read_along_names_no_card_of_the_hand)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct typed typed;

    typed_read(&typed, "1/2", &(struct typed_asked){&view, &choices, &names, true, false});
    ck_assert_int_eq(typed.kind, TYPED_UNCLEAR);
    ck_assert_str_eq(typed.say.id,
                     "“{typed}” could be several cards; name its colour and everything on it");
    ck_assert_str_eq(strbuf_text(&typed.list), "");
    typed_release(&typed);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

static const struct verb verbs[] = {
#define VERB(kind, move, words) {kind, move, words},
#include "play/typing/verb-list.h"
#undef VERB
};

/* They are compared as they stand. */
START_TEST(words_of_commands_are_in_small_letters_in_every_language)
{
    static const char *const languages[] = {"en", "nl", "de", "fr"};
    struct message problem;

    ck_assert_int_eq(text_start(languages[_i], &problem), STATUS_OK);
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        if (!verbs[i].words) /* an answer without a word */
            continue;
        struct strbuf folded = {0};
        const char *words = text_get(verbs[i].words);
        fold_text(&folded, words, strlen(words));
        ck_assert_str_eq(strbuf_text(&folded), text_get(verbs[i].words));
        strbuf_release(&folded);
    }
}
END_TEST

/* A help that names a word which then is not understood would be worse than none. */
START_TEST(the_words_of_the_help_are_commands_in_every_language)
{
    static const char *const languages[] = {"en", "nl", "de", "fr"};
    static const char *const words[] = {"draw",  "keep",  "points", "stop", "call",  "hand",
                                        "again", "rules", "catch",  "jump", "wrong", "doubt",
                                        "spin",  "swap",  "shout",  "talk"};
    struct message problem;

    ck_assert_int_eq(text_start(languages[_i], &problem), STATUS_OK);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        ck_assert_msg(typed_is_command(text_get(words[i])), "%s: “%s”", languages[_i],
                      text_get(words[i]));
    ck_assert(typed_is_stop(text_get("stop")));
    ck_assert(!typed_is_stop(text_get("draw")));
    ck_assert(!typed_is_stop(""));
}
END_TEST

START_TEST(every_space_that_one_can_type_is_a_space)
{
    static const char *const spaces[] = {" ",   "\t", "\xC2\xA0", "\xE2\x80\x89", "\xE2\x80\xAF",
                                         " \t "};

    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
        struct strbuf typed = {0}, folded = {0};
        strbuf_addf(&typed, "%sRed%s1/2%s", spaces[i], spaces[i], spaces[i]);
        fold_text(&folded, strbuf_text(&typed), typed.length);
        ck_assert_str_eq(strbuf_text(&folded), "red 1/2");
        strbuf_release(&typed);
        strbuf_release(&folded);
    }
}
END_TEST

START_TEST(who_types_no_colour_is_told_those_that_there_are)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct message problem;
    struct typed typed;

    view.situation = SITUATION_COLOUR;
    ck_assert_int_eq(text_start("nl", &problem), STATUS_OK);
    typed_read(&typed, "roze", &(struct typed_asked){&view, &choices, &names, false, false});
    ck_assert_str_eq(strbuf_text(&typed.list), "blauw, groen, rood, geel");
    typed_release(&typed);
    typed_read(&typed, "g", &(struct typed_asked){&view, &choices, &names, false, false});
    ck_assert_str_eq(strbuf_text(&typed.list), "groen, geel");
    typed_release(&typed);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

START_TEST(only_the_moves_that_a_view_lists_are_allowed)
{
    view.move_count = 2;
    view.moves[0] = move_of(MOVE_DRAW, 0);
    view.moves[1] = move_of(MOVE_PASS, 0);
    view.moves[2] = move_of(MOVE_CALL, 0); /* of an earlier view */
    ck_assert(view_allows(&view, view.moves[0]) && view_allows(&view, view.moves[1]));
    ck_assert(!view_allows(&view, view.moves[2]));
    ck_assert(choices_of_kind(&view, MOVE_PASS) && !choices_of_kind(&view, MOVE_CALL));
}
END_TEST

START_TEST(the_hand_is_among_the_choices_only_where_a_card_may_be_laid)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);

    view.situation = SITUATION_CHALLENGE;
    view.move_count = 2;
    view.moves[0] = move_of(MOVE_DRAW, 0);
    view.moves[1] = move_of(MOVE_CHALLENGE, 0);
    choices_init(&choices, &view);
    ck_assert_int_eq(choices.count, 2);
    ck_assert(!choices.cards);
    view.moves[view.move_count++] = move_card(MOVE_PLAY, 0, card_parse(deck, "red +2"));
    choices_init(&choices, &view);
    ck_assert_int_eq(choices.count, 10);
    ck_assert(choices.cards);
    /* So it is in a window with what may be jumped in. */
    view.situation = SITUATION_REACT;
    view.moves[0] = move_of(MOVE_WRONG, 0);
    view.moves[1] = move_of(MOVE_PASS, 0);
    view.move_count = 2;
    choices_init(&choices, &view);
    ck_assert(!choices.cards);
    view.moves[view.move_count++] = move_card(MOVE_JUMP, 0, card_parse(deck, "red 1/2"));
    choices_init(&choices, &view);
    ck_assert(choices.cards);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

/* Every card of every deck, as the screen names it, with its colour and without. */
static const char *const decks[] = {"classic",   "classic-112",   "equals",          "families",
                                    "fractions", "fractions-208", "first-fractions", "improper",
                                    "lines",     "mixed-forms",   "no-factor",       "percent",
                                    "spin",      "tenths"};
static const char *const languages_used[] = {"en", "nl", "de", "fr"};

/* Types a name, where the hand holds that card alone. */
static void type_name(const struct naming *names, int card, const char *name)
{
    struct typed typed;

    typed_read(&typed, name, &(struct typed_asked){&view, &choices, names, false, false});
    ck_assert_msg(typed.kind == TYPED_MOVE, "“%s” is not understood: %s", name, typed.say.id);
    ck_assert_msg(typed.move.kind == MOVE_PLAY && typed.move.card == card, "“%s” is another card",
                  name);
    typed_release(&typed);
}

START_TEST(every_card_is_typed_as_the_screen_names_it)
{
    struct deck *deck = load_deck(decks[_i / 4]);
    const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct message problem;

    ck_assert_int_eq(text_start(languages_used[_i % 4], &problem), STATUS_OK);
    view = (struct view){.deck = deck, .seats = 2, .situation = SITUATION_TURN, .asked = 1};
    choices_init(&choices, &view);
    for (int card = 0; card < deck_card_count(deck); card++) {
        struct strbuf name = {0};
        if (deck_card(deck, card)->kind == CARD_EXTRA)
            continue;
        view.held[card] = 1;
        view.move_count = 1;
        view.moves[0] = move_card(MOVE_PLAY, 0, card);
        play_name_card(&names, card, &name);
        type_name(&names, card, strbuf_text(&name));
        strbuf_clear(&name);
        play_name_face(deck, card, &name);
        strbuf_add_char(&name, ' ');
        type_name(&names, card, strbuf_text(&name));
        strbuf_release(&name);
        view.held[card] = 0;
    }
    deck_free(deck);
}
END_TEST

START_TEST(whatever_is_typed_is_read_without_harm)
{
    struct deck *deck = load_deck("fractions");
    struct rules *rules = lay(&fractions, deck);
    struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    struct chance chance;
    struct message problem;

    ck_assert_int_eq(text_start("nl", &problem), STATUS_OK);
    chance_init(&chance, 5, CHANCE_TEST, 0);
    for (int i = 20000 / stride(16); i > 0; i--) {
        static const char *const pieces[] = {
            "blauw", "b",      " ",      "1/2",       "½",    "9999999999", ")", "/",
            "ü",     "\xff",   "+",      "joker",     "?",    "0,5",        "%", "speel ",
            "÷",     "\\",     "een ",   "half",      "drie", "kwart",      "-", "en ",
            " op ",  "12345 ", "\u2044", "anderhalf", "de ",  "helft"};
        struct typed typed;
        char line[128] = "";
        for (uint32_t n = chance_below(&chance, 7); n; n--)
            strcat(line, pieces[chance_below(&chance, sizeof pieces / sizeof *pieces)]);
        typed_read(&typed, line, &(struct typed_asked){&view, &choices, &names, false, false});
        if (typed.kind == TYPED_UNCLEAR)
            ck_assert_ptr_nonnull(typed.say.id);
        typed_release(&typed);
    }
    rules_free(rules);
    deck_free(deck);
}
END_TEST

void add_typed(Suite *suite)
{
    TCase *tests = add_case(suite, "typed");

    for (int i = NONE; i < LINES; i += LINES_OF_TEST)
        tcase_add_loop_test(tests, a_typed_line_means_what_a_child_meant, i, i + 1);
    tcase_add_loop_test(tests, a_typed_colour_is_any_beginning_that_is_clear, NONE,
                        (int)(sizeof colours / sizeof *colours));
    tcase_add_loop_test(tests, the_words_of_the_help_are_commands_in_every_language, NONE, 4);
    tcase_add_loop_test(tests, what_is_typed_beside_the_turn_is_read_by_the_situation, 0,
                        (int)(sizeof elsewheres / sizeof *elsewheres));
    tcase_add_loop_test(tests, why_a_card_matches_is_typed_with_it_or_when_it_is_asked, 0,
                        sizeof sayings / sizeof *sayings);
    tcase_add_test(tests, a_name_of_one_letter_is_one_where_names_are_asked_for);
    tcase_add_test(tests, a_line_of_nobody_in_particular_is_asked_whose_it_is);
    tcase_add_test(tests, what_others_read_along_names_no_card_of_the_hand);
    tcase_add_loop_test(tests, words_of_commands_are_in_small_letters_in_every_language, 0, 4);
    tcase_add_test(tests, every_space_that_one_can_type_is_a_space);
    tcase_add_test(tests, who_types_no_colour_is_told_those_that_there_are);
    tcase_add_test(tests, only_the_moves_that_a_view_lists_are_allowed);
    tcase_add_test(tests, the_hand_is_among_the_choices_only_where_a_card_may_be_laid);
    add_sample(tests, every_card_is_typed_as_the_screen_names_it,
               4 * (int)(sizeof decks / sizeof *decks));
    tcase_add_test(tests, whatever_is_typed_is_read_without_harm);
}
