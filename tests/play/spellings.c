/* A card in hand is never said to be missing from the deck: each card of each deck, in each
 * language, in the spellings in which people write it. */
#include "deck/deck.h"
#include "play/typing/typed.h"
#include "rules/rules.h"
#include "sections.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

static const char *const languages[] = {"en", "nl", "de", "fr"};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static struct view view;
static struct choices choices;

/* A card being written. */
struct writing {
    const struct deck *deck;
    const struct card *card;
    const char *suit, *abbreviation, *id; /* of its suit, or "" */
    char face[128];                       /* as it is shown, without the spaces of typesetters */
    struct number_style style;
};

typedef void spelling(const struct writing *writing, struct strbuf *out);

static void face_first(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s %s", writing->face, writing->suit);
}

static void suit_first(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s %s", writing->suit, writing->face);
}

static void loud(const struct writing *writing, struct strbuf *out)
{
    char upper[128];
    size_t i = 0;

    for (; writing->face[i]; i++)
        upper[i] = (char)toupper((unsigned char)writing->face[i]);
    upper[i] = '\0';
    strbuf_addf(out, "  %s   %s ", writing->suit, upper);
}

static void abbreviated(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s %s", writing->abbreviation, writing->face);
}

static void abbreviated_behind(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s %s", writing->face, writing->abbreviation);
}

static void in_english(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s %s", writing->id, writing->face);
}

static void glued(const struct writing *writing, struct strbuf *out)
{
    if (isdigit((unsigned char)*writing->face))
        strbuf_addf(out, "%s%s", writing->abbreviation, writing->face);
}

static void with_comma(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s, %s", writing->suit, writing->face);
}

static void with_colon(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s: %s.", writing->suit, writing->face);
}

static void with_joy(const struct writing *writing, struct strbuf *out)
{
    strbuf_addf(out, "%s, %s!", writing->face, writing->suit);
}

/* "red 1/2 pie" */
static void picture_last(const struct writing *writing, struct strbuf *out)
{
    const char *word = writing->card->picture != PICTURE_NONE
                           ? text_get(play_picture_words[writing->card->picture])
                           : NULL;

    if (word)
        strbuf_addf(out, "%s %s %s", writing->suit, writing->face + strlen(word) + 1, word);
}

static void picture_in_english(const struct writing *writing, struct strbuf *out)
{
    enum picture picture = writing->card->picture;

    if (picture != PICTURE_NONE)
        strbuf_addf(out, "%s %s%s", writing->id, play_picture_words[picture],
                    writing->face + strlen(text_get(play_picture_words[picture])));
}

/* "1 1/2", "1+1/2": both, whatever the deck is printed with. */
static void number_in(const struct writing *writing, struct strbuf *out, bool comma, bool plus)
{
    struct number_style style = writing->style;

    if (writing->card->kind != CARD_NUMBER || writing->card->picture != PICTURE_NONE ||
        writing->card->spin)
        return;
    style.decimal_comma = comma;
    style.mixed = plus ? MIXED_PLUS : MIXED_SPACE;
    strbuf_addf(out, "%s ", writing->suit);
    notation_print(&writing->card->notation, &style, out);
}

static void mixed_with_plus(const struct writing *writing, struct strbuf *out)
{
    number_in(writing, out, false, true);
}

static void mixed_with_space(const struct writing *writing, struct strbuf *out)
{
    number_in(writing, out, true, false);
}

static void without_spaces(const struct writing *writing, struct strbuf *out)
{
    bool whole_before = strchr(writing->face, ' ') && strchr(writing->face, '/'); /* 33 1/3 % */

    if (writing->card->kind != CARD_NUMBER || writing->card->picture != PICTURE_NONE ||
        whole_before)
        return;
    strbuf_addf(out, "%s ", writing->suit);
    for (const char *c = writing->face; *c; c++)
        if (*c != ' ')
            strbuf_add_char(out, *c);
}

static void with_spaces(const struct writing *writing, struct strbuf *out)
{
    if (!strchr(writing->face, '/'))
        return;
    strbuf_addf(out, "%s ", writing->suit);
    for (const char *c = writing->face; *c; c++)
        strbuf_addf(out, *c == '/' ? " %c " : "%c", *c);
}

static const struct {
    const char *name;
    spelling *write;
} spellings[] = {
#define SPELLING(name)                                                                             \
    {                                                                                              \
#name, name                                                                                \
    }
    SPELLING(face_first),         SPELLING(suit_first),       SPELLING(loud),
    SPELLING(abbreviated),        SPELLING(in_english),       SPELLING(glued),
    SPELLING(with_comma),         SPELLING(picture_last),     SPELLING(picture_in_english),
    SPELLING(mixed_with_plus),    SPELLING(mixed_with_space), SPELLING(without_spaces),
    SPELLING(abbreviated_behind), SPELLING(with_spaces),      SPELLING(with_colon),
    SPELLING(with_joy),
#undef SPELLING
};

