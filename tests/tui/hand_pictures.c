/* The pictures of all cards that ship, in hands and on the pile: each can be counted. */
#include "lesson/figure.h"
#include "play/names.h"
#include "screen.h"
#include "tui/card/card_face.h"
#include "tui/table/scene.h"

#include <dirent.h>
#include <string.h>

enum { HAND = 7 };

static const struct {
    int columns, rows;
    bool projector;
} windows[] = {{80, 24, false}, {100, 30, false}, {120, 36, true}, {80, 24, true}, {160, 50, true}};

static const struct display_looks all_looks[] = {
    {.face = FACE_HALVES, .colours = true},
    {.face = FACE_CELLS},
    {.face = FACE_DOTS},
    {.face = FACE_ASCII, .ascii = true},
};

enum {
    WINDOWS = sizeof windows / sizeof *windows,
    LOOKS = sizeof all_looks / sizeof *all_looks,
    DECK_NAMES = 40
};

/* Calls with each shipped deck. */
static void for_all_decks(void (*check)(const char *name, const struct deck *deck))
{
    struct strbuf path = {0};
    int decks = 0;

    strbuf_addf(&path, "%s/decks", getenv("BREUK_SOURCE"));
    DIR *folder = opendir(strbuf_text(&path));
    ck_assert_ptr_nonnull(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *end = strstr(entry->d_name, ".xml");
        struct diag diag = {0};
        struct deck *deck;
        if (!end || strcmp(entry->d_name, "schemas.xml") == 0)
            continue;
        strbuf_clear(&path);
        strbuf_addf(&path, "%s/decks/%s", getenv("BREUK_SOURCE"), entry->d_name);
        ck_assert_int_eq(deck_load(&deck, strbuf_text(&path), &diag), STATUS_OK);
        check(entry->d_name, deck);
        deck_free(deck);
        diag_release(&diag);
        decks++;
    }
    closedir(folder);
    strbuf_release(&path);
    ck_assert_int_gt(decks, 10);
}

/* The pictures of a deck in its first colour, or in none; returns how many. */
static int find_pictures(const struct deck *deck, int *cards)
{
    int count = 0;

    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->picture != PICTURE_NONE && deck_card(deck, i)->suit < 1)
            cards[count++] = i;
    return count;
}

static int hands_seen;

/* A hand in which these pictures stand side by side. */
static void check_hand(const char *name, const struct deck *deck, const int *cards, int count,
                       int first)
{
    for (int look = 0; look < LOOKS; look++)
        for (int w = 0; w < WINDOWS; w++) {
            struct scene scene = {.deck = deck, .cards = HAND, .chosen = -1};
            for (int i = 0; i < HAND; i++)
                scene.hand[i] = cards[(first + i) % count];
            struct layout layout = scene_layout(&scene, &all_looks[look], windows[w].columns,
                                                windows[w].rows, windows[w].projector);
            for (int i = 0; i < HAND; i++)
                ck_assert_msg(scene_shows_hand(&scene, &layout, &all_looks[look], scene.hand[i]),
                              "%s: %s at %dx%d, face %d: card of %dx%d", name,
                              deck_card(deck, scene.hand[i])->id, windows[w].columns,
                              windows[w].rows, all_looks[look].face, layout.hand.width,
                              layout.hand.height);
            ck_assert_int_lt(layout.hand.x + (layout.hand_in_row - 1) * layout.hand_step +
                                 layout.hand.width - 1,
                             windows[w].columns);
            hands_seen++;
        }
}

static void check_hands(const char *name, const struct deck *deck)
{
    int cards[SCENE_HAND], count = find_pictures(deck, cards);

    for (int first = 0; first < count; first++)
        check_hand(name, deck, cards, count, first);
}

START_TEST(every_picture_of_a_hand_can_be_counted)
{
    hands_seen = 0;
    for_all_decks(check_hands);
    ck_assert_int_gt(hands_seen, 1000);
}
END_TEST

static void check_pile(const char *name, const struct deck *deck)
{
    int cards[SCENE_HAND], count = find_pictures(deck, cards);

    for (int look = 0; look < LOOKS; look++)
        for (int w = 0; w < WINDOWS; w++) {
            struct scene scene = {.deck = deck, .cards = HAND, .chosen = -1};
            for (int i = 0; i < HAND; i++)
                scene.hand[i] = NO_CARD;
            struct layout layout = scene_layout(&scene, &all_looks[look], windows[w].columns,
                                                windows[w].rows, windows[w].projector);
            for (int i = 0; i < count; i++) {
                struct place places[] = {layout.top, layout.below};
                for (int p = 0; p < 2; p++)
                    ck_assert_msg(card_face_shows_all(deck, cards[i], &all_looks[look],
                                                      places[p].width, places[p].height),
                                  "%s: %s on the pile at %dx%d, face %d: card of %dx%d", name,
                                  deck_card(deck, cards[i])->id, windows[w].columns,
                                  windows[w].rows, all_looks[look].face, places[p].width,
                                  places[p].height);
                hands_seen++;
            }
            ck_assert_int_le(layout.panel.x + layout.panel.width, windows[w].columns);
        }
}

START_TEST(every_picture_on_the_pile_can_be_counted)
{
    hands_seen = 0;
    for_all_decks(check_pile);
    ck_assert_int_gt(hands_seen, 500);
}
END_TEST

static struct figure figure_of(const struct card *card)
{
    return figure_picture(SHAPE_BAR, &card->notation);
}

/* Two cards have the same words only where they are the same to be seen. */
static void check_words(const char *name, const struct deck *deck)
{
    struct naming names = {.deck = deck, .pictures = PICTURES_SAID};
    int cards[SCENE_HAND], count = find_pictures(deck, cards);
    struct strbuf *words = calloc((size_t)count + 1, sizeof *words);

    for (int i = 0; i < count; i++) {
        struct figure figure = figure_of(deck_card(deck, cards[i]));
        play_name_card(&names, cards[i], &words[i]);
        for (int other = 0; other < i; other++) {
            struct figure before = figure_of(deck_card(deck, cards[other]));
            if (deck_card(deck, cards[i])->picture == PICTURE_SQUARE ||
                figure_same(&figure, &before))
                continue;
            ck_assert_msg(strcmp(strbuf_text(&words[i]), strbuf_text(&words[other])) != 0, "%s: %s",
                          name, strbuf_text(&words[i]));
            hands_seen++;
        }
    }
    for (int i = 0; i < count; i++)
        strbuf_release(&words[i]);
    free(words);
}

START_TEST(the_words_of_a_picture_tell_its_parts)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    hands_seen = 0;
    for_all_decks(check_words);
    ck_assert_int_gt(hands_seen, 100);
}
END_TEST

void add_hand_pictures(Suite *suite)
{
    TCase *tests = add_case(suite, "hand-pictures");

    tcase_add_test(tests, every_picture_of_a_hand_can_be_counted);
    tcase_add_test(tests, every_picture_on_the_pile_can_be_counted);
    tcase_add_test(tests, the_words_of_a_picture_tell_its_parts);
}
