#include "tui/card/card_face.h"
#include "tui/card/card_inside.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/wrap.h"

enum { WORDS = 3 };

/* What stands on an action card: up to two rows of a sign, and what it does, in a shorter word
 * where there is no room for the longer one. */
struct face {
    const char *sign[2];
    const char *large; /* the sign where there is room for digits of several rows */
    const char *word[WORDS];
    bool colours; /* the signs of all colours stand above */
};

static const struct face faces[] = {
    [ACTION_DRAW_TWO] = {.sign = {"+2"}, .large = "+2", .word = {N_("take 2")}},
    [ACTION_REVERSE] = {.sign = {"──►", "◄──"},
                        .large = "⇄",
                        .word = {N_("reverse"), N_("other way")}},
    [ACTION_SKIP] = {.sign = {"(/)"}, .large = "⊘", .word = {N_("skip"), N_("wait")}},
    [ACTION_WILD] = {.word = {N_("wild")}, .colours = true},
    [ACTION_WILD_DRAW_FOUR] = {.sign = {"+4"},
                               .large = "+4",
                               .word = {N_("take 4")},
                               .colours = true},
};

/* In colours three columns a sign, which stands in the middle of its suit's colour, or two where
 * there is less room; else two, or one. */
static void put_colours(const struct card_inside *inside, int y)
{
    int count = deck_suit_count(inside->deck), width = inside->width;
    bool colours = inside->looks->colours;
    int wide = colours && 3 * count <= width ? 3 : 2 * count <= width ? 2 : 1;
    int rows = wide * count > width ? 2 : 1, in_row = (count + rows - 1) / rows;
    int x = (width - wide * in_row + (!colours && wide == 2)) / 2;

    for (int suit = 0; suit < count; suit++) {
        const struct suit *drawn = deck_suit(inside->deck, suit);
        int left = x + suit % in_row * wide, row = y + suit / in_row;
        struct cell cell = {.role = ROLE_BAND, .hue = suit + 1};
        for (int i = 0; colours && i < wide; i++)
            inside_set(inside, left + i, row, cell);
        cell.character = suit_sign(drawn, inside->looks);
        if (!cell.character)
            utf8_first(suit_letters(drawn), &cell.character);
        inside_set(inside, left + (wide == 3), row, cell);
    }
}

/* The longest of its words that fits; NULL: none. */
static const char *word_of(const struct card_inside *inside, const struct face *face)
{
    for (int i = 0; i < WORDS && face->word[i]; i++)
        if (wrap_columns(text_get(face->word[i])) <= inside->width)
            return text_get(face->word[i]);
    for (int i = 0; i < WORDS && face->word[i]; i++)
        if (inside_rows(inside, text_get(face->word[i])) == 2 && inside->height > 4)
            return text_get(face->word[i]);
    return NULL;
}

/* The sign in large digits between the colours and the word. */
static bool put_large_sign(const struct card_inside *inside, const struct face *face, int colours,
                           const char *word)
{
    struct card_inside middle = *inside;

    middle.y += colours;
    middle.height -= colours + (word ? inside_rows(inside, word) : 0);
    if (inside->strip || !face->large || !card_large_put(&middle, inside->height, face->large))
        return false;
    if (face->colours)
        put_colours(inside, 0);
    if (word)
        inside_put_words(inside, colours + middle.height, word);
    return true;
}

void card_action_put(const struct card_inside *inside, const struct card *card)
{
    const struct face *face = &faces[card->action];
    const char *word = word_of(inside, face);
    int colours = !face->colours ? 0 : deck_suit_count(inside->deck) > inside->width ? 2 : 1;
    int signs = colours + (face->sign[0] != NULL) + (face->sign[1] != NULL);
    int rest = inside->height - signs - (word ? inside_rows(inside, word) : 0);
    int y = inside->strip || rest < 0 ? 0 : rest / 2;

    if (put_large_sign(inside, face, colours, word))
        return;
    if (inside->strip && inside->height > signs)
        y = 1;
    if (face->colours) {
        put_colours(inside, y);
        y += colours;
    }
    for (int i = 0; i < 2 && face->sign[i]; i++)
        inside_put_centred(inside, y++, face->sign[i]);
    if (word && rest >= 0)
        inside_put_words(inside, y, word);
}