static void expect_card(const struct naming *names, const char *typed_text, const char *how,
                        int card)
{
    const struct typed_asked asked = {&view, &choices, names, false, false};
    struct typed typed;

    typed_read(&typed, typed_text, &asked);
    ck_assert_msg(typed.kind == TYPED_MOVE && typed.move.card == card, "%s, %s, %s: “%s”: %s",
                  deck_about(names->deck)->name, text_language(), how, typed_text,
                  typed.kind == TYPED_MOVE ? "another move"
                  : typed.say.id           ? typed.say.id
                                           : "another command");
    typed_release(&typed);
}

static void copy_plain(char out[128], const char *text)
{
    size_t length = 0;

    for (const char *c = text; *c; c++) {
        bool space = strncmp(c, "\u00a0", 2) == 0, narrow = strncmp(c, "\u202f", 3) == 0;
        out[length++] = space || narrow ? ' ' : *c;
        c += space ? 1 : narrow ? 2 : 0;
    }
    out[length] = '\0';
}

static void expect_spellings(const struct naming *names, int index)
{
    const struct deck *deck = names->deck;
    const struct card *card = deck_card(deck, index);
    struct writing writing = {.deck = deck, .card = card, .suit = "", .abbreviation = "", .id = ""};
    struct strbuf face = {0};

    if (card->suit != DECK_NONE) {
        const struct suit *suit = deck_suit(deck, card->suit);
        writing.suit = words_in(&suit->names, text_language());
        writing.abbreviation = words_in(&suit->abbreviations, text_language());
        writing.id = suit->id;
    }
    writing.style = deck_about(deck)->style ? *deck_about(deck)->style : *text_number_style();
    play_name_face(deck, index, &face);
    copy_plain(writing.face, strbuf_text(&face));
    strbuf_release(&face);
    memset(view.held, 0, sizeof view.held);
    view.held[index] = 1;
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        struct strbuf text = {0};
        spellings[i].write(&writing, &text);
        if (text.length)
            expect_card(names, strbuf_text(&text), spellings[i].name, index);
        strbuf_release(&text);
    }
}

START_TEST(a_card_in_hand_is_found_in_whatever_way_it_is_written)
{
    struct message why;
    struct strbuf folder = {0};

    strbuf_addf(&folder, "%s/decks", getenv("BREUK_SOURCE"));
    DIR *open = opendir(strbuf_text(&folder));
    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        struct refusal refused;
        struct rules *rules;
        char name[256];
        if (length < 4 || strcmp(file->d_name + length - 4, ".xml") != 0 ||
            strcmp(file->d_name, "schemas.xml") == 0)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)length - 4, file->d_name);
        struct deck *deck = load_deck(name);
        const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
        ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 2, &refused), STATUS_OK);
        view = (struct view){
            .rules = rules, .deck = deck, .seats = 2, .situation = SITUATION_TURN, .asked = 1};
        choices_init(&choices, &view);
        for (int i = 0; i < LANGUAGES; i++) {
            ck_assert_int_eq(text_start(languages[i], &why), STATUS_OK);
            for (int card = 0; card < deck_card_count(deck); card++)
                if (deck_card(deck, card)->kind != CARD_EXTRA && sampled(card + i, 3 * LANGUAGES))
                    expect_spellings(&names, card);
        }
        ck_assert_int_eq(text_start("en", &why), STATUS_OK);
        rules_free(rules);
        deck_free(deck);
    }
    closedir(open);
    strbuf_release(&folder);
}
END_TEST

START_TEST(words_around_a_number_of_the_deck_are_not_understood_but_it_is_there)
{
    static const struct {
        const char *typed, *said;
    } rows[] = {
        {"blue please 1/2", "I do not understand “{typed}”; type ? to see what you can type"},
        {"blue - 3/4", "I do not understand “{typed}”; type ? to see what you can type"},
        {"blue 7/11", "this deck has no card “{text}” in play"},
        {"blue, 7/11", "this deck has no card “{text}” in play"},
        {"red 3/15", NULL},
    };
    struct deck *deck = load_deck("equals");
    const struct naming names = {.deck = deck, .seats = 2, .seat = {"Ann", "Bo"}};
    const struct typed_asked asked = {&view, &choices, &names, false, false};
    struct refusal refused;
    struct rules *rules;

    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 2, &refused), STATUS_OK);
    view = (struct view){.rules = rules, .deck = deck, .seats = 2, .asked = 1};
    choices_init(&choices, &view);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct typed typed;
        typed_read(&typed, rows[i].typed, &asked);
        ck_assert_msg(rows[i].said ? typed.say.id && strcmp(typed.say.id, rows[i].said) == 0
                                   : typed.kind == TYPED_MOVE,
                      "%s: %s", rows[i].typed, typed.say.id ? typed.say.id : "a move");
        typed_release(&typed);
    }
    rules_free(rules);
    deck_free(deck);
}
END_TEST

void add_spellings(Suite *suite)
{
    TCase *tests = add_case(suite, "spellings");

    tcase_add_test(tests, a_card_in_hand_is_found_in_whatever_way_it_is_written);
    tcase_add_test(tests, words_around_a_number_of_the_deck_are_not_understood_but_it_is_there);
}
